//! The right boards of an output, and the first that is missing among them.

use crate::board::Square;
use crate::queens::packed::{self, Search};
use crate::queens::{Placement, Size};
use crate::sliced::repeat;
use std::collections::HashMap;

/// The largest N whose first missing solution is looked for.
const SEARCHED: u8 = 15;

/// The queens of a search for it that are placed between two pauses, at most.
const NODES: u64 = 100;

/// The right boards, each by its squares, packed, and where it is.
pub(crate) type Seen = HashMap<Vec<u32>, usize>;

/// The queens of a placement, packed.
pub(crate) fn key_of(placement: &Placement) -> Vec<u32> {
    placement.iter().map(Square::pack).collect()
}

/// The first solution, by the columns of its rows, that is not among those seen.
pub(crate) async fn first_missing(size: Size, seen: &Seen) -> Option<Placement> {
    if size.get() > SEARCHED {
        return None;
    }
    let mut search = Search::new(size.get());
    let mut missing = None;
    repeat(&mut || {
        let mut nodes = NODES;
        let solution = search.next(&mut nodes).map(|word| packed::placement(word, size));
        missing = solution.filter(|solution| !seen.contains_key(&key_of(solution)));
        missing.is_none() && !search.over()
    })
    .await;
    missing
}
