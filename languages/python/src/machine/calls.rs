//! Calls: of functions of the program, which get a frame, and of native functions, which run at once.

use std::rc::Rc;

use super::Machine;
use crate::frame::{Frame, NativeFrame, PyFrame, Then};
use crate::names::Name;
use crate::native::{Answer, Call, Native, Reason, Stop};
use crate::object::{GeneratorState, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

/// The request of a native function that has stopped.
#[derive(Clone, Debug)]
pub(crate) enum Asked {
    /// The result of a call.
    Call(Value, Vec<Value>, Option<Rc<[Name]>>),
    /// The next value of a generator, or unbound; sent to it is a value.
    Resume(Handle, Value),
    /// The same, with an exception raised in it, or in the generator of its `yield from`.
    Throw(Handle, Value),
    /// The same, never in the generator of its `yield from`.
    ThrowHere(Handle, Value),
    /// The value that a class body returns; its names are an object.
    Body(Value, Value),
    /// Nothing but that garbage is collected.
    Collection,
}

impl Machine {
    /// Notes a call that a native function needs, for when it has stopped.
    pub(crate) fn ask(&mut self, asked: Asked, catches: bool) -> Stop {
        self.asked = Some((asked, catches));
        Stop::ASK
    }

    /// Calls a function whose arguments are on top of the stack, the last ones with these names. When it has a value,
    /// the stack is cut to `bottom`.
    pub(crate) fn call(
        &mut self,
        function: Value,
        first: usize,
        names: &[Name],
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        match function {
            Value::Native(native) => self.call_native(native, first, names, bottom, then),
            Value::Type(class) => self.call_type(class, first, names, bottom, then),
            Value::Ref(handle) => match self.heap.get(handle) {
                Object::Function(_) => self.call_function(handle, first, names, bottom, then),
                &Object::Method { function, receiver } => {
                    self.stack.insert(first, receiver);
                    self.call(function, first, names, bottom, then)
                }
                Object::Class(_) => self.call_class(handle, first, names, bottom, then),
                &Object::StaticMethod(function) => self.call(function, first, names, bottom, then),
                Object::Foreign(_) => {
                    self.stack.insert(first, function);
                    self.call_native(&crate::library::CALL_FOREIGN, first, names, bottom, then)
                }
                _ => {
                    let name = self.intern("__call__");
                    match self.class_attribute(function, name) {
                        Some(method) => {
                            self.stack.insert(first, function);
                            self.call(method, first, names, bottom, then)
                        }
                        None => Err(self.not_callable(function)),
                    }
                }
            },
            _ => Err(self.not_callable(function)),
        }
    }

    fn not_callable(&mut self, function: Value) -> Stop {
        let class = self.type_name(function);
        self.raise(Type::TypeError, format_args!("'{class}' object is not callable"))
    }

    fn call_function(
        &mut self,
        handle: Handle,
        first: usize,
        names: &[Name],
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        let Object::Function(function) = self.heap.get(handle) else { return Ok(()) };
        let index = function.code;
        let program = self.program.clone();
        let code = &program.codes[index as usize];
        let given = self.stack.len() - first;
        let is_plain = names.is_empty()
            && given == code.positional as usize
            && code.keyword_only == 0
            && !code.has_varargs
            && !code.has_kwargs;
        if is_plain {
            self.stack.resize(first + code.slots.len(), Value::Unbound);
        } else {
            self.bind(handle, code, first, names)?;
        }
        if !code.cells.is_empty() || code.free > 0 {
            for &slot in &code.cells {
                let value = self.stack[first + slot as usize];
                self.stack[first + slot as usize] = Value::Ref(self.heap.insert(Object::Cell(value))?);
            }
            let Object::Function(function) = self.heap.get(handle) else { return Ok(()) };
            let free = first + code.slots.len() - code.free as usize;
            self.stack[free..].copy_from_slice(&function.closure);
        }
        let frame = PyFrame {
            code: index,
            pc: 0,
            base: first as u32,
            bottom: bottom as u32,
            then,
            generator: Value::Unbound,
            names: Value::Unbound,
            weight: 1,
            handled: Value::Unbound,
        };
        if code.is_generator {
            return self.new_generator(frame, code.name.clone());
        }
        self.push_frame(frame)
    }

    /// Pushes a frame of the program, if the recursion is not too deep.
    pub(super) fn push_frame(&mut self, frame: PyFrame) -> Result<(), Stop> {
        if self.nesting >= self.recursion_limit {
            self.stack.truncate(frame.bottom as usize);
            return Err(self.raise(Type::RecursionError, "maximum recursion depth exceeded"));
        }
        self.nesting += frame.weight;
        if self.program.is_own(frame.code) {
            self.depth += 1;
            self.marks.called = true;
        }
        self.frames.push(Frame::Python(frame));
        Ok(())
    }

    fn new_generator(&mut self, mut frame: PyFrame, name: Rc<str>) -> Result<(), Stop> {
        let (bottom, then) = (frame.bottom as usize, frame.then);
        let stack = self.stack.split_off(frame.base as usize);
        frame.pc = 0;
        let generator = crate::object::Generator { name, state: GeneratorState::New, frame, stack };
        let value = Value::Ref(self.heap.insert(Object::Generator(Box::new(generator)))?);
        self.stack.truncate(bottom);
        self.deliver(value, then)
    }

    /// Runs a class body in a namespace.
    fn call_body(&mut self, function: Value, names: Value) -> Result<(), Stop> {
        let Some(handle) = function.handle() else { return Err(self.not_callable(function)) };
        let first = self.stack.len();
        self.call_function(handle, first, &[], first, Then::Push)?;
        if let Some(Frame::Python(frame)) = self.frames.last_mut() {
            frame.names = names;
        }
        Ok(())
    }

    /// Runs a native function whose arguments are on top of the stack.
    pub(crate) fn call_native(
        &mut self,
        native: &'static Native,
        first: usize,
        names: &[Name],
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        let given = self.stack.len() - first;
        let is_plain =
            names.is_empty() && given == native.parameters.len() && native.keywords.is_empty() && !native.any_keyword;
        let positional = if is_plain { given } else { self.bind_native(native, first, names)? };
        self.run_native(native, first, positional, Vec::new(), bottom, then)
    }

    fn run_native(
        &mut self,
        native: &'static Native,
        first: usize,
        positional: usize,
        answers: Vec<Answer>,
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        let mut call = Call { machine: self, first, positional, answers, used: 0 };
        match (native.run)(&mut call) {
            Ok(value) => {
                self.truncate(bottom);
                self.deliver(value, then)
            }
            Err(stop) if matches!(stop.reason(), Reason::Ask) => {
                let answers = call.answers;
                let Some((asked, catches)) = self.asked.take() else { return Ok(()) };
                // A question costs as much as some elements.
                self.count_work(10)?;
                // A native function that calls another without end has no frame of the program to count.
                if self.frames.len() > 3 * self.recursion_limit as usize {
                    return Err(self.raise(Type::RecursionError, "maximum recursion depth exceeded"));
                }
                let weight = u32::from(matches!(asked, Asked::Call(..)));
                self.nesting += weight;
                let top = self.stack.len() as u32;
                let (first, positional, bottom) = (first as u32, positional as u32, bottom as u32);
                self.frames.push(Frame::Native(NativeFrame {
                    native,
                    first,
                    positional,
                    bottom,
                    top,
                    answers,
                    weight,
                    catches,
                    then,
                }));
                self.carry_out(asked)
            }
            Err(stop) => Err(stop),
        }
    }

    fn carry_out(&mut self, asked: Asked) -> Result<(), Stop> {
        let first = self.stack.len();
        match asked {
            Asked::Call(function, arguments, names) => {
                self.stack.extend(arguments);
                self.call(function, first, names.as_deref().unwrap_or_default(), first, Then::Push)
            }
            Asked::Resume(generator, value) => self.resume(generator, Some(value), first, Then::Next),
            Asked::Throw(generator, exception) => self.throw(generator, exception, true, first),
            Asked::ThrowHere(generator, exception) => self.throw(generator, exception, false, first),
            Asked::Body(function, names) => self.call_body(function, names),
            Asked::Collection => {
                self.collect_garbage();
                Ok(())
            }
        }
    }

    /// Runs the native function on top once more, with the answer that has come.
    pub(super) fn run_native_again(&mut self) -> Result<(), Stop> {
        let Some(Frame::Native(frame)) = self.frames.pop() else { return Ok(()) };
        let NativeFrame { native, first, positional, bottom, answers, weight, then, .. } = frame;
        self.nesting -= weight;
        self.run_native(native, first as usize, positional as usize, answers, bottom as usize, then)
    }

    /// Hands the value of a finished frame to the frame below it.
    pub(crate) fn deliver(&mut self, value: Value, then: Then) -> Result<(), Stop> {
        match self.frames.last_mut() {
            Some(Frame::Native(frame)) => frame.answers.push(Answer::Value(value)),
            _ if value.is_unbound() => self.end_of_iteration(Value::None, then),
            _ if then == Then::Init && !value.is_none() => {
                let class = self.type_name(value);
                return Err(self.raise(Type::TypeError, format_args!("__init__() should return None, not '{class}'")));
            }
            _ if !matches!(then, Then::Drop | Then::Init) => self.stack.push(value),
            _ => {}
        }
        Ok(())
    }
}
