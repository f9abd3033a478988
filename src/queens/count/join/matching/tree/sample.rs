//! How often the keys of a list have each bit, judging from some of them.

use super::lanes::{Lanes, transpose};

/// The keys that are looked at, and the scale of the answer.
pub const KEYS: usize = 256;

/// For each bit the number of keys that have it, of [`KEYS`].
#[derive(Clone, Debug)]
pub struct Sample([u16; 64]);

impl Sample {
    /// A sample of a list that is not empty: all of it or eight stretches.
    pub fn of(list: &[u64]) -> Sample {
        const STRETCH: usize = KEYS / 8;
        let mut rows = [[0; KEYS / 64]; 64];
        let some = rows.as_flattened_mut();
        let taken = list.len().min(KEYS);
        if list.len() <= KEYS {
            some[..taken].copy_from_slice(list);
        } else {
            for (stretch, to) in some.chunks_exact_mut(STRETCH).enumerate() {
                let start = (list.len() - STRETCH) / 7 * stretch;
                to.copy_from_slice(&list[start..start + STRETCH]);
            }
        }
        let mut having = count_bits(rows);
        if taken < KEYS {
            having.iter_mut().for_each(|having| *having = (usize::from(*having) * KEYS / taken) as u16);
        }
        Sample(having)
    }

    /// The keys that have the bit, of [`KEYS`].
    pub fn having(&self, bit: u32) -> usize {
        self.0[bit as usize].into()
    }
}

/// The bits of `live`, `wanted` of them, that are in most keys of both lists.
pub fn most_met(one: &Sample, other: &Sample, live: u64, wanted: u32) -> u64 {
    let mut chosen = 0;
    for _ in 0..wanted {
        let bits = (0..u64::BITS).filter(|bit| (live & !chosen) >> bit & 1 == 1);
        let best = bits.max_by_key(|&bit| one.having(bit) * other.having(bit));
        chosen |= best.map_or(0, |bit| 1 << bit);
    }
    chosen
}

#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512vl+avx512vpopcntdq+bmi1+bmi2+popcnt",
    "x86_64+avx2+bmi1+bmi2+popcnt"
))]
fn count_bits(mut rows: [[u64; KEYS / 64]; 64]) -> [u16; 64] {
    transpose(&mut rows);
    rows.map(|row| Lanes(row).count() as u16)
}
