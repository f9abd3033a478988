//! N queens: placements and who attacks whom.

pub mod access;
mod columns;
pub mod count;
mod given;
pub mod marks;
pub mod mask;
pub mod permute;
pub mod placement;
pub mod referee;
pub mod scan;

pub use given::{Clash, Given};
pub use placement::{Placement, Size};
