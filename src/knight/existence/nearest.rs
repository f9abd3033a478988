//! The nearest tours there are, where there is none as chosen.

use super::{Verdict, any_start, at_once};
use crate::board::{Board, MAX_SIDE, Square};
use crate::knight::{Goal, Holes, Question};
use std::collections::BinaryHeap;

/// A tour as chosen on the page; its start may not be chosen yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The board.
    pub board: Board,
    /// The squares taken out.
    pub holes: Holes,
    /// The first square.
    pub start: Option<Square>,
    /// How the tour is to end.
    pub goal: Goal,
}

impl From<&Question> for Wish {
    fn from(question: &Question) -> Wish {
        let (board, holes) = (question.board(), question.holes().clone());
        Wish { board, holes, start: Some(question.start()), goal: question.goal() }
    }
}

impl Wish {
    /// Whether theorems say that there is such a tour.
    fn comes_true(&self) -> bool {
        let verdict = match self.start {
            None => any_start(self.board, &self.holes, self.goal == Goal::Closed),
            Some(start) => match Question::try_new(self.board, self.holes.clone(), start, self.goal) {
                Ok(question) => at_once(&question),
                Err(_) => return false,
            },
        };
        matches!(verdict, Verdict::Possible(_))
    }
}

/// How far squares are looked for: all that theorems forbid have one that will do within two.
const REACH: u16 = 3;
/// How far boards are looked for: from 1×1 to 5×6 are nine lines, and no board is farther from one with a closed tour.
const LINES: u16 = 9;

/// The existing tours most like the chosen one: on the same board, where a change of its start, its end or its kind is
/// enough, and on the nearest board with a tour of that kind. Squares taken out are put back.
#[must_use]
pub fn nearest(wish: &Wish) -> Vec<Wish> {
    let whole = Wish { holes: Holes::NONE, ..wish.clone() };
    if !wish.holes.is_empty() && whole.comes_true() {
        return vec![whole];
    }
    let here = same_board(&whole);
    // Another board is offered only where this one has no tour of the kind.
    let kind = |wish: &Wish| wish.goal == Goal::Closed;
    let there = if here.as_ref().is_some_and(|here| kind(here) == kind(wish)) { None } else { other_board(&whole) };
    here.into_iter().chain(there).collect()
}

/// Another end, another start, or an open tour for a closed one.
fn same_board(wish: &Wish) -> Option<Wish> {
    let open = |start, goal| Wish { start, goal, ..wish.clone() };
    let Some(start) = wish.start else {
        return Some(open(None, Goal::Open)).filter(|open| wish.goal == Goal::Closed && open.comes_true());
    };
    let around = |square| around(wish.board, square);
    let ends = match wish.goal {
        Goal::To(end) => around(end).map(|end| open(Some(start), Goal::To(end))).find(Wish::comes_true),
        Goal::Open | Goal::Closed => None,
    };
    ends.or_else(|| around(start).map(|start| open(Some(start), Goal::Open)).find(Wish::comes_true))
}

/// The squares of a board around one, itself first, then by distance.
fn around(board: Board, centre: Square) -> impl Iterator<Item = Square> {
    let reach = REACH.cast_signed();
    let mut by = Vec::new();
    for files in -reach..=reach {
        for ranks in -reach..=reach {
            by.push((files * files + ranks * ranks, files, ranks));
        }
    }
    in_order(by)
        .filter_map(move |(_, files, ranks)| centre.offset(files, ranks))
        .filter(move |&square| board.contains(square))
}

/// The smallest first. A heap sorts in a tenth of the code that `sort` comes with.
fn in_order<T: Ord>(all: Vec<T>) -> impl Iterator<Item = T> {
    BinaryHeap::from(all).into_sorted_vec().into_iter()
}

/// The nearest board with a tour of this kind: with as few lines more or fewer as can be, rather more than fewer, and
/// rather with one side changed than two.
fn other_board(wish: &Wish) -> Option<Wish> {
    let goal = if wish.goal == Goal::Closed { Goal::Closed } else { Goal::Open };
    let lines = LINES.cast_signed();
    let mut by = Vec::new();
    for files in -lines..=lines {
        for ranks in -lines..=lines {
            let fewer = i16::from(files < 0) + i16::from(ranks < 0);
            by.push((files.abs() + ranks.abs(), fewer, -files.abs().max(ranks.abs()), -files, -ranks));
        }
    }
    in_order(by).skip(1).find_map(|(.., files, ranks)| {
        let side = |old: u16, by: i16| old.checked_add_signed(-by).filter(|&side| side <= MAX_SIDE);
        let board = Board::try_new(side(wish.board.files(), files)?, side(wish.board.ranks(), ranks)?)?;
        let on = |start| Wish { board, holes: Holes::NONE, start, goal };
        // 1×1 has an open tour, but nothing to see.
        let has_tours = board.squares() > 1 && on(None).comes_true();
        let starts = [wish.start.filter(|_| has_tours), wish.start.map(|_| Square::new(0, 0)), None];
        let start = starts.into_iter().find(|&start| on(start).comes_true());
        start.filter(|_| has_tours).map(on)
    })
}
