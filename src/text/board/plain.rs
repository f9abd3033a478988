//! Characters as their ASCII equivalents: Chinese input, emoji, box drawing, terminal colours, and text from formatted
//! pages.

use crate::text::link::error::{Kind, LinkError};

/// A text in ASCII, with the place that each of its characters has in the text as given, and with that of its end.
///
/// # Errors
/// At the first character that stands for none.
pub(in crate::text) fn normalized(text: &str) -> Result<(String, Vec<usize>), LinkError> {
    let (mut plain, mut origin) = (String::with_capacity(text.len()), Vec::with_capacity(text.len() + 1));
    let mut characters = text.chars().enumerate().peekable();
    while let Some((at, found)) = characters.next() {
        if is_invisible(found) {
            continue;
        }
        let is_end = found == '\r' && characters.peek().is_none_or(|&(_, next)| next != '\n');
        let found = if is_end { '\n' } else { found };
        plain.push(drawn(found).ok_or(LinkError { kind: Kind::Character(found), at })?);
        origin.push(at);
    }
    origin.push(text.chars().count());
    Ok((plain, origin))
}

/// The text of an output as it comes: each character as the one of ASCII that it stands for, those of other writings as they
/// are; without the codes that colour and clear a terminal; a carriage return ends a line.
#[derive(Clone, Debug, Default)]
pub(super) struct Plain {
    pub text: String,
    within: Within,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Within {
    #[default]
    Text,
    /// Behind a carriage return.
    Return,
    /// Behind an escape character, and in the code that follows it.
    Escape,
    Code,
}

impl Plain {
    pub fn push(&mut self, text: &str) {
        self.text.reserve(text.len());
        for found in text.chars() {
            self.within = match (self.within, found) {
                (Within::Escape, '[') => Within::Code,
                (Within::Code, '@'..='~') | (Within::Escape, _) => Within::Text,
                (Within::Code, ' '..='?') => Within::Code,
                (_, '\u{1b}') => Within::Escape,
                (Within::Return, '\n') => Within::Text,
                (_, '\r') => {
                    self.text.push('\n');
                    Within::Return
                }
                _ => {
                    match found {
                        '…' => self.text.push_str("..."),
                        // A comma only where columns are typed.
                        '：' => self.text.push(':'),
                        found if is_invisible(found) => {}
                        found => self.text.push(drawn(found).unwrap_or(found)),
                    }
                    Within::Text
                }
            };
        }
    }
}

/// Whether a character has no width: marks of direction, joiners, and variation selectors.
fn is_invisible(found: char) -> bool {
    matches!(found, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}')
}

/// The character of ASCII that one stands for in a board, if there is one.
fn drawn(found: char) -> Option<char> {
    Some(match found {
        '→' | '➔' | '➜' | '⟶' => '>',
        '👑' | '👸' | '🤴' => 'Q',
        '✓' | '✔' | '√' | '✕' | '✖' | '❌' => 'X',
        '◎' | '◉' | '⊙' => '@',
        '※' => '*',
        // Light and dark squares and dots.
        '□' | '◻' | '▫' | '▢' | '◇' | '☐' | '⬜' | '◽' | '🔲' | '☆' | '░' => '.',
        '■' | '◼' | '▪' | '▣' | '◆' | '★' | '⬛' | '◾' | '🔳' | '█' | '▓' | '🟥'..='🟫' => '#',
        '○' | '◯' | '⚪' => '.',
        '●' | '⚫' | '🔴' | '🔵' | '🟠'..='🟤' => 'o',
        // Box drawings: lines along a row, lines between columns, and all corners and crossings.
        '─' | '━' | '═' | '┄'..='┅' | '┈'..='┉' | '╌'..='╍' => '-',
        '│' | '┃' | '║' | '┆'..='┇' | '┊'..='┋' | '╎'..='╏' => '|',
        '\u{250c}'..='\u{257f}' => '+',
        _ => return ascii(found),
    })
}

/// The character of ASCII that one stands for in any text, if there is one.
pub(in crate::text) fn ascii(found: char) -> Option<char> {
    Some(match found {
        '\u{c}' => ' ',
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
        // Wide and fixed blanks.
        '\u{3000}' | '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' => ' ',
        _ => return None,
    })
}
