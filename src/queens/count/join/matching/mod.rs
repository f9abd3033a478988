//! The join: how many pairs of a west key and an east key are disjoint.
//!
//! One list is taken in groups of 128 keys, one in each lane of a vector. Column j of a group says which of its keys have
//! bit j. To look up all keys that are disjoint from a given one is to strike out the columns of its bits:
//!
//! ```text
//!                 bit 5 4 3 2 1 0
//!     group  lane 0   0 1 0 0 1 0       a key to look up, a probe:   1 0 0 1 0 1
//!            lane 1   0 0 1 0 1 0       not in column 5:             lanes 0 1 . 3
//!            lane 2   1 0 0 1 0 0       not in columns 2 and 0:      lanes 0 1 . .
//!            lane 3   0 0 0 0 1 1       disjoint: lanes 0 and 1, so 2 is added to the count
//! ```
//!
//! All combinations of some eight to ten columns are struck out beforehand, so that a probe is three look-ups
//! and as many ANDs for 128 pairs. A key is looked up in nine groups on average, so it is kept as the places in the
//! tables that it leads to. What they leave is added up in binary, lane by lane (`sliced_counter`), so that one popcount is enough
//! for many.
//!
//! Most probes need not be looked up at all. Both lists are sorted by their lowest bits, which are those of the longest
//! diagonals. Neighbours in a group then share most of these bits, and a run of probes with the same low bits that leave
//! no lane of the group is skipped as a whole. The tabulated list is sorted in the order of a Gray code, so that
//! neighbours differ in one bit at most.

mod layout;
mod probes;
mod sliced_counter;
mod sorting;
mod tabled;

use std::cell::RefCell;

use super::simd::{Key, Lanes, Total};
use layout::{ENTRIES, ENTRY, HALF_LOW, LANES, TABLE};
use probes::Probe;
use sliced_counter::SlicedCounter;

pub use layout::Layout;
pub use probes::Probes;
pub use tabled::Tabled;

/// Three tables. A few bytes more than can be pointed to, so that no look-up need be checked.
#[derive(Debug)]
#[repr(align(16))]
struct Entries([u8; 2 * TABLE * ENTRY + (ENTRIES + 1) * ENTRY]);

impl Entries {
    #[inline(always)]
    fn at(&self, table: usize, byte: u16) -> Lanes {
        let bytes = &self.0[table * TABLE * ENTRY + usize::from(byte)..];
        Lanes::read(bytes.first_chunk().expect("more bytes than can be pointed to"))
    }
}

/// Up to 128 keys, as tables from bits to those of them that have none of these bits.
#[derive(Debug)]
struct Group {
    low: [[[u8; ENTRY]; 1 << HALF_LOW]; 2],
    rest: Entries,
}

impl Group {
    #[inline(never)]
    fn tabulate<K: Key>(&mut self, layout: Layout, tabled: &Tabled<K>, start: usize, count: usize) {
        let all = Lanes::first(count as u32);
        let planes = K::planes(tabled.group(start));
        let (low, mut rest) = planes.split_at(layout.low as usize);
        let (lower, upper) = low.split_at(low.len().min(HALF_LOW as usize));
        double(&mut self.low[0], all, lower);
        double(&mut self.low[1], all, upper);
        let tables = self.rest.0.as_chunks_mut().0;
        for (table, width) in layout.tables.into_iter().enumerate() {
            let (these, others) = rest.split_at(width as usize);
            double(&mut tables[table * TABLE..], all, these);
            rest = others;
        }
    }
}

thread_local! {
    /// At a fixed address, so that a look-up is one instruction of WebAssembly with the table's place as its offset: on
    /// the heap each would first have to add it.
    static GROUP: RefCell<Group> =
        const { RefCell::new(Group { low: [[[0; ENTRY]; 1 << HALF_LOW]; 2], rest: Entries([0; 2 * TABLE * ENTRY + (ENTRIES + 1) * ENTRY]) }) };
}

/// Counts disjoint pairs.
#[derive(Clone, Debug)]
pub struct Matcher {
    layout: Layout,
}

impl Matcher {
    /// A matcher of keys of the given layout.
    pub fn new(layout: Layout) -> Matcher {
        Matcher { layout }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<Group>()
    }

    /// The number of pairs of a key of each of the `probes` and a key of `tabled` that have no bit in common.
    pub fn count<K: Key, const LISTS: usize>(&mut self, probes: [&Probes; LISTS], tabled: &Tabled<K>) -> [u64; LISTS] {
        let mut solutions = [0; LISTS];
        if probes.iter().all(|probes| probes.is_empty()) || tabled.is_empty() {
            return solutions;
        }
        let groups = tabled.len().div_ceil(LANES);
        let size = tabled.len().div_ceil(groups);
        for start in (0..tabled.len()).step_by(size) {
            let count = size.min(tabled.len() - start);
            GROUP.with_borrow_mut(|group| group.tabulate(self.layout, tabled, start, count));
            for (solutions, probes) in solutions.iter_mut().zip(probes) {
                *solutions += probe(probes);
            }
        }
        solutions
    }
}

/// The number of disjoint pairs of a probe and a key of the group.
#[inline(never)]
fn probe(probes: &Probes) -> u64 {
    /// Of so many fours one lane carries a sixteen once at most: 15 counted before and 16 counted now are not yet 32.
    const FLUSH: usize = 4;
    GROUP.with_borrow(|group| {
        let mut all = SlicedCounter::default();
        let mut sixteens = Total::default();
        let find = |probe: &Probe| {
            let [a, b, c] = [0, 1, 2].map(|table| group.rest.at(table, probe[table]));
            a.and(b).and(c)
        };
        for (low, run) in probes.runs() {
            let [lower, upper] = [low, low >> HALF_LOW].map(|low| low as usize & ((1 << HALF_LOW) - 1));
            let low = Lanes::read(&group.low[0][lower]).and(Lanes::read(&group.low[1][upper]));
            if !low.any() {
                continue;
            }
            // What the low bits leave is the same for the whole run, so it is looked at once, in the end.
            let mut found = SlicedCounter::default();
            for some in run.chunks(FLUSH) {
                let mut carries = Lanes::NONE;
                for four in some {
                    carries = carries.or(found.add(four.each_ref().map(find)));
                }
                if carries.any() {
                    sixteens.add(carries.and(low));
                }
            }
            let carries = all.merge(found.of(low));
            if carries.any() {
                sixteens.add(carries);
            }
        }
        16 * sixteens.sum() + all.sum()
    })
}

/// Sets entry j to the lanes of `all` that are in no plane whose bit is set in j.
fn double(table: &mut [[u8; ENTRY]], all: Lanes, planes: &[Lanes]) {
    table[0] = all.bytes();
    for (bit, &plane) in planes.iter().enumerate() {
        let (front, back) = table.split_at_mut(1 << bit);
        let (fours, rest) = front.as_chunks::<4>();
        let (back_fours, back_rest) = back[..1 << bit].as_chunks_mut::<4>();
        for (to, from) in back_fours.iter_mut().zip(fours) {
            *to = from.map(|from| Lanes::read(&from).and_not(plane).bytes());
        }
        for (to, from) in back_rest.iter_mut().zip(rest) {
            *to = Lanes::read(from).and_not(plane).bytes();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::diagonals::mirrored;
    use super::*;

    /// Lists of keys of about the density of half boards, from a fixed seed.
    fn keys(seed: u64, length: usize, bits: u32) -> Vec<u64> {
        let mut state = seed;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        (0..length).map(|_| random() & random() & ((1 << bits) - 1)).collect()
    }

    #[test]
    fn every_layout_counts_the_disjoint_pairs() {
        for m in 2..=12 {
            let layout = Layout::quickest(m);
            let bits = 4 * (m - 1);
            assert!(layout.low + layout.tables.iter().sum::<u32>() >= bits, "{layout:?} holds {bits} bits");
            for (west, east) in [(0, 5), (5, 0), (1, 1), (7, 130), (300, 127), (1000, 128), (90, 1000), (300, 1500)] {
                let (west, east) = (keys(17, west, bits), keys(4711, east, bits));
                let pairs = |a: &[u64]| a.iter().map(|a| east.iter().filter(|&&b| a & mirrored(b) == 0).count()).sum();
                let (few, many) = west.split_at(west.len() / 3);
                let mut tabled = Tabled::default();
                let mut probes = [Probes::default(), Probes::default()];
                probes[0].set(layout, &[few]);
                probes[1].set(layout, &[&many[..many.len() / 2], &many[many.len() / 2..]]);
                tabled.set(&east, &probes.each_ref());
                let expected: [usize; 2] = [pairs(few), pairs(many)];
                let counted = Matcher::new(layout).count(probes.each_ref(), &tabled);
                assert_eq!(counted.map(|count| count as usize), expected, "{layout:?}");
            }
        }
    }

    #[test]
    fn pairs_are_counted_however_many_there_are() {
        // Every lane finds something every time, so that each carry of the sum happens.
        let layout = Layout::quickest(8);
        let (mut probes, mut tabled) = (Probes::default(), Tabled::default());
        for (west, east) in [(1, 128), (16, 128), (17, 128), (31, 100), (4097, 300)] {
            probes.set(layout, &[&vec![0u32; west]]);
            tabled.set(&vec![0u32; east], &[&probes]);
            assert_eq!(Matcher::new(layout).count([&probes], &tabled), [(west * east) as u64]);
        }
    }

    #[test]
    fn planes_are_the_bits_of_mirrored_keys() {
        fn check<K: Key>(bits: u32) {
            let words = keys(99, 128, bits);
            let keys: Vec<K> = words.iter().map(|&key| K::from_wide(key)).collect();
            for (bit, plane) in K::planes(&keys).into_iter().enumerate() {
                let mut before = 0;
                for (i, &word) in words.iter().enumerate() {
                    let mut total = Total::default();
                    total.add(plane.and(Lanes::first(i as u32 + 1)));
                    assert_eq!(total.sum() - before, mirrored(word) >> bit & 1, "bit {bit} of key {i}");
                    before = total.sum();
                }
            }
        }
        check::<u32>(32);
        check::<u64>(48);
    }
}
