//! Methods of whole numbers and floats.

use crate::big_int::BigInt;
use crate::library::number::from_float;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

natives! {
    /// Methods of whole numbers.
    INT:
    Native::new("int.bit_count", |call| call.pure(|number: BigInt| number.count_ones())).takes(1, &[""]) => ["print((13).bit_count(), (-8).bit_count())" => "3 1"];
    Native::new("int.bit_length", |call| call.pure(|number: BigInt| number.bits())).takes(1, &[""]) => ["print((13).bit_length(), (0).bit_length(), (-8).bit_length())" => "4 0 4"];
    Native::new("int.conjugate", |call| Ok(call.plain(call.arg(0)).as_number())).takes(1, &[""]) => ["print((3).conjugate())" => "3"];
}

natives! {
    /// Methods of floats.
    FLOAT:
    Native::new("float.conjugate", |call| Ok(call.plain(call.arg(0)).as_number())).takes(1, &[""]) => ["print((3.5).conjugate())" => "3.5"];
    Native::new("float.is_integer", |call| call.pure(|number: f64| number.is_finite() && number == number.trunc())).takes(1, &[""]) => ["print((3.0).is_integer(), (3.5).is_integer())" => "True False"];
    Native::new("float.as_integer_ratio", |call| call.typed(as_integer_ratio)).takes(1, &[""]) => ["print((0.75).as_integer_ratio())" => "(3, 4)"];
}

fn as_integer_ratio(call: &mut Call<'_>, mut number: f64) -> Result<Value, Stop> {
    if number.is_nan() {
        return Err(call.value_error("cannot convert NaN to integer ratio"));
    }
    if number.is_infinite() {
        return Err(call.raise(Type::OverflowError, "cannot convert Infinity to integer ratio"));
    }
    let mut shift = 0;
    while number != number.trunc() {
        number *= 2.0;
        shift += 1;
    }
    let numerator = from_float(number).unwrap_or_default();
    debug_assert!(shift == 0 || !numerator.is_even(), "in lowest terms");
    let numerator = call.heap().new_int(numerator)?;
    let denominator = call.heap().new_int(BigInt::from(1) << shift)?;
    call.heap().new_tuple([numerator, denominator])
}
