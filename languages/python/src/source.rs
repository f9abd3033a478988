//! The text of a program as the lexer reads it.

use std::borrow::Cow;

/// A program's text: without a byte order mark, each line ended by `\n`, also the last one.
pub(crate) struct Source<'a> {
    text: Cow<'a, str>,
}

impl<'a> Source<'a> {
    /// Accepts the line ends of Windows (`\r\n`) and of old Macs (`\r`).
    pub(crate) fn new(text: &'a str) -> Source<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if !text.contains('\r') && (text.is_empty() || text.ends_with('\n')) {
            return Source { text: Cow::Borrowed(text) };
        }
        let mut text = text.replace("\r\n", "\n").replace('\r', "\n");
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        Source { text: Cow::Owned(text) }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// A line, from 1 on; empty if there is none.
    pub(crate) fn line(&self, line: u32) -> &str {
        self.text.split('\n').nth(line.saturating_sub(1) as usize).unwrap_or_default()
    }
}

/// The character, from 1 on, that a byte of a line belongs to; past the end the line goes on in bytes.
pub(crate) fn character_column(line: &str, byte: u32) -> u32 {
    let byte = byte as usize;
    let characters = line.char_indices().take_while(|&(start, _)| start < byte).count();
    (characters + byte.saturating_sub(line.len()) + 1) as u32
}
