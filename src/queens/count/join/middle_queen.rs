//! The western quarters beside the middle column's queen: all placements are found once, and for each of its rows only
//! looked through.
//!
//! ```text
//!     L . x |        The northern quarter of N = 7, with the middle column's queen Q in row 1.
//!     . L e Q        There is no other queen in its row.
//!     . e x |        x   attacked by Q: its two diagonals have bits in the key, so that a placement there shows it
//!     P + + +        L   the long diagonal, which has no bit, and takes over one that Q leaves unused
//!                    e   attacked by the middle row's queen P when it stands in column 0: this has no bit either
//! ```
//!
//! In the plain list, that of all placements, L and e have bits too. No queen of the northern quarter stands on a
//! rising diagonal above −2, so those of +1 and −1 are free. The southern quarter is the northern one upside down.
//!
//! From the plain list come, as they are needed: the northern and the southern quarter beside Q; the northern one with
//! P under it, added to every placement that lets it stand; and both quarters again for P in column 0.

use super::diagonals::{Geometry, flipped};
use super::list::List;
use super::quarter::{LIMIT, Quarter, Squares};
use super::simd::Key;

/// The lists of quarters beside the middle column's queen.
#[derive(Clone, Debug)]
pub struct Quarters<K> {
    board: Geometry,
    /// The row of the middle column's queen.
    q: u32,
    plain: Quarter<K>,
    north: Lists<K>,
    south: Lists<K>,
    /// The northern quarter with the middle row's queen under it, in a column from 1 to q − 1.
    north_and_middle: Lists<K>,
    /// The same with the queen in column 0.
    north_and_edge: Lists<K>,
    /// The southern quarter without the squares that the queen in column 0 attacks diagonally.
    south_of_edge: Lists<K>,
}

impl<K: Key> Quarters<K> {
    /// The quarters of a board of odd side; the middle column's queen stands nowhere yet.
    pub fn new(board: Geometry) -> Quarters<K> {
        let m = board.m;
        let plain = Squares::new(m, m, |row, column| {
            let long = if board.falling(row, column) == 0 { long_bit(board) } else { 0 };
            let edge = if board.rising(row, column) == board.rising(m, 0) { edge_bit(board) } else { 0 };
            board.key(row, column) | long | edge
        });
        let lists = || Lists::new(m);
        Quarters {
            board,
            q: m,
            plain: Quarter::new(plain),
            north: lists(),
            south: lists(),
            north_and_middle: lists(),
            north_and_edge: lists(),
            south_of_edge: lists(),
        }
    }

    /// Puts the middle column's queen into row `q`, from 1 to m − 1.
    pub fn place(&mut self, q: u32) {
        if self.q != q {
            self.q = q;
            self.forget();
        }
        if self.derived() > LIMIT {
            self.forget();
        }
    }

    /// The quarters of the east half, which has no queen in the middle row, in the mirror.
    pub fn east(&mut self, north: u32, south: u32) -> (&List<K>, &List<K>) {
        self.prepare(north, south);
        (self.north.get(north), self.south.get(south))
    }

    /// The quarters of the west half: with the middle row's queen in one of the columns 1 to q − 1, and in column 0.
    pub fn west(&mut self, north: u32, south: u32) -> [(&List<K>, &List<K>); 2] {
        self.prepare(north, south);
        let (board, q, plain) = (self.board, self.q, &mut self.plain);
        let size = north.count_ones();
        let edge = edge_bit(board);
        self.north_and_middle.prepare(north, || {
            let queens: Vec<(u32, K)> = (1..q).map(|p| (p, K::from_wide(board.key(board.m, p)))).collect();
            self.north.get(north).with_queen(plain.sets(), size, &queens)
        });
        self.north_and_edge.prepare(north, || {
            let free = northern(board, q, plain, north, edge);
            free.with_queen(plain.sets(), size, &[(0, K::default())])
        });
        self.south_of_edge.prepare(south, || southern(board, q, plain, south, edge));
        [
            (self.north_and_middle.get(north), self.south.get(south)),
            (self.north_and_edge.get(north), self.south_of_edge.get(south)),
        ]
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        self.plain.memory() + self.derived()
    }

    /// The bytes of the lists that are made from the plain ones.
    fn derived(&self) -> usize {
        let Quarters { north, south, north_and_middle, north_and_edge, south_of_edge, .. } = self;
        [north, south, north_and_middle, north_and_edge, south_of_edge].map(|lists| lists.held).iter().sum()
    }

    fn prepare(&mut self, north: u32, south: u32) {
        let (board, q, plain) = (self.board, self.q, &mut self.plain);
        self.north.prepare(north, || northern(board, q, plain, north, 0));
        self.south.prepare(south, || southern(board, q, plain, south, 0));
    }

    fn forget(&mut self) {
        let Quarters { north, south, north_and_middle, north_and_edge, south_of_edge, .. } = self;
        for lists in [north, south, north_and_middle, north_and_edge, south_of_edge] {
            lists.forget();
        }
    }
}

/// The free bit that the plain list has for the long diagonal.
const fn long_bit(board: Geometry) -> u64 {
    board.rising_bit(1)
}

/// The free bit that the plain list has for the diagonal of column 0 of the middle row.
const fn edge_bit(board: Geometry) -> u64 {
    board.rising_bit(-1)
}

/// The placements of the northern quarter that have no bit of `struck`, beside the queen in row `q`.
fn northern<K: Key>(board: Geometry, q: u32, plain: &mut Quarter<K>, rows: u32, struck: u64) -> List<K> {
    let queen = board.key(q, board.m);
    let place = board.falling_bit(board.falling(q, board.m));
    keep(board, &plain.lists(rows)[0], struck | met(board, queen), |key, long| key | if long { place } else { 0 })
}

/// The same for the southern quarter; the bits of `struck` are those of the northern one.
fn southern<K: Key>(board: Geometry, q: u32, plain: &mut Quarter<K>, rows: u32, struck: u64) -> List<K> {
    let queen = flipped(board.key(q, board.m));
    let place = board.rising_bit(board.rising(q, board.m));
    let plain = plain.lists(upside_down(board, rows));
    keep(board, &plain[0], struck | met(board, queen), |key, long| flipped(key) | if long { place } else { 0 })
}

/// The bits of `key` without the free ones: those of the diagonals that the northern quarter meets.
const fn met(board: Geometry, key: u64) -> u64 {
    key & !(long_bit(board) | edge_bit(board))
}

/// The placements without a bit of `struck`, with the key that `image` makes of what the bits say and of whether a
/// queen stands on the long diagonal.
fn keep<K: Key>(board: Geometry, plain: &List<K>, struck: u64, image: impl Fn(u64, bool) -> u64) -> List<K> {
    plain.without(K::from_wide(struck), |key| {
        let key = key.wide();
        K::from_wide(image(met(board, key), key & long_bit(board) != 0))
    })
}

/// A quarter's rows in reverse order.
const fn upside_down(board: Geometry, rows: u32) -> u32 {
    rows.reverse_bits() >> (32 - board.m)
}

/// Lists by their sets of rows, each made at the first request.
#[derive(Clone, Debug)]
struct Lists<K> {
    rows: Vec<Option<List<K>>>,
    /// The bytes of all lists.
    held: usize,
}

impl<K: Key> Lists<K> {
    fn new(m: u32) -> Lists<K> {
        Lists { rows: vec![None; 1 << m], held: 0 }
    }

    fn prepare(&mut self, rows: u32, make: impl FnOnce() -> List<K>) {
        let list = &mut self.rows[rows as usize];
        if list.is_none() {
            self.held += list.insert(make()).memory();
        }
    }

    fn get(&self, rows: u32) -> &List<K> {
        self.rows[rows as usize].as_ref().expect("prepared rows")
    }

    fn forget(&mut self) {
        self.rows.fill(None);
        self.held = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Square = (u32, u32);

    fn on_a_diagonal(one: Square, other: Square) -> bool {
        one.0.abs_diff(other.0) == one.1.abs_diff(other.1)
    }

    /// All ways to place a queen in each of these rows of the board, in different columns of the west, none of them on
    /// a diagonal of another or of the queens `beside`.
    fn placements(m: u32, rows: &[u32], beside: &[Square]) -> Vec<Vec<Square>> {
        rows.iter().fold(vec![Vec::new()], |found, &row| {
            let longer = found.iter().flat_map(|queens: &Vec<Square>| {
                (0..m).map(move |column| (row, column)).filter_map(move |queen| {
                    let attacks = |&other: &Square| other.1 == queen.1 || on_a_diagonal(other, queen);
                    let clash = queens.iter().any(attacks) || beside.iter().any(|&other| on_a_diagonal(other, queen));
                    (!clash).then(|| queens.iter().copied().chain([queen]).collect())
                })
            });
            longer.collect()
        })
    }

    /// The columns of a placement, and its key with the long diagonals in place of those of the queen in row `q`.
    fn columns_and_key(board: Geometry, q: u32, queens: &[Square]) -> (u32, u64) {
        let of_queen = q as i32 - board.m as i32;
        let place_of = |d: i32| if d == 0 { of_queen } else { d };
        queens.iter().fold((0, 0), |(columns, key), &(row, column)| {
            let falling = board.falling_bit(place_of(board.falling(row, column)));
            let rising = board.rising_bit(place_of(board.rising(row, column)));
            (columns | 1 << column, key | falling | rising)
        })
    }

    #[test]
    fn the_quarters_are_all_placements_that_the_middle_queens_let_stand() {
        fn check<K: Key>(n: u8) {
            let board = Geometry::new(n);
            let m = board.m;
            let mut quarters = Quarters::<K>::new(board);
            for q in (1..m).rev() {
                quarters.place(q);
                for rows in (0..1 << m).filter(|rows: &u32| rows >> q & 1 == 0) {
                    let north: Vec<u32> = (0..m).filter(|row| rows >> row & 1 == 1).collect();
                    let south: Vec<u32> = north.iter().map(|&row| board.south(row)).collect();
                    let sets = quarters.plain.sets().clone();
                    let same = |list: &List<K>, size: u32, mut expected: Vec<(u32, u64)>, what: &str| {
                        let keys = |columns| {
                            let (keys, count) = list.of_columns(sets.rank(columns));
                            keys[..count].iter().map(move |key| (columns, key.wide()))
                        };
                        let mut found: Vec<(u32, u64)> = sets.of_size(size).flat_map(keys).collect();
                        found.sort_unstable();
                        expected.sort_unstable();
                        assert_eq!(found, expected, "{what}, N = {n}, q = {q}, rows {rows:b}");
                    };
                    let all = |rows: &[u32], p: Option<u32>| {
                        let middle = p.map(|p| (m, p));
                        let beside: Vec<Square> = [(q, m)].into_iter().chain(middle).collect();
                        placements(m, rows, &beside)
                    };
                    let with = |p: u32| {
                        let free = all(&north, Some(p)).into_iter();
                        let free = free.filter(move |queens| queens.iter().all(|&(_, column)| column != p));
                        free.map(move |queens| [queens, vec![(m, p)]].concat())
                    };
                    let keys = |placements: Vec<Vec<Square>>| {
                        placements.iter().map(|queens| columns_and_key(board, q, queens)).collect::<Vec<_>>()
                    };

                    let size = rows.count_ones();
                    let (list, other) = quarters.east(rows, rows);
                    same(list, size, keys(all(&north, None)), "north");
                    same(other, size, keys(all(&south, None)), "south");
                    let [(middle, south_of_middle), (edge, south_of_edge)] = quarters.west(rows, rows);
                    same(middle, size + 1, keys((1..q).flat_map(with).collect()), "north and middle");
                    same(south_of_middle, size, keys(all(&south, None)), "south of middle");
                    same(edge, size + 1, keys(with(0).collect()), "north and edge");
                    same(south_of_edge, size, keys(all(&south, Some(0))), "south of edge");
                }
            }
        }
        for n in [5, 7, 9, 11, 13] {
            check::<u32>(n);
            check::<u64>(n);
        }
    }
}
