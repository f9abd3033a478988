//! The programs whose traces and trees are frozen from CPython 3.11.

use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

use rewindable_python::{Machine, Program};

/// A program, and what CPython makes of it.
pub(crate) struct Case {
    pub name: String,
    pub program: String,
    pub input: String,
    /// A checksum of the tree of each statement of the module.
    pub tree: Vec<String>,
    pub trace: String,
}

impl Case {
    pub(crate) fn start(&self) -> Machine {
        let program = Program::new(&self.program).unwrap_or_else(|refusals| panic!("{}: {refusals:?}", self.name));
        program.start(&self.input, 0)
    }
}

/// The longer programs of `tests/traces`, then the small ones of `tests/cases`.
pub(crate) fn all() -> Vec<Case> {
    let mut cases = long();
    cases.extend(files("cases", "txt").iter().flat_map(|path| small(&read(path))));
    cases
}

pub(crate) fn files(folder: &str, end: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let files = read_dir(folder).expect("the folder").map(|file| file.expect("a file").path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|found| found == end)).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

pub(crate) fn read(path: &Path) -> String {
    read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn long() -> Vec<Case> {
    let trees = include_str!("../traces/trees.txt");
    let tree = |name: &str| trees.lines().find_map(|row| row.strip_prefix(name)?.strip_prefix(": ")).map(words);
    let case = |path: &PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        Case {
            tree: tree(&name).unwrap_or_else(|| panic!("{name} has no tree: run tests/tools/freeze_cases.py")),
            program: read(path),
            input: String::new(),
            trace: read(&path.with_extension("txt")),
            name,
        }
    };
    files("traces", "py").iter().map(case).collect()
}

fn small(file: &str) -> Vec<Case> {
    let case = |case: &str| {
        let (name, rest) = case.split_once('\n').expect("a name");
        let (program, rest) = rest.split_once("# tree: ").expect("a tree");
        let (program, input) = program.split_once("# input:\n").unwrap_or((program, ""));
        let (tree, trace) = rest.split_once("\n# trace:\n").expect("a trace");
        Case {
            name: name.to_owned(),
            program: program.to_owned(),
            input: input.to_owned(),
            tree: words(tree),
            trace: trace.to_owned(),
        }
    };
    file.split("# case: ").skip(1).map(case).collect()
}

#[test]
fn there_are_twelve_twins_and_150_small_cases_with_names_of_their_own() {
    let mut names: Vec<_> = all().into_iter().map(|case| case.name).collect();
    let (twins, small): (Vec<_>, Vec<_>) =
        names.iter().partition(|name| ["queens_", "knight_"].iter().any(|start| name.starts_with(start)));
    assert!(twins.len() >= 12 && small.len() >= 150, "{} and {}", twins.len(), small.len());
    names.sort();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
}
