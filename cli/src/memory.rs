//! Whether the machine has the memory that a count takes.

use std::fs::read_to_string;

use queens_and_knights::queens::count::Plan;

use crate::failure::Failure;

/// The bytes that `threads` come to hold together at most: they share the largest tables.
pub fn needed(plan: &Plan, threads: usize) -> u64 {
    plan.memory() as u64 * threads as u64
}

/// Refuses what the machine has no memory for, where it says how much there is: the system would end the process later.
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
