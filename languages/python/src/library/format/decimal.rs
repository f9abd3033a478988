//! Floats and their decimal digits, exactly, with whole numbers of any size.
//!
//! That is slower than the tables of the standard library for it, and twenty kilobytes smaller.

use crate::big_int::BigInt;

/// Digits of a number, and the place of the point: 0.d₁d₂… × 10^point.
type Digits = (Vec<u8>, i64);

/// No float has more digits that are not 0, so that further ones of a text only say that it is a little larger.
const MOST_DIGITS: usize = 800;

/// A positive float as `mantissa × 2^exponent`.
fn parts(value: f64) -> (u64, i64) {
    let bits = value.to_bits();
    let (mantissa, exponent) = (bits & ((1 << 52) - 1), (bits >> 52) as i64);
    if exponent == 0 { (mantissa, -1074) } else { (mantissa | 1 << 52, exponent - 1075) }
}

fn power_of_ten(exponent: i64) -> BigInt {
    BigInt::from(10).pow(u32::try_from(exponent).unwrap_or(u32::MAX))
}

/// `value × 10^places` for a positive float, rounded; half a unit to the even number.
fn scaled(value: f64, places: i64) -> BigInt {
    let (mantissa, exponent) = parts(value);
    let above = (BigInt::from(mantissa) << exponent.max(0).unsigned_abs()) * power_of_ten(places.max(0));
    let below = (BigInt::from(1) << (-exponent).max(0).unsigned_abs()) * power_of_ten((-places).max(0));
    let (quotient, rest) = above.div_rem(&below);
    match (rest << 1).cmp(&below) {
        std::cmp::Ordering::Less => quotient,
        std::cmp::Ordering::Equal if quotient.is_even() => quotient,
        _ => quotient + BigInt::from(1),
    }
}

/// The digits of a positive float, with `places` of them after the point.
pub(super) fn fixed(value: f64, places: usize) -> Digits {
    let digits = scaled(value, places as i64).to_string().into_bytes();
    let point = digits.len() as i64 - places as i64;
    (digits, point)
}

/// A float from 0 on, rounded to `places` places after the point; before it where they are negative.
pub(crate) fn rounded(value: f64, places: i64) -> f64 {
    let digits = scaled(value, places).to_string().into_bytes();
    let point = digits.len() as i64 - places;
    to_float(&digits, point)
}

/// This many digits of a positive float, from 1 on.
pub(super) fn significant(value: f64, count: usize) -> Digits {
    let count = count as i64;
    let mut point = value.log10().floor() as i64 + 1;
    loop {
        let digits = scaled(value, count - point).to_string().into_bytes();
        // The logarithm may be off by one. If it is too large, 9.99 may have been rounded to 10.0 like 10.01.
        match digits.len() as i64 - count {
            0 if digits[0] == b'1' && digits[1..].iter().all(|&digit| digit == b'0') => {
                let exact = scaled(value, count - point + 1).to_string().into_bytes();
                return if exact.len() as i64 == count { (exact, point - 1) } else { (digits, point) };
            }
            0 if digits[0] != b'0' => return (digits, point),
            more => point += if more > 0 { 1 } else { -1 },
        }
    }
}

/// The fewest digits that are read back as a positive float, without zeros at their end.
pub(super) fn shortest(value: f64) -> Digits {
    // Up to 15 digits are always read back, but not of the smallest numbers.
    let first = if value < f64::MIN_POSITIVE { 1 } else { 15 };
    for count in first..17 {
        let (mut digits, point) = significant(value, count);
        if to_float(&digits, point) == value {
            return (trimmed(digits), point);
        }
        // A power of two is nearer to the float below it than to that above, so that the next digit may do.
        if let Some(last) = digits.last_mut().filter(|last| **last < b'9') {
            *last += 1;
            if to_float(&digits, point) == value {
                return (digits, point);
            }
        }
    }
    let (digits, point) = significant(value, 17);
    (trimmed(digits), point)
}

/// Digits without zeros at their end.
pub(super) fn trimmed(mut digits: Vec<u8>) -> Vec<u8> {
    while digits.len() > 1 && digits.last() == Some(&b'0') {
        digits.pop();
    }
    digits
}

/// The nearest float to 0.d₁d₂… × 10^point; half a unit to the even one, infinity beyond all floats.
fn to_float(digits: &[u8], point: i64) -> f64 {
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    let (digits, point) = (&digits[zeros..], point.saturating_sub(zeros as i64));
    if digits.is_empty() || point < -330 {
        return 0.0;
    }
    if point > 310 {
        return f64::INFINITY;
    }
    let kept = digits.len().min(MOST_DIGITS);
    let text = std::str::from_utf8(&digits[..kept]).unwrap_or_default();
    let (mut above, mut exponent) = (BigInt::parse(text, 10).unwrap_or_default(), point - kept as i64);
    if digits[kept..].iter().any(|&digit| digit != b'0') {
        above = above * BigInt::from(10) + BigInt::from(1);
        exponent -= 1;
    }
    let mut below = BigInt::from(1);
    if exponent < 0 {
        below = power_of_ten(-exponent);
    } else {
        above = above * power_of_ten(exponent);
    }
    // A quotient of 65 to 67 bits, of which the last one is 1 if there is a rest.
    let shift = 66 - (above.bits() as i64 - below.bits() as i64);
    if shift < 0 {
        below = below << shift.unsigned_abs();
    } else {
        above = above << shift.unsigned_abs();
    }
    let (quotient, rest) = above.div_rem(&below);
    let quotient = quotient.to_u128().unwrap_or(u128::MAX) | u128::from(!rest.is_zero());
    // The float has 53 bits, or fewer where its last one would be less than the smallest float.
    let top = 127 - i64::from(quotient.leading_zeros()) - shift;
    let lowest = (top - 52).max(-1074);
    let dropped = lowest + shift;
    if dropped > 127 {
        return 0.0;
    }
    let (mut mantissa, rest) = (quotient >> dropped, quotient & ((1 << dropped) - 1));
    let half = 1 << (dropped - 1);
    if rest > half || rest == half && mantissa & 1 == 1 {
        mantissa += 1;
    }
    // Both factors are floats, and so is their product.
    let unit = if lowest < -1022 { 1 << (lowest + 1074) } else { (lowest + 1023).unsigned_abs() << 52 };
    if lowest > 971 { f64::INFINITY } else { mantissa as f64 * f64::from_bits(unit) }
}

/// The float that a text is, without space and `_`: as Python reads it.
pub(crate) fn read(text: &str) -> Option<f64> {
    let (sign, text) = match text.as_bytes().first()? {
        b'-' => (-1.0, &text[1..]),
        b'+' => (1.0, &text[1..]),
        _ => (1.0, text),
    };
    if text.eq_ignore_ascii_case("inf") || text.eq_ignore_ascii_case("infinity") {
        return Some(sign * f64::INFINITY);
    }
    if text.eq_ignore_ascii_case("nan") {
        return Some(f64::NAN.copysign(sign));
    }
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = [whole, part].concat().into_bytes();
    let figures = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
    let all_digits = |bytes: &[u8]| !bytes.is_empty() && bytes.iter().all(u8::is_ascii_digit);
    if !all_digits(&digits) || !all_digits(figures.as_bytes()) {
        return None;
    }
    // An exponent that is no i64 is beyond all floats.
    let exponent = exponent.parse().unwrap_or(if exponent.starts_with('-') { i64::MIN / 2 } else { i64::MAX / 2 });
    Some(sign * to_float(&digits, (whole.len() as i64).saturating_add(exponent)))
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::*;

    /// Floats of all sizes, and those beside powers of two.
    fn floats() -> impl Iterator<Item = f64> {
        let mut state = 1u64;
        let random = std::iter::repeat_with(move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            f64::from_bits((state ^ state >> 29) >> 1)
        });
        let powers =
            (0..2047u64).flat_map(|exponent| [exponent << 52, (exponent << 52) + 1, (exponent << 52).wrapping_sub(1)]);
        let short = (0..2_000).map(|number| f64::from(number) / 100.0);
        random
            .take(20_000)
            .chain(powers.map(|bits| f64::from_bits(bits & (u64::MAX >> 1))))
            .chain(short)
            .chain([5e-324, 1e23, f64::MAX, 999.9999999999999, 0.9999999999999999])
            .filter(|value| value.is_finite() && *value > 0.0)
    }

    #[test]
    fn the_standard_library_writes_and_reads_the_same() {
        for value in floats() {
            let written = format!("{value:e}");
            let (digits, point) = shortest(value);
            let same = read(&written);
            assert_eq!(same, Some(value), "{written}");
            let shown = String::from_utf8(digits.clone()).unwrap_or_default();
            let read_back: f64 = format!("0.{shown}e{point}").parse().unwrap_or(f64::NAN);
            assert_eq!(read_back, value, "{written} as {shown}");
            let standard = written.bytes().take_while(|&b| b != b'e').filter(u8::is_ascii_digit).count();
            assert_eq!(digits.len(), standard, "{written} as {shown}");
            let (digits, point) = significant(value, 20);
            let exact = format!("{value:.19e}");
            let expected: Vec<u8> = exact.bytes().take_while(|&b| b != b'e').filter(u8::is_ascii_digit).collect();
            assert_eq!(digits, expected, "{exact}");
            assert!(exact.ends_with(&format!("e{}", point - 1)), "{exact} {point}");
        }
    }

    #[test]
    fn texts_between_two_floats_are_read_as_by_the_standard_library() {
        let texts = [
            "1e400",
            "1e-400",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "9007199254740993",
            "1.7976931348623159e308",
            "1.7976931348623158e308",
            "9007199254740992.9999999999999999999999999999999",
            "0.000e99999999999999999999",
            "00012.5",
            "4.35",
            "1e99999999999999999999",
            "1e-99999999999999999999",
            ".5",
            "5.",
            "-0.0",
            "2.2250738585072011e-308",
        ];
        for text in texts {
            assert_eq!(read(text).map(f64::to_bits), text.parse::<f64>().ok().map(f64::to_bits), "{text}");
        }
        for text in ["", ".", "e5", "1e", "1e+", "--1", "1.2.3", "inf inity", "0x1", "1 2"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
