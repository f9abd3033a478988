//! The native tests in one binary: properties, oracles, tables of known answers and golden files.

mod count;
mod oracle;
mod player;
mod solvers;
mod tours;
