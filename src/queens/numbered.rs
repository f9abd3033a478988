//! The solutions of boards that have too many to be laid out, to be gone through by their number.

use crate::board::Square;
use crate::queens::{Placement, Size};

/// The largest N whose solutions are numbered: there are 2,279,184, found in a second or two.
pub const MAX_NUMBERED: u8 = 15;

/// The bits of a column in a packed solution, in which row 1 stands highest: the order of the words is that of the
/// solutions.
const BITS: u32 = 4;

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

    /// Lets only fundamental solutions pass, or only those with a queen on a square. What was found stays found.
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
        self.chosen.get(index).map(|&index| self.placement(self.all[index as usize]))
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
        if placement.size() != self.size || placement.len() != usize::from(self.size.get()) {
            return None;
        }
        let columns = placement.columns()?;
        let packed = columns.into_iter().try_fold(0, |word, column| Some(word << BITS | u64::from(column?)))?;
        self.all.binary_search(&packed).ok()
    }

    fn passes(&self, solution: u64) -> bool {
        let on = |square| {
            let below = u32::from(self.size.get() - 1 - self.size.row(square)) * BITS;
            solution >> below & 15 == u64::from(self.size.column(square))
        };
        self.with.is_none_or(on) && (!self.fundamental || is_first_image(solution, self.size.get().into()))
    }

    fn placement(&self, solution: u64) -> Placement {
        let n = u32::from(self.size.get());
        let column = |row: u32| Some((solution >> ((n - 1 - row) * BITS) & 15) as u8);
        Placement::from_columns(self.size, (0..n).map(column))
    }
}

/// Whether no image of a solution comes before it.
fn is_first_image(solution: u64, n: usize) -> bool {
    let mut rows = [0_u8; 16];
    let mut turned = [0_u8; 16];
    for row in 0..n {
        rows[row] = (solution >> ((n - 1 - row) as u32 * BITS) & 15) as u8;
        turned[usize::from(rows[row])] = row as u8;
    }
    let last = n as u8 - 1;
    // Each of the two has four images by mirrors that keep rows rows and columns columns.
    [rows, turned].iter().all(|lines| {
        let [mut plain, mut left, mut top, mut both] = [0_u64; 4];
        for row in 0..n {
            let (here, opposite) = (lines[row], lines[n - 1 - row]);
            plain = plain << BITS | u64::from(here);
            left = left << BITS | u64::from(last - here);
            top = top << BITS | u64::from(opposite);
            both = both << BITS | u64::from(last - opposite);
        }
        solution <= plain.min(left).min(top).min(both)
    })
}

/// Bitmask backtracking, a row a level and the leftmost column first, that can pause.
#[derive(Clone, Debug)]
struct Search {
    n: u8,
    levels: Vec<Level>,
    /// The columns chosen so far.
    word: u64,
}

/// A row that is being filled.
#[derive(Clone, Copy, Debug)]
struct Level {
    /// The free columns that have not been tried yet.
    open: u32,
    columns: u32,
    falling: u32,
    rising: u32,
}

impl Search {
    fn new(n: u8) -> Search {
        let mut search = Search { n, levels: Vec::with_capacity(n.into()), word: 0 };
        search.enter(0, 0, 0);
        search
    }

    fn over(&self) -> bool {
        self.levels.is_empty()
    }

    fn enter(&mut self, columns: u32, falling: u32, rising: u32) {
        let open = !(columns | falling | rising) & ((1 << self.n) - 1);
        self.levels.push(Level { open, columns, falling, rising });
    }

    /// The next solution; nothing when there is none, or when there is nothing left of the queens to be placed.
    fn next(&mut self, left: &mut u64) -> Option<u64> {
        while *left > 0 {
            let full = self.levels.len() == usize::from(self.n);
            let level = self.levels.last_mut()?;
            if level.open == 0 {
                self.levels.pop();
                self.word >>= BITS;
                continue;
            }
            let queen = level.open & level.open.wrapping_neg();
            level.open ^= queen;
            let Level { columns, falling, rising, .. } = *level;
            *left -= 1;
            let word = self.word << BITS | u64::from(queen.trailing_zeros());
            if full {
                return Some(word);
            }
            self.word = word;
            self.enter(columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        }
        None
    }
}
