//! Methods of whole numbers and floats.

use crate::library::builtins::to_int;
use crate::library::number::from_float;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::Value;

natives! {
    /// Methods of whole numbers.
    INT:
    Native::new("int.bit_count", bit_count).takes(1, &[""]) => ["print((13).bit_count(), (-8).bit_count())" => "3 1"];
    Native::new("int.bit_length", bit_length).takes(1, &[""]) => ["print((13).bit_length(), (0).bit_length(), (-8).bit_length())" => "4 0 4"];
    Native::new("int.conjugate", itself).takes(1, &[""]) => ["print((3).conjugate())" => "3"];
}

natives! {
    /// Methods of floats.
    FLOAT:
    Native::new("float.conjugate", itself).takes(1, &[""]) => ["print((3.5).conjugate())" => "3.5"];
    Native::new("float.is_integer", is_integer).takes(1, &[""]) => ["print((3.0).is_integer(), (3.5).is_integer())" => "True False"];
    Native::new("float.as_integer_ratio", as_integer_ratio).takes(1, &[""]) => ["print((0.75).as_integer_ratio())" => "(3, 4)"];
}

fn itself(call: &mut Call<'_>) -> Result<Value, Stop> {
    Ok(call.plain(call.arg(0)).as_number())
}

fn bit_length(call: &mut Call<'_>) -> Result<Value, Stop> {
    let number = call.whole(call.arg(0)).unwrap_or_default();
    Ok(Value::Int(number.bits() as i64))
}

fn bit_count(call: &mut Call<'_>) -> Result<Value, Stop> {
    let number = call.whole(call.arg(0)).unwrap_or_default();
    Ok(Value::Int(number.count_ones() as i64))
}

fn is_integer(call: &mut Call<'_>) -> Result<Value, Stop> {
    let number = call.real(call.arg(0))?;
    Ok((number.is_finite() && number == number.trunc()).into())
}

fn as_integer_ratio(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut number = call.real(call.arg(0))?;
    if !number.is_finite() {
        return to_int(call, number);
    }
    let mut shift = 0;
    while number != number.trunc() {
        number *= 2.0;
        shift += 1;
    }
    let numerator = from_float(number).unwrap_or_default();
    debug_assert!(shift == 0 || !numerator.is_even(), "in lowest terms");
    let numerator = call.heap().new_int(numerator)?;
    let denominator = call.heap().new_int(crate::big_int::BigInt::from(1) << shift)?;
    call.heap().new_tuple([numerator, denominator])
}
