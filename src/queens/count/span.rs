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

/// The time left is unknown until the samples span this time.
const MIN_SAMPLED_MS: f64 = 400.0;

/// The time left of a running count, by the speed at which its work gets done: samples of the fraction that was done after
/// some milliseconds, the first and the last of `noted` among them. Nothing while there are too few.
#[must_use]
pub fn time_left(samples: &[[f64; 2]], noted: f64) -> Option<Span> {
    let [first, .., last] = *samples else { return None };
    if last[1] - first[1] < MIN_SAMPLED_MS {
        return None;
    }
    let speed = |from: [f64; 2]| (last[0] - from[0]) / (last[1] - from[1]);
    let (all, late) = (speed(first), speed(samples[samples.len() / 2]));
    if !(all > 0.0 && late > 0.0) {
        return None;
    }
    let undone = 1.0 - last[0];
    let left = undone / (all * late).sqrt();
    // Three things are uncertain: the speed, if its later half differs from the whole; a mean of few samples; and later
    // jobs, which may differ from the finished ones.
    let uncertainty = 0.5 / noted.sqrt() + 0.3 * undone.powi(2);
    let spread = (all / late).max(late / all) * (1.0 + uncertainty);
    Some(Span { low: left / spread, high: left * spread })
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

    #[test]
    fn the_time_left_follows_from_the_speed_of_all_samples_and_of_the_later_half() {
        let span = time_left(&[[0.0, 0.0], [0.2, 1000.0], [0.3, 2000.0]], 3.0).unwrap();
        let (all, late) = (0.3 / 2000.0, 0.1 / 1000.0_f64);
        let left = 0.7 / (all * late).sqrt();
        let spread = (all / late) * (1.0 + 0.5 / 3.0_f64.sqrt() + 0.3 * 0.7 * 0.7);
        assert!((span.low - left / spread).abs() < 1e-6 && (span.high - left * spread).abs() < 1e-6);
    }

    #[test]
    fn the_time_left_is_unknown_without_work_and_within_two_fifths_of_a_second() {
        assert_eq!(time_left(&[], 0.0), None);
        assert_eq!(time_left(&[[0.1, 500.0]], 1.0), None);
        assert_eq!(time_left(&[[0.0, 0.0], [0.0, 5000.0]], 2.0), None);
        assert_eq!(time_left(&[[0.0, 0.0], [0.1, 200.0]], 2.0), None);
        assert!(time_left(&[[0.0, 0.0], [0.1, 200.0], [0.2, 400.0]], 3.0).is_some());
    }
}
