//! The lanes in plain Rust, for every machine.

/// The number of lanes: as many as a vector of AVX2 has bits.
pub const LANES: usize = 256;

const WORDS: usize = LANES / 64;

/// A set of up to 256 things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(32))]
pub struct Lanes([u64; WORDS]);

impl Lanes {
    /// No lane.
    pub const NONE: Lanes = Lanes([0; WORDS]);

    /// The first `count` lanes.
    #[inline(always)]
    pub fn first(count: u32) -> Lanes {
        Lanes(std::array::from_fn(|word| match count.saturating_sub(64 * word as u32) {
            0 => 0,
            left => u64::MAX >> (64 - left.min(64)),
        }))
    }

    /// The lanes of [`Lanes::bytes`].
    #[inline(always)]
    pub fn read(bytes: &[u8; LANES / 8]) -> Lanes {
        let (words, _) = bytes.as_chunks::<8>();
        Lanes(std::array::from_fn(|word| u64::from_ne_bytes(words[word])))
    }

    /// The lanes as bytes.
    #[inline(always)]
    pub fn bytes(self) -> [u8; LANES / 8] {
        let mut bytes = [0; LANES / 8];
        for (to, word) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(self.0) {
            *to = word.to_ne_bytes();
        }
        bytes
    }

    /// The lanes in both.
    #[inline(always)]
    pub fn and(self, other: Lanes) -> Lanes {
        self.with(other, |a, b| a & b)
    }

    /// The lanes in this but not in the other.
    #[inline(always)]
    pub fn and_not(self, other: Lanes) -> Lanes {
        self.with(other, |a, b| a & !b)
    }

    /// The lanes in either.
    #[inline(always)]
    pub fn or(self, other: Lanes) -> Lanes {
        self.with(other, |a, b| a | b)
    }

    /// The lanes in exactly one.
    #[inline(always)]
    pub fn xor(self, other: Lanes) -> Lanes {
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
    fn with(self, other: Lanes, both: impl Fn(u64, u64) -> u64) -> Lanes {
        Lanes(std::array::from_fn(|word| both(self.0[word], other.0[word])))
    }
}

/// Sums of many [`Lanes::count`]s.
#[derive(Clone, Copy, Debug, Default)]
pub struct Total(u64);

impl Total {
    /// Adds the number of lanes.
    #[inline(always)]
    pub fn add(&mut self, lanes: Lanes) {
        self.0 += lanes.count();
    }

    /// The sum.
    #[inline(always)]
    pub fn sum(self) -> u64 {
        self.0
    }
}

/// For every j the keys that have bit j once they are mirrored, key i in lane i.
pub fn planes_narrow(keys: &[u32]) -> [Lanes; 48] {
    planes(keys.iter().map(|&key| u64::from(key)), 4)
}

/// As [`planes_narrow`], for wide keys of up to 48 bits.
pub fn planes_wide(keys: &[u64]) -> [Lanes; 48] {
    planes(keys.iter().copied(), 6)
}

#[inline(always)]
fn planes(keys: impl Iterator<Item = u64>, bytes: usize) -> [Lanes; 48] {
    let mut planes = [[0u8; LANES / 8]; 48];
    // Eight keys are a square of bits for each of their bytes.
    let mut squares = [0u64; 6];
    for (i, key) in keys.enumerate() {
        for (square, byte) in squares.iter_mut().zip(key.to_le_bytes()) {
            *square = *square >> 8 | u64::from(byte) << 56;
        }
        if i % 8 == 7 {
            for (byte, &square) in squares[..bytes].iter().enumerate() {
                for (bit, eight) in transposed(square).to_le_bytes().into_iter().enumerate() {
                    // Mirroring exchanges the pairs of each half byte.
                    planes[8 * byte + (bit ^ 2)][i / 8] = eight;
                }
            }
        }
    }
    planes.map(|bytes| {
        let (words, _) = bytes.as_chunks::<8>();
        Lanes(std::array::from_fn(|word| u64::from_le_bytes(words[word])))
    })
}

/// Exchanges rows and columns of a square of 8 × 8 bits, by exchanging ever larger blocks.
#[inline(always)]
const fn transposed(square: u64) -> u64 {
    const fn exchanged(square: u64, distance: u32, upper: u64) -> u64 {
        let differ = (square ^ square >> distance) & upper;
        square ^ differ ^ differ << distance
    }
    let square = exchanged(square, 7, 0x00aa_00aa_00aa_00aa);
    let square = exchanged(square, 14, 0x0000_cccc_0000_cccc);
    exchanged(square, 28, 0x0000_0000_f0f0_f0f0)
}

/// Writes to `out` the unions of `key` with those of the first `count` of `others` that it is disjoint from; returns
/// how many there are.
///
/// # Panics
/// When `others` has less than `count` keys, or `out` no room for as many.
#[inline(always)]
pub fn cross_narrow(others: &[u32], count: usize, key: u32, out: &mut [u32]) -> usize {
    let mut length = 0;
    for &other in &others[..count] {
        out[length] = other | key;
        length += usize::from(other & key == 0);
    }
    length
}

/// As [`cross_narrow`], for wide keys.
#[inline(always)]
pub fn cross_wide(others: &[u64], count: usize, key: u64, out: &mut [u64]) -> usize {
    let mut length = 0;
    for &other in &others[..count] {
        out[length] = other | key;
        length += usize::from(other & key == 0);
    }
    length
}
