//! The well-known bitmask recursion, as the article on bit operations gives it: no symmetry, no tables.
//!
//! It is the oracle of the other counters and the yardstick they are measured against, so it stays plain.

use super::CountSize;
use super::round_robin::RoundRobin;

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

/// How the recursion is split into jobs: by the queen of the first row and, where that would take long, also by the ways
/// to place those of the next rows, which are dealt out to the parts in turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct NaiveJobs {
    n: CountSize,
    /// The rows after the first.
    rows: u32,
    parts: u32,
}

impl NaiveJobs {
    /// So that a job takes less than a second up to N = 21, some ten seconds up to N = 26, and a minute with N = 27, where
    /// there would be too many jobs to number them. Finding the ways of the next rows, which each job does for itself, is
    /// a tenth of it at most.
    pub(super) fn new(n: CountSize) -> NaiveJobs {
        let (rows, parts) = match n.get() {
            ..=14 => (0, 1),
            15 => (3, 1 << 4),
            16 => (3, 1 << 5),
            17 => (3, 1 << 6),
            18 => (3, 1 << 7),
            19 => (4, 1 << 9),
            20 => (4, 1 << 11),
            21 => (5, 1 << 14),
            22 => (5, 1 << 16),
            23 => (6, 1 << 18),
            24 => (6, 1 << 20),
            25 => (7, 1 << 23),
            26 => (7, 1 << 26),
            27.. => (7, 1 << 27),
        };
        NaiveJobs { n, rows, parts }
    }

    /// The number of jobs.
    pub(super) fn jobs(self) -> u32 {
        u32::from(self.n.get()) * self.parts
    }

    /// Rises when a job comes to mean other solutions than before.
    pub(super) fn version(self) -> u32 {
        if self.parts == 1 { 4 } else { 5 }
    }

    /// The solutions that belong to `job`. Jobs that follow each other have their first queen in other columns.
    pub(super) fn run(self, job: u32) -> u64 {
        let n = u32::from(self.n.get());
        let queen = 1 << (job % n);
        let mut turns = RoundRobin::new(self.parts, job / n);
        complete_part(u32::MAX >> (32 - n), queen, queen << 1, queen >> 1, self.rows, &mut turns)
    }
}

/// Those of the ways to fill the rows that are left which begin with one of our ways to fill the next `rows`.
fn complete_part(all: u32, taken: u32, left: u32, right: u32, rows: u32, turns: &mut RoundRobin) -> u64 {
    if rows == 0 {
        return if turns.is_ours() { complete(all, taken, left, right) } else { 0 };
    }
    let mut free = all & !(taken | left | right);
    let mut solutions = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        solutions += complete_part(all, taken | queen, (left | queen) << 1, (right | queen) >> 1, rows - 1, turns);
    }
    solutions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_first_queen_are_all_of_it() {
        for n in [7, 8, 11].map(CountSize::new) {
            for (rows, parts) in [(0, 1), (1, 2), (2, 5), (3, 64)] {
                let split = NaiveJobs { n, rows, parts };
                let columns = u32::from(n.get());
                for column in 0..columns {
                    let sum: u64 = (0..parts).map(|part| split.run(part * columns + column)).sum();
                    assert_eq!(sum, naive_from(n, column as u8), "N = {n}, column {column}, {split:?}");
                }
            }
        }
    }

    /// The ways to fill the next `rows` rows.
    fn ways(all: u32, taken: u32, left: u32, right: u32, rows: u32) -> u64 {
        let mut free = all & !(taken | left | right);
        if rows == 1 {
            return u64::from(free.count_ones());
        }
        let mut sum = 0;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            sum += ways(all, taken | queen, (left | queen) << 1, (right | queen) >> 1, rows - 1);
        }
        sum
    }

    /// Every part has much to do, and finding it is little beside it. The board of N = 25 and those above take seconds.
    #[test]
    fn every_part_of_a_first_queen_has_many_ways() {
        for n in (15..=24).map(CountSize::new) {
            let split = NaiveJobs::new(n);
            let ways = ways(u32::MAX >> (32 - u32::from(n.get())), 1, 2, 0, split.rows);
            assert!(ways >= 8 * u64::from(split.parts), "N = {n}: {ways} for {} parts", split.parts);
        }
    }

    /// A kept count is continued by these numbers.
    #[test]
    fn the_split_is_frozen() {
        let jobs = |n| {
            let jobs = NaiveJobs::new(CountSize::new(n));
            (jobs.jobs(), jobs.version())
        };
        assert_eq!([1, 8, 14].map(jobs), [(1, 4), (8, 4), (14, 4)]);
        assert_eq!([15, 18, 20].map(jobs), [(240, 5), (2304, 5), (40_960, 5)]);
        assert_eq!([22, 26, 27].map(jobs), [(1_441_792, 5), (1_744_830_464, 5), (3_623_878_656, 5)]);
    }
}
