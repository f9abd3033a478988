//! Values of a running program as [`Data`].

use crate::program::Problem;
use crate::program::data::Data;
use crate::queens::Size;
use rewindable_python::Machine;
use rewindable_python::object::Object;
use rewindable_python::value::{Handle, Value};

/// Lists within lists are read so deep: rows, squares in rows, numbers in squares.
const DEPTH: u32 = 3;

/// Reads a value; anything that is too large for the board, or no data, is [`Data::Other`].
#[must_use]
pub fn read(machine: &Machine, value: Value, problem: Problem) -> Data {
    Reader { machine, longest: longest(problem) }.read(value, DEPTH)
}

/// How many elements the value of a board has at most.
fn longest(problem: Problem) -> usize {
    match problem {
        // A program may set its own size.
        Problem::Queens(_) => usize::from(Size::MAX) + 1,
        Problem::Knight(board) => board.squares(),
    }
}

/// How many characters the text of a board has at most: a cell, a space and the end of a line for each.
fn longest_text(longest: usize) -> usize {
    3 * longest * longest
}

struct Reader<'m> {
    machine: &'m Machine,
    longest: usize,
}

impl Reader<'_> {
    fn read(&self, value: Value, depth: u32) -> Data {
        match value {
            Value::None => Data::None,
            Value::Bool(truth) => Data::Bool(truth),
            Value::Int(number) => Data::Int(number),
            Value::Float(number) if number.fract() == 0.0 && number.abs() < 1e9 => Data::Int(number as i64),
            Value::Ref(handle) => self.read_object(handle, depth),
            _ => Data::Other,
        }
    }

    fn read_object(&self, handle: Handle, depth: u32) -> Data {
        let object = self.machine.heap().get(handle);
        if let Object::Str(text) = object {
            let fits = text.len() <= longest_text(self.longest);
            return if fits { Data::Text(text.as_str().to_owned()) } else { Data::Other };
        }
        if depth == 0 {
            return Data::Other;
        }
        let one = |value| self.read(value, depth - 1);
        let fits = |length: usize| length <= self.longest;
        match object {
            Object::List(items) if fits(items.len()) => Data::List(items.iter().map(|&item| one(item)).collect()),
            Object::Tuple(items) if fits(items.len()) => Data::List(items.iter().map(|&item| one(item)).collect()),
            Object::Set(set) if fits(set.len()) => Data::Set(set.iter().map(one).collect()),
            Object::FrozenSet(set) if fits(set.len()) => Data::Set(set.iter().map(one).collect()),
            Object::Dict(dict) if fits(dict.len()) => {
                Data::Map(dict.iter().map(|(key, value)| (one(key), one(value))).collect())
            }
            _ => Data::Other,
        }
    }
}

/// A number that changes whenever a value that may be a board does: the last write to it or to one of its rows.
///
/// Nothing for a value that cannot be a board.
#[must_use]
pub fn version(machine: &Machine, value: Value, problem: Problem) -> Option<u64> {
    let heap = machine.heap();
    let handle = value.handle()?;
    let own = |handle: Handle| u64::from(heap.version(handle)) << 32 | u64::from(handle.0);
    let mix = |sum: u64, number: u64| (sum ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let rows = |items: &[Value]| items.iter().filter_map(|item| item.handle()).map(own).fold(own(handle), mix);
    let longest = longest(problem);
    let version = match heap.get(handle) {
        Object::List(items) if items.len() <= longest => rows(items),
        Object::Tuple(items) if items.len() <= longest => rows(items),
        Object::Dict(dict) if dict.len() <= longest => own(handle),
        Object::Set(set) if set.len() <= longest => own(handle),
        Object::FrozenSet(set) if set.len() <= longest => own(handle),
        Object::Str(text) if text.len() <= longest_text(longest) => own(handle),
        _ => return None,
    };
    Some(version)
}
