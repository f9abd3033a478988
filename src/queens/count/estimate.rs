//! How long a count takes on a machine, by counts that were timed on it.

use crate::queens::count::{CountSize, Method, Span};
use crate::queens::solvers::PLACEMENTS;

/// A count that was timed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Timed {
    /// Its N.
    pub n: CountSize,
    /// The workers that shared it.
    pub workers: f64,
    /// Milliseconds.
    pub ms: f64,
}

/// The time to start the workers, which short trials do not include.
const STARTUP_MS: f64 = 60.0;
/// Shorter counts cannot be timed.
const MIN_MS: f64 = 5.0;
/// The factor by which an estimate from a count of the same N may be wrong, if that count took long enough to be typical
/// and if it was only a trial; and the further factor for each N between the two.
const SPREAD: f64 = 1.15;
const TRIAL_SPREAD: f64 = 1.35;
const TYPICAL_MS: f64 = 500.0;
const SPREAD_PER_N: f64 = 1.1;

/// The time that a count takes by `method` on `workers` workers, by the nearest N that was timed by the same method;
/// nothing when none took long enough.
///
/// ```
/// use queens_and_knights::CountSize;
/// use queens_and_knights::queens::count::{Method, Timed, estimate};
///
/// let timed = Timed { n: CountSize::new(14), workers: 1.0, ms: 180.0 };
/// let span = estimate(CountSize::new(15), Method::Naive, 1.0, &[timed]).unwrap();
/// assert!(span.low < 1080.0 && 1080.0 < span.high);
/// ```
#[must_use]
pub fn estimate(n: CountSize, method: Method, workers: f64, timed: &[Timed]) -> Option<Span> {
    let distance = |known: &Timed| known.n.get().abs_diff(n.get());
    let nearest = timed.iter().filter(|known| known.ms >= MIN_MS).min_by_key(|known| distance(known))?;
    let middle = nearest.ms * nearest.workers / workers * (cost(method, n) / cost(method, nearest.n));
    let known = if nearest.ms < TYPICAL_MS { TRIAL_SPREAD } else { SPREAD };
    let spread = known * SPREAD_PER_N.powi(distance(nearest).into());
    Some(Span { low: middle / spread, high: middle * spread + STARTUP_MS })
}

/// The cost of a count; units of different methods cannot be compared.
fn cost(method: Method, n: CountSize) -> f64 {
    match method {
        Method::Join => join_cost(n.get()),
        Method::Naive | Method::Bitmask => extrapolate(&PLACEMENTS.map(|work| work as f64), n.get().into()),
    }
}

/// The quadrant join for N = 14 to 20, in milliseconds of one machine.
const JOIN: [f64; 7] = [6.0, 34.0, 82.0, 430.0, 2050.0, 11_800.0, 81_000.0];
const JOIN_FROM: u8 = 14;

fn join_cost(n: u8) -> f64 {
    let last = JOIN_FROM + JOIN.len() as u8 - 1;
    let known = n.clamp(JOIN_FROM, last);
    let quotient = (JOIN[6] / JOIN[4]).sqrt();
    JOIN[usize::from(known - JOIN_FROM)] * quotient.powi(i32::from(n) - i32::from(known))
}

/// The work of a backtracking search on a board of `n` ≥ 1, from that on boards of 1, 2, 3, …, at least three of them.
/// Each step beyond them multiplies it by a factor which itself rises by nearly the same amount each time.
pub(in crate::queens) fn extrapolate(known: &[f64], n: usize) -> f64 {
    if let Some(&work) = known.get(n - 1) {
        return work;
    }
    let [.., oldest, previous, last] = *known else { return f64::NAN };
    let mut factor = last / previous;
    let mut work = last;
    for _ in known.len()..n {
        factor += last / previous - previous / oldest;
        work *= factor;
    }
    work
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found / expected - 1.0).abs() < 1e-9, "{found} {expected}");
    }

    fn timed(n: u8, workers: f64, ms: f64) -> Timed {
        Timed { n: CountSize::new(n), workers, ms }
    }

    /// The middle and the factor of uncertainty; the start of the workers comes on top.
    fn middle(method: Method, n: u8, workers: f64, known: Timed) -> (f64, f64) {
        let span = estimate(CountSize::new(n), method, workers, &[known]).unwrap();
        let high = span.high - STARTUP_MS;
        ((span.low * high).sqrt(), (high / span.low).sqrt())
    }

    #[test]
    fn an_estimate_holds_the_truth_and_is_wider_the_farther_it_reaches() {
        let known = [timed(14, 1.0, 180.0)];
        let span = |n| estimate(CountSize::new(n), Method::Naive, 1.0, &known).unwrap();
        // ALGORITHMS: naive wasm, one thread.
        for (n, ms) in [(14, 177.0), (15, 1080.0), (16, 7510.0), (17, 50_800.0)] {
            assert!(span(n).low < ms && ms < span(n).high, "N = {n}: {:?}", span(n));
        }
        let widths = [14, 16, 20, 27].map(|n| span(n).high / span(n).low);
        assert!(widths.is_sorted(), "{widths:?}");
    }

    #[test]
    fn the_nearest_board_decides_and_without_one_there_is_no_estimate() {
        let of = |known: &[Timed]| estimate(CountSize::new(16), Method::Naive, 1.0, known);
        let span = of(&[timed(14, 1.0, 180.0), timed(16, 2.0, 1000.0)]).unwrap();
        assert!(span.low < 2060.0 && 2060.0 < span.high && span.high < 2500.0);
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[timed(16, 1.0, 4.9)]), None);
    }

    #[test]
    fn the_work_is_divided_by_the_workers_and_a_typical_count_is_surer() {
        for (ms, spread) in [(5.0, 1.35), (499.0, 1.35), (500.0, 1.15), (50_000.0, 1.15)] {
            let found = middle(Method::Naive, 14, 4.0, timed(14, 2.0, ms));
            near(found.0, ms / 2.0);
            near(found.1, spread);
        }
    }

    #[test]
    fn it_grows_as_the_counts_that_were_measured_do() {
        let naive = middle(Method::Naive, 17, 1.0, timed(15, 1.0, 1000.0));
        near(naive.0, 1000.0 * (8_017_021_931.0 / 171_129_071.0));
        near(naive.1, 1.15 * 1.1 * 1.1);
        let known = timed(16, 1.0, 82.0);
        let quotient = (81_000.0_f64 / 2050.0).sqrt();
        for (n, ms) in
            [(14, 6.0), (20, 81_000.0), (22, 81_000.0 * quotient * quotient), (12, 6.0 / (quotient * quotient))]
        {
            near(middle(Method::Join, n, 1.0, known).0, ms);
        }
    }

    #[test]
    fn the_work_of_small_boards_is_known_and_its_factor_rises_evenly() {
        let placements = PLACEMENTS.map(|work| work as f64);
        for (n, work) in (1..).zip(placements) {
            assert_eq!(extrapolate(&placements, n), work);
        }
        // 2, 3, 4: the factors that follow are 5 and 6.
        assert_eq!([4, 5, 6].map(|n| extrapolate(&[1.0, 2.0, 6.0, 24.0], n)), [24.0, 120.0, 720.0]);
        for known in [14, 15, 16] {
            let share = extrapolate(&placements[..known], 17) / placements[16];
            assert!(share > 0.98 && share < 1.02, "{known}: {share}");
        }
    }
}
