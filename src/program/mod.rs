//! A program of somebody's own as a run: any line of it, both ways, with the board found in its variables.
//!
//! ```
//! use queens_and_knights::program::{Finder, LineKind, Problem, ProgramRun};
//! use queens_and_knights::{Player, Size};
//! use rewindable_python::Program;
//!
//! let text = "
//! def place(row):
//!     if row == 6:
//!         print(columns)
//!         return
//!     for column in range(6):
//!         if all(column != c and abs(column - c) != row - r for r, c in enumerate(columns)):
//!             columns.append(column)
//!             place(row + 1)
//!             columns.pop()
//!
//! columns = []
//! place(0)
//! ";
//! let program = Program::new(text)?;
//! let problem = Problem::Queens(Size::new(6));
//! let mut finder = Finder::new(program.start("", 0), problem);
//! finder.walk(10_000);
//! let source = finder.candidates().swap_remove(0).source;
//! assert_eq!(source.variable.to_string(), ".columns");
//!
//! let mut player = Player::new(ProgramRun::new(program.start("", 0), problem, Some(source)));
//! player.explore(1_000_000);
//! player.go_to(player.step_of(LineKind::Solution, 4).unwrap());
//! assert_eq!(player.here().run().board().squares.len(), 6);
//! player.go_to(player.next(LineKind::Output).unwrap());
//! assert!(player.here().run().output().ends_with("[4, 2, 0, 5, 3, 1]\n"));
//! # Ok::<(), Vec<rewindable_python::refusal::Refusal>>(())
//! ```

mod data;
mod finder;
mod form;
mod frames;
mod read;
mod run;
mod variable;

pub use data::Data;
pub use finder::{Candidate, Finder};
pub use form::{Form, Reading};
pub use frames::{Content, Frame, Shown, Tree, frames, mark_changes};
pub use run::{Line, LineKind, Lines, ProgramRun, Source};
pub use variable::{NotAVariable, Variable};

use crate::board::{Board, Square};
use crate::queens::Size;

/// The problem that a program is to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// N queens on a board of N by N.
    Queens(Size),
    /// A knight's tour of a board.
    Knight(Board),
}

impl Problem {
    /// How many rows and columns the board has.
    #[must_use]
    pub fn sides(self) -> (usize, usize) {
        let board = self.board();
        (board.ranks().into(), board.files().into())
    }

    /// The board.
    #[must_use]
    pub fn board(self) -> Board {
        match self {
            Problem::Queens(size) => size.board(),
            Problem::Knight(board) => board,
        }
    }

    /// The square in a row and a column, both from 0 and the first row on top; `None` beside the board.
    pub(crate) fn square(self, row: i64, column: i64) -> Option<Square> {
        let (rows, columns) = self.sides();
        let is_on = (0..rows as i64).contains(&row) && (0..columns as i64).contains(&column);
        is_on.then(|| Square::new(column as u16, (rows as i64 - 1 - row) as u16))
    }
}
