//! Upper and lower case, in a twentieth of the bytes that the tables of the standard library take.

mod table;

use table::{IGNORED, LONG, LOWER, UPPER};

/// Characters that change by the same distance.
struct Row {
    first: u32,
    last: u32,
    step: u32,
    /// 0 for one that becomes several.
    change: i32,
}

/// How characters change.
pub(super) struct Case {
    rows: Vec<Row>,
    long: &'static str,
    ascii: fn(&char) -> char,
}

impl Case {
    /// To lower case.
    pub(super) fn lower() -> Case {
        Case { rows: rows(&LOWER), long: "İi\u{307}", ascii: char::to_ascii_lowercase }
    }

    /// To upper case.
    pub(super) fn upper() -> Case {
        Case { rows: rows(&UPPER), long: LONG, ascii: char::to_ascii_uppercase }
    }

    /// Appends the changed character.
    pub(super) fn push(&self, out: &mut String, c: char) {
        let code = u32::from(c);
        let after = self.rows.partition_point(|row| row.first <= code);
        // Of two rows that take turns the earlier one may have the character.
        let near = self.rows[after.saturating_sub(2)..after].iter();
        match near.rev().find(|row| code <= row.last && (code - row.first).is_multiple_of(row.step)) {
            None => out.push((self.ascii)(&c)),
            Some(row) if row.change == 0 => {
                out.push_str(self.long.split(' ').find_map(|long| long.strip_prefix(c)).unwrap_or_default());
            }
            Some(row) => out.push(char::from_u32(code.wrapping_add_signed(row.change)).unwrap_or(c)),
        }
    }
}

/// `text.lower()`
pub(super) fn lower(text: &str) -> String {
    let case = Case::lower();
    let mut out = String::with_capacity(text.len());
    for (place, c) in text.char_indices() {
        // The only character that depends on others: at the end of a word a sigma has another form.
        if c == 'Σ' && is_cased(text[..place].chars().rev()) && !is_cased(text[place + c.len_utf8()..].chars()) {
            out.push('ς');
        } else {
            case.push(&mut out, c);
        }
    }
    out
}

/// `text.upper()`
pub(super) fn upper(text: &str) -> String {
    let case = Case::upper();
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|c| case.push(&mut out, c));
    out
}

/// Whether the next character that is not passed over has a case.
fn is_cased(mut chars: impl Iterator<Item = char>) -> bool {
    let next = chars.find(|&c| !is_ignored(u32::from(c)));
    // The last two are those in title case, and neither upper nor lower.
    next.is_some_and(|c| {
        let is_title =
            matches!(c, 'ǅ' | 'ǈ' | 'ǋ' | 'ǲ') || matches!(u32::from(c), 0x1f88..=0x1faf | 0x1fbc | 0x1fcc | 0x1ffc);
        c.is_lowercase() || c.is_uppercase() || is_title
    })
}

fn is_ignored(code: u32) -> bool {
    let mut bytes = &IGNORED[..];
    let mut from = 0;
    while !bytes.is_empty() {
        from += number(&mut bytes);
        let end = from + number(&mut bytes);
        if code < end {
            return code >= from;
        }
        from = end;
    }
    false
}

fn rows(mut bytes: &[u8]) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut first = 0;
    while !bytes.is_empty() {
        first += number(&mut bytes);
        let (counted, change) = (number(&mut bytes), number(&mut bytes));
        let step = counted % 2 + 1;
        let change = (change / 2) as i32 ^ -((change % 2) as i32);
        rows.push(Row { first, last: first + (counted / 2 - 1) * step, step, change });
    }
    rows
}

/// A number at the beginning of bytes, which is taken from them.
fn number(bytes: &mut &[u8]) -> u32 {
    let mut number = 0;
    let mut shift = 0;
    while let Some((byte, rest)) = bytes.split_first() {
        *bytes = rest;
        number |= u32::from(byte % 128) << shift;
        shift += 7;
        if *byte < 128 {
            break;
        }
    }
    number
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    fn changed(case: &Case, c: char) -> String {
        let mut out = String::new();
        case.push(&mut out, c);
        out
    }

    #[test]
    fn characters_change_as_in_the_standard_library() {
        let (lower, upper) = (Case::lower(), Case::upper());
        let mut later = 0;
        for c in '\0'..=char::MAX {
            let standard: [String; 2] = [c.to_lowercase().collect(), c.to_uppercase().collect()];
            for (own, standard) in [changed(&lower, c), changed(&upper, c)].into_iter().zip(standard) {
                if own != standard {
                    // The standard library may know characters that came later than CPython 3.11.
                    assert_eq!(own, c.to_string(), "U+{:04X}", u32::from(c));
                    later += 1;
                }
            }
        }
        assert!(later < 200, "{later} characters differ");
    }

    #[test]
    fn words_end_as_in_the_standard_library() {
        let parts = ["Σ", "ΑΣ", "α", " ", "'", "\u{301}", "ǅ", "ᾈ", "1", ".", "ʰ", "ß", "Σ"];
        for a in parts {
            for b in parts {
                for c in parts {
                    for d in parts {
                        let text = [a, b, c, d].concat();
                        assert_eq!(lower(&text), text.to_lowercase(), "{text:?}");
                    }
                }
            }
        }
        assert_eq!(upper("Straße ŉ ﬃ ᾳ"), "STRASSE ʼN FFI ΑΙ");
    }
}
