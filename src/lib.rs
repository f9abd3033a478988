//! Backtracking on a chessboard: N queens and knight's tours, to watch, to count and to share.
//!
//! The modules in reading order:
//!
//! - [`board`]: squares and boards that cannot be wrong.
//! - [`queens`]: placements, the classic solvers and the counters.
//! - [`knight`]: tours, their construction, existence and number.

pub mod board;
pub mod knight;
pub mod queens;
