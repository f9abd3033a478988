//! The order of a few things.

/// Sorts by a key; equal ones stay in their order. What is there is few or nearly in order: the time grows with the
/// square of their number, and the sort of the standard library is two kilobytes for each type.
pub(super) fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn equal_ones_stay_in_their_order() {
        let mut items = ["b1", "a1", "b2", "c1", "a2", "b3"];
        sort_few(&mut items, |item| item.as_bytes()[0]);
        assert_eq!(items, ["a1", "a2", "b1", "b2", "b3", "c1"]);
    }
}
