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
//! leaves its two bits of the key unused, and the long diagonals, which both halves meet in the centre, take them:
//! `middle_queen` is about how.

use std::convert::identity;

use super::diagonals::Geometry;
#[cfg(not(target_arch = "wasm32"))]
use super::diagonals::mirrored;
use super::halves::{Keys, subsets};
#[cfg(not(target_arch = "wasm32"))]
use super::matching::Helpers;
use super::matching::{Matcher, Way};
use super::middle_queen::Quarters;
use super::simd::Key;

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
#[derive(Clone, Debug)]
pub struct Odd<K> {
    board: Geometry,
    quarters: Quarters<K>,
    west: Keys<K>,
    east: Keys<K>,
    matcher: Matcher<K>,
}

impl<K: Key> Odd<K> {
    /// A counter whose tables are still to be filled.
    pub fn new(board: Geometry, way: Way) -> Odd<K> {
        Odd {
            board,
            quarters: Quarters::new(board),
            west: Keys::default(),
            east: Keys::default(),
            matcher: Matcher::new(way, board.bits()),
        }
    }

    /// The solutions with the middle column's queen in row q, the east half's in the given rows, and their images.
    pub fn count(&mut self, class: Class) -> u64 {
        let Class { q, east } = class;
        let m = self.board.m;
        let all = (1 << m) - 1;
        // Of the rows that remain when q and m are left out, the first m − 1 are northern.
        let above = east & ((1 << q) - 1);
        let east_north = above | (east & ((1 << (m - 1)) - 1) & !above) << 1;
        let east_south = east >> (m - 1);
        let west_north = all & !east_north & !(1 << q);
        let west_south = all & !east_south;

        self.quarters.place(q);
        self.east.clear();
        let (north, south) = self.quarters.east(east_north, east_south);
        self.east.cross(north, south, identity);
        self.west.clear();
        for (north, south) in self.quarters.west(west_north, west_south) {
            self.west.cross(north, south, identity);
        }
        let pairs = match &mut self.matcher {
            Matcher::Flat(flat) => {
                let (west, east) = (self.west.as_slice(), self.east.as_slice());
                let (few, many) = if west.len() < east.len() { (west, east) } else { (east, west) };
                flat.count([&[many], &[]], few)[0]
            }
            #[cfg(not(target_arch = "wasm32"))]
            Matcher::Tree(tree) => {
                let [west, east] = [&mut self.west, &mut self.east]
                    .map(|keys| K::wide_list(keys.as_mut_slice()).expect("keys of 64 bits"));
                east.iter_mut().for_each(|key| *key = mirrored(*key));
                tree.count(west, east)[0]
            }
        };
        8 * pairs
    }

    /// Lets other threads help to match.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn share(&mut self, helpers: &Helpers) {
        self.matcher.share(helpers);
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let lists = self.west.memory() + self.east.memory();
        self.quarters.memory() + lists + self.matcher.memory()
    }
}
