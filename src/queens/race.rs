//! The race: the loop of each article as it is, counting and telling nobody, so that its own time can be taken.
//!
//! A [`Racer`] has no events, no path and no history: only the arrays, words or strings of its article. The recursion
//! of an article becomes a level and an array of where each level stands, so that it can be run in slices and
//! stopped. What it has done is told by a [`Tally`].

use crate::queens::{Given, Solver};

/// The most rows of a board.
const N: usize = 32;

/// What a racer has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Candidates tested; a solver that only looks at free columns tests what it places.
    pub tests: u64,
    /// Queens placed.
    pub placements: u64,
    /// Solutions found.
    pub solutions: u64,
}

/// What a race is about.
#[derive(Clone, Debug)]
struct Course {
    n: usize,
    /// The open rows, or the open columns for a solver that goes by columns.
    lines: Vec<usize>,
    /// Bit p of word l: place p of line l is attacked by a given queen.
    attacked: [u32; N],
    first_only: bool,
}

/// One solver in a race.
#[derive(Clone, Debug)]
pub struct Racer {
    course: Course,
    tally: Tally,
    finished: bool,
    level: usize,
    state: Box<State>,
}

#[derive(Clone, Debug)]
enum State {
    Scan(Scan),
    Marks(Marks),
    Mask(Mask),
    Permute(Permute),
    Access(Access),
}

impl Racer {
    /// A solver at the start: it runs to the first solution with these given queens, or through all of them.
    #[must_use]
    pub fn new(solver: Solver, given: &Given, first_only: bool) -> Racer {
        let n = usize::from(given.size().get());
        let open = if solver.by_columns() { given.open_columns() } else { given.open_rows() };
        let mut attacked = [0; N];
        for row in 0..n {
            let word = given.attacked(row as u8);
            for column in (0..n).filter(|column| word >> column & 1 == 1) {
                let (line, place) = if solver.by_columns() { (column, row) } else { (row, column) };
                attacked[line] |= 1 << place;
            }
        }
        let course = Course { n, lines: open.iter().map(|&line| usize::from(line)).collect(), attacked, first_only };
        let state = match solver {
            Solver::Scan => State::Scan(Scan::new(n)),
            Solver::Marks => State::Marks(Marks::new()),
            Solver::Mask => State::Mask(Mask::new(n)),
            Solver::Permute => State::Permute(Permute::new(given)),
            Solver::Access => State::Access(Access::new()),
        };
        Racer { course, tally: Tally::default(), finished: false, level: 0, state: Box::new(state) }
    }

    /// What it has done so far.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// Runs on for about so many candidates; `false` when it has finished.
    ///
    /// ```
    /// use queens_and_knights::queens::{Given, Size, Solver, race::Racer};
    ///
    /// let mut racer = Racer::new(Solver::Marks, &Given::none(Size::new(8)), false);
    /// while racer.run(1_000) {}
    /// let tally = racer.tally();
    /// assert_eq!((tally.tests, tally.placements, tally.solutions), (15_720, 2_056, 92));
    /// ```
    pub fn run(&mut self, tests: u64) -> bool {
        if !self.finished {
            let Racer { course, tally, level, state, .. } = self;
            let stop = tally.tests.saturating_add(tests);
            self.finished = match state.as_mut() {
                State::Scan(state) => state.run(course, tally, stop),
                State::Marks(state) => run(state, course, tally, level, stop),
                State::Mask(state) => run(state, course, tally, level, stop),
                State::Permute(state) => run(state, course, tally, level, stop),
                State::Access(state) => run(state, course, tally, level, stop),
            };
        }
        !self.finished
    }
}

/// A recursion taken apart into what happens on entering a level, at its next candidate, and on coming back to it.
trait Recursion {
    fn enter(&mut self, course: &Course, level: usize);
    /// Tries candidates until one is placed; `None` when the level has no more, `false` when it is time to stop.
    fn advance(&mut self, course: &Course, level: usize, tests: &mut u64, stop: u64) -> Option<bool>;
    fn back(&mut self, course: &Course, level: usize);
}

/// Runs a recursion until so many candidates have been tested; `true` when it has finished.
fn run(state: &mut impl Recursion, course: &Course, tally: &mut Tally, level: &mut usize, stop: u64) -> bool {
    let height = course.lines.len();
    if tally.tests == 0 && height > 0 {
        state.enter(course, 0);
    }
    loop {
        if *level == height {
            tally.solutions += 1;
            if course.first_only || height == 0 {
                return true;
            }
        } else {
            match state.advance(course, *level, &mut tally.tests, stop) {
                Some(true) => {
                    tally.placements += 1;
                    *level += 1;
                    if *level < height {
                        state.enter(course, *level);
                    }
                    continue;
                }
                Some(false) => return false,
                None if *level == 0 => return true,
                None => {}
            }
        }
        *level -= 1;
        state.back(course, *level);
    }
}

impl Course {
    #[inline]
    fn is_given(&self, line: usize, place: usize) -> bool {
        self.attacked[line] >> place & 1 == 1
    }
}

/// `scan`: the class with its board.
#[derive(Clone, Debug)]
struct Scan {
    board: [[bool; N]; N],
    solution: [usize; N],
    current_row: isize,
    current_col: usize,
    /// Whether `select_place` was interrupted.
    selecting: bool,
}

impl Scan {
    fn new(n: usize) -> Scan {
        Scan { board: [[false; N]; N], solution: [n; N], current_row: 0, current_col: 0, selecting: false }
    }

    fn run(&mut self, course: &Course, tally: &mut Tally, stop: u64) -> bool {
        let (n, height) = (course.n, course.lines.len());
        loop {
            if self.current_row as usize == height {
                tally.solutions += 1;
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
                if tally.tests >= stop {
                    return false;
                }
                tally.tests += 1;
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
                tally.placements += 1;
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

    #[inline]
    fn check(&self, n: usize, row: usize, column: usize) -> bool {
        let up = (0..=row).all(|d| !self.board[row - d][column]);
        let left = || (0..=row.min(column)).all(|d| !self.board[row - d][column - d]);
        let right = || (0..=row.min(n - 1 - column)).all(|d| !self.board[row - d][column + d]);
        up && left() && right()
    }
}

/// `marks`: three arrays.
#[derive(Clone, Debug)]
struct Marks {
    columns: [bool; N],
    anti: [bool; 2 * N],
    main: [bool; 2 * N],
    next: [usize; N],
}

impl Marks {
    fn new() -> Marks {
        Marks { columns: [false; N], anti: [false; 2 * N], main: [false; 2 * N], next: [0; N] }
    }

    #[inline]
    fn mark(&mut self, n: usize, row: usize, column: usize, mark: bool) {
        self.columns[column] = mark;
        self.anti[row + column] = mark;
        self.main[row + n - column] = mark;
    }
}

impl Recursion for Marks {
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

/// `mask`: the arguments of each call, and what is left of its `pos`.
#[derive(Clone, Debug)]
struct Mask {
    upper: u64,
    /// `(row, ld, rd)` of each call.
    calls: [(u64, u64, u64); N + 1],
    pos: [u64; N],
}

impl Mask {
    fn new(n: usize) -> Mask {
        Mask { upper: (1 << n) - 1, calls: [(0, 0, 0); N + 1], pos: [0; N] }
    }
}

impl Recursion for Mask {
    #[inline]
    fn enter(&mut self, course: &Course, level: usize) {
        let (row, ld, rd) = self.calls[level];
        // Bit 0 is the rightmost column.
        let given = u64::from(course.attacked[course.lines[level]].reverse_bits() >> (32 - course.n));
        self.pos[level] = self.upper & !(row | ld | rd | given);
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
        let (row, ld, rd) = self.calls[level];
        self.calls[level + 1] = (row | p, (ld | p) << next & self.upper, (rd | p) >> next);
        Some(true)
    }

    #[inline]
    fn back(&mut self, _: &Course, _: usize) {}
}

/// `permute`: the string used, and the string left of each call.
#[derive(Clone, Debug)]
struct Permute {
    used: [u8; N],
    left: [[u8; N]; N + 1],
    next: [usize; N],
}

impl Permute {
    fn new(given: &Given) -> Permute {
        let mut left = [[0; N]; N + 1];
        left[0][..given.open_rows().len()].copy_from_slice(given.open_rows());
        Permute { used: [0; N], left, next: [0; N] }
    }
}

impl Recursion for Permute {
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

/// `access`: `cols[]`, and the `rows[]` of each call.
#[derive(Clone, Debug)]
struct Access {
    cols: [usize; N],
    rows: [[bool; N]; N],
    next: [usize; N],
}

impl Access {
    fn new() -> Access {
        Access { cols: [0; N], rows: [[false; N]; N], next: [0; N] }
    }
}

impl Recursion for Access {
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
