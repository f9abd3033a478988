//! Cleaning a pasted text: removals and replacements that restore the program as it was written.

use crate::keyed::keyed;

keyed! {
    /// One kind of cleaning.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Cleaning {
        /// Line numbers, in front of lines or as a block of their own.
        Numbers = "numbers",
        /// Sentences around a program and between its parts.
        Prose = "prose",
        /// A part of the program that the text has again.
        Repeated = "repeated",
        /// Another program behind the first.
        Others = "others",
        /// The lines that fence code in Markdown.
        Fences = "fences",
        /// `>>>` and `In [1]:`, and the output between them.
        Prompts = "prompts",
        /// Entities of HTML, such as `&lt;`.
        Entities = "entities",
        /// Quotes as in print.
        Quotes = "quotes",
        /// Full-width punctuation outside comments and strings.
        FullWidth = "full-width",
        /// Blanks that do not break, or of another width.
        Blanks = "blanks",
        /// Characters that do not show.
        Invisible = "invisible",
        /// Codes that colour a text in a terminal.
        Codes = "codes",
        /// Lines that end as on old Macs.
        LineEnds = "line-ends",
    }

    /// A key in kebab case that never changes, by which a page finds the sentence.
    pub const fn code;
}

/// A set of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cleanings(u16);

impl Cleanings {
    pub(super) fn set(&mut self, cleaning: Cleaning) {
        self.0 |= 1 << cleaning as u16;
    }

    pub(super) fn add(&mut self, others: Cleanings) {
        self.0 |= others.0;
    }

    /// Whether this kind was applied.
    #[must_use]
    pub const fn has(self, cleaning: Cleaning) -> bool {
        self.0 & 1 << cleaning as u16 != 0
    }

    /// The kinds applied, in the order in which they are reported.
    pub fn iter(self) -> impl Iterator<Item = Cleaning> {
        Cleaning::ALL.into_iter().filter(move |&cleaning| self.has(cleaning))
    }
}
