//! `permute`: a string of rows used and a string of rows left; only diagonals need a test.
//!
//! The idea of the second program of "N queens with bit operations, C": column by column, each letter of the rows
//! left in its order; a letter is compared with every letter used until one lies on a diagonal with it. Rows cannot
//! clash because a letter that moves to the used ones is no longer among those left.

use crate::board::Square;
use crate::queens::Given;
use crate::queens::columns::Columns;
use crate::queens::given::attack;
use crate::search::{Backtrack, Rules, Trial};

/// The two strings.
#[derive(Clone, Debug)]
pub struct Permute {
    columns: Columns,
    /// Bit r: row r is left. The string of the article rises all the time, so that a set of bits says the same.
    left: u32,
    pairs: u64,
}

/// The search by `permute`. Its effort is the number of pairs of letters compared.
#[must_use]
pub fn search(given: Given) -> Backtrack<Permute> {
    let left = given.open_rows().iter().fold(0, |left, row| left | 1 << row);
    Backtrack::new(Permute { columns: Columns::new(given), left, pairs: 0 })
}

impl Permute {
    /// The queens that stood on the board before the search.
    #[must_use]
    pub fn given(&self) -> &Given {
        self.columns.given()
    }

    /// The letters used, `t` of the article: the row of the queen in each column passed, given queens included, from 0.
    #[must_use]
    pub fn used(&self) -> &[u8] {
        self.columns.rows()
    }

    /// The letters left, `s` of the article, in rising order from 0; rows of given queens are never among them.
    pub fn left(&self) -> impl Iterator<Item = u8> {
        let left = self.left;
        (0..self.given().size().get()).filter(move |row| left >> row & 1 == 1)
    }
}

impl Rules for Permute {
    /// The rows left that are still to be tried, bit r for row r.
    type Cursor = u32;

    fn height(&self) -> usize {
        self.columns.height()
    }

    #[inline]
    fn solved(&self) -> bool {
        self.columns.full()
    }

    #[inline]
    fn open(&mut self) -> u32 {
        self.left
    }

    #[inline]
    fn next(&mut self, untried: &mut u32) -> Option<Trial> {
        if *untried == 0 {
            return None;
        }
        let row = untried.trailing_zeros() as u8;
        *untried &= *untried - 1;
        let (given, column) = (self.columns.given(), self.columns.column());
        let square = given.size().square(row, column);
        if let Some(attack) = given.attack(row, column) {
            return Some(Trial::Attacked(square, attack));
        }
        let used = self.columns.rows();
        let clash = (0..column).zip(used).find(|&(earlier, &by)| column - earlier == row.abs_diff(by));
        let Some((earlier, &by)) = clash else {
            self.pairs += used.len() as u64;
            return Some(Trial::Fits(square));
        };
        self.pairs += u64::from(earlier) + 1;
        Some(Trial::Attacked(square, attack((row, column), (by, earlier), false)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.left ^= 1 << self.columns.given().size().row(square);
        self.columns.place(square);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.left ^= 1 << self.columns.given().size().row(square);
        self.columns.remove(square);
    }

    fn effort(&self) -> u64 {
        self.pairs
    }
}
