//! The race for a worker: one solver at a time, with nothing that would slow it.

use wasm_bindgen::prelude::*;

use crate::queens::race;
use crate::wasm::asked::queens_asked;
use crate::wasm::error::Failure;
use crate::wasm::gate;

/// One solver in a race: the loop of its article alone, run in slices. See `src/queens/race.rs`.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Racer(race::Racer);

#[wasm_bindgen]
impl Racer {
    /// A solver at the start, on an n × n board with given queens: it runs to its first solution, or through all.
    ///
    /// # Errors
    /// When n or the solver's key is not one there is, or the given queens are not on the board or attack each other.
    #[wasm_bindgen(constructor)]
    pub fn new(n: f64, solver: &str, given: &[u32], first_only: bool) -> Result<Racer, Failure> {
        let (solver, given) = queens_asked(n, solver, given)?;
        Ok(Racer(race::Racer::new(solver, &given, first_only)))
    }

    /// Runs on for about so many candidates; `false` when it has finished.
    pub fn run(&mut self, tests: f64) -> bool {
        self.0.run(gate::steps(tests))
    }

    /// Candidates tested, queens placed and solutions found so far.
    pub fn tally(&self) -> Vec<f64> {
        let tally = self.0.tally();
        [tally.tests, tally.placements, tally.solutions].map(|count| count as f64).to_vec()
    }
}
