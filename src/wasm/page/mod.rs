//! The first view: queens and links.

mod limits;
pub(super) mod link;
pub(super) mod placement;
mod queens;
