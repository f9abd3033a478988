//! Expressions as statements, and assignments of all kinds.

use super::Parser;
use super::failure::{Failure, Result};
use super::operator::augmented;
use super::target::{Use, describe, not_a_target};
use crate::ast::{Expr, ExprKind, StmtKind};
use crate::token::TokenKind;

impl Parser<'_> {
    pub(super) fn expression_statement(&mut self) -> Result<StmtKind> {
        let start = self.at;
        let first = self.yield_or_expressions()?;
        match self.peek() {
            TokenKind::Equal => self.assign(start, first),
            TokenKind::Colon => self.annotated(start, first),
            TokenKind::ColonEqual => Err(self.walrus_statement(start, &first)),
            next => match augmented(next) {
                Some(op) => self.augmented_assignment(start, first, op),
                None => Ok(StmtKind::Expr(first)),
            },
        }
    }

    fn yield_or_expressions(&mut self) -> Result<Expr> {
        if self.peek() == TokenKind::Yield { self.yield_expression() } else { self.star_expressions() }
    }

    /// `yield`, `yield a, b` or `yield from a`.
    pub(super) fn yield_expression(&mut self) -> Result<Expr> {
        let start = self.at;
        self.expect(TokenKind::Yield)?;
        let kind = if self.accept(TokenKind::From) {
            ExprKind::YieldFrom(Box::new(self.expression()?))
        } else if self.starts_expression() {
            ExprKind::Yield(Some(Box::new(self.star_expressions()?)))
        } else {
            ExprKind::Yield(None)
        };
        Ok(self.expr_from(start, kind))
    }

    /// From the first `=` on.
    fn assign(&mut self, start: usize, first: Expr) -> Result<StmtKind> {
        let mut last_start = start;
        let mut value = first;
        let mut targets = Vec::new();
        while self.peek() == TokenKind::Equal {
            if let Some(failure) = self.not_assignable(last_start, &value, targets.is_empty()) {
                return Err(failure);
            }
            self.advance();
            targets.push(value);
            last_start = self.at;
            value = self.yield_or_expressions()?;
        }
        Ok(StmtKind::Assign { targets, value })
    }

    /// Why the expression before an `=` is no target.
    fn not_assignable(&mut self, start: usize, target: &Expr, is_first: bool) -> Option<Box<Failure>> {
        if matches!(target.kind, ExprKind::Yield(_) | ExprKind::YieldFrom(_)) && !self.is_parenthesized(start) {
            return Some(self.error_at(target.span, "assignment to yield expression not possible"));
        }
        let part = not_a_target(target, Use::Assign)?;
        let whole = match &target.kind {
            // Only the last of several expressions is next to the `=`.
            ExprKind::Tuple(elements) if !self.is_parenthesized(start) => elements.last()?,
            _ => target,
        };
        let hint = if is_first && std::ptr::eq(whole, part) { self.assigned_here(start, whole) } else { None };
        hint.or_else(|| Some(self.cannot(Use::Assign, part)))
    }

    /// `target: annotation = value`, from the colon on.
    fn annotated(&mut self, start: usize, target: Expr) -> Result<StmtKind> {
        let is_bare = !self.is_parenthesized(start);
        if !matches!(target.kind, ExprKind::Name(_) | ExprKind::Attribute { .. } | ExprKind::Subscript { .. }) {
            return Err(self.not_annotatable(&target));
        }
        self.expect(TokenKind::Colon)?;
        let annotation = self.expression()?;
        let value = if self.accept(TokenKind::Equal) { Some(self.yield_or_expressions()?) } else { None };
        let simple = is_bare && matches!(target.kind, ExprKind::Name(_));
        Ok(StmtKind::AnnAssign { target, annotation, value, simple })
    }

    fn not_annotatable(&mut self, target: &Expr) -> Box<Failure> {
        let follows = self.could_read(|parser| {
            parser.advance();
            parser.expression()
        });
        if !follows {
            self.advance();
            return match self.expression() {
                Err(failure) => failure,
                Ok(_) => self.unexpected(),
            };
        }
        let message = match target.kind {
            ExprKind::List(_) => "only single target (not list) can be annotated",
            ExprKind::Tuple(_) => "only single target (not tuple) can be annotated",
            _ => "illegal target for annotation",
        };
        self.error_at(target.span, message)
    }

    fn augmented_assignment(&mut self, start: usize, target: Expr, op: crate::ast::BinaryOp) -> Result<StmtKind> {
        if !matches!(target.kind, ExprKind::Name(_) | ExprKind::Attribute { .. } | ExprKind::Subscript { .. }) {
            return Err(self.not_augmentable(start, &target));
        }
        self.advance();
        let value = self.yield_or_expressions()?;
        Ok(StmtKind::AugAssign { target, op, value })
    }

    fn not_augmentable(&mut self, start: usize, target: &Expr) -> Box<Failure> {
        let is_yield = self.tokens[start].kind == TokenKind::Yield;
        let follows = self.could_read(|parser| {
            parser.advance();
            parser.yield_or_expressions()
        });
        if is_yield || !follows {
            return self.unexpected();
        }
        let name = describe(target);
        self.error_at(target.span, format!("'{name}' is an illegal expression for augmented assignment"))
    }

    /// `x := 3` as a statement needs parentheses.
    fn walrus_statement(&mut self, start: usize, first: &Expr) -> Box<Failure> {
        let is_name = matches!(first.kind, ExprKind::Name(_)) && !self.is_parenthesized(start);
        if is_name || matches!(first.kind, ExprKind::Yield(_) | ExprKind::YieldFrom(_) | ExprKind::Tuple(_)) {
            return self.unexpected();
        }
        self.not_nameable(first)
    }
}
