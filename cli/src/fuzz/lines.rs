//! Lines of finished jobs in files, of which no more than a line is held in memory.

use std::collections::BTreeSet;

use queens_and_knights::queens::count::Plan;
use queens_and_knights::text::job_line::{JobLine, LineError, MAX_LENGTH, PlanId};

use super::driver::{Input, Met, Random, Target, fuzz};
use super::plans;
use crate::lines::Lines;

struct LinesOfFiles {
    plans: Vec<Plan>,
}

impl Input for Vec<u8> {
    fn size(&self) -> usize {
        self.len()
    }

    fn mutate(&mut self, _pieces: &[&str], longest: usize, corpus: &[Vec<u8>], random: &mut Random) {
        let at = random.below(self.len() + 1);
        match random.below(6) {
            0 if !self.is_empty() => {
                let length = self.len();
                self[at % length] = random.next() as u8;
            }
            1 => self.insert(at, *random.of(b"\n\n\r \t{}\"0\0")),
            2 => self.truncate(at),
            // Around the longest line, so that its end is met on both sides.
            3 => {
                let blanks = [b' '; 1].repeat(MAX_LENGTH - 200 + random.below(300));
                self.splice(at..at, blanks);
            }
            4 => self.extend_from_slice(random.of::<Vec<u8>>(corpus)),
            _ => {
                let to = at + random.below(self.len() - at + 1);
                self.drain(at..to);
            }
        }
        self.truncate(longest);
    }
}

impl Target for LinesOfFiles {
    type Input = Vec<u8>;

    const NAME: &'static str = "lines of files";
    const SHORT_RUN: u64 = 20_000;
    const PIECES: &'static [&'static str] = &[];
    const LONGEST: usize = 4 * MAX_LENGTH;

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
fn lines() {
    fuzz(&LinesOfFiles { plans: plans() });
}
