//! How many knight's tours a board has, exactly, and which is number k of them.
//!
//! The squares are decided one after the other; only the next few can have got a link already: the *frontier*. What the
//! rest of the tour needs to know of its beginning is how often each square of the frontier has been visited (0, 1 or 2
//! times) and which path ends belong together. Ways to the same state are counted together, and that is why there is
//! an answer at all: 7×8 has 34,524,432,316 closed tours and takes half a billion additions.
//!
//! In reading order:
//!
//! - [`Tours`]: the board, its holes and the kind of tours to count.
//! - `step` and `sweep`: one square, and the order of all.
//! - `degrees`: how often the squares of the frontier have been visited, and the choices at the next square.
//! - `matching`: which ends belong together, numbered without gaps, so that counts need no keys.
//! - `rule`: the effect on these numbers of linking two squares.
//! - `graph` and `plan`: the few degrees that matter, found before anything is counted.
//! - [`TourCounter`]: the count, in slices, within a bound of memory known before it begins.
//! - [`exceeds`]: boards known to need more memory than allowed.
//! - [`TourTable`]: tour number k of K.
//! - [`published()`]: the published numbers.
//!
//! The method is that of a transfer matrix over a moving frontier (B. D. McKay, "Knight's tours of an 8×8 chessboard",
//! TR-CS-97-03, 1997, counts the chessboard by cutting it in two; the frontier does without).

mod counter;
mod degrees;
mod graph;
mod matching;
mod memory;
mod plan;
mod published;
mod rule;
mod step;
mod sweep;
mod table;
mod tours;

pub use counter::{CannotCount, Progress, TourCounter, count};
pub use memory::exceeds;
pub use published::{Published, published};
pub use table::{MAX_TABLE_SQUARES, TooLarge, TourTable};
pub use tours::{Ends, Kind, MAX_SHORTER_SIDE, NotCountable, Tours};
