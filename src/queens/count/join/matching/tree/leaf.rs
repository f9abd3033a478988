//! Pairs of short lists, one of them in tables.

use super::counter::{Counter, EIGHT};
use super::lanes::{Lanes, transpose};
use super::squeeze::Squeeze;
use super::{Counts, TAG};

/// The most bits that both lists are sorted by.
pub const SORTED: u32 = 6;

/// The most tables.
const TABLES: usize = 4;

/// The most bits of a table.
const WIDEST: u32 = 8;

/// The most bits that are looked up.
pub const LOOKED_UP: u32 = WIDEST * TABLES as u32;

/// The numbers that runs can have: by the sorted bits and the tag.
const RUNS: usize = 2 << SORTED;

/// A key to look up: for each table the word where its entry begins, in 16 bits each.
type Probe = u64;

/// Tables, and the words that 16 bits can point to beyond them, so that no look-up need be checked.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct Words([u64; (1 << 16) + 8]);

impl Words {
    #[inline(always)]
    fn at<const WORDS: usize>(&self, word: u16) -> Lanes<WORDS> {
        Lanes(*self.0[usize::from(word)..].first_chunk().expect("more words than can be pointed to"))
    }
}

/// How the bits of a key are used.
#[derive(Clone, Copy, Debug)]
struct Layout {
    /// The bits that both lists are sorted by, and how many these are.
    sorted: Squeeze,
    sorted_bits: u32,
    /// The bits that are looked up, and how many these are.
    looked_up: Squeeze,
    looked_up_bits: u32,
    /// The number of tables, 2 at least; their widths, and their first entries.
    tables: usize,
    widths: [u32; TABLES],
    starts: [u32; TABLES],
    /// The entry without a lane, behind all tables.
    empty: u32,
}

impl Layout {
    fn new(sorted: u64, looked_up: u64) -> Layout {
        let bits = looked_up.count_ones();
        let tables = bits.div_ceil(WIDEST).max(2);
        let (mut widths, mut starts) = ([0; TABLES], [0; TABLES]);
        let mut empty = 0;
        for table in 0..tables {
            widths[table as usize] = (bits + table) / tables;
            starts[table as usize] = empty;
            empty += 1 << widths[table as usize];
        }
        Layout {
            sorted: Squeeze::new(sorted),
            sorted_bits: sorted.count_ones(),
            looked_up: Squeeze::new(looked_up),
            looked_up_bits: bits,
            tables: tables as usize,
            widths,
            starts,
            empty,
        }
    }
}

/// What a thread needs at the leaves; all of it is overwritten by each.
#[derive(Clone, Debug)]
pub struct Leaf<const WORDS: usize> {
    words: Box<Words>,
    /// For each set of sorted bits the lanes that have none of them.
    left: [Lanes<WORDS>; 1 << SORTED],
    /// The probes, in eights and in runs with the same sorted bits; where each run begins, in eights.
    probes: Vec<[Probe; EIGHT]>,
    starts: [u32; RUNS + 1],
    /// The keys that are tabulated, sorted.
    tabled: Vec<u64>,
    /// The probes in the order of their list, and the number of the run of each.
    unsorted: Vec<Probe>,
    numbers: Vec<u8>,
}

impl<const WORDS: usize> Default for Leaf<WORDS> {
    fn default() -> Leaf<WORDS> {
        Leaf {
            words: Box::new(Words([0; (1 << 16) + 8])),
            left: [Lanes::NONE; 1 << SORTED],
            probes: Vec::new(),
            starts: [0; RUNS + 1],
            tabled: Vec::new(),
            unsorted: Vec::new(),
            numbers: Vec::new(),
        }
    }
}

impl<const WORDS: usize> Leaf<WORDS> {
    /// The bytes held.
    pub fn memory(&self) -> usize {
        size_of::<Leaf<WORDS>>()
            + size_of::<Words>()
            + size_of::<Probe>() * (EIGHT * self.probes.capacity() + self.unsorted.capacity())
            + size_of::<u64>() * self.tabled.capacity()
            + self.numbers.capacity()
    }

    /// The pairs that are disjoint within the bits `sorted` and `looked_up`, at most [`SORTED`] and [`LOOKED_UP`] of them.
    /// Keys of one list, which `marks_probes` says, may have the tag.
    pub fn count(&mut self, probes: &[u64], tabled: &[u64], sorted: u64, looked_up: u64, marks_probes: bool) -> Counts {
        let layout = Layout::new(sorted | if marks_probes { TAG } else { 0 }, looked_up);
        let runs = 1usize << layout.sorted_bits;
        self.set_probes(&layout, probes, runs);
        let sorted_bits = sorted.count_ones();
        self.set_tabled(sorted, tabled);
        let by_table = Layout { sorted: Squeeze::new(sorted), sorted_bits, ..layout };
        let groups = tabled.len().div_ceil(64 * WORDS);
        let size = tabled.len().div_ceil(groups);
        let mut counts = [0; 2];
        for start in (0..tabled.len()).step_by(size) {
            let group = start..tabled.len().min(start + size);
            let marked = tabulate(&by_table, &self.tabled[group], &mut self.words, &mut self.left);
            let halves = if marks_probes { [0..runs / 2, runs / 2..runs] } else { [0..runs, 0..0] };
            for (half, runs) in halves.into_iter().enumerate() {
                if self.starts[runs.start] == self.starts[runs.end] {
                    continue;
                }
                let starts = &self.starts[runs.start..=runs.end];
                let left = &self.left[..runs.len()];
                let [all, of_marked] = match layout.tables {
                    2 => probe::<WORDS, 2>(&self.words, left, &self.probes, starts, marked),
                    3 => probe::<WORDS, 3>(&self.words, left, &self.probes, starts, marked),
                    _ => probe::<WORDS, 4>(&self.words, left, &self.probes, starts, marked),
                };
                counts[half] += all - of_marked;
                counts[1] += of_marked;
            }
        }
        counts
    }

    fn set_probes(&mut self, layout: &Layout, list: &[u64], runs: usize) {
        self.unsorted.resize(list.len(), 0);
        self.numbers.resize(list.len(), 0);
        pack::<WORDS>(layout, list, &mut self.unsorted, &mut self.numbers);
        let mut cursors = count_numbers(&self.numbers);
        let mut start = 0;
        for run in 0..runs {
            self.starts[run] = start / EIGHT as u32;
            for quarter in &mut cursors {
                let count = quarter[run];
                quarter[run] = start;
                start += count;
            }
            start = start.next_multiple_of(EIGHT as u32);
        }
        self.starts[runs] = start / EIGHT as u32;
        let eights = start as usize / EIGHT;
        if self.probes.len() < eights {
            self.probes.resize(eights, [0; EIGHT]);
        }
        let empty = u64::from(layout.empty) * WORDS as u64 * 0x0001_0001_0001_0001;
        for run in 0..runs {
            if self.starts[run] < self.starts[run + 1] {
                self.probes[self.starts[run + 1] as usize - 1] = [empty; EIGHT];
            }
        }
        let sorted = self.probes.as_flattened_mut();
        by_quarters(list.len(), |at, quarter| {
            let cursor = &mut cursors[quarter][usize::from(self.numbers[at]) & (RUNS - 1)];
            sorted[*cursor as usize] = self.unsorted[at];
            *cursor += 1;
        });
    }

    /// Sorts the list so that neighbours differ in one of the sorted bits at most.
    fn set_tabled(&mut self, sorted: u64, list: &[u64]) {
        self.tabled.resize(list.len(), 0);
        let bits = sorted.count_ones();
        if bits == 0 {
            self.tabled.copy_from_slice(list);
            return;
        }
        self.numbers.resize(list.len(), 0);
        number(&Squeeze::new(sorted), list, &mut self.numbers);
        let mut cursors = count_numbers(&self.numbers);
        let (mut gray, mut start) = (0usize, 0);
        for i in 1..=1u32 << bits {
            for quarter in &mut cursors {
                let count = quarter[gray];
                quarter[gray] = start;
                start += count;
            }
            gray ^= 1 << (bits - 1).saturating_sub(i.trailing_zeros());
        }
        by_quarters(list.len(), |at, quarter| {
            let cursor = &mut cursors[quarter][usize::from(self.numbers[at]) & (RUNS - 1)];
            self.tabled[*cursor as usize] = list[at];
            *cursor += 1;
        });
    }
}

/// Calls `put` with each place of a list and the quarter of the list that it is in, one place of each quarter in turn:
/// neighbours are often of the same run, and would wait for each other's cursor.
#[inline(always)]
fn by_quarters(length: usize, mut put: impl FnMut(usize, usize)) {
    let quarter = length / 4;
    for at in 0..quarter {
        for i in 0..4 {
            put(i * quarter + at, i);
        }
    }
    for at in 4 * quarter..length {
        put(at, 3);
    }
}

/// How many of the numbers in each quarter are this one.
fn count_numbers(numbers: &[u8]) -> [[u32; RUNS]; 4] {
    let mut counts = [[0; RUNS]; 4];
    by_quarters(numbers.len(), |at, quarter| counts[quarter][usize::from(numbers[at]) & (RUNS - 1)] += 1);
    counts
}

/// Writes the probe of each key and the number of its run.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
fn pack<const WORDS: usize>(layout: &Layout, list: &[u64], probes: &mut [Probe], numbers: &mut [u8]) {
    let layout = *layout;
    let shift = WORDS.ilog2();
    let mut below = [0; TABLES];
    for table in 1..TABLES {
        below[table] = below[table - 1] + layout.widths[table - 1];
    }
    let masks = layout.widths.map(|width| (1u64 << width) - 1);
    let starts = layout.starts.map(|start| u64::from(start) << shift);
    let constant = (0..TABLES).fold(0, |all, table| all | starts[table] << (16 * table));
    for ((&key, probe), number) in list.iter().zip(probes).zip(numbers) {
        let bits = layout.looked_up.of(key);
        let mut places = constant;
        for table in 0..TABLES {
            places += (bits >> below[table] & masks[table]) << (16 * table as u32 + shift);
        }
        *probe = places;
        *number = layout.sorted.of(key) as u8;
    }
}

/// Writes the number of the run of each key.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
fn number(sorted: &Squeeze, list: &[u64], numbers: &mut [u8]) {
    let sorted = *sorted;
    for (&key, number) in list.iter().zip(numbers) {
        *number = sorted.of(key) as u8;
    }
}

/// Fills the tables with a group of keys; gives those lanes that have the tag.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
fn tabulate<const WORDS: usize>(
    layout: &Layout,
    group: &[u64],
    words: &mut Words,
    left: &mut [Lanes<WORDS>; 1 << SORTED],
) -> Lanes<WORDS> {
    let Layout { sorted, sorted_bits, looked_up, looked_up_bits, .. } = *layout;
    let mut planes = [[0; WORDS]; 64];
    let after = looked_up_bits + sorted_bits;
    for (to, &key) in planes.as_flattened_mut().iter_mut().zip(group) {
        *to = looked_up.of(key) | sorted.of(key) << looked_up_bits | 1 << after | key >> 63 << (after + 1);
    }
    transpose(&mut planes);
    let all = Lanes(planes[after as usize]);
    let (in_tables, others) = planes.split_at(looked_up_bits as usize);
    let mut rest = in_tables;
    for table in 0..layout.tables {
        let (these, others) = rest.split_at(layout.widths[table] as usize);
        let start = layout.starts[table] as usize * WORDS;
        double(words.0[start..].as_chunks_mut().0, all, these);
        rest = others;
    }
    let empty = layout.empty as usize * WORDS;
    words.0[empty..empty + WORDS].fill(0);
    left[0] = all;
    for (bit, &plane) in others[..sorted_bits as usize].iter().enumerate() {
        for j in 0..1 << bit {
            left[j + (1 << bit)] = left[j].and_not(Lanes(plane));
        }
    }
    Lanes(planes[after as usize + 1])
}

/// Sets entry j to the lanes of `all` that are in no plane whose bit is set in j.
#[inline(always)]
fn double<const WORDS: usize>(table: &mut [[u64; WORDS]], all: Lanes<WORDS>, planes: &[[u64; WORDS]]) {
    table[0] = all.0;
    for (bit, &plane) in planes.iter().enumerate() {
        let (front, back) = table.split_at_mut(1 << bit);
        for (to, from) in back.iter_mut().zip(front) {
            *to = Lanes(*from).and_not(Lanes(plane)).0;
        }
    }
}

/// The pairs of a probe in these runs and a key in the tables that are disjoint, and those of them whose lane is `marked`.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
fn probe<const WORDS: usize, const TABLES: usize>(
    words: &Words,
    left: &[Lanes<WORDS>],
    probes: &[[Probe; EIGHT]],
    starts: &[u32],
    marked: Lanes<WORDS>,
) -> [u64; 2] {
    /// Among this many eights one lane carries a 64 once at most: 63 counted before and 64 counted now are not yet 128.
    const FLUSH: usize = 8;
    let mut passing = [0u8; RUNS];
    let mut length = 0;
    for (run, left) in left.iter().enumerate() {
        passing[length & (RUNS - 1)] = run as u8;
        // Branchless: whether a run passes is hard to predict.
        length += usize::from((starts[run] < starts[run + 1]) & left.any());
    }
    let find = |probe: Probe| {
        let mut lanes: Lanes<WORDS> = words.at(probe as u16);
        for table in 1..TABLES {
            lanes = lanes.and(words.at((probe >> (16 * table)) as u16));
        }
        lanes
    };
    let mut all = Counter::NONE;
    let mut carried = [0; 2];
    let mut carry = |lanes: Lanes<WORDS>| {
        if lanes.any() {
            carried[0] += lanes.count();
            carried[1] += lanes.and(marked).count();
        }
    };
    for &run in &passing[..length] {
        let run = usize::from(run);
        let mut found = Counter::NONE;
        for some in probes[starts[run] as usize..starts[run + 1] as usize].chunks(FLUSH) {
            let mut carries = Lanes::NONE;
            for eight in some {
                carries = carries.or(found.add(|i| find(eight[i])));
            }
            carry(carries.and(left[run]));
        }
        // The lanes that the sorted bits leave are the same for the whole run, so they are looked at once, in the end.
        carry(all.merge(found, left[run]));
    }
    let [sum, of_marked] = all.sums(marked);
    [sum + 64 * carried[0], of_marked + 64 * carried[1]]
}
