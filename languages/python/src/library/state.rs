//! The state of the modules: the generator of random numbers and the clock.

use crate::value::Value;

/// The state of the modules.
#[derive(Clone, Debug)]
pub(crate) struct State {
    /// The seed of generators that the program does not seed itself.
    seed: u64,
    /// Whether no generator was made yet: the first is that of the functions of `random`.
    pub(crate) is_unused: bool,
    /// How long `time.sleep` has slept, in nanoseconds.
    slept: u64,
}

impl State {
    /// The state before a program begins.
    #[must_use]
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, is_unused: true, slept: 0 }
    }

    /// Calls a function with every value inside: there are none.
    pub(crate) fn visit(&self, _mark: &mut dyn FnMut(Value)) {}

    /// The seed of the generator of the functions of `random`.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// A seed for a generator that is given none; each is another one.
    pub(crate) fn fresh_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.seed
    }

    /// Sleeps.
    pub(crate) fn sleep(&mut self, nanoseconds: u64) {
        self.slept = self.slept.saturating_add(nanoseconds);
    }

    /// How long the program has slept, in nanoseconds.
    pub(crate) fn slept(&self) -> u64 {
        self.slept
    }
}
