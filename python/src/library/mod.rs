//! What Python has built in: functions, methods and modules. The machine asks here and knows none of them by name.

pub mod format;
pub mod hash;
pub mod random;
pub mod set_order;
pub mod timsort;

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

/// An object that only a module knows: `deque`, `partial`, `permutations` …
#[derive(Clone, Debug)]
pub enum Foreign {}

impl Foreign {
    /// Its class.
    pub fn class(&self) -> Type {
        match *self {}
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        match *self {}
    }

    /// Calls a function with every value inside.
    pub fn visit(&self, _mark: &mut dyn FnMut(Value)) {
        match *self {}
    }
}

/// The function, class or constant of this name that Python has built in.
pub fn builtin(_name: &str) -> Option<Value> {
    None
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
