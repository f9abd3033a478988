//! Shares placements out to the parts that a piece of work is split into.

/// Gives each part one placement in turn.
pub(super) struct RoundRobin {
    parts: u32,
    /// How many placements go to other parts before the next of ours.
    next: u32,
}

impl RoundRobin {
    /// The turns of one of the parts, from 0.
    pub(super) fn new(parts: u32, part: u32) -> RoundRobin {
        RoundRobin { parts, next: part }
    }

    /// Whether the next placement goes to our part.
    pub(super) fn is_ours(&mut self) -> bool {
        let ours = self.next == 0;
        self.next = if ours { self.parts - 1 } else { self.next - 1 };
        ours
    }
}
