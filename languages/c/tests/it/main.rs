//! The promises of the crate, tested from outside.

mod article;
mod cases;
mod cpp;
mod damaged;
mod fuzz;
mod java;
mod limits;
mod mistakes;
mod notes;
mod read;
mod traces;
mod written;
