//! The total that an output states.

use super::Total;
use super::columns::is_columns;
use crate::queens::Size;
use crate::queens::count::{CountSize, published_count, published_fundamental};
use crate::text::board::{self, Found, Written};

/// A number that is no board, with its line.
pub(super) struct Lone {
    line: usize,
    /// Whether its sentence speaks of a total, and of fundamental solutions.
    named: bool,
    may_be_fundamental: bool,
    numbers: Vec<u64>,
}

/// The numbers that are no boards, those of sentences first.
pub(super) fn lone_numbers(totals: Vec<board::Total<'_>>, boards: &[Found<'_>], size: Size, first: usize) -> Vec<Lone> {
    let number = |found: &Found<'_>| match &found.board {
        Written::Digits(digits) if digits.len() != usize::from(size.get()) || !is_columns(digits) => {
            let numbers = digits.parse().into_iter().collect();
            Some(Lone { line: found.line, named: false, may_be_fundamental: false, numbers })
        }
        _ => None,
    };
    let named = |total: board::Total<'_>| Lone {
        line: total.line,
        named: true,
        may_be_fundamental: total.stated.may_be_fundamental,
        numbers: total.stated.numbers.clone(),
    };
    let mut all: Vec<Lone> = totals.into_iter().map(named).collect();
    all.extend(boards.iter().filter_map(number));
    all.retain(|lone| lone.named || lone.line > first || lone.numbers != [u64::from(size.get())]);
    all
}

/// The total that the output states: a sentence that speaks of one, the first that is wrong or else the last; or the number
/// behind the last board or before the first.
pub(super) fn total_of(lone: &[Lone], (first, last): (usize, usize), size_at: &dyn Fn(usize) -> Size) -> Option<Total> {
    let judged = |lone: &Lone, number| {
        let size = size_at(lone.line);
        let right = known_count(size).map(|known| known == number);
        let is_fundamental = lone.may_be_fundamental
            && right == Some(false)
            && published_fundamental(CountSize::new(size.get())) == number;
        Total { line: lone.line, number, right: right.map(|right| right || is_fundamental), is_fundamental }
    };
    let named = lone.iter().filter(|lone| lone.named).filter_map(|lone| {
        let size = u64::from(size_at(lone.line).get());
        let others: Vec<u64> = lone.numbers.iter().copied().filter(|&number| number != size).collect();
        match (others.as_slice(), lone.numbers.as_slice()) {
            ([number], _) | ([], [number]) => Some(judged(lone, *number)),
            _ => None,
        }
    });
    let named: Vec<Total> = named.collect();
    let bare = |lone: &&Lone| !lone.named && lone.numbers.len() == 1;
    let behind = lone.iter().filter(bare).find(|lone| lone.line > last);
    let before = lone.iter().filter(bare).filter(|lone| lone.line < first).max_by_key(|lone| lone.line);
    let wrong = named.iter().find(|total| total.right == Some(false) && size_at(first) != size_at(last));
    wrong.or(named.last()).copied().or_else(|| behind.or(before).map(|lone| judged(lone, lone.numbers[0])))
}

/// How many solutions there are, where that is published.
pub(super) fn known_count(size: Size) -> Option<u64> {
    (size.get() <= CountSize::MAX).then(|| published_count(CountSize::new(size.get())))
}
