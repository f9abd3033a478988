//! `mask`: three words of bits for columns and diagonals; the free columns of a row in one expression.
//!
//! The idea of "N queens with bit operations, C": `pos = upper & ~(row | ld | rd)` are the free columns of a row,
//! `p = pos & -pos` is the lowest of them, and the diagonals shift by one from row to row. Bit 0 is the *rightmost*
//! column, so columns are tried from right to left. A column that is not free is never looked at: nothing is rejected.
//! The words here have 64 bits, so that N = 32 does not overflow where the article's `1 << n` does.

use std::rc::Rc;

use crate::board::Square;
use crate::queens::Given;
use crate::search::{Backtrack, Rules, Trial};

/// The arguments of one call, as they are on entering a row; bit 0 is the rightmost column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Call {
    /// Columns that hold a queen.
    pub row: u64,
    /// Squares of this row on diagonals from the upper right, which shift left from row to row.
    pub ld: u64,
    /// Squares of this row on diagonals from the upper left, which shift right from row to row.
    pub rd: u64,
}

impl Call {
    /// The call for the next row down, after a queen on bit `p` of this row, or none when `p` is 0.
    ///
    /// Bits that leave the board on the left are dropped, so that what is shown is what matters.
    #[must_use]
    pub fn below(self, p: u64, upper: u64) -> Call {
        Call { row: self.row | p, ld: (self.ld | p) << 1 & upper, rd: (self.rd | p) >> 1 }
    }

    /// The free columns.
    #[must_use]
    pub fn pos(self, upper: u64) -> u64 {
        upper & !(self.row | self.ld | self.rd)
    }
}

/// The word with a bit for every column.
#[must_use]
pub fn upper(n: u8) -> u64 {
    (1 << n) - 1
}

/// The calls on the stack.
#[derive(Clone, Debug)]
pub struct Mask {
    given: Rc<Given>,
    upper: u64,
    /// The call of each open row entered, the current one on top.
    calls: Vec<Call>,
}

/// The search by `mask`. There is one call more than there are placements.
#[must_use]
pub fn search(given: Given) -> Backtrack<Mask> {
    let mut mask = Mask { upper: upper(given.size().get()), calls: Vec::new(), given: Rc::new(given) };
    mask.calls.push(mask.pass(Call::default(), 0, 0));
    Backtrack::new(mask)
}

impl Mask {
    /// The queens that stood on the board before the search.
    #[must_use]
    pub fn given(&self) -> &Given {
        &self.given
    }

    /// The arguments of the current call.
    #[must_use]
    pub fn call(&self) -> Call {
        *self.calls.last().expect("the first call stays on the stack")
    }

    /// The call of each open row entered, the current one on top; there is always one.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// The columns of a row that given queens attack, as bits of this solver: bit 0 is the rightmost column.
    #[must_use]
    pub fn attacked(&self, row: u8) -> u64 {
        // Given queens attack in words whose bit 0 is the leftmost column.
        u64::from(self.given.attacked(row).reverse_bits() >> (32 - self.given.size().get()))
    }

    /// Shifts a call from `row` down to the open row of a level, past rows with given queens.
    fn pass(&self, call: Call, row: u8, level: usize) -> Call {
        let to = self.given.open_rows().get(level).copied().unwrap_or(self.given.size().get());
        (row..to).fold(call, |call, _| call.below(0, self.upper))
    }

    /// The row of the current level, or N below the last row.
    fn row(&self) -> u8 {
        self.given.open_rows().get(self.calls.len() - 1).copied().unwrap_or(self.given.size().get())
    }
}

impl Rules for Mask {
    /// The free columns not yet tried.
    type Cursor = u64;

    fn height(&self) -> usize {
        self.given.open_rows().len()
    }

    #[inline]
    fn solved(&self) -> bool {
        self.calls.len() == self.height() + 1
    }

    #[inline]
    fn open(&mut self) -> u64 {
        self.call().pos(self.upper) & !self.attacked(self.row())
    }

    #[inline]
    fn next(&mut self, pos: &mut u64) -> Option<Trial> {
        let p = *pos & pos.wrapping_neg();
        if p == 0 {
            return None;
        }
        *pos -= p;
        let size = self.given.size();
        Some(Trial::Fits(size.square(self.row(), size.get() - 1 - p.trailing_zeros() as u8)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        let size = self.given.size();
        let p = 1 << (size.get() - 1 - size.column(square));
        let below = self.call().below(p, self.upper);
        let call = self.pass(below, size.row(square) + 1, self.calls.len());
        self.calls.push(call);
    }

    #[inline]
    fn remove(&mut self, _: Square) {
        self.calls.pop();
    }
}
