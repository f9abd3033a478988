//! Numbers: their ends, and malformed ones.

use super::{LexError, Lexer, identifier};
use crate::token::TokenKind;

/// These may follow a number without a space: `1if x else 2`.
const KEYWORDS: [&str; 8] = ["and", "else", "for", "if", "in", "is", "or", "not"];

impl Lexer<'_> {
    pub(super) fn number(&mut self, start: usize, position: (u32, u32)) -> Result<(), LexError> {
        let second = self.rest().as_bytes().get(1).map_or(0, u8::to_ascii_lowercase);
        match (self.rest().as_bytes()[0], second) {
            (b'0', b'x') => self.prefixed(16, "hexadecimal")?,
            (b'0', b'o') => self.prefixed(8, "octal")?,
            (b'0', b'b') => self.prefixed(2, "binary")?,
            _ => self.decimal(position)?,
        }
        self.push(TokenKind::Number, start, position);
        Ok(())
    }

    /// `0x…`, `0o…` or `0b…`.
    fn prefixed(&mut self, radix: u32, name: &str) -> Result<(), LexError> {
        self.at += 2;
        loop {
            if self.peek() == Some('_') {
                self.at += 1;
            }
            if !self.peek().is_some_and(|c| c.is_digit(radix)) {
                return Err(self.wrong_digit(name).unwrap_or_else(|| self.invalid(name)));
            }
            while self.peek().is_some_and(|c| c.is_digit(radix)) {
                self.at += 1;
            }
            if self.peek() != Some('_') {
                break;
            }
        }
        self.wrong_digit(name).map_or(Ok(()), Err)?;
        self.end_of_number(name)
    }

    /// Whole numbers, fractions, exponents and complex numbers.
    fn decimal(&mut self, position: (u32, u32)) -> Result<(), LexError> {
        let start = self.at;
        if self.peek() != Some('.') {
            self.digits()?;
        }
        let whole = &self.text[start..self.at];
        let padded = whole.starts_with('0') && whole.bytes().any(|digit| !matches!(digit, b'0' | b'_'));
        let mut is_whole = true;
        if self.peek() == Some('.') {
            is_whole = false;
            self.at += 1;
            if self.peek().is_some_and(|c| c.is_ascii_digit()) {
                self.digits()?;
            }
        }
        if matches!(self.peek(), Some('e' | 'E')) {
            let letter = self.at;
            self.at += 1;
            let signed = matches!(self.peek(), Some('+' | '-'));
            if signed {
                self.at += 1;
            }
            if self.peek().is_some_and(|c| c.is_ascii_digit()) {
                is_whole = false;
                self.digits()?;
            } else if signed {
                return Err(self.invalid("decimal"));
            } else {
                self.at = letter;
            }
        }
        if matches!(self.peek(), Some('j' | 'J')) {
            self.at += 1;
            return self.end_of_number("imaginary");
        }
        if is_whole && padded {
            let message = "leading zeros in decimal integer literals are not permitted; \
                           use an 0o prefix for octal integers";
            return Err(LexError::new(message, position));
        }
        self.end_of_number("decimal")
    }

    /// Digits with single underscores between them.
    fn digits(&mut self) -> Result<(), LexError> {
        loop {
            while self.peek().is_some_and(|c| c.is_ascii_digit()) {
                self.at += 1;
            }
            if self.peek() != Some('_') {
                return Ok(());
            }
            self.at += 1;
            if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
                return Err(self.invalid("decimal"));
            }
        }
    }

    /// No name may follow a number at once.
    fn end_of_number(&self, name: &str) -> Result<(), LexError> {
        match self.peek() {
            Some(next) if next.is_ascii() && identifier::may_continue(next) => {
                if KEYWORDS.iter().any(|keyword| self.rest().starts_with(keyword)) {
                    return Ok(());
                }
                Err(self.invalid(name))
            }
            _ => Ok(()),
        }
    }

    fn wrong_digit(&self, name: &str) -> Option<LexError> {
        let digit = self.peek().filter(char::is_ascii_digit)?;
        Some(LexError::new(format!("invalid digit '{digit}' in {name} literal"), self.position()))
    }

    fn invalid(&self, name: &str) -> LexError {
        let (line, column) = self.position();
        LexError::new(format!("invalid {name} literal"), (line, column.saturating_sub(1)))
    }
}
