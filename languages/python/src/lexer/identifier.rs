//! Which characters a name may have.

/// The lexer takes these into a word, and then looks at the word as a whole.
pub(super) fn may_continue(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric() || !c.is_ascii()
}

/// The first character, with its byte, that a name may not have there.
///
/// Unicode's XID_Start and XID_Continue by the tables of Rust's standard library, which differ in a few rare marks:
/// its letters include circled ones, its digits superscripts and fractions, which are left out here.
pub(super) fn first_invalid(word: &str) -> Option<(usize, char)> {
    word.char_indices().find(|&(byte, c)| !if byte == 0 { is_start(c) } else { is_continue(c) })
}

fn is_start(c: char) -> bool {
    c == '_' || c.is_ascii_alphabetic() || !c.is_ascii() && c.is_alphabetic() && !is_enclosed(c) && !is_mark(c)
}

fn is_continue(c: char) -> bool {
    is_start(c) || c.is_ascii_digit() || !c.is_ascii() && (is_decimal(c) || is_mark(c) || matches!(c, '·' | '‿' | '⁀'))
}

/// Ⓐ, 🄰 and their like, which are symbols.
fn is_enclosed(c: char) -> bool {
    matches!(c, '\u{24b6}'..='\u{24e9}' | '\u{1f130}'..='\u{1f189}')
}

/// Accents and vowel signs, which a name may have but not begin with.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{487}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{900}'..='\u{903}' | '\u{93a}'..='\u{93c}' | '\u{93e}'..='\u{94f}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1abd}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20dc}' | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{fe20}'..='\u{fe2f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Digits of other scripts; not ², ½ and ①.
fn is_decimal(c: char) -> bool {
    c.is_numeric()
        && matches!(c, '\u{660}'..='\u{669}' | '\u{6f0}'..='\u{6f9}' | '\u{7c0}'..='\u{7c9}'
            | '\u{966}'..='\u{96f}' | '\u{9e6}'..='\u{9ef}' | '\u{a66}'..='\u{a6f}' | '\u{ae6}'..='\u{aef}'
            | '\u{e50}'..='\u{e59}' | '\u{ed0}'..='\u{ed9}' | '\u{f20}'..='\u{f29}' | '\u{1040}'..='\u{1049}'
            | '\u{17e0}'..='\u{17e9}' | '\u{1810}'..='\u{1819}' | '\u{ff10}'..='\u{ff19}'
            | '\u{1d7ce}'..='\u{1d7ff}')
}

/// What Python's `repr` would show as it is, roughly: no control, format or private character and no space but ` `.
pub(super) fn is_printable(c: char) -> bool {
    c == ' '
        || !(c.is_control()
            || c.is_whitespace()
            || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0001}'..='\u{e007f}'
                | '\u{f0000}'..='\u{10ffff}'))
}

/// Whether a name may not be what it looks like: Python replaces variants of letters by plain ones (NFKC), so that ｘ and
/// x are one name. The blocks of Unicode that consist of such variants, and accents that could be part of a letter.
pub(crate) fn has_replaced_letter(name: &str) -> bool {
    name.chars().any(|c| {
        matches!(c, 'ª' | 'µ' | 'º' | 'ĳ' | 'Ĳ' | 'ŀ' | 'Ŀ' | 'ŉ' | 'ſ' | '\u{1c4}'..='\u{1cc}' | '\u{1f1}'..='\u{1f3}'
            | '\u{2b0}'..='\u{2b8}' | '\u{2e0}'..='\u{2e4}' | '\u{300}'..='\u{36f}' | '\u{3d0}'..='\u{3d6}'
            | '\u{1d2c}'..='\u{1d6a}' | '\u{1d9b}'..='\u{1dbf}' | '\u{2071}' | '\u{207f}' | '\u{2090}'..='\u{209c}'
            | '\u{2100}'..='\u{217f}' | '\u{2c7c}' | '\u{2c7d}' | '\u{3131}'..='\u{318e}' | '\u{a69c}' | '\u{a69d}'
            | '\u{f900}'..='\u{faff}' | '\u{fb00}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{ff00}'..='\u{ffef}'
            | '\u{1d400}'..='\u{1d7ff}' | '\u{1ee00}'..='\u{1eeff}' | '\u{2f800}'..='\u{2fa1f}')
    })
}
