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

#[cfg(test)]
mod tests {
    use super::*;
    use rewindable_python::Program;

    /// What is read of an expression, and whether it may be a board.
    fn of(expression: &str) -> (Data, bool) {
        let problem = Problem::Queens(Size::new(4));
        let mut machine = Program::new(&format!("x = {expression}\n")).unwrap().start("", 0);
        while machine.step() {}
        let value = machine.global("x").and_then(|global| machine.global_value(global)).unwrap();
        (read(&machine, value, problem), version(&machine, value, problem).is_some())
    }

    #[test]
    fn each_kind_of_value_is_read_as_data() {
        let list = |items: &[Data]| Data::List(items.to_vec());
        let [one, two] = [1, 2].map(Data::Int);
        for (expression, data) in [
            ("None", Data::None),
            ("True", Data::Bool(true)),
            ("2", two.clone()),
            ("2.0", two.clone()),
            ("2.5", Data::Other),
            ("2e9", Data::Other),
            ("'Q.'", Data::Text("Q.".to_owned())),
            ("[1, 2]", list(&[one.clone(), two.clone()])),
            ("(1, False)", list(&[one.clone(), Data::Bool(false)])),
            ("{2}", Data::Set(vec![two.clone()])),
            ("frozenset([2])", Data::Set(vec![two.clone()])),
            ("{1: 2}", Data::Map(vec![(one.clone(), two)])),
            ("[[[1]]]", list(&[list(&[list(&[one])])])),
            ("[[[[1]]]]", list(&[list(&[list(&[Data::Other])])])),
            ("len", Data::Other),
        ] {
            assert_eq!(of(expression).0, data, "{expression}");
        }
    }

    #[test]
    fn what_is_too_large_for_a_board_is_none() {
        let most = usize::from(Size::MAX) + 1;
        let range = format!("range({most}");
        for (fits, longer) in [
            (format!("list({range}))"), format!("list({range} + 1))")),
            (format!("tuple({range}))"), format!("tuple({range} + 1))")),
            (format!("set({range}))"), format!("set({range} + 1))")),
            (format!("frozenset({range}))"), format!("frozenset({range} + 1))")),
            (format!("dict.fromkeys({range}))"), format!("dict.fromkeys({range} + 1))")),
            (format!("'.' * {}", 3 * most * most), format!("'.' * {}", 3 * most * most + 1)),
        ] {
            let (data, may_be_board) = of(&fits);
            assert!(data != Data::Other && may_be_board, "{fits}");
            assert_eq!(of(&longer), (Data::Other, false), "{longer}");
        }
    }
}
