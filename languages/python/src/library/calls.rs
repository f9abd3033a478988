//! Helpers of native functions: arguments as Rust values, loops over iterables, results.

use std::rc::Rc;

use crate::big_int::BigInt;
use crate::library::Foreign;
use crate::library::format::FormatError;
use crate::names::Name;
use crate::native::{Call, Native, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

impl Call<'_> {
    /// Calls a function with each element of an iterable, until it returns false. What it changes, it changes after
    /// its last question.
    ///
    /// # Errors
    /// Those of the iterable and of the function.
    pub(crate) fn each(
        &mut self,
        iterable: Value,
        mut visit: impl FnMut(&mut Self, Value) -> Result<bool, Stop>,
    ) -> Result<(), Stop> {
        let iter = self.iter(iterable)?;
        let mark = self.mark();
        while let Some(element) = self.next(iter)? {
            if !visit(self, element)? {
                return Ok(());
            }
            self.forget(mark);
        }
        Ok(())
    }

    /// The elements of an iterable. A list or a tuple is not copied by the program's code.
    ///
    /// # Errors
    /// Those of the iterable.
    pub(crate) fn elements(&mut self, iterable: Value) -> Result<Vec<Value>, Stop> {
        if let Some(items) = self.heap().sequence(iterable) {
            return Ok(items.to_vec());
        }
        let list = self.collect(iterable)?;
        Ok(self.heap().sequence(list).unwrap_or_default().to_vec())
    }

    /// The text of a string, also of an instance of a class that derives from `str`.
    pub(crate) fn text(&self, value: Value) -> Option<Rc<str>> {
        let plain = self.plain(value);
        self.look().str(plain).map(|text| text.shared())
    }

    /// The keys and values of a dict.
    pub(crate) fn entries(&self, value: Value) -> Option<Vec<(Value, Value)>> {
        match self.look().object(self.plain(value)) {
            Some(Object::Dict(entries)) => Some(entries.iter().collect()),
            _ => None,
        }
    }

    /// A whole number of any size, if the value is one.
    pub(crate) fn whole(&self, value: Value) -> Option<BigInt> {
        match self.plain(value) {
            Value::Int(number) => Some(number.into()),
            Value::Bool(value) => Some(i64::from(value).into()),
            other => match self.look().object(other) {
                Some(Object::Int(number)) => Some((**number).clone()),
                _ => None,
            },
        }
    }

    /// A number as a float, if the value is one.
    ///
    /// # Errors
    /// OverflowError for a whole number beyond all floats.
    pub(crate) fn float(&mut self, value: Value) -> Result<Option<f64>, Stop> {
        match self.plain(value) {
            Value::Int(number) => Ok(Some(number as f64)),
            Value::Bool(value) => Ok(Some(f64::from(u8::from(value)))),
            Value::Float(number) => Ok(Some(number)),
            other => {
                let Some(Object::Int(number)) = self.heap().object(other) else { return Ok(None) };
                let number = crate::library::number::to_float(number);
                match number.is_finite() {
                    true => Ok(Some(number)),
                    false => Err(self.raise(Type::OverflowError, "int too large to convert to float")),
                }
            }
        }
    }

    /// A number as a float.
    ///
    /// # Errors
    /// TypeError for any other value.
    pub(crate) fn real(&mut self, value: Value) -> Result<f64, Stop> {
        if let Some(number) = self.float(value)? {
            return Ok(number);
        }
        if let Some(method) = self.special(value, "__float__")? {
            let result = self.call(method, &[])?;
            if let Value::Float(number) = result {
                return Ok(number);
            }
        }
        Err(self.must_be("must be real number", value))
    }

    /// A TypeError whose text has the class of a value in place of `{}`.
    pub(crate) fn class_error(&mut self, value: Value, text: &str) -> Stop {
        let text = text.replacen("{}", &self.type_name(value), 1);
        self.type_error(text)
    }

    /// A TypeError with the required kind of a value and its class.
    pub(crate) fn must_be(&mut self, what: &str, value: Value) -> Stop {
        self.class_error(value, &[what, ", not {}"].concat())
    }

    /// The same with quotes around the class, as some messages have them.
    pub(crate) fn must_be_quoted(&mut self, what: &str, value: Value) -> Stop {
        self.class_error(value, &[what, ", not '{}'"].concat())
    }

    /// A string.
    ///
    /// # Errors
    /// TypeError with these words if the value is none.
    pub(crate) fn text_or(&mut self, value: Value, what: &str) -> Result<Rc<str>, Stop> {
        self.text(value).ok_or_else(|| self.must_be(what, value))
    }

    /// The name of an attribute.
    ///
    /// # Errors
    /// TypeError if the value is no string.
    pub(crate) fn attribute_name(&mut self, value: Value) -> Result<Name, Stop> {
        let text = self.text(value).ok_or_else(|| self.must_be_quoted("attribute name must be string", value))?;
        Ok(self.name(&text))
    }

    /// A new string.
    ///
    /// # Errors
    /// When it is too long, or the heap is full.
    pub(crate) fn new_str(&mut self, text: impl Into<Rc<str>>) -> Result<Value, Stop> {
        self.heap().new_str(text)
    }

    /// The handle of an object; every caller has made sure that the value has one.
    pub(crate) fn handle(&mut self, value: Value) -> Result<Handle, Stop> {
        match self.plain(value) {
            Value::Ref(handle) => Ok(handle),
            other => Err(self.class_error(other, "unexpected '{}' object")),
        }
    }

    /// Raises an error of formatting.
    pub(crate) fn format_error(&mut self, error: FormatError) -> Stop {
        let class = match error.class {
            "OverflowError" => Type::OverflowError,
            "TypeError" => Type::TypeError,
            _ => Type::ValueError,
        };
        self.raise(class, error.message)
    }

    /// Whether an argument is absent or `None`.
    pub(crate) fn is_absent(value: Value) -> bool {
        value.is_unbound() || value.is_none()
    }

    /// A whole number argument that is absent, or `None`.
    ///
    /// # Errors
    /// TypeError for any other value.
    pub(crate) fn index_or(&mut self, value: Value, default: i64) -> Result<i64, Stop> {
        if Self::is_absent(value) { Ok(default) } else { self.index(value) }
    }

    /// A `KeyError` for a key.
    pub(crate) fn key_error(&mut self, key: Value) -> Stop {
        self.machine.raise_with(Type::KeyError.into(), &[key])
    }
}

/// Calls an object of a module, which is the first argument.
pub(crate) static CALL_FOREIGN: Native = Native::new("__call__", call_foreign).takes(1, &[""]).variadic().any_keyword();

fn call_foreign(call: &mut Call<'_>) -> Result<Value, Stop> {
    let receiver = call.arg(0);
    match call.foreign(receiver).cloned() {
        Some(Foreign::Wrapper(wrapper)) if wrapper.is_callable() => call.call_wrapper(receiver, &wrapper),
        Some(Foreign::Getter(getter)) => call.call_getter(&getter),
        _ => Err(call.class_error(receiver, "'{}' object is not callable")),
    }
}

/// An index of Python, which counts from the end if it is negative, brought into 0..=length.
pub(crate) fn clamp(index: i64, length: usize) -> usize {
    let length = i64::try_from(length).unwrap_or(i64::MAX);
    let index = if index < 0 { (index + length).max(0) } else { index.min(length) };
    usize::try_from(index).unwrap_or(0)
}

/// How many items are equal to an element.
pub(crate) fn count_in(
    call: &mut Call<'_>,
    items: impl IntoIterator<Item = Value>,
    element: Value,
) -> Result<Value, Stop> {
    let mut count = 0;
    for item in items {
        count += i64::from(call.equal(item, element)?);
    }
    Ok(Value::Int(count))
}

/// The method `index(element, start, stop)` of a list or a deque with these items.
pub(crate) fn index_in(call: &mut Call<'_>, items: &[Value], class: &str) -> Result<Value, Stop> {
    let start = clamp(call.index_or(call.arg(2), 0)?, items.len());
    let stop = clamp(call.index_or(call.arg(3), i64::MAX)?, items.len());
    call.work_on(items.len())?;
    for (at, &item) in items.iter().enumerate().take(stop).skip(start) {
        if call.equal(item, call.arg(1))? {
            return Ok(at.into());
        }
    }
    let shown = call.repr(call.arg(1))?;
    Err(call.value_error(format_args!("{shown} is not in {class}")))
}
