//! The errors of links and pasted texts, with their positions.

mod quoted;
mod table;
mod table_macro;

use std::fmt;

pub use quoted::Quoted;
pub use table::Kind;

/// Why a text is not a link, or cannot be read at all, and where.
///
/// ```
/// use queens_and_knights::text::link::Link;
///
/// let error = "#1/queens/99".parse::<Link>().unwrap_err();
/// assert_eq!((error.kind.code(), error.at), ("board-size", 10));
/// assert_eq!(error.to_string(), "the board size must be a whole number from 1 to 32, not 99 (at character 11)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    /// The kind of the error.
    pub kind: Kind,
    /// How many characters of the text stand before the place that is wrong. Its text counts from 1.
    pub at: usize,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Some(at) => write!(f, "{} (at character {})", self.kind, at + 1),
            None => self.kind.fmt(f),
        }
    }
}

impl LinkError {
    /// How many characters stand before the place that is wrong; nothing where the text as a whole is no board.
    #[must_use]
    pub fn place(&self) -> Option<usize> {
        let is_whole = matches!(self.kind, Kind::OnlyTotal { .. } | Kind::OnlyNumber { .. });
        (!is_whole).then_some(self.at)
    }
}

impl std::error::Error for LinkError {}
