//! What the crate promises, from outside.

mod dump;
mod fuzz;
mod limits;
mod refusals;
mod syntax;
