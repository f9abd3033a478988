//! The one parser: the view that a text describes, or its first error with the position.

use std::str::FromStr;

use super::compare::{By, Compare, Ride, Sides};
use super::error::{Kind, LinkError, Quoted};
use super::length::MAX_LENGTH;
use super::lesson::{Lesson, Packed, Stop};
use super::number::{self, whole};
use super::parameter::{Mode, Parameter};
use super::piece::{self, Piece};
use super::program::{BoardName, Input, Language, Program, Seed, Stride};
use super::query::{Path, Query, square, square_on};
use super::{Fields, Gallery, Knight, Link, Moves, Queens, Search, Step, Text, TourNumber, View};
use crate::board::{Board, Square};
use crate::knight::backtrack::Order;
use crate::knight::moves;
use crate::problem::Problem;
use crate::queens::{Clash, Given, Placement, Size, Solver};

impl FromStr for Link {
    type Err = LinkError;

    /// Reads a link, with its `#` or without; the empty text is the home state.
    fn from_str(given: &str) -> Result<Link, LinkError> {
        read(given, MAX_LENGTH)
    }
}

/// Reads a link of at most this many characters.
pub(crate) fn read(given: &str, max: usize) -> Result<Link, LinkError> {
    let text = piece::Text::read(given, max)?;
    link(text.piece()).map_err(|error| text.restore(error))
}

fn link(text: Piece<'_>) -> Result<Link, LinkError> {
    if text.text.is_empty() {
        return Ok(Link::Home);
    }
    let (path, query) = text.split_once('?');
    let (version, rest) = path.split_once('/');
    if version.text != "1" {
        let number = !version.text.starts_with('0') && version.text.bytes().all(|b| b.is_ascii_digit());
        let newer = number && !version.text.is_empty() && rest.is_some();
        let kind = if newer { Kind::NewerVersion } else { Kind::NotALink(Quoted::new(version.text)) };
        return Err(version.wrong(kind));
    }
    let mut path = Path { rest, end: path.end(), query };
    let (view, query) = match path.expect(Kind::MissingMode)?.read(Mode::named, Kind::UnknownMode)? {
        Mode::Queens => queens(path)?,
        Mode::Solutions => solutions(path)?,
        Mode::Race => race(path)?,
        Mode::Knight => knight(path)?,
        Mode::Count => count(path)?,
        Mode::Lesson => lesson(path)?,
        Mode::Compare => compare(path)?,
        Mode::Program => program(path)?,
    };
    match (query.has(Parameter::Present), query.has(Parameter::Embed)) {
        (true, true) => Err(query.wrong(Parameter::Present, Kind::PresentEmbed)),
        (true, false) => Ok(Link::Present(view)),
        (false, true) => Ok(Link::Embed(view)),
        (false, false) => Ok(Link::Page(view)),
    }
}

fn queens(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let size = path.size()?;
    let rows = path.take().map(|rows| placement(rows, size)).transpose()?;
    let query = path.query(Mode::Queens)?;
    let solver = query.read(Parameter::Solver, |key| Solver::from_str(key).ok(), Kind::QueensSolver)?;
    let free = query.squares(Parameter::At, size.board())?;
    let shown = query.shown()?;
    if rows.is_some() && query.has(Parameter::At) {
        return Err(query.wrong(Parameter::At, Kind::PlacementTwice));
    }
    let placed = rows.is_some() || query.has(Parameter::At);
    let mut placement = rows.unwrap_or(Placement::empty(size));
    for square in free {
        placement.insert(square);
    }
    let solver = solver.or((!placed).then(Solver::default));
    let queens = Queens::try_new(placement, solver, shown).map_err(|fault| query.fault(fault, None))?;
    Ok((View::Queens(queens), query))
}

fn solutions(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let size = path.size()?;
    let query = path.query(Mode::Solutions)?;
    let fundamental = query.is(Parameter::Only, "fundamental", Kind::Only)?;
    let with = query.square(Parameter::With, size.board())?;
    let gallery = Gallery::try_new(size, fundamental, with).map_err(|kind| query.wrong(Parameter::With, kind))?;
    Ok((View::Solutions(gallery), query))
}

fn race(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let size = path.size()?;
    let given = given(&mut path, size)?;
    Ok((View::Race(given), path.query(Mode::Race)?))
}

/// The next segment, if there is one, as queens given to solvers.
fn given(path: &mut Path<'_>, size: Size) -> Result<Given, LinkError> {
    path.take().map_or(Ok(Given::none(size)), |rows| {
        Given::try_from(&placement(rows, size)?)
            .map_err(|Clash(one, other)| rows.wrong(Kind::Clash { one, other, size }))
    })
}

fn knight(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let board = board(path.expect(Kind::MissingBoard)?)?;
    let start = path.take();
    let mut fields = Fields::default();
    if let Some(text) = start {
        if text.text.is_empty() {
            return Err(text.wrong(Kind::MissingStart));
        }
        let (name, long) = text.split_once('-');
        let start = square_on(name, board)?;
        fields.start = Some(start);
        fields.moves = match (long, path.rest) {
            (Some(_), _) => Some(tour_moves(text, start)?),
            (None, Some(_)) => path.take().map(|tour| tour_moves(tour, start)).transpose()?,
            (None, None) => None,
        };
    }
    let query = path.query(Mode::Knight)?;
    fields.closed = query.read(Parameter::Tour, closed, Kind::TourKind)?;
    fields.to = query.square(Parameter::To, board)?;
    fields.holes = query.squares(Parameter::Holes, board)?;
    fields.number = query.read(Parameter::Number, TourNumber::read, Kind::TourNumber)?;
    fields.solver = query.read(Parameter::Solver, Order::named, Kind::KnightSolver)?;
    fields.prune = query.is(Parameter::Prune, "1", Kind::Prune)?;
    fields.shown = query.shown()?;
    let knight = Knight::try_from_fields(board, fields).map_err(|fault| query.fault(fault, start))?;
    Ok((View::Knight(knight), query))
}

fn count(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let n = path.expect(Kind::MissingCount)?.read(number::count_size, Kind::CountSize)?;
    let query = path.query(Mode::Count)?;
    let mask = query.is(Parameter::Method, "mask", Kind::CountMethod)?;
    Ok((View::Count { n, mask }, query))
}

fn lesson(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let name = path.expect(Kind::MissingLesson)?;
    let text = match name.text.strip_prefix('~') {
        None => name.read(Text::named, Kind::LessonName)?,
        Some(_) => Text::Own(packed(name, Kind::MissingLesson, Kind::PackedLesson)?),
    };
    let query = path.query(Mode::Lesson)?;
    let stop = query.read(Parameter::Stop, Stop::read, Kind::Stop)?.unwrap_or(Stop::FIRST);
    Ok((View::Lesson(Lesson { text, stop }), query))
}

fn program(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let size = path.expect(Kind::MissingSize)?;
    let problem = match size.text.contains('x') {
        true => Problem::Knight(board(size)?),
        false => Problem::Queens(size.read(number::size, Kind::BoardSize)?),
    };
    let name = path.expect(Kind::MissingProgram)?;
    let text = packed(name, Kind::MissingProgram, Kind::PackedProgram)?;
    let query = path.query(Mode::Program)?;
    let program = Program {
        problem,
        text,
        language: query.read(Parameter::Lang, Language::read, Kind::Language)?.unwrap_or_default(),
        board: query.read(Parameter::Board, BoardName::read, Kind::ProgramBoard)?,
        by: query.read(Parameter::By, Stride::named, Kind::Stride)?.unwrap_or_default(),
        input: query.read(Parameter::Input, Input::read, Kind::Input)?.unwrap_or_default(),
        seed: query.read(Parameter::Seed, Seed::read, Kind::Seed)?.unwrap_or_default(),
        moment: None,
    };
    let program = program.at(query.shown()?).map_err(|fault| query.fault(fault, None))?;
    Ok((View::Program(program), query))
}

/// A user's text after its `~`.
fn packed(text: Piece<'_>, missing: Kind, kind: impl Fn(Quoted) -> Kind) -> Result<Packed, LinkError> {
    if !text.text.starts_with('~') {
        return Err(text.wrong(kind(Quoted::new(text.text))));
    }
    let (_, packed) = text.split_at(1);
    match packed.characters().find(|piece| !piece.text.bytes().all(Packed::has)) {
        Some(wrong) => Err(wrong.wrong(kind(Quoted::new(wrong.text)))),
        None => Packed::try_new(packed.text).ok_or(LinkError { kind: missing, at: packed.at }),
    }
}

fn compare(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let size = path.expect(Kind::MissingSize)?;
    let (sides, query) = if size.text.contains('x') {
        let board = board(size)?;
        let start = path.expect(Kind::MissingStart)?;
        let mut fields = Fields { start: Some(square_on(start, board)?), ..Fields::default() };
        let query = path.query(Mode::Compare)?;
        fields.closed = query.read(Parameter::Tour, closed, Kind::TourKind)?;
        fields.holes = query.squares(Parameter::Holes, board)?;
        let closed = fields.closed == Some(true);
        let searches = query.sides(|key| Search::named(key, closed), Kind::KnightSide)?;
        let ride = Ride::try_new(board, fields, searches).map_err(|fault| query.fault(fault, Some(start)))?;
        (Sides::Knight(ride), query)
    } else {
        let size = size.read(number::size, Kind::BoardSize)?;
        let given = given(&mut path, size)?;
        let query = path.query(Mode::Compare)?;
        for parameter in [Parameter::Tour, Parameter::Holes] {
            if query.has(parameter) {
                return Err(query.wrong(parameter, Kind::KnightOnly(parameter)));
            }
        }
        (Sides::Queens(given, query.sides(|key| key.parse().ok(), Kind::QueensSolver)?), query)
    };
    let by = query.read(Parameter::By, By::named, Kind::By)?.unwrap_or_default();
    let step = query.read(Parameter::Step, Step::read, Kind::Step)?.unwrap_or_default();
    Ok((View::Compare(Compare { by, step, sides }), query))
}

/// A placement row by row: `1xxxxxxx`, or with dots for board sizes of 10 and more.
fn placement(text: Piece<'_>, size: Size) -> Result<Placement, LinkError> {
    if text.text.is_empty() {
        return Err(text.wrong(Kind::MissingPlacement));
    }
    let rows: Vec<Piece<'_>> = if size.get() < 10 { text.characters().collect() } else { text.split('.').collect() };
    let placement = columns(&rows, size, 1)?;
    if rows.len() == usize::from(size.get()) {
        return Ok(placement);
    }
    let at = rows.get(usize::from(size.get())).map_or(text.end(), |surplus| surplus.at);
    Err(LinkError { kind: Kind::Rows { rows: rows.len(), size }, at })
}

/// Queens by the column in each row, counted from `first`, `x` for none; rows beyond those of the board are passed over.
pub(in crate::text) fn columns(rows: &[Piece<'_>], size: Size, first: u8) -> Result<Placement, LinkError> {
    let last = size.get() - 1 + first;
    let mut placement = Placement::empty(size);
    for (row, piece) in (0..size.get()).zip(rows) {
        if piece.text != "x" {
            let wrong = |found| Kind::Column { row: usize::from(row) + 1, first, last, found };
            let column = piece.read(|column| whole(column, first.into(), last.into()), wrong)?;
            placement.insert(size.square(row, column as u8 - first));
        }
    }
    Ok(placement)
}

/// A knight's board, as `8x8`.
fn board(text: Piece<'_>) -> Result<Board, LinkError> {
    match text.split_once('x') {
        (files, Some(ranks)) if !ranks.text.contains('x') => {
            Ok(Board::new(files.read(number::side, Kind::Side)?, ranks.read(number::side, Kind::Side)?))
        }
        _ => text.read(|_| None, Kind::BoardText),
    }
}

/// Whether a kind of tour is the closed one.
fn closed(kind: &str) -> Option<bool> {
    match kind {
        "open" => Some(false),
        "closed" => Some(true),
        _ => None,
    }
}

/// The moves of a tour from a square: one digit each, or in long form.
fn tour_moves(text: Piece<'_>, start: Square) -> Result<Moves, LinkError> {
    if text.text.contains('-') {
        return match long_form(text, text.split('-'))? {
            (found, moves) if found == start => Ok(moves),
            (found, _) => Err(text.wrong(Kind::OtherStart { start, found })),
        };
    }
    let digit = |(index, piece): (usize, Piece<'_>)| {
        let wrong = |found| Kind::MoveDigit { number: index + 1, found };
        piece.read(|digit| whole(digit, 0, 7), wrong).map(|digit| digit as u8)
    };
    let digits = text.characters().enumerate().map(digit).collect::<Result<_, _>>()?;
    Moves::try_new(digits).ok_or_else(|| text.wrong(Kind::MissingMoves))
}

/// The first square and the moves of a tour given by its squares. Whether they are on the board is not
/// checked, as for digits.
pub(in crate::text) fn long_form<'a>(
    text: Piece<'a>,
    mut names: impl Iterator<Item = Piece<'a>>,
) -> Result<(Square, Moves), LinkError> {
    let start = names.next().ok_or_else(|| text.wrong(Kind::MissingStart)).and_then(square)?;
    let mut here = start;
    let mut digits = Vec::new();
    for name in names {
        let next = square(name)?;
        digits.push(moves::digit(here, next).ok_or_else(|| name.wrong(Kind::Hop(here, next)))?);
        here = next;
    }
    let moves = Moves::try_new(digits).ok_or_else(|| text.wrong(Kind::MissingMoves))?;
    Ok((start, moves))
}
