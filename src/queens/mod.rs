//! N queens: placements, the classic solvers and the counters.
//!
//! - [`Placement`], [`referee`]: queens on a board, and the pairs that attack each other.
//! - [`solvers`]: ways to search, each after a well-known article, and an explanation of each step.
//! - [`completions`]: how many solutions contain a placement.
//! - [`symmetry`]: turning and mirroring, and fundamental solutions.
//! - [`solutions`]: all solutions of a board, by their number and family, and as text.
//! - [`question`]: the quiz about the next step.
//! - [`zones`]: which squares queens forbid.
//! - [`challenge`]: the problem for which one of the articles was written.
//! - [`race`]: the loop of each article alone, to take its time.
//! - [`tree`]: the search tree around the current path.
//! - [`count`]: how many solutions there are, as fast as can be.

pub mod challenge;
pub mod completions;
pub mod count;
mod given;
pub(crate) mod packed;
mod placement;
pub mod question;
pub mod race;
pub mod race_time;
pub mod referee;
pub mod solutions;
pub mod solvers;
pub mod symmetry;
pub mod tree;
pub mod zones;

pub use given::{Clash, Given};
pub use placement::{Placement, Size};
pub use solvers::Solver;
