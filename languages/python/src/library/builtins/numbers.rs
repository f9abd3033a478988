//! `abs bin divmod … round`: functions of numbers.

use crate::ast::BinaryOp;
use crate::big_int::BigInt;
use crate::library::number;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::protocol::Number;
use crate::types::Type;
use crate::value::Value;

natives! {
    /// Functions of numbers.
    NUMBERS:
    Native::new("abs", |call| call.typed(abs)).takes(1, &[""]) => [
        "print(abs(-3), abs(2.5), abs(-0.0), abs(True), abs(-10**20))" => "3 2.5 0.0 1 100000000000000000000",
    ];
    Native::new("bin", |call| in_base(call, 2, "0b")).takes(1, &[""]) => [
        "print(bin(10), bin(-1), bin(0), bin(2**70))"
            => "0b1010 -0b1 0b0 0b10000000000000000000000000000000000000000000000000000000000000000000000",
    ];
    Native::new("chr", |call| call.typed(chr)).takes(1, &[""]) => ["print(chr(65), chr(9819))" => "A ♛"];
    Native::new("divmod", |call| call.typed(divmod)).takes(2, &["", ""]) => [
        "print(divmod(7, 3), divmod(-7, 3), divmod(7.5, 2))" => "(2, 1) (-3, 2) (3.0, 1.5)",
    ];
    Native::new("hex", |call| in_base(call, 16, "0x")).takes(1, &[""]) => ["print(hex(255), hex(-16), hex(0))" => "0xff -0x10 0x0"];
    Native::new("oct", |call| in_base(call, 8, "0o")).takes(1, &[""]) => ["print(oct(8), oct(-9), oct(0))" => "0o10 -0o11 0o0"];
    Native::new("ord", |call| call.typed(ord)).takes(1, &[""]) => ["print(ord('A'), ord('♛'))" => "65 9819"];
    Native::new("pow", |call| call.typed(pow)).takes(2, &["base", "exp", "mod"]) => [
        "print(pow(2, 10), pow(2, -1), pow(3, 4, 5), pow(3, -1, 7), pow(-3, 3, 5))" => "1024 0.5 1 5 3",
    ];
    Native::new("round", round).takes(1, &["number", "ndigits"]) => [
        "print(round(2.5), round(3.5), round(-0.5), round(2.675, 2), round(1234, -2), round(1250, -2))"
            => "2 4 0 2.67 1200 1200",
        "print(round(1e20), round(1234.5678, -2), round(0.1, 1), round(7, 2), round(2.5, None))"
            => "100000000000000000000 1200.0 0.1 7 2",
    ];
}

fn abs(call: &mut Call<'_>, value: Value) -> Result<Value, Stop> {
    match call.plain(value) {
        Value::Int(number) if number > i64::MIN => Ok(Value::Int(number.abs())),
        Value::Float(number) => Ok(Value::Float(number.abs())),
        value => {
            if let Some(number) = call.whole(value) {
                return call.heap().new_int(number.abs());
            }
            if let Some(method) = call.special(value, "__abs__")? {
                return call.call(method, &[]);
            }
            Err(call.class_error(value, "bad operand type for abs(): '{}'"))
        }
    }
}

fn in_base(call: &mut Call<'_>, base: u32, prefix: &str) -> Result<Value, Stop> {
    let number = call.integer(call.arg(0))?;
    let sign = if number.is_negative() { "-" } else { "" };
    call.new_str(format!("{sign}{prefix}{}", number.digits(base)))
}

fn chr(call: &mut Call<'_>, code: i64) -> Result<Value, Stop> {
    match u32::try_from(code).ok().filter(|&code| code < 0x11_0000) {
        None => Err(call.value_error("chr() arg not in range(0x110000)")),
        Some(code) => match char::from_u32(code) {
            Some(c) => call.new_str(c.to_string()),
            None => Err(call.value_error("surrogates are not supported here")),
        },
    }
}

fn ord(call: &mut Call<'_>, value: Value) -> Result<i64, Stop> {
    let Some(text) = call.text(value) else {
        return Err(call.class_error(value, "ord() expected string of length 1, but {} found"));
    };
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) => Ok(u32::from(c).into()),
        _ => {
            let length = text.chars().count();
            Err(call.type_error(format_args!("ord() expected a character, but string of length {length} found")))
        }
    }
}

fn divmod(call: &mut Call<'_>, a: Value, b: Value) -> Result<Value, Stop> {
    let numbers = call.float(a).is_ok_and(|n| n.is_some()) && call.float(b).is_ok_and(|n| n.is_some());
    if !numbers && (call.whole(a).is_none() || call.whole(b).is_none()) {
        if let Some(method) = call.special(a, "__divmod__")? {
            return call.call(method, &[b]);
        }
        let (a, b) = (call.type_name(a), call.type_name(b));
        return Err(call.type_error(format_args!("unsupported operand type(s) for divmod(): '{a}' and '{b}'")));
    }
    if call.whole(b).is_none_or(|b| b.is_zero()) && call.float(b)? == Some(0.0) {
        let is_float = matches!((call.plain(a), call.plain(b)), (Value::Float(_), _) | (_, Value::Float(_)));
        let message = if is_float { "float divmod()" } else { "integer division or modulo by zero" };
        return Err(call.raise(Type::ZeroDivisionError, message));
    }
    let quotient = call.binary(BinaryOp::FloorDiv, a, b)?;
    let rest = call.binary(BinaryOp::Mod, a, b)?;
    call.heap().new_tuple([quotient, rest])
}

fn pow(call: &mut Call<'_>, base: Value, exponent: Value, modulus: Value) -> Result<Value, Stop> {
    if Call::is_absent(modulus) {
        return call.binary(BinaryOp::Pow, base, exponent);
    }
    let operands = [base, exponent, modulus];
    let (Some(base), Some(exponent), Some(modulus)) = (call.whole(base), call.whole(exponent), call.whole(modulus))
    else {
        if operands.iter().any(|&operand| Number::of(call.look(), operand).is_none()) {
            let [base, exponent, modulus] = operands.map(|operand| call.type_name(operand));
            let text = "unsupported operand type(s) for ** or pow()";
            return Err(call.type_error(format_args!("{text}: '{base}', '{exponent}', '{modulus}'")));
        }
        return Err(call.type_error("pow() 3rd argument not allowed unless all arguments are integers"));
    };
    if modulus.is_zero() {
        return Err(call.value_error("pow() 3rd argument cannot be 0"));
    }
    let (base, exponent) = if exponent.is_negative() {
        let inverse = base.modinv(&modulus);
        (inverse.ok_or_else(|| call.value_error("base is not invertible for the given modulus"))?, -exponent)
    } else {
        (base, exponent)
    };
    let power = base.modpow(&exponent, &modulus);
    call.heap().new_int(power)
}

fn round(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (value, places) = (call.arg(0), call.arg(1));
    if let Value::Float(number) = call.plain(value) {
        if !Call::is_absent(places) {
            let places = call.index(places)?;
            let rounded = number::round_float(number, places);
            if rounded.is_infinite() && number.is_finite() {
                return Err(call.raise(Type::OverflowError, "rounded value too large to represent"));
            }
            return Ok(Value::Float(rounded));
        }
        return to_int(call, number.round_ties_even());
    }
    let Some(number) = call.whole(value) else {
        if let Some(method) = call.special(value, "__round__")? {
            let arguments = if places.is_unbound() { vec![] } else { vec![places] };
            return call.call(method, &arguments);
        }
        return Err(call.class_error(value, "type {} doesn't define __round__ method"));
    };
    let places = call.index_or(places, 0)?;
    if places >= 0 {
        return call.heap().new_int(number);
    }
    let digits = u64::try_from(-places).unwrap_or(u64::MAX);
    // Beyond its length every number is rounded to 0.
    if digits > number.bits() + 1 {
        return Ok(Value::Int(0));
    }
    let unit = BigInt::from(10).pow(digits as u32);
    let rounded = number::round_to(&number, &unit, false);
    call.heap().new_int(rounded)
}

/// The whole number of a float without fraction.
pub(crate) fn to_int(call: &mut Call<'_>, number: f64) -> Result<Value, Stop> {
    match number::from_float(number) {
        Some(whole) => call.heap().new_int(whole),
        None if number.is_nan() => Err(call.value_error("cannot convert float NaN to integer")),
        None => Err(call.raise(Type::OverflowError, "cannot convert float infinity to integer")),
    }
}
