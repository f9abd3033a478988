//! The machine: a running program as one plain value. A clone of it is an exact copy.

use std::rc::Rc;

use crate::frame::Frame;
use crate::heap::Heap;
use crate::names::{Name, Names};
use crate::native::Stop;
use crate::object::{Exception, Object};
use crate::types::Type;
use crate::value::Value;

/// A program prints at most this many bytes.
pub const OUTPUT_LIMIT: u64 = 1_000_000;

/// A running program.
#[derive(Clone, Debug)]
pub struct Machine {
    pub(crate) heap: Heap,
    pub(crate) stack: Vec<Value>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) names: Rc<Names>,
}

impl Machine {
    /// Notes a call that a native function needs, for when it has stopped.
    pub(crate) fn ask(&mut self, _function: Value, _arguments: &[Value], _catches: bool) -> Result<Value, Stop> {
        Err(Stop::Ask)
    }

    /// An exception of a class of Python with one text.
    pub(crate) fn raise(&mut self, class: Type, message: impl Into<Rc<str>>) -> Stop {
        let message = match self.heap.new_str(message) {
            Ok(message) => message,
            Err(stop) => return stop,
        };
        self.raise_with(class.into(), &[message])
    }

    /// An exception of a class with these arguments.
    pub(crate) fn raise_with(&mut self, class: Value, arguments: &[Value]) -> Stop {
        match self.new_exception(class, arguments) {
            Ok(exception) => Stop::Raise(exception),
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
