//! One square of a sweep: where it is on the frontier, and the squares it can be linked to.

/// The digit of a link for the apex, after those of the eight moves.
pub(super) const APEX_DIGIT: u8 = 8;

/// A later square (or the apex) that a square can be linked to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Where it is on the frontier.
    pub(super) slot: u8,
    /// Which move leads there.
    pub(super) digit: u8,
}

/// One square of the sweep.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) slot: u8,
    /// The degree of the square that takes over the slot: 0, or 2 for a hole or where the board has ended.
    pub(super) entering: u8,
    /// Whether no square enters after this one, so that the tour may close here.
    pub(super) may_close: bool,
    /// Whether a link to the apex is not only allowed but needed.
    pub(super) needs_apex: bool,
    pub(super) reach: Vec<Reach>,
    /// After this square a line across the board is done, and the board may be turned over: the new slot of each slot.
    pub(super) turn: Option<Vec<u8>>,
}
