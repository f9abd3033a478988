//! The command line: its grammar, and one sentence for each way to get it wrong.

use std::error::Error;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Parser, Subcommand};
use queens_and_knights::queens::count::PlanSize;

use crate::failure::Failure;
use crate::job_ranges::{JobRange, Part};
use crate::whole_number::whole;

/// No machine has more cores, and each thread may hold tables.
const MAX_THREADS: u64 = 4096;

/// A release says its commit as well.
const VERSION: &str = match option_env!("QUEENS_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

#[derive(Parser)]
#[command(name = "queens", version = VERSION, about = "Counts the solutions of N queens, here or in jobs on any cluster.")]
#[command(disable_help_subcommand = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Parsed,
}

#[derive(Subcommand)]
enum Parsed {
    /// Counts all jobs of a plan or some: one line of JSON for each on standard output
    Count(CountArguments),
    /// Prints how a count is split into jobs, or ranges of jobs of equal weight
    Plan(PlanArguments),
    /// Adds up lines of finished jobs; prints which jobs are missing
    Sum(SumArguments),
}

/// A command with its arguments.
pub enum Command {
    Count(CountArguments),
    Plan(PlanArguments),
    Sum(SumArguments),
    Help(String),
}

#[derive(Args)]
pub struct CountArguments {
    /// The number of queens, 1 to 28
    #[arg(value_name = "N", value_parser = queens)]
    pub n: PlanSize,
    /// Only these jobs: one, or from A up to, not including, B; `-` reads such from standard input
    #[arg(long, value_name = "A..B", value_parser = jobs, conflicts_with = "part")]
    pub jobs: Option<Jobs>,
    /// Only the jobs of line I, from 0, of `queens plan N --ranges K`
    #[arg(long, value_name = "I/K")]
    pub part: Option<Part>,
    /// Threads: by default one for each core, and 1 with --jobs or --part
    #[arg(long, value_name = "T", value_parser = threads)]
    pub threads: Option<usize>,
    /// The memory to keep to, such as 4GB: threads that it does not hold jobs of their own for share them, if N is 23 or more
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    pub memory: Option<u64>,
    /// A file of finished jobs, which are not counted again, and to which every other one is added
    #[arg(long, value_name = "FILE")]
    pub state: Option<PathBuf>,
}

/// The jobs that `--jobs` chooses.
#[derive(Clone)]
pub enum Jobs {
    Range(JobRange),
    StandardInput,
}

#[derive(Args)]
pub struct PlanArguments {
    /// The number of queens, 1 to 28
    #[arg(value_name = "N", value_parser = queens)]
    pub n: PlanSize,
    /// Prints this many ranges of jobs of equal weight, one a line
    #[arg(long, value_name = "K", value_parser = ranges)]
    pub ranges: Option<u32>,
}

#[derive(Args)]
pub struct SumArguments {
    /// Files of lines that `queens count` printed; `-` or none reads standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Reads the arguments of a process, the name of the command first.
pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Command, Failure> {
    match CommandLine::try_parse_from(arguments) {
        Ok(CommandLine { command: Parsed::Count(arguments) }) => Ok(Command::Count(arguments)),
        Ok(CommandLine { command: Parsed::Plan(arguments) }) => Ok(Command::Plan(arguments)),
        Ok(CommandLine { command: Parsed::Sum(arguments) }) => Ok(Command::Sum(arguments)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Ok(Command::Help(error.to_string()))
        }
        Err(error) => Err(Failure::wrong(sentence(&error))),
    }
}

fn sentence(error: &clap::Error) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = context(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            "a command is missing: count, plan or sum".to_owned()
        }
        ErrorKind::InvalidSubcommand => {
            format!("there is no command {:?}, only count, plan and sum", context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => format!("the argument {argument:?} is not known"),
        ErrorKind::MissingRequiredArgument => format!("the argument {argument} is missing"),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            format!("the argument {argument} lacks its value")
        }
        ErrorKind::TooManyValues => format!("the argument {argument} takes no value"),
        ErrorKind::ValueValidation => match error.source() {
            Some(reason) => reason.to_string(),
            None => format!("the argument {argument} cannot be {:?}", context(ContextKind::InvalidValue)),
        },
        ErrorKind::ArgumentConflict => match context(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == argument => format!("the argument {argument} is given twice"),
            prior => format!("the arguments {argument} and {prior} exclude each other"),
        },
        ErrorKind::InvalidUtf8 => "an argument is not valid UTF-8".to_owned(),
        kind => kind.to_string(),
    }
}

fn queens(text: &str) -> Result<PlanSize, String> {
    whole(text, "N", 1, PlanSize::MAX.into()).map(|n| PlanSize::try_new(n as u8).expect("within the bounds"))
}

/// Bytes as megabytes or gigabytes.
fn memory(text: &str) -> Result<u64, String> {
    let wrong = || format!("memory is written as 800MB or 4GB, not {text:?}");
    let (number, unit) = text.split_at_checked(text.len().saturating_sub(2)).ok_or_else(wrong)?;
    let unit = match unit {
        "MB" => 1_000_000,
        "GB" => 1_000_000_000,
        _ => return Err(wrong()),
    };
    whole(number, "the memory", 1, 1_000_000).map(|number| number * unit).map_err(|_| wrong())
}

fn threads(text: &str) -> Result<usize, String> {
    whole(text, "the number of threads", 1, MAX_THREADS).map(|threads| threads as usize)
}

fn ranges(text: &str) -> Result<u32, String> {
    whole(text, "the number of ranges", 1, u64::from(u32::MAX)).map(|ranges| ranges as u32)
}

fn jobs(text: &str) -> Result<Jobs, String> {
    if text == "-" { Ok(Jobs::StandardInput) } else { text.parse().map(Jobs::Range) }
}
