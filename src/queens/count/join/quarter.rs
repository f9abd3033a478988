//! All placements in one quarter of the board, by the rows and columns that they use.

use super::lanes::{AHEAD, Key};
use std::ops::Range;

/// The largest side of a quarter.
const MAX_SIDE: usize = 13;

/// The bytes that a quarter may hold: enough for all placements up to a side of 10. Beyond, finding them again takes a
/// tenth of the time that joining them takes.
const LIMIT: usize = 96 << 20;

/// What may stand on the squares of a quarter, and what it contributes to the key.
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
    fn sort(found: &[(u16, K)], sets: usize) -> List<K> {
        let mut starts = vec![0u32; sets + 1];
        for &(set, _) in found {
            starts[usize::from(set) + 1] += 1;
        }
        for i in 1..=sets {
            starts[i] += starts[i - 1];
        }
        let mut next = starts.clone();
        let longest = starts.windows(2).map(|ends| ends[1] - ends[0]).max().unwrap_or(0) as usize;
        // A list that is empty is still read from.
        let keys = vec![K::default(); found.len() + 1 + AHEAD];
        let mut list = List { keys, sets: vec![0; found.len()], starts, longest };
        for &(set, key) in found {
            let next = &mut next[usize::from(set)];
            list.keys[*next as usize] = key;
            list.sets[*next as usize] = set;
            *next += 1;
        }
        list
    }

    /// Some of the keys, counted from the first.
    pub fn keys(&self, some: Range<usize>) -> &[K] {
        &self.keys[..self.len()][some]
    }

    /// For each of some keys those keys of `other` whose placements use just the other columns: where they begin, and
    /// how many there are.
    #[inline(always)]
    pub fn beside<'a>(&self, some: Range<usize>, other: &'a List<K>) -> impl Iterator<Item = (&'a [K], usize)> {
        // Of sets of one size, the later one's complement is the earlier.
        let last = other.starts.len() - 2;
        self.sets[some].iter().map(move |&set| {
            let set = last - usize::from(set);
            let (start, end) = (other.starts[set] as usize, other.starts[set + 1] as usize);
            (&other.keys[start..], end - start)
        })
    }

    /// The most keys with the same set of columns.
    pub fn longest(&self) -> usize {
        self.longest
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    fn memory(&self) -> usize {
        self.keys.capacity() * size_of::<K>() + 2 * self.sets.capacity() + 4 * self.starts.capacity()
    }
}

/// The keys of all placements in a quarter, found when first asked for, one set of rows at a time.
#[derive(Clone, Debug)]
pub struct Quarter<K> {
    squares: Squares,
    /// The number of each set of columns among those of its size.
    rank: Vec<u16>,
    /// By set of rows: the placements without a marked square, and those with one.
    rows: Vec<Option<[List<K>; 2]>>,
    /// The bytes of all lists.
    held: usize,
    found: [Vec<(u16, K)>; 2],
}

impl<K: Key> Quarter<K> {
    /// A quarter whose placements are still to be found.
    pub fn new(squares: Squares) -> Quarter<K> {
        let mut next = [0; MAX_SIDE + 1];
        let rank = (0..1 << squares.columns).map(|set: u32| {
            let next = &mut next[set.count_ones() as usize];
            *next += 1;
            *next - 1
        });
        let found = [Vec::new(), Vec::new()];
        Quarter { squares, rank: rank.collect(), rows: vec![None; 1 << squares.rows], held: 0, found }
    }

    /// Finds the placements that use exactly `rows`, unless that is done.
    pub fn prepare(&mut self, rows: u32) {
        if self.rows[rows as usize].is_none() {
            self.find(0, rows, Partial::default());
            let size = rows.count_ones();
            let sets = (0..self.rank.len() as u32).filter(|set| set.count_ones() == size).count();
            let lists = self.found.each_ref().map(|found| List::sort(found, sets));
            self.held += lists.iter().map(List::memory).sum::<usize>();
            self.rows[rows as usize] = Some(lists);
            self.found.iter_mut().for_each(Vec::clear);
        }
    }

    /// Forgets all placements when they take more memory than they should.
    pub fn trim(&mut self) {
        if self.held > LIMIT {
            self.rows.fill(None);
            self.held = 0;
        }
    }

    /// The keys of the placements with exactly these rows: without a marked square, and with one.
    ///
    /// # Panics
    /// Unless `rows` is prepared.
    pub fn lists(&self, rows: u32) -> &[List<K>; 2] {
        self.rows[rows as usize].as_ref().expect("prepared rows")
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let found = self.found.iter().map(|found| found.capacity() * size_of::<(u16, K)>());
        self.held + found.sum::<usize>()
    }

    fn find(&mut self, row: u32, rows: u32, partial: Partial) {
        if rows >> row == 0 {
            let found = &mut self.found[usize::from(partial.marked)];
            found.push((self.rank[partial.columns as usize], K::from_wide(partial.key)));
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
                quarter.prepare(rows);
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

    #[test]
    fn keys_stand_beside_those_of_the_other_columns() {
        let m = 5;
        // Each key names its columns.
        let squares = Squares::new(m, m, |_, column| 1 << column);
        let mut quarter = Quarter::<u32>::new(squares);
        let (some, others) = (0b10101, 0b11000);
        quarter.prepare(some);
        quarter.prepare(others);
        let [list, _] = quarter.lists(some);
        let [other, _] = quarter.lists(others);
        for (&key, (begin, count)) in list.keys(0..list.len()).iter().zip(list.beside(0..list.len(), other)) {
            assert!(begin[..count].iter().all(|columns| columns ^ key == 0b11111));
            let expected = other.keys[..other.len()].iter().filter(|&&columns| columns ^ key == 0b11111).count();
            assert_eq!(count, expected);
        }
    }
}
