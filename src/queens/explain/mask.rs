//! `mask` at a step.

use crate::board::Square;
use crate::event::Event;
use crate::queens::explain::{Lines, span};
use crate::queens::mask::{Call, Mask, upper};
use crate::search::Backtrack;

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Line {
    /// `count(row, ld, rd)` is called.
    Count,
    /// All columns hold a queen: a solution.
    Solution,
    /// `pos` becomes the free columns.
    Free,
    /// Columns attacked by given queens are taken out of `pos`.
    Given,
    /// While `pos` is not 0.
    While,
    /// `p` becomes the lowest bit of `pos`.
    Lowest,
    /// `p` is taken out of `pos`.
    TakeOut,
    /// The call for the next row, with `p` added and the diagonals shifted.
    Deeper,
    /// The call returns.
    Return,
}

/// The line of the step that this event led to.
#[must_use]
pub fn lines(search: &Backtrack<Mask>, last: Option<Event>) -> Lines {
    let unused = if search.rules().given().placement().is_empty() { 1 << Line::Given as u8 } else { 0 };
    let opened = span(Line::Count as u8, Line::While as u8) & !unused;
    match last {
        None => Lines::at(Line::Count as u8),
        Some(Event::Solved) => Lines::at(Line::Solution as u8).after(span(Line::Count as u8, Line::Solution as u8)),
        Some(Event::Place(square)) => {
            let row = Row::of(search, square);
            let entered = if row.free & (row.p - 1) == 0 { opened } else { 0 };
            Lines::at(Line::Deeper as u8).after(span(Line::While as u8, Line::TakeOut as u8) | entered)
        }
        Some(Event::Remove(square)) => {
            let rules = search.rules();
            let (given, row) = (rules.given(), Row::of(search, square));
            let below = given.open_rows().iter().position(|&open| open == row.row).map_or(0, |level| level + 1);
            let passed = match given.open_rows().get(below) {
                // The call below was a solution, and returned at once.
                None => 0,
                // The call below found no free column: it came and went without a step of its own.
                Some(&next) if row.next(rules, next).pos(upper(given.size().get())) & !rules.attacked(next) == 0 => {
                    opened
                }
                Some(_) => 1 << Line::While as u8,
            };
            Lines::at(Line::Return as u8).after(passed)
        }
        // This solver rejects nothing.
        Some(Event::Reject(..)) => Lines::at(Line::While as u8),
    }
}

/// One row of the board in the words of the solver.
struct Row {
    row: u8,
    call: Call,
    /// The free columns on entering the row.
    free: u64,
    /// The bit of the square.
    p: u64,
}

impl Row {
    /// The row of a square where a queen has just been placed or taken back.
    fn of(search: &Backtrack<Mask>, square: Square) -> Row {
        let rules = search.rules();
        let size = rules.given().size();
        let row = size.row(square);
        let level = rules.given().open_rows().iter().position(|&open| open == row).unwrap_or(0);
        let call = rules.calls().get(level).copied().unwrap_or_default();
        let free = call.pos(upper(size.get())) & !rules.attacked(row);
        Row { row, call, free, p: 1 << (size.get() - 1 - size.column(square)) }
    }

    /// The call for a row further down, past rows with given queens.
    fn next(&self, rules: &Mask, to: u8) -> Call {
        let upper = upper(rules.given().size().get());
        (self.row + 1..to).fold(self.call.below(self.p, upper), |call, _| call.below(0, upper))
    }
}

/// The variables of the article; bit 0 is the rightmost column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    /// The row, from 0 at the top: that of the queen placed or taken back; N when a solution is found, before the
    /// first step the first open row.
    pub row: u8,
    /// `row`, `ld` and `rd` of the row.
    pub call: Call,
    /// The columns of the row that given queens attack.
    pub given: u64,
    /// `pos` as the row was entered.
    pub free: u64,
    /// `pos` without the bits taken out so far.
    pub pos: u64,
    /// `p`, the bit taken out last, or 0 when there is none.
    pub p: u64,
    /// The arguments of the call for the next open row, when there is a `p`.
    pub next: Option<Call>,
}

/// The variables at the step that this event led to.
#[must_use]
pub fn variables(search: &Backtrack<Mask>, last: Option<Event>) -> Variables {
    let rules = search.rules();
    let given = rules.given();
    let n = given.size().get();
    if let Some(square) = last.and_then(Event::square) {
        let row = Row::of(search, square);
        let level = given.open_rows().iter().position(|&open| open == row.row).unwrap_or(0);
        let to = given.open_rows().get(level + 1).copied().unwrap_or(n);
        let next = Some(row.next(rules, to));
        let pos = row.free & !(row.p | (row.p - 1));
        let attacked = rules.attacked(row.row);
        return Variables { row: row.row, call: row.call, given: attacked, free: row.free, pos, p: row.p, next };
    }
    let call = rules.call();
    let row = if last.is_some() { n } else { given.open_rows().first().copied().unwrap_or(n) };
    let attacked = if row < n { rules.attacked(row) } else { 0 };
    let free = if row < n { call.pos(upper(n)) & !attacked } else { 0 };
    Variables { row, call, given: attacked, free, pos: free, p: 0, next: None }
}
