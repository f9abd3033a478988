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
    tabled: Tabled<K>,
    matcher: Matcher,
}

/// The western quarters without the row and the diagonals of one queen in the middle column.
#[derive(Debug)]
struct Quarters<K> {
    q: u32,
    north: Quarter<K>,
    south: Quarter<K>,
    /// The northern quarter with a queen of the middle row under it, in a column from 1 to q − 1.
    north_and_middle: Quarter<K>,
    /// The same with the queen in column 0.
    north_and_edge: Quarter<K>,
    /// The southern quarter without the diagonal of column 0 of the middle row, which has no bit in the key.
    south_of_edge: Quarter<K>,
}

impl<K: Key> Quarters<K> {
    fn new(board: Geometry, q: u32) -> Quarters<K> {
        let m = board.m;
        let of_q = q as i32 - m as i32;
        let place_of = |d: i32| if d == 0 { of_q } else { d };
        let key = |row: u32, column: u32| {
            let (falling, rising) = (board.falling(row, column), board.rising(row, column));
            board.falling_bit(place_of(falling)) | board.rising_bit(place_of(rising))
        };
        let struck =
            |row: u32, column: u32| row == q || board.falling(row, column) == of_q || board.rising(row, column) == of_q;
        let north = |rows: u32| Squares::new(m, rows, key).close(struck);
        let south = Squares::new(m, m, |row, column| key(board.south(row), column))
            .close(|row, column| struck(board.south(row), column));
        let edge = board.falling(m, 0);
        Quarters {
            q,
            north: Quarter::new(north(m)),
            south: Quarter::new(south),
            north_and_middle: Quarter::new(north(m + 1).close(|row, p| row == m && (p == 0 || p >= q))),
            north_and_edge: Quarter::new(north(m + 1).close(|row, p| row == m && p > 0)),
            south_of_edge: Quarter::new(south.close(|row, column| board.falling(board.south(row), column) == edge)),
        }
    }

    fn all_mut(&mut self) -> [&mut Quarter<K>; 5] {
        let Quarters { north, south, north_and_middle, north_and_edge, south_of_edge, .. } = self;
        [north, south, north_and_middle, north_and_edge, south_of_edge]
    }

    fn memory(&self) -> usize {
        let Quarters { north, south, north_and_middle, north_and_edge, south_of_edge, .. } = self;
        [north, south, north_and_middle, north_and_edge, south_of_edge].map(Quarter::memory).iter().sum()
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
        let quarters = self.quarters.insert(quarters);
        quarters.all_mut().into_iter().for_each(Quarter::trim);
        // Of the rows that remain when q and m are left out, the first m − 1 are northern.
        let above = east & ((1 << q) - 1);
        let east_north = above | (east & ((1 << (m - 1)) - 1) & !above) << 1;
        let east_south = east >> (m - 1);
        let west_north = all & !east_north & !(1 << q);
        let west_south = all & !east_south;

        self.east.clear();
        cross(&mut self.east, (&mut quarters.north, east_north), (&mut quarters.south, east_south));
        self.west.clear();
        let middle = 1 << m;
        let with_middle = (&mut quarters.north_and_middle, west_north | middle);
        cross(&mut self.west, with_middle, (&mut quarters.south, west_south));
        let with_edge = (&mut quarters.north_and_edge, west_north | middle);
        cross(&mut self.west, with_edge, (&mut quarters.south_of_edge, west_south));
        let (few, many) = if self.west.as_slice().len() < self.east.as_slice().len() {
            (self.west.as_slice(), self.east.as_slice())
        } else {
            (self.east.as_slice(), self.west.as_slice())
        };
        self.tabled.set(few);
        self.probes.set(self.layout, &[many]);
        let [pairs] = self.matcher.count([&self.probes], &self.tabled);
        8 * pairs
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let quarters = self.quarters.as_ref().map_or(0, Quarters::memory);
        let lists = self.west.memory() + self.east.memory();
        quarters + lists + self.probes.memory() + self.tabled.memory() + self.matcher.memory()
    }
}

/// Adds the placements in two quarters that use exactly the given rows, and each column once.
fn cross<K: Key>(half: &mut Keys<K>, north: (&mut Quarter<K>, u32), south: (&mut Quarter<K>, u32)) {
    let ((north, north_rows), (south, south_rows)) = (north, south);
    north.prepare(north_rows);
    south.prepare(south_rows);
    half.cross(&north.lists(north_rows)[0], &south.lists(south_rows)[0], |key| key);
}
