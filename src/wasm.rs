//! The browser's way in: the only module that names `wasm_bindgen`.

use crate::board::Board;
use wasm_bindgen::prelude::*;

/// Sends the message of a panic to the browser's console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// How many squares a board of `files` by `ranks` has.
///
/// # Errors
///
/// A plain sentence, when a side is not a whole number from 1 to 1000.
#[wasm_bindgen(js_name = squareCount)]
pub fn square_count(files: f64, ranks: f64) -> Result<f64, JsError> {
    let board = Board::try_new(side(files)?, side(ranks)?).ok_or_else(|| not_a_side(files.max(ranks)))?;
    Ok(board.squares() as f64)
}

fn side(value: f64) -> Result<u16, JsError> {
    let whole = value as u16; // saturates; what was not whole differs from it
    if f64::from(whole) == value { Ok(whole) } else { Err(not_a_side(value)) }
}

fn not_a_side(value: f64) -> JsError {
    JsError::new(&format!("The side of a board must be a whole number from 1 to 1000, not {value}."))
}
