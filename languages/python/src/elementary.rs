//! The elementary functions of floats: one implementation for every target, since systems differ in the last digit.
//!
//! Results are the float nearest to the exact one, which is that of CPython with glibc 2.36 on x86-64 Linux but for about
//! one argument in a thousand, where that is off by one unit in the last place. What is calculated as a number of
//! [`FRACTION`] bits after the point has an error below 2^-110; a logarithm or an angle of the system's is only where a
//! calculation begins.

mod fixed;

use crate::big_int::BigInt;
use fixed::{FRACTION, Fixed, float, mul, parts, polynomial, to_fixed, to_float};

const ONE: Fixed = 1 << FRACTION;
const LN_2: Fixed = 0x000b_1721_7f7d_1cf7_9abc_9e3b_3980_3f2f;
const LOG2_E: Fixed = 0x0017_1547_652b_82fe_1777_d0ff_da0d_23a7;
const HALF_PI: Fixed = 0x0019_21fb_5444_2d18_4698_98cc_5170_1b83;
/// The next 64 bits of [`HALF_PI`].
const HALF_PI_REST: Fixed = 0x9a25_2049_c111_4cf9;

/// e^x
pub(crate) fn exp(x: f64) -> f64 {
    match x {
        _ if x.is_nan() => x,
        _ if x > 710.0 => f64::INFINITY,
        _ if x < -746.0 => 0.0,
        _ => {
            let (power, exponent) = power_of_e(to_fixed(x));
            to_float(power, exponent)
        }
    }
}

/// The natural logarithm; not a number below 0.
pub(crate) fn log(x: f64) -> f64 {
    let beside_one = x - 1.0;
    if beside_one.abs() < 1e-9 {
        return beside_one - beside_one * beside_one * (0.5 - beside_one / 3.0);
    }
    if is_ordinary(x) { to_float(logarithm(x), 0) } else { x.ln() }
}

/// The logarithm to base 2; not a number below 0.
pub(crate) fn log2(x: f64) -> f64 {
    if !is_ordinary(x) {
        return x.log2();
    }
    to_float(mul(logarithm(x), LOG2_E), 0)
}

/// The logarithm to base 10, not a number below 0: calculated as in glibc, where every tenth is off by one unit.
pub(crate) fn log10(x: f64) -> f64 {
    if !is_ordinary(x) {
        return x.log10();
    }
    let (mantissa, exponent) = parts(x);
    let size = 63 - mantissa.leading_zeros() as i32;
    let exponent = exponent + size;
    let below_one = i32::from(exponent < 0);
    let mantissa = float(u128::from(mantissa), -size - below_one);
    let exponent = f64::from(exponent + below_one);
    // log10(2) in two parts, the first of which times an exponent is exact.
    let low = exponent * 3.694_239_077_158_931e-13 + std::f64::consts::LOG10_E * log(mantissa);
    low + exponent * 3.010_299_956_636_117_7e-1
}

/// x^y; not a number where that is a complex one.
pub(crate) fn pow(x: f64, y: f64) -> f64 {
    if x == 0.0 || x == 1.0 || y == 0.0 || !x.is_finite() || !y.is_finite() {
        return x.powf(y);
    }
    if x > 0.0 {
        return power(x, y);
    }
    match y {
        _ if y != y.floor() => f64::NAN,
        _ if (y / 2.0).floor() * 2.0 == y => power(-x, y),
        _ => -power(-x, y),
    }
}

/// x^y of a positive x that is not 1, and a y that is not 0.
fn power(mut x: f64, mut y: f64) -> f64 {
    // Rational results and midpoints between two floats must be exact.
    while y != y.floor() {
        let root = x.sqrt();
        if y == 0.5 {
            return root;
        }
        if root.to_bits().trailing_zeros() < 26 || root * root != x {
            break;
        }
        (x, y) = (root, 2.0 * y);
    }
    let (mantissa, exponent) = parts(x);
    if y > 0.0 && y <= 80.0 && y == y.floor() {
        let twos = mantissa.trailing_zeros();
        let odd = u128::from(mantissa >> twos);
        if let Some(power) = odd.checked_pow((y as i32).unsigned_abs()) {
            return float(power, (exponent + twos as i32) * y as i32);
        }
    }
    let estimate = y * x.ln();
    if estimate > 710.0 {
        return f64::INFINITY;
    }
    if estimate < -746.0 {
        return 0.0;
    }
    let (power, exponent) = power_of_e(fixed::scaled(logarithm(x), y));
    to_float(power, exponent)
}

/// The sine; not a number for an infinity.
pub(crate) fn sin(x: f64) -> f64 {
    if x.abs() < 1e-8 || !x.is_finite() {
        let cube = x * x * x;
        return if cube == 0.0 { x } else { x - cube / 6.0 };
    }
    to_float(sine_and_cosine(x).0, 0)
}

/// The cosine; not a number for an infinity.
pub(crate) fn cos(x: f64) -> f64 {
    if !x.is_finite() {
        return f64::NAN;
    }
    to_float(sine_and_cosine(x).1, 0)
}

/// The tangent; not a number for an infinity.
pub(crate) fn tan(x: f64) -> f64 {
    if x.abs() < 1e-8 || !x.is_finite() {
        return if x.is_finite() { x + x * x * x / 3.0 } else { f64::NAN };
    }
    let (sine, cosine) = sine_and_cosine(x);
    quotient(sine, cosine)
}

/// The angle whose tangent it is, from -π/2 to π/2.
pub(crate) fn atan(x: f64) -> f64 {
    atan2(x, 1.0)
}

/// The angle to the positive x axis of the direction to (x, y), from -π to π.
pub(crate) fn atan2(y: f64, x: f64) -> f64 {
    let estimate = y.atan2(x);
    let ratio = y / x;
    if !ratio.is_finite() || ratio == 0.0 || x.is_infinite() {
        return estimate;
    }
    // Both by the same power of two, so that the larger is about 1.
    let larger = parts(x.abs().max(y.abs()));
    let scale = -larger.1 - 53;
    let [(x_mantissa, x_exponent), (y_mantissa, y_exponent)] = [x, y].map(|it| parts(it.abs()));
    let of = |mantissa: u64, exponent: i32, sign: f64| {
        let size = fixed::shifted(Fixed::from(mantissa), exponent + scale + FRACTION as i32);
        if sign < 0.0 { -size } else { size }
    };
    let (x_fixed, y_fixed) = (of(x_mantissa, x_exponent, x), of(y_mantissa, y_exponent, y));
    if x > 0.0 && ratio.abs() < 1e-9 {
        let rest = y_fixed - mul(to_fixed(ratio), x_fixed);
        let rest = if ratio.abs() > 1e-16 { to_float(rest, 0) / to_float(x_fixed, 0) } else { 0.0 };
        return ratio + (rest - ratio * ratio * ratio / 3.0);
    }
    // The tangent of the angle that is missing, which is so small that it is the angle.
    let (sine, cosine) = sine_and_cosine(estimate);
    let across = mul(y_fixed, cosine) - mul(x_fixed, sine);
    let along = mul(x_fixed, cosine) + mul(y_fixed, sine);
    estimate + to_float(across, 0) / to_float(along, 0)
}

/// The angle from -π/2 to π/2 that has this sine; not a number beyond 1.
pub(crate) fn asin(x: f64) -> f64 {
    let estimate = x.asin();
    if x.abs() < 1e-8 {
        let cube = x * x * x;
        return if cube == 0.0 { x } else { x + cube / 6.0 };
    }
    if x.abs() >= 1.0 || x.is_nan() {
        return estimate;
    }
    let (sine, cosine) = sine_and_cosine(estimate);
    estimate + to_float(to_fixed(x) - sine, 0) / to_float(cosine, 0)
}

/// The angle from 0 to π that has this cosine; not a number beyond 1.
pub(crate) fn acos(x: f64) -> f64 {
    let estimate = x.acos();
    if x.abs() >= 1.0 || x.is_nan() {
        return estimate;
    }
    let (sine, cosine) = sine_and_cosine(estimate);
    estimate + to_float(cosine - to_fixed(x), 0) / to_float(sine, 0)
}

/// Is it a positive number that is not infinite?
fn is_ordinary(x: f64) -> bool {
    x > 0.0 && x < f64::INFINITY
}

/// e^x as a factor about 1 and a power of two.
fn power_of_e(x: Fixed) -> (Fixed, i32) {
    let exponent = (to_float(x, 0) / std::f64::consts::LN_2).round();
    (polynomial(x - LN_2 * exponent as Fixed, 0, 1), exponent as i32)
}

/// The natural logarithm of an ordinary number.
fn logarithm(x: f64) -> Fixed {
    let (mantissa, exponent) = parts(x);
    let size = 64 - mantissa.leading_zeros() as i32;
    // From 0.7 to 1.4.
    let near = if (mantissa << (64 - size)) >> 32 > 0xb504_f333 { size } else { size - 1 };
    let factor = fixed::shifted(Fixed::from(mantissa), FRACTION as i32 - near);
    let estimate = to_fixed(to_float(factor, 0).ln());
    let (inverse, shift) = power_of_e(-estimate);
    let rest = mul(factor, fixed::shifted(inverse, shift)) - ONE;
    estimate + rest - mul(rest, rest) / 2 + LN_2 * Fixed::from(exponent + near)
}

fn sine_and_cosine(x: f64) -> (Fixed, Fixed) {
    let (quarter, angle) = turned(x);
    let square = -mul(angle, angle);
    let (sine, cosine) = (mul(angle, polynomial(square, 1, 2)), polynomial(square, 0, 2));
    match quarter {
        0 => (sine, cosine),
        1 => (cosine, -sine),
        2 => (-sine, -cosine),
        _ => (-cosine, sine),
    }
}

/// a / b, nearly as exact as they are.
fn quotient(a: Fixed, b: Fixed) -> f64 {
    let divisor = to_float(b, 0);
    let quotient = to_float(a, 0) / divisor;
    let whole = quotient.trunc();
    let rest = a - b * whole as Fixed - mul(to_fixed(quotient - whole), b);
    quotient + to_float(rest, 0) / divisor
}

/// The quadrant of an angle, and the remainder from -π/4 to π/4.
fn turned(x: f64) -> (usize, Fixed) {
    if x.abs() < 1_000.0 {
        let quarters = (x / std::f64::consts::FRAC_PI_2).round() as Fixed;
        let angle = to_fixed(x) - HALF_PI * quarters - ((HALF_PI_REST * quarters) >> 64);
        return (quarters.rem_euclid(4) as usize, angle);
    }
    // More bits than the exponent of the largest number has.
    const BITS: u32 = 1_216;
    let (mantissa, exponent) = parts(x.abs());
    let number = BigInt::from(mantissa as i64) << (BITS as i32 + exponent).unsigned_abs().into();
    let (quarters, rest) = number.div_rem(&half_pi(BITS));
    let mut quarter = quarters.words().first().map_or(0, |word| word % 4) as usize;
    let mut angle = (rest >> u64::from(BITS - FRACTION)).to_u128().unwrap_or_default() as Fixed;
    if angle > HALF_PI / 2 {
        (quarter, angle) = ((quarter + 1) % 4, angle - HALF_PI);
    }
    if x > 0.0 { (quarter, angle) } else { ((4 - quarter) % 4, -angle) }
}

/// π/2 with this many bits after the point, by Machin: π/4 = 4 arctan(1/5) - arctan(1/239).
fn half_pi(bits: u32) -> BigInt {
    let arctan_of_inverse = |number: i64| {
        let (square, mut power) =
            (BigInt::from(number * number), (BigInt::from(1) << bits.into()).div_rem(&BigInt::from(number)).0);
        let (mut sum, mut odd) = (power.clone(), 1);
        while !power.is_zero() {
            odd += 2;
            power = -power.div_rem(&square).0;
            sum = &sum + &power.div_rem(&BigInt::from(odd)).0;
        }
        sum
    };
    &arctan_of_inverse(5) * &BigInt::from(8) - &arctan_of_inverse(239) * &BigInt::from(2)
}
