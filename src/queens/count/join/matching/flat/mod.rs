//! The join: how many pairs of a west key and an east key are disjoint.
//!
//! One list is taken in groups of 128 keys (256 natively), one in each lane of a vector. Column j of a group says which
//! of its keys have bit j. To look up all keys that are disjoint from a given one is to strike out the columns of its
//! bits:
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
//! and as many ANDs for all pairs of a group. A key is looked up in nine groups on average, so it is kept as the places
//! in the tables that it leads to. The lanes that are left are added up in binary, lane by lane (`sliced_counter`), so
//! that one popcount is enough for many.
//!
//! Most probes need not be looked up at all. Both lists are sorted by their lowest bits, which are those of the longest
//! diagonals. Neighbours in a group then share most of these bits, and a run of probes with the same low bits that
//! leave no lane of the group is skipped as a whole. The tabulated list is sorted in the order of a Gray code, so that
//! neighbours differ in one bit at most.

mod bit_order;
mod layout;
mod probes;
mod sliced_counter;
mod sorting;
mod tabled;

use std::cell::RefCell;

use super::super::diagonals::mirrored;
use super::super::simd::{Key, LANES, Lanes, Total};
use bit_order::BitOrder;
use layout::{ENTRIES, ENTRY, HALF_LOW, TABLE};
use probes::{Probe, Probes};
use sliced_counter::SlicedCounter;
use tabled::Tabled;

pub use layout::Layout;

/// Three tables. A few bytes more than can be pointed to, so that no look-up need be checked.
#[derive(Debug)]
#[repr(align(32))]
struct Entries([u8; 2 * TABLE * ENTRY + (ENTRIES + 1) * ENTRY]);

impl Entries {
    #[inline(always)]
    fn at(&self, table: usize, byte: u16) -> Lanes {
        let bytes = &self.0[table * TABLE * ENTRY + usize::from(byte)..];
        Lanes::read(bytes.first_chunk().expect("more bytes than can be pointed to"))
    }
}

/// Up to a vector's lanes of keys, as tables from bits to those of them that have none of these bits.
#[derive(Debug)]
struct Group {
    /// The low bits that all of the keys have.
    common: u32,
    low: [[[u8; ENTRY]; 1 << HALF_LOW]; 2],
    rest: Entries,
}

impl Group {
    #[inline(never)]
    fn tabulate<K: Key>(&mut self, layout: Layout, order: &BitOrder, tabled: &Tabled<K>, start: usize, count: usize) {
        let all = Lanes::first(count as u32);
        let mut planes = K::planes(tabled.group(start));
        if layout.ordered {
            order.order_planes(&mut planes);
        }
        let (low, mut rest) = planes.split_at(layout.low as usize);
        let (lower, upper) = low.split_at(low.len().min(HALF_LOW as usize));
        self.common = (0..).zip(low).map(|(bit, &plane)| u32::from(!all.and_not(plane).any()) << bit).sum();
        double(&mut self.low[0], all, lower);
        double(&mut self.low[1], all, upper);
        let tables = self.rest.0.as_chunks_mut().0;
        for (table, width) in layout.tables.into_iter().enumerate() {
            let (these, others) = rest.split_at(width as usize);
            double(&mut tables[table * TABLE..], all, these);
            rest = others;
        }
    }

    /// The lanes that have none of these low bits.
    #[inline(always)]
    fn left_by(&self, low: u32) -> Lanes {
        let [lower, upper] = [low, low >> HALF_LOW].map(|low| low as usize & ((1 << HALF_LOW) - 1));
        Lanes::read(&self.low[0][lower]).and(Lanes::read(&self.low[1][upper]))
    }
}

thread_local! {
    /// At a fixed address, so that a look-up is one instruction of WebAssembly with the table's place as its offset: on
    /// the heap each would first have to add it.
    static GROUP: RefCell<Group> =
        const { RefCell::new(Group { common: 0, low: [[[0; ENTRY]; 1 << HALF_LOW]; 2], rest: Entries([0; 2 * TABLE * ENTRY + (ENTRIES + 1) * ENTRY]) }) };
}

/// Counts disjoint pairs.
#[derive(Clone, Debug)]
pub struct Matcher<K> {
    layout: Layout,
    /// The number of bits of a key.
    bits: u32,
    order: BitOrder,
    probes: [Probes; 2],
    tabled: Tabled<K>,
}

impl<K: Key> Matcher<K> {
    /// A matcher of keys of `bits` bits, 4 at least, by the given layout.
    pub fn new(layout: Layout, bits: u32) -> Matcher<K> {
        Matcher { layout, bits, order: BitOrder::default(), probes: Default::default(), tabled: Tabled::default() }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let probes: usize = self.probes.iter().map(Probes::memory).sum();
        size_of::<Group>() + probes + self.tabled.memory()
    }

    /// For both lists of lists, the number of pairs of a key of them and a key whose mirror image is among `tabled`
    /// that have no bit in common.
    pub fn count(&mut self, lists: [&[&[K]]; 2], tabled: &[K]) -> [u64; 2] {
        self.count_by(self.bits, lists, tabled)
    }

    /// The same by the lowest `bits` bits alone.
    ///
    /// The tables may hold fewer bits than a key has. Of the pairs that are disjoint below a bit, those that both have it
    /// are then taken away: they are few, because the highest bits are those of the shortest diagonals.
    fn count_by(&mut self, bits: u32, lists: [&[&[K]]; 2], tabled: &[K]) -> [u64; 2] {
        if bits <= self.layout.bits() || tabled.is_empty() {
            return self.count_by_tables(lists, tabled);
        }
        let bit = bits - 1;
        let disjoint_below = self.count_by(bit, lists, tabled);
        let having = lists.map(|lists| {
            let keys = lists.iter().copied().flatten().copied();
            keys.filter(|key| key.wide() >> bit & 1 == 1).collect::<Vec<K>>()
        });
        let tabled: Vec<K> = tabled.iter().copied().filter(|key| mirrored(key.wide()) >> bit & 1 == 1).collect();
        let clashing = self.count_by(bit, [&[&having[0]], &[&having[1]]], &tabled);
        [0, 1].map(|list| disjoint_below[list] - clashing[list])
    }

    /// The same by the bits that the tables hold.
    fn count_by_tables(&mut self, lists: [&[&[K]]; 2], tabled: &[K]) -> [u64; 2] {
        let Matcher { layout, order, probes, .. } = self;
        let mut solutions = [0; 2];
        if lists.iter().all(|lists| lists.iter().all(|list| list.is_empty())) || tabled.is_empty() {
            return solutions;
        }
        if layout.ordered {
            order.choose(&lists.concat(), tabled);
        }
        for (probes, lists) in probes.iter_mut().zip(lists) {
            probes.set(*layout, order, lists);
        }
        self.tabled.set(*layout, order, tabled);
        let groups = tabled.len().div_ceil(LANES);
        let size = tabled.len().div_ceil(groups);
        for start in (0..tabled.len()).step_by(size) {
            let count = size.min(tabled.len() - start);
            GROUP.with_borrow_mut(|group| group.tabulate(*layout, order, &self.tabled, start, count));
            for (solutions, probes) in solutions.iter_mut().zip(probes.iter_mut()) {
                *solutions += probe(probes);
            }
        }
        solutions
    }
}

/// The number of disjoint pairs of a probe and a key of the group.
#[inline(never)]
fn probe(probes: &mut Probes) -> u64 {
    GROUP.with_borrow(|group| probe_group(group, probes))
}

#[cfg_attr(target_arch = "wasm32", inline(always))]
#[cfg_attr(not(target_arch = "wasm32"), multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt")))]
fn probe_group(group: &Group, probes: &mut Probes) -> u64 {
    /// Among this many fours one lane carries a sixteen once at most: 15 counted before and 16 counted now are not yet 32.
    const FLUSH: usize = 4;
    let mut all = SlicedCounter::default();
    let mut sixteens = Total::default();
    let find = |probe: &Probe| {
        let [a, b, c] = [0, 1, 2].map(|table| group.rest.at(table, probe[table]));
        a.and(b).and(c)
    };
    for (low, run) in probes.runs_where(group.common, |low| group.left_by(low).any()) {
        let low = group.left_by(low);
        // The lanes that the low bits leave are the same for the whole run, so they are looked at once, in the end.
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
}

/// Sets entry j to the lanes of `all` that are in no plane whose bit is set in j.
#[cfg_attr(not(target_arch = "wasm32"), multiversion::multiversion(targets("x86_64+avx2")))]
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
        for m in 2..=13 {
            let layout = Layout::quickest(m);
            let bits = 4 * (m - 1);
            for (west, east) in [(0, 5), (5, 0), (1, 1), (7, 130), (300, 127), (1000, 128), (90, 1000), (300, 1500)] {
                let (west, east) = (keys(17, west, bits), keys(4711, east, bits));
                let pairs = |a: &[u64]| a.iter().map(|a| east.iter().filter(|&&b| a & mirrored(b) == 0).count()).sum();
                let (few, many) = west.split_at(west.len() / 3);
                let expected: [usize; 2] = [pairs(few), pairs(many)];
                let (one, two) = many.split_at(many.len() / 2);
                let counted = Matcher::new(layout, bits).count([&[few], &[one, two]], &east);
                assert_eq!(counted.map(|count| count as usize), expected, "{layout:?}");
            }
        }
    }

    #[test]
    fn pairs_are_counted_however_many_there_are() {
        // Every lane finds something every time, so that each carry of the sum happens.
        let layout = Layout::quickest(8);
        for (west, east) in [(1, 128), (16, 128), (17, 128), (31, 100), (4097, 300)] {
            let counted = Matcher::new(layout, 28).count([&[&vec![0u32; west]], &[]], &vec![0u32; east]);
            assert_eq!(counted, [(west * east) as u64, 0]);
        }
    }

    #[test]
    fn planes_are_the_bits_of_mirrored_keys() {
        fn check<K: Key>(bits: u32) {
            let words = keys(99, LANES, bits);
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
