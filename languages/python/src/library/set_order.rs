//! The order in which CPython 3.11 iterates a set.
//!
//! A set is an open hash table. Python programs see its order: `for x in {8, 1, 16}` visits 8, 16, 1. So this table
//! probes, grows and deletes exactly as `Objects/setobject.c` does: nine neighbouring slots, then a jump that mixes in
//! the upper bits of the hash; a removed element leaves a dummy, which the next element on its way may take; three
//! fifths full means four times as large.
//!
//! The order depends on the hashes alone. Those of numbers, of tuples and frozensets of numbers, are the same in every
//! run of CPython. Others, above all those of strings, are not, and a set that has had one iterates in the order of
//! insertion.

/// A slot without an element.
const EMPTY: u32 = u32::MAX;
/// A slot whose element was removed.
const DUMMY: u32 = u32::MAX - 1;

const LEAST_SLOTS: usize = 8;
const LINEAR_PROBES: usize = 9;
const PERTURB_SHIFT: u32 = 5;

/// An element and its hash.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Entry<K> {
    /// `hash(key)`
    pub hash: i64,
    /// The element.
    pub key: K,
}

/// The elements of a set.
#[derive(Clone, Debug)]
pub(crate) struct SetTable<K> {
    /// For each slot, the index of its element in `entries`.
    slots: Vec<u32>,
    /// In the order of insertion. Removed elements stay as `None` until the table is rebuilt.
    entries: Vec<Option<Entry<K>>>,
    used: usize,
    /// The number of slots that are not empty: elements and dummies.
    filled: usize,
    /// Where `pop` looks next.
    finger: usize,
    /// Whether all hashes so far are those of CPython.
    stable: bool,
}

/// Where a lookup is: at an element with the hash that is looked for, which may be equal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probe {
    slot: usize,
    left: usize,
    base: usize,
    perturb: u64,
}

impl<K: Copy> Default for SetTable<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Copy> SetTable<K> {
    /// An empty set.
    #[must_use]
    pub(crate) fn new() -> Self {
        Self { slots: vec![EMPTY; LEAST_SLOTS], entries: Vec::new(), used: 0, filled: 0, finger: 0, stable: true }
    }

    /// The number of elements.
    #[must_use]
    pub(crate) fn len(&self) -> usize {
        self.used
    }

    /// Whether there is no element.
    #[must_use]
    pub(crate) fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The bytes that the table takes, for the limit of the heap.
    #[must_use]
    pub(crate) fn bytes(&self) -> usize {
        self.slots.len() * size_of::<u32>() + self.entries.capacity() * size_of::<Option<Entry<K>>>()
    }

    /// The first element with the hash `hash`, for comparisons that do not end at once: see [`SetTable::next_probe`].
    #[must_use]
    pub(crate) fn probe(&self, hash: i64) -> Option<(Probe, K)> {
        self.candidate(hash, self.start_probe(hash))
    }

    /// The next element with the hash `hash` after `probe`.
    #[must_use]
    pub(crate) fn next_probe(&self, hash: i64, probe: Probe) -> Option<(Probe, K)> {
        self.candidate(hash, self.step(probe))
    }

    /// Adds a key that is not in the set. `stable` says that CPython's hash of it is the same in every run.
    pub(crate) fn insert_new(&mut self, hash: i64, key: K, stable: bool) {
        let mut at = self.start_probe(hash);
        let mut dummy = None;
        while self.slots[at.slot] != EMPTY {
            if self.slots[at.slot] == DUMMY {
                dummy = Some(at.slot);
            }
            at = self.step(at);
        }
        if self.entries.len() == self.slots.len() {
            self.drop_removed();
        }
        self.slots[dummy.unwrap_or(at.slot)] = index(self.entries.len());
        self.entries.push(Some(Entry { hash, key }));
        self.used += 1;
        self.stable &= stable;
        if dummy.is_none() {
            self.filled += 1;
            if self.filled * 5 >= self.mask() * 3 {
                self.rebuild();
            }
        }
    }

    /// The end of `difference_update`: takes the dummies away if they are more than a quarter of the slots.
    pub(crate) fn shrink(&mut self) {
        if self.filled - self.used > self.mask() / 4 {
            self.rebuild();
        }
    }

    fn rebuild(&mut self) {
        self.resize(if self.used > 50_000 { self.used * 2 } else { self.used * 4 });
    }

    /// Removes the element at which `probe` is, and returns it.
    pub(crate) fn remove_at(&mut self, probe: Probe) -> Option<K> {
        let entry = self.at_slot(probe.slot)?;
        self.vacate(probe.slot);
        Some(entry.key)
    }

    /// Removes an arbitrary element: CPython's choice where the hashes are CPython's, else the oldest.
    pub(crate) fn pop(&mut self) -> Option<K> {
        if self.used == 0 {
            return None;
        }
        if !self.stable {
            let oldest = self.entries.iter().position(Option::is_some)?;
            let slot = self.slots.iter().position(|&entry| entry == index(oldest))?;
            let key = self.entries[oldest]?.key;
            self.vacate(slot);
            return Some(key);
        }
        let mut slot = self.finger & self.mask();
        while self.at_slot(slot).is_none() {
            slot = if slot == self.mask() { 0 } else { slot + 1 };
        }
        let key = self.at_slot(slot)?.key;
        self.vacate(slot);
        self.finger = slot + 1;
        Some(key)
    }

    /// Removes all elements.
    pub(crate) fn clear(&mut self) {
        *self = Self { finger: self.finger, ..Self::new() };
    }

    /// The first element at or after position `*at`, which is moved behind it. Start with 0.
    pub(crate) fn next(&self, at: &mut usize) -> Option<Entry<K>> {
        let end = if self.stable { self.slots.len() } else { self.entries.len() };
        while *at < end {
            let entry = if self.stable { self.at_slot(*at) } else { self.entries[*at] };
            *at += 1;
            if entry.is_some() {
                return entry;
            }
        }
        None
    }

    /// The elements in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Entry<K>> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || self.next(&mut at))
    }

    /// Whether the hashes of all elements are those of CPython.
    #[must_use]
    pub(crate) fn is_stable(&self) -> bool {
        self.stable
    }

    /// The first half of `update`, `|` and the copy of a set: makes room. Returns true if that was all, because this
    /// set was empty.
    pub(crate) fn reserve_merge(&mut self, other: &Self) -> bool {
        if other.used == 0 {
            return true;
        }
        if (self.filled + other.used) * 5 >= self.mask() * 3 {
            self.resize((self.used + other.used) * 2);
        }
        if self.filled > 0 {
            return false;
        }
        let (stable, finger) = (self.stable & other.stable, self.finger);
        if self.slots.len() == other.slots.len() && other.filled == other.used {
            *self = Self { stable, finger, ..other.clone() };
            return true;
        }
        self.stable = stable;
        for entry in other.iter() {
            self.insert_clean(entry);
        }
        true
    }

    fn mask(&self) -> usize {
        self.slots.len() - 1
    }

    #[allow(clippy::cast_possible_truncation, reason = "the lowest bits are wanted")]
    fn start_probe(&self, hash: i64) -> Probe {
        let base = hash.cast_unsigned() as usize & self.mask();
        Probe { slot: base, left: self.neighbours(base), base, perturb: hash.cast_unsigned() }
    }

    /// How many slots after `base` are tried before the next jump: none where they would not fit.
    fn neighbours(&self, base: usize) -> usize {
        if base + LINEAR_PROBES <= self.mask() { LINEAR_PROBES } else { 0 }
    }

    #[allow(clippy::cast_possible_truncation, reason = "the lowest bits are wanted")]
    fn step(&self, probe: Probe) -> Probe {
        if probe.left > 0 {
            return Probe { slot: probe.slot + 1, left: probe.left - 1, ..probe };
        }
        let perturb = probe.perturb >> PERTURB_SHIFT;
        let jump = (probe.base as u64).wrapping_mul(5).wrapping_add(1).wrapping_add(perturb);
        let base = jump as usize & self.mask();
        Probe { slot: base, left: self.neighbours(base), base, perturb }
    }

    fn candidate(&self, hash: i64, mut probe: Probe) -> Option<(Probe, K)> {
        while self.slots[probe.slot] != EMPTY {
            if let Some(entry) = self.at_slot(probe.slot).filter(|entry| entry.hash == hash) {
                return Some((probe, entry.key));
            }
            probe = self.step(probe);
        }
        None
    }

    fn at_slot(&self, slot: usize) -> Option<Entry<K>> {
        self.entries.get(self.slots[slot] as usize).copied().flatten()
    }

    fn vacate(&mut self, slot: usize) {
        if let Some(entry) = self.entries.get_mut(self.slots[slot] as usize) {
            *entry = None;
            self.slots[slot] = DUMMY;
            self.used -= 1;
        }
    }

    /// Rebuilds the table for more than `wanted` slots, without the dummies.
    fn resize(&mut self, wanted: usize) {
        let mut size = LEAST_SLOTS;
        while size <= wanted {
            size *= 2;
        }
        self.drop_removed();
        let old = std::mem::replace(&mut self.slots, vec![EMPTY; size]);
        self.filled = self.used;
        for entry in old {
            if entry < DUMMY {
                self.place(entry);
            }
        }
    }

    /// Takes removed elements out of `entries`.
    fn drop_removed(&mut self) {
        if self.entries.len() == self.used {
            return;
        }
        let mut moved = vec![DUMMY; self.entries.len()];
        let mut kept = Vec::with_capacity(self.used + self.used / 2);
        for (from, entry) in self.entries.iter().enumerate() {
            if entry.is_some() {
                moved[from] = index(kept.len());
                kept.push(*entry);
            }
        }
        self.entries = kept;
        for slot in &mut self.slots {
            if *slot < DUMMY {
                *slot = moved[*slot as usize];
            }
        }
    }

    fn insert_clean(&mut self, entry: Entry<K>) {
        self.entries.push(Some(entry));
        self.used += 1;
        self.filled += 1;
        self.place(index(self.entries.len() - 1));
    }

    /// Puts an entry into the first empty slot of its probes.
    fn place(&mut self, entry: u32) {
        let Some(Some(Entry { hash, .. })) = self.entries.get(entry as usize) else { return };
        let mut at = self.start_probe(*hash);
        while self.slots[at.slot] != EMPTY {
            at = self.step(at);
        }
        self.slots[at.slot] = entry;
    }
}

#[allow(clippy::cast_possible_truncation, reason = "the limit of the heap comes long before")]
fn index(entry: usize) -> u32 {
    entry as u32
}
