//! The memory that a count takes, and whether the machine has it.

use std::fs::read_to_string;

use queens_and_knights::queens::count::{Helpers, Plan};

use crate::failure::Failure;

/// The memory by which threads may help with a job of another, where no limit is given, as a share of what a job takes.
const HELP: f64 = 0.5;

/// How threads share the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// The threads that have a job of their own.
    pub workers: usize,
    /// The others, which help with these.
    helpers: usize,
    /// The bytes that all come to hold together at most.
    bytes: u64,
    /// Those of them that are for helping.
    for_help: u64,
}

/// Whether all threads count the same job unless there is a limit: where a job takes more memory than a core of a
/// cluster usually has.
pub fn is_shared(plan: &Plan) -> bool {
    plan.n().published().is_none()
}

impl Share {
    /// The share of `threads` within a limit; without one a job for each thread, or one for all where it takes much.
    ///
    /// # Errors
    /// When the memory is too little, or more than the machine says it has: the system would end the process later.
    pub fn new(plan: &Plan, threads: usize, limit: Option<u64>) -> Result<Share, Failure> {
        let share = Share::within(plan.memory() as u64, threads, limit, is_shared(plan));
        let too_little = |bytes: u64, reason: String| {
            Failure::failed(format!(
                "N = {} takes up to {} of memory with this number of threads ({threads}), and {reason}",
                plan.n(),
                in_words(bytes),
            ))
        };
        let can_help = plan.n().get() >= Helpers::SMALLEST;
        let Some(share) = share.filter(|share| share.helpers == 0 || can_help) else {
            let least = plan.memory() as u64 * if can_help { 1 } else { threads as u64 };
            return Err(too_little(least, format!("--memory allows {}", in_words(limit.unwrap_or(0)))));
        };
        match available() {
            Some(available) if available < share.bytes => {
                Err(too_little(share.bytes, format!("{} are available", in_words(available))))
            }
            _ => Ok(share),
        }
    }

    fn within(job: u64, threads: usize, limit: Option<u64>, is_shared: bool) -> Option<Share> {
        let workers = match limit {
            Some(limit) => threads.min((limit / job.max(1)) as usize),
            None if is_shared => 1,
            None => threads,
        };
        let helpers = threads - workers;
        let jobs = job * workers as u64;
        let help = if helpers == 0 { 0 } else { (jobs as f64 * HELP) as u64 };
        let for_help = limit.map_or(help, |limit| help.min(limit.saturating_sub(jobs)));
        (workers > 0).then_some(Share { workers, helpers, bytes: jobs + for_help, for_help })
    }

    /// The threads that help, and their memory.
    pub fn helpers(self) -> Helpers {
        Helpers::new(self.helpers, self.for_help as usize)
    }

    /// A sentence that says how much memory a count takes at most.
    pub fn announcement(self, plan: &Plan) -> String {
        let threads = match self.workers + self.helpers {
            1 => "1 thread".to_owned(),
            threads => format!("{threads} threads"),
        };
        let memory = in_words(self.bytes);
        format!("counting N = {} takes up to {memory} of memory with {threads}", plan.n())
    }
}

/// Bytes in megabytes or gigabytes.
pub fn in_words(bytes: u64) -> String {
    match bytes {
        ..1_000_000 => "1 MB".to_owned(),
        1_000_000..10_000_000_000 => format!("{} MB", bytes.div_ceil(1_000_000)),
        _ => format!("{} GB", bytes.div_ceil(1_000_000_000)),
    }
}

/// The least of what Linux has left for this process: of the machine, and of its control group.
fn available() -> Option<u64> {
    let number = |path: &str| read_to_string(path).ok()?.trim().parse::<u64>().ok();
    let group = number("/sys/fs/cgroup/memory.max")
        .map(|most| most.saturating_sub(number("/sys/fs/cgroup/memory.current").unwrap_or(0)));
    let machine = read_to_string("/proc/meminfo").ok().and_then(|info| {
        let line = info.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
        Some(1024 * line.split_whitespace().next()?.parse::<u64>().ok()?)
    });
    [machine, group].into_iter().flatten().min()
}

#[cfg(test)]
mod tests {
    use super::Share;

    #[test]
    fn threads_without_memory_for_a_job_help_with_those_of_others() {
        let within = |threads, limit, is_shared| {
            Share::within(100, threads, limit, is_shared).map(|share| {
                assert_eq!(share.workers + share.helpers, threads);
                (share.workers, share.bytes)
            })
        };
        assert_eq!(within(4, None, false), Some((4, 400)));
        assert_eq!(within(4, None, true), Some((1, 150)));
        assert_eq!(within(1, None, true), Some((1, 100)));
        assert_eq!(within(4, Some(99), true), None);
        assert_eq!(within(4, Some(120), true), Some((1, 120)));
        assert_eq!(within(4, Some(220), false), Some((2, 220)));
        assert_eq!(within(4, Some(900), true), Some((4, 400)));
    }
}
