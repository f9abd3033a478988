//! Where a program leaves the way to a solution that it does not find.

use crate::program::Problem;
use crate::program::form::Reading;
use crate::queens::Placement;

/// A look along a run for the board nearest to a solution: queens of it and no others, as many as there ever are, and when they
/// are given up for good.
#[derive(Clone, Debug)]
pub struct Lead {
    solution: Placement,
    most: usize,
    /// The step at which the nearest board was given up last.
    left: Option<u64>,
    is_on_the_way: bool,
}

impl Lead {
    /// A look for a solution from the beginning of a run; nothing where the boards of the run have another size.
    #[must_use]
    pub fn new(problem: Problem, solution: Placement) -> Option<Lead> {
        let has_its_size = problem == Problem::Queens(solution.size());
        has_its_size.then_some(Lead { solution, most: 0, left: None, is_on_the_way: false })
    }

    /// Looks at a board that has changed, after so many lines.
    pub fn look(&mut self, board: &Reading, step: u64) {
        let squares = &board.squares;
        let is_part = !squares.is_empty() && squares.iter().all(|&square| self.solution.contains(square));
        if is_part && squares.len() >= self.most {
            (self.most, self.is_on_the_way, self.left) = (squares.len(), true, None);
        } else if self.is_on_the_way {
            (self.is_on_the_way, self.left) = (false, Some(step));
        }
    }

    /// The step at which the program gives the nearest board up for good; nothing where it never comes near, or stays.
    #[must_use]
    pub fn step(&self) -> Option<u64> {
        self.left
    }
}
