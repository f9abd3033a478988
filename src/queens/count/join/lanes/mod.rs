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
pub trait Key: Copy + Default + std::fmt::Debug + 'static {
    /// The key, which must fit.
    fn from_wide(key: u64) -> Self;
    /// The key as 64 bits.
    fn wide(self) -> u64;
    /// The unions of `key` with each of the `keys` that it is disjoint from, at the front of `out`; and how many.
    ///
    /// # Panics
    /// When `out` is shorter than `keys` + 4.
    fn cross(keys: &[Self], key: Self, out: &mut [Self]) -> usize;
}

impl Key for u32 {
    #[inline(always)]
    fn from_wide(key: u64) -> u32 {
        key as u32
    }

    #[inline(always)]
    fn wide(self) -> u64 {
        u64::from(self)
    }

    #[inline(always)]
    fn cross(keys: &[u32], key: u32, out: &mut [u32]) -> usize {
        native::cross_narrow(keys, key, out)
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

    #[inline(always)]
    fn cross(keys: &[u64], key: u64, out: &mut [u64]) -> usize {
        native::cross_wide(keys, key, out)
    }
}
