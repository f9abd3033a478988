//! Boards that are not claimed as solutions: partial ones, and a repetition in another form.

use super::columns::Reading;
use crate::queens::Placement;
use crate::text::board::{Found, Written};
use std::collections::HashSet;

/// The fewest boards that are steps of a search.
const LEAST: usize = 3;

/// The boards without lists that grow: each is the one before with an entry more, or no longer than that. Those of full
/// length stay.
pub(super) fn without_growing(boards: Vec<Found<'_>>) -> Vec<Found<'_>> {
    let growth = |pair: &[Found<'_>]| match (&pair[0].board, &pair[1].board) {
        (Written::Columns { columns: one, .. }, Written::Columns { columns: other, .. }) => grows(one, other),
        (Written::Pairs(one), Written::Pairs(other)) => grows(one, other),
        (Written::Squares { squares: one, .. }, Written::Squares { squares: other, .. }) => grows(one, other),
        (one, other) if one.is_number() || other.is_number() => None,
        _ => Some(false),
    };
    let growths: Vec<bool> = boards.windows(2).filter_map(growth).collect();
    let longest = boards.iter().map(length).max().unwrap_or(0);
    if boards.len() < LEAST || growths.is_empty() || growths.contains(&false) {
        return boards;
    }
    boards.into_iter().filter(|found| length(found) == longest).collect()
}

/// Whether the other list is the one before with an entry more; nothing where it is no longer than that.
fn grows<T: PartialEq>(one: &[T], other: &[T]) -> Option<bool> {
    (other.len() > one.len()).then(|| other.len() == one.len() + 1 && other.starts_with(one))
}

/// The entries of a list.
fn length(found: &Found<'_>) -> usize {
    match &found.board {
        Written::Columns { columns, loose: false } => columns.len(),
        Written::Pairs(pairs) => pairs.len(),
        Written::Squares { squares, .. } => squares.len(),
        _ => 0,
    }
}

/// The boards without the steps of a search: where from each to the next one queen is placed, moved or taken back, those
/// with fewer queens than rows; and where all have as many, those before a last one that alone is right.
pub(super) fn without_steps(readings: Vec<Reading>) -> Vec<Reading> {
    let changes = |one: &Placement, other: &Placement| {
        one.iter().filter(|queen| !other.contains(*queen)).count()
            + other.iter().filter(|queen| !one.contains(*queen)).count()
    };
    let is_step = |pair: &[Reading]| match (&pair[0].queens, &pair[1].queens) {
        (Ok(one), Ok(other)) => one.size() == other.size() && changes(one, other) <= 2,
        _ => false,
    };
    if readings.len() < LEAST || !readings.windows(2).all(is_step) {
        return readings;
    }
    let is_whole =
        |reading: &Reading| reading.queens.as_ref().is_ok_and(|queens| queens.len() == usize::from(reading.size.get()));
    let whole = readings.iter().filter(|reading| is_whole(reading)).count();
    let is_last_right =
        readings.iter().filter(|reading| reading.is_right()).count() == 1 && readings[readings.len() - 1].is_right();
    if whole > 0 && whole < readings.len() {
        readings.into_iter().filter(is_whole).collect()
    } else if is_last_right {
        readings.into_iter().skip_while(|reading| !reading.is_right()).collect()
    } else {
        readings
    }
}

/// The boards without those of a form that repeats another form.
pub(super) fn restated(readings: Vec<Reading>) -> Vec<Reading> {
    let mut forms: Vec<u8> = Vec::new();
    for reading in &readings {
        if !forms.contains(&reading.form) {
            forms.push(reading.form);
        }
    }
    let mut again: Vec<u8> = Vec::new();
    for (place, &form) in forms.iter().enumerate().skip(1) {
        let earlier = &forms[..place];
        let said: HashSet<&Placement> = readings
            .iter()
            .filter(|reading| earlier.contains(&reading.form))
            .filter_map(|reading| reading.queens.as_ref().ok())
            .collect();
        let mut of_form = readings.iter().filter(|reading| reading.form == form);
        if of_form.all(|reading| reading.queens.as_ref().is_ok_and(|queens| said.contains(queens))) {
            again.push(form);
        }
    }
    readings.into_iter().filter(|reading| !again.contains(&reading.form)).collect()
}
