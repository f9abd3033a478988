//! The keys that are tabulated.

use super::super::simd::Key;
use super::layout::LANES;
use super::probes::Probes;
use super::sorting::by_halves;

/// Keys whose mirror images are tabulated, sorted by the low bits of these, neighbours differing in one.
#[derive(Clone, Debug, Default)]
pub struct Tabled<K> {
    length: usize,
    /// The keys, and after them as many more as a group has lanes.
    keys: Vec<K>,
}

/// The number of low bits that tabulated keys are sorted by: more would change nothing for groups of 128.
const SORTED: usize = 6;

/// The bits of a key that become the low ones when it is mirrored, as a number.
const fn to_sort_by(key: u64) -> usize {
    (key & 15 | key >> 2 & 48) as usize
}

/// For each bit of such a number, the bit of a probe that it can meet: mirroring exchanges the pairs of a group.
const MEETS: [u32; SORTED] = [2, 3, 0, 1, 4, 5];

/// The bits of a number, the one of the longest diagonal last.
const BY_LENGTH: [usize; SORTED] = [5, 4, 1, 0, 3, 2];

impl<K: Key> Tabled<K> {
    /// Replaces the list, in the order that is best for these probes.
    #[inline(never)]
    pub fn set(&mut self, list: &[K], probes: &[&Probes]) {
        /// With a few groups it takes longer to find the best order than it saves.
        const SHORT: usize = 1024;
        let mut cursors = [[0u32; 2]; 1 << SORTED];
        by_halves(list, |key, half| cursors[to_sort_by(key.wide())][half] += 1);
        let order = if list.len() < SHORT { BY_LENGTH } else { by_pairs(&cursors, probes) };
        let (mut number, mut start) = (0, 0);
        for i in 1..=cursors.len() {
            let [one, two] = cursors[number];
            cursors[number] = [start, start + one];
            start += one + two;
            number ^= 1 << order[(i.trailing_zeros() as usize).min(SORTED - 1)];
        }
        self.length = list.len();
        if self.keys.len() < list.len() + LANES {
            self.keys.resize(2 * list.len() + LANES, K::default());
        }
        by_halves(list, |key, half| {
            let cursor = &mut cursors[to_sort_by(key.wide())][half];
            self.keys[*cursor as usize] = key;
            *cursor += 1;
        });
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether there is no key.
    pub fn is_empty(&self) -> bool {
        self.length == 0
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

/// The bits of a number, that in which the most pairs of a key and a probe meet last. In a Gray code it changes least
/// often then, so that more groups have it in all their lanes, and are skipped by all probes that have it too.
#[inline(never)]
fn by_pairs(cursors: &[[u32; 2]; 1 << SORTED], probes: &[&Probes]) -> [usize; SORTED] {
    let having = having(cursors);
    let pairs: [(u64, usize); SORTED] = std::array::from_fn(|bit| {
        let met: u64 = probes.iter().map(|probes| probes.having(MEETS[bit])).sum();
        (u64::from(having[bit]) * met, bit)
    });
    let mut order = [0; SORTED];
    for one in pairs {
        order[pairs.iter().filter(|&&other| other < one).count()] = one.1;
    }
    order
}

/// How many keys have each bit of their number.
fn having(cursors: &[[u32; 2]; 1 << SORTED]) -> [u32; SORTED] {
    let mut counts = [0; 1 << SORTED];
    for (count, [one, two]) in counts.iter_mut().zip(cursors) {
        *count = one + two;
    }
    let mut having = [0; SORTED];
    // The half with the highest bit is folded onto the half without it.
    for bit in (0..SORTED).rev() {
        let (without, with) = counts[..2 << bit].split_at_mut(1 << bit);
        for (sum, &count) in without.iter_mut().zip(&*with) {
            having[bit] += count;
            *sum += count;
        }
    }
    having
}
