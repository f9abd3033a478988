//! Looking into a machine: the calls that run, their variables and the attributes of objects.
//!
//! ```
//! use rewindable_python::Program;
//!
//! let mut machine = Program::new("def f(n):\n    half = n // 2\n    return half\n\nf(7)\n")?.start("", 0);
//! for _ in 0..3 {
//!     machine.step();
//! }
//! let call = machine.calls().last().unwrap();
//! let names: Vec<&str> = call.variables().map(|(name, _)| name).collect();
//! assert_eq!((call.function(), call.line(), names), ("f", 3, vec!["n", "half"]));
//! # Ok::<(), Vec<rewindable_python::refusal::Refusal>>(())
//! ```

use crate::code::Code;
use crate::frame::{Frame, PyFrame};
use crate::heap::Heap;
use crate::machine::Machine;
use crate::names::Name;
use crate::object::Object;
use crate::value::{Handle, Value};

/// A call that runs: of a function, class body or comprehension of the program, or the program itself.
#[derive(Clone, Copy, Debug)]
pub struct Call<'m> {
    machine: &'m Machine,
    frame: &'m PyFrame,
    /// Whether no other call runs inside of it.
    is_innermost: bool,
}

impl Machine {
    /// The calls that run, the program itself first.
    pub fn calls(&self) -> impl DoubleEndedIterator<Item = Call<'_>> {
        let innermost = self.frames.iter().rposition(|frame| self.own_frame(frame).is_some());
        self.frames.iter().enumerate().filter_map(move |(index, frame)| {
            Some(Call { machine: self, frame: self.own_frame(frame)?, is_innermost: Some(index) == innermost })
        })
    }

    /// A frame of the program, and neither of a native function nor of the library.
    fn own_frame<'f>(&self, frame: &'f Frame) -> Option<&'f PyFrame> {
        match frame {
            Frame::Python(frame) if self.program.is_own(frame.code) => Some(frame),
            _ => None,
        }
    }

    /// The innermost of the calls that run.
    #[must_use]
    pub fn innermost_call(&self) -> Option<Call<'_>> {
        for frame in self.frames.iter().rev() {
            if let Some(frame) = self.own_frame(frame) {
                return Some(Call { machine: self, frame, is_innermost: true });
            }
        }
        None
    }

    /// Calls a function with each global variable that holds an object, by its number. A plain loop, since it is carried out
    /// after every line of a long run.
    pub(crate) fn each_global_object(&self, mut each: impl FnMut(u32, Handle)) {
        let values = self.globals.as_slice();
        for &index in &self.global_order {
            if let Value::Ref(handle) = values[index as usize] {
                each(index, handle);
            }
        }
    }

    /// The global variables in the order of their first assignment.
    pub fn globals(&self) -> impl Iterator<Item = (&str, Value)> {
        self.global_order.iter().filter_map(|&index| {
            let value = self.globals[index as usize];
            let name = self.names.text(self.program.globals[index as usize].0);
            (!value.is_unbound()).then_some((&**name, value))
        })
    }

    /// The attributes of an instance of a class of the program, in the order of their first assignment; none for any
    /// other value.
    pub fn attributes(&self, value: Value) -> impl Iterator<Item = (&str, Value)> {
        let attributes = match self.heap.object(value) {
            Some(Object::Instance(instance)) => Some(&instance.attributes),
            _ => None,
        };
        attributes
            .into_iter()
            .flat_map(|attributes| attributes.iter())
            .map(|(name, value)| (&**self.names.text(name), value))
    }

    /// The objects.
    pub fn heap(&self) -> &Heap {
        &self.heap
    }
}

impl<'m> Call<'m> {
    fn code(&self) -> &'m Code {
        &self.machine.program.codes[self.frame.code as usize]
    }

    /// The name of the function; `<module>`, `<listcomp>` and the like as in CPython.
    pub fn function(&self) -> &'m str {
        &self.code().name
    }

    /// The line that is carried out, or comes next in the innermost call.
    pub fn line(&self) -> u32 {
        let before = (self.frame.pc as usize).saturating_sub(1);
        let lines = &self.code().lines;
        if self.is_innermost { self.machine.line() } else { lines.get(before).copied().unwrap_or_default() }
    }

    /// Whether it is the program itself, and no function.
    pub fn is_program(&self) -> bool {
        self.frame.code == 0
    }

    /// The number of its code.
    pub(crate) fn number(&self) -> u32 {
        self.frame.code
    }

    /// Calls a function with each local variable, by its slot; unbound ones among them, and those of the compiler, which have a
    /// dot in their names. A plain loop, as
    /// [`each_global_object`](Machine::each_global_object).
    #[inline]
    pub(crate) fn each_local(&self, mut each: impl FnMut(u32, &'m str, Value)) {
        let slots = &self.code().slots;
        let base = self.frame.base as usize;
        let Some(values) = self.machine.stack.get(base..) else { return };
        for ((slot, name), &value) in (0..).zip(slots).zip(values) {
            let value = match value {
                Value::Ref(handle) => match self.machine.heap.get(handle) {
                    Object::Cell(inner) => *inner,
                    _ => value,
                },
                _ => value,
            };
            each(slot, name, value);
        }
    }

    /// The variables that have a value, parameters first: the local ones of a function, the global ones of the program.
    pub fn variables(&self) -> impl Iterator<Item = (&'m str, Value)> {
        let machine = self.machine;
        let code = self.code();
        let is_program = self.frame.code == 0;
        let slots = if is_program { &[][..] } else { &code.slots[..] };
        let base = self.frame.base as usize;
        let locals = slots.iter().enumerate().filter_map(move |(slot, name)| {
            let value = machine.unwrapped(*machine.stack.get(base + slot)?)?;
            // Those of the compiler have a dot in their names.
            (!name.starts_with('.')).then_some((&**name, value))
        });
        locals.chain(is_program.then(|| machine.globals()).into_iter().flatten())
    }
}

/// A variable of a function, found once by its names and then read without them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    code: u32,
    slot: u32,
}

/// A global variable, found once by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Global(u32);

/// The name of an attribute, found once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttributeName(Name);

impl Machine {
    /// The variables of a name: those of each function of a name, or of every function if none is given.
    #[must_use]
    pub fn slots(&self, function: Option<&str>, name: &str) -> Vec<Slot> {
        let codes = (0..self.program.own_codes).zip(&self.program.codes).skip(1);
        let of_function = codes.filter(|(_, code)| function.is_none_or(|function| *code.name == *function));
        of_function
            .filter_map(|(index, code)| {
                let slot = code.slots.iter().position(|each| **each == *name)?;
                Some(Slot { code: index, slot: slot as u32 })
            })
            .collect()
    }

    /// The value of one of these variables in the innermost call that has one of them.
    #[inline]
    #[must_use]
    pub fn innermost(&self, slots: &[Slot]) -> Option<Value> {
        let (frame, slot) = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Python(frame) => slots.iter().find(|slot| slot.code == frame.code).map(|slot| (frame, slot)),
            Frame::Native(_) => None,
        })?;
        self.unwrapped(*self.stack.get((frame.base + slot.slot) as usize)?)
    }

    /// The global variable of a name that the program has.
    #[must_use]
    pub fn global(&self, name: &str) -> Option<Global> {
        self.program.global_of(self.names.find(name)?).map(Global)
    }

    /// The value of a global variable.
    #[inline]
    #[must_use]
    pub fn global_value(&self, Global(index): Global) -> Option<Value> {
        self.globals.get(index as usize).copied().filter(|value| !value.is_unbound())
    }

    /// The name of an attribute that the program has.
    #[must_use]
    pub fn attribute_name(&self, name: &str) -> Option<AttributeName> {
        self.names.find(name).map(AttributeName)
    }

    /// The attribute of an instance.
    #[inline]
    #[must_use]
    pub fn attribute_value(&self, value: Value, AttributeName(name): AttributeName) -> Option<Value> {
        match self.heap.object(value) {
            Some(Object::Instance(instance)) => instance.attributes.get(name),
            _ => None,
        }
    }

    /// The content of a cell, or the value itself; nothing if it is unbound.
    fn unwrapped(&self, value: Value) -> Option<Value> {
        let value = match self.heap.object(value) {
            Some(Object::Cell(value)) => *value,
            _ => value,
        };
        (!value.is_unbound()).then_some(value)
    }
}
