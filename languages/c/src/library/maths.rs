//! math.h.

use crate::code::Argument;
use crate::machine::{Machine, Stop};

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];

macro_rules! functions {
    ($($name:ident |$($x:ident),*| $value:expr;)*) => {
        $(pub(super) fn $name(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
            let mut values = values.iter().map(|&bits| f64::from_bits(bits));
            $(let $x = values.next().unwrap_or(0.0);)*
            let value: f64 = $value;
            Ok(value.to_bits())
        })*
    };
}

functions! {
    // x86 makes the NaN of a square root negative.
    sqrt |x| if x < 0.0 { -f64::NAN.abs() } else { x.sqrt() };
    cbrt |x| x.cbrt();
    pow |x, y| x.powf(y);
    fabs |x| x.abs();
    floor |x| x.floor();
    ceil |x| x.ceil();
    round |x| x.round();
    trunc |x| x.trunc();
    rint |x| x.round_ties_even();
    fmod |x, y| x % y;
    hypot |x, y| x.hypot(y);
    // Of two zeros the first, as in glibc.
    fmax |x, y| if x >= y || y.is_nan() { x } else { y };
    fmin |x, y| if x <= y || y.is_nan() { x } else { y };
    sin |x| x.sin();
    cos |x| x.cos();
    tan |x| x.tan();
    asin |x| x.asin();
    acos |x| x.acos();
    atan |x| x.atan();
    atan2 |y, x| y.atan2(x);
    sinh |x| x.sinh();
    cosh |x| x.cosh();
    tanh |x| x.tanh();
    exp |x| x.exp();
    exp2 |x| x.exp2();
    log |x| if x < 0.0 { -f64::NAN.abs() } else { x.ln() };
    log2 |x| x.log2();
    log10 |x| x.log10();
    sqrtf |x| f64::from((x as f32).sqrt());
    powf |x, y| f64::from((x as f32).powf(y as f32));
}

fn whole(value: f64) -> u64 {
    if value.is_nan() || value.abs() >= 9.3e18 { i64::MIN as u64 } else { value as i64 as u64 }
}

pub(super) fn lround(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(whole(f64::from_bits(values[0]).round()))
}

pub(super) fn lrint(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(whole(f64::from_bits(values[0]).round_ties_even()))
}

pub(super) fn modf(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let x = f64::from_bits(values[0]);
    let at = machine.check(values[1], 8, true)?;
    machine.memory.write(at, 8, x.trunc().to_bits());
    let rest = if x.is_infinite() { 0.0 } else { x - x.trunc() };
    Ok(rest.copysign(x).to_bits())
}

pub(super) fn frexp(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let mut x = f64::from_bits(values[0]);
    let at = machine.check(values[1], 4, true)?;
    let mut exponent = 0i32;
    if x != 0.0 && x.is_finite() {
        while x.abs() >= 1.0 {
            x /= 2.0;
            exponent += 1;
        }
        while x.abs() < 0.5 {
            x *= 2.0;
            exponent -= 1;
        }
    }
    machine.memory.write(at, 4, exponent as u32 as u64);
    Ok(x.to_bits())
}

pub(super) fn ldexp(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let mut x = f64::from_bits(values[0]);
    let mut exponent = (values[1] as i32).clamp(-2_200, 2_200);
    while exponent > 0 {
        let by = exponent.min(1_000);
        x *= 2f64.powi(by);
        exponent -= by;
    }
    while exponent < 0 {
        let by = (-exponent).min(1_000);
        x /= 2f64.powi(by);
        exponent += by;
    }
    Ok(x.to_bits())
}
