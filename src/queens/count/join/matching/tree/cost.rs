//! How long leaves take, and which split leaves least to do.
//!
//! Times are in cycles, roughly: the constants are those by which jobs of N = 24 and 26 took least, and doubling or
//! halving any of them changes little.

use super::FEW;
use super::leaf::SORTED;
use super::sample::{KEYS, Sample};
use std::sync::LazyLock;

/// A node below this is a leaf at once: looking for a split would take a good part of it.
const SMALL: f64 = 20_000.0;

/// A node beside its keys, and each key of it.
const NODE: f64 = 2500.0;
const SPLIT_KEY: f64 = 1.2;

/// A leaf beside its keys, a group of tabulated keys, and a key that is looked up in a group.
const LEAF: f64 = 500.0;
const GROUP: f64 = 2500.0;
const PROBE: f64 = 3.0;

/// A key that is packed, in a leaf with sorted lists and in one without.
const SORTED_KEY: f64 = 8.0;
const UNSORTED_KEY: f64 = 5.0;

/// A run that is looked up, choosing the runs, and the share of them that a group does not skip.
const RUN: f64 = 80.0;
const CHOICE: f64 = 150.0;
const PASSING: f64 = 0.4;

/// Shorter lists of probes are not worth sorting.
const SHORT: f64 = 2000.0;

/// The time of a part of a list is about its share to this power: below 1, because short lists take longer per pair.
const POWER: f64 = 0.8;

/// The costs of two lists.
pub struct Costs<const WORDS: usize> {
    tagged: f64,
    plain: f64,
    as_leaf: f64,
}

/// A bit that the lists are split by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// The bit.
    pub bit: u32,
    /// Whether the tagged keys are the ones that are parted, and not filtered.
    pub parts_tagged: bool,
}

/// How a leaf is counted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shape {
    /// Whether the plain keys are tabulated, and not looked up.
    pub tabulates_plain: bool,
    /// Whether both lists are sorted.
    pub is_sorted: bool,
}

impl<const WORDS: usize> Costs<WORDS> {
    /// The costs of lists of these lengths.
    pub fn new(tagged: usize, plain: usize) -> Costs<WORDS> {
        let [tagged, plain] = [tagged, plain].map(|keys| keys as f64);
        Costs { tagged, plain, as_leaf: leaf::<WORDS>(tagged, plain) }
    }

    /// Whether no split is worth looking for.
    pub fn is_small(&self) -> bool {
        self.as_leaf < SMALL
    }

    /// How a leaf of the lists is counted.
    pub fn shape(&self) -> Shape {
        let (plain_in_tables, tagged_in_tables) =
            (looked_up::<WORDS>(self.tagged, self.plain), looked_up::<WORDS>(self.plain, self.tagged));
        let tabulates_plain = plain_in_tables.0 <= tagged_in_tables.0;
        Shape { tabulates_plain, is_sorted: if tabulates_plain { plain_in_tables.1 } else { tagged_in_tables.1 } }
    }

    /// The best split by a bit of `live`, unless a leaf takes less.
    pub fn split(&self, live: u64, tagged: &Sample, plain: &Sample) -> Option<Split> {
        static POWERS: LazyLock<[f64; KEYS + 1]> =
            LazyLock::new(|| std::array::from_fn(|keys| (keys as f64 / KEYS as f64).powf(POWER)));
        let powers = &*POWERS;
        let mut best = (f64::INFINITY, Split { bit: 0, parts_tagged: true });
        let mut left = live;
        while left != 0 {
            let bit = left.trailing_zeros();
            left &= left - 1;
            let [p, q] = [tagged, plain].map(|sample| sample.having(bit));
            // Of the list that is parted, all keys are left, but most in one of two nodes.
            for (parted, filtered, parts_tagged) in [(p, q, true), (q, p, false)] {
                let time = powers[KEYS - parted] + powers[parted] * powers[KEYS - filtered];
                if time < best.0 && (parted, filtered) != (0, 0) {
                    best = (time, Split { bit, parts_tagged });
                }
            }
        }
        let (time, split) = best;
        if time == f64::INFINITY {
            return None;
        }
        let [p, q] = [tagged, plain].map(|sample| sample.having(split.bit) as f64 / KEYS as f64);
        let (n, m) = (self.tagged, self.plain);
        let after = match split.parts_tagged {
            true => leaf::<WORDS>(n * (1.0 - p), m) + leaf::<WORDS>(n * p, m * (1.0 - q)),
            false => leaf::<WORDS>(n, m * (1.0 - q)) + leaf::<WORDS>(n * (1.0 - p), m * q),
        };
        (NODE + SPLIT_KEY * (n + m) + after < self.as_leaf).then_some(split)
    }
}

/// A leaf of lists of these lengths.
fn leaf<const WORDS: usize>(n: f64, m: f64) -> f64 {
    let by_tables = looked_up::<WORDS>(n, m).0.min(looked_up::<WORDS>(m, n).0);
    let few = FEW as f64;
    LEAF + if n.min(m) <= few { 0.3 * n * m } else { by_tables }
}

/// A leaf with the second list in tables, and whether it is better to sort both.
fn looked_up<const WORDS: usize>(probes: f64, tabled: f64) -> (f64, bool) {
    let lanes = (64 * WORDS) as f64;
    let runs = f64::from(1 << SORTED);
    let groups = (tabled / lanes).ceil();
    let unsorted = groups * (GROUP + PROBE * probes) + UNSORTED_KEY * (probes + tabled);
    if probes < SHORT || tabled < 2.0 * lanes {
        return (unsorted, false);
    }
    let of_group = CHOICE + PASSING * (RUN * runs + PROBE * (probes + 4.0 * runs));
    let sorted = groups * (GROUP + of_group) + SORTED_KEY * (probes + tabled);
    if sorted < unsorted { (sorted, true) } else { (unsorted, false) }
}
