//! Every search that can be watched, as one type: the search of a player.

use crate::board::Square;
use crate::event::Event;
use crate::knight::Replay;
use crate::knight::backtrack::KnightRules;
use crate::queens::solvers::{self, Explanation, QueensRules, with_solvers};
use crate::queens::{Given, Solver};
use crate::search::{Backtrack, Search};

macro_rules! any_search {
    ($($name:ident $module:ident,)+) => {
        /// A search of any kind.
        #[derive(Clone, Debug)]
        pub enum AnySearch {
            $(#[doc = concat!("Queens by `", stringify!($module), "`.")]
            $name(Backtrack<solvers::$module::$name>),)+
            /// A knight's tour by backtracking.
            Knight(Backtrack<KnightRules>),
            /// A knight's tour that is already known.
            Replay(Replay),
        }

        impl AnySearch {
            /// The search for all solutions that contain the given queens.
            ///
            /// ```
            /// use queens_and_knights::{AnySearch, Given, Size, Solver};
            ///
            /// assert_eq!(AnySearch::queens(Solver::Mask, Given::none(Size::new(8))).count(), 4_204);
            /// ```
            #[must_use]
            pub fn queens(solver: Solver, given: Given) -> AnySearch {
                match solver {
                    $(Solver::$name => AnySearch::$name(QueensRules::search(given)),)+
                }
            }

            /// The solver and the given queens, if this is a search for queens.
            #[must_use]
            pub fn solver(&self) -> Option<(Solver, &Given)> {
                match self {
                    $(AnySearch::$name(search) => Some((Solver::$name, search.rules().given())),)+
                    AnySearch::Knight(_) | AnySearch::Replay(_) => None,
                }
            }

            /// The state of a queens solver at the step that this event led to; `None` for a knight.
            #[must_use]
            pub fn explain(&self, last: Option<Event>) -> Option<Explanation> {
                match self {
                    $(AnySearch::$name(search) => Some(Explanation::of(Solver::$name, search, last)),)+
                    AnySearch::Knight(_) | AnySearch::Replay(_) => None,
                }
            }
        }

        impl Iterator for AnySearch {
            type Item = Event;

            #[inline]
            fn next(&mut self) -> Option<Event> {
                match self {
                    $(AnySearch::$name(search) => search.next(),)+
                    AnySearch::Knight(search) => search.next(),
                    AnySearch::Replay(search) => search.next(),
                }
            }
        }

        forward! {
            $($name)+ Knight Replay:
            fn path(&self) -> &[Square];
            fn effort(&self) -> u64;
            fn height(&self) -> usize;
            fn has_ended(&self) -> bool;
        }
    };
}

/// The methods of [`Search`], each forwarded to the search of the variant.
macro_rules! forward {
    ($($variant:ident)+: $(fn $method:ident(&self) -> $result:ty;)+) => {
        forward! { @ [$($variant)+] $(fn $method -> $result;)+ }
    };
    (@ $variants:tt $(fn $method:ident -> $result:ty;)+) => {
        impl Search for AnySearch {
            $(forward! { @method $variants $method -> $result })+
        }
    };
    (@method [$($variant:ident)+] $method:ident -> $result:ty) => {
        fn $method(&self) -> $result {
            match self {
                $(AnySearch::$variant(search) => search.$method(),)+
            }
        }
    };
}

with_solvers!(any_search);
