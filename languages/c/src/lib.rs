//! A small deterministic C whose running programs can be cloned at any line, and which says what the compiler does not.
//!
//! It is gcc 12 on x86-64 Linux at `-O0` in what a program prints, and it notes what C leaves undefined: a value that
//! is unset, a shift too far, an overflow; where a program cannot go on, as with an index outside of its array, it
//! ends with a fault that names the place. A clone is a snapshot to return to.
//!
//! ```
//! use rewindable_c::{Program, machine::End};
//!
//! let program = Program::new(
//!     "#include <stdio.h>\nint row[4];\nint main() {\n    for (int i = 0; i <= 4; i++)\n        row[i] = i * i;\n}\n",
//! )?;
//! let mut machine = program.start("");
//! machine.step();
//! let before = machine.clone();
//! while machine.step() {}
//! assert_eq!(machine.end().map(End::to_string).as_deref(), Some("fault: line 5: row[4] is outside row, which has 4 elements"));
//! assert_eq!((before.lines(), before.line()), (1, 5));
//! # Ok::<(), rewindable_c::refusal::Refusal>(())
//! ```
//!
//! [`Program`] compiles, [`Machine`] runs, [`inspect`] and [`view`] read the variables of a run, [`note`] has what is noted
//! and the faults, [`refusal`] says why a text is not run, and [`limits`] how far it goes.
//!
//! The parser knows C; the tree that it makes, the code, the memory and the machine know no syntax, so that
//! another language of flat memory is another parser.

mod code;
mod compile;
mod contain;
pub mod inspect;
mod library;
pub mod limits;
pub mod machine;
mod memory;
pub mod note;
mod parse;
mod program;
pub mod refusal;
pub mod rewind;
mod see_java;
mod text;
mod tree;
pub mod types;
pub mod view;

pub use machine::Machine;
pub use program::{Language, Program};
