//! What a solver is doing at a step: the line of its pseudo-code, and its own variables.
//!
//! Nothing of this is kept by the search. It is worked out from where the search stands and from the event that led
//! there, so that it costs nothing to those who do not look and is exact after any walk, forward or back.
//!
//! The text of the pseudo-code belongs to the page; here each solver has an enum with one name a line. A line is
//! *current* when it did what the step shows, and *passed* when it was carried out since the step before.

pub mod access;
pub mod marks;
pub mod mask;
pub mod permute;
pub mod scan;

use crate::board::Square;
use crate::queens::referee::line;
use crate::queens::{Given, Solver};

/// The lines of a pseudo-code at a step, numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines {
    /// The line that did what the step shows.
    pub current: u8,
    /// Bit l: line l was carried out since the step before; the current line always was.
    pub passed: u32,
}

impl Lines {
    /// One line, which is the current one.
    fn at(line: u8) -> Lines {
        Lines { current: line, passed: 1 << line }
    }

    /// With these lines passed too.
    fn after(self, lines: u32) -> Lines {
        Lines { passed: self.passed | lines, ..self }
    }
}

/// The lines from the first to the last of these, both included, as bits.
fn span(first: u8, last: u8) -> u32 {
    (u32::MAX >> (31 - last)) & (u32::MAX << first)
}

/// The size of a solver's pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code {
    /// The number of its lines.
    pub lines: u8,
    /// The line that is about given queens, which is of no use when there are none.
    pub given: u8,
}

/// The pseudo-code of a solver.
#[must_use]
pub const fn code(solver: Solver) -> Code {
    let (last, given) = match solver {
        Solver::Scan => (scan::Line::Backward as u8, scan::Line::Given as u8),
        Solver::Marks => (marks::Line::Remove as u8, marks::Line::Given as u8),
        Solver::Mask => (mask::Line::Return as u8, mask::Line::Given as u8),
        Solver::Permute => (permute::Line::Return as u8, permute::Line::Given as u8),
        Solver::Access => (access::Line::Return as u8, access::Line::Given as u8),
    };
    Code { lines: last + 1, given }
}

/// Whether a square is attacked by none of these queens and by no given queen.
fn is_free(given: &Given, queens: &[Square], square: Square) -> bool {
    let size = given.size();
    given.attacked(size.row(square)) >> size.column(square) & 1 == 0
        && queens.iter().all(|&queen| line(queen, square).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_holds_both_of_its_ends() {
        for (first, last, lines) in [(0, 0, 0b1), (2, 4, 0b11100), (3, 3, 0b1000), (0, 31, u32::MAX)] {
            assert_eq!(span(first, last), lines);
        }
    }
}
