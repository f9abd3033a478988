//! What can be wrong with a link or a pasted text: kinds, their codes and their sentences.
//!
//! A kind is a stable code, a sentence with `{names}` in it, and the values of those names. English is written here;
//! another language needs its own sentence for each code and nothing else.

use std::fmt;

use super::error::{Found, grouped};
use super::parameter::{Mode, Parameter};
use super::{CountSize, MAX_LENGTH, MAX_PASTED, Step, TourNumber};
use crate::board::{Board, MAX_SIDE, Square};
use crate::queens::Size;

/// What can be wrong with a link, with a state that is to become one, or with a pasted text.
///
/// Its [`Display`](fmt::Display) is the sentence without its full stop, so that a position can follow.
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
    /// The code by which a catalogue finds the sentence in another language: kebab case, and never another.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.entry().0
    }

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

    /// The code and the English sentence.
    fn entry(&self) -> (&'static str, &'static str) {
        match self {
            Kind::TooLong { .. } => ("too-long", "A link has at most {max} characters, not {length}"),
            Kind::Character(_) => ("character", "The character {found} cannot stand here"),
            Kind::Escape => ("escape", "In a link % is followed by two hexadecimal digits"),
            Kind::EscapedCharacter(_) => ("escaped-character", "{found} stands for a character that cannot stand here"),
            Kind::NotALink(_) => ("not-a-link", "A link begins with 1/, not with {found}"),
            Kind::NewerVersion => {
                ("newer-version", "This link was made by a newer version; reload the page to open it")
            }
            Kind::MissingMode => {
                ("missing-mode", "The link ends before it says queens, solutions, race, knight or count")
            }
            Kind::UnknownMode(_) => {
                ("unknown-mode", "A link leads to queens, solutions, race, knight or count, not to {found}")
            }
            Kind::MissingSize => ("missing-size", "The link ends before the board size"),
            Kind::BoardSize(_) => ("board-size", "The board size must be a whole number from 1 to {max}, not {found}"),
            Kind::MissingCount => ("missing-count", "The link ends before the number of queens to count"),
            Kind::CountSize(_) => {
                ("count-size", "The number of queens to count must be a whole number from 1 to {max}, not {found}")
            }
            Kind::MissingBoard => {
                ("missing-board", "The link ends before the files and ranks of the board, such as 8x8")
            }
            Kind::BoardText(_) => ("board", "A knight's board is written as files x ranks, such as 8x8, not {found}"),
            Kind::Side(_) => ("side", "A side of the board must be a whole number from 1 to {max}, not {found}"),
            Kind::MissingPlacement => ("missing-placement", "The placement is missing"),
            Kind::Rows { .. } => ("rows", "A placement for board size {size} has {size} rows, not {rows}"),
            Kind::Column { .. } => {
                ("column", "Row {row} of the placement must be a column from 1 to {size} or x, not {found}")
            }
            Kind::Clash(..) => {
                ("clash", "The solvers cannot start from queens that attack each other, as on {one} and {other}")
            }
            Kind::MissingStart => ("missing-start", "The start square is missing"),
            Kind::MissingMoves => ("missing-moves", "The moves of the tour are missing"),
            Kind::MoveDigit { .. } => {
                ("move-digit", "Move {number} of the tour must be a digit from 0 to 7, not {found}")
            }
            Kind::Hop(..) => ("hop", "From {one} to {other} is not a knight's move"),
            Kind::OtherStart { .. } => ("other-start", "The tour begins on {found}, but the start square is {start}"),
            Kind::Surplus(_) => ("surplus", "The link should end here, but {found} follows"),
            Kind::MissingParameter => ("missing-parameter", "A parameter is missing here"),
            Kind::UnknownParameter { .. } => ("unknown-parameter", "A link to {mode} has no parameter {found}"),
            Kind::Repeated(_) => ("repeated", r#"The parameter "{parameter}" is given twice"#),
            Kind::MissingValue(_) => ("missing-value", r#"The parameter "{parameter}" needs a value"#),
            Kind::UnwantedValue(_) => ("unwanted-value", r#"The parameter "{parameter}" takes no value"#),
            Kind::QueensSolver(_) => {
                ("queens-solver", "A queens solver is scan, marks, mask, permute or access, not {found}")
            }
            Kind::KnightSolver(_) => ("knight-solver", "A knight's solver is warnsdorff or plain, not {found}"),
            Kind::TourKind(_) => ("tour-kind", "A tour is open or closed, not {found}"),
            Kind::Prune(_) => ("prune", r#"The parameter "prune" can only be 1, not {found}"#),
            Kind::Only(_) => ("only", r#"The parameter "only" can only be fundamental, not {found}"#),
            Kind::Step(_) => ("step", "The step must be a whole number from 0 to {max}, not {found}"),
            Kind::TourNumber(_) => {
                ("tour-number", "The number of a tour must be a whole number from 1 to {max}, not {found}")
            }
            Kind::SquareName(_) => ("square-name", "A square is a file and a rank, such as e4, not {found}"),
            Kind::OffBoard(..) => ("off-board", "The square {square} is not on the {board} board"),
            Kind::Twice(_) => ("twice", "The square {square} is named twice"),
            Kind::NothingLeft => ("nothing-left", "At least one square must be left on the board"),
            Kind::StartTakenOut(_) => {
                ("start-taken-out", "A tour cannot start on {square}, which is taken out of the board")
            }
            Kind::EndTakenOut(_) => ("end-taken-out", "A tour cannot end on {square}, which is taken out of the board"),
            Kind::PlacementTwice => {
                ("placement-twice", r#"The queens are given twice, as a placement and by the parameter "at""#)
            }
            Kind::NeedsStart(_) => ("needs-start", r#"The parameter "{parameter}" needs a start square"#),
            Kind::GivenTour(_) => {
                ("given-tour", r#"With the moves of a given tour there can be no parameter "{parameter}""#)
            }
            Kind::ClosedTo => {
                ("closed-to", r#"A closed tour has no end, so "tour=closed" and "to" contradict each other"#)
            }
            Kind::NumberOpen => ("number-open", r#"Only closed tours have numbers, so "number" needs "tour=closed""#),
            Kind::NumberHoles => (
                "number-holes",
                r#"Only tours of a whole board have numbers, so "number" and "holes" contradict each other"#,
            ),
            Kind::NumberSolver => (
                "number-solver",
                r#"A tour with a number is not searched for, so "number" and "solver" contradict each other"#,
            ),
            Kind::SolverTo => {
                ("solver-to", r#"A search cannot be told where to end, so "solver" and "to" contradict each other"#)
            }
            Kind::PruneSolver => {
                ("prune-solver", r#"The prune is a part of the search, so "prune" needs "solver=warnsdorff""#)
            }
            Kind::PruneOpen => {
                ("prune-open", r#"The prune is about the way back to the start, so "prune" needs "tour=closed""#)
            }
            Kind::Nothing => ("nothing", "There is nothing to read"),
            Kind::PastedTooLong { .. } => {
                ("pasted-too-long", "A text to be read has at most {max} characters, not {length}")
            }
            Kind::Unreadable(_) => (
                "unreadable",
                "This is neither a link nor a FEN, a text board, squares, columns, moves or a number grid: {found}",
            ),
            Kind::NoFragment => ("no-fragment", "This address has no # and so leads to no board"),
            Kind::TooManyRanks { .. } => ("too-many-ranks", "A board of queens has at most {max} ranks, not {ranks}"),
            Kind::RankWidth { .. } => (
                "rank-width",
                "A rank should have as many squares as there are ranks, {size}, but rank {rank} has {squares}",
            ),
            Kind::FenPiece(_) => {
                ("fen-piece", "A FEN holds Q for a queen and numbers of empty squares here, not {found}")
            }
            Kind::FenRest(_) => ("fen-rest", "After its pieces this FEN should end, but {found} follows"),
            Kind::BoardPiece(_) => ("board-piece", "A square of a text board is blank or holds a Q, not {found}"),
            Kind::Unseparated { .. } => {
                ("unseparated", "These {digits} columns need something between them, as in 1.3.5.10")
            }
            Kind::TooManyRows { .. } => ("too-many-rows", "A board of queens has at most {max} rows, not {rows}"),
            Kind::NoQueensBoard(_) => {
                ("no-queens-board", "There is no {square} on a board of queens, which has at most {max} squares a side")
            }
            Kind::GridWidth { .. } => (
                "grid-width",
                "Each rank of a number grid should have as many squares as the first, {files}, but rank {rank} has \
                 {squares}",
            ),
            Kind::GridNumber { .. } => (
                "grid-number",
                "A number grid holds each number from 1 to {max} once, and a dot for a square taken out, not {found}",
            ),
            Kind::GridTwice { .. } => ("grid-twice", "The number {number} stands in the number grid twice"),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut rest, values) = (self.entry().1, self.values());
        // A value is never looked through for names: it may hold anything.
        while let Some((before, name, after)) = next_name(rest) {
            let value = values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
            write!(f, "{before}{value}")?;
            rest = after;
        }
        f.write_str(rest)
    }
}

/// What stands before the first `{name}` of a sentence, the name, and what stands after it.
fn next_name(sentence: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = sentence.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}
