//! Names, attributes, calls and subscripts: `a.b(c)[d]`.

use super::Parser;
use super::failure::Result;
use crate::ast::{Expr, ExprKind};
use crate::token::TokenKind;

impl Parser<'_> {
    pub(super) fn primary(&mut self) -> Result<Expr> {
        let start = self.at;
        let mut value = self.atom()?;
        loop {
            let kind = match self.peek() {
                TokenKind::Dot => {
                    self.advance();
                    let (attr, _) = self.name()?;
                    ExprKind::Attribute { value: Box::new(value), attr }
                }
                TokenKind::LeftParen => {
                    let (args, keywords) = self.call_arguments()?;
                    ExprKind::Call { func: Box::new(value), args, keywords }
                }
                TokenKind::LeftBracket => {
                    self.advance();
                    let index = Box::new(self.subscript()?);
                    self.expect(TokenKind::RightBracket)?;
                    ExprKind::Subscript { value: Box::new(value), index }
                }
                _ => return Ok(value),
            };
            self.deepen()?;
            value = self.expr_from(start, kind);
        }
    }
}
