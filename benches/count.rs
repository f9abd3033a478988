//! One cold native count, for `npm run bench` and by hand: `cargo bench --bench count -- join 18`.
//!
//! Prints the solutions and the CPU time of the process in seconds; where the system does not tell, the time elapsed.

use queens_and_knights::queens::count::{Counter, Method};
use std::time::Instant;

fn main() {
    let mut words = std::env::args().skip(1).filter(|word| !word.starts_with("--"));
    let method: Method = words.next().map_or(Ok(Method::Join), |word| word.parse()).expect("a method");
    let n: u8 = words.next().map_or(Ok(16), |word| word.parse()).expect("a board size");
    let (start, begin) = (cpu_time(), Instant::now());
    let mut counter = Counter::new(n, method);
    let solutions: u64 = (0..counter.plan().jobs()).map(|job| counter.run(job)).sum();
    let user = match (start, cpu_time()) {
        (Some(start), Some(end)) => end - start,
        _ => begin.elapsed().as_secs_f64(),
    };
    println!(r#"{{"solutions": "{solutions}", "user": {user:.6}}}"#);
}

/// Seconds on a CPU, of the one thread that there is.
fn cpu_time() -> Option<f64> {
    let schedule = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(schedule.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
