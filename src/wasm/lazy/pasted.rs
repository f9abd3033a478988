//! Pasted texts for a page: any text that describes a board, as the object of a link, and the verdict on an answer.

use wasm_bindgen::prelude::*;

use crate::board::MAX_SIDE;
use crate::text::answer::Opened;
use crate::text::kind;
use crate::text::link::mended;
use crate::text::paste::Pasted;
use crate::text::svg;
use crate::wasm::answer::verdict;
use crate::wasm::arguments::board;
use crate::wasm::error::{Failure, object as plain_object};
use crate::wasm::link_object::{LinkObject, object, refusal};

#[wasm_bindgen]
extern "C" {
    /// A pasted text as an object: `Pasted` in `src/wasm/link.d.ts`.
    #[wasm_bindgen(typescript_type = "Pasted")]
    pub type PastedObject;
}

/// Reads a pasted or typed text: a link, an address with a link in it, a FEN, a board of any kind, squares,
/// columns, a knight's moves by squares, a grid of their numbers, or the output of a program, which is judged. A link may be
/// longer here than in an address, and have the punctuation of a sentence or a tracker's parameters behind it. `files` and
/// `ranks` are those of the knight's board, where it is open: squares that are a legal walk there are a tour.
///
/// # Errors
/// A `LinkError` with the position that is wrong; any other when a side is not from 1 to 1000.
#[wasm_bindgen(js_name = readPasted)]
pub fn read_pasted(text: &str, files: Option<f64>, ranks: Option<f64>) -> Result<PastedObject, Failure> {
    let knight = files.zip(ranks).map(|(files, ranks)| board(files, ranks, MAX_SIDE)).transpose()?;
    let Opened { pasted, answer } = kind::board(text, knight).map_err(|error| refusal(&error))?;
    let Pasted { link, from_zero, boards } = pasted;
    let pasted = plain_object(&[
        ("link", object(&link).into()),
        ("fromZero", from_zero.into()),
        ("boards", (boards as f64).into()),
        ("answer", verdict(answer.as_ref())),
    ]);
    Ok(pasted.unchecked_into())
}

/// The link that is left of an address which is refused as it stands, without what a sentence or a tracker has hung on it;
/// nothing where none is left.
#[wasm_bindgen(js_name = mendedLink)]
pub fn mended_link(text: &str) -> Option<LinkObject> {
    mended(text).map(|link| object(&link))
}

/// The link that a picture made by the page carries; nothing when the text is no SVG, or one that carries none. The link
/// still has to be read.
#[wasm_bindgen(js_name = linkInSvg)]
pub fn link_in_svg(text: &str) -> Option<String> {
    svg::link_in_svg(text)
}
