//! Numbers and characters.

use crate::refusal::{Mistake, Refusal};
use crate::text::Token;
use crate::types::{Int, Rank};

/// The value of a number with the type that its letters ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Number {
    Int { value: u64, ty: Int },
    Float { value: f64, single: bool, long: bool },
}

/// Reads a number of the preprocessor.
pub(crate) fn number(text: &str) -> Option<Number> {
    // `1lL` is none.
    if text.contains("lL") || text.contains("Ll") {
        return None;
    }
    let lower = text.to_ascii_lowercase();
    let is_hex = lower.starts_with("0x");
    let is_float =
        if is_hex { lower.contains(['.', 'p']) } else { lower.contains(['.', 'e']) && !lower.starts_with("0b") };
    if is_float { float(&lower, is_hex) } else { int(&lower) }
}

fn float(text: &str, is_hex: bool) -> Option<Number> {
    let (digits, single, long) = match text.as_bytes().last()? {
        b'f' if !is_hex || text.contains('p') => (&text[..text.len() - 1], true, false),
        b'l' => (&text[..text.len() - 1], false, true),
        _ => (text, false, false),
    };
    let value = if is_hex {
        hexadecimal(&digits[2..])?
    } else {
        let begins = digits.starts_with(|letter: char| letter.is_ascii_digit() || letter == '.');
        if !begins || digits.bytes().any(|byte| !(byte.is_ascii_digit() || b".e+-".contains(&byte))) {
            return None;
        }
        digits.parse::<f64>().ok()?
    };
    let value = if single { f64::from(if is_hex { value as f32 } else { digits.parse::<f32>().ok()? }) } else { value };
    Some(Number::Float { value, single, long })
}

/// The value of hexadecimal digits with a `p`, behind `0x`.
pub(crate) fn hexadecimal(text: &str) -> Option<f64> {
    let (digits, exponent) = text.split_once('p')?;
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut value = 0.0;
    for digit in whole.chars().chain(fraction.chars()) {
        value = value * 16.0 + f64::from(digit.to_digit(16)?);
    }
    let exponent: i32 = exponent.parse().ok()?;
    Some(value * 2f64.powi(exponent.checked_sub(4 * fraction.len() as i32)?))
}

fn int(text: &str) -> Option<Number> {
    let (radix, rest) = if let Some(rest) = text.strip_prefix("0x") {
        (16, rest)
    } else if let Some(rest) = text.strip_prefix("0b") {
        (2, rest)
    } else if text.len() > 1 && text.starts_with('0') {
        (8, &text[1..])
    } else {
        (10, text)
    };
    let end = rest.find(|letter: char| !letter.is_digit(radix)).unwrap_or(rest.len());
    let (digits, suffix) = rest.split_at(end);
    let value = if digits.is_empty() && radix == 8 { 0 } else { u64::from_str_radix(digits, radix).ok()? };
    let (unsigned, least) = match suffix {
        "" => (false, Rank::Int),
        "u" => (true, Rank::Int),
        "l" => (false, Rank::Long),
        "ul" | "lu" => (true, Rank::Long),
        "ll" => (false, Rank::LongLong),
        "ull" | "llu" => (true, Rank::LongLong),
        _ => return None,
    };
    let fits = |ty: Int| {
        let bits = 8 * ty.size() as u32 - u32::from(ty.signed);
        bits == 64 || value >> bits == 0
    };
    let ranks = [Rank::Int, Rank::Long, Rank::LongLong];
    for rank in ranks.into_iter().filter(|&rank| rank >= least) {
        for signed in [true, false] {
            let ty = Int { rank, signed };
            // A decimal number without `u` has a sign.
            if (signed && unsigned) || (!signed && !unsigned && radix == 10) || !fits(ty) {
                continue;
            }
            return Some(Number::Int { value, ty });
        }
    }
    Some(Number::Int { value, ty: Int { rank: Rank::LongLong, signed: false } })
}

/// The characters of a literal without its quotes, escapes carried out.
pub(crate) fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        let (&letter, after) = rest.split_first()?;
        rest = after;
        let digits = |rest: &[u8], radix: u32, most: usize| {
            rest.iter().take(most).take_while(|byte| (**byte as char).is_digit(radix)).count()
        };
        let value = |digits: &[u8], radix: u32| {
            digits.iter().fold(0u32, |sum, byte| sum.wrapping_mul(radix) + (*byte as char).to_digit(radix).unwrap_or(0))
        };
        match letter {
            b'n' => bytes.push(b'\n'),
            b't' => bytes.push(b'\t'),
            b'r' => bytes.push(b'\r'),
            b'a' => bytes.push(7),
            b'b' => bytes.push(8),
            b'f' => bytes.push(12),
            b'v' => bytes.push(11),
            b'e' | b'E' => bytes.push(27),
            b'x' => {
                let count = digits(rest, 16, usize::MAX);
                if count == 0 {
                    return None;
                }
                bytes.push(value(&rest[..count], 16) as u8);
                rest = &rest[count..];
            }
            b'u' | b'U' => {
                let count = if letter == b'u' { 4 } else { 8 };
                if digits(rest, 16, count) < count {
                    return None;
                }
                let letter = char::from_u32(value(&rest[..count], 16))?;
                bytes.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
                rest = &rest[count..];
            }
            b'0'..=b'7' => {
                let count = digits(rest, 8, 2);
                bytes.push(value(&rest[..count], 8).wrapping_add(u32::from(letter - b'0') << (3 * count)) as u8);
                rest = &rest[count..];
            }
            other => bytes.push(other),
        }
    }
    Some(bytes)
}

/// What is said of a literal with an escape that is no character.
pub(crate) fn escape(token: &Token) -> Refusal {
    Refusal::mistake(token.line, Mistake::Escape { text: token.text.to_string() })
}

/// The bytes of a character constant.
pub(crate) fn characters(text: &str) -> Option<Vec<u8>> {
    unescaped(text.strip_prefix('\'')?.strip_suffix('\'')?)
}

/// The value of a character constant: several characters make one number, as in gcc.
pub(crate) fn char_value(bytes: &[u8]) -> Option<i64> {
    match bytes {
        [] => None,
        [byte] => Some(i64::from(*byte as i8)),
        bytes => Some(i64::from(bytes.iter().fold(0i32, |sum, &byte| sum.wrapping_shl(8) | i32::from(byte)))),
    }
}
