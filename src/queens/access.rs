//! `access`: for each column, the rows that all earlier columns leave open.
//!
//! The idea of "Eight queens in Java, column by column": on entering a column, `rows[]` begins all true, and each
//! earlier queen, d columns away in `row`, strikes out `row`, `row + d` and `row − d`; then each row still open is tried.

use crate::board::Square;
use crate::queens::Given;
use crate::queens::columns::Columns;
use crate::queens::given::attack;
use crate::search::{Backtrack, Rules, Trial};

/// The rows of the queens in the columns passed.
#[derive(Clone, Debug)]
pub struct Access {
    columns: Columns,
    strikes: u64,
}

/// The search by `access`. Its effort is the number of earlier queens that struck out rows.
#[must_use]
pub fn search(given: Given) -> Backtrack<Access> {
    Backtrack::new(Access { columns: Columns::new(given), strikes: 0 })
}

/// The rows of an n × n board that the queens of earlier columns leave open to the next one, bit r for row r.
#[must_use]
pub fn open_rows(n: u8, cols: &[u8]) -> u32 {
    let mut rows = u32::MAX >> (32 - n);
    for (d, &row) in (1..).zip(cols.iter().rev()) {
        rows &= !struck(n, row, d);
    }
    rows
}

/// The rows that a queen in `row` strikes out d columns further on, bit r for row r.
#[must_use]
pub fn struck(n: u8, row: u8, d: u8) -> u32 {
    let queen = 1u64 << row;
    (queen | queen << d | queen >> d) as u32 & (u32::MAX >> (32 - n))
}

impl Access {
    /// The queens that stood on the board before the search.
    #[must_use]
    pub fn given(&self) -> &Given {
        self.columns.given()
    }

    /// `cols[]` of the article: the row of the queen in each column passed, given queens included, from 0.
    #[must_use]
    pub fn cols(&self) -> &[u8] {
        self.columns.rows()
    }
}

/// What one call of `getAccessRows` found, and how far its rows have been tried.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    open: u32,
    next: u8,
}

impl Rules for Access {
    type Cursor = Rows;

    fn height(&self) -> usize {
        self.columns.height()
    }

    #[inline]
    fn solved(&self) -> bool {
        self.columns.full()
    }

    #[inline]
    fn open(&mut self) -> Rows {
        self.strikes += self.cols().len() as u64;
        Rows { open: open_rows(self.columns.given().size().get(), self.cols()), next: 0 }
    }

    #[inline]
    fn next(&mut self, rows: &mut Rows) -> Option<Trial> {
        let (given, column) = (self.columns.given(), self.columns.column());
        let n = given.size().get();
        let row = rows.next;
        if row == n {
            return None;
        }
        rows.next += 1;
        let square = given.size().square(row, column);
        if let Some(attack) = given.attack(row, column) {
            return Some(Trial::Attacked(square, attack));
        }
        if rows.open >> row & 1 == 1 {
            return Some(Trial::Fits(square));
        }
        let mut earlier = (0..column).zip(self.cols());
        let by = earlier.find(|&(earlier, &by)| {
            let apart = row.abs_diff(by);
            apart == 0 || apart == column - earlier
        });
        by.map(|(earlier, &by)| Trial::Attacked(square, attack((row, column), (by, earlier), false)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.columns.place(square);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.columns.remove(square);
    }

    fn effort(&self) -> u64 {
        self.strikes
    }
}
