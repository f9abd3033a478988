//! Floats as CPython's `PyOS_double_to_string` writes them.

use super::decimal;

/// How a float is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatStyle {
    /// The fewest digits that are read back as the same float.
    Shortest,
    /// `e`: one digit before the point, an exponent.
    Exponent(usize),
    /// `f`: a number of digits after the point.
    Fixed(usize),
    /// `g`: a number of significant digits; an exponent for large and small numbers.
    General(usize),
}

/// A float has at most 1,074 after the point that are not 0.
const EXACT: usize = 1_100;

/// `repr(value)`
#[must_use]
pub(crate) fn float_repr(value: f64) -> String {
    double_to_string(value, FloatStyle::Shortest, false, true)
}

/// Writes `value` in `style`.
///
/// * `alternate`: `#`, which keeps the point and the zeros of `g`
/// * `point_zero`: a number without exponent has at least one digit after the point
#[must_use]
pub(crate) fn double_to_string(value: f64, style: FloatStyle, alternate: bool, point_zero: bool) -> String {
    if value.is_nan() {
        return "nan".into();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return format!("{sign}inf");
    }
    let style = if let FloatStyle::General(0) = style { FloatStyle::General(1) } else { style };
    let (digits, mut point) = digits_of(value.abs(), style);
    let len = i64::try_from(digits.len()).unwrap_or(i64::MAX);
    let wide = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);

    // The digits from `start` to `end` are written; those that `digits` lacks are zeros.
    let (exponential, mut end) = match style {
        FloatStyle::Exponent(precision) => (true, wide(precision) + 1),
        FloatStyle::Fixed(precision) => (false, point.saturating_add(wide(precision))),
        FloatStyle::General(precision) => {
            let most = wide(precision) - i64::from(point_zero);
            (point <= -4 || point > most, if alternate { wide(precision) } else { len })
        }
        FloatStyle::Shortest => (point <= -4 || point > 16, len),
    };
    let exponent = point - 1;
    if exponential {
        point = 1;
    }
    let start = if point <= 0 { point - 1 } else { 0 };
    end = end.max(if !exponential && point_zero { point + 1 } else { point });

    let mut text = String::from(sign);
    for place in start..end {
        if place == point {
            text.push('.');
        }
        let digit = usize::try_from(place).ok().and_then(|at| digits.get(at)).unwrap_or(&b'0');
        text.push(char::from(*digit));
    }
    if alternate && end == point {
        text.push('.');
    }
    if exponential {
        let sign = if exponent < 0 { '-' } else { '+' };
        text.push_str(&format!("e{sign}{:02}", exponent.abs()));
    }
    text
}

/// The digits of a number without trailing zeros, and the place of the point: 0.d₁d₂… × 10^point.
fn digits_of(value: f64, style: FloatStyle) -> (Vec<u8>, i64) {
    if value == 0.0 {
        return (vec![b'0'], 1);
    }
    let (digits, point) = match style {
        FloatStyle::Shortest => decimal::shortest(value),
        FloatStyle::Exponent(precision) => decimal::significant(value, precision.min(EXACT) + 1),
        FloatStyle::General(precision) => decimal::significant(value, precision.min(EXACT)),
        FloatStyle::Fixed(precision) => return decimal::fixed(value, precision.min(EXACT)),
    };
    (decimal::trimmed(digits), point)
}
