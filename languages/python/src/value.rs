//! Values: small, `Copy`, and meaningless without the machine whose [heap](crate::heap) they refer to.

use crate::library::Module;
use crate::native::Native;
use crate::types::Type;

/// The address of an object in the [heap](crate::heap::Heap) of a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Handle(pub u32);

/// A Python value.
///
/// A whole number that fits in an `i64` is always an [`Int`](Value::Int), never an object of the heap; so two whole
/// numbers are equal if and only if they are so in the same representation.
#[derive(Clone, Copy, Debug)]
pub enum Value {
    /// No value: a variable that is not assigned, an argument that is not given, an iterator that has ended.
    Unbound,
    /// `None`
    None,
    /// `NotImplemented`, which an operator of a class returns to pass.
    NotImplemented,
    /// `...`
    Ellipsis,
    /// `True` or `False`.
    Bool(bool),
    /// A whole number from −2⁶³ to 2⁶³ − 1.
    Int(i64),
    /// A float.
    Float(f64),
    /// A class that Python has.
    Type(Type),
    /// A function or method that Python has, not bound to an object.
    Native(&'static Native),
    /// A module that Python has.
    Module(&'static Module),
    /// An object of the heap.
    Ref(Handle),
}

impl Value {
    /// Python's `is`. Whole numbers and floats are identical when they are equal, as constants and small numbers are
    /// in CPython.
    pub fn is(self, other: Value) -> bool {
        match (self, other) {
            (Value::Unbound, Value::Unbound)
            | (Value::None, Value::None)
            | (Value::NotImplemented, Value::NotImplemented)
            | (Value::Ellipsis, Value::Ellipsis) => true,
            (Value::Bool(a), Value::Bool(b)) => a == b,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Float(a), Value::Float(b)) => a.to_bits() == b.to_bits(),
            (Value::Type(a), Value::Type(b)) => a == b,
            (Value::Native(a), Value::Native(b)) => std::ptr::eq(a, b),
            (Value::Module(a), Value::Module(b)) => std::ptr::eq(a, b),
            (Value::Ref(a), Value::Ref(b)) => a == b,
            _ => false,
        }
    }

    /// Whether this is no value at all.
    pub fn is_unbound(self) -> bool {
        matches!(self, Value::Unbound)
    }

    /// Whether this is `None`.
    pub fn is_none(self) -> bool {
        matches!(self, Value::None)
    }

    /// This value, or `other` in place of none.
    pub fn or(self, other: Value) -> Value {
        if self.is_unbound() { other } else { self }
    }

    /// This value, as the whole number that it is if it is a truth value.
    pub fn as_number(self) -> Value {
        match self {
            Value::Bool(truth) => Value::Int(truth.into()),
            _ => self,
        }
    }

    /// The object that this refers to.
    pub fn handle(self) -> Option<Handle> {
        match self {
            Value::Ref(handle) => Some(handle),
            _ => None,
        }
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Bool(value)
    }
}

impl From<i64> for Value {
    fn from(value: i64) -> Value {
        Value::Int(value)
    }
}

/// A whole number as an index or a count: past the end where it is negative or too large. (`as` would take its lower half
/// on a machine of 32 bits.)
#[inline]
pub(crate) fn index(number: impl TryInto<usize>) -> usize {
    number.try_into().unwrap_or(usize::MAX)
}

impl From<usize> for Value {
    fn from(value: usize) -> Value {
        Value::Int(value as i64)
    }
}

impl From<u64> for Value {
    fn from(value: u64) -> Value {
        Value::Int(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Value {
        Value::Float(value)
    }
}

impl From<Handle> for Value {
    fn from(handle: Handle) -> Value {
        Value::Ref(handle)
    }
}

impl From<Type> for Value {
    fn from(class: Type) -> Value {
        Value::Type(class)
    }
}
