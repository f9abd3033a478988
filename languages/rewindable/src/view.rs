//! Values and calls as a debugger shows them.

use std::borrow::Cow;
use std::rc::Rc;

/// The display of a value.
#[derive(Clone, Debug)]
pub enum View<P> {
    /// A value without parts, as its language writes it.
    Plain(String),
    /// Memory that was never written to.
    Unset,
    /// A function, class or module, by its name.
    Definition(String),
    /// The elements of a sequence or a set.
    Items {
        /// Its type in its language: `list`, `set`, `int[8]`.
        class: Cow<'static, str>,
        /// The first elements.
        items: Vec<P>,
        /// How many more there are.
        more: usize,
        /// Whether each element is known by its index.
        ordered: bool,
    },
    /// The entries of a table.
    Entries {
        /// The first keys with their values.
        entries: Vec<(P, P)>,
        /// How many more there are.
        more: usize,
    },
    /// An object with attributes.
    Instance {
        /// The name of its class.
        class: Rc<str>,
        /// The first attributes in order.
        attributes: Vec<(Rc<str>, P)>,
        /// How many more there are.
        more: usize,
    },
}

/// A call that runs.
#[derive(Clone, Debug)]
pub struct Call<P> {
    /// The name of the function; that of the program itself, which is no function, as its language has it.
    pub function: Rc<str>,
    /// How many calls it is inside of.
    pub depth: u32,
    /// The line that is carried out, or comes next in the innermost call.
    pub line: u32,
    /// Its variables that have a value, parameters first; of the program itself, the global ones.
    pub variables: Vec<Named<P>>,
}

/// A variable with its value.
#[derive(Clone, Debug)]
pub struct Named<P> {
    /// Its name.
    pub name: Rc<str>,
    /// Its value.
    pub place: P,
    /// Whether it is the object whose method runs.
    pub is_receiver: bool,
}
