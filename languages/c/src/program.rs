//! A compiled program.

use std::rc::Rc;

use crate::code::Code;
use crate::limits::MAX_SOURCE;
use crate::machine::Machine;
use crate::refusal::{Refusal, TextLimit};

/// A language that is run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// C, as gcc 12 takes it with `-std=gnu17`.
    #[default]
    C,
    /// C++, as g++ 12 takes it with `-std=gnu++17`.
    Cpp,
    /// Java, as javac 17 takes it, as far as programs of static methods go.
    Java,
}

/// A program that can be run any number of times.
#[derive(Clone, Debug)]
pub struct Program {
    code: Rc<Code>,
}

impl Program {
    /// Compiles a text of C.
    ///
    /// # Errors
    /// Why it is not run: the first mistake, the first part of C that is not here, or a limit.
    pub fn new(text: &str) -> Result<Program, Refusal> {
        Program::with_language(text, Language::C)
    }

    /// Compiles a text of a language.
    ///
    /// # Errors
    /// As [`Program::new`].
    pub fn with_language(text: &str, language: Language) -> Result<Program, Refusal> {
        if text.len() > MAX_SOURCE {
            return Err(Refusal::limit(1, TextLimit::Source));
        }
        let tree = match language {
            Language::Java => crate::parse::java(text)?,
            Language::C | Language::Cpp => {
                let mut read = crate::text::preprocess(text, language)?;
                let foreign = read.foreign.take();
                crate::parse::parse(read, language).map_err(|refusal| {
                    let refusal = if language == Language::Cpp { refusal.of_cpp(text) } else { refusal };
                    refusal.beside(foreign)
                })?
            }
        };
        Ok(Program { code: Rc::new(crate::compile::compile(tree)?) })
    }

    /// A machine at the first line, with an input, which ends as in a pipe.
    #[must_use]
    pub fn start(&self, input: &str) -> Machine {
        self.start_bytes(input.as_bytes())
    }

    /// The same, with an input of any bytes.
    #[must_use]
    pub fn start_bytes(&self, input: impl AsRef<[u8]>) -> Machine {
        Machine::new(self.code.clone(), Rc::from(input.as_ref()))
    }
}
