//! `set` and `frozenset`: elements found by hash, in the [order of CPython](crate::library::set_order).
//!
//! As in [`Dict`](crate::dict::Dict), the table knows hashes only, and the caller compares the candidates.

use crate::library::set_order::SetTable;
use crate::value::Value;

pub(crate) use crate::library::set_order::Probe;

/// A `set`.
#[derive(Clone, Debug, Default)]
pub struct Set {
    table: SetTable<Value>,
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
        size_of::<Set>() + self.table.bytes()
    }

    /// The next element of this hash: pass `None` first, then the probe of the last one.
    #[inline]
    pub fn candidate(&self, hash: i64, after: Option<Probe>) -> Option<(Probe, Value)> {
        match after {
            None => self.table.probe(hash),
            Some(probe) => self.table.next_probe(hash, probe),
        }
    }

    /// Adds an element that is not there. `fixed` says that CPython's hash of it is the same in every run: see
    /// [`Heap::has_fixed_hash`](crate::heap::Heap::has_fixed_hash).
    pub fn insert(&mut self, hash: i64, element: Value, fixed: bool) {
        self.table.insert_new(hash, element, fixed);
    }

    /// Removes the element that a probe found.
    pub fn remove(&mut self, found: Probe) -> Value {
        self.table.remove_at(found).unwrap_or(Value::Unbound)
    }

    /// Removes an element: the one that CPython takes, or the oldest where that differs from run to run.
    pub fn pop(&mut self) -> Option<Value> {
        self.table.pop()
    }

    /// Removes every element.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Makes room for the elements of another set, as CPython does before it adds them. Returns true if they have been
    /// added by that, because this set was empty; else the caller adds those that are missing.
    pub fn reserve_merge(&mut self, other: &Set) -> bool {
        self.table.reserve_merge(&other.table)
    }

    /// The end of `difference_update`, which may make the table smaller.
    pub(crate) fn shrink(&mut self) {
        self.table.shrink();
    }

    /// The elements in order.
    pub fn iter(&self) -> impl Iterator<Item = Value> + '_ {
        self.table.iter().map(|entry| entry.key)
    }

    /// Hashes and elements in order.
    pub fn iter_hashed(&self) -> impl Iterator<Item = (i64, Value)> + '_ {
        self.table.iter().map(|entry| (entry.hash, entry.key))
    }

    /// The first element at or after a place of the table: the place after it, and the element.
    pub fn next_from(&self, place: usize) -> Option<(usize, Value)> {
        let mut next = place;
        self.table.next(&mut next).map(|entry| (next, entry.key))
    }

    /// The first element at or after a place of the table: the place after it, its hash, and the element.
    pub fn next_hashed(&self, place: usize) -> Option<(usize, i64, Value)> {
        let mut next = place;
        self.table.next(&mut next).map(|entry| (next, entry.hash, entry.key))
    }

    /// Whether CPython's hashes of all elements are the same in every run.
    pub fn has_fixed_hashes(&self) -> bool {
        self.table.is_stable()
    }
}
