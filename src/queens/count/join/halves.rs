//! All placements in a half of the board: a northern quarter crossed with a southern one.

use super::list::List;
use super::simd::{AHEAD, Key};

/// A growing list of keys with room to write ahead.
#[derive(Clone, Debug, Default)]
pub struct Keys<K> {
    keys: Vec<K>,
    length: usize,
}

impl<K: Key> Keys<K> {
    /// Empties the list.
    pub fn clear(&mut self) {
        self.length = 0;
    }

    /// The keys.
    pub fn as_slice(&self) -> &[K] {
        &self.keys[..self.length]
    }

    /// The keys, to be reordered or changed.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn as_mut_slice(&mut self) -> &mut [K] {
        &mut self.keys[..self.length]
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.length
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        self.keys.capacity() * size_of::<K>()
    }

    /// Adds the placements in two quarters that clash nowhere and use each column once: unions of a key of `north` with
    /// the image of a key of `south` under `turn`, which is its own inverse.
    pub fn cross(&mut self, north: &List<K>, south: &List<K>, turn: impl Fn(K) -> K) {
        // Long lists are quick to go through, so the short one is gone through key by key.
        if south.len() <= north.len() {
            self.add(south, north, &turn);
        } else {
            let before = self.length;
            self.add(north, south, &turn);
            for key in &mut self.keys[before..self.length] {
                *key = turn(*key);
            }
        }
    }

    /// Compiled once: an engine compiles while it counts, and this is much to compile.
    #[inline(never)]
    fn add<T: Fn(K) -> K>(&mut self, few: &List<K>, many: &List<K>, turn: &T) {
        /// Keys for which room is made at once.
        const BLOCK: usize = 64;
        let mut turned = [K::default(); BLOCK];
        for start in (0..few.len()).step_by(BLOCK) {
            let block = start..few.len().min(start + BLOCK);
            let room = self.length + block.len() * many.longest() + 1 + AHEAD;
            if self.keys.len() < room {
                self.keys.resize(room + room / 4, K::default());
            }
            for (to, &key) in turned.iter_mut().zip(few.keys(block.clone())) {
                *to = turn(key);
            }
            let (out, mut length) = (self.keys.as_mut_slice(), self.length);
            for (&key, (others, count)) in turned.iter().zip(few.complements(block, many)) {
                length += K::cross(others, count, key, &mut out[length..]);
            }
            self.length = length;
        }
    }
}

/// The subsets of `0..m` of `size` members, as bits, in rising order.
pub fn subsets(m: u32, size: u32) -> impl Iterator<Item = u32> + Clone {
    let first = (1u32 << size) - 1;
    let next = move |&set: &u32| {
        if set == 0 {
            return None;
        }
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        let next = carried | (((set ^ carried) >> 2) / lowest);
        (next >> m == 0).then_some(next)
    };
    std::iter::successors(Some(first), next)
}

#[cfg(test)]
mod tests {
    use super::super::diagonals::{Geometry, flipped};
    use super::super::quarter::{Quarter, Squares};
    use super::*;

    #[test]
    fn subsets_are_all_of_them_in_order() {
        for m in 1..=12 {
            for size in 0..=m {
                let expected: Vec<u32> = (0..1 << m).filter(|set: &u32| set.count_ones() == size).collect();
                assert_eq!(subsets(m, size).collect::<Vec<_>>(), expected);
            }
        }
    }

    /// The keys of all ways to place a queen in each of the `m` western columns, in exactly these rows.
    fn half_boards(board: Geometry, rows: u32, column: u32, queens: &mut Vec<(u32, u32)>, keys: &mut Vec<u64>) {
        if column == board.m {
            keys.push(queens.iter().map(|&(row, column)| board.key(row, column)).fold(0, |a, b| a | b));
            return;
        }
        for row in (0..2 * board.m).filter(|row| rows >> row & 1 == 1) {
            let row = if row < board.m { row } else { row + board.gap };
            if queens.iter().all(|&(r, c)| r != row && r.abs_diff(row) != c.abs_diff(column)) {
                queens.push((row, column));
                half_boards(board, rows, column + 1, queens, keys);
                queens.pop();
            }
        }
    }

    fn check<K: Key>(n: u8) {
        let board = Geometry::new(n);
        let m = board.m;
        let mut quarter = Quarter::<K>::new(Squares::new(m, m, |row, column| board.key(row, column)));
        for rows in subsets(2 * m, m) {
            let (north, south) = (rows & ((1 << m) - 1), (rows >> m).reverse_bits() >> (32 - m));
            let mut half = Keys::default();
            let (north, south) = (quarter.lists(north), quarter.lists(south));
            half.cross(&north[0], &south[0], |key| K::from_wide(flipped(key.wide())));
            let mut keys: Vec<u64> = half.as_slice().iter().map(|key| key.wide()).collect();
            let mut expected = Vec::new();
            half_boards(board, rows, 0, &mut Vec::new(), &mut expected);
            keys.sort_unstable();
            expected.sort_unstable();
            assert_eq!(keys, expected, "N = {n}, rows {rows:b}");
        }
    }

    #[test]
    fn halves_are_all_placements_in_a_half() {
        for n in 4..=11 {
            check::<u32>(n);
            check::<u64>(n);
        }
    }
}
