//! Backtracking with the eight symmetries of the square taken out: fix the queens of the border, fill the inside.
//!
//! ```text
//!   . . Q . . . . .     Every solution has a queen in each of the four border lines (two lines share it in a
//!   . + + + + + + Q     corner). The eight images of a solution have the eight images of its border, so it is enough
//!   . + + + + + + .     to fill the inside (+) of one border of each orbit and to multiply by the size of the orbit.
//!   . + + + + + + .
//!   Q + + + + + + .     A job fills every k-th border of the list of all smallest ones, k being the number of jobs:
//!   . + + + + + + .     neighbours in the list take similar time, so the jobs are much alike.
//!   . + + + + + + .
//!   . . . . Q . . .
//! ```
//!
//! It works for every N and needs almost no memory.

use super::round_robin::RoundRobin;
use super::{CountSize, naive};

/// Boards below this have no inside.
const SMALLEST_WITH_BORDER: u8 = 4;

/// The borders to fill, and how they are shared out among the jobs.
#[derive(Clone, Debug)]
pub struct Bitmask {
    n: CountSize,
    jobs: u32,
    split: Split,
    borders: Vec<Border>,
}

/// How the work inside a border is shared out: the ways to place the first `queens` queens are dealt out in turn.
#[derive(Clone, Copy, Debug)]
struct Split {
    queens: u32,
    parts: u32,
}

impl Split {
    const NONE: Split = Split { queens: 0, parts: 1 };

    /// So that a part takes some seconds: each border of N = 21 takes 8 s, and each N beyond nine times as long. With
    /// N = 27 there would be too many parts to number them, and one takes a minute or two.
    fn of(n: u8) -> Split {
        match n {
            ..=20 => Split::NONE,
            21 => Split { queens: 2, parts: 1 << 2 },
            22 => Split { queens: 3, parts: 1 << 5 },
            23 => Split { queens: 4, parts: 1 << 8 },
            24 => Split { queens: 4, parts: 1 << 11 },
            25 => Split { queens: 5, parts: 1 << 14 },
            26.. => Split { queens: 6, parts: 1 << 16 },
        }
    }
}

impl Bitmask {
    /// All smallest borders of the board of `n` × `n`.
    pub fn new(n: CountSize) -> Bitmask {
        let borders = smallest_borders(n.get());
        let wanted = match n.get() {
            ..=11 => 1,
            12..=13 => 8,
            14..=16 => 64,
            17 => 512,
            18.. => u32::MAX,
        };
        let split = Split::of(n.get());
        Bitmask { n, jobs: wanted.min(borders.len() as u32 * split.parts).max(1), split, borders }
    }

    /// The number of jobs, at least 1.
    pub fn jobs(&self) -> u32 {
        self.jobs
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        self.borders.capacity() * size_of::<Border>()
    }

    /// The solutions that belong to `job`. Successive jobs have different borders where there are enough, so that their mean
    /// soon approaches that of all.
    pub fn run(&self, job: u32) -> u64 {
        if self.n.get() < SMALLEST_WITH_BORDER {
            return naive(self.n);
        }
        let (job, count) = (job as usize, self.borders.len());
        let part = (job / count) as u32;
        let borders = self.borders.iter().skip(job % count).step_by(self.jobs as usize);
        borders.map(|border| border.orbit() * border.fillings(self.split, part)).sum()
    }
}

/// The queens of the four border lines, each by the number of squares before it: the top row and the bottom row from
/// the left, the left and the right column from the top. A queen in a corner is named in both of its lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Border {
    n: u8,
    top: u8,
    right: u8,
    bottom: u8,
    left: u8,
}

impl Border {
    /// The border after a quarter turn clockwise, which takes (row, column) to (column, last − row).
    fn turned(self) -> Border {
        let last = self.n - 1;
        Border { top: last - self.left, right: self.top, bottom: last - self.right, left: self.bottom, ..self }
    }

    /// The mirror image that exchanges left and right.
    fn mirrored(self) -> Border {
        let last = self.n - 1;
        Border { top: last - self.top, right: self.left, bottom: last - self.bottom, left: self.right, ..self }
    }

    /// The eight images under rotation and reflection, equal ones included.
    fn images(self) -> [Border; 8] {
        let mut images = [self; 8];
        for i in 1..4 {
            images[i] = images[i - 1].turned();
        }
        for i in 4..8 {
            images[i] = images[i - 4].mirrored();
        }
        images
    }

    /// The number of different images.
    fn orbit(self) -> u64 {
        8 / self.images().into_iter().filter(|&image| image == self).count() as u64
    }

    /// Row and column of the queen of each line.
    fn squares(self) -> [(u8, u8); 4] {
        let last = self.n - 1;
        [(0, self.top), (self.right, last), (last, self.bottom), (self.left, 0)]
    }

    /// Whether each line holds one queen and none attacks another.
    fn is_legal(self) -> bool {
        let squares = self.squares();
        (0..4).all(|i| {
            (0..i).all(|j| {
                let ((row, column), (other_row, other_column)) = (squares[i], squares[j]);
                let (down, across) = (row.abs_diff(other_row), column.abs_diff(other_column));
                squares[i] == squares[j] || (down != 0 && across != 0 && down != across)
            })
        })
    }

    /// The ways to fill the inside that belong to a part.
    fn fillings(self, split: Split, part: u32) -> u64 {
        let (inside, all) = self.inside();
        match split.parts {
            1 => inside.fill(all),
            parts => inside.fill_part(all, split.queens, &mut RoundRobin::new(parts, part)),
        }
    }

    /// The board as its first row sees it, and the word for all columns.
    fn inside(self) -> (Inside, u64) {
        // Row r of the board is bit n + column of each word while row r is filled; the words slide by one column a row,
        // so that a queen of a later row waits outside the board for as many rows as it is away.
        let n = u32::from(self.n);
        let mut inside = Inside { taken: 0, falling: 0, rising: 0, border_rows: 0 };
        for (row, column) in self.squares() {
            let (row, bit) = (u32::from(row), 1u64 << (n + u32::from(column)));
            inside.taken |= bit;
            inside.falling |= bit >> row;
            inside.rising |= bit << row;
            inside.border_rows |= 1 << row;
        }
        (inside, ((1u64 << n) - 1) << n)
    }
}

/// The board as its next row sees it.
#[derive(Clone, Copy)]
struct Inside {
    /// Columns that have their queen.
    taken: u64,
    /// Diagonals that move one column to the right a row.
    falling: u64,
    /// Diagonals that move one column to the left a row.
    rising: u64,
    /// Bit 0: the next row has its queen already; bit 1: the row after it; and so on.
    border_rows: u32,
}

impl Inside {
    /// The ways to fill all rows from here on.
    fn fill(self, all: u64) -> u64 {
        if self.taken == all {
            return 1;
        }
        self.next(all, |next| next.fill(all))
    }

    /// The ones that begin with one of our ways to place the next `queens` queens, of which more must be left.
    fn fill_part(self, all: u64, queens: u32, turns: &mut RoundRobin) -> u64 {
        if queens == 0 {
            return if turns.is_ours() { self.fill(all) } else { 0 };
        }
        let left = queens - u32::from(self.is_open());
        self.next(all, |next| next.fill_part(all, left, turns))
    }

    /// Whether the next row is still without a queen.
    fn is_open(self) -> bool {
        self.border_rows & 1 == 0
    }

    /// The sum of `fill` over the board after each way to fill the next row.
    #[inline(always)]
    fn next(self, all: u64, mut fill: impl FnMut(Inside) -> u64) -> u64 {
        let after = |taken, falling, rising| Inside {
            taken,
            falling: falling << 1,
            rising: rising >> 1,
            border_rows: self.border_rows >> 1,
        };
        if !self.is_open() {
            return fill(after(self.taken, self.falling, self.rising));
        }
        let mut free = all & !(self.taken | self.falling | self.rising);
        let mut solutions = 0;
        while free != 0 {
            let queen = free & free.wrapping_neg();
            free ^= queen;
            solutions += fill(after(self.taken | queen, self.falling | queen, self.rising | queen));
        }
        solutions
    }
}

/// Of each orbit of legal borders the smallest member.
fn smallest_borders(n: u8) -> Vec<Border> {
    let mut borders = Vec::new();
    if n < SMALLEST_WITH_BORDER {
        return borders;
    }
    // The smallest member has its top queen in the left half.
    for top in 0..n / 2 {
        for right in 0..n {
            for bottom in 0..n {
                for left in 0..n {
                    let border = Border { n, top, right, bottom, left };
                    if border.is_legal() && border.images().into_iter().all(|image| border <= image) {
                        borders.push(border);
                    }
                }
            }
        }
    }
    borders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_of_the_smallest_borders_are_all_legal_borders() {
        for n in SMALLEST_WITH_BORDER..=12 {
            let each = 0..n;
            let legal = each.clone().flat_map(|top| {
                let each = 0..n;
                each.clone().flat_map(move |right| {
                    let each = 0..n;
                    each.clone().flat_map(move |bottom| {
                        (0..n).filter(move |&left| Border { n, top, right, bottom, left }.is_legal())
                    })
                })
            });
            let orbits: u64 = smallest_borders(n).into_iter().map(Border::orbit).sum();
            assert_eq!(orbits, legal.count() as u64, "N = {n}");
        }
    }

    #[test]
    fn the_parts_of_a_border_are_all_of_it() {
        for n in [7, 8, 11] {
            for border in smallest_borders(n) {
                for (queens, parts) in [(1, 2), (2, 5), (3, 64)] {
                    let split = Split { queens, parts };
                    let sum: u64 = (0..parts).map(|part| border.fillings(split, part)).sum();
                    assert_eq!(sum, border.fillings(Split::NONE, 0), "{border:?}, {split:?}");
                }
            }
        }
    }

    /// The ways to place the next `queens` queens.
    fn ways(inside: Inside, all: u64, queens: u32) -> u64 {
        if queens == 0 {
            return 1;
        }
        let left = queens - u32::from(inside.is_open());
        inside.next(all, |next| ways(next, all, left))
    }

    #[test]
    fn every_part_of_a_large_board_has_a_number_and_much_to_do() {
        for n in 21..=27 {
            let Bitmask { jobs, split, borders, .. } = Bitmask::new(CountSize::new(n));
            assert_eq!(u64::from(jobs), borders.len() as u64 * u64::from(split.parts), "N = {n}");
            for border in [borders[0], borders[borders.len() / 2], borders[borders.len() - 1]] {
                let (inside, all) = border.inside();
                let ways = ways(inside, all, split.queens);
                assert!(ways >= 8 * u64::from(split.parts), "N = {n}, {border:?}: {ways} for {} parts", split.parts);
            }
        }
    }

    #[test]
    fn a_border_has_eight_images() {
        let border = Border { n: 8, top: 2, right: 1, bottom: 4, left: 4 };
        let mut images = border.images().to_vec();
        images.sort_unstable();
        images.dedup();
        assert_eq!((images.len() as u64, border.orbit()), (8, 8));
        assert!(images.into_iter().all(Border::is_legal));
        assert_eq!(border.turned().turned().turned().turned(), border);
        assert_eq!(border.mirrored().mirrored(), border);
    }
}
