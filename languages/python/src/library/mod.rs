//! What Python has built in: functions, methods and modules. The machine asks here and knows none of them by name.

pub(crate) mod builtins;
mod calls;
mod case;
#[cfg(test)]
mod cases;
pub(crate) mod classes;
pub(crate) mod foreign;
pub(crate) mod format;
mod format_value;
pub(crate) mod hash;
pub(crate) mod hooks;
#[cfg(test)]
mod listing;
mod methods;
pub(crate) mod modules;
pub(crate) mod number;
pub(crate) mod python;
pub(crate) mod random;
pub(crate) mod repr;
pub(crate) mod set_order;
mod sort;
mod state;
pub(crate) mod table;
pub(crate) mod timsort;
pub(crate) mod typed;

pub(crate) use calls::CALL_FOREIGN;
pub(crate) use foreign::Foreign;
pub(crate) use modules::Module;
pub(crate) use state::State;

use crate::native::Native;
use crate::types::Type;
use crate::value::Value;

/// The function, class or constant of this name that Python has built in.
pub(crate) fn builtin(name: &str) -> Option<Value> {
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
    let built_in = class.is_exception() || class == Type::Super || classes::is_built_in(class);
    built_in.then_some(Value::Type(class))
}

/// All methods that classes of Python have themselves.
pub(crate) fn all_methods() -> impl Iterator<Item = (Type, &'static Native)> {
    let rows = methods::METHODS.iter().chain(modules::METHODS);
    rows.flat_map(|methods| {
        methods.classes.iter().flat_map(|&class| methods.table.rows.iter().map(move |row| (class, row)))
    })
}

/// What calling a class of Python does; the class itself is not among the arguments.
pub(crate) fn constructor(class: Type) -> Option<&'static Native> {
    classes::constructor(class)
}

/// The module of this name.
pub(crate) fn module(name: &str) -> Option<&'static Module> {
    modules::MODULES.iter().find(|module| module.name == name)
}
