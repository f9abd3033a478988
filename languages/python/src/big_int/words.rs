//! Absolute values: words of 32 bits, the lowest first.

use std::cmp::Ordering;

/// Which of two is larger; neither ends with a 0.
pub(super) fn compare(a: &[u32], b: &[u32]) -> Ordering {
    a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev()))
}

pub(super) fn add(a: &[u32], b: &[u32]) -> Vec<u32> {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut sum = Vec::with_capacity(long.len() + 1);
    let mut carry = 0;
    for (index, &word) in long.iter().enumerate() {
        carry += u64::from(word) + u64::from(short.get(index).copied().unwrap_or(0));
        sum.push(carry as u32);
        carry >>= 32;
    }
    sum.push(carry as u32);
    sum
}

/// `a - b`; `b` is not larger than `a`.
pub(super) fn subtract(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut difference = a.to_vec();
    let mut borrow = 0;
    for (index, word) in difference.iter_mut().enumerate() {
        borrow += i64::from(*word) - i64::from(b.get(index).copied().unwrap_or(0));
        *word = borrow.cast_unsigned() as u32;
        borrow >>= 32;
    }
    difference
}

pub(super) fn multiply(a: &[u32], b: &[u32]) -> Vec<u32> {
    let mut product = vec![0; a.len() + b.len()];
    for (index, &factor) in a.iter().enumerate() {
        let mut carry = 0;
        let (places, above) = product[index..].split_at_mut(b.len());
        for (place, &word) in places.iter_mut().zip(b) {
            carry += u64::from(*place) + u64::from(factor) * u64::from(word);
            *place = carry as u32;
            carry >>= 32;
        }
        above[0] = carry as u32;
    }
    product
}

/// Divides by one word in place, and returns the rest.
pub(super) fn divide_by_word(words: &mut [u32], by: u32) -> u32 {
    let mut rest = 0;
    for word in words.iter_mut().rev() {
        let part = rest << 32 | u64::from(*word);
        *word = (part / u64::from(by)) as u32;
        rest = part % u64::from(by);
    }
    rest as u32
}

/// Quotient and rest.
///
/// # Panics
/// When `b` is 0.
pub(super) fn divide(a: &[u32], b: &[u32]) -> (Vec<u32>, Vec<u32>) {
    if compare(a, b) == Ordering::Less {
        return (Vec::new(), a.to_vec());
    }
    if let [by] = *b {
        let mut quotient = a.to_vec();
        let rest = divide_by_word(&mut quotient, by);
        return (quotient, vec![rest]);
    }
    // Knuth's algorithm D: the divisor begins with a bit that is 1, and the rest has a word more than the dividend.
    let shift = b[b.len() - 1].leading_zeros();
    let b = &shifted_left(b, shift)[..b.len()];
    let mut rest = shifted_left(a, shift);
    let (top, next) = (u64::from(b[b.len() - 1]), u64::from(b[b.len() - 2]));
    let mut quotient = vec![0; rest.len() - b.len()];
    for (index, place) in quotient.iter_mut().enumerate().rev() {
        let (part, above) = rest[index..].split_at_mut(b.len());
        let high = u64::from(above[0]) << 32 | u64::from(part[b.len() - 1]);
        let (mut digit, mut left) = (high / top, high % top);
        while digit >> 32 != 0 || digit * next > (left << 32 | u64::from(part[b.len() - 2])) {
            digit -= 1;
            left += top;
            if left >> 32 != 0 {
                break;
            }
        }
        let mut borrow = 0;
        for (word, &of_b) in part.iter_mut().zip(b) {
            let product = digit * u64::from(of_b) + borrow;
            let (difference, below) = word.overflowing_sub(product as u32);
            *word = difference;
            borrow = (product >> 32) + u64::from(below);
        }
        if borrow > u64::from(above[0]) {
            // The digit was too large by one.
            digit -= 1;
            let mut carry = 0;
            for (word, &of_b) in part.iter_mut().zip(b) {
                carry += u64::from(*word) + u64::from(of_b);
                *word = carry as u32;
                carry >>= 32;
            }
        }
        above[0] = 0;
        *place = digit as u32;
    }
    rest.truncate(b.len());
    (quotient, shifted_right(&rest, shift))
}

/// By fewer than 32 bits, with a word more.
pub(super) fn shifted_left(words: &[u32], shift: u32) -> Vec<u32> {
    let mut carry = 0;
    let mut shifted: Vec<u32> = Vec::with_capacity(words.len() + 1);
    for &word in words {
        carry |= u64::from(word) << shift;
        shifted.push(carry as u32);
        carry >>= 32;
    }
    shifted.push(carry as u32);
    shifted
}

/// By fewer than 32 bits.
pub(super) fn shifted_right(words: &[u32], shift: u32) -> Vec<u32> {
    let above = |index: usize| u64::from(words.get(index + 1).copied().unwrap_or(0)) << 32;
    words.iter().enumerate().map(|(index, &word)| ((above(index) | u64::from(word)) >> shift) as u32).collect()
}
