//! Lines of finished jobs, for a page: reading those of any program, and writing its own.

use std::fmt;

use crate::queens::count::{CountSize, Method, Plan};
use crate::text::job_line::{Contradiction, FinishedJobs, JobLine, PlanId};
use crate::wasm::arguments::count_size;
use crate::wasm::count::{method_named, quickest_here, weights};
use crate::wasm::error::{Failure, failure};
use crate::wasm::gate::whole;
use wasm_bindgen::prelude::*;

/// A line of a text.
#[derive(Clone, Copy, Debug)]
struct Place<'a> {
    /// The name of its file; nothing for a text that was pasted.
    file: &'a str,
    /// From 1.
    line: u32,
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { file, line } = self;
        if file.is_empty() { write!(f, "line {line}") } else { write!(f, "{file}, line {line}") }
    }
}

/// The finished jobs in a text of lines, all of the one plan by which N is counted quickest natively.
#[wasm_bindgen]
#[derive(Debug)]
pub struct JobLines {
    /// Each with its line.
    finished: FinishedJobs<u32>,
    skipped: Vec<u32>,
}

#[wasm_bindgen]
impl JobLines {
    /// Reads the lines of a file. One that cannot be read, because it was cut short for instance, is left out.
    ///
    /// # Errors
    /// When there is no line of a finished job, when one is of another plan, and when two contradict each other. The
    /// sentence names file and line.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, file: &str) -> Result<JobLines, Failure> {
        let mut finished: Option<FinishedJobs<u32>> = None;
        let mut skipped = Vec::new();
        for (number, line) in (1..).zip(text.split('\n')) {
            if line.trim_ascii().is_empty() {
                continue;
            }
            let Ok(line) = JobLine::parse(line.as_bytes()) else {
                skipped.push(number);
                continue;
            };
            // Only of this plan can missing jobs be counted, here or natively.
            let finished = finished.get_or_insert_with(|| FinishedJobs::new(quickest(line.plan.n)));
            finished.add(line, number).map_err(|reason| contradiction(Place { file, line: number }, &reason))?;
        }
        let place = Place { file, line: skipped.first().copied().unwrap_or(1) };
        finished.map(|finished| JobLines { finished, skipped }).ok_or_else(|| {
            failure(
                "no-job-line",
                &refusal(place, "this is no line of a finished job"),
                &[("place", place.to_string())],
            )
        })
    }

    /// The number of queens.
    pub fn n(&self) -> u8 {
        self.finished.plan().n.get()
    }

    /// Whether a tab counts this N by the method of the lines.
    #[wasm_bindgen(js_name = isCounted)]
    pub fn is_counted(&self) -> bool {
        let PlanId { n, method, .. } = self.finished.plan();
        quickest_here(n) == method
    }

    /// The name of the method.
    pub fn method(&self) -> String {
        self.finished.plan().method.name().to_owned()
    }

    /// The version of the plan.
    pub fn version(&self) -> String {
        self.finished.plan().version.to_string()
    }

    /// The number of jobs of the plan.
    pub fn jobs(&self) -> u32 {
        self.finished.plan().jobs
    }

    /// The finished jobs, in rising order.
    pub fn finished(&self) -> Vec<u32> {
        self.finished.iter().map(|(job, _, _)| job).collect()
    }

    /// The solutions of each finished job.
    pub fn solutions(&self) -> Vec<u64> {
        self.finished.iter().map(|(_, solutions, _)| solutions).collect()
    }

    /// The line of each finished job, from 1.
    pub fn lines(&self) -> Vec<u32> {
        self.finished.iter().map(|(_, _, &line)| line).collect()
    }

    /// The lines that were left out, from 1.
    pub fn skipped(&self) -> Vec<u32> {
        self.skipped.clone()
    }

    /// The time that each job of the plan takes, in an unknown unit; nothing when all take the same.
    pub fn weights(&self) -> Vec<f64> {
        let PlanId { n, method, .. } = self.finished.plan();
        weights(&Plan::new(n, method))
    }
}

/// The plan by which the native command counts.
fn quickest(n: CountSize) -> PlanId {
    PlanId::of(&Plan::new(n, Method::quickest(n)))
}

fn refusal(place: Place<'_>, reason: &str) -> String {
    // The name of a file keeps its small letter.
    if place.file.is_empty() { format!("In {place}: {reason}.") } else { format!("{place}: {reason}.") }
}

fn contradiction(place: Place<'_>, reason: &Contradiction<'_, u32>) -> Failure {
    match reason {
        Contradiction::Plan { is, wanted } => failure(
            "job-plan",
            &refusal(place, &format!("the job is of another plan ({is}) than {wanted}")),
            &[("place", place.to_string()), ("is", is.to_string()), ("wanted", wanted.to_string())],
        ),
        Contradiction::Solutions { job, is, known, first } => failure(
            "job-solutions",
            &refusal(place, &format!("job {job} has {is} solutions, but {known} in line {first}")),
            &[
                ("place", place.to_string()),
                ("job", job.to_string()),
                ("is", is.to_string()),
                ("known", known.to_string()),
                ("first", first.to_string()),
            ],
        ),
    }
}

/// The lines of finished jobs, as the native command reads and prints them.
///
/// # Errors
/// When an argument is out of range.
#[wasm_bindgen(js_name = jobLines)]
pub fn job_lines(
    n: f64,
    method: &str,
    version: f64,
    jobs: f64,
    finished: &[u32],
    solutions: &[u64],
) -> Result<String, Failure> {
    let plan = PlanId {
        n: count_size(n)?,
        method: method_named(method)?,
        version: whole(version, "version", 0, u32::MAX)?,
        jobs: whole(jobs, "number of jobs", 1, u32::MAX)?,
    };
    let line = |(&job, &solutions)| {
        let job = whole(f64::from(job), "job", 0, plan.jobs - 1)?;
        Ok(format!("{}\n", JobLine { plan, job, solutions }))
    };
    finished.iter().zip(solutions).map(line).collect()
}
