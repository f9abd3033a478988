//! What the first view does not wait for: knight's tours, comparisons, GIFs, lessons and pasted text.

mod argument;
mod gif;
mod kind;
mod knight;
pub(super) mod known_tour;
mod lesson;
mod pair;
mod pasted;
pub(super) mod tours;
pub(super) mod why_not;
