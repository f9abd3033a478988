//! The shape of a piece of an output.

use super::cell::Cell;
use super::words::Stated;
use crate::board::Square;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::text) enum Shape {
    /// Numbers beside each other; `loose` where words come before them.
    Numbers { numbers: Vec<Option<i64>>, loose: bool },
    /// Digits beside each other: a number, or the columns of a board.
    Digits(String),
    /// A number behind a prompt: typed, or printed where the output of a program has nothing else.
    Asked(String),
    /// A number in a sentence that speaks of a total.
    Total(Stated),
    /// Characters that stand for squares.
    Marks(Vec<u8>),
    /// Numbers, marks and letters: a row with its label.
    Mixed(Vec<Cell>),
    /// Rows and columns of squares.
    Pairs(Vec<(i64, i64)>),
    /// Squares by name; with dashes or arrows between them they are a knight's.
    Squares { squares: Vec<Square>, dashed: bool },
    /// Rows of numbers that are too large for columns.
    Grid(Vec<Vec<Option<i64>>>),
    /// Rows of marks that are a board as a whole.
    Board(Vec<Vec<u8>>),
    /// An empty line.
    Blank,
    /// Words between boards.
    Words,
    /// Anything else.
    Unknown,
}
