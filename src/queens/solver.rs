//! The five solvers by name.

use std::fmt;
use std::str::FromStr;

/// A queens solver, named as links name it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Solver {
    /// Asks the board square by square: [`scan`](crate::queens::scan).
    Scan,
    /// Marks columns and diagonals: [`marks`](crate::queens::marks).
    #[default]
    Marks,
    /// Bits for columns and diagonals: [`mask`](crate::queens::mask).
    Mask,
    /// Strings of rows used and rows left: [`permute`](crate::queens::permute).
    Permute,
    /// The rows that earlier columns leave open: [`access`](crate::queens::access).
    Access,
}

impl Solver {
    /// All solvers, in the order in which they are offered.
    pub const ALL: [Solver; 5] = [Solver::Scan, Solver::Marks, Solver::Mask, Solver::Permute, Solver::Access];

    /// The key in links: `scan`, `marks`, `mask`, `permute` or `access`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Solver::Scan => "scan",
            Solver::Marks => "marks",
            Solver::Mask => "mask",
            Solver::Permute => "permute",
            Solver::Access => "access",
        }
    }

    /// Whether the solver goes column by column; the others go row by row.
    #[must_use]
    pub const fn by_columns(self) -> bool {
        matches!(self, Solver::Permute | Solver::Access)
    }
}

impl fmt::Display for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A text that is not the key of a queens solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASolver;

impl fmt::Display for NotASolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A queens solver is scan, marks, mask, permute or access.")
    }
}

impl std::error::Error for NotASolver {}

impl FromStr for Solver {
    type Err = NotASolver;

    fn from_str(text: &str) -> Result<Solver, NotASolver> {
        Solver::ALL.into_iter().find(|solver| solver.key() == text).ok_or(NotASolver)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_names_its_solver() {
        for solver in Solver::ALL {
            assert_eq!(solver.key().parse(), Ok(solver));
        }
        assert_eq!("Marks".parse::<Solver>(), Err(NotASolver));
    }
}
