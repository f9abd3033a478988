//! From tokens to the syntax tree: recursive descent, with precedence climbing for the binary operators.
//!
//! The grammar is CPython 3.11's. Where its parser would try one rule after another, this one mostly reads an
//! expression first and then looks at whether it can be a target, as there is no other way to go on.

mod argument;
mod assignment;
mod atom;
mod block;
mod compound;
mod comprehension;
mod definition;
mod expression;
mod failure;
mod fstring;
mod import;
mod number;
mod operator;
mod parameter;
mod pattern;
mod primary;
mod statement;
mod string;
mod subscript;
mod target;
mod try_statement;
mod with_statement;

use crate::ast::{Expr, ExprKind, Module, Span, Text};
use crate::lexer::{LexError, Tokens, has_replaced_letter, lex};
use crate::refusal::Feature;
use crate::token::{Token, TokenKind};

pub(crate) use failure::Failure;
use failure::Result;

/// How deep statements and expressions may be nested, so that no text can exhaust the stack, which is 1 MB in wasm.
const MAX_NESTING: u32 = 100;

/// How deep the tree may be: a chain like `a + b + c` or `f()()()` deepens it without nesting.
const MAX_DEPTH: u32 = 400;

/// No operand was read yet.
const NOWHERE: (usize, usize) = (usize::MAX, usize::MAX);

/// A program as far as the grammar goes.
pub(crate) struct Parsed {
    pub module: Module,
    /// Unsupported features, which the tree cannot hold.
    pub unsupported: Vec<Unsupported>,
}

/// A use of something that the tree cannot hold.
#[derive(Clone, Debug)]
pub(crate) struct Unsupported {
    pub feature: Feature,
    pub span: Span,
}

/// Parses a text whose lines all end with `\n`.
pub(crate) fn parse(text: &str) -> std::result::Result<Parsed, Failure> {
    let tokens = lex(text);
    let mut parser = Parser::new(text, &tokens, 0);
    match parser.statements(TokenKind::End) {
        Ok(body) => Ok(Parsed { module: Module { body }, unsupported: parser.unsupported }),
        Err(failure) => Err(parser.outranked(*failure)),
    }
}

struct Parser<'a> {
    text: &'a str,
    tokens: &'a [Token],
    lex_error: Option<&'a LexError>,
    open: Option<crate::lexer::Bracket>,
    /// The next token.
    at: usize,
    /// The furthest token that was looked at, where CPython places its `invalid syntax`.
    furthest: usize,
    /// The same where things were only tried.
    tried: usize,
    nesting: u32,
    depth: u32,
    /// The first part of the expression read last, by its first token and the one after it: if another expression
    /// follows there, a comma may be missing.
    last_operand: (usize, usize),
    /// The text is read a second time, for a better message: errors are not looked at more closely, or nested ones
    /// would take exponential time.
    is_silent: bool,
    unsupported: Vec<Unsupported>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, tokens: &'a Tokens, nesting: u32) -> Parser<'a> {
        Parser {
            text,
            tokens: &tokens.tokens,
            lex_error: tokens.error.as_ref(),
            open: tokens.open,
            at: 0,
            furthest: 0,
            tried: 0,
            nesting,
            depth: nesting,
            last_operand: NOWHERE,
            is_silent: false,
            unsupported: Vec::new(),
        }
    }

    /// The next token. The last one is never passed.
    fn token(&mut self) -> Token {
        self.furthest = self.furthest.max(self.at);
        self.tokens[self.at]
    }

    fn peek(&mut self) -> TokenKind {
        self.token().kind
    }

    /// The token after the next one.
    fn peek_second(&mut self) -> TokenKind {
        let second = (self.at + 1).min(self.tokens.len() - 1);
        self.furthest = self.furthest.max(second);
        self.tokens[second].kind
    }

    fn advance(&mut self) -> Token {
        let token = self.token();
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
        token
    }

    /// Takes the next token if it is of this kind.
    fn accept(&mut self, kind: TokenKind) -> bool {
        let is_next = self.peek() == kind;
        if is_next {
            self.advance();
        }
        is_next
    }

    fn expect(&mut self, kind: TokenKind) -> Result<Token> {
        if self.peek() == kind { Ok(self.advance()) } else { Err(self.unexpected()) }
    }

    /// Takes a token that the grammar demands here, so that its absence has a message.
    fn demand(&mut self, kind: TokenKind) -> Result<Token> {
        match self.peek() {
            next if next == kind => Ok(self.advance()),
            TokenKind::Error => Err(self.unexpected()),
            _ => Err(self.error_here(format!("expected '{}'", kind.text()))),
        }
    }

    fn word(&self, token: Token) -> &'a str {
        &self.text[token.start..token.end]
    }

    /// Whether the next token is a name that is this word.
    fn is_word(&mut self, word: &str) -> bool {
        let token = self.token();
        token.kind == TokenKind::Name && self.word(token) == word
    }

    fn name(&mut self) -> Result<(Text, Span)> {
        let token = self.expect(TokenKind::Name)?;
        let word = self.word(token);
        if has_replaced_letter(word) {
            self.note_unsupported(Feature::ReplacedName, token.span);
        }
        Ok((word.into(), token.span))
    }

    /// From a token that was read before to the last one taken.
    fn span_from(&self, start: usize) -> Span {
        self.tokens[start].span.to(self.tokens[self.at.max(start + 1) - 1].span)
    }

    fn expr_from(&self, start: usize, kind: ExprKind) -> Expr {
        Expr { span: self.span_from(start), kind }
    }

    /// Reads something nested.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let (nesting, depth) = (self.nesting, self.depth);
        self.nesting += 1;
        self.deepen()?;
        if self.nesting > MAX_NESTING {
            return Err(self.too_deep());
        }
        let result = read(self);
        (self.nesting, self.depth) = (nesting, depth);
        result
    }

    /// Counts a level of the tree until the enclosing [`nested`](Self::nested) ends.
    fn deepen(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH { Err(self.too_deep()) } else { Ok(()) }
    }

    /// Reads something that may turn out not to be there, and then goes back.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Option<T> {
        let (at, depth, nesting, unsupported) = (self.at, self.depth, self.nesting, self.unsupported.len());
        let result = read(self).ok();
        if result.is_none() {
            (self.at, self.depth, self.nesting) = (at, depth, nesting);
            self.unsupported.truncate(unsupported);
        }
        result
    }

    /// Whether something could be read here; nothing is taken.
    fn could_read<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> bool {
        self.silently(read).is_ok()
    }

    /// What would be read here; nothing is taken.
    fn silently<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        let before = (self.at, self.furthest, self.depth, self.nesting, self.last_operand, self.is_silent);
        let unsupported = self.unsupported.len();
        self.is_silent = true;
        self.last_operand = NOWHERE;
        let result = read(self);
        self.tried = self.tried.max(self.furthest);
        (self.at, self.furthest, self.depth, self.nesting, self.last_operand, self.is_silent) = before;
        self.unsupported.truncate(unsupported);
        result
    }

    fn note_unsupported(&mut self, feature: Feature, span: Span) {
        self.unsupported.push(Unsupported { feature, span });
    }
}
