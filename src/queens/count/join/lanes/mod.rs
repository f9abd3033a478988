//! 128-bit lanes, one shape for WebAssembly's vectors and for plain Rust.

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod portable;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32;

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use portable as native;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use wasm32 as native;

pub use native::{Lanes, Total, transpose, transpose_bytes};

/// A key of 32 bits where they are enough, else of 64.
pub trait Key: Copy + Default + Eq + std::fmt::Debug + 'static {
    /// What fills up a list to fours: a key that no placement has, and that clashes with every key but 0.
    const FILLER: Self;

    /// The key, which must fit.
    fn from_wide(key: u64) -> Self;

    /// The key as 64 bits.
    fn wide(self) -> u64;

    /// Appends to the `length` keys of `out` the unions of each of `four` with each of `others` that are disjoint;
    /// returns the new length.
    ///
    /// # Panics
    /// When `out` has no room for all of them.
    fn cross(four: &[Self; 4], others: &[Self], out: &mut [Self], length: usize) -> usize;
}

impl Key for u32 {
    const FILLER: u32 = u32::MAX;

    #[inline(always)]
    fn from_wide(key: u64) -> u32 {
        key as u32
    }

    #[inline(always)]
    fn wide(self) -> u64 {
        u64::from(self)
    }

    #[inline(always)]
    fn cross(four: &[u32; 4], others: &[u32], out: &mut [u32], length: usize) -> usize {
        native::cross_narrow(four, others, out, length)
    }
}

impl Key for u64 {
    const FILLER: u64 = u64::MAX;

    #[inline(always)]
    fn from_wide(key: u64) -> u64 {
        key
    }

    #[inline(always)]
    fn wide(self) -> u64 {
        self
    }

    #[inline(always)]
    fn cross(four: &[u64; 4], others: &[u64], out: &mut [u64], length: usize) -> usize {
        native::cross_wide(four, others, out, length)
    }
}
