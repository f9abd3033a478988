//! Small programs beside what gcc 12 makes of them, which `tests/tools/freeze_cases.py` has written.

use include_dir::{Dir, File, include_dir};
use rewindable_c::machine::End;
use rewindable_c::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The folder `tests`, since a test on wasm has no files.
static TESTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests");

const HEADERS: [&str; 14] = [
    "stdio", "stdlib", "string", "math", "ctype", "time", "stdbool", "limits", "assert", "stdint", "inttypes",
    "stddef", "float", "strings",
];

/// What a program prints in its first million lines.
pub(crate) fn printed_by(machine: &mut Machine) -> String {
    let mut output = machine.text().to_owned();
    while machine.lines() < 1_000_000 && machine.step() {
        output.push_str(machine.text());
    }
    output
}

/// A program with its input, and what gcc makes of it.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) program: String,
    pub(crate) input: String,
    pub(crate) output: String,
    pub(crate) exit: u8,
}

impl Case {
    pub(crate) fn start(&self) -> Machine {
        let program = Program::new(&self.program).unwrap_or_else(|refusal| panic!("{}: {refusal}", self.name));
        program.start(&self.input)
    }
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

/// A program of which only the body of `main` is given, with its headers.
fn complete(program: &str) -> String {
    if program.contains("main") {
        return program.to_owned();
    }
    let headers: String = HEADERS.iter().map(|name| format!("#include <{name}.h>\n")).collect();
    format!("{headers}int main(void) {{\n{program}return 0;\n}}\n")
}

fn read(case: &str) -> Case {
    let (name, rest) = case.split_once('\n').expect("a name");
    let (program, frozen) = rest.split_once("// output:\n").expect("an output");
    let (program, input) = program.split_once("// input:\n").unwrap_or((program, ""));
    let (output, exit) = frozen.rsplit_once("\n// exit: ").expect("an exit code");
    Case {
        name: name.to_owned(),
        program: complete(program),
        input: input.to_owned(),
        output: output.to_owned(),
        exit: exit.trim_end().parse().expect("a code"),
    }
}

pub(crate) fn all() -> Vec<Case> {
    files("cases", "txt").into_iter().flat_map(|file| text(file).split("// case: ").skip(1).map(read)).collect()
}

#[test]
fn each_prints_what_gcc_makes_it_print() {
    let mut wrong = Vec::new();
    for case in all() {
        let mut machine = match Program::new(&case.program) {
            Ok(program) => program.start(&case.input),
            Err(refusal) => {
                wrong.push(format!("{}: {refusal}", case.name));
                continue;
            }
        };
        let mut output = machine.text().to_owned();
        while machine.lines() < 1_000_000 && machine.step() {
            output.push_str(machine.text());
        }
        if output != case.output || machine.end() != Some(&End::Exit(case.exit)) {
            let end = machine.end().map(ToString::to_string).unwrap_or_default();
            wrong.push(format!("{}: {end}, not exit {}\n{output}---\n{}", case.name, case.exit, case.output));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn there_are_200_with_names_of_their_own() {
    let mut names: Vec<_> = all().into_iter().map(|case| case.name).collect();
    assert!(names.len() >= 200, "{}", names.len());
    names.sort();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count);
}
