//! Whether there is a tour, and why not: asked before anything is searched.

mod reason;
mod theorems;

pub use reason::{Colour, Reason, Region, Source, Starved};

use crate::board::Board;
use crate::knight::{Holes, Question};

/// Whether there is a tour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is one, and this is how we know.
    Possible(Source),
    /// There is none, because …
    Impossible(Reason),
    /// Not known without searching.
    Undecided,
}

/// What theorems and colour counts say at once, on boards of any size.
#[must_use]
pub fn by_theorem(question: &Question) -> Verdict {
    theorems::answer(question)
}

/// What theorems and colour counts say of a board before a start is chosen.
#[must_use]
pub fn any_start(board: Board, holes: &Holes, closed: bool) -> Verdict {
    if holes.is_empty() {
        return theorems::any(board, closed);
    }
    theorems::against_any(board, holes, closed).map_or(Verdict::Undecided, Verdict::Impossible)
}
