//! Values of a running program as [`Data`].

use crate::program::data::Data;
use rewindable_python::Machine;
use rewindable_python::object::Object;
use rewindable_python::value::{Handle, Value};

/// The largest board of a knight's tour has this many squares, and no value that is longer is a board.
const LONGEST: usize = 2500;

/// Lists within lists are read so deep: rows, squares in rows, numbers in squares.
const DEPTH: u32 = 3;

/// Reads a value; anything that is too large for a board, or no data, is [`Data::Other`].
#[must_use]
pub fn read(machine: &Machine, value: Value) -> Data {
    read_within(machine, value, DEPTH)
}

fn read_within(machine: &Machine, value: Value, depth: u32) -> Data {
    match value {
        Value::None => Data::None,
        Value::Bool(truth) => Data::Bool(truth),
        Value::Int(number) => Data::Int(number),
        Value::Float(number) if number.fract() == 0.0 && number.abs() < 1e9 => Data::Int(number as i64),
        Value::Ref(handle) => read_object(machine, handle, depth),
        _ => Data::Other,
    }
}

fn read_object(machine: &Machine, handle: Handle, depth: u32) -> Data {
    let object = machine.heap().get(handle);
    if let Object::Str(text) = object {
        return if text.len() <= LONGEST { Data::Text(text.as_str().to_owned()) } else { Data::Other };
    }
    if depth == 0 {
        return Data::Other;
    }
    let one = |value| read_within(machine, value, depth - 1);
    match object {
        Object::List(items) if items.len() <= LONGEST => Data::List(items.iter().map(|&item| one(item)).collect()),
        Object::Tuple(items) if items.len() <= LONGEST => Data::List(items.iter().map(|&item| one(item)).collect()),
        Object::Set(set) if set.len() <= LONGEST => Data::Set(set.iter().map(one).collect()),
        Object::FrozenSet(set) if set.len() <= LONGEST => Data::Set(set.iter().map(one).collect()),
        Object::Dict(dict) if dict.len() <= LONGEST => {
            Data::Map(dict.iter().map(|(key, value)| (one(key), one(value))).collect())
        }
        _ => Data::Other,
    }
}

/// A number that changes whenever a value that may be a board does: the last write to it or to one of its rows.
///
/// Nothing for a value that cannot be a board.
#[must_use]
pub fn version(machine: &Machine, value: Value) -> Option<u64> {
    let heap = machine.heap();
    let handle = value.handle()?;
    let own = |handle: Handle| u64::from(heap.version(handle)) << 32 | u64::from(handle.0);
    let mix = |sum: u64, number: u64| (sum ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let rows = |items: &[Value]| items.iter().filter_map(|item| item.handle()).map(own).fold(own(handle), mix);
    let version = match heap.get(handle) {
        Object::List(items) if items.len() <= LONGEST => rows(items),
        Object::Tuple(items) if items.len() <= LONGEST => rows(items),
        Object::Dict(dict) if dict.len() <= LONGEST => own(handle),
        Object::Set(set) if set.len() <= LONGEST => own(handle),
        Object::FrozenSet(set) if set.len() <= LONGEST => own(handle),
        Object::Str(text) if text.len() <= LONGEST => own(handle),
        _ => return None,
    };
    Some(version)
}
