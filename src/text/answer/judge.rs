//! The verdicts on the boards of an output: those of queens.

use super::columns::{LEAST, Reading, Way, is_columns, is_pattern, read, way_of, without_counter, without_unused};
use super::seen::{Seen, first_missing, key_of};
use super::steps::{restated, without_growing, without_steps};
use super::total::{known_count, lone_numbers, total_of};
use super::tours::{is_tour, tours_of};
use super::{Answer, Boards, Checked, Fault, Source, Verdict};
use crate::queens::Size;
use crate::sliced::repeat;
use crate::text::board::{Found, Gathered, Written};

/// The boards that are judged of a judge's form: it asks for the first three solutions and their number.
const ASKED: usize = 3;

/// Judges all boards; nothing where there is none, nor where a pasted text has nothing but single digits: they are no boards of
/// one square.
pub(super) async fn answer(gathered: Gathered<'_>, source: Source) -> Option<Answer> {
    let is_digit = |found: &Found<'_>| matches!(found.board, Written::Digits(digits) if digits.len() == 1);
    if source == Source::Paste && gathered.boards.iter().all(is_digit) {
        return None;
    }
    let tours = gathered.boards.iter().filter(|found| is_tour(&found.board, source)).count();
    let boards = gathered.boards.iter().filter(|found| !found.board.is_number()).count();
    if tours * 2 > boards { tours_of(&gathered, source).await } else { queens(gathered, source).await }
}

/// The boards of one size and how they are read.
struct Group {
    size: Size,
    way: Way,
}

async fn queens(gathered: Gathered<'_>, source: Source) -> Option<Answer> {
    let Gathered { boards, totals, unknown } = gathered;
    let boards = without_growing(boards);
    let size = size_of(&boards)?;
    let counted = without_counter(&boards, size);
    let (mut boards, mut size) = match counted {
        Some((boards, size)) => (boards, size),
        None => (boards, size),
    };
    let mut way = way_of(&boards, size).await;
    if let Some((without, smaller)) = without_unused(&boards, size) {
        let other = way_of(&without, smaller).await;
        if other.right > way.right {
            (boards, size, way) = (without, smaller, other);
        }
    }
    // The list that a program works on may be longer than its boards, and printed more often.
    if way.right == 0
        && source != Source::Paste
        && let Some(main) = of_other_size(&boards, size).await
    {
        (size, way) = (main.size, main.way);
        boards.retain(|found| own_size(&found.board) == Some(usize::from(size.get())));
    }
    let right = way.right;
    let is_pattern = || source == Source::Paste && boards.iter().all(|found| is_pattern(found, way.mark));
    if right == 0 && (usize::from(size.get()) < LEAST || is_pattern()) {
        return None;
    }
    let from_zero = way.base == 0;
    let groups = groups(&boards, Group { size, way }).await;
    let mut readings = Vec::with_capacity(boards.len());
    let mut unread = unknown;
    let mut left = boards.iter();
    repeat(&mut || {
        let Some(found) = left.next() else { return false };
        let group = groups
            .iter()
            .find(|group| own_size(&found.board) == Some(usize::from(group.size.get())))
            .unwrap_or(&groups[0]);
        match read(found, group.size, group.way.base, group.way.mark) {
            Some(reading) => readings.push(reading),
            None if found.board.is_number() => {}
            None => unread = Some(unread.map_or(found.line, |line| line.min(found.line))),
        }
        true
    })
    .await;
    let ends = (readings.first()?.line, readings.last()?.line);
    let readings = restated(without_steps(readings));
    let lone = lone_numbers(totals, &boards, size, ends.0);

    let mut seen = Seen::new();
    let mut checked = Vec::with_capacity(readings.len());
    let mut squares = Vec::with_capacity(readings.len());
    let mut sizes = Vec::new();
    let mut first = None;
    let mut left = readings.into_iter();
    repeat(&mut || {
        let Some(Reading { line, size, queens, fault, .. }) = left.next() else { return false };
        squares.push(queens.as_ref().map(|placement| placement.iter().collect()).unwrap_or_default());
        if let Ok(placement) = queens {
            first.get_or_insert(placement);
        }
        let verdict = match (queens, fault) {
            (Err(fault), _) | (_, Some(fault)) => Verdict::Wrong(fault),
            (Ok(placement), None) => {
                let queens = key_of(&placement);
                match seen.get(&queens) {
                    Some(&first) => Verdict::Twice { line: first },
                    None => {
                        seen.insert(queens, line);
                        Verdict::Right { closed: None }
                    }
                }
            }
        };
        checked.push(Checked { line, verdict });
        sizes.push(size);
        true
    })
    .await;
    let in_range =
        |checked: &Checked| !matches!(checked.verdict, Verdict::Wrong(Fault::Size { .. } | Fault::Off { .. }));
    let is_loose = |found: &Found<'_>| matches!(found.board, Written::Columns { loose: true, .. });
    if right == 0 && (!checked.iter().all(in_range) || boards.iter().any(is_loose)) {
        return None;
    }
    let size_at = |line: usize| {
        let before = checked.iter().rposition(|checked| checked.line < line).unwrap_or(0);
        sizes[before]
    };
    let total = total_of(&lone, ends, &size_at);
    let has_all_asked =
        checked.len() == ASKED && seen.len() == ASKED && total.is_some_and(|total| total.right == Some(true));
    let mut missing = Some(0).filter(|_| !has_all_asked);
    let mut first_missing = None;
    for &Group { size, .. } in &groups {
        let right = seen.keys().filter(|queens| queens.len() == usize::from(size.get())).count() as u64;
        let of_size = known_count(size).map(|known| known - right);
        missing = missing.zip(of_size).map(|(all, of_size)| all + of_size);
        if first_missing.is_none() && missing.is_some() && of_size.is_some_and(|missing| missing > 0) {
            first_missing = self::first_missing(size, &seen).await;
        }
    }
    let boards = Boards::Queens { size: first?.size(), first: first?, from_zero };
    Some(Answer { boards, checked, squares, sizes, total, missing, first_missing, unread })
}

/// The sizes of an output whose boards come size after size, of which each has a right one: the first is the one that most
/// boards have.
async fn groups(boards: &[Found<'_>], main: Group) -> Vec<Group> {
    let is_board = |found: &&Found<'_>| !matches!(found.board, Written::Digits(digits) if digits.len() < LEAST);
    let sizes: Vec<usize> = boards.iter().filter(is_board).filter_map(|found| own_size(&found.board)).collect();
    let mut groups = vec![main];
    let mut others: Vec<usize> = sizes.chunk_by(|one, other| one == other).map(|part| part[0]).collect();
    let runs = others.len();
    others.sort_unstable();
    others.dedup();
    if others.len() != runs {
        return groups;
    }
    let own = usize::from(groups[0].size.get());
    for size in others.into_iter().filter(|&size| size != own) {
        groups.extend(group_of(boards, size).await);
    }
    groups
}

/// How the boards of this many rows are read, if there are enough and one is right.
async fn group_of(boards: &[Found<'_>], rows: usize) -> Option<Group> {
    let size = u8::try_from(rows).ok().filter(|_| rows >= LEAST).and_then(Size::try_new)?;
    let of_size: Vec<Found<'_>> = boards.iter().filter(|found| own_size(&found.board) == Some(rows)).cloned().collect();
    let way = way_of(&of_size, size).await;
    (way.right > 0).then_some(Group { size, way })
}

/// The largest other size of which a board is right.
async fn of_other_size(boards: &[Found<'_>], most: Size) -> Option<Group> {
    let mut sizes: Vec<usize> = boards.iter().filter_map(|found| own_size(&found.board)).collect();
    sizes.sort_unstable();
    sizes.dedup();
    for size in sizes.into_iter().rev().filter(|&size| size != usize::from(most.get())) {
        if let Some(group) = group_of(boards, size).await {
            return Some(group);
        }
    }
    None
}

/// The rows that a board has by itself.
fn own_size(board: &Written<'_>) -> Option<usize> {
    match board {
        Written::Columns { columns, .. } => Some(columns.len()),
        Written::Digits(digits) => is_columns(digits).then_some(digits.len()),
        Written::Marks(rows) => Some(rows[0].len()),
        Written::Pairs(pairs) => Some(pairs.len()),
        Written::Squares { squares, .. } => Some(squares.len()),
        Written::Grid(_) => None,
    }
}

/// The size that most boards have; of several the largest.
fn size_of(boards: &[Found<'_>]) -> Option<Size> {
    let mut counts = [0u32; Size::MAX as usize + 1];
    for size in boards.iter().filter_map(|found| own_size(&found.board)) {
        if let Some(count) = counts.get_mut(size) {
            *count += 1;
        }
    }
    counts[0] = 0;
    let most = counts.iter().copied().max().filter(|&most| most > 0)?;
    let size = counts.iter().rposition(|&count| count == most)?;
    Size::try_new(size as u8)
}
