//! `marks` at a step.

use crate::board::Square;
use crate::event::{Direction, Event};
use crate::queens::explain::{Lines, span};
use crate::queens::marks::Marks;
use crate::queens::{Given, zones};
use crate::search::{Backtrack, Search};

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Line {
    /// `search(row)` is called.
    Search,
    /// Below the last row: a solution.
    Solution,
    /// For each column of the row, from the left.
    Columns,
    /// A given queen attacks the square.
    Given,
    /// The column is marked.
    Column,
    /// The anti-diagonal is marked.
    Anti,
    /// The main diagonal is marked.
    Main,
    /// A queen is placed and marks her lines, and the search goes on below.
    Place,
    /// The queen is taken back with her marks.
    Remove,
}

/// The line of the step that this event led to.
#[must_use]
pub fn lines(search: &Backtrack<Marks>, last: Option<Event>) -> Lines {
    let given = search.rules().given();
    // Every column is looked at in its turn, so the first one tells that the row was entered.
    let called = |square: Square| if square.file() == 0 { span(Line::Search as u8, Line::Solution as u8) } else { 0 };
    match last {
        None => Lines::at(Line::Search as u8),
        Some(Event::Solved) => Lines::at(Line::Solution as u8).after(1 << Line::Search as u8),
        Some(Event::Place(square)) => {
            Lines::at(Line::Place as u8).after(called(square) | tests(given, Line::Main as u8))
        }
        Some(Event::Reject(square, attack)) => {
            let line = match attack.direction {
                _ if attack.given => Line::Given,
                Direction::Up => Line::Column,
                Direction::UpRight => Line::Anti,
                _ => Line::Main,
            };
            Lines::at(line as u8).after(called(square) | tests(given, line as u8))
        }
        // The row below ran out of columns, unless there was none and the queen completed a solution.
        Some(Event::Remove(_)) if search.path().len() + 1 < given.open_rows().len() => {
            Lines::at(Line::Remove as u8).after(1 << Line::Columns as u8)
        }
        Some(Event::Remove(_)) => Lines::at(Line::Remove as u8),
    }
}

/// The lines of the loop up to this test.
fn tests(given: &Given, to: u8) -> u32 {
    let skipped = if given.placement().is_empty() { 1 << Line::Given as u8 } else { 0 };
    span(Line::Columns as u8, to) & !skipped
}

/// The variables of the article, with rows and columns counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    /// `row`: that of the square looked at; N when a solution is found, before the first step the first open row.
    pub row: u8,
    /// `j`: the column looked at, if one is.
    pub column: Option<u8>,
    /// `check[0]`: for each column the row, from 1, of the queen that marks it; 0 for none.
    pub columns: Vec<u8>,
    /// `check[1]`: the same for each anti-diagonal, by row + column.
    pub anti: Vec<u8>,
    /// `check[2]`: the same for each main diagonal, by row − column + N − 1.
    pub main: Vec<u8>,
    /// Whose zone each square lies in: see [`zones::owners`]. Given queens come first.
    pub owners: Vec<u8>,
}

/// The variables at the step that this event led to.
#[must_use]
pub fn variables(search: &Backtrack<Marks>, last: Option<Event>) -> Variables {
    let rules = search.rules();
    let given = rules.given();
    let size = given.size();
    let square = last.and_then(Event::square);
    let row = match last {
        None => given.open_rows().first().copied().unwrap_or(size.get()),
        Some(_) => square.map_or(size.get(), |square| size.row(square)),
    };
    Variables {
        row,
        column: square.map(|square| size.column(square)),
        columns: rules.columns().to_vec(),
        anti: rules.anti().to_vec(),
        main: rules.main().to_vec(),
        owners: zones::owners(size, given.placement().iter().chain(search.path().iter().copied())),
    }
}
