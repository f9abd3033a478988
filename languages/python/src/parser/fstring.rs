//! F-strings, taken apart as CPython 3.11 does it: after the lexer, by looking for braces.

use super::failure::{Failure, Result};
use super::string::Literal;
use super::{Parser, Unsupported};
use crate::ast::{Constant, Conversion, Expr, ExprKind, FStringPart, Span};
use crate::lexer::lex;
use crate::token::{Token, TokenKind};

/// How deep format specifications may be nested: `{a:{b}}` is the deepest.
const MAX_LEVEL: u32 = 2;

/// Strings written side by side, and the parts of an f-string.
#[derive(Default)]
pub(super) struct Joined {
    /// At least one of them is an f-string.
    pub is_formatted: bool,
    parts: Vec<FStringPart>,
    /// Text that has not become a part yet.
    text: String,
}

impl Joined {
    pub(super) fn push_text(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn push_value(&mut self, value: FStringPart) {
        self.flush();
        self.parts.push(value);
    }

    fn flush(&mut self) {
        if !self.text.is_empty() {
            self.parts.push(FStringPart::Literal(std::mem::take(&mut self.text).into()));
        }
    }

    fn into_parts(mut self) -> Vec<FStringPart> {
        self.flush();
        self.parts
    }

    pub(super) fn finish(self) -> ExprKind {
        match self.is_formatted {
            true => ExprKind::JoinedStr(self.into_parts()),
            false => ExprKind::Constant(Constant::Str(self.text.into())),
        }
    }
}

/// A place in the body of an f-string.
struct Cursor<'a> {
    literal: &'a Literal<'a>,
    /// The next byte of the body.
    at: usize,
}

impl<'a> Cursor<'a> {
    fn rest(&self) -> &'a str {
        &self.literal.body[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn accept(&mut self, sign: char) -> bool {
        let is_next = self.peek() == Some(sign);
        if is_next {
            self.at += sign.len_utf8();
        }
        is_next
    }
}

impl Parser<'_> {
    /// Adds the parts of an f-string.
    pub(super) fn formatted(&mut self, literal: &Literal<'_>, joined: &mut Joined) -> Result<()> {
        let mut cursor = Cursor { literal, at: 0 };
        self.fstring_parts(&mut cursor, 0, joined)?;
        match cursor.rest() {
            "" => Ok(()),
            _ => Err(self.fstring_error(literal.token, "f-string: unexpected end of string")),
        }
    }

    /// Up to the end of the string, or of a format specification.
    fn fstring_parts(&mut self, cursor: &mut Cursor<'_>, level: u32, joined: &mut Joined) -> Result<()> {
        loop {
            self.fstring_text(cursor, level, joined)?;
            match cursor.peek() {
                Some('{') => self.fstring_value(cursor, level, joined)?,
                _ => return Ok(()),
            }
        }
    }

    /// Text up to the next brace. At the outermost level a doubled brace is text.
    fn fstring_text(&mut self, cursor: &mut Cursor<'_>, level: u32, joined: &mut Joined) -> Result<()> {
        let Literal { is_raw, token, .. } = *cursor.literal;
        loop {
            let rest = cursor.rest();
            let length = text_length(rest, is_raw);
            let brace = rest[length..].chars().next();
            let is_doubled = level == 0 && brace.is_some_and(|brace| rest[length + 1..].starts_with(brace));
            let text = &rest[..length + usize::from(is_doubled)];
            joined.push_text(&self.unescape(text, is_raw, token.span)?);
            cursor.at += text.len() + usize::from(is_doubled);
            if !is_doubled {
                if brace == Some('}') && level == 0 {
                    return Err(self.fstring_error(token, "f-string: single '}' is not allowed"));
                }
                return Ok(());
            }
        }
    }

    /// `{expression=!conversion:specification}`.
    fn fstring_value(&mut self, cursor: &mut Cursor<'_>, level: u32, joined: &mut Joined) -> Result<()> {
        let token = cursor.literal.token;
        if level >= MAX_LEVEL {
            return Err(self.fstring_error(token, "f-string: expressions nested too deeply"));
        }
        let brace = cursor.at;
        cursor.at += 1;
        let length = self.fstring_expression_length(cursor.rest(), token)?;
        let code = &cursor.rest()[..length];
        cursor.at += length;
        if cursor.rest().is_empty() {
            return Err(self.fstring_error(token, "f-string: expecting '}'"));
        }
        let value = self.fstring_expression(cursor.literal, brace, code)?;
        let is_shown = cursor.accept('=');
        if is_shown {
            let blank = cursor.rest().find(|c: char| !c.is_ascii_whitespace()).unwrap_or(cursor.rest().len());
            cursor.at += blank;
            joined.push_text(&cursor.literal.body[brace + 1..cursor.at]);
        }
        let mut conversion = if cursor.accept('!') { Some(self.conversion(cursor)?) } else { None };
        let spec = match cursor.accept(':') {
            true => {
                let mut spec = Joined::default();
                self.nested(|parser| parser.fstring_parts(cursor, level + 1, &mut spec))?;
                Some(spec.into_parts())
            }
            false => None,
        };
        if !cursor.accept('}') {
            return Err(self.fstring_error(token, "f-string: expecting '}'"));
        }
        if is_shown && conversion.is_none() && spec.is_none() {
            conversion = Some(Conversion::Repr);
        }
        joined.push_value(FStringPart::Value { value: Box::new(value), conversion, spec, line: token.span.line });
        Ok(())
    }

    fn conversion(&mut self, cursor: &mut Cursor<'_>) -> Result<Conversion> {
        let token = cursor.literal.token;
        let Some(letter) = cursor.peek() else {
            return Err(self.fstring_error(token, "f-string: expecting '}'"));
        };
        cursor.at += letter.len_utf8();
        match letter {
            's' => Ok(Conversion::Str),
            'r' => Ok(Conversion::Repr),
            'a' => Ok(Conversion::Ascii),
            _ => {
                let message = "f-string: invalid conversion character: expected 's', 'r', or 'a'";
                Err(self.fstring_error(token, message))
            }
        }
    }

    /// How far the expression goes that a brace begins: to `!`, `:`, `=` or `}` outside brackets and strings.
    fn fstring_expression_length(&self, rest: &str, token: Token) -> Result<usize> {
        let bytes = rest.as_bytes();
        let mut at = 0;
        let mut quote: Option<&str> = None;
        let mut open: Vec<u8> = Vec::new();
        while at < bytes.len() {
            let byte = bytes[at];
            if byte == b'\\' {
                return Err(self.fstring_error(token, "f-string expression part cannot include a backslash"));
            }
            if let Some(quotes) = quote {
                if rest[at..].starts_with(quotes) {
                    at += quotes.len();
                    quote = None;
                } else {
                    at += rest[at..].chars().next().map_or(1, char::len_utf8);
                }
                continue;
            }
            match byte {
                b'\'' | b'"' => {
                    let is_triple = bytes[at..].starts_with(&[byte; 3]);
                    let quotes = if is_triple { 3 } else { 1 };
                    quote = Some(&rest[at..at + quotes]);
                    at += quotes;
                    continue;
                }
                b'(' | b'[' | b'{' => open.push(byte),
                b'#' => return Err(self.fstring_error(token, "f-string expression part cannot include '#'")),
                b'!' | b'=' | b'<' | b'>' if open.is_empty() && bytes.get(at + 1) == Some(&b'=') => at += 1,
                b'!' | b':' | b'}' | b'=' if open.is_empty() => break,
                b')' | b']' | b'}' => self.close_in_fstring(open.pop(), byte, token)?,
                _ => {}
            }
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
        if quote.is_some() {
            return Err(self.fstring_error(token, "f-string: unterminated string"));
        }
        match open.last() {
            Some(&sign) => Err(self.fstring_error(token, format!("f-string: unmatched '{}'", char::from(sign)))),
            None => Ok(at),
        }
    }

    fn close_in_fstring(&self, open: Option<u8>, sign: u8, token: Token) -> Result<()> {
        let sign = char::from(sign);
        match open.map(char::from) {
            Some('(') if sign == ')' => Ok(()),
            Some('[') if sign == ']' => Ok(()),
            Some('{') if sign == '}' => Ok(()),
            Some(open) => {
                let message =
                    format!("f-string: closing parenthesis '{sign}' does not match opening parenthesis '{open}'");
                Err(self.fstring_error(token, message))
            }
            None => Err(self.fstring_error(token, format!("f-string: unmatched '{sign}'"))),
        }
    }

    /// Parses an expression by itself, in parentheses, so that it may have line ends. `brace` is where it is opened.
    fn fstring_expression(&mut self, literal: &Literal<'_>, brace: usize, code: &str) -> Result<Expr> {
        if code.chars().all(|c| c.is_ascii_whitespace()) {
            return Err(self.fstring_error(literal.token, "f-string: empty expression not allowed"));
        }
        let text = format!("({code})\n");
        let mut tokens = lex(&text);
        let place = Place::of(self.text, literal, brace, code);
        for token in &mut tokens.tokens {
            token.span = place.shift(token.span);
        }
        let nesting = self.nesting;
        let mut parser = Parser::new(&text, &tokens, nesting);
        parser.is_silent = self.is_silent;
        let result = parser.fstring_group();
        let failure = match result {
            Ok(value) => {
                self.unsupported.extend(parser.unsupported.into_iter().map(|note| Unsupported { ..note }));
                return Ok(value);
            }
            Err(failure) => parser.outranked(*failure),
        };
        let message = format!("f-string: {}", failure.message);
        let span = Span { line: failure.line, column: failure.column, ..literal.token.span };
        Err(Box::new(Failure::new(message, span).settled()))
    }

    /// A whole expression of an f-string in its parentheses.
    fn fstring_group(&mut self) -> Result<Expr> {
        let value = self.nested(Self::star_expressions)?;
        self.accept(TokenKind::Newline);
        self.expect(TokenKind::End)?;
        Ok(value)
    }

    fn fstring_error(&self, token: Token, message: impl Into<std::borrow::Cow<'static, str>>) -> Box<Failure> {
        self.error_at(token.span, message)
    }
}

/// Where the expressions of an f-string are, as CPython 3.11 computes it.
struct Place {
    line: u32,
    column: u32,
}

impl Place {
    fn of(text: &str, literal: &Literal<'_>, brace: usize, code: &str) -> Place {
        let (token, brace) = (literal.token, literal.start + brace);
        let before = &text[token.start..brace];
        let lines = before.matches('\n').count() as u32;
        // If a line ends right behind the brace, the expression begins in a line that needs no shift.
        let begins_later = code.trim_start_matches([' ', '\t', '\u{c}']).starts_with('\n');
        let column = match before.rfind('\n') {
            _ if begins_later => 0,
            Some(line_end) => before.len() - line_end - 1,
            None => before.len(),
        } as u32;
        let first = if lines == 0 { token.span.column } else { 0 };
        Place { line: token.span.line + lines, column: first + column }
    }

    fn shift(&self, span: Span) -> Span {
        let shifted = |line, column| match line {
            1 => (self.line, self.column + column),
            _ => (self.line + line - 1, column),
        };
        let ((line, column), (end_line, end_column)) =
            (shifted(span.line, span.column), shifted(span.end_line, span.end_column));
        Span { line, column, end_line, end_column }
    }
}

/// How much text there is before the next brace. The braces of `\N{…}` do not count.
fn text_length(rest: &str, is_raw: bool) -> usize {
    let bytes = rest.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'{' | b'}' => return at,
            b'\\' if !is_raw => match bytes.get(at + 1) {
                Some(b'N') if bytes.get(at + 2) == Some(&b'{') => {
                    at += 3 + rest[at + 3..].find('}').map_or(rest.len() - at - 3, |brace| brace + 1);
                }
                Some(b'{' | b'}') | None => at += 1,
                Some(_) => at += 2,
            },
            _ => at += 1,
        }
    }
    at.min(rest.len())
}
