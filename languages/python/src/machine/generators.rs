//! Generators, and how frames of the program give back values.

use super::Machine;
use crate::code::Op;
use crate::frame::{Frame, PyFrame, Then};
use crate::native::Stop;
use crate::object::{GeneratorState, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

impl Machine {
    /// Goes on in a generator, whose `yield` has a value sent to it. At its end the result is no value, for loops.
    pub(crate) fn resume(
        &mut self,
        handle: Handle,
        sent: Option<Value>,
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        let Object::Generator(generator) = self.heap.get(handle) else { return Ok(()) };
        match generator.state {
            GeneratorState::Running => return Err(self.raise(Type::ValueError, "generator already executing")),
            GeneratorState::Ended => {
                self.stack.truncate(bottom);
                return self.deliver_end(Value::None, then);
            }
            GeneratorState::New if sent.is_some_and(|sent| !sent.is_none()) => {
                let text = "can't send non-None value to a just-started generator";
                return Err(self.raise(Type::TypeError, text));
            }
            GeneratorState::New | GeneratorState::Waiting => {}
        }
        let is_new = generator.state == GeneratorState::New;
        self.enter_generator(handle, bottom, then)?;
        if !is_new {
            self.stack.push(sent.unwrap_or(Value::None));
        }
        Ok(())
    }

    /// Puts the frame of a generator on top.
    fn enter_generator(&mut self, handle: Handle, bottom: usize, then: Then) -> Result<(), Stop> {
        let outer = self.handled;
        let base = self.stack.len() as u32;
        let Object::Generator(generator) = self.heap.get_mut(handle) else { return Ok(()) };
        generator.state = GeneratorState::Running;
        self.unfinished.retain(|&other| other != handle);
        let mut frame = generator.frame.clone();
        let stack = std::mem::take(&mut generator.stack);
        self.stack.extend_from_slice(&stack);
        if let Object::Generator(generator) = self.heap.get_mut(handle) {
            // The room is kept for the next time.
            generator.stack = stack;
            generator.stack.clear();
        }
        if !frame.handled.is_unbound() {
            self.handled = frame.handled;
        }
        frame.handled = outer;
        frame.base = base;
        frame.bottom = bottom as u32;
        frame.then = then;
        frame.generator = Value::Ref(handle);
        self.push_frame(frame)
    }

    /// Raises an exception where a generator waits, or in that of its `yield from`.
    pub(super) fn throw(&mut self, handle: Handle, exception: Value, inside: bool, bottom: usize) -> Result<(), Stop> {
        self.throw_then(handle, exception, inside, bottom, Then::Next)
    }

    fn throw_then(
        &mut self,
        handle: Handle,
        exception: Value,
        inside: bool,
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        let Object::Generator(generator) = self.heap.get_mut(handle) else { return Ok(()) };
        match generator.state {
            GeneratorState::Running => Err(self.raise(Type::ValueError, "generator already executing")),
            GeneratorState::Ended => Err(Stop::raise(exception)),
            GeneratorState::New => {
                generator.state = GeneratorState::Ended;
                generator.stack.clear();
                Err(Stop::raise(exception))
            }
            GeneratorState::Waiting => {
                let inner = if inside { self.delegate(handle) } else { None };
                self.enter_generator(handle, bottom, then)?;
                let Some(inner) = inner else { return Err(Stop::raise(exception)) };
                // The exception is for the generator of `yield from`, and its next value for the `yield` after it.
                if let Some(Frame::Python(frame)) = self.frames.last_mut() {
                    frame.pc -= 1;
                }
                let bottom = self.stack.len();
                self.throw_then(inner, exception, true, bottom, Then::Send)
            }
        }
    }

    /// The generator that a waiting generator is in by `yield from`.
    pub(super) fn delegate(&self, handle: Handle) -> Option<Handle> {
        let Object::Generator(generator) = self.heap.get(handle) else { return None };
        let (code, pc) = (&self.program.codes[generator.frame.code as usize], generator.frame.pc as usize);
        let is_delegating = matches!(code.ops.get(pc.wrapping_sub(2)), Some(Op::Send(_)));
        let inner = generator.stack.last().filter(|_| is_delegating)?.handle()?;
        matches!(self.heap.get(inner), Object::Generator(_)).then_some(inner)
    }

    /// Whether a waiting generator has a `finally`, `except` or `with` to finish, its own or one of `yield from`.
    fn is_unfinished(&self, handle: Handle) -> bool {
        let Object::Generator(generator) = self.heap.get(handle) else { return false };
        let code = &self.program.codes[generator.frame.code as usize];
        let place = generator.frame.pc.saturating_sub(1);
        code.handlers.iter().any(|handler| (handler.start..handler.end).contains(&place))
            || self.delegate(handle).is_some_and(|inner| self.is_unfinished(inner))
    }

    /// Whether an iterator is among values that are dropped: it may be an unfinished generator, or hold one.
    #[inline]
    pub(super) fn drops<'v>(&mut self, mut values: impl Iterator<Item = &'v Value>) -> bool {
        let found = !self.unfinished.is_empty()
            && values.any(|&value| {
                matches!(self.heap.object(value), Some(Object::Generator(_) | Object::Iter(_) | Object::Foreign(_)))
            });
        self.has_dropped |= found;
        found
    }

    /// Cuts the stack.
    pub(super) fn truncate(&mut self, bottom: usize) {
        if !self.unfinished.is_empty() {
            let dropped = self.stack.split_off(bottom);
            self.drops(dropped.iter());
        }
        self.stack.truncate(bottom);
    }

    /// An unfinished generator to which nothing refers any more. CPython closes it at once.
    pub(super) fn take_dropped(&mut self) -> Option<Value> {
        let marked = self.heap.mark(|mark| self.visit(mark));
        let found = self.unfinished.iter().rposition(|handle| !marked[handle.0 as usize]);
        self.has_dropped = found.is_some();
        found.map(|place| Value::Ref(self.unfinished.remove(place)))
    }

    /// Closes the unfinished generators to which nothing refers any more, one at a time.
    pub(super) fn close_dropped(&mut self) -> Result<(), Stop> {
        let Some(generator) = self.take_dropped() else { return Ok(()) };
        self.stack.push(generator);
        self.operate(&super::generator_methods::CLOSE_DROPPED, 1, Then::Drop)
    }

    /// Counts a frame that has returned or yielded no more.
    fn leave(&mut self, frame: &PyFrame) {
        self.nesting -= frame.weight;
        if self.program.is_own(frame.code) {
            self.depth -= 1;
            self.marks.returned = true;
        }
    }

    /// Ends the frame on top with its value.
    pub(super) fn return_value(&mut self, value: Value) -> Result<(), Stop> {
        let Some(Frame::Python(frame)) = self.frames.pop() else { return Ok(()) };
        self.leave(&frame);
        self.truncate(frame.bottom as usize);
        if frame.generator.is_unbound() {
            self.hand(frame.code, value);
            return self.deliver(value, frame.then);
        }
        self.end_generator(&frame);
        self.deliver_end(value, frame.then)
    }

    /// Notes that the generator of a frame has ended.
    pub(super) fn end_generator(&mut self, frame: &PyFrame) {
        self.handled = frame.handled;
        if let Value::Ref(handle) = frame.generator
            && let Object::Generator(generator) = self.heap.get_mut(handle)
        {
            generator.state = GeneratorState::Ended;
            generator.stack = Vec::new();
        }
    }

    /// Hands a value of a generator out and puts its frame aside.
    pub(super) fn yield_value(&mut self, value: Value) -> Result<(), Stop> {
        let Some(Frame::Python(mut frame)) = self.frames.pop() else { return Ok(()) };
        self.leave(&frame);
        let Value::Ref(handle) = frame.generator else { return Ok(()) };
        self.hand(frame.code, value);
        let (base, bottom, then) = (frame.base as usize, frame.bottom as usize, frame.then);
        let inner = self.handled;
        self.handled = frame.handled;
        frame.handled = if inner.is(frame.handled) { Value::Unbound } else { inner };
        frame.generator = Value::Unbound;
        if let Object::Generator(generator) = self.heap.get_mut(handle) {
            generator.state = GeneratorState::Waiting;
            generator.frame = frame;
            generator.stack.extend_from_slice(&self.stack[base..]);
        }
        self.stack.truncate(bottom);
        if self.is_unfinished(handle) {
            self.unfinished.push(handle);
        }
        self.deliver(value, then)
    }

    /// Hands out that a generator has ended with a value.
    fn deliver_end(&mut self, value: Value, then: Then) -> Result<(), Stop> {
        if let Some(Frame::Native(_)) = self.frames.last() {
            self.generator_result = value;
            return self.deliver(Value::Unbound, then);
        }
        self.end_of_iteration(value, then);
        Ok(())
    }

    /// Lets the loop or `yield from` go on that has got no further value.
    pub(super) fn end_of_iteration(&mut self, result: Value, then: Then) {
        let Some(Frame::Python(frame)) = self.frames.last_mut() else { return };
        let code = &self.program.codes[frame.code as usize];
        match (then, code.ops[frame.pc as usize - 1]) {
            (Then::Next, Op::ForIter(target)) => {
                self.stack.pop();
                frame.pc = target;
            }
            (Then::Send, Op::Send(target)) => {
                self.stack.pop();
                self.stack.push(result);
                frame.pc = target;
            }
            _ => self.stack.push(Value::None),
        }
    }
}
