//! The join: how many pairs of a west key and an east key are disjoint.

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
        self.runs.clear();
        let mut start = 0;
        for (low, next) in (0..).zip(next.iter_mut()) {
            let blocks = next.div_ceil(BLOCK as u32);
            *next = start * BLOCK as u32;
            let end = start + blocks;
            while start < end {
                let blocks = RUN.min(end - start);
                self.runs.push(Run { low: u32::from(low), start, blocks });
                start += blocks;
            }
            self.low.resize(end as usize, low);
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
        self.alive.resize((start + RUN) as usize, 0);
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
                    [8, 8, 0] => self.probe::<8, 8, 0>(probes),
                    [7, 7, 6] => self.probe::<7, 7, 6>(probes),
                    [8, 8, 8] => self.probe::<8, 8, 8>(probes),
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
        let mut planes = [Lanes::NONE; 40];
        planes[..8].copy_from_slice(&transpose_bytes(&tabled.low[start..start + 128]));
        planes[8..].copy_from_slice(&transpose(&tabled.rest[start..start + 128]));
        let (low, mut rest) = planes.split_at(self.layout.low as usize);
        double(&mut self.group.low, all, low);
        for (table, width) in self.group.rest.iter_mut().zip(self.layout.tables) {
            let (these, others) = rest.split_at(width as usize);
            double(table, all, these);
            rest = others;
        }
        // The filler of the last block of a run finds nobody.
        let last = self.layout.tables.iter().rposition(|&width| width > 0).unwrap_or(0);
        self.group.rest[last][1 << self.layout.tables[last]] = Lanes::NONE;
    }

    #[inline(never)]
    fn probe<const A: u32, const B: u32, const C: u32>(&self, probes: &mut Probes) -> u64 {
        let group = &*self.group;
        let filler = 1 << (A + B + C);
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
                    (rest >> shift) as usize & if shift + width == A + B + C { TABLE - 1 } else { (1 << width) - 1 }
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
        let (front, back) = table.split_at_mut(1 << bit);
        for (to, from) in back.iter_mut().zip(front) {
            *to = from.and_not(plane);
        }
    }
}
