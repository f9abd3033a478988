//! The programs whose traces and trees are frozen from CPython 3.11.

use include_dir::{Dir, File, include_dir};
use rewindable_python::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The folder `tests`, since a test on wasm has no files.
static TESTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests");

/// A program, and its result in CPython.
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
    cases.extend(files("cases", "txt").into_iter().flat_map(|file| small(text(file))));
    cases
}

/// The files of a folder of `tests` with this extension, in the order of their names.
pub(crate) fn files(folder: &str, end: &str) -> Vec<&'static File<'static>> {
    let files = TESTS.get_dir(folder).expect("the folder").files();
    let mut files: Vec<_> = files.filter(|file| file.path().extension().is_some_and(|found| found == end)).collect();
    files.sort_by_key(|file| file.path());
    assert!(!files.is_empty());
    files
}

/// The text of a file.
pub(crate) fn text(file: &'static File<'static>) -> &'static str {
    file.contents_utf8().expect("UTF-8")
}

/// The text of the file beside it, which has the same name and the extension `txt`.
pub(crate) fn frozen(file: &'static File<'static>) -> &'static str {
    let path = file.path().with_extension("txt");
    text(TESTS.get_file(&path).unwrap_or_else(|| panic!("{} is missing", path.display())))
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn long() -> Vec<Case> {
    let trees = include_str!("../traces/trees.txt");
    let tree = |name: &str| trees.lines().find_map(|row| row.strip_prefix(name)?.strip_prefix(": ")).map(words);
    let case = |file: &'static File<'static>| {
        let name = file.path().file_stem().expect("a name").to_string_lossy().into_owned();
        Case {
            tree: tree(&name).unwrap_or_else(|| panic!("{name} has no tree: run tests/tools/freeze.py cases")),
            program: text(file).to_owned(),
            input: String::new(),
            trace: frozen(file).to_owned(),
            name,
        }
    };
    files("traces", "py").into_iter().map(case).collect()
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

/// Cargo does not notice a new file.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn every_file_is_embedded() {
    for folder in ["cases", "tables", "traces"] {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
        let files = std::fs::read_dir(path).expect("the folder").count();
        let embedded = TESTS.get_dir(folder).expect("the folder").files().count();
        assert_eq!(embedded, files, "{folder}: touch languages/python/tests/it/cases.rs");
    }
}
