//! The one parser: the view that a text describes, or its first error with the position.

use std::str::FromStr;

use super::error::LinkError;
use super::found::Found;
use super::kind::Kind;
use super::length::MAX_LENGTH;
use super::number::{self, whole};
use super::parameter::{Mode, Parameter};
use super::piece::{Piece, Text};
use super::{Fields, Gallery, Knight, Link, Moves, Queens, Step, TourNumber, View};
use crate::board::{Board, Square, SquareSet};
use crate::knight::backtrack::Order;
use crate::knight::moves;
use crate::queens::{Clash, Given, Placement, Size, Solver};

impl FromStr for Link {
    type Err = LinkError;

    /// Reads a link, with its `#` or without; the empty text is the home state.
    fn from_str(given: &str) -> Result<Link, LinkError> {
        read(given, MAX_LENGTH)
    }
}

/// Reads a link of at most so many characters.
pub(super) fn read(given: &str, max: usize) -> Result<Link, LinkError> {
    let text = Text::read(given, max)?;
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
        let kind = if newer { Kind::NewerVersion } else { Kind::NotALink(Found::new(version.text)) };
        return Err(version.wrong(kind));
    }
    let mut path = Path { rest, end: path.end(), query };
    let (view, query) = match path.expect(Kind::MissingMode)?.read(Mode::named, Kind::UnknownMode)? {
        Mode::Queens => queens(path)?,
        Mode::Solutions => solutions(path)?,
        Mode::Race => race(path)?,
        Mode::Knight => knight(path)?,
        Mode::Count => count(path)?,
    };
    Ok(if query.has(Parameter::Embed) { Link::Embed(view) } else { Link::Page(view) })
}

fn queens(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let size = path.size()?;
    let rows = path.take().map(|rows| placement(rows, size)).transpose()?;
    let query = path.query(Mode::Queens)?;
    let solver = query.read(Parameter::Solver, |key| Solver::from_str(key).ok(), Kind::QueensSolver)?;
    let free = query.squares(Parameter::At, size.board())?;
    let step = query.read(Parameter::Step, Step::read, Kind::Step)?;
    if rows.is_some() && query.has(Parameter::At) {
        return Err(query.wrong(Parameter::At, Kind::PlacementTwice));
    }
    let placed = rows.is_some() || query.has(Parameter::At);
    let mut placement = rows.unwrap_or(Placement::empty(size));
    for square in free {
        placement.insert(square);
    }
    let solver = solver.or((!placed).then(Solver::default));
    let queens = Queens::new(placement, solver, step);
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
    let given = match path.take() {
        None => Given::none(size),
        Some(rows) => {
            Given::try_from(&placement(rows, size)?).map_err(|Clash(one, other)| rows.wrong(Kind::Clash(one, other)))?
        }
    };
    Ok((View::Race(given), path.query(Mode::Race)?))
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
    fields.solver = query.read(Parameter::Solver, order, Kind::KnightSolver)?;
    fields.prune = query.is(Parameter::Prune, "1", Kind::Prune)?;
    fields.step = query.read(Parameter::Step, Step::read, Kind::Step)?;
    let knight = Knight::try_from_fields(board, fields).map_err(|fault| match (fault.parameter, start) {
        (Some(parameter), _) => query.wrong(parameter, fault.kind),
        (None, start) => LinkError { kind: fault.kind, at: start.map_or(0, |start| start.at) },
    })?;
    Ok((View::Knight(knight), query))
}

fn count(mut path: Path<'_>) -> Result<(View, Query<'_>), LinkError> {
    let n = path.expect(Kind::MissingCount)?.read(number::count_size, Kind::CountSize)?;
    let query = path.query(Mode::Count)?;
    let mask = query.is(Parameter::Method, "mask", Kind::CountMethod)?;
    Ok((View::Count { n, mask }, query))
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
pub(super) fn columns(rows: &[Piece<'_>], size: Size, first: u8) -> Result<Placement, LinkError> {
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

fn order(key: &str) -> Option<Order> {
    Order::ALL.into_iter().find(|order| order.key() == key)
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

/// The first square and the moves of a tour given by its squares. Whether they are on the board is as little asked as
/// where digits lead.
pub(super) fn long_form<'a>(
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

/// A square by its name; typed by hand, its file may be in capitals.
pub(super) fn square(name: Piece<'_>) -> Result<Square, LinkError> {
    name.read(|name| name.to_ascii_lowercase().parse().ok(), Kind::SquareName)
}

fn square_on(name: Piece<'_>, board: Board) -> Result<Square, LinkError> {
    let square = square(name)?;
    if board.contains(square) { Ok(square) } else { Err(name.wrong(Kind::OffBoard(square, board))) }
}

/// Squares of a board with dots between them, each of them once.
fn squares(text: Piece<'_>, board: Board) -> Result<Vec<Square>, LinkError> {
    let mut seen = SquareSet::empty(board);
    text.split('.')
        .map(|name| {
            let square = square_on(name, board)?;
            if seen.insert(square) { Ok(square) } else { Err(name.wrong(Kind::Twice(square))) }
        })
        .collect()
}

/// A link from the left: segments between slashes, then parameters.
struct Path<'a> {
    /// The segments not taken yet.
    rest: Option<Piece<'a>>,
    /// How many characters stand before the end of the last segment.
    end: usize,
    /// The text after the question mark.
    query: Option<Piece<'a>>,
}

impl<'a> Path<'a> {
    /// The next segment, which may be empty, unless the path has ended.
    fn take(&mut self) -> Option<Piece<'a>> {
        let (segment, rest) = self.rest?.split_once('/');
        self.rest = rest;
        Some(segment)
    }

    /// The next segment, which must be there.
    fn expect(&mut self, missing: Kind) -> Result<Piece<'a>, LinkError> {
        match self.take() {
            Some(segment) if !segment.text.is_empty() => Ok(segment),
            segment => Err(LinkError { kind: missing, at: segment.map_or(self.end, |segment| segment.at) }),
        }
    }

    /// The next segment as the size of a queens board.
    fn size(&mut self) -> Result<Size, LinkError> {
        self.expect(Kind::MissingSize)?.read(number::size, Kind::BoardSize)
    }

    /// The parameters, once all segments have been taken.
    fn query(self, mode: Mode) -> Result<Query<'a>, LinkError> {
        if let Some(rest) = self.rest {
            let found = Found::new(&format!("/{}", rest.text));
            return Err(LinkError { kind: Kind::Surplus(found), at: rest.at - 1 });
        }
        let mut query = Query { given: [None; Parameter::COUNT] };
        for piece in self.query.into_iter().flat_map(|text| text.split('&')) {
            query.add(mode, piece)?;
        }
        Ok(query)
    }
}

/// The parameters given: the name and the value of each.
struct Query<'a> {
    given: [Option<(Piece<'a>, Piece<'a>)>; Parameter::COUNT],
}

impl<'a> Query<'a> {
    fn add(&mut self, mode: Mode, piece: Piece<'a>) -> Result<(), LinkError> {
        if piece.text.is_empty() {
            return Err(piece.wrong(Kind::MissingParameter));
        }
        let (name, value) = piece.split_once('=');
        let known = |name: &str| mode.parameters().iter().copied().find(|parameter| parameter.name() == name);
        let parameter = name.read(known, |found| Kind::UnknownParameter { mode, found })?;
        if self.has(parameter) {
            return Err(name.wrong(Kind::Repeated(parameter)));
        }
        let value = match (parameter, value) {
            (Parameter::Embed, None) => name,
            (Parameter::Embed, Some(value)) => return Err(value.wrong(Kind::UnwantedValue(parameter))),
            (_, Some(value)) if !value.text.is_empty() => value,
            _ => return Err(LinkError { kind: Kind::MissingValue(parameter), at: piece.end() }),
        };
        self.given[parameter as usize] = Some((name, value));
        Ok(())
    }

    fn has(&self, parameter: Parameter) -> bool {
        self.given[parameter as usize].is_some()
    }

    fn value(&self, parameter: Parameter) -> Option<Piece<'a>> {
        self.given[parameter as usize].map(|(_, value)| value)
    }

    /// The value as `read` reads it, if there is one.
    fn read<T>(
        &self,
        parameter: Parameter,
        read: impl FnOnce(&'a str) -> Option<T>,
        kind: impl FnOnce(Found) -> Kind,
    ) -> Result<Option<T>, LinkError> {
        self.value(parameter).map(|value| value.read(read, kind)).transpose()
    }

    /// Whether the parameter is there, with the one value that it can have.
    fn is(&self, parameter: Parameter, only: &str, kind: impl FnOnce(Found) -> Kind) -> Result<bool, LinkError> {
        self.read(parameter, |value| (value == only).then_some(true), kind).map(Option::unwrap_or_default)
    }

    /// An error that points at the name of a parameter.
    fn wrong(&self, parameter: Parameter, kind: Kind) -> LinkError {
        let at = self.given[parameter as usize].map_or(0, |(name, _)| name.at);
        LinkError { kind, at }
    }

    fn square(&self, parameter: Parameter, board: Board) -> Result<Option<Square>, LinkError> {
        self.value(parameter).map(|name| square_on(name, board)).transpose()
    }

    fn squares(&self, parameter: Parameter, board: Board) -> Result<Vec<Square>, LinkError> {
        Ok(self.value(parameter).map(|text| squares(text, board)).transpose()?.unwrap_or_default())
    }
}
