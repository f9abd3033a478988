//! Solutions up to rotation and reflection, from the number of all solutions.
//!
//! Burnside's lemma: the number of classes is the mean, over the eight symmetries of the square, of the number of
//! solutions that the symmetry leaves as they are. For N > 1 no reflection leaves one, because a queen's mirror image
//! lies in its own row, its own column or on its own diagonal. So
//!
//! ```text
//! fundamental = (all + half turns + 2 · quarter turns) / 8
//! ```
//!
//! and the solutions that survive a half turn are few enough (A032522: 144,620 at N = 20) to be counted directly.

use super::CountSize;

/// The number of fundamental solutions, given the number of all `solutions` of `n` queens, at most 10¹⁸.
///
/// Takes the time of a search for the solutions with a half-turn symmetry: under a millisecond up to N = 14, about
/// seven times longer for each further two.
///
/// ```
/// use queens_and_knights::CountSize;
/// use queens_and_knights::queens::count::fundamental;
///
/// assert_eq!(fundamental(CountSize::new(8), 92), 12);
/// ```
#[must_use]
pub fn fundamental(n: CountSize, solutions: u64) -> u64 {
    if n.get() == 1 {
        return solutions; // the one board that is its own mirror image
    }
    let Symmetric { half_turn, quarter_turn } = symmetric(n);
    (solutions + half_turn + 2 * quarter_turn) / 8
}

/// How many solutions survive a turn of the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Symmetric {
    /// Solutions that a turn by 180° leaves as they are ([A032522](https://oeis.org/A032522)).
    pub half_turn: u64,
    /// Those of them that a turn by 90° leaves as they are ([A033148](https://oeis.org/A033148)).
    pub quarter_turn: u64,
}

/// Counts the solutions that survive a half turn and those that survive a quarter turn.
#[must_use]
pub fn symmetric(n: CountSize) -> Symmetric {
    let n = n.get();
    let mut search = HalfTurns { n, columns: [0; 14], found: Symmetric::default() };
    // On an odd board the middle row maps to itself, so that its queen stands in the centre.
    let half = u32::from(n / 2);
    let (taken, diagonals) = if n % 2 == 1 { (1 << half, 1 << (n - 1)) } else { (0, 0) };
    search.place(0, taken, diagonals, diagonals);
    search.found
}

/// A search that places a queen and its image under the half turn together, from the outer rows inward.
struct HalfTurns {
    n: u8,
    columns: [u8; 14],
    found: Symmetric,
}

impl HalfTurns {
    /// Fills the rows from `row` to its image, where bit d of `falling` stands for the diagonal
    /// `row − column + n − 1 = d` and bit d of `rising` for `row + column = d`.
    fn place(&mut self, row: u8, taken: u32, falling: u64, rising: u64) {
        let last = self.n - 1;
        if row == self.n / 2 {
            self.found.half_turn += 1;
            self.found.quarter_turn += u64::from(self.survives_a_quarter_turn());
            return;
        }
        for column in (0..self.n).filter(|column| taken >> column & 1 == 0) {
            let (image_row, image_column) = (last - row, last - column);
            let down = 1 << (row + last - column) | 1 << (image_row + last - image_column);
            let up = 1 << (row + column) | 1u64 << (image_row + image_column);
            // A queen on a long diagonal, in the middle column or in the image's column meets its own image.
            let pair_agrees = 2 * column != last && row != column && row + column != last;
            if pair_agrees && falling & down == 0 && rising & up == 0 {
                self.columns[usize::from(row)] = column;
                self.place(row + 1, taken | 1 << column | 1 << image_column, falling | down, rising | up);
            }
        }
    }

    /// Whether the quarter turn, which takes (row, column) to (column, last − row), maps every queen to a queen.
    fn survives_a_quarter_turn(&self) -> bool {
        let last = self.n - 1;
        let column_of = |row: u8| match row {
            _ if 2 * row == last => row,
            _ if row < self.n / 2 => self.columns[usize::from(row)],
            _ => last - self.columns[usize::from(last - row)],
        };
        (0..self.n).all(|row| column_of(column_of(row)) == last - row)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{published_count, published_fundamental};
    use super::*;

    #[test]
    fn published_totals_and_classes_agree_by_burnside() {
        for n in (1..=20).map(CountSize::new) {
            assert_eq!(fundamental(n, published_count(n)), published_fundamental(n), "N = {n}");
        }
    }

    /// `cargo test --release -- --ignored burnside` takes some minutes.
    #[test]
    #[ignore = "minutes: counts 320 million symmetric solutions at N = 27"]
    fn published_totals_and_classes_agree_by_burnside_to_the_end() {
        for n in (21..=27).map(CountSize::new) {
            assert_eq!(fundamental(n, published_count(n)), published_fundamental(n), "N = {n}");
        }
    }

    #[test]
    fn symmetric_solutions_are_those_published() {
        // A032522 and A033148 for N = 1..=16.
        let half_turns = [1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80, 136, 420, 1240, 3000];
        let quarter_turns = [1, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 8, 8, 0, 0, 64];
        for (n, (half_turn, quarter_turn)) in (1..).zip(half_turns.into_iter().zip(quarter_turns)) {
            assert_eq!(symmetric(CountSize::new(n)), Symmetric { half_turn, quarter_turn }, "N = {n}");
        }
    }
}
