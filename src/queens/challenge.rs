//! The Checker Challenge (USACO training 1.5, Luogu P1219), for which the article of `marks` was written.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use crate::event::Event;
use crate::queens::count::CountSize;
use crate::queens::count::bitmask::Bitmask;
use crate::queens::solvers::QueensRules;
use crate::queens::solvers::marks::Marks;
use crate::queens::{Given, Size};
use crate::search::Search;

/// The board sizes of the problem.
pub const SIZES: RangeInclusive<u8> = 6..=13;

/// The output that the problem requires on an n × n board: the first three solutions in lexicographic order, each as
/// the column of the queen in every row, then the number of all solutions; a line each, without trailing blanks.
/// `None` when n is none of [`SIZES`].
///
/// ```
/// use queens_and_knights::queens::{Size, challenge};
///
/// let output = challenge::output(Size::new(6)).unwrap();
/// assert_eq!(output, "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n");
/// assert_eq!(challenge::output(Size::new(5)), None);
/// ```
#[must_use]
pub fn output(size: Size) -> Option<String> {
    let n = size.get();
    if !SIZES.contains(&n) {
        return None;
    }
    let mut output = String::new();
    let mut search = Marks::search(Given::none(size));
    let mut found = 0;
    while found < 3 {
        if search.next()? == Event::Solved {
            let columns: Vec<String> =
                search.path().iter().map(|&queen| (size.column(queen) + 1).to_string()).collect();
            output.push_str(&columns.join(" "));
            output.push('\n');
            found += 1;
        }
    }
    let counter = Bitmask::new(CountSize::new(n));
    let total: u64 = (0..counter.jobs()).map(|job| counter.run(job)).sum();
    writeln!(output, "{total}").ok()?;
    Some(output)
}
