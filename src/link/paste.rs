//! Pasted texts: links, and every other form of text that describes a board.

use super::error::LinkError;
use super::found::Found;
use super::kind::Kind;
use super::length::MAX_PASTED;
use super::parse::{self, long_form, square};
use super::piece::Piece;
use super::{Fields, Knight, Link, Mode, Queens, View, diagram, fen, grid};
use crate::board::{Board, Square, SquareSet};
use crate::knight::moves::MOVES;
use crate::queens::{Placement, Size};

/// The side of a board of which nothing else is known.
const CHESSBOARD: u16 = 8;

/// Reads a text that was pasted or typed into one field. It may be
///
/// - a link, with its `#` or without, or a whole address with a `#` in it;
/// - queens as a [`Fen`](super::Fen) or a text board ([`Diagram`](super::Diagram));
/// - queens by their squares, `a8 d8 e5`. The board is 8×8, or as large as they need; but as many squares as fill a
///   smaller board with one on each rank and file, four at least, are a placement on that board;
/// - queens by their columns, row by row from the top: `15863724`, `1xxxxxxx`, `2 4 6 1 3 5`. There are as many rows as
///   columns are given; ten and more need something between them;
/// - a knight's moves by squares, `a1-b3-c5`. The board is the one that the squares fill, or else 8×8, or as large as
///   they need;
/// - a tour as a grid of numbers, a line a rank and the highest first, its cells between commas, semicolons, tabs or
///   blanks. A dot, or nothing between two commas, is a square taken out.
///
/// A link may be as long as any other text here. Words are separated by blanks, commas, semicolons or dots. The text
/// opens as a placement or a given tour; the rules of chess are for the page to judge.
///
/// ```
/// use queens_and_knights::link::read_pasted;
///
/// for (pasted, link) in [
///     ("15863724", "#1/queens/8/15863724"),
///     ("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4", "#1/queens/8/15863724"),
///     ("https://example.org/queens/#1/knight/8x8/a1", "#1/knight/8x8/a1"),
///     ("a1-b3-c5", "#1/knight/8x8/a1/00"),
/// ] {
///     assert_eq!(read_pasted(pasted).unwrap().to_string(), link);
/// }
/// ```
///
/// # Errors
/// When the text is none of these, or is one of them with a mistake; the error has its position.
pub fn read_pasted(pasted: &str) -> Result<Link, LinkError> {
    let length = pasted.chars().count();
    if length > MAX_PASTED {
        return Err(LinkError { kind: Kind::PastedTooLong { length }, at: MAX_PASTED });
    }
    let start = pasted.len() - pasted.trim_start().len();
    let text = pasted.trim();
    // An address before the link may hold any character.
    let before = |bytes: usize| pasted[..bytes].chars().count();
    let link = |bytes: usize, text: &str| {
        parse::read(text, MAX_PASTED).map_err(|error| LinkError { at: before(bytes) + error.at, ..error })
    };
    if let Some(hash) = text.find('#') {
        return link(start + hash, &text[hash..]);
    }
    let piece = Piece { text, at: before(start) };
    if text.is_empty() {
        return Err(LinkError { kind: Kind::Nothing, at: 0 });
    }
    if text.contains("://") {
        return Err(piece.wrong(Kind::NoFragment));
    }
    if is_bare_link(text) {
        return link(start, text);
    }
    Piece::ascii(text).map_err(|error| LinkError { at: piece.at + error.at, ..error })?;
    let place = |placement| Link::Page(View::Queens(Queens::Place(placement)));
    let page = |knight| Link::Page(View::Knight(knight));
    if text.contains('|') {
        diagram::read(piece).map(place)
    } else if text.contains('/') || text.eq_ignore_ascii_case("q") {
        fen::read(piece).map(place)
    } else if grid::is_grid(pasted) {
        // A tab at an end of the text may be a square taken out.
        Piece::ascii(pasted).and_then(grid::read).map(page)
    } else if text.contains('-') {
        moves(piece).map(page)
    } else if piece.words().next().is_some_and(looks_like_square) {
        squares(piece).map(place)
    } else if text.starts_with(|c: char| c == 'x' || c.is_ascii_digit()) {
        columns(piece).map(place)
    } else {
        Err(piece.wrong(Kind::Unreadable(Found::new(text))))
    }
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

/// Queens by their squares.
fn squares(text: Piece<'_>) -> Result<Placement, LinkError> {
    let mut queens: Vec<Square> = Vec::new();
    for word in text.words() {
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
    Ok(placement)
}

/// The size of the board that these queens fill or need.
fn size_for(queens: &[Square]) -> Size {
    let side = queens.iter().map(|queen| queen.file().max(queen.rank()) + 1).max().unwrap_or(1);
    let apart = |one: &Square, other: &Square| one.file() != other.file() && one.rank() != other.rank();
    let all_apart = || queens.iter().enumerate().all(|(i, one)| queens[..i].iter().all(|other| apart(one, other)));
    let fills = queens.len() >= 4 && queens.len() == usize::from(side) && all_apart();
    Size::new(if fills { side } else { side.max(CHESSBOARD) } as u8)
}

/// Queens by their columns, row by row from the top.
fn columns(text: Piece<'_>) -> Result<Placement, LinkError> {
    let words: Vec<Piece<'_>> = text.words().collect();
    let rows: Vec<Piece<'_>> = match words[..] {
        [word] if word.text.len() < 10 => word.characters().collect(),
        [word] => return Err(word.wrong(Kind::Unseparated { digits: word.text.len() })),
        _ => words,
    };
    let size = u8::try_from(rows.len()).ok().and_then(Size::try_new);
    let size = size.ok_or_else(|| text.wrong(Kind::TooManyRows { rows: rows.len() }))?;
    parse::columns(&rows, size)
}

/// A knight's moves by squares.
fn moves(text: Piece<'_>) -> Result<Knight, LinkError> {
    let (start, moves) = long_form(text, text.split('-').map(Piece::trim))?;
    let mut squares = vec![start];
    for &digit in moves.digits() {
        let (files, ranks) = MOVES[usize::from(digit)];
        squares.extend(squares[squares.len() - 1].offset(files, ranks));
    }
    let fields = Fields { start: Some(start), moves: Some(moves), ..Fields::default() };
    Knight::try_from_fields(board_for(&squares), fields).map_err(|fault| text.wrong(fault.kind))
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
