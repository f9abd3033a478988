//! `permute`: a string of rows used and a string of rows left; only diagonals need a test.
//!
//! After the second program of 「N皇后算法问题」 ("The N queens algorithm"), with strings: column by column, each letter of the
//! rows left in its order; a letter is compared with every letter used until one lies on a diagonal with it. Rows
//! cannot clash because a letter that moves to the used ones is no longer among those left.

use crate::board::Square;
use crate::event::Event;
use crate::queens::given::attack;
use crate::queens::race::{Course, MAX_LINES, Race, Racing, Recursion, recursive};
use crate::queens::solvers::columns::Columns;
use crate::queens::solvers::{Code, Fields, Lines, QueensRules, Value, counted, span};
use crate::queens::{Given, Size};
use crate::search::{Backtrack, Rules, TestResult};

/// The two strings.
#[derive(Clone, Debug)]
pub struct Permute {
    columns: Columns,
    /// Bit r: row r is left. The string of the article rises all the time, so that a set of bits says the same.
    left: u32,
    pairs: u64,
}

impl Permute {
    /// The letters used, `t` of the article: the row of the queen in each column passed, given queens included, from 0.
    #[must_use]
    pub fn used(&self) -> &[u8] {
        self.columns.rows()
    }

    /// The letters left, `s` of the article, in rising order from 0; rows of given queens are never among them.
    pub fn left(&self) -> impl Iterator<Item = u8> {
        let left = self.left;
        (0..self.given().size().get()).filter(move |row| left >> row & 1 == 1)
    }
}

impl Rules for Permute {
    /// The rows left that are still to be tried, bit r for row r.
    type Cursor = u32;

    fn height(&self) -> usize {
        self.given().open_columns().len()
    }

    #[inline]
    fn open(&mut self) -> u32 {
        self.left
    }

    #[inline]
    fn next(&mut self, untried: &mut u32) -> Option<TestResult> {
        if *untried == 0 {
            return None;
        }
        let row = untried.trailing_zeros() as u8;
        *untried &= *untried - 1;
        let (given, column) = (self.columns.given(), self.columns.column());
        let square = given.size().square(row, column);
        if let Some(attack) = given.attack(row, column) {
            return Some(TestResult::Attacked(square, attack));
        }
        let used = self.columns.rows();
        let clash = (0..column).zip(used).find(|&(earlier, &by)| column - earlier == row.abs_diff(by));
        let Some((earlier, &by)) = clash else {
            self.pairs += used.len() as u64;
            return Some(TestResult::Fits(square));
        };
        self.pairs += u64::from(earlier) + 1;
        Some(TestResult::Attacked(square, attack((row, column), (by, earlier), false)))
    }

    #[inline]
    fn place(&mut self, square: Square) {
        self.left ^= 1 << self.columns.given().size().row(square);
        self.columns.place(square);
    }

    #[inline]
    fn remove(&mut self, square: Square) {
        self.left ^= 1 << self.columns.given().size().row(square);
        self.columns.remove(square);
    }

    fn effort(&self) -> u64 {
        self.pairs
    }
}

/// The lines of the pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CodeLine {
    /// `queen(t, s)` is called.
    Queen,
    /// No letter is left: a solution.
    Solution,
    /// For each letter left, in its order.
    Letters,
    /// A given queen attacks the square.
    Given,
    /// For each letter used, in its order.
    Pairs,
    /// As many rows apart as columns: on a diagonal.
    Diagonal,
    /// The letter moves from those left to those used, and the search goes on.
    Move,
    /// The letter moves back.
    Return,
}

/// The variables of the article, with rows and columns counted from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variables {
    /// `t`: the row of the queen in each column passed, given queens included.
    pub used: Vec<u8>,
    /// `s`: the rows left, in rising order.
    pub left: Vec<u8>,
    /// The letter tried, moved or moved back, with its column, if there is one.
    pub letter: Option<(u8, u8)>,
    /// How many letters of `t`, from its beginning, the letter was compared with.
    pub compared: u8,
    /// The place in `t` of the letter that lies on a diagonal with it, if one does.
    pub clash: Option<u8>,
}

/// The candidates for N = 1, 2, …: every row that is left.
const TESTS: [u64; 14] =
    [1, 4, 11, 32, 101, 356, 1_345, 5_508, 24_011, 110_004, 546_357, 2_915_740, 16_469_569, 99_280_504];

impl QueensRules for Permute {
    const KEY: &'static str = "permute";
    const BY_COLUMNS: bool = true;
    const CODE: Code = Code::new(CodeLine::Return as u8, CodeLine::Given as u8);
    const TYPES: &'static str = "
export interface Explanations {
  permute: { used: Uint8Array; left: Uint8Array; letter?: [row: number, column: number]; compared: number; clash?: number };
}
";
    type Variables = Variables;

    /// Its effort is the number of pairs of letters compared.
    fn search(given: Given) -> Backtrack<Permute> {
        let left = given.open_rows().iter().fold(0, |left, row| left | 1 << row);
        Backtrack::new(Permute { columns: Columns::new(given), left, pairs: 0 })
    }

    fn given(&self) -> &Given {
        self.columns.given()
    }

    fn tests(size: Size) -> Option<u64> {
        counted(&TESTS, size)
    }

    fn lines(search: &Backtrack<Permute>, last: Option<Event>) -> Lines {
        let rules = search.rules();
        let size = rules.given().size();
        let unused = if rules.given().placement().is_empty() { 1 << CodeLine::Given as u8 } else { 0 };
        let called = span(CodeLine::Queen as u8, CodeLine::Solution as u8);
        // Letters are tried from the lowest left: where there is none below, the call has just begun.
        let tried = |row: u8| {
            let first = rules.left().next().is_none_or(|lowest| lowest >= row);
            span(CodeLine::Letters as u8, CodeLine::Given as u8) & !unused | if first { called } else { 0 }
        };
        match last {
            None => Lines::at(CodeLine::Queen as u8),
            Some(Event::Solved) => Lines::at(CodeLine::Solution as u8).after(called),
            Some(Event::Place(square)) => {
                let pairs = if size.column(square) > 0 {
                    1 << CodeLine::Pairs as u8 | 1 << CodeLine::Diagonal as u8
                } else {
                    0
                };
                Lines::at(CodeLine::Move as u8).after(tried(size.row(square)) | pairs)
            }
            Some(Event::Reject(square, attack)) if attack.is_given() => {
                Lines::at(CodeLine::Given as u8).after(tried(size.row(square)))
            }
            Some(Event::Reject(square, _)) => {
                Lines::at(CodeLine::Diagonal as u8).after(tried(size.row(square)) | 1 << CodeLine::Pairs as u8)
            }
            // The call below ran out of letters, unless it had none and was a solution.
            Some(Event::Remove(_)) if rules.left().count() > 1 => {
                Lines::at(CodeLine::Return as u8).after(1 << CodeLine::Letters as u8)
            }
            Some(Event::Remove(_)) => Lines::at(CodeLine::Return as u8),
        }
    }

    fn variables(search: &Backtrack<Permute>, last: Option<Event>) -> Variables {
        let rules = search.rules();
        let size = rules.given().size();
        let letter = last.and_then(Event::square).map(|square| (size.row(square), size.column(square)));
        let clash = match last {
            Some(Event::Reject(square, attack)) if !attack.is_given() => {
                attack.attacker(square).map(|by| size.column(by))
            }
            _ => None,
        };
        let compared = match (last, letter) {
            (Some(Event::Place(_)), Some((_, column))) => column,
            _ => clash.map_or(0, |place| place + 1),
        };
        Variables { used: rules.used().to_vec(), left: rules.left().collect(), letter, compared, clash }
    }

    fn fields(variables: Variables, _: Lines) -> Fields {
        let letter = |(row, column): (u8, u8)| Value::List(vec![row.into(), column.into()]);
        Fields::new()
            .with("used", variables.used)
            .with("left", variables.left)
            .with_some("letter", variables.letter.map(letter))
            .with("compared", variables.compared)
            .with_some("clash", variables.clash)
    }

    /// A letter that is used is no longer among those left.
    fn considers(square: Square, standing: &[Square]) -> bool {
        standing.iter().all(|queen| queen.rank() != square.rank())
    }
}

/// The loop of the article alone, for the race: the string used, and the string left of each call.
#[derive(Clone, Debug)]
struct Loop {
    used: [u8; MAX_LINES],
    left: [[u8; MAX_LINES]; MAX_LINES + 1],
    next: [usize; MAX_LINES],
}

impl Loop {
    fn new(given: &Given) -> Loop {
        let mut left = [[0; MAX_LINES]; MAX_LINES + 1];
        left[0][..given.open_rows().len()].copy_from_slice(given.open_rows());
        Loop { used: [0; MAX_LINES], left, next: [0; MAX_LINES] }
    }
}

impl Recursion for Loop {
    #[inline]
    fn enter(&mut self, _: &Course, level: usize) {
        self.next[level] = 0;
    }

    #[inline]
    fn advance(&mut self, course: &Course, level: usize, tests: &mut u64, stop: u64) -> Option<bool> {
        let length = course.lines.len() - level;
        let column = course.lines[level];
        while self.next[level] < length {
            if *tests >= stop {
                return Some(false);
            }
            let i = self.next[level];
            let row = self.left[level][i];
            self.next[level] += 1;
            *tests += 1;
            if course.is_given(column, usize::from(row)) {
                continue;
            }
            let used = self.used[..level].iter().zip(&course.lines);
            let safe = used.into_iter().all(|(&by, earlier)| column - earlier != usize::from(row.abs_diff(by)));
            if safe {
                self.used[level] = row;
                // t + s[i], s without s[i]: strings are made anew for each call.
                let (above, below) = self.left.split_at_mut(level + 1);
                let (from, to) = (&above[level], &mut below[0]);
                to[..i].copy_from_slice(&from[..i]);
                to[i..length - 1].copy_from_slice(&from[i + 1..length]);
                return Some(true);
            }
        }
        None
    }

    #[inline]
    fn back(&mut self, _: &Course, _: usize) {}
}

impl Race for Permute {
    fn start(given: &Given) -> Box<dyn Racing> {
        recursive(Loop::new(given))
    }
}
