//! Links: every state as a short text that people can read, and back. The whole grammar of version 1.
//!
//! ```text
//! #1/queens/8/15863724                       a placement: digit i is the column (1 = left) in row i (1 = top)
//! #1/queens/12/1.3.5.8.10.12.6.11.2.7.9.4    N of 10 or more: numbers with dots
//! #1/queens/8/1xxxxxxx                       given queens; x is a row without a queen
//! #1/queens/8?solver=marks&step=982          a step of a solver
//! #1/queens/8?at=a8.d8.e5                    a free placement, where a row may hold several queens
//! #1/solutions/8?only=fundamental&with=d5    the gallery, filtered
//! #1/race/8/1xxxxxxx                         offers the race of the solvers
//! #1/knight/8x8                              files x ranks, waiting for a start square
//! #1/knight/8x8/a1?tour=closed               a tour by construction: tour, to, holes, number and step
//! #1/knight/8x8/c3?solver=warnsdorff         a search, warnsdorff or plain: tour, holes, solver, prune and step
//! #1/knight/5x5/a1/072143603560134671245703  one given tour: start and one digit a move
//! #1/count/14                                offers to count
//! #1/count/14?method=mask                    by the bitmask recursion instead of the quickest method
//! #1/queens/8?solver=marks&step=40&ask        hides the next step and asks for it; of searches alone
//! #1/queens/8?solver=scan&steps=120-180&loop  a range of steps, round and round with loop; of searches and tours
//! #1/lesson/marks?stop=3                      a lesson: a solver of the queens, warnsdorff, impossible or compiler
//! #1/lesson/~eJx…                             a lesson of one's own, in base64url
//! #1/compare/8/1xxxxxxx?left=scan&right=mask&by=placement&step=120    two solvers in step, by event, placement or solution
//! #1/compare/8x8/c3?tour=closed&left=warnsdorff&right=pruned          two searches: tour, holes; warnsdorff, pruned or plain
//! #1/program/8/~eJx…?board=solve.board&by=line&step=120       a program of one's own: board, by, input, seed and the moment
//! #1/program/6x6/~eJx…                       the same on a knight's board
//! #1/program/8/~eJx…?lang=cpp                a program in C++: lang = c, cpp or java, Python without it
//! #1/queens/8/15863724?embed                 any of them inside a frame
//! #1/queens/8/15863724?present               a board, comparison or lesson in projector mode
//! ```
//!
//! There is one parser, [`Link`]'s [`FromStr`](std::str::FromStr), and one printer, its [`Display`](std::fmt::Display).
//! `print(parse(s))` is the canonical form of every accepted `s`, and `parse(print(x)) = x` for every state whose link
//! [fits](Link::fits):
//!
//! ```
//! use queens_and_knights::text::link::Link;
//!
//! let link: Link = "1/queens/8/xxxx1xxx?step=40&embed".parse().unwrap();
//! assert_eq!(link.to_string(), "#1/queens/8/xxxx1xxx?solver=marks&step=40&embed");
//! ```
//!
//! # Defaults left out of the canonical form, and other forms accepted
//!
//! - The leading `#` may be missing. A link may be escaped once with `%XX`, as some programs do; its canonical form
//!   has no escape. Squares may be in capitals, and `×` may stand for `x` in the size of a knight's board. Nothing else
//!   is mended: not the case of words, nor spaces, nor empty parts.
//! - A queens search is printed with its solver, and `step=0` is left out; the one exception is `#1/queens/8`, which is
//!   `marks` at step 0. A placement with `solver` or `step` is given to the solver; one whose queens attack each other
//!   cannot be, so it opens as a placement, without them.
//! - `xxxxxxxx`, no queen at all, is the empty board to place queens on. Given to a solver it is nothing.
//! - A placement is printed row by row when no row holds two queens, else with `at`, from the top row, each row from
//!   the left.
//! - `tour=open` is left out, and so is `step=0` of a search; `step=0` of a tour is not, since a tour without a step
//!   is shown at its end. Holes are printed file by file.
//! - `by=event` and `stop=1` are left out, as is the step 0 of a comparison. With `steps` it is their first step that is
//!   left out, where a run begins that has no other.
//! - A tour in long form, `a1-b3-c5`, may stand in the place of the start square or in that of the moves.
//! - Of a lesson or program of one's own the characters are looked at and nothing else: they stay as they are.
//! - `by=board` and `seed=1` of a program are left out. Its `input` is escaped with `%XX` by itself, which stands for a byte
//!   of UTF-8; it keeps its escapes, also in a link that was escaped as a whole.
//! - The gallery takes every board size: beyond 10 it is browsed by number.

mod compare;
pub(super) mod error;
mod fault;
mod knight;
pub(super) mod length;
mod lesson;
mod mended;
mod moment;
pub(crate) mod number;
mod parameter;
pub(crate) mod parse;
pub(super) mod piece;
pub(crate) mod print;
pub(crate) mod program;
mod queens;
pub(super) mod query;

pub use compare::{By, Compare, Ride, Sides};
pub use error::{Kind, LinkError, Quoted};
pub use fault::Fault;
pub use knight::{Fields, Knight, KnightView, Method, Moves, Search};
pub use length::{MAX_LENGTH, MAX_PASTED};
pub use lesson::{Lesson, Packed, Stop, Text};
pub use mended::mended;
pub use moment::{Moment, Shown};
pub use number::{Step, Steps, TourNumber};
pub use parameter::{Mode, Parameter};
pub use print::solution_link;
pub use program::{BoardName, Input, Language, Program, Seed, Stride};
pub use queens::{Gallery, Queens};

use crate::queens::Given;
use crate::queens::count::CountSize;

/// Everything that a link can lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// The empty fragment.
    Home,
    /// The whole page.
    Page(View),
    /// Board and transport alone, for a frame in another page.
    Embed(View),
    /// The page in projector mode; of views with the parameter [`present`](Parameter::Present).
    Present(View),
}

/// The view that a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum View {
    /// A placement, or a solver at a step.
    Queens(Queens),
    /// The gallery of solutions.
    Solutions(Gallery),
    /// The race of the solvers from these queens, offered.
    Race(Given),
    /// Knight's tours.
    Knight(Knight),
    /// A count, offered.
    Count {
        /// The number of queens.
        n: CountSize,
        /// Whether by the bitmask recursion of the article, and not by the quickest method.
        mask: bool,
    },
    /// A lesson at one of its stops.
    Lesson(Lesson),
    /// Two solvers in step.
    Compare(Compare),
    /// A user's program.
    Program(Program),
}

impl Link {
    /// The view; `None` for the home state, which the page chooses.
    #[must_use]
    pub const fn view(&self) -> Option<&View> {
        match self {
            Link::Home => None,
            Link::Page(view) | Link::Embed(view) | Link::Present(view) => Some(view),
        }
    }

    /// Whether the link is short enough to be read again: at most [`MAX_LENGTH`] characters without the `#`.
    #[must_use]
    pub fn fits(&self) -> bool {
        self.to_string().len() <= MAX_LENGTH + 1
    }
}

impl View {
    /// The mode that shows it.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        match self {
            View::Queens(_) => Mode::Queens,
            View::Solutions(_) => Mode::Solutions,
            View::Race(_) => Mode::Race,
            View::Knight(_) => Mode::Knight,
            View::Count { .. } => Mode::Count,
            View::Lesson(_) => Mode::Lesson,
            View::Compare(_) => Mode::Compare,
            View::Program(_) => Mode::Program,
        }
    }
}
