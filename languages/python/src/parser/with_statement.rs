//! `with a as b, c as d:`, also in parentheses.

use super::Parser;
use super::failure::Result;
use super::target::{Use, not_a_target};
use crate::ast::{StmtKind, WithItem};
use crate::token::TokenKind;

impl Parser<'_> {
    pub(super) fn with_statement(&mut self) -> Result<StmtKind> {
        let first = self.expect(TokenKind::With)?;
        let parenthesized = match self.peek() {
            TokenKind::LeftParen => self.attempt(Self::parenthesized_items),
            _ => None,
        };
        let items = match parenthesized {
            Some(items) => items,
            None => {
                let mut items = vec![self.with_item()?];
                while self.accept(TokenKind::Comma) {
                    items.push(self.with_item()?);
                }
                self.colon()?;
                items
            }
        };
        let body = self.block("'with' statement", first)?;
        Ok(StmtKind::With { items, body })
    }

    /// Items in parentheses, with the colon: without it the parentheses belong to an expression.
    fn parenthesized_items(&mut self) -> Result<Vec<WithItem>> {
        self.expect(TokenKind::LeftParen)?;
        let mut items = vec![self.with_item()?];
        while self.accept(TokenKind::Comma) && self.peek() != TokenKind::RightParen {
            items.push(self.with_item()?);
        }
        self.expect(TokenKind::RightParen)?;
        self.expect(TokenKind::Colon)?;
        Ok(items)
    }

    fn with_item(&mut self) -> Result<WithItem> {
        let context = self.expression()?;
        if !self.accept(TokenKind::As) {
            return Ok(WithItem { context, target: None });
        }
        let start = self.at;
        let target = self.attempt(Self::star_target).filter(|target| not_a_target(target, Use::Assign).is_none());
        let is_end = matches!(self.peek(), TokenKind::Comma | TokenKind::RightParen | TokenKind::Colon);
        if target.is_some() && is_end {
            return Ok(WithItem { context, target });
        }
        self.at = start;
        let expression = self.expression()?;
        let is_end = matches!(self.peek(), TokenKind::Comma | TokenKind::RightParen | TokenKind::Colon);
        match not_a_target(&expression, Use::Assign) {
            Some(part) if is_end => Err(self.cannot(Use::Assign, part)),
            _ => Err(self.unexpected()),
        }
    }
}
