//! Statements that stand on one line, with the functions inside them, as a comprehension does.

/// The line that is carried out, for as many steps as it has gone on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OneLine {
    line: u32,
    /// The fewest calls inside each other at one of these steps.
    depth: u32,
}

impl OneLine {
    /// A line was carried out, inside so many calls.
    pub fn look(&mut self, line: u32, depth: u32) {
        let depth = if line == self.line { self.depth.min(depth) } else { depth };
        *self = OneLine { line, depth };
    }

    /// Whether all that came of the last statement, inside so many calls now, was carried out on its line.
    pub fn is_whole(self, depth: u32) -> bool {
        self.depth <= depth
    }
}
