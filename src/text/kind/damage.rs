//! Damage to a copied program that can be mended without understanding it: reported by lines, and mended
//! one kind at a time. Every line keeps its number, unless headers come above the first.

mod braces;
mod brackets;
mod cpp;
mod python;
mod python_two;

use crate::keyed::keyed;
use std::collections::{BTreeMap, BTreeSet};

use super::language::Language;
use super::mask::{Masked, masked};
use super::{MAX_LENGTH, fragments};

keyed! {
    /// A kind of damage.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum DamageKind {
        /// `a][i]]` in the place of `[a[i]]`: a bracket has moved.
        Moved = "moved",
        /// A round or square bracket that closes nothing.
        Closing = "closing",
        /// A round bracket that is not closed.
        Unclosed = "unclosed",
        /// A function without its last `}`, in front of `main`.
        BeforeMain = "before-main",
        /// A text without its last `}`.
        AtEnd = "at-end",
        /// `<iostream.h>`, which C++ had before 1998.
        OldHeader = "old-header",
        /// The standard library of C++ without a header.
        NoHeader = "no-header",
        /// Methods of Java without a class around them.
        NoClass = "no-class",
        /// A class that nothing calls, in Python or in C++.
        NoCall = "no-call",
        /// `List` and its like without their import.
        NoImport = "no-import",
        /// `eval(input())`.
        Eval = "eval",
        /// Python 2.
        PythonTwo = "python-two",
    }

    /// A key in kebab case that never changes, by which a page finds the sentence.
    pub const fn code;
}

/// All damage of one kind in a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// The kind.
    pub kind: DamageKind,
    /// The lines that have it, from 1.
    pub lines: Vec<usize>,
    /// The whole program with all of it mended.
    pub mended: String,
}

/// The damage of a program that can be mended, by kind.
///
/// ```
/// use queens_and_knights::text::kind::{DamageKind, Language, damage};
///
/// let found = damage("int a[9], at[9];\nint f(int i) { return a[at][i]]; }\n", Language::C);
/// assert_eq!((found[0].kind, found[0].lines.as_slice()), (DamageKind::Moved, &[2][..]));
/// assert_eq!(found[0].mended, "int a[9], at[9];\nint f(int i) { return a[at[i]]; }\n");
/// ```
#[must_use]
pub fn damage(text: &str, language: Language) -> Vec<Damage> {
    if text.len() > MAX_LENGTH || matches!(language, Language::Other(_)) {
        return Vec::new();
    }
    let program = Lines::new(text, language);
    let found = match language {
        Language::Python => {
            let mut found = vec![python_two::mend(&program)];
            found.push(brackets::closing(&program));
            found.push(python::no_import(&program));
            found.push(python::eval(&program));
            found.push(python::no_call(&program));
            found
        }
        _ => vec![
            brackets::moved(&program),
            brackets::closing(&program),
            brackets::unclosed(&program),
            braces::before_main(&program),
            braces::at_end(&program),
            braces::old_header(&program),
            cpp::no_header(&program),
            cpp::no_main(&program),
            braces::no_class(&program),
        ],
    };
    found.into_iter().flatten().collect()
}

/// The lines of a program as characters, and which of them are code.
pub(super) struct Lines {
    language: Language,
    text: Vec<Vec<char>>,
    masked: Vec<Masked>,
}

impl Lines {
    fn new(text: &str, language: Language) -> Lines {
        let lines: Vec<&str> = text.split('\n').collect();
        let masked = masked(lines.iter().copied(), language.family());
        Lines { language, text: lines.iter().map(|line| line.chars().collect()).collect(), masked }
    }

    /// The code of a line without the blanks around it.
    fn code(&self, line: usize) -> String {
        self.masked[line].text()
    }

    fn codes(&self) -> impl Iterator<Item = String> {
        self.masked.iter().map(Masked::text)
    }

    /// The line of its `main`.
    fn main(&self) -> Option<usize> {
        self.codes().position(|code| fragments::is_main(&code))
    }

    /// The last line that is not blank.
    fn last(&self) -> Option<usize> {
        self.text.iter().rposition(|line| line.iter().any(|c| !c.is_whitespace()))
    }

    /// The program with some lines in the place of others, if there are any.
    fn with(&self, kind: DamageKind, others: &[(usize, Vec<char>)]) -> Option<Damage> {
        if others.is_empty() {
            return None;
        }
        let by_line: BTreeMap<usize, &Vec<char>> = others.iter().map(|(at, other)| (*at, other)).collect();
        let line = |(number, line): (usize, &Vec<char>)| {
            by_line.get(&number).copied().unwrap_or(line).iter().collect::<String>()
        };
        let mended = self.text.iter().enumerate().map(line).collect::<Vec<_>>().join("\n");
        Some(Damage { kind, lines: others.iter().map(|(at, _)| at + 1).collect(), mended })
    }

    /// The same, reported for other lines than those that change.
    fn with_at(&self, kind: DamageKind, at: usize, others: &[(usize, Vec<char>)]) -> Option<Damage> {
        self.with(kind, others).map(|damage| Damage { lines: vec![at + 1], ..damage })
    }

    /// The names that have an index anywhere.
    fn indexed(&self) -> BTreeSet<&[char]> {
        let is_name = |c: &char| c.is_alphanumeric() || *c == '_';
        let mut names = BTreeSet::new();
        for Masked { code, .. } in &self.masked {
            for at in (1..code.len()).filter(|&at| code[at] == '[') {
                let from = code[..at].iter().rposition(|c| !is_name(c)).map_or(0, |before| before + 1);
                names.insert(&code[from..at]);
            }
        }
        names
    }
}
