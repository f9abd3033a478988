//! The parameters of functions and lambdas.

use super::Parser;
use super::failure::{Failure, Result};
use crate::ast::{Expr, ExprKind, Param, Params};
use crate::token::{Token, TokenKind};

/// How the parameters of a function and of a lambda differ.
#[derive(Clone, Copy)]
struct Style {
    has_annotations: bool,
    /// The token after the last parameter.
    end: TokenKind,
}

impl Parser<'_> {
    /// Up to the closing parenthesis, which is not taken.
    pub(super) fn parameters(&mut self) -> Result<Params> {
        self.parameter_list(Style { has_annotations: true, end: TokenKind::RightParen })
    }

    pub(super) fn lambda(&mut self) -> Result<Expr> {
        let start = self.at;
        self.expect(TokenKind::Lambda)?;
        let params = Box::new(self.parameter_list(Style { has_annotations: false, end: TokenKind::Colon })?);
        self.expect(TokenKind::Colon)?;
        let body = Box::new(self.expression()?);
        Ok(self.expr_from(start, ExprKind::Lambda { params, body }))
    }

    fn parameter_list(&mut self, style: Style) -> Result<Params> {
        let mut params = Params::default();
        let (mut has_slash, mut star, mut has_default) = (false, None, false);
        while self.peek() != style.end {
            let next = self.token();
            match next.kind {
                TokenKind::Slash => {
                    self.slash(&mut params, has_slash, star.is_some())?;
                    has_slash = true;
                }
                TokenKind::Star => {
                    self.star(&mut params, star.is_some(), style)?;
                    star = Some(next);
                }
                TokenKind::DoubleStar => {
                    self.advance();
                    params.kwarg = Some(self.unique_parameter("var-keyword", style, false)?);
                    self.after_kwarg(style)?;
                    break;
                }
                TokenKind::LeftParen => return Err(self.parenthesized_parameters(style)),
                _ => {
                    let param = self.parameter(style)?;
                    if star.is_none() && has_default && param.default.is_none() {
                        return Err(self.error_at(param.span, "non-default argument follows default argument"));
                    }
                    has_default |= param.default.is_some();
                    let list = if star.is_some() { &mut params.keyword_only } else { &mut params.regular };
                    list.push(param);
                }
            }
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        match star {
            Some(star) if params.vararg.is_none() && params.keyword_only.is_empty() => Err(self.bare_star(star)),
            _ if self.peek() == style.end => Ok(params),
            _ => Err(self.unexpected()),
        }
    }

    fn bare_star(&mut self, star: Token) -> Box<Failure> {
        self.error_at(star.span, "named arguments must follow bare *")
    }

    fn slash(&mut self, params: &mut Params, has_slash: bool, has_star: bool) -> Result<()> {
        let slash = self.advance();
        let message = if has_slash {
            "/ may appear only once"
        } else if has_star {
            "/ must be ahead of *"
        } else if params.regular.is_empty() && self.peek() != TokenKind::Comma {
            return Err(self.unexpected());
        } else if params.regular.is_empty() {
            "at least one argument must precede /"
        } else if self.peek() == TokenKind::Star {
            return Err(self.error_here("expected comma between / and *"));
        } else {
            params.positional_only = std::mem::take(&mut params.regular);
            return Ok(());
        };
        Err(self.error_at(slash.span, message))
    }

    /// `*`, or `*args`.
    fn star(&mut self, params: &mut Params, has_star: bool, style: Style) -> Result<()> {
        let star = self.advance();
        if has_star {
            return Err(self.error_at(star.span, "* argument may appear only once"));
        }
        match self.peek() {
            TokenKind::Comma => {}
            next if next == style.end => return Err(self.bare_star(star)),
            _ => params.vararg = Some(self.unique_parameter("var-positional", style, true)?),
        }
        Ok(())
    }

    /// The name after `*` or `**`, which has no default.
    fn unique_parameter(&mut self, what: &str, style: Style, may_unpack: bool) -> Result<Param> {
        let start = self.at;
        let (name, _) = self.name()?;
        let annotation = match style.has_annotations && self.accept(TokenKind::Colon) {
            true if may_unpack && self.peek() == TokenKind::Star => Some(self.unpacked_annotation()?),
            true => Some(self.expression()?),
            false => None,
        };
        let span = self.span_from(start);
        if self.peek() == TokenKind::Equal {
            return Err(self.error_here(format!("{what} argument cannot have default value")));
        }
        Ok(Param { span, name, annotation, default: None })
    }

    /// `*args: *Types`.
    fn unpacked_annotation(&mut self) -> Result<Expr> {
        let start = self.at;
        self.expect(TokenKind::Star)?;
        let value = Box::new(self.nested(Self::bitwise_or)?);
        Ok(self.expr_from(start, ExprKind::Starred(value)))
    }

    fn after_kwarg(&mut self, style: Style) -> Result<()> {
        if !self.accept(TokenKind::Comma) {
            return Ok(());
        }
        match self.peek() {
            TokenKind::Name | TokenKind::Star | TokenKind::DoubleStar | TokenKind::Slash => {
                Err(self.error_here("arguments cannot follow var-keyword argument"))
            }
            next if next == style.end => Ok(()),
            _ => Err(self.unexpected()),
        }
    }

    fn parameter(&mut self, style: Style) -> Result<Param> {
        let start = self.at;
        let (name, _) = self.name()?;
        let annotation =
            if style.has_annotations && self.accept(TokenKind::Colon) { Some(self.expression()?) } else { None };
        let span = self.span_from(start);
        let default = match self.peek() {
            TokenKind::Equal => {
                let equal = self.advance();
                if self.peek() == TokenKind::Comma || self.peek() == TokenKind::RightParen {
                    return Err(self.error_at(equal.span, "expected default value expression"));
                }
                Some(self.expression()?)
            }
            _ => None,
        };
        Ok(Param { span, name, annotation, default })
    }

    /// Python 2's `def f((a, b))`.
    fn parenthesized_parameters(&mut self, style: Style) -> Box<Failure> {
        let open = self.token();
        let is_list = self.could_read(|parser| {
            parser.advance();
            while parser.peek() == TokenKind::Name {
                parser.advance();
                if !parser.accept(TokenKind::Comma) {
                    break;
                }
            }
            parser.expect(TokenKind::RightParen)
        });
        if !is_list {
            return self.unexpected();
        }
        let what = if style.has_annotations { "Function" } else { "Lambda expression" };
        self.error_at(open.span, format!("{what} parameters cannot be parenthesized"))
    }
}
