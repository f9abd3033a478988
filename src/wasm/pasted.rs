//! Pasted texts for a page: any text that describes a board, as the object of a link.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use crate::text::paste::{self, Pasted};
use crate::wasm::error::{Failure, set};
use crate::wasm::link_object::{object, refusal};

#[wasm_bindgen]
extern "C" {
    /// A pasted text as an object: `Pasted` in `src/wasm/link.d.ts`.
    #[wasm_bindgen(typescript_type = "Pasted")]
    pub type PastedObject;
}

/// Reads what somebody pasted or typed: a link, an address with a link in it, a FEN, a board of any kind, squares,
/// columns, a knight's moves by squares, or a grid of their numbers. A link may be longer here than in an address.
///
/// # Errors
/// A `LinkError` with the position that is wrong.
#[wasm_bindgen(js_name = readPasted)]
pub fn read_pasted(text: &str) -> Result<PastedObject, Failure> {
    let read = paste::read_pasted(text).map_err(|error| refusal(&error))?;
    let Pasted { link, from_zero, boards } = read;
    let pasted = JsValue::from(Object::new());
    set(&pasted, "link", &object(&link));
    set(&pasted, "fromZero", &JsValue::from_bool(from_zero));
    set(&pasted, "boards", &JsValue::from_f64(boards as f64));
    Ok(pasted.unchecked_into())
}
