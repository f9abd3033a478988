//! One cold native count, for `npm run bench` and by hand: `cargo bench --bench count -- join 18`, or some of its jobs:
//! `cargo bench --bench count -- join 22 0..8192/64`, which is every 64th.
//!
//! Prints the solutions and the CPU time of the process in seconds; where the system does not tell, the time elapsed. Of
//! some jobs also the time that all would take, by their weights.

use queens_and_knights::queens::count::{Counter, Method, Plan, PlanSize};
use std::ops::Range;
use std::time::Instant;

fn main() {
    let mut words = std::env::args().skip(1).filter(|word| !word.starts_with("--"));
    let method: Method = words.next().map_or(Ok(Method::Join), |word| word.parse()).expect("a method");
    let n = words.next().map_or(Ok(16), |word| word.parse()).expect("a board size");
    let n = PlanSize::try_new(n).expect("1 to 28 queens");
    let (start, begin) = (cpu_time(), Instant::now());
    let mut counter = Counter::new(n, method);
    let plan = counter.plan().clone();
    let (jobs, step) = words.next().map_or((0..plan.jobs(), 1), |word| some(&word).expect("jobs: from..to/every"));
    let solutions: u64 = jobs.clone().step_by(step).map(|job| counter.run(job)).sum();
    let user = match (start, cpu_time()) {
        (Some(start), Some(end)) => end - start,
        _ => begin.elapsed().as_secs_f64(),
    };
    let weight = |jobs: &mut dyn Iterator<Item = u32>, plan: &Plan| jobs.map(|job| plan.weight(job)).sum::<u64>();
    let all = user / weight(&mut jobs.step_by(step), &plan) as f64 * weight(&mut (0..plan.jobs()), &plan) as f64;
    let memory = counter.memory();
    println!(r#"{{"solutions": "{solutions}", "user": {user:.6}, "all": {all:.3}, "memory": {memory}}}"#);
}

/// Jobs `from..to/every`.
fn some(text: &str) -> Option<(Range<u32>, usize)> {
    let (range, step) = text.split_once('/').unwrap_or((text, "1"));
    let (from, to) = range.split_once("..")?;
    Some((from.parse().ok()?..to.parse().ok()?, step.parse().ok()?))
}

/// Seconds on a CPU, of the one thread that there is.
fn cpu_time() -> Option<f64> {
    let schedule = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(schedule.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
