//! Characters that stand for one of ASCII: what is typed in Chinese or copied from a formatted page.

use crate::text::link::error::{Kind, LinkError};

/// A text in ASCII, each character in the place of the one that it stands for.
///
/// # Errors
/// At the first character that stands for none.
pub(super) fn normalized(text: &str) -> Result<String, LinkError> {
    let one = |(at, found)| ascii(found).ok_or(LinkError { kind: Kind::Character(found), at });
    text.chars().enumerate().map(one).collect()
}

pub(in crate::text) fn ascii(found: char) -> Option<char> {
    Some(match found {
        '\0'..='\x7f' => found,
        '、' | '：' => ',',
        '。' | '·' => '.',
        // The full-width forms of ASCII, in its order.
        '！'..='～' => char::from_u32(u32::from(found) - u32::from('！') + u32::from('!'))?,
        '【' | '〔' => '[',
        '】' | '〕' => ']',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        // Hyphens, dashes and the minus sign.
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '×' => 'x',
        '♕' | '♛' => 'Q',
        // Wide and fixed blanks, and what chooses how the piece before it is drawn.
        '\u{3000}' | '\u{a0}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}' => ' ',
        _ => return None,
    })
}
