//! Which tours are to be counted: on which board, closed or open, between which squares.

use std::fmt;

use crate::board::{Board, Square};
use crate::knight::{Goal, Holes, Question};

/// The longest shorter side of a board whose tours can be counted.
pub const MAX_SHORTER_SIDE: u16 = 10;

/// A kind of tour. A tour and the same tour walked backwards are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Tours that return to their start by one more move: a cycle through all squares. A single square has none.
    Closed,
    /// Tours from one square to another, however far apart: a path through all squares. A single square has one.
    Open(Ends),
}

/// Where an open tour may begin and end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ends {
    /// On any squares.
    Any,
    /// One end on this square.
    From(Square),
    /// One end on the first square, the other on the second.
    Between(Square, Square),
}

/// All tours of one kind through the squares of a board that are not holes.
///
/// ```
/// use queens_and_knights::Board;
/// use queens_and_knights::knight::count::{Tours, count};
/// assert_eq!(count(&Tours::open(Board::new(5, 5)).unwrap(), 1 << 20), Ok(864));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tours {
    board: Board,
    holes: Holes,
    kind: Kind,
}

impl Tours {
    /// The closed tours of a whole board.
    ///
    /// # Errors
    /// When the shorter side is above [`MAX_SHORTER_SIDE`].
    pub fn closed(board: Board) -> Result<Tours, NotCountable> {
        Tours::try_new(board, Holes::NONE, Kind::Closed)
    }

    /// The open tours of a whole board, closed ones that have been cut open among them.
    ///
    /// # Errors
    /// When the shorter side is above [`MAX_SHORTER_SIDE`].
    pub fn open(board: Board) -> Result<Tours, NotCountable> {
        Tours::try_new(board, Holes::NONE, Kind::Open(Ends::Any))
    }

    /// The tours that answer a question.
    ///
    /// # Errors
    /// When the shorter side is above [`MAX_SHORTER_SIDE`].
    pub fn answering(question: &Question) -> Result<Tours, NotCountable> {
        let kind = match question.goal() {
            Goal::Open => Kind::Open(Ends::From(question.start())),
            Goal::Closed => Kind::Closed,
            Goal::To(end) => Kind::Open(Ends::Between(question.start(), end)),
        };
        Tours::try_new(question.board(), question.holes().clone(), kind)
    }

    /// The tours of one kind on `board` without `holes`.
    ///
    /// # Errors
    /// When the shorter side is above [`MAX_SHORTER_SIDE`], or a hole or a given end is not a square of the board.
    pub fn try_new(board: Board, holes: Holes, kind: Kind) -> Result<Tours, NotCountable> {
        if board.files().min(board.ranks()) > MAX_SHORTER_SIDE {
            return Err(NotCountable::TooWide(board));
        }
        if let Some(hole) = holes.iter().find(|&hole| !board.contains(hole)) {
            return Err(NotCountable::NotASquare(hole));
        }
        let tours = Tours { board, holes, kind };
        let ends = match kind {
            Kind::Closed | Kind::Open(Ends::Any) => [None, None],
            Kind::Open(Ends::From(a)) => [Some(a), None],
            Kind::Open(Ends::Between(a, b)) => [Some(a), Some(b)],
        };
        match ends.into_iter().flatten().find(|&end| !tours.visit(end)) {
            Some(end) => Err(NotCountable::NotASquare(end)),
            None => Ok(tours),
        }
    }

    /// The board, holes included.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The squares left out.
    #[must_use]
    pub const fn holes(&self) -> &Holes {
        &self.holes
    }

    /// The kind of tour.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether the tours visit a square: it is on the board and not a hole.
    #[must_use]
    pub fn visit(&self, square: Square) -> bool {
        self.board.contains(square) && !self.holes.contains(square)
    }

    /// The number of squares that each tour visits.
    #[must_use]
    pub fn squares(&self) -> usize {
        self.holes.left(self.board)
    }
}

/// Why tours cannot be counted at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotCountable {
    /// Both sides are longer than [`MAX_SHORTER_SIDE`].
    TooWide(Board),
    /// A hole is not on the board, or an end is not on it or is a hole.
    NotASquare(Square),
}

impl fmt::Display for NotCountable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotCountable::TooWide(board) => write!(
                f,
                "tours are counted on boards whose shorter side is at most {MAX_SHORTER_SIDE}, not on {}×{}",
                board.files(),
                board.ranks()
            ),
            NotCountable::NotASquare(square) => write!(f, "{square} is not a square of this board"),
        }
    }
}

impl std::error::Error for NotCountable {}
