//! Usual mistakes that gcc refuses, each with the line of its first error, which `tests/tools/freeze_mistakes.py` has
//! written.

use rewindable_c::Program;
use rewindable_c::refusal::Reason;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::{files, text};

#[test]
fn each_is_refused_in_the_line_of_gcc() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for file in files("mistakes", "txt") {
        for case in text(file).split("// case: ").skip(1) {
            let (name, rest) = case.split_once('\n').expect("a name");
            let (program, line) = rest.split_once("// line:\n").expect("a line");
            count += 1;
            match Program::new(program) {
                Err(refusal)
                    if refusal.line.to_string() == line.trim() && matches!(refusal.reason, Reason::Mistake(_)) => {}
                other => wrong.push(format!("{name}: {other:?}, not line {line}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join(""));
    assert!(count >= 60, "{count}");
}
