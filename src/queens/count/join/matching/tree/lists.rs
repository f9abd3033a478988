//! Lists of keys, split by a bit.

use multiversion::multiversion;
use multiversion::target::match_target;

/// The keys that are moved together.
const EIGHT: usize = 8;

/// Moves the keys without the bit to the front, and those with it to `spare`; gives the number of the former. The rest
/// of the list is undefined.
///
/// # Panics
/// When `spare` is shorter than the list.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
pub fn partition(list: &mut [u64], bit: u32, spare: &mut [u64]) -> usize {
    let spare = &mut spare[..list.len()];
    let (mut without, mut with) = (0, 0);
    let mut at = 0;
    while let Some(&eight) = list[at..].first_chunk::<EIGHT>() {
        let (front, back) = (&mut list[without..], &mut spare[with..]);
        let have = match_target! {
            "x86_64+avx512f" => {
                let have = eight_wide::having(&eight, bit);
                eight_wide::squeeze(&eight, !have, front);
                eight_wide::squeeze(&eight, have, back);
                have.count_ones() as usize
            }
            _ => {
                let have = keep(&eight, bit, 1, back);
                keep(&eight, bit, 0, front);
                have
            }
        };
        with += have;
        without += EIGHT - have;
        at += EIGHT;
    }
    for at in at..list.len() {
        let key = list[at];
        list[without] = key;
        spare[with] = key;
        let has = (key >> bit & 1) as usize;
        with += has;
        without += 1 - has;
    }
    without
}

/// Writes the keys without the bit to `out`; gives their number.
///
/// # Panics
/// When `out` is shorter than the list.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
pub fn without(list: &[u64], bit: u32, out: &mut [u64]) -> usize {
    let out = &mut out[..list.len()];
    let (eights, rest) = list.as_chunks::<EIGHT>();
    let mut length = 0;
    for eight in eights {
        let out = &mut out[length..];
        length += match_target! {
            "x86_64+avx512f" => {
                let have = eight_wide::having(eight, bit);
                eight_wide::squeeze(eight, !have, out);
                EIGHT - have.count_ones() as usize
            }
            _ => keep(eight, bit, 0, out),
        };
    }
    for &key in rest {
        out[length] = key;
        length += (!key >> bit & 1) as usize;
    }
    length
}

/// Writes those of the keys to `out` whose bit is `wanted`; gives their number.
#[inline(always)]
fn keep(keys: &[u64; EIGHT], bit: u32, wanted: u64, out: &mut [u64]) -> usize {
    let out: &mut [u64; EIGHT] = out.first_chunk_mut().expect("room for all");
    let mut length = 0;
    for &key in keys {
        // Branchless: whether a key has the bit is hard to predict.
        out[length & (EIGHT - 1)] = key;
        length += usize::from(key >> bit & 1 == wanted);
    }
    length
}

/// The same by one instruction of AVX-512.
#[cfg(target_arch = "x86_64")]
mod eight_wide {
    use super::EIGHT;
    use std::arch::x86_64::*;

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn read(keys: &[u64; EIGHT]) -> __m512i {
        let [a, b, c, d, e, f, g, h] = keys.map(|key| key as i64);
        _mm512_set_epi64(h, g, f, e, d, c, b, a)
    }

    /// Which of the keys have the bit.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub fn having(keys: &[u64; EIGHT], bit: u32) -> u8 {
        _mm512_test_epi64_mask(read(keys), _mm512_set1_epi64(1 << bit))
    }

    /// Writes those of the keys to `out` that `chosen` says, and zeros after them.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub fn squeeze(keys: &[u64; EIGHT], chosen: u8, out: &mut [u64]) {
        let squeezed = _mm512_maskz_compress_epi64(chosen, read(keys));
        let [low, high] = [_mm512_extracti64x4_epi64::<0>(squeezed), _mm512_extracti64x4_epi64::<1>(squeezed)];
        let out: &mut [u64; EIGHT] = out.first_chunk_mut().expect("room for all");
        *out = [
            _mm256_extract_epi64::<0>(low),
            _mm256_extract_epi64::<1>(low),
            _mm256_extract_epi64::<2>(low),
            _mm256_extract_epi64::<3>(low),
            _mm256_extract_epi64::<0>(high),
            _mm256_extract_epi64::<1>(high),
            _mm256_extract_epi64::<2>(high),
            _mm256_extract_epi64::<3>(high),
        ]
        .map(|key| key as u64);
    }
}

/// How many of the keys have no bit of `struck`.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
pub fn disjoint(list: &[u64], struck: u64) -> u64 {
    list.iter().map(|key| u64::from(key & struck == 0)).sum()
}

/// All bits of the keys.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
pub fn union(list: &[u64]) -> u64 {
    list.iter().fold(0, |union, key| union | key)
}
