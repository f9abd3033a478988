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

/// Above this many squares only single squares are tried, not pairs: their number grows with the square of it.
const PAIRS: usize = 2_500;
/// How many squares may be gone through in counting the parts of suspects; there are few but on the oddest boards.
const LOOKS: usize = 40_000_000;

impl Cut {
    /// The first one or two squares, rank by rank, that rule a tour out.
    pub(super) fn find(question: &Question) -> Option<Cut> {
        let graph = Graph::of(question);
        let points = graph.squares.len();
        let alone = graph.parts(None);
        let singles = (0..points).map(|one| (vec![one], alone.count as isize + alone.gained[one]));
        let pairs = if points <= PAIRS { 0..points } else { 0..0 }.flat_map(|one| {
            let without = graph.parts(Some(one));
            (one + 1..points).map(move |other| (vec![one, other], without.count as isize + without.gained[other]))
        });
        singles
            .chain(pairs)
            .filter(|(removed, parts)| *parts > graph.at_most(removed, true) as isize)
            .take(LOOKS / points)
            .find_map(|(removed, _)| graph.judge(&removed))
    }
}

/// The squares of a question as points, and which are a move apart.
struct Graph {
    squares: Vec<Square>,
    around: Vec<[Option<usize>; 8]>,
    start: usize,
    end: Option<usize>,
    closed: bool,
}

impl Graph {
    fn of(question: &Question) -> Graph {
        let board = question.board();
        let squares: Vec<Square> = board.iter().filter(|&square| !question.holes().contains(square)).collect();
        let mut point_of = vec![None; board.squares()];
        for (point, &square) in squares.iter().enumerate() {
            point_of[board.index(square)] = Some(point);
        }
        let to = |square: Square, (files, ranks): (i16, i16)| {
            let to = square.offset(files, ranks).filter(|&to| board.contains(to))?;
            point_of[board.index(to)]
        };
        let around = squares.iter().map(|&square| MOVES.map(|by| to(square, by))).collect();
        let end = match question.goal() {
            Goal::To(end) => point_of[board.index(end)],
            Goal::Open | Goal::Closed => None,
        };
        let start = point_of[board.index(question.start())].expect("the start is left");
        Graph { squares, around, start, end, closed: question.goal() == Goal::Closed }
    }

    fn parts(&self, left_out: Option<usize>) -> Parts {
        Parts::of(self.squares.len(), left_out, |point, place| self.around[point].get(place).copied())
    }

    /// How many parts a tour can link without the removed points, if its two ends lie in one part or not.
    fn at_most(&self, removed: &[usize], ends_together: bool) -> usize {
        let stays = |point: usize| usize::from(!removed.contains(&point));
        let pieces = match (self.closed, self.end) {
            (true, _) => removed.len(),
            (false, None) => removed.len() + stays(self.start),
            (false, Some(end)) => removed.len() + stays(self.start) + stays(end) - 1,
        };
        let both_stay = self.end.is_some_and(|end| stays(self.start) + stays(end) == 2);
        pieces - usize::from(both_stay && ends_together)
    }

    /// Counts the parts without the removed points and compares them with the number that a tour can link.
    fn judge(&self, removed: &[usize]) -> Option<Cut> {
        let mut part = vec![0; self.squares.len()];
        let mut parts = 0;
        for root in 0..self.squares.len() {
            if part[root] != 0 || removed.contains(&root) {
                continue;
            }
            parts += 1;
            part[root] = parts;
            let mut next = vec![root];
            while let Some(point) = next.pop() {
                for to in self.around[point].into_iter().flatten() {
                    if part[to] == 0 && !removed.contains(&to) {
                        part[to] = parts;
                        next.push(to);
                    }
                }
            }
        }
        let at_most = self.at_most(removed, self.end.is_some_and(|end| part[end] == part[self.start]));
        let squares = removed.iter().map(|&point| self.squares[point]).collect();
        (parts > at_most).then_some(Cut { squares, parts, at_most })
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cut { squares, parts, at_most } = self;
        match squares.as_slice() {
            [square] => write!(f, "without {square}")?,
            _ => write!(f, "without the {} marked squares", squares.len())?,
        }
        write!(f, " the board falls into {parts} parts, but a tour into {at_most} at most")
    }
}
