//! Facts of a tour: lines whose numbers sum alike, its symmetries, the moves that cross, and its turns.

use crate::board::{Board, Square};
use crate::knight::Tour;

/// What can be said of a tour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The sums of its numbers; nothing on a board with squares taken out.
    pub sums: Option<Sums>,
    /// The symmetries of the board that leave its path as it is, in whichever direction it is then walked.
    pub symmetries: Vec<Symmetry>,
    /// How many pairs of moves cross. A closing move is one of the moves.
    pub crossings: u64,
    /// On how many squares the knight changes its direction.
    pub turns: u64,
    /// How many moves there are.
    pub moves: u64,
}

/// The sums of the numbers of a board, along its lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sums {
    /// The rows.
    pub rows: Alike,
    /// The columns.
    pub columns: Alike,
    /// The two long diagonals of a square board.
    pub diagonals: Option<Alike>,
    /// Whether all lines of a square board sum alike.
    pub magic: Option<Magic>,
}

/// The largest set of lines of one direction that sum alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alike {
    /// Their sum; of two sets of one size the smaller.
    pub sum: u64,
    /// How many lines have it.
    pub count: u16,
    /// How many lines there are.
    pub of: u16,
}

/// How magic a square is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Magic {
    /// All rows and all columns have the same sum.
    Semi,
    /// So do both long diagonals.
    Full,
}

/// A symmetry of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetry {
    /// A turn by 180°.
    HalfTurn,
    /// A turn by 90°; then the half turn is one as well.
    QuarterTurn,
    /// Left and right exchanged.
    LeftRight,
    /// Top and bottom exchanged.
    TopBottom,
    /// A mirror in the diagonal that rises from the lower left corner.
    Rising,
    /// A mirror in the diagonal that falls from the upper left corner.
    Falling,
}

impl Symmetry {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Symmetry; 6] = [
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::LeftRight,
        Symmetry::TopBottom,
        Symmetry::Rising,
        Symmetry::Falling,
    ];

    /// The image of a square; nothing where the board is not square and has to be.
    fn image(self, board: Board, square: Square) -> Option<Square> {
        let (file, rank) = (square.file(), square.rank());
        let (right, top) = (board.files() - 1, board.ranks() - 1);
        let (file, rank) = match self {
            Symmetry::HalfTurn => (right - file, top - rank),
            Symmetry::LeftRight => (right - file, rank),
            Symmetry::TopBottom => (file, top - rank),
            _ if right != top => return None,
            Symmetry::QuarterTurn => (rank, right - file),
            Symmetry::Rising => (rank, file),
            Symmetry::Falling => (top - rank, right - file),
        };
        Some(Square::new(file, rank))
    }
}

/// The facts of a tour. With `closed` the move from its last square to its first is one of its moves, if a knight makes it.
///
/// The work is proportional to the number of squares.
///
/// ```
/// # use queens_and_knights::Board;
/// # use queens_and_knights::knight::{Holes, Tour, facts, moves};
/// let digits = moves::parse_digits("072143603560134671245703").unwrap();
/// let tour = Tour::from_moves(Board::new(5, 5), Holes::NONE, "a1".parse().unwrap(), &digits).unwrap();
/// let facts = facts::facts(&tour, false);
/// assert_eq!((facts.moves, facts.turns), (24, 23));
/// ```
#[must_use]
pub fn facts(tour: &Tour, closed: bool) -> Facts {
    let path = Path::new(tour, closed && tour.is_closed());
    Facts {
        sums: tour.holes().is_empty().then(|| sums(path.board, &path.numbers)),
        symmetries: Symmetry::ALL.into_iter().filter(|&symmetry| path.keeps(symmetry)).collect(),
        crossings: path.crossings(),
        turns: path.turns(),
        moves: path.moves() as u64,
    }
}

/// The sums of the numbers of a whole board, by [`Board::index`].
fn sums(board: Board, numbers: &[u32]) -> Sums {
    let (files, ranks) = (usize::from(board.files()), usize::from(board.ranks()));
    let number = |file: usize, rank: usize| u64::from(numbers[rank * files + file]);
    let rows = alike((0..ranks).map(|rank| (0..files).map(|file| number(file, rank)).sum()).collect());
    let columns = alike((0..files).map(|file| (0..ranks).map(|rank| number(file, rank)).sum()).collect());
    let diagonals = (files == ranks).then(|| {
        let rising = (0..files).map(|file| number(file, file)).sum();
        let falling = (0..files).map(|file| number(file, files - 1 - file)).sum();
        alike(vec![rising, falling])
    });
    let magic = diagonals.and_then(|diagonals| {
        let is_whole = |alike: Alike| alike.count == alike.of && alike.sum == rows.sum;
        match is_whole(rows) && is_whole(columns) {
            true if is_whole(diagonals) => Some(Magic::Full),
            true => Some(Magic::Semi),
            false => None,
        }
    });
    Sums { rows, columns, diagonals, magic }
}

/// The largest set of equal sums.
fn alike(mut sums: Vec<u64>) -> Alike {
    sums.sort_unstable();
    let of = sums.len() as u16;
    let sets = sums.chunk_by(|one, other| one == other).map(|set| Alike { sum: set[0], count: set.len() as u16, of });
    // Of several the first, which has the smallest sum.
    sets.rev().max_by_key(|set| set.count).unwrap_or(Alike { sum: 0, count: 0, of })
}

/// The path of a tour, as a line or a ring.
struct Path<'a> {
    board: Board,
    squares: &'a [Square],
    /// By [`Board::index`], from 1; 0 for squares taken out.
    numbers: Vec<u32>,
    closed: bool,
}

impl<'a> Path<'a> {
    fn new(tour: &'a Tour, closed: bool) -> Path<'a> {
        // Two squares are joined by one move, there and back.
        let closed = closed && tour.squares().len() > 2;
        Path { board: tour.board(), squares: tour.squares(), numbers: tour.numbers(), closed }
    }

    fn moves(&self) -> usize {
        self.squares.len() - usize::from(!self.closed)
    }

    /// The squares of a move, from 0.
    fn ends(&self, index: usize) -> (Square, Square) {
        (self.squares[index], self.squares[(index + 1) % self.squares.len()])
    }

    /// The index of the square in the path, unless it is taken out or off the board.
    fn index(&self, square: Square) -> Option<usize> {
        let number = if self.board.contains(square) { self.numbers[self.board.index(square)] } else { 0 };
        (number > 0).then(|| number as usize - 1)
    }

    /// The move that joins two squares of the path.
    fn between(&self, one: usize, other: usize) -> Option<usize> {
        let (low, high) = (one.min(other), one.max(other));
        if high - low == 1 {
            Some(low)
        } else {
            (self.closed && low == 0 && high == self.squares.len() - 1).then_some(high)
        }
    }

    /// Whether the image of each move is a move.
    fn keeps(&self, symmetry: Symmetry) -> bool {
        // A path of one square is kept by everything, and nothing is said of it.
        let image = |square| self.index(symmetry.image(self.board, square)?);
        self.moves() > 0
            && (0..self.moves()).all(|index| {
                let (from, to) = self.ends(index);
                image(from).zip(image(to)).is_some_and(|(from, to)| self.between(from, to).is_some())
            })
    }

    fn turns(&self) -> u64 {
        let direction = |index: usize| {
            let (from, to) = self.ends(index);
            (i32::from(to.file()) - i32::from(from.file()), i32::from(to.rank()) - i32::from(from.rank()))
        };
        let moves = self.moves();
        let corners = if self.closed { moves } else { moves.saturating_sub(1) };
        (0..corners).filter(|&index| direction(index) != direction((index + 1) % moves)).count() as u64
    }

    /// Pairs of moves that cross: for each move those with an end near it.
    fn crossings(&self) -> u64 {
        let mut crossings = 0;
        for index in 0..self.moves() {
            let (from, to) = self.ends(index);
            let mut near = Vec::with_capacity(16);
            // Both ends of a move that crosses this one lie in the rectangle of this one, or next to it.
            let files = from.file().min(to.file()).saturating_sub(1)..=from.file().max(to.file()) + 1;
            for file in files {
                for rank in from.rank().min(to.rank()).saturating_sub(1)..=from.rank().max(to.rank()) + 1 {
                    let Some(here) = Square::try_new(file, rank).and_then(|square| self.index(square)) else {
                        continue;
                    };
                    let before = if here > 0 { Some(here - 1) } else { self.closed.then(|| self.moves() - 1) };
                    let after = (here < self.moves()).then_some(here);
                    near.extend(before.into_iter().chain(after).filter(|&other| other > index));
                }
            }
            near.sort_unstable();
            near.dedup();
            crossings += near.into_iter().filter(|&other| crosses((from, to), self.ends(other))).count() as u64;
        }
        crossings
    }
}

/// Whether two moves cross between their ends: each has the ends of the other on both sides.
fn crosses(one: (Square, Square), other: (Square, Square)) -> bool {
    let side = |(from, to): (Square, Square), at: Square| {
        let part = |of: fn(&Square) -> u16, a: Square, b: Square| i32::from(of(&b)) - i32::from(of(&a));
        let (files, ranks) = (part(|s| s.file(), from, to), part(|s| s.rank(), from, to));
        (files * part(|s| s.rank(), from, at) - ranks * part(|s| s.file(), from, at)).signum()
    };
    side(one, other.0) * side(one, other.1) < 0 && side(other, one.0) * side(other, one.1) < 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rows: &[&[u32]]) -> Sums {
        let board = Board::new(rows[0].len() as u16, rows.len() as u16);
        sums(board, &rows.concat())
    }

    #[test]
    fn magic_squares_are_known() {
        let lo_shu = of(&[&[4, 9, 2], &[3, 5, 7], &[8, 1, 6]]);
        assert_eq!(lo_shu.magic, Some(Magic::Full));
        assert_eq!(lo_shu.rows, Alike { sum: 15, count: 3, of: 3 });
        let duerer = of(&[&[16, 3, 2, 13], &[5, 10, 11, 8], &[9, 6, 7, 12], &[4, 15, 14, 1]]);
        assert_eq!((duerer.magic, duerer.diagonals), (Some(Magic::Full), Some(Alike { sum: 34, count: 2, of: 2 })));
        // Its rows shifted by one keep their sums, and so do its columns.
        let shifted = of(&[&[5, 10, 11, 8], &[9, 6, 7, 12], &[4, 15, 14, 1], &[16, 3, 2, 13]]);
        assert_eq!(shifted.magic, Some(Magic::Semi));
        // Two lines exchanged in one row leave the rows alone.
        let rows = of(&[&[3, 16, 2, 13], &[5, 10, 11, 8], &[9, 6, 7, 12], &[4, 15, 14, 1]]);
        assert_eq!((rows.magic, rows.rows.count, rows.columns.count), (None, 4, 2));
        let oblong = of(&[&[1, 4, 5], &[6, 3, 2]]);
        assert_eq!((oblong.magic, oblong.diagonals, oblong.columns.count), (None, None, 3));
        assert_eq!(oblong.rows, Alike { sum: 10, count: 1, of: 2 });
    }

    #[test]
    fn moves_cross_between_their_ends_alone() {
        let segment = |one: &str, other: &str| (one.parse().unwrap(), other.parse().unwrap());
        assert!(crosses(segment("a1", "b3"), segment("a3", "b1")));
        assert!(crosses(segment("a1", "c2"), segment("b1", "a3")));
        assert!(!crosses(segment("a1", "b3"), segment("b3", "c1")));
        assert!(!crosses(segment("a1", "b3"), segment("c1", "d3")));
        assert!(!crosses(segment("a1", "b3"), segment("b3", "c5")));
    }
}
