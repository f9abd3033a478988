//! Knight's tours.
//!
//! In reading order:
//!
//! - [`moves`]: the eight moves and their digits.
//! - [`Holes`] and [`Question`]: a board with squares taken out, a start and an end.
//! - [`referee`]: whether a sequence of squares is a tour; it knows nothing of how tours are made.
//! - [`Tour`]: a tour that has passed the referee, and its texts.
//! - [`facts`]: which of its lines sum alike, its symmetries, crossings and turns.
//! - `two_factor`, `parts` and `exact`, on which the next two rest: two-factors of the board, connected parts, and the
//!   exhaustive search of small boards.
//! - [`existence`]: whether there is a tour, and why not.
//! - [`construct`]: a tour at once.
//! - [`argument`]: the reason why there is none, step by step.
//! - [`Replay`]: a known tour as a search.
//! - [`backtrack`]: a tour by backtracking, with Warnsdorff's rule and without; [`moment`]: one step of it; [`caption`]: its
//!   sentences.
//! - [`count`]: how many tours there are, exactly, and number k of them.

pub mod argument;
pub mod backtrack;
pub mod caption;
pub mod construct;
pub mod count;
mod exact;
pub mod existence;
pub mod facts;
mod holes;
pub mod moment;
pub mod moves;
mod parts;
mod question;
pub mod referee;
mod replay;
mod tour;
mod two_factor;

pub use holes::{BadHoles, Holes};
pub use question::{BadQuestion, Goal, Named, Question};
pub use replay::Replay;
pub use tour::{Broken, Tour};
