//! Theorems and colour counts: facts about tours that need no look at single squares.
//!
//! Boards are turned so that the shorter side `m` comes first, as theorems do; squares likewise.

use super::reason::{Colour, Reason, Region, Source};
use super::{Cut, Verdict};
use crate::board::{Board, Square};
use crate::knight::{Goal, Holes, Question};

/// Numbers of dark and light squares that are left.
fn colours(board: Board, holes: &Holes) -> (usize, usize) {
    let dark_holes = holes.iter().filter(|hole| hole.is_dark()).count();
    let dark = board.squares().div_ceil(2);
    (dark - dark_holes, board.squares() - dark - (holes.len() - dark_holes))
}

/// The reason by colour counts alone against a tour with any start.
pub(super) fn against_any(board: Board, holes: &Holes, closed: bool) -> Option<Reason> {
    let region = Region { board, holes: holes.len() };
    let (dark, light) = colours(board, holes);
    if closed && (dark + light) % 2 == 1 {
        return Some(Reason::OddClosed(region));
    }
    if dark.abs_diff(light) > usize::from(!closed) {
        return Some(Reason::Unbalanced { region, dark, light, closed });
    }
    // A ring of knight's moves has at least four squares.
    (closed && dark + light < 4).then_some(Reason::TooFew(region))
}

/// The reason by colour counts alone against the start or the end of the question.
fn against_ends(question: &Question) -> Option<Reason> {
    let (board, holes, start) = (question.board(), question.holes(), question.start());
    let region = Region { board, holes: holes.len() };
    if question.squares() == 1 || question.goal() == Goal::Closed {
        return None;
    }
    let (dark, light) = colours(board, holes);
    let majority = if dark > light { Colour::Dark } else { Colour::Light };
    if dark != light && Colour::of(start) != majority {
        return Some(Reason::StartColour { region, start, needed: majority, dark, light });
    }
    let Goal::To(end) = question.goal() else { return None };
    if end == start {
        return Some(Reason::EndIsStart(start));
    }
    let needed = if dark == light { Colour::of(start).other() } else { majority };
    (Colour::of(end) != needed).then_some(Reason::EndColour { region, start, end, needed })
}

/// A square of a board whose shorter side comes first: (along the shorter, along the longer) side, from 1.
fn turned(board: Board, square: Square) -> (u16, u16) {
    let (file, rank) = (square.file() + 1, square.rank() + 1);
    if board.files() <= board.ranks() { (file, rank) } else { (rank, file) }
}

/// The square with these coordinates along the shorter and the longer side, from 1.
pub(in crate::knight) fn turned_back(board: Board, (short, long): (u16, u16)) -> Square {
    if board.files() <= board.ranks() { Square::new(short - 1, long - 1) } else { Square::new(long - 1, short - 1) }
}

/// Whether a square lies on one of the two outer lines of a board four squares wide.
pub(in crate::knight) fn is_outer(board: Board, square: Square) -> bool {
    [0, 3].contains(&if board.files() == 4 { square.file() } else { square.rank() })
}

/// Squares of a small board without which it falls into more parts than a tour, with any start.
fn small_cut(board: Board, closed: bool, parts: usize, squares: &[(u16, u16)]) -> Cut {
    let squares: Vec<Square> = board.iter().filter(|&square| squares.contains(&turned(board, square))).collect();
    let at_most = squares.len() + usize::from(!closed);
    Cut { squares, parts, at_most }
}

/// The verdict of theorems on a whole board with any start; `from` is the start, or a1 before one is chosen.
pub(super) fn any(board: Board, closed: bool, from: Square) -> Verdict {
    let region = Region { board, holes: 0 };
    let sides = (board.files().min(board.ranks()), board.files().max(board.ranks()));
    if let Some(reason) = against_any(board, &Holes::NONE, closed) {
        return Verdict::Impossible(reason);
    }
    let at = |square| turned_back(board, square);
    let small = |parts, squares| Reason::SmallBoard { region, closed, cut: small_cut(board, closed, parts, squares) };
    Verdict::Impossible(match (closed, sides) {
        (false, (1, 1)) => return Verdict::Possible(Source::OneSquare),
        (_, (1 | 2, _)) => Reason::Narrow { region, from },
        (true, (4, 4)) => Reason::CornerRing { region, ring: [(1, 1), (2, 3), (4, 4), (3, 2)].map(at) },
        (true, (4, _) | (3, 4)) => Reason::FourWide { region, from },
        (true, (3, 6)) => small(3, &[(1, 3), (3, 3)]),
        (true, (3, 8)) => Reason::ForcedApart { region, ends: [(2, 4), (2, 5)].map(at) },
        (true, _) => return Verdict::Possible(Source::Schwenk),
        (false, (3, 3)) => Reason::Isolated { region, square: at((2, 2)) },
        (false, (3, 5)) => small(7, &[(1, 2), (1, 4), (2, 3), (3, 2), (3, 4)]),
        (false, (3, 6)) => small(8, &[(1, 3), (1, 4), (2, 3), (2, 4), (3, 3), (3, 4)]),
        (false, (4, 4)) => {
            Reason::Corners { region, cut: small_cut(board, closed, 6, &[(2, 2), (2, 3), (3, 2), (3, 3)]) }
        }
        (false, _) => return Verdict::Possible(Source::CullDeCurtins),
    })
}

/// The verdict of theorems and colour counts on a question.
pub(super) fn answer(question: &Question) -> Verdict {
    let (board, holes, start) = (question.board(), question.holes(), question.start());
    let closed = question.goal() == Goal::Closed;
    if let Some(reason) = against_any(board, holes, closed) {
        return Verdict::Impossible(reason);
    }
    // A reason that holds for every start comes before one that another start would avoid.
    let any = holes.is_empty().then(|| any(board, closed, start));
    if let Some(Verdict::Impossible(reason)) = any {
        return Verdict::Impossible(reason);
    }
    if let Some(reason) = against_ends(question) {
        return Verdict::Impossible(reason);
    }
    if question.squares() == 1 {
        return Verdict::Possible(Source::OneSquare);
    }
    match any {
        None => return Verdict::Undecided,
        Some(any) if closed => return any,
        Some(_) => {}
    }
    let sides = (board.files().min(board.ranks()), board.files().max(board.ranks()));
    let ends = match question.goal() {
        Goal::To(end) => [start, end],
        Goal::Open | Goal::Closed => [start, start],
    };
    if let Some(reason) = ends.into_iter().find_map(|square| against_end(board, sides, square)) {
        return Verdict::Impossible(reason);
    }
    match question.goal() {
        Goal::To(_) if sides.0 >= 6 && sides.0 == sides.1 => Verdict::Possible(Source::Conrad),
        Goal::To(_) if sides.0 >= 6 && sides.1 <= 18 => Verdict::Possible(Source::Found),
        Goal::To(_) => Verdict::Undecided,
        // A closed tour can be cut open at any square.
        _ if matches!(self::any(board, true, start), Verdict::Possible(_)) => Verdict::Possible(Source::Schwenk),
        _ if sides.0 >= 6 && sides.0 == sides.1 => Verdict::Possible(Source::Conrad),
        _ if sides.1 <= 50 => Verdict::Possible(Source::Found),
        _ => Verdict::Undecided,
    }
}

/// Why no open tour starts or ends on this square, whose colour fits, of a thin board that has open tours.
///
/// On four lines call the outer two A and the inner two B. From A a knight goes only to B, and there are as many A as
/// B, so on a tour A and B alternate but for one step from B to B, and both ends are A. The arguments for the squares of
/// 3×7 and 3×8 are at their reasons.
fn against_end(board: Board, sides: (u16, u16), square: Square) -> Option<Reason> {
    let region = Region { board, holes: 0 };
    let at = |square| turned_back(board, square);
    match (sides, turned(board, square)) {
        ((3, 4), (_, 2 | 3)) | ((4, _), (2 | 3, _)) => Some(Reason::InnerLine { region, square }),
        ((3, 7), (2, 4)) => Some(Reason::TwinEnds { region, square, twins: [(2, 2), (2, 6)].map(at) }),
        ((3, 8), (2, 3)) => Some(Reason::ForcedShort { region, square, corners: [(1, 1), (3, 1)].map(at) }),
        ((3, 8), (2, 6)) => Some(Reason::ForcedShort { region, square, corners: [(1, 8), (3, 8)].map(at) }),
        _ => None,
    }
}
