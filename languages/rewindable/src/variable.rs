//! The name of a variable in a program: `solve.board`, `.queens` for a global one, `self.columns` for an attribute, and
//! `main.solver:board` for a member of an object in a variable. A method of C++ has the name of its class, `Queens::put.row`.

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
    /// An attribute of the object whose method runs: that of the innermost call that is one.
    Attribute(Rc<str>),
}

impl Variable {
    /// The name without the place it belongs to.
    #[must_use]
    pub fn name(&self) -> &Rc<str> {
        match self {
            Variable::Local { name, .. } | Variable::Global(name) | Variable::Attribute(name) => name,
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
    /// use rewindable::Variable;
    ///
    /// for text in ["solve.board", ".queens", "self.columns", "main.solver:board", "Queens::put.row", "<module>.x"] {
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
        if !name.split(':').all(is_name) {
            return Err(NotAVariable);
        }
        match function {
            "" => Ok(Variable::Global(name.into())),
            "self" if is_name(name) => Ok(Variable::Attribute(name.into())),
            _ if function.split("::").all(is_name) => {
                Ok(Variable::Local { function: function.into(), name: name.into() })
            }
            _ => Err(NotAVariable),
        }
    }
}
