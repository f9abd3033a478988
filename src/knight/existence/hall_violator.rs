//! A Hall violator, the certificate that there is no matching: squares that cannot all have the moves a tour makes at
//! them.

use crate::board::Square;
use crate::knight::moves::neighbours;
use crate::knight::{Goal, Question};
use std::fmt;

/// Squares of one colour that cannot all be served.
///
/// A tour makes two moves at each square, one at its start and end; where the end is free and may be among the
/// squares, they need one move less. Moves lead to the other colour, where each square takes two moves at most, and
/// one from each of these squares. The numbers can be checked by counting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HallViolator {
    /// The squares, of one colour, rank by rank from a1.
    pub squares: Vec<Square>,
    /// The squares a move away from them, in the same order.
    pub around: Vec<Square>,
    /// How many moves a tour makes at them at least.
    pub need: usize,
    /// How many moves the squares around them can take: fewer.
    pub offer: usize,
}

/// How often a set is gone through for squares that it does not need; two or three times are nearly always enough.
const PASSES: u32 = 20;

/// How many moves a tour makes at a square, the end of an open tour not counted where it is free.
pub(in crate::knight) fn moves_at(goal: Goal, start: Option<Square>, square: Square) -> usize {
    match goal {
        Goal::Closed => 2,
        Goal::To(end) if square == end => 1,
        Goal::Open | Goal::To(_) => 2 - usize::from(start == Some(square)),
    }
}

impl HallViolator {
    /// The smallest of some sets of squares after leaving out of each the squares without which it is still a violator;
    /// at least one must be a violator.
    ///
    /// The squares come in the order in which a search reached them, so the farthest come last and are left
    /// out first.
    pub(crate) fn smallest(question: &Question, sets: Vec<Vec<Square>>) -> HallViolator {
        let shrunk = sets.into_iter().filter_map(|squares| HallViolator::shrink(question, squares));
        shrunk.min_by_key(|violator| violator.squares.len()).expect("one of the sets is a violator")
    }

    fn shrink(question: &Question, mut squares: Vec<Square>) -> Option<HallViolator> {
        let board = question.board();
        let around = |square: Square| neighbours(board, question.holes(), square);
        let moves_at = |square: Square| moves_at(question.goal(), Some(question.start()), square);
        // For each square how many of the set are a move away.
        let mut demand = vec![0; board.squares()];
        for other in squares.iter().flat_map(|&square| around(square)) {
            demand[board.index(other)] += 1;
        }
        let same_colour = squares.iter().all(|square| square.is_dark() == question.start().is_dark());
        let may_end_here = question.goal() == Goal::Open && same_colour == (question.squares() % 2 == 1);
        let all: usize = squares.iter().map(|&square| moves_at(square)).sum();
        let mut need = all - usize::from(may_end_here);
        let mut offer: usize = board.iter().map(|square| demand[board.index(square)].min(moves_at(square))).sum();
        if need <= offer {
            return None;
        }
        for _ in 0..PASSES {
            let before = squares.len();
            // The last first, as `retain` goes forward.
            squares.reverse();
            squares.retain(|&square| {
                let spared = moves_at(square);
                let lost = around(square).filter(|&to| demand[board.index(to)] <= moves_at(to)).count();
                let needed = need - spared <= offer - lost;
                if !needed {
                    (need, offer) = (need - spared, offer - lost);
                    around(square).for_each(|to| demand[board.index(to)] -= 1);
                }
                needed
            });
            squares.reverse();
            if squares.len() == before {
                break;
            }
        }
        let mut kept = vec![false; board.squares()];
        squares.iter().for_each(|&square| kept[board.index(square)] = true);
        let squares = board.iter().filter(|&square| kept[board.index(square)]).collect();
        let around = board.iter().filter(|&square| demand[board.index(square)] > 0).collect();
        Some(HallViolator { squares, around, need, offer })
    }
}

impl fmt::Display for HallViolator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HallViolator { squares, need, offer, .. } = self;
        match (squares.as_slice(), offer) {
            ([square], 0) => write!(f, "no knight's move leads to {square}"),
            ([square], _) => write!(f, "a tour enters and leaves {square}, but only one move leads there"),
            _ => write!(
                f,
                "a tour makes at least {need} moves at the {} marked squares, but the squares around them can take only {offer}",
                squares.len()
            ),
        }
    }
}
