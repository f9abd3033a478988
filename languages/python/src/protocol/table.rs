//! Keys of dicts and elements of sets: found by hash, compared by `==`.

use crate::dict;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::set;
use crate::value::{Handle, Value};

impl Call<'_> {
    /// The entry of a key with its hash.
    fn dict_entry(&mut self, dict: Handle, hash: i64, key: Value) -> Result<Option<usize>, Stop> {
        let mut probe: Option<dict::Probe> = None;
        loop {
            let Object::Dict(entries) = self.heap().get(dict) else { return Ok(None) };
            let Some((found, candidate)) = entries.candidate(hash, probe) else { return Ok(None) };
            if self.equal(candidate, key)? {
                return Ok(Some(found.entry));
            }
            probe = Some(found);
        }
    }

    /// The value of a key.
    ///
    /// # Errors
    /// TypeError if the key can change; what a method of it raises.
    pub fn dict_get(&mut self, dict: Handle, key: Value) -> Result<Option<Value>, Stop> {
        let hash = self.hash(key)?;
        let Some(entry) = self.dict_entry(dict, hash, key)? else { return Ok(None) };
        match self.heap().get(dict) {
            Object::Dict(entries) => Ok(Some(entries.value(entry))),
            _ => Ok(None),
        }
    }

    /// Gives a key a value.
    ///
    /// # Errors
    /// As of [`Call::dict_get`], and when the heap is full.
    pub fn dict_set(&mut self, dict: Handle, key: Value, value: Value) -> Result<(), Stop> {
        let hash = self.hash(key)?;
        self.dict_set_hashed(dict, hash, key, value)
    }

    /// The same for a key whose hash is known.
    ///
    /// # Errors
    /// As of [`Call::dict_set`].
    pub(crate) fn dict_set_hashed(&mut self, dict: Handle, hash: i64, key: Value, value: Value) -> Result<(), Stop> {
        let entry = self.dict_entry(dict, hash, key)?;
        let Object::Dict(entries) = self.heap().get_mut(dict) else { return Ok(()) };
        if let Some(entry) = entry {
            entries.set_value(entry, value);
            return Ok(());
        }
        let before = entries.bytes();
        entries.insert(hash, key, value);
        let grown = entries.bytes().saturating_sub(before);
        crate::heap::check_length(entries.len())?;
        self.heap().grow(grown)
    }

    /// Removes a key and returns its value.
    ///
    /// # Errors
    /// As of [`Call::dict_get`].
    pub fn dict_remove(&mut self, dict: Handle, key: Value) -> Result<Option<Value>, Stop> {
        let hash = self.hash(key)?;
        let Some(entry) = self.dict_entry(dict, hash, key)? else { return Ok(None) };
        match self.heap().get_mut(dict) {
            Object::Dict(entries) => Ok(Some(entries.remove(entry).1)),
            _ => Ok(None),
        }
    }

    /// The place of an element with its hash.
    fn set_entry(&mut self, set: Handle, hash: i64, element: Value) -> Result<Option<set::Probe>, Stop> {
        let mut probe = None;
        loop {
            let found = match self.heap().get(set) {
                Object::Set(elements) => elements.candidate(hash, probe),
                Object::FrozenSet(elements) => elements.candidate(hash, probe),
                _ => None,
            };
            let Some((found, candidate)) = found else { return Ok(None) };
            if self.equal(candidate, element)? {
                return Ok(Some(found));
            }
            probe = Some(found);
        }
    }

    /// Whether an element is in a set.
    ///
    /// # Errors
    /// TypeError if the element can change; what a method of it raises.
    pub fn set_contains(&mut self, set: Handle, element: Value) -> Result<bool, Stop> {
        let hash = self.hash(element)?;
        self.set_contains_hashed(set, hash, element)
    }

    /// The same for an element whose hash is known.
    ///
    /// # Errors
    /// What a method of an element raises.
    pub(crate) fn set_contains_hashed(&mut self, set: Handle, hash: i64, element: Value) -> Result<bool, Stop> {
        Ok(self.set_entry(set, hash, element)?.is_some())
    }

    /// Adds an element. Returns whether it was missing.
    ///
    /// # Errors
    /// As of [`Call::set_contains`], and when the heap is full.
    pub fn set_add(&mut self, set: Handle, element: Value) -> Result<bool, Stop> {
        let hash = self.hash(element)?;
        self.set_add_hashed(set, hash, element)
    }

    /// The same for an element whose hash is known.
    ///
    /// # Errors
    /// As of [`Call::set_add`].
    pub(crate) fn set_add_hashed(&mut self, set: Handle, hash: i64, element: Value) -> Result<bool, Stop> {
        if self.set_entry(set, hash, element)?.is_some() {
            return Ok(false);
        }
        let fixed = self.heap().has_fixed_hash(element);
        let Object::Set(elements) = self.heap().get_mut(set) else { return Ok(false) };
        let before = elements.bytes();
        elements.insert(hash, element, fixed);
        let grown = elements.bytes().saturating_sub(before);
        crate::heap::check_length(elements.len())?;
        self.heap().grow(grown)?;
        Ok(true)
    }

    /// Removes an element. Returns whether it was there.
    ///
    /// # Errors
    /// As of [`Call::set_contains`].
    pub fn set_remove(&mut self, set: Handle, element: Value) -> Result<bool, Stop> {
        let hash = self.hash(element)?;
        self.set_remove_hashed(set, hash, element)
    }

    /// The same for an element whose hash is known.
    ///
    /// # Errors
    /// What a method of an element raises.
    pub(crate) fn set_remove_hashed(&mut self, set: Handle, hash: i64, element: Value) -> Result<bool, Stop> {
        let Some(probe) = self.set_entry(set, hash, element)? else { return Ok(false) };
        if let Object::Set(elements) = self.heap().get_mut(set) {
            elements.remove(probe);
        }
        Ok(true)
    }
}
