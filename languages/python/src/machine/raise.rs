//! Exceptions on their way: to a handler, or to the end of the program.

use std::fmt::Write as _;
use std::rc::Rc;

use super::generator_methods::CLOSE_AND_RAISE;
use super::natives::{LAST_WORDS, WORDLESS};
use super::{End, Machine};
use crate::code::Op;
use crate::frame::{Frame, Then};
use crate::native::{Answer, Reason, Stop};
use crate::object::{Exception, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

/// The most bytes of an exception in one line.
const LONGEST: usize = 120;

/// The most lines that the text of an exception that ends the program may take.
const LAST_LINES: usize = 10_000;

impl Machine {
    /// Takes an exception to its handler. If it is raised again, `again` is the place of the frame where it comes from.
    /// Returns the line that begins at the handler, if one does.
    pub(super) fn unwind(&mut self, mut exception: Value, mut again: Option<u32>) -> Result<Option<u32>, Stop> {
        self.marks.raised = true;
        if again.is_none() {
            self.chain(exception);
        }
        let program = self.program.clone();
        loop {
            match self.frames.last_mut() {
                None => {
                    self.uncaught(exception);
                    return Ok(None);
                }
                Some(Frame::Native(frame)) => {
                    if frame.catches {
                        frame.answers.push(Answer::Raised(exception));
                        let top = frame.top as usize;
                        self.stack.truncate(top);
                        return Ok(None);
                    }
                    let bottom = frame.bottom as usize;
                    self.nesting -= frame.weight;
                    self.truncate(bottom);
                    self.frames.pop();
                    match self.close_before(exception) {
                        None => {}
                        Some(Err(Reason::Raise(other))) => exception = other,
                        Some(_) => return Ok(None),
                    }
                }
                Some(Frame::Python(frame)) => {
                    let code = &program.codes[frame.code as usize];
                    let place = frame.pc.saturating_sub(1);
                    let index = frame.code;
                    let base = frame.base as usize;
                    let from = again.unwrap_or(place);
                    let handler = code.handlers.iter().find(|h| (h.start..h.end).contains(&place));
                    self.truncate(base + code.slots.len() + handler.map_or(0, |handler| handler.depth as usize));
                    if again.is_none() {
                        match self.close_before(exception) {
                            None => {}
                            Some(Err(Reason::Raise(other))) => {
                                exception = other;
                                continue;
                            }
                            Some(_) => return Ok(None),
                        }
                        // A `raise` alone leaves the place of the exception as it was.
                        let is_bare = matches!(code.ops[place as usize], Op::RaiseVarargs(0));
                        if (!is_bare || !exception.is(self.handled)) && program.is_own(index) {
                            let line = code.lines[place as usize];
                            if let Some(found) = self.exception_mut(exception) {
                                found.traceback.push((index, line));
                            }
                        }
                    }
                    if let Some(handler) = handler {
                        if handler.with_place {
                            self.stack.push(Value::Int(i64::from(from)));
                        }
                        self.stack.push(exception);
                        if let Some(Frame::Python(frame)) = self.frames.last_mut() {
                            frame.pc = handler.target;
                        }
                        let line = code.lines[handler.target as usize];
                        let begins = line > 0 && (line != code.lines[from as usize] || handler.target <= from);
                        return Ok(begins.then_some(line));
                    }
                    let Some(Frame::Python(frame)) = self.frames.pop() else { return Ok(None) };
                    self.depth -= u32::from(program.is_own(frame.code));
                    self.nesting -= frame.weight;
                    self.stack.truncate(frame.bottom as usize);
                    if !frame.generator.is_unbound() {
                        self.end_generator(&frame);
                        exception = self.out_of_generator(exception)?;
                    }
                    again = None;
                }
            }
        }
    }

    /// Closes a generator that was dropped on the way of an exception, which goes on afterwards: nothing when there is
    /// none, or when it is closed at once.
    fn close_before(&mut self, exception: Value) -> Option<Result<(), Reason>> {
        let generator = if self.has_dropped { self.take_dropped()? } else { return None };
        self.stack.extend([generator, exception]);
        Some(self.operate(&CLOSE_AND_RAISE, 2, Then::Drop).map_err(Stop::reason))
    }

    /// A `StopIteration` may not leave a generator.
    fn out_of_generator(&mut self, exception: Value) -> Result<Value, Stop> {
        if !self.is_exception(exception, Type::StopIteration) {
            return Ok(exception);
        }
        let text = self.heap.new_str("generator raised StopIteration")?;
        let error = self.new_exception(Type::RuntimeError.into(), &[text])?;
        if let Some(found) = self.exception_mut(error) {
            found.cause = exception;
            found.context = exception;
            found.suppressed = true;
        }
        Ok(error)
    }

    /// Notes the exception that was being handled when this one was raised.
    fn chain(&mut self, exception: Value) {
        let handled = self.handled;
        if handled.is_unbound() || handled.is(exception) {
            return;
        }
        // The new exception may itself be in the chain of the handled one, which would make a circle.
        let mut link = handled;
        while let Some(found) = self.exception(link) {
            if found.context.is(exception) {
                if let Some(found) = self.exception_mut(link) {
                    found.context = Value::Unbound;
                }
                break;
            }
            link = found.context;
        }
        if let Some(found) = self.exception_mut(exception)
            && found.context.is_unbound()
        {
            found.context = handled;
        }
    }

    /// The exception of a value that is one.
    pub(crate) fn exception(&self, value: Value) -> Option<&Exception> {
        match self.heap.object(value) {
            Some(Object::Exception(exception)) => Some(exception),
            _ => None,
        }
    }

    /// The exception of a value that is one, to be changed.
    pub(crate) fn exception_mut(&mut self, value: Value) -> Option<&mut Exception> {
        let handle: Handle = value.handle()?;
        match self.heap.get_mut(handle) {
            Object::Exception(exception) => Some(exception),
            _ => None,
        }
    }

    /// Whether an exception is of a class of Python, or of one that derives from it.
    pub(crate) fn is_exception(&self, exception: Value, class: Type) -> bool {
        self.exception(exception).is_some_and(|exception| self.is_subclass(exception.class, Value::Type(class)))
    }

    /// Ends the program with an exception that nothing has handled.
    fn uncaught(&mut self, exception: Value) {
        let class = self.exception(exception).map_or(Value::None, |exception| exception.class);
        if self.is_subclass(class, Type::SystemExit.into()) {
            let code = self.exception(exception).and_then(|found| self.heap.sequence(found.args)?.first().copied());
            match code {
                None | Some(Value::None | Value::Int(_) | Value::Bool(_)) => self.end = Some(End::Done),
                Some(text) => {
                    let text = self.plain_text(text);
                    let words = text.trim_start();
                    let error = in_one_line(if words.is_empty() { "SystemExit" } else { words });
                    self.end = Some(End::Error { error, text: text.into(), line: self.line });
                }
            }
            return;
        }
        let mut text = String::new();
        let last = self.write_traceback(&mut text, exception, 0);
        let error = in_one_line(&text[last..]);
        let raised = self.exception(exception).and_then(|exception| exception.traceback.first().copied());
        self.end = Some(End::Error { error, text: text.into(), line: raised.map_or(self.line, |(_, line)| line) });
    }

    /// Python's output for an exception, with those that led to it. Returns where its class and words begin.
    pub(crate) fn write_traceback(&mut self, out: &mut String, exception: Value, depth: u32) -> usize {
        let Some(found) = self.exception(exception) else { return out.len() };
        let found = found.clone();
        if depth < 20 {
            if !found.cause.is_unbound() && !found.cause.is_none() {
                self.write_traceback(out, found.cause, depth + 1);
                out.push_str("\nThe above exception was the direct cause of the following exception:\n\n");
            } else if !found.context.is_unbound() && !found.suppressed {
                self.write_traceback(out, found.context, depth + 1);
                out.push_str("\nDuring handling of the above exception, another exception occurred:\n\n");
            }
        }
        if !found.traceback.is_empty() {
            out.push_str("Traceback (most recent call last):\n");
            self.write_places(out, &found.traceback);
        }
        let class = self.class_name(found.class);
        let message = self.exception_message(exception);
        let begin = out.len();
        let _ = match message.is_empty() {
            true => writeln!(out, "{class}"),
            false => writeln!(out, "{class}: {message}"),
        };
        begin
    }

    /// The places that an exception passed, the outermost first. Python shows a place three times at most in a row.
    fn write_places(&self, out: &mut String, traceback: &[(u32, u32)]) {
        let mut repeated = 0;
        for (index, &(code, line)) in traceback.iter().rev().enumerate() {
            let before = index.checked_sub(1).map(|before| traceback[traceback.len() - 1 - before]);
            repeated = if before == Some((code, line)) { repeated + 1 } else { 0 };
            if repeated >= 3 {
                let next = traceback.len().checked_sub(index + 2).map(|next| traceback[next]);
                if next != Some((code, line)) {
                    let more = repeated - 2;
                    let times = if more == 1 { "time" } else { "times" };
                    let _ = writeln!(out, "  [Previous line repeated {more} more {times}]");
                }
                continue;
            }
            let name = &self.program.codes[code as usize].name;
            let _ = writeln!(out, "  File \"program.py\", line {line}, in {name}");
            if let Some(source) = self.program.source.get((line as usize).wrapping_sub(1)) {
                let _ = writeln!(out, "    {}", source.trim());
            }
        }
    }

    fn exception_message(&mut self, exception: Value) -> String {
        let plain = self.with_call(|call| call.str(exception));
        plain.or_else(|| self.last_words(exception)).unwrap_or_else(|| WORDLESS.to_owned())
    }

    /// The text of an exception as code of the program makes it, such as its `__str__`. That runs in a copy of the
    /// machine: its lines are none of the run, as in CPython, which writes a traceback after the program.
    fn last_words(&self, exception: Value) -> Option<String> {
        let mut copy = self.clone();
        copy.frames.clear();
        copy.stack.clear();
        (copy.depth, copy.nesting, copy.work) = (0, 0, 0);
        copy.stack.push(exception);
        match copy.operate(&LAST_WORDS, 1, Then::Push).map_err(Stop::reason) {
            Err(Reason::Raise(error)) => {
                copy.unwind(error, None).ok()?;
            }
            other => other.ok()?,
        }
        for _ in 0..LAST_LINES {
            match &copy.end {
                None => copy.advance(),
                Some(End::Done) => break,
                Some(_) => return None,
            }
        }
        let text = copy.stack.last().filter(|_| copy.end == Some(End::Done))?;
        copy.heap.str(*text).map(|text| text.as_str().to_owned())
    }
}

/// The first line of an exception's class and words.
fn in_one_line(text: &str) -> Rc<str> {
    let line = text.split('\n').next().unwrap_or_default();
    if line.len() <= LONGEST {
        return line.into();
    }
    let mut end = LONGEST;
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    let mut line = line[..end].to_owned();
    line.push('…');
    line.into()
}
