//! The join: how many pairs of a west key and an east key are disjoint.

use super::diagonals::mirrored;
use super::lanes::{Key, Lanes, Total, transpose, transpose_bytes};

/// How the bits of a key are used: the low ones sort the lists, the others look up tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The number of low bits that lists are sorted by, 8 to 10.
    pub low: u32,
    /// The widths of the tables, which share the other bits in order. The last may be 0.
    pub tables: [u32; 3],
}

/// The entries of a table; one more than 2^10 must fit.
const TABLE: usize = 2048;

/// Keys that are looked up together.
const BLOCK: usize = 8;

/// Keys to look up, in blocks with the same low bits.
#[derive(Clone, Debug, Default)]
pub struct Probes {
    low: Vec<u16>,
    rest: Vec<[u32; BLOCK]>,
    next: Vec<u32>,
    alive: Vec<u32>,
}

impl Probes {
    /// Replaces the list.
    #[inline(never)]
    pub fn set<K: Key>(&mut self, layout: Layout, lists: &[&[K]]) {
        let filler = 1u32 << layout.tables.iter().sum::<u32>();
        let mask = (1 << layout.low) - 1;
        let next = &mut self.next;
        next.clear();
        next.resize(1 << layout.low, 0);
        for list in lists {
            for key in *list {
                next[(key.wide() & mask) as usize] += 1;
            }
        }
        self.low.clear();
        let mut start = 0;
        for (low, next) in (0..).zip(next.iter_mut()) {
            let blocks = next.div_ceil(BLOCK as u32);
            *next = start * BLOCK as u32;
            start += blocks;
            self.low.resize(start as usize, low);
        }
        self.rest.clear();
        self.rest.resize(start as usize, [filler; BLOCK]);
        let rest = self.rest.as_flattened_mut();
        for list in lists {
            for key in *list {
                let next = &mut next[(key.wide() & mask) as usize];
                rest[*next as usize] = (key.wide() >> layout.low) as u32;
                *next += 1;
            }
        }
        self.alive.resize(start as usize, 0);
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
        self.low.clear();
        self.low.resize(list.len() + 128, 0);
        self.rest.clear();
        self.rest.resize(list.len() + 128, 0);
        let mut start = 0;
        for low in 0..256 {
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

/// Counts disjoint pairs.
#[derive(Debug)]
pub struct Matcher {
    layout: Layout,
    group: Box<Group>,
}

impl Matcher {
    /// A matcher of keys of the given layout.
    pub fn new(layout: Layout) -> Matcher {
        Matcher { layout, group: Box::new(Group { low: [Lanes::NONE; 1 << 10], rest: [[Lanes::NONE; TABLE]; 3] }) }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<Group>()
    }

    /// The number of pairs of a key of each of the `probes` and a key of `tabled` that have no bit in common.
    pub fn count<const LISTS: usize>(&mut self, mut probes: [&mut Probes; LISTS], tabled: &Tabled) -> [u64; LISTS] {
        let mut solutions = [0; LISTS];
        if probes.iter().all(|probes| probes.low.is_empty()) || tabled.length == 0 {
            return solutions;
        }
        let groups = tabled.length.div_ceil(128);
        let size = tabled.length.div_ceil(groups);
        for start in (0..tabled.length).step_by(size) {
            self.tabulate(tabled, start, size.min(tabled.length - start));
            for (solutions, probes) in solutions.iter_mut().zip(&mut probes) {
                *solutions += match self.layout.tables {
                    [6, 6, 0] => self.probe::<6, 6, 0>(probes),
                    [7, 7, 0] => self.probe::<7, 7, 0>(probes),
                    [8, 8, 0] => self.probe::<8, 8, 0>(probes),
                    [10, 10, 0] => self.probe::<10, 10, 0>(probes),
                    [8, 8, 8] => self.probe::<8, 8, 8>(probes),
                    [7, 7, 6] => self.probe::<7, 7, 6>(probes),
                    [10, 9, 9] => self.probe::<10, 9, 9>(probes),
                    [10, 10, 10] => self.probe::<10, 10, 10>(probes),
                    other => unreachable!("no tables of {other:?} bits"),
                };
            }
        }
        solutions
    }

    #[inline(never)]
    fn tabulate(&mut self, tabled: &Tabled, start: usize, count: usize) {
        let all = Lanes::first(count as u32);
        let low = transpose_bytes(&tabled.low[start..start + 128]);
        let rest = transpose(&tabled.rest[start..start + 128]);
        double(&mut self.group.low, all, &low);
        let (more, mut planes) = rest.split_at(self.layout.low as usize - 8);
        for (bit, &plane) in (8..).zip(more) {
            extend(&mut self.group.low, 1 << bit, plane);
        }
        for (table, width) in self.group.rest.iter_mut().zip(self.layout.tables) {
            let (these, others) = planes.split_at(width as usize);
            double(table, all, these);
            planes = others;
        }
        // The filler of the last block of a run finds nobody.
        let last = if self.layout.tables[2] == 0 { 1 } else { 2 };
        self.group.rest[last][1 << self.layout.tables[last]] = Lanes::NONE;
    }

    #[inline(never)]
    fn probe<const A: u32, const B: u32, const C: u32>(&self, probes: &mut Probes) -> u64 {
        let group = &*self.group;
        let filler = 1 << (A + B + C);
        let mut alive = 0;
        for (i, &low) in (0..).zip(&probes.low) {
            probes.alive[alive] = i;
            alive += usize::from(group.low[usize::from(low) & 1023].any());
        }
        let (mut ones, mut twos, mut fours) = (Lanes::NONE, Lanes::NONE, Lanes::NONE);
        let mut eights = Total::default();
        for &block in &probes.alive[..alive] {
            let low = group.low[usize::from(probes.low[block as usize]) & 1023];
            let found = |rest: u32| {
                let a = group.rest[0][rest as usize & ((1 << A) - 1)].and(low);
                if C == 0 {
                    a.and(group.rest[1][(rest >> A) as usize & (TABLE - 1)])
                } else {
                    let b = group.rest[1][(rest >> A) as usize & ((1 << B) - 1)];
                    a.and(b).and(group.rest[2][(rest >> (A + B)) as usize & (TABLE - 1)])
                }
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
            eights.add(add(&mut fours, abcd, efgh));
        }
        let [ones, twos, fours] = [ones, twos, fours].map(|lanes| {
            let mut total = Total::default();
            total.add(lanes);
            total.sum()
        });
        ones + 2 * twos + 4 * fours + 8 * eights.sum()
    }
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
        extend(table, 1 << bit, plane);
    }
}

/// Adds the entries that the next bit makes possible to a table of `filled` entries.
fn extend(table: &mut [Lanes], filled: usize, plane: Lanes) {
    let (front, back) = table.split_at_mut(filled);
    for (to, from) in back.iter_mut().zip(front) {
        *to = from.and_not(plane);
    }
}
