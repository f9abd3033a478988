//! The numbers of a link: decimal, without sign, leading zero or exponent, and bounded.

use crate::board::MAX_SIDE;
use crate::bounded::bounded;
use crate::queens::Size;
use crate::queens::count::CountSize;

/// Reads a whole number from `min` to `max`, written in digits alone and without a leading zero.
pub(in crate::text) fn whole(text: &str, min: u64, max: u64) -> Option<u64> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    // Parsing fails when there is no digit and when the number does not fit.
    text.parse().ok().filter(|number| plain && (min..=max).contains(number))
}

/// Reads the size of a queens board.
pub(crate) fn size(text: &str) -> Option<Size> {
    whole(text, 1, Size::MAX.into()).and_then(|n| Size::try_new(n as u8))
}

/// Reads the number of queens of a count.
pub(super) fn count_size(text: &str) -> Option<CountSize> {
    whole(text, 1, CountSize::MAX.into()).and_then(|n| CountSize::try_new(n as u8))
}

/// Reads one side of a knight's board.
pub(in crate::text) fn side(text: &str) -> Option<u16> {
    whole(text, 1, MAX_SIDE.into()).map(|side| side as u16)
}

bounded! {
    /// A step of a run.
    #[derive(Default)]
    pub struct Step(u32) from 0;
    /// The farthest step that a link can name: 10⁹.
    pub const MAX = 1_000_000_000;
}

impl Step {
    /// Before anything has happened.
    pub const FIRST: Step = Step(0);

    /// Reads a step as written in a link.
    pub(crate) fn read(text: &str) -> Option<Step> {
        whole(text, 0, Step::MAX.into()).map(|step| Step(step as u32))
    }
}

/// The steps from one to a later one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Steps {
    first: Step,
    last: Step,
}

impl Steps {
    /// The steps from `first` to `last`, or `None` when `last` is not later.
    #[must_use]
    pub fn try_new(first: Step, last: Step) -> Option<Steps> {
        (first < last).then_some(Steps { first, last })
    }

    /// The step at which they begin.
    #[must_use]
    pub const fn first(self) -> Step {
        self.first
    }

    /// The step at which they end, which a run need not have.
    #[must_use]
    pub const fn last(self) -> Step {
        self.last
    }

    /// Reads steps as written in a link: `120-180`.
    pub(crate) fn read(text: &str) -> Option<Steps> {
        let (first, last) = text.split_once('-')?;
        Steps::try_new(Step::read(first)?, Step::read(last)?)
    }
}

bounded! {
    /// The number of a closed tour among all closed tours of its board.
    pub struct TourNumber(u64) from 1;
    /// The largest number that a link can name: 10¹⁵, which is more than 8×8 has and exact in a JavaScript number.
    pub const MAX = 1_000_000_000_000_000;
}

impl TourNumber {
    /// Reads a number as written in a link.
    pub(crate) fn read(text: &str) -> Option<TourNumber> {
        whole(text, 1, TourNumber::MAX).map(TourNumber)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_numbers_within_bounds_are_read() {
        for (text, number) in [("1", Some(1)), ("32", Some(32)), ("10", Some(10))] {
            assert_eq!(whole(text, 1, 32), number);
        }
        for text in ["", "0", "33", "01", "+1", "-1", "1.0", "1e1", " 1", "1 ", "0x1", "99999999999999999999999", "１"]
        {
            assert_eq!(whole(text, 1, 32), None, "{text:?}");
        }
        assert_eq!((whole("0", 0, 9), whole("00", 0, 9)), (Some(0), None));
    }
}
