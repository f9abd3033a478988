//! Hostile arguments and files without end: a legal command or one sentence, and never a number out of range. They run as
//! those of the core do, by its `driver`.

mod arguments;
#[path = "../../tests/it/fuzz/driver.rs"]
mod driver;
mod lines;
mod ranges;

use std::process::ExitCode;

use driver::Met;
use queens_and_knights::queens::count::{Method, Plan, PlanSize};

use crate::failure::Failure;

/// Pieces of arguments.
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "count", "plan", "sum", "help", "8", "16", "22", "27", "28", "29", "0", "1", "--jobs", "--part", "--threads", "--state",
    "--ranges", "--help", "--help=7", "-h", "--version", "-V", "--", "-", "--jobs=", "--jobs=0", "--jobs=-", "--threads=4", "--state=",
    "--ranges=7", "--part=0/1", "0..1", "0..64", "5..9", "60..65", "1..0", "0..", "..", "0/1", "3/40", "39/40",
    "3999999999/4000000000", "1/1", "/", "4096", "4097", "4294967295", "4294967296", "18446744073709551616", "+8", "-8",
    "8.0", "1e3", "007", "", " ", "\t", "a.jsonl", "--job", "--JOBS", "-j", "-8", "八", "８", "\u{202e}", "\u{1b}[2J", "@x", "\n", "\0",
];

/// The kinds of refusals, by words of their sentences.
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
    "N must be a whole number from 1 to 28",
    "the number of threads must be a whole number from 1 to 4096",
    "the number of ranges must be a whole number from 1 to 4294967295",
    "the number of parts must be a whole number from 1 to 4294967295",
    "the part must be a whole number from 0 to ",
    "a part is written as",
    "has too few jobs",
];

/// The kinds of refusals of a range of jobs, by words of their sentences.
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
    (1..=PlanSize::MAX).filter_map(PlanSize::try_new).map(|n| Plan::new(n, Method::quickest(n))).collect()
}
