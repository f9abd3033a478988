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

#[cfg(any(feature = "lazy", feature = "programs"))]
mod answer;
#[cfg(feature = "lazy")]
mod argument;
mod arguments;
#[cfg(feature = "count")]
mod challenge;
#[cfg(feature = "count")]
mod count;
#[cfg(feature = "count")]
mod count_time;
mod error;
#[cfg(any(feature = "page", feature = "lazy"))]
mod explanation;
mod gate;
#[cfg(feature = "lazy")]
mod gif;
#[cfg(feature = "count")]
mod history;
#[cfg(feature = "count")]
mod job_lines;
#[cfg(feature = "count")]
mod kept_count;
#[cfg(feature = "lazy")]
mod kind;
#[cfg(feature = "lazy")]
mod knight;
#[cfg(feature = "lazy")]
mod known_tour;
#[cfg(feature = "lazy")]
mod lesson;
#[cfg(feature = "page")]
mod limits;
#[cfg(feature = "page")]
mod link;
#[cfg(any(feature = "page", feature = "lazy"))]
mod link_object;
#[cfg(feature = "lazy")]
mod pair;
#[cfg(feature = "lazy")]
mod pasted;
#[cfg(feature = "page")]
mod placement;
#[cfg(any(feature = "page", feature = "lazy"))]
mod player;
#[cfg(feature = "programs")]
mod program;
#[cfg(feature = "programs")]
mod program_end;
#[cfg(feature = "programs")]
mod program_frames;
#[cfg(feature = "programs")]
mod program_goal;
#[cfg(feature = "programs")]
mod program_judge;
#[cfg(feature = "programs")]
mod program_language;
#[cfg(feature = "programs")]
mod program_look;
#[cfg(feature = "programs")]
mod program_player;
#[cfg(feature = "programs")]
mod program_question;
#[cfg(feature = "programs")]
mod program_search;
#[cfg(feature = "programs")]
mod program_verdict;
#[cfg(any(feature = "page", feature = "count"))]
mod published;
#[cfg(feature = "page")]
mod queens;
#[cfg(any(feature = "page", feature = "lazy"))]
mod question;
#[cfg(feature = "count")]
mod race;
#[cfg(feature = "count")]
mod race_words;
#[cfg(feature = "count")]
mod solutions;
#[cfg(feature = "lazy")]
mod tours;
#[cfg(feature = "lazy")]
mod why_not;

// Modules export what they have to the page by themselves; `tests/web.rs` calls these.
#[cfg(all(feature = "page", feature = "lazy", feature = "count"))]
pub use {
    count::{Counter, fundamental_count, quickest_method},
    job_lines::{job_lines, read_job_lines},
    known_tour::{finish_ride, tour_texts},
    link::{queens_fen, queens_text_board},
    placement::{Completions, queens_attackers, queens_conflicts, queens_image, queens_number},
    player::Player,
    published::published_count,
    race::Racer,
    solutions::Solutions,
    tours::{TourCount, TourTable, published_tours, tours_exceed},
    why_not::why_no_tour,
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
