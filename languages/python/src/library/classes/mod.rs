//! What calling a class of Python does.

mod containers;
pub(crate) use containers::fill_dict;
mod iterators;
mod numbers;
mod others;

use crate::library::table::Table;
use crate::native::Native;
use crate::types::Type;

/// The classes that can be called by their names.
pub(crate) static TABLES: &[&Table] =
    &[&containers::CONTAINERS, &iterators::ITERATORS, &numbers::NUMBERS, &others::OTHERS];

/// Whether a class can be called by its name without an import.
pub(crate) fn is_built_in(class: Type) -> bool {
    TABLES.iter().any(|table| table.find(class.name()).is_some())
}

/// What calling a class does.
pub(crate) fn constructor(class: Type) -> Option<&'static Native> {
    let tables = TABLES.iter().chain(crate::library::modules::CLASSES);
    tables.flat_map(|table| table.rows).find(|row| row.name == class.name())
}
