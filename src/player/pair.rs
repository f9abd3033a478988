//! Two runs in step, as one: position k is a step of each.
//!
//! By event it is step k of both, by placement the step of the k-th placement, by solution that of the k-th solution; a
//! side that has no k-th is at its end.
//!
//! ```text
//! position   0 ── 1 ── 2 ── 3 ── 4      by placement
//! left       0    1    4    9   12      steps
//! right      0    1    3    5   end
//! ```
//!
//! After the last placement or solution a run goes on to its end, so there is one more position for that.

use super::Player;
use crate::run::Counts;
use crate::search::Search;
use crate::statistics::{EventKind, Statistics};

/// Steps by which a side is explored at a time, so that neither runs far ahead of the other.
const CHUNK: u64 = 4096;

/// A walk along two runs.
#[derive(Clone, Debug)]
pub struct Pair<S: Search> {
    sides: [Side<S>; 2],
    /// The kind of event that is a step of both; `None` for all of them.
    unit: Option<EventKind>,
    position: u64,
}

impl<S: Search> Pair<S> {
    /// Two runs at position 0, that go on by one event of a kind, or by any.
    pub fn new(runs: [S; 2], unit: Option<EventKind>) -> Pair<S> {
        Pair { sides: runs.map(|run| Side { player: Player::new(run), unit }), unit, position: 0 }
    }

    /// The walks along the two, each at its step of the position shown.
    pub fn players(&self) -> [&Player<S>; 2] {
        self.sides.each_ref().map(|side| &side.player)
    }

    /// The position shown.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The kind of event that is a step of both; `None` for all of them.
    pub fn unit(&self) -> Option<EventKind> {
        self.unit
    }

    /// The last position, once both have ended.
    pub fn length(&self) -> Option<u64> {
        let [left, right] = &self.sides;
        (left.has_ended() && right.has_ended()).then(|| left.furthest().max(right.furthest()))
    }

    /// The furthest position at which both can be shown: a side that has ended is there already.
    pub fn furthest(&self) -> u64 {
        let growing = self.sides.iter().filter(|side| !side.has_ended()).map(Side::furthest).min();
        growing.or(self.length()).unwrap_or(0)
    }

    /// Explores the side that is behind by some steps; `false` when both have ended.
    pub fn explore(&mut self, positions: u64) -> bool {
        let most = if self.unit.is_none() { positions.min(CHUNK) } else { CHUNK };
        let growing = self.sides.iter_mut().filter(|side| !side.has_ended());
        if let Some(behind) = growing.min_by_key(|side| side.furthest()) {
            behind.player.explore(most);
        }
        self.length().is_none()
    }

    /// Goes to a position, or to the furthest one explored.
    pub fn go_to(&mut self, position: u64) {
        self.position = position.min(self.furthest());
        for side in &mut self.sides {
            side.player.go_to(side.step_at(self.position));
        }
    }

    /// The next position at which an event of a kind is seen on either side, if both have been explored to it.
    #[must_use]
    pub fn next(&self, kind: EventKind) -> Option<u64> {
        if self.unit == Some(EventKind::Solution) {
            return self.neighbour(kind, self.position + 1);
        }
        let first = self.sides.iter().filter_map(|side| {
            let mut later = (side.count(kind) + 1..).map_while(|nth| side.position_of(kind, nth));
            later.find(|&position| position > self.position)
        });
        first.min().filter(|&position| position <= self.furthest())
    }

    /// The last position before the one shown at which an event of a kind is seen on either side.
    #[must_use]
    pub fn previous(&self, kind: EventKind) -> Option<u64> {
        if self.unit == Some(EventKind::Solution) {
            return self.neighbour(kind, self.position.checked_sub(1)?);
        }
        let last = self.sides.iter().filter_map(|side| {
            let mut earlier = (1..=side.count(kind)).rev().map_while(|nth| side.position_of(kind, nth));
            earlier.find(|&position| position < self.position)
        });
        last.max()
    }

    /// A neighbour of the position shown, if it has a solution and solutions are looked for. Two solutions may be millions of
    /// backtracks apart, so this saves a search.
    fn neighbour(&self, kind: EventKind, position: u64) -> Option<u64> {
        let solutions = self.players().map(|player| player.furthest().counts().solutions);
        let furthest = self.furthest();
        let there = match kind {
            EventKind::Solution => 1..=furthest.min(solutions[0].max(solutions[1])),
            EventKind::Backtrack | EventKind::Placement => 0..=furthest,
        };
        there.contains(&position).then_some(position)
    }
}

/// One of the two.
#[derive(Clone, Debug)]
struct Side<S: Search> {
    player: Player<S>,
    unit: Option<EventKind>,
}

impl<S: Search> Side<S> {
    fn has_ended(&self) -> bool {
        self.player.length().is_some()
    }

    /// How many events of a kind there are up to the step shown.
    fn count(&self, kind: EventKind) -> u64 {
        self.player.here().counts().count(kind)
    }

    /// The furthest position explored, and the last one at the end.
    fn furthest(&self) -> u64 {
        let furthest = self.player.furthest();
        let Some(unit) = self.unit else { return furthest.step() };
        let goes_on = self.has_ended() && furthest.last().is_some_and(|event| Statistics::rise(event, unit) == 0);
        furthest.counts().count(unit) + u64::from(goes_on)
    }

    /// The step of a position; beyond the last it is the end.
    fn step_at(&self, position: u64) -> u64 {
        let furthest = self.player.furthest().step();
        match self.unit {
            _ if position == 0 => 0,
            None => position.min(furthest),
            Some(unit) => self.player.step_of(unit, position).unwrap_or(furthest),
        }
    }

    /// The position at which the nth event of a kind is seen, if that has been explored: a solution with the placement that
    /// completes it, anything else once it has happened.
    fn position_of(&self, kind: EventKind, nth: u64) -> Option<u64> {
        let Some(unit) = self.unit else { return self.player.step_of(kind, nth) };
        let there = self.player.first(|snapshot| snapshot.counts().count(kind) >= nth)?;
        let is_later = kind != EventKind::Solution && kind != unit;
        Some(there.counts().count(unit) + u64::from(is_later))
    }
}
