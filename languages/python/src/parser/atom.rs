//! The smallest expressions: names, literals, and bracketed expressions.

use super::Parser;
use super::failure::Result;
use crate::ast::{Constant, DictItem, Expr, ExprKind};
use crate::token::TokenKind;

impl Parser<'_> {
    pub(super) fn atom(&mut self) -> Result<Expr> {
        let start = self.at;
        let kind = match self.peek() {
            TokenKind::Name => ExprKind::Name(self.name()?.0),
            TokenKind::Number => ExprKind::Constant(self.number()?),
            TokenKind::String => self.strings()?,
            TokenKind::None => self.constant(Constant::None),
            TokenKind::True => self.constant(Constant::True),
            TokenKind::False => self.constant(Constant::False),
            TokenKind::Ellipsis => self.constant(Constant::Ellipsis),
            TokenKind::LeftParen => return self.parenthesized(),
            TokenKind::LeftBracket => self.list()?,
            TokenKind::LeftBrace => self.dict_or_set()?,
            _ => return Err(self.unexpected()),
        };
        Ok(self.expr_from(start, kind))
    }

    fn constant(&mut self, constant: Constant) -> ExprKind {
        self.advance();
        ExprKind::Constant(constant)
    }

    /// `()`, `(a)`, `(a, b)`, `(yield)` or `(a for b in c)`.
    fn parenthesized(&mut self) -> Result<Expr> {
        let start = self.at;
        self.expect(TokenKind::LeftParen)?;
        if self.accept(TokenKind::RightParen) {
            return Ok(self.expr_from(start, ExprKind::Tuple(Vec::new())));
        }
        if self.peek() == TokenKind::Yield {
            let value = self.yield_expression()?;
            self.expect(TokenKind::RightParen)?;
            return Ok(value);
        }
        if self.peek() == TokenKind::DoubleStar {
            return Err(self.double_starred_group());
        }
        let first = self.star_named_expression()?;
        match self.peek() {
            TokenKind::RightParen if matches!(first.kind, ExprKind::Starred(_)) => {
                Err(self.error_at(first.span, "cannot use starred expression here"))
            }
            TokenKind::RightParen => {
                self.advance();
                Ok(first)
            }
            TokenKind::Comma => {
                let elements = self.rest_of_display(first, TokenKind::RightParen)?;
                Ok(self.expr_from(start, ExprKind::Tuple(elements)))
            }
            TokenKind::For | TokenKind::Async => {
                let comprehension = self.comprehension(first)?;
                self.expect(TokenKind::RightParen)?;
                Ok(self.expr_from(start, ExprKind::GeneratorExp(Box::new(comprehension))))
            }
            _ => Err(self.unexpected()),
        }
    }

    fn double_starred_group(&mut self) -> Box<super::Failure> {
        let stars = self.advance();
        let is_group = self.could_read(|parser| {
            parser.expression()?;
            parser.expect(TokenKind::RightParen)
        });
        if is_group {
            return self.error_at(stars.span, "cannot use double starred expression here");
        }
        self.at -= 1;
        self.unexpected()
    }

    fn list(&mut self) -> Result<ExprKind> {
        self.expect(TokenKind::LeftBracket)?;
        if self.accept(TokenKind::RightBracket) {
            return Ok(ExprKind::List(Vec::new()));
        }
        let first = self.star_named_expression()?;
        if matches!(self.peek(), TokenKind::For | TokenKind::Async) {
            let comprehension = self.comprehension(first)?;
            self.expect(TokenKind::RightBracket)?;
            return Ok(ExprKind::ListComp(Box::new(comprehension)));
        }
        Ok(ExprKind::List(self.rest_of_display(first, TokenKind::RightBracket)?))
    }

    /// The elements after the first one, and the closing bracket.
    fn rest_of_display(&mut self, first: Expr, close: TokenKind) -> Result<Vec<Expr>> {
        let mut elements = vec![first];
        while self.accept(TokenKind::Comma) && self.peek() != close {
            if matches!(self.peek(), TokenKind::For | TokenKind::Async) {
                return Err(self.bare_target(&elements[0], close));
            }
            elements.push(self.star_named_expression()?);
        }
        if elements.len() > 1 && matches!(self.peek(), TokenKind::For | TokenKind::Async) {
            return Err(self.bare_target(&elements[0], close));
        }
        self.expect(close)?;
        Ok(elements)
    }

    /// `[a, b for a, b in c]`.
    fn bare_target(&mut self, first: &Expr, close: TokenKind) -> Box<super::Failure> {
        let is_comprehension = close != TokenKind::RightParen && self.could_read(Self::generators);
        if !is_comprehension {
            return self.unexpected();
        }
        self.error_at(first.span, "did you forget parentheses around the comprehension target?")
    }

    fn dict_or_set(&mut self) -> Result<ExprKind> {
        self.expect(TokenKind::LeftBrace)?;
        if self.accept(TokenKind::RightBrace) {
            return Ok(ExprKind::Dict(Vec::new()));
        }
        if self.peek() == TokenKind::DoubleStar {
            return self.rest_of_dict(Vec::new());
        }
        let is_walrus = self.peek() == TokenKind::Name && self.peek_second() == TokenKind::ColonEqual;
        let first = self.star_named_expression()?;
        if self.peek() == TokenKind::Colon && !is_walrus && !matches!(first.kind, ExprKind::Starred(_)) {
            return self.dict(first);
        }
        if matches!(self.peek(), TokenKind::For | TokenKind::Async) {
            let comprehension = self.comprehension(first)?;
            self.expect(TokenKind::RightBrace)?;
            return Ok(ExprKind::SetComp(Box::new(comprehension)));
        }
        Ok(ExprKind::Set(self.rest_of_display(first, TokenKind::RightBrace)?))
    }

    /// A dict display or comprehension from the colon after the first key on.
    fn dict(&mut self, key: Expr) -> Result<ExprKind> {
        let value = self.dict_value()?;
        if matches!(self.peek(), TokenKind::For | TokenKind::Async) {
            let comprehension = Box::new(self.comprehension(value)?);
            self.expect(TokenKind::RightBrace)?;
            return Ok(ExprKind::DictComp { key: Box::new(key), comprehension });
        }
        let items = vec![DictItem { key: Some(key), value }];
        if self.accept(TokenKind::Comma) {
            return self.rest_of_dict(items);
        }
        self.expect(TokenKind::RightBrace)?;
        Ok(ExprKind::Dict(items))
    }

    /// The items of a dict display from here on, and the closing brace.
    fn rest_of_dict(&mut self, mut items: Vec<DictItem>) -> Result<ExprKind> {
        while self.peek() != TokenKind::RightBrace {
            items.push(self.dict_item()?);
            if !self.accept(TokenKind::Comma) {
                break;
            }
        }
        let is_comprehension = matches!(self.peek(), TokenKind::For | TokenKind::Async);
        if let ([DictItem { key: None, value }], true) = (&items[..], is_comprehension) {
            return Err(self.error_at(value.span, "dict unpacking cannot be used in dict comprehension"));
        }
        self.expect(TokenKind::RightBrace)?;
        Ok(ExprKind::Dict(items))
    }

    fn dict_item(&mut self) -> Result<DictItem> {
        if self.accept(TokenKind::DoubleStar) {
            let value = self.nested(Self::bitwise_or)?;
            return Ok(DictItem { key: None, value });
        }
        let key = self.expression()?;
        match self.peek() {
            TokenKind::Colon => Ok(DictItem { key: Some(key), value: self.dict_value()? }),
            TokenKind::Error => Err(self.unexpected()),
            _ => Err(self.error_at(key.span, "':' expected after dictionary key")),
        }
    }

    /// From the colon on.
    fn dict_value(&mut self) -> Result<Expr> {
        let colon = self.expect(TokenKind::Colon)?;
        match self.peek() {
            TokenKind::RightBrace | TokenKind::Comma => {
                Err(self.error_at(colon.span, "expression expected after dictionary key and ':'"))
            }
            TokenKind::Star => Err(self.error_here("cannot use a starred expression in a dictionary value")),
            _ => self.expression(),
        }
    }
}
