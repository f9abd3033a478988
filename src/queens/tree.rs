//! The search tree around the current path: at each level, the queen on the path among its siblings.
//!
//! The tree of a search is far too large to keep, and need not be kept: depth-first order determines from the
//! current path alone whether a candidate has been tried ([`Front`]). So a level is computed on demand, and the step of
//! a node is found by the [player](crate::Player) among its checkpoints.

use std::cmp::Ordering;

use crate::board::Square;
use crate::event::Event;
use crate::queens::referee::line;
use crate::queens::{Given, Solver};
use crate::search::Search;

/// The state of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum State {
    /// A queen of the path or a given one attacks it: it is rejected, when its turn comes.
    Attacked,
    /// It was placed, and all below it has been searched.
    Searched,
    /// It is on the path.
    Current,
    /// Its turn has not come.
    Ahead,
}

/// The candidates of one level, in the order in which the solver tries them.
pub type Level = Vec<(Square, State)>;

/// The levels of the path, and below them the level whose candidates are tried next, if there is one.
///
/// A solver that never looks at some squares does not have them among its candidates: attacked squares for `mask`,
/// used rows for `permute`.
///
/// # Panics
/// When `search` is not a search by this solver with these given queens.
#[must_use]
#[track_caller]
pub fn levels(solver: Solver, given: &Given, search: &impl Search) -> Vec<Level> {
    let path = search.path();
    let front = Front::of(solver, given, search);
    let height = search.height();
    // Before the first step, on the way down and on a solution the path ends where the next level begins.
    let count = (path.len() + 1).min(height).max(front.as_ref().map_or(0, |front| front.node.len()).min(height));
    (0..count)
        .map(|level| {
            let above = &path[..level.min(path.len())];
            candidates(solver, given, above, level)
                .into_iter()
                .map(|(square, attacked)| {
                    let state = if path.get(level) == Some(&square) {
                        State::Current
                    } else if attacked {
                        State::Attacked
                    } else if has_tried(solver, given, front.as_ref(), &[above, &[square]].concat()) {
                        State::Searched
                    } else {
                        State::Ahead
                    };
                    (square, state)
                })
                .collect()
        })
        .collect()
}

/// The candidates of a level below these queens, each with whether it is attacked, in the solver's order.
fn candidates(solver: Solver, given: &Given, above: &[Square], level: usize) -> Vec<(Square, bool)> {
    let size = given.size();
    let n = size.get();
    let at = |index: u8| match solver.by_columns() {
        true => size.square(solver.nth(size, index), given.open_columns()[level]),
        false => size.square(given.open_rows()[level], solver.nth(size, index)),
    };
    let standing: Vec<Square> = given.placement().iter().chain(above.iter().copied()).collect();
    (0..n)
        .map(at)
        .filter(|&square| solver.considers(square, &standing))
        .map(|square| (square, standing.iter().any(|&queen| line(queen, square).is_some())))
        .collect()
}

/// Where a search is in depth-first order: nodes before it have been tried, it and those after it have not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Front {
    /// The node tried next: the queens above it, then its own. When a solution is found next, the solution.
    node: Vec<Square>,
    /// Whether the node has been reached already, as a solution has.
    reached: bool,
}

impl Front {
    /// Where a search is, or `None` when it has tried everything.
    ///
    /// # Panics
    /// When `search` is not a search by this solver with these given queens.
    #[must_use]
    #[track_caller]
    pub fn of(solver: Solver, given: &Given, search: &impl Search) -> Option<Front> {
        let size = given.size();
        let mut ahead = search.clone();
        loop {
            match ahead.next()? {
                // Queens that are taken back first only end branches already tried.
                Event::Remove(_) => {}
                Event::Solved => return Some(Front { node: ahead.path().to_vec(), reached: true }),
                Event::Place(square) | Event::Reject(square, _) => {
                    let (lines, open) = match solver.by_columns() {
                        true => (size.column(square), given.open_columns()),
                        false => (size.row(square), given.open_rows()),
                    };
                    let level = open.partition_point(|&line| line < lines);
                    let node = [&ahead.path()[..level], &[square]].concat();
                    return Some(Front { node, reached: false });
                }
            }
        }
    }
}

/// Whether a node has been tried: placed, or rejected in its last square.
fn has_tried(solver: Solver, given: &Given, front: Option<&Front>, node: &[Square]) -> bool {
    let Some(front) = front else { return true };
    let order = order(solver, given, node, &front.node);
    order == Ordering::Less || order == Ordering::Equal && front.reached
}

/// Whether a search stands at a node or past it. The node is its queens in the order of their levels, given queens
/// left out; the last of them may be attacked.
///
/// Once this holds it holds ever after, as [`Player::first`](crate::Player::first) requires.
///
/// # Panics
/// When `search` is not a search by this solver with these given queens, or a square is not on the board.
#[must_use]
#[track_caller]
pub fn has_reached(solver: Solver, given: &Given, search: &impl Search, node: &[Square]) -> bool {
    has_tried(solver, given, Front::of(solver, given, search).as_ref(), node)
}

/// Compares two nodes in depth-first order; a node comes before those below it.
fn order(solver: Solver, given: &Given, one: &[Square], other: &[Square]) -> Ordering {
    let size = given.size();
    let key =
        |square: &Square| solver.nth(size, if solver.by_columns() { size.row(*square) } else { size.column(*square) });
    one.iter().map(key).cmp(other.iter().map(key))
}

/// Whether these squares can be a node: one in each of the first open lines, and all but the last in peace.
#[must_use]
pub fn is_node(solver: Solver, given: &Given, node: &[Square]) -> bool {
    let height = given.open_rows().len();
    let Some((last, above)) = node.split_last() else { return false };
    node.len() <= height
        && (0..above.len())
            .all(|level| candidates(solver, given, &above[..level], level).contains(&(above[level], false)))
        && candidates(solver, given, above, above.len()).iter().any(|(square, _)| square == last)
}
