//! The size of a queens board, and placements of queens on it, legal or not.
//!
//! Solvers speak of rows and columns: row 1 is the *top* row and column 1 the left one. Chess players speak of
//! ranks and files: rank 1 is the *bottom*. This module uses both, and [`Size`] converts between them.

use crate::board::{Board, Square};
use crate::bounded::bounded;

bounded! {
    /// The number of queens N and the side of their board.
    pub struct Size(u8) from 1;
    /// The largest N: a row is one 32-bit word.
    pub const MAX = 32;
}

impl Size {
    /// The board of `n` × `n` squares.
    ///
    /// # Panics
    /// When `n` is not 1..=32.
    #[must_use]
    #[track_caller]
    pub const fn new(n: u8) -> Size {
        match Size::try_new(n) {
            Some(size) => size,
            None => panic!("a queens board has 1 to 32 rows"),
        }
    }

    /// The board as files and ranks.
    #[must_use]
    pub const fn board(self) -> Board {
        Board::new(self.0 as u16, self.0 as u16)
    }

    /// The square in `row` from the top and `column` from the left, both from 0.
    ///
    /// ```
    /// # use queens_and_knights::queens::Size;
    /// assert_eq!(Size::new(8).square(0, 0).to_string(), "a8");
    /// assert_eq!(Size::new(8).square(4, 3).to_string(), "d4");
    /// ```
    ///
    /// # Panics
    /// When either is not below N.
    #[must_use]
    #[track_caller]
    pub const fn square(self, row: u8, column: u8) -> Square {
        assert!(row < self.0 && column < self.0, "row and column are below N");
        Square::new(column as u16, (self.0 - 1 - row) as u16)
    }

    /// The row of a square, 0 at the top.
    ///
    /// # Panics
    /// When the square is not on this board.
    #[must_use]
    #[track_caller]
    #[inline]
    pub const fn row(self, square: Square) -> u8 {
        assert!(self.board().contains(square), "the square lies on the board");
        self.0 - 1 - square.rank() as u8
    }

    /// The column of a square, 0 at the left.
    ///
    /// # Panics
    /// When the square is not on this board.
    #[must_use]
    #[track_caller]
    #[inline]
    pub const fn column(self, square: Square) -> u8 {
        assert!(self.board().contains(square), "the square lies on the board");
        square.file() as u8
    }
}

/// Any set of queens on a board, whether they attack each other or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    size: Size,
    /// Bit c of word r: a queen in row r from the top and column c from the left.
    rows: [u32; Size::MAX as usize],
}

impl Placement {
    /// The empty board.
    #[must_use]
    pub const fn empty(size: Size) -> Placement {
        Placement { size, rows: [0; Size::MAX as usize] }
    }

    /// The placement with at most one queen in each row: `columns[row]` from 0, or `None` for a row without a queen.
    ///
    /// ```
    /// # use queens_and_knights::queens::{Placement, Size};
    /// let corner = Placement::from_columns(Size::new(8), [Some(0)]);
    /// assert_eq!(corner.iter().map(|queen| queen.to_string()).collect::<Vec<_>>(), ["a8"]);
    /// ```
    ///
    /// # Panics
    /// When there are more than N rows or a column is not below N.
    #[must_use]
    #[track_caller]
    pub fn from_columns(size: Size, columns: impl IntoIterator<Item = Option<u8>>) -> Placement {
        let mut placement = Placement::empty(size);
        for (row, column) in (0..).zip(columns) {
            if let Some(column) = column {
                placement.insert(size.square(row, column));
            } else {
                assert!(row < size.get(), "no more rows than N");
            }
        }
        placement
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Puts a queen on a square; `false` when one stood there already.
    ///
    /// # Panics
    /// When the square is not on this board.
    #[track_caller]
    pub fn insert(&mut self, square: Square) -> bool {
        let before = self.contains(square);
        self.rows[usize::from(self.size.row(square))] |= 1 << self.size.column(square);
        !before
    }

    /// Takes the queen off a square; `false` when there was none.
    ///
    /// # Panics
    /// When the square is not on this board.
    #[track_caller]
    pub fn remove(&mut self, square: Square) -> bool {
        let before = self.contains(square);
        self.rows[usize::from(self.size.row(square))] &= !(1 << self.size.column(square));
        before
    }

    /// Whether a queen stands on a square.
    ///
    /// # Panics
    /// When the square is not on this board.
    #[must_use]
    #[track_caller]
    pub fn contains(&self, square: Square) -> bool {
        self.rows[usize::from(self.size.row(square))] >> self.size.column(square) & 1 == 1
    }

    /// The number of queens.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Whether no queen stands on the board.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    /// The queens row by row from the top, each row from the left.
    pub fn iter(&self) -> impl Iterator<Item = Square> {
        let size = self.size;
        (0..size.get()).flat_map(move |row| {
            let word = self.rows[usize::from(row)];
            (0..size.get()).filter(move |&column| word >> column & 1 == 1).map(move |column| size.square(row, column))
        })
    }

    /// The column of the queen in each row, or nothing when some row holds more than one queen.
    #[must_use]
    pub fn columns(&self) -> Option<Vec<Option<u8>>> {
        let rows = &self.rows[..usize::from(self.size.get())];
        rows.iter()
            .map(|&row| match row.count_ones() {
                0 => Some(None),
                1 => Some(Some(row.trailing_zeros() as u8)),
                _ => None,
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_count_from_the_top_and_ranks_from_the_bottom() {
        for n in 1..=Size::MAX {
            let size = Size::new(n);
            for row in 0..n {
                for column in 0..n {
                    let square = size.square(row, column);
                    assert_eq!((size.row(square), size.column(square)), (row, column));
                    assert_eq!((square.file(), square.rank()), (u16::from(column), u16::from(n - 1 - row)));
                }
            }
        }
    }

    #[test]
    fn queens_come_and_go() {
        let mut placement = Placement::empty(Size::new(8));
        let (a8, d8, e5) = (Square::new(0, 7), Square::new(3, 7), Square::new(4, 4));
        assert!(placement.insert(a8) && placement.insert(e5) && placement.insert(d8) && !placement.insert(a8));
        assert_eq!(placement.iter().collect::<Vec<_>>(), [a8, d8, e5]);
        assert_eq!(placement.columns(), None);
        assert!(placement.remove(d8) && !placement.remove(d8));
        assert_eq!(placement.columns(), Some(vec![Some(0), None, None, Some(4), None, None, None, None]));
        assert_eq!((placement.len(), placement.is_empty()), (2, false));
    }
}
