//! The validated text of a link, and pieces of it with their positions.
//!
//! Nothing here slices a text in a way that could panic: the message would quote the text, and the code that does so takes
//! 5 kB (gzip) of the module that the first view waits for.

use super::error::{Kind, LinkError, Quoted};

/// A link without its `#`, its escapes replaced: printable ASCII and nothing else.
pub(super) struct Text {
    plain: String,
    /// For each character of `plain` how many characters stood before it in the text as given, and for its end.
    origin: Vec<usize>,
}

impl Text {
    /// Accepts a text when it has at most `max` characters and is printable ASCII, as given and with its escapes
    /// replaced; but in the size of a knight's board `×` stands for `x`.
    pub(in crate::text) fn read(given: &str, max: usize) -> Result<Text, LinkError> {
        let text = given.strip_prefix('#').unwrap_or(given);
        let hash = given.len() - text.len();
        let length = text.chars().count();
        if length > max {
            return Err(LinkError { kind: Kind::TooLong { length }, at: hash + max });
        }
        let (mut plain, mut origin) = (String::with_capacity(length), Vec::with_capacity(length + 1));
        let (mut rest, mut at) = (text.chars(), hash);
        let mut is_text = false;
        loop {
            let times = times_sign(rest.as_str());
            let Some(first) = rest.next() else { break };
            origin.push(at);
            let wrong = |kind| LinkError { kind, at };
            let (decoded, width) = match (first, times) {
                (_, Some(width)) if is_side(&plain) => ('x', width),
                ('%', _) if is_text => {
                    escape(rest.as_str()).map_err(wrong)?;
                    (first, 1)
                }
                ('%', _) => (char::from(escaped(rest.as_str()).map_err(wrong)?), 3),
                (' '..='~', _) => (first, 1),
                _ => return Err(wrong(Kind::Character(first))),
            };
            plain.push(decoded);
            is_text = match first {
                // Where the link is escaped as a whole, so is this sign, and the escapes of these texts twice.
                '=' => is_text || begins_text(&plain),
                _ => is_text && first != '&',
            };
            rest.by_ref().take(width - 1).for_each(drop);
            at += width;
        }
        origin.push(hash + length);
        Ok(Text { plain, origin })
    }

    /// All of it as one piece.
    pub(super) fn piece(&self) -> Piece<'_> {
        Piece { text: &self.plain, at: 0 }
    }

    /// The error with its position in the text as given.
    pub(super) fn restore(&self, error: LinkError) -> LinkError {
        LinkError { at: self.origin[error.at], ..error }
    }
}

/// How many characters the multiplication sign at the beginning of `text` has: one, or six as browsers escape it.
fn times_sign(text: &str) -> Option<usize> {
    if text.starts_with('×') {
        return Some(1);
    }
    text.get(..6).filter(|sign| sign.eq_ignore_ascii_case("%C3%97")).map(str::len)
}

/// Whether this much of a link ends with the files of a knight's board.
fn is_side(link: &str) -> bool {
    let modes = ["1/knight/", "1/compare/", "1/program/"];
    let files = modes.iter().find_map(|mode| link.strip_prefix(mode));
    files.is_some_and(|files| !files.is_empty() && files.bytes().all(|b| b.is_ascii_digit()))
}

/// Whether this much of a link ends where the input or the board of a program begins, which have escapes of their own.
fn begins_text(link: &str) -> bool {
    let texts = ["?input=", "&input=", "?board=", "&board="];
    link.starts_with("1/program/") && texts.iter().any(|name| link.ends_with(name))
}

/// The byte that two hexadecimal digits at the beginning of `text` stand for.
fn escape(text: &str) -> Result<u8, Kind> {
    let digits = text.get(..2).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit())).ok_or(Kind::Escape)?;
    u8::from_str_radix(digits, 16).map_err(|_| Kind::Escape)
}

/// The character that two hexadecimal digits at the beginning of `text` stand for.
fn escaped(text: &str) -> Result<u8, Kind> {
    let byte = escape(text)?;
    if matches!(byte, b' '..=b'~') { Ok(byte) } else { Err(Kind::EscapedCharacter(byte)) }
}

/// A stretch of a link and how many characters stand before it.
#[derive(Clone, Copy)]
pub(in crate::text) struct Piece<'a> {
    pub(in crate::text) text: &'a str,
    pub(in crate::text) at: usize,
}

impl<'a> Piece<'a> {
    /// A whole text, if it is ASCII.
    pub(in crate::text) fn ascii(text: &'a str) -> Result<Piece<'a>, LinkError> {
        match text.chars().enumerate().find(|(_, c)| !c.is_ascii()) {
            Some((at, wrong)) => Err(LinkError { kind: Kind::Character(wrong), at }),
            None => Ok(Piece { text, at: 0 }),
        }
    }

    /// The first `length` characters, and the others.
    pub(in crate::text) fn split_at(self, length: usize) -> (Piece<'a>, Piece<'a>) {
        let (first, others) = self.text.split_at_checked(length).unwrap_or((self.text, ""));
        (Piece { text: first, at: self.at }, Piece { text: others, at: self.at + first.len() })
    }

    /// How many characters come before its end.
    pub(in crate::text) fn end(self) -> usize {
        self.at + self.text.len()
    }

    /// The text before the first separator, and the text after it, if there is one.
    pub(in crate::text) fn split_once(self, separator: char) -> (Piece<'a>, Option<Piece<'a>>) {
        match self.text.split_once(separator) {
            Some((first, others)) => {
                let first = Piece { text: first, at: self.at };
                (first, Some(Piece { text: others, at: first.end() + separator.len_utf8() }))
            }
            None => (self, None),
        }
    }

    /// Without the blanks around it.
    pub(in crate::text) fn trim(self) -> Piece<'a> {
        let blanks = self.text.len() - self.text.trim_ascii_start().len();
        Piece { text: self.text.trim_ascii(), at: self.at + blanks }
    }

    /// The words between blanks, commas, semicolons and dots.
    pub(in crate::text) fn words(self) -> impl Iterator<Item = Piece<'a>> {
        let separates = |c: char| c.is_ascii_whitespace() || matches!(c, ',' | ';' | '.');
        let words = self.text.split(separates).scan(self.at, |at, text| {
            let word = Piece { text, at: *at };
            *at = word.end() + 1;
            Some(word)
        });
        words.filter(|word| !word.text.is_empty())
    }

    /// The parts between the separators: at least one, and any of them may be empty.
    pub(in crate::text) fn split(self, separator: char) -> impl Iterator<Item = Piece<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let (first, others) = rest?.split_once(separator);
            rest = others;
            Some(first)
        })
    }

    /// Its characters one by one.
    pub(in crate::text) fn characters(self) -> impl Iterator<Item = Piece<'a>> {
        (0..self.text.len()).filter_map(move |i| Some(Piece { text: self.text.get(i..=i)?, at: self.at + i }))
    }

    /// The value that `read` makes of the text, or else the error that `kind` makes of it.
    pub(in crate::text) fn read<T>(
        self,
        read: impl FnOnce(&'a str) -> Option<T>,
        kind: impl FnOnce(Quoted) -> Kind,
    ) -> Result<T, LinkError> {
        read(self.text).ok_or_else(|| self.wrong(kind(Quoted::new(self.text))))
    }

    /// The error at its beginning.
    pub(in crate::text) fn wrong(self, kind: Kind) -> LinkError {
        LinkError { kind, at: self.at }
    }
}
