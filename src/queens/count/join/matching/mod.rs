//! The join: how many pairs of a west key and an east key are disjoint, in two ways.
//!
//! - `flat`: one list in tables, the other looked up, as a whole. It is quicker for short lists, and the only one in
//!   WebAssembly.
//! - `tree`: both lists are split until they are short. Above N = 22, natively; `flat` is its witness.

pub mod flat;
#[cfg(not(target_arch = "wasm32"))]
mod helpers;
#[cfg(not(target_arch = "wasm32"))]
pub mod tree;

use super::diagonals::Geometry;
use super::simd::Key;
pub use flat::Layout;
#[cfg(not(target_arch = "wasm32"))]
pub use helpers::Helpers;

/// The smallest N whose lists are worth splitting.
#[cfg(not(target_arch = "wasm32"))]
const SMALLEST_BY_TREES: u32 = 23;

/// A way to match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Flat, by this layout.
    Flat(Layout),
    /// By trees.
    #[cfg(not(target_arch = "wasm32"))]
    Tree,
}

impl Way {
    /// The way that proved quickest for a board.
    pub const fn quickest(board: Geometry) -> Way {
        #[cfg(not(target_arch = "wasm32"))]
        if board.n() >= SMALLEST_BY_TREES {
            return Way::Tree;
        }
        Way::Flat(Layout::quickest(board.m))
    }
}

/// Counts disjoint pairs.
#[derive(Clone, Debug)]
pub enum Matcher<K> {
    /// Flat.
    Flat(Box<flat::Matcher<K>>),
    /// By trees.
    #[cfg(not(target_arch = "wasm32"))]
    Tree(tree::Tree),
}

impl<K: Key> Matcher<K> {
    /// A matcher of keys of this many bits, 4 at least.
    pub fn new(way: Way, bits: u32) -> Matcher<K> {
        match way {
            Way::Flat(layout) => Matcher::Flat(Box::new(flat::Matcher::new(layout, bits))),
            #[cfg(not(target_arch = "wasm32"))]
            Way::Tree => Matcher::Tree(tree::Tree::new(bits)),
        }
    }

    /// The bytes held.
    pub fn memory(&self) -> usize {
        match self {
            Matcher::Flat(flat) => flat.memory(),
            #[cfg(not(target_arch = "wasm32"))]
            Matcher::Tree(tree) => tree.memory(),
        }
    }

    /// Lets other threads help, where that is possible.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn share(&mut self, helpers: &Helpers) {
        if let Matcher::Tree(tree) = self {
            tree.share(helpers.clone());
        }
    }
}
