//! The methods of generators.

use super::calls::Asked;
use crate::native::{Answer, Call, Native, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

/// `generator.close()`
pub(super) static CLOSE: Native = close_native();

const fn close_native() -> Native {
    Native::new("generator.close", close).takes(1, &[""])
}

/// Closes a generator that was dropped: of what goes wrong CPython prints a note to the standard error, and goes on.
pub(super) static CLOSE_DROPPED: Native = Native::new("generator.__del__", |call| {
    call.try_call(Value::Native(&CLOSE), &[call.arg(0)])?.ok();
    Ok(Value::None)
})
.takes(1, &[""]);

/// The same on the way of an exception, which goes on afterwards.
pub(super) static CLOSE_AND_RAISE: Native = Native::new("generator.__del__", |call| {
    call.try_call(Value::Native(&CLOSE), &[call.arg(0)])?.ok();
    Err(Stop::raise(call.arg(1)))
})
.takes(2, &["", ""]);

/// The methods, by their class.
pub(super) static METHODS: &[(Type, Native)] = &[
    (Type::Generator, Native::new("generator.__iter__", |call| Ok(call.arg(0))).takes(1, &[""])),
    (Type::Generator, Native::new("generator.__next__", next).takes(1, &[""])),
    (Type::Generator, Native::new("generator.send", send).takes(2, &["", ""])),
    (Type::Generator, Native::new("generator.throw", throw).takes(2, &["", "", "", ""])),
    (Type::Generator, close_native()),
];

fn next(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Value::Ref(handle) = call.arg(0) else { return Ok(Value::None) };
    resumed(call, Asked::Resume(handle, Value::None))
}

fn send(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (generator, value) = (call.arg(0), call.arg(1));
    let Value::Ref(handle) = generator else { return Ok(Value::None) };
    resumed(call, Asked::Resume(handle, value))
}

/// The value that a generator has given, or StopIteration with the one that it returned.
fn resumed(call: &mut Call<'_>, asked: Asked) -> Result<Value, Stop> {
    match call.recorded().map(Answer::any) {
        None => Err(call.machine.ask(asked, false)),
        Some(Value::Unbound) => Err(call.stop_iteration(call.arg(0))),
        Some(value) => Ok(value),
    }
}

impl Call<'_> {
    /// StopIteration of an iterator that has just ended, with the value that a generator returned.
    pub(crate) fn stop_iteration(&mut self, iter: Value) -> Stop {
        let is_generator = matches!(self.look().object(iter), Some(Object::Generator(_)));
        let result = [self.machine.generator_result];
        let arguments = if is_generator && !result[0].is_none() { &result[..] } else { &[] };
        self.machine.raise_with(Type::StopIteration.into(), arguments)
    }
}

fn throw(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Value::Ref(handle) = call.arg(0) else { return Ok(Value::None) };
    let (mut exception, value) = (call.arg(1), call.arg(2));
    if call.machine.exception(exception).is_none() {
        let arguments: &[Value] = if value.is_unbound() || value.is_none() { &[] } else { &[value] };
        exception = match call.machine.exception(value) {
            Some(_) => value,
            None => call.call(exception, arguments)?,
        };
    }
    resumed(call, Asked::Throw(handle, exception))
}

fn close(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Value::Ref(handle) = call.arg(0) else { return Ok(Value::None) };
    let inner = call.machine.delegate(handle).map_or(Value::None, Value::Ref);
    let inner = call.keep_value(inner);
    // As in CPython, the generator of a `yield from` is closed first, and not inside of this one.
    let failed = match inner {
        Value::None => None,
        inner => call.try_call(Value::Native(&CLOSE), &[inner])?.err(),
    };
    match call.recorded() {
        None => {
            let exception = match failed {
                Some(exception) => exception,
                None => call.machine.new_exception(Type::GeneratorExit.into(), &[])?,
            };
            Err(call.machine.ask(Asked::ThrowHere(handle, exception), true))
        }
        Some(Answer::Value(value)) if value.is_unbound() => Ok(Value::None),
        Some(Answer::Value(_)) => Err(call.raise(Type::RuntimeError, "generator ignored GeneratorExit")),
        Some(Answer::Raised(exception)) => {
            let is_end = call.machine.is_exception(exception, Type::GeneratorExit)
                || call.machine.is_exception(exception, Type::StopIteration);
            if is_end { Ok(Value::None) } else { Err(Stop::raise(exception)) }
        }
    }
}
