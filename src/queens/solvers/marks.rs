//! `marks`: three arrays of marks, one for columns and one for each kind of diagonal.
//!
//! After 「(C语言)八皇后题解——深度优先搜索算法」 ("Eight queens in C: depth-first search"), a solution of the Checker Challenge
//! (USACO training 1.5, Luogu P1219). Row by row, each column from the left: a queen marks its column, its
//! anti-diagonal (row + column) and its main diagonal (row − column + n), the search goes on in the next row, and the
//! marks are taken off again.

use std::sync::Arc;

use crate::board::Square;
use crate::event::{Direction, Event};
use crate::queens::given::attack;
use crate::queens::race::{Course, MAX_LINES, Race, Racing, Recursion, recursive};
use crate::queens::solvers::{Code, Fields, Lines, QueensRules, every_square, span};
use crate::queens::{Given, Size, zones};
use crate::search::{Backtrack, Rules, Search, TestResult};

/// The marks of the queens on the board.
#[derive(Clone, Debug)]
pub struct Marks {
    given: Arc<Given>,
    level: usize,
    // A mark is the row of the queen that made it, counted from 1; 0 is no mark.
    columns: [u8; 32],
    anti: [u8; 64],
    main: [u8; 64],
}

impl Marks {
    /// The marks of the columns: the row of the queen that made each, counted from 1, or 0 where there is none.
    #[must_use]
    pub fn columns(&self) -> &[u8] {
        &self.columns[..usize::from(self.given.size().get())]
    }

    /// The marks of the anti-diagonals, by row + column from 0.
    #[must_use]
    pub fn anti(&self) -> &[u8] {
        &self.anti[..2 * usize::from(self.given.size().get()) - 1]
    }

    /// The marks of the main diagonals, by row − column + n − 1 from 0.
    #[must_use]
    pub fn main(&self) -> &[u8] {
        &self.main[1..2 * usize::from(self.given.size().get())]
    }

    #[inline]
    fn mark(&mut self, square: Square, mark: impl Fn(u8) -> u8) {
        let size = self.given.size();
        let (row, column) = (size.row(square), size.column(square));
        self.columns[usize::from(column)] = mark(row);
        self.anti[usize::from(row + column)] = mark(row);
        self.main[usize::from(row + size.get() - column)] = mark(row);
    }
}

impl Rules for Marks {
    /// The next column to look at.
    type Cursor = u8;

    fn height(&self) -> usize {
        self.given.open_rows().len()
    }

    #[inline]
    fn open(&mut self) -> u8 {
        0
    }

    #[inline]
    fn next(&mut self, cursor: &mut u8) -> Option<TestResult> {
        let size = self.given.size();
        let column = *cursor;
        if column == size.get() {
            return None;
        }
        *cursor += 1;
        let row = self.given.open_rows()[self.level];
        let square = size.square(row, column);
        if let Some(attack) = self.given.attack(row, column) {
            return Some(TestResult::Attacked(square, attack));
        }
        let (on_column, on_anti, on_main) = (
            self.columns[usize::from(column)],
            self.anti[usize::from(row + column)],
            self.main[usize::from(row + size.get() - column)],
        );
        // A line holds at most one queen, so the row determines the column.
        let by = if on_column != 0 {
            (on_column - 1, column)
        } else if on_anti != 0 {
            (on_anti - 1, row + column + 1 - on_anti)
        } else if on_main != 0 {
            (on_main - 1, column + on_main - 1 - row)
        } else {
            return Some(TestResult::Fits(square));
        };
        Some(TestResult::Attacked(square, attack((row, column), by, false)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.mark(square, |row| row + 1);
        self.level += 1;
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.mark(square, |_| 0);
        self.level -= 1;
    }
}

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CodeLine {
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
    /// A queen is placed and marks its lines, and the search goes on below.
    Place,
    /// The queen is taken back with its marks.
    Remove,
}

/// The lines of the loop up to this test.
fn tests(given: &Given, to: u8) -> u32 {
    let skipped = if given.placement().is_empty() { 1 << CodeLine::Given as u8 } else { 0 };
    span(CodeLine::Columns as u8, to) & !skipped
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

impl QueensRules for Marks {
    const KEY: &'static str = "marks";
    const CODE: Code = Code::new(CodeLine::Remove as u8, CodeLine::Given as u8);
    const TYPES: &'static str = "
export interface Explanations {
  marks: {
    row: number; column?: number; columns: Uint8Array; anti: Uint8Array; main: Uint8Array; owners: Uint8Array;
    /** How many of the three arrays were looked at or written, from `columns` on. */
    touched: number;
    /** Whether the last of them had a mark. */
    met: boolean;
  };
}
";
    type Variables = Variables;

    fn search(given: Given) -> Backtrack<Marks> {
        let given = Arc::new(given);
        Backtrack::new(Marks { given, level: 0, columns: [0; 32], anti: [0; 64], main: [0; 64] })
    }

    fn given(&self) -> &Given {
        &self.given
    }

    fn tests(size: Size) -> Option<u64> {
        every_square(size)
    }

    fn lines(search: &Backtrack<Marks>, last: Option<Event>) -> Lines {
        let given = search.rules().given();
        // Columns are tested in order, so the first one means that the row was just entered.
        let called = |square: Square| {
            if square.file() == 0 { span(CodeLine::Search as u8, CodeLine::Solution as u8) } else { 0 }
        };
        match last {
            None => Lines::at(CodeLine::Search as u8),
            Some(Event::Solved) => Lines::at(CodeLine::Solution as u8).after(1 << CodeLine::Search as u8),
            Some(Event::Place(square)) => {
                Lines::at(CodeLine::Place as u8).after(called(square) | tests(given, CodeLine::Main as u8))
            }
            Some(Event::Reject(square, attack)) => {
                let line = match attack.direction() {
                    _ if attack.is_given() => CodeLine::Given,
                    Direction::Up => CodeLine::Column,
                    Direction::UpRight => CodeLine::Anti,
                    _ => CodeLine::Main,
                };
                Lines::at(line as u8).after(called(square) | tests(given, line as u8))
            }
            // The row below ran out of columns, unless there was none and the queen completed a solution.
            Some(Event::Remove(_)) if search.path().len() + 1 < given.open_rows().len() => {
                Lines::at(CodeLine::Remove as u8).after(1 << CodeLine::Columns as u8)
            }
            Some(Event::Remove(_)) => Lines::at(CodeLine::Remove as u8),
        }
    }

    fn variables(search: &Backtrack<Marks>, last: Option<Event>) -> Variables {
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

    fn fields(variables: Variables, lines: Lines) -> Fields {
        const LOOKS: [CodeLine; 3] = [CodeLine::Column, CodeLine::Anti, CodeLine::Main];
        let writes = [CodeLine::Place, CodeLine::Remove].iter().any(|&line| lines.current == line as u8);
        let touched = LOOKS.iter().filter(|&&line| writes || lines.has(line as u8)).count();
        Fields::new()
            .with("row", variables.row)
            .with_some("column", variables.column)
            .with("columns", variables.columns)
            .with("anti", variables.anti)
            .with("main", variables.main)
            .with("owners", variables.owners)
            .with("touched", touched as u8)
            .with("met", LOOKS.iter().any(|&line| lines.current == line as u8))
    }
}

/// The loop of the article alone, for the race: three arrays.
#[derive(Clone, Debug)]
struct Loop {
    columns: [bool; MAX_LINES],
    anti: [bool; 2 * MAX_LINES],
    main: [bool; 2 * MAX_LINES],
    next: [usize; MAX_LINES],
}

impl Loop {
    fn new() -> Loop {
        Loop {
            columns: [false; MAX_LINES],
            anti: [false; 2 * MAX_LINES],
            main: [false; 2 * MAX_LINES],
            next: [0; MAX_LINES],
        }
    }

    #[inline]
    fn mark(&mut self, n: usize, row: usize, column: usize, mark: bool) {
        self.columns[column] = mark;
        self.anti[row + column] = mark;
        self.main[row + n - column] = mark;
    }
}

impl Recursion for Loop {
    #[inline]
    fn enter(&mut self, _: &Course, level: usize) {
        self.next[level] = 0;
    }

    #[inline]
    fn advance(&mut self, course: &Course, level: usize, tests: &mut u64, stop: u64) -> Option<bool> {
        let (n, row) = (course.n, course.lines[level]);
        while self.next[level] < n {
            if *tests >= stop {
                return Some(false);
            }
            let column = self.next[level];
            self.next[level] += 1;
            *tests += 1;
            let marked = self.columns[column] || self.anti[row + column] || self.main[row + n - column];
            if !marked && !course.is_given(row, column) {
                self.mark(n, row, column, true);
                return Some(true);
            }
        }
        None
    }

    #[inline]
    fn back(&mut self, course: &Course, level: usize) {
        self.mark(course.n, course.lines[level], self.next[level] - 1, false);
    }
}

impl Race for Marks {
    fn start(_: &Given) -> Box<dyn Racing> {
        recursive(Loop::new())
    }
}
