//! Dealing placements out to the parts that a piece of work is split into.

/// Deals placements out to the parts, one after the other.
pub(super) struct Deal {
    parts: u32,
    /// How many are dealt out before it is our part's turn.
    next: u32,
}

impl Deal {
    /// The deal for one of the parts, from 0.
    pub(super) fn new(parts: u32, part: u32) -> Deal {
        Deal { parts, next: part }
    }

    /// Whether the next placement goes to our part.
    pub(super) fn ours(&mut self) -> bool {
        let ours = self.next == 0;
        self.next = if ours { self.parts - 1 } else { self.next - 1 };
        ours
    }
}
