//! The frames of a machine: calls of functions of the program, and of native functions that wait for Python code.

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
    /// The height of the stack after it returns: the caller's operands.
    pub(crate) bottom: u32,
    /// The use of the value that it returns or yields.
    pub(crate) then: Then,
    /// The generator that this frame belongs to, or unbound.
    pub(crate) generator: Value,
    /// The names of a class body, a namespace object; else unbound.
    pub(crate) names: Value,
    /// How much it counts against the limit of recursion.
    pub(crate) weight: u32,
    /// Of a generator: the exception that is handled outside while it runs, and inside while it waits.
    pub(crate) handled: Value,
}

impl PyFrame {
    /// Calls a function with every value that only the frame holds.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        mark(self.generator);
        mark(self.names);
        mark(self.handled);
    }
}

/// The use of the value of a finished frame, when the frame below is one of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// It is pushed.
    Push,
    /// It is dropped.
    Drop,
    /// It is that of `__init__`: none.
    Init,
    /// It is the next value of a loop, which jumps if there is none.
    Next,
    /// It is a value for `yield from`, which jumps with the result at the end.
    Send,
}

/// A frame of a native function: its arguments are on the stack of the machine.
#[derive(Clone, Debug)]
pub(crate) struct NativeFrame {
    pub(crate) native: &'static Native,
    pub(crate) first: u32,
    pub(crate) positional: u32,
    pub(crate) bottom: u32,
    /// The height of the stack when it stopped.
    pub(crate) top: u32,
    pub(crate) answers: Vec<Answer>,
    /// How much it counts against the limit of recursion.
    pub(crate) weight: u32,
    /// Whether an exception of what it called is an answer.
    pub(crate) catches: bool,
    pub(crate) then: Then,
}
