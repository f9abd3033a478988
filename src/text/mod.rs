//! The readers of text from elsewhere, each with its printer: what a link, a clipboard or a file says is hostile until
//! one of them has read it.
//!
//! - [`link`]: every state as a short text.
//! - [`paste`]: links, and all other texts that describe a board.
//! - [`answer`]: the whole output of somebody's program, judged board by board.
//! - [`lesson`]: the texts and links of a lesson.
//! - [`svg`]: the link in a picture.
//! - [`job_line`]: finished jobs of a count as lines.
//!
//! And [`difference`]: how the two searches of a link differ, in a sentence.

pub mod answer;
pub mod difference;
pub mod job_line;
pub mod lesson;
pub mod link;
pub mod paste;
pub mod svg;
