//! The sort of `list.sort`: stable, and with the very comparisons of CPython 3.11.
//!
//! Which elements are compared, and in which order, is seen where a class of the program has `__lt__`, so this is
//! Tim Peters' adaptive merge sort as described in CPython's `Objects/listsort.txt`, with the merge order of powersort:
//! natural runs, short ones extended by binary insertion, merged with galloping.
//!
//! A comparison may need Python code. The sort is therefore cut into [steps](Sorter::step), each of which either is
//! carried out or leaves everything as it was: it can be repeated with the comparisons that are known by then.

use crate::native::Stop;

/// Whether one element, given by its number, belongs before another one.
pub(crate) type Less<'a> = &'a mut dyn FnMut(u32, u32) -> Result<bool, Stop>;

/// The numbers of elements in the order of the elements.
pub(crate) fn sorted(length: usize, less: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<u32> = (0..length as u32).collect();
    // Nothing stops these comparisons.
    let _ = Sorter::sort(&mut order, &mut |a, b| Ok(less(a as usize, b as usize)));
    order.into_iter().map(|number| number as usize).collect()
}

/// A run that is shorter is extended by binary insertion.
const MAX_MIN_RUN: usize = 64;
/// The number of wins in a row that begins galloping.
const MIN_GALLOP: usize = 7;

/// A sorted part of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    start: usize,
    length: usize,
    /// The depth in the tree of merges of the boundary after this run.
    power: u32,
}

/// The progress of a sort.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sorter {
    length: usize,
    min_run: usize,
    min_gallop: usize,
    /// The runs found so far, from the beginning of the list on.
    runs: Vec<Run>,
    /// The run after them, which waits for merges before it.
    fresh: Option<usize>,
}

impl Sorter {
    /// The beginning of a sort of `length` elements.
    #[must_use]
    pub(super) fn new(length: usize) -> Self {
        let (mut high, mut rest) = (length, 0);
        while high >= MAX_MIN_RUN {
            rest |= high & 1;
            high /= 2;
        }
        Self { length, min_run: high + rest, min_gallop: MIN_GALLOP, runs: Vec::new(), fresh: None }
    }

    /// Sorts to the end.
    ///
    /// # Errors
    /// That of a comparison. The elements are then in an order between the old and the new one.
    pub(super) fn sort(items: &mut [u32], less: Less<'_>) -> Result<(), Stop> {
        let mut sorter = Self::new(items.len());
        while sorter.step(items, less)? {}
        Ok(())
    }

    /// Carries out the next step: finds a run, or merges two. Returns false when nothing is left to do.
    ///
    /// # Errors
    /// That of a comparison. Then neither `self` nor `items` has changed.
    pub(super) fn step(&mut self, items: &mut [u32], less: Less<'_>) -> Result<bool, Stop> {
        if self.length < 2 {
            return Ok(false);
        }
        if let Some(length) = self.fresh {
            let Some(last) = self.runs.last().copied() else {
                self.push(length);
                return Ok(true);
            };
            let power = power(last, length, self.length);
            match self.runs.len().checked_sub(2) {
                Some(before) if self.runs[before].power > power => self.merge_at(before, items, less)?,
                _ => {
                    if let Some(last) = self.runs.last_mut() {
                        last.power = power;
                    }
                    self.push(length);
                }
            }
            return Ok(true);
        }
        let found = self.runs.last().map_or(0, |run| run.start + run.length);
        if found < self.length {
            self.fresh = Some(self.find_run(&mut items[found..], less)?);
            return Ok(true);
        }
        let Some(mut at) = self.runs.len().checked_sub(2) else { return Ok(false) };
        if at > 0 && self.runs[at - 1].length < self.runs[at + 1].length {
            at -= 1;
        }
        self.merge_at(at, items, less)?;
        Ok(true)
    }

    /// The state as numbers, for [`Sorter::restore`].
    #[must_use]
    pub(super) fn save(&self) -> Vec<usize> {
        // A fresh run has at least one element, so 0 is none.
        let mut numbers = vec![self.min_gallop, self.fresh.unwrap_or(0)];
        numbers.extend(self.runs.iter().flat_map(|run| [run.start, run.length, run.power as usize]));
        numbers
    }

    /// Takes over the state that [`Sorter::save`] wrote.
    pub(super) fn restore(&mut self, numbers: &[usize]) {
        let Some((&[min_gallop, fresh], runs)) = numbers.split_first_chunk() else { return };
        self.min_gallop = min_gallop;
        self.fresh = Some(fresh).filter(|&length| length > 0);
        let run = |run: &[usize]| Run { start: run[0], length: run[1], power: u32::try_from(run[2]).unwrap_or(0) };
        self.runs = runs.chunks_exact(3).map(run).collect();
    }

    fn push(&mut self, length: usize) {
        let start = self.runs.last().map_or(0, |run| run.start + run.length);
        self.runs.push(Run { start, length, power: 0 });
        self.fresh = None;
    }

    /// The length of the run at the beginning of `items`, which is made at least `min_run` long.
    fn find_run(&self, items: &mut [u32], less: Less<'_>) -> Result<usize, Stop> {
        let (length, descending) = count_run(items, less)?;
        let wanted = self.min_run.min(items.len()).max(length);
        let mut run = items[..wanted].to_vec();
        if descending {
            run[..length].reverse();
        }
        insert_each(&mut run, length, less)?;
        items[..wanted].copy_from_slice(&run);
        Ok(wanted)
    }

    /// Merges the runs `at` and `at + 1`.
    fn merge_at(&mut self, at: usize, items: &mut [u32], less: Less<'_>) -> Result<(), Stop> {
        let (left, right) = (self.runs[at], self.runs[at + 1]);
        let middle = right.start;
        // Elements that are at their place already stay out of the merge.
        let start = left.start + gallop_right(items[middle], &items[left.start..middle], 0, less)?;
        let mut min_gallop = self.min_gallop;
        if start < middle {
            let right = &items[middle..middle + right.length];
            let end = middle + gallop_left(items[middle - 1], right, right.len() - 1, less)?;
            if end > middle {
                let (a, b) = items[start..end].split_at(middle - start);
                let merged = if a.len() <= b.len() {
                    merge_low(a, b, &mut min_gallop, less)?
                } else {
                    merge_high(a, b, &mut min_gallop, less)?
                };
                items[start..end].copy_from_slice(&merged);
            }
        }
        self.min_gallop = min_gallop;
        self.runs[at].length += right.length;
        self.runs[at].power = right.power;
        self.runs.remove(at + 1);
        Ok(())
    }
}

/// The depth at which the boundary between two runs lies in a tree that halves the list: the first binary place in
/// which the middles of the runs, as fractions of the list, differ.
fn power(first: Run, second: usize, total: usize) -> u32 {
    let mut a = 2 * first.start + first.length;
    let mut b = a + first.length + second;
    let mut depth = 1;
    loop {
        if a >= total {
            a -= total;
            b -= total;
        } else if b >= total {
            return depth;
        }
        a *= 2;
        b *= 2;
        depth += 1;
    }
}

/// The length of the run at the beginning of `items`, and whether it descends (strictly).
fn count_run(items: &[u32], less: Less<'_>) -> Result<(usize, bool), Stop> {
    if items.len() < 2 {
        return Ok((items.len(), false));
    }
    let descending = less(items[1], items[0])?;
    let mut length = 2;
    while length < items.len() && less(items[length], items[length - 1])? == descending {
        length += 1;
    }
    Ok((length, descending))
}

/// Binary insertion of the elements from `sorted` on.
fn insert_each(items: &mut [u32], sorted: usize, less: Less<'_>) -> Result<(), Stop> {
    for next in sorted..items.len() {
        let pivot = items[next];
        let (mut low, mut high) = (0, next);
        while low < high {
            let middle = low + (high - low) / 2;
            if less(pivot, items[middle])? {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        items.copy_within(low..next, low + 1);
        items[low] = pivot;
    }
    Ok(())
}

/// Where the sorted `items` that are not before a key begin. The search begins at `hint`.
fn gallop(items: &[u32], hint: usize, before: &mut dyn FnMut(u32) -> Result<bool, Stop>) -> Result<usize, Stop> {
    let (mut last, mut offset) = (0, 1);
    // Afterwards items[low - 1] is before the key, and items[high] is not.
    let (mut low, mut high);
    if before(items[hint])? {
        let most = items.len() - hint;
        while offset < most && before(items[hint + offset])? {
            (last, offset) = (offset, 2 * offset + 1);
        }
        (low, high) = (hint + last + 1, hint + offset.min(most));
    } else {
        let most = hint + 1;
        while offset < most && !before(items[hint - offset])? {
            (last, offset) = (offset, 2 * offset + 1);
        }
        (low, high) = (hint + 1 - offset.min(most), hint - last);
    }
    while low < high {
        let middle = low + (high - low) / 2;
        if before(items[middle])? {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    Ok(high)
}

/// Where `key` belongs in the sorted `items`, before all that are equal.
fn gallop_left(key: u32, items: &[u32], hint: usize, less: Less<'_>) -> Result<usize, Stop> {
    gallop(items, hint, &mut |item| less(item, key))
}

/// Where `key` belongs in the sorted `items`, after all that are equal.
fn gallop_right(key: u32, items: &[u32], hint: usize, less: Less<'_>) -> Result<usize, Stop> {
    gallop(items, hint, &mut |item| Ok(!less(key, item)?))
}

/// Merges from the front. The first of `b` comes first, the last of `a` comes last.
fn merge_low(mut a: &[u32], mut b: &[u32], min_gallop: &mut usize, less: Less<'_>) -> Result<Vec<u32>, Stop> {
    let mut out = Vec::with_capacity(a.len() + b.len());
    let take = |out: &mut Vec<u32>, from: &mut &[u32], count: usize| {
        out.extend_from_slice(&from[..count]);
        *from = &from[count..];
    };
    let mut gallop = *min_gallop;
    take(&mut out, &mut b, 1);
    'merge: while !b.is_empty() && a.len() > 1 {
        let (mut a_wins, mut b_wins) = (0, 0);
        while a_wins < gallop && b_wins < gallop {
            if less(b[0], a[0])? {
                take(&mut out, &mut b, 1);
                (a_wins, b_wins) = (0, b_wins + 1);
            } else {
                take(&mut out, &mut a, 1);
                (a_wins, b_wins) = (a_wins + 1, 0);
            }
            if b.is_empty() || a.len() == 1 {
                break 'merge;
            }
        }
        gallop += 1;
        loop {
            gallop -= usize::from(gallop > 1);
            *min_gallop = gallop;
            a_wins = gallop_right(b[0], a, 0, less)?;
            take(&mut out, &mut a, a_wins);
            // None is left only if the comparisons contradict each other.
            if a.len() <= 1 {
                break 'merge;
            }
            take(&mut out, &mut b, 1);
            if b.is_empty() {
                break 'merge;
            }
            b_wins = gallop_left(a[0], b, 0, less)?;
            take(&mut out, &mut b, b_wins);
            if b.is_empty() {
                break 'merge;
            }
            take(&mut out, &mut a, 1);
            if a.len() == 1 {
                break 'merge;
            }
            if a_wins < MIN_GALLOP && b_wins < MIN_GALLOP {
                break;
            }
        }
        gallop += 1;
        *min_gallop = gallop;
    }
    out.extend_from_slice(b);
    out.extend_from_slice(a);
    Ok(out)
}

/// Merges from the back. The last of `a` comes last, the first of `b` comes first.
fn merge_high(mut a: &[u32], mut b: &[u32], min_gallop: &mut usize, less: Less<'_>) -> Result<Vec<u32>, Stop> {
    // Filled from the back, and turned round at the end.
    let mut out = Vec::with_capacity(a.len() + b.len());
    let take = |out: &mut Vec<u32>, from: &mut &[u32], count: usize| {
        let (kept, taken) = from.split_at(from.len() - count);
        out.extend(taken.iter().rev());
        *from = kept;
    };
    let mut gallop = *min_gallop;
    take(&mut out, &mut a, 1);
    'merge: while !a.is_empty() && b.len() > 1 {
        let (mut a_wins, mut b_wins) = (0, 0);
        while a_wins < gallop && b_wins < gallop {
            if less(b[b.len() - 1], a[a.len() - 1])? {
                take(&mut out, &mut a, 1);
                (a_wins, b_wins) = (a_wins + 1, 0);
            } else {
                take(&mut out, &mut b, 1);
                (a_wins, b_wins) = (0, b_wins + 1);
            }
            if a.is_empty() || b.len() == 1 {
                break 'merge;
            }
        }
        gallop += 1;
        loop {
            gallop -= usize::from(gallop > 1);
            *min_gallop = gallop;
            a_wins = a.len() - gallop_right(b[b.len() - 1], a, a.len() - 1, less)?;
            take(&mut out, &mut a, a_wins);
            if a.is_empty() {
                break 'merge;
            }
            take(&mut out, &mut b, 1);
            if b.len() == 1 {
                break 'merge;
            }
            b_wins = b.len() - gallop_left(a[a.len() - 1], b, b.len() - 1, less)?;
            take(&mut out, &mut b, b_wins);
            // None is left only if the comparisons contradict each other.
            if b.len() <= 1 {
                break 'merge;
            }
            take(&mut out, &mut a, 1);
            if a.is_empty() {
                break 'merge;
            }
            if a_wins < MIN_GALLOP && b_wins < MIN_GALLOP {
                break;
            }
        }
        gallop += 1;
        *min_gallop = gallop;
    }
    out.extend(a.iter().rev());
    out.extend(b.iter().rev());
    out.reverse();
    Ok(out)
}

#[cfg(test)]
mod tests {
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    use super::sorted;

    fn comparisons(values: &[usize]) -> usize {
        let mut count = 0;
        let order = sorted(values.len(), &mut |a, b| {
            count += 1;
            values[a] < values[b]
        });
        let pairs = order.windows(2).map(|pair| (values[pair[0]], pair[0]) <= (values[pair[1]], pair[1]));
        assert!(pairs.into_iter().all(|in_order| in_order));
        count
    }

    /// As many as CPython 3.11 makes, which galloping and its threshold decide.
    #[test]
    fn it_compares_as_often_as_cpython() {
        let mixed: Vec<usize> = (0..1_000).map(|at| (at * at * 31 + at * 7) % 1_009).collect();
        let ordered = |values: &[usize]| {
            let mut values = values.to_vec();
            values.sort_unstable();
            values
        };
        let third: Vec<usize> = mixed.iter().step_by(3).copied().collect();
        let of = |parts: &[&[usize]]| comparisons(&parts.concat());
        let to = |begin: usize, end: usize| (begin..end).collect::<Vec<_>>();
        let by = |begin: usize, end: usize, step: usize| (begin..end).step_by(step).collect::<Vec<_>>();
        let down: Vec<usize> = (1..=300).rev().collect();
        let stairs: Vec<usize> = (0..320).map(|at| at / 64 * 7 % 5).collect();
        assert_eq!([1_000, 63, 65, 300].map(|length| comparisons(&mixed[..length])), [8_608, 295, 305, 2_052]);
        assert_eq!([of(&[&to(0, 200), &to(50, 250)]), of(&[&to(200, 400), &to(0, 200)])], [718, 423]);
        assert_eq!([of(&[&by(0, 400, 2), &by(1, 100, 2)]), of(&[&down, &mixed[..90]])], [369, 1_003]);
        assert_eq!([of(&[&ordered(&mixed), &to(0, 500), &ordered(&third)]), comparisons(&stairs)], [4_341, 377]);
        assert_eq!(of(&[&to(1_000, 1_200), &by(0, 900, 9), &to(400, 420), &to(0, 5)]), 426);
    }
}
