//! Ranges of jobs, as `queens count N --jobs -` reads them.

use std::collections::BTreeSet;

use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Method, Plan};

use super::driver::{Met, Target, fuzz};
use super::{REFUSED_RANGES, WORDS, note_failure};
use crate::job_ranges::read;

struct Ranges {
    plan: Plan,
}

impl Target for Ranges {
    type Input = String;

    const NAME: &'static str = "ranges";
    const SHORT_RUN: u64 = 30_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = 5000;

    fn corpus(&self) -> Vec<String> {
        ["", "0", "7\n", "0..64", "0..5 9 60..64\n", "5..9\r\n\r\n3\t4\n", "63 62 61 1..2 2..3 0..40"]
            .map(str::to_owned)
            .to_vec()
    }

    fn errors(&self) -> BTreeSet<String> {
        REFUSED_RANGES.iter().copied().map(str::to_owned).collect()
    }

    fn check(&self, text: &String, met: &mut Met) -> bool {
        match read(text.as_bytes(), &self.plan) {
            Ok(ranges) => {
                assert!(ranges.windows(2).all(|pair| pair[0].end < pair[1].start));
                assert!(ranges.iter().all(|range| !range.is_empty() && range.end <= self.plan.jobs()));
                let canonical: String =
                    ranges.iter().map(|range| format!("{}..{}\n", range.start, range.end)).collect();
                assert_eq!(read(canonical.as_bytes(), &self.plan).ok(), Some(ranges));
                true
            }
            Err(failure) => {
                note_failure(&failure, met);
                false
            }
        }
    }
}

#[test]
fn ranges() {
    fuzz(&Ranges { plan: Plan::new(CountSize::new(16), Method::Join) });
}
