//! `math`

use crate::ast::BinaryOp;
use crate::big_int::BigInt;
use crate::elementary;
use crate::heap::INT_LIMIT;
use crate::library::builtins::to_int;
use crate::library::number::to_float;
use crate::library::table::natives;
use crate::native::{Call, Limit, Stop};
use crate::types::Type;
use crate::value::{Value, index};

natives! {
    /// The functions of `math`.
    MATH:
    Native::new("acos", |call| function(call, elementary::acos)).takes(1, &[""]) => [];
    Native::new("asin", |call| function(call, elementary::asin)).takes(1, &[""]) => [];
    Native::new("atan", |call| function(call, elementary::atan)).takes(1, &[""]) => ["import math\nprint(math.atan(1) * 4 == math.pi)" => "True"];
    Native::new("atan2", |call| call.typed(|_: &mut Call<'_>, y, x| Ok(elementary::atan2(y, x)))).takes(2, &["", ""]) => ["import math\nprint(math.atan2(1, 1) == math.pi / 4)" => "True"];
    Native::new("ceil", |call| rounded(call, "__ceil__", f64::ceil)).takes(1, &[""]) => ["import math\nprint(math.ceil(1.2), math.ceil(-1.2), math.ceil(3))" => "2 -1 3"];
    Native::new("comb", comb).takes(2, &["", ""]) => ["import math\nprint(math.comb(64, 8), math.comb(3, 5))" => "4426165368 0"];
    Native::new("copysign", |call| call.typed(|_: &mut Call<'_>, number: f64, sign| Ok(number.copysign(sign)))).takes(2, &["", ""]) => ["import math\nprint(math.copysign(3, -0.0))" => "-3.0"];
    Native::new("cos", |call| function(call, elementary::cos)).takes(1, &[""]) => ["import math\nprint(math.cos(0))" => "1.0"];
    Native::new("degrees", |call| function(call, |x| x * (180.0 / std::f64::consts::PI))).takes(1, &[""]) => ["import math\nprint(math.degrees(math.pi))" => "180.0"];
    Native::new("dist", |call| call.typed(dist)).takes(2, &["", ""]) => ["import math\nprint(math.dist((0, 0), (3, 4)))" => "5.0"];
    Native::new("exp", |call| function(call, elementary::exp)).takes(1, &[""]) => ["import math\nprint(math.exp(0), math.exp(1) == math.e)" => "1.0 True"];
    Native::new("fabs", |call| function(call, f64::abs)).takes(1, &[""]) => ["import math\nprint(math.fabs(-2))" => "2.0"];
    Native::new("factorial", |call| call.typed(factorial)).takes(1, &[""]) => ["import math\nprint(math.factorial(0), math.factorial(20), math.factorial(22))" => "1 2432902008176640000 1124000727777607680000"];
    Native::new("floor", |call| rounded(call, "__floor__", f64::floor)).takes(1, &[""]) => ["import math\nprint(math.floor(1.8), math.floor(-1.2))" => "1 -2"];
    Native::new("fmod", |call| call.typed(|call: &mut Call<'_>, a: f64, b: f64| checked(call, a % b, true, a.is_nan() || b.is_nan()))).takes(2, &["", ""]) => ["import math\nprint(math.fmod(-7, 3))" => "-1.0"];
    Native::new("fsum", |call| call.typed(fsum)).takes(1, &[""]) => ["import math\nprint(math.fsum([0.1] * 10))" => "1.0"];
    Native::new("gcd", gcd).variadic() => ["import math\nprint(math.gcd(12, 18), math.gcd(), math.gcd(-4), math.gcd(8, 12, 6))" => "6 0 4 2"];
    Native::new("hypot", hypot).variadic() => ["import math\nprint(math.hypot(3, 4))" => "5.0"];
    Native::new("isclose", |call| call.typed(isclose)).takes(2, &["", ""]).keywords(&["rel_tol", "abs_tol"]) => ["import math\nprint(math.isclose(0.1 + 0.2, 0.3), math.isclose(1, 2))" => "True False"];
    Native::new("isfinite", |call| call.pure(f64::is_finite)).takes(1, &[""]) => ["import math\nprint(math.isfinite(1), math.isfinite(math.inf))" => "True False"];
    Native::new("isinf", |call| call.pure(f64::is_infinite)).takes(1, &[""]) => ["import math\nprint(math.isinf(-math.inf))" => "True"];
    Native::new("isnan", |call| call.pure(f64::is_nan)).takes(1, &[""]) => ["import math\nprint(math.isnan(math.nan))" => "True"];
    Native::new("isqrt", |call| call.typed(isqrt)).takes(1, &[""]) => ["import math\nprint(math.isqrt(17), math.isqrt(10**30))" => "4 1000000000000000"];
    Native::new("lcm", lcm).variadic() => ["import math\nprint(math.lcm(4, 6), math.lcm())" => "12 1"];
    Native::new("log", |call| call.typed(log)).takes(1, &["", ""]) => ["import math\nprint(math.log(1), math.log(8, 2), math.log(10**400) > 900)" => "0.0 3.0 True"];
    Native::new("log10", |call| logarithm(call, elementary::log10)).takes(1, &[""]) => ["import math\nprint(math.log10(1000))" => "3.0"];
    Native::new("log2", |call| logarithm(call, elementary::log2)).takes(1, &[""]) => ["import math\nprint(math.log2(8), math.log2(2**2000))" => "3.0 2000.0"];
    Native::new("modf", |call| call.typed(modf)).takes(1, &[""]) => ["import math\nprint(math.modf(2.5), math.modf(-1.25))" => "(0.5, 2.0) (-0.25, -1.0)"];
    Native::new("perm", perm).takes(1, &["", ""]) => ["import math\nprint(math.perm(8), math.perm(8, 2), math.perm(2, 3))" => "40320 56 0"];
    Native::new("pow", |call| call.typed(pow)).takes(2, &["", ""]) => ["import math\nprint(math.pow(2, 3))" => "8.0"];
    Native::new("prod", prod).takes(1, &[""]).keywords(&["start"]) => ["import math\nprint(math.prod([2, 3, 4]), math.prod([], start=5))" => "24 5"];
    Native::new("radians", |call| function(call, |x| x * (std::f64::consts::PI / 180.0))).takes(1, &[""]) => ["import math\nprint(math.radians(180) == math.pi)" => "True"];
    Native::new("sin", |call| function(call, elementary::sin)).takes(1, &[""]) => ["import math\nprint(math.sin(0))" => "0.0"];
    Native::new("sqrt", |call| function(call, f64::sqrt)).takes(1, &[""]) => ["import math\nprint(math.sqrt(2), math.sqrt(64))" => "1.4142135623730951 8.0"];
    Native::new("tan", |call| function(call, elementary::tan)).takes(1, &[""]) => ["import math\nprint(math.tan(0))" => "0.0"];
    Native::new("trunc", |call| rounded(call, "__trunc__", f64::trunc)).takes(1, &[""]) => ["import math\nprint(math.trunc(-2.7), math.trunc(5))" => "-2 5"];
}

/// A constant of the module.
pub(crate) fn constant(name: &str) -> Option<Value> {
    Some(Value::Float(match name {
        "pi" => std::f64::consts::PI,
        "e" => std::f64::consts::E,
        "tau" => std::f64::consts::TAU,
        "inf" => f64::INFINITY,
        "nan" => f64::NAN,
        _ => return None,
    }))
}

fn function(call: &mut Call<'_>, function: fn(f64) -> f64) -> Result<Value, Stop> {
    let number = call.real(call.arg(0))?;
    checked(call, function(number), number.is_finite(), number.is_nan())
}

/// The result of a function: without a number none of the arguments being one, it is outside of the domain.
fn checked(call: &mut Call<'_>, result: f64, finite: bool, nan: bool) -> Result<Value, Stop> {
    if result.is_nan() && !nan {
        return Err(call.value_error("math domain error"));
    }
    if result.is_infinite() && finite {
        return Err(call.raise(Type::OverflowError, "math range error"));
    }
    Ok(Value::Float(result))
}

fn pow(call: &mut Call<'_>, a: f64, b: f64) -> Result<Value, Stop> {
    if a == 0.0 && b < 0.0 {
        return Err(call.value_error("math domain error"));
    }
    checked(call, elementary::pow(a, b), a.is_finite() && b.is_finite(), a.is_nan() || b.is_nan())
}

/// Rounds by a function, or by a method of a class of the program.
fn rounded(call: &mut Call<'_>, method: &str, round: fn(f64) -> f64) -> Result<Value, Stop> {
    let value = call.arg(0);
    if let Some(method) = call.special(value, method)? {
        return call.call(method, &[]);
    }
    if let Some(number) = call.whole(value) {
        return call.heap().new_int(number);
    }
    let number = call.real(value)?;
    to_int(call, round(number))
}

fn modf(call: &mut Call<'_>, number: f64) -> Result<Value, Stop> {
    let fraction = if number.is_infinite() { 0.0f64.copysign(number) } else { number.fract().copysign(number) };
    call.heap().new_tuple([Value::Float(fraction), Value::Float(number.trunc())])
}

fn gcd(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut result = BigInt::default();
    for value in call.rest(0) {
        result = result.gcd(&call.integer(value)?);
    }
    call.heap().new_int(result)
}

fn lcm(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut result = BigInt::from(1);
    for value in call.rest(0) {
        let number = call.integer(value)?;
        let divisor = result.gcd(&number);
        result = if divisor.is_zero() { divisor } else { (result * number / divisor).abs() };
        crate::heap::check_length(index(result.bits()))?;
    }
    call.heap().new_int(result)
}

fn isqrt(call: &mut Call<'_>, number: BigInt) -> Result<BigInt, Stop> {
    if number.is_negative() {
        return Err(call.value_error("isqrt() argument must be nonnegative"));
    }
    Ok(number.sqrt())
}

/// The product of the whole numbers from `low` to `high`, if it has at most `most` bits.
fn product(low: u64, high: u64, most: u64) -> Result<BigInt, Stop> {
    if high < low {
        return Ok(1.into());
    }
    if high - low < 8 {
        return Ok((low..=high).fold(BigInt::from(1), |product, factor| product * BigInt::from(factor)));
    }
    // Halves of like size multiply faster.
    let middle = low + (high - low) / 2;
    let (lower, upper) = (product(low, middle, most)?, product(middle + 1, high, most)?);
    if lower.bits() + upper.bits() > most.saturating_add(1) {
        return Err(Stop::limit(Limit::Size));
    }
    Ok(lower * upper)
}

fn factorial(call: &mut Call<'_>, value: Value) -> Result<BigInt, Stop> {
    if let Value::Float(_) = value {
        return Err(call.type_error("'float' object cannot be interpreted as an integer"));
    }
    let number = call.integer(value)?;
    if number.is_negative() {
        return Err(call.value_error("factorial() not defined for negative values"));
    }
    // 200,000! has about a million digits.
    let number = number.to_u64().unwrap_or(u64::MAX);
    crate::heap::check_length(index(number).saturating_mul(5))?;
    product(1, number, INT_LIMIT)
}

/// `n` and `k` of selections, neither negative.
fn selection(call: &mut Call<'_>) -> Result<(BigInt, BigInt), Stop> {
    let n = call.integer(call.arg(0))?;
    let k = if Call::is_absent(call.arg(1)) { n.clone() } else { call.integer(call.arg(1))? };
    if n.is_negative() {
        return Err(call.value_error("n must be a non-negative integer"));
    }
    if k.is_negative() {
        return Err(call.value_error("k must be a non-negative integer"));
    }
    Ok((n, k))
}

/// n · (n − 1) · … with k factors.
fn falling(n: &BigInt, k: &BigInt) -> Result<BigInt, Stop> {
    let k = k.to_u64().unwrap_or(u64::MAX);
    crate::heap::check_length(index(k.saturating_mul(n.bits()) / 3))?;

    Ok((0..k).fold(BigInt::from(1), |product, step| product * (n - BigInt::from(step))))
}

fn perm(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (n, k) = selection(call)?;
    if k > n {
        return Ok(Value::Int(0));
    }
    let result = falling(&n, &k)?;
    call.heap().new_int(result)
}

fn comb(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (n, k) = selection(call)?;
    if k > n {
        return Ok(Value::Int(0));
    }
    let k = k.clone().min(&n - &k);
    let selections = falling(&n, &k)?;
    let orders = product(1, k.to_u64().unwrap_or(0), u64::MAX)?;
    call.heap().new_int(selections / orders)
}

/// The logarithm of a number; of a whole number that is no float, by its upper bits.
fn logarithm(call: &mut Call<'_>, function: fn(f64) -> f64) -> Result<Value, Stop> {
    let value = call.arg(0);
    log_of(call, value, function).map(Value::Float)
}

fn log_of(call: &mut Call<'_>, value: Value, function: fn(f64) -> f64) -> Result<f64, Stop> {
    let domain = |call: &mut Call<'_>| call.value_error("math domain error");
    if let Some(number) = call.whole(value) {
        if !number.is_positive() {
            return Err(domain(call));
        }
        let float = to_float(&number);
        if float.is_finite() {
            return Ok(function(float));
        }
        let bits = number.bits();
        let fraction = to_float(&(number >> (bits - 1_000))) * 2f64.powi(-1_000);
        return Ok(function(fraction) + function(2.0) * bits as f64);
    }
    let number = call.real(value)?;
    if number <= 0.0 {
        return Err(domain(call));
    }
    Ok(function(number))
}

fn log(call: &mut Call<'_>, value: Value, base: Value) -> Result<f64, Stop> {
    let number = log_of(call, value, elementary::log)?;
    match base {
        Value::Unbound => Ok(number),
        base => {
            let base = log_of(call, base, elementary::log)?;
            if base == 0.0 {
                return Err(call.raise(Type::ZeroDivisionError, "float division by zero"));
            }
            Ok(number / base)
        }
    }
}

fn reals(call: &mut Call<'_>, values: &[Value]) -> Result<Vec<f64>, Stop> {
    let mut numbers = Vec::with_capacity(values.len());
    for &value in values {
        numbers.push(call.real(value)?);
    }
    Ok(numbers)
}

/// The length of a vector, correctly rounded in nearly all cases, by the method of CPython 3.11 (`vector_norm`): sums of
/// squares of twice the precision, and one step of Newton's method.
fn length_of(parts: &[f64]) -> f64 {
    let largest = parts.iter().fold(0.0, |largest: f64, part| largest.max(part.abs()));
    if parts.iter().any(|part| part.is_infinite()) {
        return f64::INFINITY;
    }
    if parts.iter().any(|part| part.is_nan()) {
        return f64::NAN;
    }
    if largest == 0.0 || parts.len() == 1 {
        return largest;
    }
    if largest < f64::MIN_POSITIVE {
        let normal: Vec<f64> = parts.iter().map(|part| part / f64::MIN_POSITIVE).collect();
        return f64::MIN_POSITIVE * length_of(&normal);
    }
    // Both powers of two: together they make the largest part a number from 1/2 to 1.
    let exponent = (largest.to_bits() >> 52) as i32 - 1022;
    let (half, rest) = (2f64.powi(-(exponent / 2)), 2f64.powi(-(exponent - exponent / 2)));
    let (mut sum, mut low) = (1.0, (0.0, 0.0));
    let mut add = |(high, error): (f64, f64)| {
        let total = sum + high;
        low.0 += error;
        low.1 += (sum - total) + high;
        sum = total;
        sum - 1.0 + (low.0 + low.1)
    };
    let mut length = 0.0f64;
    for part in parts.iter().map(|part| part * half * rest) {
        length = add(exact_product(part, part));
    }
    let length = length.sqrt();
    let rest_of_square = add(exact_product(-length, length));
    (length + rest_of_square / (2.0 * length)) / half / rest
}

/// A product and its rounding error, by Veltkamp and Dekker.
fn exact_product(x: f64, y: f64) -> (f64, f64) {
    let split = |x: f64| {
        let high = x * 134_217_729.0;
        let high = high - (high - x);
        (high, x - high)
    };
    let ((x_high, x_low), (y_high, y_low)) = (split(x), split(y));
    let (high, cross) = (x_high * y_high, x_high * y_low + x_low * y_high);
    let product = high + cross;
    (product, high - product + cross + x_low * y_low)
}

fn hypot(call: &mut Call<'_>) -> Result<Value, Stop> {
    let values = call.rest(0);
    let parts = reals(call, &values)?;
    Ok(Value::Float(length_of(&parts)))
}

fn dist(call: &mut Call<'_>, a: Value, b: Value) -> Result<f64, Stop> {
    let (a, b) = (call.elements(a)?, call.elements(b)?);
    if a.len() != b.len() {
        return Err(call.value_error("both points must have the same number of dimensions"));
    }
    let (a, b) = (reals(call, &a)?, reals(call, &b)?);
    let parts: Vec<f64> = a.iter().zip(&b).map(|(a, b)| a - b).collect();
    Ok(length_of(&parts))
}

/// The sum without the loss of rounding: Shewchuk's exact partial sums.
fn fsum(call: &mut Call<'_>, iterable: Value) -> Result<f64, Stop> {
    let values = call.elements(iterable)?;
    let mut partials: Vec<f64> = Vec::new();
    let (mut infinities, mut special) = (0.0, 0.0);
    for value in reals(call, &values)? {
        let mut x = value;
        let mut kept = 0;
        for at in 0..partials.len() {
            let mut y = partials[at];
            if x.abs() < y.abs() {
                std::mem::swap(&mut x, &mut y);
            }
            let high = x + y;
            let low = y - (high - x);
            if low != 0.0 {
                partials[kept] = low;
                kept += 1;
            }
            x = high;
        }
        partials.truncate(kept);
        if x.is_finite() {
            partials.extend(Some(x).filter(|x| *x != 0.0));
            continue;
        }
        if value.is_finite() {
            return Err(call.raise(Type::OverflowError, "intermediate overflow in fsum"));
        }
        partials.clear();
        special += value;
        infinities += if value.is_infinite() { value } else { 0.0 };
    }
    if infinities.is_nan() {
        return Err(call.value_error("-inf + inf in fsum"));
    }
    if special != 0.0 {
        return Ok(special);
    }
    // Rounded once, half to even also where the partial sums below decide.
    let mut total = partials.pop().unwrap_or(0.0);
    while let Some(next) = partials.pop() {
        let sum = total + next;
        let lost = next - (sum - total);
        total = sum;
        if lost != 0.0 {
            if let Some(&below) = partials.last()
                && (lost < 0.0) == (below < 0.0)
            {
                let doubled = lost * 2.0;
                let moved = total + doubled;
                if moved - total == doubled {
                    total = moved;
                }
            }
            break;
        }
    }
    Ok(total)
}

fn isclose(call: &mut Call<'_>, a: f64, b: f64) -> Result<bool, Stop> {
    let relative = call.real(call.option(0).or(Value::Float(1e-9)))?;
    let absolute = call.real(call.option(1).or(Value::Float(0.0)))?;
    let difference = (a - b).abs();
    let close = difference <= (relative * b).abs() || difference <= (relative * a).abs() || difference <= absolute;
    Ok(a == b || close && a.is_finite() && b.is_finite())
}

fn prod(call: &mut Call<'_>) -> Result<Value, Stop> {
    let total = call.slot(call.option(0).or(Value::Int(1)));
    call.each(call.arg(0), |call, element| {
        let so_far = call.get_slot(total);
        let product = call.binary(BinaryOp::Mult, so_far, element)?;
        call.set_slot(total, product);
        Ok(true)
    })?;
    Ok(call.get_slot(total))
}
