//! Compound statements: which one begins here, and `if`, `while`, `for` and `match`.

use super::Parser;
use super::failure::Result;
use crate::ast::{Branch, Expr, MatchCase, Span, Stmt, StmtKind};
use crate::refusal::Feature;
use crate::token::TokenKind;

impl Parser<'_> {
    /// The compound statement that begins here, if one does.
    pub(super) fn compound_statement(&mut self) -> Result<Option<Stmt>> {
        let start = self.at;
        self.last_operand = super::NOWHERE;
        let kind = match self.peek() {
            TokenKind::If => self.if_statement()?,
            TokenKind::While => self.while_statement()?,
            TokenKind::For => self.for_statement()?,
            TokenKind::Try => self.try_statement()?,
            TokenKind::With => self.with_statement()?,
            TokenKind::Def => self.function(Vec::new())?,
            TokenKind::Class => self.class(Vec::new())?,
            TokenKind::At => return self.decorated().map(Some),
            TokenKind::Async => self.async_statement()?,
            TokenKind::Name if self.is_word("match") => match self.match_statement()? {
                Some(kind) => kind,
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        Ok(Some(Stmt { span: self.block_span(start), kind }))
    }

    /// From a token that was read before to the end of the last statement.
    pub(super) fn block_span(&self, start: usize) -> Span {
        let is_layout = |kind| matches!(kind, TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent);
        let last = self.tokens[..self.at].iter().rfind(|token| !is_layout(token.kind));
        let span = self.tokens[start].span;
        last.map_or(span, |last| span.to(last.span))
    }

    pub(super) fn async_statement(&mut self) -> Result<StmtKind> {
        let word = self.advance();
        self.note_unsupported(Feature::Async, word.span);
        match self.peek() {
            TokenKind::Def => self.function(Vec::new()),
            TokenKind::For => self.for_statement(),
            TokenKind::With => self.with_statement(),
            _ => Err(self.unexpected()),
        }
    }

    fn if_statement(&mut self) -> Result<StmtKind> {
        let mut starts = Vec::new();
        let mut branches = Vec::new();
        let mut after = "'if' statement";
        while branches.is_empty() || self.peek() == TokenKind::Elif {
            starts.push(self.at);
            let (test, body) = self.condition_block(after)?;
            branches.push(Branch { span: Span::default(), test, body });
            after = "'elif' statement";
        }
        let orelse = self.else_block()?;
        for (branch, start) in branches.iter_mut().zip(starts) {
            branch.span = self.block_span(start);
        }
        Ok(StmtKind::If { branches, orelse })
    }

    fn while_statement(&mut self) -> Result<StmtKind> {
        let (test, body) = self.condition_block("'while' statement")?;
        Ok(StmtKind::While { test, body, orelse: self.else_block()? })
    }

    fn for_statement(&mut self) -> Result<StmtKind> {
        let first = self.expect(TokenKind::For)?;
        let target = self.loop_target()?;
        self.expect(TokenKind::In)?;
        let iter = self.star_expressions()?;
        self.colon()?;
        let body = self.block("'for' statement", first)?;
        Ok(StmtKind::For { target, iter, body, orelse: self.else_block()? })
    }

    /// `match` is a keyword only where a subject, a colon and a line end follow.
    fn match_statement(&mut self) -> Result<Option<StmtKind>> {
        let first = self.token();
        let subject = self.attempt(|parser| {
            parser.advance();
            let subject = parser.match_subject()?;
            match parser.peek() {
                TokenKind::Newline => Ok(Err(parser.error_here("expected ':'"))),
                _ => {
                    parser.expect(TokenKind::Colon)?;
                    parser.expect(TokenKind::Newline)?;
                    Ok(Ok(subject))
                }
            }
        });
        let subject = match subject {
            None => return Ok(None),
            Some(Ok(subject)) => subject,
            Some(Err(missing_colon)) => {
                self.at = self.tokens.iter().position(|token| token.start == first.start).unwrap_or(self.at);
                let is_expression = self.could_read(|parser| parser.simple_statements(&mut Vec::new()));
                return if is_expression { Ok(None) } else { Err(missing_colon) };
            }
        };
        if !self.accept(TokenKind::Indent) {
            return Err(self.expected_block("'match' statement", first.span.line));
        }
        let mut cases = Vec::new();
        while cases.is_empty() || self.peek() != TokenKind::Dedent {
            cases.push(self.nested(Self::match_case)?);
        }
        self.advance();
        Ok(Some(StmtKind::Match { subject, cases }))
    }

    fn match_subject(&mut self) -> Result<Expr> {
        let start = self.at;
        let subject = self.maybe_tuple(Self::star_named_expression)?;
        match subject.kind {
            crate::ast::ExprKind::Starred(_) if !self.is_parenthesized(start) => Err(self.unexpected()),
            _ => Ok(subject),
        }
    }

    fn match_case(&mut self) -> Result<MatchCase> {
        if !self.is_word("case") {
            return Err(self.unexpected());
        }
        let first = self.advance();
        let pattern = self.patterns()?;
        let guard = if self.accept(TokenKind::If) { Some(self.named_expression()?) } else { None };
        self.colon()?;
        let body = self.block("'case' statement", first)?;
        Ok(MatchCase { pattern, guard, body })
    }
}
