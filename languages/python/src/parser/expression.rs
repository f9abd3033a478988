//! Expressions, from those that bind least to the operators between values.

use super::failure::Result;
use super::operator::binary;
use super::{Parser, target};
use crate::ast::{BinaryOp, BoolOp, Expr, ExprKind, UnaryOp};
use crate::refusal::Feature;
use crate::token::TokenKind;

impl Parser<'_> {
    /// `a, *b`: what a statement takes; a tuple where there is a comma.
    pub(super) fn star_expressions(&mut self) -> Result<Expr> {
        self.maybe_tuple(Self::star_expression)
    }

    /// One element, or a tuple of several where there is a comma.
    pub(super) fn maybe_tuple(&mut self, element: fn(&mut Self) -> Result<Expr>) -> Result<Expr> {
        let start = self.at;
        let first = element(self)?;
        if self.peek() != TokenKind::Comma {
            return Ok(first);
        }
        let mut elements = vec![first];
        while self.accept(TokenKind::Comma) && self.starts_expression() {
            elements.push(element(self)?);
        }
        Ok(self.expr_from(start, ExprKind::Tuple(elements)))
    }

    fn star_expression(&mut self) -> Result<Expr> {
        if self.peek() == TokenKind::Star { self.starred() } else { self.expression() }
    }

    /// An element of a display: `*a`, `a := b` or an expression.
    pub(super) fn star_named_expression(&mut self) -> Result<Expr> {
        if self.peek() == TokenKind::Star { self.starred() } else { self.named_expression() }
    }

    /// `*a`, where `a` may have binary operators.
    fn starred(&mut self) -> Result<Expr> {
        let start = self.at;
        self.expect(TokenKind::Star)?;
        let value = self.nested(Self::bitwise_or)?;
        Ok(self.expr_from(start, ExprKind::Starred(Box::new(value))))
    }

    /// `name := value`, or an expression.
    pub(super) fn named_expression(&mut self) -> Result<Expr> {
        let start = self.at;
        if let Some(named) = self.assignment_expression()? {
            return Ok(named);
        }
        let expression = self.expression()?;
        match self.peek() {
            TokenKind::ColonEqual => Err(self.not_nameable(&expression)),
            TokenKind::Equal => Err(self.equals_in_condition(start, &expression)),
            _ => Ok(expression),
        }
    }

    /// `name := value` if there is one.
    pub(super) fn assignment_expression(&mut self) -> Result<Option<Expr>> {
        if self.peek() != TokenKind::Name || self.peek_second() != TokenKind::ColonEqual {
            return Ok(None);
        }
        let start = self.at;
        let (name, target_span) = self.name()?;
        self.advance();
        let value = Box::new(self.expression()?);
        Ok(Some(self.expr_from(start, ExprKind::Named { target: name, target_span, value })))
    }

    pub(super) fn not_nameable(&mut self, expression: &Expr) -> Box<super::Failure> {
        self.advance();
        if !self.could_read(Self::expression) {
            return self.unexpected();
        }
        let name = target::describe(expression);
        self.error_at(expression.span, format!("cannot use assignment expressions with {name}"))
    }

    /// `if x = 3`, where `==` is meant.
    fn equals_in_condition(&mut self, start: usize, expression: &Expr) -> Box<super::Failure> {
        self.assigned_here(start, expression).unwrap_or_else(|| self.unexpected())
    }

    /// An expression: conditional, lambda or with `or`.
    pub(super) fn expression(&mut self) -> Result<Expr> {
        self.nested(|parser| {
            if parser.peek() == TokenKind::Lambda {
                return parser.lambda();
            }
            let start = parser.at;
            let body = parser.disjunction()?;
            if !parser.is_silent {
                parser.last_operand = (start, parser.at);
            }
            if !parser.accept(TokenKind::If) {
                return Ok(body);
            }
            let test = parser.disjunction()?;
            match parser.peek() {
                TokenKind::Else => parser.advance(),
                TokenKind::Colon | TokenKind::Error => return Err(parser.unexpected()),
                _ => return Err(parser.error_at(body.span, "expected 'else' after 'if' expression")),
            };
            let orelse = Box::new(parser.expression()?);
            let kind = ExprKind::Conditional { test: Box::new(test), body: Box::new(body), orelse };
            Ok(parser.expr_from(start, kind))
        })
    }

    /// `a or b or c`.
    pub(super) fn disjunction(&mut self) -> Result<Expr> {
        self.boolean(TokenKind::Or, BoolOp::Or, |parser| parser.boolean(TokenKind::And, BoolOp::And, Self::inversion))
    }

    fn boolean(&mut self, word: TokenKind, op: BoolOp, operand: impl Fn(&mut Self) -> Result<Expr>) -> Result<Expr> {
        let start = self.at;
        let first = operand(self)?;
        if self.peek() != word {
            return Ok(first);
        }
        let mut values = vec![first];
        while self.accept(word) {
            values.push(operand(self)?);
        }
        Ok(self.expr_from(start, ExprKind::BoolOp { op, values }))
    }

    fn inversion(&mut self) -> Result<Expr> {
        let start = self.at;
        if !self.accept(TokenKind::Not) {
            return self.comparison();
        }
        let operand = Box::new(self.nested(Self::inversion)?);
        Ok(self.expr_from(start, ExprKind::Unary { op: UnaryOp::Not, operand }))
    }

    fn comparison(&mut self) -> Result<Expr> {
        let start = self.at;
        let left = self.bitwise_or()?;
        let mut comparisons = Vec::new();
        while let Some(op) = self.comparison_operator() {
            comparisons.push((op, self.bitwise_or()?));
        }
        if comparisons.is_empty() {
            return Ok(left);
        }
        Ok(self.expr_from(start, ExprKind::Compare { left: Box::new(left), comparisons }))
    }

    /// Everything that binds closer than a comparison.
    pub(super) fn bitwise_or(&mut self) -> Result<Expr> {
        self.operators(0)
    }

    /// Binary operators that bind at least as closely as `least`.
    fn operators(&mut self, least: u8) -> Result<Expr> {
        let start = self.at;
        let mut left = self.factor()?;
        while let Some((op, strength)) = binary(self.peek()).filter(|&(_, strength)| strength >= least) {
            self.advance();
            self.deepen()?;
            let right = Box::new(self.operators(strength + 1)?);
            left = self.expr_from(start, ExprKind::Binary { left: Box::new(left), op, right });
        }
        Ok(left)
    }

    fn factor(&mut self) -> Result<Expr> {
        let start = self.at;
        let op = match self.peek() {
            TokenKind::Plus => UnaryOp::UAdd,
            TokenKind::Minus => UnaryOp::USub,
            TokenKind::Tilde => UnaryOp::Invert,
            _ => return self.power(),
        };
        self.advance();
        let operand = Box::new(self.nested(Self::factor)?);
        Ok(self.expr_from(start, ExprKind::Unary { op, operand }))
    }

    fn power(&mut self) -> Result<Expr> {
        let start = self.at;
        if self.peek() == TokenKind::Await {
            let word = self.advance();
            self.note_unsupported(Feature::Await, word.span);
        }
        let left = self.primary()?;
        if !self.accept(TokenKind::DoubleStar) {
            return Ok(left);
        }
        let right = Box::new(self.nested(Self::factor)?);
        Ok(self.expr_from(start, ExprKind::Binary { left: Box::new(left), op: BinaryOp::Pow, right }))
    }

    /// Whether the next token can begin an expression, also a starred one.
    pub(super) fn starts_expression(&mut self) -> bool {
        use TokenKind::*;
        matches!(
            self.peek(),
            Name | Number
                | String
                | LeftParen
                | LeftBracket
                | LeftBrace
                | Minus
                | Plus
                | Tilde
                | Star
                | Ellipsis
                | Not
                | Lambda
                | Await
                | True
                | False
                | None
        )
    }
}
