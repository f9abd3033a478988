//! The keys of placements that use the same rows, as the quarters and halves of a board hand them on.

use super::simd::{AHEAD, Key};
use std::ops::Range;

/// The largest side of a quarter.
pub const MAX_SIDE: usize = 14;

/// The keys of placements with the same rows, sorted by their columns.
#[derive(Clone, Debug, Default)]
pub struct List<K> {
    /// Some more than there are, so that several can be read from any place.
    keys: Vec<K>,
    /// For each key the number of its set of columns among the sets of that size.
    sets: Vec<u16>,
    /// Where the keys of each set of columns begin; and the end.
    starts: Vec<u32>,
    /// The most keys with the same set of columns.
    longest: usize,
}

impl<K: Key> List<K> {
    /// The list of `keys`, those of each set of columns beginning where `starts` says. Further entries are padding.
    fn new(mut keys: Vec<K>, starts: Vec<u32>) -> List<K> {
        let length = *starts.last().expect("an end") as usize;
        // A list that is empty is still read from.
        keys.resize(length + 1 + AHEAD, K::default());
        keys.shrink_to_fit();
        let mut sets = Vec::with_capacity(length);
        let mut longest = 0;
        for (set, ends) in (0..).zip(starts.windows(2)) {
            let count = (ends[1] - ends[0]) as usize;
            sets.extend(std::iter::repeat_n(set, count));
            longest = longest.max(count);
        }
        List { keys, sets, starts, longest }
    }

    /// The list of the placements `found`, each its set of columns and its key, of `sets` sets.
    pub fn sort(found: &[(u16, K)], sets: usize) -> List<K> {
        let mut starts = vec![0u32; sets + 1];
        for &(set, _) in found {
            starts[usize::from(set) + 1] += 1;
        }
        for i in 1..=sets {
            starts[i] += starts[i - 1];
        }
        let mut next = starts.clone();
        let mut keys = vec![K::default(); found.len() + 1 + AHEAD];
        for &(set, key) in found {
            let next = &mut next[usize::from(set)];
            keys[*next as usize] = key;
            *next += 1;
        }
        List::new(keys, starts)
    }

    /// The placements whose key has no bit of `struck`, each with the key that `image` makes of its own.
    pub fn without(&self, struck: K, image: impl Fn(K) -> K) -> List<K> {
        let mut keys = vec![K::default(); self.len() + 1 + AHEAD];
        let mut length = 0;
        let mut starts = Vec::with_capacity(self.starts.len());
        starts.push(0);
        for ends in self.starts.windows(2) {
            for &key in &self.keys[ends[0] as usize..ends[1] as usize] {
                // Branchless compaction: a mispredicted branch costs more than the store.
                keys[length] = image(key);
                length += usize::from(key.wide() & struck.wide() == 0);
            }
            starts.push(length as u32);
        }
        List::new(keys, starts)
    }

    /// The placements with one more queen, one of `queens`, each of them a column and a key: where that column is free
    /// and the keys are disjoint. So far they have `size` queens.
    pub fn with_queen(&self, sets: &Sets, size: u32, queens: &[(u32, K)]) -> List<K> {
        let mut keys = vec![K::default(); self.len() * queens.len() + 1 + AHEAD];
        let mut length = 0;
        let mut starts = Vec::new();
        starts.push(0);
        for columns in sets.of_size(size + 1) {
            for &(column, key) in queens.iter().filter(|(column, _)| columns >> column & 1 == 1) {
                let (others, count) = self.of_columns(sets.rank(columns ^ 1 << column));
                length += K::cross(others, count, key, &mut keys[length..]);
            }
            starts.push(length as u32);
        }
        List::new(keys, starts)
    }

    /// Some of the keys, counted from the first.
    pub fn keys(&self, some: Range<usize>) -> &[K] {
        &self.keys[..self.len()][some]
    }

    /// For each of some keys those keys of `other` whose placements use just the other columns: where they begin, and
    /// how many there are.
    #[inline(always)]
    pub fn complements<'a>(&self, some: Range<usize>, other: &'a List<K>) -> impl Iterator<Item = (&'a [K], usize)> {
        // Of sets of one size, the later one's complement is the earlier.
        let last = other.starts.len() - 2;
        self.sets[some].iter().map(move |&set| other.of_columns(last - usize::from(set)))
    }

    /// The keys with the set of columns of this number: where they begin, and how many there are.
    #[inline(always)]
    pub fn of_columns(&self, set: usize) -> (&[K], usize) {
        let (start, end) = (self.starts[set] as usize, self.starts[set + 1] as usize);
        (&self.keys[start..], end - start)
    }

    /// The most keys with the same set of columns.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        self.keys.capacity() * size_of::<K>() + 2 * self.sets.capacity() + 4 * self.starts.capacity()
    }
}

/// The sets of columns, numbered among those of the same size in rising order.
#[derive(Clone, Debug)]
pub struct Sets {
    rank: Vec<u16>,
}

impl Sets {
    /// The sets of `columns` columns.
    pub fn new(columns: u32) -> Sets {
        let mut next = [0; MAX_SIDE + 1];
        let rank = (0..1 << columns).map(|set: u32| {
            let next = &mut next[set.count_ones() as usize];
            *next += 1;
            *next - 1
        });
        Sets { rank: rank.collect() }
    }

    /// The number of a set.
    pub fn rank(&self, set: u32) -> usize {
        usize::from(self.rank[set as usize])
    }

    /// The sets of `size` columns, in the order of their numbers.
    pub fn of_size(&self, size: u32) -> impl Iterator<Item = u32> {
        (0..self.rank.len() as u32).filter(move |set| set.count_ones() == size)
    }
}
