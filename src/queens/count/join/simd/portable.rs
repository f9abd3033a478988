//! The lanes in plain Rust, for every machine.

use super::super::diagonals::mirrored;

/// A set of up to 128 things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub struct Lanes([u64; 2]);

impl Lanes {
    /// No lane.
    pub const NONE: Lanes = Lanes([0, 0]);

    /// The first `count` lanes of 1 to 128.
    #[inline(always)]
    pub fn first(count: u32) -> Lanes {
        if count <= 64 { Lanes([u64::MAX >> (64 - count), 0]) } else { Lanes([u64::MAX, u64::MAX >> (128 - count)]) }
    }

    /// The lanes of [`Lanes::bytes`].
    #[inline(always)]
    pub fn read(bytes: &[u8; 16]) -> Lanes {
        let [one, two] = [0, 8].map(|start| u64::from_le_bytes(*bytes[start..].first_chunk().expect("eight bytes")));
        Lanes([one, two])
    }

    /// The lanes as bytes.
    #[inline(always)]
    pub fn bytes(self) -> [u8; 16] {
        let [a, b] = self.0.map(u64::to_le_bytes);
        [a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]]
    }

    /// The lanes in both.
    #[inline(always)]
    pub fn and(self, other: Lanes) -> Lanes {
        Lanes([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The lanes in this but not in the other.
    #[inline(always)]
    pub fn and_not(self, other: Lanes) -> Lanes {
        Lanes([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The lanes in either.
    #[inline(always)]
    pub fn or(self, other: Lanes) -> Lanes {
        Lanes([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The lanes in exactly one.
    #[inline(always)]
    pub fn xor(self, other: Lanes) -> Lanes {
        Lanes([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }

    /// Whether there is any lane.
    #[inline(always)]
    pub fn any(self) -> bool {
        self.0[0] | self.0[1] != 0
    }

    /// The number of lanes.
    #[inline(always)]
    pub fn count(self) -> u64 {
        u64::from(self.0[0].count_ones() + self.0[1].count_ones())
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

/// For every j the keys that have bit j once they are mirrored, of 128 keys, key i in lane i.
pub fn planes_narrow(keys: &[u32]) -> [Lanes; 48] {
    planes(keys.iter().map(|&key| u64::from(key)))
}

/// As [`planes_narrow`], for wide keys of up to 48 bits.
pub fn planes_wide(keys: &[u64]) -> [Lanes; 48] {
    planes(keys.iter().copied())
}

fn planes(keys: impl Iterator<Item = u64>) -> [Lanes; 48] {
    let mut planes = [[0u64; 2]; 48];
    for (i, key) in keys.enumerate() {
        let mut rest = mirrored(key);
        while rest != 0 {
            planes[rest.trailing_zeros() as usize][i / 64] |= 1 << (i % 64);
            rest &= rest - 1;
        }
    }
    planes.map(Lanes)
}

/// Writes to `out` the unions of `key` with those of the first `count` of `others` that it is disjoint from; returns how
/// many there are.
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
