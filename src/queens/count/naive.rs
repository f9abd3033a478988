//! The well-known bitmask recursion, as the article on bit operations gives it: no symmetry, no tables, no tricks.
//!
//! It is the oracle of the other counters and the yardstick they are measured against, so it stays as plain as it is.

use super::CountSize;

/// The number of ways to place `n` queens.
///
/// ```
/// use queens_and_knights::CountSize;
/// use queens_and_knights::queens::count::naive;
///
/// assert_eq!(naive(CountSize::new(8)), 92);
/// ```
#[must_use]
pub fn naive(n: CountSize) -> u64 {
    (0..n.get()).map(|column| naive_from(n, column)).sum()
}

/// The number of ways to place `n` queens with the queen of the first row in `column`, counted from the right as bits
/// are.
///
/// # Panics
/// When `column` is not below `n`.
#[must_use]
#[track_caller]
pub fn naive_from(n: CountSize, column: u8) -> u64 {
    let n = n.get();
    assert!(column < n, "the column is below N");
    let queen = 1 << column;
    complete(u32::MAX >> (32 - n), queen, queen << 1, queen >> 1)
}

/// The ways to fill the rows that are left, where `taken` columns have their queen already and diagonals that come
/// down from the rows above meet this row in the columns of `left` and `right`.
fn complete(all: u32, taken: u32, left: u32, right: u32) -> u64 {
    if taken == all {
        return 1;
    }
    let mut free = all & !(taken | left | right);
    let mut solutions = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        solutions += complete(all, taken | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    solutions
}
