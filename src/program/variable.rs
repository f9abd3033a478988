//! The name of a variable in a program: `solve.board`, `.queens` for a global one, `self.columns` for an attribute.

use rewindable_python::Machine;
use rewindable_python::inspect::{AttributeName, Global, Slot};
use rewindable_python::value::Value;
use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

/// A variable of a program.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Variable {
    /// A variable of the innermost call of a function.
    Local {
        /// The name of the function.
        function: Rc<str>,
        /// The name of the variable.
        name: Rc<str>,
    },
    /// A variable of the program itself.
    Global(Rc<str>),
    /// An attribute of the object that the innermost call that has one names `self`.
    Attribute(Rc<str>),
}

/// A variable as a machine finds it without names.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Local(Vec<Slot>),
    Global(Option<Global>),
    Attribute(Vec<Slot>, Option<AttributeName>),
}

impl Variable {
    /// The place of the variable in a program.
    pub(crate) fn place(&self, machine: &Machine) -> Place {
        match self {
            Variable::Local { function, name } => Place::Local(machine.slots(Some(function), name)),
            Variable::Global(name) => Place::Global(machine.global(name)),
            Variable::Attribute(name) => Place::Attribute(machine.slots(None, "self"), machine.attribute_name(name)),
        }
    }
}

impl Place {
    /// The value, if the variable is in scope and has one.
    #[inline]
    pub(crate) fn value(&self, machine: &Machine) -> Option<Value> {
        match self {
            Place::Local(slots) => machine.innermost(slots),
            Place::Global(global) => machine.global_value((*global)?),
            Place::Attribute(slots, name) => machine.attribute_value(machine.innermost(slots)?, (*name)?),
        }
    }
}

impl fmt::Display for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variable::Local { function, name } => write!(f, "{function}.{name}"),
            Variable::Global(name) => write!(f, ".{name}"),
            Variable::Attribute(name) => write!(f, "self.{name}"),
        }
    }
}

/// A text that names no variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAVariable;

impl fmt::Display for NotAVariable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a variable is named by its function and its name, as in solve.board, .board or self.board")
    }
}

impl std::error::Error for NotAVariable {}

impl FromStr for Variable {
    type Err = NotAVariable;

    /// ```
    /// use queens_and_knights::program::Variable;
    ///
    /// for text in ["solve.board", ".queens", "self.columns", "<module>.x"] {
    ///     assert_eq!(text.parse::<Variable>().map(|variable| variable.to_string()).is_ok(), !text.starts_with('<'));
    /// }
    /// ```
    fn from_str(text: &str) -> Result<Variable, NotAVariable> {
        let (function, name) = text.split_once('.').ok_or(NotAVariable)?;
        let is_name = |text: &str| {
            let mut letters = text.chars();
            letters.next().is_some_and(|letter| letter.is_alphabetic() || letter == '_')
                && letters.all(|letter| letter.is_alphanumeric() || letter == '_')
        };
        if !is_name(name) {
            return Err(NotAVariable);
        }
        match function {
            "" => Ok(Variable::Global(name.into())),
            "self" => Ok(Variable::Attribute(name.into())),
            _ if is_name(function) => Ok(Variable::Local { function: function.into(), name: name.into() }),
            _ => Err(NotAVariable),
        }
    }
}
