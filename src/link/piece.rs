//! The text of a link, let in with caution, and pieces of it that remember where they stood.

use super::error::{Found, Kind, LinkError};

/// The longest link, in characters, without the `#`.
pub const MAX_LENGTH: usize = 4096;

/// A link without its `#`, its escapes replaced: printable ASCII and nothing else.
pub(super) struct Text {
    plain: String,
    /// For each character of `plain` how many characters stood before it in the text as given, and for its end.
    origin: Vec<usize>,
}

impl Text {
    /// Lets a text in when it is short enough and printable ASCII, as given and with its escapes replaced.
    pub(super) fn read(given: &str) -> Result<Text, LinkError> {
        let hash = usize::from(given.starts_with('#'));
        let text = &given[hash..];
        let length = text.chars().count();
        if length > MAX_LENGTH {
            return Err(LinkError { kind: Kind::TooLong { length }, at: hash + MAX_LENGTH });
        }
        if let Some((at, wrong)) = text.chars().enumerate().find(|(_, c)| !matches!(c, ' '..='~')) {
            return Err(LinkError { kind: Kind::Character(wrong), at: hash + at });
        }
        let (mut plain, mut origin) = (String::with_capacity(length), Vec::with_capacity(length + 1));
        let mut at = 0;
        while let Some(&byte) = text.as_bytes().get(at) {
            origin.push(hash + at);
            let (decoded, width) = match byte {
                b'%' => (escaped(&text[at + 1..]).map_err(|kind| LinkError { kind, at: hash + at })?, 3),
                _ => (byte, 1),
            };
            plain.push(char::from(decoded));
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

/// The character that two hexadecimal digits at the beginning of `text` stand for.
fn escaped(text: &str) -> Result<u8, Kind> {
    let digits = text.get(..2).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit())).ok_or(Kind::Escape)?;
    let byte = u8::from_str_radix(digits, 16).map_err(|_| Kind::Escape)?;
    if matches!(byte, b' '..=b'~') { Ok(byte) } else { Err(Kind::EscapedCharacter(byte)) }
}

/// A stretch of a link and how many characters stand before it.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> Piece<'a> {
    /// The part after so many characters.
    fn after(self, length: usize) -> Piece<'a> {
        Piece { text: &self.text[length..], at: self.at + length }
    }

    /// How many characters stand before its end.
    pub(super) fn end(self) -> usize {
        self.at + self.text.len()
    }

    /// What stands before the first separator, and what stands after it, if there is one.
    pub(super) fn split_once(self, separator: char) -> (Piece<'a>, Option<Piece<'a>>) {
        match self.text.find(separator) {
            Some(length) => (Piece { text: &self.text[..length], at: self.at }, Some(self.after(length + 1))),
            None => (self, None),
        }
    }

    /// The parts between the separators: at least one, and any of them may be empty.
    pub(super) fn split(self, separator: char) -> impl Iterator<Item = Piece<'a>> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let (first, others) = rest?.split_once(separator);
            rest = others;
            Some(first)
        })
    }

    /// Its characters one by one.
    pub(super) fn characters(self) -> impl Iterator<Item = Piece<'a>> {
        (0..self.text.len()).map(move |i| Piece { text: &self.text[i..=i], at: self.at + i })
    }

    /// What `read` makes of the text, or else the error that `kind` makes of it.
    pub(super) fn read<T>(
        self,
        read: impl FnOnce(&'a str) -> Option<T>,
        kind: impl FnOnce(Found) -> Kind,
    ) -> Result<T, LinkError> {
        read(self.text).ok_or_else(|| self.wrong(kind(Found::new(self.text))))
    }

    /// The error at its beginning.
    pub(super) fn wrong(self, kind: Kind) -> LinkError {
        LinkError { kind, at: self.at }
    }
}
