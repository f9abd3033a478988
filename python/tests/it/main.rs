//! What the crate promises, from outside.

mod bounds;
mod dump;
mod fuzz;
mod limits;
mod refusals;
mod syntax;
mod traces;
