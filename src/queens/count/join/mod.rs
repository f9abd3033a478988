//! The quadrant join: count how two halves of the board fit together, not the boards themselves.
//!
//! Backtracking visits every solution. The join lists the placements of m queens in each half of the board, which are
//! far fewer, and counts the pairs that do not clash, 128 pairs with each vector instruction:
//!
//! ```text
//!     NW | NE     1. quarter    every placement in a quarter, by its rows and columns
//!     ---+---     2. halves     for a set R of rows: all of NW × SW that use exactly these rows and each column once
//!     SW | SE     3. matching   west halves with rows R against east halves with the other rows: a pair is a solution
//!                               when no diagonal that crosses the middle carries queens of both
//! ```
//!
//! - `diagonals`: the diagonals on which two halves can clash, as a key of 4(m − 1) bits.
//! - `list`, `quarter`, `middle_queen`, `halves`: the lists of keys. The east half is the west half in the mirror.
//! - `matching`: counts disjoint pairs of two lists, by tables or by splitting both until tables are small.
//! - `even`, `odd`: which sets of rows are counted for all eight images of a board, and with which factors.
//!
//! Each set of rows is independent of the others: that is what jobs are made of. The idea of joining quarters by
//! transposed bit sets is Evgeny Kluev's ([N-Queens-Count-Sol](https://github.com/EvgenyKluev/N-Queens-Count-Sol)).

mod diagonals;
mod even;
mod halves;
mod list;
mod matching;
mod middle_queen;
mod odd;
mod plan;
mod quarter;
mod simd;
#[cfg(test)]
mod tests;

use diagonals::Geometry;
use even::Even;
#[cfg(not(target_arch = "wasm32"))]
pub use matching::Helpers;
use matching::Way;
use odd::Odd;
pub use plan::JoinPlan;
use plan::{Kind, Share};
use simd::Key;
use std::sync::Arc;

/// The smallest N whose halves have diagonals in common.
const SMALLEST: u8 = 4;

/// The lists and tables of a worker. Clones share the placements of quarters, whichever of them finds them.
#[derive(Clone, Debug)]
pub struct Join {
    classes: Arc<Classes>,
    keys: Keys,
}

/// The classes of both kinds of part, in the order of jobs.
#[derive(Debug)]
struct Classes {
    even: Vec<even::Class>,
    /// Empty on an even board.
    odd: Vec<u32>,
}

#[derive(Clone, Debug)]
enum Keys {
    Narrow(Box<Tables<u32>>),
    Wide(Box<Tables<u64>>),
}

#[derive(Clone, Debug)]
struct Tables<K> {
    even: Even<K>,
    odd: Odd<K>,
}

impl Join {
    /// The tables for a plan; they fill as jobs need them.
    pub fn new(plan: &JoinPlan) -> Join {
        let board = plan.board();
        Join::by(plan, Way::quickest(board))
    }

    /// The same, matching in this way.
    fn by(plan: &JoinPlan, way: Way) -> Join {
        let board = plan.board();
        let keys = if board.bits() <= 32 {
            Keys::Narrow(Box::new(Tables::new(board, way)))
        } else {
            Keys::Wide(Box::new(Tables::new(board, way)))
        };
        Join { classes: Arc::new(Classes { even: plan.even_classes(), odd: plan.odd_classes() }), keys }
    }

    /// The solutions that belong to a job of the plan.
    pub fn run(&mut self, plan: &JoinPlan, job: u32) -> u64 {
        let share = plan.classes(job);
        match &mut self.keys {
            Keys::Narrow(tables) => tables.run(&self.classes, share),
            Keys::Wide(tables) => tables.run(&self.classes, share),
        }
    }

    /// Lets other threads help.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn share(&mut self, helpers: &Helpers) {
        if let Keys::Wide(tables) = &mut self.keys {
            tables.even.share(helpers);
            tables.odd.share(helpers);
        }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        let tables = match &self.keys {
            Keys::Narrow(tables) => tables.even.memory() + tables.odd.memory(),
            Keys::Wide(tables) => tables.even.memory() + tables.odd.memory(),
        };
        let Classes { even, odd } = &*self.classes;
        tables + even.capacity() * size_of::<even::Class>() + 4 * odd.capacity()
    }
}

impl<K: Key> Tables<K> {
    fn new(board: Geometry, way: Way) -> Tables<K> {
        Tables { even: Even::new(board, way), odd: Odd::new(board, way) }
    }

    fn run(&mut self, classes: &Classes, Share { kind, range, step }: Share) -> u64 {
        match kind {
            Kind::Even => classes.even[range].iter().step_by(step).map(|&class| self.even.count(class)).sum(),
            Kind::Odd { q } => {
                let classes = classes.odd[range].iter().step_by(step);
                classes.map(|&east| self.odd.count(odd::Class { q, east })).sum()
            }
        }
    }
}
