//! Indentation: from the blanks before a line to `Indent` and `Dedent`.

use super::{LexError, Lexer};
use crate::syntax::SyntaxErrorKind;
use crate::token::TokenKind;

/// How many blocks may be nested, as in CPython.
const MAX_INDENTATION: usize = 100;

/// How far a line is indented. If tabs and spaces are mixed, both must agree on which line is indented further.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Width {
    /// With tabs that reach to the next multiple of 8.
    wide: u32,
    /// With tabs as one space.
    narrow: u32,
}

/// The blocks that are open; the outermost one, not listed, has the width 0.
#[derive(Default)]
pub(super) struct Indentation {
    open: Vec<Width>,
}

impl Indentation {
    fn innermost(&self) -> Width {
        self.open.last().copied().unwrap_or_default()
    }
}

impl Lexer<'_> {
    /// Reads the blanks before a line.
    pub(super) fn measure(&mut self) -> Result<Width, LexError> {
        let mut width = Width::default();
        let mut before_join = None;
        loop {
            match self.peek() {
                Some(' ') => width = Width { wide: width.wide + 1, narrow: width.narrow + 1 },
                Some('\t') => width = Width { wide: (width.wide / 8 + 1) * 8, narrow: width.narrow + 1 },
                Some('\u{c}') => width = Width::default(),
                Some('\\') => {
                    // The blanks before the first backslash count.
                    before_join.get_or_insert(width);
                    self.join_line()?;
                    continue;
                }
                _ => return Ok(before_join.filter(|first| first.wide > 0).unwrap_or(width)),
            }
            self.at += 1;
        }
    }

    /// Opens or closes blocks before a line with a statement.
    pub(super) fn indent(&mut self, width: Width) -> Result<(), LexError> {
        let innermost = self.indentation.innermost();
        if width.wide == innermost.wide {
            return self.consistent(width.narrow == innermost.narrow);
        }
        if width.wide > innermost.wide {
            if self.indentation.open.len() + 1 >= MAX_INDENTATION {
                return Err(self.misindented(SyntaxErrorKind::Indentation, "too many levels of indentation"));
            }
            self.consistent(width.narrow > innermost.narrow)?;
            self.indentation.open.push(width);
            self.push(TokenKind::Indent, self.line_start, (self.line, 0));
            return Ok(());
        }
        let mut closed = 0;
        while self.indentation.innermost().wide > width.wide {
            self.indentation.open.pop();
            closed += 1;
        }
        let innermost = self.indentation.innermost();
        if width.wide != innermost.wide {
            let message = "unindent does not match any outer indentation level";
            return Err(self.misindented(SyntaxErrorKind::Indentation, message));
        }
        self.consistent(width.narrow == innermost.narrow)?;
        for _ in 0..closed {
            self.push(TokenKind::Dedent, self.at, self.position());
        }
        Ok(())
    }

    /// Closes all blocks at the end of the program.
    pub(super) fn dedent_to_zero(&mut self) {
        while self.indentation.open.pop().is_some() {
            self.push(TokenKind::Dedent, self.at, self.position());
        }
        self.push(TokenKind::End, self.at, self.position());
    }

    fn consistent(&self, agree: bool) -> Result<(), LexError> {
        if agree {
            return Ok(());
        }
        Err(self.misindented(SyntaxErrorKind::Tab, "inconsistent use of tabs and spaces in indentation"))
    }

    fn misindented(&self, kind: SyntaxErrorKind, message: &'static str) -> LexError {
        LexError { kind, prevails: false, ..LexError::new(message, self.position()) }
    }
}
