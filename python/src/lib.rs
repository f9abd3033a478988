//! A small deterministic Python whose running programs can be cloned at any line.

pub mod ast;
mod check;
mod code;
mod compile;
mod dict;
mod frame;
pub mod heap;
pub mod inspect;
mod lexer;
pub mod library;
pub mod machine;
mod names;
pub mod native;
pub mod object;
mod operators;
mod parser;
mod program;
mod protocol;
pub mod refusal;
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
