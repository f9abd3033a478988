//! Native functions: the built-in functions of Python in Rust, including those that call Python.
//!
//! A native function is plain Rust from top to bottom, and yet a machine that is inside of one can be cloned while
//! Python code runs that it called. There is no Rust stack to clone, because a native function that needs a result of
//! Python code *stops* and is *run again from the top* once the result is there:
//!
//! - [`Call::call`] and [`Call::next`] return a recorded answer if there is one. If not, they note what is asked and
//!   return `Err(Stop::ASK)`, which `?` hands to the machine. The machine keeps the native function as a frame (its
//!   arguments and the answers so far, nothing else), carries out what was asked, line by line, records the answer
//!   and runs the function again. What needs no Python code is answered at once, without any of this.
//! - So a native function must come to the same place again: **between its beginning (or its last mark) and its last
//!   question it changes nothing but through `Call`**. An iterator moves only by [`Call::next`]; a new object that
//!   has to be the same one in the next run is made in [`Call::keep`]. After the last question any change is allowed.
//! - A loop would run all its questions again in every turn. [`Call::mark`] before it and [`Call::forget`] at the end
//!   of each turn drop the answers of the turn, so that the next run begins with the next turn. Whatever a turn has
//!   done is then in objects made by `keep` or in slots ([`Call::slot`], [`Call::set_slot`]).
//!
//! `list(iterable)`, and `sorted(iterable, key=…)`, which calls Python for the elements, the keys and the comparisons:
//!
//! ```text
//! fn list(call: &mut Call<'_>) -> Result<Value, Stop> {
//!     let list = call.keep(|heap| heap.new_list(Vec::new()))?;
//!     if !call.arg(0).is_unbound() {
//!         let iter = call.iter(call.arg(0))?;
//!         let mark = call.mark();
//!         while let Some(element) = call.next(iter)? {
//!             call.heap().push(list, element)?;
//!             call.forget(mark);
//!         }
//!     }
//!     Ok(list)
//! }
//!
//! fn sorted(call: &mut Call<'_>) -> Result<Value, Stop> {
//!     let list = call.collect(call.arg(0))?;               // as above: a list that is kept
//!     let key = call.option(0).or(Value::None);
//!     let mut keys = call.heap().sequence(list).to_vec();  // computed again in every run: no question, no change
//!     if !key.is_none() {
//!         let kept = call.keep(|heap| heap.new_list(Vec::new()))?;
//!         let mark = call.mark();
//!         loop {
//!             let done = call.heap().sequence(kept).len();
//!             if done == keys.len() { break }
//!             let value = call.call(key, &[keys[done]])?;
//!             call.heap().push(kept, value)?;
//!             call.forget(mark);
//!         }
//!         keys = call.heap().sequence(kept).to_vec();
//!     }
//!     // A stable sort by call.less(a, b)?, which asks only for classes of the program; then the change:
//!     *call.heap().list_mut(list) = …;
//!     Ok(list)
//! }
//!
//! const SORTED: Native = Native::new("sorted", sorted).takes(1, &[""]).keywords(&["key", "reverse"]);
//! ```

//! # The methods of `Call`
//!
//! From `crate::protocol`: `iter(v) -> Value`, `next(iter) -> Option<Value>`, `collect(v) -> Value` (a new
//! list, kept), `equal(a, b) -> bool`, `less(a, b) -> bool`, `compare(op, a, b) -> Value`, `hash(v) -> i64`,
//! `truth(v) -> bool`, `length(v) -> u64`, `contains(v, element) -> bool`, `index(v) -> i64` (`__index__`),
//! `attribute(v, name) -> Value`, `set_attribute(v, name, value)`, `item(v, key) -> Value`, `set_item(v, key, value)`,
//! `delete_item(v, key)`, `binary(op, a, b) -> Value`, `dict_get(handle, key) -> Option<Value>`,
//! `dict_set(handle, key, value)`, `dict_remove(handle, key) -> Option<Value>`, `set_contains(handle, v) -> bool`,
//! `set_add(handle, v) -> bool`, `set_remove(handle, v) -> bool`, `class_of(v) -> Value`,
//! `is_instance(v, class) -> bool`, `special(v, "__name__") -> Option<Value>` (a method of a class of the program, bound)
//! and `print(text)`. All of them but `class_of` return a `Result` with a [`Stop`].
//!
//! From the library: `repr(v) -> String`, `str(v) -> String`, `format(v, specification) -> String`, and `%`
//! of strings.

use std::fmt::Display;
use std::num::NonZeroU32;
use std::rc::Rc;

use crate::dict::Dict;
use crate::heap::Heap;
use crate::machine::{Asked, Machine};
use crate::names::Name;
use crate::set::Set;
use crate::types::Type;
use crate::value::{Handle, Value};

/// A function or method that Python has, in Rust.
#[derive(Debug)]
pub struct Native {
    /// Its `__name__`; of a method with its class, as in `list.append`.
    pub name: &'static str,
    /// How many of `parameters` must be given.
    pub required: u8,
    /// Parameters by place, a method's receiver first. One that can also be given by name has a name, others have "".
    pub parameters: &'static [&'static str],
    /// Parameters by name only.
    pub keywords: &'static [&'static str],
    /// Whether further arguments by place are taken (`*args`).
    pub variadic: bool,
    /// Whether any argument by name is taken (`**kwargs`): they are then in [`Call::named`].
    pub any_keyword: bool,
    /// What it does.
    pub run: fn(&mut Call<'_>) -> Result<Value, Stop>,
}

impl Native {
    /// A function without parameters.
    pub const fn new(name: &'static str, run: fn(&mut Call<'_>) -> Result<Value, Stop>) -> Native {
        Native { name, required: 0, parameters: &[], keywords: &[], variadic: false, any_keyword: false, run }
    }

    /// The same with parameters by place, of which the first `required` must be given.
    pub const fn takes(mut self, required: u8, parameters: &'static [&'static str]) -> Native {
        self.required = required;
        self.parameters = parameters;
        self
    }

    /// The same with parameters by name only.
    pub const fn keywords(mut self, keywords: &'static [&'static str]) -> Native {
        self.keywords = keywords;
        self
    }

    /// The same with any number of further arguments by place.
    pub const fn variadic(mut self) -> Native {
        self.variadic = true;
        self
    }

    /// The same with any arguments by name.
    pub const fn any_keyword(mut self) -> Native {
        self.any_keyword = true;
        self
    }

    /// The name without its class.
    pub fn short_name(&self) -> &'static str {
        crate::names::last_part(self.name)
    }
}

/// Why a native function does not return a value: a [`Reason`] in one word, since every `?` copies it.
#[derive(Clone, Copy, Debug)]
pub struct Stop(NonZeroU32);

/// The meaning of a [`Stop`].
#[derive(Clone, Copy, Debug)]
pub enum Reason {
    /// An exception is raised.
    Raise(Value),
    /// A result of Python code is needed; the machine knows which.
    Ask,
    /// The program has reached a limit, which ends it.
    Limit(Limit),
}

impl Stop {
    /// A result of Python code is needed.
    pub(crate) const ASK: Stop = Stop(NonZeroU32::MAX);

    /// The program has reached a limit.
    pub(crate) const fn limit(limit: Limit) -> Stop {
        Stop(NonZeroU32::MIN.saturating_add(limit as u32))
    }

    /// An exception, which is an object, is raised.
    pub(crate) fn raise(exception: Value) -> Stop {
        let place = exception.handle().map_or(0, |handle| handle.0);
        Stop(NonZeroU32::MIN.saturating_add(place + Limit::ALL.len() as u32))
    }

    /// What it means.
    pub(crate) fn reason(self) -> Reason {
        let number = self.0.get() - 1;
        match Limit::ALL.get(number as usize) {
            Some(&limit) => Reason::Limit(limit),
            None if self.0 == NonZeroU32::MAX => Reason::Ask,
            None => Reason::Raise(Value::Ref(Handle(number - Limit::ALL.len() as u32))),
        }
    }
}

/// The limits of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// It has printed [too much](crate::machine::OUTPUT_LIMIT).
    Output,
    /// Its objects take [too many bytes](crate::heap::HEAP_LIMIT).
    Heap,
    /// A list, string or number is [too long](crate::heap::SIZE_LIMIT).
    Size,
    /// One line takes too long: a native function went on over millions of elements.
    Work,
}

impl Limit {
    const ALL: [Limit; 4] = [Limit::Output, Limit::Heap, Limit::Size, Limit::Work];
}

/// The recorded answer to one question of a native function, or what it keeps.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answer {
    Value(Value),
    Raised(Value),
}

/// One run of a native function: its arguments, its answers, and the machine.
#[derive(Debug)]
pub struct Call<'m> {
    pub(crate) machine: &'m mut Machine,
    /// Where the arguments begin on the stack of the machine.
    pub(crate) first: usize,
    /// How many arguments are given by place, absent parameters included.
    pub(crate) positional: usize,
    pub(crate) answers: Vec<Answer>,
    /// How many answers this run has used.
    pub(crate) used: usize,
}

/// A place among the answers, to which [`Call::forget`] returns.
#[derive(Clone, Copy, Debug)]
pub struct Mark(usize);

/// A kept value that can be replaced.
#[derive(Clone, Copy, Debug)]
pub struct Slot(usize);

impl Call<'_> {
    /// The objects.
    #[inline]
    pub fn heap(&mut self) -> &mut Heap {
        &mut self.machine.heap
    }

    /// The argument for a parameter, or unbound.
    #[inline]
    pub fn arg(&self, index: usize) -> Value {
        if index < self.positional { self.machine.stack[self.first + index] } else { Value::Unbound }
    }

    /// The argument for a parameter by name only, or unbound.
    #[inline]
    pub fn option(&self, index: usize) -> Value {
        self.machine.stack[self.first + self.positional + index]
    }

    /// The arguments by place from an index on.
    pub fn rest(&self, from: usize) -> Vec<Value> {
        self.machine.stack[self.first + from.min(self.positional)..self.first + self.positional].to_vec()
    }

    /// For a function that takes any argument by name: the dict of them.
    pub fn named(&self) -> Value {
        self.machine.stack[self.machine.stack.len() - 1]
    }

    /// Makes an object (or computes a value) in the first run, and returns the same one in all further runs.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn keep(&mut self, make: impl FnOnce(&mut Heap) -> Result<Value, Stop>) -> Result<Value, Stop> {
        if let Some(answer) = self.recorded() {
            return answer.value();
        }
        let made = make(&mut self.machine.heap);
        self.keep_made(made)
    }

    /// The part of [`keep`](Call::keep) that is the same for all that is made.
    fn keep_made(&mut self, made: Result<Value, Stop>) -> Result<Value, Stop> {
        self.record(Answer::Value(made?));
        made
    }

    /// Keeps a value that is the same in all further runs.
    pub fn keep_value(&mut self, value: Value) -> Value {
        match self.recorded() {
            Some(answer) => answer.any(),
            None => {
                self.record(Answer::Value(value));
                value
            }
        }
    }

    /// Keeps a new string.
    ///
    /// # Errors
    /// When it is too long, or the heap is full.
    pub fn keep_str(&mut self, text: impl Into<Rc<str>>) -> Result<Value, Stop> {
        self.keep_text(text.into())
    }

    fn keep_text(&mut self, text: Rc<str>) -> Result<Value, Stop> {
        self.keep(|heap| heap.new_str(text))
    }

    /// Keeps a new, empty list.
    ///
    /// # Errors
    /// When the heap is full.
    pub fn keep_list(&mut self) -> Result<Handle, Stop> {
        self.keep(|heap| heap.new_list(Vec::new())).and_then(|list| self.handle(list))
    }

    /// Keeps a new dict.
    ///
    /// # Errors
    /// When the heap is full.
    pub(crate) fn keep_dict(&mut self, dict: Dict) -> Result<Handle, Stop> {
        self.keep(|heap| heap.new_dict(dict)).and_then(|dict| self.handle(dict))
    }

    /// Keeps a new, empty set.
    ///
    /// # Errors
    /// When the heap is full.
    pub(crate) fn keep_set(&mut self) -> Result<Handle, Stop> {
        self.keep(|heap| heap.new_set(Set::default())).and_then(|set| self.handle(set))
    }

    /// Keeps a value that is replaced from turn to turn.
    pub fn slot(&mut self, initial: Value) -> Slot {
        if self.recorded().is_none() {
            self.record(Answer::Value(initial));
        }
        Slot(self.used - 1)
    }

    /// The value in a slot.
    pub fn get_slot(&self, slot: Slot) -> Value {
        match self.answers[slot.0] {
            Answer::Value(value) | Answer::Raised(value) => value,
        }
    }

    /// Replaces the value in a slot: at the end of a turn, just before [`forget`](Call::forget).
    pub fn set_slot(&mut self, slot: Slot, value: Value) {
        self.answers[slot.0] = Answer::Value(value);
    }

    /// The place where a loop begins.
    pub fn mark(&self) -> Mark {
        Mark(self.used)
    }

    /// Ends a turn of a loop: the next run begins after the mark with the next turn.
    #[inline]
    pub fn forget(&mut self, mark: Mark) {
        self.answers.truncate(mark.0);
        self.used = mark.0;
    }

    /// Calls any Python value.
    ///
    /// # Errors
    /// When the answer is not there yet; the exception that is raised, which cannot be caught.
    pub fn call(&mut self, function: Value, arguments: &[Value]) -> Result<Value, Stop> {
        match self.recorded() {
            Some(answer) => answer.value(),
            None => Err(self.machine.ask(Asked::Call(function, arguments.to_vec(), None), false)),
        }
    }

    /// Calls any Python value, and catches the exception that it raises.
    ///
    /// # Errors
    /// When the answer is not there yet.
    pub fn try_call(&mut self, function: Value, arguments: &[Value]) -> Result<Result<Value, Value>, Stop> {
        match self.recorded() {
            Some(Answer::Value(value)) => Ok(Ok(value)),
            Some(Answer::Raised(exception)) => Ok(Err(exception)),
            None => Err(self.machine.ask(Asked::Call(function, arguments.to_vec(), None), true)),
        }
    }

    pub(crate) fn recorded(&mut self) -> Option<Answer> {
        let answer = self.answers.get(self.used).copied()?;
        self.used += 1;
        Some(answer)
    }

    #[inline]
    pub(crate) fn record(&mut self, answer: Answer) {
        self.answers.push(answer);
        self.used += 1;
    }

    /// An exception of a class of Python with one text.
    pub fn raise(&mut self, class: Type, message: impl Display) -> Stop {
        self.machine.raise(class, message)
    }

    /// A `TypeError`.
    pub fn type_error(&mut self, message: impl Display) -> Stop {
        self.raise(Type::TypeError, message)
    }

    /// A `ValueError`.
    pub fn value_error(&mut self, message: impl Display) -> Stop {
        self.raise(Type::ValueError, message)
    }

    /// The number of a name.
    pub fn name(&mut self, text: &str) -> Name {
        self.machine.intern(text)
    }
}

impl Answer {
    /// The value or exception.
    pub(crate) fn any(self) -> Value {
        match self {
            Answer::Value(value) | Answer::Raised(value) => value,
        }
    }

    fn value(self) -> Result<Value, Stop> {
        match self {
            Answer::Value(value) => Ok(value),
            Answer::Raised(exception) => Err(Stop::raise(exception)),
        }
    }
}
