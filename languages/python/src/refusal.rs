//! Refusals: the reasons why a text is not run, found before anything runs.
//!
//! A program that the machine could not run to its end as CPython does is refused as a whole. Each refusal is a value:
//! a stable [key](Refusal::key) with [values](Refusal::values), from which a page makes a sentence in any language, and
//! an English sentence, its `Display`.
//!
//! ```
//! use rewindable_python::refusal::check;
//!
//! let refusals = check("import numpy\nboard = numpy.zeros(8)\n").unwrap_err();
//! assert_eq!(refusals[0].to_string(), "line 1: `import numpy`: this module is not here");
//! assert_eq!((refusals[0].key(), refusals[0].line), ("module", 1));
//! ```

mod builtins;
mod dunder;
mod language;
mod names;
mod python2;

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use crate::ast::Module;
use crate::library::timsort;
use crate::parser::Unsupported;
use crate::source::{Source, character_column};
use crate::syntax::{self, Parsed, SyntaxError, SyntaxErrorKind};

pub(crate) use builtins::is_standard_module;
pub use language::Language;
pub use python2::Python2;

/// The longest program, in bytes of UTF-8.
pub const MAX_SOURCE: usize = 64 * 1024;

/// The most refusals that are reported.
const MAX_REFUSALS: usize = 20;

/// Why a text is not run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The line, from 1 on.
    pub line: u32,
    /// The character in the line, from 1 on.
    pub column: u32,
    /// The words of the program that are refused; empty for a syntax error.
    pub word: String,
    /// Their fault.
    pub reason: Reason,
}

/// The fault of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is longer than [`MAX_SOURCE`].
    TooLong,
    /// It is a program in another language.
    Language(Language),
    /// It is Python 2.
    Python2(Python2),
    /// It is not Python.
    Syntax(SyntaxError),
    /// It uses an unsupported part of the language.
    Feature(Feature),
    /// It imports an unsupported module.
    Module,
    /// It takes something from a module that the module does not have here.
    ModuleName {
        /// The module.
        module: String,
    },
    /// It uses a function or class that Python has built in, but not here.
    Builtin,
    /// It defines or uses a name with two underscores that has a meaning in Python, but not here.
    Dunder,
}

/// A part of the language that the machine does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// `async def`, `async for` and `async with`.
    Async,
    /// `await`.
    Await,
    /// `3j`.
    Complex,
    /// `b"…"`.
    Bytes,
    /// `except*`.
    ExceptStar,
    /// `"\N{DOTTED CIRCLE}"`.
    CharacterName,
    /// `"\ud800"`, half a character.
    Surrogate,
    /// A name with characters that Python replaces by others, like `ｘ` or `ﬁ`.
    ReplacedName,
    /// `class A(metaclass=B)`, and other keywords of classes.
    ClassKeyword,
}

/// Parses a program, and refuses it unless the machine can run all that it has.
///
/// # Errors
/// At least one refusal, by line; of equal ones the first. A text that is no Python 3 has exactly one.
pub fn check(text: &str) -> Result<Module, Vec<Refusal>> {
    if text.len() > MAX_SOURCE {
        return Err(vec![Refusal { line: 1, column: 1, word: String::new(), reason: Reason::TooLong }]);
    }
    let Parsed { module, unsupported } = match syntax::parse_all(text) {
        Ok(parsed) => parsed,
        Err(error) => return Err(vec![no_python(text, error)]),
    };
    let mut found: Vec<Found> = unsupported.into_iter().map(Found::from).collect();
    found.extend(names::check(&module));
    if found.is_empty() {
        return Ok(module);
    }
    let place = |at: usize| (found[at].line, found[at].column);
    let order = timsort::sorted(found.len(), &mut |a, b| place(a) < place(b));
    let source = Source::new(text);
    let lines: Vec<&str> = source.text().split('\n').collect();
    let mut refusals: Vec<Refusal> = Vec::new();
    for it in order.into_iter().map(|at| found[at].clone()) {
        let line = lines[it.line as usize - 1];
        let refusal = it.refusal(line);
        let is_new =
            refusals.iter().all(|earlier| (&earlier.word, &earlier.reason) != (&refusal.word, &refusal.reason));
        if is_new && refusals.len() < MAX_REFUSALS {
            refusals.push(refusal);
        }
    }
    Err(refusals)
}

/// Classifies a text that is not Python 3.
fn no_python(text: &str, error: SyntaxError) -> Refusal {
    let (line, column) = (error.line, error.column);
    if let Some(language) = Language::of(text) {
        return Refusal { line: 1, column: 1, word: String::new(), reason: Reason::Language(language) };
    }
    match python2::recognize(text, &error) {
        Some((word, python2)) => Refusal { line, column, word, reason: Reason::Python2(python2) },
        None => Refusal { line, column, word: String::new(), reason: Reason::Syntax(error) },
    }
}

/// A refusal whose column is still a byte.
#[derive(Clone)]
struct Found {
    line: u32,
    column: u32,
    /// Empty for the words of the program that are at this place.
    word: String,
    end: (u32, u32),
    reason: Reason,
}

impl Found {
    fn refusal(self, line: &str) -> Refusal {
        let end = if self.end.0 == self.line { self.end.1 as usize } else { line.len() };
        let word = match self.word.is_empty() {
            true => line.get(self.column as usize..end).unwrap_or_default().to_owned(),
            false => self.word,
        };
        Refusal { line: self.line, column: character_column(line, self.column), word, reason: self.reason }
    }
}

impl From<Unsupported> for Found {
    fn from(Unsupported { feature, span }: Unsupported) -> Found {
        Found {
            line: span.line,
            column: span.column,
            word: String::new(),
            end: (span.end_line, span.end_column),
            reason: Reason::Feature(feature),
        }
    }
}

impl Refusal {
    /// A `nonlocal` of a name that no function around has.
    pub(crate) fn unbound(name: &str) -> Refusal {
        let message = format!("no binding for nonlocal '{name}' found").into();
        let error = SyntaxError { kind: SyntaxErrorKind::Syntax, message, line: 1, column: 1 };
        Refusal { line: 1, column: 1, word: String::new(), reason: Reason::Syntax(error) }
    }

    /// Names the sentence, for a translation: it stays the same from release to release.
    pub fn key(&self) -> &'static str {
        match &self.reason {
            Reason::TooLong => "too-long",
            Reason::Language(_) => "language",
            Reason::Python2(python2) => python2.key(),
            Reason::Syntax(_) => "syntax",
            Reason::Feature(feature) => feature.key(),
            Reason::Module => "module",
            Reason::ModuleName { .. } => "module-name",
            Reason::Builtin => "builtin",
            Reason::Dunder => "dunder",
        }
    }

    /// What the sentence names, by the names of its gaps; `line` and `word` are in all.
    pub fn values(&self) -> Vec<(&'static str, String)> {
        let mut values = vec![("line", self.line.to_string()), ("word", self.word.clone())];
        match &self.reason {
            Reason::TooLong => values.push(("limit", (MAX_SOURCE / 1024).to_string())),
            Reason::Language(language) => values.push(("language", language.name().to_owned())),
            Reason::Syntax(error) => values.push(("message", error.to_string())),
            Reason::ModuleName { module } => values.push(("module", module.clone())),
            _ => {}
        }
        values
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Refusal { line, word, .. } = self;
        match &self.reason {
            Reason::TooLong => write!(f, "the program is longer than {} KiB", MAX_SOURCE / 1024),
            Reason::Language(language) => write!(f, "this is {}, not Python", language.name()),
            Reason::Python2(python2) => write!(f, "line {line}: `{word}`: {python2}"),
            Reason::Syntax(error) => write!(f, "line {line}: {error}"),
            Reason::Feature(feature) => write!(f, "line {line}: `{word}`: {feature}"),
            Reason::Module => write!(f, "line {line}: `import {word}`: this module is not here"),
            Reason::ModuleName { module } => {
                write!(f, "line {line}: `{word}`: the module {module} does not have it here")
            }
            Reason::Builtin => write!(f, "line {line}: `{word}`: this part of Python is not here"),
            Reason::Dunder => write!(f, "line {line}: `{word}`: this special name of Python is not here"),
        }
    }
}

impl Error for Refusal {}

impl Feature {
    fn key(self) -> &'static str {
        match self {
            Feature::Async => "async",
            Feature::Await => "await",
            Feature::Complex => "complex",
            Feature::Bytes => "bytes",
            Feature::ExceptStar => "except-star",
            Feature::CharacterName => "character-name",
            Feature::Surrogate => "surrogate",
            Feature::ReplacedName => "replaced-name",
            Feature::ClassKeyword => "class-keyword",
        }
    }
}

impl Display for Feature {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Feature::Async | Feature::Await => "asynchronous functions are not here",
            Feature::Complex => "complex numbers are not here",
            Feature::Bytes => "bytes are not here; a string without the b is",
            Feature::ExceptStar => "groups of exceptions are not here",
            Feature::CharacterName => "the names of characters are not here; write the character itself",
            Feature::Surrogate => "this is half a character",
            Feature::ReplacedName => "Python replaces some letters of this name by others; write it with plain letters",
            Feature::ClassKeyword => "metaclasses and other keywords of classes are not here",
        })
    }
}
