//! Trees and errors, frozen from CPython 3.11 by `tests/tools/freeze.py trees`.

use rewindable_python::syntax::parse;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::dump;

/// The programs of a file, with their results in CPython.
pub(crate) fn cases(file: &str) -> Vec<(String, String, String)> {
    let cases = file.split("# case: ").skip(1).map(|case| {
        let (name, rest) = case.split_once('\n').expect("a name");
        let (program, tree) = rest.split_once("# tree:\n").expect("a tree");
        let program = program.replace('␉', "\t").replace('␍', "\r").replace('␌', "\u{c}");
        let program = program.strip_suffix("␄\n").unwrap_or(&program).to_owned();
        (name.to_owned(), program, tree.to_owned())
    });
    cases.collect()
}

pub(crate) const ACCEPTED: &str = include_str!("../syntax/accepted.txt");
pub(crate) const REFUSED: &str = include_str!("../syntax/refused.txt");

#[test]
fn programs_have_the_trees_of_cpython() {
    for (name, program, tree) in cases(ACCEPTED) {
        match parse(&program) {
            Ok(module) => assert_eq!(dump::module(&module), tree, "{name}\n{program}"),
            Err(error) => panic!("{name}: {error}\n{program}"),
        }
    }
}

#[test]
fn errors_have_the_words_and_lines_of_cpython() {
    for (name, program, expected) in cases(REFUSED) {
        let error = parse(&program).expect_err(&format!("{name} has no error\n{program}"));
        let text = format!("! {} {}: {}\n", error.kind.name(), error.line, error.message);
        assert_eq!(text, expected, "{name}\n{program}");
    }
}
