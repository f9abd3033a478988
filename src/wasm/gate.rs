//! The gate for numbers and squares: a page has only floating-point numbers, and may pass any of them.

use crate::board::{Board, Square};
use crate::sentence::capitalized;
use crate::wasm::error::{Failure, decimal, failure};
use js_sys::BigInt;

/// A whole number from `min` to `max`, named in the sentence when it is not one.
pub(super) fn whole(value: f64, what: &str, min: u32, max: u32) -> Result<u32, Failure> {
    if value >= f64::from(min) && value <= f64::from(max) && value.fract() == 0.0 {
        return Ok(value as u32);
    }
    Err(not_whole(what, min.to_string(), max.to_string(), decimal(value)))
}

/// A BigInt from 0 to `max`: as an argument of type `u64` it would wrap around at 2⁶⁴.
pub(super) fn big(value: &BigInt, what: &str, max: u64) -> Result<u64, Failure> {
    match u64::try_from(value.clone()) {
        Ok(number) if number <= max => Ok(number),
        _ => Err(not_whole(what, 0.to_string(), max.to_string(), format!("{value}"))),
    }
}

/// The error of a number out of range: the sentence of the page's own fields, with the name of the number in front. A
/// test of the catalogue compares the two.
fn not_whole(what: &str, min: String, max: String, value: String) -> Failure {
    let what = capitalized(&what);
    let sentence = format!("{what} must be a whole number from {min} to {max}, not {value}.");
    failure("not-whole", &sentence, &[("what", what), ("min", min), ("max", max), ("value", value)])
}

/// A number of steps, cut off at 2⁵³, beyond which a page cannot count; 0 for a negative number or NaN.
pub(super) fn steps(value: f64) -> u64 {
    const LIMIT: f64 = 9_007_199_254_740_992.0;
    value.clamp(0.0, LIMIT) as u64
}

/// A packed square, `rank << 10 | file`, on a board.
pub(super) fn square(packed: f64, board: Board) -> Result<Square, Failure> {
    match square_of(packed).filter(|&square| board.contains(square)) {
        Some(square) => Ok(square),
        None => {
            let (files, ranks) = (board.files().to_string(), board.ranks().to_string());
            let sentence = format!("There is a square that is not on the {files}×{ranks} board.");
            Err(failure("off-board", &sentence, &[("files", files), ("ranks", ranks)]))
        }
    }
}

/// The square of a packed number; nothing for a number that is no square.
pub(super) fn square_of(packed: f64) -> Option<Square> {
    let word = packed as u32;
    // The cast cuts off fractions and what lies beyond 32 bits.
    Square::unpack(word).filter(|_| f64::from(word) == packed)
}
