//! Pasted texts: links, and every other form of text that describes a board.
//!
//! [`read_pasted`] reads a link and all other texts that describe a board: a [`Fen`], a text board ([`Diagram`]), a board
//! of marks, squares, columns, a knight's moves or a grid of their numbers, and lists of all these. A text that is pasted, or kept in a file, may be
//! longer than a link: so a state whose link does not fit can be handed on.

mod diagram;
mod fen;
mod grid;
mod list;
mod marks;

pub use diagram::Diagram;
pub use fen::Fen;

use crate::board::{Board, Square, SquareSet};
use crate::knight::moves::{MOVES, digit};
use crate::queens::{Placement, Size};
use crate::text::board::plain::normalized;
use crate::text::link::error::{Kind, LinkError, Quoted};
use crate::text::link::length::MAX_PASTED;
use crate::text::link::parse::{self, long_form};
use crate::text::link::piece::Piece;
use crate::text::link::query::square;
use crate::text::link::{Fields, Knight, Link, Mode, Moves, Queens, View};

/// The default side of a board.
const CHESSBOARD: u16 = 8;

/// A link read from a pasted text, and its interpretation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pasted {
    /// The link.
    pub link: Link,
    /// Whether its columns or moves were counted from 0: they are where a 0 occurs.
    pub from_zero: bool,
    /// How many boards it holds; the first is shown.
    pub boards: usize,
}

impl From<Link> for Pasted {
    fn from(link: Link) -> Pasted {
        Pasted { link, from_zero: false, boards: 1 }
    }
}

impl From<Placement> for Pasted {
    fn from(placement: Placement) -> Pasted {
        Link::Page(View::Queens(Queens::Place(placement))).into()
    }
}

impl From<Knight> for Pasted {
    fn from(knight: Knight) -> Pasted {
        Link::Page(View::Knight(knight)).into()
    }
}

/// Reads a text that was pasted or typed into one field. It may be
///
/// - a link, with its `#` or without, or a whole address with a `#` in it;
/// - queens as a [`Fen`] or a text board ([`Diagram`]);
/// - queens as a board of marks, a line a rank: `. . Q .`, `. * . .`, `0 1 0 0`. A queen is a Q or, where there is none,
///   an asterisk or, among zeros alone, a 1;
/// - queens by their squares, `a8 d8 e5`. The board is 8×8, or as large as they need; but as many squares as fill a
///   smaller board with one on each rank and file, four at least, are a placement on that board;
/// - queens by their columns, row by row from the top: `15863724`, `1xxxxxxx`, `2 4 6 1 3 5`. There are as many rows as
///   columns are given; ten and more need something between them. Where a 0 occurs they count from 0;
/// - a knight's moves by squares, `a1-b3-c5`. The board is the one that the squares fill, or else 8×8, or as large as
///   they need;
/// - a tour as a grid of numbers, a line a rank and the highest first, its cells between commas, semicolons, tabs or
///   blanks. A dot, or nothing between two commas, is a square taken out. Where a 0 occurs the moves count from 0;
/// - columns, squares, boards of marks and number grids as lists of Python, JSON or C: `[0, 4, 7, 5]`,
///   `[".Q..", "...Q"]`, `[[1, 6, 3], [4, None, 8], [7, 2, 5]]`, with a bracket around each line or around all. Of
///   several boards the first is read.
///
/// Full-width digits and letters, Chinese punctuation, dashes and the queens ♕ and ♛ are read as the ASCII that they
/// stand for, but not in a link. A link may be as long as any other text here. Words are separated by blanks, commas, semicolons or dots. The text
/// opens as a placement or a given tour; the rules of chess are for the page to judge.
///
/// ```
/// use queens_and_knights::text::paste::read_pasted;
///
/// for (pasted, link) in [
///     ("15863724", "#1/queens/8/15863724"),
///     ("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4", "#1/queens/8/15863724"),
///     ("https://example.org/queens/#1/knight/8x8/a1", "#1/knight/8x8/a1"),
///     ("a1-b3-c5", "#1/knight/8x8/a1/00"),
/// ] {
///     assert_eq!(read_pasted(pasted).unwrap().link.to_string(), link);
/// }
/// ```
///
/// # Errors
/// When the text is none of these, or is one of them with a mistake; the error has its position.
pub fn read_pasted(pasted: &str) -> Result<Pasted, LinkError> {
    let length = pasted.chars().count();
    if length > MAX_PASTED {
        return Err(LinkError { kind: Kind::PastedTooLong { length }, at: MAX_PASTED });
    }
    let start = pasted.len() - pasted.trim_start().len();
    let text = pasted.trim();
    // An address before the link may hold any character.
    let before = |bytes: usize| pasted[..bytes].chars().count();
    let link = |bytes: usize, text: &str| {
        let read = parse::read(text, MAX_PASTED);
        read.map(Pasted::from).map_err(|error| LinkError { at: before(bytes) + error.at, ..error })
    };
    if let Some(hash) = text.find('#') {
        return link(start + hash, &text[hash..]);
    }
    if text.contains("://") {
        return Err(LinkError { kind: Kind::NoFragment, at: before(start) });
    }
    if is_bare_link(text) {
        return link(start, text);
    }
    let (plain, origin) = normalized(pasted)?;
    board(Piece { text: &plain, at: 0 }).map_err(|error| LinkError { at: origin[error.at], ..error })
}

/// Reads a text in ASCII that is no link.
fn board(pasted: Piece<'_>) -> Result<Pasted, LinkError> {
    let piece = pasted.trim();
    let text = piece.text;
    if text.is_empty() {
        Err(LinkError { kind: Kind::Nothing, at: 0 })
    } else if list::is_list(text) {
        listed(piece)
    } else if text.contains('|') {
        diagram::read(piece).map(Pasted::from)
    } else if let Some(ranks) = marks::in_lines(piece) {
        marks::read(piece, &ranks).map(Pasted::from)
    } else if text.contains('/') || text.eq_ignore_ascii_case("q") {
        fen::read(piece).map(Pasted::from)
    } else if grid::is_grid(pasted.text) {
        // A tab at an end of the text may be a square taken out.
        grid::read(pasted).map(counted)
    } else if text.contains('-') {
        moves(piece).map(Pasted::from)
    } else {
        words(piece, piece.words().collect())
    }
}

/// Reads lists. None and null are nothing: a row without a queen, or a square taken out.
fn listed(text: Piece<'_>) -> Result<Pasted, LinkError> {
    let rows = list::rows(text)?;
    if let Some((ranks, boards)) = marks::in_lists(&rows) {
        return Ok(Pasted { boards, ..marks::read(text, &ranks)?.into() });
    }
    match <[_; 1]>::try_from(rows) {
        Ok([row]) => words(text, row),
        Err(rows) => {
            let ranks: Vec<_> = rows.into_iter().map(|row| (row[0], row)).collect();
            grid::read_ranks(text, &ranks).map(counted)
        }
    }
}

/// Squares or columns in words, of which there may be none.
fn words(text: Piece<'_>, words: Vec<Piece<'_>>) -> Result<Pasted, LinkError> {
    let first = words.first().copied();
    if first.is_some_and(looks_like_square) {
        squares(text, &words)
    } else if text.text.contains('\n') && text.text.contains(['\t', ',']) && words.iter().all(|word| word.text == "x") {
        // Cells of a spreadsheet, of which the marked ones are queens.
        Err(text.wrong(Kind::Unreadable(Quoted::new(text.text))))
    } else if first
        .is_some_and(|word| is_empty_row(word) || word.text.starts_with(|c: char| c == 'x' || c.is_ascii_digit()))
    {
        columns(text, words).map(counted)
    } else {
        Err(text.wrong(Kind::Unreadable(Quoted::new(text.text))))
    }
}

/// A board with whether it was counted from 0.
fn counted((board, from_zero): (impl Into<Pasted>, bool)) -> Pasted {
    Pasted { from_zero, ..board.into() }
}

/// Whether a word of a list stands for a row without a queen.
fn is_empty_row(word: Piece<'_>) -> bool {
    matches!(word.text, "None" | "null")
}

/// Whether a text is a link without its `#`: a version and one of the modes.
fn is_bare_link(text: &str) -> bool {
    let parts = text.split_once('/').map(|(version, rest)| (version, rest.split(['/', '?']).next()));
    matches!(parts, Some((version, Some(mode)))
        if version.bytes().all(|b| b.is_ascii_digit()) && Mode::named(mode).is_some())
}

/// Whether a word is letters and then digits.
fn looks_like_square(word: Piece<'_>) -> bool {
    let digits = word.text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    digits.len() < word.text.len() && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Fewer knight's moves in a row may be queens.
const LEAST_MOVES: usize = 8;

/// Queens by their squares; or a tour where each is a knight's move away from the one before.
fn squares(text: Piece<'_>, words: &[Piece<'_>]) -> Result<Pasted, LinkError> {
    let mut queens: Vec<Square> = Vec::new();
    let named: Vec<Square> = words.iter().map_while(|&word| square(word).ok()).collect();
    if named.len() == words.len() && named.len() > LEAST_MOVES {
        let hop = named.windows(2).position(|pair| digit(pair[0], pair[1]).is_none());
        let moves = named.windows(2).filter(|pair| digit(pair[0], pair[1]).is_some()).count();
        match hop {
            None => return walk(text, &named).map(Pasted::from),
            // A tour with a mistake.
            Some(hop) if moves * 4 >= named.len() * 3 => {
                return Err(words[hop + 1].wrong(Kind::Hop(named[hop], named[hop + 1])));
            }
            Some(_) => {}
        }
    }
    for &word in words {
        let queen = square(word)?;
        if queen.file().max(queen.rank()) >= Size::MAX.into() {
            return Err(word.wrong(Kind::NoQueensBoard(queen)));
        }
        if queens.contains(&queen) {
            return Err(word.wrong(Kind::Twice(queen)));
        }
        queens.push(queen);
    }
    let mut placement = Placement::empty(size_for(&queens));
    for queen in queens {
        placement.insert(queen);
    }
    Ok(placement.into())
}

/// The size of the board that these queens fill or need.
fn size_for(queens: &[Square]) -> Size {
    let side = queens.iter().map(|queen| queen.file().max(queen.rank()) + 1).max().unwrap_or(1);
    let apart = |one: &Square, other: &Square| one.file() != other.file() && one.rank() != other.rank();
    let all_apart = || queens.iter().enumerate().all(|(i, one)| queens[..i].iter().all(|other| apart(one, other)));
    let fills = queens.len() >= 4 && queens.len() == usize::from(side) && all_apart();
    Size::new(if fills { side } else { side.max(CHESSBOARD) } as u8)
}

/// Queens by their columns, row by row from the top, and whether these count from 0.
fn columns(text: Piece<'_>, words: Vec<Piece<'_>>) -> Result<(Placement, bool), LinkError> {
    // Squares among numbers are something else, such as a game of chess.
    if let Some(square) = words.iter().find(|&&word| looks_like_square(word)) {
        return Err(square.wrong(Kind::Unreadable(Quoted::new(text.text))));
    }
    let rows: Vec<Piece<'_>> = match words[..] {
        // Ten digits are ten columns if they count from 0: from 1 the tenth would have two digits.
        [word] if word.text.len() < 10 || (word.text.len() == 10 && word.text.contains('0')) => {
            word.characters().collect()
        }
        [word] => return Err(word.wrong(Kind::Unseparated { digits: word.text.len() })),
        _ => {
            words.into_iter().map(|word| if is_empty_row(word) { Piece { text: "x", ..word } } else { word }).collect()
        }
    };
    let size = u8::try_from(rows.len()).ok().and_then(Size::try_new);
    let size = size.ok_or_else(|| text.wrong(Kind::TooManyRows { rows: rows.len() }))?;
    let from_zero = rows.iter().any(|row| row.text == "0");
    Ok((parse::columns(&rows, size, u8::from(!from_zero))?, from_zero))
}

/// A knight's moves by squares.
fn moves(text: Piece<'_>) -> Result<Knight, LinkError> {
    let (start, moves) = long_form(text, text.split('-').map(Piece::trim))?;
    let mut squares = vec![start];
    for &digit in moves.digits() {
        let (files, ranks) = MOVES[usize::from(digit)];
        squares.extend(squares[squares.len() - 1].offset(files, ranks));
    }
    walk(text, &squares)
}

/// A tour by its squares, each a knight's move away from the one before.
fn walk(text: Piece<'_>, squares: &[Square]) -> Result<Knight, LinkError> {
    let moves = Moves::try_new(squares.windows(2).filter_map(|pair| digit(pair[0], pair[1])).collect());
    let fields = Fields { start: squares.first().copied(), moves, ..Fields::default() };
    Knight::try_from_fields(board_for(squares), fields).map_err(|fault| text.wrong(fault.kind))
}

/// The board that a knight's squares fill or need.
fn board_for(squares: &[Square]) -> Board {
    let side = |part: fn(Square) -> u16| squares.iter().map(|&square| part(square) + 1).max().unwrap_or(1);
    let (files, ranks) = (side(Square::file), side(Square::rank));
    let filled = Board::new(files, ranks);
    let mut visited = SquareSet::empty(filled);
    if squares.len() == filled.squares() && squares.iter().all(|&square| visited.insert(square)) {
        return filled;
    }
    Board::new(files.max(CHESSBOARD), ranks.max(CHESSBOARD))
}
