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

mod array;
mod board_value;
mod bounds;
mod by_object;
mod cause;
mod claims;
mod compare;
mod data;
mod few;
mod finder;
mod form;
mod frames;
mod incomplete;
mod judged;
mod judging;
mod lead;
mod leftover;
mod levels;
mod one_line;
mod order;
mod own;
mod read;
mod run;
mod same_rows;
mod sizes;
mod total;
mod toured;
mod tried;
mod unused;
mod verdict;
mod whole;
mod witness;

pub use cause::{Cause, Why};
pub use claims::{Alias, AliasKind, Channel};
pub use compare::{Comparison, Parting};
pub use data::Data;
pub use finder::{Candidate, Finder};
pub use form::{Form, Reading};
pub use frames::{Content, Frame, Shown, Tree, frames, mark_changes};
pub use judging::Judging;
pub use lead::Lead;
pub use leftover::Left;
pub use run::{Line, LineKind, Lines, ProgramRun, Site, Source};
pub use sizes::{Literal, ProgramSizes, Syntax, reads_input};
pub use total::Total;
pub use verdict::{Missing, Twice, Verdict, Wrong};

pub use crate::problem::Problem;
pub use rewindable::{NotAVariable, Variable};
