//! From characters to tokens: the lexer and the preprocessor.

mod condition;
mod cpp;
mod expand;
mod headers;
mod lexer;
mod preprocess;
mod token;

pub(crate) use cpp::is_in_header;
pub(crate) use lexer::lex;
pub(crate) use preprocess::{Preprocessed, preprocess};
pub(crate) use token::{Kind, Token};

/// Whether a name is one of several, which stand in a text with white space between them.
pub(crate) fn is_among(names: &str, name: &str) -> bool {
    names.split_ascii_whitespace().any(|known| known == name)
}
