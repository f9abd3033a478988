//! The rules of a solver, and the one backtracking driver that runs every solver.
//!
//! A solver has only its [`Rules`]: the candidates of a level in their order, why a candidate is rejected,
//! how a piece is placed and removed. [`Backtrack`] turns rules into a [`Search`]: an iterator of events with an
//! explicit stack, which can stop after any event, be cloned there and go on, unlike the recursion of a textbook.

use crate::board::Square;
use crate::event::{Attack, Event};
use crate::run::Run;
use crate::statistics::Statistics;

/// A deterministic sequence of events that can be cloned at any step.
///
/// Two clones at the same step yield the same events: a step number is a complete address.
pub trait Search: Clone + Iterator<Item = Event> {
    /// The squares of the pieces that the search has placed and not removed, in the order of placing.
    fn path(&self) -> &[Square];

    /// The work of the solver so far, in its own unit of cost; 0 for a solver that has none.
    fn effort(&self) -> u64;

    /// The number of levels whose pieces are worth counting apart: the greatest depth, or 0 when levels say nothing.
    fn height(&self) -> usize;

    /// Whether there are no more events.
    fn has_ended(&self) -> bool;
}

impl<S: Search> Run for S {
    type Counts = Statistics;

    fn counts(&self) -> Statistics {
        Statistics::new(self.height())
    }

    fn has_ended(&self) -> bool {
        Search::has_ended(self)
    }

    fn footprint(&self) -> usize {
        // A level costs a square, a cursor, a count and the data of the rules for it: 48 bytes hold them all.
        48 * (self.height() + 1)
    }
}

/// The verdict of the rules on one candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TestResult {
    /// A piece may be placed here.
    Fits(Square),
    /// A piece may not be placed here, and this is why.
    Attacked(Square, Attack),
}

/// The rules of one solver.
///
/// The driver calls them as follows: [`open`](Rules::open) when a level is entered, [`next`](Rules::next) until it
/// returns `None`, [`place`](Rules::place) and [`remove`](Rules::remove) as exact inverses, last in first out.
pub trait Rules: Clone {
    /// Where a level is in its candidates.
    type Cursor: Clone;

    /// When a piece whose branch is exhausted leaves the board: at once, or only when the next candidate of its
    /// level takes its place or the level is given up.
    const LIFT_LATE: bool = false;

    /// Whether the search ends with its first solution.
    const ONE_SOLUTION: bool = false;

    /// The number of pieces to place, which is the depth of every solution.
    fn height(&self) -> usize;

    /// Whether the pieces on the board, `placed` of them, are a solution: by default when there are as many as are to
    /// be placed. Called before the first level and after each piece placed.
    #[inline]
    fn solved(&self, placed: usize) -> bool {
        placed == self.height()
    }

    /// Enters a level: the cursor before its first candidate.
    fn open(&mut self) -> Self::Cursor;

    /// The next candidate of the level on top, or `None` when there is none left.
    fn next(&mut self, cursor: &mut Self::Cursor) -> Option<TestResult>;

    /// Places a piece.
    fn place(&mut self, square: Square);

    /// Removes the piece that was placed last.
    fn remove(&mut self, square: Square);

    /// The work of the solver so far, in its own unit of cost.
    fn effort(&self) -> u64 {
        0
    }
}

/// The next action of the driver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// A level has been reached: it is a solution, or it is opened.
    Enter,
    /// The level on top looks at its next candidate.
    Try,
    /// A candidate fits, but the piece lifted for it left the board with an event of its own.
    Place(Square),
    /// The level above is finished: the piece that led to it is taken back.
    Return,
    /// The search is over.
    End,
}

/// The backtracking driver: depth first, candidates in the order of the rules.
#[derive(Clone, Debug)]
pub struct Backtrack<R: Rules> {
    rules: R,
    /// One cursor a level, the current level on top.
    cursors: Vec<R::Cursor>,
    /// The pieces on the board. With [`Rules::LIFT_LATE`] the level on top may still have its own piece here.
    path: Vec<Square>,
    phase: Phase,
}

impl<R: Rules> Backtrack<R> {
    /// The search by these rules, before its first event.
    pub fn new(rules: R) -> Backtrack<R> {
        let height = rules.height();
        Backtrack {
            rules,
            cursors: Vec::with_capacity(height + 1),
            path: Vec::with_capacity(height + 1),
            phase: Phase::Enter,
        }
    }

    /// The rules, with all that they remember.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The number of levels entered and not given up, the current one included.
    pub fn entered(&self) -> usize {
        self.cursors.len()
    }

    /// The square where a piece is placed next, when the last event lifted the piece that stood in its way.
    pub fn pending(&self) -> Option<Square> {
        match self.phase {
            Phase::Place(square) => Some(square),
            _ => None,
        }
    }

    #[inline]
    fn place(&mut self, square: Square) -> Event {
        self.rules.place(square);
        self.path.push(square);
        self.phase = Phase::Enter;
        Event::Place(square)
    }

    /// Takes the last piece back, or nothing when there is none.
    #[inline]
    fn remove(&mut self) -> Option<Event> {
        let square = self.path.pop()?;
        self.rules.remove(square);
        Some(Event::Remove(square))
    }

    /// Whether the level on top still has its own piece on the board.
    #[inline]
    fn occupied(&self) -> bool {
        self.path.len() == self.cursors.len()
    }
}

impl<R: Rules> Iterator for Backtrack<R> {
    type Item = Event;

    #[inline]
    fn next(&mut self) -> Option<Event> {
        loop {
            match self.phase {
                Phase::Try => {
                    let Some(cursor) = self.cursors.last_mut() else {
                        self.phase = Phase::End;
                        return None;
                    };
                    match self.rules.next(cursor) {
                        Some(TestResult::Attacked(square, attack)) => return Some(Event::Reject(square, attack)),
                        Some(TestResult::Fits(square)) if R::LIFT_LATE && self.occupied() => {
                            self.phase = Phase::Place(square);
                            return self.remove();
                        }
                        Some(TestResult::Fits(square)) => return Some(self.place(square)),
                        None => {
                            self.phase = Phase::Return;
                            let lift = R::LIFT_LATE && self.occupied();
                            self.cursors.pop();
                            if lift {
                                return self.remove();
                            }
                        }
                    }
                }
                Phase::Enter if self.rules.solved(self.path.len()) => {
                    self.phase = if R::ONE_SOLUTION { Phase::End } else { Phase::Return };
                    return Some(Event::Solved);
                }
                Phase::Enter => {
                    let cursor = self.rules.open();
                    self.cursors.push(cursor);
                    self.phase = Phase::Try;
                }
                Phase::Return => {
                    self.phase = Phase::Try;
                    if !R::LIFT_LATE
                        && let Some(event) = self.remove()
                    {
                        return Some(event);
                    }
                }
                Phase::Place(square) if R::LIFT_LATE => return Some(self.place(square)),
                Phase::Place(_) | Phase::End => return None,
            }
        }
    }
}

impl<R: Rules> Search for Backtrack<R> {
    fn path(&self) -> &[Square] {
        &self.path
    }

    fn effort(&self) -> u64 {
        self.rules.effort()
    }

    fn height(&self) -> usize {
        self.rules.height()
    }

    fn has_ended(&self) -> bool {
        match self.phase {
            Phase::End => true,
            // A piece on the board is still to be taken back.
            _ if !self.path.is_empty() => false,
            _ => self.clone().next().is_none(),
        }
    }
}
