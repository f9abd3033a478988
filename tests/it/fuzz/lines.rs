//! Lines of finished jobs: nothing but a legal job is read, and no mixture of lines enters one twice or under another plan.

use std::collections::{BTreeMap, BTreeSet};

use super::driver::{Input, Met, Random, Target, fuzz, mutate_text};
use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Method, Plan, PlanSize, published_count};
use queens_and_knights::text::job_line::{Contradiction, Field, FinishedJobs, JobLine, LineError, MAX_LENGTH, PlanId};

/// Pieces of lines and of other JSON.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "{", "}", ",", ":", "\"", "\"n\":", "\"method\":", "\"plan\":", "\"jobs\":", "\"job\":", "\"solutions\":", "join",
    "\"join\"", "\"bitmask\"", "\"naive\"", "\"\"", "0", "1", "4", "5", "27", "28", "4294967295", "4294967296", "\"0\"",
    "\"18446744073709551615\"", "\"18446744073709551616\"", "00", "-1", "+1", "1e3", "1.0", "null", "true", "[", "]", "\\",
    "\\u0031", "\\\"", " ", "\t", "\r", "\n", "\r\n", "\n\n", "\u{feff}", "\u{0}", "８", "皇", "#", "//",
];

struct Lines {
    /// The plan by which each N is counted quickest.
    plans: Vec<PlanId>,
}

impl Lines {
    fn new() -> Lines {
        let plan = |n| {
            let n = PlanSize::try_new(n).expect("a size of a plan");
            PlanId::of(&Plan::new(n, Method::quickest(n)))
        };
        Lines { plans: (1..=PlanSize::MAX).map(plan).collect() }
    }
}

impl Input for Vec<u8> {
    fn size(&self) -> usize {
        self.len()
    }

    fn mutate(&mut self, pieces: &[&str], longest: usize, corpus: &[Vec<u8>], random: &mut Random) {
        if random.below(12) == 0 && !self.is_empty() {
            let at = random.below(self.len());
            self[at] = random.next() as u8;
            return;
        }
        let mut text = String::from_utf8_lossy(self).into_owned();
        let other = |random: &mut Random| std::str::from_utf8(random.of::<Vec<u8>>(corpus).as_slice()).unwrap_or("{");
        mutate_text(&mut text, other, pieces, longest, random);
        *self = text.into_bytes();
    }
}

impl Target for Lines {
    type Input = Vec<u8>;

    const NAME: &'static str = "lines";
    const SHORT_RUN: u64 = 50_000;
    const PIECES: &'static [&'static str] = WORDS;
    const LONGEST: usize = MAX_LENGTH + 64;

    /// Files of some lines each: whole counts, parts of large ones, repetitions, and a plan that is none.
    fn corpus(&self) -> Vec<Vec<u8>> {
        let file = |lines: &[JobLine]| lines.iter().map(|line| format!("{line}\n")).collect::<String>().into_bytes();
        let mut files = vec![file(&[])];
        for &plan in &self.plans {
            let solutions = plan.n.published().map_or(0, published_count);
            let jobs = [0, plan.jobs / 2, plan.jobs - 1];
            let lines = jobs.map(|job| JobLine { plan, job, solutions: solutions / u64::from(plan.jobs) });
            files.push(file(&lines[..1]));
            files.push(file(&lines));
            files.push(file(&[lines[2], lines[0], lines[2]]));
        }
        let plan = PlanId { n: CountSize::new(8).into(), method: Method::Naive, version: 0, jobs: u32::MAX };
        files.push(file(&[JobLine { plan, job: u32::MAX - 1, solutions: u64::MAX }]));
        files
    }

    fn errors(&self) -> BTreeSet<String> {
        let fields = Field::ALL
            .into_iter()
            .flat_map(|field| [LineError::Repeated(field), LineError::Missing(field), LineError::Value(field)]);
        let others = [LineError::TooLong, LineError::CutShort, LineError::Unexpected(0)];
        let kinds = others.into_iter().chain(fields).map(kind_of);
        kinds.chain(["another plan".to_owned(), "other solutions".to_owned()]).collect()
    }

    fn check(&self, bytes: &Vec<u8>, met: &mut Met) -> bool {
        let mut finished: Option<FinishedJobs<usize>> = None;
        let mut known: BTreeMap<u32, u64> = BTreeMap::new();
        for (number, bytes) in bytes.split(|&byte| byte == b'\n').enumerate() {
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            let line = match JobLine::parse(bytes) {
                Ok(line) => line,
                Err(error) => {
                    let sentence = error.to_string();
                    assert!(sentence.starts_with("the line ") && sentence.len() < 80, "{sentence}");
                    assert!(!matches!(error, LineError::Unexpected(at) if at >= bytes.len()), "{sentence}");
                    met.note(&kind_of(error));
                    continue;
                }
            };
            let JobLine { plan, job, solutions } = line;
            assert!(job < plan.jobs && (1..=PlanSize::MAX).contains(&plan.n.get()));
            let canonical = line.to_string();
            assert!(canonical.len() < 160 && canonical.parse() == Ok(line), "{canonical}");

            let finished = finished.get_or_insert_with(|| FinishedJobs::new(self.plans[usize::from(plan.n.get()) - 1]));
            let wanted = finished.plan();
            match finished.add(line, number) {
                Ok(()) => {
                    assert_eq!(plan, wanted);
                    assert_eq!(*known.entry(job).or_insert(solutions), solutions);
                }
                Err(Contradiction::Plan { is, wanted: expected }) => {
                    assert!(is == plan && expected == wanted && is != wanted);
                    met.note("another plan");
                }
                Err(Contradiction::Solutions { job: of, is, known: first, .. }) => {
                    assert!((of, is, Some(&first)) == (job, solutions, known.get(&job)) && is != first);
                    met.note("other solutions");
                }
                Err(_) => unreachable!("a contradiction of a third kind"),
            }
        }
        let Some(finished) = finished else { return false };
        assert!(finished.iter().map(|(job, solutions, _)| (job, solutions)).eq(known.iter().map(|(&a, &b)| (a, b))));
        assert_eq!(finished.sum(), known.values().map(|&solutions| u128::from(solutions)).sum::<u128>());
        assert_eq!(finished.len() as usize, known.len());
        let missing: u64 = finished.missing().map(|range| u64::from(range.end - range.start)).sum();
        assert!(finished.missing().all(|range| known.range(range).next().is_none()));
        assert_eq!(missing + known.len() as u64, u64::from(finished.plan().jobs));
        assert_eq!(finished.is_whole(), missing == 0);
        !known.is_empty()
    }
}

fn kind_of(error: LineError) -> String {
    match error {
        LineError::Unexpected(_) => "unexpected".to_owned(),
        error => format!("{error:?}"),
    }
}

#[test]
fn lines() {
    fuzz(&Lines::new());
}
