//! Objects that only a module knows.

use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::{Handle, Value};

/// An object that only a module knows: `deque`, `partial`, `permutations` …
#[derive(Clone, Debug)]
pub enum Foreign {
    /// `object()`
    Plain,
}

impl Foreign {
    /// Its class.
    pub fn class(&self) -> Type {
        match self {
            Foreign::Plain => Type::Object,
        }
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        size_of::<Foreign>()
    }

    /// Calls a function with every value inside.
    pub fn visit(&self, _mark: &mut dyn FnMut(Value)) {
        match self {
            Foreign::Plain => {}
        }
    }

    /// Whether it can be called.
    pub fn is_callable(&self) -> bool {
        false
    }

    /// Whether it is an iterator.
    pub fn is_iterator(&self) -> bool {
        false
    }

    /// Whether it can be a key.
    pub fn is_hashable(&self) -> bool {
        true
    }
}

impl Call<'_> {
    /// The repr of an object that only a module knows.
    pub(crate) fn write_foreign(
        &mut self,
        out: &mut String,
        value: Value,
        _is_inside: bool,
        _inside: &mut Vec<Handle>,
    ) -> Result<(), Stop> {
        let class = self.type_name(value);
        let address = crate::library::repr::address(value);
        crate::library::repr::push(out, format_args!("<{class} object at {address}>"));
        Ok(())
    }

    /// The next element of an iterator of a module.
    pub(crate) fn foreign_next(&mut self, _iterator: Handle) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// Whether two objects of modules are equal.
    pub(crate) fn same_foreign(&mut self, a: Handle, b: Handle) -> Result<bool, Stop> {
        Ok(a == b)
    }

    /// The elements of two sequences of modules, if they have an order.
    pub(crate) fn foreign_items(&mut self, _a: Value, _b: Value) -> Option<[std::rc::Rc<[Value]>; 2]> {
        None
    }

    /// `a op b`, one of which is an object of a module; `None` if there is no such operator.
    pub(crate) fn foreign_binary(
        &mut self,
        _op: crate::ast::BinaryOp,
        _a: Value,
        _b: Value,
    ) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// `a op= b` of an object of a module that changes by it.
    pub(crate) fn foreign_in_place(
        &mut self,
        _op: crate::ast::BinaryOp,
        _a: Value,
        _b: Value,
    ) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// `a op b` of counters.
    pub(crate) fn counter_operator(
        &mut self,
        _op: crate::ast::BinaryOp,
        _a: Value,
        _b: Value,
    ) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// Whether a value is the stream that `print` writes to.
    pub(crate) fn is_output(&mut self, _value: Value) -> bool {
        false
    }
}
