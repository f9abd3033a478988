//! Hostile arguments and files without end: a legal command or one sentence, and never a number out of range. They run as
//! those of the core do, by its `driver`.

#[path = "../../tests/it/fuzz/driver.rs"]
mod driver;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::ops::Range;
use std::process::ExitCode;

use driver::{Met, Random, Target, fuzz, mutate_text};
use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Method, Plan};
use queens_and_knights::queens::job_line::{JobLine, LineError, MAX_LENGTH, PlanId};

use crate::arguments::{Command, Jobs, parse};
use crate::failure::Failure;
use crate::job_ranges::{equal_ranges, read};
use crate::lines::Lines;

/// Pieces of arguments.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "count", "plan", "sum", "help", "8", "16", "22", "27", "28", "0", "1", "--jobs", "--part", "--threads", "--state",
    "--ranges", "--help", "--help=7", "-h", "--version", "-V", "--", "-", "--jobs=", "--jobs=0", "--jobs=-", "--threads=4", "--state=",
    "--ranges=7", "--part=0/1", "0..1", "0..64", "5..9", "60..65", "1..0", "0..", "..", "0/1", "3/40", "39/40",
    "3999999999/4000000000", "1/1", "/", "4096", "4097", "4294967295", "4294967296", "18446744073709551616", "+8", "-8",
    "8.0", "1e3", "007", "", " ", "\t", "a.jsonl", "--job", "--JOBS", "-j", "-8", "八", "８", "\u{202e}", "\u{1b}[2J", "@x", "\n", "\0",
];

/// Each kind of refusal by words of its sentence.
const REFUSALS: &[&str] = &[
    "a command is missing",
    "there is no command",
    "is not known",
    "the argument <N> is missing",
    "lacks its value",
    "takes no value",
    "is given twice",
    "exclude each other",
    "is not valid UTF-8",
    "N must be a whole number from 1 to 27",
    "the number of threads must be a whole number from 1 to 4096",
    "the number of ranges must be a whole number from 1 to 4294967295",
    "the number of parts must be a whole number from 1 to 4294967295",
    "the part must be a whole number from 0 to ",
    "a part is written as",
    "has too few jobs",
];

/// Those of a range of jobs.
const REFUSED_RANGES: &[&str] = &[
    "jobs are one number or a range",
    "a job must be a whole number from 0 to 4294967295",
    "there is no job 4294967295",
    "has no jobs",
    "which does not include",
];

/// Notes the kind of a refusal, which is one sentence without anything that a terminal could take for a command.
fn note_refusal(sentence: &str, met: &mut Met) {
    assert!(!sentence.contains(char::is_control), "{sentence}");
    let kind = REFUSALS.iter().chain(REFUSED_RANGES).find(|&words| sentence.contains(words));
    met.note(kind.unwrap_or_else(|| panic!("a sentence of no known kind: {sentence}")));
}

fn note_failure(failure: &Failure, met: &mut Met) {
    assert_eq!(failure.status(), ExitCode::from(2));
    note_refusal(failure.sentence().expect("a sentence"), met);
}

/// The plan by which each N is counted.
fn plans() -> Vec<Plan> {
    (1..=CountSize::MAX).map(CountSize::new).map(|n| Plan::new(n, Method::quickest(n))).collect()
}

struct Arguments {
    plans: Vec<Plan>,
}

impl Arguments {
    fn plan(&self, n: CountSize) -> &Plan {
        &self.plans[usize::from(n.get()) - 1]
    }
}

impl Target for Arguments {
    type Input = Vec<OsString>;

    const NAME: &'static str = "arguments";
    const SHORT_RUN: u64 = 3_000;

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
            "plan --ranges=4294967295 27",
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

    fn mutate(&self, arguments: &mut Vec<OsString>, corpus: &[Vec<OsString>], random: &mut Random) {
        let at = random.below(arguments.len() + 1);
        match random.below(8) {
            0 | 1 => arguments.insert(at, random.of(WORDS).into()),
            2 if !arguments.is_empty() => {
                arguments.remove(at % arguments.len());
            }
            3 if !arguments.is_empty() => {
                let length = arguments.len();
                arguments.swap(at % length, random.below(length));
            }
            4 => {
                let other = random.of::<Vec<OsString>>(corpus);
                let from = random.below(other.len() + 1);
                arguments.truncate(at);
                arguments.extend_from_slice(&other[from..]);
            }
            5 if !arguments.is_empty() => {
                let length = arguments.len();
                arguments[at % length] = random.of(WORDS).into();
            }
            #[cfg(unix)]
            6 if random.below(20) == 0 => {
                use std::os::unix::ffi::OsStringExt;
                arguments.insert(at, OsString::from_vec(vec![b'8', random.next() as u8]));
            }
            _ if arguments.is_empty() => arguments.push(random.of(WORDS).into()),
            _ => {
                let length = arguments.len();
                let argument = &mut arguments[at % length];
                let mut text = argument.to_string_lossy().into_owned();
                mutate_text(&mut text, |random| random.of::<&str>(WORDS), WORDS, 5000, random);
                *argument = text.into();
            }
        }
    }

    fn size(&self, arguments: &Vec<OsString>) -> usize {
        // Beside a wish for help anything is accepted: it leads nowhere.
        if arguments.iter().any(is_help) {
            return usize::MAX;
        }
        arguments.iter().map(|argument| argument.len() + 8).sum()
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
                assert!((1..=27).contains(&count.n.get()) && count.threads.is_none_or(|t| (1..=4096).contains(&t)));
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
                assert!((1..=27).contains(&arguments.n.get()));
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

/// The input of `queens count N --jobs -`.
struct Ranges {
    plan: Plan,
}

impl Target for Ranges {
    type Input = String;

    const NAME: &'static str = "ranges";
    const SHORT_RUN: u64 = 30_000;

    fn corpus(&self) -> Vec<String> {
        ["", "0", "7\n", "0..64", "0..5 9 60..64\n", "5..9\r\n\r\n3\t4\n", "63 62 61 1..2 2..3 0..40"]
            .map(str::to_owned)
            .to_vec()
    }

    fn errors(&self) -> BTreeSet<String> {
        REFUSED_RANGES.iter().copied().map(str::to_owned).collect()
    }

    fn mutate(&self, text: &mut String, corpus: &[String], random: &mut Random) {
        mutate_text(text, |random| random.of(corpus).as_str(), WORDS, 5000, random);
    }

    fn size(&self, text: &String) -> usize {
        text.len()
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

/// Lines of finished jobs out of files, of which no more is held than a line.
struct LinesOfFiles {
    plans: Vec<Plan>,
}

impl Target for LinesOfFiles {
    type Input = Vec<u8>;

    const NAME: &'static str = "lines of files";
    const SHORT_RUN: u64 = 20_000;

    fn corpus(&self) -> Vec<Vec<u8>> {
        let line = |plan: &Plan| format!("{}\n", JobLine { plan: PlanId::of(plan), job: 0, solutions: 1 });
        let whole: String = self.plans.iter().map(line).collect();
        let each = self.plans.iter().map(|plan| line(plan).into_bytes());
        let long = [b" ".repeat(MAX_LENGTH), whole.clone().into_bytes()].concat();
        each.chain([whole.into_bytes(), long]).collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        ["too long", "no line"].map(str::to_owned).into()
    }

    fn mutate(&self, bytes: &mut Vec<u8>, corpus: &[Vec<u8>], random: &mut Random) {
        let at = random.below(bytes.len() + 1);
        match random.below(6) {
            0 if !bytes.is_empty() => {
                let length = bytes.len();
                bytes[at % length] = random.next() as u8;
            }
            1 => bytes.insert(at, *random.of(b"\n\n\r \t{}\"0\0")),
            2 => bytes.truncate(at),
            // Around the longest line, so that its end is met on both sides.
            3 => {
                let blanks = [b' '; 1].repeat(MAX_LENGTH - 200 + random.below(300));
                bytes.splice(at..at, blanks);
            }
            4 => bytes.extend_from_slice(random.of::<Vec<u8>>(corpus)),
            _ => {
                let to = at + random.below(bytes.len() - at + 1);
                bytes.drain(at..to);
            }
        }
        bytes.truncate(4 * MAX_LENGTH);
    }

    fn size(&self, bytes: &Vec<u8>) -> usize {
        bytes.len()
    }

    fn check(&self, bytes: &Vec<u8>, met: &mut Met) -> bool {
        let mut read = Lines::new(bytes.as_slice(), "a.jsonl");
        let mut accepted = false;
        for (number, line) in (1_u64..).zip(bytes.split(|&byte| byte == b'\n')) {
            if line.trim_ascii().is_empty() && line.len() <= MAX_LENGTH {
                continue;
            }
            let (place, found) = read.next().expect("another line").expect("it can be read");
            assert_eq!(place.to_string(), format!("a.jsonl, line {number}"));
            assert_eq!(found, JobLine::parse(line));
            match found {
                Ok(_) => accepted = true,
                Err(LineError::TooLong) => met.note("too long"),
                Err(_) => met.note("no line"),
            }
        }
        assert!(read.next().is_none());
        accepted
    }
}

#[test]
fn arguments() {
    fuzz(&Arguments { plans: plans() });
}

#[test]
fn ranges() {
    fuzz(&Ranges { plan: Plan::new(CountSize::new(16), Method::Join) });
}

#[test]
fn lines() {
    fuzz(&LinesOfFiles { plans: plans() });
}
