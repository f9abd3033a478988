//! Squares without which the board falls into more parts than a tour can link.

use crate::board::Square;
use crate::knight::moves::MOVES;
use crate::knight::parts::Parts;
use crate::knight::{Goal, Question};
use std::fmt;

/// One or two squares that hold together more than they can.
///
/// Without k of its squares a closed tour falls into k pieces at most, so the board must not fall into more parts. An
/// open tour falls into one piece more, and into one fewer for each of its ends among the squares; where both ends
/// lie in one part, they make one piece of it at best, as in a closed tour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The squares that hold the parts together.
    pub squares: Vec<Square>,
    /// Into how many parts the board falls without them.
    pub parts: usize,
    /// How many of the parts a tour can link.
    pub at_most: usize,
}

/// Above so many squares only single squares are tried, not pairs: their number grows with the square of it.
const PAIRS: usize = 2_500;

impl Cut {
    /// The first one or two squares, rank by rank, that rule a tour out.
    pub(super) fn find(question: &Question) -> Option<Cut> {
        let board = question.board();
        let squares: Vec<Square> = board.iter().filter(|&square| !question.holes().contains(square)).collect();
        let mut point_of = vec![usize::MAX; board.squares()];
        for (point, &square) in squares.iter().enumerate() {
            point_of[board.index(square)] = point;
        }
        let around: Vec<[Option<usize>; 8]> = squares
            .iter()
            .map(|square| {
                MOVES.map(|(files, ranks)| {
                    let to = square.offset(files, ranks).filter(|&to| board.contains(to))?;
                    Some(point_of[board.index(to)]).filter(|&point| point != usize::MAX)
                })
            })
            .collect();
        let edge = |point: usize, place: usize| around[point].get(place).copied();
        let alone = Parts::of(squares.len(), None, edge);
        let suspect = |count: usize, gained: isize, removed: isize| count as isize + gained > removed;
        let singles = (0..squares.len()).filter(|&one| suspect(alone.count, alone.gained[one], 1)).map(|one| vec![one]);
        if let Some(cut) = singles.into_iter().find_map(|removed| Cut::judge(question, &squares, &around, &removed)) {
            return Some(cut);
        }
        let first = if squares.len() <= PAIRS { 0..squares.len() } else { 0..0 };
        first.into_iter().find_map(|one| {
            let without = Parts::of(squares.len(), Some(one), edge);
            (one + 1..squares.len())
                .filter(|&other| suspect(without.count, without.gained[other], 2))
                .find_map(|other| Cut::judge(question, &squares, &around, &[one, other]))
        })
    }

    /// Counts the parts without the removed squares and what a tour can link of them.
    fn judge(question: &Question, squares: &[Square], around: &[[Option<usize>; 8]], removed: &[usize]) -> Option<Cut> {
        let mut part = vec![0; squares.len()];
        let mut parts = 0;
        for &point in removed {
            part[point] = usize::MAX;
        }
        for root in 0..squares.len() {
            if part[root] != 0 {
                continue;
            }
            parts += 1;
            part[root] = parts;
            let mut next = vec![root];
            while let Some(point) = next.pop() {
                for to in around[point].into_iter().flatten() {
                    if part[to] == 0 {
                        part[to] = parts;
                        next.push(to);
                    }
                }
            }
        }
        let part_of = |square: Square| {
            let point = squares.iter().position(|&other| other == square);
            point.map(|point| part[point]).filter(|&part| part != usize::MAX)
        };
        let at_most = match (question.goal(), part_of(question.start())) {
            (Goal::Closed, _) | (Goal::Open, None) => removed.len(),
            (Goal::Open, Some(_)) => removed.len() + 1,
            (Goal::To(end), start) => match (start, part_of(end)) {
                (None, None) => removed.len() - 1,
                (Some(start), Some(end)) if start != end => removed.len() + 1,
                _ => removed.len(),
            },
        };
        let squares = removed.iter().map(|&point| squares[point]).collect();
        (parts > at_most).then_some(Cut { squares, parts, at_most })
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cut { squares, parts, at_most } = self;
        match squares.as_slice() {
            [square] => write!(f, "Without {square}")?,
            _ => write!(f, "Without the {} marked squares", squares.len())?,
        }
        write!(f, " the board falls into {parts} parts, and a tour can link only {at_most} of them.")
    }
}
