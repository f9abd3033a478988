//! All solutions of a small board in their order, and how they fall into families of images.

use crate::event::Event;
use crate::queens::{Given, Placement, Size, marks, symmetry};
use crate::search::Search;

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
    let mut search = marks::search(Given::none(size));
    let mut listed: Vec<Listed> = Vec::new();
    while let Some(event) = search.next() {
        if event != Event::Solved {
            continue;
        }
        let mut placement = Placement::empty(size);
        for &queen in search.path() {
            placement.insert(queen);
        }
        let images = symmetry::images(&placement);
        // The fundamental one is the first in this very order: it is listed already, or is this one.
        let first = images.iter().map(Placement::columns).min().flatten();
        let family = listed.binary_search_by(|other| other.placement.columns().cmp(&first)).unwrap_or_else(|at| at);
        listed.push(Listed { placement, family, images: images.len() as u8 });
    }
    Some(listed)
}
