//! Usual mistakes that gcc refuses, each with the line of its first error, and of that of g++:
//! `tests/tools/freeze_mistakes.py` has written them.

use rewindable_c::Language;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::refused;

#[test]
fn each_is_refused_in_the_line_of_gcc() {
    let count = refused("mistakes", 0, Language::C, str::to_owned);
    assert!(count >= 400, "{count}");
}
