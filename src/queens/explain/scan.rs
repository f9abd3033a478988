//! `scan` at a step.

use crate::board::Square;
use crate::event::{Direction, Event};
use crate::queens::Given;
use crate::queens::explain::{Lines, is_free, span};
use crate::queens::scan::{Scan, looks};
use crate::search::{Backtrack, Search};

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Line {
    /// The next solution is asked for: from below the last row back into it.
    NextSolution,
    /// `select_place` begins after the column tried last.
    Select,
    /// A given queen attacks the square.
    Given,
    /// `check` finds a queen up the column.
    Up,
    /// `check` finds a queen to the upper left.
    UpLeft,
    /// `check` finds a queen to the upper right.
    UpRight,
    /// `forward` lifts the queen that still stands in the row.
    Lift,
    /// `forward` puts a queen down and goes a row down.
    Forward,
    /// Below the last row: a solution.
    Solution,
    /// `backward` lifts the queen that still stands in the row, if one does, and goes a row back.
    Backward,
}

/// The line of the step that this event led to.
#[must_use]
pub fn lines(search: &Backtrack<Scan>, last: Option<Event>) -> Lines {
    let size = search.rules().given().size();
    match last {
        None => Lines::at(Line::NextSolution as u8),
        Some(Event::Solved) => Lines::at(Line::Solution as u8),
        Some(Event::Reject(square, attack)) => {
            let line = match attack.direction {
                _ if attack.given => Line::Given,
                Direction::Up => Line::Up,
                Direction::UpLeft => Line::UpLeft,
                _ => Line::UpRight,
            };
            let level = search.entered() - 1;
            let visit = Visit { search, level, resting: search.path().get(level).copied() };
            Lines::at(line as u8).after(visit.selected(size.column(square)) | visit.tests(line))
        }
        Some(Event::Remove(resting)) => match search.pending() {
            Some(square) => {
                let visit = Visit { search, level: search.entered() - 1, resting: Some(resting) };
                Lines::at(Line::Lift as u8).after(visit.selected(size.column(square)) | visit.tests(Line::UpRight))
            }
            None => {
                let visit = Visit { search, level: search.entered(), resting: Some(resting) };
                Lines::at(Line::Backward as u8).after(visit.selected(size.get()))
            }
        },
        Some(Event::Place(square)) if lifted(search, square) => Lines::at(Line::Forward as u8),
        Some(Event::Place(square)) => {
            let visit = Visit { search, level: search.entered() - 1, resting: None };
            Lines::at(Line::Forward as u8).after(visit.selected(size.column(square)) | visit.tests(Line::UpRight))
        }
    }
}

/// Whether a queen of the row was lifted for the one just placed; her square was tested before that.
fn lifted(search: &Backtrack<Scan>, placed: Square) -> bool {
    let above = &search.path()[..search.path().len() - 1];
    has_free(search.rules().given(), above, search.entered() - 1, placed.file() as u8)
}

/// Whether one of the first columns of an open row is attacked by none of these queens and no given one.
fn has_free(given: &Given, queens: &[Square], level: usize, columns: u8) -> bool {
    let row = given.open_rows()[level];
    (0..columns).any(|column| is_free(given, queens, given.size().square(row, column)))
}

/// A call of `select_place`: in an open row, with the queen that still stood in it.
struct Visit<'a> {
    search: &'a Backtrack<Scan>,
    level: usize,
    resting: Option<Square>,
}

impl Visit<'_> {
    /// The tests of one candidate up to this one.
    fn tests(&self, to: Line) -> u32 {
        let unused = if self.search.rules().given().placement().is_empty() { 1 << Line::Given as u8 } else { 0 };
        span(Line::Given as u8, to as u8) & !unused
    }

    /// What was carried out before this column was looked at, if it was the first; column N is the end of the row.
    fn selected(&self, column: u8) -> u32 {
        let first = self.resting.map_or(0, |square| square.file() as u8 + 1);
        if column == first { 1 << Line::Select as u8 | self.before() } else { 0 }
    }

    /// What led to the call without a step of its own.
    fn before(&self) -> u32 {
        let given = self.search.rules().given();
        let below = self.level + 1;
        let Some(resting) = self.resting else {
            return if self.level == 0 { 1 << Line::NextSolution as u8 } else { 0 };
        };
        if below == given.open_rows().len() {
            return 1 << Line::NextSolution as u8;
        }
        let queens = [&self.search.path()[..self.level], &[resting]].concat();
        // A row that never held a queen was given up without one to lift.
        if has_free(given, &queens, below, given.size().get()) { 0 } else { 1 << Line::Backward as u8 }
    }
}

/// The variables of the article, with rows and columns counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    /// `solution[]`: the column of the queen in each row, or N for "not tried"; given queens are in it.
    pub solution: Vec<u8>,
    /// `current_row`: −1 when the search has gone back above the first row, N when a solution is found.
    pub current_row: i8,
    /// `current_col`: N when no column of the row was left.
    pub current_col: u8,
    /// The squares that `check` looked at since the step before, in its order, the queen it met included.
    pub looks: Vec<Square>,
}

/// The variables at the step that this event led to.
#[must_use]
pub fn variables(search: &Backtrack<Scan>, last: Option<Event>) -> Variables {
    let given = search.rules().given();
    let size = given.size();
    let n = size.get();
    let mut solution = vec![n; usize::from(n)];
    for queen in given.placement().iter().chain(search.path().iter().copied()) {
        solution[usize::from(size.row(queen))] = size.column(queen);
    }
    let open = |level: usize| given.open_rows().get(level).map_or(n as i8, |&row| row as i8);
    let looks = |square: Square, until: Option<Square>| -> Vec<Square> {
        let mut met = false;
        looks(n, size.row(square), size.column(square))
            .map(|(row, column)| size.square(row, column))
            .take_while(|&look| !std::mem::replace(&mut met, Some(look) == until))
            .collect()
    };
    let (current_row, current_col, looks) = match last {
        None => (open(0), 0, Vec::new()),
        Some(Event::Solved) => (n as i8, search.path().last().map_or(0, |&square| size.column(square)), Vec::new()),
        Some(Event::Reject(square, attack)) => {
            let looks = if attack.given { Vec::new() } else { looks(square, attack.attacker(square)) };
            (size.row(square) as i8, size.column(square), looks)
        }
        Some(Event::Place(square)) => {
            let looks = if lifted(search, square) { Vec::new() } else { looks(square, None) };
            (open(search.entered()), size.column(square), looks)
        }
        Some(Event::Remove(lifted)) => match search.pending() {
            Some(square) => {
                // The queen has left the board, but `solution[]` is written only when the next one is put down.
                solution[usize::from(size.row(lifted))] = size.column(lifted);
                (size.row(square) as i8, size.column(square), looks(square, None))
            }
            None => (search.entered().checked_sub(1).map_or(-1, open), n, Vec::new()),
        },
    };
    Variables { solution, current_row, current_col, looks }
}
