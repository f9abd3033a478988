//! The question of a tour: a board, a start, and the kind of end.

use crate::board::{Board, Square};
use crate::knight::Holes;
use std::fmt;

/// How a tour is to end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Anywhere.
    Open,
    /// A move away from the start, so that the knight can go round for ever.
    Closed,
    /// On this square.
    To(Square),
}

impl Goal {
    /// The square on which the tour must end.
    #[must_use]
    pub const fn end(self) -> Option<Square> {
        if let Goal::To(end) = self { Some(end) } else { None }
    }
}

/// A question with squares that lie on the board: is there such a tour, and which?
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::{Goal, Holes, Question};
/// let question = Question::try_new(Board::new(8, 8), Holes::NONE, Square::new(0, 0), Goal::Closed).unwrap();
/// assert_eq!(question.squares(), 64);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Question {
    board: Board,
    holes: Holes,
    start: Square,
    goal: Goal,
}

impl Question {
    /// Asks for a tour of `board` without `holes` from `start`.
    ///
    /// # Errors
    /// When a hole, the start or the end is not on the board, or the start or the end is a hole.
    pub fn try_new(board: Board, holes: Holes, start: Square, goal: Goal) -> Result<Question, BadQuestion> {
        if let Some(hole) = holes.iter().find(|&hole| !board.contains(hole)) {
            return Err(BadQuestion::OffBoard(Named::Hole, hole));
        }
        let end = match goal {
            Goal::To(end) => Some((Named::End, end)),
            Goal::Open | Goal::Closed => None,
        };
        for (named, square) in [(Named::Start, start)].into_iter().chain(end) {
            if !board.contains(square) {
                return Err(BadQuestion::OffBoard(named, square));
            }
            if holes.contains(square) {
                return Err(BadQuestion::Hole(named, square));
            }
        }
        Ok(Question { board, holes, start, goal })
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The squares taken out.
    #[must_use]
    pub const fn holes(&self) -> &Holes {
        &self.holes
    }

    /// The first square of the tour.
    #[must_use]
    pub const fn start(&self) -> Square {
        self.start
    }

    /// How the tour is to end.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// How many squares the tour has to visit.
    #[must_use]
    pub fn squares(&self) -> usize {
        self.holes.left(self.board)
    }
}

/// A square of a question, by its part in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A square taken out.
    Hole,
    /// Where the tour starts.
    Start,
    /// Where the tour is to end.
    End,
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Named::Hole => "hole",
            Named::Start => "start",
            Named::End => "end",
        })
    }
}

/// Why a question is invalid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BadQuestion {
    /// The square is not on the board.
    OffBoard(Named, Square),
    /// The square was taken out of the board.
    Hole(Named, Square),
}

impl fmt::Display for BadQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadQuestion::OffBoard(named, square) => write!(f, "the {named} {square} is not on the board"),
            BadQuestion::Hole(named, square) => write!(f, "the {named} {square} was taken out of the board"),
        }
    }
}

impl std::error::Error for BadQuestion {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_off_the_board_and_holes_are_refused_with_a_sentence() {
        let (a1, c2) = (Square::new(0, 0), Square::new(2, 1));
        let board = Board::new(3, 2);
        let holes = Holes::try_new(board, [c2]).unwrap();
        let ask = |start, goal| Question::try_new(board, holes.clone(), start, goal).unwrap_err().to_string();
        assert_eq!(ask(Square::new(3, 0), Goal::Open), "the start d1 is not on the board");
        assert_eq!(ask(a1, Goal::To(Square::new(0, 2))), "the end a3 is not on the board");
        assert_eq!(ask(c2, Goal::Closed), "the start c2 was taken out of the board");
        assert_eq!(ask(a1, Goal::To(c2)), "the end c2 was taken out of the board");
        let smaller = Question::try_new(Board::new(2, 2), holes.clone(), a1, Goal::Open);
        assert_eq!(smaller.unwrap_err().to_string(), "the hole c2 is not on the board");
    }
}
