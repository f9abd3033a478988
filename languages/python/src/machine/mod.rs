//! The machine: a running program as one plain value. A clone of it is an exact copy.
//!
//! A machine is at a *line*: the one that is carried out next. [`Machine::step`] carries it out, with all that happens
//! until CPython's tracer would report the next line, which may be in another function. So step k of a run shows what
//! a tracer of CPython sees at its line event k + 1.
//!
//! What the program prints is handed out after each step and is not part of the machine; only its length is.

use std::fmt::Display;
use std::rc::Rc;

use crate::code::{Const, Program};
use crate::frame::{Frame, PyFrame, Then};
use crate::heap::Heap;
use crate::names::{Name, Names};
use crate::native::{Limit, Reason, Stop};
use crate::object::{Exception, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

mod arguments;
mod attributes;
mod calls;
mod classes;
mod computed_attributes;
mod execute;
mod functions;
mod generator_methods;
mod generators;
mod host;
mod instances;
mod matching;
mod modules;
mod natives;
mod object_methods;
mod quick;
mod raise;
mod variables;

pub(crate) use calls::Asked;
pub(crate) use object_methods::methods;

/// A program prints at most this many bytes.
pub const OUTPUT_LIMIT: u64 = 1_000_000;

/// The deepest nesting of calls, as in CPython.
pub const RECURSION_LIMIT: u32 = 1_000;

/// Native functions take at most this many elements in one line.
const WORK_LIMIT: u64 = 5_000_000;

/// How many bytes are made in about the time that one element is taken.
const BYTES_AS_ELEMENT: u64 = 16;

/// A running program.
#[derive(Clone, Debug)]
pub struct Machine {
    pub(crate) program: Rc<Program>,
    pub(crate) names: Rc<Names>,
    pub(crate) constants: Rc<[Value]>,
    pub(crate) heap: Heap,
    pub(crate) stack: Vec<Value>,
    pub(crate) frames: Vec<Frame>,
    /// How many of the frames are of the program.
    pub(crate) depth: u32,
    /// The same, with the calls of CPython in C that count against the limit of recursion.
    pub(crate) nesting: u32,
    pub(crate) recursion_limit: u32,
    pub(crate) globals: Vec<Value>,
    /// The globals in the order of their first assignment.
    pub(crate) global_order: Vec<u32>,
    /// The exception that is being handled, or unbound.
    pub(crate) handled: Value,
    /// What the generator returned that has just ended for a native function.
    pub(crate) generator_result: Value,
    /// Generators that wait inside a `try` or `with`, which they finish when nothing refers to them any more.
    pub(crate) unfinished: Vec<Handle>,
    /// Whether one of them may have been dropped.
    pub(crate) has_dropped: bool,
    /// What a native function has asked for.
    pub(crate) asked: Option<(Asked, bool)>,
    /// Attributes of modules that have been made.
    pub(crate) module_attributes: Vec<(&'static str, Name, Value)>,
    /// The state of the library's modules.
    pub(crate) library: crate::library::State,
    /// The lines of the standard input, and the next one.
    pub(crate) input: Rc<[Rc<str>]>,
    pub(crate) next_input: u32,
    /// How many elements native functions have taken in this line.
    pub(crate) work: u64,
    /// The bytes that the heap had made when this line began.
    made_before: u64,
    printed: u64,
    text: String,
    line: u32,
    lines: u64,
    marks: Marks,
    /// The code of each function that has returned or yielded an object in this line, with the object.
    pub(crate) handed: Vec<(u32, Value)>,
    end: Option<End>,
}

/// The events of one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// A function of the program was called.
    pub called: bool,
    /// A function of the program returned (or yielded).
    pub returned: bool,
    /// An exception was raised.
    pub raised: bool,
}

/// How a program has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It has reached its end, or left with `SystemExit`.
    Done,
    /// An exception was not handled.
    Error {
        /// The exception in one line: its class and the first line of its words, with `…` after 120 bytes at most. Of
        /// `SystemExit` it is the words alone, as Python prints them.
        error: Rc<str>,
        /// What Python prints: the traceback and the exception.
        text: Rc<str>,
        /// The line that the traceback shows last: where the exception was raised.
        line: u32,
    },
    /// It has reached a limit.
    Limit(Limit),
}

impl Machine {
    /// A machine at the first line of a program.
    pub(crate) fn new(program: Rc<Program>, input: &str, seed: u64) -> Machine {
        let mut machine = Machine {
            names: program.names.clone(),
            constants: Rc::from([]),
            heap: Heap::default(),
            stack: Vec::new(),
            frames: Vec::new(),
            depth: 0,
            nesting: 0,
            recursion_limit: RECURSION_LIMIT,
            globals: vec![Value::Unbound; program.globals.len()],
            global_order: Vec::new(),
            handled: Value::Unbound,
            generator_result: Value::None,
            unfinished: Vec::new(),
            has_dropped: false,
            asked: None,
            module_attributes: Vec::new(),
            library: crate::library::State::new(seed),
            input: input.lines().map(Rc::from).collect(),
            next_input: 0,
            work: 0,
            made_before: 0,
            printed: 0,
            text: String::new(),
            line: 0,
            lines: 0,
            marks: Marks::default(),
            handed: Vec::new(),
            end: None,
            program,
        };
        match machine.load() {
            Ok(()) => machine.advance(),
            Err(stop) => machine.stop(stop.reason()),
        }
        machine
    }

    /// Makes the constants and the frame of the program.
    fn load(&mut self) -> Result<(), Stop> {
        let program = self.program.clone();
        self.constants = self.make_all(&program.constants)?.into();
        for (text, value) in [("__name__", Some("__main__")), ("__file__", Some("program.py")), ("__doc__", None)] {
            let name = self.intern(text);
            if let Some(index) = program.global_of(name) {
                self.globals[index as usize] = value.map_or(Ok(Value::None), |value| self.heap.new_str(value))?;
            }
        }
        for code in std::iter::once(0).chain(program.library.iter().map(|module| module.code)) {
            self.frames.push(Frame::Python(PyFrame {
                code,
                pc: 0,
                base: 0,
                bottom: 0,
                then: Then::Drop,
                generator: Value::Unbound,
                names: Value::Unbound,
                weight: 1,
                handled: Value::Unbound,
            }));
        }
        self.depth = 1;
        self.nesting = self.frames.len() as u32;
        Ok(())
    }

    pub(crate) fn make_all(&mut self, constants: &[Const]) -> Result<Vec<Value>, Stop> {
        let mut values = Vec::with_capacity(constants.len());
        for constant in constants {
            values.push(self.make(constant)?);
        }
        Ok(values)
    }

    fn make(&mut self, constant: &Const) -> Result<Value, Stop> {
        Ok(match constant {
            Const::None => Value::None,
            Const::Bool(value) => Value::Bool(*value),
            Const::Ellipsis => Value::Ellipsis,
            Const::Int(number) => self.heap.new_int(number.clone())?,
            Const::Float(number) => Value::Float(*number),
            Const::Str(text) => self.heap.new_str(text.clone())?,
            Const::Code(index) => Value::Int(i64::from(*index)),
            Const::Tuple(items) => {
                let items = self.make_all(items)?;
                self.heap.new_tuple(items)?
            }
            Const::FrozenSet(items) => {
                let items = self.make_all(items)?;
                let items = self.heap.new_tuple(items)?;
                // CPython makes it anew of the elements of the first one, which may change their order.
                let set = self.with_call(|call| {
                    let first = call.new_set(items)?;
                    let items = call.collect(first)?;
                    let set = call.new_set(items)?;
                    call.freeze(set)
                });
                set.ok_or_else(|| Stop::limit(Limit::Heap))?
            }
        })
    }

    /// Carries out one line; `false` if the program has ended before.
    pub fn step(&mut self) -> bool {
        if self.end.is_some() {
            return false;
        }
        self.text.clear();
        self.marks = Marks::default();
        self.handed.clear();
        self.work = 0;
        self.made_before = self.heap.made();
        self.lines += 1;
        if self.heap.is_due() {
            self.collect_garbage();
        }
        self.advance();
        true
    }

    /// How much the last line did beside what every line does: about the number of elements that native functions took and
    /// made. A hundred take about as long as a plain line.
    #[must_use]
    pub fn effort(&self) -> u64 {
        self.work + (self.heap.made() - self.made_before) / BYTES_AS_ELEMENT
    }

    /// Runs until a line begins or the program ends.
    fn advance(&mut self) {
        loop {
            let program = self.program.clone();
            let paused = match self.frames.last() {
                Some(Frame::Python(_)) => self.execute(&program),
                Some(Frame::Native(_)) => self.run_native_again().map(|()| None),
                None => {
                    self.end = Some(End::Done);
                    return;
                }
            };
            let paused = match paused.map_err(Stop::reason) {
                Err(Reason::Raise(exception)) => self.unwind(exception, None).map_err(Stop::reason),
                other => other,
            };
            match paused {
                Ok(None) => {}
                Ok(Some(line)) => {
                    self.line = line;
                    return;
                }
                Err(reason) => self.stop(reason),
            }
            if self.end.is_some() {
                return;
            }
        }
    }

    fn stop(&mut self, reason: Reason) {
        let limit = if let Reason::Limit(limit) = reason { limit } else { Limit::Work };
        self.end = Some(End::Limit(limit));
    }

    pub(crate) fn collect_garbage(&mut self) {
        let mut heap = std::mem::take(&mut self.heap);
        heap.collect(|mark| {
            self.visit(mark);
            self.unfinished.iter().for_each(|&generator| mark(Value::Ref(generator)));
        });
        self.heap = heap;
        self.has_dropped = !self.unfinished.is_empty();
    }

    /// Calls a function with every value that is not in an object.
    fn visit(&self, mark: &mut dyn FnMut(Value)) {
        self.stack.iter().chain(&self.globals).chain(self.constants.iter()).for_each(|&value| mark(value));
        mark(self.handled);
        self.module_attributes.iter().for_each(|entry| mark(entry.2));
        self.library.visit(mark);
        for frame in &self.frames {
            match frame {
                Frame::Python(frame) => frame.visit(mark),
                Frame::Native(frame) => frame.answers.iter().for_each(|answer| mark(answer.any())),
            }
        }
    }

    /// The line that is carried out next, from 1 on. After the end, the last one.
    pub fn line(&self) -> u32 {
        self.line
    }

    /// How many lines have been carried out.
    pub fn lines(&self) -> u64 {
        self.lines
    }

    /// How many frames of the program there are.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// The events of the last step.
    pub fn marks(&self) -> Marks {
        self.marks
    }

    /// What functions of the program have returned or yielded in the last step: the name of each and the object, the
    /// first eight in order. Other values are left out.
    pub fn handed(&self) -> impl Iterator<Item = (&str, Value)> {
        self.handed.iter().map(|&(code, value)| (&*self.program.codes[code as usize].name, value))
    }

    /// Notes that a function hands out a value.
    #[inline]
    pub(crate) fn hand(&mut self, code: u32, value: Value) {
        if matches!(value, Value::Ref(_)) && self.handed.len() < 8 && self.program.is_own(code) {
            self.handed.push((code, value));
        }
    }

    /// The output of the last step.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many bytes have been printed, [`text`](Machine::text) included.
    pub fn printed(&self) -> u64 {
        self.printed
    }

    /// How the program has ended, if it has.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// About as many bytes as a clone takes.
    pub fn footprint(&self) -> usize {
        let values = self.stack.capacity() + self.globals.len() + self.heap.places();
        size_of::<Machine>() + self.heap.bytes() + 16 * values + size_of::<Frame>() * self.frames.capacity()
    }

    /// Prints a text.
    ///
    /// # Errors
    /// When the program has printed too much.
    pub(crate) fn print(&mut self, text: &str) -> Result<(), Stop> {
        self.printed += text.len() as u64;
        if self.printed > OUTPUT_LIMIT {
            self.printed -= text.len() as u64;
            return Err(Stop::limit(Limit::Output));
        }
        self.text.push_str(text);
        Ok(())
    }

    /// An exception of a class of Python with one text.
    pub(crate) fn raise(&mut self, class: Type, message: impl Display) -> Stop {
        self.raise_text(class, &message)
    }

    fn raise_text(&mut self, class: Type, message: &dyn Display) -> Stop {
        let message = match self.heap.new_str(message.to_string()) {
            Ok(message) => message,
            Err(stop) => return stop,
        };
        self.raise_with(class.into(), &[message])
    }

    /// An exception of a class with these arguments.
    pub(crate) fn raise_with(&mut self, class: Value, arguments: &[Value]) -> Stop {
        match self.new_exception(class, arguments) {
            Ok(exception) => Stop::raise(exception),
            Err(stop) => stop,
        }
    }

    pub(crate) fn new_exception(&mut self, class: Value, arguments: &[Value]) -> Result<Value, Stop> {
        let args = self.heap.new_tuple(arguments)?;
        let exception = Exception {
            class,
            args,
            attributes: Default::default(),
            cause: Value::Unbound,
            context: Value::Unbound,
            suppressed: false,
            traceback: Vec::new(),
        };
        self.heap.insert(Object::Exception(Box::new(exception))).map(Value::Ref)
    }

    /// The number of a name.
    pub(crate) fn intern(&mut self, text: &str) -> Name {
        match self.names.find(text) {
            Some(name) => name,
            None => Rc::make_mut(&mut self.names).intern(text),
        }
    }
}
