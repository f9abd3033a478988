//! What is inside the brackets of `a[…]`: an index, a slice, or several with commas.

use super::Parser;
use super::failure::Result;
use crate::ast::{Expr, ExprKind};
use crate::token::TokenKind;

impl Parser<'_> {
    /// Up to the closing bracket, which is not taken.
    pub(super) fn subscript(&mut self) -> Result<Expr> {
        let start = self.at;
        let first = self.slice_or_starred()?;
        if self.peek() != TokenKind::Comma && !matches!(first.kind, ExprKind::Starred(_)) {
            return Ok(first);
        }
        let mut elements = vec![first];
        while self.accept(TokenKind::Comma) && self.peek() != TokenKind::RightBracket {
            elements.push(self.slice_or_starred()?);
        }
        Ok(self.expr_from(start, ExprKind::Tuple(elements)))
    }

    fn slice_or_starred(&mut self) -> Result<Expr> {
        if self.peek() == TokenKind::Star { self.starred_argument() } else { self.slice() }
    }

    fn slice(&mut self) -> Result<Expr> {
        let start = self.at;
        let lower = match self.peek() {
            TokenKind::Colon => None,
            _ => {
                if let Some(named) = self.assignment_expression()? {
                    return Ok(named);
                }
                let first = self.named_expression()?;
                if self.peek() != TokenKind::Colon {
                    return Ok(first);
                }
                Some(Box::new(first))
            }
        };
        self.expect(TokenKind::Colon)?;
        let upper = self.bound()?;
        let step = if self.accept(TokenKind::Colon) { self.bound()? } else { None };
        Ok(self.expr_from(start, ExprKind::Slice { lower, upper, step }))
    }

    fn bound(&mut self) -> Result<Option<Box<Expr>>> {
        match self.peek() {
            TokenKind::Colon | TokenKind::Comma | TokenKind::RightBracket => Ok(None),
            _ => Ok(Some(Box::new(self.expression()?))),
        }
    }
}
