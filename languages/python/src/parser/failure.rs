//! Errors of the parser, and which of several CPython would report.

use std::borrow::Cow;

use super::Parser;
use crate::ast::Span;
use crate::lexer::LexError;
use crate::syntax::SyntaxErrorKind;
use crate::token::TokenKind;

/// Boxed, as results are returned through many frames.
pub(super) type Result<T> = std::result::Result<T, Box<Failure>>;

/// Why a text does not fit the grammar.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub kind: SyntaxErrorKind,
    pub message: Cow<'static, str>,
    /// The place: line from 1 on, and byte in it.
    pub line: u32,
    pub column: u32,
    /// No other error is preferred to it.
    settled: bool,
}

impl Failure {
    /// An error at the beginning of a span.
    pub(crate) fn new(message: impl Into<Cow<'static, str>>, span: Span) -> Failure {
        let (line, column) = (span.line, span.column);
        Failure { kind: SyntaxErrorKind::Syntax, message: message.into(), line, column, settled: false }
    }

    pub(super) fn is_settled(&self) -> bool {
        self.settled
    }

    pub(super) fn settled(self) -> Failure {
        Failure { settled: true, ..self }
    }

    fn indentation(self) -> Failure {
        Failure { kind: SyntaxErrorKind::Indentation, ..self }
    }
}

impl From<LexError> for Failure {
    fn from(LexError { kind, message, line, column, .. }: LexError) -> Failure {
        Failure { kind, message, line, column, settled: true }
    }
}

impl Parser<'_> {
    pub(super) fn error_at(&self, span: Span, message: impl Into<Cow<'static, str>>) -> Box<Failure> {
        Box::new(Failure::new(message, span))
    }

    /// An error at the next token.
    pub(super) fn error_here(&self, message: impl Into<Cow<'static, str>>) -> Box<Failure> {
        self.error_at(self.tokens[self.at].span, message)
    }

    pub(super) fn too_deep(&self) -> Box<Failure> {
        Box::new(Failure::new("too many nested blocks and expressions", self.tokens[self.at].span).settled())
    }

    pub(super) fn expected_block(&mut self, after: &str, line: u32) -> Box<Failure> {
        let token = self.token();
        let message = format!("expected an indented block after {after} on line {line}");
        Box::new(Failure::new(message, token.span).indentation())
    }

    /// The next token fits nothing.
    pub(super) fn unexpected(&mut self) -> Box<Failure> {
        if let (TokenKind::Error, Some(error)) = (self.peek(), self.lex_error) {
            return Box::new(error.clone().into());
        }
        if let Some(hint) = self.missing_parentheses().or_else(|| self.missing_comma()) {
            return hint;
        }
        let last = self.tokens[self.furthest];
        match (last.kind, self.lex_error) {
            (TokenKind::Error, Some(error)) => Box::new(error.clone().into()),
            (TokenKind::Indent, _) => Box::new(Failure::new("unexpected indent", last.span).indentation().settled()),
            (TokenKind::Dedent, _) => Box::new(Failure::new("unexpected unindent", last.span).indentation().settled()),
            _ => self.error_at(last.span, "invalid syntax"),
        }
    }

    /// Python 2's `print x` and `exec x`.
    fn missing_parentheses(&mut self) -> Option<Box<Failure>> {
        let (start, end) = self.last_operand;
        if end != self.at || start + 1 != end {
            return None;
        }
        let name = self.tokens[start];
        let word = self.word(name);
        if !matches!(word, "print" | "exec") || !self.could_read(Self::expression) {
            return None;
        }
        let message = format!("Missing parentheses in call to '{word}'. Did you mean {word}(...)?");
        Some(self.error_at(name.span, message))
    }

    /// An expression follows another one inside brackets.
    fn missing_comma(&mut self) -> Option<Box<Failure>> {
        let (start, end) = self.last_operand;
        if end != self.at {
            return None;
        }
        let first = self.tokens[start];
        let is_soft = matches!(self.word(first), "match" | "case" | "_");
        let is_legacy = matches!(self.word(first), "print" | "exec") && start + 1 == end;
        let is_prefix = first.kind == TokenKind::Name && self.tokens[start + 1].kind == TokenKind::String;
        if is_soft || is_legacy || is_prefix {
            return None;
        }
        let mut level = 0;
        let follows = self.could_read(|parser| {
            parser.expression()?;
            level = parser.tokens[parser.at - 1].level;
            Ok(())
        });
        if let (TokenKind::Error, Some(error)) = (self.tokens[self.tried].kind, self.lex_error) {
            return Some(Box::new(error.clone().into()));
        }
        (follows && level > 0).then(|| self.error_at(first.span, "invalid syntax. Perhaps you forgot a comma?"))
    }

    /// CPython reads all tokens before it reports an error of the grammar, and prefers certain errors among them.
    pub(super) fn outranked(&self, failure: Failure) -> Failure {
        let Some(error) = self.lex_error.filter(|_| !failure.settled) else { return failure };
        if error.prevails {
            return error.clone().into();
        }
        match self.open {
            Some(bracket) if self.tokens[self.furthest.max(self.tried)].span.line > bracket.line => {
                bracket.never_closed().into()
            }
            _ => failure,
        }
    }
}
