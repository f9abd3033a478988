//! The key of a half board: on which of the diagonals that cross the middle line it has queens.
//!
//! A west half and an east half of N = 2m columns (2m + 1 with a column between them) that use different rows can only
//! clash on a diagonal that both of them meet. Of each direction there are 2m − 1 of these, the long one in the middle:
//!
//! ```text
//!      west   east
//!     . . . | . . .      falling −2 … +2: row − column            \
//!     f . . | . . r      rising  −2 … +2: row + column − (N − 1)   /
//!     . f . | . r .
//!     . . f | r . .      f marks falling +1, which ends in the lower right, r rising +0, the long diagonal
//!     . . r f . . .
//!     . r . | f . .
//! ```
//!
//! The two long diagonals are kept apart. The other 4(m − 1) become the bits of the key, in groups of four from the
//! middle outward, so that the low bits are those of the longest diagonals, which most halves have a queen on:
//!
//! ```text
//! bit     0    1    2    3 |  4    5    6    7 | …
//!        f−1  f+1  r−1  r+1| f−2  f+2  r−2  r+2| …
//! ```
//!
//! The mirror image that exchanges west and east exchanges falling and rising, that is, the two pairs of each group
//! ([`mirrored`]). The one that exchanges north and south turns falling d into rising −d, that is, it reverses each
//! group ([`flipped`]). Two quarters of one half clash within the same bits, and so do two halves: disjoint keys are
//! all that is needed.

/// The board as four quarters of m × m, with a row and a column between them when N is odd.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Geometry {
    /// The side of a quarter.
    pub m: u32,
    /// The rows between north and south, and the columns between west and east: 0 or 1.
    pub gap: u32,
}

impl Geometry {
    /// The quarters of the board of `n` × `n`.
    pub const fn new(n: u8) -> Geometry {
        Geometry { m: n as u32 / 2, gap: n as u32 % 2 }
    }

    /// N.
    pub const fn n(self) -> u32 {
        2 * self.m + self.gap
    }

    /// The number of bits of a key.
    pub const fn bits(self) -> u32 {
        4 * (self.m - 1)
    }

    /// The board's row of a quarter's row: quarters of the south lie below the middle.
    #[cfg(test)]
    pub const fn south(self, row: u32) -> u32 {
        self.m + self.gap + row
    }

    /// The falling diagonal of a square, 0 being the long one.
    pub const fn falling(self, row: u32, column: u32) -> i32 {
        row as i32 - column as i32
    }

    /// The rising diagonal of a square, 0 being the long one.
    pub const fn rising(self, row: u32, column: u32) -> i32 {
        row as i32 + column as i32 - (self.n() as i32 - 1)
    }

    /// The key bit of the falling diagonal `d`, or 0 when it is long or does not cross the middle.
    pub const fn falling_bit(self, d: i32) -> u64 {
        self.bit(d, 0)
    }

    /// The key bit of the rising diagonal `d`, or 0 when it is long or does not cross the middle.
    pub const fn rising_bit(self, d: i32) -> u64 {
        self.bit(d, 2)
    }

    const fn bit(self, d: i32, pair: u32) -> u64 {
        let distance = d.unsigned_abs();
        if distance == 0 || distance >= self.m {
            return 0;
        }
        1 << (4 * (distance - 1) + pair + (d > 0) as u32)
    }

    /// The key of a single queen.
    pub const fn key(self, row: u32, column: u32) -> u64 {
        self.falling_bit(self.falling(row, column)) | self.rising_bit(self.rising(row, column))
    }
}

/// The key after west and east have changed places.
pub const fn mirrored(key: u64) -> u64 {
    const LOW_PAIRS: u64 = 0x3333_3333_3333_3333;
    (key & LOW_PAIRS) << 2 | key >> 2 & LOW_PAIRS
}

/// The key after north and south have changed places.
pub const fn flipped(key: u64) -> u64 {
    const LOW_BITS: u64 = 0x5555_5555_5555_5555;
    let key = mirrored(key);
    (key & LOW_BITS) << 1 | key >> 1 & LOW_BITS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_meet_exactly_where_queens_of_different_halves_attack_along_short_diagonals() {
        for n in 4..=27 {
            let board = Geometry::new(n);
            for (west_row, west_column) in (0..board.n()).flat_map(|row| (0..board.m).map(move |column| (row, column)))
            {
                for (row, column) in (0..board.n()).flat_map(|row| (0..board.m).map(move |column| (row, column))) {
                    let column = board.south(column);
                    let falls = board.falling(west_row, west_column) == board.falling(row, column);
                    let rises = board.rising(west_row, west_column) == board.rising(row, column);
                    let long = falls && west_row == west_column || rises && west_row + west_column == board.n() - 1;
                    let meet = board.key(west_row, west_column) & board.key(row, column) != 0;
                    assert_eq!(meet, (falls || rises) && !long, "N = {n}");
                }
            }
        }
    }

    #[test]
    fn mirroring_and_flipping_a_queen_does_so_to_her_key() {
        for n in 4..=27 {
            let board = Geometry::new(n);
            let last = board.n() - 1;
            for (row, column) in (0..=last).flat_map(|row| (0..=last).map(move |column| (row, column))) {
                let key = board.key(row, column);
                assert_eq!(board.key(row, last - column), mirrored(key), "N = {n}");
                assert_eq!(board.key(last - row, column), flipped(key), "N = {n}");
                assert!(key >> board.bits() == 0, "N = {n}");
            }
        }
    }
}
