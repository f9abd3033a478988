//! Numbers as texts and back, and the arithmetic that Rust has differently.

use super::format::decimal;
use crate::big_int::BigInt;

/// Why a text is no whole number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IntError {
    /// It is not written as one in this base.
    Literal,
    /// It has more digits than CPython reads: as many.
    Length(usize),
}

/// CPython reads and writes at most this many decimal digits.
pub(crate) const DIGIT_LIMIT: usize = 4_300;

/// `int(text, base)`; the base is 0 or 2..=36.
///
/// # Errors
/// If the text is no such number, or has too many digits.
pub(crate) fn parse_int(text: &str, base: u32) -> Result<BigInt, IntError> {
    let text = text.trim_matches(is_space);
    let (negative, digits) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => (false, text),
    };
    let prefix = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => 16,
        [b'0', b'o' | b'O', ..] => 8,
        [b'0', b'b' | b'B', ..] => 2,
        _ => 0,
    };
    let has_prefix = prefix != 0 && (base == 0 || base == prefix);
    let digits = if has_prefix { &digits[2..] } else { digits };
    // After a prefix an underscore may come first.
    let digits = if has_prefix { digits.strip_prefix('_').unwrap_or(digits) } else { digits };
    let base = match base {
        0 if has_prefix => prefix,
        0 => {
            if digits.starts_with('0') && digits.bytes().any(|b| b != b'0' && b != b'_') {
                return Err(IntError::Literal);
            }
            10
        }
        base => base,
    };
    if digits.is_empty() || digits.starts_with('_') || digits.ends_with('_') || digits.contains("__") {
        return Err(IntError::Literal);
    }
    let mut plain = String::with_capacity(digits.len());
    for c in digits.chars().filter(|&c| c != '_') {
        let digit = decimal_digit(c).or_else(|| c.to_digit(36)).filter(|&digit| digit < base);
        plain.push(digit.and_then(|digit| char::from_digit(digit, base)).ok_or(IntError::Literal)?);
    }
    if !base.is_power_of_two() && plain.len() > DIGIT_LIMIT {
        return Err(IntError::Length(plain.len()));
    }
    let number = BigInt::parse(&plain, base).ok_or(IntError::Literal)?;
    Ok(if negative { -number } else { number })
}

/// The value of a decimal digit of the scripts that are met in practice.
#[must_use]
pub(crate) fn decimal_digit(c: char) -> Option<u32> {
    const ZEROS: [char; 6] = ['0', '\u{660}', '\u{6f0}', '\u{966}', '\u{ff10}', '\u{1d7ce}'];
    ZEROS.iter().find_map(|&zero| u32::from(c).checked_sub(u32::from(zero)).filter(|&digit| digit < 10))
}

/// `float(text)`
#[must_use]
pub(crate) fn parse_float(text: &str) -> Option<f64> {
    let text = text.trim_matches(is_space);
    let bytes = text.as_bytes();
    let between_digits =
        |at: usize| at > 0 && bytes[at - 1].is_ascii_digit() && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
    if (0..bytes.len()).any(|at| bytes[at] == b'_' && !between_digits(at)) {
        return None;
    }
    decimal::read(&text.replace('_', ""))
}

/// The white space of `str.strip`.
#[must_use]
pub(crate) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{1c}'..='\u{1f}')
}

/// The nearest float, of two the even one; infinite beyond all floats.
#[must_use]
pub(crate) fn to_float(number: &BigInt) -> f64 {
    let bits = number.bits();
    if bits <= 64 {
        return signed(number, number.clone().abs().to_u64().unwrap_or(0) as f64);
    }
    if bits > 1_024 {
        return signed(number, f64::INFINITY);
    }
    // The upper 64 bits, of which the lowest also says whether any bit below is set: rounding then is exact.
    let shift = bits - 64;
    let mut top = (number.clone().abs() >> shift).to_u64().unwrap_or(u64::MAX);
    if number.has_bits_below(shift) {
        top |= 1;
    }
    signed(number, top as f64 * 2f64.powi(i32::try_from(shift).unwrap_or(i32::MAX)))
}

fn signed(number: &BigInt, magnitude: f64) -> f64 {
    if number.is_negative() { -magnitude } else { magnitude }
}

/// A float without its fraction as a whole number; `None` if it is infinite or no number.
#[must_use]
pub(crate) fn from_float(number: f64) -> Option<BigInt> {
    if !number.is_finite() {
        return None;
    }
    let number = number.trunc();
    if number.abs() < 9e18 {
        return Some((number as i64).into());
    }
    let bits = number.to_bits();
    let exponent = (bits >> 52 & 0x7ff) - 1_075;
    let magnitude = BigInt::from(bits & ((1 << 52) - 1) | 1 << 52) << exponent;
    Some(if number < 0.0 { -magnitude } else { magnitude })
}

/// `round(number, places)` of a float: exact, of two equally near numbers the even one.
#[must_use]
pub(crate) fn round_float(number: f64, places: i64) -> f64 {
    if !number.is_finite() || places > 323 {
        return number;
    }
    if places < -308 {
        return 0.0 * number;
    }
    decimal::rounded(number.abs(), places).copysign(number)
}

/// A whole number rounded to a multiple of `unit`, of two equally near ones the even. `more` says that a fraction
/// (away from 0) was cut off.
#[must_use]
pub(crate) fn round_to(number: &BigInt, unit: &BigInt, more: bool) -> BigInt {
    let (mut quotient, rest) = number.clone().abs().div_rem(unit);
    let twice = rest << 1;
    let up = match twice.cmp(unit) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => more || !quotient.is_even(),
    };
    if up {
        quotient = quotient + BigInt::from(1);
    }
    let rounded = quotient * unit;
    if number.is_negative() { -rounded } else { rounded }
}
