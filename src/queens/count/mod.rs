//! Counting all ways to place N queens, N = 1..=28.
//!
//! A count is split into *jobs* that know nothing of each other: run every job once, in any order, on as many workers
//! as there are, and add up. A job is identified by N, the [`Method`] and its number alone, so that a set of finished
//! jobs and the sum so far are all that a pause must keep.
//!
//! ```
//! use queens_and_knights::CountSize;
//! use queens_and_knights::queens::count::{Counter, Method};
//!
//! let mut counter = Counter::new(CountSize::new(10), Method::Bitmask);
//! let solutions: u64 = (0..counter.plan().jobs()).map(|job| counter.run(job)).sum();
//! assert_eq!(solutions, 724);
//! ```
//!
//! The methods, all of them exact:
//!
//! - [`Method::Naive`], [`naive()`]: the bitmask recursion of the textbooks, the oracle and the yardstick.
//! - [`Method::Bitmask`]: the same recursion inside a fixed border, one border of each symmetry class.
//! - [`Method::Join`]: lists the halves of the board and counts how they fit together, some ninety times as fast at N = 16.
//!
//! [`fundamental()`] gives the number up to rotation and reflection, [`published_count`] and
//! [`published_fundamental`] the published values of both.

pub(super) mod bitmask;
mod estimate;
mod forecast;
mod fundamental;
mod join;
mod kept;
mod naive;
mod published;
mod round_robin;
mod size;
mod span;

use crate::keyed::keyed;
use std::fmt;
use std::str::FromStr;

use bitmask::Bitmask;
pub(super) use estimate::extrapolate;
pub use estimate::{Timed, estimate};
pub use forecast::Forecast;
pub use fundamental::{Symmetric, fundamental, symmetric};
#[cfg(not(target_arch = "wasm32"))]
pub use join::Helpers;
use join::{Join, JoinPlan};
pub use kept::KeptJobs;
use naive::NaiveJobs;
pub use naive::{naive, naive_from};
pub use published::{published_count, published_fundamental};
pub use size::{CountSize, PlanSize};
pub use span::{Rounded, Span};

keyed! {
    /// A way of counting.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Method {
        /// The textbook recursion; a job is the column of the first row's queen, from N = 15 also one of many parts of it.
        Naive = "naive",
        /// Backtracking inside fixed borders, up to symmetry.
        Bitmask = "bitmask",
        /// The quadrant join; below N = 4 the jobs are those of [`Method::Bitmask`].
        Join = "join",
    }

    /// The name, as [`FromStr`] reads it.
    pub const fn name;

    fn named;
}

impl Method {
    /// The quickest method for `n` queens.
    #[must_use]
    pub fn quickest(n: impl Into<PlanSize>) -> Method {
        Method::quickest_within(n, usize::MAX)
    }

    /// The quickest method for `n` queens that needs at most `bytes` of memory for each worker.
    ///
    /// ```
    /// use queens_and_knights::CountSize;
    /// use queens_and_knights::queens::count::Method;
    ///
    /// let n = CountSize::new(22);
    /// assert_eq!(Method::quickest_within(n, 512 << 20), Method::Join);
    /// assert_eq!(Method::quickest_within(n, 1 << 20), Method::Bitmask);
    /// ```
    #[must_use]
    pub fn quickest_within(n: impl Into<PlanSize>, bytes: usize) -> Method {
        match JoinPlan::try_new(n.into()) {
            Some(plan) if plan.memory() <= bytes => Method::Join,
            _ => Method::Bitmask,
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(name: &str) -> Result<Method, UnknownMethod> {
        Method::named(name).ok_or(UnknownMethod)
    }
}

/// A text names no [`Method`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownMethod;

impl fmt::Display for UnknownMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a counting method is one of")?;
        for (i, method) in Method::ALL.into_iter().enumerate() {
            write!(f, "{} {method}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownMethod {}

/// How a count is split into jobs. Cheap to make: a program can hand out jobs without being able to run them.
#[derive(Clone, Debug)]
pub struct Plan {
    n: PlanSize,
    method: Method,
    work: Work,
}

#[derive(Clone, Debug)]
enum Work {
    Naive(NaiveJobs),
    Bitmask(Bitmask),
    Join(JoinPlan),
}

impl Plan {
    /// The jobs of counting `n` queens by `method`; beyond [`CountSize::MAX`] by joining, whatever the method.
    ///
    /// ```
    /// use queens_and_knights::queens::count::{Method, Plan, PlanSize};
    ///
    /// let n = PlanSize::try_new(28).unwrap();
    /// assert_eq!(Plan::new(n, Method::Bitmask).method(), Method::Join);
    /// ```
    #[must_use]
    pub fn new(n: impl Into<PlanSize>, method: Method) -> Plan {
        let n = n.into();
        let (method, work) = match (n.published(), method, JoinPlan::try_new(n)) {
            (Some(known), Method::Naive, _) => (method, Work::Naive(NaiveJobs::new(known))),
            (None, _, Some(plan)) => (Method::Join, Work::Join(plan)),
            (Some(_), Method::Join, Some(plan)) => (method, Work::Join(plan)),
            (Some(known), ..) => (method, Work::Bitmask(Bitmask::new(known))),
            (None, _, None) => unreachable!("large boards can be joined"),
        };
        Plan { n, method, work }
    }

    /// The number of queens.
    #[must_use]
    pub fn n(&self) -> PlanSize {
        self.n
    }

    /// The method.
    #[must_use]
    pub fn method(&self) -> Method {
        self.method
    }

    /// The number of jobs, at least 1. It depends on N and the method alone. By the join each takes less than
    /// a minute up to N = 27, and some minutes at N = 28.
    #[must_use]
    pub fn jobs(&self) -> u32 {
        match &self.work {
            Work::Naive(naive) => naive.jobs(),
            Work::Bitmask(bitmask) => bitmask.jobs(),
            Work::Join(plan) => plan.jobs(),
        }
    }

    /// The version of the split into jobs: raised when a job of this N and method comes to mean other solutions
    /// than before. Only under the same version may a kept set of finished jobs be continued.
    ///
    /// ```
    /// use queens_and_knights::CountSize;
    /// use queens_and_knights::queens::count::{Method, Plan};
    ///
    /// let version = |n, method| Plan::new(CountSize::new(n), method).version();
    /// assert_eq!(version(20, Method::Join), 4);
    /// assert_eq!(version(21, Method::Join), 5);
    /// assert_eq!(version(21, Method::Bitmask), 4);
    /// assert_eq!(version(14, Method::Naive), 4);
    /// assert_eq!(version(15, Method::Naive), 5);
    /// ```
    #[must_use]
    pub fn version(&self) -> u32 {
        match &self.work {
            Work::Naive(naive) => naive.version(),
            Work::Bitmask(_) => 4,
            Work::Join(plan) => plan.version(),
        }
    }

    /// The bytes that a worker comes to hold at most, roughly: its tables fill while it works. Tables that clones of
    /// one [`Counter`] share are held once, so that several of them hold less than as many times this.
    #[must_use]
    pub fn memory(&self) -> usize {
        match &self.work {
            Work::Naive(_) => 0,
            Work::Bitmask(bitmask) => bitmask.memory(),
            Work::Join(plan) => plan.memory(),
        }
    }

    /// Whether all jobs weigh 1.
    #[must_use]
    pub fn is_even(&self) -> bool {
        !matches!(self.work, Work::Join(_))
    }

    /// The time that `job` takes, in an unknown unit, for progress and shares of work. Jobs are numbered so that it
    /// never rises by much: workers that take them in order finish together.
    ///
    /// # Panics
    /// When `job` is not below [`Plan::jobs`].
    #[must_use]
    #[track_caller]
    pub fn weight(&self, job: u32) -> u64 {
        assert!(job < self.jobs(), "a job of the plan");
        match &self.work {
            Work::Naive(_) | Work::Bitmask(_) => 1,
            Work::Join(plan) => plan.weight(job),
        }
    }
}

/// Runs the jobs of a plan, with the lists and tables that jobs have in common.
///
/// A clone shares the largest of these with the counter that it is a clone of, so that each thread of a process has
/// one:
///
/// ```
/// use queens_and_knights::CountSize;
/// use queens_and_knights::queens::count::{Counter, Method};
///
/// let counter = Counter::new(CountSize::new(12), Method::Join);
/// let solutions: u64 = std::thread::scope(|scope| {
///     let threads = [0, 1].map(|first| {
///         let mut counter = counter.clone();
///         scope.spawn(move || (first..counter.plan().jobs()).step_by(2).map(|job| counter.run(job)).sum::<u64>())
///     });
///     threads.map(|thread| thread.join().unwrap()).iter().sum()
/// });
/// assert_eq!(solutions, 14_200);
/// ```
#[derive(Clone, Debug)]
pub struct Counter {
    plan: Plan,
    join: Option<Join>,
}

impl Counter {
    /// A counter of `n` queens by `method`.
    #[must_use]
    pub fn new(n: impl Into<PlanSize>, method: Method) -> Counter {
        let plan = Plan::new(n, method);
        let join = match &plan.work {
            Work::Join(plan) => Some(Join::new(plan)),
            Work::Naive(_) | Work::Bitmask(_) => None,
        };
        Counter { plan, join }
    }

    /// The jobs.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of solutions that belong to `job`; the sum over all jobs is Q(N).
    ///
    /// # Panics
    /// When `job` is not below [`Plan::jobs`].
    #[track_caller]
    pub fn run(&mut self, job: u32) -> u64 {
        assert!(job < self.plan.jobs(), "a job of the plan");
        match (&self.plan.work, &mut self.join) {
            (Work::Naive(naive), _) => naive.run(job),
            (Work::Bitmask(bitmask), _) => bitmask.run(job),
            (Work::Join(plan), join) => join.get_or_insert_with(|| Join::new(plan)).run(plan, job),
        }
    }

    /// Lets other threads count parts of a job, where it is long enough: those of N = 23 and above. Each of them
    /// is started when a part of the job can be split off, and ends with that part.
    ///
    /// ```
    /// use queens_and_knights::CountSize;
    /// use queens_and_knights::queens::count::{Counter, Helpers, Method};
    ///
    /// let mut counter = Counter::new(CountSize::new(23), Method::Join);
    /// counter.share(&Helpers::new(3, 100_000_000)); // three threads that take 100 MB at most
    /// ```
    #[cfg(not(target_arch = "wasm32"))]
    pub fn share(&mut self, helpers: &Helpers) {
        if let Some(join) = &mut self.join {
            join.share(helpers);
        }
    }

    /// The bytes held at present.
    #[must_use]
    pub fn memory(&self) -> usize {
        match &self.plan.work {
            Work::Naive(_) => 0,
            Work::Bitmask(bitmask) => bitmask.memory(),
            Work::Join(_) => self.join.as_ref().map_or(0, Join::memory),
        }
    }
}
