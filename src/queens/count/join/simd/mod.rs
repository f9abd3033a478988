//! Sets of lanes, one shape for WebAssembly's vectors and for plain Rust, which a compiler makes vectors of.

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use portable as native;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use wasm32 as native;

pub use native::{LANES, Lanes, Total};

/// A key of 32 bits where they are enough, else of 64.
pub trait Key: Copy + Default + std::fmt::Debug + 'static {
    /// The key, which must fit.
    fn from_wide(key: u64) -> Self;

    /// The key as 64 bits.
    fn wide(self) -> u64;

    /// The keys, if they have 64 bits.
    #[cfg(not(target_arch = "wasm32"))]
    fn wide_list(list: &mut [Self]) -> Option<&mut [u64]>;

    /// For every j the keys that have bit j once they are [mirrored](super::diagonals::mirrored), of [`LANES`] keys,
    /// key i in lane i.
    fn planes(keys: &[Self]) -> [Lanes; 48];

    /// Writes to `out` the unions of `key` with those of the first `count` of `others` that it is disjoint from;
    /// returns how many there are.
    ///
    /// # Panics
    /// When `others` has less than `count` + [`AHEAD`] keys, or `out` no room for as many.
    fn cross(others: &[Self], count: usize, key: Self, out: &mut [Self]) -> usize;
}

/// How many keys [`Key::cross`] may read and write beyond the last.
pub const AHEAD: usize = 7;

impl Key for u32 {
    #[inline(always)]
    fn from_wide(key: u64) -> u32 {
        key as u32
    }

    #[inline(always)]
    fn wide(self) -> u64 {
        u64::from(self)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn wide_list(_: &mut [u32]) -> Option<&mut [u64]> {
        None
    }

    #[inline(always)]
    fn planes(keys: &[u32]) -> [Lanes; 48] {
        native::planes_narrow(keys)
    }

    #[inline(always)]
    fn cross(others: &[u32], count: usize, key: u32, out: &mut [u32]) -> usize {
        native::cross_narrow(others, count, key, out)
    }
}

impl Key for u64 {
    #[inline(always)]
    fn from_wide(key: u64) -> u64 {
        key
    }

    #[inline(always)]
    fn wide(self) -> u64 {
        self
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn wide_list(list: &mut [u64]) -> Option<&mut [u64]> {
        Some(list)
    }

    #[inline(always)]
    fn planes(keys: &[u64]) -> [Lanes; 48] {
        native::planes_wide(keys)
    }

    #[inline(always)]
    fn cross(others: &[u64], count: usize, key: u64, out: &mut [u64]) -> usize {
        native::cross_wide(others, count, key, out)
    }
}
