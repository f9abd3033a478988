//! The board and its squares: sizes and places that cannot be wrong.
//!
//! A [`Board`] is a rectangle of *files* × *ranks*; a [`Square`] is a file and a rank. Both are counted from zero at
//! the lower left corner, as a chess diagram is read, and both print as chess players write them: `a1` is that
//! corner, and after file `z` come `aa`, `ab`, … as in a spreadsheet.
//!
//! ```text
//! 3  a3 b3 c3 d3
//! 2  a2 b2 c2 d2      a board of 4 files × 3 ranks
//! 1  a1 b1 c1 d1
//!    a  b  c  d
//! ```

use std::fmt;
use std::str::FromStr;

/// The longest side a board may have, in squares.
pub const MAX_SIDE: u16 = 1000;

/// One square, named by its file and its rank, both counted from 0 and below [`MAX_SIDE`].
///
/// Whether a square lies on a particular board is for [`Board::contains`] to say.
///
/// ```
/// use queens_and_knights::Square;
/// let square: Square = "c2".parse().unwrap();
/// assert_eq!((square.file(), square.rank()), (2, 1));
/// assert_eq!(Square::new(27, 99).to_string(), "ab100");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    file: u16,
    rank: u16,
}

impl Square {
    /// The square on `file` and `rank`, both from 0.
    ///
    /// # Panics
    /// When either is [`MAX_SIDE`] or more.
    #[must_use]
    #[track_caller]
    pub const fn new(file: u16, rank: u16) -> Square {
        match Square::try_new(file, rank) {
            Some(square) => square,
            None => panic!("file and rank are below 1000"),
        }
    }

    /// The square on `file` and `rank`, both from 0, or `None` when either is [`MAX_SIDE`] or more.
    #[must_use]
    pub const fn try_new(file: u16, rank: u16) -> Option<Square> {
        if file < MAX_SIDE && rank < MAX_SIDE { Some(Square { file, rank }) } else { None }
    }

    /// The square as one word: `rank << 10 | file`, both from 0.
    #[must_use]
    pub fn pack(self) -> u32 {
        u32::from(self.rank) << 10 | u32::from(self.file)
    }

    /// The square of a packed word, or `None` when no square packs to this word.
    #[must_use]
    pub fn unpack(word: u32) -> Option<Square> {
        Square::try_new((word & 1023) as u16, u16::try_from(word >> 10).ok()?)
    }

    /// The file, 0 for file a.
    #[must_use]
    pub const fn file(self) -> u16 {
        self.file
    }

    /// The rank, 0 for rank 1.
    #[must_use]
    pub const fn rank(self) -> u16 {
        self.rank
    }

    /// The square `files` to the right and `ranks` up from here, if both stay within 0 and [`MAX_SIDE`].
    #[must_use]
    pub fn offset(self, files: i16, ranks: i16) -> Option<Square> {
        let file = self.file.checked_add_signed(files)?;
        let rank = self.rank.checked_add_signed(ranks)?;
        Square::try_new(file, rank)
    }

    /// Whether the square has the colour of a1, which is dark.
    #[must_use]
    pub const fn is_dark(self) -> bool {
        (self.file + self.rank).is_multiple_of(2)
    }
}

/// Writes the letters of a file, `a` for 0.
fn write_file(f: &mut fmt::Formatter<'_>, file: u16) -> fmt::Result {
    if file >= 26 {
        write_file(f, file / 26 - 1)?;
    }
    let letter = b'a' + (file % 26) as u8;
    write!(f, "{}", char::from(letter))
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_file(f, self.file)?;
        write!(f, "{}", self.rank + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not the name of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a file in small letters and a rank from 1 to 1000, such as e4")
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads a name such as `e4` or `ab100`: small letters, then a decimal number without a leading zero.
    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let digits = text.find(|c: char| !c.is_ascii_lowercase()).ok_or(NotASquare)?;
        let (letters, number) = text.split_at_checked(digits).ok_or(NotASquare)?;
        // Three letters reach file 18,278: more cannot be on any board, and the sum below cannot overflow.
        if !(1..=3).contains(&letters.len()) || !(1..=4).contains(&number.len()) {
            return Err(NotASquare);
        }
        if number.starts_with('0') || !number.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NotASquare);
        }
        let file = letters.bytes().fold(0, |sum: u16, b| sum * 26 + u16::from(b - b'a') + 1) - 1;
        let rank = number.parse::<u16>().map_err(|_| NotASquare)? - 1;
        Square::try_new(file, rank).ok_or(NotASquare)
    }
}

/// A rectangle of squares, 1..=[`MAX_SIDE`] files by 1..=[`MAX_SIDE`] ranks.
///
/// ```
/// use queens_and_knights::{Board, Square};
/// let board = Board::new(4, 3);
/// assert_eq!(board.squares(), 12);
/// assert!(board.contains(Square::new(3, 2)) && !board.contains(Square::new(2, 3)));
/// assert_eq!(board.square(board.index(Square::new(3, 2))), Square::new(3, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    files: u16,
    ranks: u16,
}

impl Board {
    /// The board of `files` × `ranks` squares.
    ///
    /// # Panics
    /// When a side is not 1..=[`MAX_SIDE`].
    #[must_use]
    #[track_caller]
    pub const fn new(files: u16, ranks: u16) -> Board {
        match Board::try_new(files, ranks) {
            Some(board) => board,
            None => panic!("a side of a board is 1 to 1000 squares"),
        }
    }

    /// The board of `files` × `ranks` squares, or `None` when a side is not 1..=[`MAX_SIDE`].
    #[must_use]
    pub const fn try_new(files: u16, ranks: u16) -> Option<Board> {
        if files >= 1 && files <= MAX_SIDE && ranks >= 1 && ranks <= MAX_SIDE {
            Some(Board { files, ranks })
        } else {
            None
        }
    }

    /// The number of files, 1..=[`MAX_SIDE`].
    #[must_use]
    pub const fn files(self) -> u16 {
        self.files
    }

    /// The number of ranks, 1..=[`MAX_SIDE`].
    #[must_use]
    pub const fn ranks(self) -> u16 {
        self.ranks
    }

    /// The number of squares, 1..=1,000,000.
    #[must_use]
    pub const fn squares(self) -> usize {
        self.files as usize * self.ranks as usize
    }

    /// Whether the square lies on this board.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.file < self.files && square.rank < self.ranks
    }

    /// The place of a square in reading order from a1, rank by rank: `rank · files + file`.
    ///
    /// # Panics
    /// When the square is not on this board.
    #[must_use]
    #[track_caller]
    pub const fn index(self, square: Square) -> usize {
        assert!(self.contains(square), "the square lies on the board");
        square.rank as usize * self.files as usize + square.file as usize
    }

    /// The square at a place in reading order: the inverse of [`Board::index`].
    ///
    /// # Panics
    /// When `index` is not below [`Board::squares`].
    #[must_use]
    #[track_caller]
    pub const fn square(self, index: usize) -> Square {
        assert!(index < self.squares(), "the index is below the number of squares");
        let files = self.files as usize;
        Square { file: (index % files) as u16, rank: (index / files) as u16 }
    }

    /// All squares in reading order from a1.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..self.squares()).map(move |index| self.square(index))
    }
}

/// A set of squares of one board, a bit for each, to find repetitions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SquareSet {
    board: Board,
    words: Vec<u64>,
}

impl SquareSet {
    /// None of the squares.
    #[must_use]
    pub fn empty(board: Board) -> SquareSet {
        SquareSet { board, words: vec![0; board.squares().div_ceil(64)] }
    }

    /// Adds a square; `false` when it was there already.
    ///
    /// # Panics
    /// When the square is not on the board.
    #[track_caller]
    pub fn insert(&mut self, square: Square) -> bool {
        let index = self.board.index(square);
        let before = self.words[index / 64];
        self.words[index / 64] |= 1 << (index % 64);
        before != self.words[index / 64]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_as_in_chess() {
        for (file, rank, name) in [
            (0, 0, "a1"),
            (25, 7, "z8"),
            (26, 0, "aa1"),
            (51, 0, "az1"),
            (52, 0, "ba1"),
            (701, 9, "zz10"),
            (999, 999, "all1000"),
        ] {
            assert_eq!(Square::new(file, rank).to_string(), name);
            assert_eq!(name.parse(), Ok(Square::new(file, rank)));
        }
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in
            ["", "a", "1", "a0", "a01", "A1", "1a", "a1a", "a1001", "alm1", "zzz1", "aaaa1", "a-1", "a+1", "á1", "a１"]
        {
            assert_eq!(text.parse::<Square>(), Err(NotASquare), "{text:?}");
        }
        let sentence = NotASquare.to_string();
        assert_eq!(sentence, "a square is a file in small letters and a rank from 1 to 1000, such as e4");
    }

    #[test]
    fn every_square_of_every_small_board_has_its_own_index() {
        for files in 1..8 {
            for ranks in 1..8 {
                let board = Board::new(files, ranks);
                for (index, square) in board.iter().enumerate() {
                    assert_eq!((board.index(square), board.square(index)), (index, square));
                }
                assert_eq!(board.iter().len(), board.squares());
            }
        }
    }

    #[test]
    fn a_board_has_one_to_a_thousand_squares_a_side() {
        assert_eq!(Board::try_new(0, 5), None);
        assert_eq!(Board::try_new(5, 1001), None);
        assert!(Board::try_new(1000, 1).is_some());
    }
}
