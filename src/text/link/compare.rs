//! The comparisons of two solvers that a link can name.

use super::error::Kind;
use super::fault::Fault;
use super::knight::{Fields, Knight, Search};
use super::number::Step;
use super::parameter::Parameter;
use crate::board::{Board, Square};
use crate::keyed::keyed;
use crate::queens::{Given, Solver};
use crate::statistics::EventKind;

/// Two solvers of one problem, side by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compare {
    /// The unit of a step.
    pub by: By,
    /// How many steps both have made.
    pub step: Step,
    /// The problem and the two solvers.
    pub sides: Sides,
}

impl Compare {
    /// The keys of the two solvers.
    #[must_use]
    pub fn solvers(&self) -> [&'static str; 2] {
        match &self.sides {
            Sides::Queens(_, solvers) => solvers.map(Solver::key),
            Sides::Knight(ride) => ride.searches().map(Search::key),
        }
    }
}

keyed! {
    /// The unit in which two solvers step together.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub enum By {
        /// Each goes on by one event.
        #[default]
        Event = "event",
        /// Each goes on until it has placed a piece.
        Placement = "placement",
        /// Each goes on until it has a solution.
        Solution = "solution",
    }

    /// The key in links.
    pub const fn key;

    /// Reads what a link has.
    pub(crate) fn named;
}

impl By {
    /// The kind of event that is a step of both; `None` for all of them.
    #[must_use]
    pub const fn unit(self) -> Option<EventKind> {
        match self {
            By::Event => None,
            By::Placement => Some(EventKind::Placement),
            By::Solution => Some(EventKind::Solution),
        }
    }
}

/// A problem and its two solvers, the left one first.
#[derive(Clone, PartialEq, Eq, Debug)]
// There is one link at a time, so that the room the smaller leaves unused costs nothing.
#[allow(clippy::large_enum_variant)]
pub enum Sides {
    /// Queens, from those given.
    Queens(Given, [Solver; 2]),
    /// A knight's tour.
    Knight(Ride),
}

/// Two searches for a tour from one square of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ride {
    /// The board and its start square, with the left search at its beginning.
    knight: Knight,
    start: Square,
    searches: [Search; 2],
}

impl Ride {
    /// Two searches on a board; the fields say its start square, its holes and the kind of tour.
    ///
    /// # Errors
    /// When a square is not on the board, the start is missing or a hole, or a search is for the other kind of tour.
    pub fn try_new(board: Board, mut fields: Fields, searches: [Search; 2]) -> Result<Ride, Fault> {
        let Some(start) = fields.start else {
            return Err(Fault::with_start(Kind::MissingStart));
        };
        let closed = fields.closed == Some(true);
        for (search, parameter) in searches.into_iter().zip([Parameter::Left, Parameter::Right]) {
            if search.task().closed != closed {
                return Err(Fault::with(parameter, Kind::PrunedOpen));
            }
        }
        fields.set_search(searches[0]);
        Ok(Ride { knight: Knight::try_from_fields(board, fields)?, start, searches })
    }

    /// The board and its start square, with the left search at its beginning.
    #[must_use]
    pub const fn knight(&self) -> &Knight {
        &self.knight
    }

    /// The start square of both knights.
    #[must_use]
    pub const fn start(&self) -> Square {
        self.start
    }

    /// The two searches.
    #[must_use]
    pub const fn searches(&self) -> [Search; 2] {
        self.searches
    }
}
