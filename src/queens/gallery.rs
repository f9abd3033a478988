//! All solutions of a small board in their order, and how they fall into families of images.

use std::iter;

use crate::queens::packed::{self, Search};
use crate::queens::{Placement, Size};

/// The largest N whose solutions are listed: there are 724.
pub const MAX_LISTED: u8 = 10;

/// A solution in its place among all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The solution.
    pub placement: Placement,
    /// The index, from 0, of the fundamental solution that it is an image of: its own if it is fundamental.
    pub family: usize,
    /// How many distinct images it has: 8, 4, 2 or 1.
    pub images: u8,
}

/// Every solution of a board in the lexicographic order of the columns of its rows; nothing when N is above
/// [`MAX_LISTED`].
///
/// ```
/// use queens_and_knights::queens::{Size, gallery};
///
/// let all = gallery::solutions(Size::new(8)).unwrap();
/// let fundamental = all.iter().enumerate().filter(|(index, listed)| listed.family == *index);
/// assert_eq!((all.len(), fundamental.count()), (92, 12));
/// ```
#[must_use]
pub fn solutions(size: Size) -> Option<Vec<Listed>> {
    if size.get() > MAX_LISTED {
        return None;
    }
    let mut search = Search::new(size.get());
    // More than enough for all that are listed.
    let mut left = u64::MAX;
    let all: Vec<u64> = iter::from_fn(|| search.next(&mut left)).collect();
    let listed = |&solution: &u64| {
        let mut images = packed::images(solution, size.get());
        images.sort_unstable();
        // The fundamental one is the first in this very order.
        let family = all.partition_point(|other| *other < images[0]);
        let distinct = 1 + images.windows(2).filter(|pair| pair[0] != pair[1]).count();
        Listed { placement: packed::placement(solution, size), family, images: distinct as u8 }
    };
    Some(all.iter().map(listed).collect())
}
