//! `import a.b as c` and `from .a import b as c`.

use super::Parser;
use super::failure::Result;
use crate::ast::{Alias, StmtKind, Text};
use crate::token::TokenKind;

impl Parser<'_> {
    pub(super) fn import(&mut self) -> Result<StmtKind> {
        self.expect(TokenKind::Import)?;
        let mut aliases = vec![self.alias(Self::dotted_name)?];
        while self.accept(TokenKind::Comma) {
            aliases.push(self.alias(Self::dotted_name)?);
        }
        Ok(StmtKind::Import(aliases))
    }

    pub(super) fn import_from(&mut self) -> Result<StmtKind> {
        self.expect(TokenKind::From)?;
        let mut level = 0;
        loop {
            match self.peek() {
                TokenKind::Dot => level += 1,
                TokenKind::Ellipsis => level += 3,
                _ => break,
            }
            self.advance();
        }
        let module = if level > 0 && self.peek() == TokenKind::Import { None } else { Some(self.dotted_name()?) };
        self.expect(TokenKind::Import)?;
        Ok(StmtKind::ImportFrom { module, names: self.imported_names()?, level })
    }

    fn imported_names(&mut self) -> Result<Vec<Alias>> {
        if self.peek() == TokenKind::Star {
            let span = self.advance().span;
            return Ok(vec![Alias { span, name: "*".into(), asname: None }]);
        }
        let is_parenthesized = self.accept(TokenKind::LeftParen);
        let mut names = vec![self.alias(|parser| Ok(parser.name()?.0))?];
        while self.accept(TokenKind::Comma) {
            match self.peek() {
                TokenKind::RightParen if is_parenthesized => break,
                TokenKind::Newline if !is_parenthesized => {
                    let message = "trailing comma not allowed without surrounding parentheses";
                    return Err(self.error_here(message));
                }
                _ => names.push(self.alias(|parser| Ok(parser.name()?.0))?),
            }
        }
        if is_parenthesized {
            self.expect(TokenKind::RightParen)?;
        }
        Ok(names)
    }

    fn alias(&mut self, name: fn(&mut Self) -> Result<Text>) -> Result<Alias> {
        let start = self.at;
        let name = name(self)?;
        let asname = if self.accept(TokenKind::As) { Some(self.name()?.0) } else { None };
        Ok(Alias { span: self.span_from(start), name, asname })
    }

    fn dotted_name(&mut self) -> Result<Text> {
        let mut name = self.name()?.0.to_string();
        while self.accept(TokenKind::Dot) {
            name.push('.');
            name.push_str(&self.name()?.0);
        }
        Ok(name.into())
    }
}
