//! The race for a worker: one solver at a time, with nothing that would slow it.

use wasm_bindgen::prelude::*;
use web_sys::{Performance, WorkerGlobalScope};

use crate::queens::{Size, race};
use crate::wasm::arguments::{queens_asked, solver_named};
use crate::wasm::error::Failure;

/// The candidates of the first slice.
const FIRST_SLICE: u64 = 1 << 12;

/// The candidates that a solver tests to find all solutions of an empty board for N = 1, 2, …, as far as they have been
/// counted.
///
/// # Errors
/// When the solver's key is not one there is.
#[wasm_bindgen(js_name = solverTests)]
pub fn solver_tests(solver: &str) -> Result<Vec<f64>, Failure> {
    let solver = solver_named(solver)?;
    Ok((1..=Size::MAX).map_while(|n| solver.tests(Size::new(n))).map(|tests| tests as f64).collect())
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
