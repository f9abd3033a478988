//! The keys that are tabulated.

use super::super::super::diagonals::mirrored;
use super::super::super::simd::{Key, LANES};
use super::bit_order::BitOrder;
use super::layout::Layout;
use super::sorting::by_halves;

/// Keys whose mirror images are tabulated, sorted by the low bits of these, neighbours differing in one.
#[derive(Clone, Debug, Default)]
pub struct Tabled<K> {
    /// The keys, and after them as many more as a group has lanes.
    keys: Vec<K>,
    cursors: Vec<[u32; 2]>,
}

impl<K: Key> Tabled<K> {
    /// Replaces the list.
    #[inline(never)]
    pub fn set(&mut self, layout: Layout, order: &BitOrder, list: &[K]) {
        let sorted = layout.sorted as usize;
        let mask = (1 << sorted) - 1;
        let number = |key: K| match layout.ordered {
            true => usize::from(order.of_mirrored(key.wide())) & mask,
            false => mirrored(key.wide()) as usize & mask,
        };
        let cursors = &mut self.cursors;
        cursors.clear();
        cursors.resize(1 << sorted, [0; 2]);
        by_halves(list, |key, half| cursors[number(key)][half] += 1);
        // In a Gray code the highest bit changes least often: that is the first one, so that more groups have it in all
        // their lanes, and are skipped by all probes that have it too.
        let (mut gray, mut start) = (0, 0);
        for i in 1..=cursors.len() {
            let [one, two] = cursors[gray];
            cursors[gray] = [start, start + one];
            start += one + two;
            gray ^= 1 << (sorted - 1).saturating_sub(i.trailing_zeros() as usize);
        }
        if self.keys.len() < list.len() + LANES {
            self.keys.resize(2 * list.len() + LANES, K::default());
        }
        by_halves(list, |key, half| {
            let cursor = &mut cursors[number(key)][half];
            self.keys[*cursor as usize] = key;
            *cursor += 1;
        });
    }

    /// As many keys from this one as a group has lanes. Those after the last mean nothing.
    pub fn group(&self, start: usize) -> &[K] {
        &self.keys[start..start + LANES]
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<K>() * self.keys.capacity()
    }
}
