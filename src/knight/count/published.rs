//! How many tours others have counted: a check for small boards, and the answer where counting takes too much memory.

use super::tours::{Ends, Kind, Tours};

/// A number of tours as it has been published.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Published {
    /// The number of tours, each counted once for both directions.
    pub tours: u128,
    /// Where it is from.
    pub source: &'static str,
}

/// Undirected closed tours on n×n for even n.
const A001230: &str = "OEIS A001230";
/// Directed open tours on n×n; here halved, but for the single square.
const A165134: &str = "OEIS A165134";

/// Closed tours of square boards by their side.
const CLOSED: [(u16, u128); 4] = [(2, 0), (4, 0), (6, 9_862), (8, 13_267_364_410_532)];

/// Open tours of square boards by their side, in both directions.
const DIRECTED_OPEN: [(u16, u128); 8] =
    [(1, 1), (2, 0), (3, 0), (4, 0), (5, 1_728), (6, 6_637_920), (7, 165_575_218_320), (8, 19_591_828_170_979_904)];

/// The number of these tours, where it has been published.
///
/// ```
/// use queens_and_knights::Board;
/// use queens_and_knights::knight::count::{Tours, published};
/// let chessboard = published(&Tours::closed(Board::new(8, 8)).unwrap()).unwrap();
/// assert_eq!((chessboard.tours, chessboard.source), (13_267_364_410_532, "OEIS A001230"));
/// ```
#[must_use]
pub fn published(tours: &Tours) -> Option<Published> {
    let side = tours.board().files();
    if side != tours.board().ranks() || !tours.holes().is_empty() {
        return None;
    }
    let find = |table: &[(u16, u128)]| table.iter().find(|row| row.0 == side).map(|row| row.1);
    match tours.kind() {
        Kind::Closed => find(&CLOSED).map(|tours| Published { tours, source: A001230 }),
        Kind::Open(Ends::Any) => {
            find(&DIRECTED_OPEN).map(|directed| Published { tours: directed.div_ceil(2), source: A165134 })
        }
        Kind::Open(_) => None,
    }
}
