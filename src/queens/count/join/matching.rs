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
//! and as many ANDs for 128 pairs. What they leave is added up in binary, lane by lane: a full adder is five operations
//! and halves the number of vectors, so that one popcount is enough for 32 probes.
//!
//! Most probes need not be looked up at all. Both lists are sorted by their lowest bits, which are those of the longest
//! diagonals. Neighbours in a group then share most of these bits, and a run of probes with the same low bits that leave
//! no lane of the group is skipped as a whole. The group's list is sorted in the order of a Gray code, so that neighbours
//! differ in one bit at most.

use std::cell::RefCell;

use super::diagonals::mirrored;
use super::lanes::{Key, Lanes, Total, transpose, transpose_bytes};

/// How the bits of a key are used: the low ones sort the lists, the others look up tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The number of low bits that probes are sorted by, at most 10.
    pub low: u32,
    /// The widths of the tables, which share the other bits in order. The last may be 0.
    pub tables: [u32; 3],
}

impl Layout {
    /// The layout that proved quickest for quarters of side `m`.
    pub const fn quickest(m: u32) -> Layout {
        let (low, tables) = match m {
            ..=6 => (4, [8, 8, 0]),
            7 => (4, [7, 7, 6]),
            8 => (4, [8, 8, 8]),
            9 => (6, [9, 9, 8]),
            10 => (8, [10, 9, 9]),
            _ => (10, [10, 10, 10]),
        };
        Layout { low, tables }
    }

    const fn bits(self) -> u32 {
        self.tables[0] + self.tables[1] + self.tables[2]
    }

    /// How far the bits above the low ones are from the end of a word. Four saves an instruction a probe, as 16 bytes is
    /// the length of a table's entry.
    const fn shift(self) -> u32 {
        if self.bits() < 28 { 4 } else { 0 }
    }

    /// What fills up the last block of a run.
    const fn filler(self) -> u32 {
        1 << (self.bits() + self.shift())
    }
}

/// The entries of a table; one more than 2^10 must fit.
const TABLE: usize = 2048;

/// Keys that are looked up together.
const BLOCK: usize = 8;

/// Keys to look up, in blocks with the same low bits.
#[derive(Clone, Debug, Default)]
pub struct Probes {
    runs: Vec<Run>,
    low: Vec<u16>,
    rest: Vec<[u32; BLOCK]>,
    next: Vec<u32>,
    alive: Vec<u32>,
}

/// Some blocks with the same low bits.
#[derive(Clone, Copy, Debug)]
struct Run {
    low: u32,
    start: u32,
    blocks: u32,
}

/// The most blocks in a run.
const RUN: u32 = 4;

impl Probes {
    /// Replaces the list.
    #[inline(never)]
    pub fn set<K: Key>(&mut self, layout: Layout, lists: &[&[K]]) {
        let (filler, shift) = (layout.filler(), layout.shift());
        let mask = (1 << layout.low) - 1;
        let next = &mut self.next;
        next.clear();
        next.resize(1 << layout.low, 0);
        for list in lists {
            for key in *list {
                next[(key.wide() & mask) as usize] += 1;
            }
        }
        self.runs.clear();
        let mut start = 0;
        for (low, next) in (0..).zip(next.iter_mut()).filter(|(_, next)| **next > 0) {
            let end = start + next.div_ceil(BLOCK as u32);
            *next = start * BLOCK as u32;
            for start in (start..end).step_by(RUN as usize) {
                self.runs.push(Run { low, start, blocks: RUN.min(end - start) });
            }
            start = end;
        }
        let blocks = start as usize;
        if self.rest.len() < blocks {
            self.low.resize(2 * blocks, 0);
            self.rest.resize(2 * blocks, [0; BLOCK]);
            self.alive.resize(2 * blocks + RUN as usize, 0);
        }
        for &Run { low, start, blocks } in &self.runs {
            let end = (start + blocks) as usize;
            self.low[start as usize..end].fill(low as u16);
            self.rest[end - 1] = [filler; BLOCK];
        }
        let rest = self.rest.as_flattened_mut();
        for list in lists {
            for key in *list {
                let next = &mut next[(key.wide() & mask) as usize];
                rest[*next as usize] = ((key.wide() >> layout.low) as u32) << shift;
                *next += 1;
            }
        }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        2 * self.low.capacity() + 4 * (BLOCK * self.rest.capacity() + self.next.capacity() + self.alive.capacity())
    }
}

/// Keys to be tabulated, sorted by their low bits.
#[derive(Clone, Debug, Default)]
pub struct Tabled {
    length: usize,
    low: Vec<u8>,
    rest: Vec<u32>,
    next: Vec<u32>,
}

impl Tabled {
    /// Replaces the list by the mirror images of keys.
    #[inline(never)]
    pub fn set<K: Key>(&mut self, list: &[K]) {
        let next = &mut self.next;
        next.clear();
        next.resize(256, 0);
        for key in list {
            next[(key.wide() & 255) as usize] += 1;
        }
        self.length = list.len();
        // Groups are read as if all of them had 128 members.
        if self.low.len() < list.len() + 128 {
            self.low.resize(2 * list.len() + 128, 0);
            self.rest.resize(2 * list.len() + 128, 0);
        }
        let mut start = 0;
        for low in (0..=255u8).map(|low| u64::from((low ^ low >> 1).reverse_bits())) {
            start += std::mem::replace(&mut next[mirrored(low) as usize], start);
        }
        for key in list {
            let next = &mut next[(key.wide() & 255) as usize];
            let key = mirrored(key.wide());
            self.low[*next as usize] = key as u8;
            self.rest[*next as usize] = (key >> 8) as u32;
            *next += 1;
        }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        self.low.capacity() + 4 * (self.rest.capacity() + self.next.capacity())
    }
}

/// Up to 128 keys, as tables from bits to those of them that have none of these bits.
#[derive(Debug)]
struct Group {
    low: [Lanes; 1 << 10],
    rest: [[Lanes; TABLE]; 3],
}

impl Group {
    #[inline(never)]
    fn tabulate(&mut self, layout: Layout, tabled: &Tabled, start: usize, count: usize) {
        let all = Lanes::first(count as u32);
        let mut planes = [Lanes::NONE; 40];
        planes[..8].copy_from_slice(&transpose_bytes(&tabled.low[start..start + 128]));
        planes[8..].copy_from_slice(&transpose(&tabled.rest[start..start + 128]));
        let (low, mut rest) = planes.split_at(layout.low as usize);
        double(&mut self.low, all, low);
        for (table, width) in self.rest.iter_mut().zip(layout.tables) {
            let (these, others) = rest.split_at(width as usize);
            double(table, all, these);
            rest = others;
        }
        // The filler of the last block of a run finds nobody.
        let last = layout.tables.iter().rposition(|&width| width > 0).unwrap_or(0);
        self.rest[last][1 << layout.tables[last]] = Lanes::NONE;
    }
}

thread_local! {
    /// At a fixed address, so that a look-up is one instruction of WebAssembly with the table's place as its offset: on
    /// the heap each would first have to add it.
    static GROUP: RefCell<Group> =
        const { RefCell::new(Group { low: [Lanes::NONE; 1 << 10], rest: [[Lanes::NONE; TABLE]; 3] }) };
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
    pub fn count<const LISTS: usize>(&mut self, mut probes: [&mut Probes; LISTS], tabled: &Tabled) -> [u64; LISTS] {
        let mut solutions = [0; LISTS];
        if probes.iter().all(|probes| probes.runs.is_empty()) || tabled.length == 0 {
            return solutions;
        }
        let groups = tabled.length.div_ceil(128);
        let size = tabled.length.div_ceil(groups);
        for start in (0..tabled.length).step_by(size) {
            let count = size.min(tabled.length - start);
            GROUP.with_borrow_mut(|group| group.tabulate(self.layout, tabled, start, count));
            for (solutions, probes) in solutions.iter_mut().zip(&mut probes) {
                *solutions += match self.layout.tables {
                    [8, 8, 0] => probe::<8, 8, 0>(probes),
                    [7, 7, 6] => probe::<7, 7, 6>(probes),
                    [8, 8, 8] => probe::<8, 8, 8>(probes),
                    [9, 9, 8] => probe::<9, 9, 8>(probes),
                    [10, 9, 9] => probe::<10, 9, 9>(probes),
                    [10, 10, 10] => probe::<10, 10, 10>(probes),
                    other => unreachable!("no tables of {other:?} bits"),
                };
            }
        }
        solutions
    }
}

/// The number of disjoint pairs of a probe and a key of the group.
#[inline(never)]
fn probe<const A: u32, const B: u32, const C: u32>(probes: &mut Probes) -> u64 {
    GROUP.with_borrow(|group| {
        let layout = Layout { low: 0, tables: [A, B, C] };
        let (filler, first) = (layout.filler(), layout.shift());
        let mut alive = 0;
        for &Run { low, start, blocks } in &probes.runs {
            // Writes a whole run's length and takes back what it should not have: no branch to mispredict.
            probes.alive[alive..alive + RUN as usize].copy_from_slice(&[start, start + 1, start + 2, start + 3]);
            alive += blocks as usize * usize::from(group.low[low as usize & 1023].any());
        }
        let (mut ones, mut twos, mut fours) = (Lanes::NONE, Lanes::NONE, Lanes::NONE);
        let (mut eights, mut sixteens, mut many) = (Lanes::NONE, Lanes::NONE, Total::default());
        let mut held = [Lanes::NONE; 2];
        for (i, &block) in probes.alive[..alive].iter().enumerate() {
            let low = group.low[usize::from(probes.low[block as usize]) & 1023];
            let found = |rest: u32| {
                // The index of the last table is what remains of the bits, and the filler's bit above them.
                let index = |shift: u32, width: u32| {
                    (rest >> (first + shift)) as usize
                        & if shift + width == A + B + C { TABLE - 1 } else { (1 << width) - 1 }
                };
                let mut found = group.rest[0][index(0, A)].and(group.rest[1][index(A, B)]).and(low);
                if C > 0 {
                    found = found.and(group.rest[2][index(A + B, C)]);
                }
                found
            };
            let rest = &probes.rest[block as usize];
            let (ab, cd) =
                (add(&mut ones, found(rest[0]), found(rest[1])), add(&mut ones, found(rest[2]), found(rest[3])));
            let abcd = add(&mut twos, ab, cd);
            let efgh = if rest[4] != filler {
                let ef = add(&mut ones, found(rest[4]), found(rest[5]));
                let gh = add(&mut ones, found(rest[6]), found(rest[7]));
                add(&mut twos, ef, gh)
            } else {
                Lanes::NONE
            };
            let carry = add(&mut fours, abcd, efgh);
            if i % 2 == 0 {
                held[0] = carry;
                continue;
            }
            let carry = add(&mut eights, held[0], carry);
            if i % 4 == 1 {
                held[1] = carry;
                continue;
            }
            many.add(add(&mut sixteens, held[1], carry));
        }
        let mut sum = 32 * many.sum();
        let mut add_up = |lanes, each| {
            let mut total = Total::default();
            total.add(lanes);
            sum += each * total.sum();
        };
        for (lanes, each) in [(ones, 1), (twos, 2), (fours, 4), (eights, 8), (sixteens, 16)] {
            add_up(lanes, each);
        }
        if alive % 2 == 1 {
            add_up(held[0], 8);
        }
        if alive % 4 >= 2 {
            add_up(held[1], 16);
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

/// Sets entry j to the lanes of `all` that are in no plane whose bit is set in j.
fn double(table: &mut [Lanes], all: Lanes, planes: &[Lanes]) {
    table[0] = all;
    for (bit, &plane) in planes.iter().enumerate() {
        let (front, back) = table.split_at_mut(1 << bit);
        for (to, from) in back.iter_mut().zip(front) {
            *to = from.and_not(plane);
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
        for m in 2..=11 {
            let layout = Layout::quickest(m);
            let bits = 4 * (m - 1);
            assert!(layout.low + layout.bits() >= bits, "{layout:?} holds {bits} bits");
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
                let counted = Matcher::new(layout).count(probes.each_mut(), &tabled);
                assert_eq!(counted.map(|count| count as usize), expected, "{layout:?}");
            }
        }
    }

    #[test]
    fn planes_are_the_bits_of_the_words() {
        let words: Vec<u32> = keys(99, 128, 32).into_iter().map(|key| key as u32).collect();
        let planes = transpose(&words);
        for (bit, plane) in planes.into_iter().enumerate() {
            let lanes = (0..128).map(|i| plane.and(Lanes::first(i + 1)));
            let mut before = 0;
            for (i, lanes) in lanes.enumerate() {
                let mut total = Total::default();
                total.add(lanes);
                assert_eq!(total.sum() - before, u64::from(words[i] >> bit & 1), "bit {bit} of word {i}");
                before = total.sum();
            }
        }
    }
}
