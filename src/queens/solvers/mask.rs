//! `mask`: three words of bits for columns and diagonals; the free columns of a row in one expression.
//!
//! After the first program of 「N皇后算法问题」 ("The N queens algorithm"), in C++ with bit operations: `pos = upper & ~(row |
//! rd | ld)` are the free columns of a row, `p = pos & -pos` is the lowest of them, and the diagonals shift by one from
//! row to row. Bit 0 is the *rightmost* column, so columns are tried from right to left. A column that is not free is
//! never looked at: nothing is rejected. The words here have 64 bits, so that N = 32 does not overflow where the
//! article's `1 << n` does.

use std::sync::Arc;

use crate::board::Square;
use crate::event::Event;
use crate::queens::race::{Course, MAX_LINES, Race, Racing, Recursion, recursive};
use crate::queens::referee;
use crate::queens::solvers::{Code, Fields, Lines, PLACEMENTS, QueensRules, Value, counted, span};
use crate::queens::{Given, Size};
use crate::search::{Backtrack, Rules, TestResult};

/// The arguments of one call, as they are on entering a row; bit 0 is the rightmost column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Call {
    /// Columns that hold a queen.
    pub row: u64,
    /// Squares of this row on diagonals from the upper right, which shift left from row to row.
    pub rd: u64,
    /// Squares of this row on diagonals from the upper left, which shift right from row to row.
    pub ld: u64,
}

impl Call {
    /// The call for the next row down, after a queen on bit `p` of this row, or none when `p` is 0.
    ///
    /// Bits that leave the board on the left are dropped, so that only significant bits are shown.
    #[must_use]
    pub fn below(self, p: u64, upper: u64) -> Call {
        Call { row: self.row | p, rd: (self.rd | p) << 1 & upper, ld: (self.ld | p) >> 1 }
    }

    /// The free columns.
    #[must_use]
    pub fn pos(self, upper: u64) -> u64 {
        upper & !(self.row | self.rd | self.ld)
    }
}

/// The word with a bit for every column.
fn upper(size: Size) -> u64 {
    (1 << size.get()) - 1
}

/// The calls on the stack.
#[derive(Clone, Debug)]
pub struct Mask {
    given: Arc<Given>,
    upper: u64,
    /// The call of each open row entered, the current one on top.
    calls: Vec<Call>,
}

impl Mask {
    /// The arguments of the current call.
    #[must_use]
    pub fn call(&self) -> Call {
        *self.calls.last().expect("the first call stays on the stack")
    }

    /// The call of each open row entered, the current one on top; there is always one.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// The columns of a row that given queens attack, as bits of this solver: bit 0 is the rightmost column.
    #[inline]
    fn attacked(&self, row: u8) -> u64 {
        // Given queens attack in words whose bit 0 is the leftmost column. WebAssembly has no instruction that reverses bits,
        // and most rows have none.
        match self.given.attacked(row) {
            0 => 0,
            attacked => u64::from(attacked.reverse_bits() >> (32 - self.given.size().get())),
        }
    }

    /// Shifts a call from `row` down to the open row of a level, past rows with given queens.
    #[inline]
    fn pass(&self, call: Call, row: u8, level: usize) -> Call {
        let to = self.given.open_rows().get(level).copied().unwrap_or(self.given.size().get());
        (row..to).fold(call, |call, _| call.below(0, self.upper))
    }

    /// The row of the current level, or N below the last row.
    fn row(&self) -> u8 {
        self.given.open_rows().get(self.calls.len() - 1).copied().unwrap_or(self.given.size().get())
    }
}

impl Rules for Mask {
    /// The free columns not yet tried.
    type Cursor = u64;

    fn height(&self) -> usize {
        self.given.open_rows().len()
    }

    #[inline]
    fn open(&mut self) -> u64 {
        self.call().pos(self.upper) & !self.attacked(self.row())
    }

    #[inline]
    fn next(&mut self, pos: &mut u64) -> Option<TestResult> {
        let p = *pos & pos.wrapping_neg();
        if p == 0 {
            return None;
        }
        *pos -= p;
        let size = self.given.size();
        Some(TestResult::Fits(size.square(self.row(), size.get() - 1 - p.trailing_zeros() as u8)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        let size = self.given.size();
        let p = 1 << (size.get() - 1 - size.column(square));
        let below = self.call().below(p, self.upper);
        let call = self.pass(below, size.row(square) + 1, self.calls.len());
        self.calls.push(call);
    }

    #[inline]
    fn remove(&mut self, _: Square) {
        self.calls.pop();
    }
}

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CodeLine {
    /// `count(row, rd, ld)` is called.
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
        let free = call.pos(upper(size)) & !rules.attacked(row);
        Row { row, call, free, p: 1 << (size.get() - 1 - size.column(square)) }
    }

    /// The call for a row further down, past rows with given queens.
    fn next(&self, rules: &Mask, to: u8) -> Call {
        let upper = upper(rules.given().size());
        (self.row + 1..to).fold(self.call.below(self.p, upper), |call, _| call.below(0, upper))
    }
}

/// The variables of the article; bit 0 is the rightmost column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    /// The row, from 0 at the top: that of the queen placed or taken back; N when a solution is found, before the
    /// first step the first open row.
    pub row: u8,
    /// `row`, `rd` and `ld` of the row.
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

impl QueensRules for Mask {
    const KEY: &'static str = "mask";
    const CODE: Code = Code::new(CodeLine::Return as u8, CodeLine::Given as u8);
    const TYPES: &'static str = "
/** A call of `mask`: `[row, rd, ld]`, bit 0 being the rightmost column. */
export type MaskCall = [row: number, rd: number, ld: number];

export interface Explanations {
  mask: { row: number; call: MaskCall; given: number; free: number; pos: number; p: number; next?: MaskCall };
}
";
    type Variables = Variables;

    /// There is one call more than there are placements.
    fn search(given: Given) -> Backtrack<Mask> {
        let mut mask = Mask { upper: upper(given.size()), calls: Vec::new(), given: Arc::new(given) };
        mask.calls.push(mask.pass(Call::default(), 0, 0));
        Backtrack::new(mask)
    }

    fn given(&self) -> &Given {
        &self.given
    }

    fn tests(size: Size) -> Option<u64> {
        // It looks at free columns only, and places a queen on each.
        counted(&PLACEMENTS, size)
    }

    fn lines(search: &Backtrack<Mask>, last: Option<Event>) -> Lines {
        let unused = if search.rules().given().placement().is_empty() { 1 << CodeLine::Given as u8 } else { 0 };
        let opened = span(CodeLine::Count as u8, CodeLine::While as u8) & !unused;
        match last {
            None => Lines::at(CodeLine::Count as u8),
            Some(Event::Solved) => {
                Lines::at(CodeLine::Solution as u8).after(span(CodeLine::Count as u8, CodeLine::Solution as u8))
            }
            Some(Event::Place(square)) => {
                let row = Row::of(search, square);
                let entered = if row.free & (row.p - 1) == 0 { opened } else { 0 };
                Lines::at(CodeLine::Deeper as u8).after(span(CodeLine::While as u8, CodeLine::TakeOut as u8) | entered)
            }
            Some(Event::Remove(square)) => {
                let rules = search.rules();
                let (given, row) = (rules.given(), Row::of(search, square));
                let below = given.open_rows().iter().position(|&open| open == row.row).map_or(0, |level| level + 1);
                let passed = match given.open_rows().get(below) {
                    // The call below was a solution, and returned at once.
                    None => 0,
                    // The call below found no free column: it came and went without a step of its own.
                    Some(&next) if row.next(rules, next).pos(upper(given.size())) & !rules.attacked(next) == 0 => {
                        opened
                    }
                    Some(_) => 1 << CodeLine::While as u8,
                };
                Lines::at(CodeLine::Return as u8).after(passed)
            }
            // This solver rejects nothing.
            Some(Event::Reject(..)) => Lines::at(CodeLine::While as u8),
        }
    }

    fn variables(search: &Backtrack<Mask>, last: Option<Event>) -> Variables {
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
        let free = if row < n { call.pos(upper(given.size())) & !attacked } else { 0 };
        Variables { row, call, given: attacked, free, pos: free, p: 0, next: None }
    }

    fn fields(variables: Variables, _: Lines) -> Fields {
        let call = |call: Call| Value::List(vec![call.row, call.rd, call.ld]);
        Fields::new()
            .with("row", variables.row)
            .with("call", call(variables.call))
            .with("given", variables.given)
            .with("free", variables.free)
            .with("pos", variables.pos)
            .with("p", variables.p)
            .with_some("next", variables.next.map(call))
    }

    fn nth(size: Size, index: u8) -> u8 {
        size.get() - 1 - index
    }

    /// An attacked square is never looked at.
    fn considers(square: Square, standing: &[Square]) -> bool {
        standing.iter().all(|&queen| referee::line(queen, square).is_none())
    }
}

/// The loop of the article alone, for the race: the arguments of each call, and the untried rest of its `pos`.
#[derive(Clone, Debug)]
struct Loop {
    upper: u64,
    /// `(row, rd, ld)` of each call.
    calls: [(u64, u64, u64); MAX_LINES + 1],
    pos: [u64; MAX_LINES],
}

impl Loop {
    fn new(n: usize) -> Loop {
        Loop { upper: (1 << n) - 1, calls: [(0, 0, 0); MAX_LINES + 1], pos: [0; MAX_LINES] }
    }
}

impl Recursion for Loop {
    #[inline]
    fn enter(&mut self, course: &Course, level: usize) {
        let (row, rd, ld) = self.calls[level];
        // Bit 0 is the rightmost column.
        let given = u64::from(course.attacked[course.lines[level]].reverse_bits() >> (32 - course.n));
        self.pos[level] = self.upper & !(row | rd | ld | given);
    }

    #[inline]
    fn advance(&mut self, course: &Course, level: usize, tests: &mut u64, stop: u64) -> Option<bool> {
        let pos = self.pos[level];
        if pos == 0 {
            return None;
        }
        if *tests >= stop {
            return Some(false);
        }
        *tests += 1;
        let p = pos & pos.wrapping_neg();
        self.pos[level] = pos - p;
        // Rows with given queens are passed, one shift each.
        let next = course.lines.get(level + 1).map_or(1, |next| next - course.lines[level]);
        let (row, rd, ld) = self.calls[level];
        self.calls[level + 1] = (row | p, (rd | p) << next & self.upper, (ld | p) >> next);
        Some(true)
    }

    #[inline]
    fn back(&mut self, _: &Course, _: usize) {}
}

impl Race for Mask {
    fn start(given: &Given) -> Box<dyn Racing> {
        let n = usize::from(given.size().get());
        recursive(Loop::new(n))
    }
}
