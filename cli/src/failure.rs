//! Why a command ends with another status than 0.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a command ends with another status than 0.
#[derive(Debug)]
pub struct Failure {
    status: u8,
    sentence: Option<String>,
}

/// It could not be done; another attempt may succeed.
const FAILED: u8 = 1;
/// The arguments are wrong, or a file that they name; no attempt can succeed.
const WRONG: u8 = 2;
/// A shell adds this to the number of the signal that ended a process.
const SIGNALLED: u8 = 128;

impl Failure {
    /// It could not be done.
    pub fn failed(reason: impl Display) -> Failure {
        Failure { status: FAILED, sentence: Some(reason.to_string()) }
    }

    /// The arguments are wrong.
    pub fn wrong(reason: impl Display) -> Failure {
        Failure { status: WRONG, sentence: Some(reason.to_string()) }
    }

    /// A signal asked for the end.
    pub fn signalled(signal: u8) -> Failure {
        Failure { status: SIGNALLED + signal, sentence: None }
    }

    /// Nothing can be written to `name`. A reader that wants no more is not worth a sentence.
    pub fn output(name: impl Display, error: &io::Error) -> Failure {
        let quiet = error.kind() == io::ErrorKind::BrokenPipe;
        Failure { status: FAILED, sentence: (!quiet).then(|| format!("{name} cannot be written: {error}")) }
    }

    /// Nothing can be read from `name`.
    pub fn input(name: impl Display, error: &io::Error) -> Failure {
        Failure::wrong(format!("{name} cannot be read: {error}"))
    }

    /// The sentence for standard error, if there is one.
    pub fn sentence(&self) -> Option<&str> {
        self.sentence.as_deref()
    }

    /// The status of the process.
    pub fn status(&self) -> ExitCode {
        ExitCode::from(self.status)
    }
}
