//! A knight's tour and its texts.

use crate::board::{Board, Square};
use crate::knight::moves::{self, MOVES};
use crate::knight::referee::{self, Break, Shape};
use crate::knight::{Holes, Question};
use std::fmt::Write;

/// A complete tour of a board without its holes, as the referee has seen it.
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::{Holes, Tour, moves};
/// let digits = moves::parse_digits("072143603560134671245703").unwrap();
/// let tour = Tour::from_moves(Board::new(5, 5), Holes::NONE, Square::new(0, 0), &digits).unwrap();
/// assert!(!tour.is_closed());
/// assert_eq!(tour.number(Square::new(1, 2)), Some(2));
/// assert_eq!(tour.digits(), "072143603560134671245703");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tour {
    board: Board,
    holes: Holes,
    squares: Vec<Square>,
    shape: Shape,
}

/// A sequence of squares that is no tour: its legal beginning and where it breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The squares up to the break.
    pub legal: Vec<Square>,
    /// The fault of the square after them.
    pub cause: Break,
}

impl Broken {
    fn new(mut squares: Vec<Square>, cause: Break) -> Broken {
        squares.truncate(cause.at());
        Broken { legal: squares, cause }
    }
}

impl Tour {
    /// The tour that visits the squares in this order. Whether it is closed is computed.
    ///
    /// # Errors
    /// When the referee finds that it is no tour of the board without the holes.
    pub fn try_new(board: Board, holes: Holes, squares: Vec<Square>) -> Result<Tour, Broken> {
        match referee::judge(board, &holes, &squares) {
            Ok(shape) => Ok(Tour { board, holes, squares, shape }),
            Err(cause) => Err(Broken::new(squares, cause)),
        }
    }

    /// The tour that visits the squares in this order, as the answer to a question.
    ///
    /// # Errors
    /// When the referee finds that it is no such answer.
    pub fn answering(question: &Question, squares: Vec<Square>) -> Result<Tour, Broken> {
        match referee::judge_answer(question, &squares) {
            Ok(shape) => Ok(Tour { board: question.board(), holes: question.holes().clone(), squares, shape }),
            Err(cause) => Err(Broken::new(squares, cause)),
        }
    }

    /// The tour that starts on a square and makes these moves, one digit 0..=7 each.
    ///
    /// # Errors
    /// When the knight leaves the board, or as for [`Tour::try_new`].
    pub fn from_moves(board: Board, holes: Holes, start: Square, digits: &[u8]) -> Result<Tour, Broken> {
        let mut squares = vec![start];
        for &digit in digits {
            let (files, ranks) = MOVES[usize::from(digit & 7)];
            match squares[squares.len() - 1].offset(files, ranks).filter(|&square| board.contains(square)) {
                Some(square) => squares.push(square),
                None => {
                    // Report an earlier break instead.
                    let at = squares.len();
                    return Err(match Tour::try_new(board, holes, squares) {
                        Err(broken) if broken.cause.at() < at => broken,
                        Err(Broken { legal, .. }) | Ok(Tour { squares: legal, .. }) => {
                            Broken { legal, cause: Break::OffBoard { at } }
                        }
                    });
                }
            }
        }
        Tour::try_new(board, holes, squares)
    }

    /// The board, holes included.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The squares that the tour leaves out.
    #[must_use]
    pub const fn holes(&self) -> &Holes {
        &self.holes
    }

    /// The squares in the order visited.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The first square.
    #[must_use]
    pub fn start(&self) -> Square {
        self.squares[0]
    }

    /// The last square.
    #[must_use]
    pub fn end(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    /// Whether the last square is a move away from the first.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.shape == Shape::Closed
    }

    /// The number of a square in the order visited, 1 for the start; `None` for a hole and off the board.
    ///
    /// Looks through the tour; [`Tour::numbers`] gives all at once.
    #[must_use]
    pub fn number(&self, square: Square) -> Option<u32> {
        self.squares.iter().position(|&visited| visited == square).map(|index| index as u32 + 1)
    }

    /// The numbers of all squares by [`Board::index`], 1 for the start, 0 for holes.
    #[must_use]
    pub fn numbers(&self) -> Vec<u32> {
        let mut numbers = vec![0; self.board.squares()];
        for (number, &square) in (1..).zip(&self.squares) {
            numbers[self.board.index(square)] = number;
        }
        numbers
    }

    /// The same closed tour, numbered from another square; `None` for an open tour or a square not on it.
    #[must_use]
    pub fn renumbered(&self, start: Square) -> Option<Tour> {
        let number = self.number(start)?;
        self.is_closed().then(|| {
            let mut tour = self.clone();
            tour.squares.rotate_left(number as usize - 1);
            tour
        })
    }

    /// The moves by digit, 0..=7; the closing move of a closed tour is not among them.
    pub fn moves(&self) -> impl Iterator<Item = u8> + '_ {
        self.squares.windows(2).filter_map(|pair| moves::digit(pair[0], pair[1]))
    }

    /// The moves as text, one digit a move.
    #[must_use]
    pub fn digits(&self) -> String {
        self.moves().map(|digit| char::from(b'0' + digit)).collect()
    }

    /// The squares by name with `-` between them, as `a1-b3-c5`.
    #[must_use]
    pub fn long_form(&self) -> String {
        let mut text = String::new();
        for (index, square) in self.squares.iter().enumerate() {
            let dash = if index == 0 { "" } else { "-" };
            write!(text, "{dash}{square}").expect("a String takes any text");
        }
        text
    }

    /// The board as a table of numbers, the highest rank first: columns at least five wide, a blank line between
    /// the ranks, a dot for a hole.
    #[must_use]
    pub fn table(&self) -> String {
        let numbers = self.numbers();
        let width = (self.squares.len().to_string().len() + 1).max(5);
        let ranks: Vec<String> = numbers
            .chunks(usize::from(self.board.files()))
            .rev()
            .map(|rank| {
                rank.iter().fold(String::new(), |mut line, &number| {
                    let cell = if number == 0 { ".".to_owned() } else { number.to_string() };
                    write!(line, "{cell:>width$}").expect("a String takes any text");
                    line
                })
            })
            .collect();
        ranks.join("\n\n") + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence;

    const FIVE: &str = "072143603560134671245703";

    fn tour(board: Board, start: &str, digits: &str) -> Result<Tour, Broken> {
        Tour::from_moves(board, Holes::NONE, start.parse().unwrap(), &moves::parse_digits(digits).unwrap())
    }

    fn ring() -> Tour {
        let board = Board::new(3, 3);
        let holes = Holes::try_new(board, [Square::new(1, 1)]).unwrap();
        let squares = ["a1", "b3", "c1", "a2", "c3", "b1", "a3", "c2"];
        Tour::try_new(board, holes, squares.map(|name| name.parse().unwrap()).to_vec()).unwrap()
    }

    #[test]
    fn texts_of_a_tour_agree() {
        let tour = tour(Board::new(5, 5), "a1", FIVE).unwrap();
        assert_eq!(tour.digits(), FIVE);
        assert!(tour.long_form().starts_with("a1-b3-a5-"));
        assert_eq!((tour.start().to_string(), tour.number(tour.end())), ("a1".into(), Some(25)));
        assert!(tour.renumbered(tour.end()).is_none());
    }

    #[test]
    fn a_broken_tour_keeps_its_legal_beginning() {
        for (digits, legal, expected) in [
            ("06", "a1 b3", "Move 2 leaves the board."),
            ("04", "a1 b3", "Move 2 enters a1 a second time."),
            ("0407", "a1 b3", "Move 2 enters a1 a second time."),
            ("0401234", "a1 b3", "Move 2 enters a1 a second time."),
            ("4", "a1", "Move 1 leaves the board."),
            ("07", "a1 b3 a5", "The tour stops after 3 squares: 22 are not visited, b1 among them."),
        ] {
            let broken = tour(Board::new(5, 5), "a1", digits).unwrap_err();
            let names: Vec<String> = broken.legal.iter().map(Square::to_string).collect();
            assert_eq!((names.join(" ").as_str(), sentence(&broken.cause).as_str()), (legal, expected), "{digits}");
        }
        assert_eq!(tour(Board::new(5, 5), "f1", "").unwrap_err().cause, Break::OffBoard { at: 0 });
    }

    #[test]
    fn a_closed_tour_can_be_numbered_from_any_of_its_squares() {
        let tour = ring();
        assert!(tour.is_closed());
        let other = tour.renumbered("c3".parse().unwrap()).unwrap();
        assert_eq!(other.long_form(), "c3-b1-a3-c2-a1-b3-c1-a2");
        assert!(tour.renumbered(Square::new(1, 1)).is_none());
    }

    #[test]
    fn the_table_is_aligned_and_read_as_a_diagram() {
        assert_eq!(ring().table(), "    7    2    5\n\n    4    .    8\n\n    1    6    3\n");
    }
}
