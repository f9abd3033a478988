//! Blocks: what follows the colon of a compound statement.

use super::Parser;
use super::failure::Result;
use crate::ast::{Expr, Stmt};
use crate::token::{Token, TokenKind};

impl Parser<'_> {
    /// Indented statements, or simple ones in the same line. The colon has been taken; `after` names the statement
    /// that begins at `first`, for the message that nothing is indented.
    pub(super) fn block(&mut self, after: &str, first: Token) -> Result<Vec<Stmt>> {
        self.nested(|parser| {
            if !parser.accept(TokenKind::Newline) {
                let mut statements = Vec::new();
                parser.simple_statements(&mut statements)?;
                return Ok(statements);
            }
            if !parser.accept(TokenKind::Indent) {
                if parser.peek() == TokenKind::Error {
                    return Err(parser.unexpected());
                }
                return Err(parser.expected_block(after, first.span.line));
            }
            let statements = parser.statements(TokenKind::Dedent)?;
            parser.advance();
            Ok(statements)
        })
    }

    /// The colon after a condition; CPython has words for its absence only at the end of the line.
    pub(super) fn colon(&mut self) -> Result<Token> {
        match self.peek() {
            TokenKind::Newline => Err(self.error_here("expected ':'")),
            _ => self.expect(TokenKind::Colon),
        }
    }

    /// `else:` with its block, if there is one.
    pub(super) fn else_block(&mut self) -> Result<Vec<Stmt>> {
        self.word_block(TokenKind::Else)
    }

    pub(super) fn finally_block(&mut self) -> Result<Vec<Stmt>> {
        self.word_block(TokenKind::Finally)
    }

    fn word_block(&mut self, word: TokenKind) -> Result<Vec<Stmt>> {
        if self.peek() != word {
            return Ok(Vec::new());
        }
        let first = self.advance();
        self.demand(TokenKind::Colon)?;
        self.block(&format!("'{}' statement", word.text()), first)
    }

    /// A condition, its colon and its block.
    pub(super) fn condition_block(&mut self, after: &str) -> Result<(Expr, Vec<Stmt>)> {
        let first = self.advance();
        let test = self.named_expression()?;
        self.colon()?;
        Ok((test, self.block(after, first)?))
    }
}
