//! Faulty texts and large numbers as sentences show them.

use std::fmt;

/// An unexpected text, as a sentence shows it: a number bare, other text in quotation marks
/// and without line breaks, and long text cut off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quoted(String);

impl Quoted {
    /// How many characters are shown.
    const SHOWN: usize = 24;

    pub(crate) fn new(text: &str) -> Quoted {
        let blank = |c: char| if c.is_control() { ' ' } else { c };
        let mut shown: String = text.chars().take(Quoted::SHOWN).map(blank).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        let bare = is_decimal(text);
        Quoted(if bare { shown } else { format!("\"{shown}\"") })
    }

    /// A count that is too large or too small.
    pub(in crate::text) fn number(count: usize) -> Quoted {
        Quoted(count.to_string())
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A character in quotation marks, or its number where it could not be seen: a blank, or a control or format character.
pub(in crate::text::link) fn character(found: char) -> String {
    let unseen = found.is_control()
        || found.is_whitespace()
        || matches!(found, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(found, '\u{300}'..='\u{36f}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
        || found >= '\u{e0000}';
    if unseen { format!("U+{:04X}", u32::from(found)) } else { format!("\"{found}\"") }
}

/// Whether a text is a number in digits, be it with a sign or a point.
fn is_decimal(text: &str) -> bool {
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
    let digits = || whole.bytes().chain(part.bytes());
    digits().next().is_some() && digits().all(|byte| byte.is_ascii_digit())
}

/// A number with commas between groups of three digits.
pub(in crate::text::link) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
