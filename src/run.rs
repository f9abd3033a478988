//! A run: what a [`Player`](crate::Player) asks of whatever it walks along.
//!
//! A run only goes forward, step by step, and can be cloned after any of them. A [`Search`](crate::Search), whose steps
//! are [`Event`](crate::Event)s of a board, is one; another may have steps of its own, counted in its own way.

use std::fmt::Debug;

/// As many bytes are copied in about the time of a plain step.
pub(crate) const COPIED: u64 = 1 << 13;

/// A deterministic sequence of steps that can be cloned after any of them.
///
/// Two clones at the same step yield the same steps: a step number is a complete address.
pub trait Run: Clone + Iterator<Item: Copy + Debug> {
    /// The counts that are kept of its steps.
    type Counts: Counts<Step = Self::Item>;

    /// The most clones that a player keeps.
    const CHECKPOINTS: usize = 4096;

    /// The time from one of them to the next as long as there are few, as a number of plain steps. If it is more than 1, the
    /// counts are to take little room.
    const SPACING: u64 = 1;

    /// The counts before the first step.
    fn counts(&self) -> Self::Counts;

    /// Whether there are no more steps.
    fn has_ended(&self) -> bool;

    /// How long a step took, as a number of plain steps.
    fn weight(_step: Self::Item) -> u64 {
        1
    }

    /// An upper estimate of the bytes on the heap that a clone takes now, with its counts. It may change along the run.
    fn footprint(&self) -> usize;
}

/// The counts of the steps of a run so far.
pub trait Counts: Clone + Debug {
    /// A step of the run.
    type Step;

    /// A kind of step that one can jump to.
    type Mark: Copy;

    /// Adds one step.
    fn add(&mut self, step: Self::Step);

    /// How often a mark has been met; this never falls as steps are added.
    fn count(&self, mark: Self::Mark) -> u64;

    /// By how much this one step raises [`count`](Counts::count).
    fn rise(step: Self::Step, mark: Self::Mark) -> u64;
}
