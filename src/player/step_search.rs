//! A search for a step of a run, forward or back, in slices.

use super::{Mark, Player, Snapshot};
use crate::run::{Counts, Run};
use std::task::Poll;

/// A search for a step. The condition is given to each [`Player::search`].
#[derive(Clone, Debug)]
pub struct StepSearch<R: Run> {
    cursor: Snapshot<R>,
    direction: Direction,
}

#[derive(Clone, Copy, Debug)]
enum Direction {
    /// Through all steps after the cursor.
    Ahead,
    /// From one checkpoint to the next, the latest stretch first.
    Behind {
        /// The stretch of the cursor: its checkpoint, and the step after its last.
        start: u64,
        end: u64,
        /// The latest step found in the stretch of the cursor.
        found: Option<u64>,
    },
}

impl<R: Run> StepSearch<R> {
    /// The last step looked at, of a search ahead.
    #[must_use]
    pub fn step(&self) -> u64 {
        self.cursor.step
    }
}

impl<R: Run> Player<R> {
    /// A search through the steps after here.
    #[must_use]
    pub fn ahead(&self) -> StepSearch<R> {
        StepSearch { cursor: self.here.clone(), direction: Direction::Ahead }
    }

    /// A search through the steps before here, the last one first.
    #[must_use]
    pub fn behind(&self) -> StepSearch<R> {
        let end = self.here.step;
        let cursor = self.checkpoint(end.saturating_sub(1)).clone();
        let direction = Direction::Behind { start: cursor.step, end, found: None };
        StepSearch { cursor, direction }
    }

    /// A search for the step that meets a mark for the nth time, counted from 1, to be continued until
    /// [`count`](Counts::count) of the mark has come to `nth`.
    #[must_use]
    pub fn toward(&self, mark: Mark<R>, nth: u64) -> StepSearch<R> {
        let holds = |snapshot: &Snapshot<R>| snapshot.counts.count(mark) >= nth;
        let cursor = if holds(&self.furthest) { self.last_before(holds).clone() } else { self.furthest.clone() };
        StepSearch { cursor, direction: Direction::Ahead }
    }

    /// Continues a search by walking about `most` steps, at least one: the step found, or `None` when there is none.
    ///
    /// A search ahead explores the run where that has not been done.
    pub fn search(
        &mut self,
        search: &mut StepSearch<R>,
        most: u64,
        holds: impl Fn(&Snapshot<R>) -> bool,
    ) -> Poll<Option<u64>> {
        let cursor = &mut search.cursor;
        let mut until = cursor.time.saturating_add(most.max(1));
        match &mut search.direction {
            Direction::Ahead => {
                while cursor.time < until {
                    if cursor.step == self.furthest.step && !self.ended {
                        self.explore(until - cursor.time);
                    }
                    if !cursor.advance() {
                        return Poll::Ready(None);
                    }
                    if holds(cursor) {
                        return Poll::Ready(Some(cursor.step));
                    }
                }
            }
            Direction::Behind { start, end, found } => {
                while cursor.time < until {
                    if cursor.step < *end {
                        if holds(cursor) {
                            *found = Some(cursor.step);
                        }
                        if cursor.advance() {
                            continue;
                        }
                    }
                    // The stretch has been walked.
                    if found.is_some() {
                        return Poll::Ready(*found);
                    }
                    if *start == 0 {
                        return Poll::Ready(None);
                    }
                    *end = *start;
                    let left = until - cursor.time;
                    *cursor = self.checkpoint(*start - 1).clone();
                    until = cursor.time + left;
                    *start = cursor.step;
                }
            }
        }
        Poll::Pending
    }
}
