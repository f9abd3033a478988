//! Hashes as CPython 3.11 computes them on a 64-bit machine. They decide the order of [sets](super::set_order).

use crate::big_int::BigInt;

/// Hashes of numbers are residues modulo this prime, so that equal numbers of different types have equal hashes.
const MODULUS: u64 = (1 << 61) - 1;
const BITS: i32 = 61;

/// `hash(value)` of an integer.
#[must_use]
pub(crate) fn hash_int(value: i64) -> i64 {
    let residue = (value.unsigned_abs() % MODULUS).cast_signed();
    not_minus_one(if value < 0 { -residue } else { residue })
}

/// `hash(value)` of an integer of any size.
#[must_use]
pub(crate) fn hash_big_int(value: &BigInt) -> i64 {
    let residue = (value % BigInt::from(MODULUS)).to_i64().unwrap_or(0);
    not_minus_one(residue)
}

/// `hash(value)` of a float. CPython hashes NaN by its address, which is `serial` here.
#[must_use]
pub(crate) fn hash_float(value: f64, serial: i64) -> i64 {
    if value.is_nan() {
        return serial;
    }
    if value.is_infinite() {
        return if value > 0.0 { 314_159 } else { -314_159 };
    }
    let (mut fraction, mut exponent) = split(value.abs());
    let mut hash: u64 = 0;
    while fraction != 0.0 {
        hash = ((hash << 28) & MODULUS) | (hash >> (BITS - 28));
        fraction *= f64::from(1 << 28);
        exponent -= 28;
        // Below 2²⁸.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the whole part is wanted")]
        let whole = fraction as u64;
        #[allow(clippy::cast_precision_loss, reason = "28 bits fit")]
        let back = whole as f64;
        fraction -= back;
        hash += whole;
        if hash >= MODULUS {
            hash -= MODULUS;
        }
    }
    let turn = exponent.rem_euclid(BITS).unsigned_abs();
    let hash = if turn == 0 { hash } else { ((hash << turn) & MODULUS) | (hash >> (61 - turn)) };
    let hash = hash.cast_signed();
    not_minus_one(if value < 0.0 { -hash } else { hash })
}

/// A positive float as a fraction in 0.5..1 and a power of 2: C's `frexp`.
fn split(value: f64) -> (f64, i32) {
    if value == 0.0 {
        return (0.0, 0);
    }
    let (scaled, shift) = if value < f64::MIN_POSITIVE { (value * 2f64.powi(64), -64) } else { (value, 0) };
    let bits = scaled.to_bits();
    let exponent = i32::try_from(bits >> 52).unwrap_or(0) - 1022;
    let fraction = f64::from_bits((bits & ((1 << 52) - 1)) | (1022 << 52));
    (fraction, exponent + shift)
}

/// `hash(values)` of a tuple from the hashes of its elements: xxHash with a fixed seed.
#[must_use]
pub(crate) fn hash_tuple(hashes: impl ExactSizeIterator<Item = i64>) -> i64 {
    const PRIME_1: u64 = 11_400_714_785_074_694_791;
    const PRIME_2: u64 = 14_029_467_366_897_019_727;
    const PRIME_5: u64 = 2_870_177_450_012_600_261;
    let length = hashes.len() as u64;
    let mut sum = PRIME_5;
    for hash in hashes {
        sum = sum.wrapping_add(hash.cast_unsigned().wrapping_mul(PRIME_2));
        sum = sum.rotate_left(31).wrapping_mul(PRIME_1);
    }
    sum = sum.wrapping_add(length ^ (PRIME_5 ^ 3_527_539));
    if sum == u64::MAX { 1_546_275_796 } else { sum.cast_signed() }
}

/// `hash(values)` of a frozenset from the hashes of its elements, in any order.
#[must_use]
pub(crate) fn hash_frozenset(hashes: impl ExactSizeIterator<Item = i64>) -> i64 {
    let length = hashes.len() as u64;
    let mut sum: u64 = 0;
    for hash in hashes {
        let hash = hash.cast_unsigned();
        sum ^= ((hash ^ 89_869_747) ^ (hash << 16)).wrapping_mul(3_644_798_167);
    }
    sum ^= (length + 1).wrapping_mul(1_927_868_237);
    sum ^= (sum >> 11) ^ (sum >> 25);
    sum = sum.wrapping_mul(69_069).wrapping_add(907_133_923);
    if sum == u64::MAX { 590_923_713 } else { sum.cast_signed() }
}

/// `hash(value)` of a text. CPython's differs from run to run; this one does not (FNV-1a).
#[must_use]
pub(crate) fn hash_str(text: &str) -> i64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in text.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    not_minus_one(hash.cast_signed())
}

/// −1 is CPython's sign of an error.
fn not_minus_one(hash: i64) -> i64 {
    if hash == -1 { -2 } else { hash }
}
