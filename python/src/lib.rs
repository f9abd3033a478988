//! A small deterministic Python whose running programs can be cloned at any line.

pub mod ast;
