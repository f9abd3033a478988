//! The promises of the crate, tested from outside.

mod bounds;
mod cases;
mod dump;
mod fuzz;
mod inside;
mod limits;
mod numbers;
mod refusals;
mod syntax;
mod tables;
mod traces;
mod trees;
mod within_a_line;
