//! A known tour as a search without backtracking, so that a player can walk along it like any other.

use std::sync::Arc;

use crate::board::Square;
use crate::event::Event;
use crate::search::Search;

/// A way of a knight, move by move; the knight stands on its first square before step 0.
#[derive(Clone, Debug)]
pub struct Replay {
    squares: Arc<[Square]>,
    /// How many squares the knight has reached, the first included.
    reached: usize,
    closed: bool,
    ended: bool,
}

impl Replay {
    /// The moves along `squares`, and for a closed tour one step more that draws the closing move.
    ///
    /// # Panics
    /// When there is no square.
    #[must_use]
    #[track_caller]
    pub fn new(squares: &[Square], closed: bool) -> Replay {
        assert!(!squares.is_empty(), "a way has a first square");
        Replay { squares: squares.into(), reached: 1, closed, ended: false }
    }

    /// All squares of the way, those not reached yet included.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// Whether a last step draws the closing move.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }
}

impl Iterator for Replay {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        if let Some(&square) = self.squares.get(self.reached) {
            self.reached += 1;
            return Some(Event::Place(square));
        }
        (self.closed && !std::mem::replace(&mut self.ended, true)).then_some(Event::Solved)
    }
}

impl Search for Replay {
    fn path(&self) -> &[Square] {
        &self.squares[1..self.reached]
    }

    fn effort(&self) -> u64 {
        0
    }

    fn height(&self) -> usize {
        // A tour that is known has one piece a level, and a million levels would only take room.
        0
    }

    fn has_ended(&self) -> bool {
        self.reached == self.squares.len() && (!self.closed || self.ended)
    }
}
