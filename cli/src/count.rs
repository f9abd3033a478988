//! `queens count`: runs jobs on threads, and prints each as soon as it is finished.

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Counter, Method, Plan, published_count};
use queens_and_knights::text::job_line::{JobLine, PlanId};
use signal_hook::consts::{SIGINT, SIGTERM};

use crate::arguments::{CountArguments, Jobs};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::state::State;
use crate::{job_ranges, memory, print, say};

/// Counts the jobs that the arguments choose.
pub fn run(arguments: CountArguments) -> Result<(), Failure> {
    let plan = Plan::new(arguments.n, Method::quickest(arguments.n));
    let everything = 0..plan.jobs();
    let ranges = match (&arguments.jobs, arguments.part) {
        (Some(Jobs::StandardInput), _) => job_ranges::read(io::stdin().lock(), &plan)?,
        (Some(Jobs::Range(range)), _) => vec![range.clone().of(&plan).map_err(Failure::wrong)?],
        (None, Some(part)) => vec![part.of(&plan).map_err(Failure::wrong)?],
        (None, None) => vec![everything.clone()],
    };
    let threads = arguments.threads.unwrap_or_else(|| match (&arguments.jobs, arguments.part) {
        (None, None) => thread::available_parallelism().map_or(1, usize::from),
        _ => 1,
    });
    let is_whole = ranges == [everything];
    let state = arguments.state.map(|path| State::open(&path, PlanId::of(&plan))).transpose()?;
    // From here on the jobs at hand are finished before a signal ends the process.
    let signal = Arc::new(AtomicUsize::new(0));
    for number in [SIGTERM, SIGINT] {
        signal_hook::flag::register_usize(number, Arc::clone(&signal), number as usize)
            .map_err(|error| Failure::failed(format!("signals cannot be awaited: {error}")))?;
    }

    let progress = Progress::new(&plan, &ranges);
    let mut output = Output { plan: &plan, state, progress, sum: 0 };
    let mut missing = Vec::new();
    for range in ranges {
        missing.extend(output.known(range)?);
    }
    let wanted: u64 = missing.iter().map(|range| u64::from(range.end - range.start)).sum();
    let mut finished = 0;
    if wanted > 0 {
        let threads = threads.min(usize::try_from(wanted).unwrap_or(usize::MAX));
        memory::check(&plan, threads)?;
        say(&memory::announcement(&plan, threads));
        output.progress.begin();
        for (job, solutions) in spawn(&plan, missing, threads, &signal)? {
            finished += 1;
            output.finished(job, solutions)?;
        }
    }
    output.progress.end();
    if is_whole && finished == wanted {
        compare(plan.n(), output.sum).map(|sentence| say(&sentence))?;
    }
    match signal.load(Ordering::Relaxed) {
        0 if finished == wanted => Ok(()),
        0 => Err(Failure::failed(format!("{} jobs could not be counted", wanted - finished))),
        signal => Err(Failure::signalled(signal as u8)),
    }
}

/// The sum of a whole count in a sentence, or why it cannot be the right one.
pub fn compare(n: CountSize, sum: u128) -> Result<String, Failure> {
    let published = published_count(n);
    if sum == u128::from(published) {
        return Ok(format!("N = {n} has {sum} solutions, the published number (OEIS A000170)"));
    }
    Err(Failure::failed(format!("N = {n}: the sum is {sum}, but {published} is published (OEIS A000170)")))
}

/// Runs the jobs of `ranges` on threads of their own, which end with the process, and gives them as they are finished.
fn spawn(
    plan: &Plan,
    ranges: Vec<Range<u32>>,
    threads: usize,
    signal: &Arc<AtomicUsize>,
) -> Result<mpsc::Receiver<(u32, u64)>, Failure> {
    let jobs = Arc::new(Mutex::new(ranges.into_iter().flatten()));
    let (send, receive) = mpsc::channel();
    let counter = Counter::new(plan.n(), plan.method());
    for _ in 0..threads {
        let (jobs, signal, send) = (Arc::clone(&jobs), Arc::clone(signal), send.clone());
        let mut counter = counter.clone(); // shares its tables
        let work = move || {
            while signal.load(Ordering::Relaxed) == 0 {
                let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
                let Some(job) = next else { return };
                if send.send((job, counter.run(job))).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new()
            .spawn(work)
            .map_err(|error| Failure::failed(format!("no thread can be started: {error}")))?;
    }
    Ok(receive)
}

/// Where finished jobs go.
struct Output<'a> {
    plan: &'a Plan,
    state: Option<State>,
    progress: Progress,
    sum: u128,
}

impl Output<'_> {
    /// Prints those jobs of `range` that the state has, and gives the others.
    fn known(&mut self, range: Range<u32>) -> Result<Vec<Range<u32>>, Failure> {
        let Some(state) = &self.state else { return Ok(vec![range]) };
        let (missing, known) = state.split(range);
        for (job, solutions) in known {
            self.print(job, solutions)?;
            self.progress.skip(self.plan.weight(job));
        }
        Ok(missing)
    }

    /// Keeps and prints a job. It is kept first: a line printed twice does no harm, a job lost has to be counted again.
    fn finished(&mut self, job: u32, solutions: u64) -> Result<(), Failure> {
        let line = JobLine { plan: PlanId::of(self.plan), job, solutions };
        if let Some(state) = &mut self.state {
            state.add(&line)?;
        }
        self.print(job, solutions)?;
        self.progress.advance(self.plan.weight(job));
        Ok(())
    }

    fn print(&mut self, job: u32, solutions: u64) -> Result<(), Failure> {
        let line = JobLine { plan: PlanId::of(self.plan), job, solutions };
        self.sum += u128::from(solutions);
        self.progress.hide_while(|| print(format!("{line}\n").as_bytes()))
    }
}
