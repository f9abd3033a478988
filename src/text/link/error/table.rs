//! The errors of links and pasted texts: one table, a row for each kind of error.
//!
//! A row has the kind with its fields, the code, the English sentence, and the values that stand for the `{names}` in
//! it. Another language needs its own sentence for each code and nothing else. `error_table` makes the type of the table.

use super::quoted::{Quoted, character, grouped};
use super::table_macro::error_table;
use crate::board::{Board, MAX_SIDE, Square};
use crate::queens::count::CountSize;
use crate::queens::{Size, Solver};
use crate::sentence::any_of;
use crate::text::link::length::{MAX_LENGTH, MAX_PASTED};
use crate::text::link::lesson::{Stop, Text};
use crate::text::link::number::{Step, Steps, TourNumber};
use crate::text::link::parameter::{Mode, Parameter};
use crate::text::link::program::Input;

error_table! {
    /// More than [`MAX_LENGTH`] characters.
    TooLong {
        /// How many there are.
        length: usize,
    } =>
        "too-long", "a link has at most {max} characters, not {length}",
        { max: grouped(MAX_LENGTH as u64), length: grouped(*length as u64) };

    /// A character outside printable ASCII.
    Character(found: char) =>
        "character", "the character {found} cannot stand here", { found: character(*found) };

    /// A `%` that two hexadecimal digits do not follow.
    Escape =>
        "escape", "in a link % is followed by two hexadecimal digits", {};

    /// An escape such as `%0A` that stands for something outside printable ASCII.
    EscapedCharacter(found: u8) =>
        "escaped-character", "{found} stands for a character that cannot stand here",
        { found: format_args!("%{found:02X}") };

    /// A text that does not begin with a version.
    NotALink(found: Quoted) =>
        "not-a-link", "a link begins with 1/, not with {found}", { found: found };

    /// A version that is not known yet.
    NewerVersion =>
        "newer-version", "this link was made by a newer version; reload the page to open it", {};

    /// No mode after the version.
    MissingMode =>
        "missing-mode", "the link ends before it says {keys}", { keys: any_of(&Mode::ALL.map(Mode::key)) };

    /// Something else where the mode should be.
    UnknownMode(found: Quoted) =>
        "unknown-mode", "a link leads to {keys}, not to {found}", { keys: any_of(&Mode::ALL.map(Mode::key)), found: found };

    /// No board size after the mode.
    MissingSize =>
        "missing-size", "the link ends before the board size", {};

    /// A board size that is not a whole number from 1 to 32.
    BoardSize(found: Quoted) =>
        "board-size", "the board size must be a whole number from 1 to {max}, not {found}",
        { max: Size::MAX, found: found };

    /// No number of queens to count.
    MissingCount =>
        "missing-count", "the link ends before the number of queens to count", {};

    /// A number of queens to count that is not a whole number from 1 to 27.
    CountSize(found: Quoted) =>
        "count-size", "the number of queens to count must be a whole number from 1 to {max}, not {found}",
        { max: CountSize::MAX, found: found };

    /// No knight's board.
    MissingBoard =>
        "missing-board", "the link ends before the files and ranks of the board, such as 8x8", {};

    /// A knight's board that is not two numbers with an x between them.
    BoardText(found: Quoted) =>
        "board", "a knight's board is written as files x ranks, such as 8x8, not {found}", { found: found };

    /// A side of a knight's board that is not a whole number from 1 to 1000.
    Side(found: Quoted) =>
        "side", "a side of the board must be a whole number from 1 to {max}, not {found}",
        { max: MAX_SIDE, found: found };

    /// A slash, and no placement after it.
    MissingPlacement =>
        "missing-placement", "the placement is missing", {};

    /// A placement with too few or too many rows.
    Rows {
        /// How many rows it has.
        rows: usize,
        /// How many it should have.
        size: Size,
    } =>
        "rows", "a placement for board size {size} has {size} rows, not {rows}", { size: size.get(), rows: rows };

    /// A row of a placement that is neither a column nor an x.
    Column {
        /// The row, from 1.
        row: usize,
        /// The number of the first column: 1, or 0 where a pasted text counts from it.
        first: u8,
        /// The number of the last column.
        last: u8,
        /// The text found there.
        found: Quoted,
    } =>
        "column", "row {row} of the placement must be a column from {first} to {last} or x, not {found}",
        { row: row, first: first, last: last, found: found };

    /// Queens given to a race or a comparison that attack each other.
    Clash {
        /// One of the two.
        one: Square,
        /// The other.
        other: Square,
        /// The size of their board.
        size: Size,
    } =>
        "clash",
        "the solvers cannot start from queens that attack each other, as in row {row}, column {column} ({one}) and in row {otherRow}, column {otherColumn} ({other})",
        { one: one, other: other, row: size.row(*one) + 1, column: size.column(*one) + 1,
          otherRow: size.row(*other) + 1, otherColumn: size.column(*other) + 1 };

    /// No start square where there should be one.
    MissingStart =>
        "missing-start", "the start square is missing", {};

    /// A slash, and no moves after it.
    MissingMoves =>
        "missing-moves", "the moves of the tour are missing", {};

    /// A move that is not a digit from 0 to 7.
    MoveDigit {
        /// The number of the move, from 1.
        number: usize,
        /// The text found there.
        found: Quoted,
    } =>
        "move-digit", "move {number} of the tour must be a digit from 0 to 7, not {found}",
        { number: number, found: found };

    /// Two squares that are not a knight's move apart.
    Hop(one: Square, other: Square) =>
        "hop", "from {one} to {other} is not a knight's move", { one: one, other: other };

    /// A tour in long form that does not begin on the start square.
    OtherStart {
        /// The start square.
        start: Square,
        /// Where the tour begins.
        found: Square,
    } =>
        "other-start", "the tour begins on {found}, but the start square is {start}", { start: start, found: found };

    /// Something after the end of the path.
    Surplus(found: Quoted) =>
        "surplus", "the link should end here, but {found} follows", { found: found };

    /// A `?` or `&`, and no parameter after it.
    MissingParameter =>
        "missing-parameter", "a parameter is missing here", {};

    /// A parameter that the mode does not have.
    UnknownParameter {
        /// The mode.
        mode: Mode,
        /// The name of the parameter.
        found: Quoted,
    } =>
        "unknown-parameter", "a link to {mode} has no parameter {found}", { mode: mode.key(), found: found };

    /// A parameter that is given twice.
    Repeated(parameter: Parameter) =>
        "repeated", r#"the parameter "{parameter}" is given twice"#, { parameter: parameter.name() };

    /// A parameter without its value.
    MissingValue(parameter: Parameter) =>
        "missing-value", r#"the parameter "{parameter}" needs a value"#, { parameter: parameter.name() };

    /// A value for a parameter that takes none.
    UnwantedValue(parameter: Parameter) =>
        "unwanted-value", r#"the parameter "{parameter}" takes no value"#, { parameter: parameter.name() };

    /// Something that is no queens solver.
    QueensSolver(found: Quoted) =>
        "queens-solver", "a queens solver is {keys}, not {found}", { keys: any_of(&Solver::ALL.map(Solver::key)), found: found };

    /// Something that is no way to search for a knight's tour.
    KnightSolver(found: Quoted) =>
        "knight-solver", "a knight's solver is warnsdorff or plain, not {found}", { found: found };

    /// Something that is no search of a knight to compare.
    KnightSide(found: Quoted) =>
        "knight-side", "the searches to compare are warnsdorff, pruned and plain, not {found}", { found: found };

    /// A comparison without one of its two sides.
    NeedsSide(parameter: Parameter) =>
        "needs-side", r#"a comparison needs the parameter "{parameter}""#, { parameter: parameter.name() };

    /// Something that two solvers cannot go on by.
    By(found: Quoted) =>
        "by", "a comparison goes on by event, placement or solution, not by {found}", { found: found };

    /// A kind of tour that is neither open nor closed.
    TourKind(found: Quoted) =>
        "tour-kind", "a tour is open or closed, not {found}", { found: found };

    /// A prune that is not 1.
    Prune(found: Quoted) =>
        "prune", r#"the parameter "prune" can only be 1, not {found}"#, { found: found };

    /// A choice of solutions that is not the fundamental ones.
    Only(found: Quoted) =>
        "only", r#"the parameter "only" can only be fundamental, not {found}"#, { found: found };

    /// A method of counting that is not the bitmask recursion.
    CountMethod(found: Quoted) =>
        "count-method", r#"the parameter "method" can only be mask, not {found}"#, { found: found };

    /// A step that is not a whole number from 0 to 10⁹.
    Step(found: Quoted) =>
        "step", "the step must be a whole number from 0 to {max}, not {found}",
        { max: grouped(Step::MAX.into()), found: found };

    /// Steps that are not two whole numbers from 0 to 10⁹, the smaller first.
    Steps(found: Quoted) =>
        "steps", "the steps must be two numbers from 0 to {max}, the smaller first, such as 120-180, not {found}",
        { max: grouped(Step::MAX.into()), found: found };

    /// A step outside the steps to play.
    StepOutside(steps: Steps) =>
        "step-outside", r#"the step must lie within the "steps" from {first} to {last}"#,
        { first: grouped(steps.first().get().into()), last: grouped(steps.last().get().into()) };

    /// Steps to play round and round that are not said.
    LoopSteps =>
        "loop-steps", r#"what is played round and round is a range of steps, so "loop" needs "steps""#, {};

    /// The next step asked for, and steps to play.
    AskSteps =>
        "ask-steps", r#"what comes next is not asked while steps are played, so "ask" and "steps" contradict each other"#,
        {};

    /// A parameter that says something only about a solver.
    NeedsSolver(parameter: Parameter) =>
        "needs-solver", r#"the parameter "{parameter}" needs a solver"#, { parameter: parameter.name() };

    /// A parameter of a comparison that says something only about knights.
    KnightOnly(parameter: Parameter) =>
        "knight-only", r#"the parameter "{parameter}" belongs to a knight's board"#, { parameter: parameter.name() };

    /// No lesson after the mode.
    MissingLesson =>
        "missing-lesson", "the link ends before the lesson", {};

    /// Something that is no lesson.
    LessonName(found: Quoted) =>
        "lesson", "a lesson is {keys}, not {found}", { keys: any_of(&Text::keys()), found: found };

    /// Something that cannot stand in a lesson of one's own.
    PackedLesson(found: Quoted) =>
        "packed-lesson", "after its ~ a lesson of one's own has letters, digits, - and _ alone, not {found}",
        { found: found };

    /// No program after the board.
    MissingProgram =>
        "missing-program", "the link ends before the program", {};

    /// Something that cannot stand in a packed program.
    PackedProgram(found: Quoted) =>
        "packed-program", "a program is written as ~ and then letters, digits, - and _ alone, not {found}",
        { found: found };

    /// Something that is no programming language of a link.
    Language(found: Quoted) =>
        "language", "the language of a program is c, cpp or java, or Python where no lang is given, not {found}",
        { found: found };

    /// Something that is no variable of a program.
    ProgramBoard(found: Quoted) =>
        "program-board", "the board of a program is a variable, such as solve.board, .board or self.board, or none, not \
             {found}", { found: found };

    /// Something that a program cannot go on by.
    Stride(found: Quoted) =>
        "stride", "a program goes on by board or line, not by {found}", { found: found };

    /// An input that is too long, or no text.
    Input(found: Quoted) =>
        "input", "the input of a program is a text in UTF-8 of at most {max} characters, escaped with %XX, not {found}",
        { max: Input::MAX_LENGTH, found: found };

    /// A seed that is not a whole number below 2³².
    Seed(found: Quoted) =>
        "seed", "the seed must be a whole number from 0 to {max}, not {found}",
        { max: grouped(u32::MAX.into()), found: found };

    /// Projector mode in a frame.
    PresentEmbed =>
        "present-embed", r#"a frame has no projector mode, so "present" and "embed" contradict each other"#, {};

    /// A stop that is not a whole number from 1 to 9999.
    Stop(found: Quoted) =>
        "stop", "the stop of a lesson must be a whole number from 1 to {max}, not {found}",
        { max: grouped(Stop::MAX.into()), found: found };

    /// A tour number that is not a whole number from 1 to 10¹⁵.
    TourNumber(found: Quoted) =>
        "tour-number", "the number of a tour must be a whole number from 1 to {max}, not {found}",
        { max: grouped(TourNumber::MAX), found: found };

    /// Something that is not the name of a square.
    SquareName(found: Quoted) =>
        "square-name", "a square is a file and a rank, such as e4, not {found}", { found: found };

    /// A square that is not on the board.
    OffBoard(square: Square, board: Board) =>
        "off-board", "the square {square} is not on the {board} board",
        { square: square, board: format_args!("{}×{}", board.files(), board.ranks()) };

    /// A square that is named twice.
    Twice(square: Square) =>
        "twice", "the square {square} is named twice", { square: square };

    /// Holes that leave no square.
    NothingLeft =>
        "nothing-left", "at least one square must be left on the board", {};

    /// A start square that was taken out of the board.
    StartTakenOut(square: Square) =>
        "start-taken-out", "a tour cannot start on {square}, which is taken out of the board", { square: square };

    /// An end square that was taken out of the board.
    EndTakenOut(square: Square) =>
        "end-taken-out", "a tour cannot end on {square}, which is taken out of the board", { square: square };

    /// A placement in the path and another one by `at`.
    PlacementTwice =>
        "placement-twice", r#"the queens are given twice, as a placement and by the parameter "at""#, {};

    /// A parameter that says something only about a tour with a start square.
    NeedsStart(parameter: Parameter) =>
        "needs-start", r#"the parameter "{parameter}" needs a start square"#, { parameter: parameter.name() };

    /// A parameter that a given tour leaves nothing to say.
    GivenTour(parameter: Parameter) =>
        "given-tour", r#"with the moves of a given tour there can be no parameter "{parameter}""#,
        { parameter: parameter.name() };

    /// A closed tour with an end square.
    ClosedTo =>
        "closed-to", r#"a closed tour has no end, so "tour=closed" and "to" contradict each other"#, {};

    /// A numbered tour that is not closed.
    NumberOpen =>
        "number-open", r#"only closed tours have numbers, so "number" needs "tour=closed""#, {};

    /// A numbered tour on a board with holes.
    NumberHoles =>
        "number-holes", r#"only tours of a whole board have numbers, so "number" and "holes" contradict each other"#,
        {};

    /// A numbered tour that is to be searched for.
    NumberSolver =>
        "number-solver", r#"a tour with a number is not searched for, so "number" and "solver" contradict each other"#,
        {};

    /// A search that is to end on a given square.
    SolverTo =>
        "solver-to", r#"a search cannot be told where to end, so "solver" and "to" contradict each other"#, {};

    /// The prune without the search it belongs to.
    PruneSolver =>
        "prune-solver", r#"the prune is a part of the search, so "prune" needs "solver=warnsdorff""#, {};

    /// The prune in a search for an open tour.
    PruneOpen =>
        "prune-open", r#"the prune is about the way back to the start, so "prune" needs "tour=closed""#, {};

    /// The pruned search for an open tour.
    PrunedOpen =>
        "pruned-open", r#"the pruned search is for closed tours, so "pruned" needs "tour=closed""#, {};

    /// A pasted text in which there is nothing.
    Nothing =>
        "nothing", "there is nothing to read", {};

    /// A pasted text of more than [`MAX_PASTED`] characters.
    PastedTooLong {
        /// How many there are.
        length: usize,
    } =>
        "pasted-too-long", "a text to be read has at most {max} characters, not {length}",
        { max: grouped(MAX_PASTED as u64), length: grouped(*length as u64) };

    /// A pasted text that is none of those that can be read.
    Unreadable(found: Quoted) =>
        "unreadable", "this is neither a link nor a FEN, a text board, squares, columns, moves or a number grid: {found}",
        { found: found };

    /// A number of solutions without a board.
    OnlyTotal {
        /// The number.
        number: u64,
        /// The board size with this many solutions.
        size: u8,
    } =>
        "only-total", "there is no board here, only the number {number}: that is how many solutions N = {size} has",
        { number: grouped(*number), size: size };

    /// A number that is said to be one of solutions, without a board.
    OnlyNumber {
        /// The number.
        number: u64,
    } =>
        "only-number", "there is no board here, only the number {number}, and no N up to {max} has that many solutions",
        { number: grouped(*number), max: CountSize::MAX };

    /// A grid of dots and asterisks in which these are no queens, one a row.
    Reserved {
        /// How many asterisks there are.
        stars: usize,
        /// How many rows.
        size: usize,
    } =>
        "reserved", "in this grid an asterisk may be a queen or a reserved square: there are {stars} in {size} rows; write Q for a queen",
        { stars: stars, size: size };

    /// A pasted address without a link in it.
    NoFragment =>
        "no-fragment", "this address has no # and so leads to no board", {};

    /// A FEN or a text board with too many ranks.
    TooManyRanks {
        /// How many there are.
        ranks: usize,
    } =>
        "too-many-ranks", "a board of queens has at most {max} ranks, not {ranks}",
        { max: Size::MAX, ranks: grouped(*ranks as u64) };

    /// A rank that is shorter or longer than there are ranks.
    RankWidth {
        /// The rank, from the bottom.
        rank: usize,
        /// How many squares it should have.
        size: usize,
        /// How many it has.
        squares: usize,
    } =>
        "rank-width", "a rank should have as many squares as there are ranks, {size}, but rank {rank} has {squares}",
        { rank: rank, size: size, squares: grouped(*squares as u64) };

    /// Something in a FEN that is neither a queen nor a number of empty squares.
    FenPiece(found: Quoted) =>
        "fen-piece", "a FEN holds Q for a queen and numbers of empty squares here, not {found}", { found: found };

    /// Something after the pieces of a FEN where it should end.
    FenRest(found: Quoted) =>
        "fen-rest", "after its pieces this FEN should end, but {found} follows", { found: found };

    /// Something in a square of a text board that is no queen.
    BoardPiece(found: Quoted) =>
        "board-piece", "a square of a text board is blank or holds a Q, not {found}", { found: found };

    /// Something in a board of marks that is none.
    Mark(found: Quoted) =>
        "mark", "a square of a board is written as a dot or a Q here, not as {found}", { found: found };

    /// A bracket or a quotation mark without the one that belongs to it.
    Unpaired(found: Quoted) =>
        "unpaired", "a bracket or quotation mark is missing that belongs to {found}", { found: found };

    /// Columns that could be read in several ways.
    Unseparated {
        /// How many digits there are.
        digits: usize,
    } =>
        "unseparated", "these {digits} columns need something between them, as in 1.3.5.10",
        { digits: grouped(*digits as u64) };

    /// More columns than a board has rows.
    TooManyRows {
        /// How many there are.
        rows: usize,
    } =>
        "too-many-rows", "a board of queens has at most {max} rows, not {rows}",
        { max: Size::MAX, rows: grouped(*rows as u64) };

    /// A square that no queens board has.
    NoQueensBoard(square: Square) =>
        "no-queens-board", "there is no {square} on a board of queens, which has at most {max} squares a side",
        { square: square, max: Size::MAX };

    /// A rank of a number grid that is shorter or longer than the first.
    GridWidth {
        /// The rank, from the bottom.
        rank: usize,
        /// How many squares the first has.
        files: usize,
        /// How many it has.
        squares: usize,
    } =>
        "grid-width", "each rank of a number grid should have as many squares as the first, {files}, but rank {rank} has \
             {squares}", { rank: rank, files: grouped(*files as u64), squares: grouped(*squares as u64) };

    /// Something in a number grid that is no number of a move.
    GridNumber {
        /// The first number: 1 or 0.
        min: usize,
        /// The last number.
        max: usize,
        /// The text found there.
        found: Quoted,
    } =>
        "grid-number", "a number grid holds each number from {min} to {max} once, and a dot for a square taken out, not {found}",
        { min: min, max: grouped(*max as u64), found: found };

    /// A number that stands in a number grid twice.
    GridTwice {
        /// The number.
        number: usize,
    } =>
        "grid-twice", "the number {number} stands in the number grid twice", { number: grouped(*number as u64) };
}
