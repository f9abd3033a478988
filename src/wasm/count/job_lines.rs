//! Lines of finished jobs, for a page: reading those of any program, and writing its own.

use std::fmt;
use std::ops::Range;

use crate::queens::count::{CountSize, Method, Plan, PlanSize};
use crate::text::job_line::{Contradiction, FinishedJobs, JobLine, PlanId, missing};
use crate::wasm::arguments::count_size;
use crate::wasm::count::{method_named, plan_object, quickest_here};
use crate::wasm::error::{Failure, failure, get, object};
use crate::wasm::gate::{big, whole};
use js_sys::{Array, BigInt, BigUint64Array, Map, Uint32Array};
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

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The finished jobs in a text of lines. */
export interface FinishedJobs {
  n: number;
  plan: CountPlan;
  /** Whether a tab counts this N by the method of the lines; with more queens none has the memory. */
  isCounted: boolean;
  /** In rising order. */
  finished: Uint32Array;
  /** Of each finished job. */
  solutions: BigUint64Array;
  /** Of each finished job, from 1. */
  lines: Uint32Array;
  /** The lines that were left out, from 1. */
  skipped: Uint32Array;
}

/** Finished jobs that the native command knows as well. */
export interface SharedJobs {
  method: string;
  /** Of the plan, as in `CountPlan`. */
  version: string;
  /** Of the plan. */
  jobs: number;
  /** The solutions of each finished job. */
  each?: Map<number, bigint> | undefined;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// Finished jobs: `FinishedJobs` in the types.
    #[wasm_bindgen(typescript_type = "FinishedJobs")]
    pub type FinishedJobsObject;

    /// Finished jobs that the native command knows as well: `SharedJobs` in the types.
    #[wasm_bindgen(typescript_type = "SharedJobs")]
    pub type SharedJobs;
}

/// Reads the lines of a file, all of the one plan by which N is counted quickest natively. One that cannot be read, because
/// it was cut short for instance, is left out.
///
/// # Errors
/// When there is no line of a finished job, when one is of more queens than a page counts or of another plan, and when
/// two contradict each other. The sentence names file and line.
#[wasm_bindgen(js_name = readJobLines)]
pub fn read_job_lines(text: &str, file: &str) -> Result<FinishedJobsObject, Failure> {
    let mut finished: Option<FinishedJobs<u32>> = None;
    let mut skipped: Vec<u32> = Vec::new();
    for (number, line) in (1..).zip(text.split('\n')) {
        if line.trim_ascii().is_empty() {
            continue;
        }
        let Ok(line) = JobLine::parse(line.as_bytes()) else {
            skipped.push(number);
            continue;
        };
        if line.plan.n.published().is_none() {
            return Err(beyond(Place { file, line: number }, line.plan.n));
        }
        // Only of this plan can missing jobs be counted, here or natively.
        let finished = finished.get_or_insert_with(|| FinishedJobs::new(quickest(line.plan.n)));
        finished.add(line, number).map_err(|reason| contradiction(Place { file, line: number }, &reason))?;
    }
    let place = Place { file, line: skipped.first().copied().unwrap_or(1) };
    let finished = finished.ok_or_else(|| {
        failure("no-job-line", &refusal(place, "this is no line of a finished job"), &[("place", place.to_string())])
    })?;
    let PlanId { n, method, .. } = finished.plan();
    let n = n.published().expect("others are refused");
    let words = |words: Vec<u32>| Uint32Array::from(&words[..]).into();
    let solutions: Vec<u64> = finished.iter().map(|(_, solutions, _)| solutions).collect();
    let read = object(&[
        ("n", n.get().into()),
        ("plan", plan_object(&Plan::new(n, method)).into()),
        ("isCounted", (quickest_here(n) == method).into()),
        ("finished", words(finished.iter().map(|(job, _, _)| job).collect())),
        ("solutions", BigUint64Array::from(&solutions[..]).into()),
        ("lines", words(finished.iter().map(|(_, _, &line)| line).collect())),
        ("skipped", words(skipped)),
    ]);
    Ok(read.unchecked_into())
}

/// The plan by which the native command counts.
fn quickest(n: PlanSize) -> PlanId {
    PlanId::of(&Plan::new(n, Method::quickest(n)))
}

fn refusal(place: Place<'_>, reason: &str) -> String {
    // The name of a file keeps its small letter.
    if place.file.is_empty() { format!("In {place}: {reason}.") } else { format!("{place}: {reason}.") }
}

fn beyond(place: Place<'_>, n: PlanSize) -> Failure {
    let most = CountSize::MAX;
    let reason = format!("the job is of N = {n}, and the page goes up to {most}; queens sum adds up such jobs");
    let values = [("place", place.to_string()), ("n", n.to_string()), ("most", most.to_string())];
    failure("job-beyond", &refusal(place, &reason), &values)
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

/// The command that counts natively the jobs of N queens that are not finished; all of them where none is.
///
/// # Errors
/// When an argument is out of range.
#[wasm_bindgen(js_name = countCommand)]
pub fn count_command(n: u8, threads: u32, shared: Option<SharedJobs>) -> Result<String, Failure> {
    let state = format!("--state queens-{n}.jsonl");
    let (jobs, finished) = shared.map_or(Ok((0, Vec::new())), |shared| {
        let jobs = jobs_in(&shared)?;
        Ok::<_, Failure>((jobs, solutions_of(&shared, jobs)?))
    })?;
    if finished.is_empty() {
        return Ok(format!("queens count {n} {state}"));
    }
    let missing: Vec<String> = missing(jobs, finished.iter().map(|&(job, _)| job))
        .map(|Range { start, end }| format!("{start}..{end}"))
        .collect();
    Ok(match &missing[..] {
        [range] => format!("queens count {n} --jobs {range} --threads {threads} {state}"),
        _ => format!("echo {} | queens count {n} --jobs - --threads {threads} {state}", missing.join(" ")),
    })
}

/// The lines of finished jobs, as the native command reads and prints them.
///
/// # Errors
/// When an argument is out of range.
#[wasm_bindgen(js_name = jobLines)]
pub fn job_lines(n: f64, shared: &SharedJobs) -> Result<String, Failure> {
    let text = |name| get(shared, name).and_then(|value| value.as_string()).unwrap_or_default();
    let plan = PlanId {
        n: count_size(n)?.into(),
        method: method_named(&text("method"))?,
        version: whole(text("version").parse::<u32>().map_or(f64::NAN, f64::from), "version", 0, u32::MAX)?,
        jobs: jobs_in(shared)?,
    };
    let line = |(job, solutions)| format!("{}\n", JobLine { plan, job, solutions });
    Ok(solutions_of(shared, plan.jobs)?.into_iter().map(line).collect())
}

fn jobs_in(shared: &SharedJobs) -> Result<u32, Failure> {
    let jobs = get(shared, "jobs").and_then(|jobs| jobs.as_f64()).unwrap_or(f64::NAN);
    whole(jobs, "number of jobs", 1, u32::MAX)
}

/// The finished jobs of `jobs` in all with their solutions, in rising order.
fn solutions_of(shared: &SharedJobs, jobs: u32) -> Result<Vec<(u32, u64)>, Failure> {
    let Some(each) = get(shared, "each").and_then(|each| each.dyn_into::<Map>().ok()) else { return Ok(Vec::new()) };
    let mut finished = Vec::new();
    for entry in Array::from(&each) {
        let entry: Array = entry.unchecked_into();
        let job = whole(entry.get(0).as_f64().unwrap_or(f64::NAN), "job", 0, jobs - 1)?;
        let solutions = entry.get(1).dyn_into::<BigInt>().unwrap_or_default();
        finished.push((job, big(&solutions, "solutions", u64::MAX)?));
    }
    finished.sort_unstable();
    Ok(finished)
}
