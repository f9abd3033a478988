//! Objects, into which pointers point. A pointer is an address with the number of its object and the generation of
//! that number, so that a dangling pointer is always recognised.

use std::rc::Rc;

/// The state of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// A global, which lives as long as the program.
    Global,
    /// A literal or a constant, which cannot be written.
    ReadOnly,
    /// A variable of a call.
    Local,
    /// From `malloc`.
    Heap,
    /// A variable of a call that has returned.
    Gone,
    /// Given back by `free`.
    Freed,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Object {
    pub(crate) start: u32,
    pub(crate) size: u32,
    pub(crate) generation: u32,
    pub(crate) state: State,
    /// The line of `malloc`.
    pub(crate) line: u32,
}

const CHUNK: usize = 32;
const INDEX_BITS: u32 = 20;
/// How many objects there can be at a time.
pub(crate) const MAX_OBJECTS: u32 = (1 << INDEX_BITS) - 1;
/// The last generation: then a number is not used again. Tags above are those of functions and files.
const LAST_GENERATION: u32 = 4_000;

/// The objects of a program, in chunks that clones share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Objects {
    chunks: Vec<Rc<[Object; CHUNK]>>,
    count: u32,
    /// Numbers that are free again.
    free: Rc<Vec<u32>>,
}

impl Objects {
    /// The object of a tag, if it is of this generation or an older one.
    #[inline]
    pub(crate) fn find(&self, tag: u32) -> Option<&Object> {
        let index = (tag & MAX_OBJECTS) as usize;
        let object = self.chunks.get(index / CHUNK).map(|chunk| &chunk[index % CHUNK])?;
        (object.generation == tag >> INDEX_BITS && (index as u32) < self.count).then_some(object)
    }

    /// The address that a pointer points at, if `size` bytes of a living object are there, at a multiple of their size.
    #[inline]
    pub(crate) fn check(&self, pointer: u64, size: u32, write: bool) -> Option<u32> {
        let at = pointer as u32;
        let object = self.find((pointer >> 32) as u32)?;
        let inside = at >= object.start && u64::from(at - object.start) + u64::from(size) <= u64::from(object.size);
        let lives = match object.state {
            State::Global | State::Local | State::Heap => true,
            State::ReadOnly => !write,
            State::Gone | State::Freed => false,
        };
        let aligned = at & 7 == 0 || !matches!(size, 2 | 4 | 8) || at & (size - 1) == 0;
        (inside && lives && aligned).then_some(at)
    }

    /// The state of the object of a tag whose number has been reused.
    pub(crate) fn is_stale(&self, tag: u32) -> bool {
        let index = (tag & MAX_OBJECTS) as usize;
        let object = self.chunks.get(index / CHUNK).map(|chunk| &chunk[index % CHUNK]);
        object.is_some_and(|object| tag >> INDEX_BITS < object.generation)
    }

    fn object_mut(&mut self, index: u32) -> Option<&mut Object> {
        let chunk = self.chunks.get_mut(index as usize / CHUNK)?;
        Some(&mut Rc::make_mut(chunk)[index as usize % CHUNK])
    }

    /// A new object: its tag. None if there are too many.
    pub(crate) fn add(&mut self, start: u32, size: u32, state: State, line: u32) -> Option<u32> {
        if !self.free.is_empty()
            && let Some(index) = Rc::make_mut(&mut self.free).pop()
        {
            let object = self.object_mut(index)?;
            let generation = object.generation + 1;
            *object = Object { start, size, generation, state, line };
            return Some(generation << INDEX_BITS | index);
        }
        if self.count >= MAX_OBJECTS {
            return None;
        }
        let index = self.count;
        if index as usize / CHUNK == self.chunks.len() {
            let none = Object { start: 0, size: 0, generation: 0, state: State::Gone, line: 0 };
            self.chunks.push(Rc::new([none; CHUNK]));
        }
        self.count += 1;
        *self.object_mut(index)? = Object { start, size, generation: 0, state, line };
        Some(index)
    }

    /// An object comes to its end; its number may be used again.
    pub(crate) fn end(&mut self, tag: u32, state: State) {
        let index = tag & MAX_OBJECTS;
        if let Some(object) = self.object_mut(index) {
            object.state = state;
            if object.generation < LAST_GENERATION {
                Rc::make_mut(&mut self.free).push(index);
            }
        }
    }

    /// What was allocated and not given back: tags, places and sizes.
    pub(crate) fn heap(&self) -> Vec<(u32, u32, u32)> {
        let all = self.chunks.iter().flat_map(|chunk| chunk.iter()).take(self.count as usize);
        let lives = (0..).zip(all).filter(|(_, object)| object.state == State::Heap);
        lives.map(|(index, object)| (object.generation << INDEX_BITS | index, object.start, object.size)).collect()
    }

    /// The object that has an address, if one lives there.
    pub(crate) fn at(&self, at: u32) -> Option<&Object> {
        let all = self.chunks.iter().flat_map(|chunk| chunk.iter()).take(self.count as usize);
        let mut lives = all.filter(|object| !matches!(object.state, State::Gone | State::Freed));
        lives.find(|object| object.start <= at && at - object.start < object.size.max(1))
    }

    pub(crate) fn footprint(&self) -> usize {
        self.chunks.len() * size_of::<Rc<[Object; CHUNK]>>() + CHUNK * size_of::<Object>()
    }
}
