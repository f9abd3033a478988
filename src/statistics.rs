//! The counts of a search up to a step, from its events alone.

use crate::event::Event;

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

    /// Adds one event.
    ///
    /// # Panics
    /// When a piece is taken back where none was placed.
    #[inline]
    #[track_caller]
    pub fn add(&mut self, event: Event) {
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
}
