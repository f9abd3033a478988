//! Numbers with a fixed count of bits after the point.

/// The bits after the point.
pub(super) const FRACTION: u32 = 116;

/// A number times 2^[`FRACTION`]: from -2048 to 2048.
pub(super) type Fixed = i128;

/// The inverse of each factorial.
const INVERSE_FACTORIALS: [Fixed; 32] = {
    let (mut inverses, mut at) = ([1 << FRACTION; 32], 1);
    while at < inverses.len() {
        inverses[at] = inverses[at - 1] / at as Fixed;
        at += 1;
    }
    inverses
};

/// A product that is in the range.
pub(super) fn mul(a: Fixed, b: Fixed) -> Fixed {
    const LOW: u128 = u64::MAX as u128;
    let (x, y) = (a.unsigned_abs(), b.unsigned_abs());
    let (x_high, x_low, y_high, y_low) = (x >> 64, x & LOW, y >> 64, y & LOW);
    let middle = ((x_low * y_low) >> 64) + ((x_high * y_low) & LOW) + ((x_low * y_high) & LOW);
    let high = x_high * y_high + ((x_high * y_low) >> 64) + ((x_low * y_high) >> 64) + (middle >> 64);
    let product = ((high << (128 - FRACTION)) + ((middle & LOW) >> (FRACTION - 64))) as Fixed;
    if (a < 0) == (b < 0) { product } else { -product }
}

/// The sum of x^n / (first + step · n)! over n, for |x| below 0.7.
pub(super) fn polynomial(x: Fixed, first: usize, step: usize) -> Fixed {
    INVERSE_FACTORIALS.iter().skip(first).step_by(step).rev().fold(0, |sum, inverse| inverse + mul(x, sum))
}

/// A number times a power of two, cut off.
pub(super) fn shifted(number: Fixed, exponent: i32) -> Fixed {
    match exponent {
        0.. => number << exponent,
        -127..0 => number >> -exponent,
        _ => 0,
    }
}

/// A positive float as a whole number times a power of two.
pub(super) fn parts(x: f64) -> (u64, i32) {
    let (bits, mantissa) = (x.to_bits() >> 52, x.to_bits() & ((1 << 52) - 1));
    if bits == 0 { (mantissa, -1_074) } else { (mantissa | 1 << 52, bits as i32 - 1_075) }
}

/// A float in the range, cut off after the last bit.
pub(super) fn to_fixed(x: f64) -> Fixed {
    let (mantissa, exponent) = parts(x.abs());
    let size = shifted(Fixed::from(mantissa), exponent + FRACTION as i32);
    if x < 0.0 { -size } else { size }
}

/// A number times a float; the product is in the range.
pub(super) fn scaled(number: Fixed, by: f64) -> Fixed {
    let (mantissa, exponent) = parts(by.abs());
    let size = number.unsigned_abs();
    let (high, low) = ((size >> 64) * u128::from(mantissa), (size & u128::from(u64::MAX)) * u128::from(mantissa));
    let shift = |number: u128, by: i32| match by {
        0.. => number << by,
        -127..0 => number >> -by,
        _ => 0,
    };
    let product = (shift(high, exponent + 64) + shift(low, exponent)) as Fixed;
    if (number < 0) == (by < 0.0) { product } else { -product }
}

/// The float that is nearest to a number times 2^`exponent`.
pub(super) fn to_float(number: Fixed, exponent: i32) -> f64 {
    let size = float(number.unsigned_abs(), exponent - FRACTION as i32);
    if number < 0 { -size } else { size }
}

/// The float that is nearest to a whole number times 2^`exponent`; the even one of two.
pub(super) fn float(number: u128, exponent: i32) -> f64 {
    let bits = 128 - number.leading_zeros() as i32;
    let cut = -1_074 - exponent;
    if bits + exponent > -1_022 || cut <= 0 {
        // In two factors, so that neither is out of range.
        return number as f64 * 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2);
    }
    if cut > bits {
        return 0.0;
    }
    // Fewer bits than a mantissa has: round here.
    let (whole, half) = (if cut < 128 { number >> cut } else { 0 }, 1u128 << (cut - 1));
    let rest = if cut < 128 { number & ((1 << cut) - 1) } else { number };
    let up = rest > half || rest == half && whole % 2 == 1;
    f64::from_bits(whole as u64 + u64::from(up))
}
