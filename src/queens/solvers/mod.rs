//! The queens solvers, a file each, and the list of them.
//!
//! A solver's file has all that is known of it: its [`Rules`], the lines of its pseudo-code and its variables at a
//! step, the order of its candidates for the search tree, and the plain loop of its article for the race. The
//! explanation is not kept by the search. It is worked out from where the search is and from the event that led
//! there, so that it costs nothing while it is not shown and is exact after any walk, forward or back.
//!
//! The text of the pseudo-code belongs to the page; here each solver has an enum with one name a line. A line is
//! *current* when it did what the step shows, and *passed* when it was carried out since the step before.

pub mod access;
mod columns;
pub mod marks;
pub mod mask;
pub mod permute;
pub mod scan;

use std::fmt;
use std::str::FromStr;

use crate::board::Square;
use crate::event::Event;
use crate::queens::count::{CountSize, published_count};
use crate::queens::referee::line;
use crate::queens::{Given, Size};
use crate::search::{Backtrack, Rules};
use crate::sentence::any_of;

/// The list of all solvers, in the order in which they are offered: the type of the rules, and the module that has it.
/// A macro that is handed this list makes the code that each solver needs.
macro_rules! with_solvers {
    ($then:ident) => {
        $then! {
            Scan scan,
            Marks marks,
            Mask mask,
            Permute permute,
            Access access,
        }
    };
}
pub(crate) use with_solvers;

/// A queens solver: its rules, and all that the page shows of it.
pub trait QueensRules: Rules {
    /// The key in links.
    const KEY: &'static str;

    /// Whether the solver goes column by column; the others go row by row.
    const BY_COLUMNS: bool = false;

    /// The size of the pseudo-code.
    const CODE: Code;

    /// The types of the [fields](QueensRules::fields), as TypeScript for a page.
    const TYPES: &'static str;

    /// The variables of the article, with rows and columns counted from 0.
    type Variables;

    /// The search for all solutions that contain the given queens.
    fn search(given: Given) -> Backtrack<Self>;

    /// The queens that stood on the board before the search.
    fn given(&self) -> &Given;

    /// The lines of the step that this event led to.
    fn lines(search: &Backtrack<Self>, last: Option<Event>) -> Lines;

    /// The variables at the step that this event led to.
    fn variables(search: &Backtrack<Self>, last: Option<Event>) -> Self::Variables;

    /// The variables by the names that a page has for them, and facts about the lines that it shows with them.
    fn fields(variables: Self::Variables, lines: Lines) -> Fields;

    /// How many candidates it tests to find all solutions of an empty board; `None` where they have not been counted.
    #[must_use]
    fn tests(size: Size) -> Option<u64>;

    /// The candidate that a row or a column has as its `index`th, from 0; it is its own inverse.
    #[must_use]
    fn nth(size: Size, index: u8) -> u8 {
        let _ = size;
        index
    }

    /// Whether the solver ever looks at a square below these queens, given queens among them.
    #[must_use]
    fn considers(square: Square, standing: &[Square]) -> bool {
        let _ = (square, standing);
        true
    }
}

macro_rules! solver_enum {
    ($($name:ident $module:ident,)+) => {
        /// A queens solver, named as links name it.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Solver {
            $(#[doc = concat!("The solver of [`", stringify!($module), "`](crate::queens::solvers::", stringify!($module), ").")]
            $name,)+
        }

        impl Solver {
            /// All solvers, in the order in which they are offered.
            pub const ALL: [Solver; [$(stringify!($name)),+].len()] = [$(Solver::$name),+];

            /// The key in links, such as `marks`.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Solver::$name => <$module::$name as QueensRules>::KEY,)+
                }
            }

            /// Whether the solver goes column by column; the others go row by row.
            #[must_use]
            pub const fn by_columns(self) -> bool {
                match self {
                    $(Solver::$name => <$module::$name as QueensRules>::BY_COLUMNS,)+
                }
            }

            /// The size of the pseudo-code.
            #[must_use]
            pub const fn code(self) -> Code {
                match self {
                    $(Solver::$name => <$module::$name as QueensRules>::CODE,)+
                }
            }

            /// See [`QueensRules::tests`].
            #[must_use]
            pub fn tests(self, size: Size) -> Option<u64> {
                match self {
                    $(Solver::$name => <$module::$name as QueensRules>::tests(size),)+
                }
            }

            /// See [`QueensRules::nth`].
            pub(crate) fn nth(self, size: Size, index: u8) -> u8 {
                match self {
                    $(Solver::$name => <$module::$name as QueensRules>::nth(size, index),)+
                }
            }

            /// See [`QueensRules::considers`].
            pub(crate) fn considers(self, square: Square, standing: &[Square]) -> bool {
                match self {
                    $(Solver::$name => <$module::$name as QueensRules>::considers(square, standing),)+
                }
            }
        }
    };
}
with_solvers!(solver_enum);

/// `marks`, the solver of the home state.
impl Default for Solver {
    fn default() -> Solver {
        Solver::Marks
    }
}

impl fmt::Display for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// A text that is not the key of a queens solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct NotASolver;

impl fmt::Display for NotASolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a queens solver is {}", any_of(&Solver::ALL.map(Solver::key)))
    }
}

impl std::error::Error for NotASolver {}

impl FromStr for Solver {
    type Err = NotASolver;

    fn from_str(text: &str) -> Result<Solver, NotASolver> {
        Solver::ALL.into_iter().find(|solver| solver.key() == text).ok_or(NotASolver)
    }
}

/// The state of a solver at a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The solver.
    pub solver: Solver,
    /// The lines of its pseudo-code.
    pub lines: Lines,
    /// Its variables.
    pub fields: Fields,
}

impl Explanation {
    pub(crate) fn of<R: QueensRules>(solver: Solver, search: &Backtrack<R>, last: Option<Event>) -> Explanation {
        let lines = R::lines(search, last);
        Explanation { solver, lines, fields: R::fields(R::variables(search, last), lines) }
    }
}

/// The lines of a pseudo-code at a step, numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines {
    /// The line that caused the step.
    pub current: u8,
    /// Bit l: line l was carried out since the step before; the current line always was.
    pub passed: u32,
}

impl Lines {
    /// One line, which is the current one.
    fn at(line: u8) -> Lines {
        Lines { current: line, passed: 1 << line }
    }

    /// Whether a line was carried out since the step before.
    fn has(self, line: u8) -> bool {
        self.passed >> line & 1 == 1
    }

    /// With these lines passed too.
    fn after(self, lines: u32) -> Lines {
        Lines { passed: self.passed | lines, ..self }
    }
}

/// The lines from the first to the last of these, both included, as bits.
fn span(first: u8, last: u8) -> u32 {
    (u32::MAX >> (31 - last)) & (u32::MAX << first)
}

/// The size of a solver's pseudo-code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Code {
    /// The number of its lines.
    pub lines: u8,
    /// The line that is about given queens, which is of no use when there are none.
    pub given: u8,
}

impl Code {
    const fn new(last: u8, given: u8) -> Code {
        Code { lines: last + 1, given }
    }
}

/// The value of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A yes or no.
    Flag(bool),
    /// A number of at most 53 bits.
    Number(i64),
    /// Small numbers.
    Bytes(Vec<u8>),
    /// Words of bits, or packed squares.
    Words(Vec<u32>),
    /// A few numbers of at most 53 bits that belong together.
    List(Vec<u64>),
}

macro_rules! values {
    ($($from:ty => $value:expr,)+) => {
        $(impl From<$from> for Value {
            fn from(value: $from) -> Value {
                $value(value)
            }
        })+
    };
}
values! {
    bool => Value::Flag,
    u8 => |value: u8| Value::Number(value.into()),
    i8 => |value: i8| Value::Number(value.into()),
    u32 => |value: u32| Value::Number(value.into()),
    u64 => |value: u64| Value::Number(value as i64),
    Vec<u8> => Value::Bytes,
    Vec<u32> => Value::Words,
}

/// Variables by name, those that have no value left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields(Vec<(&'static str, Value)>);

impl Fields {
    fn new() -> Fields {
        Fields::default()
    }

    fn with(self, name: &'static str, value: impl Into<Value>) -> Fields {
        self.with_some(name, Some(value))
    }

    fn with_some(mut self, name: &'static str, value: Option<impl Into<Value>>) -> Fields {
        self.0.extend(value.map(|value| (name, value.into())));
        self
    }

    /// The names with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.0.iter().map(|(name, value)| (*name, value))
    }
}

/// The queens that a search for all solutions places on an empty board, for N = 1, 2, … All solvers place the same.
#[rustfmt::skip]
pub const PLACEMENTS: [u64; 17] = [
    1, 2, 5, 16, 53, 152, 551, 2_056, 8_393, 35_538, 166_925, 856_188, 4_674_889, 27_358_552, 171_129_071, 1_141_190_302,
    8_017_021_931,
];

/// The entry of a table of counts for N = 1, 2, …
fn counted(table: &[u64], size: Size) -> Option<u64> {
    table.get(usize::from(size.get()) - 1).copied()
}

/// The candidates of a solver that tests every square of each row that it comes to.
fn every_square(size: Size) -> Option<u64> {
    let rows = 1 + counted(&PLACEMENTS, size)? - published_count(CountSize::new(size.get()));
    Some(u64::from(size.get()) * rows)
}

/// Whether a square is attacked by none of these queens and by no given queen.
fn is_free(given: &Given, queens: &[Square], square: Square) -> bool {
    let size = given.size();
    given.attacked(size.row(square)) >> size.column(square) & 1 == 0
        && queens.iter().all(|&queen| line(queen, square).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_holds_both_of_its_ends() {
        for (first, last, lines) in [(0, 0, 0b1), (2, 4, 0b11100), (3, 3, 0b1000), (0, 31, u32::MAX)] {
            assert_eq!(span(first, last), lines);
        }
    }

    #[test]
    fn every_key_names_its_solver() {
        for solver in Solver::ALL {
            assert_eq!(solver.key().parse(), Ok(solver));
        }
        assert_eq!("Marks".parse::<Solver>(), Err(NotASolver));
        let sentence = NotASolver.to_string();
        assert!(sentence.starts_with("a queens solver is scan, marks, "), "{sentence}");
    }
}
