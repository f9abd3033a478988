//! `access`: for each column, the rows that all earlier columns leave open.
//!
//! After a Chinese article on the eight queens in Java, which circulates without a title and begins
//! 「八皇后问题是一个古老而著名的问题,是回溯算法的经典问题」; its function is `getAccessRows`. On entering a
//! column, `rows[]` begins all true, and each earlier queen, d columns away in `row`, strikes out `row`, `row + d` and
//! `row − d`; then each row still open is tried.

use crate::board::Square;
use crate::event::Event;
use crate::queens::given::attack;
use crate::queens::race::{Course, MAX_LINES, Race, Racing, Recursion, recursive};
use crate::queens::solvers::columns::Columns;
use crate::queens::solvers::{Code, Fields, Lines, QueensRules, every_square, span};
use crate::queens::{Given, Size};
use crate::search::{Backtrack, Rules, TestResult};

/// The rows of the queens in the columns passed.
#[derive(Clone, Debug)]
pub struct Access {
    columns: Columns,
    strikes: u64,
}

/// The rows of an n × n board that the queens of earlier columns leave open to the next one, bit r for row r.
fn open_rows(size: Size, cols: &[u8]) -> u32 {
    let mut rows = u32::MAX >> (32 - size.get());
    for (d, &row) in (1..).zip(cols.iter().rev()) {
        rows &= !struck(size, row, d);
    }
    rows
}

/// The rows that a queen in `row` strikes out d columns further on, bit r for row r.
fn struck(size: Size, row: u8, d: u8) -> u32 {
    let queen = 1u64 << row;
    (queen | queen << d | queen >> d) as u32 & (u32::MAX >> (32 - size.get()))
}

impl Access {
    /// `cols[]` of the article: the row of the queen in each column passed, given queens included, from 0.
    #[must_use]
    pub fn cols(&self) -> &[u8] {
        self.columns.rows()
    }
}

/// The result of one call of `getAccessRows`, and how far its rows have been tried.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    open: u32,
    next: u8,
}

impl Rules for Access {
    type Cursor = Rows;

    fn height(&self) -> usize {
        self.given().open_columns().len()
    }

    #[inline]
    fn open(&mut self) -> Rows {
        self.strikes += self.cols().len() as u64;
        Rows { open: open_rows(self.columns.given().size(), self.cols()), next: 0 }
    }

    #[inline]
    fn next(&mut self, rows: &mut Rows) -> Option<TestResult> {
        let (given, column) = (self.columns.given(), self.columns.column());
        let n = given.size().get();
        let row = rows.next;
        if row == n {
            return None;
        }
        rows.next += 1;
        let square = given.size().square(row, column);
        if let Some(attack) = given.attack(row, column) {
            return Some(TestResult::Attacked(square, attack));
        }
        if rows.open >> row & 1 == 1 {
            return Some(TestResult::Fits(square));
        }
        let mut earlier = (0..column).zip(self.cols());
        let by = earlier.find(|&(earlier, &by)| {
            let apart = row.abs_diff(by);
            apart == 0 || apart == column - earlier
        });
        by.map(|(earlier, &by)| TestResult::Attacked(square, attack((row, column), (by, earlier), false)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.columns.place(square);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.columns.remove(square);
    }

    fn effort(&self) -> u64 {
        self.strikes
    }
}

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CodeLine {
    /// `solve(column)` is called.
    Solve,
    /// `rows[]` begins all true.
    AllRows,
    /// Each earlier queen strikes out its row and the two rows that its diagonals meet.
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
    /// The rows that the queen of each earlier column strikes out of `rows[]`, bit r for row r.
    pub strikes: Vec<u32>,
    /// The rows of the column that given queens attack, bit r for row r.
    pub given: u32,
    /// For each square, by [`Board::index`](crate::Board::index), the column of the first queen that strikes it out of
    /// `rows[]`, from 1; 0 for the others.
    pub owners: Vec<u8>,
}

impl QueensRules for Access {
    const KEY: &'static str = "access";
    const BY_COLUMNS: bool = true;
    const CODE: Code = Code::new(CodeLine::Return as u8, CodeLine::Given as u8);
    const TYPES: &'static str = "
export interface Explanations {
  access: {
    column: number; row?: number; cols: Uint8Array; rows: number; strikes: Uint32Array; given: number;
    owners: Uint8Array;
    /** Whether `rows[row]` was found false. */
    struck: boolean;
  };
}
";
    type Variables = Variables;

    /// Its effort is the number of earlier queens that struck out rows.
    fn search(given: Given) -> Backtrack<Access> {
        Backtrack::new(Access { columns: Columns::new(given), strikes: 0 })
    }

    fn given(&self) -> &Given {
        self.columns.given()
    }

    fn tests(size: Size) -> Option<u64> {
        every_square(size)
    }

    fn lines(search: &Backtrack<Access>, last: Option<Event>) -> Lines {
        let given = search.rules().given();
        let size = given.size();
        let column = |square: Square| size.column(square);
        // Rows are tested in order, so the first one means that the column was just entered.
        let called = |square: Square| {
            let strike = if column(square) > 0 { 1 << CodeLine::Strike as u8 } else { 0 };
            let deeper =
                if given.open_columns().first() == Some(&column(square)) { 0 } else { 1 << CodeLine::Deeper as u8 };
            match size.row(square) {
                0 => span(CodeLine::Solve as u8, CodeLine::AllRows as u8) | strike | deeper,
                _ => 0,
            }
        };
        let unused = if given.placement().is_empty() { 1 << CodeLine::Given as u8 } else { 0 };
        let tests = |to: CodeLine| span(CodeLine::Rows as u8, to as u8) & !unused;
        match last {
            None => Lines::at(CodeLine::Solve as u8),
            Some(Event::Solved) => Lines::at(CodeLine::Solution as u8),
            Some(Event::Place(square)) => {
                Lines::at(CodeLine::Place as u8).after(called(square) | tests(CodeLine::Struck))
            }
            Some(Event::Reject(square, attack)) => {
                let line = if attack.is_given() { CodeLine::Given } else { CodeLine::Struck };
                Lines::at(line as u8).after(called(square) | tests(line))
            }
            Some(Event::Remove(square)) if given.open_columns().last() == Some(&column(square)) => {
                Lines::at(CodeLine::Return as u8)
            }
            // The next column ran out of rows.
            Some(Event::Remove(_)) => Lines::at(CodeLine::Return as u8).after(1 << CodeLine::Rows as u8),
        }
    }

    fn variables(search: &Backtrack<Access>, last: Option<Event>) -> Variables {
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
        let strikes: Vec<u32> = earlier.iter().zip((1..=column).rev()).map(|(&row, d)| struck(size, row, d)).collect();
        let attacked =
            (0..n).filter(|&row| given.attacked(row) >> column & 1 == 1).fold(0, |rows, row| rows | 1 << row);
        let mut owners = vec![0; usize::from(n) * usize::from(n)];
        for row in 0..n {
            let owner = (1..).zip(&strikes).find(|(_, rows)| *rows >> row & 1 == 1);
            owners[size.board().index(size.square(row, column))] = owner.map_or(0, |(owner, _)| owner);
        }
        let rows = open_rows(size, earlier);
        Variables { column, row, cols: cols.to_vec(), rows, strikes, given: attacked, owners }
    }

    fn fields(variables: Variables, lines: Lines) -> Fields {
        Fields::new()
            .with("column", variables.column)
            .with_some("row", variables.row)
            .with("cols", variables.cols)
            .with("rows", variables.rows)
            .with("strikes", variables.strikes)
            .with("given", variables.given)
            .with("owners", variables.owners)
            .with("struck", lines.current == CodeLine::Struck as u8)
    }
}

/// The loop of the article alone, for the race: `cols[]`, and the `rows[]` of each call.
#[derive(Clone, Debug)]
struct Loop {
    cols: [usize; MAX_LINES],
    rows: [[bool; MAX_LINES]; MAX_LINES],
    next: [usize; MAX_LINES],
}

impl Loop {
    fn new() -> Loop {
        Loop { cols: [0; MAX_LINES], rows: [[false; MAX_LINES]; MAX_LINES], next: [0; MAX_LINES] }
    }
}

impl Recursion for Loop {
    #[inline]
    fn enter(&mut self, course: &Course, level: usize) {
        let (n, column) = (course.n, course.lines[level]);
        let rows = &mut self.rows[level];
        rows[..n].fill(true);
        for (&row, earlier) in self.cols[..level].iter().zip(&course.lines) {
            let d = column - earlier;
            rows[row] = false;
            if row + d < n {
                rows[row + d] = false;
            }
            if row >= d {
                rows[row - d] = false;
            }
        }
        self.next[level] = 0;
    }

    #[inline]
    fn advance(&mut self, course: &Course, level: usize, tests: &mut u64, stop: u64) -> Option<bool> {
        while self.next[level] < course.n {
            if *tests >= stop {
                return Some(false);
            }
            let row = self.next[level];
            self.next[level] += 1;
            *tests += 1;
            if self.rows[level][row] && !course.is_given(course.lines[level], row) {
                self.cols[level] = row;
                return Some(true);
            }
        }
        None
    }

    #[inline]
    fn back(&mut self, _: &Course, _: usize) {}
}

impl Race for Access {
    fn start(_: &Given) -> Box<dyn Racing> {
        recursive(Loop::new())
    }
}
