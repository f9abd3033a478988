//! The race for a worker: one solver at a time, without any overhead.

use wasm_bindgen::prelude::*;
use web_sys::{Performance, WorkerGlobalScope};

use crate::queens::{Size, race, race_time};
use crate::wasm::arguments::{queens_asked, queens_size, solver_named};
use crate::wasm::error::Failure;

/// The candidates of the first slice.
const FIRST_SLICE: u64 = 1 << 12;

/// The candidates that a solver tests to find all solutions of an empty board; estimated where they have not been counted.
///
/// # Errors
/// When n or the solver's key is not one there is.
#[wasm_bindgen(js_name = solverTests)]
pub fn solver_tests(solver: &str, n: f64) -> Result<f64, Failure> {
    Ok(race_time::expected_tests(solver_named(solver)?, queens_size(n)?).0)
}

/// The milliseconds of a race to all solutions on an empty board, where a trial of `scan` on 11 × 11 took `trial`.
///
/// # Errors
/// When n is out of range.
#[wasm_bindgen(js_name = raceTime)]
pub fn race_time(n: f64, trial: f64) -> Result<f64, Failure> {
    Ok(race_time::race_time(queens_size(n)?, trial))
}

/// The side of the board that is proposed in place of one on which a race to all solutions is over before it can be
/// watched; nothing when that is not so, or is not known as `trial` is 0.
///
/// # Errors
/// When n is out of range.
#[wasm_bindgen(js_name = largerRace)]
pub fn larger_race(n: f64, trial: f64) -> Result<Option<u8>, Failure> {
    Ok(race_time::larger(queens_size(n)?, trial).map(Size::get))
}

/// One solver in a race: the loop of its article alone, run in slices by the worker's own clock. See
/// `src/queens/race.rs`.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Racer {
    racer: race::Racer,
    clock: Performance,
    /// The candidates of the next slice.
    slice: u64,
    /// Milliseconds.
    time: f64,
}

#[wasm_bindgen]
impl Racer {
    /// A solver at the start, on an n × n board with given queens: it runs to its first solution, or through all.
    ///
    /// # Errors
    /// When n or the solver's key is not one there is, or the given queens are not on the board or attack each other.
    #[wasm_bindgen(constructor)]
    pub fn new(
        n: f64,
        solver: &str,
        #[wasm_bindgen(unchecked_param_type = "ArrayLike<number>")] given: &[f64],
        #[wasm_bindgen(js_name = firstOnly)] first_only: bool,
    ) -> Result<Racer, Failure> {
        let (solver, given) = queens_asked(n, solver, given)?;
        // A page has the same clock under the same name.
        let scope: WorkerGlobalScope = js_sys::global().unchecked_into();
        let clock = scope.performance().ok_or(JsValue::UNDEFINED)?;
        Ok(Racer { racer: race::Racer::new(solver, &given, first_only), clock, slice: FIRST_SLICE, time: 0.0 })
    }

    /// Runs on for a slice that takes one to two times this many milliseconds in the end; `false` when the solver has
    /// finished.
    pub fn run(&mut self, milliseconds: f64) -> bool {
        let began = self.clock.now();
        let running = self.racer.run(self.slice);
        let cost = self.clock.now() - began;
        self.time += cost;
        if cost < milliseconds {
            self.slice = self.slice.saturating_mul(2);
        } else if cost > 2.0 * milliseconds {
            self.slice = (self.slice / 2).max(1);
        }
        running
    }

    /// The milliseconds that the solver itself has taken so far.
    pub fn time(&self) -> f64 {
        self.time
    }

    /// Candidates tested, queens placed and solutions found so far.
    pub fn counts(&self) -> Vec<f64> {
        let counts = self.racer.counts();
        [counts.tests, counts.placements, counts.solutions].map(|count| count as f64).to_vec()
    }
}
