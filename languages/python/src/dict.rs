//! `dict`: entries in the order of insertion, found by hash.
//!
//! The table knows hashes only. Whether two keys of equal hash are equal may be a question for Python code, so the
//! caller asks for one [candidate](Dict::candidate) after the other and compares.

use crate::types::Type;
use crate::value::Value;

/// A key with its hash, and its value.
#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: i64,
    /// Unbound once the entry is removed.
    key: Value,
    value: Value,
}

/// The result of `dict[key]` for a missing key.
#[derive(Clone, Copy, Debug, Default)]
pub enum Missing {
    /// KeyError: a `dict`.
    #[default]
    Error,
    /// The stored result of a function: a `defaultdict`.
    Factory(Value),
    /// 0: a `Counter`.
    Zero,
}

/// A `dict`, or one of the dicts of `collections`.
#[derive(Clone, Debug, Default)]
pub struct Dict {
    /// Which of them it is, if no `dict`.
    kind: Kind,
    missing: Missing,
    entries: Vec<Entry>,
    /// A table of open addressing, empty or a power of two, at most two thirds full: 0 is a free place, other
    /// numbers are one more than the index of an entry.
    places: Vec<u32>,
    /// The number of entries that are not removed.
    length: usize,
}

/// The classes of dicts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Plain,
    Default,
    Ordered,
    Counter,
}

/// Where a search for a key is.
#[derive(Clone, Copy, Debug)]
pub struct Probe {
    place: usize,
    /// The index of the entry found last.
    pub entry: usize,
}

impl Dict {
    /// An empty dict of a class: `dict`, `defaultdict`, `OrderedDict` or `Counter`.
    pub fn of(class: Type, missing: Missing) -> Dict {
        let kind = match class {
            Type::DefaultDict => Kind::Default,
            Type::OrderedDict => Kind::Ordered,
            Type::Counter => Kind::Counter,
            _ => Kind::Plain,
        };
        Dict { kind, missing, ..Dict::default() }
    }

    /// Its class.
    pub fn class(&self) -> Type {
        match self.kind {
            Kind::Plain => Type::Dict,
            Kind::Default => Type::DefaultDict,
            Kind::Ordered => Type::OrderedDict,
            Kind::Counter => Type::Counter,
        }
    }

    /// Its result for a missing key.
    pub fn missing(&self) -> Missing {
        self.missing
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there are no keys.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        size_of::<Dict>() + self.entries.capacity() * size_of::<Entry>() + self.places.capacity() * 4
    }

    /// The next entry of this hash: pass `None` first, then the probe of the last one.
    #[inline]
    pub fn candidate(&self, hash: i64, after: Option<Probe>) -> Option<(Probe, Value)> {
        if self.places.is_empty() {
            return None;
        }
        let mask = self.places.len() - 1;
        let mut place = match after {
            None => start(hash, mask),
            Some(probe) => (probe.place + 1) & mask,
        };
        loop {
            let entry = match self.places[place] {
                0 => return None,
                number => number as usize - 1,
            };
            let found = &self.entries[entry];
            if found.hash == hash && !found.key.is_unbound() {
                return Some((Probe { place, entry }, found.key));
            }
            place = (place + 1) & mask;
        }
    }

    /// The value of an entry.
    pub fn value(&self, entry: usize) -> Value {
        self.entries[entry].value
    }

    /// Replaces the value of an entry.
    pub fn set_value(&mut self, entry: usize, value: Value) {
        self.entries[entry].value = value;
    }

    /// Adds a key that is not there.
    pub fn insert(&mut self, hash: i64, key: Value, value: Value) {
        if (self.entries.len() + 1) * 3 > self.places.len() * 2 {
            self.rebuild();
        }
        self.entries.push(Entry { hash, key, value });
        self.length += 1;
        self.place(self.entries.len() - 1);
    }

    /// Removes an entry, and returns its key and value.
    pub fn remove(&mut self, entry: usize) -> (Value, Value) {
        let removed = self.entries[entry];
        self.entries[entry].key = Value::Unbound;
        self.entries[entry].value = Value::Unbound;
        self.length -= 1;
        if self.length == 0 {
            self.clear();
        }
        (removed.key, removed.value)
    }

    /// Removes every entry.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.places.clear();
        self.length = 0;
    }

    /// Keys and values in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Value, Value)> + '_ {
        self.entries.iter().filter(|entry| !entry.key.is_unbound()).map(|entry| (entry.key, entry.value))
    }

    /// Hashes, keys and values in order.
    pub fn iter_hashed(&self) -> impl DoubleEndedIterator<Item = (i64, Value, Value)> + '_ {
        self.entries.iter().filter(|entry| !entry.key.is_unbound()).map(|entry| (entry.hash, entry.key, entry.value))
    }

    /// The first entry at or after an index: the index after it, its key and its value.
    pub fn next_from(&self, index: usize) -> Option<(usize, Value, Value)> {
        let skipped = self.entries.get(index..)?.iter().position(|entry| !entry.key.is_unbound())?;
        let entry = &self.entries[index + skipped];
        Some((index + skipped + 1, entry.key, entry.value))
    }

    /// The index, key and value of the last entry.
    pub fn last(&self) -> Option<(usize, Value, Value)> {
        let index = self.entries.iter().rposition(|entry| !entry.key.is_unbound())?;
        Some((index, self.entries[index].key, self.entries[index].value))
    }

    /// Drops removed entries and makes the table large enough for one more.
    fn rebuild(&mut self) {
        self.entries.retain(|entry| !entry.key.is_unbound());
        let size = (self.entries.len() * 2 + 2).next_power_of_two().max(8);
        self.places.clear();
        self.places.resize(size, 0);
        for entry in 0..self.entries.len() {
            self.place(entry);
        }
    }

    fn place(&mut self, entry: usize) {
        let mask = self.places.len() - 1;
        let mut place = start(self.entries[entry].hash, mask);
        while self.places[place] != 0 {
            place = (place + 1) & mask;
        }
        self.places[place] = entry as u32 + 1;
    }
}

/// Where the search for a hash begins: Fibonacci hashing spreads the runs of small numbers.
#[inline]
fn start(hash: i64, mask: usize) -> usize {
    (hash.cast_unsigned().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & mask
}
