//! Boards of odd side whose middle lines hold two queens.
//!
//! ```text
//!     . . . + . . .      The middle column's queen stands in row q, the middle row's queen in column p, and neither
//!     . . . Q . . .      in the centre, where both lines would have the same queen. How far they are from the centre,
//!     . . . + . . .      a and b, differs: else they would attack each other. The eight symmetries move the pair
//!     Q + + + + + +      about, so that it is enough to count q and p above and left of the centre with a < b, and to
//!     . . . + . . .      multiply by eight. Here N = 7, q = 1, p = 0, a = 2, b = 3.
//!     . . . + . . .
//!     . . . + . . .      The queen of row m is one of the west half's; the east half has none in that row.
//! ```
//!
//! Placements on the diagonals of the middle column's queen are left out of the quarters, for both halves alike. That
//! leaves her two bits of the key unused, and the long diagonals, which both halves meet in the centre, take them.

use super::diagonals::Geometry;
use super::halves::{Keys, subsets};
use super::lanes::Key;
use super::matching::{Layout, Matcher, Probes, Tabled};
use super::quarter::{Quarter, Squares};

/// A row of the middle column's queen, and the rows of the east half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    /// The row of the middle column's queen, from 1 to m − 1.
    pub q: u32,
    /// Bit r: the east half has a queen in row r, the rows q and m left out.
    pub east: u32,
}

/// All sets of rows that the east half of a board with quarters of side `m` may use, whatever q is.
pub fn classes(m: u32) -> impl Iterator<Item = u32> + Clone {
    subsets(2 * m - 1, m)
}

/// Counts the solutions of classes.
#[derive(Debug)]
pub struct Odd<K> {
    board: Geometry,
    layout: Layout,
    quarters: Option<Quarters<K>>,
    west: Keys<K>,
    east: Keys<K>,
    probes: Probes,
    tabled: Tabled,
    matcher: Matcher,
}

/// The western quarters without the row and the diagonals of one queen in the middle column.
#[derive(Debug)]
struct Quarters<K> {
    q: u32,
    north: Quarter<K>,
    south: Quarter<K>,
}

impl<K: Key> Quarters<K> {
    fn new(board: Geometry, q: u32) -> Quarters<K> {
        let m = board.m as i32;
        let of_q = q as i32 - m;
        let key = |row: u32, column: u32| {
            let falling = match board.falling(row, column) {
                0 => of_q,
                d => d,
            };
            let rising = match board.rising(row, column) {
                0 => of_q,
                d => d,
            };
            board.falling_bit(falling) | board.rising_bit(rising)
        };
        let closed =
            |row: u32, column: u32| row == q || board.falling(row, column) == of_q || board.rising(row, column) == of_q;
        // The diagonals of a queen at the west end of the middle row reach no other half, so they have no bits.
        let marked = |row: u32, column: u32| board.falling(row, column) == m || board.rising(row, column) == -m;
        let quarter = |board_row: fn(Geometry, u32) -> u32| {
            let at = move |row| board_row(board, row);
            Squares::new(board.m, |row, column| key(at(row), column))
                .close(|row, column| closed(at(row), column))
                .mark(|row, column| marked(at(row), column))
        };
        Quarters { q, north: Quarter::new(quarter(|_, row| row)), south: Quarter::new(quarter(Geometry::south)) }
    }
}

impl<K: Key> Odd<K> {
    /// A counter whose tables are still to be filled.
    pub fn new(board: Geometry, layout: Layout) -> Odd<K> {
        Odd {
            board,
            layout,
            quarters: None,
            west: Keys::default(),
            east: Keys::default(),
            probes: Probes::default(),
            tabled: Tabled::default(),
            matcher: Matcher::new(layout),
        }
    }

    /// The solutions with the middle column's queen in row q, the east half's in the given rows, and their images.
    pub fn count(&mut self, class: Class) -> u64 {
        let Class { q, east } = class;
        let m = self.board.m;
        let all = (1 << m) - 1;
        let quarters = match self.quarters.take() {
            Some(quarters) if quarters.q == q => quarters,
            _ => Quarters::new(self.board, q),
        };
        let Quarters { north, south, .. } = self.quarters.insert(quarters);
        // Of the rows that remain when q and m are left out, the first m − 1 are northern.
        let above = east & ((1 << q) - 1);
        let east_north = above | (east & ((1 << (m - 1)) - 1) & !above) << 1;
        let east_south = east >> (m - 1);
        let west_north = all & !east_north & !(1 << q);
        let west_south = all & !east_south;

        self.east.clear();
        north.prepare(east_north);
        south.prepare(east_south);
        for columns in subsets(m, east_north.count_ones()) {
            let northern = north.all_keys(east_north, columns);
            for &key in south.all_keys(east_south, all & !columns) {
                self.east.cross(northern, key);
            }
        }
        self.west.clear();
        north.prepare(west_north);
        south.prepare(west_south);
        for p in 0..q {
            let middle = self.board.key(m, p);
            let below = (1 << p) - 1;
            for columns in subsets(m - 1, west_north.count_ones()) {
                // Column p holds the middle row's queen.
                let columns = columns & below | (columns & !below) << 1;
                let others = all & !columns & !(1 << p);
                let (northern, southern) = if p == 0 {
                    (north.keys(west_north, columns).0, south.keys(west_south, others).0)
                } else {
                    (north.all_keys(west_north, columns), south.all_keys(west_south, others))
                };
                for &key in southern {
                    if key.wide() & middle == 0 {
                        self.west.cross(northern, K::from_wide(key.wide() | middle));
                    }
                }
            }
        }
        let (few, many) = if self.west.as_slice().len() < self.east.as_slice().len() {
            (self.west.as_slice(), self.east.as_slice())
        } else {
            (self.east.as_slice(), self.west.as_slice())
        };
        self.tabled.set(few);
        self.probes.set(self.layout, &[many]);
        let [pairs] = self.matcher.count([&mut self.probes], &self.tabled);
        8 * pairs
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let quarters = self.quarters.as_ref().map_or(0, |quarters| quarters.north.memory() + quarters.south.memory());
        let lists = self.west.memory() + self.east.memory();
        quarters + lists + self.probes.memory() + self.tabled.memory() + self.matcher.memory()
    }
}
