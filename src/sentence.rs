//! Errors as sentences: an error has neither capital letter nor full stop, so that a program can put it after a colon;
//! a page shows it as a sentence of its own. And what the core says by the key of a message.

use std::fmt::Display;

use crate::board::Square;

/// The key of a message, such as `ride.stuck`, and the values in it by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The key.
    pub key: &'static str,
    /// The values.
    pub values: Vec<(&'static str, Value)>,
}

/// A value in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(usize),
    /// A choice between two wordings.
    Flag(bool),
    /// Squares, named one by one.
    Squares(Vec<Square>),
    /// The key of a solver or of a search, by its name.
    Solver(&'static str),
}

impl Sentence {
    pub(crate) fn new(key: &'static str) -> Sentence {
        Sentence { key, values: Vec::new() }
    }

    pub(crate) fn number(self, name: &'static str, number: usize) -> Sentence {
        self.with(name, Value::Number(number))
    }

    pub(crate) fn square(self, name: &'static str, square: Square) -> Sentence {
        self.with(name, Value::Squares(vec![square]))
    }

    pub(crate) fn with(mut self, name: &'static str, value: Value) -> Sentence {
        self.values.push((name, value));
        self
    }
}

/// The sentence that a page makes of an error: with a capital letter and a full stop.
///
/// ```
/// use queens_and_knights::{Link, sentence};
///
/// let error = "#1/queens".parse::<Link>().unwrap_err();
/// assert_eq!(error.to_string(), "the link ends before the board size (at character 10)");
/// assert_eq!(sentence(&error), "The link ends before the board size (at character 10).");
/// ```
#[must_use]
pub fn sentence(error: &impl Display) -> String {
    capitalized(error) + "."
}

/// A text with a capital letter.
pub(crate) fn capitalized(text: &dyn Display) -> String {
    let text = text.to_string();
    match text.split_at_checked(1) {
        Some((first, rest)) => first.to_ascii_uppercase() + rest,
        None => text,
    }
}
/// The words with commas between them, and "or" before the last.
pub(crate) fn any_of(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [word] => (*word).to_owned(),
        [others @ .., last] => others.join(", ") + " or " + last,
    }
}
