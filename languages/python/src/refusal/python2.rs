//! Python 2: its different syntax and names.

use std::fmt::{self, Display, Formatter};

use crate::lexer::lex;
use crate::source::Source;
use crate::syntax::SyntaxError;
use crate::token::{Token, TokenKind};

/// A sign of Python 2, which ended in 2020.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Python2 {
    /// `print x`.
    Print,
    /// `exec "code"`.
    Exec,
    /// `except ValueError, error:`.
    Except,
    /// `raise ValueError, "text"`.
    Raise,
    /// Backquotes, which are `repr()` now.
    Backquotes,
    /// `a <> b`.
    NotEqual,
    /// `0777`, which is `0o777` now, and `7L`.
    Number,
    /// `ur"text"`.
    String,
    /// `def f(a, (b, c)):`.
    Parameters,
    /// `xrange`.
    Xrange,
    /// `raw_input`.
    RawInput,
    /// Another name that Python 3 does not have, like `unicode` or `.has_key`.
    Name,
}

impl Python2 {
    pub(super) fn key(self) -> &'static str {
        match self {
            Python2::Print => "python2-print",
            Python2::Exec => "python2-exec",
            Python2::Except => "python2-except",
            Python2::Raise => "python2-raise",
            Python2::Backquotes => "python2-backquotes",
            Python2::NotEqual => "python2-not-equal",
            Python2::Number => "python2-number",
            Python2::String => "python2-string",
            Python2::Parameters => "python2-parameters",
            Python2::Xrange => "python2-xrange",
            Python2::RawInput => "python2-raw-input",
            Python2::Name => "python2-name",
        }
    }

    /// Names that changed since Python 2.
    pub(super) fn of_name(name: &str) -> Option<Python2> {
        Some(match name {
            "xrange" => Python2::Xrange,
            "raw_input" => Python2::RawInput,
            "unicode" | "long" | "basestring" | "unichr" | "cmp" | "execfile" | "reload" | "intern" | "apply"
            | "coerce" | "buffer" | "reduce" | "file" => Python2::Name,
            _ => return None,
        })
    }

    /// Methods that dicts and generators had in Python 2.
    pub(super) fn of_method(name: &str) -> Option<Python2> {
        let is_gone = matches!(name, "has_key" | "iteritems" | "iterkeys" | "itervalues");
        is_gone.then_some(Python2::Name)
    }
}

impl Display for Python2 {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("this is Python 2; in Python 3 ")?;
        f.write_str(match self {
            Python2::Print => "print needs parentheses: `print(x)`",
            Python2::Exec => "exec needs parentheses, and is not here",
            Python2::Except => "it is `except ValueError as error:`",
            Python2::Raise => "it is `raise ValueError(\"text\")`",
            Python2::Backquotes => "backquotes are `repr(x)`",
            Python2::NotEqual => "`<>` is `!=`",
            Python2::Number => "it is `0o17` for an octal number, and there is no L",
            Python2::String => "a string has no `ur` before it",
            Python2::Parameters => "parameters have no parentheses around them",
            Python2::Xrange => "it is `range`",
            Python2::RawInput => "it is `input`",
            Python2::Name => "there is no such name",
        })
    }
}

/// Recognizes Python 2 by the tokens where Python 3 finds an error.
pub(super) fn recognize(text: &str, error: &SyntaxError) -> Option<(String, Python2)> {
    let source = Source::new(text);
    let tokens = lex(source.text()).tokens;
    let line: Vec<Token> = tokens.into_iter().filter(|token| token.span.line == error.line).collect();
    let word = |token: &Token| &source.text()[token.start..token.end];
    let after = |name: &str| {
        let at = line.iter().position(|token| token.kind == TokenKind::Name && word(token) == name)?;
        line.get(at + 1).filter(|next| starts_operand(next.kind)).map(|next| format!("{name} {}", word(next)))
    };
    if let Some(words) = after("print") {
        return Some((shortened(&words), Python2::Print));
    }
    if let Some(words) = after("exec") {
        return Some((shortened(&words), Python2::Exec));
    }
    let row = source.text().split('\n').nth(error.line as usize - 1).unwrap_or_default();
    let is_at_comma = row.chars().nth(error.column as usize - 1) == Some(',');
    let row = row.trim();
    let has = |kind: TokenKind| line.iter().any(|token| token.kind == kind);
    let first = line.iter().find(|token| !matches!(token.kind, TokenKind::Indent | TokenKind::Dedent))?;
    let (found, python2) = match first.kind {
        TokenKind::Except if error.message.starts_with("multiple exception types") && !has(TokenKind::As) => {
            (row, Python2::Except)
        }
        TokenKind::Raise if is_at_comma => (row, Python2::Raise),
        _ if has(TokenKind::LessGreater) => ("<>", Python2::NotEqual),
        _ if line.iter().any(|token| token.kind == TokenKind::Other && word(token) == "`") => {
            ("`", Python2::Backquotes)
        }
        _ if error.message.starts_with("leading zeros in decimal") => (row, Python2::Number),
        _ if error.message == "invalid decimal literal" && has_long_number(row) => (row, Python2::Number),
        _ if error.message.ends_with("parameters cannot be parenthesized") => (row, Python2::Parameters),
        _ if line.windows(2).any(|pair| matches!(word(&pair[0]), "ur" | "UR" | "uR" | "Ur") && touches(pair)) => {
            (row, Python2::String)
        }
        _ => return None,
    };
    Some((shortened(found), python2))
}

/// A name right before a string.
fn touches(pair: &[Token]) -> bool {
    pair[0].kind == TokenKind::Name && pair[1].kind == TokenKind::String && pair[0].end == pair[1].start
}

fn starts_operand(kind: TokenKind) -> bool {
    use TokenKind::*;
    matches!(kind, Name | String | Number | Not | None | True | False | Lambda | LeftBrace | Tilde | RightShift)
}

/// `7L` or `7l`.
fn has_long_number(row: &str) -> bool {
    let bytes = row.as_bytes();
    bytes.windows(2).any(|pair| pair[0].is_ascii_digit() && matches!(pair[1], b'l' | b'L'))
}

/// A statement may span several long lines.
fn shortened(words: &str) -> String {
    const LENGTH: usize = 40;
    let end = words.char_indices().nth(LENGTH).map(|(end, _)| end);
    match words.find(['\n', '\r']).into_iter().chain(end).min() {
        Some(end) => format!("{}…", &words[..end]),
        None => words.to_owned(),
    }
}
