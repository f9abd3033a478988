//! The states of queens and of their solutions that a link can name.

use super::kind::Kind;
use super::number::Step;
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
        /// The step shown.
        step: Step,
    },
}

impl Queens {
    /// The run of a solver (`marks` if left out) at a step (0 if left out) when either is there and no two queens
    /// attack each other; else the placement.
    #[must_use]
    pub fn new(placement: Placement, solver: Option<Solver>, step: Option<Step>) -> Queens {
        match Given::try_from(&placement) {
            Ok(given) if solver.is_some() || step.is_some() => {
                Queens::Run { given, solver: solver.unwrap_or_default(), step: step.unwrap_or_default() }
            }
            _ => Queens::Place(placement),
        }
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
