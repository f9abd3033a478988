//! Values of a running program as [`Data`].

use crate::program::Problem;
use crate::program::array::{self, is_array};
use crate::program::data::Data;
use crate::queens::Size;
use rewindable::{Machine, Value};

/// Lists within lists are read so deep: rows, squares in rows, numbers in squares.
const DEPTH: u32 = 3;

/// Reads a value; anything that is too large for the board, or no data, is [`Data::Other`].
#[must_use]
pub fn read<M: Machine>(machine: &M, place: M::Place, problem: Problem) -> Data {
    let longest = longest(problem);
    let filled = array::filled(machine, place, problem, |part| read_to(machine, part, array::LONGEST, DEPTH - 1));
    let data = filled.unwrap_or_else(|| read_to(machine, place, longest, DEPTH));
    without_unset(machine, place, problem, data)
}

/// Reads a value that is kept: one with zeros alone is a board as well, and was not cleared.
pub(crate) fn read_kept<M: Machine>(machine: &M, place: M::Place, problem: Problem) -> Data {
    match read(machine, place, problem) {
        Data::List(items) if items.is_empty() => {
            let whole = read_whole(machine, place, problem).unwrap_or(Data::List(items));
            without_unset(machine, place, problem, whole)
        }
        data => data,
    }
}

/// Of queens: zeros behind the last row that was written are none.
fn without_unset<M: Machine>(machine: &M, place: M::Place, problem: Problem, mut data: Data) -> Data {
    if let (Problem::Queens(_), Data::List(items)) = (problem, &mut data) {
        let is_unset =
            |index: usize, item: &Data| item.int().is_some_and(|number| number >= 0) && !machine.was_set(place, index);
        for (_, item) in items.iter_mut().enumerate().rev().take_while(|(index, item)| is_unset(*index, item)) {
            *item = Data::None;
        }
    }
    data
}

/// The same of an array that is not filled row by row; nothing of anything else.
pub(crate) fn read_whole<M: Machine>(machine: &M, place: M::Place, problem: Problem) -> Option<Data> {
    array::whole(machine, place, problem, |part| read_to(machine, part, array::LONGEST, DEPTH - 1))
}

/// How many elements the value of a board has at most.
pub(crate) fn longest(problem: Problem) -> usize {
    match problem {
        // A program may set its own size.
        Problem::Queens(_) => usize::from(Size::MAX) + 1,
        Problem::Knight(board) => board.squares(),
    }
}

/// Reads a value that may be anything that a search marks its way in.
pub(crate) fn read_small<M: Machine>(machine: &M, place: M::Place) -> Data {
    const LONGEST: usize = 256;
    read_to(machine, place, LONGEST, DEPTH)
}

fn read_to<M: Machine>(machine: &M, place: M::Place, longest: usize, depth: u32) -> Data {
    let one = |place| read_to(machine, place, longest, depth - 1);
    let fits = |length: usize| depth > 0 && length <= longest;
    match machine.value(place) {
        Value::None | Value::Unset => Data::None,
        Value::Bool(truth) => Data::Bool(truth),
        Value::Int(number) => Data::Int(number),
        Value::Float(number) if number.fract() == 0.0 && number.abs() < 1e9 => Data::Int(number as i64),
        Value::Char(letter) => Data::Text(letter.to_string()),
        Value::Text(text) if fits_text(&text, longest) => Data::Text(text.into_owned()),
        Value::Sequence { length, .. } if fits(length) => Data::List(machine.parts(place, 0).map(one).collect()),
        Value::Set { length, .. } if fits(length) => Data::Set(machine.parts(place, 0).map(one).collect()),
        Value::Map { length } if fits(length) => {
            Data::Map(machine.entries(place).map(|(key, value)| (one(key), one(value))).collect())
        }
        _ => Data::Other,
    }
}

/// Whether a text has as few characters as that of a board: a cell, a space and the end of a line for each.
fn fits_text(text: &str, longest: usize) -> bool {
    let most = 3 * longest * longest;
    text.len() <= most || (text.len() <= 4 * most && text.chars().count() <= most)
}

/// Whether a value has a shape that a board may have.
#[must_use]
pub fn may_be_board<M: Machine>(machine: &M, place: M::Place, problem: Problem) -> bool {
    let longest = longest(problem);
    match machine.value(place) {
        Value::Sequence { length, .. } => length <= longest || is_array(machine, place),
        Value::Set { length, .. } | Value::Map { length } => length <= longest,
        Value::Text(text) => fits_text(&text, longest),
        _ => false,
    }
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
        (read(&machine, value, problem), may_be_board(&machine, value, problem))
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
    fn zeros_that_nobody_has_written_are_no_queens() {
        for (lines, board) in [
            ("x = [0] * 4", "- - - -"),
            ("x = [0 for _ in range(4)]", "- - - -"),
            ("x = [0] * 4\nx[0] = 0", "0 - - -"),
            ("x = [0] * 4\nx[0] = 2\nx[1] = 0", "2 0 - -"),
            // A search that begins with the last row, and one that writes all.
            ("x = [0] * 4\nx[3] = 1", "0 0 0 1"),
            ("x = [0] * 4\nx[1] = 2\nx.reverse()", "0 0 2 0"),
            ("x = [0, 0, 0, 0]", "0 0 0 0"),
        ] {
            let mut machine = Program::new(&format!("{lines}\n")).unwrap().start("", 0);
            while machine.step() {}
            let value = machine.global("x").and_then(|global| machine.global_value(global)).unwrap();
            let Data::List(items) = read(&machine, value, Problem::Queens(Size::new(4))) else { panic!("{lines}") };
            let shown = items.iter().map(|item| item.int().map_or("-".to_owned(), |number| number.to_string()));
            assert_eq!(shown.collect::<Vec<_>>().join(" "), board, "{lines}");
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
