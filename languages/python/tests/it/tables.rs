//! The results of functions, methods and operators for many values, compared with CPython 3.11.

use rewindable_python::Program;
use rewindable_python::machine::End;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::{files, frozen, text};

/// The output of a program, and its end.
fn run(program: &str) -> (String, Option<End>) {
    let program = Program::new(program).unwrap_or_else(|refusals| panic!("{refusals:?}: {program}"));
    let (mut machine, mut output) = (program.start("", 0), String::new());
    while machine.step() {
        output.push_str(machine.text());
    }
    (output, machine.end().cloned())
}

#[test]
fn tables_are_those_of_cpython() {
    for file in files("tables", "py") {
        let name = file.path().display();
        let (output, end) = run(&format!("{}{}", include_str!("../table_prelude.py"), text(file)));
        let expected = frozen(file);
        for (number, (found, expected)) in output.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "{name}: line {} of its output", number + 1);
        }
        assert_eq!(end, Some(End::Done), "{name}");
        assert_eq!(output, expected, "{name}");
    }
}

#[test]
fn a_list_that_its_key_makes_shorter_is_not_sorted() {
    let program = "
row = [3, 1, 2, 5]
def spoil(value):
    row.pop()
    return value
try:
    row.sort(key=spoil)
except ValueError as error:
    print(error, row)
";
    assert_eq!(run(program).0, "list modified during sort [1, 3]\n");
}
