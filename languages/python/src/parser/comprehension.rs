//! Comprehensions and generator expressions: `… for a in b if c`.

use super::Parser;
use super::failure::Result;
use crate::ast::{Comprehension, Expr, ExprKind, Generator};
use crate::refusal::Feature;
use crate::token::TokenKind;

impl Parser<'_> {
    /// From the first `for` on; the element has been read.
    pub(super) fn comprehension(&mut self, element: Expr) -> Result<Comprehension> {
        if matches!(element.kind, ExprKind::Starred(_)) {
            self.generators()?;
            return Err(self.error_at(element.span, "iterable unpacking cannot be used in comprehension"));
        }
        Ok(Comprehension { element, generators: self.generators()? })
    }

    pub(super) fn generators(&mut self) -> Result<Vec<Generator>> {
        let mut generators = Vec::new();
        while matches!(self.peek(), TokenKind::For | TokenKind::Async) {
            generators.push(self.generator()?);
        }
        Ok(generators)
    }

    fn generator(&mut self) -> Result<Generator> {
        if self.peek() == TokenKind::Async {
            let word = self.advance();
            self.note_unsupported(Feature::Async, word.span);
        }
        self.expect(TokenKind::For)?;
        let target = self.loop_target()?;
        self.expect(TokenKind::In)?;
        let iter = self.nested(Self::disjunction)?;
        let mut conditions = Vec::new();
        while self.accept(TokenKind::If) {
            conditions.push(self.nested(Self::disjunction)?);
        }
        Ok(Generator { target, iter, conditions })
    }
}
