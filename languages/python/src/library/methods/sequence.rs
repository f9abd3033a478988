//! Methods of tuples and ranges.

use crate::library::calls::{clamp, count_in};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::Value;

natives! {
    /// Methods of tuples.
    TUPLE:
    Native::new("tuple.count", |call| call.typed(count)).takes(2, &["", ""]) => ["print((1, 2, 1).count(1))" => "2"];
    Native::new("tuple.index", index).takes(2, &["", "", "", ""]) => ["print((5, 6).index(6))" => "1"];
}

natives! {
    /// Methods of ranges.
    RANGE:
    Native::new("range.count", |call| call.contains(call.arg(0), call.arg(1)).map(|found| i64::from(found).into())).takes(2, &["", ""]) => ["print(range(5).count(3), range(5).count(9))" => "1 0"];
    Native::new("range.index", |call| call.typed(range_index)).takes(2, &["", ""]) => ["print(range(2, 9, 3).index(5))" => "1"];
}

fn count(call: &mut Call<'_>, tuple: Value, element: Value) -> Result<Value, Stop> {
    let items = call.elements(call.plain(tuple))?;
    count_in(call, items, element)
}

fn index(call: &mut Call<'_>) -> Result<Value, Stop> {
    let items = call.elements(call.plain(call.arg(0)))?;
    let start = clamp(call.index_or(call.arg(2), 0)?, items.len());
    let stop = clamp(call.index_or(call.arg(3), i64::MAX)?, items.len());
    for (at, &item) in items.iter().enumerate().take(stop).skip(start) {
        if call.equal(item, call.arg(1))? {
            return Ok(at.into());
        }
    }
    Err(call.value_error("tuple.index(x): x not in tuple"))
}

fn range_index(call: &mut Call<'_>, receiver: Value, value: Value) -> Result<Value, Stop> {
    if call.contains(receiver, value)?
        && let Some(number) = call.float(value)?
        && let Some(Object::Range(range)) = call.look().object(receiver)
        && let Some(index) = range.index_of(number as i64)
    {
        return Ok(Value::Int(index as i64));
    }
    let shown = call.repr(value)?;
    Err(call.value_error(format_args!("{shown} is not in range")))
}
