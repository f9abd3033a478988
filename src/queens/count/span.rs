//! Ranges of times, as wide as the uncertainty, and in few digits of one unit.

/// A range of times in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Span {
    /// The least.
    pub low: f64,
    /// The most.
    pub high: f64,
}

/// A range of times in whole numbers of one unit. The two are equal where one number is enough, and 0 for less than a
/// second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rounded {
    /// `second`, `minute`, `hour`, `day`, `month` or `year`.
    pub unit: &'static str,
    /// The least.
    pub from: f64,
    /// The most.
    pub to: f64,
}

/// Each unit with its length in milliseconds, and the largest count of it that is written.
const UNITS: [(&str, f64, f64); 6] = [
    ("second", 1000.0, 100.0),
    ("minute", 60_000.0, 100.0),
    ("hour", 3_600_000.0, 48.0),
    ("day", 86_400_000.0, 60.0),
    ("month", 2_629_800_000.0, 24.0),
    ("year", 31_557_600_000.0, f64::INFINITY),
];

/// A span whose ends differ by less than this factor is given as one number.
const NARROW: f64 = 1.5;

impl Span {
    /// Its middle, with which its ends have the same quotient.
    #[must_use]
    pub fn middle(self) -> f64 {
        (self.low * self.high).sqrt()
    }

    /// In few digits of one unit.
    ///
    /// ```
    /// use queens_and_knights::queens::count::{Rounded, Span};
    ///
    /// let span = Span { low: 110_000.0, high: 250_000.0 };
    /// assert_eq!(span.rounded(), Rounded { unit: "minute", from: 2.0, to: 4.0 });
    /// ```
    #[must_use]
    pub fn rounded(self) -> Rounded {
        let middle = self.middle();
        let (unit, ms, _) = UNITS.into_iter().find(|(_, ms, most)| middle < most * ms).unwrap_or(UNITS[5]);
        if unit == "second" && self.high < 1500.0 {
            return Rounded { unit, from: 0.0, to: 0.0 };
        }
        let digits = |time: f64| rounded(time / ms).max(1.0);
        if self.high / self.low <= NARROW {
            return Rounded { unit, from: digits(middle), to: digits(middle) };
        }
        Rounded { unit, from: digits(self.low), to: digits(self.high) }
    }
}

/// To one digit below 20, two digits above.
fn rounded(number: f64) -> f64 {
    if number < 20.0 {
        return number.round();
    }
    let digit = 10_f64.powf(number.log10().floor() - 1.0);
    let step = if number < 100.0 { 5.0 * digit } else { digit };
    (number / step).round() * step
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: f64 = 1000.0;
    const MINUTE: f64 = 60.0 * SECOND;
    const HOUR: f64 = 60.0 * MINUTE;
    const DAY: f64 = 24.0 * HOUR;
    const YEAR: f64 = 31_557_600_000.0;

    #[test]
    fn a_span_is_rounded_to_few_digits_of_one_unit() {
        for (low, high, unit, from, to) in [
            (0.1 * SECOND, 0.9 * SECOND, "second", 0.0, 0.0),
            (0.1 * SECOND, 0.8 * SECOND, "second", 0.0, 0.0),
            (0.5 * SECOND, 3.0 * SECOND, "second", 1.0, 3.0),
            (35.0 * SECOND, 45.0 * SECOND, "second", 40.0, 40.0),
            (38.0 * SECOND, 42.0 * SECOND, "second", 40.0, 40.0),
            (20.0 * SECOND, 61.0 * SECOND, "second", 20.0, 60.0),
            (30.0 * SECOND, 90.0 * SECOND, "second", 30.0, 90.0),
            (110.0 * SECOND, 130.0 * SECOND, "minute", 2.0, 2.0),
            (2.0 * MINUTE, 4.0 * MINUTE, "minute", 2.0, 4.0),
            (2.6 * HOUR, 3.4 * HOUR, "hour", 3.0, 3.0),
            (5.0 * HOUR, 6.0 * HOUR, "hour", 5.0, 5.0),
            (60.0 * HOUR, 84.0 * HOUR, "day", 3.0, 3.0),
            (2.5 * DAY, 3.4 * DAY, "day", 3.0, 3.0),
            (0.4 * YEAR, 0.5 * YEAR, "month", 5.0, 5.0),
            (2.5 * YEAR, 3.5 * YEAR, "year", 3.0, 3.0),
            (2.6 * YEAR, 3.6 * YEAR, "year", 3.0, 3.0),
            (900.0 * YEAR, 2100.0 * YEAR, "year", 900.0, 2100.0),
            (2000.0 * YEAR, 4000.0 * YEAR, "year", 2000.0, 4000.0),
        ] {
            assert_eq!(Span { low, high }.rounded(), Rounded { unit, from, to }, "{low} to {high} ms");
        }
    }
}
