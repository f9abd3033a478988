//! Boards whose tours are known to need much memory, so that a count which cannot end need not begin.

use super::tours::{Ends, Kind, Tours};

/// Shorter side, longer side and the bytes that a count of the closed tours takes at least: the planner's own figures,
/// and for the last board those in use where planning was stopped.
const CLOSED: [(u16, u16, u64); 2] = [(7, 12, 929_033_480), (8, 8, 540_000_000)];

/// The same of all open tours.
const OPEN: [(u16, u16, u64); 3] = [(6, 18, 541_633_988), (7, 7, 1_003_645_536), (8, 8, 540_000_000)];

/// Whether a count of these tours is known to need more than `max_bytes` of memory. A board that holds one whose need
/// has been measured needs no less. `false` says nothing: the planner of a
/// [`TourCounter`](super::TourCounter) finds out.
///
/// ```
/// use queens_and_knights::Board;
/// use queens_and_knights::knight::count::{Tours, exceeds};
/// assert!(exceeds(&Tours::closed(Board::new(9, 8)).unwrap(), 100_000_000));
/// assert!(!exceeds(&Tours::closed(Board::new(6, 6)).unwrap(), 100_000_000));
/// ```
#[must_use]
pub fn exceeds(tours: &Tours, max_bytes: u64) -> bool {
    let (files, ranks) = (tours.board().files(), tours.board().ranks());
    let measured: &[_] = match tours.kind() {
        // On an odd number of squares there is none to count.
        Kind::Closed if tours.squares().is_multiple_of(2) => &CLOSED,
        Kind::Open(Ends::Any) => &OPEN,
        Kind::Closed | Kind::Open(_) => &[],
    };
    tours.holes().is_empty()
        && measured.iter().any(|&(shorter, longer, bytes)| {
            files.min(ranks) >= shorter && files.max(ranks) >= longer && bytes >= max_bytes
        })
}
