//! What Python has built in: functions, methods and modules. The machine asks here and knows none of them by name.

pub(crate) mod builtins;
mod calls;
pub(crate) mod classes;
mod foreign;
pub mod format;
mod format_value;
pub mod hash;
mod hooks;
mod methods;
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
    /// The attributes that there are, by which a program that wants others is refused before it runs.
    pub names: &'static [&'static str],
    /// Makes an attribute, the first time that it is asked for; the machine keeps it.
    pub attribute: fn(&mut Call<'_>, &str) -> Result<Option<Value>, Stop>,
}

/// The function, class or constant of this name that Python has built in.
pub fn builtin(name: &str) -> Option<Value> {
    if let Some(function) = builtins::TABLES.iter().find_map(|table| table.find(name)) {
        return Some(Value::Native(function));
    }
    match name {
        "NotImplemented" => return Some(Value::NotImplemented),
        "Ellipsis" => return Some(Value::Ellipsis),
        // In CPython 3 these are other names of OSError.
        "IOError" | "EnvironmentError" => return Some(Value::Type(Type::OSError)),
        _ => {}
    }
    let class = Type::ALL.iter().copied().find(|class| class.name() == name)?;
    let built_in = class.is_exception() || class == Type::Super || classes::constructor(class).is_some();
    built_in.then_some(Value::Type(class))
}

/// The method of this name that a class of Python has itself, not by its base.
pub fn method(class: Type, name: &str) -> Option<&'static Native> {
    let methods = methods::METHODS.iter().find(|methods| methods.class == class)?;
    methods.tables.iter().find_map(|table| table.find(name))
}

/// What calling a class of Python does; the class itself is not among the arguments.
pub fn constructor(class: Type) -> Option<&'static Native> {
    classes::constructor(class)
}

/// The module of this name.
pub fn module(_name: &str) -> Option<&'static Module> {
    None
}

/// What the modules keep: it is cloned with the machine.
#[derive(Clone, Debug)]
pub struct State {
    /// The number that the page has chosen for `random`.
    pub seed: u64,
}

impl State {
    /// The state at the beginning of a program.
    pub(crate) fn new(seed: u64) -> State {
        State { seed }
    }

    /// Calls a function with every value inside.
    pub(crate) fn visit(&self, _mark: &mut dyn FnMut(Value)) {}
}
