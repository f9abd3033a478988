//! Rows with their labels: the ranks and files that programs print around a board are taken off.
//!
//! ```text
//!     a b c d            0 1 2 3           A   B   C
//! 4 | . Q . . | 4     0  0 1 0 0      1 |  1 | 6 | 3 |
//! 3 | . . . Q | 3     1  0 0 0 1      2 |  4 |   | 8 |
//! ```

use super::cell::{Cell, marks, numbers};
use super::scan::Item;
use super::shape::Shape;
use crate::sliced::repeat;
use std::ops::Range;

/// The fewest numbers of a tour.
const LEAST_TOUR: usize = 4;

/// More rows beneath each other are looked at in parts, so that no pause is far from the next.
const LONGEST: usize = 1 << 14;

/// The items without labels and headings of rows.
pub(in crate::text) async fn unlabelled<'a>(items: impl Iterator<Item = &'a Item>) -> Vec<Item> {
    let mut all = Vec::new();
    let mut run: Vec<Item> = Vec::new();
    let mut items = items.peekable();
    repeat(&mut || {
        let item = items.next();
        // A line drawn below a heading parts it from its rows.
        if let (Some(Item { shape: Shape::Words, line }), Some(heading)) = (item, run.last_mut())
            && heading.line + 1 == *line
            && let Some(names) = cells(&heading.shape).filter(|cells| is_heading(cells))
            && let Some(row) = items.peek().and_then(|next| cells(&next.shape))
            && row.len() > names.len()
        {
            heading.shape = Shape::Words;
        }
        match item {
            Some(item) if run.len() < LONGEST && is_row(&item.shape) => run.push(item.clone()),
            _ => {
                all.append(&mut plain_rows(std::mem::take(&mut run)));
                match item {
                    Some(item) if is_row(&item.shape) => run.push(item.clone()),
                    item => all.extend(item.cloned()),
                }
            }
        }
        item.is_some()
    })
    .await;
    all
}

/// Takes rows of the digits 0 and 1 for the columns of queens, as the other rows are, where they make no board: `0 0 0 0` beside
/// `0 2 0 2`.
pub(in crate::text) fn with_columns(items: &mut [Item]) {
    let columns = |item: &Item| match &item.shape {
        Shape::Numbers { numbers, .. } => Some(numbers.len()),
        Shape::Digits(digits) => Some(digits.len()),
        _ => None,
    };
    let bits = |item: &Item| match &item.shape {
        Shape::Marks(row) if row.iter().all(|mark| matches!(mark, b'0' | b'1')) => Some(row.len()),
        _ => None,
    };
    let mut lengths: Vec<(usize, bool)> = Vec::new();
    for item in items.iter() {
        if let Some(length) = columns(item).filter(|&length| length > 2) {
            let found = (length, matches!(item.shape, Shape::Digits(_)));
            if !lengths.contains(&found) {
                lengths.push(found);
            }
        }
    }
    let mut at = 0;
    while at < items.len() {
        let Some(length) = bits(&items[at]) else {
            at += 1;
            continue;
        };
        let is_of_run = |item: &&Item| bits(item) == Some(length) || item.shape == Shape::Blank;
        let end = at + items[at..].iter().take_while(is_of_run).count();
        let rows = items[at..end].iter().filter(|item| bits(item).is_some()).count();
        if let Some((_, is_digits)) = lengths.iter().find(|(other, _)| *other == length).filter(|_| rows < length) {
            for item in &mut items[at..end] {
                if let Shape::Marks(row) = &item.shape {
                    item.shape = match is_digits {
                        true => Shape::Digits(row.iter().map(|&mark| char::from(mark)).collect()),
                        false => {
                            let numbers = row.iter().map(|mark| Some(i64::from(mark - b'0'))).collect();
                            Shape::Numbers { numbers, loose: false }
                        }
                    };
                }
            }
        }
        at = end;
    }
}

fn is_row(shape: &Shape) -> bool {
    matches!(shape, Shape::Mixed(_) | Shape::Marks(_) | Shape::Numbers { loose: false, .. })
}

/// The cells of a row.
fn cells(shape: &Shape) -> Option<Vec<Cell>> {
    Some(match shape {
        Shape::Mixed(cells) => cells.clone(),
        Shape::Marks(row) => row
            .iter()
            .map(|mark| match mark {
                b'0' | b'1' => Cell::Number(i64::from(mark - b'0')),
                mark => Cell::Mark(*mark),
            })
            .collect(),
        Shape::Numbers { numbers, loose: false } => {
            numbers.iter().map(|number| number.map_or(Cell::Nothing, Cell::Number)).collect()
        }
        _ => return None,
    })
}

/// Rows beneath each other without the frames around their boards.
fn plain_rows(run: Vec<Item>) -> Vec<Item> {
    let is_plain = |item: &Item| matches!(item.shape, Shape::Marks(_));
    if run.len() < 2 || run.iter().all(is_plain) {
        return run.into_iter().map(settled).collect();
    }
    if run.iter().all(is_one) {
        return run.into_iter().map(|item| Item { shape: ones(&item.shape), ..item }).collect();
    }
    let rows: Vec<Vec<Cell>> = run.iter().map(|item| cells(&item.shape).unwrap_or_default()).collect();
    let mut all = Vec::with_capacity(run.len());
    let mut at = 0;
    while at < run.len() {
        let Some((range, rows, behind)) = board(&rows, at) else {
            all.push(settled(run[at].clone()));
            at += 1;
            continue;
        };
        // A board by itself: the next one may follow without a line between them.
        all.push(Item { line: run[range.start].line, shape: Shape::Words });
        for (item, row) in run[range.clone()].iter().zip(rows) {
            let shape = marks(&row).map(Shape::Marks);
            let shape = shape.or_else(|| Some(Shape::Numbers { numbers: numbers(&row)?, loose: false }));
            all.push(Item { line: item.line, shape: shape.unwrap_or(Shape::Unknown) });
        }
        all.push(Item { line: run[range.end - 1].line, shape: Shape::Words });
        at = behind;
    }
    all
}

/// Whether a row has a 1 and nothing else, as many cells as it takes: the square of a queen.
fn is_one(item: &Item) -> bool {
    match &item.shape {
        Shape::Numbers { numbers, loose: false } => {
            numbers.len() >= LEAST_TOUR && numbers.iter().flatten().eq([&1]) && numbers.contains(&None)
        }
        _ => false,
    }
}

fn ones(row: &Shape) -> Shape {
    match row {
        Shape::Numbers { numbers, .. } => {
            Shape::Marks(numbers.iter().map(|number| if number.is_some() { b'1' } else { b'.' }).collect())
        }
        other => other.clone(),
    }
}

/// A row with letters that belongs to no board is a heading, or nothing that is known.
fn settled(item: Item) -> Item {
    let shape = match item.shape {
        Shape::Mixed(cells) if is_heading(&cells) => Shape::Words,
        Shape::Mixed(_) => Shape::Unknown,
        shape => shape,
    };
    Item { shape, ..item }
}

/// The place of a cell in its alphabet or among the numbers.
fn place(cell: Cell) -> Option<i64> {
    match cell {
        Cell::Number(number) => Some(number),
        Cell::Letter(letter) => Some(i64::from(letter.to_ascii_lowercase()) + 1000),
        // Letters that are marks as well.
        Cell::Mark(letter @ (b'O' | b'o' | b'Q' | b'q' | b'X' | b'x')) => {
            Some(i64::from(letter.to_ascii_lowercase()) + 1000)
        }
        _ => None,
    }
}

/// Whether cells are the names of files or ranks: a, b, c, … or 0, 1, 2, … or 1, 2, 3, …, or these backwards.
fn is_sequence(cells: impl Iterator<Item = Cell> + Clone) -> bool {
    let mut places = cells.clone().map(place);
    let (Some(Some(first)), Some(Some(second))) = (places.next(), places.next()) else { return false };
    let step = second.saturating_sub(first);
    if step.unsigned_abs() != 1 || !(0..=2000).contains(&first) {
        return false;
    }
    let firsts = [0, 1, 1000 + i64::from(b'a')];
    let mut rest = cells.map(place).zip(0..);
    let last = first + step * (rest.clone().count() as i64 - 1);
    rest.all(|(place, index)| place == Some(first + index * step))
        && firsts.contains(if step > 0 { &first } else { &last })
}

fn is_heading(cells: &[Cell]) -> bool {
    let corner = usize::from(!matches!(cells.first(), Some(Cell::Number(_) | Cell::Letter(_))));
    cells.len() > corner + 2 && is_sequence(cells[corner..].iter().copied())
}

/// Whether a row is a line drawn below a heading.
fn is_rule(cells: &[Cell]) -> bool {
    cells.len() > 2 && cells.iter().all(|cell| matches!(cell, Cell::Mark(b'-' | b'_')))
}

/// The board that begins at a row with a heading or a label: its rows without them, and the row behind it.
fn board(rows: &[Vec<Cell>], at: usize) -> Option<(Range<usize>, Vec<Vec<Cell>>, usize)> {
    let has_heading = is_heading(&rows[at]);
    let start = at + usize::from(has_heading);
    let is_ruled =
        has_heading && rows.get(start..start + 2).is_some_and(|two| is_rule(&two[0]) && two[0].len() != two[1].len());
    let start = start + usize::from(is_ruled);
    let width = rows.get(start)?.len();
    let is_like = |row: &&Vec<Cell>| row.len() == width && !(has_heading && **row == rows[at]);
    let has_labels = rows.get(start + 1).is_some_and(|second| {
        place(rows[start][0])
            .zip(second.first().copied().and_then(place))
            .is_some_and(|(one, two)| one.abs_diff(two) == 1)
    });
    if !has_heading && !has_labels {
        return None;
    }
    let beneath = rows[start..].iter().take_while(is_like).count();
    let labels = |height: usize| is_sequence(rows[start..start + height].iter().map(|row| row[0]));
    let ends = |height: usize| rows[start..start + height].iter().all(|row| row[0] == row[width - 1]);
    for (before, behind) in [(1, 1), (1, 0), (0, 0)] {
        let Some(inner) = width.checked_sub(before + behind).filter(|&inner| inner > 1) else { continue };
        let body = |height: usize| -> Vec<Vec<Cell>> {
            let inner = |row: &Vec<Cell>| match &row[before..width - behind] {
                // Its label and its points were taken for numbers.
                row if row.iter().all(|cell| *cell == Cell::Nothing) => vec![Cell::Blank; inner],
                row => row.to_vec(),
            };
            rows[start..start + height].iter().map(inner).collect()
        };
        let is_labelled = |height: usize| (before == 0 || labels(height)) && (behind == 0 || ends(height));
        if before == 0 && !has_heading {
            continue;
        }
        let heights = if inner < beneath { vec![inner, beneath] } else { vec![beneath] };
        for height in heights.into_iter().filter(|&height| height > 1 && is_labelled(height)) {
            let body = body(height);
            let is_square = height == inner && body.iter().all(|row| marks(row).is_some());
            if is_square || is_tour(&body) {
                let end = start + height;
                let has_footer = rows
                    .get(end)
                    .is_some_and(|row| is_heading(row) && row.len() + 2 > inner && !(has_heading && before == 0));
                return Some((start..end, body, end + usize::from(has_footer)));
            }
        }
    }
    None
}

/// Whether numbers are those of a tour, each there once; squares that are not visited have none, 0 or less.
fn is_tour(rows: &[Vec<Cell>]) -> bool {
    let Some(rows) = rows.iter().map(|row| numbers(row)).collect::<Option<Vec<_>>>() else { return false };
    is_complete(rows.iter().map(Vec::as_slice))
}

/// Whether the numbers of rows are 1 to their count or 0 to one less, each once, and too many for the columns of queens.
pub(super) fn is_complete<'a>(rows: impl Iterator<Item = &'a [Option<i64>]> + Clone) -> bool {
    let mut all: Vec<i64> = rows.flatten().flatten().copied().collect();
    all.sort_unstable();
    let zeros = all.iter().filter(|number| **number == 0).count();
    all.retain(|&number| number > 0 || (number == 0 && zeros == 1));
    let first = i64::from(all.first() != Some(&0));
    all.len() >= LEAST_TOUR && (first..).zip(&all).all(|(expected, &number)| expected == number)
}
