//! A program beside a solver of this crate: whether they place the same queens in the same order.

use crate::any_search::AnySearch;
use crate::board::Square;
use crate::event::Event;
use crate::program::run::ProgramRun;

/// A comparison, as far as it has come.
#[derive(Clone, Debug)]
pub struct Comparison {
    run: ProgramRun,
    search: AnySearch,
    steps: u64,
    search_steps: u64,
    squares: Vec<Square>,
    same: u64,
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
        /// The steps of the solver.
        solver_step: u64,
        /// Its square; nothing at its end.
        solver_square: Option<Square>,
    },
}

impl Comparison {
    /// A comparison from the beginning of both.
    #[must_use]
    pub fn new(run: ProgramRun, search: AnySearch) -> Comparison {
        let squares = run.board().squares.clone();
        Comparison { run, search, steps: 0, search_steps: 0, squares, same: 0, end: None }
    }

    /// Carries out at most so many lines more of the program; `false` when the comparison has ended.
    pub fn walk(&mut self, lines: u64) -> bool {
        let mut left = lines;
        while left > 0 {
            if self.end.is_some() {
                return false;
            }
            let Some(line) = self.run.next() else {
                self.meet(None);
                return false;
            };
            self.steps += 1;
            left = left.saturating_sub(line.weight.into());
            if line.changed {
                let now = &self.run.board().squares;
                let new: Vec<Square> = now.iter().copied().filter(|square| !self.squares.contains(square)).collect();
                self.squares.clone_from(now);
                match new[..] {
                    [] => {}
                    [square] => self.meet(Some(square)),
                    _ => {
                        let next = self.next_of_solver();
                        self.apart(None, false, next);
                    }
                }
            }
        }
        self.end.is_none()
    }

    /// How many placements are the same.
    #[must_use]
    pub fn same(&self) -> u64 {
        self.same
    }

    /// How the comparison has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<Parting> {
        self.end
    }

    /// The program places a piece, or ends: the next of the solver must be the same.
    fn meet(&mut self, square: Option<Square>) {
        let next = self.next_of_solver();
        match (square, next) {
            (Some(one), Some(other)) if one == other => self.same += 1,
            (None, None) => self.end = Some(Parting::Same),
            _ => self.apart(square, square.is_none(), next),
        }
    }

    fn apart(&mut self, square: Option<Square>, ended: bool, solver_square: Option<Square>) {
        let (step, solver_step) = (self.steps, self.search_steps);
        self.end = Some(Parting::Apart { step, square, ended, solver_step, solver_square });
    }

    fn next_of_solver(&mut self) -> Option<Square> {
        loop {
            let event = self.search.next()?;
            self.search_steps += 1;
            if let Event::Place(square) = event {
                return Some(square);
            }
        }
    }
}
