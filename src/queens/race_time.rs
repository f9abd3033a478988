//! How long a race to all solutions takes, before it starts: by the candidates that each solver tests, and by a trial of
//! the slowest solver on the machine.

use crate::queens::count::extrapolate;
use crate::queens::{Size, Solver};

/// The solver of the trial, the slowest one, and the side of its board: it takes it some tens of milliseconds.
pub const TRIAL: (Solver, u8) = (Solver::Scan, 11);
/// A race shorter than this is over before it can be watched, in milliseconds.
pub const SHORT_MS: f64 = 1000.0;
/// The largest board that is proposed for a race.
const LARGEST: u8 = 18;

/// The candidates that a solver tests to find all solutions of an empty board, and whether they have been counted; on
/// larger boards they are estimated.
///
/// ```
/// use queens_and_knights::queens::race_time::expected_tests;
/// use queens_and_knights::queens::{Size, Solver};
///
/// assert_eq!(expected_tests(Solver::Marks, Size::new(8)), (15_720.0, true));
/// assert!(!expected_tests(Solver::Marks, Size::new(20)).1);
/// ```
#[must_use]
pub fn expected_tests(solver: Solver, size: Size) -> (f64, bool) {
    let counted: Vec<f64> =
        (1..=Size::MAX).map_while(|n| solver.tests(Size::new(n))).map(|tests| tests as f64).collect();
    let n = usize::from(size.get());
    (extrapolate(&counted, n), n <= counted.len())
}

/// The milliseconds that a race takes, which are those of the slowest solver, where the trial took `trial`.
#[must_use]
pub fn race_time(size: Size, trial: f64) -> f64 {
    let (solver, side) = TRIAL;
    trial * expected_tests(solver, size).0 / expected_tests(solver, Size::new(side)).0
}

/// The board on which a race takes one to three seconds, or as near to that as a board comes.
#[must_use]
pub fn watchable_size(trial: f64) -> Size {
    let wanted = SHORT_MS * 3.0_f64.sqrt();
    let distance = |size: &Size| (race_time(*size, trial) / wanted).ln().abs();
    let sizes = (1..=LARGEST).map(Size::new);
    sizes.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(Size::new(LARGEST))
}

/// The board that is proposed in place of one on which a race is over before it can be watched; `None` when that is not
/// so, or is not known as there was no trial.
#[must_use]
pub fn larger(size: Size, trial: f64) -> Option<Size> {
    let proposed = watchable_size(trial);
    let is_short = trial > 0.0 && race_time(size, trial) < SHORT_MS;
    (is_short && proposed.get() > size.get()).then_some(proposed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_on_larger_boards_is_estimated_where_it_has_not_been_counted() {
        // The queens that a backtracking search places on 16 × 16.
        assert_eq!(expected_tests(Solver::Mask, Size::new(16)), (1_141_190_302.0, true));
        let [counted, next] = [14, 15].map(|n| expected_tests(Solver::Permute, Size::new(n)));
        assert!(counted.1 && !next.1);
        assert!(next.0 > 5.0 * counted.0 && next.0 < 9.0 * counted.0, "{next:?}");
        assert!(!expected_tests(Solver::Mask, Size::new(18)).1);
    }

    #[test]
    fn the_board_that_is_proposed_takes_the_slowest_solver_some_seconds_on_any_machine() {
        assert_eq!(race_time(Size::new(TRIAL.1), 35.0), 35.0);
        let mut trial = 4.0;
        while trial < 2000.0 {
            let size = watchable_size(trial);
            let time = race_time(size, trial);
            assert!(time > 600.0 && time < 5000.0, "{trial} ms: {time} ms on {}", size.get());
            let short = larger(Size::new(8), trial);
            assert_eq!(short, (race_time(Size::new(8), trial) < SHORT_MS).then_some(size));
            assert_eq!(larger(size, trial), None);
            trial *= 1.3;
        }
        assert_eq!(larger(Size::new(8), 0.0), None);
    }
}
