//! The time left of a running count, by the speed at which its work gets done.

use super::Span;

/// The least time between two samples, in milliseconds.
const SAMPLE_MS: f64 = 200.0;
/// The most samples kept.
const SAMPLES: usize = 64;
/// The time left is unknown until the samples span this time.
const MIN_SAMPLED_MS: f64 = 400.0;

/// Samples of a running count: the fraction of its work that was done after some milliseconds.
///
/// ```
/// use queens_and_knights::queens::count::Forecast;
///
/// let mut forecast = Forecast::default();
/// for second in 0..10 {
///     forecast.note(f64::from(second) / 100.0, 1000.0 * f64::from(second));
/// }
/// let left = forecast.left().unwrap();
/// assert!(left.low < 91_000.0 && 91_000.0 < left.high);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Forecast {
    /// How many samples there were. Later every other one is dropped.
    noted: f64,
    /// The least time between two samples.
    apart: f64,
    samples: Vec<[f64; 2]>,
}

impl Default for Forecast {
    fn default() -> Forecast {
        Forecast { noted: 0.0, apart: SAMPLE_MS, samples: Vec::new() }
    }
}

impl Forecast {
    /// The forecast that `numbers` gave; one without samples where it did not.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Forecast {
        let Some((&[noted, apart], samples)) = numbers.as_chunks().0.split_first() else { return Forecast::default() };
        Forecast { noted, apart, samples: samples.to_vec() }
    }

    /// Its whole state.
    #[must_use]
    pub fn numbers(&self) -> Vec<f64> {
        [&[[self.noted, self.apart]], &self.samples[..]].concat().into_flattened()
    }

    /// Notes the fraction of the work that was done after `spent` milliseconds, unless that is too soon after the last one.
    pub fn note(&mut self, fraction: f64, spent: f64) {
        if self.samples.last().is_some_and(|last| spent - last[1] < self.apart) {
            return;
        }
        self.samples.push([fraction, spent]);
        self.noted += 1.0;
        if self.samples.len() > SAMPLES {
            self.samples = self.samples.iter().copied().step_by(2).collect();
            self.apart *= 2.0;
        }
    }

    /// The time left. Nothing while there are too few samples.
    #[must_use]
    pub fn left(&self) -> Option<Span> {
        let [first, .., last] = self.samples[..] else { return None };
        if last[1] - first[1] < MIN_SAMPLED_MS {
            return None;
        }
        let speed = |from: [f64; 2]| (last[0] - from[0]) / (last[1] - from[1]);
        let (all, late) = (speed(first), speed(self.samples[self.samples.len() / 2]));
        if !(all > 0.0 && late > 0.0) {
            return None;
        }
        let undone = 1.0 - last[0];
        let left = undone / (all * late).sqrt();
        // Three things are uncertain: the speed, if its later half differs from the whole; a mean of few samples; and later
        // jobs, which may differ from the finished ones.
        let uncertainty = 0.5 / self.noted.sqrt() + 0.3 * undone.powi(2);
        let spread = (all / late).max(late / all) * (1.0 + uncertainty);
        Some(Span { low: left / spread, high: left * spread })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noting(samples: impl IntoIterator<Item = (f64, f64)>) -> Forecast {
        let mut forecast = Forecast::default();
        for (fraction, spent) in samples {
            forecast.note(fraction, spent);
        }
        forecast
    }

    fn width(forecast: &Forecast) -> f64 {
        let Span { low, high } = forecast.left().unwrap();
        high / low
    }

    #[test]
    fn the_time_left_follows_from_the_speed_of_all_samples_and_of_the_later_half() {
        let too_soon = (0.9, 1199.0);
        let span = noting([(0.0, 0.0), (0.2, 1000.0), too_soon, (0.3, 2000.0)]).left().unwrap();
        let (all, late) = (0.3 / 2000.0, 0.1 / 1000.0_f64);
        let left = 0.7 / (all * late).sqrt();
        let spread = (all / late) * (1.0 + 0.5 / 3.0_f64.sqrt() + 0.3 * 0.7 * 0.7);
        assert!((span.low - left / spread).abs() < 1e-6 && (span.high - left * spread).abs() < 1e-6);
    }

    #[test]
    fn the_time_left_is_unknown_without_work_and_within_two_fifths_of_a_second() {
        assert_eq!(noting([]).left(), None);
        assert_eq!(noting([(0.1, 500.0)]).left(), None);
        assert_eq!(noting([(0.0, 0.0), (0.0, 5000.0)]).left(), None);
        assert_eq!(noting([(0.0, 0.0), (0.0, 5000.0), (0.1, 5100.0)]).left(), None);
        assert_eq!(noting([(0.0, 0.0), (0.1, 200.0)]).left(), None);
        assert_eq!(noting([(0.1, 5000.0), (0.15, 5200.0), (0.2, 5399.0)]).left(), None);
        assert!(noting([(0.1, 5000.0), (0.15, 5200.0), (0.2, 5400.0)]).left().is_some());
        assert!(noting([(0.0, 0.0), (0.1, 200.0), (0.2, 400.0)]).left().is_some());
    }

    #[test]
    fn the_range_holds_the_truth_and_narrows_while_the_speed_is_steady() {
        let mut forecast = Forecast::default();
        let mut narrowest = f64::INFINITY;
        for second in 1..100 {
            let seconds = f64::from(second);
            forecast.note(seconds / 100.0, seconds * 1000.0);
            let Some(left) = forecast.left() else { continue };
            let truth = (100.0 - seconds) * 1000.0;
            assert!(left.low <= truth && truth <= left.high);
            if second % 10 == 0 {
                assert!(width(&forecast) < narrowest);
                narrowest = width(&forecast);
            }
        }
        assert!(narrowest < 1.2);
    }

    #[test]
    fn the_range_is_wide_when_the_speed_changes() {
        let seconds = || (1..=40).map(f64::from);
        let steady = noting(seconds().map(|second| (second / 100.0, second * 1000.0)));
        let slower = |second: f64| if second < 20.0 { second / 50.0 } else { 0.4 + second / 1000.0 };
        let changing = noting(seconds().map(|second| (slower(second), second * 1000.0)));
        assert!(width(&changing) > 3.0 * width(&steady));
    }

    #[test]
    fn the_samples_are_bounded_and_can_be_kept_as_numbers() {
        let mut forecast = noting((1..100_000).map(|i| (f64::from(i) / 100_000.0, f64::from(i) * 1000.0)));
        assert!(forecast.samples.len() <= SAMPLES && forecast.left().is_some());
        let mut kept = Forecast::from_numbers(&forecast.numbers());
        assert_eq!(kept, forecast);
        kept.note(1.0, 1e9);
        forecast.note(1.0, 1e9);
        assert_eq!(kept.left(), forecast.left());
        assert_eq!(Forecast::from_numbers(&[]), Forecast::default());
    }
}
