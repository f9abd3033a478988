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
//! # Ok::<(), rewindable_python::syntax::SyntaxError>(())
//! ```

use crate::code::Code;
use crate::frame::{Frame, PyFrame};
use crate::heap::Heap;
use crate::machine::Machine;
use crate::object::Object;
use crate::value::Value;

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
        let innermost = self.frames.iter().rposition(|frame| matches!(frame, Frame::Python(_)));
        self.frames.iter().enumerate().filter_map(move |(index, frame)| match frame {
            Frame::Python(frame) => Some(Call { machine: self, frame, is_innermost: Some(index) == innermost }),
            Frame::Native(_) => None,
        })
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

    /// The variables that have a value, parameters first: the local ones of a function, the global ones of the program.
    pub fn variables(&self) -> impl Iterator<Item = (&'m str, Value)> {
        let machine = self.machine;
        let code = self.code();
        let is_program = self.frame.code == 0;
        let slots = if is_program { &[][..] } else { &code.slots[..] };
        let base = self.frame.base as usize;
        let locals = slots.iter().enumerate().filter_map(move |(slot, name)| {
            let value = match machine.stack.get(base + slot).copied()? {
                Value::Ref(handle) => match machine.heap.get(handle) {
                    Object::Cell(value) => *value,
                    _ => Value::Ref(handle),
                },
                value => value,
            };
            // Those of the compiler have a dot in their names.
            (!value.is_unbound() && !name.starts_with('.')).then_some((&**name, value))
        });
        locals.chain(is_program.then(|| machine.globals()).into_iter().flatten())
    }
}
