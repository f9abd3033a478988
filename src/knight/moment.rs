//! What a searching knight has just done: the line of the code that did it, where it may go now, and why a move was taken
//! back.

use crate::board::Square;
use crate::event::Event;
use crate::keyed::keyed;
use crate::knight::backtrack::{Candidate, KnightRules, Order};
use crate::search::{Backtrack, Search};

keyed! {
    /// What the last event was.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Act {
        /// Nothing has happened: the knight is on its first square.
        Start = "start",
        /// The knight moved on.
        Place = "place",
        /// The path is the tour that is sought.
        Solved = "solved",
        /// A move was taken back: the path was complete but did not lead back to its start.
        Open = "open",
        /// A move was taken back: the prune forbade all squares a move away.
        Pruned = "pruned",
        /// A move was taken back: all squares a move away had been tried.
        Tried = "tried",
        /// A move was taken back: no square a move away was free.
        Stuck = "stuck",
    }

    /// Its key: `start`, `place`, `solved`, `open`, `pruned`, `tried` or `stuck`.
    pub const fn key;
}

/// The lines of the pseudo-code, from 0: the call, the test for the goal, the prune, the free squares, their order, the
/// loop, the move and the way back.
const CALL: u32 = 0;
const GOAL: u32 = 1;
const PRUNE: u32 = 2;
const FREE: u32 = 3;
const ORDER: u32 = 4;
const EACH: u32 = 5;
const GO: u32 = 6;
const BACK: u32 = 7;

/// How many lines the pseudo-code has, the one that is there only with the prune, and the one in which the two orders
/// differ.
pub const CODE: [u32; 3] = [8, PRUNE, ORDER];

impl Act {
    /// The line of the pseudo-code that did it, and those passed on the way there.
    #[must_use]
    pub const fn lines(self) -> (u32, &'static [u32]) {
        match self {
            Act::Start => (CALL, &[]),
            Act::Place => (GO, &[FREE, ORDER, EACH]),
            Act::Solved => (GOAL, &[]),
            Act::Open => (BACK, &[GOAL]),
            Act::Pruned => (PRUNE, &[BACK]),
            Act::Tried | Act::Stuck => (BACK, &[EACH]),
        }
    }
}

/// A step of a knight's search.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What led to it.
    pub act: Act,
    /// The path, its first square included.
    pub squares: Vec<Square>,
    /// The square of a move just taken back.
    pub taken: Option<Square>,
    /// The squares that the knight may go to, best first.
    pub candidates: Vec<Candidate>,
    /// How many of them, from the first, have been tried.
    pub tried: usize,
    /// Whether the prune forbids them all.
    pub pruned: bool,
}

impl Moment {
    /// The step of a search whose last event this was; `None` at step 0.
    #[must_use]
    pub fn of(search: &Backtrack<KnightRules>, last: Option<Event>) -> Moment {
        let rules = search.rules();
        let squares = [rules.first()].iter().chain(search.path()).copied().collect();
        let candidates = rules.candidates();
        let (act, taken) = match last {
            Some(Event::Remove(taken)) => (why_back(rules, taken), Some(taken)),
            Some(Event::Place(_)) => (Act::Place, None),
            Some(Event::Solved) => (Act::Solved, None),
            Some(Event::Reject(..)) | None => (Act::Start, None),
        };
        // The square taken back, and those before it, have been tried.
        let place = candidates.iter().position(|candidate| Some(candidate.square) == taken);
        let tried = place.map_or(0, |place| place + 1);
        let pruned = taken.is_none() && rules.pruned();
        Moment { act, squares, taken, candidates, tried, pruned }
    }

    /// What is asked about the next step, as a key: alike steps have the same one, so that a page asks about a few of each.
    ///
    /// - `solved`: the path is the tour.
    /// - `place:only`, `place:degree`, `place:plain`: the only way on, the one with the fewest ways on, the first of several by
    ///   its move; `place:again`: the next candidate after a move taken back.
    /// - `tie:distance:<n>`, `tie:order:<n>`: n candidates have the fewest ways on, and the distance decides, or the move.
    /// - `remove:open`, `remove:tried`, `remove:pruned`, `remove:stuck`: why the next move is one back.
    #[must_use]
    pub fn next_kind(&self, rules: &KnightRules) -> String {
        let returned = self.taken.is_some();
        if rules.complete() {
            return Act::Solved.key().to_owned();
        }
        if rules.is_last_but(0) {
            return "remove:open".to_owned();
        }
        let left = &self.candidates[self.tried..];
        let Some(best) = left.first().filter(|_| !self.pruned) else {
            let why = if returned {
                Act::Tried
            } else if self.pruned {
                Act::Pruned
            } else {
                Act::Stuck
            };
            return format!("remove:{}", why.key());
        };
        let tied = left.iter().filter(|each| each.degree == best.degree).count();
        if rules.task().order == Order::Warnsdorff && tied > 1 {
            let by = if best.distance > left[1].distance { "distance" } else { "order" };
            return format!("tie:{by}:{tied}");
        }
        let kind = match rules.task().order {
            _ if returned => "again",
            _ if left.len() == 1 => "only",
            Order::Warnsdorff => "degree",
            Order::Plain => "plain",
        };
        format!("place:{kind}")
    }
}

impl Moment {
    /// Why a square that is not the right one does not come next, as a key that does not give away what does:
    /// `not.visited`, `not.hop` (not a knight's move away), `not.first` (another move comes before it) or `not.square`.
    #[must_use]
    pub fn why_not(&self, next: Event, chosen: Square) -> &'static str {
        let hop = self.squares.last().map(|knight| {
            let [files, ranks] = [knight.file().abs_diff(chosen.file()), knight.rank().abs_diff(chosen.rank())];
            (files.min(ranks), files.max(ranks))
        });
        if self.squares.contains(&chosen) {
            "not.visited"
        } else if hop != Some((1, 2)) {
            "not.hop"
        } else if matches!(next, Event::Place(_)) && self.taken.is_none() {
            "not.first"
        } else {
            // Once the knight has gone back, some of its moves have been tried.
            "not.square"
        }
    }
}

/// Why a move was taken back, which is free again.
fn why_back(rules: &KnightRules, taken: Square) -> Act {
    if rules.is_last_but(1) {
        Act::Open
    } else if rules.would_prune(taken) {
        Act::Pruned
    } else if rules.degree(taken) > 0 {
        Act::Tried
    } else {
        Act::Stuck
    }
}
