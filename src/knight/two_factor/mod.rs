//! Two-factors: a board covered by one path and rings, the basis of existence and construction.
//!
//! A tour is a choice of links, a link being a knight's move without a direction: two at each square, one at either
//! end of an open tour. Forgetting that the links must hang together leaves a question that can be settled exactly
//! and fast, because a knight changes colour at each move: `repair` either gives each square its links or shows
//! squares that cannot all have theirs, and then there is no tour. `walk` makes a good beginning, so that little
//! is left to repair.

mod grid;
mod repair;
mod walk;

pub(crate) use grid::Grid;
pub(crate) use repair::repair;
pub(crate) use walk::{Random, Ties, walk};
