//! The solutions of boards that have too many to be laid out, to be gone through by their number.

use crate::board::Square;
use crate::queens::packed::{self, Search};
use crate::queens::{Placement, Size};

/// The largest N whose solutions are numbered: there are 2,279,184, found in a second or two.
pub const MAX_NUMBERED: u8 = 15;

/// All solutions of a board in the lexicographic order of the columns of their rows, found in as many slices as one
/// likes; and of them those that pass a filter.
///
/// ```
/// use queens_and_knights::queens::{Size, numbered::Numbered};
///
/// let mut all = Numbered::try_new(Size::new(8)).unwrap();
/// all.choose(true, None);
/// while all.advance(1000) {}
/// assert_eq!((all.found(), all.chosen()), (92, 12));
/// ```
#[derive(Clone, Debug)]
pub struct Numbered {
    size: Size,
    search: Search,
    /// Those found so far.
    all: Vec<u64>,
    fundamental: bool,
    with: Option<Square>,
    /// How many of them have been looked at for the filter.
    judged: usize,
    /// The indices of those that pass it.
    chosen: Vec<u32>,
}

impl Numbered {
    /// The list before its first solution, and a filter that lets all of them pass; nothing when N is above
    /// [`MAX_NUMBERED`].
    #[must_use]
    pub fn try_new(size: Size) -> Option<Numbered> {
        (size.get() <= MAX_NUMBERED).then(|| Numbered {
            size,
            search: Search::new(size.get()),
            all: Vec::new(),
            fundamental: false,
            with: None,
            judged: 0,
            chosen: Vec::new(),
        })
    }

    /// Lets only fundamental solutions pass, or only those with a queen on a square. Solutions found stay found.
    pub fn choose(&mut self, fundamental: bool, with: Option<Square>) {
        (self.fundamental, self.with, self.judged) = (fundamental, with, 0);
        self.chosen.clear();
    }

    /// Goes on for about so many queens placed; `false` when everything is found and looked at.
    pub fn advance(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while left > 0 {
            if self.judged < self.all.len() {
                let solution = self.all[self.judged];
                if self.passes(solution) {
                    self.chosen.push(self.judged as u32);
                }
                self.judged += 1;
                left -= 1;
            } else {
                match self.search.next(&mut left) {
                    Some(solution) => self.all.push(solution),
                    None if self.search.over() => return false,
                    None => {}
                }
            }
        }
        true
    }

    /// Whether all solutions are found and looked at.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.search.over() && self.judged == self.all.len()
    }

    /// How many solutions are found.
    #[must_use]
    pub fn found(&self) -> usize {
        self.all.len()
    }

    /// How many of those looked at pass the filter.
    #[must_use]
    pub fn chosen(&self) -> usize {
        self.chosen.len()
    }

    /// One of those that pass, from 0.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<Placement> {
        self.chosen.get(index).map(|&index| packed::placement(self.all[index as usize], self.size))
    }

    /// The index of a solution among those that pass, if it is one of them.
    #[must_use]
    pub fn chosen_index(&self, placement: &Placement) -> Option<usize> {
        let index = self.index(placement)?;
        self.chosen.binary_search(&(index as u32)).ok()
    }

    /// The index of a solution among all, if it is one and found.
    #[must_use]
    pub fn index(&self, placement: &Placement) -> Option<usize> {
        if placement.size() != self.size {
            return None;
        }
        let packed = packed::pack(placement)?;
        self.all.binary_search(&packed).ok()
    }

    fn passes(&self, solution: u64) -> bool {
        let n = self.size.get();
        let on = |square| packed::column(solution, n, self.size.row(square)) == self.size.column(square);
        let first = || packed::images(solution, n).iter().all(|image| solution <= *image);
        self.with.is_none_or(on) && (!self.fundamental || first())
    }
}
