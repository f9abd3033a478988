//! The keys to look up.

use super::super::simd::Key;
use super::layout::{ENTRIES, ENTRY, LAYOUTS, Layout};
use super::sorting::by_halves;

/// A key to look up: for each table the byte where its entry begins. That is ready to use: an index would first have to
/// be shifted and masked, each time that the key is looked up.
pub type Probe = [u16; 3];

/// What fills up the last four of a run: the last entry that can be pointed to, which has no lane.
const FILLER: Probe = [((ENTRIES - 1) * ENTRY) as u16; 3];

/// Keys that are looked up together. With eight, an engine may load for all of them first, and run out of registers.
pub const FOUR: usize = 4;

/// Keys to look up, in runs with the same low bits.
#[derive(Clone, Debug, Default)]
pub struct Probes {
    runs: Vec<Run>,
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
    pub fn set<K: Key>(&mut self, layout: Layout, lists: &[&[K]]) {
        match LAYOUTS.iter().position(|&one| one == layout) {
            Some(0) => self.sort::<K, 0>(lists),
            Some(1) => self.sort::<K, 1>(lists),
            Some(2) => self.sort::<K, 2>(lists),
            Some(3) => self.sort::<K, 3>(lists),
            Some(4) => self.sort::<K, 4>(lists),
            _ => unreachable!("no probes of {layout:?}"),
        }
    }

    /// Replaces the list, for the layout of this number: shifts by a constant are quicker.
    #[inline(never)]
    fn sort<K: Key, const LAYOUT: usize>(&mut self, lists: &[&[K]]) {
        let layout = const { LAYOUTS[LAYOUT] };
        let low = |key: K| key.wide() as usize & ((1 << layout.low) - 1);
        let cursors = &mut self.cursors;
        cursors.clear();
        cursors.resize(1 << layout.low, [0; 2]);
        for list in lists {
            by_halves(list, |key, half| cursors[low(key)][half] += 1);
        }
        self.runs.clear();
        let mut start = 0;
        for (low, cursor) in (0..).zip(cursors.iter_mut()) {
            let [one, two] = *cursor;
            let length = (one + two).div_ceil(FOUR as u32);
            if length > 0 {
                *cursor = [start * FOUR as u32, start * FOUR as u32 + one];
                self.runs.push(Run { low, start, length });
                start += length;
            }
        }
        if self.rest.len() < start as usize {
            self.rest.resize(2 * start as usize, [FILLER; FOUR]);
        }
        for &Run { start, length, .. } in &self.runs {
            self.rest[(start + length) as usize - 1] = [FILLER; FOUR];
        }
        let rest = self.rest.as_flattened_mut();
        let [first, second, third] = layout.tables;
        let entry = |key: u64, bit: u32, width: u32| {
            (key >> (bit - ENTRY.ilog2())) as u16 & (((1 << width) - 1) * ENTRY) as u16
        };
        for list in lists {
            by_halves(list, |key, half| {
                let cursor = &mut cursors[low(key)][half];
                let (key, bit) = (key.wide(), layout.low);
                rest[*cursor as usize] =
                    [entry(key, bit, first), entry(key, bit + first, second), entry(key, bit + first + second, third)];
                *cursor += 1;
            });
        }
    }

    /// How many fours of the keys have a low bit; none of them has another bit than the low ones.
    pub fn having(&self, bit: u32) -> u64 {
        self.runs.iter().map(|run| u64::from((run.low >> bit & 1) * run.length)).sum()
    }

    /// Whether there is nothing to look up.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }

    /// The keys, in fours, of each run: its low bits come first.
    #[inline(always)]
    pub fn runs(&self) -> impl Iterator<Item = (u32, &[[Probe; FOUR]])> {
        self.runs.iter().map(|run| (run.low, &self.rest[run.start as usize..][..run.length as usize]))
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<[Probe; FOUR]>() * self.rest.capacity()
            + 8 * self.cursors.capacity()
            + size_of::<Run>() * self.runs.capacity()
    }
}
