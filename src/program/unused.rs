//! A list whose first entry is not used, as in programs that count rows from 1.

use crate::program::form::Form;
use rewindable::{Machine, Value};

/// The form of rows and columns that count from 1, in a list whose first entry is not used.
pub(super) const FROM_1: Form = Form::Columns { base: 1, skip: true };

/// Whether the first row of an array is an entry that nobody has written while others were: rows count from 1.
pub(super) fn is_unused<M: Machine>(machine: &M, value: M::Place, form: &Form) -> bool {
    let form = if let Form::Whole(form) = form { form } else { form };
    *form == (Form::Columns { base: 0, skip: false })
        && machine.parts(value, 0).next().is_some_and(|first| matches!(machine.value(first), Value::Int(0)))
        && !machine.was_set(value, 0)
        && machine.is_filled(value)
}

/// What a list of N + 1 numbers tells of its first one, in a language that does not know which of them were written.
///
/// A zero there is a queen in the first row, or not used. A search that looks for attacks does not put the next queens where the
/// first one attacks them, if it is one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Unused {
    numbers: Vec<i64>,
    /// Whether it ever was another number than 0.
    is_set: bool,
    /// Whether two of the first rows attacked each other, the first entry among them.
    clashes: bool,
    /// The same without it.
    clashes_without: bool,
}

impl Unused {
    /// Looks at a list that was written to.
    pub fn look<M: Machine>(&mut self, machine: &M, list: M::Place) {
        if self.is_set || self.clashes_without {
            return;
        }
        let number = |part| if let Value::Int(number) = machine.value(part) { number } else { 0 };
        let numbers: Vec<i64> = machine.parts(list, 0).map(number).collect();
        self.is_set = numbers.first() != Some(&0);
        // What stands behind the row that was written is an earlier try, and that row may be tried, too.
        let written = numbers.iter().zip(&self.numbers).position(|(now, before)| now != before);
        let rows = (0..).zip(&numbers[..written.unwrap_or_default()]);
        let attacks = |(one, a): (i64, &i64), (other, b): (i64, &i64)| a == b || (one - other).abs() == (a - b).abs();
        for (at, row) in rows.clone().enumerate() {
            let attacked = rows.clone().skip(at + 1).any(|other| attacks(row, other));
            self.clashes |= attacked && at == 0;
            self.clashes_without |= attacked && at > 0;
        }
        self.numbers = numbers;
    }

    /// Whether rows count from 1.
    pub fn is_found(&self) -> bool {
        self.clashes && !self.clashes_without && !self.is_set
    }
}
