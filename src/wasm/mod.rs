//! The way in from a page: the only module that names `wasm_bindgen`.
//!
//! It is thin. Numbers pass one [`gate`], errors leave as plain sentences ([`error`]), and nothing here panics: what
//! the gate lets through, the core takes.

mod error;
mod gate;
mod knight;
mod player;

pub use player::Player;

use wasm_bindgen::prelude::*;

/// Sends the message of a panic, should there be one, to the browser's console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
