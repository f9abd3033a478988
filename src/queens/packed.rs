//! Solutions packed into words, 4 bits for the column of each row: of boards of at most 16 columns.

use crate::queens::{Placement, Size};

/// The bits of a column. Row 1 stands highest: the order of the words is that of the solutions.
const BITS: u32 = 4;

/// The column of the queen in a row, from 0, on a board of `n` rows.
pub(crate) fn column(solution: u64, n: u8, row: u8) -> u8 {
    (solution >> (u32::from(n - 1 - row) * BITS) & 15) as u8
}

/// The word of a placement; nothing when it is not a queen for each row.
pub(crate) fn pack(placement: &Placement) -> Option<u64> {
    let columns = placement.columns()?;
    columns.into_iter().try_fold(0, |word, column| Some(word << BITS | u64::from(column?)))
}

/// The placement of a word.
pub(crate) fn placement(solution: u64, size: Size) -> Placement {
    let n = size.get();
    Placement::from_columns(size, (0..n).map(|row| Some(column(solution, n, row))))
}

/// The eight images of a solution, itself first; some of them are the same where it has symmetries of its own.
pub(crate) fn images(solution: u64, n: u8) -> [u64; 8] {
    let mut rows = [0_u8; 16];
    let mut turned = [0_u8; 16];
    for row in 0..n {
        rows[usize::from(row)] = column(solution, n, row);
        turned[usize::from(rows[usize::from(row)])] = row;
    }
    let mut images = [0; 8];
    // Each of the two has four images by mirrors that keep rows rows and columns columns.
    for (lines, images) in [rows, turned].iter().zip(images.chunks_exact_mut(4)) {
        for row in 0..n {
            let (here, opposite) = (lines[usize::from(row)], lines[usize::from(n - 1 - row)]);
            for (image, column) in images.iter_mut().zip([here, n - 1 - here, opposite, n - 1 - opposite]) {
                *image = *image << BITS | u64::from(column);
            }
        }
    }
    images
}

/// Bitmask backtracking, a row a level and the leftmost column first, that can pause.
#[derive(Clone, Debug)]
pub(crate) struct Search {
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
    pub(crate) fn new(n: u8) -> Search {
        let mut search = Search { n, levels: Vec::with_capacity(n.into()), word: 0 };
        search.enter(0, 0, 0);
        search
    }

    pub(crate) fn over(&self) -> bool {
        self.levels.is_empty()
    }

    fn enter(&mut self, columns: u32, falling: u32, rising: u32) {
        let open = !(columns | falling | rising) & ((1 << self.n) - 1);
        self.levels.push(Level { open, columns, falling, rising });
    }

    /// The next solution; nothing when there is none, or when there is nothing left of the queens to be placed.
    pub(crate) fn next(&mut self, left: &mut u64) -> Option<u64> {
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
