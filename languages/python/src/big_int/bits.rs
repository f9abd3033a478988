//! Numbers as bits, in two's complement of unlimited width.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::{BigInt, operator, words};

impl BigInt {
    /// Whether any of the lowest bits is 1.
    #[must_use]
    pub fn has_bits_below(&self, count: u64) -> bool {
        let zeros = self.words.iter().take_while(|&&word| word == 0).count();
        self.words.get(zeros).is_some_and(|word| zeros as u64 * 32 + u64::from(word.trailing_zeros()) < count)
    }

    /// The number of ones of the absolute value.
    #[must_use]
    pub fn count_ones(&self) -> u64 {
        self.words.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    /// This many words in two's complement.
    fn two_s_complement(&self, count: usize) -> Vec<u32> {
        let mut words = self.words.clone();
        words.resize(count, 0);
        if self.negative { negated(words) } else { words }
    }
}

fn negated(words: Vec<u32>) -> Vec<u32> {
    let inverse: Vec<u32> = words.iter().map(|word| !word).collect();
    let mut sum = words::add(&inverse, &[1]);
    sum.truncate(words.len());
    sum
}

fn bitwise(a: &BigInt, b: &BigInt, operation: fn(u32, u32) -> u32) -> BigInt {
    let count = a.words.len().max(b.words.len()) + 1;
    let (a, b) = (a.two_s_complement(count), b.two_s_complement(count));
    let words: Vec<u32> = a.into_iter().zip(b).map(|(a, b)| operation(a, b)).collect();
    if words[count - 1] == 0 { BigInt::new(false, words) } else { BigInt::new(true, negated(words)) }
}

operator!(BitAnd, bitand, |a, b| bitwise(a, b, |a, b| a & b));
operator!(BitOr, bitor, |a, b| bitwise(a, b, |a, b| a | b));
operator!(BitXor, bitxor, |a, b| bitwise(a, b, |a, b| a ^ b));

impl Not for BigInt {
    type Output = BigInt;

    fn not(self) -> BigInt {
        -self - BigInt::from(1)
    }
}

impl Shl<u64> for BigInt {
    type Output = BigInt;

    fn shl(self, shift: u64) -> BigInt {
        let mut words = vec![0; (shift / 32) as usize];
        words.append(&mut words::shifted_left(&self.words, (shift % 32) as u32));
        BigInt::new(self.negative, words)
    }
}

/// Rounds down.
impl Shr<u64> for BigInt {
    type Output = BigInt;

    fn shr(self, shift: u64) -> BigInt {
        if self.negative {
            return !(!self >> shift);
        }
        let skipped = usize::try_from(shift / 32).unwrap_or(usize::MAX).min(self.words.len());
        BigInt::new(false, words::shifted_right(&self.words[skipped..], (shift % 32) as u32))
    }
}
