//! Counting for a worker: the jobs of a count by number, and the published answers.

mod challenge;
mod history;
pub(super) mod job_lines;
mod kept_count;
pub(super) mod race;
mod race_words;
pub(super) mod solutions;
mod time;

use crate::queens::count::{self, CountSize, Method, Plan};
use crate::sentence;
use crate::wasm::arguments::count_size;
use crate::wasm::error::{Failure, failure, object};
use crate::wasm::gate::{big, whole};
use core::arch::wasm32::memory_size;
use js_sys::{BigInt, Float64Array};
use std::hint::black_box;
use std::str::FromStr;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How a count is split: the same N, method and version always have the same jobs. */
export interface CountPlan {
  method: string;
  /** Numbers of jobs are only comparable under the same version. */
  version: string;
  /** How many there are, numbered from 0; up to 2³². */
  jobs: number;
  /** The time that each job takes, in an unknown unit; nothing when all take the same. */
  weights: Float64Array;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// How a count is split: `CountPlan` in the types.
    #[wasm_bindgen(typescript_type = "CountPlan")]
    pub type PlanObject;
}

/// Runs the jobs of one count. Every job once, in any order and on any number of workers, adds up to the answer.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Counter(count::Counter);

#[wasm_bindgen]
impl Counter {
    /// A counter of N = `n`, 1 to 27, by a method named as `quickestMethod` names it.
    ///
    /// # Errors
    /// When n or the method's name is not one there is.
    #[wasm_bindgen(constructor)]
    pub fn new(n: f64, method: &str) -> Result<Counter, Failure> {
        Ok(Counter(count::Counter::new(count_size(n)?, method_named(method)?)))
    }

    /// How the count is split into jobs.
    pub fn plan(&self) -> PlanObject {
        plan_object(self.0.plan())
    }

    /// The number of jobs.
    pub fn jobs(&self) -> u32 {
        self.0.plan().jobs()
    }

    /// The version of the split into jobs: under the same version the same N and method have the same jobs.
    pub fn version(&self) -> String {
        self.0.plan().version().to_string()
    }

    /// The time that each job takes, in an unknown unit; nothing when all take the same.
    pub fn weights(&self) -> Vec<f64> {
        weights(self.0.plan())
    }

    /// The number of solutions that belong to a job.
    ///
    /// # Errors
    /// When there is no such job.
    pub fn run(&mut self, job: f64) -> Result<u64, Failure> {
        let job = self.job(job)?;
        make_room(self.0.plan().memory());
        Ok(self.0.run(job))
    }

    /// The bytes that this counter comes to hold, roughly: its tables fill while it works.
    pub fn memory(&self) -> f64 {
        self.0.memory().max(self.0.plan().memory()) as f64
    }

    fn job(&self, job: f64) -> Result<u32, Failure> {
        whole(job, "job", 0, self.jobs() - 1)
    }
}

/// Lets the memory grow to this many bytes at once, if it can: each time it grows, an engine may collect its garbage.
fn make_room(bytes: usize) {
    const PAGE: usize = 1 << 16;
    let missing = bytes.saturating_sub(memory_size::<0>() * PAGE);
    let mut room: Vec<u8> = Vec::new();
    if missing > 0 && room.try_reserve_exact(missing).is_ok() {
        // The optimizer would drop an allocation that is never used.
        black_box(&room);
    }
}

/// A plan for the page.
pub(super) fn plan_object(plan: &Plan) -> PlanObject {
    let plan = object(&[
        ("method", plan.method().name().into()),
        ("version", plan.version().to_string().into()),
        ("jobs", plan.jobs().into()),
        ("weights", Float64Array::from(&weights(plan)[..]).into()),
    ]);
    plan.unchecked_into()
}

/// The time that each job takes, in an unknown unit; nothing when all take the same.
fn weights(plan: &Plan) -> Vec<f64> {
    let jobs = if plan.is_even() { 0 } else { plan.jobs() };
    (0..jobs).map(|job| plan.weight(job) as f64).collect()
}

/// A method by its name.
pub(super) fn method_named(name: &str) -> Result<Method, Failure> {
    Method::from_str(name).map_err(|error| failure("no-method", &sentence(&error), &[]))
}

/// The bytes that a counter comes to hold, roughly, without making one.
///
/// # Errors
/// When n or the method's name is not one there is.
#[wasm_bindgen(js_name = countMemory)]
pub fn count_memory(n: f64, method: &str) -> Result<f64, Failure> {
    Ok(Plan::new(count_size(n)?, method_named(method)?).memory() as f64)
}

/// The largest N that a tab counts by joining.
const LARGEST_JOINED: u8 = 22;

/// The largest N for which `quickestMethod` answers `join`.
#[wasm_bindgen(js_name = largestJoined)]
pub fn largest_joined() -> u8 {
    LARGEST_JOINED
}

/// The name of the quickest method for N = `n`, 1 to 27, in a tab.
///
/// # Errors
/// When n is out of range.
#[wasm_bindgen(js_name = quickestMethod)]
pub fn quickest_method(n: f64) -> Result<String, Failure> {
    Ok(quickest_here(count_size(n)?).name().to_owned())
}

/// The quickest method in a tab.
pub(super) fn quickest_here(n: CountSize) -> Method {
    if n.get() > LARGEST_JOINED { Method::Bitmask } else { Method::quickest(n) }
}

/// More than 27 queens have, and far from an overflow of the sum in Burnside's lemma.
const MAX_SOLUTIONS: u64 = 1_000_000_000_000_000_000;

/// The number of solutions up to rotation and reflection, given the number of all: computed, in the time of a search
/// for the solutions with a half-turn symmetry.
///
/// # Errors
/// When n is not 1 to 27 or `solutions` not 0 to 10¹⁸.
#[wasm_bindgen(js_name = fundamentalCount)]
pub fn fundamental_count(n: f64, solutions: &BigInt) -> Result<u64, Failure> {
    let solutions = big(solutions, "number of solutions", MAX_SOLUTIONS)?;
    Ok(count::fundamental(count_size(n)?, solutions))
}
