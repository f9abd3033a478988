//! The frames of a machine: calls of functions of the program, and of native functions that wait for Python code.

use std::rc::Rc;

use crate::native::{Answer, Native};
use crate::value::Value;

/// A frame.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    /// Of a function, class body or comprehension of the program, or of the program itself.
    Python(PyFrame),
    /// Of a native function.
    Native(NativeFrame),
}

/// A frame of the program. Its locals and operands are on the stack of the machine.
#[derive(Clone, Debug)]
pub struct PyFrame {
    /// The index of its code.
    pub(crate) code: u32,
    /// The next instruction.
    pub(crate) pc: u32,
    /// Where its locals begin on the stack.
    pub(crate) base: u32,
    /// What happens with the value that it returns or yields.
    pub(crate) then: Then,
    /// The generator that this frame belongs to, or unbound.
    pub(crate) generator: Value,
    /// The names of a class body, a namespace object; else unbound.
    pub(crate) names: Value,
}

impl PyFrame {
    /// Calls a function with every value that only the frame holds.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        mark(self.generator);
        mark(self.names);
    }
}

/// What happens with the value that a frame returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// It is pushed on the stack of the caller.
    Push,
    /// It is dropped.
    Drop,
}

/// A frame of a native function: its arguments are on the stack of the machine.
#[derive(Clone, Debug)]
pub(crate) struct NativeFrame {
    pub(crate) native: &'static Native,
    pub(crate) first: u32,
    pub(crate) positional: u32,
    pub(crate) answers: Vec<Answer>,
    /// Whether an exception of what it called is an answer.
    pub(crate) catches: bool,
    pub(crate) then: Then,
}
