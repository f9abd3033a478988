//! Squares taken out of a board.

use crate::board::{Board, Square};
use std::collections::BinaryHeap;
use std::fmt;

/// A set of squares that a tour must not enter; often empty.
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::Holes;
/// let board = Board::new(5, 5);
/// let centre = Square::new(2, 2);
/// let holes = Holes::try_new(board, [centre]).unwrap();
/// assert!(holes.contains(centre));
/// assert_eq!(holes.left(board), 24);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Holes {
    /// Sorted, each square once.
    squares: Vec<Square>,
}

impl Holes {
    /// No holes: the whole board.
    pub const NONE: Holes = Holes { squares: Vec::new() };

    /// The holes of a board, in any order.
    ///
    /// # Errors
    /// When a square is not on the board or named twice, or when no square would be left.
    pub fn try_new(board: Board, squares: impl IntoIterator<Item = Square>) -> Result<Holes, BadHoles> {
        let squares: Vec<Square> = squares.into_iter().collect();
        if let Some(&square) = squares.iter().find(|&&square| !board.contains(square)) {
            return Err(BadHoles::OffBoard(square));
        }
        // A heap sorts in a tenth of the code that `sort` comes with, and there are few holes.
        let squares = BinaryHeap::from(squares).into_sorted_vec();
        if let Some(pair) = squares.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(BadHoles::Twice(pair[0]));
        }
        if squares.len() == board.squares() {
            return Err(BadHoles::NothingLeft);
        }
        Ok(Holes { squares })
    }

    /// Whether this square was taken out.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        self.squares.binary_search(&square).is_ok()
    }

    /// How many squares were taken out.
    #[must_use]
    pub fn len(&self) -> usize {
        self.squares.len()
    }

    /// Whether the board is whole.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    /// The number of squares of `board`, the board of these holes, that are left.
    ///
    /// # Panics
    /// When the board has fewer squares than there are holes.
    #[must_use]
    #[track_caller]
    pub fn left(&self, board: Board) -> usize {
        board.squares().checked_sub(self.squares.len()).expect("the board of the holes")
    }

    /// The squares taken out, file by file.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Square> + '_ {
        self.squares.iter().copied()
    }
}

/// Why squares cannot be taken out of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadHoles {
    /// The square is not on the board.
    OffBoard(Square),
    /// The square is named more than once.
    Twice(Square),
    /// No square would be left.
    NothingLeft,
}

impl fmt::Display for BadHoles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadHoles::OffBoard(square) => write!(f, "{square} is not on the board, so it cannot be taken out"),
            BadHoles::Twice(square) => write!(f, "{square} is taken out twice"),
            BadHoles::NothingLeft => f.write_str("at least one square must be left on the board"),
        }
    }
}

impl std::error::Error for BadHoles {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_that_make_no_sense_are_refused_with_a_sentence() {
        let board = Board::new(2, 1);
        for (squares, sentence) in [
            (vec!["c1"], "c1 is not on the board, so it cannot be taken out"),
            (vec!["a1", "a1"], "a1 is taken out twice"),
            (vec!["a1", "b1"], "at least one square must be left on the board"),
        ] {
            let squares = squares.iter().map(|name| name.parse::<Square>().unwrap());
            assert_eq!(Holes::try_new(board, squares).unwrap_err().to_string(), sentence);
        }
    }
}
