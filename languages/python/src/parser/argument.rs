//! The arguments of a call or a class: `(a, *b, c=d, **e)`.

use super::Parser;
use super::failure::Result;
use crate::ast::{Comprehension, Expr, ExprKind, Keyword};
use crate::token::TokenKind;

/// Those by place, and those by name.
pub(super) type Arguments = (Vec<Expr>, Vec<Keyword>);

impl Parser<'_> {
    /// The arguments of a call, with the parentheses. A generator may be alone without parentheses of its own.
    pub(super) fn call_arguments(&mut self) -> Result<Arguments> {
        let open = self.at;
        self.arguments(Some(open))
    }

    /// The arguments of a class, with the parentheses.
    pub(super) fn class_arguments(&mut self) -> Result<Arguments> {
        self.arguments(None)
    }

    /// `generator` is the parenthesis that would be that of a lone generator.
    fn arguments(&mut self, generator: Option<usize>) -> Result<Arguments> {
        self.expect(TokenKind::LeftParen)?;
        let (mut args, mut keywords) = (Vec::new(), Vec::new());
        while self.peek() != TokenKind::RightParen {
            let is_first = args.is_empty() && keywords.is_empty();
            match self.peek() {
                TokenKind::Star => self.starred_after(&keywords, &mut args)?,
                TokenKind::DoubleStar => keywords.push(self.double_starred()?),
                TokenKind::Name if self.peek_second() == TokenKind::Equal => keywords.push(self.keyword()?),
                _ => {
                    let value = self.positional()?;
                    if matches!(self.peek(), TokenKind::For | TokenKind::Async) {
                        let open = generator.filter(|_| is_first);
                        args.push(self.lone_generator(value, open, is_first)?);
                        self.expect(TokenKind::RightParen)?;
                        return Ok((args, keywords));
                    }
                    if let Some(last) = keywords.last() {
                        return Err(self.positional_after(last));
                    }
                    args.push(value);
                }
            }
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RightParen)?;
        Ok((args, keywords))
    }

    /// `*a`, where `a` may be any expression.
    pub(super) fn starred_argument(&mut self) -> Result<Expr> {
        let start = self.at;
        self.expect(TokenKind::Star)?;
        let value = Box::new(self.expression()?);
        Ok(self.expr_from(start, ExprKind::Starred(value)))
    }

    fn starred_after(&mut self, keywords: &[Keyword], args: &mut Vec<Expr>) -> Result<()> {
        if keywords.iter().any(|keyword| keyword.name.is_none()) {
            let message = "iterable argument unpacking follows keyword argument unpacking";
            return Err(self.error_here(message));
        }
        args.push(self.starred_argument()?);
        Ok(())
    }

    fn double_starred(&mut self) -> Result<Keyword> {
        let start = self.at;
        self.expect(TokenKind::DoubleStar)?;
        let value = self.expression()?;
        Ok(Keyword { span: self.span_from(start), name: None, value })
    }

    fn keyword(&mut self) -> Result<Keyword> {
        let start = self.at;
        let (name, span) = self.name()?;
        self.expect(TokenKind::Equal)?;
        let value = self.expression()?;
        if matches!(self.peek(), TokenKind::For | TokenKind::Async) && self.could_read(Self::generators) {
            let message = "invalid syntax. Maybe you meant '==' or ':=' instead of '='?";
            return Err(self.error_at(span, message));
        }
        Ok(Keyword { span: self.span_from(start), name: Some(name), value })
    }

    fn positional(&mut self) -> Result<Expr> {
        let start = self.at;
        if let Some(named) = self.assignment_expression()? {
            return Ok(named);
        }
        let value = self.expression()?;
        match self.peek() {
            TokenKind::ColonEqual => Err(self.unexpected()),
            TokenKind::Equal => {
                let first = self.tokens[start];
                let message = match first.kind {
                    TokenKind::True | TokenKind::False | TokenKind::None if self.at == start + 1 => {
                        format!("cannot assign to {}", first.kind.text())
                    }
                    _ => "expression cannot contain assignment, perhaps you meant \"==\"?".to_owned(),
                };
                Err(self.error_at(value.span, message))
            }
            _ => Ok(value),
        }
    }

    /// `f(a for a in b)`.
    fn lone_generator(&mut self, element: Expr, open: Option<usize>, is_first: bool) -> Result<Expr> {
        let span = element.span;
        let generators = self.generators()?;
        match open {
            Some(open) if self.peek() == TokenKind::RightParen => {
                let comprehension = Comprehension { element, generators };
                let span = self.tokens[open].span.to(self.token().span);
                Ok(Expr { span, kind: ExprKind::GeneratorExp(Box::new(comprehension)) })
            }
            None if is_first && self.peek() != TokenKind::Comma => Err(self.unexpected()),
            _ if matches!(self.peek(), TokenKind::RightParen | TokenKind::Comma) => {
                Err(self.error_at(span, "Generator expression must be parenthesized"))
            }
            _ => Err(self.unexpected()),
        }
    }

    fn positional_after(&self, last: &Keyword) -> Box<super::Failure> {
        let message = match last.name {
            Some(_) => "positional argument follows keyword argument",
            None => "positional argument follows keyword argument unpacking",
        };
        // CPython points at what follows the argument.
        self.error_here(message)
    }
}
