//! A small deterministic Python whose running programs can be cloned at any line.
//!
//! A clone is a snapshot: a run can be left, continued elsewhere, and resumed from it.
//!
//! ```
//! use rewindable_python::{Machine, Program};
//!
//! let program = Program::new("total = 0\nfor n in range(4):\n    total += n\nprint(total)\n")?;
//! let mut machine: Machine = program.start("", 0);
//! machine.step();
//! let before = machine.clone();
//! while machine.end().is_none() {
//!     machine.step();
//! }
//! assert_eq!(machine.text(), "6\n");
//! assert_eq!((before.lines(), before.line()), (1, 2));
//! # Ok::<(), Vec<rewindable_python::refusal::Refusal>>(())
//! ```
//!
//! [`Program`] compiles, [`Machine`] runs, [`inspect`] reads the variables of a run, and [`refusal`] reports unsupported
//! features of Python.

pub mod ast;
pub mod big_int;
mod check;
mod code;
mod compile;
mod dict;
mod elementary;
mod frame;
mod fresh;
pub mod heap;
pub mod inspect;
mod lexer;
mod library;
pub mod machine;
mod names;
pub mod native;
pub mod object;
mod operators;
mod parser;
mod program;
mod protocol;
pub mod refusal;
mod rewinding;
mod scope;
mod set;
mod source;
pub mod syntax;
mod token;
pub mod types;
pub mod value;
pub mod view;
mod walk;

pub use machine::Machine;
pub use program::Program;
