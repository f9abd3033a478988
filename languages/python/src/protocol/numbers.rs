//! Numbers of either size, and how they compare.

use std::cmp::Ordering;
use std::rc::Rc;

use crate::big_int::BigInt;
use crate::heap::Heap;
use crate::library::number::{from_float, to_float};
use crate::object::Object;
use crate::value::Value;

/// A number.
#[derive(Clone, Debug)]
pub(crate) enum Number {
    Int(i64),
    Big(Rc<BigInt>),
    Float(f64),
}

impl Number {
    /// The number that a value is.
    #[inline]
    pub(crate) fn of(heap: &Heap, value: Value) -> Option<Number> {
        match value {
            Value::Int(number) => Some(Number::Int(number)),
            Value::Float(number) => Some(Number::Float(number)),
            Value::Bool(value) => Some(Number::Int(value.into())),
            Value::Ref(handle) => match heap.get(handle) {
                Object::Int(number) => Some(Number::Big(number.clone())),
                Object::Instance(instance) if !instance.payload.is_unbound() => Number::of(heap, instance.payload),
                _ => None,
            },
            _ => None,
        }
    }

    /// As a float, which is infinite for a whole number beyond all floats.
    pub(crate) fn to_float(&self) -> f64 {
        match self {
            Number::Int(number) => *number as f64,
            Number::Big(number) => to_float(number),
            Number::Float(number) => *number,
        }
    }

    /// As a whole number; `None` for a float.
    pub(crate) fn to_big(&self) -> Option<BigInt> {
        match self {
            Number::Int(number) => Some((*number).into()),
            Number::Big(number) => Some((**number).clone()),
            Number::Float(_) => None,
        }
    }

    /// Whether it is a float.
    pub(crate) fn is_float(&self) -> bool {
        matches!(self, Number::Float(_))
    }

    /// Compares exactly, also whole numbers with floats. `None` if one is not a number.
    pub(crate) fn compare(&self, other: &Number) -> Option<Ordering> {
        match (self, other) {
            (Number::Int(a), Number::Int(b)) => Some(a.cmp(b)),
            (Number::Float(a), Number::Float(b)) => a.partial_cmp(b),
            (Number::Float(a), b) => compare_float(*a, b),
            (a, Number::Float(b)) => compare_float(*b, a).map(Ordering::reverse),
            (Number::Big(a), Number::Big(b)) => Some(a.cmp(b)),
            (Number::Big(a), Number::Int(_)) => Some(if a.is_negative() { Ordering::Less } else { Ordering::Greater }),
            (Number::Int(_), Number::Big(b)) => Some(if b.is_negative() { Ordering::Greater } else { Ordering::Less }),
        }
    }
}

/// Compares a float with a whole number.
fn compare_float(float: f64, whole: &Number) -> Option<Ordering> {
    if float.is_nan() {
        return None;
    }
    if let Number::Int(number) = whole
        && number.unsigned_abs() < 1 << 53
    {
        return float.partial_cmp(&(*number as f64));
    }
    let Some(truncated) = from_float(float) else { return float.partial_cmp(&0.0) };
    let order = truncated.cmp(&whole.to_big()?);
    Some(order.then_with(|| float.partial_cmp(&float.trunc()).unwrap_or(Ordering::Equal)))
}
