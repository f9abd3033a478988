//! The states of queens and of their solutions that a link can name.

use super::error::Kind;
use super::fault::Fault;
use super::moment::{Moment, Shown};
use super::parameter::Parameter;
use crate::board::Square;
use crate::queens::{Given, Placement, Size, Solver};

/// A placement to play with, or a solver at one of its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
// There is one link at a time, so that the room a placement leaves unused in it costs nothing.
#[allow(clippy::large_enum_variant)]
pub enum Queens {
    /// Place your own: any queens, attacking or not.
    Place(Placement),
    /// A run of a solver.
    Run {
        /// The queens on the board before step 0.
        given: Given,
        /// The solver.
        solver: Solver,
        /// The moment shown.
        moment: Moment,
    },
}

impl Queens {
    /// The run of a solver (`marks` if left out) at a step (0 if left out) when either is there and no two queens
    /// attack each other; else the placement.
    ///
    /// # Errors
    /// When a placement has a range of steps or a question, and when the parameters of the moment contradict each other.
    pub fn try_new(placement: Placement, solver: Option<Solver>, shown: Shown) -> Result<Queens, Fault> {
        let moment = shown.moment()?;
        if solver.is_none() && shown.step.is_none() {
            return match moment {
                None => Ok(Queens::Place(placement)),
                Some(_) => {
                    let parameter = if shown.ask { Parameter::Ask } else { Parameter::Steps };
                    Err(Fault::with(parameter, Kind::NeedsSolver(parameter)))
                }
            };
        }
        let run = |given| Queens::Run { given, solver: solver.unwrap_or_default(), moment: moment.unwrap_or_default() };
        Ok(Given::try_from(&placement).map_or(Queens::Place(placement), run))
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        match self {
            Queens::Place(placement) => placement.size(),
            Queens::Run { given, .. } => given.size(),
        }
    }
}

/// The gallery of solutions, filtered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gallery {
    size: Size,
    fundamental: bool,
    with: Option<Square>,
}

impl Gallery {
    /// The solutions for a size: all or only the fundamental ones, and only those with a queen on a square.
    ///
    /// # Errors
    /// When that square is not on the board.
    pub fn try_new(size: Size, fundamental: bool, with: Option<Square>) -> Result<Gallery, Kind> {
        match with {
            Some(square) if !size.board().contains(square) => Err(Kind::OffBoard(square, size.board())),
            _ => Ok(Gallery { size, fundamental, with }),
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// Whether only fundamental solutions are shown.
    #[must_use]
    pub const fn fundamental(self) -> bool {
        self.fundamental
    }

    /// The square on which every solution shown has a queen.
    #[must_use]
    pub const fn with(self) -> Option<Square> {
        self.with
    }
}
