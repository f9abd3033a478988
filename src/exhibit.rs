//! Every search that can be watched, as one type: what a page holds when it holds a run.

use crate::board::Square;
use crate::event::Event;
use crate::knight::backtrack::Ride;
use crate::knight::replay::Replay;
use crate::queens::Given;
use crate::queens::access::{self, Access};
use crate::queens::marks::{self, Marks};
use crate::queens::mask::{self, Mask};
use crate::queens::permute::{self, Permute};
use crate::queens::scan::{self, Scan};
use crate::queens::solver::Solver;
use crate::search::{Backtrack, Search};

/// A search of any kind.
#[derive(Clone, Debug)]
pub enum Exhibit {
    /// Queens by `scan`.
    Scan(Backtrack<Scan>),
    /// Queens by `marks`.
    Marks(Backtrack<Marks>),
    /// Queens by `mask`.
    Mask(Backtrack<Mask>),
    /// Queens by `permute`.
    Permute(Backtrack<Permute>),
    /// Queens by `access`.
    Access(Backtrack<Access>),
    /// A knight's tour by backtracking.
    Ride(Backtrack<Ride>),
    /// A knight's tour that is already known.
    Replay(Replay),
}

impl Exhibit {
    /// The search for all solutions that contain the given queens.
    ///
    /// ```
    /// use queens_and_knights::exhibit::Exhibit;
    /// use queens_and_knights::queens::{Given, Size, Solver};
    ///
    /// assert_eq!(Exhibit::queens(Solver::Mask, Given::none(Size::new(8))).count(), 4_204);
    /// ```
    #[must_use]
    pub fn queens(solver: Solver, given: Given) -> Exhibit {
        match solver {
            Solver::Scan => Exhibit::Scan(scan::search(given)),
            Solver::Marks => Exhibit::Marks(marks::search(given)),
            Solver::Mask => Exhibit::Mask(mask::search(given)),
            Solver::Permute => Exhibit::Permute(permute::search(given)),
            Solver::Access => Exhibit::Access(access::search(given)),
        }
    }

    /// The solver and the given queens, if this is a search for queens.
    #[must_use]
    pub fn solver(&self) -> Option<(Solver, &Given)> {
        match self {
            Exhibit::Scan(search) => Some((Solver::Scan, search.rules().given())),
            Exhibit::Marks(search) => Some((Solver::Marks, search.rules().given())),
            Exhibit::Mask(search) => Some((Solver::Mask, search.rules().given())),
            Exhibit::Permute(search) => Some((Solver::Permute, search.rules().given())),
            Exhibit::Access(search) => Some((Solver::Access, search.rules().given())),
            Exhibit::Ride(_) | Exhibit::Replay(_) => None,
        }
    }
}

macro_rules! each {
    ($exhibit:expr, $search:ident => $body:expr) => {
        match $exhibit {
            Exhibit::Scan($search) => $body,
            Exhibit::Marks($search) => $body,
            Exhibit::Mask($search) => $body,
            Exhibit::Permute($search) => $body,
            Exhibit::Access($search) => $body,
            Exhibit::Ride($search) => $body,
            Exhibit::Replay($search) => $body,
        }
    };
}

impl Iterator for Exhibit {
    type Item = Event;

    #[inline]
    fn next(&mut self) -> Option<Event> {
        each!(self, search => search.next())
    }
}

impl Search for Exhibit {
    fn path(&self) -> &[Square] {
        each!(self, search => search.path())
    }

    fn effort(&self) -> u64 {
        each!(self, search => search.effort())
    }

    fn height(&self) -> usize {
        each!(self, search => search.height())
    }
}
