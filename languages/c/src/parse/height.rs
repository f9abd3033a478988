//! How high the tree of an expression is, in every language.

use super::Result;
use crate::limits::MAX_HEIGHT;
use crate::refusal::{Refusal, TextLimit};

/// The height of the tree of the expression that is read.
#[derive(Default)]
pub(super) struct Height(u32);

impl Height {
    /// One more operator on top of what was read.
    pub(super) fn grow(&mut self, line: u32) -> Result<()> {
        self.0 += 1;
        if self.0 <= MAX_HEIGHT { Ok(()) } else { Err(Refusal::limit(line, TextLimit::Registers)) }
    }

    /// Begins an expression, or a part of one; gives how high that is which was read before it.
    pub(super) fn begin(&mut self) -> Height {
        std::mem::take(self)
    }

    /// Ends it: what was read before it is as high as it was.
    pub(super) fn end(&mut self, before: Height) {
        self.0 = self.0.max(before.0);
    }
}
