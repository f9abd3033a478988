//! Programs, ready to run.

use std::rc::Rc;

use crate::compile;
use crate::machine::Machine;
use crate::refusal::{self, Refusal};
use crate::syntax::{self, SyntaxError};

/// A compiled program. Clones share it.
#[derive(Clone, Debug)]
pub struct Program {
    code: Rc<crate::code::Program>,
}

impl Program {
    /// Compiles a program.
    ///
    /// ```
    /// use rewindable_python::Program;
    ///
    /// let program = Program::new("for row in range(3):\n    print(row)\n")?;
    /// let mut machine = program.start("", 0);
    /// machine.step();
    /// machine.step();
    /// assert_eq!((machine.line(), machine.text()), (1, "0\n"));
    /// # Ok::<(), Vec<rewindable_python::refusal::Refusal>>(())
    /// ```
    ///
    /// # Errors
    /// When the text is not Python, or uses an unsupported feature: see [`refusal`].
    pub fn new(text: &str) -> Result<Program, Vec<Refusal>> {
        let module = refusal::check(text)?;
        let code = compile::compile(&module, text).map_err(|name| vec![Refusal::unbound(&name)])?;
        Ok(Program { code: Rc::new(code) })
    }

    /// For comparison with CPython: the name and first line of each code, and the lines of its instructions.
    ///
    /// # Errors
    /// When the text is no Python.
    #[doc(hidden)]
    pub fn lines(text: &str) -> Result<Vec<(String, u32, Vec<u32>)>, SyntaxError> {
        Ok(compile::lines(&syntax::parse(text)?))
    }

    /// A machine at its first line, which reads this input and draws its random numbers by this seed.
    pub fn start(&self, input: &str, seed: u64) -> Machine {
        Machine::new(self.code.clone(), input, seed)
    }
}
