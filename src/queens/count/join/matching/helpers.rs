//! Threads that count parts of another thread's lists.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Threads that may be started to help those that count, and the memory that they may take together. Clones share both.
#[derive(Clone, Debug, Default)]
pub struct Helpers(Arc<Left>);

/// The threads and bytes that are free.
#[derive(Debug, Default)]
struct Left {
    threads: AtomicUsize,
    bytes: AtomicUsize,
}

/// A thread that helps, until it is dropped.
#[derive(Debug)]
pub(super) struct Helper {
    of: Helpers,
    bytes: usize,
}

impl Helpers {
    /// The smallest N whose jobs are long enough to help with.
    pub const SMALLEST: u8 = super::SMALLEST_BY_TREES as u8;

    /// `threads` threads, which take at most `bytes` bytes together. The default is none.
    #[must_use]
    pub fn new(threads: usize, bytes: usize) -> Helpers {
        Helpers(Arc::new(Left { threads: threads.into(), bytes: bytes.into() }))
    }

    /// A thread for a task that takes this many bytes, if both are free.
    pub(super) fn take(&self, bytes: usize) -> Option<Helper> {
        let Left { threads, bytes: all } = &*self.0;
        let less = |by: usize| move |left: usize| left.checked_sub(by);
        threads.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less(1)).ok()?;
        if all.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less(bytes)).is_err() {
            threads.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        Some(Helper { of: self.clone(), bytes })
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        let Left { threads, bytes } = &*self.of.0;
        bytes.fetch_add(self.bytes, Ordering::Relaxed);
        threads.fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_and_bytes_are_taken_until_none_is_left_and_given_back() {
        let helpers = Helpers::new(2, 100);
        assert!(helpers.take(101).is_none());
        let one = helpers.take(60).expect("both are left");
        assert!(helpers.clone().take(41).is_none());
        let two = helpers.take(40).expect("both are left");
        drop(one);
        let three = helpers.take(0).expect("a thread is left");
        assert!(helpers.take(0).is_none());
        drop((two, three));
        assert!(helpers.take(100).is_some());
        assert!(Helpers::default().take(0).is_none());
    }
}
