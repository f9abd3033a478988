//! The problems of this crate, each on its board.

use crate::board::{Board, Square};
use crate::queens::Size;

/// What a program is to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// N queens on a board of N by N.
    Queens(Size),
    /// A knight's tour of a board.
    Knight(Board),
}

/// Eight queens, as a page begins with.
impl Default for Problem {
    fn default() -> Problem {
        Problem::Queens(Size::new(8))
    }
}

impl Problem {
    /// How many rows and columns the board has.
    #[must_use]
    pub fn sides(self) -> (usize, usize) {
        let board = self.board();
        (board.ranks().into(), board.files().into())
    }

    /// The board.
    #[must_use]
    pub fn board(self) -> Board {
        match self {
            Problem::Queens(size) => size.board(),
            Problem::Knight(board) => board,
        }
    }

    /// The square in a row and a column, both from 0 and the first row on top; `None` beside the board.
    #[must_use]
    pub fn square(self, row: i64, column: i64) -> Option<Square> {
        let (rows, columns) = self.sides();
        let is_on = (0..rows as i64).contains(&row) && (0..columns as i64).contains(&column);
        is_on.then(|| Square::new(column as u16, (rows as i64 - 1 - row) as u16))
    }
}
