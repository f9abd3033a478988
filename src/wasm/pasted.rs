//! Whatever says which board is meant, for a page: texts to the objects of links.

use wasm_bindgen::prelude::*;

use crate::link::{self, LinkError};
use crate::wasm::error::Failure;
use crate::wasm::link_object::{LinkObject, object, refusal};

/// Reads what somebody pasted or typed: a link, an address with a link in it, a FEN, a text board, squares, columns, a
/// knight's moves by squares, or a grid of their numbers. A link may be longer here than in an address.
///
/// # Errors
/// A `LinkError` with the position that is wrong.
#[wasm_bindgen(js_name = readPasted)]
pub fn read_pasted(text: &str) -> Result<LinkObject, Failure> {
    let link = link::read_pasted(text).map_err(|LinkError { kind, at }| refusal(&kind, Some(at)))?;
    Ok(object(&link))
}
