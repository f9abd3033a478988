//! The race: the loop of each article without events, to measure its own time.
//!
//! A [`Racer`] has no events, no path and no history: only the arrays, words or strings of its article. The recursion
//! of an article becomes a level and an array of where each level stands, so that it can be run in slices and
//! stopped. The loop of a solver is in its own file; here is the driver that they share.

use std::fmt;

use crate::queens::solvers::{self, with_solvers};
use crate::queens::{Given, Size, Solver};

/// The most rows or columns of a board.
pub(super) const MAX_LINES: usize = Size::MAX as usize;

/// The counts of a racer so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Candidates tested; a solver that only looks at free columns tests what it places.
    pub tests: u64,
    /// Queens placed.
    pub placements: u64,
    /// Solutions found.
    pub solutions: u64,
}

/// The board that is raced on, and how far.
#[derive(Clone, Debug)]
pub(super) struct Course {
    pub(super) n: usize,
    /// The open rows, or the open columns for a solver that goes by columns.
    pub(super) lines: Vec<usize>,
    /// Bit p of word l: place p of line l is attacked by a given queen.
    pub(super) attacked: [u32; MAX_LINES],
    pub(super) first_only: bool,
}

/// The loop of an article, in slices.
pub(super) trait Racing: fmt::Debug + Send {
    /// Runs until this many candidates have been tested in all; `true` when it has finished.
    fn run(&mut self, course: &Course, counts: &mut Counts, stop: u64) -> bool;
}

/// A solver whose article has a loop to race.
pub(super) trait Race {
    fn start(given: &Given) -> Box<dyn Racing>;
}

macro_rules! start {
    ($($name:ident $module:ident,)+) => {
        fn start(solver: Solver, given: &Given) -> Box<dyn Racing> {
            match solver {
                $(Solver::$name => <solvers::$module::$name as Race>::start(given),)+
            }
        }
    };
}
with_solvers!(start);

/// One solver in a race.
#[derive(Debug)]
pub struct Racer {
    course: Course,
    counts: Counts,
    finished: bool,
    racing: Box<dyn Racing>,
}

impl Racer {
    /// A solver at the start: it runs to the first solution with these given queens, or through all of them.
    #[must_use]
    pub fn new(solver: Solver, given: &Given, first_only: bool) -> Racer {
        let n = usize::from(given.size().get());
        let open = if solver.by_columns() { given.open_columns() } else { given.open_rows() };
        let mut attacked = [0; MAX_LINES];
        for row in 0..n {
            let word = given.attacked(row as u8);
            for column in (0..n).filter(|column| word >> column & 1 == 1) {
                let (line, place) = if solver.by_columns() { (column, row) } else { (row, column) };
                attacked[line] |= 1 << place;
            }
        }
        let course = Course { n, lines: open.iter().map(|&line| usize::from(line)).collect(), attacked, first_only };
        Racer { course, counts: Counts::default(), finished: false, racing: start(solver, given) }
    }

    /// The counts so far.
    #[must_use]
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Runs on for about this many candidates; `false` when it has finished.
    ///
    /// ```
    /// use queens_and_knights::queens::{Given, Size, Solver, race::Racer};
    ///
    /// let mut racer = Racer::new(Solver::Marks, &Given::none(Size::new(8)), false);
    /// while racer.run(1_000) {}
    /// let counts = racer.counts();
    /// assert_eq!((counts.tests, counts.placements, counts.solutions), (15_720, 2_056, 92));
    /// ```
    pub fn run(&mut self, tests: u64) -> bool {
        if !self.finished {
            let stop = self.counts.tests.saturating_add(tests);
            self.finished = self.racing.run(&self.course, &mut self.counts, stop);
        }
        !self.finished
    }
}

/// A recursion in three parts: entering a level, trying its next candidate, and returning to it from below.
pub(super) trait Recursion {
    fn enter(&mut self, course: &Course, level: usize);
    /// Tries candidates until one is placed; `None` when the level has no more, `false` when it is time to stop.
    fn advance(&mut self, course: &Course, level: usize, tests: &mut u64, stop: u64) -> Option<bool>;
    fn back(&mut self, course: &Course, level: usize);
}

/// A recursion to be raced, before its first call.
pub(super) fn recursive<R: Recursion + fmt::Debug + Send + 'static>(state: R) -> Box<dyn Racing> {
    Box::new(Recursive { state, level: 0 })
}

/// A recursion with the level it has reached.
#[derive(Debug)]
struct Recursive<R> {
    state: R,
    level: usize,
}

impl<R: Recursion + fmt::Debug + Send> Racing for Recursive<R> {
    fn run(&mut self, course: &Course, counts: &mut Counts, stop: u64) -> bool {
        let Recursive { state, level } = self;
        let height = course.lines.len();
        if counts.tests == 0 && height > 0 {
            state.enter(course, 0);
        }
        loop {
            if *level == height {
                counts.solutions += 1;
                if course.first_only || height == 0 {
                    return true;
                }
            } else {
                match state.advance(course, *level, &mut counts.tests, stop) {
                    Some(true) => {
                        counts.placements += 1;
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
}

impl Course {
    #[inline]
    pub(super) fn is_given(&self, line: usize, place: usize) -> bool {
        self.attacked[line] >> place & 1 == 1
    }
}
