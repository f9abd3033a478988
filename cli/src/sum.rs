//! `queens sum`: adds up lines of finished jobs from any number of files.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::path::Path;

use queens_and_knights::queens::count::{Method, Plan};
use queens_and_knights::text::job_line::{FinishedJobs, PlanId};

use crate::arguments::SumArguments;
use crate::count::compare;
use crate::failure::Failure;
use crate::lines::{Lines, Place};
use crate::{print, say};

/// Mistakes that are named one by one; a file of something else would have one in each line.
const NAMED: u64 = 10;

/// Adds up the lines of the files.
pub fn run(arguments: &SumArguments) -> Result<(), Failure> {
    let mut sum = Sum::default();
    if arguments.files.is_empty() {
        if io::stdin().is_terminal() {
            return Err(Failure::wrong("the argument FILE is missing"));
        }
        sum.read_standard_input()?;
    }
    for path in &arguments.files {
        if path.as_os_str() == "-" {
            sum.read_standard_input()?;
        } else {
            let name = path.display().to_string();
            let file = open(path).map_err(|error| Failure::input(&name, &error))?;
            sum.read(BufReader::new(file), &name)?;
        }
    }
    sum.report()
}

/// A directory can be opened, but not read.
fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() { Err(io::ErrorKind::IsADirectory.into()) } else { Ok(file) }
}

#[derive(Default)]
struct Sum {
    /// Of the first line's plan.
    finished: Option<FinishedJobs<Place>>,
    unreadable: u64,
    contradictions: u64,
}

impl Sum {
    fn read_standard_input(&mut self) -> Result<(), Failure> {
        self.read(io::stdin().lock(), "standard input")
    }

    fn read(&mut self, input: impl BufRead, name: &str) -> Result<(), Failure> {
        for line in Lines::new(input, name) {
            let (place, line) = line.map_err(|error| Failure::input(name, &error))?;
            match line {
                Err(reason) => {
                    self.unreadable += 1;
                    say_some(self.unreadable, &format!("{place}: {reason}; it is left out"));
                }
                Ok(line) => {
                    // Only of this plan can missing jobs be counted here.
                    let plan = || Plan::new(line.plan.n, Method::quickest(line.plan.n));
                    let finished = self.finished.get_or_insert_with(|| FinishedJobs::new(PlanId::of(&plan())));
                    let at = place.clone();
                    if let Err(reason) = finished.add(line, place) {
                        self.contradictions += 1;
                        say_some(self.contradictions, &format!("{at}: {reason}"));
                    }
                }
            }
        }
        Ok(())
    }

    fn report(self) -> Result<(), Failure> {
        if self.unreadable > NAMED {
            say(&format!("{} lines in all cannot be read", self.unreadable));
        }
        if self.contradictions > 0 {
            let lines = if self.contradictions == 1 {
                "1 line contradicts"
            } else {
                &format!("{} lines contradict", self.contradictions)
            };
            return Err(Failure::failed(format!("there is no sum, as {lines} the others")));
        }
        let Some(finished) = self.finished else { return Err(Failure::failed("there is no line of a finished job")) };
        let PlanId { n, jobs, .. } = finished.plan();
        if finished.is_whole() {
            return compare(n, finished.sum()).and_then(|sentence| print(format!("{sentence}\n").as_bytes()));
        }
        print_missing(&finished).map_err(|error| Failure::output("standard output", &error))?;
        let (missing, sum) = (jobs - finished.len(), finished.sum());
        Err(Failure::failed(format!("N = {n}: {missing} of {jobs} jobs are missing; the others have {sum} solutions")))
    }
}

fn say_some(number: u64, sentence: &str) {
    if number <= NAMED {
        say(sentence);
    }
}

fn print_missing(finished: &FinishedJobs<Place>) -> io::Result<()> {
    let mut output = BufWriter::new(io::stdout().lock());
    for range in finished.missing() {
        writeln!(output, "{}..{}", range.start, range.end)?;
    }
    output.flush()
}
