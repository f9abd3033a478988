//! The heap: every object that has an address, in one arena.
//!
//! Values refer to objects by [`Handle`], so a clone of the arena is an exact deep copy: sharing and cycles included.
//! What never changes (text, tuples, large numbers) is shared between clones by `Rc`.
//!
//! Memory is counted when an object is made or grows. The machine collects garbage between two lines, and
//! where a native function asks for it, which is then run again; so Rust code may hold values in its own variables.

use std::rc::Rc;

use crate::big_int::BigInt;
use crate::dict::Dict;
use crate::fresh::{Fresh, LONGEST};
use crate::native::{Limit, Stop};
use crate::object::{Iter, Object, Text};
use crate::set::Set;
use crate::value::{Handle, Value};

/// All objects together take at most this many bytes.
pub const HEAP_LIMIT: usize = 64 << 20;

/// A list, a string or a tuple has at most this many elements.
pub const SIZE_LIMIT: usize = 1_000_000;

/// A whole number has at most this many bits: some hundred thousand decimal digits.
pub const INT_LIMIT: u64 = 332_192;

/// One place of the arena.
#[derive(Clone, Debug)]
struct Slot {
    object: Object,
    /// The number of the last write to this object.
    version: u32,
    /// The number of the first one, which made it.
    born: u32,
}

/// The objects of one machine.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    slots: Vec<Slot>,
    free: Vec<Handle>,
    /// How many writes there have been; numbers [`Slot::version`].
    writes: u32,
    /// The bytes of all objects, garbage included.
    bytes: usize,
    /// The bytes of all objects that were ever made.
    made: u64,
    /// Lists whose elements are followed.
    fresh: Fresh,
    /// Garbage is collected when `bytes` has reached this.
    threshold: usize,
}

impl Heap {
    /// Makes an object.
    ///
    /// # Errors
    /// When the heap is full, or the object is too long.
    #[inline]
    pub fn insert(&mut self, object: Object) -> Result<Handle, Stop> {
        self.grow(size_of::<Slot>() + object.outer_bytes())?;
        self.writes = self.writes.wrapping_add(1);
        let slot = Slot { object, version: self.writes, born: self.writes };
        if let Some(handle) = self.free.pop() {
            self.slots[handle.0 as usize] = slot;
            Ok(handle)
        } else {
            self.slots.push(slot);
            Ok(Handle(self.slots.len() as u32 - 1))
        }
    }

    /// Counts bytes that an object is about to take.
    ///
    /// # Errors
    /// When the heap is full.
    #[inline]
    pub fn grow(&mut self, bytes: usize) -> Result<(), Stop> {
        self.bytes += bytes;
        self.made += bytes as u64;
        if self.bytes > HEAP_LIMIT { Err(Stop::limit(Limit::Heap)) } else { Ok(()) }
    }

    /// The object at a handle.
    #[inline]
    pub fn get(&self, handle: Handle) -> &Object {
        &self.slots.as_slice()[handle.0 as usize].object
    }

    /// The object at a handle, to be changed; it gets a new [version](Heap::version).
    ///
    /// A caller that makes it longer must count that by [`grow`](Heap::grow).
    #[inline]
    pub fn get_mut(&mut self, handle: Handle) -> &mut Object {
        self.writes = self.writes.wrapping_add(1);
        let slot = &mut self.slots.as_mut_slice()[handle.0 as usize];
        slot.version = self.writes;
        &mut slot.object
    }

    /// An iterator, to be moved on. No variable shows how far it is, so that is no write.
    #[inline]
    pub(crate) fn iterator_mut(&mut self, handle: Handle) -> &mut Object {
        &mut self.slots.as_mut_slice()[handle.0 as usize].object
    }

    /// Counts a write to a variable of the program.
    #[inline]
    pub(crate) fn note_write(&mut self) {
        self.writes = self.writes.wrapping_add(1);
    }

    /// A number that changes whenever the object is written to (not when objects inside of it are).
    pub fn version(&self, handle: Handle) -> u32 {
        self.slots[handle.0 as usize].version
    }

    /// A number that the object has alone, also among those whose place it has taken; 0 where there is no such place.
    #[inline]
    pub fn born(&self, handle: Handle) -> u32 {
        self.slots.get(handle.0 as usize).map_or(0, |slot| slot.born)
    }

    /// How many writes there have been.
    pub fn writes(&self) -> u32 {
        self.writes
    }

    /// The bytes of all objects that were ever made.
    pub(crate) fn made(&self) -> u64 {
        self.made
    }

    /// The bytes of all objects, garbage included.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// How many places the arena has.
    pub fn places(&self) -> usize {
        self.slots.len()
    }

    /// The object of a value that has one.
    #[inline]
    pub fn object(&self, value: Value) -> Option<&Object> {
        match value {
            Value::Ref(handle) => Some(self.get(handle)),
            _ => None,
        }
    }

    /// The text of a string.
    pub fn str(&self, value: Value) -> Option<&Text> {
        match self.object(value) {
            Some(Object::Str(text)) => Some(text),
            _ => None,
        }
    }

    /// The elements of a list.
    pub fn list(&self, handle: Handle) -> &[Value] {
        match self.get(handle) {
            Object::List(items) => items,
            _ => &[],
        }
    }

    /// The elements of a list, to be changed. Empty for any other object.
    ///
    /// A caller that makes it longer must count that by [`grow`](Heap::grow), or uses [`push`](Heap::push).
    pub fn list_mut(&mut self, handle: Handle) -> Option<&mut Vec<Value>> {
        match self.get_mut(handle) {
            Object::List(items) => Some(items),
            _ => None,
        }
    }

    /// Writes an element of a list; any other object, and an index behind its end, stay as they are.
    #[inline]
    pub(crate) fn set_element(&mut self, list: Handle, at: usize, element: Value) {
        if self.fresh.may_have(list) {
            self.fresh_write(list, at);
        }
        if let Some(place) = self.list_mut(list).and_then(|items| items.get_mut(at)) {
            *place = element;
        }
    }

    /// Takes note of a write that comes next.
    #[inline(never)]
    fn fresh_write(&mut self, list: Handle, at: usize) {
        let before = self.version(list);
        self.fresh.write(list, at, before, self.writes.wrapping_add(1));
    }

    /// Follows which elements are written of a list that was just made, if it has one whole number alone.
    pub(crate) fn follow(&mut self, list: Value) {
        let Value::Ref(handle) = list else { return };
        let items = self.list(handle);
        if let [Value::Int(first), ..] = items
            && items.len() <= LONGEST
            && items.iter().all(|item| matches!(item, Value::Int(number) if number == first))
        {
            let Heap { fresh, slots, .. } = self;
            fresh.follow(handle, |handle| slots.get(handle.0 as usize).map_or(0, |slot| slot.version));
        }
    }

    /// Whether an element of a list was written since the list was made; true where that is not known.
    pub(crate) fn was_set(&self, list: Handle, at: usize) -> bool {
        !self.fresh.may_have(list) || self.fresh.was_set(list, self.version(list), at)
    }

    /// Appends to a list.
    ///
    /// # Errors
    /// When it is too long, or the heap is full.
    #[inline]
    pub fn push(&mut self, list: Handle, value: Value) -> Result<(), Stop> {
        let Object::List(items) = self.get_mut(list) else { return Ok(()) };
        let before = items.capacity();
        items.push(value);
        let (length, grown) = (items.len(), items.capacity() - before);
        check_length(length)?;
        self.grow(grown * size_of::<Value>())
    }

    /// The elements of a list or a tuple.
    pub fn sequence(&self, value: Value) -> Option<&[Value]> {
        match self.object(value) {
            Some(Object::List(items)) => Some(items),
            Some(Object::Tuple(items)) => Some(items),
            _ => None,
        }
    }

    /// Whether CPython's hash of a value is the same in every run: of numbers, and of tuples and frozensets of them.
    pub fn has_fixed_hash(&self, value: Value) -> bool {
        match value {
            Value::Int(_) | Value::Bool(_) | Value::Float(_) => true,
            Value::Ref(handle) => match self.get(handle) {
                Object::Int(_) => true,
                Object::Tuple(items) => items.iter().all(|&item| self.has_fixed_hash(item)),
                Object::FrozenSet(set) => set.has_fixed_hashes(),
                _ => false,
            },
            _ => false,
        }
    }

    /// A new string.
    ///
    /// # Errors
    /// When it is too long, or the heap is full.
    pub fn new_str(&mut self, text: impl Into<Rc<str>>) -> Result<Value, Stop> {
        self.new_text(text.into())
    }

    fn new_text(&mut self, text: Rc<str>) -> Result<Value, Stop> {
        let text = Text::new(text);
        check_length(text.len())?;
        self.insert(Object::Str(text)).map(Value::Ref)
    }

    /// A new list.
    ///
    /// # Errors
    /// When it is too long, or the heap is full.
    pub fn new_list(&mut self, items: Vec<Value>) -> Result<Value, Stop> {
        check_length(items.len())?;
        self.insert(Object::List(items)).map(Value::Ref)
    }

    /// A new tuple.
    ///
    /// # Errors
    /// When it is too long, or the heap is full.
    pub fn new_tuple(&mut self, items: impl Into<Rc<[Value]>>) -> Result<Value, Stop> {
        self.new_items(items.into())
    }

    fn new_items(&mut self, items: Rc<[Value]>) -> Result<Value, Stop> {
        check_length(items.len())?;
        self.insert(Object::Tuple(items)).map(Value::Ref)
    }

    /// A new dict.
    ///
    /// # Errors
    /// When the heap is full.
    pub fn new_dict(&mut self, dict: Dict) -> Result<Value, Stop> {
        self.insert(Object::Dict(Box::new(dict))).map(Value::Ref)
    }

    /// A new set.
    ///
    /// # Errors
    /// When the heap is full.
    pub fn new_set(&mut self, set: Set) -> Result<Value, Stop> {
        self.insert(Object::Set(Box::new(set))).map(Value::Ref)
    }

    /// A new frozenset.
    ///
    /// # Errors
    /// When the heap is full.
    pub fn new_frozenset(&mut self, set: Set) -> Result<Value, Stop> {
        self.insert(Object::FrozenSet(Rc::new(set))).map(Value::Ref)
    }

    /// A copy of the elements of a set or a frozenset.
    pub fn set_elements(&self, handle: Handle) -> Option<Set> {
        match self.get(handle) {
            Object::Set(set) => Some((**set).clone()),
            Object::FrozenSet(set) => Some((**set).clone()),
            _ => None,
        }
    }

    /// A string of one character.
    ///
    /// # Errors
    /// When the heap is full.
    pub fn new_char(&mut self, c: char) -> Result<Value, Stop> {
        self.new_str(&*c.encode_utf8(&mut [0; 4]))
    }

    /// A new iterator.
    ///
    /// # Errors
    /// When the heap is full.
    pub fn new_iter(&mut self, iter: Iter) -> Result<Value, Stop> {
        self.insert(Object::Iter(iter)).map(Value::Ref)
    }

    /// A whole number of any size.
    ///
    /// # Errors
    /// When it is longer than [`INT_LIMIT`], or the heap is full.
    pub fn new_int(&mut self, number: impl Into<BigInt>) -> Result<Value, Stop> {
        let number = number.into();
        if let Some(small) = number.to_i64() {
            return Ok(Value::Int(small));
        }
        if number.bits() > INT_LIMIT {
            return Err(Stop::limit(Limit::Size));
        }
        self.insert(Object::Int(Rc::new(number))).map(Value::Ref)
    }

    /// Whether it is time to collect garbage.
    #[inline]
    pub fn is_due(&self) -> bool {
        self.bytes >= self.threshold
    }

    /// Whether garbage should be collected even within a line: there is much, and little is left.
    #[inline]
    pub(crate) fn is_crowded(&self) -> bool {
        self.bytes > HEAP_LIMIT / 2 && self.is_due()
    }

    /// Which objects can be reached from the roots.
    pub(crate) fn mark(&self, roots: impl FnOnce(&mut dyn FnMut(Value))) -> Vec<bool> {
        let mut marked = vec![false; self.slots.len()];
        let mut queue = Vec::new();
        let mut mark = |value: Value, queue: &mut Vec<Handle>| {
            if let Value::Ref(handle) = value {
                let marked = &mut marked[handle.0 as usize];
                if !*marked {
                    *marked = true;
                    queue.push(handle);
                }
            }
        };
        roots(&mut |value| mark(value, &mut queue));
        while let Some(handle) = queue.pop() {
            self.slots[handle.0 as usize].object.visit(&mut |value| mark(value, &mut queue));
        }
        marked
    }

    /// Frees every object that cannot be reached from the roots.
    pub fn collect(&mut self, roots: impl FnOnce(&mut dyn FnMut(Value))) {
        let marked = self.mark(roots);
        // The lowest free place is used first, so that the arena stays dense and can be cut at its end.
        let used = marked.iter().rposition(|&marked| marked).map_or(0, |last| last + 1);
        self.slots.truncate(used);
        self.free.clear();
        self.bytes = 0;
        for index in (0..used).rev() {
            let slot = &mut self.slots[index];
            if marked[index] {
                self.bytes += size_of::<Slot>() + slot.object.outer_bytes();
            } else {
                slot.object = Object::Free;
                self.free.push(Handle(index as u32));
            }
        }
        // Twice the size in use, but half of the remainder when the heap is nearly full.
        let left = HEAP_LIMIT - self.bytes.min(HEAP_LIMIT);
        self.threshold = self.bytes + self.bytes.clamp(FIRST_COLLECTION, (left / 2).max(LAST_COLLECTION));
    }
}

/// The least number of bytes made between two collections.
const FIRST_COLLECTION: usize = 32 << 10;

/// The same when the heap is nearly full.
const LAST_COLLECTION: usize = 1 << 20;

/// Checks the length of a list, string or tuple.
///
/// # Errors
/// When it is too long.
#[inline]
pub fn check_length(length: usize) -> Result<(), Stop> {
    if length > SIZE_LIMIT { Err(Stop::limit(Limit::Size)) } else { Ok(()) }
}
