//! `access` at a step.

use crate::board::Square;
use crate::event::Event;
use crate::queens::access::{Access, open_rows, struck};
use crate::queens::explain::{Lines, span};
use crate::search::Backtrack;

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Line {
    /// `solve(column)` is called.
    Solve,
    /// `rows[]` begins all true.
    AllRows,
    /// Each earlier queen strikes out her row and the two rows that her diagonals meet.
    Strike,
    /// For each row, from the top.
    Rows,
    /// A given queen attacks the square.
    Given,
    /// `rows[row]` is false.
    Struck,
    /// A queen is placed: `cols[column] = row`.
    Place,
    /// It was the last column: a solution.
    Solution,
    /// There are more columns: the search goes on in the next.
    Deeper,
    /// The queen is taken back.
    Return,
}

/// The line of the step that this event led to.
#[must_use]
pub fn lines(search: &Backtrack<Access>, last: Option<Event>) -> Lines {
    let given = search.rules().given();
    let size = given.size();
    let column = |square: Square| size.column(square);
    // Every row is looked at in its turn, so the first one tells that the column was entered.
    let called = |square: Square| {
        let strike = if column(square) > 0 { 1 << Line::Strike as u8 } else { 0 };
        let deeper = if given.open_columns().first() == Some(&column(square)) { 0 } else { 1 << Line::Deeper as u8 };
        match size.row(square) {
            0 => span(Line::Solve as u8, Line::AllRows as u8) | strike | deeper,
            _ => 0,
        }
    };
    let unused = if given.placement().is_empty() { 1 << Line::Given as u8 } else { 0 };
    let tests = |to: Line| span(Line::Rows as u8, to as u8) & !unused;
    match last {
        None => Lines::at(Line::Solve as u8),
        Some(Event::Solved) => Lines::at(Line::Solution as u8),
        Some(Event::Place(square)) => Lines::at(Line::Place as u8).after(called(square) | tests(Line::Struck)),
        Some(Event::Reject(square, attack)) => {
            let line = if attack.given { Line::Given } else { Line::Struck };
            Lines::at(line as u8).after(called(square) | tests(line))
        }
        Some(Event::Remove(square)) if given.open_columns().last() == Some(&column(square)) => {
            Lines::at(Line::Return as u8)
        }
        // The next column ran out of rows.
        Some(Event::Remove(_)) => Lines::at(Line::Return as u8).after(1 << Line::Rows as u8),
    }
}

/// The variables of the article, with rows and columns counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    /// `col`: the column looked at; before the first step the first open column.
    pub column: u8,
    /// `row`: the row looked at, if one is.
    pub row: Option<u8>,
    /// `cols[]`: the row of the queen in each column as far as they hold queens, given queens included.
    pub cols: Vec<u8>,
    /// `rows[]` of the column as `getAccessRows` leaves it, bit r for row r.
    pub rows: u32,
    /// What the queen of each earlier column strikes out of `rows[]`, bit r for row r.
    pub strikes: Vec<u32>,
    /// The rows of the column that given queens attack, bit r for row r.
    pub given: u32,
}

/// The variables at the step that this event led to.
#[must_use]
pub fn variables(search: &Backtrack<Access>, last: Option<Event>) -> Variables {
    let given = search.rules().given();
    let size = given.size();
    let n = size.get();
    let square = last.and_then(Event::square);
    let column = match square {
        Some(square) => size.column(square),
        None if last.is_none() => given.open_columns().first().copied().unwrap_or(n - 1),
        None => given.open_columns().last().copied().unwrap_or(n - 1),
    };
    let row = match (square, last) {
        (Some(square), _) => Some(size.row(square)),
        // A solution is found in the row of the queen placed last.
        (None, Some(_)) => search.rules().cols().get(usize::from(column)).copied(),
        (None, None) => None,
    };
    let cols = search.rules().cols();
    let earlier = &cols[..usize::from(column).min(cols.len())];
    let strikes = earlier.iter().zip((1..=column).rev()).map(|(&row, d)| struck(n, row, d)).collect();
    let attacked = (0..n).filter(|&row| given.attacked(row) >> column & 1 == 1).fold(0, |rows, row| rows | 1 << row);
    Variables { column, row, cols: cols.to_vec(), rows: open_rows(n, earlier), strikes, given: attacked }
}
