//! What can be wrong with a link or a pasted text: each kind with its values, which its sentence names.

use super::found::{Found, grouped};
use super::length::{MAX_LENGTH, MAX_PASTED};
use super::number::{CountSize, Step, TourNumber};
use super::parameter::{Mode, Parameter};
use crate::board::{Board, MAX_SIDE, Square};
use crate::queens::Size;

/// What can be wrong with a link, with a state that is to become one, or with a pasted text.
///
/// Its [`Display`](std::fmt::Display) is the sentence without its full stop, so that a position can follow.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// More than [`MAX_LENGTH`] characters.
    TooLong {
        /// How many there are.
        length: usize,
    },
    /// A character outside printable ASCII.
    Character(char),
    /// A `%` that two hexadecimal digits do not follow.
    Escape,
    /// An escape such as `%0A` that stands for something outside printable ASCII.
    EscapedCharacter(u8),
    /// A text that does not begin with a version.
    NotALink(Found),
    /// A version that is not known yet.
    NewerVersion,
    /// No mode after the version.
    MissingMode,
    /// Something else where the mode should be.
    UnknownMode(Found),
    /// No board size after the mode.
    MissingSize,
    /// A board size that is not a whole number from 1 to 32.
    BoardSize(Found),
    /// No number of queens to count.
    MissingCount,
    /// A number of queens to count that is not a whole number from 1 to 27.
    CountSize(Found),
    /// No knight's board.
    MissingBoard,
    /// A knight's board that is not two numbers with an x between them.
    BoardText(Found),
    /// A side of a knight's board that is not a whole number from 1 to 1000.
    Side(Found),
    /// A slash, and no placement after it.
    MissingPlacement,
    /// A placement with too few or too many rows.
    Rows {
        /// How many rows it has.
        rows: usize,
        /// How many it should have.
        size: Size,
    },
    /// A row of a placement that is neither a column nor an x.
    Column {
        /// The row, from 1.
        row: usize,
        /// The board size.
        size: Size,
        /// What stands there.
        found: Found,
    },
    /// Queens given to a race that attack each other.
    Clash(Square, Square),
    /// No start square where there should be one.
    MissingStart,
    /// A slash, and no moves after it.
    MissingMoves,
    /// A move that is not a digit from 0 to 7.
    MoveDigit {
        /// The number of the move, from 1.
        number: usize,
        /// What stands there.
        found: Found,
    },
    /// Two squares that are not a knight's move apart.
    Hop(Square, Square),
    /// A tour in long form that does not begin on the start square.
    OtherStart {
        /// The start square.
        start: Square,
        /// Where the tour begins.
        found: Square,
    },
    /// Something after the end of the path.
    Surplus(Found),
    /// A `?` or `&`, and no parameter after it.
    MissingParameter,
    /// A parameter that the mode does not have.
    UnknownParameter {
        /// The mode.
        mode: Mode,
        /// The name of the parameter.
        found: Found,
    },
    /// A parameter that is given twice.
    Repeated(Parameter),
    /// A parameter without its value.
    MissingValue(Parameter),
    /// A value for a parameter that takes none.
    UnwantedValue(Parameter),
    /// Something that is no queens solver.
    QueensSolver(Found),
    /// Something that is no way to search for a knight's tour.
    KnightSolver(Found),
    /// A kind of tour that is neither open nor closed.
    TourKind(Found),
    /// A prune that is not 1.
    Prune(Found),
    /// A choice of solutions that is not the fundamental ones.
    Only(Found),
    /// A step that is not a whole number from 0 to 10⁹.
    Step(Found),
    /// A tour number that is not a whole number from 1 to 10¹⁵.
    TourNumber(Found),
    /// Something that is not the name of a square.
    SquareName(Found),
    /// A square that is not on the board.
    OffBoard(Square, Board),
    /// A square that is named twice.
    Twice(Square),
    /// Holes that leave no square.
    NothingLeft,
    /// A start square that was taken out of the board.
    StartTakenOut(Square),
    /// An end square that was taken out of the board.
    EndTakenOut(Square),
    /// A placement in the path and another one by `at`.
    PlacementTwice,
    /// A parameter that says something only about a tour with a start square.
    NeedsStart(Parameter),
    /// A parameter that a given tour leaves nothing to say.
    GivenTour(Parameter),
    /// A closed tour with an end square.
    ClosedTo,
    /// A numbered tour that is not closed.
    NumberOpen,
    /// A numbered tour on a board with holes.
    NumberHoles,
    /// A numbered tour that is to be searched for.
    NumberSolver,
    /// A search that is to end on a given square.
    SolverTo,
    /// The prune without the search it belongs to.
    PruneSolver,
    /// The prune in a search for an open tour.
    PruneOpen,
    /// A pasted text in which there is nothing.
    Nothing,
    /// A pasted text of more than [`MAX_PASTED`] characters.
    PastedTooLong {
        /// How many there are.
        length: usize,
    },
    /// A pasted text that is none of those that can be read.
    Unreadable(Found),
    /// A pasted address without a link in it.
    NoFragment,
    /// A FEN or a text board with too many ranks.
    TooManyRanks {
        /// How many there are.
        ranks: usize,
    },
    /// A rank that is shorter or longer than there are ranks.
    RankWidth {
        /// The rank, from the bottom.
        rank: usize,
        /// How many squares it should have.
        size: usize,
        /// How many it has.
        squares: usize,
    },
    /// Something in a FEN that is neither a queen nor a number of empty squares.
    FenPiece(Found),
    /// What follows the pieces of a FEN, but should not.
    FenRest(Found),
    /// Something in a square of a text board that is no queen.
    BoardPiece(Found),
    /// Columns that could be read in several ways.
    Unseparated {
        /// How many digits there are.
        digits: usize,
    },
    /// More columns than a board has rows.
    TooManyRows {
        /// How many there are.
        rows: usize,
    },
    /// A square that no queens board has.
    NoQueensBoard(Square),
    /// A rank of a number grid that is shorter or longer than the first.
    GridWidth {
        /// The rank, from the bottom.
        rank: usize,
        /// How many squares the first has.
        files: usize,
        /// How many it has.
        squares: usize,
    },
    /// Something in a number grid that is no number of a move.
    GridNumber {
        /// How many numbers there are.
        max: usize,
        /// What stands there.
        found: Found,
    },
    /// A number that stands in a number grid twice.
    GridTwice {
        /// The number.
        number: usize,
    },
}

impl Kind {
    /// The names in the sentence and what they stand for.
    #[must_use]
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let board = |board: &Board| ("board", format!("{}×{}", board.files(), board.ranks()));
        let size = |size: &Size| ("size", size.get().to_string());
        match self {
            Kind::TooLong { length } => vec![("max", grouped(MAX_LENGTH as u64)), ("length", grouped(*length as u64))],
            Kind::Character(found) => vec![("found", format!("U+{:04X}", u32::from(*found)))],
            Kind::EscapedCharacter(found) => vec![("found", format!("%{found:02X}"))],
            Kind::BoardSize(found) => vec![("max", Size::MAX.to_string()), found.named()],
            Kind::CountSize(found) => vec![("max", CountSize::MAX.to_string()), found.named()],
            Kind::Side(found) => vec![("max", MAX_SIDE.to_string()), found.named()],
            Kind::Step(found) => vec![("max", grouped(Step::MAX.into())), found.named()],
            Kind::TourNumber(found) => vec![("max", grouped(TourNumber::MAX)), found.named()],
            Kind::Rows { rows, size: n } => vec![size(n), ("rows", rows.to_string())],
            Kind::Column { row, size: n, found } => vec![("row", row.to_string()), size(n), found.named()],
            Kind::MoveDigit { number, found } => vec![("number", number.to_string()), found.named()],
            Kind::Clash(one, other) | Kind::Hop(one, other) => {
                vec![("one", one.to_string()), ("other", other.to_string())]
            }
            Kind::OtherStart { start, found } => vec![("start", start.to_string()), ("found", found.to_string())],
            Kind::UnknownParameter { mode, found } => vec![("mode", mode.key().to_owned()), found.named()],
            Kind::OffBoard(square, on) => vec![("square", square.to_string()), board(on)],
            Kind::Twice(square) | Kind::StartTakenOut(square) | Kind::EndTakenOut(square) => {
                vec![("square", square.to_string())]
            }
            Kind::Repeated(parameter)
            | Kind::MissingValue(parameter)
            | Kind::UnwantedValue(parameter)
            | Kind::NeedsStart(parameter)
            | Kind::GivenTour(parameter) => vec![("parameter", parameter.name().to_owned())],
            Kind::NotALink(found)
            | Kind::UnknownMode(found)
            | Kind::BoardText(found)
            | Kind::Surplus(found)
            | Kind::QueensSolver(found)
            | Kind::KnightSolver(found)
            | Kind::TourKind(found)
            | Kind::Prune(found)
            | Kind::Only(found)
            | Kind::SquareName(found)
            | Kind::Unreadable(found)
            | Kind::FenPiece(found)
            | Kind::FenRest(found)
            | Kind::BoardPiece(found) => vec![found.named()],
            Kind::PastedTooLong { length } => {
                vec![("max", grouped(MAX_PASTED as u64)), ("length", grouped(*length as u64))]
            }
            Kind::TooManyRanks { ranks } => vec![("max", Size::MAX.to_string()), ("ranks", grouped(*ranks as u64))],
            Kind::RankWidth { rank, size, squares } => {
                vec![("rank", rank.to_string()), ("size", size.to_string()), ("squares", grouped(*squares as u64))]
            }
            Kind::Unseparated { digits } => vec![("digits", grouped(*digits as u64))],
            Kind::TooManyRows { rows } => vec![("max", Size::MAX.to_string()), ("rows", grouped(*rows as u64))],
            Kind::NoQueensBoard(square) => vec![("square", square.to_string()), ("max", Size::MAX.to_string())],
            Kind::GridWidth { rank, files, squares } => vec![
                ("rank", rank.to_string()),
                ("files", grouped(*files as u64)),
                ("squares", grouped(*squares as u64)),
            ],
            Kind::GridNumber { max, found } => vec![("max", grouped(*max as u64)), found.named()],
            Kind::GridTwice { number } => vec![("number", grouped(*number as u64))],
            Kind::Escape
            | Kind::NewerVersion
            | Kind::MissingMode
            | Kind::MissingSize
            | Kind::MissingCount
            | Kind::MissingBoard
            | Kind::MissingPlacement
            | Kind::MissingStart
            | Kind::MissingMoves
            | Kind::MissingParameter
            | Kind::NothingLeft
            | Kind::PlacementTwice
            | Kind::ClosedTo
            | Kind::NumberOpen
            | Kind::NumberHoles
            | Kind::NumberSolver
            | Kind::SolverTo
            | Kind::PruneSolver
            | Kind::PruneOpen
            | Kind::Nothing
            | Kind::NoFragment => Vec::new(),
        }
    }
}
