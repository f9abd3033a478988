//! What the two solvers that go column by column share: the rows of the queens in the columns passed.

use std::rc::Rc;

use crate::board::Square;
use crate::queens::Given;

/// The columns passed so far, from the left, those with given queens included.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    given: Rc<Given>,
    level: usize,
    rows: Vec<u8>,
}

impl Columns {
    pub(crate) fn new(given: Given) -> Columns {
        let mut columns = Columns { given: Rc::new(given), level: 0, rows: Vec::new() };
        columns.pass();
        columns
    }

    pub(crate) fn given(&self) -> &Given {
        &self.given
    }

    /// The row of the queen in each column passed.
    pub(crate) fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// The column to fill next, or N when all are passed.
    pub(crate) fn column(&self) -> u8 {
        self.rows.len() as u8
    }

    /// The number of columns to fill.
    pub(crate) fn height(&self) -> usize {
        self.given.open_columns().len()
    }

    pub(crate) fn full(&self) -> bool {
        self.level == self.height()
    }

    pub(crate) fn place(&mut self, square: Square) {
        self.rows.push(self.given.size().row(square));
        self.level += 1;
        self.pass();
    }

    pub(crate) fn remove(&mut self, square: Square) {
        self.rows.truncate(usize::from(self.given.size().column(square)));
        self.level -= 1;
    }

    /// Takes up the given queens of the columns before the next open one.
    fn pass(&mut self) {
        let size = self.given.size();
        let to = self.given.open_columns().get(self.level).copied().unwrap_or(size.get());
        for column in self.column()..to {
            let queen = self.given.placement().iter().find(|&queen| size.column(queen) == column);
            self.rows.push(size.row(queen.expect("a column that is not open has a given queen")));
        }
    }
}
