//! The eight moves of a knight and their digits.
//!
//! Digits run clockwise from "two up, one right", up being towards higher ranks; the move opposite to `d` is `d ^ 4`.
//!
//! ```text
//!   . 7 . 0 .
//!   6 . . . 1
//!   . . N . .
//!   5 . . . 2
//!   . 4 . 3 .
//! ```

use crate::board::{Board, Square};
use crate::knight::Holes;
use std::fmt;

/// The moves by digit, as (files, ranks).
pub const MOVES: [(i16, i16); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The digit of the move between two squares, or `None` when no knight makes it.
///
/// ```
/// # use queens_and_knights::knight::moves::digit;
/// assert_eq!(digit("a1".parse().unwrap(), "b3".parse().unwrap()), Some(0));
/// assert_eq!(digit("a1".parse().unwrap(), "b2".parse().unwrap()), None);
/// ```
#[must_use]
pub fn digit(from: Square, to: Square) -> Option<u8> {
    let files = i32::from(to.file()) - i32::from(from.file());
    let ranks = i32::from(to.rank()) - i32::from(from.rank());
    MOVES.iter().position(|&(x, y)| (i32::from(x), i32::from(y)) == (files, ranks)).map(|digit| digit as u8)
}

/// The squares of a board without holes that are a move away from one, in the order of the digits.
pub(super) fn neighbours(board: Board, holes: &Holes, square: Square) -> impl Iterator<Item = Square> {
    let next = MOVES.into_iter().filter_map(move |(files, ranks)| square.offset(files, ranks));
    next.filter(move |&to| board.contains(to) && !holes.contains(to))
}

/// How many squares a move away from each square are free, by [`Board::index`], on a board of which these squares are taken:
/// holes and visited ones. Nothing for a taken square.
#[must_use]
pub fn degrees(board: Board, taken: impl IntoIterator<Item = Square>) -> Vec<Option<u8>> {
    let mut free = vec![true; board.squares()];
    taken.into_iter().for_each(|square| free[board.index(square)] = false);
    let degree = |square| neighbours(board, &Holes::NONE, square).filter(|&to| free[board.index(to)]).count() as u8;
    board.iter().map(|square| free[board.index(square)].then(|| degree(square))).collect()
}

/// The moves over these squares, one digit each; `None` when one of them is no move.
///
/// ```
/// # use queens_and_knights::knight::moves::digits;
/// let way = |names: &str| names.split(' ').map(|name| name.parse().unwrap()).collect::<Vec<_>>();
/// assert_eq!(digits(&way("a1 b3 c5 d7")).as_deref(), Some("000"));
/// assert_eq!(digits(&way("a1 b2")), None);
/// ```
#[must_use]
pub fn digits(squares: &[Square]) -> Option<String> {
    squares.windows(2).map(|ends| digit(ends[0], ends[1]).map(|digit| char::from(b'0' + digit))).collect()
}

/// The free squares a move away from the end of a path, in the order of the digits, each with its degree; nothing without a
/// path.
///
/// ```
/// # use queens_and_knights::{Board, knight::{Holes, moves::onward}};
/// let path = ["a1".parse().unwrap()];
/// let names = onward(Board::new(8, 8), &Holes::NONE, &path).into_iter().map(|(to, degree)| format!("{to}:{degree}"));
/// assert_eq!(names.collect::<Vec<_>>(), ["b3:5", "c2:5"]);
/// ```
#[must_use]
pub fn onward(board: Board, holes: &Holes, path: &[Square]) -> Vec<(Square, u8)> {
    let degrees = degrees(board, holes.iter().chain(path.iter().copied()));
    let next = path.last().into_iter().flat_map(|&here| neighbours(board, holes, here));
    next.filter_map(|to| degrees[board.index(to)].map(|degree| (to, degree))).collect()
}

/// A text of moves that holds something other than the digits 0 to 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMove {
    /// How many characters come before the wrong one.
    pub position: usize,
    /// The wrong character.
    pub found: char,
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a knight's move is a digit from 0 to 7, not '{}' (move {})", self.found, self.position + 1)
    }
}

impl std::error::Error for NotAMove {}

/// Reads moves written as digits, one character a move.
///
/// # Errors
/// The first character that is not a digit from 0 to 7.
pub fn parse_digits(text: &str) -> Result<Vec<u8>, NotAMove> {
    text.chars()
        .enumerate()
        .map(|(position, found)| match found {
            '0'..='7' => Ok(found as u8 - b'0'),
            _ => Err(NotAMove { position, found }),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_run_clockwise_and_opposites_differ_by_four() {
        for (digit, &(files, ranks)) in MOVES.iter().enumerate() {
            let (back_files, back_ranks) = MOVES[digit ^ 4];
            assert_eq!((files + back_files, ranks + back_ranks), (0, 0));
            let (next_files, next_ranks) = MOVES[(digit + 1) % 8];
            assert!(files * next_ranks - ranks * next_files < 0, "{digit} turns right to the next");
        }
    }

    #[test]
    fn every_move_has_its_digit() {
        let centre = Square::new(5, 5);
        for (wanted, &(files, ranks)) in MOVES.iter().enumerate() {
            assert_eq!(digit(centre, centre.offset(files, ranks).unwrap()), Some(wanted as u8));
        }
        assert_eq!(digit(centre, centre), None);
    }

    #[test]
    fn what_is_no_digit_is_named_with_its_place() {
        assert_eq!(parse_digits("0727"), Ok(vec![0, 7, 2, 7]));
        let wrong = parse_digits("07é8").unwrap_err();
        assert_eq!(wrong.to_string(), "a knight's move is a digit from 0 to 7, not 'é' (move 3)");
    }
}
