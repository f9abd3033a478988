//! Cleaning a pasted text: removals and replacements that restore the program as it was written.

/// One kind of cleaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cleaning {
    /// Line numbers, in front of lines or as a block of their own.
    Numbers,
    /// Sentences around a program and between its parts.
    Prose,
    /// A part of the program that the text has again.
    Repeated,
    /// Another program behind the first.
    Others,
    /// The lines that fence code in Markdown.
    Fences,
    /// `>>>` and `In [1]:`, and the output between them.
    Prompts,
    /// Entities of HTML, such as `&lt;`.
    Entities,
    /// Quotes as in print.
    Quotes,
    /// Full-width punctuation outside comments and strings.
    FullWidth,
    /// Blanks that do not break, or of another width.
    Blanks,
    /// Characters that do not show.
    Invisible,
    /// Codes that colour a text in a terminal.
    Codes,
    /// Lines that end as on old Macs.
    LineEnds,
}

impl Cleaning {
    /// All of them, in the order in which they are reported.
    pub const ALL: [Cleaning; 13] = [
        Cleaning::Numbers,
        Cleaning::Prose,
        Cleaning::Repeated,
        Cleaning::Others,
        Cleaning::Fences,
        Cleaning::Prompts,
        Cleaning::Entities,
        Cleaning::Quotes,
        Cleaning::FullWidth,
        Cleaning::Blanks,
        Cleaning::Invisible,
        Cleaning::Codes,
        Cleaning::LineEnds,
    ];

    /// A key in kebab case that never changes, by which a page finds the sentence.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Cleaning::Numbers => "numbers",
            Cleaning::Prose => "prose",
            Cleaning::Repeated => "repeated",
            Cleaning::Others => "others",
            Cleaning::Fences => "fences",
            Cleaning::Prompts => "prompts",
            Cleaning::Entities => "entities",
            Cleaning::Quotes => "quotes",
            Cleaning::FullWidth => "full-width",
            Cleaning::Blanks => "blanks",
            Cleaning::Invisible => "invisible",
            Cleaning::Codes => "codes",
            Cleaning::LineEnds => "line-ends",
        }
    }
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
