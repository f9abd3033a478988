//! Forbidden zones: which queen a forbidden square belongs to.

use crate::board::Square;
use crate::queens::Size;
use crate::queens::referee::line;

/// The owner of each square, by [`Board::index`](crate::Board::index): 0 where no queen attacks or stands, else the row
/// of the queen counted from 1 at the top.
///
/// A square that several queens attack belongs to the earliest of them, as in the article of `marks`: a later queen
/// may not change an earlier one's zone, or taking it back would free squares wrongly.
///
/// ```
/// use queens_and_knights::queens::{Size, zones};
///
/// let size = Size::new(8);
/// let queens = [size.square(0, 0), size.square(1, 2)];
/// let owner = |row, column| {
///     let square = size.square(row, column);
///     zones::owners(size, queens)[size.board().index(square)]
/// };
/// // The square in row 3, column 3 is attacked by both, and belongs to the first.
/// assert_eq!((owner(2, 2), owner(2, 3), owner(7, 1)), (1, 2, 0));
/// ```
///
/// # Panics
/// When a queen is not on the board.
#[must_use]
#[track_caller]
pub fn owners(size: Size, queens: impl IntoIterator<Item = Square>) -> Vec<u8> {
    let n = size.get();
    let mut owners = vec![0; usize::from(n) * usize::from(n)];
    for queen in queens {
        let owner = size.row(queen) + 1;
        for (index, square) in size.board().iter().enumerate() {
            if owners[index] == 0 && (square == queen || line(square, queen).is_some()) {
                owners[index] = owner;
            }
        }
    }
    owners
}
