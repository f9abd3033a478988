//! The columns passed and the rows of their queens, for the two solvers that go column by column.

use std::sync::Arc;

use crate::board::Square;
use crate::queens::{Given, Size};

/// The columns passed so far, from the left, those with given queens included.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    given: Arc<Given>,
    level: usize,
    rows: [u8; Size::MAX as usize],
    passed: u8,
}

impl Columns {
    pub(crate) fn new(given: Given) -> Columns {
        let mut columns = Columns { given: Arc::new(given), level: 0, rows: [0; 32], passed: 0 };
        columns.pass();
        columns
    }

    pub(crate) fn given(&self) -> &Given {
        &self.given
    }

    /// The row of the queen in each column passed.
    pub(crate) fn rows(&self) -> &[u8] {
        &self.rows[..usize::from(self.passed)]
    }

    /// The column to fill next, or N when all are passed.
    pub(crate) fn column(&self) -> u8 {
        self.passed
    }

    #[inline]
    pub(crate) fn place(&mut self, square: Square) {
        self.push(self.given.size().row(square));
        self.level += 1;
        self.pass();
    }

    #[inline]
    pub(crate) fn remove(&mut self, square: Square) {
        self.passed = self.given.size().column(square);
        self.level -= 1;
    }

    #[inline]
    fn push(&mut self, row: u8) {
        self.rows[usize::from(self.passed)] = row;
        self.passed += 1;
    }

    /// Takes up the given queens of the columns before the next open one.
    #[inline]
    fn pass(&mut self) {
        let to = self.given.open_columns().get(self.level).copied().unwrap_or(self.given.size().get());
        while self.column() < to {
            self.take_up();
        }
    }

    /// Takes up the given queen of the next column. Apart, since most boards have none.
    #[cold]
    fn take_up(&mut self) {
        let size = self.given.size();
        let queen = self.given.placement().iter().find(|&queen| size.column(queen) == self.column());
        self.push(size.row(queen.expect("a column that is not open has a given queen")));
    }
}
