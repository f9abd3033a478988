//! The operators of numbers, for the machine and for constant folding.

use crate::big_int::BigInt;
use crate::library::number::{round_to, to_float};

/// Quotient of floats rounded down, and the rest with the sign of the divisor, as CPython's `float_divmod`. The
/// divisor is not 0.
pub(crate) fn floor_division(a: f64, b: f64) -> (f64, f64) {
    let mut rest = a % b;
    let mut quotient = (a - rest) / b;
    if rest != 0.0 {
        if (b < 0.0) != (rest < 0.0) {
            rest += b;
            quotient -= 1.0;
        }
    } else {
        rest = 0f64.copysign(b);
    }
    if quotient == 0.0 {
        return (0f64.copysign(a / b), rest);
    }
    let floor = quotient.floor();
    (if quotient - floor > 0.5 { floor + 1.0 } else { floor }, rest)
}

/// `a / b` of whole numbers, correctly rounded; infinite if it is beyond all floats. The divisor is not 0.
pub(crate) fn true_division(a: &BigInt, b: &BigInt) -> f64 {
    // The quotient with 66 bits or more, the last of which says whether anything was cut off.
    let shift = 66 + i64::try_from(b.bits()).unwrap_or(0) - i64::try_from(a.bits()).unwrap_or(0);
    let (a_size, b_size) = (a.clone().abs(), b.clone().abs());
    let (mut quotient, rest) = if shift > 0 {
        (a_size << shift.unsigned_abs()).div_rem(&b_size)
    } else {
        a_size.div_rem(&(b_size << shift.unsigned_abs()))
    };
    if !rest.is_zero() {
        quotient = quotient | BigInt::from(1);
    }
    let result = scale(&quotient, -shift);
    if a.is_negative() == b.is_negative() { result } else { -result }
}

/// `number` · 2^exponent; the number has some 66 bits, the last of which stands for all that was cut off.
fn scale(number: &BigInt, exponent: i64) -> f64 {
    let bits = i64::try_from(number.bits()).unwrap_or(i64::MAX);
    // The last place that a float of this size has.
    let last = (bits + exponent - 53).max(-1_074);
    let cut = last - exponent;
    let rounded = if cut > 0 {
        let unit = BigInt::from(1) << cut.unsigned_abs();
        round_to(number, &unit, false) >> cut.unsigned_abs()
    } else {
        number.clone() << cut.unsigned_abs()
    };
    let mantissa = to_float(&rounded);
    // In two factors, so that neither is out of range.
    let half = i32::try_from(last / 2).unwrap_or(i32::MAX);
    let rest = i32::try_from(last - last / 2).unwrap_or(i32::MAX);
    mantissa * 2f64.powi(half) * 2f64.powi(rest)
}
