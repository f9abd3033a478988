//! What is known of objects. One that is no more can have left its handle to another.

use rewindable_python::heap::Heap;
use rewindable_python::value::Handle;
use std::collections::HashMap;

/// A table of objects. The table of the standard library has numbers alone, of one kind for all values: each other kind
/// would be another copy of its code in the module that a page loads.
#[derive(Clone, Debug)]
pub(crate) struct ByObject<T> {
    /// By the number that each has alone.
    places: HashMap<usize, usize>,
    values: Vec<(Handle, T)>,
}

impl<T> ByObject<T> {
    /// What is known of an object.
    pub fn get(&self, heap: &Heap, object: Handle) -> Option<&T> {
        place(&self.places, heap, object).map(|place| &self.values[place].1)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, heap: &Heap, object: Handle) -> Option<&mut T> {
        place(&self.places, heap, object).map(|place| &mut self.values[place].1)
    }

    /// Adds an object that is not there.
    pub fn insert(&mut self, heap: &Heap, object: Handle, value: T) {
        self.places.insert(heap.born(object) as usize, self.values.len());
        self.values.push((object, value));
    }

    /// The objects in the order in which they were added.
    pub fn iter(&self) -> std::slice::Iter<'_, (Handle, T)> {
        self.values.iter()
    }
}

/// One function for objects with anything that is known of them.
#[inline(never)]
fn place(places: &HashMap<usize, usize>, heap: &Heap, object: Handle) -> Option<usize> {
    places.get(&(heap.born(object) as usize)).copied()
}

impl<T> Default for ByObject<T> {
    fn default() -> ByObject<T> {
        ByObject { places: HashMap::new(), values: Vec::new() }
    }
}
