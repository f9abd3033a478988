//! How long a count takes here, from a short one that is run for it.

use std::time::Instant;

use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Counter, Method, Plan};

/// The relative time of the join from N = 16 to 28: to 20 from whole counts, above from samples of their jobs.
const JOIN: [f64; 13] =
    [0.105, 0.541, 2.07, 11.7, 79.0, 386.0, 2_850.0, 17_700.0, 160_000.0, 1.1e6, 1.07e7, 7.3e7, 6.0e8];
/// The factor by which one more queen lengthens backtracking at N = 15, and its rise with each queen.
const BACKTRACKING_FACTOR: f64 = 6.2;
const BACKTRACKING_RISE: f64 = 0.35;

/// The seconds that one thread takes for all jobs of a plan, roughly.
pub fn estimate(plan: &Plan) -> f64 {
    let trial = match plan.method() {
        Method::Join => 16,
        Method::Bitmask | Method::Naive => 13,
    };
    let n = plan.n().get();
    let trial = u8::min(trial, n);
    let begin = Instant::now();
    let mut counter = Counter::new(CountSize::new(trial), plan.method());
    for job in 0..counter.plan().jobs() {
        counter.run(job);
    }
    (trial..n).fold(begin.elapsed().as_secs_f64(), |time, n| time * factor(plan.method(), n))
}

/// How many times as long N = `n` + 1 takes as N = `n`.
fn factor(method: Method, n: u8) -> f64 {
    match method {
        Method::Join => {
            let at = usize::from(n - 16);
            JOIN[at + 1] / JOIN[at]
        }
        Method::Bitmask | Method::Naive => BACKTRACKING_FACTOR + BACKTRACKING_RISE * (f64::from(n) - 15.0),
    }
}

/// Seconds in the unit that fits, to two digits.
pub fn in_words(seconds: f64) -> String {
    const UNITS: [(f64, &str); 5] =
        [(1.0, "s"), (60.0, "min"), (3600.0, "h"), (86_400.0, "days"), (31_557_600.0, "years")];
    let (unit, name) = UNITS.into_iter().rfind(|(unit, _)| seconds >= 2.0 * unit).unwrap_or(UNITS[0]);
    match seconds / unit {
        ..0.01 => "less than 0.01 s".to_owned(),
        number @ ..2.0 => format!("{number:.2} {name}"),
        number @ ..10.0 => format!("{number:.1} {name}"),
        number => format!("{number:.0} {name}"),
    }
}
