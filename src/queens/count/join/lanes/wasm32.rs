//! The lanes as WebAssembly's 128-bit vectors.

use core::arch::wasm32::*;

/// A set of up to 128 things.
#[derive(Clone, Copy, Debug)]
pub struct Lanes(v128);

impl Lanes {
    /// No lane.
    pub const NONE: Lanes = Lanes(u64x2(0, 0));

    /// The first `count` lanes of 1 to 128.
    #[inline(always)]
    pub fn first(count: u32) -> Lanes {
        if count <= 64 {
            Lanes(u64x2(u64::MAX >> (64 - count), 0))
        } else {
            Lanes(u64x2(u64::MAX, u64::MAX >> (128 - count)))
        }
    }

    /// The lanes in both.
    #[inline(always)]
    pub fn and(self, other: Lanes) -> Lanes {
        Lanes(v128_and(self.0, other.0))
    }

    /// The lanes in this but not in the other.
    #[inline(always)]
    pub fn and_not(self, other: Lanes) -> Lanes {
        Lanes(v128_andnot(self.0, other.0))
    }

    /// The lanes in either.
    #[inline(always)]
    pub fn or(self, other: Lanes) -> Lanes {
        Lanes(v128_or(self.0, other.0))
    }

    /// The lanes in exactly one.
    #[inline(always)]
    pub fn xor(self, other: Lanes) -> Lanes {
        Lanes(v128_xor(self.0, other.0))
    }

    /// Whether there is any lane.
    #[inline(always)]
    pub fn any(self) -> bool {
        v128_any_true(self.0)
    }
}

/// Sums of many counts of lanes.
#[derive(Clone, Copy, Debug)]
pub struct Total(v128);

impl Default for Total {
    fn default() -> Total {
        Total(u64x2(0, 0))
    }
}

impl Total {
    /// Adds the number of lanes.
    #[inline(always)]
    pub fn add(&mut self, lanes: Lanes) {
        let pairs = u16x8_extadd_pairwise_u8x16(i8x16_popcnt(lanes.0));
        self.0 = u32x4_add(self.0, u32x4_extadd_pairwise_u16x8(pairs));
    }

    /// The sum.
    #[inline(always)]
    pub fn sum(self) -> u64 {
        let words = [
            u32x4_extract_lane::<0>(self.0),
            u32x4_extract_lane::<1>(self.0),
            u32x4_extract_lane::<2>(self.0),
            u32x4_extract_lane::<3>(self.0),
        ];
        words.into_iter().map(u64::from).sum()
    }
}

/// Bit j of each of 128 bytes, byte i in lane i, for every j.
pub fn transpose_bytes(bytes: &[u8]) -> [Lanes; 8] {
    let mut planes = [[0u16; 8]; 8];
    for (sixteen, b) in bytes[..128].as_chunks::<16>().0.iter().enumerate() {
        let bytes =
            u8x16(b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]);
        spread(bytes, |bit, bits| planes[bit][sixteen] = bits);
    }
    planes.map(collect)
}

/// Bit j of each of 128 words, word i in lane i, for every j.
pub fn transpose(words: &[u32]) -> [Lanes; 32] {
    let mut planes = [[0u16; 8]; 32];
    for (sixteen, words) in words[..128].as_chunks::<16>().0.iter().enumerate() {
        let [a, b, c, d] = [0, 4, 8, 12].map(|i| u32x4(words[i], words[i + 1], words[i + 2], words[i + 3]));
        // Gather the first bytes of all sixteen words in one vector, the second bytes in the next, and so on.
        let bytes = i8x16(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
        let [a, b, c, d] = [a, b, c, d].map(|four| i8x16_swizzle(four, bytes));
        let (ab_low, ab_high) = (i32x4_shuffle::<0, 4, 1, 5>(a, b), i32x4_shuffle::<2, 6, 3, 7>(a, b));
        let (cd_low, cd_high) = (i32x4_shuffle::<0, 4, 1, 5>(c, d), i32x4_shuffle::<2, 6, 3, 7>(c, d));
        let bytes = [
            i64x2_shuffle::<0, 2>(ab_low, cd_low),
            i64x2_shuffle::<1, 3>(ab_low, cd_low),
            i64x2_shuffle::<0, 2>(ab_high, cd_high),
            i64x2_shuffle::<1, 3>(ab_high, cd_high),
        ];
        for (byte, bytes) in bytes.into_iter().enumerate() {
            spread(bytes, |bit, bits| planes[8 * byte + bit][sixteen] = bits);
        }
    }
    planes.map(collect)
}

/// Hands on the eight bits of sixteen bytes, bit by bit.
#[inline(always)]
fn spread(mut bytes: v128, mut plane: impl FnMut(usize, u16)) {
    for bit in (0..8).rev() {
        plane(bit, i8x16_bitmask(bytes));
        bytes = i8x16_add(bytes, bytes);
    }
}

fn collect(p: [u16; 8]) -> Lanes {
    Lanes(u16x8(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]))
}

/// For each set of 32-bit lanes the shuffle that moves them to the front.
static FRONT: [[u8; 16]; 16] = {
    let mut front = [[0; 16]; 16];
    let mut set = 0;
    while set < 16 {
        let (mut lane, mut next) = (0, 0);
        while lane < 4 {
            if set >> lane & 1 == 1 {
                let mut byte = 0;
                while byte < 4 {
                    front[set][next] = 4 * lane + byte;
                    byte += 1;
                    next += 1;
                }
            }
            lane += 1;
        }
        set += 1;
    }
    front
};

#[inline(always)]
fn front(set: u8) -> v128 {
    let b = &FRONT[usize::from(set & 15)];
    u8x16(b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15])
}

/// Appends to the `length` keys of `out` the unions of `key` with those of the first `count` of `others` that it is
/// disjoint from; returns the new length.
///
/// # Panics
/// When `others` has less than `count` + 3 keys, or `out` no room for `count` + 3 more.
#[inline(always)]
pub fn cross_narrow(others: &[u32], count: usize, key: u32, out: &mut [u32], mut length: usize) -> usize {
    let key = u32x4_splat(key);
    for i in (0..count).step_by(4) {
        let o = &others[i..i + 4];
        let four = u32x4(o[0], o[1], o[2], o[3]);
        let beyond = 15 << (count - i).min(4);
        let disjoint = i32x4_bitmask(i32x4_eq(v128_and(four, key), i32x4_splat(0))) & !beyond;
        let unions = i8x16_swizzle(v128_or(four, key), front(disjoint));
        out[length..length + 4].copy_from_slice(&[
            u32x4_extract_lane::<0>(unions),
            u32x4_extract_lane::<1>(unions),
            u32x4_extract_lane::<2>(unions),
            u32x4_extract_lane::<3>(unions),
        ]);
        length += disjoint.count_ones() as usize;
    }
    length
}

/// As [`cross_narrow`], for wide keys.
#[inline(always)]
pub fn cross_wide(others: &[u64], count: usize, key: u64, out: &mut [u64], mut length: usize) -> usize {
    let key = u64x2_splat(key);
    for i in (0..count).step_by(4) {
        let o = &others[i..i + 4];
        let beyond = 15 << (count - i).min(4);
        for (pair, beyond) in [(u64x2(o[0], o[1]), beyond), (u64x2(o[2], o[3]), beyond >> 2)] {
            let disjoint = i64x2_bitmask(i64x2_eq(v128_and(pair, key), i64x2_splat(0))) & !beyond;
            let unions = v128_or(pair, key);
            // The second key moves to the front when it is the only one.
            let swapped = i64x2_shuffle::<1, 0>(unions, unions);
            let unions = v128_bitselect(swapped, unions, i64x2_splat(-i64::from(disjoint == 2)));
            out[length..length + 2]
                .copy_from_slice(&[u64x2_extract_lane::<0>(unions), u64x2_extract_lane::<1>(unions)]);
            length += disjoint.count_ones() as usize;
        }
    }
    length
}
