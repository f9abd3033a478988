//! `queens plan`: how a count is split into jobs.

use std::io::{self, BufWriter, Write};
use std::ops::Range;

use queens_and_knights::queens::count::{Method, Plan};
use queens_and_knights::text::job_line::PlanId;

use crate::arguments::PlanArguments;
use crate::failure::Failure;
use crate::job_ranges::equal_ranges;
use crate::{memory, print, time};

/// Prints the plan, or ranges of it.
pub fn run(arguments: &PlanArguments) -> Result<(), Failure> {
    let plan = Plan::new(arguments.n, Method::quickest(arguments.n));
    match arguments.ranges {
        None => print(describe(&plan).as_bytes()),
        Some(count) => {
            let ranges = equal_ranges(&plan, count).map_err(Failure::wrong)?;
            print_ranges(ranges).map_err(|error| Failure::output("standard output", &error))
        }
    }
}

fn print_ranges(ranges: impl Iterator<Item = Range<u32>>) -> io::Result<()> {
    let mut output = BufWriter::new(io::stdout().lock());
    for Range { start, end } in ranges {
        writeln!(output, "{start}..{end}")?;
    }
    output.flush()
}

fn describe(plan: &Plan) -> String {
    let PlanId { n, method, version, jobs } = PlanId::of(plan);
    let weights = (0..if plan.is_even() { 0 } else { jobs }).map(|job| plan.weight(job));
    let least = weights.clone().min().unwrap_or(1);
    let most = weights.clone().max().unwrap_or(1);
    let all = if plan.is_even() { u64::from(jobs) } else { weights.sum() };
    let memory = memory::in_words(plan.memory() as u64);
    let of = if memory::is_shared(plan) { "whatever the number of threads" } else { "for each thread" };
    let seconds = time::estimate(plan);
    let longest = time::in_words(seconds * most as f64 / all as f64);
    let total = time::in_words(seconds);
    format!(
        "N        {n}\n\
         method   {method}\n\
         plan     {version}\n\
         jobs     {jobs}, numbered 0..{jobs}\n\
         weights  {least} to {most} a job, {all} in all\n\
         memory   up to {memory} {of}\n\
         time     about {longest} for the longest job, {total} in all, by one thread of this machine\n"
    )
}
