//! Sets of 64 lanes for each word, which a compiler makes vectors of.

/// A set of up to 64 · `WORDS` things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lanes<const WORDS: usize>(pub [u64; WORDS]);

impl<const WORDS: usize> Lanes<WORDS> {
    /// No lane.
    pub const NONE: Lanes<WORDS> = Lanes([0; WORDS]);

    /// The lanes in both.
    #[inline(always)]
    pub fn and(self, other: Lanes<WORDS>) -> Lanes<WORDS> {
        self.with(other, |a, b| a & b)
    }

    /// The lanes in this but not in the other.
    #[inline(always)]
    pub fn and_not(self, other: Lanes<WORDS>) -> Lanes<WORDS> {
        self.with(other, |a, b| a & !b)
    }

    /// The lanes in either.
    #[inline(always)]
    pub fn or(self, other: Lanes<WORDS>) -> Lanes<WORDS> {
        self.with(other, |a, b| a | b)
    }

    /// The lanes in exactly one.
    #[inline(always)]
    pub fn xor(self, other: Lanes<WORDS>) -> Lanes<WORDS> {
        self.with(other, |a, b| a ^ b)
    }

    /// Whether there is any lane.
    #[inline(always)]
    pub fn any(self) -> bool {
        self.0.into_iter().fold(0, |any, word| any | word) != 0
    }

    /// The number of lanes.
    #[inline(always)]
    pub fn count(self) -> u64 {
        self.0.into_iter().map(|word| u64::from(word.count_ones())).sum()
    }

    #[inline(always)]
    fn with(self, other: Lanes<WORDS>, both: impl Fn(u64, u64) -> u64) -> Lanes<WORDS> {
        Lanes(std::array::from_fn(|word| both(self.0[word], other.0[word])))
    }
}

/// Makes bit planes of keys in place: word c of row r, a key, becomes word c of row b, where bit r is bit b of the key
/// that was there. So row b has the keys with bit b, each in a lane of its own, the same in all rows.
///
/// Each column is a square of 64 × 64 bits whose rows and columns are exchanged, by exchanging ever smaller blocks.
#[inline(always)]
pub fn transpose<const WORDS: usize>(rows: &mut [[u64; WORDS]; 64]) {
    exchange::<WORDS, 32>(rows, 0x0000_0000_ffff_ffff);
    exchange::<WORDS, 16>(rows, 0x0000_ffff_0000_ffff);
    exchange::<WORDS, 8>(rows, 0x00ff_00ff_00ff_00ff);
    exchange::<WORDS, 4>(rows, 0x0f0f_0f0f_0f0f_0f0f);
    exchange::<WORDS, 2>(rows, 0x3333_3333_3333_3333);
    exchange::<WORDS, 1>(rows, 0x5555_5555_5555_5555);
}

/// Exchanges the upper right with the lower left block of each square of 2 · `SIDE` rows and columns.
#[inline(always)]
fn exchange<const WORDS: usize, const SIDE: usize>(rows: &mut [[u64; WORDS]; 64], lower: u64) {
    for square in rows.chunks_exact_mut(2 * SIDE) {
        let (upper_rows, lower_rows) = square.split_at_mut(SIDE);
        for (up, down) in upper_rows.iter_mut().zip(lower_rows) {
            for (up, down) in up.iter_mut().zip(down) {
                let differ = (*up >> SIDE ^ *down) & lower;
                *down ^= differ;
                *up ^= differ << SIDE;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_are_the_bits_of_the_keys_in_their_lanes() {
        let mut state = 99u64;
        let mut random = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let keys: [[u64; 4]; 64] = std::array::from_fn(|_| std::array::from_fn(|_| random()));
        let mut planes = keys;
        transpose(&mut planes);
        for (row, column, bit) in (0..64).flat_map(|row| (0..4 * 64).map(move |at| (row, at % 4, at / 4))) {
            assert_eq!(planes[bit][column] >> row & 1, keys[row][column] >> bit & 1);
        }
    }
}
