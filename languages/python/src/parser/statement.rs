//! Statements: which one begins here, and those that fit a line.

use super::Parser;
use super::failure::Result;
use super::target::{Use, not_a_target};
use crate::ast::{Expr, ExprKind, Stmt, StmtKind, Text};
use crate::token::TokenKind;

impl Parser<'_> {
    /// Statements up to the end of the program or block, which is not taken.
    pub(super) fn statements(&mut self, end: TokenKind) -> Result<Vec<Stmt>> {
        let mut statements = Vec::new();
        while self.peek() != end {
            self.statement(&mut statements)?;
        }
        Ok(statements)
    }

    fn statement(&mut self, statements: &mut Vec<Stmt>) -> Result<()> {
        match self.compound_statement()? {
            Some(statement) => statements.push(statement),
            None => self.simple_statements(statements)?,
        }
        Ok(())
    }

    /// Statements with semicolons between them, up to the end of the line.
    pub(super) fn simple_statements(&mut self, statements: &mut Vec<Stmt>) -> Result<()> {
        loop {
            statements.push(self.simple_statement()?);
            if !self.accept(TokenKind::Semicolon) {
                self.expect(TokenKind::Newline)?;
                return Ok(());
            }
            if self.accept(TokenKind::Newline) {
                return Ok(());
            }
        }
    }

    fn simple_statement(&mut self) -> Result<Stmt> {
        let start = self.at;
        self.last_operand = super::NOWHERE;
        let kind = match self.peek() {
            TokenKind::Return => {
                self.advance();
                StmtKind::Return(self.optional(Self::star_expressions)?)
            }
            TokenKind::Import => self.import()?,
            TokenKind::From => self.import_from()?,
            TokenKind::Raise => self.raise()?,
            TokenKind::Pass => self.keyword_alone(StmtKind::Pass),
            TokenKind::Break => self.keyword_alone(StmtKind::Break),
            TokenKind::Continue => self.keyword_alone(StmtKind::Continue),
            TokenKind::Del => self.delete()?,
            TokenKind::Assert => self.assert()?,
            TokenKind::Global => StmtKind::Global(self.names()?),
            TokenKind::Nonlocal => StmtKind::Nonlocal(self.names()?),
            _ => self.expression_statement()?,
        };
        Ok(Stmt { span: self.span_from(start), kind })
    }

    fn keyword_alone(&mut self, kind: StmtKind) -> StmtKind {
        self.advance();
        kind
    }

    fn optional(&mut self, read: fn(&mut Self) -> Result<Expr>) -> Result<Option<Expr>> {
        if self.starts_expression() { Ok(Some(read(self)?)) } else { Ok(None) }
    }

    fn raise(&mut self) -> Result<StmtKind> {
        self.expect(TokenKind::Raise)?;
        let exc = match self.peek() {
            TokenKind::Star => None,
            _ => self.optional(Self::expression)?,
        };
        let cause = if exc.is_some() && self.accept(TokenKind::From) { Some(self.expression()?) } else { None };
        Ok(StmtKind::Raise { exc, cause })
    }

    fn assert(&mut self) -> Result<StmtKind> {
        self.expect(TokenKind::Assert)?;
        let test = self.expression()?;
        let msg = if self.accept(TokenKind::Comma) { Some(self.expression()?) } else { None };
        Ok(StmtKind::Assert { test, msg })
    }

    fn names(&mut self) -> Result<Vec<Text>> {
        self.advance();
        let mut names = vec![self.name()?.0];
        while self.accept(TokenKind::Comma) {
            names.push(self.name()?.0);
        }
        Ok(names)
    }

    fn delete(&mut self) -> Result<StmtKind> {
        self.expect(TokenKind::Del)?;
        let start = self.at;
        let targets = self.star_expressions()?;
        let is_bare = !self.is_parenthesized(start);
        if let Some(part) = not_a_target(&targets, Use::Delete) {
            return Err(self.cannot(Use::Delete, part));
        }
        if !matches!(self.peek(), TokenKind::Semicolon | TokenKind::Newline) {
            return Err(self.unexpected());
        }
        match targets.kind {
            ExprKind::Tuple(targets) if is_bare => Ok(StmtKind::Delete(targets)),
            _ => Ok(StmtKind::Delete(vec![targets])),
        }
    }

    /// Whether the expression that ends here is, from its first token on, in one pair of parentheses.
    pub(super) fn is_parenthesized(&self, start: usize) -> bool {
        let (first, last) = (self.tokens[start], self.tokens[self.at - 1]);
        first.kind == TokenKind::LeftParen
            && last.kind == TokenKind::RightParen
            && self.tokens[start + 1..self.at - 1].iter().all(|token| token.level >= first.level)
    }
}
