//! All solutions of a board in their order, found slice by slice: by number, by family, and as text.

mod text;

pub use text::{Form, Writer};

use crate::board::Square;
use crate::queens::packed::{self, Search};
use crate::queens::{Placement, Size, referee};

/// The largest N whose solutions are laid out as boards: there are 724.
pub const MAX_LISTED: u8 = 10;

/// The largest N whose solutions are numbered: there are 2,279,184, found in a second or two.
pub const MAX_NUMBERED: u8 = 15;

/// All solutions of a board in the lexicographic order of the columns of their rows, found in as many slices as one
/// likes; and of them those that pass a filter.
///
/// ```
/// use queens_and_knights::queens::{Size, solutions::Solutions};
///
/// let mut all = Solutions::try_new(Size::new(8)).unwrap();
/// all.choose(true, None);
/// while all.advance(1000) {}
/// assert_eq!((all.found(), all.chosen()), (92, 12));
/// ```
///
/// The first of the images of a solution is the fundamental one, so it is found before the others.
#[derive(Clone, Debug)]
pub struct Solutions {
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

impl Solutions {
    /// The list before its first solution, and a filter that lets all of them pass; nothing when N is above
    /// [`MAX_NUMBERED`].
    #[must_use]
    pub fn try_new(size: Size) -> Option<Solutions> {
        (size.get() <= MAX_NUMBERED).then(|| Solutions {
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

    /// Goes on for about this many queens placed; `false` when everything is found and looked at.
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

    /// Those that pass, by their indices among all.
    pub fn indices(&self) -> impl Iterator<Item = usize> {
        self.chosen.iter().map(|&index| index as usize)
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

    /// The family of a solution among all, by its index; nothing where it is not found yet.
    #[must_use]
    pub fn family(&self, index: usize) -> Option<Family> {
        let mut images = packed::images(*self.all.get(index)?, self.size.get());
        images.sort_unstable();
        let first = self.all.binary_search(&images[0]).ok()?;
        let distinct = 1 + images.windows(2).filter(|pair| pair[0] != pair[1]).count();
        Some(Family { first, images: distinct as u8 })
    }

    /// The images of a solution in their order, itself among them; none for any other placement. Each has its index
    /// among all, or where these are not all found, among the images.
    #[must_use]
    pub fn images(&self, placement: &Placement) -> Vec<(usize, Placement)> {
        let solution = packed::pack(placement).filter(|_| placement.size() == self.size);
        let Some(solution) = solution.filter(|_| referee::is_solution(placement)) else { return Vec::new() };
        let mut images = packed::images(solution, self.size.get()).to_vec();
        images.sort_unstable();
        images.dedup();
        let is_over = self.is_over();
        let index_of = |(at, image)| if is_over { self.all.binary_search(image).unwrap_or(at) } else { at };
        images.iter().enumerate().map(|each| (index_of(each), packed::placement(*each.1, self.size))).collect()
    }

    fn passes(&self, solution: u64) -> bool {
        let n = self.size.get();
        let on = |square| packed::column(solution, n, self.size.row(square)) == self.size.column(square);
        let first = || packed::images(solution, n).iter().all(|image| solution <= *image);
        self.with.is_none_or(on) && (!self.fundamental || first())
    }
}

/// The number of a solution among all of its board, from 1, in the order of [`Solutions`]; `None` for any other placement,
/// and on boards of more than [`MAX_LISTED`] rows.
///
/// ```
/// use queens_and_knights::queens::{Placement, Size, solutions};
///
/// let second = Placement::from_columns(Size::new(4), [2, 0, 3, 1].map(Some));
/// assert_eq!(solutions::number(&second), Some(2));
/// ```
#[must_use]
pub fn number(placement: &Placement) -> Option<u32> {
    let n = placement.size().get();
    let wanted = packed::pack(placement).filter(|_| n <= MAX_LISTED)?;
    let mut search = Search::new(n);
    let mut left = u64::MAX;
    for number in 1.. {
        if search.next(&mut left)? == wanted {
            return Some(number);
        }
    }
    None
}

/// The images of a solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Family {
    /// The index, from 0, of the fundamental one among all: the solution's own if it is fundamental.
    pub first: usize,
    /// How many distinct images there are: 8, 4, 2 or 1.
    pub images: u8,
}
