//! Knight's tours.
//!
//! In reading order:
//!
//! - [`moves`]: the eight moves and their digits.
//! - [`holes`] and [`question`]: what may be asked.
//! - [`referee`]: whether a sequence of squares is a tour; it knows nothing of how tours are made.
//! - [`tour`]: a tour that has passed the referee, and its texts.
//! - `two_factor`, `parts` and `exact`: a two-factor of the board, that is, a path and rings that cover it, its parts, and every way tried: the ground
//!   floor of the two below.
//! - [`existence`]: whether there is a tour, and why not.
//! - [`construct`]: a tour at once.
//! - [`replay`]: a tour that is known, as a search to be walked along.
//! - [`backtrack`]: a tour by backtracking, with Warnsdorff's rule and without.
//! - [`count`]: how many tours there are, exactly, and number k of them.

pub mod backtrack;
pub mod construct;
pub mod count;
mod exact;
pub mod existence;
pub mod holes;
pub mod moves;
mod parts;
pub mod question;
pub mod referee;
pub mod replay;
pub mod tour;
mod two_factor;

pub use holes::Holes;
pub use question::{Goal, Question};
pub use tour::Tour;
