//! Numbers as digits and back.

use std::fmt;

use super::{BigInt, words};

/// The bits of a digit, if they are the same for all digits.
fn digit_bits(radix: u32) -> Option<u32> {
    radix.is_power_of_two().then(|| radix.trailing_zeros())
}

impl BigInt {
    /// The number with these digits; `None` if there are none, or others than of this radix, which is 2 to 36.
    #[must_use]
    pub fn parse(text: &str, radix: u32) -> Option<BigInt> {
        let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(radix)).collect();
        let digits = digits.filter(|digits| !digits.is_empty())?;
        let mut words = Vec::new();
        let Some(bits) = digit_bits(radix) else {
            for digit in digits {
                let mut carry = u64::from(digit);
                for word in &mut words {
                    carry += u64::from(*word) * u64::from(radix);
                    *word = carry as u32;
                    carry >>= 32;
                }
                if carry > 0 {
                    words.push(carry as u32);
                }
            }
            return Some(BigInt::new(false, words));
        };
        let (mut part, mut filled) = (0, 0);
        for digit in digits.into_iter().rev() {
            part |= u64::from(digit) << filled;
            filled += bits;
            if filled >= 32 {
                words.push(part as u32);
                part >>= 32;
                filled -= 32;
            }
        }
        words.push(part as u32);
        Some(BigInt::new(false, words))
    }

    /// The digits of the absolute value, in a radix from 2 to 36.
    #[must_use]
    pub fn digits(&self, radix: u32) -> String {
        let mut digits = Vec::new();
        let mut push = |digit: u32| digits.push(char::from_digit(digit, radix).unwrap_or('0') as u8);
        if let Some(bits) = digit_bits(radix) {
            for at in (0..self.bits()).step_by(bits as usize) {
                let word = |index: usize| u64::from(self.words.get(index).copied().unwrap_or(0));
                let index = (at / 32) as usize;
                push(((word(index) | word(index + 1) << 32) >> (at % 32)) as u32 % radix);
            }
        } else {
            let mut left = self.words.clone();
            while !left.is_empty() {
                // Nine digits below 10 fit in a word, and five below 36.
                let count = if radix <= 10 { 9 } else { 5 };
                let mut part = words::divide_by_word(&mut left, radix.pow(count));
                for _ in 0..count {
                    push(part % radix);
                    part /= radix;
                }
                while left.last() == Some(&0) {
                    left.pop();
                }
            }
        }
        while digits.last() == Some(&b'0') {
            digits.pop();
        }
        if digits.is_empty() {
            digits.push(b'0');
        }
        digits.reverse();
        String::from_utf8(digits).unwrap_or_default()
    }
}

impl fmt::Display for BigInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negative { "-" } else { "" })?;
        f.write_str(&self.digits(10))
    }
}
