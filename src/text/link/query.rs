//! The two halves of a link: the segments between slashes, and the parameters after the question mark.

use super::error::{Kind, LinkError, Quoted};
use super::fault::Fault;
use super::moment::Shown;
use super::number::{self, Step, Steps};
use super::parameter::{Mode, Parameter};
use super::piece::Piece;
use crate::board::{Board, Square, SquareSet};
use crate::queens::Size;

/// A link from the left: segments between slashes, then parameters.
pub(super) struct Path<'a> {
    /// The segments not taken yet.
    pub(super) rest: Option<Piece<'a>>,
    /// How many characters come before the end of the last segment.
    pub(in crate::text) end: usize,
    /// The text after the question mark.
    pub(super) query: Option<Piece<'a>>,
}

impl<'a> Path<'a> {
    /// The next segment, which may be empty, unless the path has ended.
    pub(super) fn take(&mut self) -> Option<Piece<'a>> {
        let (segment, rest) = self.rest?.split_once('/');
        self.rest = rest;
        Some(segment)
    }

    /// The next segment, which must be there.
    pub(super) fn expect(&mut self, missing: Kind) -> Result<Piece<'a>, LinkError> {
        match self.take() {
            Some(segment) if !segment.text.is_empty() => Ok(segment),
            segment => Err(LinkError { kind: missing, at: segment.map_or(self.end, |segment| segment.at) }),
        }
    }

    /// The next segment as the size of a queens board.
    pub(super) fn size(&mut self) -> Result<Size, LinkError> {
        self.expect(Kind::MissingSize)?.read(number::size, Kind::BoardSize)
    }

    /// The parameters, once all segments have been taken.
    pub(super) fn query(self, mode: Mode) -> Result<Query<'a>, LinkError> {
        if let Some(rest) = self.rest {
            let found = Quoted::new(&format!("/{}", rest.text));
            return Err(LinkError { kind: Kind::Surplus(found), at: rest.at - 1 });
        }
        let end = self.query.map_or(self.end, Piece::end);
        let mut query = Query { given: [None; Parameter::ALL.len()], end };
        for piece in self.query.into_iter().flat_map(|text| text.split('&')) {
            query.add(mode, piece)?;
        }
        Ok(query)
    }
}

/// The parameters given: the name and the value of each.
pub(super) struct Query<'a> {
    given: [Option<(Piece<'a>, Piece<'a>)>; Parameter::ALL.len()],
    /// How many characters come before the end of the link.
    end: usize,
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
            (flag, None) if flag.is_flag() => name,
            (flag, Some(value)) if flag.is_flag() => return Err(value.wrong(Kind::UnwantedValue(parameter))),
            (_, Some(value)) if !value.text.is_empty() => value,
            _ => return Err(LinkError { kind: Kind::MissingValue(parameter), at: piece.end() }),
        };
        self.given[parameter as usize] = Some((name, value));
        Ok(())
    }

    pub(super) fn has(&self, parameter: Parameter) -> bool {
        self.given[parameter as usize].is_some()
    }

    pub(super) fn value(&self, parameter: Parameter) -> Option<Piece<'a>> {
        self.given[parameter as usize].map(|(_, value)| value)
    }

    /// The value as `read` reads it, if there is one.
    pub(in crate::text) fn read<T>(
        &self,
        parameter: Parameter,
        read: impl FnOnce(&'a str) -> Option<T>,
        kind: impl FnOnce(Quoted) -> Kind,
    ) -> Result<Option<T>, LinkError> {
        self.value(parameter).map(|value| value.read(read, kind)).transpose()
    }

    /// Whether the parameter is there, with the one value that it can have.
    pub(super) fn is(
        &self,
        parameter: Parameter,
        only: &str,
        kind: impl FnOnce(Quoted) -> Kind,
    ) -> Result<bool, LinkError> {
        self.read(parameter, |value| (value == only).then_some(true), kind).map(Option::unwrap_or_default)
    }

    /// The two sides of a comparison, which must be there.
    pub(super) fn sides<T>(
        &self,
        read: impl Fn(&'a str) -> Option<T>,
        kind: impl Fn(Quoted) -> Kind,
    ) -> Result<[T; 2], LinkError> {
        let side = |parameter| {
            let missing = LinkError { kind: Kind::NeedsSide(parameter), at: self.end };
            self.read(parameter, &read, &kind)?.ok_or(missing)
        };
        Ok([side(Parameter::Left)?, side(Parameter::Right)?])
    }

    /// The parameters for the moment of a run.
    pub(super) fn shown(&self) -> Result<Shown, LinkError> {
        Ok(Shown {
            step: self.read(Parameter::Step, Step::read, Kind::Step)?,
            steps: self.read(Parameter::Steps, Steps::read, Kind::Steps)?,
            looped: self.has(Parameter::Loop),
            ask: self.has(Parameter::Ask),
        })
    }

    /// The error of some fields: at the name of the parameter, or at the start square.
    pub(super) fn fault(&self, fault: Fault, start: Option<Piece<'a>>) -> LinkError {
        match fault.parameter {
            Some(parameter) => self.wrong(parameter, fault.kind),
            None => LinkError { kind: fault.kind, at: start.map_or(self.end, |start| start.at) },
        }
    }

    /// An error that points at the name of a parameter.
    pub(in crate::text) fn wrong(&self, parameter: Parameter, kind: Kind) -> LinkError {
        let at = self.given[parameter as usize].map_or(0, |(name, _)| name.at);
        LinkError { kind, at }
    }

    pub(in crate::text) fn square(&self, parameter: Parameter, board: Board) -> Result<Option<Square>, LinkError> {
        self.value(parameter).map(|name| square_on(name, board)).transpose()
    }

    pub(super) fn squares(&self, parameter: Parameter, board: Board) -> Result<Vec<Square>, LinkError> {
        Ok(self.value(parameter).map(|text| squares(text, board)).transpose()?.unwrap_or_default())
    }
}

/// A square by its name; typed by hand, its file may be in capitals.
pub(in crate::text) fn square(name: Piece<'_>) -> Result<Square, LinkError> {
    name.read(|name| name.to_ascii_lowercase().parse().ok(), Kind::SquareName)
}

pub(super) fn square_on(name: Piece<'_>, board: Board) -> Result<Square, LinkError> {
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
