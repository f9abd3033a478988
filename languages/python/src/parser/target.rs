//! Targets: the expressions that can be assigned to or deleted, and what CPython calls the others.

use super::Parser;
use super::failure::{Failure, Result};
use crate::ast::{CompareOp, Constant, Expr, ExprKind};
use crate::token::TokenKind;

/// What is done to a target.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Use {
    Assign,
    Delete,
    /// As the variable of a `for`.
    Loop,
}

/// The innermost part of an expression that cannot be a target.
pub(super) fn not_a_target(expression: &Expr, use_: Use) -> Option<&Expr> {
    match &expression.kind {
        ExprKind::Name(_) | ExprKind::Attribute { .. } | ExprKind::Subscript { .. } => None,
        ExprKind::Tuple(elements) | ExprKind::List(elements) => {
            elements.iter().find_map(|element| not_a_target(element, use_))
        }
        ExprKind::Starred(value) if use_ != Use::Delete => not_a_target(value, use_),
        ExprKind::Compare { left, comparisons } if use_ == Use::Loop => match comparisons[..] {
            [(CompareOp::In, _), ..] => not_a_target(left, use_),
            _ => None,
        },
        _ => Some(expression),
    }
}

/// CPython's name of a kind of expression.
pub(super) fn describe(expression: &Expr) -> &'static str {
    match &expression.kind {
        ExprKind::Constant(constant) => match constant {
            Constant::None => "None",
            Constant::True => "True",
            Constant::False => "False",
            Constant::Ellipsis => "ellipsis",
            _ => "literal",
        },
        ExprKind::Name(_) => "name",
        ExprKind::JoinedStr(_) => "f-string expression",
        ExprKind::Tuple(_) => "tuple",
        ExprKind::List(_) => "list",
        ExprKind::Set(_) => "set display",
        ExprKind::Dict(_) => "dict literal",
        ExprKind::ListComp(_) => "list comprehension",
        ExprKind::SetComp(_) => "set comprehension",
        ExprKind::DictComp { .. } => "dict comprehension",
        ExprKind::GeneratorExp(_) => "generator expression",
        ExprKind::BoolOp { .. } | ExprKind::Binary { .. } | ExprKind::Unary { .. } => "expression",
        ExprKind::Compare { .. } => "comparison",
        ExprKind::Conditional { .. } => "conditional expression",
        ExprKind::Lambda { .. } => "lambda",
        ExprKind::Named { .. } => "named expression",
        ExprKind::Yield(_) | ExprKind::YieldFrom(_) => "yield expression",
        ExprKind::Call { .. } => "function call",
        ExprKind::Attribute { .. } => "attribute",
        ExprKind::Subscript { .. } => "subscript",
        ExprKind::Slice { .. } => "slice",
        ExprKind::Starred(_) => "starred",
    }
}

/// Whether an expression that was read as `bitwise_or` could be, has an operator that binds less.
fn binds_loosely(expression: &Expr) -> bool {
    use crate::ast::UnaryOp::Not;
    matches!(
        expression.kind,
        ExprKind::BoolOp { .. }
            | ExprKind::Compare { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Lambda { .. }
            | ExprKind::Named { .. }
            | ExprKind::Starred(_)
            | ExprKind::Unary { op: Not, .. }
    )
}

impl Parser<'_> {
    /// The variables of a `for`, up to the `in`.
    pub(super) fn loop_target(&mut self) -> Result<Expr> {
        let start = self.at;
        let failure = match self.maybe_tuple(Self::star_target) {
            Err(failure) => failure,
            Ok(_) if self.peek() != TokenKind::In => self.unexpected(),
            Ok(target) => match not_a_target(&target, Use::Assign) {
                None => return Ok(target),
                Some(_) => self.unexpected(),
            },
        };
        if self.is_silent {
            return Err(failure);
        }
        self.at = start;
        let expression = self.silently(Self::star_expressions);
        let part = expression.as_ref().ok().and_then(|expression| not_a_target(expression, Use::Loop));
        Err(part.map_or(failure, |part| self.cannot(Use::Assign, part)))
    }

    /// A target, perhaps starred. Whether it is one is seen later.
    pub(super) fn star_target(&mut self) -> Result<Expr> {
        let start = self.at;
        if !self.accept(TokenKind::Star) {
            return self.nested(Self::primary);
        }
        let value = Box::new(self.nested(Self::primary)?);
        Ok(self.expr_from(start, ExprKind::Starred(value)))
    }

    pub(super) fn cannot(&self, use_: Use, part: &Expr) -> Box<Failure> {
        let verb = if use_ == Use::Delete { "delete" } else { "assign to" };
        self.error_at(part.span, format!("cannot {verb} {}", describe(part)))
    }

    /// At the `=` after an expression that takes no value: CPython supposes that `==` was meant, if one follows.
    pub(super) fn assigned_here(&mut self, start: usize, expression: &Expr) -> Option<Box<Failure>> {
        let is_bare = self.tokens[start].span.line == expression.span.line
            && self.tokens[start].span.column == expression.span.column;
        if is_bare && binds_loosely(expression) {
            return None;
        }
        let follows = self.could_read(|parser| {
            parser.advance();
            parser.bitwise_or()?;
            match parser.peek() {
                TokenKind::Equal | TokenKind::ColonEqual => Err(parser.unexpected()),
                _ => Ok(()),
            }
        });
        if !follows {
            return None;
        }
        let message = match &expression.kind {
            ExprKind::Name(_) if is_bare => "invalid syntax. Maybe you meant '==' or ':=' instead of '='?".to_owned(),
            ExprKind::List(_)
            | ExprKind::Tuple(_)
            | ExprKind::GeneratorExp(_)
            | ExprKind::Constant(Constant::None | Constant::True | Constant::False) => return None,
            _ => format!("cannot assign to {} here. Maybe you meant '==' instead of '='?", describe(expression)),
        };
        Some(self.error_at(expression.span, message))
    }
}
