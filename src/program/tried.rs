//! What a search has tried in its first row.

use crate::board::Square;
use crate::program::Problem;
use crate::program::run::{Line, Site};
use std::collections::HashSet;

/// The squares that were tried in the first row of a search.
#[derive(Clone, Debug, Default)]
pub(super) struct Tried {
    pub row: Option<u16>,
    pub columns: u64,
    /// How many calls ran where the first piece was put, and the line carried out last there.
    depth: u32,
    pub last: Option<Site>,
    pub is_left: bool,
    /// The lines carried out there since, and whether one came again: the search has tried to go on.
    lines: HashSet<u32>,
    pub goes_on: bool,
    /// The squares that were ever entered.
    pub entered: Vec<Square>,
}

impl Tried {
    /// The first piece of a board was put.
    pub fn first(&mut self, square: Square, depth: u32, problem: Problem) {
        let row = problem.sides().0 as u16 - square.rank();
        if self.row.is_none() {
            (self.row, self.depth) = (Some(row), depth);
            self.lines.clear();
        }
        self.put(square, problem);
    }

    /// A piece was put.
    pub fn put(&mut self, square: Square, problem: Problem) {
        if self.row == Some(problem.sides().0 as u16 - square.rank()) {
            self.columns |= 1 << square.file();
        }
    }

    pub fn look(&mut self, line: Line, depth: u32, step: u64) {
        if self.row.is_none() || self.is_left {
            return;
        }
        if depth == self.depth {
            self.last = Some(Site { line: line.line, step });
            self.goes_on |= !self.lines.insert(line.line);
        }
        self.is_left = depth < self.depth;
    }
}
