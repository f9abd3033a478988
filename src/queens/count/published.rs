//! Published numbers of solutions, which every count here is compared with.

use super::CountSize;

/// The number of solutions Q(N) for N = 1..=27 ([OEIS A000170](https://oeis.org/A000170)).
///
/// Q(27) was counted once, on FPGAs, by Thomas B. Preußer and Matthias R. Engelhardt in 2016, and is the largest known.
const SOLUTIONS: [u64; CountSize::MAX as usize] = [
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2_680,
    14_200,
    73_712,
    365_596,
    2_279_184,
    14_772_512,
    95_815_104,
    666_090_624,
    4_968_057_848,
    39_029_188_884,
    314_666_222_712,
    2_691_008_701_644,
    24_233_937_684_440,
    227_514_171_973_736,
    2_207_893_435_808_352,
    22_317_699_616_364_044,
    234_907_967_154_122_528,
];

/// The number of solutions up to rotation and reflection for N = 1..=27 ([OEIS A002562](https://oeis.org/A002562)).
const FUNDAMENTAL: [u64; CountSize::MAX as usize] = [
    1,
    0,
    0,
    1,
    2,
    1,
    6,
    12,
    46,
    92,
    341,
    1_787,
    9_233,
    45_752,
    285_053,
    1_846_955,
    11_977_939,
    83_263_591,
    621_012_754,
    4_878_666_808,
    39_333_324_973,
    336_376_244_042,
    3_029_242_658_210,
    28_439_272_956_934,
    275_986_683_743_434,
    2_789_712_466_510_289,
    29_363_495_934_315_694,
];

/// The published number of ways to place `n` queens ([OEIS A000170](https://oeis.org/A000170)).
///
/// ```
/// use queens_and_knights::CountSize;
/// use queens_and_knights::queens::count::published_count;
///
/// assert_eq!(published_count(CountSize::new(8)), 92);
/// assert_eq!(published_count(CountSize::new(27)), 234_907_967_154_122_528);
/// ```
#[must_use]
pub fn published_count(n: CountSize) -> u64 {
    SOLUTIONS[usize::from(n.get() - 1)]
}

/// The published number of ways to place `n` queens up to rotation and reflection
/// ([OEIS A002562](https://oeis.org/A002562)).
///
/// ```
/// use queens_and_knights::CountSize;
/// use queens_and_knights::queens::count::published_fundamental;
///
/// assert_eq!(published_fundamental(CountSize::new(8)), 12);
/// ```
#[must_use]
pub fn published_fundamental(n: CountSize) -> u64 {
    FUNDAMENTAL[usize::from(n.get() - 1)]
}
