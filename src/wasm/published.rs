//! The published numbers of solutions.

use wasm_bindgen::prelude::*;

use crate::queens::count;
use crate::wasm::arguments::count_size;

/// The published number of solutions (OEIS A000170), or nothing when n is not 1 to 27.
#[wasm_bindgen(js_name = publishedCount)]
pub fn published_count(n: f64) -> Option<u64> {
    count_size(n).ok().map(count::published_count)
}

/// The published number of solutions up to rotation and reflection (OEIS A002562), or nothing when n is not 1 to 27.
#[wasm_bindgen(js_name = publishedFundamental)]
pub fn published_fundamental(n: f64) -> Option<u64> {
    count_size(n).ok().map(count::published_fundamental)
}
