//! How a program ends, and its doubtful operations.

use std::fmt;
use std::rc::Rc;

/// A sentence as a code with its values, and in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The code, which stays the same from release to release.
    pub key: &'static str,
    /// The values by name.
    pub values: Vec<(&'static str, String)>,
    /// The sentence, without its full stop.
    pub english: String,
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

/// How a program has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// It has reached its end, or exited.
    Exit {
        /// What it returns to the system; 0 for success.
        code: i32,
    },
    /// It raised an exception that nothing handled.
    Error {
        /// The exception in one line, in the words of the language.
        error: Rc<str>,
        /// All that the language prints of it.
        text: Rc<str>,
        /// The line that raised it.
        line: u32,
    },
    /// Its behaviour is undefined in its language, and it cannot go on.
    Fault {
        /// The operation.
        message: Message,
        /// The line that did it.
        line: u32,
    },
    /// It has reached a limit of the machine.
    Limit(Limit),
}

/// A limit of a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// It prints too much.
    Output,
    /// Its variables take too much memory.
    Heap,
    /// A list, text or number is too long.
    Size,
    /// A line takes too long.
    Work,
    /// Its calls take too much memory.
    Stack,
}

impl Limit {
    /// Its name, which stays the same from release to release.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Limit::Output => "output",
            Limit::Heap => "heap",
            Limit::Size => "size",
            Limit::Work => "work",
            Limit::Stack => "stack",
        }
    }
}

/// A doubtful operation, which its language does not report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The operation.
    pub message: Message,
    /// The line that does it.
    pub line: u32,
    /// How often it has.
    pub count: u64,
    /// How many lines had been carried out when it first had.
    pub first: u64,
}
