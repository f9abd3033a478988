//! Backtracking on a chessboard: N queens and knight's tours, to watch, to count and to share.
//!
//! Every search is a deterministic iterator of [`Event`]s. A [`Player`] walks along it forward, back and to any step:
//!
//! ```
//! use queens_and_knights::{AnySearch, Event, EventKind, Given, Player, Size, Solver};
//!
//! let mut player = Player::new(AnySearch::queens(Solver::Marks, Given::none(Size::new(8))));
//! player.explore(1_000_000);
//! assert_eq!(player.length(), Some(17_868));
//!
//! let first = player.step_of(EventKind::Solution, 1).unwrap();
//! player.go_to(first);
//! assert_eq!((first, player.here().last()), (982, Some(Event::Solved)));
//! assert_eq!(player.here().counts().tests(), 876);
//! ```
//!
//! Tours are made at once, solutions are counted without being listed, and every state has a link:
//!
//! ```
//! use queens_and_knights::knight::construct;
//! use queens_and_knights::queens::count::{Counter, Method};
//! use queens_and_knights::{Board, CountSize, Goal, Holes, Link, Question};
//!
//! let question = Question::try_new(Board::new(8, 8), Holes::NONE, "a1".parse()?, Goal::Closed)?;
//! assert!(construct::tour(&question)?.is_closed());
//!
//! let n = CountSize::new(12);
//! let mut counter = Counter::new(n, Method::quickest(n));
//! assert_eq!((0..counter.plan().jobs()).map(|job| counter.run(job)).sum::<u64>(), 14_200);
//!
//! let link: Link = "#1/queens/8?solver=marks&step=982".parse()?;
//! assert_eq!(link.to_string(), "#1/queens/8?solver=marks&step=982");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The parts in reading order:
//!
//! - [`Square`], [`Board`], [`Event`]: positions, and the steps of a search.
//! - [`Search`], [`Rules`], [`Backtrack`]: a search, the rules of a solver, and the one backtracking driver.
//! - [`Statistics`], [`EventKind`]: the counts of its events, and those that one can jump to.
//! - [`Run`], [`Player`], [`Snapshot`]: any step of anything that goes step by step, and the counts up to it.
//! - [`Pair`]: two of them in step.
//! - [`queens`]: placements, the classic solvers and the counters.
//! - [`knight`]: tours, their construction, existence and number.
//! - [`AnySearch`]: every search as one type.
//! - [`Link`] and [`text`]: every state as a short text, and back; everything else that is read as text.
//! - [`picture`]: the frames of an animation.
//!
//! Errors print in lower case and without a full stop; [`sentence`] makes a sentence of one.

mod any_search;
mod board;
mod bounded;
mod event;
mod keyed;
pub mod knight;
pub mod picture;
mod player;
mod problem;
#[cfg(feature = "programs")]
pub mod program;
pub mod queens;
mod run;
mod search;
mod sentence;
mod sliced;
mod statistics;
pub mod text;

#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use any_search::AnySearch;
pub use board::{Board, MAX_SIDE, NotASquare, Square};
pub use event::{Attack, Direction, Event};
pub use knight::{Goal, Holes, Question, Tour};
pub use player::{Pair, Player, Snapshot, StepSearch};
pub use problem::Problem;
pub use queens::count::CountSize;
pub use queens::{Given, Placement, Size, Solver};
pub use run::{Counts, Run};
pub use search::{Backtrack, Rules, Search, TestResult};
pub use sentence::{Sentence, Value, sentence};
pub use statistics::{EventKind, Statistics};
pub use text::link::{Link, LinkError};
