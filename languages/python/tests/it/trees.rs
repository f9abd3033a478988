//! The trees of the programs, beside those of CPython 3.11's `ast.parse`.

use rewindable_python::syntax::parse;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::{cases, dump};

/// FNV-1a of 32 bits, as `tests/tools/freeze.py cases` writes it.
fn checksum(text: &str) -> String {
    let sum = text.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{sum:08x}")
}

#[test]
fn programs_have_the_tree_of_cpython_statement_by_statement() {
    for case in cases::all() {
        let module = parse(&case.program).unwrap_or_else(|error| panic!("{}: {error}", case.name));
        let tree = dump::module(&module);
        for (statement, expected) in tree.lines().zip(&case.tree) {
            assert_eq!(&checksum(statement), expected, "{}: CPython has another tree than {statement}", case.name);
        }
        assert_eq!(tree.lines().count(), case.tree.len(), "{}: statements", case.name);
    }
}
