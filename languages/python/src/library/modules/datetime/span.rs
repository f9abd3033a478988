//! `timedelta`: a number of microseconds.

use crate::ast::{BinaryOp, UnaryOp};
use crate::big_int::BigInt;
use crate::library::Foreign;
use crate::library::hash::{hash_int, hash_tuple};
use crate::library::number::{from_float, round_to};
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

use super::calendar::{DAY, SECOND};

/// The arguments of `timedelta`.
pub(super) const UNITS: &[&str] = &["days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks"];

/// What each of them is worth, in the order in which CPython adds them up.
const WORTH: [(usize, i64); 7] =
    [(2, 1), (3, 1_000), (1, SECOND), (4, 60 * SECOND), (5, 3_600 * SECOND), (0, DAY), (6, 7 * DAY)];

pub(super) fn timedelta(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (mut total, mut left) = (Some(0i64), 0.0);
    for (place, worth) in WORTH {
        let argument = call.plain(call.arg(place));
        match (argument, call.whole(argument)) {
            (Value::Unbound, _) => {}
            (_, Some(whole)) => {
                let whole = whole.to_i64().and_then(|whole| whole.checked_mul(worth));
                total = total.zip(whole).and_then(|(total, whole)| total.checked_add(whole));
            }
            (Value::Float(number), _) if number.is_finite() => {
                // What is less than a microsecond is added up, and rounded at the end.
                let part = number.fract() * worth as f64;
                left += part.fract();
                let whole = (number.trunc() * worth as f64) as i64;
                total = total.and_then(|total| total.checked_add(whole)?.checked_add(part.trunc() as i64));
            }
            (Value::Float(number), _) => {
                let (class, text) = if number.is_nan() {
                    (Type::ValueError, "cannot convert float NaN to integer")
                } else {
                    (Type::OverflowError, "cannot convert float infinity to integer")
                };
                return Err(call.raise(class, text));
            }
            _ => {
                let class = call.type_name(argument);
                let unit = UNITS[place];
                return Err(call.type_error(format_args!("unsupported type for timedelta {unit} component: {class}")));
            }
        }
    }
    let odd = total.is_some_and(|total| total % 2 != 0);
    call.new_span(total.and_then(|total| total.checked_add(rounded(left, odd))))
}

/// The nearest whole number, of two the one that makes the sum with an odd or even number even.
fn rounded(left: f64, odd: bool) -> i64 {
    let odd = f64::from(u8::from(odd));
    let whole = left.round();
    let halfway = (whole - left).abs() == 0.5;
    (if halfway { 2.0 * ((left + odd) * 0.5).round() - odd } else { whole }) as i64
}

/// The nearest whole number, of two the even one.
pub(super) fn nearest(number: f64) -> i64 {
    rounded(number, false)
}

pub(super) fn total_seconds(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Some(&Foreign::Span(length)) = call.foreign(call.plain(call.arg(0))) else { return Ok(Value::None) };
    call.binary(BinaryOp::Div, Value::Int(length), Value::Int(SECOND))
}

/// The text: `1 day, 0:00:05.000003`.
pub(super) fn text(length: i64) -> String {
    let (days, rest) = (length.div_euclid(DAY), length.rem_euclid(DAY));
    let (seconds, micro) = (rest / SECOND, rest % SECOND);
    let plural = if days.abs() == 1 { "" } else { "s" };
    let front = if days == 0 { String::new() } else { format!("{days} day{plural}, ") };
    let fraction = if micro == 0 { String::new() } else { format!(".{micro:06}") };
    format!("{front}{}:{:02}:{:02}{fraction}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// The repr, with the parts that are not 0.
pub(crate) fn span_repr(length: i64) -> String {
    let parts = [
        ("days", length.div_euclid(DAY)),
        ("seconds", length.rem_euclid(DAY) / SECOND),
        ("microseconds", length.rem_euclid(SECOND)),
    ];
    let parts: Vec<_> =
        parts.iter().filter(|part| part.1 != 0).map(|(name, number)| format!("{name}={number}")).collect();
    format!("datetime.timedelta({})", if parts.is_empty() { "0".to_owned() } else { parts.join(", ") })
}

/// That of the tuple of days, seconds and microseconds.
pub(crate) fn span_hash(length: i64) -> i64 {
    let parts = [length.div_euclid(DAY), length.rem_euclid(DAY) / SECOND, length.rem_euclid(SECOND)];
    hash_tuple(parts.map(hash_int).into_iter())
}

impl Call<'_> {
    /// A new difference; one that is too long is none.
    pub(super) fn new_span(&mut self, length: Option<i64>) -> Result<Value, Stop> {
        let too_long = "a timedelta of more than 292,000 years, which is not here";
        let length = length.ok_or_else(|| self.raise(Type::OverflowError, too_long))?;
        self.new_foreign(Foreign::Span(length))
    }

    /// `a op b` of two differences that are neither added nor subtracted.
    pub(super) fn spans(&mut self, op: BinaryOp, a: i64, b: i64) -> Result<Option<Value>, Stop> {
        match op {
            BinaryOp::Div | BinaryOp::FloorDiv => self.binary(op, Value::Int(a), Value::Int(b)).map(Some),
            BinaryOp::Mod => match self.binary(op, Value::Int(a), Value::Int(b))? {
                Value::Int(rest) => self.new_span(Some(rest)).map(Some),
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// A difference `* / //` a number, rounded to the nearest microsecond, of two to the even one.
    pub(super) fn scaled(&mut self, op: BinaryOp, length: i64, by: Value) -> Result<Option<Value>, Stop> {
        let whole = self.whole(by);
        let (above, below) = match (whole, by) {
            (Some(whole), _) => (whole, BigInt::from(1)),
            (None, Value::Float(number)) if op != BinaryOp::FloorDiv => match ratio(number) {
                Some(ratio) => ratio,
                None => {
                    let (class, text) = if number.is_nan() {
                        (Type::ValueError, "cannot convert NaN to integer ratio")
                    } else {
                        (Type::OverflowError, "cannot convert Infinity to integer ratio")
                    };
                    return Err(self.raise(class, text));
                }
            },
            _ => return Ok(None),
        };
        let (above, below) = if op == BinaryOp::Mult { (above, below) } else { (below, above) };
        if below.is_zero() {
            return Err(self.raise(Type::ZeroDivisionError, "integer division or modulo by zero"));
        }
        let product = BigInt::from(length) * &above;
        let result = if op == BinaryOp::FloorDiv {
            product.div_mod_floor(&below).0
        } else {
            let product = if below.is_negative() { -product } else { product };
            let below = below.abs();
            round_to(&product, &below, false).div_rem(&below).0
        };
        self.new_span(result.to_i64()).map(Some)
    }

    /// `-value`, `+value` and `abs(value)` of a difference.
    pub(crate) fn span_sign(&mut self, op: Option<UnaryOp>, value: Value) -> Result<Option<Value>, Stop> {
        let Some(&Foreign::Span(length)) = self.foreign(value) else { return Ok(None) };
        let length = match op {
            Some(UnaryOp::USub) => length.checked_neg(),
            Some(UnaryOp::UAdd) => Some(length),
            None => length.checked_abs(),
            Some(_) => return Ok(None),
        };
        self.new_span(length).map(Some)
    }
}

/// A float as a fraction of whole numbers.
fn ratio(mut number: f64) -> Option<(BigInt, BigInt)> {
    let mut shift = 0;
    while number.is_finite() && number != number.trunc() {
        number *= 2.0;
        shift += 1;
    }
    Some((from_float(number)?, BigInt::from(1) << shift))
}
