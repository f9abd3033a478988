//! The lanes as WebAssembly's 128-bit vectors.

use core::arch::wasm32::*;

/// The number of lanes.
pub const LANES: usize = 128;

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

    /// The lanes of [`Lanes::bytes`].
    #[inline(always)]
    pub fn read(bytes: &[u8; 16]) -> Lanes {
        Lanes(vector(bytes))
    }

    /// The lanes as bytes.
    #[inline(always)]
    pub fn bytes(self) -> [u8; 16] {
        let [a, b] = [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0)].map(u64::to_le_bytes);
        [a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]]
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

/// For every j the keys that have bit j once they are mirrored, of 128 keys, key i in lane i.
pub fn planes_narrow(keys: &[u32]) -> [Lanes; 48] {
    let mut planes = [[0u16; 8]; 48];
    for (sixteen, k) in keys[..128].as_chunks::<16>().0.iter().enumerate() {
        let bytes = bytes([0, 4, 8, 12].map(|i| u32x4(k[i], k[i + 1], k[i + 2], k[i + 3])));
        for (byte, bytes) in bytes.into_iter().enumerate() {
            spread(bytes, |bit, bits| planes[8 * byte + bit][sixteen] = bits);
        }
    }
    planes.map(collect)
}

/// As [`planes_narrow`], for wide keys of up to 48 bits.
pub fn planes_wide(keys: &[u64]) -> [Lanes; 48] {
    let mut planes = [[0u16; 8]; 48];
    for (sixteen, k) in keys[..128].as_chunks::<16>().0.iter().enumerate() {
        let pairs = [0, 4, 8, 12].map(|i| (u64x2(k[i], k[i + 1]), u64x2(k[i + 2], k[i + 3])));
        let low = bytes(pairs.map(|(a, b)| i32x4_shuffle::<0, 2, 4, 6>(a, b)));
        let [high, higher, ..] = bytes(pairs.map(|(a, b)| i32x4_shuffle::<1, 3, 5, 7>(a, b)));
        for (byte, bytes) in low.into_iter().chain([high, higher]).enumerate() {
            spread(bytes, |bit, bits| planes[8 * byte + bit][sixteen] = bits);
        }
    }
    planes.map(collect)
}

/// The first bytes of sixteen words in one vector, their second bytes in the next, and so on.
#[inline(always)]
fn bytes(words: [v128; 4]) -> [v128; 4] {
    let order = i8x16(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    let [a, b, c, d] = words.map(|four| i8x16_swizzle(four, order));
    let (ab_low, ab_high) = (i32x4_shuffle::<0, 4, 1, 5>(a, b), i32x4_shuffle::<2, 6, 3, 7>(a, b));
    let (cd_low, cd_high) = (i32x4_shuffle::<0, 4, 1, 5>(c, d), i32x4_shuffle::<2, 6, 3, 7>(c, d));
    [
        i64x2_shuffle::<0, 2>(ab_low, cd_low),
        i64x2_shuffle::<1, 3>(ab_low, cd_low),
        i64x2_shuffle::<0, 2>(ab_high, cd_high),
        i64x2_shuffle::<1, 3>(ab_high, cd_high),
    ]
}

/// Hands on the eight bits of sixteen bytes, bit by bit, the pairs of each half byte exchanged.
#[inline(always)]
fn spread(mut bytes: v128, mut plane: impl FnMut(usize, u16)) {
    for bit in (0..8).rev() {
        plane(bit ^ 2, i8x16_bitmask(bytes));
        bytes = i8x16_add(bytes, bytes);
    }
}

fn collect(p: [u16; 8]) -> Lanes {
    Lanes(u16x8(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7]))
}

/// Rows that never straddle two cache lines.
#[repr(align(64))]
struct Shuffles<const SETS: usize>([[u8; 16]; SETS]);

/// For each set of 32-bit lanes the shuffle that moves them to the front.
static FRONT: Shuffles<16> = {
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
    Shuffles(front)
};

#[inline(always)]
fn front(set: u8) -> v128 {
    vector(&FRONT.0[usize::from(set & 15)])
}

/// The same for each set of 64-bit lanes.
static FRONT_OF_TWO: Shuffles<4> = Shuffles([FRONT.0[0], FRONT.0[3], FRONT.0[12], FRONT.0[15]]);

#[inline(always)]
fn front_of_two(set: u8) -> v128 {
    vector(&FRONT_OF_TWO.0[usize::from(set & 3)])
}

/// A single load.
#[inline(always)]
fn vector(b: &[u8; 16]) -> v128 {
    u8x16(b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15])
}

/// The first of eight lanes, by their number.
static FIRST: [u8; 16] = [0, 1, 3, 7, 15, 31, 63, 127, 255, 0, 0, 0, 0, 0, 0, 0];

/// Writes to `out` the unions of `key` with those of the first `count` of `others` that it is disjoint from; returns
/// how many there are.
///
/// # Panics
/// When `others` has less than `count` + 7 keys, or `out` no room for as many.
#[inline(always)]
pub fn cross_narrow(mut others: &[u32], mut count: usize, key: u32, out: &mut [u32]) -> usize {
    const ALL: u8 = 255;
    let key = u32x4_splat(key);
    let mut length = 0;
    // Most lists are short: the steps that need no mask are apart, so that the last one is often the only one.
    while count > 8 {
        length += eight(others, ALL, key, &mut out[length..]);
        (others, count) = (&others[8..], count - 8);
    }
    length + eight(others, FIRST[count & 15], key, &mut out[length..])
}

/// One step of [`cross_narrow`], with those of eight keys that are `valid`.
#[inline(always)]
fn eight(others: &[u32], valid: u8, key: v128, out: &mut [u32]) -> usize {
    let (Some(o), Some(out)) = (others.first_chunk::<8>(), out.first_chunk_mut::<8>()) else {
        panic!("room to read and write ahead");
    };
    let [a, b] = [0, 4].map(|i| u32x4(o[i], o[i + 1], o[i + 2], o[i + 3]));
    let disjoint = |four| i32x4_bitmask(i32x4_eq(v128_and(four, key), i32x4_splat(0)));
    // The masks prove to the compiler that there are at most four and that no index is out of bounds.
    let (a_set, b_set) = (disjoint(a) & valid & 15, disjoint(b) & valid >> 4 & 15);
    let (a_count, b_count) = (a_set.count_ones() as usize, b_set.count_ones() as usize);
    for (four, set, start) in [(a, a_set, 0), (b, b_set, a_count)] {
        let unions = i8x16_swizzle(v128_or(four, key), front(set));
        out[start..start + 4].copy_from_slice(&[
            u32x4_extract_lane::<0>(unions),
            u32x4_extract_lane::<1>(unions),
            u32x4_extract_lane::<2>(unions),
            u32x4_extract_lane::<3>(unions),
        ]);
    }
    a_count + b_count
}

/// As [`cross_narrow`], for wide keys.
#[inline(always)]
pub fn cross_wide(mut others: &[u64], mut count: usize, key: u64, out: &mut [u64]) -> usize {
    const ALL: u8 = 15;
    let key = u64x2_splat(key);
    let mut length = 0;
    while count > 4 {
        length += four(others, ALL, key, &mut out[length..]);
        (others, count) = (&others[4..], count - 4);
    }
    length + four(others, FIRST[count & 7], key, &mut out[length..])
}

/// One step of [`cross_wide`], with those of four keys that are `valid`.
#[inline(always)]
fn four(others: &[u64], valid: u8, key: v128, out: &mut [u64]) -> usize {
    let (Some(o), Some(out)) = (others.first_chunk::<4>(), out.first_chunk_mut::<4>()) else {
        panic!("room to read and write ahead");
    };
    let [a, b] = [0, 2].map(|i| u64x2(o[i], o[i + 1]));
    let disjoint = |pair| i64x2_bitmask(i64x2_eq(v128_and(pair, key), i64x2_splat(0)));
    let (a_set, b_set) = (disjoint(a) & valid & 3, disjoint(b) & valid >> 2 & 3);
    let (a_count, b_count) = (a_set.count_ones() as usize, b_set.count_ones() as usize);
    for (pair, set, start) in [(a, a_set, 0), (b, b_set, a_count)] {
        // Selecting by the set would compile to a branch that is mispredicted half of the time.
        let unions = i8x16_swizzle(v128_or(pair, key), front_of_two(set));
        out[start..start + 2].copy_from_slice(&[u64x2_extract_lane::<0>(unions), u64x2_extract_lane::<1>(unions)]);
    }
    a_count + b_count
}
