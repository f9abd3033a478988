//! The readers of text from elsewhere, each with its printer: what a link, a clipboard or a file says is hostile until
//! one of them has read it.
//!
//! - [`link`]: every state as a short text.
//! - [`paste`]: links, and all other texts that describe a board.
//! - [`answer`]: the whole output of somebody's program, judged board by board.
//! - [`job_line`]: finished jobs of a count as lines.

pub mod answer;
pub mod job_line;
pub mod link;
pub mod paste;
