//! `repr` of a text.

use std::fmt::Write as _;

/// `repr(text)`: in quotes, with escapes where a character would not be seen.
#[must_use]
pub(crate) fn str_repr(text: &str) -> String {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    let mut out = String::with_capacity(text.len() + 2);
    out.push(quote);
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if c == quote => out.extend(['\\', quote]),
            _ if is_printable(c) => out.push(c),
            _ => out.push_str(&escape(c)),
        }
    }
    out.push(quote);
    out
}

/// `\xhh`, `\uhhhh` or `\Uhhhhhhhh`, the shortest that holds `c`.
#[must_use]
pub(crate) fn escape(c: char) -> String {
    let code = u32::from(c);
    let mut out = String::new();
    let written = match code {
        0..=0xff => write!(out, "\\x{code:02x}"),
        0x100..=0xffff => write!(out, "\\u{code:04x}"),
        _ => write!(out, "\\U{code:08x}"),
    };
    debug_assert!(written.is_ok(), "a String takes every text");
    out
}

/// `str.isprintable` of one character.
///
/// The standard library keeps its table of the same Unicode categories private; `escape_debug` shows it. Only the first
/// character of a text is escaped for being a combining mark, hence the letter before it.
#[must_use]
pub(crate) fn is_printable(c: char) -> bool {
    if c.is_ascii() {
        return matches!(c, ' '..='~');
    }
    let mut buffer = [b'a'; 5];
    let length = c.encode_utf8(&mut buffer[1..]).len();
    std::str::from_utf8(&buffer[..=length]).is_ok_and(|pair| pair.escape_debug().nth(1) == Some(c))
}
