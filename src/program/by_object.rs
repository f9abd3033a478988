//! What is known of objects, by their handles.

use rewindable_python::value::Handle;
use std::collections::HashMap;

/// A table of objects. The table of the standard library has numbers alone, of one kind for all values: each other kind
/// would be another copy of its code in the module that a page loads.
#[derive(Clone, Debug)]
pub(crate) struct ByObject<T> {
    places: HashMap<usize, usize>,
    values: Vec<(Handle, T)>,
}

impl<T> ByObject<T> {
    /// What is known of an object.
    pub fn get(&self, object: Handle) -> Option<&T> {
        self.places.get(&(object.0 as usize)).map(|&place| &self.values[place].1)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, object: Handle) -> Option<&mut T> {
        self.places.get(&(object.0 as usize)).map(|&place| &mut self.values[place].1)
    }

    /// Adds an object that is not there.
    pub fn insert(&mut self, object: Handle, value: T) {
        self.places.insert(object.0 as usize, self.values.len());
        self.values.push((object, value));
    }

    /// Removes all.
    pub fn clear(&mut self) {
        self.places.clear();
        self.values.clear();
    }

    /// The objects in the order in which they were added.
    pub fn iter(&self) -> std::slice::Iter<'_, (Handle, T)> {
        self.values.iter()
    }
}

impl<T> Default for ByObject<T> {
    fn default() -> ByObject<T> {
        ByObject { places: HashMap::new(), values: Vec::new() }
    }
}
