//! The referee of queens: looks at every pair and at nothing else.
//!
//! It shares no code with the solvers, which mark columns and diagonals; here two queens are compared by the
//! distance between their files and ranks.
//!
//! Two queens *attack each other* when they stand on one row, column or diagonal, also with another queen between them.
//! That is how the problem is posed, no two on one line, and how zones are drawn. A player of chess would say that the
//! queen between shields them; but the two clash as soon as it is removed, so the editor of a placement
//! marks every pair from the start. The page uses this referee too.

use crate::board::Square;
use crate::queens::{Placement, Size};

/// The kind of line on which two queens attack each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Line {
    /// The same row (rank).
    Row,
    /// The same column (file).
    Column,
    /// A diagonal that falls to the right, where row − column is constant: parallel to a8–h1.
    Main,
    /// A diagonal that rises to the right, where row + column is constant: parallel to a1–h8.
    Anti,
}

impl Line {
    /// What it is called: `row`, `column` or `diagonal`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Line::Row => "row",
            Line::Column => "column",
            Line::Main | Line::Anti => "diagonal",
        }
    }
}

/// The line on which two queens attack each other, or `None` when they do not, or when the squares are the same.
///
/// ```
/// # use queens_and_knights::queens::referee::{Line, line};
/// assert_eq!(line("a8".parse().unwrap(), "h1".parse().unwrap()), Some(Line::Main));
/// assert_eq!(line("a8".parse().unwrap(), "b6".parse().unwrap()), None);
/// ```
#[must_use]
pub fn line(one: Square, other: Square) -> Option<Line> {
    let files = i32::from(other.file()) - i32::from(one.file());
    let ranks = i32::from(other.rank()) - i32::from(one.rank());
    match (files, ranks) {
        (0, 0) => None,
        (0, _) => Some(Line::Column),
        (_, 0) => Some(Line::Row),
        _ if files == ranks => Some(Line::Anti),
        _ if files == -ranks => Some(Line::Main),
        _ => None,
    }
}

/// Every pair of queens that attack each other, with their line, row by row from the top.
///
/// ```
/// # use queens_and_knights::queens::{Placement, Size, referee::conflicts};
/// let mut row = Placement::empty(Size::new(8));
/// for queen in ["a8", "d8", "h8"] {
///     row.insert(queen.parse().unwrap());
/// }
/// // The queen on d8 does not shield the two at the ends.
/// assert_eq!(conflicts(&row).len(), 3);
/// ```
#[must_use]
pub fn conflicts(placement: &Placement) -> Vec<(Square, Square, Line)> {
    let queens: Vec<Square> = placement.iter().collect();
    let mut found = Vec::new();
    for (i, &one) in queens.iter().enumerate() {
        for &other in &queens[i + 1..] {
            if let Some(line) = line(one, other) {
                found.push((one, other, line));
            }
        }
    }
    found
}

/// For each square, by [`Board::index`](crate::Board::index), the queens that attack it with their lines, in the
/// order in which the queens are given.
///
/// # Panics
/// When a queen is not on the board.
#[must_use]
#[track_caller]
pub fn attackers(size: Size, queens: &[Square]) -> Vec<Vec<(Square, Line)>> {
    let board = size.board();
    assert!(queens.iter().all(|&queen| board.contains(queen)), "queens stand on the board");
    let of = |square| queens.iter().filter_map(|&queen| Some((queen, line(queen, square)?))).collect();
    board.iter().map(of).collect()
}

/// Whether no two queens attack each other.
#[must_use]
pub fn is_peaceful(placement: &Placement) -> bool {
    let queens: Vec<Square> = placement.iter().collect();
    queens.iter().enumerate().all(|(i, &one)| queens[i + 1..].iter().all(|&other| line(one, other).is_none()))
}

/// Whether the placement solves the problem: N queens of which no two attack each other.
#[must_use]
pub fn is_solution(placement: &Placement) -> bool {
    placement.len() == usize::from(placement.size().get()) && is_peaceful(placement)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placement(n: u8, columns: &[u8]) -> Placement {
        Placement::from_columns(Size::new(n), columns.iter().map(|&column| Some(column - 1)))
    }

    #[test]
    fn a_solution_is_n_queens_in_peace() {
        assert!(is_solution(&placement(1, &[1])));
        assert!(is_solution(&placement(8, &[1, 5, 8, 6, 3, 7, 2, 4])));
        assert!(!is_solution(&placement(8, &[1, 5, 8, 6, 3, 7, 2])));
        assert!(!is_solution(&placement(8, &[1, 5, 8, 6, 3, 7, 4, 2])));
        assert!(is_peaceful(&Placement::empty(Size::new(8))));
    }

    #[test]
    fn every_clashing_pair_is_named_with_its_line() {
        let mut queens = placement(4, &[1, 1, 4]);
        queens.insert("b4".parse().unwrap());
        let named: Vec<String> =
            conflicts(&queens).iter().map(|(one, other, line)| format!("{one}-{other} {line:?}")).collect();
        assert_eq!(named, ["a4-b4 Row", "a4-a3 Column", "b4-a3 Anti", "b4-d2 Main"]);
    }

    #[test]
    fn the_attackers_of_a_square_come_in_the_order_of_the_queens_and_none_is_shielded() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        let size = Size::new(8);
        let found = attackers(size, &["h8", "a8", "d4", "b2"].map(square));
        let of = |name: &str| {
            let named = found[size.board().index(square(name))].iter().map(|(queen, line)| format!("{queen} {line:?}"));
            named.collect::<Vec<_>>().join(", ")
        };
        assert_eq!(of("a1"), "h8 Anti, a8 Column, d4 Anti, b2 Anti");
        assert_eq!(of("d8"), "h8 Row, a8 Row, d4 Column");
        assert_eq!(of("d4"), "h8 Anti, b2 Anti", "a queen does not attack her own square");
        assert_eq!(of("f7"), "");
        assert_eq!(found.len(), 64);
    }

    #[test]
    fn attackers_and_conflicts_agree() {
        let mut queens = placement(6, &[1, 3, 1, 6, 4, 4]);
        queens.insert("b6".parse().unwrap());
        let standing: Vec<Square> = queens.iter().collect();
        let found = attackers(queens.size(), &standing);
        let pairs: usize = standing.iter().map(|&queen| found[queens.size().board().index(queen)].len()).sum();
        assert_eq!(pairs, 2 * conflicts(&queens).len());
    }
}
