//! From text to the syntax tree, or to a syntax error in CPython's words.

use std::borrow::Cow;
use std::error::Error;
use std::fmt::{self, Display, Formatter};

use crate::ast::Module;
use crate::check;
pub(crate) use crate::parser::Parsed;
use crate::parser::{self, Failure};
use crate::source::{Source, character_column};

/// Parses a program as CPython 3.11 does: the same texts are accepted, and they have the same tree.
///
/// Deviations: at most 100 blocks and expressions may be nested, and what the machine does not have is left out of the
/// tree; [`check`](crate::refusal::check) refuses it.
///
/// # Errors
/// CPython's first syntax error, also those that only its compiler finds.
pub fn parse(text: &str) -> Result<Module, SyntaxError> {
    parse_all(text).map(|parsed| parsed.module)
}

/// As [`parse`], with what the tree cannot hold.
pub(crate) fn parse_all(text: &str) -> Result<Parsed, SyntaxError> {
    let source = Source::new(text);
    let place = |failure: Failure| SyntaxError {
        column: character_column(source.line(failure.line), failure.column),
        kind: failure.kind,
        message: failure.message,
        line: failure.line,
    };
    let parsed = parser::parse(source.text()).map_err(place)?;
    check::check(&parsed.module).map_err(place)?;
    Ok(parsed)
}

/// Why a text is no Python program, as CPython 3.11 says it.
///
/// It prints as the last line of CPython's message: `SyntaxError: invalid syntax`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// The class of the exception.
    pub kind: SyntaxErrorKind,
    /// CPython's words, in English.
    pub message: Cow<'static, str>,
    /// The line, from 1 on.
    pub line: u32,
    /// The character in the line, from 1 on.
    pub column: u32,
}

/// The classes of syntax error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SyntaxErrorKind {
    /// `SyntaxError`.
    Syntax,
    /// `IndentationError`.
    Indentation,
    /// `TabError`: tabs and spaces are mixed so that the indentation depends on the width of a tab.
    Tab,
}

impl SyntaxErrorKind {
    /// The name of the exception's class.
    pub fn name(self) -> &'static str {
        match self {
            SyntaxErrorKind::Syntax => "SyntaxError",
            SyntaxErrorKind::Indentation => "IndentationError",
            SyntaxErrorKind::Tab => "TabError",
        }
    }
}

impl Display for SyntaxError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.name(), self.message)
    }
}

impl Error for SyntaxError {}
