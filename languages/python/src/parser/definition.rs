//! Functions and classes, with their decorators.

use super::Parser;
use super::failure::Result;
use crate::ast::{ClassDef, Expr, FunctionDef, Stmt, StmtKind};
use crate::refusal::Feature;
use crate::token::TokenKind;

impl Parser<'_> {
    pub(super) fn decorated(&mut self) -> Result<Stmt> {
        let mut decorators = Vec::new();
        while self.accept(TokenKind::At) {
            decorators.push(self.named_expression()?);
            self.expect(TokenKind::Newline)?;
        }
        let start = self.at;
        if self.peek() == TokenKind::Async {
            let word = self.advance();
            self.note_unsupported(Feature::Async, word.span);
            if self.peek() != TokenKind::Def {
                return Err(self.unexpected());
            }
        }
        let kind = match self.peek() {
            TokenKind::Def => self.function(decorators)?,
            TokenKind::Class => self.class(decorators)?,
            _ => return Err(self.unexpected()),
        };
        Ok(Stmt { span: self.block_span(start), kind })
    }

    pub(super) fn function(&mut self, decorators: Vec<Expr>) -> Result<StmtKind> {
        let first = self.expect(TokenKind::Def)?;
        let (name, _) = self.name()?;
        self.demand(TokenKind::LeftParen)?;
        let params = self.parameters()?;
        self.expect(TokenKind::RightParen)?;
        let returns = match self.peek() {
            TokenKind::Arrow => Some(self.returned_annotation()?),
            _ => None,
        };
        self.demand(TokenKind::Colon)?;
        let body = self.block("function definition", first)?;
        Ok(StmtKind::FunctionDef(Box::new(FunctionDef { name, params, body, decorators, returns })))
    }

    /// `-> annotation`. If none follows, CPython finds only the colon missing, where the arrow is.
    fn returned_annotation(&mut self) -> Result<Expr> {
        let arrow = self.advance();
        self.expression().map_err(|failure| match failure.is_settled() {
            true => failure,
            false => self.error_at(arrow.span, "expected ':'"),
        })
    }

    pub(super) fn class(&mut self, decorators: Vec<Expr>) -> Result<StmtKind> {
        let first = self.expect(TokenKind::Class)?;
        let (name, _) = self.name()?;
        let (bases, keywords) = match self.peek() {
            TokenKind::LeftParen => self.class_arguments()?,
            _ => (Vec::new(), Vec::new()),
        };
        self.colon()?;
        let body = self.block("class definition", first)?;
        Ok(StmtKind::ClassDef(Box::new(ClassDef { name, bases, keywords, body, decorators })))
    }
}
