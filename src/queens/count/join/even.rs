//! Boards of even side, and those boards of odd side with a queen in the centre.
//!
//! # Which sets of rows
//!
//! The west half uses a set R of m rows, the east half the others. Exchanging west and east exchanges R and its
//! complement, exchanging north and south turns R upside down: up to four sets have equally many solutions, and a
//! [`Class`] is counted for all of them. It contains row 0, its complement does not.
//!
//! # Which queens on the long diagonals
//!
//! These do for the other half of the eight symmetries. A long diagonal holds one queen at most, so there are three
//! kinds of solution, and in each it is enough to count those whose *east half has no queen on a long diagonal*:
//!
//! ```text
//!     none             one, west or east     two, which always share one of the halves west, east, north and south
//!
//!     . . | . .        Q . | . .             Q . | . .      . . | Q .      Q . | . Q      . . | . .
//!     . . | . .        . . | . .             . . | . .      . . | . .      . . | . .      . . | . .
//!     ----+----        ----+----             ----+----      ----+----      ----+----      ----+----
//!     . . | . .        . . | . .             Q . | . .      . . | Q .      . . | . .      Q . | . Q
//!
//!     counted once     counted twice         counted four times
//! ```
//!
//! (The squares stand for quarters: where in them the queen is, does not matter.) With c for the number of disjoint
//! pairs and with `none`, `single` and `double` for the lists of a half with none, one or two queens on long diagonals, a
//! class has
//!
//! ```text
//!     2 c(R none + R single, R' none) + 4 c(R double, R' none)        R' being the other rows
//!                 + 2 c(R' single, R none) + 4 c(R' double, R none)
//! ```
//!
//! solutions together with its mirror image, and twice as many when turning it upside down makes another pair of sets.
//! In the centre of an odd board both long diagonals are taken, so only c(R none, R' none) remains, twice.

#[cfg(not(target_arch = "wasm32"))]
use super::diagonals::mirrored;
use super::diagonals::{Geometry, flipped};
use super::halves::{Keys, subsets};
#[cfg(not(target_arch = "wasm32"))]
use super::matching::Helpers;
#[cfg(not(target_arch = "wasm32"))]
use super::matching::tree::{TAG, Tree};
use super::matching::{Matcher, Way, flat};
use super::quarter::{Quarter, Squares};
use super::simd::Key;

/// The rows of the west half that stand for a class of such sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    /// Bit r: the west half has a queen in row r, the row between the quarters left out.
    pub west: u32,
    /// How many classes of complementary pairs it stands for: 1 or 2.
    pub multiplicity: u32,
}

/// The classes of row sets of the west half of a board of quarters of side `m`.
pub fn classes(m: u32) -> impl Iterator<Item = Class> {
    let rows = 2 * m;
    let all = u32::MAX >> (32 - rows);
    subsets(rows, m).filter(|west| west & 1 == 1).filter_map(move |west| {
        let upside_down = west.reverse_bits() >> (32 - rows);
        let other = if upside_down & 1 == 1 { upside_down } else { all ^ upside_down };
        (west <= other).then_some(Class { west, multiplicity: if west == other { 1 } else { 2 } })
    })
}

/// The keys of one half: first those without a queen on a long diagonal, then those with one, then those with two.
#[derive(Clone, Debug, Default)]
struct Half<K> {
    keys: Keys<K>,
    /// Where those with one and those with two begin.
    single: usize,
    double: usize,
}

impl<K: Key> Half<K> {
    fn lists(&self) -> [&[K]; 3] {
        let (none, others) = self.keys.as_slice().split_at(self.single);
        let (single, double) = others.split_at(self.double - self.single);
        [none, single, double]
    }
}

/// Counts the solutions of classes.
#[derive(Clone, Debug)]
pub struct Even<K> {
    board: Geometry,
    north: Quarter<K>,
    halves: [Half<K>; 2],
    matcher: Matcher<K>,
}

impl<K: Key> Even<K> {
    /// A counter whose tables are still to be filled.
    pub fn new(board: Geometry, way: Way) -> Even<K> {
        let mut squares = Squares::new(board.m, board.m, |row, column| board.key(row, column));
        squares = if board.gap == 0 {
            squares.mark(|row, column| row == column)
        } else {
            squares.close(|row, column| row == column)
        };
        Even {
            board,
            north: Quarter::new(squares),
            halves: [Half::default(), Half::default()],
            matcher: Matcher::new(way, board.bits()),
        }
    }

    /// The solutions whose west half uses the rows of the class or of the classes that it stands for.
    pub fn count(&mut self, class: Class) -> u64 {
        let all = u32::MAX >> (32 - 2 * self.board.m);
        self.fill(0, class.west);
        self.fill(1, all ^ class.west);
        let solutions = match &mut self.matcher {
            Matcher::Flat(flat) => count_flat(self.board, &self.halves, flat),
            #[cfg(not(target_arch = "wasm32"))]
            Matcher::Tree(tree) => count_tree(self.board, &mut self.halves, tree),
        };
        solutions * u64::from(class.multiplicity)
    }

    /// Lets other threads help to match.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn share(&mut self, helpers: &Helpers) {
        self.matcher.share(helpers);
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let halves = self.halves.iter().map(|half| half.keys.memory());
        self.north.memory() + halves.sum::<usize>() + self.matcher.memory()
    }

    #[inline(never)]
    fn fill(&mut self, which: usize, rows: u32) {
        let m = self.board.m;
        let north_rows = rows & ((1 << m) - 1);
        // The southern quarter is the northern one upside down.
        let south_rows = (rows >> m).reverse_bits() >> (32 - m);
        let Half { keys, single, double } = &mut self.halves[which];
        keys.clear();
        let [of_north, of_south] = [north_rows, south_rows].map(|rows| self.north.lists(rows));
        let ([north, north_long], [south, south_long]) = (&*of_north, &*of_south);
        let turn = |key: K| K::from_wide(flipped(key.wide()));
        keys.cross(north, south, turn);
        *single = keys.len();
        keys.cross(north_long, south, turn);
        keys.cross(north, south_long, turn);
        *double = keys.len();
        keys.cross(north_long, south_long, turn);
    }
}

fn count_flat<K: Key>(board: Geometry, [one, two]: &[Half<K>; 2], matcher: &mut flat::Matcher<K>) -> u64 {
    let mut solutions = 0;
    for (probing, other, first) in [(one, two, true), (two, one, false)] {
        if board.gap == 1 && !first {
            break;
        }
        let [none, single, double] = probing.lists();
        let once = [if first { none } else { &[] }, single];
        let [few, many] = matcher.count([&once, &[double]], other.lists()[0]);
        solutions += 2 * few + 4 * many;
    }
    solutions
}

/// The tree reorders its lists, but none beyond its ends. So the lists of which both counts need one are last.
#[cfg(not(target_arch = "wasm32"))]
fn count_tree<K: Key>(board: Geometry, halves: &mut [Half<K>; 2], tree: &mut Tree) -> u64 {
    let [(west, west_single), (east, east_single)] = halves.each_mut().map(|half| {
        let (single, double) = (half.single, half.double);
        let keys = K::wide_list(half.keys.as_mut_slice()).expect("keys of 64 bits");
        keys[double..].iter_mut().for_each(|key| *key |= TAG);
        (keys, single)
    });
    east.iter_mut().for_each(|key| *key = mirrored(*key & !TAG) | *key & TAG);
    let mut solutions = 0;
    if board.gap == 0 {
        let [few, many] = tree.count(&mut east[east_single..], &mut west[..west_single]);
        solutions += 2 * few + 4 * many;
    }
    let [few, many] = tree.count(west, &mut east[..east_single]);
    solutions + 2 * few + 4 * many
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_stand_for_every_set_of_rows_once() {
        for m in 1..=8 {
            let rows = 2 * m;
            let all = u32::MAX >> (32 - rows);
            let mut met = vec![0; 1 << rows];
            for Class { west, multiplicity } in classes(m) {
                let upside_down = west.reverse_bits() >> (32 - rows);
                let mut stood_for = vec![west, all ^ west, upside_down, all ^ upside_down];
                stood_for.sort_unstable();
                stood_for.dedup();
                assert_eq!(stood_for.len() as u32, 2 * multiplicity, "m = {m}, rows {west:b}");
                stood_for.into_iter().for_each(|set| met[set as usize] += 1);
            }
            for (set, &times) in met.iter().enumerate() {
                assert_eq!(times, u32::from(set.count_ones() == m), "m = {m}, rows {set:b}");
            }
        }
    }
}
