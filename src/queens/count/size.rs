//! The numbers of queens that can be counted: those that have been, and one more.

use std::fmt;

/// The number of queens of a count, 1..=[`CountSize::MAX`].
///
/// ```
/// use queens_and_knights::CountSize;
///
/// assert_eq!(CountSize::new(14).get(), 14);
/// assert_eq!(CountSize::try_new(28), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CountSize(u8);

impl CountSize {
    /// The largest N that has been counted; all counts up to here fit a `u64`.
    pub const MAX: u8 = 27;

    /// A count of `n` queens.
    ///
    /// # Panics
    /// When `n` is not 1..=27.
    #[must_use]
    #[track_caller]
    pub const fn new(n: u8) -> CountSize {
        match CountSize::try_new(n) {
            Some(size) => size,
            None => panic!("a count has 1 to 27 queens"),
        }
    }

    /// A count of `n` queens, or `None` when `n` is not 1..=27.
    #[must_use]
    pub const fn try_new(n: u8) -> Option<CountSize> {
        if n >= 1 && n <= CountSize::MAX { Some(CountSize(n)) } else { None }
    }

    /// N, 1..=27.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for CountSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The number of queens of a [`Plan`](super::Plan), 1..=[`PlanSize::MAX`]: one more than the largest counted.
///
/// ```
/// use queens_and_knights::CountSize;
/// use queens_and_knights::queens::count::PlanSize;
///
/// let beyond = PlanSize::try_new(28).unwrap();
/// assert_eq!((beyond.get(), beyond.published()), (28, None));
/// assert_eq!(PlanSize::from(CountSize::new(27)).published(), Some(CountSize::new(27)));
/// assert_eq!(PlanSize::try_new(29), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PlanSize(u8);

impl PlanSize {
    /// The largest N that can be counted here. Its count, some 2.6 · 10¹⁸, fits a `u64`.
    pub const MAX: u8 = 28;

    /// A plan for `n` queens, or `None` when `n` is not 1..=28.
    #[must_use]
    pub const fn try_new(n: u8) -> Option<PlanSize> {
        if n >= 1 && n <= PlanSize::MAX { Some(PlanSize(n)) } else { None }
    }

    /// N, 1..=28.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The same N where its count is published, so that links and pages have it.
    #[must_use]
    pub const fn published(self) -> Option<CountSize> {
        CountSize::try_new(self.0)
    }
}

impl From<CountSize> for PlanSize {
    fn from(n: CountSize) -> PlanSize {
        PlanSize(n.get())
    }
}

impl fmt::Display for PlanSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
