//! Numbers and texts as CPython writes them: `repr`, `format`, f-strings and `%`.
//!
//! Nothing here knows a value of the machine: integers come as sign and digits, floats as `f64`, texts as `&str`.

pub(crate) mod decimal;
mod float;
mod layout;
pub(crate) mod percent;
mod spec;
mod template;
mod text;

pub(crate) use float::{FloatStyle, double_to_string, float_repr};
pub(crate) use layout::{IntDigits, format_float, format_int, format_text};
pub(crate) use spec::{Align, Sign, Spec};
pub(crate) use template::{Field, Piece, Step, parse_template};
pub(crate) use text::{escape, is_printable, str_repr};

/// An error of formatting: the name of its Python class and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FormatError {
    /// `ValueError`, `OverflowError`, `TypeError` or `KeyError`.
    pub class: &'static str,
    /// The text of the exception.
    pub message: String,
}

impl FormatError {
    pub(crate) fn value(message: impl Into<String>) -> Self {
        Self { class: "ValueError", message: message.into() }
    }

    pub(crate) fn overflow(message: impl Into<String>) -> Self {
        Self { class: "OverflowError", message: message.into() }
    }

    pub(crate) fn type_error(message: impl Into<String>) -> Self {
        Self { class: "TypeError", message: message.into() }
    }
}
