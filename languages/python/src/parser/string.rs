//! Strings: prefixes, escapes, and several written side by side.

use super::Parser;
use super::failure::Result;
use super::fstring::Joined;
use crate::ast::{ExprKind, Span};
use crate::refusal::Feature;
use crate::token::{Token, TokenKind};

/// A string token taken apart.
pub(super) struct Literal<'a> {
    /// What is between the quotes.
    pub body: &'a str,
    /// The byte of the source where it begins.
    pub start: usize,
    pub token: Token,
    pub is_raw: bool,
    pub is_formatted: bool,
    is_bytes: bool,
}

impl<'a> Parser<'a> {
    /// One string or several side by side, which are one.
    pub(super) fn strings(&mut self) -> Result<ExprKind> {
        let start = self.at;
        let mut joined = Joined::default();
        let mut kinds = (false, false);
        while self.peek() == TokenKind::String {
            let token = self.advance();
            let literal = self.literal(token);
            kinds = (kinds.0 || literal.is_bytes, kinds.1 || !literal.is_bytes);
            if kinds == (true, true) {
                return Err(self.error_at(self.tokens[start].span, "cannot mix bytes and nonbytes literals"));
            }
            if literal.is_bytes {
                self.bytes(&literal)?;
            } else if literal.is_formatted {
                joined.is_formatted = true;
                self.formatted(&literal, &mut joined)?;
            } else {
                let text = self.unescape(literal.body, literal.is_raw, token.span)?;
                joined.push_text(&text);
            }
        }
        Ok(joined.finish())
    }

    fn literal(&self, token: Token) -> Literal<'a> {
        let text: &'a str = &self.text[token.start..token.end];
        let quote = text.find(['"', '\'']).unwrap_or(0);
        let (prefix, quoted) = text.split_at(quote);
        let has = |letter: char| prefix.chars().any(|c| c.eq_ignore_ascii_case(&letter));
        let quotes =
            if quoted.len() >= 6 && (quoted.starts_with("\"\"\"") || quoted.starts_with("'''")) { 3 } else { 1 };
        Literal {
            body: &quoted[quotes..quoted.len() - quotes],
            start: token.start + quote + quotes,
            token,
            is_raw: has('r'),
            is_formatted: has('f'),
            is_bytes: has('b'),
        }
    }

    fn bytes(&mut self, literal: &Literal<'_>) -> Result<()> {
        let span = literal.token.span;
        if !literal.body.is_ascii() {
            return Err(self.error_at(span, "bytes can only contain ASCII literal characters"));
        }
        self.note_unsupported(Feature::Bytes, span);
        Ok(())
    }

    /// The text that a literal stands for.
    pub(super) fn unescape(&mut self, body: &str, is_raw: bool, span: Span) -> Result<String> {
        if is_raw || !body.contains('\\') {
            return Ok(body.to_owned());
        }
        let mut text = String::with_capacity(body.len());
        let mut rest = body;
        while let Some(backslash) = rest.find('\\') {
            text.push_str(&rest[..backslash]);
            let position = body.len() - rest.len() + backslash;
            rest = self.escape(&rest[backslash + 1..], position, &mut text, span)?;
        }
        text.push_str(rest);
        Ok(text)
    }

    /// One escape, from behind its backslash; what follows it.
    fn escape<'b>(&mut self, rest: &'b str, position: usize, text: &mut String, span: Span) -> Result<&'b str> {
        let Some(letter) = rest.chars().next() else {
            // In an f-string, before a brace.
            text.push('\\');
            return Ok(rest);
        };
        let after = &rest[letter.len_utf8()..];
        let simple = match letter {
            '\n' => return Ok(after),
            '\\' | '\'' | '"' => letter,
            'a' => '\u{7}',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'v' => '\u{b}',
            '0'..='7' => {
                let digits = rest.bytes().take(3).take_while(|byte| matches!(byte, b'0'..=b'7')).count();
                let code = u32::from_str_radix(&rest[..digits], 8).unwrap_or(0);
                text.extend(char::from_u32(code));
                return Ok(&rest[digits..]);
            }
            'x' => return self.hexadecimal(after, 2, "truncated \\xXX escape", position, text, span),
            'u' => return self.hexadecimal(after, 4, "truncated \\uXXXX escape", position, text, span),
            'U' => return self.hexadecimal(after, 8, "truncated \\UXXXXXXXX escape", position, text, span),
            'N' => return self.named(after, position, span),
            _ => {
                text.push('\\');
                letter
            }
        };
        text.push(simple);
        Ok(after)
    }

    fn hexadecimal<'b>(
        &mut self,
        rest: &'b str,
        length: usize,
        truncated: &str,
        position: usize,
        text: &mut String,
        span: Span,
    ) -> Result<&'b str> {
        let digits = rest.bytes().take(length).take_while(u8::is_ascii_hexdigit).count();
        if digits < length {
            return Err(self.bad_escape(position, position + 1 + digits, truncated, span));
        }
        let code = u32::from_str_radix(&rest[..length], 16).unwrap_or(u32::MAX);
        match char::from_u32(code) {
            Some(character) => text.push(character),
            None if code <= 0x10_ffff => self.note_unsupported(Feature::Surrogate, span),
            None => return Err(self.bad_escape(position, position + 1 + digits, "illegal Unicode character", span)),
        }
        Ok(&rest[length..])
    }

    /// `\N{name}`: the names of all characters are not here.
    fn named<'b>(&mut self, rest: &'b str, position: usize, span: Span) -> Result<&'b str> {
        let name = rest.strip_prefix('{').and_then(|rest| rest.split_once('}')).filter(|(name, _)| !name.is_empty());
        let Some((_, after)) = name else {
            let end = position + 1 + rest.find('}').map_or(rest.len(), |brace| brace + 1);
            return Err(self.bad_escape(position, end, "malformed \\N character escape", span));
        };
        self.note_unsupported(Feature::CharacterName, span);
        Ok(after)
    }

    fn bad_escape(&self, start: usize, end: usize, reason: &str, span: Span) -> Box<super::Failure> {
        let message =
            format!("(unicode error) 'unicodeescape' codec can't decode bytes in position {start}-{end}: {reason}");
        self.error_at(span, message)
    }
}
