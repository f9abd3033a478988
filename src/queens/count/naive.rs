//! The well-known bitmask recursion, as the article on bit operations gives it: no symmetry, no tables, no tricks.
//!
//! It is the oracle of the other counters and the yardstick they are measured against, so it stays as plain as it is.

/// The number of ways to place `n` queens.
///
/// ```
/// assert_eq!(queens_and_knights::queens::count::naive(8), 92);
/// ```
///
/// # Panics
/// When `n` is not 1..=32.
#[must_use]
pub fn naive(n: u8) -> u64 {
    (0..n).map(|column| naive_from(n, column)).sum()
}

/// The number of ways to place `n` queens with the queen of the first row in `column`, counted from the right as bits
/// are.
///
/// # Panics
/// When `n` is not 1..=32 or `column` is not below `n`.
#[must_use]
pub fn naive_from(n: u8, column: u8) -> u64 {
    assert!((1..=32).contains(&n) && column < n, "1 to 32 columns, and the queen in one of them");
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
