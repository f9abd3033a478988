//! The memory that a count takes, and whether the machine has it.

use std::fs::read_to_string;

use queens_and_knights::queens::count::Plan;

use crate::failure::Failure;

/// The bytes that `threads` come to hold together at most; it may be less, as they share the largest tables.
pub fn needed(plan: &Plan, threads: usize) -> u64 {
    plan.memory() as u64 * threads as u64
}

/// Refuses a count that needs more memory than the machine says it has: the system would end the process later.
pub fn check(plan: &Plan, threads: usize) -> Result<(), Failure> {
    let needed = needed(plan, threads);
    match available() {
        Some(available) if available < needed => Err(Failure::failed(format!(
            "N = {} takes up to {} of memory with this number of threads ({threads}), and {} are available",
            plan.n(),
            in_words(needed),
            in_words(available)
        ))),
        _ => Ok(()),
    }
}

/// A sentence that says how much memory a count takes at most.
pub fn announcement(plan: &Plan, threads: usize) -> String {
    let threads_in_words = if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") };
    let memory = in_words(needed(plan, threads));
    format!("counting N = {} takes up to {memory} of memory with {threads_in_words}", plan.n())
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
