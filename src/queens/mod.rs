//! N queens: placements and who attacks whom.

pub mod count;
pub mod placement;
pub mod referee;

pub use placement::{Placement, Size};
