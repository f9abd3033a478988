//! All placements in one quarter of the board, by the rows and columns that they use.

use super::lanes::Key;

/// The largest side of a quarter.
pub const MAX_SIDE: usize = 13;

/// What may stand on the squares of a quarter, and what it contributes to the key.
#[derive(Clone, Copy, Debug)]
pub struct Squares {
    /// The side.
    pub m: u32,
    /// The squares of each row that may hold a queen.
    pub open: [u16; MAX_SIDE],
    /// The squares of each row that make a placement a marked one.
    pub marked: [u16; MAX_SIDE],
    /// The key of a queen on each square.
    pub key: [[u64; MAX_SIDE]; MAX_SIDE],
}

impl Squares {
    /// The quarter of side `m` with every square open, none marked, and the keys that `key(row, column)` says.
    pub fn new(m: u32, key: impl Fn(u32, u32) -> u64) -> Squares {
        let mut squares =
            Squares { m, open: [(1 << m) - 1; MAX_SIDE], marked: [0; MAX_SIDE], key: [[0; MAX_SIDE]; MAX_SIDE] };
        for row in 0..m {
            for column in 0..m {
                squares.key[row as usize][column as usize] = key(row, column);
            }
        }
        squares
    }

    /// Closes the squares that `closed(row, column)` picks.
    pub fn close(mut self, closed: impl Fn(u32, u32) -> bool) -> Squares {
        for row in 0..self.m {
            for column in (0..self.m).filter(|&column| closed(row, column)) {
                self.open[row as usize] &= !(1 << column);
            }
        }
        self
    }

    /// Marks the squares that `marked(row, column)` picks. No placement may hold two of them.
    pub fn mark(mut self, marked: impl Fn(u32, u32) -> bool) -> Squares {
        for row in 0..self.m {
            for column in (0..self.m).filter(|&column| marked(row, column)) {
                self.marked[row as usize] |= 1 << column;
            }
        }
        self
    }
}

/// The keys of all placements with one set of rows, sorted by their columns.
#[derive(Clone, Debug, Default)]
struct Rows<K> {
    keys: Vec<K>,
    /// Where the unmarked keys of each column set begin, then where the marked ones begin, in turn; and the end.
    starts: Vec<u32>,
}

/// The keys of all placements in a quarter, found when first asked for, one set of rows at a time.
#[derive(Clone, Debug)]
pub struct Quarter<K> {
    squares: Squares,
    /// The number of each set of columns among those of its size.
    rank: Vec<u16>,
    /// By set of rows.
    rows: Vec<Rows<K>>,
    found: Vec<(u16, K)>,
}

impl<K: Key> Quarter<K> {
    /// A quarter whose placements are still to be found.
    pub fn new(squares: Squares) -> Quarter<K> {
        let sets = 1 << squares.m;
        let mut next = [0; MAX_SIDE + 1];
        let rank = (0..sets as u32).map(|set| {
            let next = &mut next[set.count_ones() as usize];
            *next += 1;
            *next - 1
        });
        Quarter { squares, rank: rank.collect(), rows: vec![Rows::default(); sets], found: Vec::new() }
    }

    /// Finds the placements that use exactly `rows`, unless that is done.
    pub fn prepare(&mut self, rows: u32) {
        if self.rows[rows as usize].starts.is_empty() {
            self.find(0, rows, Partial::default());
            let columns = self.rank.len() as u32;
            let sets = (0..columns).filter(|set| set.count_ones() == rows.count_ones()).count();
            let mut starts = vec![0u32; 2 * sets + 1];
            for &(slot, _) in &self.found {
                starts[slot as usize + 1] += 1;
            }
            for i in 1..starts.len() {
                starts[i] += starts[i - 1];
            }
            let mut next = starts.clone();
            let mut keys = vec![K::default(); self.found.len()];
            for (slot, key) in self.found.drain(..) {
                let next = &mut next[slot as usize];
                keys[*next as usize] = key;
                *next += 1;
            }
            self.rows[rows as usize] = Rows { keys, starts };
        }
    }

    /// The keys of the unmarked placements with exactly these rows and columns, and of the marked ones.
    ///
    /// Empty unless `rows` is prepared.
    pub fn keys(&self, rows: u32, columns: u32) -> (&[K], &[K]) {
        let Rows { keys, starts } = &self.rows[rows as usize];
        let slot = 2 * usize::from(self.rank[columns as usize]);
        let [start, middle, end] = [0, 1, 2].map(|i| starts[slot + i] as usize);
        (&keys[start..middle], &keys[middle..end])
    }

    /// The keys of all placements with exactly these rows and columns.
    pub fn all_keys(&self, rows: u32, columns: u32) -> &[K] {
        let Rows { keys, starts } = &self.rows[rows as usize];
        let slot = 2 * usize::from(self.rank[columns as usize]);
        &keys[starts[slot] as usize..starts[slot + 2] as usize]
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let rows = self.rows.iter().map(|rows| rows.keys.len() * size_of::<K>() + rows.starts.len() * 4);
        rows.sum::<usize>() + self.found.capacity() * size_of::<(u16, K)>()
    }

    fn find(&mut self, row: u32, rows: u32, partial: Partial) {
        if rows >> row == 0 {
            let slot = 2 * self.rank[partial.columns as usize] + u16::from(partial.marked);
            self.found.push((slot, K::from_wide(partial.key)));
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
