//! The way in from a page: the only module that names `wasm_bindgen`.
//!
//! It is thin. Numbers pass one `gate`, errors leave as plain sentences (`error`), and nothing here panics: the core
//! accepts every value that passes the gate.
//!
//! `tools/build.mjs` compiles it into five wasm modules, each with a cargo feature: `page` has the first view and links,
//! `lazy` knight's tours, comparisons, GIFs, lessons and pasted text, `count` counting, lists of solutions and the race, `program` a
//! user's program in Python, `program-c` one in C or C++. Counting is apart because an engine compiles the whole of a module before a short count begins.

// A single module leaves some of the shared code unused.
#![cfg_attr(not(all(feature = "page", feature = "lazy", feature = "count", feature = "programs")), allow(dead_code))]

#[cfg(any(feature = "page", feature = "lazy", feature = "programs"))]
#[macro_use]
mod walked;

#[cfg(any(feature = "lazy", feature = "programs"))]
mod answer;
mod arguments;
#[cfg(feature = "count")]
mod count;
mod error;
#[cfg(any(feature = "page", feature = "lazy"))]
mod explanation;
mod gate;
#[cfg(feature = "lazy")]
mod lazy;
#[cfg(any(feature = "page", feature = "lazy"))]
mod link_object;
#[cfg(feature = "lazy")]
mod moment;
#[cfg(feature = "page")]
mod page;
#[cfg(any(feature = "page", feature = "lazy"))]
mod player;
#[cfg(feature = "programs")]
mod program;
#[cfg(any(feature = "page", feature = "count"))]
mod published;
#[cfg(any(feature = "page", feature = "lazy"))]
mod question;
#[cfg(feature = "lazy")]
mod sentence;

// Modules export what they have to the page by themselves; `tests/web.rs` calls these.
#[cfg(all(feature = "page", feature = "lazy", feature = "count"))]
pub use {
    count::job_lines::{job_lines, read_job_lines},
    count::race::Racer,
    count::solutions::Solutions,
    count::{Counter, fundamental_count, quickest_method},
    lazy::known_tour::{finish_ride, tour_texts},
    lazy::tours::{TourCount, TourTable, published_tours, tours_exceed},
    lazy::why_not::why_no_tour,
    page::link::{queens_fen, queens_text_board},
    page::placement::{Completions, queens_attackers, queens_conflicts, queens_image, queens_number},
    player::Player,
    published::published_count,
};

use wasm_bindgen::prelude::*;

/// The standard library's own makes each module five kilobytes larger, and an engine, which compiles once more what is
/// called often, takes longer for its `malloc` than for the loops of a counter.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Sends the message of a panic, should there be one, to the browser's console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
