//! `queens plan`: how a count is split into jobs.

use std::io::{self, BufWriter, Write};
use std::ops::Range;

use queens_and_knights::queens::count::{Method, Plan};
use queens_and_knights::queens::job_line::PlanId;

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
    let weights = match plan.is_even() {
        true => "1 for each job".to_owned(),
        false => {
            let weights = (0..jobs).map(|job| plan.weight(job));
            let (least, most) = weights.clone().fold((u64::MAX, 0), |(least, most), w| (least.min(w), most.max(w)));
            format!("{least} to {most} a job, {} in all", weights.sum::<u64>())
        }
    };
    let memory = memory::in_words(memory::needed(plan, 1));
    let total = time::estimate(plan);
    let (job, total) = (time::in_words(total / f64::from(jobs)), time::in_words(total));
    format!(
        "N        {n}\n\
         method   {method}\n\
         plan     {version}\n\
         jobs     {jobs}, numbered 0..{jobs}\n\
         weights  {weights}\n\
         memory   {memory} for each thread\n\
         time     about {job} a job, {total} in all, by one thread of this machine\n"
    )
}
