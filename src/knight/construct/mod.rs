//! A tour on any board at once: walk, repair, join.
//!
//! 1. *Walk* by Warnsdorff's rule until every square lies on some path.
//! 2. *Repair*, so that each square has its two links and the ends of an open tour one. If this cannot be done,
//!    there is no tour, and the squares that cannot be served are the reason.
//! 3. *Join* the path and the rings by exchanging two links for two others.
//! 4. Pieces that cannot be joined so are *perturbed*: other exchanges, chosen by a fixed sequence of random numbers.
//!
//! The same question has the same answer for ever: links rely on it. That perturbing ends is not proven, so it is
//! bounded, and a tour may be [`NoTour::NotFound`]. Each tour has passed the referee.

mod finish;
mod perturbation;
mod pieces;

pub use finish::PartialTour;

use crate::board::Square;
use crate::knight::existence::{self, HallViolator, Reason, Verdict};
use crate::knight::two_factor::{self, Grid, Random, Ties};
use crate::knight::{Question, Tour};
use pieces::Pieces;
use std::fmt;

/// Why no tour is handed out.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NoTour {
    /// There is none.
    Impossible(Reason),
    /// None was found, and it is not known whether there is one.
    NotFound,
}

impl fmt::Display for NoTour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoTour::Impossible(reason) => fmt::Display::fmt(reason, f),
            NoTour::NotFound => f.write_str("no tour was found, and it is not known whether there is one"),
        }
    }
}

impl std::error::Error for NoTour {}

/// How many walks are begun before every way is tried, and how many with those after that.
const WALKS: [u64; 2] = [3, 30];
/// How many squares may be gone through in perturbing, over all walks.
const LOOKS: usize = 60_000_000;
/// How many where the answer is wanted soon.
const BRIEF_LOOKS: usize = 100_000;

/// A tour that answers the question; the same one for ever.
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::{Goal, Holes, Question, construct};
/// let ask = |side, goal| {
///     let question = Question::try_new(Board::new(side, side), Holes::NONE, Square::new(0, 0), goal).unwrap();
///     construct::tour(&question)
/// };
/// assert!(ask(8, Goal::Closed).unwrap().is_closed());
/// assert_eq!(ask(8, Goal::To(Square::new(7, 0))).unwrap().end(), Square::new(7, 0));
/// assert_eq!(
///     ask(5, Goal::Closed).unwrap_err().to_string(),
///     "a closed tour needs an even number of squares: 5×5 has 25"
/// );
/// ```
///
/// # Errors
/// When there is no such tour, with the reason, or when none was found.
pub fn tour(question: &Question) -> Result<Tour, NoTour> {
    // Full effort always comes to an answer.
    answer(question, Effort::Full).unwrap_or(Err(NoTour::NotFound))
}

/// The answer of [`tour`] if a few milliseconds are enough to find it on a board of up to 50 × 50, else `None`. So a
/// page learns whether the question has to go to a worker.
///
/// ```
/// # use queens_and_knights::{Board, Square};
/// # use queens_and_knights::knight::{Goal, Holes, Question, construct};
/// let question = Question::try_new(Board::new(8, 8), Holes::NONE, Square::new(2, 2), Goal::Closed).unwrap();
/// assert_eq!(construct::tour_soon(&question), Some(construct::tour(&question)));
/// ```
#[must_use]
pub fn tour_soon(question: &Question) -> Option<Result<Tour, NoTour>> {
    answer(question, Effort::Brief)
}

/// How much may be done for an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// A few walks and a little perturbing.
    Brief,
    /// All there is.
    Full,
}

/// The answer, or nothing when the effort does not reach to one.
fn answer(question: &Question, effort: Effort) -> Option<Result<Tour, NoTour>> {
    if let Verdict::Impossible(reason) = existence::at_once(question) {
        return Some(Err(NoTour::Impossible(reason)));
    }
    let found = if question.squares() == 1 { Ok(vec![question.start()]) } else { search(question, effort)? };
    // The referee, which shares no code with the construction, checks every tour.
    Some(found.and_then(|squares| Tour::answering(question, squares).map_err(|_| NoTour::NotFound)))
}

fn search(question: &Question, effort: Effort) -> Option<Result<Vec<Square>, NoTour>> {
    let empty = Grid::new(question);
    let mut looks = if effort == Effort::Full { LOOKS } else { BRIEF_LOOKS };
    for round in 0..WALKS[1] {
        if round == WALKS[0] {
            if effort == Effort::Brief {
                return None;
            }
            match existence::try_every_way(question) {
                Ok(None) => {}
                Ok(Some(squares)) => return Some(Ok(squares)),
                Err(reason) => return Some(Err(NoTour::Impossible(reason))),
            }
        }
        let mut grid = empty.clone();
        two_factor::walk(&mut grid, if round == 0 { Ties::Far } else { Ties::Random(Random(round)) });
        if let Err(sets) = two_factor::repair(&mut grid) {
            return Some(Err(NoTour::Impossible(Reason::HallViolator(HallViolator::smallest(question, sets)))));
        }
        let mut pieces = Pieces::of(&grid);
        pieces.join(&mut grid);
        if pieces.count == 1 || perturbation::perturb(&mut grid, pieces, Random(round), &mut looks) {
            return Some(Ok(grid.follow()));
        }
        if effort == Effort::Brief && looks < grid.cells() {
            // The budget of this effort is used up: more might find a tour.
            return None;
        }
    }
    Some(Err(NoTour::NotFound))
}
