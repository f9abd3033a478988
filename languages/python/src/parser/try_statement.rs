//! `try` with `except`, `else` and `finally`.

use super::Parser;
use super::failure::{Failure, Result};
use crate::ast::{ExceptHandler, StmtKind};
use crate::refusal::Feature;
use crate::token::{Token, TokenKind};

impl Parser<'_> {
    pub(super) fn try_statement(&mut self) -> Result<StmtKind> {
        let first = self.expect(TokenKind::Try)?;
        self.demand(TokenKind::Colon)?;
        let body = self.block("'try' statement", first)?;
        let mut handlers = Vec::new();
        let mut has_star = None;
        while self.peek() == TokenKind::Except {
            let (handler, is_star) = self.handler()?;
            if has_star.is_some_and(|earlier| earlier != is_star) {
                let message = "cannot have both 'except' and 'except*' on the same 'try'";
                return Err(self.error_at(handler.span, message));
            }
            has_star = Some(is_star);
            handlers.push(handler);
        }
        let orelse = if handlers.is_empty() { Vec::new() } else { self.else_block()? };
        let finalbody = self.finally_block()?;
        if handlers.is_empty() && finalbody.is_empty() {
            return Err(match self.peek() {
                TokenKind::Error => self.unexpected(),
                _ => self.error_here("expected 'except' or 'finally' block"),
            });
        }
        Ok(StmtKind::Try { body, handlers, orelse, finalbody })
    }

    /// An `except` with its block, and whether it is an `except*`.
    fn handler(&mut self) -> Result<(ExceptHandler, bool)> {
        let start = self.at;
        let first = self.expect(TokenKind::Except)?;
        let star = (self.peek() == TokenKind::Star).then(|| self.advance());
        if let Some(star) = star {
            self.note_unsupported(Feature::ExceptStar, star.span);
        }
        let after = if star.is_some() { "'except*' statement" } else { "'except' statement" };
        let (exception, name) = match (self.peek(), star) {
            (TokenKind::Colon, None) => (None, None),
            (TokenKind::Colon | TokenKind::Newline, Some(_)) => {
                return Err(self.error_here("expected one or more exception types"));
            }
            (TokenKind::Newline, None) => return Err(self.error_here("expected ':'")),
            _ => {
                let exception = self.expression()?;
                if self.peek() == TokenKind::Comma {
                    return Err(self.bare_exceptions(exception.span));
                }
                let name = if self.accept(TokenKind::As) { Some(self.name()?.0) } else { None };
                (Some(exception), name)
            }
        };
        self.colon()?;
        let body = self.block(after, first)?;
        Ok((ExceptHandler { span: self.block_span(start), exception, name, body }, star.is_some()))
    }

    /// `except A, B:`
    fn bare_exceptions(&mut self, span: crate::ast::Span) -> Box<Failure> {
        let is_list = self.could_read(|parser| -> Result<Token> {
            parser.advance();
            parser.maybe_tuple(Self::expression)?;
            if parser.accept(TokenKind::As) {
                parser.name()?;
            }
            parser.expect(TokenKind::Colon)
        });
        if is_list {
            return self.error_at(span, "multiple exception types must be parenthesized");
        }
        self.unexpected()
    }
}
