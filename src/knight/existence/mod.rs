//! Whether there is a tour, and why not: decided before any search.

mod cut;
mod groups;
mod hall_violator;
mod nearest;
mod reason;
mod sentences;
mod theorems;
mod values;

pub use cut::Cut;
pub use groups::{Group, Role};
pub use hall_violator::HallViolator;
pub use nearest::{Wish, nearest};
pub use reason::{Colour, Reason, Region, Source};
pub use values::Values;

pub(in crate::knight) use groups::parts_without;
pub(in crate::knight) use hall_violator::moves_at;
pub(in crate::knight) use theorems::{is_outer, turned_back};

use crate::board::{Board, Square};
use crate::knight::moves::neighbours;
use crate::knight::two_factor::{self, Grid, Ties};
use crate::knight::{Goal, Holes, Question, exact};

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

/// The verdict by theorems, colour counts and reachability, on boards of any size.
#[must_use]
pub fn at_once(question: &Question) -> Verdict {
    let verdict = theorems::answer(question);
    match (&verdict, unreachable(question)) {
        (Verdict::Undecided, Some(reason)) => Verdict::Impossible(reason),
        _ => verdict,
    }
}

/// The verdict without a search on large boards: that of [`at_once`], then by whether each square can have its links,
/// then, on boards of at most 36 squares, every way tried.
#[must_use]
pub fn answer(question: &Question) -> Verdict {
    let verdict = at_once(question);
    if verdict != Verdict::Undecided {
        return verdict;
    }
    let mut grid = Grid::new(question);
    two_factor::walk(&mut grid, Ties::Far);
    if let Err(sets) = two_factor::repair(&mut grid) {
        return Verdict::Impossible(Reason::HallViolator(HallViolator::smallest(question, sets)));
    }
    if question.squares() > exact::ALWAYS {
        return Verdict::Undecided;
    }
    match try_every_way(question) {
        Ok(Some(_)) => Verdict::Possible(Source::Exhaustion),
        Ok(None) => Verdict::Undecided,
        Err(reason) => Verdict::Impossible(reason),
    }
}

/// Looks for squares that rule a tour out by falling apart without them, then tries every way, as far as the size of
/// the board allows; gives the squares of a tour if that finds one.
pub(crate) fn try_every_way(question: &Question) -> Result<Option<Vec<Square>>, Reason> {
    if let Some(cut) = Cut::find(question) {
        return Err(Reason::Cut(cut));
    }
    match exact::search(question) {
        exact::Outcome::Tour(squares) => Ok(Some(squares)),
        exact::Outcome::None => Err(Reason::Exhausted(Region::of(question))),
        exact::Outcome::Stopped => Ok(None),
    }
}

/// The same before a start is chosen: whether the board has an open or a closed tour at all.
///
/// A board with holes and more than 36 squares is checked for open tours by its colours only.
#[must_use]
pub fn any_start(board: Board, holes: &Holes, closed: bool) -> Verdict {
    if holes.is_empty() {
        return theorems::any(board, closed, Square::new(0, 0));
    }
    if let Some(reason) = theorems::against_any(board, holes, closed) {
        return Verdict::Impossible(reason);
    }
    let goal = if closed { Goal::Closed } else { Goal::Open };
    let mut squares = board.iter();
    let questions =
        std::iter::from_fn(|| squares.find_map(|start| Question::try_new(board, holes.clone(), start, goal).ok()));
    if closed {
        // A closed tour starts anywhere.
        return questions.map(|question| answer(&question)).next().unwrap_or(Verdict::Undecided);
    }
    if holes.left(board) > exact::ALWAYS {
        return Verdict::Undecided;
    }
    questions
        .map(|question| answer(&question))
        .find(|verdict| matches!(verdict, Verdict::Possible(_)))
        .unwrap_or(Verdict::Impossible(Reason::Exhausted(Region { board, holes: holes.len() })))
}

/// A square that no way leads to from the start of a board with holes.
fn unreachable(question: &Question) -> Option<Reason> {
    let (board, holes, start) = (question.board(), question.holes(), question.start());
    if holes.is_empty() {
        return None;
    }
    let square = board.square(reached(board, holes, start).iter().position(|&reached| !reached)?);
    Some(Reason::Unreachable { start, square })
}

/// The squares of a board by index to which a knight can come from one, the holes included.
pub(in crate::knight) fn reached(board: Board, holes: &Holes, start: Square) -> Vec<bool> {
    let mut reached = vec![false; board.squares()];
    for hole in holes.iter() {
        reached[board.index(hole)] = true;
    }
    reached[board.index(start)] = true;
    let mut next = vec![start];
    while let Some(square) = next.pop() {
        next.extend(
            neighbours(board, holes, square).filter(|&to| !std::mem::replace(&mut reached[board.index(to)], true)),
        );
    }
    reached
}
