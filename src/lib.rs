//! Backtracking on a chessboard: N queens and knight's tours, to watch, to count and to share.
//!
//! The modules in reading order:
//!
//! - [`board`]: squares and boards that cannot be wrong.
//! - [`event`]: what happens in a search, one step at a time.
//! - [`search`]: what a solver is, and the one backtracking driver.
//! - [`statistics`]: what a search has done up to a step.
//! - [`player`]: forward, back and to any step of any search.
//! - [`queens`]: placements, the classic solvers and the counters.
//! - [`knight`]: tours, their construction, existence and number.
//! - [`exhibit`]: every search that can be watched, as one type.
//! - [`link`]: every state as a short text, and back.

pub mod board;
pub mod event;
pub mod exhibit;
pub mod knight;
pub mod link;
pub mod player;
pub mod queens;
pub mod search;
pub mod statistics;

#[cfg(target_arch = "wasm32")]
pub mod wasm;
