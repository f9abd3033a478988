//! The way in from a page: the only module that names `wasm_bindgen`.
//!
//! It is thin. Numbers pass one `gate`, errors leave as plain sentences (`error`), and nothing here panics: what
//! the gate lets through, the core takes.

mod count;
mod error;
mod gate;
mod knight;
mod link;
mod numbered;
mod placement;
mod player;
mod queens;
mod reason;
mod ride;
mod tours;

pub use count::{Counter, fundamental_count, published_count, published_fundamental, quickest_method};
pub use knight::walk_alone;
pub use link::{LinkObject, parse_link, print_link, print_long_link, queens_fen, queens_text_board, read_pasted};
pub use numbered::{NumberedSolutions, queens_images};
pub use placement::{Completions, Gallery, queens_image};
pub use player::Player;
pub use queens::Racer;
pub use reason::{WhyNot, why_no_tour};
pub use ride::{TourTexts, finish_ride, tour_texts};
pub use tours::{TourCount, TourTable, published_tours};

use wasm_bindgen::prelude::*;

/// Sends the message of a panic, should there be one, to the browser's console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
