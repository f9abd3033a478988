//! Theorems and colour counts: facts about tours that need no look at single squares.
//!
//! Boards are turned so that the shorter side `m` comes first, as theorems do; squares likewise.

use super::Verdict;
use super::reason::{Colour, Reason, Region, Source};
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
    (closed && dark + light < 4).then_some(Reason::Exhausted(region))
}

/// The reason by colour counts alone against the question.
pub(super) fn against(question: &Question) -> Option<Reason> {
    let (board, holes, start) = (question.board(), question.holes(), question.start());
    let region = Region { board, holes: holes.len() };
    if let Some(reason) = against_any(board, holes, question.goal() == Goal::Closed) {
        return Some(reason);
    }
    if question.squares() == 1 || question.goal() == Goal::Closed {
        return None;
    }
    let (dark, light) = colours(board, holes);
    let majority = if dark > light { Colour::Dark } else { Colour::Light };
    if dark != light && Colour::of(start) != majority {
        return Some(Reason::StartColour { region, needed: majority });
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

/// The verdict of theorems on a whole board with any start.
pub(super) fn any(board: Board, closed: bool) -> Verdict {
    let region = Region { board, holes: 0 };
    let sides = (board.files().min(board.ranks()), board.files().max(board.ranks()));
    if let Some(reason) = against_any(board, &Holes::NONE, closed) {
        return Verdict::Impossible(reason);
    }
    let small = |source| Verdict::Impossible(Reason::SmallBoard { region, closed, source });
    match (closed, sides) {
        (false, (1, 1)) => Verdict::Possible(Source::OneSquare),
        (_, (1 | 2, _)) => Verdict::Impossible(Reason::Narrow(region)),
        (true, (3, 4 | 6 | 8)) => small(Source::Schwenk),
        (true, (4, _)) => Verdict::Impossible(Reason::FourWide(region)),
        (true, _) => Verdict::Possible(Source::Schwenk),
        (false, (3, 3 | 5 | 6) | (4, 4)) => small(Source::CullDeCurtins),
        (false, _) => Verdict::Possible(Source::CullDeCurtins),
    }
}

/// The verdict of theorems and colour counts on a question.
pub(super) fn answer(question: &Question) -> Verdict {
    let (board, start) = (question.board(), question.start());
    if let Some(reason) = against(question) {
        return Verdict::Impossible(reason);
    }
    if question.squares() == 1 {
        return Verdict::Possible(Source::OneSquare);
    }
    if !question.holes().is_empty() {
        return Verdict::Undecided;
    }
    let any = any(board, question.goal() == Goal::Closed);
    if question.goal() == Goal::Closed || matches!(any, Verdict::Impossible(_)) {
        return any;
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
        _ if matches!(self::any(board, true), Verdict::Possible(_)) => Verdict::Possible(Source::Schwenk),
        _ if sides.0 >= 6 && sides.0 == sides.1 => Verdict::Possible(Source::Conrad),
        _ if sides.1 <= 50 => Verdict::Possible(Source::Found),
        _ => Verdict::Undecided,
    }
}

/// Whether no open tour starts or ends on this square, whose colour fits, of a thin board that has open tours.
///
/// On four lines call the outer two A and the inner two B. From A a knight goes only to B, and there are as many A as
/// B, so on a tour A and B alternate but for one step from B to B, and both ends are A. The squares of 3×7 and 3×8
/// were found by trying every way.
fn against_end(board: Board, sides: (u16, u16), square: Square) -> Option<Reason> {
    let region = Region { board, holes: 0 };
    let (short, long) = turned(board, square);
    match (sides, (short, long)) {
        ((3, 4), (_, 2 | 3)) | ((4, _), (2 | 3, _)) => Some(Reason::InnerLine { region, square }),
        ((3, 7), (2, 4)) | ((3, 8), (2, 3 | 6)) => Some(Reason::SmallStart { region, square }),
        _ => None,
    }
}
