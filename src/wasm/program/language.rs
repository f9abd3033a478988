//! The languages of this module: reading and starting a program, or refusing it.
//!
//! All else of a program for a page is written once for [`Machine`], which is the machine of one language in each module:
//! types with parameters cannot be exported to JavaScript.

pub(super) use machine::{Machine, Program, SYNTAX, read};

use wasm_bindgen::prelude::*;

use crate::program::Syntax;
use crate::wasm::error::{Failure, failure, set};

/// The error of a text that is not run, at a line and, where it is known, a character, both from 1.
fn refused(code: &str, sentence: &str, values: &[(&str, String)], line: u32, column: Option<u32>) -> Failure {
    let error = failure(code, sentence, values);
    set(&error, "name", &"ProgramError".into());
    set(&error, "line", &line.into());
    set(&error, "at", &column.into());
    error
}

#[cfg(feature = "program")]
mod machine {
    use js_sys::Array;
    use rewindable_python::refusal::Refusal;

    use super::*;
    use crate::sentence;

    pub(in crate::wasm) type Machine = rewindable_python::Machine;
    pub(in crate::wasm) const SYNTAX: Syntax = Syntax::Hashes;

    /// A program that has been read.
    pub(in crate::wasm) struct Program(rewindable_python::Program);

    /// Reads a text.
    ///
    /// # Errors
    /// The first refusal, with those after it in `others`.
    pub(in crate::wasm) fn read(text: &str, _: &str) -> Result<Program, Failure> {
        rewindable_python::Program::new(text).map(Program).map_err(|refusals| {
            let mut errors = refusals.iter().map(refusal);
            let first = errors.next().unwrap_or(JsValue::UNDEFINED);
            set(&first, "others", &errors.collect::<Array>().into());
            first
        })
    }

    impl Program {
        /// A machine at the first line.
        pub(in crate::wasm) fn start(&self, input: &str, seed: u64) -> Machine {
            self.0.start(input, seed)
        }
    }

    fn refusal(refusal: &Refusal) -> JsValue {
        refused(refusal.key(), &sentence(refusal), &refusal.values(), refusal.line, Some(refusal.column))
    }
}

#[cfg(not(feature = "program"))]
mod machine {
    use rewindable_c::Language;
    use rewindable_c::refusal::{Reason, Refusal};

    use super::*;

    pub(in crate::wasm) type Machine = rewindable_c::Machine;
    pub(in crate::wasm) const SYNTAX: Syntax = Syntax::Slashes;

    /// A program that has been read.
    pub(in crate::wasm) struct Program(rewindable_c::Program);

    /// Reads a text in C, or in C++ or Java where its key is given.
    ///
    /// # Errors
    /// The first refusal.
    pub(in crate::wasm) fn read(text: &str, language: &str) -> Result<Program, Failure> {
        let language = match language {
            "cpp" => Language::Cpp,
            "java" => Language::Java,
            _ => Language::C,
        };
        rewindable_c::Program::with_language(text, language).map(Program).map_err(|error| refusal(&error))
    }

    impl Program {
        /// A machine at the first line. Its random numbers are those of `rand`, which a program itself seeds.
        pub(in crate::wasm) fn start(&self, input: &str, _seed: u64) -> Machine {
            self.0.start(input)
        }
    }

    fn refusal(refusal: &Refusal) -> JsValue {
        let reason = match &refusal.reason {
            Reason::Mistake(mistake) => mistake.to_string(),
            Reason::Lack(lack) => lack.to_string(),
            Reason::Limit(limit) => limit.to_string(),
        };
        let mut values = refusal.values();
        values.push(("line", refusal.line.to_string()));
        let sentence = format!("Line {}: {reason}.", refusal.line);
        refused(&format!("c-{}", refusal.key()), &sentence, &values, refusal.line, None)
    }
}
