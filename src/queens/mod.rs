//! N queens: placements and who attacks whom.

pub mod count;
mod given;
pub mod marks;
pub mod placement;
pub mod referee;

pub use given::{Clash, Given};
pub use placement::{Placement, Size};
