//! Errors as sentences: an error has neither capital letter nor full stop, so that a program can put it after a colon;
//! a page shows it as a sentence of its own.

use std::fmt::Display;

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
