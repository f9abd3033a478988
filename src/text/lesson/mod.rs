//! Lessons as Markdown, both built in and written by users: a title, and for each stop a paragraph or two and a link.
//!
//! ```text
//! # Three arrays instead of a walk
//!
//! Once a queen is placed, its column and its two diagonals are closed.
//!
//! #1/queens/8?solver=marks&step=1
//! ```
//!
//! A link is a line by itself; of a full address only the part from `#` counts. A line that begins with `\` is text
//! without it. No other mark means anything: a lesson is plain text.
//!
//! ```
//! use queens_and_knights::text::lesson::{Fault, Lesson};
//!
//! let units: Vec<u16> = "# One\n\nA first solution.\n\n#1/queens/8?solver=marks&step=982\n".encode_utf16().collect();
//! let lesson = Lesson::read(&units).unwrap();
//! assert_eq!((lesson.title.as_str(), lesson.stops[0].line), ("One", 5));
//! assert_eq!(lesson.to_string().encode_utf16().collect::<Vec<u16>>(), units);
//!
//! let mistakes = Lesson::read(&[]).unwrap_err();
//! assert_eq!([mistakes[0].fault.code(), mistakes[1].fault.code()], ["title-missing", "stops-none"]);
//! ```

mod line;
mod read;

use std::fmt;

use crate::text::link::LinkError;
use line::{Line, paragraphs};

/// The longest lesson, in UTF-16 units: what a link can hold in packed form.
pub const MAX_LENGTH: usize = 65_536;
/// The longest title, in UTF-16 units.
pub const MAX_TITLE: usize = 120;
/// The longest text of a stop, in UTF-16 units.
pub const MAX_TEXT: usize = 2000;
/// The most stops.
pub const MAX_STOPS: usize = 200;
/// The mistakes after which reading ends.
pub const MAX_MISTAKES: usize = 20;

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its title, which is not empty.
    pub title: String,
    /// At least one.
    pub stops: Vec<Stop>,
}

/// A stop of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Its paragraphs, with an empty line between them.
    pub text: String,
    /// From `#`, as it was written.
    pub link: String,
    /// The line of the link, from 1.
    pub line: usize,
}

/// The lesson as a file that reads back as the same lesson.
impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# {}", line::trim(&self.title))?;
        for Stop { text, link, .. } in &self.stops {
            for paragraph in paragraphs(text) {
                // Of a line that would be read as something else, the backslash makes text.
                let escape =
                    if matches!(Line::of(&paragraph), Line::Text(text) if text == paragraph) { "" } else { "\\" };
                writeln!(f, "\n{escape}{paragraph}")?;
            }
            writeln!(f, "\n{link}")?;
        }
        Ok(())
    }
}

/// A mistake in a text that was meant as a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// Its line, from 1.
    pub line: usize,
    /// The characters before that line, each end of a line as one.
    pub at: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// It is longer than [`MAX_LENGTH`].
    Long,
    /// A control character, or half of a surrogate pair.
    Character(u16),
    /// Something comes before the title, or the title is empty.
    TitleMissing,
    /// A second title.
    TitleAgain,
    /// A title longer than [`MAX_TITLE`], with its length in UTF-16 units.
    TitleLong(usize),
    /// A link without a text before it.
    TextMissing,
    /// A text longer than [`MAX_TEXT`], with its length in UTF-16 units.
    TextLong(usize),
    /// A link that cannot be read.
    Link(LinkError),
    /// A text without a link behind it.
    LinkMissing,
    /// A link that does not say what to show.
    LinkNowhere,
    /// A link to a lesson.
    LinkLesson,
    /// More than [`MAX_STOPS`] stops.
    StopsMany,
    /// No stop.
    StopsNone,
}

impl Fault {
    /// A key in kebab case that never changes, by which a page finds the sentence.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Fault::Long => "long",
            Fault::Character(_) => "character",
            Fault::TitleMissing => "title-missing",
            Fault::TitleAgain => "title-again",
            Fault::TitleLong(_) => "title-long",
            Fault::TextMissing => "text-missing",
            Fault::TextLong(_) => "text-long",
            Fault::Link(_) => "link",
            Fault::LinkMissing => "link-missing",
            Fault::LinkNowhere => "link-nowhere",
            Fault::LinkLesson => "link-lesson",
            Fault::StopsMany => "stops-many",
            Fault::StopsNone => "stops-none",
        }
    }
}
