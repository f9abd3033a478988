//! Where a program leaves the way to a solution that it does not find.

use crate::board::Square;
use crate::program::Problem;
use crate::program::run::ProgramRun;
use crate::queens::Placement;
use rewindable::Machine;

/// A walk along a program that looks for the board nearest to a solution: queens of it and no others, as many as there ever
/// are, and when they are given up for good.
#[derive(Clone, Debug)]
pub struct Lead<M: Machine> {
    run: ProgramRun<M>,
    solution: Placement,
    steps: u64,
    most: usize,
    /// The step at which the nearest board was given up last.
    left: Option<u64>,
    is_on_the_way: bool,
}

impl<M: Machine> Lead<M> {
    /// A look for a solution from the beginning of a run; nothing where the boards of the run have another size.
    #[must_use]
    pub fn new(run: ProgramRun<M>, solution: Placement) -> Option<Lead<M>> {
        let has_its_size = run.problem() == Problem::Queens(solution.size());
        has_its_size.then_some(Lead { run, solution, steps: 0, most: 0, left: None, is_on_the_way: false })
    }

    /// Carries out at most this many lines more; `false` when the program has ended.
    pub fn walk(&mut self, lines: u64) -> bool {
        for _ in 0..lines {
            let Some(line) = self.run.next() else { return false };
            self.steps += 1;
            if !line.changed {
                continue;
            }
            let squares = &self.run.board().squares;
            let is_part = !squares.is_empty() && squares.iter().all(|&square: &Square| self.solution.contains(square));
            if is_part && squares.len() >= self.most {
                (self.most, self.is_on_the_way, self.left) = (squares.len(), true, None);
            } else if self.is_on_the_way {
                (self.is_on_the_way, self.left) = (false, Some(self.steps));
            }
        }
        true
    }

    /// The step at which the program gives the nearest board up for good; nothing where it never comes near, or stays.
    #[must_use]
    pub fn step(&self) -> Option<u64> {
        self.left
    }
}
