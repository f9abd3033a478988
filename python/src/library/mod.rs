//! What Python has built in: functions, methods and modules. The machine asks here and knows none of them by name.

pub(crate) mod builtins;
mod calls;
mod foreign;
pub mod format;
mod format_value;
pub mod hash;
pub(crate) mod number;
pub mod random;
pub(crate) mod repr;
pub mod set_order;
mod sort;
pub(crate) mod table;
pub mod timsort;

pub use foreign::Foreign;

use crate::native::{Call, Native, Stop};
use crate::types::Type;
use crate::value::Value;

/// A module that Python has.
#[derive(Debug)]
pub struct Module {
    /// Its `__name__`.
    pub name: &'static str,
    /// Makes an attribute, the first time that it is asked for; the machine keeps it.
    pub attribute: fn(&mut Call<'_>, &str) -> Result<Option<Value>, Stop>,
}

/// The function, class or constant of this name that Python has built in.
pub fn builtin(name: &str) -> Option<Value> {
    builtins::TABLES.iter().find_map(|table| table.find(name)).map(Value::Native)
}

/// The method of this name that a class of Python has itself, not by its base.
pub fn method(_class: Type, _name: &str) -> Option<&'static Native> {
    None
}

/// What calling a class of Python does; the class itself is not among the arguments.
pub fn constructor(_class: Type) -> Option<&'static Native> {
    None
}

/// The module of this name.
pub fn module(_name: &str) -> Option<&'static Module> {
    None
}
