//! What is known of objects, by their [identities](rewindable::Machine::identity).

use std::collections::HashMap;

/// A table of objects with their places. The table of the standard library has numbers alone, of one kind for all values:
/// each other kind would be another copy of its code in the module that a page loads.
#[derive(Clone, Debug)]
pub(crate) struct ByObject<P, T> {
    indices: HashMap<u64, usize>,
    values: Vec<(P, T)>,
}

impl<P, T> ByObject<P, T> {
    /// What is known of an object.
    pub fn get(&self, identity: u64) -> Option<&T> {
        self.indices.get(&identity).map(|&index| &self.values[index].1)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, identity: u64) -> Option<&mut T> {
        self.indices.get(&identity).map(|&index| &mut self.values[index].1)
    }

    /// Adds an object that is not there.
    pub fn insert(&mut self, identity: u64, place: P, value: T) {
        self.indices.insert(identity, self.values.len());
        self.values.push((place, value));
    }

    /// The objects in the order in which they were added.
    pub fn iter(&self) -> std::slice::Iter<'_, (P, T)> {
        self.values.iter()
    }
}

impl<P, T> Default for ByObject<P, T> {
    fn default() -> ByObject<P, T> {
        ByObject { indices: HashMap::new(), values: Vec::new() }
    }
}
