//! What is said of a kind of error: its code and its English sentence, with `{names}` for its values.
//!
//! Another language needs its own sentence for each code and nothing else.

use std::fmt;

use super::kind::Kind;

impl Kind {
    /// The code by which a catalogue finds the sentence in another language: kebab case, and never another.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.entry().0
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
