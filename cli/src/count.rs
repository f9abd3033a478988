//! `queens count`: runs jobs on threads, and prints each as soon as it is finished.

use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use queens_and_knights::queens::count::{Counter, Method, Plan, PlanSize, published_count};
use queens_and_knights::text::job_line::{JobLine, PlanId};
use signal_hook::consts::{SIGINT, SIGTERM};

use crate::arguments::{CountArguments, Jobs};
use crate::failure::Failure;
use crate::memory::{self, Share};
use crate::progress::Progress;
use crate::state::State;
use crate::{job_ranges, print, say};

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
        // Where threads help each other, there may be more of them than jobs.
        let jobs = usize::try_from(wanted).unwrap_or(usize::MAX);
        let threads = if memory::is_shared(&plan) || arguments.memory.is_some() { threads } else { threads.min(jobs) };
        let share = Share::new(&plan, threads, arguments.memory)?;
        say(&share.announcement(&plan));
        output.progress.begin();
        for (job, solutions) in spawn(&plan, missing, share, &signal)? {
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
pub fn compare(n: PlanSize, sum: u128) -> Result<String, Failure> {
    let Some(known) = n.published() else { return examine(n, sum) };
    let published = published_count(known);
    if sum == u128::from(published) {
        return Ok(format!("N = {n} has {sum} solutions, the published number (OEIS A000170)"));
    }
    Err(Failure::failed(format!("N = {n}: the sum is {sum}, but {published} is published (OEIS A000170)")))
}

/// The same where no number is published: what can be said of a sum without one.
fn examine(n: PlanSize, sum: u128) -> Result<String, Failure> {
    /// The eight images of a solution are 8 solutions, or 4 when a half turn leaves it as it is. When a quarter turn does,
    /// they are 2; but it moves the queens in N / 4 rounds, and any round may be reflected, so that these solutions are
    /// a multiple of 2^(N / 4).
    const MULTIPLE: u128 = 4;
    /// From N = 24 to 27, each N has 9.4, 9.7, 10.1 and 10.5 times as many as the one before.
    const GROWTH: std::ops::Range<f64> = 10.5..11.5;
    let before = published_count(queens_and_knights::CountSize::new(n.get() - 1));
    let growth = sum as f64 / before as f64;
    if !sum.is_multiple_of(MULTIPLE) {
        return Err(Failure::failed(format!(
            "N = {n}: the sum is {sum}, but every count of it is a multiple of {MULTIPLE}"
        )));
    }
    if !GROWTH.contains(&growth) {
        let before = n.get() - 1;
        return Err(Failure::failed(format!(
            "N = {n}: the sum is {sum}, {growth:.2} times that of N = {before}, which cannot be"
        )));
    }
    Ok(format!(
        "N = {n} has {sum} solutions by these jobs; there is no published number. It is a multiple of {MULTIPLE} and \
         {growth:.2} times the number for N = {}, as it should be",
        n.get() - 1
    ))
}

/// Runs the jobs of `ranges` on threads of their own, which end with the process, and gives them as they are finished.
fn spawn(
    plan: &Plan,
    ranges: Vec<Range<u32>>,
    share: Share,
    signal: &Arc<AtomicUsize>,
) -> Result<mpsc::Receiver<(u32, u64)>, Failure> {
    let jobs = Arc::new(Mutex::new(ranges.into_iter().flatten()));
    let (send, receive) = mpsc::channel();
    let mut counter = Counter::new(plan.n(), plan.method());
    counter.share(&share.helpers());
    for _ in 0..share.workers {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_without_a_published_number_is_examined() {
        let n = PlanSize::try_new(28).expect("1 to 28");
        let sentence = |sum| compare(n, sum).unwrap_or_else(|failure| failure.sentence().unwrap_or("").to_owned());
        let before = u128::from(published_count(queens_and_knights::CountSize::new(27)));
        let likely = before * 11;
        assert!(compare(n, likely).is_ok());
        assert!(sentence(likely).contains("there is no published number. It is a multiple of 4 and 11.00 times"));
        assert!(compare(n, likely + 2).is_err());
        assert!(sentence(likely + 2).ends_with("but every count of it is a multiple of 4"));
        for unlikely in [before * 10, before * 12, 0, u128::MAX - 3] {
            assert!(compare(n, unlikely).is_err() && sentence(unlikely).ends_with("which cannot be"));
        }
    }
}
