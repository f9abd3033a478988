//! Arrays of a fixed length that hold a board: larger than it, and with what is left over from earlier.
//!
//! ```text
//! int queen[14];       0 4 7 5 0 3 0 0 …      written last: queen[3]; what lies behind it is left over      4 7 5
//! char board[20][20];  rows and columns from 0 or from 1, N of each                                         N × N cells
//! ```
//!
//! A row that is searched again is written again, so in an array that is filled row by row all rows up to the one that was
//! written last hold the board. One that is filled in another order is read [`whole`].

use crate::program::Problem;
use crate::program::data::Data;
use rewindable::{Machine, Value};
use std::borrow::Cow;

/// The longest array that is read, in elements.
pub(crate) const LONGEST: usize = 256;

/// What the writes to an array tell of it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Written {
    /// The length, where it was written up to its end.
    pub whole: usize,
    /// Whether its first element was ever another than 0.
    pub begins: bool,
    /// How many elements there are up to the one that was written last.
    filled: Option<usize>,
    /// Whether one further on than the next was ever written after that: else it is filled row by row, and what lies behind is
    /// left over.
    pub jumps: bool,
}

impl Written {
    /// Looks at an array of so many elements.
    pub fn look<M: Machine>(&mut self, machine: &M, array: M::Place, length: usize) {
        if (self.whole < length || !self.begins) && machine.filled(array) == Some(length) {
            self.whole = self.whole.max(length);
            let first = machine.parts(array, 0).next().map(|first| machine.value(first));
            self.begins |= !matches!(first, Some(Value::Int(0)));
        }
    }

    /// So many elements are there up to the one that was written last.
    pub fn fill(&mut self, filled: usize) {
        self.jumps |= self.filled.replace(filled).is_some_and(|before| filled > before + 1);
    }
}

/// Whether a value is an array whose elements are written in place.
pub(crate) fn is_array<M: Machine>(machine: &M, place: M::Place) -> bool {
    let is_fixed = matches!(machine.value(place), Value::Sequence { length: 2..=LONGEST, grows: false });
    is_fixed && machine.is_filled(place)
}

/// What an array holds as far as it is filled, its elements read by a function; nothing of a value that is none.
pub(crate) fn filled<M: Machine>(
    machine: &M,
    place: M::Place,
    problem: Problem,
    one: impl Fn(M::Place) -> Data,
) -> Option<Data> {
    read(machine, place, problem, one, false)
}

/// The same, with what is left over behind the element written last.
pub(crate) fn whole<M: Machine>(
    machine: &M,
    place: M::Place,
    problem: Problem,
    one: impl Fn(M::Place) -> Data,
) -> Option<Data> {
    read(machine, place, problem, one, true)
}

fn read<M: Machine>(
    machine: &M,
    place: M::Place,
    problem: Problem,
    one: impl Fn(M::Place) -> Data,
    is_whole: bool,
) -> Option<Data> {
    if !is_array(machine, place) {
        return None;
    }
    let items: Vec<Data> = machine.parts(place, 0).map(&one).collect();
    if items.iter().any(|item| matches!(item, Data::List(_) | Data::Text(_) if !is_cell(item))) {
        return Some(Data::List(region(items, problem)));
    }
    let filled = machine.filled(place)?;
    let rows = if is_whole {
        all_rows(&items, problem.sides().0, Data::is_blank)
    } else {
        let is_empty = |item: &Data| matches!(item, Data::None) || item.int().is_some_and(|number| number < 0);
        row_by_row(&items, filled, || machine.is_in_one_go(place), Data::is_blank, is_empty)
    };
    Some(Data::List(rows.to_vec()))
}

/// Whether a value is a single character.
fn is_cell(item: &Data) -> bool {
    matches!(item, Data::Text(text) if text.chars().count() <= 1)
}

/// The entries of an array up to the one that was written last, without the rows at the end that have no queen.
pub(crate) fn row_by_row<T: PartialEq>(
    items: &[T],
    filled: usize,
    is_in_one_go: impl FnOnce() -> bool,
    is_blank: impl Fn(&T) -> bool,
    is_empty: impl Fn(&T) -> bool,
) -> &[T] {
    // Where nothing but zeros was written to all of it in one go, it was cleared: no queens stand in the first column of all
    // rows.
    let is_same = || items.iter().all(|item| is_blank(item) && *item == items[0]);
    if filled == items.len() && is_same() && is_in_one_go() {
        return &[];
    }
    let filled = &items[..filled.min(items.len())];
    let empty = filled.iter().rev().take_while(|item| is_empty(item)).count();
    &filled[..filled.len() - empty]
}

/// All rows of an array, one more where rows are counted from 1, without what is unused behind them.
pub(crate) fn all_rows<T>(items: &[T], rows: usize, is_blank: impl Fn(&T) -> bool) -> &[T] {
    let unused = items.iter().rev().take_while(|item| is_blank(item)).count();
    &items[..(items.len() - unused).max(rows).min(items.len())]
}

/// The rows and columns of a board in a larger array: from the first on, or where these are empty from the second.
fn region(items: Vec<Data>, problem: Problem) -> Vec<Data> {
    let (rows, columns) = problem.sides();
    let cells = items.iter().map(|item| item.elements().map(Cow::into_owned));
    let cells: Option<Vec<Vec<Data>>> = cells.collect();
    let Some(mut cells) = cells else { return items };
    // A row of letters is read up to its end: what lies behind it is empty.
    let width = cells.iter().map(Vec::len).max().unwrap_or(0);
    let is_text = |item: &Data| matches!(item, Data::Text(_));
    for (row, _) in cells.iter_mut().zip(&items).filter(|(_, item)| is_text(item)) {
        row.resize(width, Data::None);
    }
    if cells.iter().any(|row| row.len() != width) {
        return items;
    }
    if cells.len() < rows || cells[0].len() < columns || (cells.len(), cells[0].len()) == (rows, columns) {
        return items;
    }
    let is_taken = |row: usize, column: usize| !cells[row][column].is_blank();
    let starts_later = |length: usize, side: usize, is_used: bool| usize::from(length > side && !is_used);
    let in_first = is_text(&items[0])
        || (0..cells[0].len()).any(|column| is_taken(0, column))
        || (0..cells.len()).any(|row| is_taken(row, 0));
    let (top, left) = (starts_later(cells.len(), rows, in_first), starts_later(cells[0].len(), columns, in_first));
    let is_within =
        |row: usize, column: usize| (top..top + rows).contains(&row) && (left..left + columns).contains(&column);
    let all = |row: usize| (0..cells[0].len()).map(move |column| (row, column));
    if (0..cells.len()).flat_map(all).any(|(row, column)| is_taken(row, column) && !is_within(row, column)) {
        return items;
    }
    cells[top..top + rows].iter().map(|row| Data::List(row[left..left + columns].to_vec())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::read::read;
    use crate::queens::Size;
    use rewindable_c::Program;

    /// What an array holds after each line of a program that begins with its declaration, for four queens.
    fn steps(text: &str) -> Vec<String> {
        let mut machine = Program::new(text).unwrap().start("");
        let mut found = Vec::new();
        while machine.step() {
            let slot = rewindable::Machine::find(&machine, &".a".parse().unwrap());
            let Some(place) = rewindable::Machine::read(&machine, &slot) else { continue };
            let read = shown(&read(&machine, place, Problem::Queens(Size::new(4))));
            if found.last() != Some(&read) {
                found.push(read);
            }
        }
        found
    }

    fn shown(data: &Data) -> String {
        match data {
            Data::Int(number) => number.to_string(),
            Data::Text(text) => text.clone(),
            Data::List(items) => items.iter().map(shown).collect::<Vec<_>>().join(" "),
            _ => "-".to_owned(),
        }
    }

    #[test]
    fn an_array_is_read_as_far_as_it_was_written_last() {
        let text =
            "int a[9];\nint main() {\n a[1] = 2;\n a[2] = 4;\n a[3] = 1;\n a[4] = 3;\n a[2] = 3;\n a[1] = 3;\n}\n";
        assert_eq!(steps(text), ["0 2", "0 2 4", "0 2 4 1", "0 2 4 1 3", "0 2 3", "0 3"]);
        let text = "int a[4];\nint main() {\n a[0] = 0;\n a[1] = 2;\n a[1] = 3;\n a[0] = 1;\n}\n";
        assert_eq!(steps(text), ["0", "0 2", "0 3", "1"]);
        let text = "int a[4] = {-1, -1, -1, -1};\nint main() {\n a[0] = 1;\n a[1] = 3;\n a[1] = -1;\n}\n";
        assert_eq!(steps(text), ["1", "1 3", "1"]);
    }

    #[test]
    fn a_board_lies_in_a_larger_array() {
        let text = "int a[6][7];\nint main() {\n a[1][2] = 1;\n a[4][3] = 1;\n}\n";
        assert_eq!(steps(text), ["0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "0 1 0 0 0 0 0 0 0 0 0 0 0 0 1 0"]);
        let text = "char a[6][6];\nint main() {\n for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) a[i][j] = '.';\n a[1][2] = 'Q';\n}\n";
        assert_eq!(steps(text).last().unwrap(), ". . . . . . Q . . . . . . . . .");
        let text = "int a[6][6];\nint main() {\n a[0][2] = 1;\n a[3][3] = 1;\n}\n";
        assert_eq!(steps(text), ["0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0", "0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 1"]);
    }
}
