//! Going through a list that is sorted by counting.

use super::super::super::simd::Key;

/// Calls `put` with every key and the half of its list, 0 or 1, one key of each half in turn. A counting sort with a
/// cursor for each half is a third quicker: neighbours have the same low bits, and would wait for each other's cursor.
#[inline(always)]
pub fn by_halves<K: Key>(list: &[K], mut put: impl FnMut(K, usize)) {
    let (one, two) = list.split_at(list.len() / 2);
    for (&first, &second) in one.iter().zip(two) {
        put(first, 0);
        put(second, 1);
    }
    if let Some(&last) = two.get(one.len()) {
        put(last, 1);
    }
}
