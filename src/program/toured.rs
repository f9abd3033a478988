//! What a variable with a walk of a knight has held.

use crate::board::Square;
use crate::knight::Holes;
use crate::knight::referee::{Break, judge};
use crate::program::Problem;
use crate::program::form::Reading;

/// A walk of a knight that is no tour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Walk {
    /// After how many lines it was there.
    pub step: u64,
    pub squares: Vec<Square>,
    pub cause: Break,
}

/// The walks of a variable so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Toured {
    /// The longest walk, or the first that breaks the rules.
    pub walk: Option<Walk>,
    /// Whether it ever held squares of both colours. Those that a knight may go to from one are of one colour.
    pub is_mixed: bool,
    /// The most squares that it has held.
    pub most: usize,
    /// Whether it held more than one when it was first seen.
    came_whole: bool,
}

impl Toured {
    /// Whether it may be a walk: what no move has led to is none, as a matrix of two columns, which looks like a list of squares.
    pub fn is_walk(&self) -> bool {
        !self.came_whole || self.walk.is_some()
    }

    /// Looks at a walk: it is kept if it breaks the rules, or else if it is longer than those before.
    pub fn look(&mut self, problem: Problem, Reading { squares, .. }: &Reading, step: u64) {
        let Problem::Knight(board) = problem else { return };
        self.is_mixed |= squares.iter().any(|square| square.is_dark() != squares[0].is_dark());
        self.came_whole |= self.most == 0 && squares.len() > 1;
        self.most = self.most.max(squares.len());
        let is_broken = |cause: &Break| !matches!(cause, Break::Unvisited { .. } | Break::NotClosed { .. });
        let is_longer = |walk: &Walk| squares.len() > walk.squares.len() && !is_broken(&walk.cause);
        let is_none = |cause: &Break| matches!(cause, Break::NotAMove { at: 1, .. } | Break::Again { at: 1, .. });
        if self.is_mixed
            && self.walk.as_ref().is_none_or(is_longer)
            && let Err(cause) = judge(board, &Holes::NONE, squares)
            && !(self.came_whole && is_none(&cause))
        {
            self.walk = Some(Walk { step, squares: squares.clone(), cause });
        }
    }
}
