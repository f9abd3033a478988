//! `int float bool str`

use crate::library::builtins::to_int;
use crate::library::number::{DIGIT_LIMIT, IntError, parse_float, parse_int};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::Value;

natives! {
    /// Numbers and strings.
    NUMBERS:
    Native::new("bool", |call| call.typed(Call::truth)).takes(0, &[""]) => ["print(bool(), bool([]), bool('0'), bool(0.0))" => "False False True False"];
    Native::new("float", float).takes(0, &[""]) => [
        "print(float(), float(3), float('1e3'), float(' -2.5 '), float('inf'), float('nan'), float(True))"
            => "0.0 3.0 1000.0 -2.5 inf nan 1.0",
    ];
    Native::new("int", int).takes(0, &["", "base"]) => [
        "print(int(), int(3.9), int(-3.9), int('42'), int(' -7 '), int('ff', 16), int('0b101', 0), int('1_000'), int(True))"
            => "0 3 -3 42 -7 255 5 1000 1",
        "print(int('9' * 25), int(1e20))" => "9999999999999999999999999 100000000000000000000",
    ];
    Native::new("str", str).takes(0, &["object", "encoding", "errors"]) => [
        "print(str(), str(1.0), str('a'), str([1, 'a']), str(None), str(ValueError('x')))" => " 1.0 a [1, 'a'] None x",
    ];
}

fn str(call: &mut Call<'_>) -> Result<Value, Stop> {
    let value = call.arg(0);
    if value.is_unbound() {
        return call.new_str("");
    }
    if call.look().str(value).is_some() {
        return Ok(value);
    }
    let text = call.str(value)?;
    call.new_str(text)
}

fn float(call: &mut Call<'_>) -> Result<Value, Stop> {
    let value = call.arg(0);
    if value.is_unbound() {
        return Ok(Value::Float(0.0));
    }
    if let Some(number) = call.float(value)? {
        return Ok(Value::Float(number));
    }
    if let Some(text) = call.text(value) {
        return match parse_float(&text) {
            Some(number) => Ok(Value::Float(number)),
            None => {
                let shown = crate::library::format::str_repr(&text);
                Err(call.value_error(format_args!("could not convert string to float: {shown}")))
            }
        };
    }
    if let Some(method) = call.special(value, "__float__")? {
        return call.call(method, &[]);
    }
    if call.special(value, "__index__")?.is_some() {
        return call.index(value).map(|number| Value::Float(number as f64));
    }
    Err(call.must_be_quoted("float() argument must be a string or a real number", value))
}

fn int(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (value, base) = (call.arg(0), call.arg(1));
    if value.is_unbound() {
        return if base.is_unbound() {
            Ok(Value::Int(0))
        } else {
            Err(call.type_error("int() missing string argument"))
        };
    }
    if let Some(text) = call.text(value) {
        let base = call.index_or(base, 10)?;
        let base = u32::try_from(base).ok().filter(|&base| base == 0 || (2..=36).contains(&base));
        let base = base.ok_or_else(|| call.value_error("int() base must be >= 2 and <= 36, or 0"))?;
        return match parse_int(&text, base) {
            Ok(number) => call.heap().new_int(number),
            Err(IntError::Literal) => {
                // CPython shows at most 200 characters of it.
                let shown: String = crate::library::format::str_repr(&text).chars().take(200).collect();
                Err(call.value_error(format_args!("invalid literal for int() with base {base}: {shown}")))
            }
            Err(IntError::Length(digits)) => Err(call.value_error(format_args!(
                "Exceeds the limit ({DIGIT_LIMIT} digits) for integer string conversion: value has {digits} digits; \
                 use sys.set_int_max_str_digits() to increase the limit"
            ))),
        };
    }
    if !base.is_unbound() {
        return Err(call.type_error("int() can't convert non-string with explicit base"));
    }
    if let Value::Float(number) = call.plain(value) {
        return to_int(call, number);
    }
    if let Some(number) = call.whole(value) {
        return call.heap().new_int(number);
    }
    for name in ["__int__", "__index__", "__trunc__"] {
        if let Some(method) = call.special(value, name)? {
            return call.call(method, &[]);
        }
    }
    Err(call.must_be_quoted("int() argument must be a string, a bytes-like object or a real number", value))
}
