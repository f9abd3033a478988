//! Numbers from texts, and bits.

use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::parse::hexadecimal;

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];

/// A whole number at the beginning of bytes: its value without its sign, whether it is negative, whether it is too large,
/// and how many bytes it takes; 0 if there is none.
pub(super) fn whole(bytes: &[u8], base: u32) -> (u64, bool, bool, usize) {
    let mut at = bytes.iter().take_while(|byte| matches!(byte, b' ' | 9..=13)).count();
    let mut negative = false;
    if let Some(sign @ (b'+' | b'-')) = bytes.get(at) {
        negative = *sign == b'-';
        at += 1;
    }
    let digit = |at: usize, base: u32| bytes.get(at).and_then(|&byte| (byte as char).to_digit(base));
    let is_hex =
        bytes.get(at) == Some(&b'0') && matches!(bytes.get(at + 1), Some(b'x' | b'X')) && digit(at + 2, 16).is_some();
    let mut base = base;
    if matches!(base, 0 | 16) && is_hex {
        at += 2;
        base = 16;
    } else if base == 0 {
        base = if bytes.get(at) == Some(&b'0') { 8 } else { 10 };
    }
    let (first, mut value, mut over) = (at, 0u64, false);
    while let Some(digit) = digit(at, base) {
        let next = value.checked_mul(u64::from(base)).and_then(|value| value.checked_add(u64::from(digit)));
        over |= next.is_none();
        value = next.unwrap_or(u64::MAX);
        at += 1;
    }
    (value, negative, over, if at == first { 0 } else { at })
}

/// A signed number, at the nearer end of its range if it is too large.
pub(super) fn signed((value, negative, over, _): (u64, bool, bool, usize)) -> i64 {
    match (negative, over) {
        (false, _) => i64::try_from(value).unwrap_or(i64::MAX),
        (true, true) => i64::MIN,
        (true, false) => {
            if value > 1 << 63 {
                i64::MIN
            } else {
                (value as i64).wrapping_neg()
            }
        }
    }
}

/// How many bytes at the beginning are a floating number.
pub(super) fn float_length(bytes: &[u8]) -> usize {
    let at = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    for word in ["infinity", "inf", "nan"] {
        if bytes.get(at..at + word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word.as_bytes())) {
            return at + word.len();
        }
    }
    if matches!(bytes.get(at..at + 2), Some(b"0x" | b"0X"))
        && let Some(end) = number_end(bytes, at + 2, u8::is_ascii_hexdigit, b'p')
    {
        return end;
    }
    number_end(bytes, at, u8::is_ascii_digit, b'e').unwrap_or(0)
}

/// The end of digits with a point among them and an exponent behind its letter; none if there is no digit.
fn number_end(bytes: &[u8], begin: usize, is_digit: fn(&u8) -> bool, exponent: u8) -> Option<usize> {
    let count = |at: usize, is_digit: fn(&u8) -> bool| {
        bytes[at.min(bytes.len())..].iter().take_while(|&byte| is_digit(byte)).count()
    };
    let before = count(begin, is_digit);
    let mut at = begin + before;
    let has_point = bytes.get(at) == Some(&b'.');
    let after = if has_point { count(at + 1, is_digit) } else { 0 };
    if before + after == 0 {
        return None;
    }
    at += usize::from(has_point) + after;
    if bytes.get(at).is_some_and(|byte| byte.eq_ignore_ascii_case(&exponent)) {
        let sign = usize::from(matches!(bytes.get(at + 1), Some(b'+' | b'-')));
        let digits = count(at + 1 + sign, u8::is_ascii_digit);
        if digits > 0 {
            at += 1 + sign + digits;
        }
    }
    Some(at)
}

/// The value of a floating number without anything behind it.
fn float_value(text: &str) -> Option<f64> {
    let lower = text.to_ascii_lowercase();
    let digits = lower.trim_start_matches(['+', '-']);
    let Some(digits) = digits.strip_prefix("0x") else { return text.parse().ok() };
    let value = if digits.contains('p') { hexadecimal(digits) } else { hexadecimal(&format!("{digits}p0")) };
    value.map(|value| if lower.starts_with('-') { -value } else { value })
}

/// A floating number at the beginning of bytes, and how many bytes it takes.
pub(super) fn float(bytes: &[u8]) -> (f64, usize) {
    let space = bytes.iter().take_while(|byte| matches!(byte, b' ' | 9..=13)).count();
    let length = float_length(&bytes[space..]);
    let text = std::str::from_utf8(&bytes[space..space + length]).unwrap_or_default();
    (float_value(text).unwrap_or(0.0), if length == 0 { 0 } else { space + length })
}

pub(super) fn atoi(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let bytes = machine.text_bytes(values[0], None)?;
    Ok(i64::from(signed(whole(&bytes, 10)) as i32) as u64)
}

pub(super) fn atol(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let bytes = machine.text_bytes(values[0], None)?;
    Ok(signed(whole(&bytes, 10)) as u64)
}

pub(super) fn atof(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let bytes = machine.text_bytes(values[0], None)?;
    Ok(float(&bytes).0.to_bits())
}

/// Writes where a number ended.
fn write_end(machine: &mut Machine, values: Values<'_>, length: usize) -> Result<(), Stop> {
    if values[1] != 0 {
        let at = machine.check(values[1], 8, true)?;
        machine.memory.write(at, 8, values[0] + length as u64);
    }
    Ok(())
}

pub(super) fn strtol(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let bytes = machine.text_bytes(values[0], None)?;
    let base = values[2] as u32;
    if base == 1 || base > 36 {
        return Ok(0);
    }
    let found = whole(&bytes, base);
    write_end(machine, values, found.3)?;
    Ok(signed(found) as u64)
}

pub(super) fn strtoul(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let bytes = machine.text_bytes(values[0], None)?;
    let base = values[2] as u32;
    if base == 1 || base > 36 {
        return Ok(0);
    }
    let (value, negative, over, length) = whole(&bytes, base);
    write_end(machine, values, length)?;
    Ok(if over {
        u64::MAX
    } else if negative {
        value.wrapping_neg()
    } else {
        value
    })
}

pub(super) fn strtod(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let bytes = machine.text_bytes(values[0], None)?;
    let (value, length) = float(&bytes);
    write_end(machine, values, length)?;
    Ok(value.to_bits())
}

pub(super) fn strtof(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Result<u64, Stop> {
    let value = f64::from_bits(strtod(machine, values, kinds)?);
    Ok(f64::from(value as f32).to_bits())
}

macro_rules! bits {
    ($($name:ident |$value:ident| $result:expr;)*) => {
        $(pub(super) fn $name(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
            let $value = values[0];
            Ok(u64::from($result))
        })*
    };
}

bits! {
    popcount |value| value.count_ones();
    parity |value| value.count_ones() % 2;
    ctz |value| value.trailing_zeros();
    clz |value| (value as u32).leading_zeros();
    clzl |value| value.leading_zeros();
    ffs |value| if value == 0 { 0 } else { value.trailing_zeros() + 1 };
}
