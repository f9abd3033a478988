//! Which line put two queens beside each other that attack each other: the one after which a value first holds the rows of the
//! wrong board as far as the later of them.
//!
//! The board on its way may be a list that grows, a parameter, a text, rows of letters, or one of many boards in a list.

use crate::board::Square;
use crate::program::run::Site;
use rewindable::{Key, Machine, Value};
use std::collections::HashMap;

/// So many boards of a list are looked at.
const BOARDS: usize = 5_000;

/// A look for the rows of a board that is claimed at a step.
#[derive(Clone, Debug)]
pub(super) struct Witness {
    step: u64,
    /// The columns of the rows, from the first and from the last, each with how many rows hold both queens.
    orders: [(Vec<i64>, usize); 2],
    /// Of each variable what was seen last.
    seen: HashMap<u64, (u64, u64)>,
    found: Option<Found>,
    /// Whether a value has grown towards it row by row.
    is_grown: bool,
    /// The boards with two rows that were put into a list and begin as it does, each with the line and the step after it: only
    /// where one is taken out again as the board is it known for one.
    put: HashMap<u64, Site>,
}

/// A line after which a value holds the rows as far as the later queen, and the step after it.
#[derive(Clone, Copy, Debug)]
struct Found {
    site: Site,
    /// The order of its rows, and whether a value has held the others since: else the first ones are another board's.
    order: usize,
    is_sure: bool,
}

impl Witness {
    /// Nothing where the board has not one queen in each row.
    pub fn new(step: u64, squares: &[Square], one: Square, other: Square) -> Option<Witness> {
        let n = squares.len();
        let mut columns = vec![None; n];
        for square in squares {
            let row = n.checked_sub(1 + usize::from(square.rank()))?;
            if columns[row].replace(i64::from(square.file())).is_some() {
                return None;
            }
        }
        let columns: Vec<i64> = columns.into_iter().collect::<Option<_>>()?;
        let reversed = columns.iter().rev().copied().collect();
        let [lower, upper] = [one.rank().min(other.rank()), one.rank().max(other.rank())].map(usize::from);
        let orders = [(columns, n - lower), (reversed, upper + 1)];
        Some(Witness { step, orders, seen: HashMap::new(), found: None, is_grown: false, put: HashMap::new() })
    }

    /// Looks at the variables in sight after a line, up to the step of the board. All that a statement did may stand on its line.
    pub fn look<M: Machine>(&mut self, machine: &M, site: Site, is_one_line: bool) {
        if site.step > self.step || self.found.is_some_and(|found| found.is_sure) {
            return;
        }
        let Witness { orders, seen, found, is_grown, put, .. } = self;
        // A list that is made of what functions yield was made where they stand.
        let mut is_elsewhere = false;
        let n = orders[0].0.len();
        let mut look = |Key(key), place: M::Place, identity: u64| {
            let version = (identity, machine.version(place) ^ inner(machine, place));
            let before = seen.insert(key, version).unwrap_or_default();
            // A list of full length that nothing was written to is no board yet, or never: zeros, or all columns.
            let is_new = before.0 != identity && !*is_grown && is_full(machine, place, n);
            if before == version || is_new {
                return;
            }
            if found.is_none() {
                let own = rows(machine, place, n);
                *is_grown |= own.as_ref().is_some_and(|rows| {
                    orders.iter().any(|(columns, until)| rows.len() + 1 == *until && is_part(rows, columns, until - 1))
                });
                if let Some(order) = orders.iter().position(|(columns, until)| holds(machine, place, columns, *until)) {
                    is_elsewhere = own.is_none() && before.0 != identity && !is_one_line;
                    let site = put.get(&identity).copied().unwrap_or(site);
                    *found = Some(Found { site, order, is_sure: false });
                }
            }
            if let Some(found) = found {
                let (columns, until) = &orders[found.order];
                found.is_sure |= holds(machine, place, columns, n.saturating_sub(1).max(*until));
                return;
            }
            let last = match machine.value(place) {
                Value::Sequence { length: length @ 1.., .. } => machine.parts(place, length - 1).next(),
                _ => None,
            };
            if let Some(last) = last
                && let Some(identity) = machine.identity(last)
                && let Some(rows) = rows(machine, last, n).filter(|rows| rows.len() == 2)
                && orders.iter().any(|(columns, until)| *until == 2 && is_part(&rows, columns, 2))
            {
                put.entry(identity).or_insert(site);
            }
        };
        machine.each_local(&mut look);
        machine.each_global(&mut look);
        // The last queen may be put where the board is claimed, and nowhere before.
        if site.step == self.step && found.is_none() {
            machine.each_local(|_, place, _| {
                let is_last = |(columns, until): &(Vec<i64>, usize)| *until == columns.len();
                let held = |order: &(Vec<i64>, usize)| is_last(order) && holds(machine, place, &order.0, order.1 - 1);
                if let Some(order) = orders.iter().position(held) {
                    *found = Some(Found { site, order, is_sure: true });
                }
            });
        }
        if is_elsewhere {
            self.is_grown = false;
            self.step = 0;
        }
    }

    /// The line and the step after it; nothing where the board came whole, as a permutation does.
    pub fn found(&self) -> Option<Site> {
        let Found { site, is_sure, .. } = self.found?;
        (is_sure && self.is_grown).then_some(site)
    }
}

/// A number that changes when a row is written to.
fn inner<M: Machine>(machine: &M, place: M::Place) -> u64 {
    match machine.value(place) {
        Value::Sequence { length, .. } if length <= 32 => {
            machine.parts(place, 0).map(|part| machine.version(part)).sum()
        }
        _ => 0,
    }
}

/// Whether a value is a list of as many elements as a board has rows.
fn is_full<M: Machine>(machine: &M, place: M::Place, n: usize) -> bool {
    matches!(machine.value(place), Value::Sequence { length, grows: true } if length >= n)
}

/// Whether a value, or one of the boards in a list, holds so many rows of a board.
fn holds<M: Machine>(machine: &M, place: M::Place, columns: &[i64], until: usize) -> bool {
    if let Some(rows) = rows(machine, place, columns.len()) {
        return is_part(&rows, columns, until);
    }
    match machine.value(place) {
        Value::Sequence { length, .. } | Value::Set { length, .. } if !is_sequence(&columns[..until]) => {
            let skipped = length.saturating_sub(BOARDS);
            let is_board = |part| rows(machine, part, columns.len()).is_some_and(|rows| rows.len() > 2);
            machine.parts(place, skipped).any(|part| is_board(part) && holds(machine, part, columns, until))
        }
        _ => false,
    }
}

/// Whether so many rows are those of a board, from 0 or from 1, or behind an entry that is not used.
fn is_part(rows: &[i64], columns: &[i64], until: usize) -> bool {
    let is_same = |rows: &[i64], base: i64| {
        rows.len() >= until && rows.iter().zip(columns).take(until).all(|(row, column)| row - base == *column)
    };
    is_same(rows, 0) || is_same(rows, 1) || rows.split_first().is_some_and(|(_, rest)| is_same(rest, 1))
}

/// Whether columns are 0, 1, 2 and so on, as in a list of all columns.
fn is_sequence(columns: &[i64]) -> bool {
    (0..).zip(columns).all(|(at, column)| at == *column)
}

/// The columns of the rows of a board of n rows, as far as a value has them.
fn rows<M: Machine>(machine: &M, place: M::Place, n: usize) -> Option<Vec<i64>> {
    match machine.value(place) {
        Value::Sequence { length, .. } if (1..=n + 1).contains(&length) => {
            if let Some(rows) = pairs(machine, place) {
                return Some(rows);
            }
            let mut rows = Vec::with_capacity(length);
            for (at, part) in machine.parts(place, 0).enumerate() {
                match column(machine, part, n).filter(|&column| column >= 0) {
                    Some(column) => rows.push(column),
                    // Rows that are empty yet.
                    None if at > 0 => break,
                    None => return None,
                }
            }
            // Marks of columns or diagonals.
            let is_marks = length >= n && rows.iter().all(|row| matches!(row, 0 | 1));
            (!is_marks).then_some(rows)
        }
        Value::Text(text) if n <= 10 && text.len() <= n && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some(text.bytes().map(|byte| i64::from(byte - b'0')).collect())
        }
        Value::Map { length } if (1..=n).contains(&length) => {
            let mut rows = vec![None; length];
            for (key, value) in machine.entries(place) {
                let (Value::Int(row), Value::Int(column)) = (machine.value(key), machine.value(value)) else {
                    return None;
                };
                *usize::try_from(row).ok().and_then(|row| rows.get_mut(row))? = Some(column);
            }
            rows.into_iter().collect()
        }
        _ => None,
    }
}

/// The columns of a list of squares, one in each row from the first on.
fn pairs<M: Machine>(machine: &M, place: M::Place) -> Option<Vec<i64>> {
    let mut rows = Vec::new();
    for (at, part) in machine.parts(place, 0).enumerate() {
        let mut numbers = machine.parts(part, 0).map(|part| machine.value(part));
        let (Some(Value::Int(row)), Some(Value::Int(column)), None) = (numbers.next(), numbers.next(), numbers.next())
        else {
            return None;
        };
        if row != at as i64 {
            return None;
        }
        rows.push(column);
    }
    Some(rows)
}

/// The column of a row: a number, or the one square that is taken.
fn column<M: Machine>(machine: &M, place: M::Place, n: usize) -> Option<i64> {
    match machine.value(place) {
        Value::Int(number) => Some(number),
        Value::Text(text) if text.len() == 1 => text.parse().ok(),
        Value::Text(text) if text.chars().count() == n => {
            let mut queens = text.chars().enumerate().filter(|(_, letter)| matches!(letter, 'Q' | 'q' | '♛' | '♕'));
            queens.next().filter(|_| queens.next().is_none()).map(|(at, _)| at as i64)
        }
        Value::Sequence { length, .. } if length == n && n > 2 => {
            let is_other = |part| matches!(machine.value(part), Value::Int(number) if !(0..=1).contains(&number));
            if machine.parts(place, 0).any(is_other) {
                return None;
            }
            let is_queen = |part| match machine.value(part) {
                Value::Int(number) => number == 1,
                Value::Bool(truth) => truth,
                Value::Text(text) => matches!(&*text, "Q" | "q" | "♛" | "♕"),
                _ => false,
            };
            let mut queens = machine.parts(place, 0).enumerate().filter(|(_, part)| is_queen(*part));
            queens.next().filter(|_| queens.next().is_none()).map(|(at, _)| at as i64)
        }
        _ => None,
    }
}
