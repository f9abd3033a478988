//! `marks`: three arrays of marks, one for columns and one for each kind of diagonal.
//!
//! The idea of the depth-first search in C for the Checker Challenge (USACO training 1.5, Luogu P1219): row by row,
//! each column from the left; a queen marks its column, its anti-diagonal (row + column) and its main diagonal
//! (row − column + n), the search goes on in the next row, and the marks are taken off again.

use std::rc::Rc;

use crate::board::Square;
use crate::queens::Given;
use crate::queens::given::attack;
use crate::search::{Backtrack, Rules, Trial};

/// The marks of the queens on the board.
#[derive(Clone, Debug)]
pub struct Marks {
    given: Rc<Given>,
    level: usize,
    // A mark is the row of the queen that made it, counted from 1; 0 is no mark.
    columns: [u8; 32],
    anti: [u8; 64],
    main: [u8; 64],
}

/// The search by `marks`.
#[must_use]
pub fn search(given: Given) -> Backtrack<Marks> {
    let given = Rc::new(given);
    Backtrack::new(Marks { given, level: 0, columns: [0; 32], anti: [0; 64], main: [0; 64] })
}

impl Marks {
    /// The queens that stood on the board before the search.
    #[must_use]
    pub fn given(&self) -> &Given {
        &self.given
    }

    /// The marks of the columns: the row of the queen that made each, counted from 1, or 0 where there is none.
    #[must_use]
    pub fn columns(&self) -> &[u8] {
        &self.columns[..usize::from(self.given.size().get())]
    }

    /// The marks of the anti-diagonals, by row + column from 0.
    #[must_use]
    pub fn anti(&self) -> &[u8] {
        &self.anti[..2 * usize::from(self.given.size().get()) - 1]
    }

    /// The marks of the main diagonals, by row − column + n − 1 from 0.
    #[must_use]
    pub fn main(&self) -> &[u8] {
        &self.main[1..2 * usize::from(self.given.size().get())]
    }

    fn mark(&mut self, square: Square, mark: impl Fn(u8) -> u8) {
        let size = self.given.size();
        let (row, column) = (size.row(square), size.column(square));
        self.columns[usize::from(column)] = mark(row);
        self.anti[usize::from(row + column)] = mark(row);
        self.main[usize::from(row + size.get() - column)] = mark(row);
    }
}

impl Rules for Marks {
    /// The next column to look at.
    type Cursor = u8;

    fn height(&self) -> usize {
        self.given.open_rows().len()
    }

    #[inline]
    fn solved(&self) -> bool {
        self.level == self.height()
    }

    #[inline]
    fn open(&mut self) -> u8 {
        0
    }

    #[inline]
    fn next(&mut self, cursor: &mut u8) -> Option<Trial> {
        let size = self.given.size();
        let column = *cursor;
        if column == size.get() {
            return None;
        }
        *cursor += 1;
        let row = self.given.open_rows()[self.level];
        let square = size.square(row, column);
        if let Some(attack) = self.given.attack(row, column) {
            return Some(Trial::Attacked(square, attack));
        }
        let (on_column, on_anti, on_main) = (
            self.columns[usize::from(column)],
            self.anti[usize::from(row + column)],
            self.main[usize::from(row + size.get() - column)],
        );
        // A line holds at most one queen, so its row tells its column.
        let by = if on_column != 0 {
            (on_column - 1, column)
        } else if on_anti != 0 {
            (on_anti - 1, row + column + 1 - on_anti)
        } else if on_main != 0 {
            (on_main - 1, column + on_main - 1 - row)
        } else {
            return Some(Trial::Fits(square));
        };
        Some(Trial::Attacked(square, attack((row, column), by, false)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.mark(square, |row| row + 1);
        self.level += 1;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.mark(square, |_| 0);
        self.level -= 1;
    }
}
