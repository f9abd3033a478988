//! The readers of text from elsewhere, each with its printer: a link, a clipboard or a file is untrusted until
//! one of them has read it.
//!
//! - [`kind`]: the kind of a text, and programs as copied from web pages.
//! - [`link`]: every state as a short text.
//! - [`paste`]: links, and all other texts that describe a board.
//! - `board`: the recogniser of boards, which the two others ask.
//! - [`answer`]: the whole output of a user's program, judged board by board.
//! - [`lesson`]: the texts and links of a lesson.
//! - [`svg`]: the link in a picture.
//! - [`job_line`]: finished jobs of a count as lines.
//!
//! And [`difference`]: how the two searches of a link differ, in a sentence.

pub mod answer;
mod board;
pub mod difference;
pub mod job_line;
pub mod kind;
pub mod lesson;
pub mod link;
pub mod paste;
pub mod svg;
