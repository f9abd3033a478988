//! A program beside a solver of this crate: whether they place the same queens in the same order.

use crate::any_search::AnySearch;
use crate::board::Square;
use crate::event::Event;
use crate::program::Problem;
use crate::program::run::{Line, Lines, ProgramRun};
use crate::queens::{Given, Solver};
use crate::run::Run;
use crate::search::Search;
use rewindable::Machine;

/// A comparison, as far as it has come: a run whose steps are those of the program, so that a player shows both at any of
/// them. Where they part, it ends.
#[derive(Clone, Debug)]
pub struct Comparison<M: Machine> {
    run: ProgramRun<M>,
    search: AnySearch,
    steps: u64,
    search_steps: u64,
    squares: Vec<Square>,
    placed: u64,
    end: Option<Parting>,
}

/// How a comparison ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// Both have placed the same pieces in the same order to their ends.
    Same,
    /// They place other pieces, or one of them none.
    Apart {
        /// The steps of the program, and the square on which it places a piece.
        step: u64,
        /// The square; nothing at its end, and where it places several pieces in one line.
        square: Option<Square>,
        /// Whether the program has ended.
        ended: bool,
        /// The square of the solver; nothing at its end.
        solver_square: Option<Square>,
    },
}

impl<M: Machine> Comparison<M> {
    /// A comparison from the beginning of both; nothing where the board of the run is a knight's.
    #[must_use]
    pub fn new(run: ProgramRun<M>, solver: Solver) -> Option<Comparison<M>> {
        let Problem::Queens(size) = run.problem() else { return None };
        let search = AnySearch::queens(solver, Given::none(size));
        let squares = run.board().squares.clone();
        Some(Comparison { run, search, steps: 0, search_steps: 0, squares, placed: 0, end: None })
    }

    /// The squares of the solver, at the last placement that both have made, or that parts them.
    #[must_use]
    pub fn solver_squares(&self) -> &[Square] {
        self.search.path()
    }

    /// How many steps the solver has made, and how many of them placed a piece.
    #[must_use]
    pub fn search_steps(&self) -> (u64, u64) {
        (self.search_steps, self.placed)
    }

    /// How many placements are the same.
    #[must_use]
    pub fn same(&self) -> u64 {
        let parted = matches!(self.end, Some(Parting::Apart { solver_square: Some(_), .. }));
        self.placed - u64::from(parted)
    }

    /// How the comparison has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<Parting> {
        self.end
    }

    /// The program places a piece, or none in a single place, or ends: the next of the solver must be the same.
    fn meet(&mut self, square: Option<Square>, ended: bool) {
        let solver_square = self.next_of_solver();
        if square != solver_square || (square.is_none() && !ended) {
            self.end = Some(Parting::Apart { step: self.steps, square, ended, solver_square });
        } else if ended {
            self.end = Some(Parting::Same);
        }
    }

    fn next_of_solver(&mut self) -> Option<Square> {
        loop {
            let event = self.search.next()?;
            self.search_steps += 1;
            if let Event::Place(square) = event {
                self.placed += 1;
                return Some(square);
            }
        }
    }
}

impl<M: Machine> Iterator for Comparison<M> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        if self.end.is_some() {
            return None;
        }
        let Some(line) = self.run.next() else {
            self.meet(None, true);
            return None;
        };
        self.steps += 1;
        if line.changed {
            let now = &self.run.board().squares;
            let mut new = now.iter().copied().filter(|square| !self.squares.contains(square));
            let (first, more) = (new.next(), new.next().is_some());
            self.squares.clone_from(now);
            if first.is_some() {
                self.meet(first.filter(|_| !more), false);
            }
        }
        if self.end.is_none() && self.run.has_ended() {
            self.meet(None, true);
        }
        Some(line)
    }
}

impl<M: Machine> Run for Comparison<M> {
    type Counts = Lines;

    fn counts(&self) -> Lines {
        Lines::default()
    }

    fn has_ended(&self) -> bool {
        self.end.is_some()
    }

    fn weight(line: Line) -> u64 {
        ProgramRun::<M>::weight(line)
    }

    fn footprint(&self) -> usize {
        self.run.footprint() + size_of::<Square>() * self.squares.len()
    }
}
