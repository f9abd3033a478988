//! Lines added up: the finished jobs of a plan, those that are missing, and lines that contradict each other.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use super::{JobLine, PlanId};

/// The finished jobs of one plan, and the source of each: a place in a file, for instance.
#[derive(Clone, Debug)]
pub struct FinishedJobs<S> {
    plan: PlanId,
    jobs: BTreeMap<u32, (u64, S)>,
}

impl<S> FinishedJobs<S> {
    /// No job of this plan.
    #[must_use]
    pub fn new(plan: PlanId) -> FinishedJobs<S> {
        FinishedJobs { plan, jobs: BTreeMap::new() }
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> PlanId {
        self.plan
    }

    /// Enters a job; one that is there already with the same number of solutions changes nothing.
    ///
    /// # Errors
    /// When the line is of another plan, or the job is there with another number of solutions.
    pub fn add(&mut self, line: JobLine, source: S) -> Result<(), Contradiction<'_, S>> {
        let JobLine { plan, job, solutions } = line;
        if plan != self.plan {
            return Err(Contradiction::Plan { is: plan, wanted: self.plan });
        }
        let (known, first) = self.jobs.entry(job).or_insert((solutions, source));
        if *known == solutions {
            return Ok(());
        }
        Err(Contradiction::Solutions { job, is: solutions, known: *known, first })
    }

    /// The solutions of a job that is there.
    #[must_use]
    pub fn get(&self, job: u32) -> Option<u64> {
        self.jobs.get(&job).map(|&(solutions, _)| solutions)
    }

    /// The jobs that are there, in rising order, each with its solutions and its source.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u64, &S)> {
        self.jobs.iter().map(|(&job, (solutions, source))| (job, *solutions, source))
    }

    /// The number of jobs that are there.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.jobs.len() as u32
    }

    /// Whether no job is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Whether every job is there.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.len() == self.plan.jobs
    }

    /// The solutions of all jobs that are there. Wider than a count can be, as lines are untrusted.
    #[must_use]
    pub fn sum(&self) -> u128 {
        self.jobs.values().map(|&(solutions, _)| u128::from(solutions)).sum()
    }

    /// The jobs that are not there, as ranges in rising order.
    pub fn missing(&self) -> impl Iterator<Item = Range<u32>> {
        missing(self.plan.jobs, self.jobs.keys().copied())
    }
}

/// The jobs of a plan of `jobs` that are not among these, which are in rising order, as ranges.
pub fn missing(jobs: u32, finished: impl Iterator<Item = u32> + Clone) -> impl Iterator<Item = Range<u32>> {
    let begins = [0].into_iter().chain(finished.clone().map(|job| job + 1));
    begins.zip(finished.chain([jobs])).map(|(begin, end)| begin..end).filter(|range| !range.is_empty())
}

/// A line that contradicts those before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Contradiction<'a, S> {
    /// It is of another plan.
    Plan {
        /// The plan of the line.
        is: PlanId,
        /// The plan of the others.
        wanted: PlanId,
    },
    /// It gives a job another number of solutions.
    Solutions {
        /// The job.
        job: u32,
        /// The solutions by this line.
        is: u64,
        /// The solutions by the first line of the job.
        known: u64,
        /// The source of the first line of the job.
        first: &'a S,
    },
}

impl<S: fmt::Display> fmt::Display for Contradiction<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::Plan { is, wanted } => write!(f, "the line is of another plan ({is}) than {wanted}"),
            Contradiction::Solutions { job, is, known, first } => {
                write!(f, "job {job} has {is} solutions, but {known} in {first}")
            }
        }
    }
}

impl<S: fmt::Debug + fmt::Display> std::error::Error for Contradiction<'_, S> {}
