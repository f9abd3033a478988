//! `scan`: an explicit machine without recursion that asks the board itself, square by square.
//!
//! The idea of the C++ class of "Eight queens, backtracking": `select_place` looks for the next column of the current
//! row, `forward` puts the queen there and goes a row down, `backward` gives the row up and goes a row back. The check
//! of a square reads the board upwards in its column, then to the upper left, then to the upper right. After
//! `backward` the queen of the row stays on the board until `forward` or `backward` lifts it.

use std::rc::Rc;

use crate::board::Square;
use crate::event::Attack;
use crate::queens::Given;
use crate::queens::given::attack;
use crate::search::{Backtrack, Rules, Trial};

/// The board that is asked.
#[derive(Clone, Debug)]
pub struct Scan {
    given: Rc<Given>,
    /// The number of rows entered and not given up, the current row included.
    entered: usize,
    /// Bit c of word r: a queen stands in row r and column c.
    board: [u32; 32],
    backwards: u64,
}

/// The search by `scan`. Its effort is the number of times it went a row back.
#[must_use]
pub fn search(given: Given) -> Backtrack<Scan> {
    let mut board = [0; 32];
    for queen in given.placement().iter() {
        board[usize::from(given.size().row(queen))] |= 1 << given.size().column(queen);
    }
    Backtrack::new(Scan { given: Rc::new(given), entered: 0, board, backwards: 0 })
}

/// The squares that the check of (`row`, `column`) looks at, in its order, beginning with the square itself in each
/// of the three directions: up, to the upper left, to the upper right.
pub fn looks(n: u8, row: u8, column: u8) -> impl Iterator<Item = (u8, u8)> {
    let up = (0..=row).map(move |d| (row - d, column));
    let left = (0..=row.min(column)).map(move |d| (row - d, column - d));
    let right = (0..=row.min(n - 1 - column)).map(move |d| (row - d, column + d));
    up.chain(left).chain(right)
}

impl Scan {
    /// The queens that stood on the board before the search.
    #[must_use]
    pub fn given(&self) -> &Given {
        &self.given
    }

    fn check(&self, row: u8, column: u8) -> Option<Attack> {
        // One loop a direction, as the article has them: a chain of all `looks` takes half as long again.
        let queen = |row: u8, column: u8| self.board[usize::from(row)] >> column & 1 == 1;
        let right = self.given.size().get() - 1 - column;
        let found = if let Some(d) = (0..=row).find(|d| queen(row - d, column)) {
            (row - d, column)
        } else if let Some(d) = (0..=row.min(column)).find(|d| queen(row - d, column - d)) {
            (row - d, column - d)
        } else {
            let d = (0..=row.min(right)).find(|d| queen(row - d, column + d))?;
            (row - d, column + d)
        };
        Some(attack((row, column), found, false))
    }

    fn flip(&mut self, square: Square) {
        let size = self.given.size();
        self.board[usize::from(size.row(square))] ^= 1 << size.column(square);
    }
}

impl Rules for Scan {
    /// The next column to look at.
    type Cursor = u8;

    const LIFT_LATE: bool = true;

    fn height(&self) -> usize {
        self.given.open_rows().len()
    }

    #[inline]
    fn solved(&self) -> bool {
        self.entered == self.height()
    }

    #[inline]
    fn open(&mut self) -> u8 {
        self.entered += 1;
        0
    }

    #[inline]
    fn next(&mut self, cursor: &mut u8) -> Option<Trial> {
        let size = self.given.size();
        let column = *cursor;
        if column == size.get() {
            self.entered -= 1;
            self.backwards += 1;
            return None;
        }
        *cursor += 1;
        let row = self.given.open_rows()[self.entered - 1];
        let square = size.square(row, column);
        match self.given.attack(row, column).or_else(|| self.check(row, column)) {
            Some(attack) => Some(Trial::Attacked(square, attack)),
            None => Some(Trial::Fits(square)),
        }
    }

    fn place(&mut self, square: Square) {
        self.flip(square);
    }

    fn remove(&mut self, square: Square) {
        self.flip(square);
    }

    fn effort(&self) -> u64 {
        self.backwards
    }
}
