//! All placements in one quarter of the board, by the rows and columns that they use.

use super::lanes::Key;

/// The largest side of a quarter.
const MAX_SIDE: usize = 13;

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

/// The keys of all placements with one set of rows, sorted by their columns.
#[derive(Clone, Debug, Default)]
struct Rows<K> {
    keys: Vec<[K; 4]>,
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
        let sets = 1 << squares.columns;
        let mut next = [0; MAX_SIDE + 1];
        let rank = (0..sets).map(|set: u32| {
            let next = &mut next[set.count_ones() as usize];
            *next += 1;
            *next - 1
        });
        Quarter { squares, rank: rank.collect(), rows: vec![Rows::default(); 1 << squares.rows], found: Vec::new() }
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
                starts[i] = starts[i - 1] + starts[i].div_ceil(4);
            }
            let mut next: Vec<u32> = starts.iter().map(|start| 4 * start).collect();
            let mut keys = vec![[K::FILLER; 4]; starts[2 * sets] as usize];
            for (slot, key) in self.found.drain(..) {
                let next = &mut next[slot as usize];
                keys.as_flattened_mut()[*next as usize] = key;
                *next += 1;
            }
            self.rows[rows as usize] = Rows { keys, starts };
        }
    }

    /// The keys of the unmarked placements with exactly these rows and columns, and of the marked ones, each list
    /// filled up with [`Key::FILLER`].
    ///
    /// # Panics
    /// Unless `rows` is prepared and `columns` are as many.
    #[inline(always)]
    pub fn keys(&self, rows: u32, columns: u32) -> [&[[K; 4]]; 2] {
        let Rows { keys, starts } = &self.rows[rows as usize];
        let slot = 2 * usize::from(self.rank[columns as usize]);
        let [start, middle, end] = [0, 1, 2].map(|i| starts[slot + i] as usize);
        [&keys[start..middle], &keys[middle..end]]
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let rows = self.rows.iter().map(|rows| rows.keys.len() * size_of::<[K; 4]>() + rows.starts.len() * 4);
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
