//! A small deterministic Python whose running programs can be cloned at any line.

#![allow(dead_code)]

pub mod ast;
mod code;
mod compile;
mod dict;
mod frame;
pub mod heap;
pub mod library;
pub mod machine;
mod names;
pub mod native;
pub mod object;
mod operators;
mod scope;
mod set;
pub mod types;
pub mod value;
