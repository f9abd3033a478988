//! Finished jobs of a count as lines of text, each complete by itself.
//!
//! ```text
//! {"n":22,"method":"join","plan":5,"jobs":4096,"job":17,"solutions":"5916537513"}
//! ```
//!
//! A line is one JSON object, so that any program can read it; the number of solutions is a string because not every
//! JSON reader keeps 64 bits. A line that was cut short, or ran into the next one, is no object and is refused:
//! no wrong number is ever read from a damaged line.
//!
//! ```
//! use queens_and_knights::CountSize;
//! use queens_and_knights::queens::count::{Method, Plan};
//! use queens_and_knights::text::job_line::{FinishedJobs, JobLine, PlanId};
//!
//! let plan = PlanId::of(&Plan::new(CountSize::new(8), Method::Join));
//! let line = JobLine { plan, job: 0, solutions: 92 };
//! assert_eq!(line.to_string().parse(), Ok(line));
//!
//! let mut finished = FinishedJobs::new(plan);
//! finished.add(line, "first.jsonl").unwrap();
//! assert!(finished.is_whole());
//! assert_eq!(finished.sum(), 92);
//! ```

mod finished;
mod parse;

use std::fmt;
use std::str::FromStr;

use crate::queens::count::{Method, Plan, PlanSize};
pub use finished::{Contradiction, FinishedJobs, missing};
pub use parse::{Field, LineError};

/// The longest line that is read, in bytes; printed ones are far below it. Lines of this length reach a pipe whole.
pub const MAX_LENGTH: usize = 4096;

/// A way to split a count into jobs: job numbers mean the same wherever this is the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlanId {
    /// The number of queens.
    pub n: PlanSize,
    /// The method.
    pub method: Method,
    /// The version of the split.
    pub version: u32,
    /// The number of jobs.
    pub jobs: u32,
}

impl PlanId {
    /// The identity of `plan`.
    #[must_use]
    pub fn of(plan: &Plan) -> PlanId {
        PlanId { n: plan.n(), method: plan.method(), version: plan.version(), jobs: plan.jobs() }
    }
}

impl fmt::Display for PlanId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PlanId { n, method, version, jobs } = self;
        write!(f, "N = {n}, {method}, plan {version}, {jobs} jobs")
    }
}

/// A finished job.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JobLine {
    /// The plan that the job belongs to.
    pub plan: PlanId,
    /// Its number, below the number of jobs.
    pub job: u32,
    /// The solutions counted.
    pub solutions: u64,
}

/// The line, without the end of line.
impl fmt::Display for JobLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let JobLine { plan: PlanId { n, method, version, jobs }, job, solutions } = self;
        write!(
            f,
            r#"{{"n":{n},"method":"{method}","plan":{version},"jobs":{jobs},"job":{job},"solutions":"{solutions}"}}"#
        )
    }
}

impl FromStr for JobLine {
    type Err = LineError;

    fn from_str(line: &str) -> Result<JobLine, LineError> {
        JobLine::parse(line.as_bytes())
    }
}
