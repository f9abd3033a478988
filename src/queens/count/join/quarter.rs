//! All placements in one quarter of the board, by the rows and columns that they use.

use super::list::{List, MAX_SIDE, Sets};
use super::simd::Key;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The bytes that a quarter may hold: enough for all placements up to a side of 10. Beyond, finding them again takes a
/// tenth of the time that joining them takes.
pub const LIMIT: usize = 96 << 20;

/// The squares of a quarter: which of them may hold a queen, and what each queen adds to the key.
#[derive(Clone, Copy, Debug)]
pub struct Squares {
    columns: u32,
    rows: u32,
    /// The squares of each row that may hold a queen.
    open: [u16; MAX_SIDE + 1],
    /// The squares of each row that make a placement a marked one.
    marked: [u16; MAX_SIDE + 1],
    /// The key of a queen on each square.
    key: [[u64; MAX_SIDE]; MAX_SIDE + 1],
}

impl Squares {
    /// `columns` × `rows` squares, all open and none marked, with the keys that `key(row, column)` says.
    pub fn new(columns: u32, rows: u32, key: impl Fn(u32, u32) -> u64) -> Squares {
        let mut squares = Squares {
            columns,
            rows,
            open: [(1 << columns) - 1; MAX_SIDE + 1],
            marked: [0; MAX_SIDE + 1],
            key: [[0; MAX_SIDE]; MAX_SIDE + 1],
        };
        for (row, column) in squares.squares() {
            squares.key[row as usize][column as usize] = key(row, column);
        }
        squares
    }

    /// Closes the squares that `closed(row, column)` picks.
    pub fn close(mut self, closed: impl Fn(u32, u32) -> bool) -> Squares {
        for (row, column) in self.squares().filter(|&(row, column)| closed(row, column)) {
            self.open[row as usize] &= !(1 << column);
        }
        self
    }

    /// Marks the squares that `marked(row, column)` picks.
    pub fn mark(mut self, marked: impl Fn(u32, u32) -> bool) -> Squares {
        for (row, column) in self.squares().filter(|&(row, column)| marked(row, column)) {
            self.marked[row as usize] |= 1 << column;
        }
        self
    }

    fn squares(&self) -> impl Iterator<Item = (u32, u32)> + use<> {
        let (rows, columns) = (self.rows, self.columns);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }
}

/// The keys of all placements in a quarter, found when first needed, one set of rows at a time. Clones share
/// the lists that any of them finds.
#[derive(Clone, Debug)]
pub struct Quarter<K> {
    squares: Squares,
    sets: Sets,
    cache: Arc<Mutex<Cache<K>>>,
    found: [Vec<(u16, K)>; 2],
}

/// The lists with the same rows: the placements without a marked square, and those with one.
type Pair<K> = Arc<[List<K>; 2]>;

/// Lists by their sets of rows.
#[derive(Debug)]
struct Cache<K> {
    rows: Vec<Option<Pair<K>>>,
    /// The bytes of all lists.
    held: usize,
}

impl<K: Key> Quarter<K> {
    /// A quarter whose placements are still to be found.
    pub fn new(squares: Squares) -> Quarter<K> {
        let cache = Cache { rows: vec![None; 1 << squares.rows], held: 0 };
        let found = [Vec::new(), Vec::new()];
        Quarter { squares, sets: Sets::new(squares.columns), cache: Arc::new(Mutex::new(cache)), found }
    }

    /// The keys of the placements with exactly these rows: without a marked square, and with one.
    pub fn lists(&mut self, rows: u32) -> Pair<K> {
        if let Some(lists) = &self.cache().rows[rows as usize] {
            return Arc::clone(lists);
        }
        // Outside the lock, so that other threads can go on; they rarely find the same one.
        self.found.iter_mut().for_each(Vec::clear);
        self.find(0, rows, Partial::default());
        let sets = self.sets.of_size(rows.count_ones()).count();
        let lists = Arc::new(self.found.each_ref().map(|found| List::sort(found, sets)));
        self.cache().keep(rows, &lists);
        lists
    }

    /// The sets of columns.
    pub fn sets(&self) -> &Sets {
        &self.sets
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let found = self.found.iter().map(|found| found.capacity() * size_of::<(u16, K)>());
        self.cache().held + found.sum::<usize>()
    }

    fn cache(&self) -> MutexGuard<'_, Cache<K>> {
        // A list is put in whole or not at all, so that a thread that has panicked leaves nothing half done.
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&mut self, row: u32, rows: u32, partial: Partial) {
        if rows >> row == 0 {
            let found = &mut self.found[usize::from(partial.marked)];
            found.push((self.sets.rank(partial.columns) as u16, K::from_wide(partial.key)));
            return;
        }
        let r = row as usize;
        if rows >> row & 1 == 0 {
            return self.find(row + 1, rows, partial.next_row());
        }
        let mut free = u32::from(self.squares.open[r]) & !(partial.columns | partial.falling | partial.rising);
        while free != 0 {
            let (queen, column) = (free & free.wrapping_neg(), free.trailing_zeros());
            free ^= queen;
            let placed = Partial {
                columns: partial.columns | queen,
                falling: partial.falling | queen,
                rising: partial.rising | queen,
                key: partial.key | self.squares.key[r][column as usize],
                marked: partial.marked | (u32::from(self.squares.marked[r]) & queen != 0),
            };
            self.find(row + 1, rows, placed.next_row());
        }
    }
}

impl<K: Key> Cache<K> {
    fn keep(&mut self, rows: u32, lists: &Pair<K>) {
        if self.held > LIMIT {
            self.rows.fill(None);
            self.held = 0;
        }
        let place = &mut self.rows[rows as usize];
        if place.is_none() {
            self.held += lists.iter().map(List::memory).sum::<usize>();
            *place = Some(Arc::clone(lists));
        }
    }
}

/// A placement in the upper rows of a quarter.
#[derive(Clone, Copy, Default)]
struct Partial {
    columns: u32,
    /// Squares of the next row on the falling diagonals of queens above.
    falling: u32,
    rising: u32,
    key: u64,
    marked: bool,
}

impl Partial {
    fn next_row(self) -> Partial {
        Partial { falling: self.falling << 1, rising: self.rising >> 1, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::super::diagonals::Geometry;
    use super::*;

    /// All placements in a quarter with exactly these rows, found by trying every column for every row: the columns
    /// used, the key, and whether a square is marked.
    fn placements(
        m: u32,
        rows: u32,
        key: impl Fn(u32, u32) -> u64,
        open: impl Fn(u32, u32) -> bool,
    ) -> Vec<(u32, u64)> {
        let (key, open) = (&key, &open);
        let mut found = vec![(Vec::<(u32, u32)>::new(), 0, 0)];
        for row in (0..m).filter(|row| rows >> row & 1 == 1) {
            let longer = found.iter().flat_map(|(queens, columns, keys)| {
                let free = (0..m).filter(|&column| open(row, column)).filter(|&column| {
                    queens.iter().all(|&(r, c)| c != column && c.abs_diff(column) != r.abs_diff(row))
                });
                free.map(move |column| {
                    let queens = queens.iter().copied().chain([(row, column)]).collect();
                    (queens, columns | 1 << column, keys | key(row, column))
                })
            });
            found = longer.collect();
        }
        found.into_iter().map(|(_, columns, keys)| (columns, keys)).collect()
    }

    #[test]
    fn a_quarter_holds_all_placements_and_nothing_else() {
        for n in [4, 5, 8, 9, 10, 11] {
            let board = Geometry::new(n);
            let m = board.m;
            let key = |row, column| board.key(row, column);
            let corner = |row, column| (row, column) == (0, m - 1);
            let mut quarter =
                Quarter::<u32>::new(Squares::new(m, m, key).close(corner).mark(|row, column| row == column));
            for rows in 0..1 << m {
                let all = placements(m, rows, key, |row, column| !corner(row, column));
                let plain = placements(m, rows, key, |row, column| !corner(row, column) && row != column);
                for (list, expected) in quarter.lists(rows).iter().zip([plain.len(), all.len() - plain.len()]) {
                    assert_eq!(list.len(), expected, "N = {n}, rows {rows:b}");
                }
                let mut keys: Vec<u64> = quarter
                    .lists(rows)
                    .iter()
                    .flat_map(|list| list.keys(0..list.len()))
                    .map(|key| key.wide())
                    .collect();
                let mut expected: Vec<u64> = all.iter().map(|&(_, key)| key).collect();
                keys.sort_unstable();
                expected.sort_unstable();
                assert_eq!(keys, expected, "N = {n}, rows {rows:b}");
            }
        }
    }

    /// The keys of a list by their columns, `size` of them.
    fn by_columns(list: &List<u32>, sets: &Sets, size: u32) -> Vec<(u32, u32)> {
        let keys = |columns: u32| {
            let (keys, count) = list.of_columns(sets.rank(columns));
            keys[..count].iter().map(move |&key| (columns, key))
        };
        let mut keys: Vec<(u32, u32)> = sets.of_size(size).flat_map(keys).collect();
        assert_eq!(keys.len(), list.len());
        keys.sort_unstable();
        keys
    }

    #[test]
    fn what_is_left_without_some_bits_is_what_is_found_without_their_squares() {
        let board = Geometry::new(11);
        let m = board.m;
        let key = |row, column| board.key(row, column);
        let struck = board.key(1, 2) | board.key(3, 3);
        let mut all = Quarter::<u32>::new(Squares::new(m, m, key));
        let doubled = |row, column| 2 * key(row, column);
        let closed = Squares::new(m, m, doubled).close(|row, column| key(row, column) & struck != 0);
        let mut left = Quarter::<u32>::new(closed);
        for rows in 0..1 << m {
            let list = all.lists(rows)[0].without(struck as u32, |key| 2 * key);
            let size = rows.count_ones();
            let [found, expected] = [&list, &left.lists(rows)[0]].map(|list| by_columns(list, all.sets(), size));
            assert_eq!(found, expected, "rows {rows:b}");
        }
    }

    #[test]
    fn a_queen_added_below_is_a_placement_in_one_more_row() {
        let board = Geometry::new(11);
        let m = board.m;
        let key = |row, column| board.key(row, column);
        for columns in [0b00000, 0b00100, 0b11110] {
            // The key shows a queen that shares a diagonal with one above, except in column 0 of this row.
            let queens: Vec<(u32, u32)> =
                (0..m).filter(|p| columns >> p & 1 == 1).map(|p| (p, key(m, p) as u32)).collect();
            let mut above = Quarter::<u32>::new(Squares::new(m, m, key));
            let below = |row, column| row == m && columns >> column & 1 == 0;
            let mut longer = Quarter::<u32>::new(Squares::new(m, m + 1, key).close(below));
            for rows in 0u32..1 << m {
                let size = rows.count_ones();
                if size == m {
                    // There is no column for one more.
                    continue;
                }
                let list = above.lists(rows)[0].with_queen(above.sets(), size, &queens);
                let longer = &longer.lists(rows | 1 << m)[0];
                let [found, expected] = [&list, longer].map(|list| by_columns(list, above.sets(), size + 1));
                assert_eq!(found, expected, "rows {rows:b}");
            }
        }
    }

    #[test]
    fn keys_are_paired_with_those_of_the_other_columns() {
        let m = 5;
        // Each key names its columns.
        let squares = Squares::new(m, m, |_, column| 1 << column);
        let mut quarter = Quarter::<u32>::new(squares);
        let (some, others) = (0b10101, 0b11000);
        let (list, other) = (&quarter.lists(some)[0], &quarter.lists(others)[0]);
        for (&key, (begin, count)) in list.keys(0..list.len()).iter().zip(list.complements(0..list.len(), other)) {
            assert!(begin[..count].iter().all(|columns| columns ^ key == 0b11111));
            let expected = other.keys(0..other.len()).iter().filter(|&&columns| columns ^ key == 0b11111).count();
            assert_eq!(count, expected);
        }
    }
}
