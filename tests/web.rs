//! The wasm edge as a browser sees it.

#![cfg(target_arch = "wasm32")]

use queens_and_knights::wasm::square_count;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn a_board_has_files_times_ranks_squares() {
    for (files, ranks, squares) in [(1.0, 1.0, 1.0), (8.0, 8.0, 64.0), (5.0, 7.0, 35.0), (1000.0, 1000.0, 1e6)] {
        assert_eq!(square_count(files, ranks).ok(), Some(squares), "{files}×{ranks}");
    }
}

#[wasm_bindgen_test]
fn what_is_no_side_is_refused_in_a_sentence() {
    for (side, said) in
        [(0.0, "0"), (8.7, "8.7"), (-1.0, "-1"), (1001.0, "1001"), (4294967304.0, "4294967304"), (f64::NAN, "NaN")]
    {
        let error = JsValue::from(square_count(side, side).unwrap_err()).unchecked_into::<js_sys::Error>();
        assert_eq!(error.message(), format!("The side of a board must be a whole number from 1 to 1000, not {said}."));
    }
}
