//! The numbers of queens that can be counted: those that have been, and one more.

use crate::bounded::bounded;

bounded! {
    /// The number of queens of a count.
    ///
    /// ```
    /// use queens_and_knights::CountSize;
    ///
    /// assert_eq!(CountSize::new(14).get(), 14);
    /// assert_eq!(CountSize::try_new(28), None);
    /// ```
    pub struct CountSize(u8) from 1;
    /// The largest N that has been counted; all counts up to here fit a `u64`.
    pub const MAX = 27;
}

impl CountSize {
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
}

bounded! {
    /// The number of queens of a [`Plan`](super::Plan): one more than the largest counted.
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
    pub struct PlanSize(u8) from 1;
    /// The largest N that can be counted here. Its count, some 2.6 · 10¹⁸, fits a `u64`.
    pub const MAX = 28;
}

impl PlanSize {
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
