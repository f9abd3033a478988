//! The limits of the core, for the fields of a page.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use crate::board::MAX_SIDE;
use crate::knight::backtrack::MAX_SEARCHED_SIDE;
use crate::knight::count::MAX_TABLE_SQUARES;
use crate::queens::count::CountSize;
use crate::queens::solutions::{MAX_LISTED, MAX_NUMBERED};
use crate::queens::{Size, challenge};
use crate::text::link::MAX_LENGTH;
use crate::wasm::error::set;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The largest there is of each kind. */
export interface Limits {
  /** The side of a queens board. */
  queens: number;
  /** The side of a queens board whose solutions are all laid out. */
  gallery: number;
  /** The side of a queens board whose solutions have numbers. */
  numbered: number;
  /** The sides of the boards of the Checker Challenge. */
  smallestChallenge: number;
  largestChallenge: number;
  /** The queens of a count. */
  count: number;
  /** The side of a knight's board. */
  knight: number;
  /** The side of a knight's board on which a search can be watched. */
  search: number;
  /** The squares of a knight's board whose closed tours have numbers. */
  numberedSquares: number;
  /** The characters of a link. */
  link: number;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// The limits by name: `Limits` in the types.
    #[wasm_bindgen(typescript_type = "Limits")]
    pub type Limits;
}

/// The largest there is of each kind.
#[wasm_bindgen]
pub fn limits() -> Limits {
    let object: JsValue = Object::new().into();
    let limits: [(&str, u32); 10] = [
        ("queens", Size::MAX.into()),
        ("gallery", MAX_LISTED.into()),
        ("numbered", MAX_NUMBERED.into()),
        ("smallestChallenge", (*challenge::SIZES.start()).into()),
        ("largestChallenge", (*challenge::SIZES.end()).into()),
        ("count", CountSize::MAX.into()),
        ("knight", MAX_SIDE.into()),
        ("search", MAX_SEARCHED_SIDE.into()),
        ("numberedSquares", MAX_TABLE_SQUARES as u32),
        ("link", MAX_LENGTH as u32),
    ];
    for (name, limit) in limits {
        set(&object, name, &limit.into());
    }
    object.unchecked_into()
}
