//! Fast paths that need no Python code: truth, membership, the next element, hashes. `None` means that
//! `Call` has to do it.

use crate::ast::BinaryOp;
use crate::heap::Heap;
use crate::library::hash;
use crate::object::{Iter, Object};
use crate::value::{Handle, Value};

impl Heap {
    /// Whether Python takes a value as true.
    #[inline]
    pub(crate) fn truth(&self, value: Value) -> Option<bool> {
        match value {
            Value::Bool(value) => Some(value),
            Value::None => Some(false),
            Value::Int(number) => Some(number != 0),
            Value::Float(number) => Some(number != 0.0),
            Value::Ref(handle) => match self.get(handle) {
                Object::List(items) => Some(!items.is_empty()),
                Object::Tuple(items) => Some(!items.is_empty()),
                Object::Str(text) => Some(!text.is_empty()),
                Object::Dict(dict) => Some(!dict.is_empty()),
                Object::Set(set) => Some(!set.is_empty()),
                Object::Function(_) | Object::Method { .. } | Object::Class(_) | Object::Generator(_) => Some(true),
                _ => None,
            },
            _ => Some(true),
        }
    }

    /// Whether two values are equal: numbers, strings, and tuples of them.
    pub(crate) fn equal(&self, a: Value, b: Value) -> Option<bool> {
        match (a, b) {
            (Value::Int(a), Value::Int(b)) => Some(a == b),
            (Value::Bool(a), Value::Bool(b)) => Some(a == b),
            (Value::None, _) | (_, Value::None) => match (a, b) {
                (Value::None, Value::None) => Some(true),
                (Value::Ref(_), _) | (_, Value::Ref(_)) => None,
                _ => Some(false),
            },
            (Value::Ref(x), Value::Ref(y)) => match (self.get(x), self.get(y)) {
                (Object::Str(a), Object::Str(b)) => Some(a == b),
                (Object::Tuple(a), Object::Tuple(b)) => {
                    if a.len() != b.len() {
                        return Some(false);
                    }
                    for (&a, &b) in a.iter().zip(b.iter()) {
                        if !self.equal(a, b)? {
                            return Some(false);
                        }
                    }
                    Some(true)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The hash of a number, a string, or a tuple of them.
    pub(crate) fn hash(&self, value: Value) -> Option<i64> {
        match value {
            Value::Int(number) => Some(hash::hash_int(number)),
            Value::Bool(value) => Some(i64::from(value)),
            Value::Ref(handle) => match self.get(handle) {
                Object::Str(text) => Some(hash::hash_str(text.as_str())),
                Object::Tuple(items) => {
                    let mut hashes = Vec::with_capacity(items.len());
                    for &item in items.iter() {
                        hashes.push(self.hash(item)?);
                    }
                    Some(hash::hash_tuple(hashes.into_iter()))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// `element in container`
    pub(crate) fn contains(&self, container: Value, element: Value) -> Option<bool> {
        let Value::Ref(handle) = container else { return None };
        match self.get(handle) {
            Object::List(items) => self.is_among(items, element),
            Object::Tuple(items) => self.is_among(items, element),
            Object::Set(set) => {
                let hash = self.hash(element)?;
                let mut found = set.candidate(hash, None);
                while let Some((probe, other)) = found {
                    if self.equal(other, element)? {
                        return Some(true);
                    }
                    found = set.candidate(hash, Some(probe));
                }
                Some(false)
            }
            Object::Dict(dict) => self.find_key(dict, element).map(|found| found.is_some()),
            _ => None,
        }
    }

    fn is_among(&self, items: &[Value], element: Value) -> Option<bool> {
        for &item in items {
            if item.is(element) || self.equal(item, element)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The entry of a key in a dict.
    pub(crate) fn find_key(&self, dict: &crate::dict::Dict, key: Value) -> Option<Option<usize>> {
        let hash = self.hash(key)?;
        let mut found = dict.candidate(hash, None);
        while let Some((probe, other)) = found {
            if self.equal(other, key)? {
                return Some(Some(probe.entry));
            }
            found = dict.candidate(hash, Some(probe));
        }
        Some(None)
    }

    /// The next element of an iterator over a range, list or tuple; `Some(None)` at its end.
    #[inline]
    pub(crate) fn advance(&mut self, handle: Handle) -> Option<Option<Value>> {
        match self.get(handle) {
            Object::Iter(Iter::Range { .. }) => {
                let Object::Iter(Iter::Range { next, step, left }) = self.iterator_mut(handle) else { return None };
                if *left == 0 {
                    return Some(None);
                }
                let value = *next;
                *next = value.wrapping_add(*step);
                *left -= 1;
                Some(Some(Value::Int(value)))
            }
            &Object::Iter(Iter::Sequence(sequence, at)) => {
                let items = self.sequence(Value::Ref(sequence)).unwrap_or_default();
                match items.get(at as usize).copied() {
                    Some(value) => {
                        if let Object::Iter(Iter::Sequence(_, at)) = self.iterator_mut(handle) {
                            *at += 1;
                        }
                        Some(Some(value))
                    }
                    None => {
                        *self.iterator_mut(handle) = Object::Iter(Iter::Ended);
                        Some(None)
                    }
                }
            }
            Object::Iter(Iter::Ended) => Some(None),
            _ => None,
        }
    }
}

/// An operation of small whole numbers whose result is one, too.
#[inline]
pub(super) fn small(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Sub => a.checked_sub(b),
        BinaryOp::Mult => a.checked_mul(b),
        BinaryOp::FloorDiv if b > 0 => Some(a.div_euclid(b)),
        BinaryOp::Mod if b > 0 => Some(a.rem_euclid(b)),
        BinaryOp::BitAnd => Some(a & b),
        BinaryOp::BitOr => Some(a | b),
        BinaryOp::BitXor => Some(a ^ b),
        BinaryOp::LShift if (0..63).contains(&b) && a.unsigned_abs().leading_zeros() as i64 > b + 1 => Some(a << b),
        BinaryOp::RShift if b >= 0 => Some(a >> b.min(63)),
        _ => None,
    }
}
