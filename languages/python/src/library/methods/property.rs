//! `setter` and `deleter` of properties.

use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::Value;

natives! {
    /// Methods of properties, which make another one.
    PROPERTY:
    Native::new("property.deleter", |call| with(call, 2)).takes(2, &["", ""]) => [];
    Native::new("property.getter", |call| with(call, 0)).takes(2, &["", ""]) => [];
    Native::new("property.setter", |call| with(call, 1)).takes(2, &["", ""]) => [];
}

fn with(call: &mut Call<'_>, index: usize) -> Result<Value, Stop> {
    let function = call.arg(1);
    let Some(Object::Property(parts)) = call.look().object(call.arg(0)) else { return Ok(Value::None) };
    let mut parts = parts.clone();
    parts[index] = function;
    call.heap().insert(Object::Property(parts)).map(Value::Ref)
}
