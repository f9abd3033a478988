//! The heap of `malloc`: free blocks are reused by their size, else memory grows.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::limits::MAX_MEMORY;

#[derive(Clone, Debug)]
pub(crate) struct Heap {
    /// Free blocks by their size.
    free: Rc<BTreeMap<u32, Vec<u32>>>,
    /// Where free memory begins.
    pub(crate) top: u32,
}

impl Heap {
    pub(crate) fn new(begin: u32) -> Heap {
        Heap { free: Rc::default(), top: begin.next_multiple_of(16) }
    }

    fn room(size: u32) -> u32 {
        size.max(1).next_multiple_of(16)
    }

    /// An address with room for some bytes, and whether it is new memory; none if the memory is full.
    pub(crate) fn take(&mut self, size: u32) -> Option<(u32, bool)> {
        if size > MAX_MEMORY {
            return None;
        }
        let room = Heap::room(size);
        if self.free.contains_key(&room) {
            let free = Rc::make_mut(&mut self.free);
            if let Some(places) = free.get_mut(&room) {
                let at = places.pop();
                if places.is_empty() {
                    free.remove(&room);
                }
                if let Some(at) = at {
                    return Some((at, false));
                }
            }
        }
        let at = self.top;
        let end = at.checked_add(room).filter(|&end| end <= MAX_MEMORY)?;
        self.top = end;
        Some((at, true))
    }

    pub(crate) fn give_back(&mut self, at: u32, size: u32) {
        Rc::make_mut(&mut self.free).entry(Heap::room(size)).or_default().push(at);
    }
}
