//! Support for `unordered_set` and `unordered_map`: libstdc++'s hash of bytes, and its numbers of buckets.

use crate::code::Argument;
use crate::machine::{Machine, Stop};

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];

/// MurmurHash64A with the seed of libstdc++.
fn murmur(bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0xc6a4_a793_5bd1_e995;
    let mixed = |value: u64| value ^ (value >> 47);
    let mut hash = 0xc70f_6907 ^ (bytes.len() as u64).wrapping_mul(FACTOR);
    for chunk in bytes.chunks(8) {
        let mut eight = [0; 8];
        eight[..chunk.len()].copy_from_slice(chunk);
        let word = u64::from_le_bytes(eight);
        let word = if chunk.len() == 8 { mixed(word.wrapping_mul(FACTOR)).wrapping_mul(FACTOR) } else { word };
        hash = (hash ^ word).wrapping_mul(FACTOR);
    }
    mixed(mixed(hash).wrapping_mul(FACTOR))
}

pub(super) fn hash_bytes(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let bytes = super::stream::read(machine, values[0], values[1])?;
    Ok(murmur(&bytes))
}

/// The first number of buckets that is not smaller.
pub(super) fn primes(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let at = PRIMES.partition_point(|&prime| u64::from(prime) < values[0]);
    match PRIMES.get(at) {
        Some(&prime) => Ok(u64::from(prime)),
        None => Err(Stop::Limit(crate::machine::RunLimit::Memory)),
    }
}

/// The numbers of buckets that libstdc++ takes, as `reserve` shows them.
static PRIMES: [u32; 164] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103, 109, 113, 127,
    137, 139, 149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359, 383, 409, 439, 467, 503, 541,
    577, 619, 661, 709, 761, 823, 887, 953, 1031, 1109, 1193, 1289, 1381, 1493, 1613, 1741, 1879, 2029, 2179, 2357,
    2549, 2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703, 5087, 5503, 5953, 6427, 6949, 7517, 8123, 8783, 9497, 10_273,
    11_113, 12_011, 12_983, 14_033, 15_173, 16_411, 17_749, 19_183, 20_753, 22_447, 24_281, 26_267, 28_411, 30_727,
    33_223, 35_933, 38_873, 42_043, 45_481, 49_201, 53_201, 57_557, 62_233, 67_307, 72_817, 78_779, 85_229, 92_203,
    99_733, 107_897, 116_731, 126_271, 136_607, 147_793, 159_871, 172_933, 187_091, 202_409, 218_971, 236_897, 256_279,
    277_261, 299_951, 324_503, 351_061, 379_787, 410_857, 444_487, 480_881, 520_241, 562_841, 608_903, 658_753,
    712_697, 771_049, 834_181, 902_483, 976_369, 1_056_323, 1_142_821, 1_236_397, 1_337_629, 1_447_153, 1_565_659,
    1_693_859, 1_832_561, 1_982_627, 2_144_977, 2_320_627, 2_510_653, 2_716_249, 2_938_679, 3_179_303,
];
