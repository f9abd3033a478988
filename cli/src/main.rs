//! `queens`: counts the solutions of N queens, here or in jobs on any cluster.

mod arguments;
mod count;
mod failure;
#[cfg(test)]
mod fuzz;
mod job_ranges;
mod lines;
mod memory;
mod plan;
mod progress;
mod state;
mod sum;
mod time;
mod whole_number;

use std::io::Write;
use std::process::ExitCode;

use arguments::Command;
use failure::Failure;

fn main() -> ExitCode {
    let result = match arguments::parse(std::env::args_os()) {
        Ok(Command::Count(arguments)) => count::run(arguments),
        Ok(Command::Plan(arguments)) => plan::run(&arguments),
        Ok(Command::Sum(arguments)) => sum::run(&arguments),
        Ok(Command::Help(text)) => print(text.as_bytes()),
        Err(failure) => Err(failure),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(sentence) = failure.sentence() {
                say(sentence);
            }
            failure.status()
        }
    }
}

/// Writes a sentence to standard error. When that fails, there is nowhere left to report it.
fn say(sentence: &str) {
    let _ = writeln!(std::io::stderr(), "queens: {sentence}");
}

/// Writes to standard output at once, so that no other process writes in between.
fn print(text: &[u8]) -> Result<(), Failure> {
    let mut output = std::io::stdout().lock();
    output.write_all(text).and_then(|()| output.flush()).map_err(|error| Failure::output("standard output", &error))
}
