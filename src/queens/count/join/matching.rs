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
//! tables that it leads to. What they leave is added up in binary, lane by lane, by three full adders and two half adders
//! for four probes, so that one popcount is enough for many:
//!
//! ```text
//!     probes   1  2  3  4
//!              |  |  |  |
//!     ones --> +--+->+--+-->        a full adder takes the sum so far and two more, and carries
//!               |     |
//!     twos ---> +-----+---->
//!                  |
//!     fours -----> +------->        a half adder takes the sum so far and one more
//! ```
//!
//! Most probes need not be looked up at all. Both lists are sorted by their lowest bits, which are those of the longest
//! diagonals. Neighbours in a group then share most of these bits, and a run of probes with the same low bits that leave
//! no lane of the group is skipped as a whole. The group's list is sorted in the order of a Gray code, so that neighbours
//! differ in one bit at most.

use std::cell::RefCell;

use super::diagonals::mirrored;
use super::lanes::{Key, Lanes, Total};

/// How the bits of a key are used: the low ones sort the lists, the others look up tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The number of low bits that probes are sorted by, at most 10.
    pub low: u32,
    /// The widths of the tables, which share the other bits in order.
    pub tables: [u32; 3],
}

impl Layout {
    /// The layout that proved quickest for quarters of side `m`.
    ///
    /// # Panics
    /// When `m` is more than 10.
    pub const fn quickest(m: u32) -> Layout {
        match m {
            ..=8 => LAYOUTS[0],
            9 => LAYOUTS[1],
            10 => LAYOUTS[2],
            _ => panic!("no layout for so many bits"),
        }
    }
}

/// The layouts for up to 28, 32 and 36 bits.
const LAYOUTS: [Layout; 3] =
    [Layout { low: 4, tables: [8, 8, 8] }, Layout { low: 5, tables: [9, 9, 9] }, Layout { low: 8, tables: [10, 9, 9] }];

/// A key to look up: for each table the byte where its entry begins. That is ready to use: an index would first have to
/// be shifted and masked, each time that the key is looked up.
type Probe = [u16; 3];

/// What fills up the last four of a run: the last entry that can be pointed to, which has no lane.
const FILLER: Probe = [((ENTRIES - 1) * ENTRY) as u16; 3];

/// Keys that are looked up together. With eight, an engine may load for all of them first, and run out of registers.
const FOUR: usize = 4;

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

/// Calls `put` with every key and the half of its list, 0 or 1, one key of each half in turn. A counting sort with a
/// cursor for each half is a third quicker: neighbours have the same low bits, and would wait for each other's cursor.
#[inline(always)]
fn by_halves<K: Key>(list: &[K], mut put: impl FnMut(K, usize)) {
    let (one, two) = list.split_at(list.len() / 2);
    for (&first, &second) in one.iter().zip(two) {
        put(first, 0);
        put(second, 1);
    }
    if let Some(&last) = two.get(one.len()) {
        put(last, 1);
    }
}

impl Probes {
    /// Replaces the list.
    pub fn set<K: Key>(&mut self, layout: Layout, lists: &[&[K]]) {
        match LAYOUTS.iter().position(|&one| one == layout) {
            Some(0) => self.sort::<K, 0>(lists),
            Some(1) => self.sort::<K, 1>(lists),
            Some(2) => self.sort::<K, 2>(lists),
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

    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<[Probe; FOUR]>() * self.rest.capacity()
            + 8 * self.cursors.capacity()
            + size_of::<Run>() * self.runs.capacity()
    }
}

/// Keys whose mirror images are tabulated, sorted by the low bits of these.
#[derive(Clone, Debug, Default)]
pub struct Tabled<K> {
    length: usize,
    keys: Vec<K>,
}

/// The number of low bits that tabulated keys are sorted by: more would change nothing for groups of 128.
const SORTED: u32 = 6;

/// The bits of a key that become the low ones when it is mirrored, as a number.
const fn to_sort_by(key: u64) -> usize {
    (key & 15 | key >> 2 & 48) as usize
}

/// These numbers in the order of a Gray code of the mirrored keys that changes their lowest bit least often.
const ORDER: [u8; 1 << SORTED] = {
    let mut order = [0; 1 << SORTED];
    let mut i = 0;
    while i < order.len() {
        let gray = (i ^ i >> 1) as u8;
        order[i] = to_sort_by(mirrored((gray.reverse_bits() >> (8 - SORTED)) as u64)) as u8;
        i += 1;
    }
    order
};

impl<K: Key> Tabled<K> {
    /// Replaces the list.
    #[inline(never)]
    pub fn set(&mut self, list: &[K]) {
        let mut cursors = [[0u32; 2]; 1 << SORTED];
        by_halves(list, |key, half| cursors[to_sort_by(key.wide())][half] += 1);
        let mut start = 0;
        for bits in ORDER {
            let cursor = &mut cursors[usize::from(bits)];
            let [one, two] = *cursor;
            *cursor = [start, start + one];
            start += one + two;
        }
        self.length = list.len();
        // Groups are read as if all of them had 128 members.
        if self.keys.len() < list.len() + 128 {
            self.keys.resize(2 * list.len() + 128, K::default());
        }
        by_halves(list, |key, half| {
            let cursor = &mut cursors[to_sort_by(key.wide())][half];
            self.keys[*cursor as usize] = key;
            *cursor += 1;
        });
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<K>() * self.keys.capacity()
    }
}

/// The bytes of an entry.
const ENTRY: usize = size_of::<Lanes>();

/// The entries that a number of 16 bits can point to.
const ENTRIES: usize = (1 << 16) / ENTRY;

/// The most entries of a table.
const TABLE: usize = 1 << 10;

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
    low: [[u8; ENTRY]; 1 << 10],
    rest: Entries,
}

impl Group {
    #[inline(never)]
    fn tabulate<K: Key>(&mut self, layout: Layout, tabled: &Tabled<K>, start: usize, count: usize) {
        let all = Lanes::first(count as u32);
        let planes = K::planes(&tabled.keys[start..start + 128]);
        let (low, mut rest) = planes.split_at(layout.low as usize);
        double(&mut self.low, all, low);
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
        const { RefCell::new(Group { low: [[0; ENTRY]; 1 << 10], rest: Entries([0; 2 * TABLE * ENTRY + (ENTRIES + 1) * ENTRY]) }) };
}

/// Counts disjoint pairs.
#[derive(Debug)]
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
        if probes.iter().all(|probes| probes.runs.is_empty()) || tabled.length == 0 {
            return solutions;
        }
        let groups = tabled.length.div_ceil(128);
        let size = tabled.length.div_ceil(groups);
        for start in (0..tabled.length).step_by(size) {
            let count = size.min(tabled.length - start);
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
        let (mut ones, mut twos, mut fours, mut eights) = (Lanes::NONE, Lanes::NONE, Lanes::NONE, Lanes::NONE);
        let mut many = Total::default();
        for &Run { low, start, length } in &probes.runs {
            let low = Lanes::read(&group.low[low as usize & 1023]);
            if !low.any() {
                continue;
            }
            let found = |probe: &Probe| {
                let [a, b, c] = [0, 1, 2].map(|table| group.rest.at(table, probe[table]));
                a.and(b).and(c).and(low)
            };
            for some in probes.rest[start as usize..][..length as usize].chunks(FLUSH) {
                let mut sixteens = Lanes::NONE;
                for [a, b, c, d] in some {
                    let one = add(&mut ones, found(a), found(b));
                    let other = add(&mut ones, found(c), found(d));
                    let carry = add(&mut twos, one, other);
                    let carry = increment(&mut fours, carry);
                    sixteens = sixteens.or(increment(&mut eights, carry));
                }
                // One time in ten.
                if sixteens.any() {
                    many.add(sixteens);
                }
            }
        }
        let mut sum = 16 * many.sum();
        for (lanes, each) in [(ones, 1), (twos, 2), (fours, 4), (eights, 8)] {
            let mut total = Total::default();
            total.add(lanes);
            sum += each * total.sum();
        }
        sum
    })
}

/// Adds two bits to a counter in each lane; returns the carries.
#[inline(always)]
fn add(sum: &mut Lanes, a: Lanes, b: Lanes) -> Lanes {
    let half = sum.xor(a);
    let carry = sum.and(a).or(half.and(b));
    *sum = half.xor(b);
    carry
}

/// Adds one bit to a counter in each lane; returns the carries.
#[inline(always)]
fn increment(sum: &mut Lanes, a: Lanes) -> Lanes {
    let carry = sum.and(a);
    *sum = sum.xor(a);
    carry
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
        for m in 2..=10 {
            let layout = Layout::quickest(m);
            let bits = 4 * (m - 1);
            assert!(layout.low + layout.tables.iter().sum::<u32>() >= bits, "{layout:?} holds {bits} bits");
            for (west, east) in [(0, 5), (5, 0), (1, 1), (7, 130), (300, 127), (1000, 128), (90, 1000)] {
                let (west, east) = (keys(17, west, bits), keys(4711, east, bits));
                let pairs = |a: &[u64]| a.iter().map(|a| east.iter().filter(|&&b| a & mirrored(b) == 0).count()).sum();
                let (few, many) = west.split_at(west.len() / 3);
                let mut tabled = Tabled::default();
                tabled.set(&east);
                let mut probes = [Probes::default(), Probes::default()];
                probes[0].set(layout, &[few]);
                probes[1].set(layout, &[&many[..many.len() / 2], &many[many.len() / 2..]]);
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
            tabled.set(&vec![0u32; east]);
            probes.set(layout, &[&vec![0u32; west]]);
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
        check::<u64>(40);
    }
}
