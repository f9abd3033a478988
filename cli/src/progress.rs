//! The progress of a count, on standard error where that is a terminal.

use std::fmt::Write;
use std::ops::Range;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use queens_and_knights::queens::count::Plan;

use crate::time;

/// How often the time is drawn anew.
const TICK: Duration = Duration::from_secs(1);

/// A bar by the weight of jobs, and the time left by the speed of those counted here.
pub struct Progress {
    bar: ProgressBar,
    skipped: u64,
}

impl Progress {
    /// Nothing done of these jobs.
    pub fn new(plan: &Plan, ranges: &[Range<u32>]) -> Progress {
        let weight = |range: &Range<u32>| match plan.is_even() {
            true => u64::from(range.end - range.start),
            false => range.clone().map(|job| plan.weight(job)).sum(),
        };
        let total = ranges.iter().map(weight).sum();
        Progress { bar: ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden()), skipped: 0 }
    }

    /// A job was counted before.
    pub fn skip(&mut self, weight: u64) {
        self.skipped += weight;
        self.bar.inc(weight);
    }

    /// Counting begins.
    pub fn begin(&self) {
        let skipped = self.skipped;
        let left = move |state: &ProgressState, text: &mut dyn Write| {
            let done = state.pos().saturating_sub(skipped);
            let open = state.len().unwrap_or(0).saturating_sub(state.pos());
            // Indicatif would take jobs that were counted before for quick ones.
            let _ = match done {
                0 => write!(text, "time left not known yet"),
                _ => {
                    let left = state.elapsed().as_secs_f64() * open as f64 / done as f64;
                    write!(text, "about {} left", time::in_words(left))
                }
            };
        };
        let style = ProgressStyle::with_template("{bar:30} {percent_precise}% in {elapsed}, {left}");
        self.bar.set_style(style.expect("a template without mistakes").with_key("left", left));
        self.bar.reset_elapsed();
        self.bar.set_draw_target(ProgressDrawTarget::stderr());
        self.bar.enable_steady_tick(TICK);
    }

    /// A job is finished.
    pub fn advance(&self, weight: u64) {
        self.bar.inc(weight);
    }

    /// Takes the bar away while something is printed to the same terminal.
    pub fn hide_while<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Counting has ended.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
