//! The recogniser of boards: the rows of a text, and the boards that they make.
//!
//! Each line, and each list in brackets, is a row of numbers, marks, squares or words by its shape alone ([`line`],
//! [`value`]); rows beneath each other make boards ([`table`], [`gather`]). Nothing here judges a board.
//!
//! ```text
//! text     (words | board | total)*
//! board    numbers in a line, or digits            1 5 8 6 3 7 2 4     15863724     [0, 4, 7, 5, 2, 6, 1, 3]
//!          N lines of N marks, or a text board     . . Q .     0 1 0 0     | Q |   |     [".Q..", …]
//!          the same with labels around it          4 | . Q . . | 4
//!          N squares, or a line each               a8 b4 …     (0, 0), (1, 4), …     row 1, column 2
//!          N numbers of squares, or N lines         0 12 23 29 34 46 49 59     2⏎4⏎1⏎3
//!          a FEN                                   [FEN "1Q6/…"]
//!          a tour                                  1 6 3 …     a1-b3-…     (0, 0), (1, 2), …     (0, 0) -> (1, 2)
//! words    a label, a prompt, a counter, a total   Solution 1:     int a[8] =     Total: 92     共92种
//! ```

mod cell;
mod gather;
mod line;
mod notation;
pub(in crate::text) mod plain;
mod scan;
mod shape;
mod single;
mod table;
mod value;
mod words;

pub(in crate::text) use gather::{Found, Gathered, Total, Written, gather};
pub(in crate::text) use scan::Item;
pub(crate) use scan::Output;
pub(in crate::text) use single::spelled_out;
pub(in crate::text) use table::{unlabelled, with_columns};
