//! The value at a place.

use std::borrow::Cow;

/// A value, without its parts.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'m> {
    /// No value: `None`, a null pointer.
    None,
    /// Memory that was never written to.
    Unset,
    /// A truth value.
    Bool(bool),
    /// A whole number, or a character that is used as one.
    Int(i64),
    /// Another number.
    Float(f64),
    /// A single character.
    Char(char),
    /// A text.
    Text(Cow<'m, str>),
    /// A list, a tuple, an array, a vector.
    Sequence {
        /// How many elements it has.
        length: usize,
        /// Whether elements can be appended to it.
        grows: bool,
    },
    /// A set.
    Set {
        /// How many elements it has.
        length: usize,
        /// Whether elements can be added to it.
        grows: bool,
    },
    /// A table of keys with values.
    Map {
        /// How many keys it has.
        length: usize,
    },
    /// Anything else.
    Other,
}
