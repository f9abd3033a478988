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
pub static TABLES: &[&Table] = &[&containers::CONTAINERS, &iterators::ITERATORS, &numbers::NUMBERS, &others::OTHERS];

/// What calling a class does.
pub(crate) fn constructor(class: Type) -> Option<&'static Native> {
    let own = |class: Type| TABLES.iter().find_map(|table| table.find(class.name()));
    own(class)
}
