//! Fuzzes the parser with changed programs: it answers each, in a bounded time, and points into the text.
//!
//! `FUZZ_INPUTS=1000000 cargo test --profile fuzz -p rewindable-python --test it -- --nocapture fuzz::programs`

use std::collections::BTreeSet;

use rewindable_python::refusal::{MAX_SOURCE, Reason, check};
use rewindable_python::syntax::parse;

use crate::syntax::{ACCEPTED, REFUSED, cases};
use driver::{Met, Random, Target, fuzz, mutate_text};

#[path = "../../../tests/it/fuzz/driver.rs"]
mod driver;

/// What is put into programs.
const PIECES: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    ";",
    ".",
    "=",
    "==",
    ":=",
    "+=",
    "*",
    "**",
    "/",
    "->",
    "@",
    "~",
    "!",
    "`",
    "not ",
    "in ",
    "is ",
    "if ",
    "else ",
    "elif ",
    "for ",
    "while ",
    "def ",
    "class ",
    "return ",
    "yield ",
    "lambda ",
    "and ",
    "or ",
    "import ",
    "from ",
    "as ",
    "with ",
    "try:",
    "except ",
    "finally:",
    "raise ",
    "pass",
    "break",
    "del ",
    "continue",
    "global ",
    "nonlocal ",
    "assert ",
    "async ",
    "await ",
    "None",
    "True",
    "print ",
    "match ",
    "case ",
    "_",
    "x",
    "0",
    "1e5",
    "0x1f",
    "07",
    "1_",
    "'a'",
    "\"b\"",
    "f'{x}'",
    "f'{x!r:>{y}}'",
    "f\"{",
    "}\"",
    "r'\\'",
    "b''",
    "'''",
    "\"\"\"",
    "#",
    "\\",
    "\n",
    "\t",
    " ",
    "\n    ",
    "\n        ",
    "\r\n",
    "\u{c}",
    "\\\n",
    "é",
    "皇",
    "２",
    "（",
    "€",
    "\0",
    "\u{feff}",
    "int main() {",
    "#include <iostream>",
    "function f() {",
    "public class A {",
    "xrange",
    "__import__",
];

struct Programs;

impl Target for Programs {
    type Input = String;

    const NAME: &'static str = "programs";

    const SHORT_RUN: u64 = 5_000;

    fn corpus(&self) -> Vec<String> {
        let all = cases(ACCEPTED).into_iter().chain(cases(REFUSED));
        all.map(|(_, program, _)| program).filter(|program| program.len() < 4_000).collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        ["IndentationError", "SyntaxError", "TabError", "language", "python2", "refused"].map(str::to_owned).into()
    }

    fn mutate(&self, input: &mut String, corpus: &[String], random: &mut Random) {
        let other = |random: &mut Random| random.of(corpus).as_str();
        mutate_text(input, other, PIECES, MAX_SOURCE, random);
    }

    fn size(&self, input: &String) -> usize {
        input.len()
    }

    fn check(&self, input: &String, met: &mut Met) -> bool {
        let parsed = parse(input);
        if let Err(error) = &parsed {
            met.note(error.kind.name());
            let lines = input.replace("\r\n", "\n").replace('\r', "\n").matches('\n').count() as u32 + 1;
            assert!((1..=lines).contains(&error.line), "line {} of {lines}", error.line);
            assert!(error.column >= 1, "column {}", error.column);
        }
        match check(input) {
            Ok(module) => assert_eq!(Ok(module), parsed),
            Err(refusals) => {
                assert!(!refusals.is_empty());
                for refusal in refusals {
                    assert!(!refusal.to_string().contains('\n'), "{refusal}");
                    match refusal.reason {
                        Reason::Language(_) => met.note("language"),
                        Reason::Python2(_) => met.note("python2"),
                        Reason::Syntax(error) => assert_eq!(Err(error), parsed),
                        _ => met.note("refused"),
                    }
                }
            }
        }
        parsed.is_ok()
    }
}

#[test]
fn programs() {
    fuzz(&Programs);
}
