//! `Math`, `Integer`, `Long`, `Double` and `Character`.

use super::{Answer, Kinds, Values, thrown};
use crate::machine::{Machine, Stop};
use crate::types::Kind;

macro_rules! whole {
    ($($name:ident |$x:ident, $y:ident| $value:expr;)*) => {
        $(pub(super) fn $name(_: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
            let ($x, $y) = (values[0] as i64, values.get(1).map_or(0, |&value| value as i64));
            let value: i64 = $value;
            let is_wide = kinds.iter().any(|argument| argument.kind == Kind::I64);
            Ok(if is_wide { value } else { i64::from(value as i32) } as u64)
        })*
    };
}

whole! {
    abs |x, _y| x.wrapping_abs();
    min |x, y| x.min(y);
    max |x, y| x.max(y);
    compare |x, y| x.cmp(&y) as i64;
    sum |x, y| x.wrapping_add(y);
}

macro_rules! floating {
    ($($name:ident |$x:ident, $y:ident| $value:expr;)*) => {
        $(pub(super) fn $name(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
            let ($x, $y) = (f64::from_bits(values[0]), values.get(1).map_or(0.0, |&bits| f64::from_bits(bits)));
            let value: f64 = $value;
            Ok(value.to_bits())
        })*
    };
}

floating! {
    float_abs |x, _y| x.abs();
    float_min |x, y| if x.is_nan() || y.is_nan() { f64::NAN } else { lesser(x, y) };
    float_max |x, y| if x.is_nan() || y.is_nan() { f64::NAN } else { -lesser(-x, -y) };
    radians |x, _y| x.to_radians();
    degrees |x, _y| x.to_degrees();
}

/// The lesser of two numbers: -0 is less than 0.
fn lesser(x: f64, y: f64) -> f64 {
    if x.total_cmp(&y).is_lt() { x } else { y }
}

/// A number as many bits as its type has.
fn bits(values: Values<'_>, kinds: Kinds<'_>) -> (u64, u32) {
    if kinds[0].kind == Kind::I64 { (values[0], 64) } else { (values[0] & 0xffff_ffff, 32) }
}

pub(super) fn bit_count(_: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    Ok(u64::from(bits(values, kinds).0.count_ones()))
}

pub(super) fn leading(_: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (value, size) = bits(values, kinds);
    Ok(u64::from(value.leading_zeros() + size - 64))
}

pub(super) fn trailing(_: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (value, size) = bits(values, kinds);
    Ok(u64::from(value.trailing_zeros().min(size)))
}

pub(super) fn highest_bit(_: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (value, _) = bits(values, kinds);
    let highest = if value == 0 { 0 } else { 1 << (63 - value.leading_zeros()) };
    Ok(if kinds[0].kind == Kind::I64 { highest } else { i64::from(highest as i32) as u64 })
}

pub(super) fn binary(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = format!("{:b}", bits(values, kinds).0);
    machine.new_text(&text)
}

pub(super) fn octal(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = format!("{:o}", bits(values, kinds).0);
    machine.new_text(&text)
}

pub(super) fn hexadecimal(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = format!("{:x}", bits(values, kinds).0);
    machine.new_text(&text)
}

/// A number with digits of a base: `Integer.toString(n, base)`.
pub(super) fn based(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let base = if (2..=36).contains(&values[1]) { values[1] } else { 10 };
    let (mut rest, mut text) = ((values[0] as i64).unsigned_abs(), Vec::new());
    loop {
        text.push(char::from_digit((rest % base) as u32, base as u32).unwrap_or('0'));
        rest /= base;
        if rest == 0 {
            break;
        }
    }
    if (values[0] as i64) < 0 {
        text.push('-');
    }
    let text: String = text.iter().rev().collect();
    machine.new_text(&text)
}

pub(super) fn whole_of(text: &str, base: u32, is_wide: bool) -> Option<i64> {
    let value = i64::from_str_radix(text, base).ok()?;
    (is_wide || i32::try_from(value).is_ok()).then_some(value)
}

fn parse(machine: &mut Machine, values: Values<'_>, is_wide: bool) -> Answer {
    if values[0] == 0 {
        return thrown("NumberFormatException: Cannot parse null string");
    }
    let text = machine.string(values[0])?;
    let base = values.get(1).map_or(10, |&base| (base as u32).clamp(2, 36));
    match whole_of(&text, base, is_wide) {
        Some(value) => Ok(value as u64),
        None => {
            let radix = if base == 10 || text.is_empty() { String::new() } else { format!(" under radix {base}") };
            thrown(format!("NumberFormatException: For input string: \"{text}\"{radix}"))
        }
    }
}

pub(super) fn parse_int(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    parse(machine, values, false)
}

pub(super) fn parse_long(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    parse(machine, values, true)
}

pub(super) fn parse_double(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let text = machine.string(values[0])?;
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return thrown("NumberFormatException: empty String");
    }
    match float_of(trimmed) {
        Some(value) => Ok(value.to_bits()),
        None => thrown(format!("NumberFormatException: For input string: \"{text}\"")),
    }
}

pub(super) fn float_of(text: &str) -> Option<f64> {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte));
    if is_number { text.parse().ok() } else { None }
}

/// `Math.round`: half up.
pub(super) fn round(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(half_up(f64::from_bits(values[0])) as i64 as u64)
}

pub(super) fn round_float(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(i64::from(half_up(f64::from_bits(values[0])) as i32) as u64)
}

fn half_up(x: f64) -> f64 {
    let down = x.floor();
    if x - down >= 0.5 { down + 1.0 } else { down }
}

pub(super) fn floor_mod(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (x, y) = (values[0] as i64, values[1] as i64);
    if y == 0 {
        return thrown("ArithmeticException: / by zero");
    }
    let rest = x.wrapping_rem(y);
    Ok(if rest != 0 && (rest < 0) != (y < 0) { rest + y } else { rest } as u64)
}

pub(super) fn floor_div(_: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (x, y) = (values[0] as i64, values[1] as i64);
    if y == 0 {
        return thrown("ArithmeticException: / by zero");
    }
    let (whole, rest) = (x.wrapping_div(y), x.wrapping_rem(y));
    let whole = if rest != 0 && (rest < 0) != (y < 0) { whole - 1 } else { whole };
    // The least number divided by -1 is itself.
    Ok(if kinds[0].kind == Kind::I64 { whole } else { i64::from(whole as i32) } as u64)
}

/// The generator of `java.util.Random`, with the same seed in every run.
pub(super) fn random(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut bits = |count: u32| {
        let seed = machine.library.seed.wrapping_mul(0x5_DEEC_E66D).wrapping_add(11) & ((1 << 48) - 1);
        machine.library.seed = seed;
        seed >> (48 - count)
    };
    let value = (bits(26) << 27) + bits(27);
    Ok((value as f64 / (1u64 << 53) as f64).to_bits())
}

fn letter(values: Values<'_>) -> char {
    char::from_u32(values[0] as u32).unwrap_or('\u{fffd}')
}

macro_rules! letters {
    ($($name:ident |$letter:ident| $value:expr;)*) => {
        $(pub(super) fn $name(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
            let $letter = letter(values);
            Ok(u64::from($value))
        })*
    };
}

letters! {
    is_digit |x| x.is_ascii_digit();
    is_letter |x| x.is_alphabetic();
    is_letter_or_digit |x| x.is_alphanumeric();
    is_space |x| x.is_whitespace() || matches!(x, '\x1c'..='\x1f');
    is_upper |x| x.is_ascii_uppercase();
    is_lower |x| x.is_ascii_lowercase();
    upper |x| u32::from(x.to_ascii_uppercase());
    lower |x| u32::from(x.to_ascii_lowercase());
}

pub(super) fn digit_value(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(letter(values).to_digit(36).map_or(-1, i64::from) as u64)
}

pub(super) fn milliseconds(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(1_767_225_600_000 + machine.lines() / 1_000)
}

pub(super) fn nanoseconds(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(machine.lines() * 1_000)
}

pub(super) fn exit(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    Err(Stop::Exit(values[0] as u8))
}

pub(super) fn nothing(_: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(0)
}
