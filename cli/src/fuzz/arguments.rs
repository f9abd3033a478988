//! Arguments of the command.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::ops::Range;

use queens_and_knights::queens::count::Plan;
use queens_and_knights::queens::count::PlanSize;

use super::driver::{Input, Met, Random, Target, fuzz, mutate_text};
use super::{REFUSALS, REFUSED_RANGES, WORDS, note_failure, note_refusal, plans};
use crate::arguments::{Command, Jobs, parse};
use crate::job_ranges::equal_ranges;

struct Arguments {
    plans: Vec<Plan>,
}

impl Arguments {
    fn plan(&self, n: PlanSize) -> &Plan {
        &self.plans[usize::from(n.get()) - 1]
    }
}

impl Input for Vec<OsString> {
    fn size(&self) -> usize {
        // Beside a wish for help anything is accepted: it leads nowhere.
        if self.iter().any(is_help) {
            return usize::MAX;
        }
        self.iter().map(|argument| argument.len() + 8).sum()
    }

    fn mutate(&mut self, pieces: &[&str], longest: usize, corpus: &[Vec<OsString>], random: &mut Random) {
        let at = random.below(self.len() + 1);
        match random.below(8) {
            0 | 1 => self.insert(at, random.of(pieces).into()),
            2 if !self.is_empty() => {
                self.remove(at % self.len());
            }
            3 if !self.is_empty() => {
                let length = self.len();
                self.swap(at % length, random.below(length));
            }
            4 => {
                let other = random.of::<Vec<OsString>>(corpus);
                let from = random.below(other.len() + 1);
                self.truncate(at);
                self.extend_from_slice(&other[from..]);
            }
            5 if !self.is_empty() => {
                let length = self.len();
                self[at % length] = random.of(pieces).into();
            }
            #[cfg(unix)]
            6 if random.below(20) == 0 => {
                use std::os::unix::ffi::OsStringExt;
                self.insert(at, OsString::from_vec(vec![b'8', random.next() as u8]));
            }
            _ if self.is_empty() => self.push(random.of(pieces).into()),
            _ => {
                let length = self.len();
                let argument = &mut self[at % length];
                let mut text = argument.to_string_lossy().into_owned();
                mutate_text(&mut text, |random| random.of::<&str>(pieces), pieces, longest, random);
                *argument = text.into();
            }
        }
    }
}

impl Target for Arguments {
    type Input = Vec<OsString>;

    const NAME: &'static str = "arguments";
    const SHORT_RUN: u64 = 3_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = 5000;

    fn corpus(&self) -> Vec<Vec<OsString>> {
        let lines = [
            "",
            "--help",
            "--version",
            "count 8",
            "count 27",
            "count 16 --jobs 5..9",
            "count 16 --jobs 7 --threads 2",
            "count 16 --jobs - --state a.jsonl",
            "count --part 3/40 22 --state=a.jsonl --threads=4096",
            "count 27 --part 0/4000000000",
            "count -h",
            "plan 8",
            "plan 22 --ranges 40",
            "plan --ranges=4294967295 28",
            "sum",
            "sum a.jsonl b.jsonl -",
            "sum -- --a.jsonl",
        ];
        lines.iter().map(|line| line.split_whitespace().map(OsString::from).collect()).collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        let refusals = REFUSALS.iter().chain(REFUSED_RANGES).copied().map(str::to_owned);
        refusals.filter(|kind| cfg!(unix) || !kind.contains("UTF-8")).collect()
    }

    fn check(&self, arguments: &Vec<OsString>, met: &mut Met) -> bool {
        let with_name = |arguments: &[OsString]| [&[OsString::from("queens")], arguments].concat();
        let refused = |result: Result<Range<u32>, String>, met: &mut Met| match result {
            Ok(range) => range,
            Err(sentence) => {
                note_refusal(&sentence, met);
                0..0
            }
        };
        match parse(with_name(arguments)) {
            Ok(Command::Count(count)) => {
                assert!((1..=28).contains(&count.n.get()) && count.threads.is_none_or(|t| (1..=4096).contains(&t)));
                assert!(count.jobs.is_none() || count.part.is_none());
                let plan = self.plan(count.n);
                let mut accepted = true;
                let mut canonical: Vec<OsString> = vec!["count".into(), count.n.to_string().into()];
                match &count.jobs {
                    Some(Jobs::Range(range)) => {
                        let jobs = refused(range.clone().of(plan), met);
                        accepted = !jobs.is_empty();
                        assert!(jobs.end <= plan.jobs());
                        canonical.extend(["--jobs".into(), range.to_string().into()]);
                    }
                    Some(Jobs::StandardInput) => canonical.push("--jobs=-".into()),
                    None => {}
                }
                if let Some(part) = count.part {
                    let jobs = refused(part.of(plan), met);
                    accepted = !jobs.is_empty();
                    assert!(jobs.end <= plan.jobs());
                }
                if let Some(threads) = count.threads {
                    canonical.extend(["--threads".into(), threads.to_string().into()]);
                }
                let Ok(Command::Count(again)) = parse(with_name(&canonical)) else { panic!("{canonical:?}") };
                assert_eq!((again.n, again.threads, again.state), (count.n, count.threads, None));
                assert_eq!(range_of(again.jobs), range_of(count.jobs));
                accepted
            }
            Ok(Command::Plan(arguments)) => {
                assert!((1..=28).contains(&arguments.n.get()));
                let Some(count) = arguments.ranges else { return true };
                assert!(count >= 1);
                let plan = self.plan(arguments.n);
                match equal_ranges(plan, count) {
                    Ok(ranges) => {
                        let mut end = 0;
                        for range in ranges.take(300) {
                            assert!(range.start == end && range.end > end);
                            end = range.end;
                        }
                        assert!(if count <= 300 { end == plan.jobs() } else { end < plan.jobs() });
                        true
                    }
                    Err(sentence) => {
                        note_refusal(&sentence, met);
                        false
                    }
                }
            }
            Ok(Command::Sum(sum)) => {
                assert!(sum.files.len() < arguments.len() && sum.files.iter().all(|file| !file.as_os_str().is_empty()));
                true
            }
            Ok(Command::Help(text)) => {
                assert!(text.starts_with("queens") || text.contains("Usage: queens"), "{text}");
                true
            }
            Err(failure) => {
                note_failure(&failure, met);
                false
            }
        }
    }
}

fn is_help(argument: &OsString) -> bool {
    let text = argument.to_string_lossy();
    ["-h", "-V", "--help", "--version"].iter().any(|flag| text.starts_with(flag))
}

/// The range of `--jobs`, if there is one.
fn range_of(jobs: Option<Jobs>) -> Option<Option<String>> {
    jobs.map(|jobs| match jobs {
        Jobs::Range(range) => Some(range.to_string()),
        Jobs::StandardInput => None,
    })
}

#[test]
fn arguments() {
    fuzz(&Arguments { plans: plans() });
}
