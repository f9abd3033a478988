//! A program as a [`Run`]: a step is a line that is carried out, and the board is read from one of its variables.

use crate::program::Problem;
use crate::program::board_value::BoardValue;
use crate::program::form::{Form, Reading};
use crate::program::read::{longest, may_be_board};
use crate::run::{Counts, Run};
use rewindable::{Machine, Variable};
use std::cell::RefCell;
use std::rc::Rc;

/// Where a program keeps its board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The variable.
    pub variable: Variable,
    /// How the board is kept in it.
    pub form: Form,
}

/// A source as the machine finds it.
#[derive(Debug)]
struct Watched<S> {
    slot: S,
    source: Source,
}

/// A program that runs, with its board.
///
/// What it has printed is shared by all clones: it is the same in every run, and a clone keeps its length alone.
#[derive(Clone, Debug)]
pub struct ProgramRun<M: Machine> {
    machine: M,
    problem: Problem,
    watched: Option<Rc<Watched<M::Slot>>>,
    /// The object that the board was read from, and how many writes there had been.
    seen: Option<(u64, u64)>,
    board: Rc<Reading>,
    output: Rc<RefCell<String>>,
}

/// How long the last line of a machine took, as a number of plain lines.
pub(crate) fn weight<M: Machine>(machine: &M) -> u32 {
    /// As much takes about as long as a plain line.
    const EFFORT: u64 = 64;
    u32::try_from(1 + machine.effort() / EFFORT).unwrap_or(u32::MAX)
}

/// One line that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Its number, from 1.
    pub line: u32,
    /// How long it took, as a number of plain lines.
    pub weight: u32,
    /// A function of the program was called.
    pub called: bool,
    /// A function of the program returned or yielded.
    pub returned: bool,
    /// Something was printed.
    pub printed: bool,
    /// The board has changed.
    pub changed: bool,
    /// A piece has left its square.
    pub removed: bool,
    /// The board has become one that the referee accepts.
    pub passed: bool,
}

/// A line that was carried out, and the step after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// The line, from 1.
    pub line: u32,
    /// The step.
    pub step: u64,
}

impl<M: Machine> ProgramRun<M> {
    /// A program before its first line. Without a source it has no board.
    #[must_use]
    pub fn new(machine: M, problem: Problem, source: Option<Source>) -> ProgramRun<M> {
        let watched = source.map(|source| Rc::new(Watched { slot: machine.find(&source.variable), source }));
        let output = Rc::new(RefCell::new(String::new()));
        ProgramRun { machine, problem, watched, seen: None, board: Rc::default(), output }
    }

    /// The problem that it is to solve.
    #[must_use]
    pub fn problem(&self) -> Problem {
        self.problem
    }

    /// The machine at the line that comes next.
    #[must_use]
    pub fn machine(&self) -> &M {
        &self.machine
    }

    /// The board, as it was when its variable was last in scope.
    #[must_use]
    pub fn board(&self) -> &Reading {
        &self.board
    }

    /// The object that the board was read from.
    pub(crate) fn identity(&self) -> Option<u64> {
        self.seen.map(|(identity, _)| identity)
    }

    /// Whether the object with the board, if its variable is in scope, was written to since there were so many writes.
    pub(crate) fn is_written(&self, since: u64) -> bool {
        self.value().is_some_and(|value| self.machine.is_written(value, since, longest(self.problem)))
    }

    /// Whether an element of the value with the board was written since that was made of one number alone; true where that is not
    /// known.
    pub(crate) fn was_set(&self, index: usize) -> bool {
        self.value().is_none_or(|value| self.machine.was_set(value, index))
    }

    /// The value with the board, if its variable is in scope.
    fn value(&self) -> Option<M::Place> {
        self.machine.read(&self.watched.as_ref()?.slot)
    }

    /// Where the board is read, if a variable was chosen for it.
    #[must_use]
    pub fn source(&self) -> Option<&Source> {
        self.watched.as_deref().map(|watched| &watched.source)
    }

    /// Whether both are clones of one run.
    pub(crate) fn is_clone_of(&self, other: &ProgramRun<M>) -> bool {
        Rc::ptr_eq(&self.output, &other.output)
    }

    /// What the program has printed so far.
    #[must_use]
    pub fn output(&self) -> String {
        self.output.borrow()[..self.machine.printed() as usize].to_owned()
    }

    /// Reads the board again if its variable has changed; the board before, if it is another one now.
    fn look(&mut self) -> Option<Rc<Reading>> {
        let watched = self.watched.as_ref()?;
        let value = self.machine.read(&watched.slot)?;
        let identity = self.machine.identity(value)?;
        let writes = self.machine.writes();
        let seen = self.seen.replace((identity, writes));
        let is_written = |since| since != writes && self.machine.is_written(value, since, longest(self.problem));
        let is_same = |(same, since)| same == identity && !is_written(since);
        if seen.is_some_and(is_same) || !may_be_board(&self.machine, value, self.problem) {
            return None;
        }
        let form = &watched.source.form;
        let reading = BoardValue::of(&self.machine, value, form, self.problem).read(form, self.problem)?;
        if reading == *self.board {
            return None;
        }
        Some(std::mem::replace(&mut self.board, Rc::new(reading)))
    }
}

impl<M: Machine> Iterator for ProgramRun<M> {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        let number = self.machine.line();
        if !self.machine.step() {
            return None;
        }
        let text = self.machine.text();
        if !text.is_empty() {
            // In a run that is walked again, it is there already.
            let mut output = self.output.borrow_mut();
            if (output.len() as u64) < self.machine.printed() {
                output.push_str(text);
            }
        }
        let marks = self.machine.marks();
        let printed = !text.is_empty();
        let mut line = Line {
            line: number,
            weight: weight(&self.machine),
            called: marks.called,
            returned: marks.returned,
            printed,
            ..Line::default()
        };
        if let Some(before) = self.look() {
            line.changed = true;
            // A tour that goes on or back keeps its beginning.
            let (was, now) = (&before.squares, &self.board.squares);
            line.removed =
                !now.starts_with(was) && (was.starts_with(now) || was.iter().any(|square| !now.contains(square)));
            line.passed = self.board.passes;
        }
        Some(line)
    }
}

impl<M: Machine> Run for ProgramRun<M> {
    type Counts = Lines;

    // A clone takes as long as some dozen lines.
    const CHECKPOINTS: usize = 512;
    const SPACING: u64 = 256;

    fn counts(&self) -> Lines {
        Lines::default()
    }

    fn has_ended(&self) -> bool {
        self.machine.has_ended()
    }

    fn weight(line: Line) -> u64 {
        line.weight.into()
    }

    fn footprint(&self) -> usize {
        self.machine.footprint() + size_of::<Reading>() + 4 * self.board.squares.len()
    }
}

/// The kinds of line that one can jump to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// The board changes.
    Board,
    /// A piece leaves its square.
    Removal,
    /// The board becomes one that the referee accepts.
    Solution,
    /// A function is called.
    Call,
    /// A function returns or yields.
    Return,
    /// Something is printed.
    Output,
}

/// The counts of the lines carried out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// Changes of the board.
    pub boards: u64,
    /// Changes in which a piece left its square.
    pub removals: u64,
    /// Boards that the referee accepts, each when it came to be.
    pub solutions: u64,
    /// Calls of functions.
    pub calls: u64,
    /// Returns and yields.
    pub returns: u64,
    /// Lines that printed something.
    pub outputs: u64,
}

impl Counts for Lines {
    type Step = Line;
    type Mark = LineKind;

    #[inline]
    fn add(&mut self, line: Line) {
        self.boards += u64::from(line.changed);
        self.removals += u64::from(line.removed);
        self.solutions += u64::from(line.passed);
        self.calls += u64::from(line.called);
        self.returns += u64::from(line.returned);
        self.outputs += u64::from(line.printed);
    }

    fn count(&self, kind: LineKind) -> u64 {
        match kind {
            LineKind::Board => self.boards,
            LineKind::Removal => self.removals,
            LineKind::Solution => self.solutions,
            LineKind::Call => self.calls,
            LineKind::Return => self.returns,
            LineKind::Output => self.outputs,
        }
    }

    fn rise(line: Line, kind: LineKind) -> u64 {
        let is_one = match kind {
            LineKind::Board => line.changed,
            LineKind::Removal => line.removed,
            LineKind::Solution => line.passed,
            LineKind::Call => line.called,
            LineKind::Return => line.returned,
            LineKind::Output => line.printed,
        };
        is_one.into()
    }
}
