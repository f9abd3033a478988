//! Completing a partial tour.

use super::{NoTour, tour};
use crate::board::{Board, Square};
use crate::knight::Broken;
use crate::knight::existence::Reason;
use crate::knight::moves::neighbours;
use crate::knight::referee::{self, Break};
use crate::knight::{Goal, Holes, Question, Tour};

/// The legal beginning of a tour: one square or more.
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::{Holes, construct::PartialTour};
/// let squares: Vec<Square> = ["a1", "b3", "d4"].iter().map(|name| name.parse().unwrap()).collect();
/// let partial = PartialTour::try_new(Board::new(8, 8), Holes::NONE, squares.clone()).unwrap();
/// let tour = partial.finish(true).unwrap();
/// assert!(tour.is_closed() && tour.squares().starts_with(&squares));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartialTour {
    board: Board,
    holes: Holes,
    squares: Vec<Square>,
}

impl PartialTour {
    /// The partial tour over these squares, in this order.
    ///
    /// # Errors
    /// When the referee finds a break before the last of them, or when there are none.
    pub fn try_new(board: Board, holes: Holes, squares: Vec<Square>) -> Result<PartialTour, Broken> {
        match referee::judge(board, &holes, &squares) {
            Ok(_) | Err(Break::Unvisited { at: 1.., .. }) => Ok(PartialTour { board, holes, squares }),
            Err(cause) => {
                let legal = squares[..cause.at()].to_vec();
                Err(Broken { legal, cause })
            }
        }
    }

    /// The squares of the beginning, in order.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// A tour that begins with this one, closed on request: a tour of the squares not yet visited from the last
    /// one visited, to a square next to the start if it is to be closed.
    ///
    /// # Errors
    /// When there is none, with the reason, or when none was found.
    pub fn finish(&self, closed: bool) -> Result<Tour, NoTour> {
        let start = self.squares[0];
        match (self.squares.len(), closed) {
            (_, false) => self.finish_with(Goal::Open),
            (1, true) => self.finish_with(Goal::Closed),
            _ if self.squares.len() == self.holes.left(self.board) => self
                .finish_with(Goal::Open)
                .and_then(|tour| if tour.is_closed() { Ok(tour) } else { Err(no_way_back(start, Vec::new(), None)) }),
            _ => self.finish_next_to(start),
        }
    }

    /// Tries each square left from which the knight could go back to the start.
    fn finish_next_to(&self, start: Square) -> Result<Tour, NoTour> {
        let around = neighbours(self.board, &self.holes, start);
        let ends: Vec<Square> = around.filter(|end| !self.squares.contains(end)).collect();
        let mut first = None;
        let mut undecided = false;
        for &end in &ends {
            match self.finish_with(Goal::To(end)) {
                Ok(tour) => return Ok(tour),
                Err(NoTour::Impossible(reason)) => {
                    first.get_or_insert_with(|| Box::new(reason));
                }
                Err(NoTour::NotFound) => undecided = true,
            }
        }
        Err(if undecided { NoTour::NotFound } else { no_way_back(start, ends, first) })
    }

    fn finish_with(&self, goal: Goal) -> Result<Tour, NoTour> {
        let (last, visited) = self.squares.split_last().expect("a partial tour has a square");
        let taken = Holes::try_new(self.board, self.holes.iter().chain(visited.iter().copied()))
            .expect("the squares of a beginning are on the board, each once");
        let question = Question::try_new(self.board, taken, *last, goal).expect("both ends are left");
        let squares = [visited, tour(&question)?.squares()].concat();
        Tour::try_new(self.board, self.holes.clone(), squares).map_err(|_| NoTour::NotFound)
    }
}

fn no_way_back(start: Square, ends: Vec<Square>, first: Option<Box<Reason>>) -> NoTour {
    NoTour::Impossible(Reason::NoWayBack { start, ends, first })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence;

    fn partial(board: Board, names: &str) -> Result<PartialTour, Broken> {
        PartialTour::try_new(board, Holes::NONE, names.split_whitespace().map(|name| name.parse().unwrap()).collect())
    }

    #[test]
    fn a_partial_tour_is_finished_or_refused_with_the_reason() {
        let board = Board::new(6, 6);
        for (names, closed, expected) in [
            ("a1", true, ""),
            ("a1 b3", false, ""),
            ("a1 b3 d4 f3 e1", true, ""),
            ("a1 b3 c1", false, ""),
            ("b3 a1 c2", true, ""),
            ("a1 c2 e1 d3 b2 a4 c3 b5 d4 b3", true, "No square is left from which the knight could go back to a1."),
        ] {
            let refused = partial(board, names).unwrap().finish(closed).err().map(|refused| sentence(&refused));
            assert_eq!(refused.unwrap_or_default(), expected, "{names}");
        }
        let stuck = partial(board, "d5 f6 e4").unwrap().finish(true).map(|tour| tour.is_closed());
        assert_eq!(stuck, Ok(true));
    }

    #[test]
    fn a_complete_partial_tour_is_its_own_tour() {
        let tour = partial(Board::new(6, 6), "a1").unwrap().finish(true).unwrap();
        let whole = PartialTour::try_new(tour.board(), Holes::NONE, tour.squares().to_vec()).unwrap();
        assert_eq!((whole.finish(true), whole.finish(false)), (Ok(tour.clone()), Ok(tour)));
    }

    #[test]
    fn an_illegal_partial_tour_keeps_its_legal_beginning() {
        let broken = partial(Board::new(5, 5), "a1 b3 b4").unwrap_err();
        assert_eq!(
            (broken.legal.len(), sentence(&broken.cause).as_str()),
            (2, "Move 2 is not a knight's move: b3 to b4.")
        );
        assert!(partial(Board::new(5, 5), "").is_err());
    }
}
