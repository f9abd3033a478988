//! `set` and `frozenset`: elements found by hash.
//!
//! As in [`Dict`], the table knows hashes only, and the caller compares the candidates.

use crate::dict::{Dict, Probe};
use crate::value::Value;

/// A `set`.
#[derive(Clone, Debug, Default)]
pub struct Set {
    table: Dict,
}

impl Set {
    /// The number of elements.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.table.bytes()
    }

    /// The next element of this hash: pass `None` first, then the probe of the last one.
    pub fn candidate(&self, hash: i64, after: Option<Probe>) -> Option<(Probe, Value)> {
        self.table.candidate(hash, after)
    }

    /// Adds an element that is not there.
    pub fn insert(&mut self, hash: i64, element: Value) {
        self.table.insert(hash, element, Value::None);
    }

    /// Removes the element that a probe found.
    pub fn remove(&mut self, found: Probe) -> Value {
        self.table.remove(found.entry).0
    }

    /// Removes every element.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The elements in order.
    pub fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        self.table.iter().map(|(key, _)| key)
    }

    /// Hashes and elements in order.
    pub fn iter_hashed(&self) -> impl Iterator<Item = (i64, Value)> + '_ {
        self.table.iter_hashed().map(|(hash, key, _)| (hash, key))
    }

    /// The first element at or after a place of the table: the place after it, and the element.
    pub fn next_from(&self, place: usize) -> Option<(usize, Value)> {
        self.table.next_from(place).map(|(next, key, _)| (next, key))
    }
}
