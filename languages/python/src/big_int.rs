//! Whole numbers of any size.
//!
//! Schoolbook arithmetic, a word of 32 bits at a time: no number of a program has more bits than
//! [`INT_LIMIT`](crate::heap::INT_LIMIT), where a product or a quotient takes some 30 ms. Faster
//! algorithms for longer ones would be a tenth of the code of the machine.

mod bits;
mod text;
mod words;

use std::cmp::Ordering;
use std::ops::{Add, Div, Mul, Neg, Rem, Sub};

/// A whole number: an absolute value and a sign.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BigInt {
    /// Never for 0.
    negative: bool,
    /// The lowest word first; the last one is not 0.
    words: Vec<u32>,
}

impl BigInt {
    fn new(negative: bool, mut words: Vec<u32>) -> BigInt {
        while words.last() == Some(&0) {
            words.pop();
        }
        BigInt { negative: negative && !words.is_empty(), words }
    }

    /// The number of these words, the lowest first.
    #[must_use]
    pub fn from_words(words: Vec<u32>) -> BigInt {
        BigInt::new(false, words)
    }

    /// The words of the absolute value, the lowest first; none of 0.
    #[must_use]
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// Whether it is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.words.is_empty()
    }

    /// Whether it is below 0.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// Whether it is above 0.
    #[must_use]
    pub fn is_positive(&self) -> bool {
        !self.negative && !self.words.is_empty()
    }

    /// Whether it is even.
    #[must_use]
    pub fn is_even(&self) -> bool {
        self.words.first().is_none_or(|word| word % 2 == 0)
    }

    /// The absolute value.
    #[must_use]
    pub fn abs(mut self) -> BigInt {
        self.negative = false;
        self
    }

    /// The number of bits of the absolute value.
    #[must_use]
    pub fn bits(&self) -> u64 {
        let top = self.words.last().map_or(0, |word| word.leading_zeros());
        self.words.len() as u64 * 32 - u64::from(top)
    }

    /// The absolute value, if it has at most 128 bits.
    fn small(&self) -> Option<u128> {
        (self.words.len() <= 4).then(|| self.words.iter().rev().fold(0, |sum, &word| sum << 32 | u128::from(word)))
    }

    /// The number, if it is one.
    #[must_use]
    pub fn to_i64(&self) -> Option<i64> {
        let size = i128::try_from(self.small()?).ok()?;
        i64::try_from(if self.negative { -size } else { size }).ok()
    }

    /// The number, if it is one.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(self.to_u128()?).ok()
    }

    /// The number, if it is one.
    #[must_use]
    pub fn to_u128(&self) -> Option<u128> {
        self.small().filter(|_| !self.negative)
    }

    /// The number, if it is one.
    #[must_use]
    pub fn to_u32(&self) -> Option<u32> {
        u32::try_from(self.to_u128()?).ok()
    }

    /// The number, if it is one.
    #[must_use]
    pub fn to_usize(&self) -> Option<usize> {
        usize::try_from(self.to_u128()?).ok()
    }

    /// Quotient, rounded towards 0, and the rest, with the sign of `self`.
    ///
    /// # Panics
    /// When `by` is 0.
    #[must_use]
    pub fn div_rem(&self, by: &BigInt) -> (BigInt, BigInt) {
        let (quotient, rest) = words::divide(&self.words, &by.words);
        (BigInt::new(self.negative != by.negative, quotient), BigInt::new(self.negative, rest))
    }

    /// Quotient, rounded down, and the rest, with the sign of `by`.
    ///
    /// # Panics
    /// When `by` is 0.
    #[must_use]
    pub fn div_mod_floor(&self, by: &BigInt) -> (BigInt, BigInt) {
        let (quotient, rest) = self.div_rem(by);
        if rest.is_zero() || rest.negative == by.negative {
            return (quotient, rest);
        }
        (quotient - BigInt::from(1), rest + by)
    }

    /// A power.
    #[must_use]
    pub fn pow(&self, exponent: u32) -> BigInt {
        self.power(&BigInt::from(exponent), |number| number)
    }

    /// A power modulo a number, with its sign. The exponent is not negative.
    ///
    /// # Panics
    /// When `modulus` is 0.
    #[must_use]
    pub fn modpow(&self, exponent: &BigInt, modulus: &BigInt) -> BigInt {
        let power = (self % modulus).power(exponent, |number| number % modulus);
        power.div_mod_floor(modulus).1
    }

    fn power(&self, exponent: &BigInt, reduced: impl Fn(BigInt) -> BigInt) -> BigInt {
        let mut power = BigInt::from(1);
        for word in exponent.words.iter().rev() {
            for bit in (0..32).rev() {
                // Until the first factor there is nothing to square.
                if power.words != [1] || power.negative {
                    power = reduced(&power * &power);
                }
                if word >> bit & 1 == 1 {
                    power = reduced(&power * self);
                }
            }
        }
        power
    }

    /// The inverse modulo a number; `None` if there is none.
    ///
    /// # Panics
    /// When `modulus` is 0.
    #[must_use]
    pub fn modinv(&self, modulus: &BigInt) -> Option<BigInt> {
        let modulus = modulus.clone().abs();
        let (mut a, mut b) = (modulus.clone(), self.div_mod_floor(&modulus).1);
        let (mut of_a, mut of_b) = (BigInt::default(), BigInt::from(1));
        while !b.is_zero() {
            let (quotient, rest) = a.div_rem(&b);
            (a, b) = (b, rest);
            let next = of_a - quotient * &of_b;
            (of_a, of_b) = (of_b, next);
        }
        (a == BigInt::from(1)).then_some(of_a)
    }

    /// The greatest common divisor, not negative.
    #[must_use]
    pub fn gcd(&self, other: &BigInt) -> BigInt {
        let (mut a, mut b) = (self.clone(), other.clone());
        while !b.is_zero() {
            (a, b) = (b.clone(), a % b);
        }
        a.abs()
    }

    /// The root, rounded down, of a number that is not negative.
    #[must_use]
    pub fn sqrt(&self) -> BigInt {
        let mut root = BigInt::from(1) << self.bits().div_ceil(2);
        while !self.is_zero() {
            // Newton's method, from above.
            let next = (self / &root + &root) >> 1;
            if next >= root {
                return root;
            }
            root = next;
        }
        BigInt::default()
    }

    /// The sum; of two numbers with other signs the difference of their absolute values.
    fn sum(&self, other: &[u32], negative: bool) -> BigInt {
        if self.negative == negative {
            return BigInt::new(negative, words::add(&self.words, other));
        }
        match words::compare(&self.words, other) {
            Ordering::Less => BigInt::new(negative, words::subtract(other, &self.words)),
            _ => BigInt::new(self.negative, words::subtract(&self.words, other)),
        }
    }
}

impl Ord for BigInt {
    fn cmp(&self, other: &BigInt) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => words::compare(&self.words, &other.words),
            (true, true) => words::compare(&other.words, &self.words),
            (negative, _) => other.negative.cmp(&negative),
        }
    }
}

impl PartialOrd for BigInt {
    fn partial_cmp(&self, other: &BigInt) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

macro_rules! from {
    ($($number:ty)*) => {$(
        impl From<$number> for BigInt {
            fn from(number: $number) -> BigInt {
                BigInt::from(i128::from(number))
            }
        }
    )*};
}

from!(i32 u32 i64 u64);

impl From<usize> for BigInt {
    fn from(number: usize) -> BigInt {
        BigInt::from(number as u64)
    }
}

impl From<i128> for BigInt {
    fn from(number: i128) -> BigInt {
        let size = number.unsigned_abs();
        BigInt::new(number < 0, [0, 32, 64, 96].map(|shift| (size >> shift) as u32).to_vec())
    }
}

impl Neg for BigInt {
    type Output = BigInt;

    fn neg(self) -> BigInt {
        BigInt::new(!self.negative, self.words)
    }
}

/// An operator of references and values, by a function of references.
macro_rules! operator {
    ($operator:ident, $name:ident, $function:expr) => {
        operator!($operator, $name, $function, &BigInt, &BigInt);
        operator!($operator, $name, $function, &BigInt, BigInt);
        operator!($operator, $name, $function, BigInt, &BigInt);
        operator!($operator, $name, $function, BigInt, BigInt);
    };
    ($operator:ident, $name:ident, $function:expr, $left:ty, $right:ty) => {
        impl $operator<$right> for $left {
            type Output = BigInt;

            fn $name(self, other: $right) -> BigInt {
                let function: fn(&BigInt, &BigInt) -> BigInt = $function;
                #[allow(clippy::needless_borrow, reason = "of a value, not of a reference")]
                function(&self, &other)
            }
        }
    };
}
use operator;

operator!(Add, add, |a, b| a.sum(&b.words, b.negative));
operator!(Sub, sub, |a, b| a.sum(&b.words, !b.negative));
operator!(Mul, mul, |a, b| BigInt::new(a.negative != b.negative, words::multiply(&a.words, &b.words)));
operator!(Div, div, |a, b| a.div_rem(b).0);
operator!(Rem, rem, |a, b| a.div_rem(b).1);
