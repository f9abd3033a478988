//! The machine: a running program as one plain value. A clone of it is an exact copy that shares its memory until one of
//! the two writes.
//!
//! A machine is at a *line*: the one that is carried out next. [`Machine::step`] carries it out, up to where the next
//! line begins, which may be in another function. What the program prints is handed out after each step and is not part
//! of the machine; only its length is.

mod arithmetic;
mod calls;
mod execute;
mod faults;
mod java;
mod order;
mod pointers;
mod slow;
mod strings;
mod unwind;

use std::rc::Rc;

use crate::code::Code;
use crate::library::Library;
use crate::limits::{MAX_MEMORY, MAX_OPERATIONS, MAX_OUTPUT, MAX_WORK};
use crate::memory::{Heap, Memory, Objects, STACK, State};
use crate::note::{Fault, Note, NoteReason, Notes};

pub(crate) use pointers::{Callee, FILES, file_pointer, function_pointer, library_pointer};
pub(crate) use unwind::HEADER;

/// Registers of a call.
const WINDOW: usize = 256;

/// How a program has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It has returned from `main` or called `exit`: the code that the system gets, from 0 to 255.
    Exit(u8),
    /// Its behaviour is undefined, and it cannot go on.
    Fault {
        /// The line, from 1 on.
        line: u32,
        /// The operation.
        fault: Fault,
    },
    /// It has reached a limit.
    Limit {
        /// The line, from 1 on.
        line: u32,
        /// Which one.
        limit: RunLimit,
    },
    /// It has reached something unsupported.
    Refused {
        /// The line, from 1 on.
        line: u32,
        /// What: a conversion of `printf`, a mode of `fopen`.
        word: String,
    },
}

/// A limit of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunLimit {
    /// The program has printed [`MAX_OUTPUT`] bytes.
    Output,
    /// The program has asked for more than [`MAX_MEMORY`] bytes, or for too many objects.
    Memory,
    /// A line has taken too long: [`MAX_WORK`] elements in the library, or [`MAX_OPERATIONS`] instructions.
    Work,
}

/// Why the machine does not go on.
#[derive(Debug)]
pub(crate) enum Stop {
    /// A line begins.
    Event,
    /// Unset bytes are in a register: from here on they are tracked.
    Watch,
    Exit(u8),
    /// An object is thrown.
    Throw(u64),
    Fault(Fault),
    Limit(RunLimit),
    Refused(String),
}

/// A call that runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) function: u32,
    /// The next instruction.
    pub(crate) pc: u32,
    /// The first register.
    pub(crate) base: u32,
    /// Where its variables begin, and where free stack begins.
    pub(crate) bottom: u32,
    pub(crate) top: u32,
    /// The line of the last event; 0 before the first.
    pub(crate) line: u32,
    /// How many objects of calls there were before.
    objects: u32,
    /// Where a structure that it returns goes.
    result: u32,
    /// How many calls there were before it.
    pub(crate) serial: u32,
}

/// A running program.
#[derive(Debug)]
pub struct Machine {
    pub(crate) code: Rc<Code>,
    pub(crate) memory: Memory,
    pub(crate) objects: Objects,
    pub(crate) heap: Heap,
    regs: Vec<u64>,
    /// The address of an unset byte that a register depends on; 0 for none.
    taint: Vec<u32>,
    is_watching: bool,
    pub(crate) frames: Vec<Frame>,
    order: order::Order,
    /// How many of them belong to the library.
    hidden: u32,
    /// How many calls there were.
    calls: u32,
    /// Objects of calls: where they begin, and their tags.
    locals: Vec<(u32, u32)>,
    pub(crate) library: Library,
    notes: Notes,
    /// What was printed in this step.
    output: Vec<u8>,
    /// The beginning of a character of several bytes.
    partial: Vec<u8>,
    text: String,
    printed: u64,
    line: u32,
    lines: u64,
    /// Elements that the library has taken in this line.
    work: u64,
    operations: u64,
    marks: Marks,
    /// Whether the globals are set.
    has_begun: bool,
    /// A register that begins to depend on an unset byte.
    pending: (usize, u32),
    end: Option<End>,
}

/// The events of one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A function of the program was called.
    pub called: bool,
    /// A function of the program returned.
    pub returned: bool,
    /// Something was noted.
    pub noted: bool,
}

impl Clone for Machine {
    fn clone(&self) -> Machine {
        // Between two lines only the calls that wait have anything in registers.
        let live = self.frames.last().map_or(0, |frame| frame.base as usize).min(self.regs.len());
        Machine {
            code: self.code.clone(),
            memory: self.memory.clone(),
            objects: self.objects.clone(),
            heap: self.heap.clone(),
            regs: self.regs[..live].to_vec(),
            taint: if self.is_watching { self.taint[..live].to_vec() } else { Vec::new() },
            is_watching: self.is_watching,
            frames: self.frames.clone(),
            order: self.order.clone(),
            hidden: self.hidden,
            calls: self.calls,
            locals: self.locals.clone(),
            library: self.library.clone(),
            notes: self.notes.clone(),
            output: self.output.clone(),
            partial: self.partial.clone(),
            text: self.text.clone(),
            printed: self.printed,
            line: self.line,
            lines: self.lines,
            work: self.work,
            operations: self.operations,
            marks: self.marks,
            has_begun: self.has_begun,
            pending: self.pending,
            end: self.end.clone(),
        }
    }
}

impl Machine {
    /// A machine at the first line of a program.
    pub(crate) fn new(code: Rc<Code>, input: Rc<[u8]>) -> Machine {
        let mut memory = Memory::new();
        memory.grow(code.data_end, true);
        let mut objects = Objects::default();
        objects.add(0, 0, State::Gone, 0);
        for global in &code.globals {
            let state = if global.is_read_only { State::ReadOnly } else { State::Global };
            objects.add(global.at, global.size, state, 0);
        }
        for (at, bytes) in &code.literals {
            for (at, &byte) in (*at..).zip(bytes.iter()) {
                memory.write(at, 1, u64::from(byte));
            }
        }
        let mut machine = Machine {
            memory,
            objects,
            heap: Heap::new(code.data_end),
            regs: Vec::new(),
            taint: Vec::new(),
            is_watching: false,
            frames: Vec::new(),
            order: order::Order::default(),
            hidden: 0,
            calls: 0,
            locals: Vec::new(),
            library: Library::new(input),
            notes: Notes::default(),
            output: Vec::new(),
            partial: Vec::new(),
            text: String::new(),
            printed: 0,
            line: 0,
            lines: 0,
            work: 0,
            operations: 0,
            marks: Marks::default(),
            has_begun: false,
            pending: (0, 0),
            end: None,
            code,
        };
        let routine = machine.code.begin;
        match machine.enter(routine, 0, 0, 0) {
            Ok(()) => machine.advance(),
            Err(stop) => machine.stop(stop),
        }
        machine
    }

    /// Carries out one line; `false` if the program has ended before.
    pub fn step(&mut self) -> bool {
        if self.end.is_some() {
            return false;
        }
        if !self.output.is_empty() {
            self.output.clear();
            self.text.clear();
        }
        self.marks = Marks::default();
        self.work = 0;
        self.operations = 0;
        self.collect();
        self.lines += 1;
        self.memory.now = self.lines;
        self.advance();
        if !self.output.is_empty() {
            self.make_text();
        }
        true
    }

    /// Runs until a line begins or the program ends.
    fn advance(&mut self) {
        loop {
            let stop = if self.is_watching { self.execute::<true>() } else { self.execute::<false>() };
            match stop {
                Stop::Event => return,
                Stop::Watch => {
                    self.is_watching = true;
                    self.taint.clear();
                    self.taint.resize(self.regs.len(), 0);
                    let (register, at) = self.pending;
                    self.taint[register] = at;
                }
                Stop::Throw(object) => {
                    if let Err(stop) = self.unwind(object) {
                        self.stop(stop);
                        return;
                    }
                }
                Stop::Exit(_) if !self.has_begun => {
                    self.has_begun = true;
                    // The globals are set: `main` comes.
                    let main = self.code.main;
                    if let Err(stop) = self.enter_main(main) {
                        self.stop(stop);
                        return;
                    }
                }
                stop => {
                    self.stop(stop);
                    return;
                }
            }
        }
    }

    fn stop(&mut self, stop: Stop) {
        let line = self.fault_line();
        self.end = Some(match stop {
            Stop::Exit(code) => End::Exit(code),
            Stop::Fault(fault) if self.code.is_java => End::Fault { line, fault: Machine::in_java(fault) },
            Stop::Fault(fault) => End::Fault { line, fault },
            Stop::Limit(limit) => End::Limit { line, limit },
            Stop::Refused(word) => End::Refused { line, word },
            Stop::Event | Stop::Watch | Stop::Throw(_) => return,
        });
    }

    /// The line of the instruction that is carried out; of hidden code that of its call.
    pub(crate) fn fault_line(&self) -> u32 {
        let shown = self.frames.iter().rev().find(|frame| !self.code.routines[frame.function as usize].is_hidden);
        let line = shown.and_then(|frame| self.code.lines.get((frame.pc as usize).saturating_sub(1)).copied());
        line.filter(|&line| line > 0).unwrap_or(self.line)
    }

    /// Counts a note at the line that is carried out.
    pub(crate) fn note(&mut self, key: &'static str, reason: impl FnOnce(&Machine) -> NoteReason) {
        if self.code.is_java {
            return;
        }
        let line = self.fault_line();
        self.marks.noted = true;
        let mut notes = std::mem::take(&mut self.notes);
        notes.add(line, key, self.lines.saturating_sub(1), || reason(self));
        self.notes = notes;
    }

    /// Counts elements that the library takes.
    ///
    /// # Errors
    /// When the line has taken too many.
    pub(crate) fn take_work(&mut self, elements: u64) -> Result<(), Stop> {
        self.work = self.work.saturating_add(elements);
        if self.work > MAX_WORK { Err(Stop::Limit(RunLimit::Work)) } else { Ok(()) }
    }

    /// Prints bytes.
    ///
    /// # Errors
    /// When the program has printed too much.
    pub(crate) fn print(&mut self, bytes: &[u8]) -> Result<(), Stop> {
        let room = (MAX_OUTPUT - self.printed.min(MAX_OUTPUT)) as usize;
        self.output.extend_from_slice(&bytes[..bytes.len().min(room)]);
        self.printed += bytes.len().min(room) as u64;
        if bytes.len() > room {
            return Err(Stop::Limit(RunLimit::Output));
        }
        self.take_work(bytes.len() as u64 / 16)
    }

    /// Makes text of the bytes that were printed: what is no UTF-8 is shown as `\u{fffd}`.
    fn make_text(&mut self) {
        let mut bytes = std::mem::take(&mut self.partial);
        bytes.extend_from_slice(&self.output);
        let mut rest = bytes.as_slice();
        loop {
            match std::str::from_utf8(rest) {
                Ok(text) => {
                    self.text.push_str(text);
                    return;
                }
                Err(error) => {
                    let (good, bad) = rest.split_at(error.valid_up_to());
                    self.text.push_str(&String::from_utf8_lossy(good));
                    match error.error_len() {
                        Some(length) => {
                            self.text.push('\u{fffd}');
                            rest = &bad[length..];
                        }
                        None if self.end.is_some() => {
                            self.text.push('\u{fffd}');
                            return;
                        }
                        None => {
                            self.partial = bad.to_vec();
                            return;
                        }
                    }
                }
            }
        }
    }

    /// The line that is carried out next, from 1 on. After the end, the last one.
    #[must_use]
    pub fn line(&self) -> u32 {
        self.line
    }

    /// How many lines have been carried out.
    #[must_use]
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// How many calls of functions of the program run.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.frames.len() as u32 - self.hidden
    }

    /// The events of the last step.
    #[must_use]
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// The output of the last step.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The bytes that the last step has printed.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.output
    }

    /// How many bytes have been printed, the last step's included.
    #[must_use]
    pub fn printed(&self) -> u64 {
        self.printed
    }

    /// How the program has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// What was noted so far, in the order in which it came first.
    #[must_use]
    pub fn notes(&self) -> &[Note] {
        self.notes.as_slice()
    }

    /// The first line of the input that the program asked for and that was not there, from 1 on.
    #[must_use]
    pub fn missing_input(&self) -> Option<u32> {
        self.library.missing_input()
    }

    /// How much the last line did beside what every line does: about the number of elements that the library took. A
    /// hundred take about as long as a plain line.
    #[must_use]
    pub fn effort(&self) -> u64 {
        self.work + self.operations
    }

    /// About as many bytes as a clone takes until both go on: what was written since the last clone, and the tables.
    #[must_use]
    pub fn footprint(&self) -> usize {
        let live = self.frames.last().map_or(0, |frame| frame.base as usize);
        size_of::<Machine>()
            + self.memory.footprint()
            + self.objects.footprint()
            + 8 * live
            + size_of::<Frame>() * self.frames.len()
            + 8 * self.locals.len()
    }

    /// Whether an address is of the stack.
    pub(crate) fn is_stack(at: u32) -> bool {
        at & STACK != 0
    }

    /// The values of the arguments of a call of the library.
    pub(crate) fn arguments(&self, at: usize, count: usize) -> Vec<u64> {
        self.regs[at..at + count].to_vec()
    }

    /// What a function of the library returns.
    pub(crate) fn set_result(&mut self, at: usize, value: u64) {
        self.regs[at] = value;
    }

    /// Counts rounds of hidden loops.
    fn take_operation(&mut self) -> Result<(), Stop> {
        self.operations += 1;
        if self.operations > MAX_OPERATIONS { Err(Stop::Limit(RunLimit::Work)) } else { Ok(()) }
    }

    /// Room for `malloc`: a pointer to unset bytes, or null where glibc gives up too.
    pub(crate) fn allocate(&mut self, size: u64) -> Result<u64, Stop> {
        if size > i64::MAX as u64 {
            return Ok(0);
        }
        let limit = || Stop::Limit(RunLimit::Memory);
        if size > u64::from(MAX_MEMORY) {
            return Err(limit());
        }
        let size = size as u32;
        let (at, is_new) = self.heap.take(size).ok_or_else(limit)?;
        if is_new {
            self.memory.grow(self.heap.top, false);
        }
        // A page that was there before may have other bytes at its end.
        self.memory.clear(at, size.min(MAX_MEMORY));
        self.take_work(u64::from(size) / 64)?;
        let line = self.fault_line();
        let tag = self.objects.add(at, size, State::Heap, line).ok_or_else(limit)?;
        Ok(u64::from(tag) << 32 | u64::from(at))
    }
}

impl RunLimit {
    /// A stable name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            RunLimit::Output => "limit-output",
            RunLimit::Memory => "limit-memory",
            RunLimit::Work => "limit-work",
        }
    }
}

impl std::fmt::Display for RunLimit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            RunLimit::Output => "the program has printed 1 MB",
            RunLimit::Memory => "the program needs more than 64 MiB",
            RunLimit::Work => "this line takes too long",
        })
    }
}

impl std::fmt::Display for End {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            End::Exit(code) => write!(f, "exit {code}"),
            End::Fault { line, fault } => write!(f, "fault: line {line}: {fault}"),
            End::Limit { line, limit } => write!(f, "limit: line {line}: {limit}"),
            End::Refused { line, word } => write!(f, "refused: line {line}: `{word}` is not here"),
        }
    }
}
