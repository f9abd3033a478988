//! Fuzzes the crate with changed programs: each is answered in a bounded time, and those that compile are run.
//!
//! `npm run fuzz -- programs runs --inputs 1000000`

use std::collections::BTreeSet;

use rewindable_python::Program;
use rewindable_python::heap::HEAP_LIMIT;
use rewindable_python::machine::End;
use rewindable_python::refusal::{MAX_SOURCE, Reason, check};
use rewindable_python::syntax::parse;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::syntax::{ACCEPTED, REFUSED, cases};
use driver::{Met, Target, fuzz};

#[path = "../../../../tests/it/fuzz/driver.rs"]
mod driver;

/// Pieces to insert into programs.
#[rustfmt::skip]
const PIECES: &[&str] = &[
    "(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "=", "==", ":=", "+=", "*", "**", "/", "->", "@", "~", "!", "`",
    "not ", "in ", "is ", "if ", "else ", "elif ", "for ", "while ", "def ", "class ", "return ", "yield ", "lambda ",
    "and ", "or ", "import ", "from ", "as ", "with ", "try:", "except ", "finally:", "raise ", "pass", "break",
    "del ", "continue", "global ", "nonlocal ", "assert ", "async ", "await ", "None", "True", "print ", "match ",
    "case ", "_", "x", "0", "1e5", "0x1f", "07", "1_", "'a'", "\"b\"", "f'{x}'", "f'{x!r:>{y}}'", "f\"{", "}\"",
    "r'\\'", "b''", "'''", "\"\"\"", "#", "\\", "\n", "\t", " ", "\n    ", "\n        ", "\r\n", "\u{c}", "\\\n", "é",
    "皇", "２", "（", "€", "\0", "\u{feff}", "int main() {", "#include <iostream>", "function f() {", "public class A {",
    "xrange", "__import__",
];

struct Programs;

impl Target for Programs {
    type Input = String;

    const NAME: &'static str = "programs";

    const SHORT_RUN: u64 = 5_000;

    const PIECES: &'static [&'static str] = PIECES;

    const LONGEST: usize = MAX_SOURCE;

    fn corpus(&self) -> Vec<String> {
        let all = cases(ACCEPTED).into_iter().chain(cases(REFUSED));
        let short = all.map(|(_, program, _)| program).filter(|program| program.len() < 4_000);
        // Deep nesting of every kind, and meaningless rows of tokens.
        let nested =
            ["(", "[", "{1:", "-", "not ", "lambda:", "x[", "f(", "a if b else ", "if 1:", "f'{", "(*", "x.y("];
        let deep = nested.into_iter().flat_map(|open| [open.repeat(90), open.repeat(300), open.repeat(3_000)]);
        let blocks = (0..200).map(|depth| format!("{}if x:\n", " ".repeat(depth))).collect();
        let tokens = (0..50).map(|from| PIECES.iter().cycle().skip(from).step_by(from + 1).take(60).copied().collect());
        short.chain(deep).chain([blocks]).chain(tokens).collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        ["IndentationError", "SyntaxError", "TabError", "language", "python2", "refused"].map(str::to_owned).into()
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

/// The programs of the tests, changed, compiled and run.
struct Runs;

/// The most lines of a run.
const LINES: u64 = 10_000;

impl Target for Runs {
    type Input = String;

    const NAME: &'static str = "runs";

    const SHORT_RUN: u64 = 300;

    const PIECES: &'static [&'static str] = PIECES;

    const LONGEST: usize = MAX_SOURCE;

    fn corpus(&self) -> Vec<String> {
        let all = cases(ACCEPTED).into_iter().map(|(_, program, _)| program).filter(|program| program.len() < 4_000);
        all.chain(crate::cases::all().into_iter().map(|case| case.program)).collect()
    }

    fn errors(&self) -> BTreeSet<String> {
        ["error", "limit", "refused"].map(str::to_owned).into()
    }

    fn check(&self, input: &String, met: &mut Met) -> bool {
        let Ok(program) = Program::new(input) else {
            met.note("refused");
            return false;
        };
        let mut machine = program.start("8\n", 1);
        let mut half = None;
        while machine.lines() < LINES && machine.step() {
            assert!(machine.footprint() < HEAP_LIMIT + (16 << 20), "{} bytes", machine.footprint());
            if machine.lines() == 50 {
                half = Some(machine.clone());
            }
        }
        match machine.end() {
            Some(End::Error { .. }) => met.note("error"),
            Some(End::Limit(_)) => met.note("limit"),
            _ => {}
        }
        // An earlier clone takes the same way.
        if let Some(mut half) = half {
            while half.lines() < machine.lines().min(500) && half.step() {}
            while machine.lines() <= 500 && half.end().is_none() && half.step() {}
            if machine.lines() <= 500 {
                assert_eq!((half.line(), half.end()), (machine.line(), machine.end()));
            }
        }
        true
    }
}

#[test]
fn programs() {
    fuzz(&Programs);
}

#[test]
fn runs() {
    fuzz(&Runs);
}
