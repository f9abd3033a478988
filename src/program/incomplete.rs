//! Values that hold no whole board of queens, known by a few of their elements: nearly all that a search writes on its way.
//!
//! What is said here is what the [forms](crate::program::form) would find, without reading all of a value: where N queens need
//! N numbers that are all different, or a queen in each row.

use crate::program::Problem;
use crate::program::array;
use crate::program::data::is_blank_text;
use crate::queens::Size;
use rewindable::{Machine, Value};

/// What stands for a value that is no number.
const NONE: i64 = i64::MIN;
const FALSE: i64 = i64::MIN + 1;
const TRUE: i64 = i64::MIN + 2;

/// A value that holds no whole board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Incomplete {
    /// The number that stands in all its rows.
    pub equal: Option<i64>,
    /// Whether it has zeros and ones alone, as what marks columns has.
    pub is_marks: bool,
}

/// Looks at a value: nothing where it may hold a board that passes, on the board of either problem or its own.
pub(crate) fn incomplete<M: Machine>(
    machine: &M,
    place: M::Place,
    problem: Problem,
    asked: Problem,
) -> Option<Incomplete> {
    let (Problem::Queens(size), Problem::Queens(asked)) = (problem, asked) else { return None };
    let sizes = [size, asked].map(|size| usize::from(size.get()));
    let length = match machine.value(place) {
        Value::Sequence { length, .. } => length,
        Value::Text(text) => return digits(&text, sizes).then_some(Incomplete { equal: None, is_marks: false }),
        _ => return None,
    };
    let is_array = array::is_array(machine, place);
    match machine.value(machine.parts(place, 0).next()?) {
        Value::Sequence { .. } | Value::Text(_) => {
            let allowed = if is_array {
                blanks_in_array(machine, place, length, sizes[0])
            } else {
                blanks(machine, place, length)
            };
            has_blanks(machine, place, allowed?).then_some(Incomplete { equal: None, is_marks: false })
        }
        _ => numbers(machine, place, length, sizes, is_array),
    }
}

/// A value that certainly has no form of a board, and tells of no moves of a knight: of marks, or of single values in a set.
pub(crate) fn is_shapeless<M: Machine>(machine: &M, place: M::Place) -> bool {
    let mut parts = machine.parts(place, 0).map(|part| machine.value(part));
    match machine.value(place) {
        Value::Set { .. } => !matches!(parts.next(), Some(Value::Sequence { .. })),
        Value::Sequence { grows: true, .. } => {
            matches!((parts.next(), parts.next()), (Some(Value::Bool(_)), Some(Value::Bool(_))))
        }
        _ => false,
    }
}

/// Whether a text has digits alone, which are no columns of queens.
fn digits(text: &str, sizes: [usize; 2]) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
        && !may_pass(&text.bytes().map(|byte| i64::from(byte - b'0')).collect::<Vec<_>>(), sizes)
}

fn numbers<M: Machine>(
    machine: &M,
    place: M::Place,
    length: usize,
    sizes: [usize; 2],
    is_array: bool,
) -> Option<Incomplete> {
    let mut items = Vec::with_capacity(length);
    // The parts are passed on to a function, which takes less time than to ask for each.
    machine.parts(place, 0).try_for_each(|part| {
        items.push(match machine.value(part) {
            Value::Int(number) if number > TRUE => number,
            Value::Bool(true) => TRUE,
            Value::Bool(false) => FALSE,
            Value::None | Value::Unset => NONE,
            _ => return None,
        });
        Some(())
    })?;
    let filled = if is_array {
        let is_in_one_go = || machine.is_in_one_go(place);
        array::row_by_row(&items, machine.filled(place)?, is_in_one_go, is_blank, is_empty)
    } else {
        &items[..]
    };
    let in_larger = |rows: usize| {
        items.get(rows..).is_some_and(|behind| behind.iter().all(is_blank)) && may_pass(&items[..rows], sizes)
    };
    let is_all = || may_pass(array::all_rows(&items, sizes[0], is_blank), sizes);
    if may_pass(filled, sizes) || if is_array { is_all() } else { in_larger(sizes[0]) || in_larger(sizes[0] + 1) } {
        return None;
    }
    let own = filled.len().checked_sub(sizes[0]).filter(|&unused| unused <= 1).map(|unused| &filled[unused..]);
    let same = |rows: &[i64]| rows.first().copied().filter(|first| rows.iter().all(|row| row == first));
    // Zeros that nobody has written are no rows.
    let is_set = |&number: &i64| number > TRUE && (number < 0 || machine.was_set(place, filled.len() - 1));
    let equal = own.and_then(same).filter(is_set);
    let is_marks = items.iter().all(|item| matches!(*item, 0 | 1 | TRUE | FALSE | NONE));
    Some(Incomplete { equal, is_marks })
}

/// Whether columns may be those of queens, the first of which may be unused: all different, and none too large.
fn may_pass(columns: &[i64], sizes: [usize; 2]) -> bool {
    let length = columns.len();
    let is_size = |size: usize| sizes.contains(&size) || size >= 4;
    if length == 0 || length > usize::from(Size::MAX) + 1 || !(is_size(length) || is_size(length - 1)) {
        return false;
    }
    let mut taken = 0_u64;
    columns[1..].iter().all(|&column| {
        let bit = if (0..=length as i64).contains(&column) { 1 << column } else { taken };
        let is_new = taken & bit == 0 && bit != 0;
        taken |= bit;
        is_new
    })
}

fn is_blank(&item: &i64) -> bool {
    item <= 0 && item != TRUE
}

fn is_empty(&item: &i64) -> bool {
    item == NONE || (item < 0 && item > TRUE)
}

/// How many rows of a list of rows may be empty; nothing where its shape is not known. A list that is not as wide as high is
/// no board, however many are.
fn blanks<M: Machine>(machine: &M, place: M::Place, length: usize) -> Option<Blanks> {
    let first = machine.parts(place, 0).next()?;
    match width(machine, first)? {
        // Pairs.
        2 => None,
        width if width == length => Some(Blanks { allowed: Some(0), width }),
        width => Some(Blanks { allowed: None, width }),
    }
}

/// The same of an array, in which a board may be smaller than it.
fn blanks_in_array<M: Machine>(machine: &M, place: M::Place, length: usize, rows: usize) -> Option<Blanks> {
    let first = machine.parts(place, 0).next()?;
    let width = width(machine, first).filter(|&width| width != 2)?;
    let smaller = (length >= rows && width >= rows).then_some(rows);
    let own = (length == width).then_some(length);
    let least = smaller.into_iter().chain(own).min();
    Some(Blanks { allowed: least.map(|least| length - least), width })
}

/// Of the rows of a value.
struct Blanks {
    /// How many may be empty; nothing where it is no board in any case.
    allowed: Option<usize>,
    width: usize,
}

/// Whether more rows are empty than may be; `false` where one of them is not understood.
fn has_blanks<M: Machine>(machine: &M, place: M::Place, Blanks { allowed, width }: Blanks) -> bool {
    let Some(allowed) = allowed else {
        return machine.parts(place, 0).all(|row| self::width(machine, row) == Some(width));
    };
    let rows: Vec<M::Place> = machine.parts(place, 0).collect();
    let mut blanks = 0;
    for &row in rows.iter().rev() {
        match is_blank_row(machine, row, width) {
            Some(true) => blanks += 1,
            Some(false) => {}
            None => return false,
        }
        if blanks > allowed {
            // The others must be rows of the same kind.
            return rows.iter().all(|&row| self::width(machine, row) == Some(width));
        }
    }
    false
}

/// The number of cells in a row; nothing of a row that is not understood.
fn width<M: Machine>(machine: &M, row: M::Place) -> Option<usize> {
    match machine.value(row) {
        Value::Sequence { length, .. } => Some(length),
        Value::Text(text) => is_row(&text).then(|| text.chars().count()),
        _ => None,
    }
}

/// Whether the characters of a text are its cells, and it is no number.
fn is_row(text: &str) -> bool {
    !text.is_empty() && !text.contains(char::is_whitespace) && text.parse::<i64>().is_err()
}

fn is_blank_row<M: Machine>(machine: &M, row: M::Place, width: usize) -> Option<bool> {
    match machine.value(row) {
        Value::Sequence { length, .. } if length == width => {
            for cell in machine.parts(row, 0) {
                let is_blank = match machine.value(cell) {
                    Value::None | Value::Unset => true,
                    Value::Bool(truth) => !truth,
                    Value::Int(number) => number <= 0,
                    Value::Char(letter) => is_blank_text(letter.encode_utf8(&mut [0; 4])),
                    Value::Text(text) => is_blank_text(&text),
                    _ => return None,
                };
                if !is_blank {
                    return Some(false);
                }
            }
            Some(true)
        }
        Value::Text(text) if is_row(&text) && text.chars().count() == width => {
            Some(text.chars().all(|letter| matches!(letter, '.' | '-' | '_' | '0')))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::board_value::BoardValue;
    use crate::program::finder::equal;
    use crate::program::form::Form;

    const FOUR: Problem = Problem::Queens(Size::new(4));

    /// Looks at a global variable after each line: how often it was said to hold no board, and how often it held one.
    fn looks<M: Machine>(mut machine: M) -> (u32, u32) {
        let slot = machine.find(&".a".parse().unwrap());
        let (mut incompletes, mut boards) = (0, 0);
        while machine.step() {
            let Some(place) = machine.read(&slot) else { continue };
            let content = BoardValue::of(&machine, place, &Form::Any, FOUR);
            let is_board = content.confirmed(FOUR).is_some();
            boards += u32::from(is_board);
            let Some(incomplete) = incomplete(&machine, place, FOUR, FOUR) else { continue };
            incompletes += 1;
            let BoardValue::Data(data, _) = content else { panic!("queens are data") };
            assert!(!is_board, "{data:?} is a board");
            assert_eq!(incomplete.equal, equal(&data, 4), "{data:?}");
        }
        (incompletes, boards)
    }

    fn python(text: &str) -> (u32, u32) {
        looks(rewindable_python::Program::new(text).unwrap().start("", 0))
    }

    #[test]
    fn a_list_that_holds_no_board_is_known_by_its_numbers() {
        for item in
            ["[0] * 4", "[b, c, d, e]", "[9, b, c, d, e]", "[b, c, d]", "[b - 1, c, d, None]", "(b, c == 1, d, e)"]
        {
            let loops = "for b in range(5):\n for c in range(5):\n  for d in range(5):\n   for e in range(5):\n";
            let (incompletes, boards) = python(&format!("a = [2]\n{loops}    a = {item}\n"));
            assert!(incompletes > 500, "{item}: {incompletes}");
            assert_eq!(boards > 0, item.contains("c, d, e]"), "{item}");
        }
    }

    #[test]
    fn a_text_that_holds_no_board_is_known_by_its_digits() {
        for start in ["", "9"] {
            let (incompletes, boards) = python(&format!("a = ''\nfor n in range(10000):\n a = '{start}' + str(n)\n"));
            assert!(incompletes > 5000 && boards > 0, "{start}: {incompletes} {boards}");
        }
    }

    #[test]
    fn rows_that_hold_no_board_are_known_by_an_empty_one() {
        for (empty, queen) in [("0", "1"), ("'.'", "'Q'"), ("False", "True"), ("'-'", "'♛'")] {
            let start = format!("a = [[{empty}] * 4 for row in range(4)]\n");
            let loops = "for b in range(4):\n for c in range(4):\n  for d in range(4):\n   for e in range(4):\n";
            let set = |value: &str| format!("    a[0][b] = a[1][c] = a[2][d] = a[3][e] = {value}\n");
            let text = start + loops + &set(queen) + "    f = [''.join(map(str, row)) for row in a]\n" + &set(empty);
            let (incompletes, boards) = python(&text);
            assert!(incompletes > 250 && boards > 0, "{queen}: {incompletes} {boards}");
            // The same as texts.
            let (incompletes, boards) =
                python(&text.replace("a[", "g[").replace("a =", "g =").replace("in a]", "in g]").replace("f =", "a ="));
            assert!(incompletes + boards > 0, "{queen}");
        }
    }

    #[test]
    fn an_array_that_holds_no_board_is_known_by_what_was_written() {
        let drawn =
            "unsigned r = 1;\nint main() {\n for (int i = 0; i < 20000; i++) {\n  r = r * 1103515245 + 12345;\n";
        for (array, write) in [
            ("int a[4]", "a[r >> 16 & 3] = (r >> 20) % 5"),
            ("int a[6]", "a[(r >> 16) % 6] = (int) ((r >> 20) % 6) - 1"),
            ("int a[5][5]", "a[(r >> 16) % 5][(r >> 20) % 5] = (r >> 25) % 4 == 0"),
            ("char a[4][4]", "a[r >> 16 & 3][r >> 20 & 3] = (r >> 25) % 4 ? '.' : 'Q'"),
        ] {
            let text = format!("{array};\n{drawn}  {write};\n }}\n}}\n");
            let (incompletes, boards) = looks(rewindable_c::Program::new(&text).unwrap().start(""));
            assert!(incompletes > 5_000, "{array}: {incompletes}");
            assert!(boards > 0 || array.contains("]["), "{array}");
        }
    }
}
