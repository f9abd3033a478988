//! The squares of a reason, in groups, so that a board can mark them and show the argument step by step.

use super::reached;
use super::reason::{Colour, Reason, Source};
use super::theorems::is_outer;
use crate::board::{Board, Square};
use crate::keyed::keyed;
use crate::knight::Holes;

keyed! {
    /// The part that squares play in an argument.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[non_exhaustive]
    pub enum Role {
        /// Squares that no tour can have, or that cannot have the moves they need.
        Fault = "fault",
        /// Squares that their moves lead to.
        Around = "around",
        /// Squares without which the board falls into too many parts.
        Cut = "cut",
        /// A part that is left without those: a group for each.
        Part = "part",
        /// The two outer lines of a board four squares wide.
        Outer = "outer",
        /// Its two inner lines.
        Inner = "inner",
    }

    /// A code that never changes.
    pub const fn code;
}

/// Squares that play one part in an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The part.
    pub role: Role,
    /// The squares.
    pub squares: Vec<Square>,
}

fn group(role: Role, squares: impl IntoIterator<Item = Square>) -> Group {
    Group { role, squares: squares.into_iter().collect() }
}

/// The parts into which a board falls without its holes and some other squares, in the order of their first squares.
pub(in crate::knight) fn parts_without(board: Board, holes: &Holes, removed: &[Square]) -> Vec<Vec<Square>> {
    let holes = Holes::try_new(board, holes.iter().chain(removed.iter().copied())).unwrap_or_default();
    let mut parts: Vec<Vec<Square>> = Vec::new();
    for square in board.iter().filter(|&square| !holes.contains(square)) {
        if !parts.iter().any(|part| part.contains(&square)) {
            let reached = reached(board, &holes, square);
            let here = board.iter().filter(|&square| reached[board.index(square)] && !holes.contains(square));
            parts.push(here.collect());
        }
    }
    parts
}

/// The lines of a board four squares wide, and the outer squares that a tour alternating from a square never visits.
fn lines(board: Board, from: Square) -> Vec<Group> {
    let outer = |square: &Square| is_outer(board, *square);
    let visited = if outer(&from) { Colour::of(from) } else { Colour::of(from).other() };
    let missed = |square: &Square| outer(square) && Colour::of(*square) != visited;
    vec![
        group(Role::Fault, board.iter().filter(missed)),
        group(Role::Outer, board.iter().filter(outer)),
        group(Role::Inner, board.iter().filter(|square| !outer(square))),
    ]
}

impl Reason {
    /// The squares of the argument, in groups; none where it is about the whole board.
    #[must_use]
    pub fn groups(&self) -> Vec<Group> {
        let fault = |square: Square| vec![group(Role::Fault, [square])];
        match self {
            Reason::StartColour { start: square, .. }
            | Reason::EndColour { end: square, .. }
            | Reason::EndIsStart(square)
            | Reason::Isolated { square, .. }
            | Reason::Unreachable { square, .. } => fault(*square),
            Reason::Narrow { region, .. } if region.is_line() => Vec::new(),
            Reason::Narrow { region, from } => {
                let board = region.board;
                let seen = reached(board, &Holes::NONE, *from);
                vec![group(Role::Fault, board.iter().filter(|&square| !seen[board.index(square)]))]
            }
            Reason::FourWide { region, from } => lines(region.board, *from),
            Reason::InnerLine { region, square } => lines(region.board, *square),
            Reason::CornerRing { ring: [corner, one, opposite, other], .. } => {
                vec![group(Role::Fault, [*corner, *opposite]), group(Role::Around, [*one, *other])]
            }
            Reason::Corners { region, cut } | Reason::SmallBoard { region, cut, .. } => {
                let mut groups = vec![group(Role::Cut, cut.squares.iter().copied())];
                let parts = parts_without(region.board, &Holes::NONE, &cut.squares);
                groups.extend(parts.into_iter().map(|part| group(Role::Part, part)));
                groups
            }
            Reason::ForcedApart { ends, .. } => vec![group(Role::Fault, *ends)],
            Reason::TwinEnds { square, twins: others, .. } | Reason::ForcedShort { square, corners: others, .. } => {
                vec![group(Role::Fault, [*square]), group(Role::Around, *others)]
            }
            Reason::HallViolator(violator) => vec![
                group(Role::Fault, violator.squares.iter().copied()),
                group(Role::Around, violator.around.iter().copied()),
            ],
            Reason::Cut(cut) => vec![group(Role::Cut, cut.squares.iter().copied())],
            Reason::NoWayBack { ends, .. } => vec![group(Role::Fault, ends.iter().copied())],
            Reason::OddClosed(_) | Reason::TooFew(_) | Reason::Unbalanced { .. } | Reason::Exhausted(_) => Vec::new(),
        }
    }

    /// The publication of the theorem, where the reason is the proof of one.
    #[must_use]
    pub fn source(&self) -> Option<Source> {
        match self {
            Reason::FourWide { .. }
            | Reason::CornerRing { .. }
            | Reason::SmallBoard { closed: true, .. }
            | Reason::ForcedApart { .. } => Some(Source::Schwenk),
            Reason::Corners { .. } | Reason::SmallBoard { closed: false, .. } => Some(Source::CullDeCurtins),
            _ => None,
        }
    }
}
