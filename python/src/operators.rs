//! The operators of numbers.

/// Python's `//` of floats; the divisor is not 0.
pub(crate) fn floor_div(a: f64, b: f64) -> f64 {
    let rest = modulo(a, b);
    let mut quotient = (a - rest) / b;
    if quotient == 0.0 {
        return 0.0_f64.copysign(a / b);
    }
    let floor = quotient.floor();
    quotient = if quotient - floor > 0.5 { floor + 1.0 } else { floor };
    quotient
}

/// Python's `%` of floats; the divisor is not 0.
pub(crate) fn modulo(a: f64, b: f64) -> f64 {
    let rest = a % b;
    if rest == 0.0 {
        0.0_f64.copysign(b)
    } else if (rest < 0.0) != (b < 0.0) {
        rest + b
    } else {
        rest
    }
}
