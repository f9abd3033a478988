//! The syntax tree: that of CPython 3.11's `ast`, as far as the machine has the language.
//!
//! Differences from CPython's tree, which make invalid trees impossible to write down or the compiler simpler:
//!
//! - There is no context of `Load`, `Store` or `Del`: it follows from the place.
//! - An `if` with its `elif`s is one node with several [branches](Branch).
//! - What the machine does not have (`async`, complex numbers, bytes, `except*`) has no node. The parser notes a
//!   refusal instead, and such a tree never reaches the compiler.

use std::rc::Rc;

mod expression;
mod operator;
mod pattern;
mod statement;

pub use expression::*;
pub use operator::*;
pub use pattern::*;
pub use statement::*;

/// A name of the program, or the text of a string.
pub type Text = Rc<str>;

/// Where a node is written, as CPython's `lineno`, `col_offset`, `end_lineno` and `end_col_offset`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first line, from 1 on.
    pub line: u32,
    /// The bytes of UTF-8 before it in the first line.
    pub column: u32,
    /// The last line, from 1 on.
    pub end_line: u32,
    /// The bytes of UTF-8 before its end in the last line.
    pub end_column: u32,
}

impl Span {
    /// From the beginning of this span to the end of `last`.
    pub fn to(self, last: Span) -> Span {
        Span { end_line: last.end_line, end_column: last.end_column, ..self }
    }
}

/// A whole program. Its docstring, if any, is its first statement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Module {
    /// Its statements; none in an empty program.
    pub body: Vec<Stmt>,
}
