//! Counting in each lane at once.

use super::lanes::Lanes;

/// The sets that are counted together.
pub const EIGHT: usize = 8;

/// How often each lane was found, up to 63 times, in binary: the lanes with a one, a two, a four and so on.
#[derive(Clone, Copy, Debug)]
pub struct Counter<const WORDS: usize>([Lanes<WORDS>; 6]);

impl<const WORDS: usize> Counter<WORDS> {
    /// No lane was found.
    pub const NONE: Counter<WORDS> = Counter([Lanes::NONE; 6]);

    /// Counts the lanes of eight sets; returns those that come to 64 and begin anew.
    ///
    /// Seven full adders and three half adders: a full adder takes the sum so far and two more, and carries.
    #[inline(always)]
    pub fn add(&mut self, set: impl Fn(usize) -> Lanes<WORDS>) -> Lanes<WORDS> {
        let Counter([ones, twos, fours, eights, sixteens, thirty_twos]) = self;
        let first = full(ones, set(0), set(1));
        let second = full(ones, set(2), set(3));
        let four = full(twos, first, second);
        let first = full(ones, set(4), set(5));
        let second = full(ones, set(6), set(7));
        let other = full(twos, first, second);
        let eight = full(fours, four, other);
        let sixteen = half(eights, eight);
        let thirty_two = half(sixteens, sixteen);
        half(thirty_twos, thirty_two)
    }

    /// Adds those counts of another counter that are of `lanes`; returns the lanes that come to 64 and begin anew.
    #[inline(always)]
    pub fn merge(&mut self, other: Counter<WORDS>, lanes: Lanes<WORDS>) -> Lanes<WORDS> {
        let mut carry = Lanes::NONE;
        for (sum, plane) in self.0.iter_mut().zip(other.0) {
            carry = full(sum, plane.and(lanes), carry);
        }
        carry
    }

    /// The sum of all lanes, and of those of `some`.
    #[inline(always)]
    pub fn sums(&self, some: Lanes<WORDS>) -> [u64; 2] {
        let mut sums = [0; 2];
        for (bit, plane) in self.0.iter().enumerate() {
            sums[0] += plane.count() << bit;
            sums[1] += plane.and(some).count() << bit;
        }
        sums
    }
}

/// Adds two bits to a counter in each lane; returns the carries.
#[inline(always)]
fn full<const WORDS: usize>(sum: &mut Lanes<WORDS>, a: Lanes<WORDS>, b: Lanes<WORDS>) -> Lanes<WORDS> {
    let half = sum.xor(a);
    let carry = sum.and(a).or(half.and(b));
    *sum = half.xor(b);
    carry
}

/// Adds one bit to a counter in each lane; returns the carries.
#[inline(always)]
fn half<const WORDS: usize>(sum: &mut Lanes<WORDS>, a: Lanes<WORDS>) -> Lanes<WORDS> {
    let carry = sum.and(a);
    *sum = sum.xor(a);
    carry
}
