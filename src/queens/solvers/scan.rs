//! `scan`: an explicit state machine without recursion that reads the board itself, square by square.
//!
//! After the C++ class `QUEEN` of 「八皇后问题-回溯算法-c++」 ("Eight queens: backtracking"; 程序博客网, 2024): `select_place` looks
//! for the next column of the current row, `forward` puts the queen there and goes a row down, `backward` gives the row
//! up and goes a row back. The check of a square reads the board upwards in its column, then to the upper left, then to
//! the upper right. After `backward` the queen of the row stays on the board until `forward` or `backward` lifts it.

use std::sync::Arc;

use crate::board::Square;
use crate::event::{Attack, Direction, Event};
use crate::queens::given::attack;
use crate::queens::race::{Counts, Course, MAX_LINES, Race, Racing};
use crate::queens::solvers::{Code, Fields, Lines, QueensRules, every_square, is_free, span};
use crate::queens::{Given, Size};
use crate::search::{Backtrack, Rules, Search, TestResult};

/// The board, and the number of rows entered.
#[derive(Clone, Debug)]
pub struct Scan {
    given: Arc<Given>,
    /// The number of rows entered and not given up, the current row included.
    entered: usize,
    /// Bit c of word r: a queen stands in row r and column c.
    board: [u32; 32],
    backwards: u64,
}

/// The squares that the check of (`row`, `column`) looks at, in its order, beginning with the square itself in each
/// of the three directions: up, to the upper left, to the upper right.
fn looks(size: Size, row: u8, column: u8) -> impl Iterator<Item = (u8, u8)> {
    let up = (0..=row).map(move |d| (row - d, column));
    let left = (0..=row.min(column)).map(move |d| (row - d, column - d));
    let right = (0..=row.min(size.get() - 1 - column)).map(move |d| (row - d, column + d));
    up.chain(left).chain(right)
}

impl Scan {
    #[inline]
    fn check(&self, row: u8, column: u8) -> Option<Attack> {
        // One loop a direction, as the article has them: a chain of all `looks` takes half as long again.
        let queen = |row: u8, column: u8| self.board[usize::from(row)] >> column & 1 == 1;
        let right = self.given.size().get() - 1 - column;
        let found = if let Some(d) = (0..=row).find(|d| queen(row - d, column)) {
            (row - d, column)
        } else if let Some(d) = (0..=row.min(column)).find(|d| queen(row - d, column - d)) {
            (row - d, column - d)
        } else {
            let d = (0..=row.min(right)).find(|d| queen(row - d, column + d))?;
            (row - d, column + d)
        };
        Some(attack((row, column), found, false))
    }

    #[inline]
    fn flip(&mut self, square: Square) {
        let size = self.given.size();
        self.board[usize::from(size.row(square))] ^= 1 << size.column(square);
    }
}

impl Rules for Scan {
    /// The next column to look at.
    type Cursor = u8;

    const LIFT_LATE: bool = true;

    fn height(&self) -> usize {
        self.given.open_rows().len()
    }

    #[inline]
    fn open(&mut self) -> u8 {
        self.entered += 1;
        0
    }

    #[inline]
    fn next(&mut self, cursor: &mut u8) -> Option<TestResult> {
        let size = self.given.size();
        let column = *cursor;
        if column == size.get() {
            self.entered -= 1;
            self.backwards += 1;
            return None;
        }
        *cursor += 1;
        let row = self.given.open_rows()[self.entered - 1];
        let square = size.square(row, column);
        match self.given.attack(row, column).or_else(|| self.check(row, column)) {
            Some(attack) => Some(TestResult::Attacked(square, attack)),
            None => Some(TestResult::Fits(square)),
        }
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.flip(square);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.flip(square);
    }

    fn effort(&self) -> u64 {
        self.backwards
    }
}

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CodeLine {
    /// The search goes on for the next solution: from below the last row back into it.
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

/// Whether a queen of the row was lifted for the one just placed; its square was tested before that.
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
    fn tests(&self, to: CodeLine) -> u32 {
        let unused = if self.search.rules().given().placement().is_empty() { 1 << CodeLine::Given as u8 } else { 0 };
        span(CodeLine::Given as u8, to as u8) & !unused
    }

    /// The lines carried out before this column was looked at, if it was the first; column N is the end of the row.
    fn selected(&self, column: u8) -> u32 {
        let first = self.resting.map_or(0, |square| square.file() as u8 + 1);
        if column == first { 1 << CodeLine::Select as u8 | self.before() } else { 0 }
    }

    /// The lines that led to the call without a step of their own.
    fn before(&self) -> u32 {
        let given = self.search.rules().given();
        let below = self.level + 1;
        let Some(resting) = self.resting else {
            return if self.level == 0 { 1 << CodeLine::NextSolution as u8 } else { 0 };
        };
        if below == given.open_rows().len() {
            return 1 << CodeLine::NextSolution as u8;
        }
        let queens = [&self.search.path()[..self.level], &[resting]].concat();
        // A row that never held a queen was given up without one to lift.
        if has_free(given, &queens, below, given.size().get()) { 0 } else { 1 << CodeLine::Backward as u8 }
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

impl QueensRules for Scan {
    const KEY: &'static str = "scan";
    const CODE: Code = Code::new(CodeLine::Backward as u8, CodeLine::Given as u8);
    const TYPES: &'static str = "
export interface Explanations {
  scan: {
    solution: Uint8Array; currentRow: number; currentColumn: number; looks: Uint32Array;
    /** Whether the queen that was lifted moves on in its row. */
    movesOn: boolean;
  };
}
";
    type Variables = Variables;

    /// Its effort is the number of times it went a row back.
    fn search(given: Given) -> Backtrack<Scan> {
        let mut board = [0; 32];
        for queen in given.placement().iter() {
            board[usize::from(given.size().row(queen))] |= 1 << given.size().column(queen);
        }
        Backtrack::new(Scan { given: Arc::new(given), entered: 0, board, backwards: 0 })
    }

    fn given(&self) -> &Given {
        &self.given
    }

    fn tests(size: Size) -> Option<u64> {
        every_square(size)
    }

    fn lines(search: &Backtrack<Scan>, last: Option<Event>) -> Lines {
        let size = search.rules().given().size();
        match last {
            None => Lines::at(CodeLine::NextSolution as u8),
            Some(Event::Solved) => Lines::at(CodeLine::Solution as u8),
            Some(Event::Reject(square, attack)) => {
                let line = match attack.direction() {
                    _ if attack.is_given() => CodeLine::Given,
                    Direction::Up => CodeLine::Up,
                    Direction::UpLeft => CodeLine::UpLeft,
                    _ => CodeLine::UpRight,
                };
                let level = search.entered() - 1;
                let visit = Visit { search, level, resting: search.path().get(level).copied() };
                Lines::at(line as u8).after(visit.selected(size.column(square)) | visit.tests(line))
            }
            Some(Event::Remove(resting)) => match search.pending() {
                Some(square) => {
                    let visit = Visit { search, level: search.entered() - 1, resting: Some(resting) };
                    Lines::at(CodeLine::Lift as u8)
                        .after(visit.selected(size.column(square)) | visit.tests(CodeLine::UpRight))
                }
                None => {
                    let visit = Visit { search, level: search.entered(), resting: Some(resting) };
                    Lines::at(CodeLine::Backward as u8).after(visit.selected(size.get()))
                }
            },
            Some(Event::Place(square)) if lifted(search, square) => Lines::at(CodeLine::Forward as u8),
            Some(Event::Place(square)) => {
                let visit = Visit { search, level: search.entered() - 1, resting: None };
                Lines::at(CodeLine::Forward as u8)
                    .after(visit.selected(size.column(square)) | visit.tests(CodeLine::UpRight))
            }
        }
    }

    fn variables(search: &Backtrack<Scan>, last: Option<Event>) -> Variables {
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
            looks(size, size.row(square), size.column(square))
                .map(|(row, column)| size.square(row, column))
                .take_while(|&look| !std::mem::replace(&mut met, Some(look) == until))
                .collect()
        };
        let (current_row, current_col, looks) = match last {
            None => (open(0), 0, Vec::new()),
            Some(Event::Solved) => (n as i8, search.path().last().map_or(0, |&square| size.column(square)), Vec::new()),
            Some(Event::Reject(square, attack)) => {
                let looks = if attack.is_given() { Vec::new() } else { looks(square, attack.attacker(square)) };
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

    fn fields(variables: Variables, lines: Lines) -> Fields {
        let looks: Vec<u32> = variables.looks.into_iter().map(Square::pack).collect();
        Fields::new()
            .with("solution", variables.solution)
            .with("currentRow", variables.current_row)
            .with("currentColumn", variables.current_col)
            .with("looks", looks)
            .with("movesOn", lines.current == CodeLine::Lift as u8)
    }
}

/// The loop of the article alone, for the race: the class with its board.
#[derive(Clone, Debug)]
struct Loop {
    board: [[bool; MAX_LINES]; MAX_LINES],
    solution: [usize; MAX_LINES],
    current_row: isize,
    current_col: usize,
    /// Whether `select_place` was interrupted.
    selecting: bool,
}

impl Loop {
    fn new(n: usize) -> Loop {
        Loop {
            board: [[false; MAX_LINES]; MAX_LINES],
            solution: [n; MAX_LINES],
            current_row: 0,
            current_col: 0,
            selecting: false,
        }
    }

    #[inline]
    fn check(&self, n: usize, row: usize, column: usize) -> bool {
        let up = (0..=row).all(|d| !self.board[row - d][column]);
        let left = || (0..=row.min(column)).all(|d| !self.board[row - d][column - d]);
        let right = || (0..=row.min(n - 1 - column)).all(|d| !self.board[row - d][column + d]);
        up && left() && right()
    }
}

impl Racing for Loop {
    fn run(&mut self, course: &Course, counts: &mut Counts, stop: u64) -> bool {
        let (n, height) = (course.n, course.lines.len());
        loop {
            if self.current_row as usize == height {
                counts.solutions += 1;
                if course.first_only || height == 0 {
                    return true;
                }
                self.current_row -= 1;
            }
            let level = self.current_row as usize;
            let row = course.lines[level];
            let before = self.solution[level];
            if !self.selecting {
                self.current_col = if before == n { 0 } else { before + 1 };
            }
            self.selecting = true;
            while self.current_col < n {
                if counts.tests >= stop {
                    return false;
                }
                counts.tests += 1;
                if !course.is_given(row, self.current_col) && self.check(n, row, self.current_col) {
                    break;
                }
                self.current_col += 1;
            }
            self.selecting = false;
            if before < n {
                self.board[row][before] = false;
            }
            if self.current_col < n {
                self.solution[level] = self.current_col;
                self.board[row][self.current_col] = true;
                counts.placements += 1;
                self.current_row += 1;
            } else {
                self.solution[level] = n;
                self.current_row -= 1;
                if self.current_row < 0 {
                    return true;
                }
            }
        }
    }
}

impl Race for Scan {
    fn start(given: &Given) -> Box<dyn Racing> {
        let n = usize::from(given.size().get());
        Box::new(Loop::new(n))
    }
}
