//! Counting in each lane at once.

use super::super::super::simd::{Lanes, Total};
use super::probes::FOUR;

/// How often each lane was found, up to 15 times, in binary: the lanes with a one, a two, a four and an eight.
///
/// Four more are added by three full adders and two half adders:
///
/// ```text
///     found    1  2  3  4
///              |  |  |  |
///     ones --> +--+->+--+-->        a full adder takes the sum so far and two more, and carries
///               |     |
///     twos ---> +-----+---->
///                  |
///     fours -----> +------->        a half adder takes the sum so far and one more
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SlicedCounter([Lanes; 4]);

impl Default for SlicedCounter {
    fn default() -> SlicedCounter {
        SlicedCounter([Lanes::NONE; 4])
    }
}

impl SlicedCounter {
    /// Counts the lanes of four sets; returns those that come to sixteen and begin anew.
    #[inline(always)]
    pub fn add(&mut self, [a, b, c, d]: [Lanes; FOUR]) -> Lanes {
        let SlicedCounter([ones, twos, fours, eights]) = self;
        let one = full(ones, a, b);
        let other = full(ones, c, d);
        let carry = full(twos, one, other);
        let carry = half(fours, carry);
        half(eights, carry)
    }

    /// Adds another counter; returns the lanes that come to sixteen and begin anew.
    #[inline(always)]
    pub fn merge(&mut self, other: SlicedCounter) -> Lanes {
        let SlicedCounter([ones, twos, fours, eights]) = self;
        let SlicedCounter([a, b, c, d]) = other;
        let carry = half(ones, a);
        let carry = full(twos, b, carry);
        let carry = full(fours, c, carry);
        full(eights, d, carry)
    }

    /// The counts of these lanes; 0 in the others.
    #[inline(always)]
    pub fn of(self, lanes: Lanes) -> SlicedCounter {
        SlicedCounter(self.0.map(|bit| bit.and(lanes)))
    }

    /// The sum of all lanes.
    pub fn sum(self) -> u64 {
        let count = |lanes| {
            let mut total = Total::default();
            total.add(lanes);
            total.sum()
        };
        let [ones, twos, fours, eights] = self.0.map(count);
        ones + 2 * twos + 4 * fours + 8 * eights
    }
}

/// Adds two bits to a counter in each lane; returns the carries.
#[inline(always)]
fn full(sum: &mut Lanes, a: Lanes, b: Lanes) -> Lanes {
    let half = sum.xor(a);
    let carry = sum.and(a).or(half.and(b));
    *sum = half.xor(b);
    carry
}

/// Adds one bit to a counter in each lane; returns the carries.
#[inline(always)]
fn half(sum: &mut Lanes, a: Lanes) -> Lanes {
    let carry = sum.and(a);
    *sum = sum.xor(a);
    carry
}

#[cfg(test)]
mod tests {
    use super::super::super::super::simd::LANES;
    use super::*;

    /// Lanes of a seeded generator, each set with one chance in two, four or eight.
    fn random(state: &mut u64, rare: u32) -> Lanes {
        (0..rare).fold(Lanes::first(LANES as u32), |lanes, _| {
            let words = [0; LANES / 64].map(|_: u64| {
                *state ^= *state << 13;
                *state ^= *state >> 7;
                *state ^= *state << 17;
                state.to_le_bytes()
            });
            lanes.and(Lanes::read(words.as_flattened().first_chunk().expect("a byte for eight lanes")))
        })
    }

    fn count(lanes: Lanes) -> u64 {
        let mut total = Total::default();
        total.add(lanes);
        total.sum()
    }

    #[test]
    fn a_counter_and_what_it_carries_are_all_that_was_added() {
        let mut state = 4711;
        for rare in 1..=3 {
            let (mut counter, mut other, mut expected, mut carried) =
                (SlicedCounter::default(), SlicedCounter::default(), 0, 0);
            for round in 0..40 {
                let found = [0; 4].map(|_| random(&mut state, rare));
                expected += found.map(count).iter().sum::<u64>();
                carried += count(if round % 3 == 0 { other.add(found) } else { counter.add(found) });
            }
            assert_eq!(counter.sum() + other.sum() + 16 * carried, expected);
            let merged = counter.merge(other);
            assert_eq!(counter.sum() + 16 * (carried + count(merged)), expected);
        }
    }

    #[test]
    fn a_counter_of_some_lanes_forgets_the_others() {
        let mut state = 17;
        let [all, some] = [Lanes::first(LANES as u32), random(&mut state, 1)];
        let mut counter = SlicedCounter::default();
        counter.add([all, all, all, some]);
        assert_eq!(counter.of(some).sum(), 4 * count(some));
        assert_eq!(counter.sum(), 3 * LANES as u64 + count(some));
    }
}
