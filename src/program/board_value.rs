//! The value of a variable that may hold the board, read from the machine.
//!
//! The numbers of a tour's squares, in lists of lists, are read straight into one list: a search for a tour changes its board
//! every few lines, and copies of all rows would take longer than the lines themselves.

use crate::board::Square;
use crate::knight::Holes;
use crate::knight::referee::judge;
use crate::program::Problem;
use crate::program::data::Data;
use crate::program::form::{Form, Reading};
use crate::program::read::{read, read_whole};
use crate::queens::Size;
use rewindable::{Machine, Value};

/// The value of a variable.
#[derive(Debug)]
pub(crate) enum BoardValue {
    Numbers(TourNumbers),
    /// As far as it is filled, and of an array the whole.
    Data(Data, Option<Data>),
}

impl BoardValue {
    /// The value of a variable that was found in this form.
    pub fn of<M: Machine>(machine: &M, value: M::Place, form: &Form, problem: Problem) -> BoardValue {
        let numbers = match form {
            Form::Numbers { .. } => TourNumbers::of(machine, value, problem),
            _ => None,
        };
        match numbers {
            Some(numbers) => BoardValue::Numbers(numbers),
            None => BoardValue::Data(read(machine, value, problem), read_whole(machine, value, problem)),
        }
    }

    /// The board that it holds in a form, as [`Form::read`] has it.
    pub fn read(&self, form: &Form, problem: Problem) -> Option<Reading> {
        match (self, form) {
            (BoardValue::Numbers(numbers), Form::Numbers { first }) => numbers.read(*first),
            (BoardValue::Numbers(_), _) => None,
            (BoardValue::Data(data, whole), Form::Whole(form)) => form.read(whole.as_ref().unwrap_or(data), problem),
            (BoardValue::Data(Data::List(items), Some(_)), Form::Columns { skip: true, .. }) => {
                // An array with an entry that is not used has room for all of them, however many are filled.
                let mut items = items.clone();
                items.resize(items.len().max(problem.sides().0 + 1), Data::None);
                form.read(&Data::List(items), problem)
            }
            (BoardValue::Data(data, _), form) => form.read(data, problem),
        }
    }

    /// The form and the size that it confirms, of those that it may have.
    pub fn confirmed(&self, asked: Problem) -> Option<(Form, Problem)> {
        let (data, whole) = match self {
            BoardValue::Numbers(numbers) => return Some((numbers.confirmed()?, asked)),
            BoardValue::Data(data, whole) => (data, whole),
        };
        let found =
            |data: &Data| sizes(data, asked).into_iter().find_map(|size| Some((Form::confirmed(data, size)?.0, size)));
        let as_whole = || {
            let (form, size) = found(whole.as_ref()?)?;
            Some((Form::Whole(Box::new(form)), size))
        };
        found(data).or_else(as_whole)
    }
}

/// The cells of a board of a knight, all whole numbers.
#[derive(Debug)]
pub struct TourNumbers {
    problem: Problem,
    /// Row by row.
    cells: Vec<i64>,
}

impl TourNumbers {
    /// The cells of a value; nothing if it is no list of as many lists of as many whole numbers as the board has.
    fn of<M: Machine>(machine: &M, value: M::Place, problem: Problem) -> Option<TourNumbers> {
        let Problem::Knight(board) = problem else { return None };
        let (rows, columns) = problem.sides();
        let has = |place, length| matches!(machine.value(place), Value::Sequence { length: own, .. } if own == length);
        let mut cells = Vec::with_capacity(board.squares());
        if !has(value, rows) {
            return None;
        }
        // The parts are passed on to a function, which takes less time than to ask for each.
        machine.parts(value, 0).try_for_each(|line| {
            if !has(line, columns) {
                return None;
            }
            machine.parts(line, 0).try_for_each(|cell| {
                let Value::Int(number) = machine.value(cell) else { return None };
                cells.push(number);
                Some(())
            })
        })?;
        Some(TourNumbers { problem, cells })
    }

    /// What [`Form::read`] reads in them as [`Form::Numbers`] from this number on.
    fn read(&self, first: i64) -> Option<Reading> {
        let Problem::Knight(board) = self.problem else { return None };
        let columns = self.problem.sides().1;
        let mut squares: Vec<Option<Square>> = vec![None; self.cells.len()];
        let mut count = 0;
        for (index, &number) in self.cells.iter().enumerate().filter(|&(_, &number)| number >= first) {
            let place = squares.get_mut(usize::try_from(number - first).ok()?).filter(|place| place.is_none())?;
            *place = Some(self.problem.square((index / columns) as i64, (index % columns) as i64)?);
            count += 1;
        }
        squares.truncate(count);
        let squares = squares.into_iter().collect::<Option<Vec<Square>>>()?;
        let passes = squares.len() == board.squares() && judge(board, &Holes::NONE, &squares).is_ok();
        Some(Reading { squares, passes })
    }

    /// The form that [`Form::confirmed`] finds in them.
    fn confirmed(&self) -> Option<Form> {
        let mut best = None;
        let mut most = 0;
        for first in [1, 0] {
            let Some(reading) = self.read(first) else { continue };
            if reading.squares.len() > most && Form::confirms(&reading, self.problem) {
                most = reading.squares.len();
                best = Some(Form::Numbers { first });
            }
        }
        best
    }
}

/// The problem at the sizes that a value may have, the one that is asked for first.
pub(crate) fn sizes(data: &Data, asked: Problem) -> Vec<Problem> {
    let Problem::Queens(size) = asked else { return vec![asked] };
    let length = match data {
        Data::List(items) | Data::Set(items) => items.len(),
        Data::Map(items) => items.len(),
        Data::Text(text) => text.trim().lines().count().max(data.elements().map_or(0, |parts| parts.len())),
        _ => 0,
    };
    // One entry may be unused. Boards of less than four rows have no solution that would tell.
    let others =
        [length, length.saturating_sub(1)].into_iter().filter(|&other| other >= 4 && other != usize::from(size.get()));
    let others = others.filter_map(|other| u8::try_from(other).ok().and_then(Size::try_new)).map(Problem::Queens);
    std::iter::once(asked).chain(others).collect()
}
