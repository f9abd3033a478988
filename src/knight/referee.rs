//! The referee of knight's tours: looks at every square and every move and at nothing else.
//!
//! It shares no code with the makers of tours: whether a knight can go from one square to another is read off the
//! distances of their files and ranks.

use crate::board::{Board, Square};
use crate::knight::{Goal, Holes, Question};
use std::fmt;

/// Whether a complete tour is open or closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// The last square is not a move away from the first.
    Open,
    /// The last square is a move away from the first.
    Closed,
}

/// Where and why a sequence of squares is not the required tour.
///
/// `at` is the number of squares before the break, so the first `at` squares are a legal beginning. The start is no
/// move, so it is move `at` that breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Break {
    /// The knight leaves the board.
    OffBoard {
        /// How many squares come before the break.
        at: usize,
    },
    /// The knight enters a square that was taken out.
    Hole {
        /// How many squares come before the break.
        at: usize,
        /// The square taken out.
        square: Square,
    },
    /// The knight does not move like a knight.
    NotAMove {
        /// How many squares come before the break.
        at: usize,
        /// The last square of the legal beginning.
        from: Square,
        /// The square that follows it.
        to: Square,
    },
    /// The knight enters a square a second time.
    Again {
        /// How many squares come before the break.
        at: usize,
        /// The square entered again.
        square: Square,
    },
    /// All moves are legal, but squares are left.
    Unvisited {
        /// How many squares were visited.
        at: usize,
        /// How many are left.
        left: usize,
        /// The first of them, rank by rank from a1.
        first: Square,
    },
    /// The tour is complete but starts elsewhere.
    WrongStart {
        /// Where it starts.
        found: Square,
        /// Where it was to start.
        asked: Square,
    },
    /// The tour is complete but ends elsewhere.
    WrongEnd {
        /// How many squares were visited.
        at: usize,
        /// Where it ends.
        found: Square,
        /// Where it was to end.
        asked: Square,
    },
    /// The tour is complete, but its end is no move away from its start.
    NotClosed {
        /// How many squares were visited.
        at: usize,
        /// Where it ends.
        end: Square,
    },
}

impl Break {
    /// How many squares from the first make a legal beginning.
    #[must_use]
    pub const fn at(&self) -> usize {
        match *self {
            Break::OffBoard { at }
            | Break::Hole { at, .. }
            | Break::NotAMove { at, .. }
            | Break::Again { at, .. }
            | Break::Unvisited { at, .. }
            | Break::WrongEnd { at, .. }
            | Break::NotClosed { at, .. } => at,
            Break::WrongStart { .. } => 0,
        }
    }

    /// A code that never changes, in kebab case, by which a page finds the sentence in another language.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Break::OffBoard { at: 0 } => "starts-off-board",
            Break::OffBoard { .. } => "leaves-board",
            Break::Hole { at: 0, .. } => "starts-in-hole",
            Break::Hole { .. } => "enters-hole",
            Break::NotAMove { .. } => "not-a-knights-move",
            Break::Again { .. } => "enters-again",
            Break::Unvisited { at: 0, .. } => "no-squares",
            Break::Unvisited { left: 1, .. } => "one-unvisited",
            Break::Unvisited { .. } => "unvisited",
            Break::WrongStart { .. } => "wrong-start",
            Break::WrongEnd { .. } => "wrong-end",
            Break::NotClosed { .. } => "not-closed",
        }
    }

    /// The words and numbers of the sentence by name; `move` is the number of the move that breaks, `visited` the number
    /// of squares visited where others are left.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let number = ("move", self.at().to_string());
        match *self {
            Break::OffBoard { at: 0 } => Vec::new(),
            Break::OffBoard { .. } => vec![number],
            Break::Hole { at: 0, square } => vec![("square", square.to_string())],
            Break::Hole { square, .. } | Break::Again { square, .. } => vec![number, ("square", square.to_string())],
            Break::NotAMove { from, to, .. } => vec![number, ("from", from.to_string()), ("to", to.to_string())],
            Break::Unvisited { at, left, first } => {
                vec![("visited", at.to_string()), ("left", left.to_string()), ("square", first.to_string())]
            }
            Break::WrongStart { found, asked } | Break::WrongEnd { found, asked, .. } => {
                vec![("found", found.to_string()), ("asked", asked.to_string())]
            }
            Break::NotClosed { end, .. } => vec![("end", end.to_string())],
        }
    }
}

impl fmt::Display for Break {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Break::OffBoard { at: 0 } => f.write_str("the tour starts off the board"),
            Break::OffBoard { at } => write!(f, "move {at} leaves the board"),
            Break::Hole { at: 0, square } => write!(f, "the tour starts on {square}, which was taken out of the board"),
            Break::Hole { at, square } => write!(f, "move {at} enters {square}, which was taken out of the board"),
            Break::NotAMove { at, from, to } => write!(f, "move {at} is not a knight's move: {from} to {to}"),
            Break::Again { at, square } => write!(f, "move {at} enters {square} a second time"),
            Break::Unvisited { at: 0, .. } => f.write_str("the tour has no squares"),
            Break::Unvisited { at, left, first } => {
                let squares = if at == 1 { "square" } else { "squares" };
                write!(f, "the tour stops after {at} {squares}: ")?;
                if left == 1 {
                    write!(f, "{first} is not visited")
                } else {
                    write!(f, "{left} are not visited, {first} among them")
                }
            }
            Break::WrongStart { found, asked } => write!(f, "the tour starts on {found}, not on {asked}"),
            Break::WrongEnd { found, asked, .. } => write!(f, "the tour ends on {found}, not on {asked}"),
            Break::NotClosed { end, .. } => {
                write!(f, "the tour is not closed: from {end} the knight cannot go back to the start")
            }
        }
    }
}

impl std::error::Error for Break {}

/// Whether a knight goes from one square to the other: two squares one way and one the other.
fn is_move(from: Square, to: Square) -> bool {
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    (files, ranks) == (1, 2) || (files, ranks) == (2, 1)
}

/// Judges a sequence of squares: every square of the board but the holes, once, by knight's moves.
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::{Holes, referee};
/// let board = Board::new(3, 3);
/// let holes = Holes::try_new(board, [Square::new(1, 1)]).unwrap();
/// let squares = ["a1", "b3", "c1", "a2", "c3", "b1", "a3", "c2"].map(|name| name.parse().unwrap());
/// assert_eq!(referee::judge(board, &holes, &squares), Ok(referee::Shape::Closed));
/// let broken = referee::judge(board, &holes, &squares[..6]).unwrap_err();
/// assert_eq!(broken.to_string(), "the tour stops after 6 squares: 2 are not visited, c2 among them");
/// ```
///
/// # Errors
/// The first thing that is wrong.
pub fn judge(board: Board, holes: &Holes, squares: &[Square]) -> Result<Shape, Break> {
    let mut entered = vec![false; board.squares()];
    let mut closed_to_knights = vec![false; board.squares()];
    for hole in holes.iter().filter(|&hole| board.contains(hole)) {
        closed_to_knights[board.index(hole)] = true;
    }
    for (at, &square) in squares.iter().enumerate() {
        if !board.contains(square) {
            return Err(Break::OffBoard { at });
        }
        let index = board.index(square);
        if at > 0 && !is_move(squares[at - 1], square) {
            return Err(Break::NotAMove { at, from: squares[at - 1], to: square });
        }
        if closed_to_knights[index] {
            return Err(Break::Hole { at, square });
        }
        if entered[index] {
            return Err(Break::Again { at, square });
        }
        entered[index] = true;
    }
    let missing = |&index: &usize| !entered[index] && !closed_to_knights[index];
    if let Some(first) = (0..board.squares()).find(missing) {
        let left = (first..board.squares()).filter(missing).count();
        return Err(Break::Unvisited { at: squares.len(), left, first: board.square(first) });
    }
    // Two squares are no ring: the way back would be the move just made.
    Ok(match squares {
        [first, _, .., last] if squares.len() > 2 && is_move(*first, *last) => Shape::Closed,
        _ => Shape::Open,
    })
}

/// Judges a sequence of squares as the answer to a question: start, end and closedness as required.
///
/// # Errors
/// The first thing that is wrong: as a tour, then its start, then its end.
pub fn judge_answer(question: &Question, squares: &[Square]) -> Result<Shape, Break> {
    let shape = judge(question.board(), question.holes(), squares)?;
    let at = squares.len();
    let (Some(&first), Some(&last)) = (squares.first(), squares.last()) else {
        return Err(Break::Unvisited { at, left: 1, first: question.start() });
    };
    if first != question.start() {
        return Err(Break::WrongStart { found: first, asked: question.start() });
    }
    match (question.goal(), shape) {
        (Goal::To(asked), _) if asked != last => Err(Break::WrongEnd { at, found: last, asked }),
        (Goal::Closed, Shape::Open) => Err(Break::NotClosed { at, end: last }),
        _ => Ok(shape),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence;

    fn squares(names: &str) -> Vec<Square> {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn a_broken_tour_is_told_where_it_breaks() {
        let board = Board::new(3, 4);
        let holes = Holes::try_new(board, [Square::new(0, 2)]).unwrap();
        for (names, at, expected) in [
            ("", 0, "The tour has no squares."),
            ("d1", 0, "The tour starts off the board."),
            ("a3", 0, "The tour starts on a3, which was taken out of the board."),
            ("a1", 1, "The tour stops after 1 square: 10 are not visited, b1 among them."),
            ("a1 c2 a3", 2, "Move 2 enters a3, which was taken out of the board."),
            ("c1 d3", 1, "Move 1 leaves the board."),
            ("a1 b3 b4", 2, "Move 2 is not a knight's move: b3 to b4."),
            ("a1 b3 a1", 2, "Move 2 enters a1 a second time."),
            ("a1 c2 b4", 3, "The tour stops after 3 squares: 8 are not visited, b1 among them."),
        ] {
            let broken = judge(board, &holes, &squares(names)).unwrap_err();
            assert_eq!((broken.at(), sentence(&broken).as_str()), (at, expected), "{names}");
        }
    }

    #[test]
    fn a_complete_tour_is_held_to_the_question() {
        let ring = Holes::try_new(Board::new(3, 3), squares("b2")).unwrap();
        let tour = squares("a1 b3 c1 a2 c3 b1 a3 c2");
        let ask = |start: &str, goal| {
            let question = Question::try_new(Board::new(3, 3), ring.clone(), start.parse().unwrap(), goal).unwrap();
            judge_answer(&question, &tour).map_err(|broken| sentence(&broken))
        };
        assert_eq!(ask("a1", Goal::Closed), Ok(Shape::Closed));
        assert_eq!(ask("a1", Goal::Open), Ok(Shape::Closed));
        assert_eq!(ask("a1", Goal::To(Square::new(2, 1))), Ok(Shape::Closed));
        assert_eq!(ask("a2", Goal::Open), Err("The tour starts on a1, not on a2.".into()));
        assert_eq!(ask("a1", Goal::To(Square::new(0, 1))), Err("The tour ends on c2, not on a2.".into()));
    }
}
