//! The keys to look up.

use super::super::super::simd::Key;
use super::bit_order::BitOrder;
use super::layout::{ENTRIES, ENTRY, LAYOUTS, Layout};
use super::sorting::by_halves;

/// A key to look up: for each table the byte where its entry begins. That is ready to use: an index would first have to
/// be shifted and masked, each time that the key is looked up.
pub type Probe = [u16; 3];

/// The entry that fills up the last four of a run: the last entry that can be pointed to, which has no lane.
const FILLER: Probe = [((ENTRIES - 1) * ENTRY) as u16; 3];

/// Keys that are looked up together. With eight, an engine may load for all of them first, and run out of registers.
pub const FOUR: usize = 4;

/// Keys to look up, in runs with the same low bits.
#[derive(Clone, Debug, Default)]
pub struct Probes {
    /// By their low bits; some are empty.
    runs: Vec<Run>,
    /// Room for those that a group does not skip.
    passing: Vec<Run>,
    rest: Vec<[Probe; FOUR]>,
    cursors: Vec<[u32; 2]>,
}

/// All keys with the same low bits.
#[derive(Clone, Copy, Debug)]
struct Run {
    low: u32,
    /// Where its fours begin, and how many there are.
    start: u32,
    length: u32,
}

impl Probes {
    /// Replaces the list.
    pub fn set<K: Key>(&mut self, layout: Layout, order: &BitOrder, lists: &[&[K]]) {
        match LAYOUTS.iter().position(|&one| one == layout) {
            Some(0) => self.sort::<K, 0>(order, lists),
            Some(1) => self.sort::<K, 1>(order, lists),
            Some(2) => self.sort::<K, 2>(order, lists),
            Some(3) => self.sort::<K, 3>(order, lists),
            Some(4) => self.sort::<K, 4>(order, lists),
            Some(5) => self.sort::<K, 5>(order, lists),
            _ => unreachable!("no probes of {layout:?}"),
        }
    }

    /// Replaces the list, for the layout of this number: shifts by a constant are quicker.
    #[inline(never)]
    fn sort<K: Key, const LAYOUT: usize>(&mut self, order: &BitOrder, lists: &[&[K]]) {
        let layout = const { LAYOUTS[LAYOUT] };
        let of = |key: K| if layout.ordered { order.of(key.wide()) } else { key.wide() };
        let low = |key: u64| key as usize & ((1 << layout.low) - 1);
        // Places are counted in 32 bits, and so are the carries of each lane.
        assert!(lists.iter().map(|list| list.len()).sum::<usize>() < 1 << 30, "fewer keys than can be counted");
        let cursors = &mut self.cursors;
        cursors.clear();
        cursors.resize(1 << layout.low, [0; 2]);
        for list in lists {
            by_halves(list, |key, half| cursors[low(of(key))][half] += 1);
        }
        self.runs.clear();
        let mut start = 0;
        for (low, cursor) in (0..).zip(cursors.iter_mut()) {
            let [one, two] = *cursor;
            let length = (one + two).div_ceil(FOUR as u32);
            *cursor = [start * FOUR as u32, start * FOUR as u32 + one];
            self.runs.push(Run { low, start, length });
            start += length;
        }
        if self.rest.len() < start as usize {
            self.rest.resize(2 * start as usize, [FILLER; FOUR]);
        }
        for &Run { start, length, .. } in self.runs.iter().filter(|run| run.length > 0) {
            self.rest[(start + length) as usize - 1] = [FILLER; FOUR];
        }
        self.passing.clone_from(&self.runs);
        let rest = self.rest.as_flattened_mut();
        let [first, second, third] = layout.tables;
        let entry = |key: u64, bit: u32, width: u32| {
            let scale = ENTRY.ilog2();
            let bytes = if bit < scale { key << (scale - bit) } else { key >> (bit - scale) };
            bytes as u16 & (((1 << width) - 1) * ENTRY) as u16
        };
        for list in lists {
            by_halves(list, |key, half| {
                let (key, bit) = (of(key), layout.low);
                let cursor = &mut cursors[low(key)][half];
                rest[*cursor as usize] =
                    [entry(key, bit, first), entry(key, bit + first, second), entry(key, bit + first + second, third)];
                *cursor += 1;
            });
        }
    }

    /// The keys, in fours, of each run whose low bits have none of `struck` and pass, beside these.
    #[inline(always)]
    pub fn runs_where(
        &mut self,
        struck: u32,
        pass: impl Fn(u32) -> bool,
    ) -> impl Iterator<Item = (u32, &[[Probe; FOUR]])> {
        // All subsets of the bits that are not struck, in rising order.
        let open = (self.runs.len() as u32).wrapping_sub(1) & !struck;
        let (mut low, mut length) = (0, 0);
        if !self.runs.is_empty() {
            loop {
                let run = self.runs[low as usize];
                self.passing[length] = run;
                // Branchless: whether a run passes is hard to predict.
                length += usize::from((run.length > 0) & pass(low));
                if low == open {
                    break;
                }
                low = low.wrapping_sub(open) & open;
            }
        }
        let fours = |run: &Run| (run.low, &self.rest[run.start as usize..][..run.length as usize]);
        self.passing[..length].iter().map(fours)
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<[Probe; FOUR]>() * self.rest.capacity()
            + 8 * self.cursors.capacity()
            + size_of::<Run>() * (self.runs.capacity() + self.passing.capacity())
    }
}
