//! The counts of a search up to a step, from its events alone.

use crate::event::Event;
use crate::run::Counts;

/// The kinds of event that one can jump to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A solution is found.
    Solution,
    /// A piece is taken back.
    Backtrack,
    /// A piece is placed, or the knight moves.
    Placement,
}

impl EventKind {
    /// The kinds, in the order of their numbers in a page.
    pub const ALL: [EventKind; 3] = [EventKind::Solution, EventKind::Backtrack, EventKind::Placement];
}

/// The counts of the events of a search up to a step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// Pieces placed; each is a node of the search tree.
    pub placements: u64,
    /// Candidates rejected.
    pub rejections: u64,
    /// Pieces taken back.
    pub backtracks: u64,
    /// Solutions found.
    pub solutions: u64,
    /// Pieces on the board that the search itself has placed.
    pub depth: usize,
    /// `levels[d]`: pieces placed at depth d, the first piece being at depth 0; deeper levels are not counted apart.
    pub levels: Vec<u64>,
}

impl Statistics {
    /// Nothing done yet, in a search with `height` levels to count apart.
    #[must_use]
    pub fn new(height: usize) -> Statistics {
        Statistics { levels: vec![0; height], ..Statistics::default() }
    }

    /// The candidates tested: each was placed or rejected.
    #[must_use]
    pub fn tests(&self) -> u64 {
        self.placements + self.rejections
    }
}

impl Counts for Statistics {
    type Step = Event;
    type Mark = EventKind;

    /// Adds one event.
    ///
    /// # Panics
    /// When a piece is taken back where none was placed.
    #[inline]
    #[track_caller]
    fn add(&mut self, event: Event) {
        match event {
            Event::Place(_) => {
                self.placements += 1;
                if let Some(level) = self.levels.get_mut(self.depth) {
                    *level += 1;
                }
                self.depth += 1;
            }
            Event::Remove(_) => {
                self.backtracks += 1;
                self.depth = self.depth.checked_sub(1).expect("only a placed piece is taken back");
            }
            Event::Reject(..) => self.rejections += 1,
            Event::Solved => self.solutions += 1,
        }
    }

    #[inline]
    fn count(&self, kind: EventKind) -> u64 {
        match kind {
            EventKind::Solution => self.solutions,
            EventKind::Backtrack => self.backtracks,
            EventKind::Placement => self.placements,
        }
    }

    fn rise(event: Event, kind: EventKind) -> u64 {
        let is_one = match kind {
            EventKind::Solution => event == Event::Solved,
            EventKind::Backtrack => matches!(event, Event::Remove(_)),
            EventKind::Placement => matches!(event, Event::Place(_)),
        };
        is_one.into()
    }
}
