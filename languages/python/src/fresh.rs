//! Lists of one number alone, as `[0] * n` makes them, with the elements that were written by themselves since.
//!
//! Of `[0] * 8` with `queens[0] = 3` only the first element is the program's choice: a display of the board must not draw the
//! seven others as queens.

use crate::value::Handle;

/// The longest list that is followed: an element has a bit.
pub(crate) const LONGEST: usize = 64;

/// The number of lists that are followed, the latest ones.
const MOST: usize = 32;

/// The lists that are followed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fresh {
    lists: Vec<List>,
    /// A bit for each handle that may be among them, by its last six bits.
    handles: u64,
}

#[derive(Clone, Copy, Debug)]
struct List {
    handle: Handle,
    /// Its version after it was made or one element was written: with any other, it was written to in another way.
    version: u32,
    written: u64,
}

impl Fresh {
    /// Follows a list that was made; `version` gives the version of a handle.
    pub(crate) fn follow(&mut self, handle: Handle, version: impl Fn(Handle) -> u32) {
        self.lists.retain(|list| list.handle != handle && list.version == version(list.handle));
        if self.lists.len() == MOST {
            self.lists.remove(0);
        }
        self.lists.push(List { handle, version: version(handle), written: 0 });
        self.handles = self.lists.iter().fold(0, |all, list| all | bit(list.handle));
    }

    /// Whether a handle may be followed.
    #[inline]
    pub(crate) fn may_have(&self, handle: Handle) -> bool {
        self.handles & bit(handle) != 0
    }

    /// Takes note that one element was written, which changed the version from one to another.
    pub(crate) fn write(&mut self, handle: Handle, at: usize, before: u32, after: u32) {
        if let Some(list) = self.lists.iter_mut().find(|list| list.handle == handle && list.version == before) {
            list.written |= 1 << at;
            list.version = after;
        }
    }

    /// Whether an element of a list of this version was written; so are all of one that is not followed.
    pub(crate) fn was_set(&self, handle: Handle, version: u32, at: usize) -> bool {
        let list = self.lists.iter().find(|list| list.handle == handle && list.version == version);
        list.is_none_or(|list| at >= LONGEST || list.written & (1 << at) != 0)
    }
}

const fn bit(handle: Handle) -> u64 {
    1 << (handle.0 % 64)
}
