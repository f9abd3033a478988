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
