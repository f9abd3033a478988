//! The Checker Challenge, for a worker: it counts all solutions.

use wasm_bindgen::prelude::*;

use crate::queens::{Size, challenge};
use crate::wasm::error::Failure;
use crate::wasm::gate::whole;

/// The output of the Checker Challenge on an n × n board; nothing where n is not from 6 to 13.
///
/// # Errors
/// When n is no board size.
#[wasm_bindgen(js_name = checkerChallenge)]
pub fn checker_challenge(n: f64) -> Result<Option<String>, Failure> {
    let n = whole(n, "board size", 1, u32::from(Size::MAX))?;
    Ok(challenge::output(Size::new(n as u8)))
}
