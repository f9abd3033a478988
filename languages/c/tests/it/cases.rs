//! Small programs compared with gcc 12; `tests/tools/freeze_cases.py` freezes the results.

use include_dir::{Dir, File, include_dir};
use rewindable_c::machine::End;
use rewindable_c::refusal::Reason;
use rewindable_c::{Language, Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The folder `tests`, since a test on wasm has no files.
static TESTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests");

/// In front of the exit code of a case.
pub(crate) const EXIT: &str = "\n// exit: ";

const HEADERS: [&str; 14] = [
    "stdio", "stdlib", "string", "math", "ctype", "time", "stdbool", "limits", "assert", "stdint", "inttypes",
    "stddef", "float", "strings",
];

/// The output of a program in its first million lines.
pub(crate) fn printed_by(machine: &mut Machine) -> String {
    let mut output = machine.text().to_owned();
    while machine.lines() < 1_000_000 && machine.step() {
        output.push_str(machine.text());
    }
    output
}

/// The lines of a run, each when it is about to be carried out.
pub(crate) fn lines(machine: &mut Machine) -> Vec<u32> {
    let mut lines = vec![machine.line()];
    while machine.step() {
        lines.push(machine.line());
    }
    lines.pop();
    lines
}

/// A small program with its input, and the frozen result of the compiler of its language.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) program: String,
    language: Language,
    input: &'static str,
    output: &'static str,
    end: &'static str,
}

impl Case {
    pub(crate) fn start(&self) -> Machine {
        let program = Program::with_language(&self.program, self.language);
        program.unwrap_or_else(|refusal| panic!("{}: {refusal}", self.name)).start(self.input)
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

/// The cases of a folder of `tests`, each as its name and the rest.
pub(crate) fn named(folder: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let cases = files(folder, "txt").into_iter().flat_map(|file| text(file).split("// case: ").skip(1));
    cases.map(|case| case.split_once('\n').expect("a name"))
}

/// The programs of a folder, made `whole`, of which the compiler has frozen the output, and behind `mark` the end.
pub(crate) fn read(folder: &str, language: Language, whole: impl Fn(&str) -> String, mark: &str) -> Vec<Case> {
    let case = |(name, rest): (&'static str, &'static str)| {
        let (program, frozen) = rest.split_once("// output:\n").expect("an output");
        let (program, input) = program.split_once("// input:\n").unwrap_or((program, ""));
        let (output, end) = frozen.rsplit_once(mark).expect("an end");
        Case { name, program: whole(program), language, input, output, end: end.trim_end() }
    };
    named(folder).map(case).collect()
}

/// Compares each program with the frozen result.
pub(crate) fn compare(cases: &[Case], ended: impl Fn(&End) -> String) {
    let mut wrong = Vec::new();
    for Case { name, program, language, input, output, end } in cases {
        match Program::with_language(program, *language) {
            Ok(program) => {
                let mut machine = program.start(input);
                let printed = printed_by(&mut machine);
                let found = machine.end().map(&ended).unwrap_or_default();
                if printed != *output || found != *end {
                    wrong.push(format!("{name}: {found}, not {end}\n{printed}---\n{output}"));
                }
            }
            Err(refusal) => wrong.push(format!("{name}: {refusal}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Asserts that each program of a folder, made `whole`, is refused as a mistake in the frozen line, the first or the one
/// in that `column`, but where `-` stands; how many there are.
pub(crate) fn refused(folder: &str, column: usize, language: Language, whole: impl Fn(&str) -> String) -> usize {
    let (mut wrong, mut count) = (Vec::new(), 0);
    for (name, case) in named(folder) {
        let (program, lines) = case.split_once("// line:\n").expect("a line");
        let line = lines.split_whitespace().nth(column).expect("a line");
        // In C++ the end of a bracket is looked for before what stands in it is read.
        let is_open = column == 1 && matches!(name, "brace_missing_between_functions" | "braces_that_do_not_end");
        if line == "-" || is_open {
            continue;
        }
        count += 1;
        match Program::with_language(&whole(program), language) {
            Err(refusal) if refusal.line.to_string() == line && matches!(refusal.reason, Reason::Mistake(_)) => {}
            other => wrong.push(format!("{name}: {:?}, not line {line}\n", other.err())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
    count
}

/// The exit code of a run, or why it has none.
pub(crate) fn exit(end: &End) -> String {
    if let End::Exit(code) = end { code.to_string() } else { end.to_string() }
}

pub(crate) fn all() -> Vec<Case> {
    read("cases", Language::C, complete, EXIT)
}

#[test]
fn each_prints_what_gcc_makes_it_print() {
    compare(&all(), exit);
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
