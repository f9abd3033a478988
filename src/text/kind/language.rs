//! The languages of pasted programs: those that can be opened, and all others.

use super::mask::Family;
use crate::text::link;

/// A language in which programs are opened, or by which they are refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Language {
    Python,
    C,
    Cpp,
    Java,
    /// Any other, by its name where it is clear which.
    Other(Option<&'static str>),
}

impl Language {
    /// The key in links, such as `cpp`; that of another language is its name, or empty.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Language::Python => link::Language::Python.key(),
            Language::C => link::Language::C.key(),
            Language::Cpp => link::Language::Cpp.key(),
            Language::Java => link::Language::Java.key(),
            Language::Other(Some(name)) => name,
            Language::Other(None) => "",
        }
    }

    /// Its usual name; empty for another language of which it is not clear which.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::Python => "Python",
            Language::C => "C",
            Language::Cpp => "C++",
            Language::Java => "Java",
            Language::Other(Some(name)) => name,
            Language::Other(None) => "",
        }
    }

    /// The language of a file, by the end of its name; nothing where that does not say.
    #[must_use]
    pub fn of_file(name: &str) -> Option<Language> {
        let end = name.rsplit_once('.')?.1.to_ascii_lowercase();
        Some(match end.as_str() {
            "py" | "pyw" => Language::Python,
            "c" => Language::C,
            "cpp" | "cc" | "cxx" | "hpp" => Language::Cpp,
            "java" => Language::Java,
            _ => return None,
        })
    }

    pub(super) const fn family(self) -> Family {
        match self {
            Language::Python => Family::Indents,
            _ => Family::Braces,
        }
    }
}
