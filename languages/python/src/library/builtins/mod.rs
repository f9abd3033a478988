//! The builtin functions. Classes are in [`classes`](crate::library::classes).

mod iteration;
mod numbers;
pub(crate) use numbers::to_int;
mod objects;
mod text;

use crate::library::table::Table;

/// All of them.
pub(crate) static TABLES: &[&Table] = &[&iteration::ITERATION, &numbers::NUMBERS, &objects::OBJECTS, &text::TEXT];
