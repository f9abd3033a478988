//! From text to tokens, as CPython 3.11's tokenizer does it.
//!
//! The lexer stops at the first error and leaves it to the parser to say which error comes first: CPython's parser
//! asks for one token after the other, so a mistake of grammar is noticed before a bad character further down.

mod identifier;
mod indentation;
mod number;

use std::borrow::Cow;

use crate::ast::Span;
use crate::syntax::SyntaxErrorKind;
use crate::token::{Token, TokenKind};

pub(crate) use identifier::has_replaced_letter;
use indentation::Indentation;

/// How deep brackets may be nested, as in CPython.
const MAX_LEVEL: usize = 200;

/// Why the lexer stopped.
#[derive(Clone, Debug)]
pub(crate) struct LexError {
    pub kind: SyntaxErrorKind,
    pub message: Cow<'static, str>,
    /// The place: line from 1 on, and byte in it.
    pub line: u32,
    pub column: u32,
    /// CPython prefers this error to one that its parser has found before.
    pub prevails: bool,
}

impl LexError {
    fn new(message: impl Into<Cow<'static, str>>, (line, column): (u32, u32)) -> LexError {
        LexError { kind: SyntaxErrorKind::Syntax, message: message.into(), line, column, prevails: true }
    }
}

/// An open bracket.
#[derive(Clone, Copy)]
pub(crate) struct Bracket {
    pub sign: char,
    pub line: u32,
    pub column: u32,
}

impl Bracket {
    /// CPython's message for an unclosed bracket.
    pub(crate) fn never_closed(self) -> LexError {
        LexError::new(format!("'{}' was never closed", self.sign), (self.line, self.column))
    }
}

/// The output of the lexer.
pub(crate) struct Tokens {
    /// The last one is [`TokenKind::End`], or [`TokenKind::Error`] if there is an error.
    pub tokens: Vec<Token>,
    pub error: Option<LexError>,
    /// The innermost bracket that was open when the lexer stopped.
    pub open: Option<Bracket>,
}

/// Reads a whole text whose lines all end with `\n`.
pub(crate) fn lex(text: &str) -> Tokens {
    let mut lexer = Lexer {
        text,
        at: 0,
        line: 1,
        line_start: 0,
        tokens: Vec::new(),
        indentation: Indentation::default(),
        brackets: Vec::new(),
    };
    let error = lexer.run().err();
    if error.is_some() {
        lexer.push(TokenKind::Error, lexer.at, lexer.position());
    }
    Tokens { tokens: lexer.tokens, error, open: lexer.brackets.last().copied() }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    /// The first byte of the line.
    line_start: usize,
    tokens: Vec<Token>,
    indentation: Indentation,
    brackets: Vec<Bracket>,
}

impl Lexer<'_> {
    fn run(&mut self) -> Result<(), LexError> {
        loop {
            if !self.begin_line()? {
                return Ok(());
            }
            while self.token()? {}
        }
    }

    /// Measures the indentation of the next line that has a statement; `false` at the end of the program.
    fn begin_line(&mut self) -> Result<bool, LexError> {
        loop {
            let width = self.measure()?;
            match self.peek() {
                None => {
                    self.dedent_to_zero();
                    return Ok(false);
                }
                Some('#') => self.skip_comment(),
                Some('\n') => {}
                Some(_) => {
                    self.indent(width)?;
                    return Ok(true);
                }
            }
            if self.peek().is_some() {
                self.bump_line();
            }
        }
    }

    /// Reads one token; `false` after the end of a logical line.
    fn token(&mut self) -> Result<bool, LexError> {
        self.skip_blank()?;
        let (start, position) = (self.at, self.position());
        let Some(next) = self.peek() else {
            // Lines end with `\n`, so this is inside a bracket.
            return Err(match self.brackets.last() {
                Some(bracket) => LexError { prevails: false, ..bracket.never_closed() },
                None => LexError { prevails: false, ..LexError::new("unexpected EOF while parsing", position) },
            });
        };
        match next {
            '\n' if self.brackets.is_empty() => {
                self.at += 1;
                self.push(TokenKind::Newline, start, position);
                self.line += 1;
                self.line_start = self.at;
                return Ok(false);
            }
            '\n' => self.bump_line(),
            '"' | '\'' => self.string(start, position)?,
            '0'..='9' => self.number(start, position)?,
            '.' if self.rest()[1..].starts_with(|c: char| c.is_ascii_digit()) => self.number(start, position)?,
            'a'..='z' | 'A'..='Z' | '_' | '\u{80}'.. => self.word(start, position)?,
            _ => self.operator(next, start, position)?,
        }
        Ok(true)
    }

    /// Skips spaces, comments and joined lines.
    fn skip_blank(&mut self) -> Result<(), LexError> {
        loop {
            match self.peek() {
                Some(' ' | '\t' | '\u{c}') => self.at += 1,
                Some('#') => self.skip_comment(),
                Some('\\') => self.join_line()?,
                _ => return Ok(()),
            }
        }
    }

    fn skip_comment(&mut self) {
        self.at += self.rest().find('\n').unwrap_or(self.rest().len());
    }

    /// A backslash joins a line with the next one.
    fn join_line(&mut self) -> Result<(), LexError> {
        self.at += 1;
        if self.peek() != Some('\n') {
            let error = LexError::new("unexpected character after line continuation character", self.position());
            return Err(LexError { prevails: false, ..error });
        }
        self.bump_line();
        if self.peek().is_none() {
            let error = LexError::new("unexpected EOF while parsing", self.position());
            return Err(LexError { prevails: false, ..error });
        }
        Ok(())
    }

    /// A name, a keyword, or a string with a prefix.
    fn word(&mut self, start: usize, position: (u32, u32)) -> Result<(), LexError> {
        let prefix = self.rest().bytes().take_while(u8::is_ascii_alphabetic).count();
        let (letters, after) = self.rest().split_at(prefix);
        if after.starts_with(['"', '\'']) && is_string_prefix(letters) {
            self.at += prefix;
            return self.string(start, position);
        }
        let length = self.rest().find(|c: char| !identifier::may_continue(c)).unwrap_or(self.rest().len());
        let word = &self.rest()[..length];
        if let Some((byte, character)) = identifier::first_invalid(word) {
            let place = (self.line, position.1 + byte as u32);
            return Err(LexError::new(invalid_character(character), place));
        }
        let kind = TokenKind::of_word(word).unwrap_or(TokenKind::Name);
        self.at += length;
        self.push(kind, start, position);
        Ok(())
    }

    /// A string from its opening quotes on.
    fn string(&mut self, start: usize, position: (u32, u32)) -> Result<(), LexError> {
        let quote = self.rest().as_bytes()[0];
        let triple = self.rest().as_bytes().starts_with(&[quote; 3]);
        let quotes = if triple { 3 } else { 1 };
        self.at += quotes;
        let bytes = self.text.as_bytes();
        loop {
            match bytes.get(self.at) {
                Some(b'\n') | None if !triple => {
                    let message = format!("unterminated string literal (detected at line {})", self.line);
                    return Err(LexError::new(message, position));
                }
                None => {
                    // CPython's count does not include the line end that it adds itself.
                    let line = self.text.matches('\n').count().max(1);
                    let message = format!("unterminated triple-quoted string literal (detected at line {line})");
                    return Err(LexError::new(message, position));
                }
                Some(b'\n') => self.bump_line(),
                Some(b'\\') => {
                    self.at += 1;
                    match bytes.get(self.at) {
                        Some(b'\n') => self.bump_line(),
                        Some(_) => self.at += 1,
                        None => {}
                    }
                }
                Some(&byte) if byte == quote && bytes[self.at..].starts_with(&[quote; 3][..quotes]) => {
                    self.at += quotes;
                    self.push(TokenKind::String, start, position);
                    return Ok(());
                }
                Some(_) => self.at += 1,
            }
        }
    }

    fn operator(&mut self, next: char, start: usize, position: (u32, u32)) -> Result<(), LexError> {
        if next.is_ascii_control() {
            return Err(LexError::new(invalid_character(next), position));
        }
        let (kind, length) = TokenKind::of_operator(self.rest()).unwrap_or((TokenKind::Other, 1));
        match next {
            '(' | '[' | '{' => {
                if self.brackets.len() >= MAX_LEVEL {
                    return Err(LexError::new("too many nested parentheses", position));
                }
                self.brackets.push(Bracket { sign: next, line: position.0, column: position.1 });
            }
            ')' | ']' | '}' => self.close(next, position)?,
            _ => {}
        }
        self.at += length;
        self.push(kind, start, position);
        Ok(())
    }

    fn close(&mut self, sign: char, position: (u32, u32)) -> Result<(), LexError> {
        let Some(open) = self.brackets.pop() else {
            return Err(LexError::new(format!("unmatched '{sign}'"), position));
        };
        if matches!((open.sign, sign), ('(', ')') | ('[', ']') | ('{', '}')) {
            return Ok(());
        }
        let parts = format!("closing parenthesis '{sign}' does not match opening parenthesis '{}'", open.sign);
        let message = if open.line == position.0 { parts } else { format!("{parts} on line {}", open.line) };
        Err(LexError::new(message, position))
    }

    fn push(&mut self, kind: TokenKind, start: usize, (line, column): (u32, u32)) {
        let span = Span { line, column, end_line: self.line, end_column: self.column() };
        self.tokens.push(Token { kind, span, start, end: self.at, level: self.brackets.len() as u8 });
    }

    /// Over a line end, where the next byte is one.
    fn bump_line(&mut self) {
        self.at += 1;
        self.line += 1;
        self.line_start = self.at;
    }

    fn column(&self) -> u32 {
        (self.at - self.line_start) as u32
    }

    /// The next character; at the end of the program that of its last line's end, as for CPython.
    fn position(&self) -> (u32, u32) {
        if self.at == self.text.len() && self.at == self.line_start && self.line > 1 {
            let before = &self.text[..self.at - 1];
            return (self.line - 1, (before.len() - before.rfind('\n').map_or(0, |end| end + 1)) as u32);
        }
        (self.line, self.column())
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }
}

/// Prefixes in any case: `b r u f br rb fr rf`.
fn is_string_prefix(letters: &str) -> bool {
    ["", "b", "r", "u", "f", "br", "rb", "fr", "rf"].iter().any(|prefix| letters.eq_ignore_ascii_case(prefix))
}

/// CPython's message for an invalid character.
fn invalid_character(c: char) -> String {
    if identifier::is_printable(c) {
        format!("invalid character '{c}' (U+{:04X})", c as u32)
    } else {
        format!("invalid non-printable character U+{:04X}", c as u32)
    }
}
