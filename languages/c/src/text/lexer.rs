//! The lexer: comments, line splices and tokens of the preprocessor.

use std::rc::Rc;

use super::token::{Kind, PUNCTUATION, Token};
use crate::refusal::{Mistake, Refusal};

/// The tokens of a text, and its faults.
pub(crate) struct Lexed {
    pub(crate) tokens: Vec<Token>,
    /// Comments or literals without an end.
    pub(crate) refusal: Option<Refusal>,
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    tokens: Vec<Token>,
    refusal: Option<Refusal>,
    space: bool,
    first: bool,
    /// One text a spelling.
    puncts: Vec<Rc<str>>,
}

/// Takes a text apart.
pub(crate) fn lex(text: &str) -> Lexed {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let puncts = PUNCTUATION.iter().map(|&text| Rc::from(text)).collect();
    let mut lexer =
        Lexer { text, at: 0, line: 1, tokens: Vec::new(), refusal: None, space: false, first: true, puncts };
    while lexer.token() {}
    Lexed { tokens: lexer.tokens, refusal: lexer.refusal }
}

impl Lexer<'_> {
    fn rest(&self) -> &[u8] {
        &self.text.as_bytes()[self.at..]
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    /// The length of a backslash with the end of its line.
    fn splice(&self) -> usize {
        let rest = self.rest();
        if rest.starts_with(b"\\\n") {
            2
        } else if rest.starts_with(b"\\\r\n") {
            3
        } else {
            0
        }
    }

    fn skip_splices(&mut self) {
        loop {
            let length = self.splice();
            if length == 0 {
                return;
            }
            self.at += length;
            self.line += 1;
        }
    }

    fn fail(&mut self, line: u32, mistake: Mistake) {
        if self.refusal.is_none() {
            self.refusal = Some(Refusal::mistake(line, mistake));
        }
    }

    fn push(&mut self, kind: Kind, text: Rc<str>, line: u32) {
        let (space, first) = (self.space, self.first);
        self.tokens.push(Token { kind, text, line, space, first, hidden: None });
        (self.space, self.first) = (false, false);
    }

    /// Takes the next token or white space; `false` at the end.
    fn token(&mut self) -> bool {
        self.skip_splices();
        if self.at >= self.text.len() {
            self.first = true;
            self.push(Kind::End, "".into(), self.line);
            return false;
        }
        let byte = self.peek(0);
        match byte {
            b'\n' => {
                self.at += 1;
                self.line += 1;
                (self.space, self.first) = (true, true);
            }
            b' ' | b'\t' | b'\r' | 11 | 12 => {
                self.at += 1;
                self.space = true;
            }
            b'/' if self.peek(1) == b'/' => self.line_comment(),
            b'/' if self.peek(1) == b'*' => self.block_comment(),
            b'"' | b'\'' => self.literal_after(String::new(), byte, self.line),
            b'0'..=b'9' => self.number(),
            b'.' if self.peek(1).is_ascii_digit() => self.number(),
            b'_' | b'$' | b'a'..=b'z' | b'A'..=b'Z' => self.name(),
            _ if byte >= 0x80 => self.letter(),
            _ => self.punctuation(),
        }
        true
    }

    fn line_comment(&mut self) {
        while self.at < self.text.len() && self.peek(0) != b'\n' {
            let length = self.splice();
            if length > 0 {
                self.line += 1;
            }
            self.at += length.max(1);
        }
        self.space = true;
    }

    fn block_comment(&mut self) {
        let begin = self.line;
        self.at += 2;
        while !self.rest().starts_with(b"*/") {
            if self.at >= self.text.len() {
                self.fail(begin, Mistake::OpenComment);
                return;
            }
            self.line += u32::from(self.peek(0) == b'\n');
            self.at += 1;
        }
        self.at += 2;
        self.space = true;
    }

    /// Characters up to a byte that does not belong, without splices.
    fn spelled(&mut self, mut belongs: impl FnMut(&str, char) -> bool) -> String {
        let mut spelled = String::new();
        loop {
            self.skip_splices();
            let Some(next) = self.text[self.at..].chars().next() else { return spelled };
            if !belongs(&spelled, next) {
                return spelled;
            }
            spelled.push(next);
            self.at += next.len_utf8();
        }
    }

    fn name(&mut self) {
        let line = self.line;
        let text = self.spelled(|_, next| next == '_' || next == '$' || next.is_alphanumeric());
        let quote = self.peek(0);
        if matches!(&*text, "L" | "u" | "U" | "u8") && (quote == b'"' || quote == b'\'') {
            self.literal_after(text, quote, line);
        } else if text == "R" && quote == b'"' {
            self.raw_literal(line);
        } else {
            self.push(Kind::Name, text.into(), line);
        }
    }

    /// `R"(…)"`, or with letters between quote and bracket, as the literal that has the same characters.
    fn raw_literal(&mut self, line: u32) {
        let rest = &self.text[self.at + 1..];
        let found =
            rest.split_once('(').and_then(|(mark, rest)| Some((mark, rest.split_once(&format!("){mark}\""))?.0)));
        let Some((mark, content)) = found.filter(|(mark, _)| mark.len() <= 16) else {
            return self.literal_after("R".to_owned(), b'"', line);
        };
        let written = content.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        self.line += content.matches('\n').count() as u32;
        self.at += 2 * mark.len() + content.len() + 4;
        self.push(Kind::Str, format!("\"{written}\"").into(), line);
    }

    fn number(&mut self) {
        let line = self.line;
        let mut text = String::new();
        loop {
            text += &self.spelled(|before, next| {
                let after_exponent = matches!(before.bytes().last(), Some(b'e' | b'E' | b'p' | b'P'));
                next.is_ascii_alphanumeric()
                    || next == '.'
                    || next == '_'
                    || (after_exponent && (next == '+' || next == '-'))
            });
            // `1'000'000` of C++.
            if self.peek(0) != b'\'' || !self.peek(1).is_ascii_alphanumeric() {
                break;
            }
            self.at += 1;
        }
        self.push(Kind::Number, text.into(), line);
    }

    fn literal_after(&mut self, prefix: String, quote: u8, line: u32) {
        let start = self.at;
        self.at += 1;
        let mut text = prefix;
        text.push(quote as char);
        let mut escaped = false;
        let rest = self.spelled(|_, next| {
            if next == '\n' || (!escaped && next == quote as char) {
                return false;
            }
            escaped = !escaped && next == '\\';
            true
        });
        text.push_str(&rest);
        if self.peek(0) == quote {
            self.at += 1;
            text.push(quote as char);
            self.push(if quote == b'"' { Kind::Str } else { Kind::Char }, text.into(), line);
        } else {
            // A lone quote; the rest of the line is not tokens of C. In a directive that is skipped it does not matter.
            debug_assert!(self.at >= start);
            self.push(Kind::Stray, text.into(), line);
        }
    }

    fn letter(&mut self) {
        let line = self.line;
        let Some(next) = self.text[self.at..].chars().next() else { return };
        if next.is_alphabetic() {
            self.name();
        } else {
            self.at += next.len_utf8();
            self.push(Kind::Stray, next.to_string().into(), line);
        }
    }

    fn punctuation(&mut self) {
        let line = self.line;
        let found = PUNCTUATION.iter().position(|text| self.rest().starts_with(text.as_bytes()));
        if let Some(index) = found {
            self.at += PUNCTUATION[index].len();
            let index = match PUNCTUATION[index] {
                "<:" => PUNCTUATION.iter().position(|&text| text == "[").unwrap_or(index),
                ":>" => PUNCTUATION.iter().position(|&text| text == "]").unwrap_or(index),
                _ => index,
            };
            self.push(Kind::Punct, self.puncts[index].clone(), line);
        } else {
            let byte = self.peek(0);
            self.at += 1;
            self.push(Kind::Stray, (byte as char).to_string().into(), line);
        }
    }
}
