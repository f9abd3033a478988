//! Boards that need no rows and columns: the column of each row on a line of its own, and squares by one number.
//!
//! ```text
//! Solution:
//! 2
//! 4                    [1, 7, 8, 14]       the squares of 4 × 4 from 0, row by row
//! 1                    [2, 8, 9, 15]       the same from 1
//! 3
//! ```
//!
//! Both are read only where they are unambiguous: the first where all numbers are those of rows, each once, and in another order
//! than lines have that are counted; the second where the queens do not attack each other in one of the two ways.

use super::scan::Item;
use super::shape::Shape;
use crate::sliced::repeat;
use std::mem::take;

/// The fewest numbers of a board.
const LEAST: usize = 4;

/// More beneath each other are looked at in parts, so that no pause is far from the next.
const LONGEST: usize = 1 << 14;

/// The items with such boards in the form of others.
pub(in crate::text) async fn spelled_out(items: Vec<Item>) -> Vec<Item> {
    let mut all: Vec<Item> = Vec::with_capacity(items.len());
    let mut run: Vec<Item> = Vec::new();
    let mut items = items.into_iter();
    repeat(&mut || {
        let item = items.next();
        let ends = match (run.last(), &item) {
            (Some(last), Some(item)) => !follows(last, item) || run.len() == LONGEST,
            _ => true,
        };
        if ends {
            all.append(&mut read(take(&mut run)));
        }
        let more = item.is_some();
        run.extend(item);
        more
    })
    .await;
    all
}

/// Whether items are lines beneath each other that are alike.
fn follows(last: &Item, item: &Item) -> bool {
    match (&last.shape, &item.shape) {
        (Shape::Digits(_), Shape::Digits(_)) => last.line + 1 == item.line,
        (Shape::Numbers { numbers: above, .. }, Shape::Numbers { numbers, .. }) => above.len() == numbers.len(),
        _ => false,
    }
}

fn read(run: Vec<Item>) -> Vec<Item> {
    match run.first().map(|item| &item.shape) {
        Some(Shape::Digits(_)) if run.len() >= LEAST => lines(run),
        Some(Shape::Numbers { .. }) => rows(run),
        _ => run,
    }
}

/// Numbers beneath each other.
fn lines(run: Vec<Item>) -> Vec<Item> {
    let number = |item: &Item| match &item.shape {
        Shape::Digits(digits) if digits.len() < 4 => digits.parse::<i64>().ok(),
        _ => None,
    };
    let Some(numbers) = run.iter().map(number).collect::<Option<Vec<i64>>>() else { return run };
    let (Some(&least), Some(&most)) = (numbers.iter().min(), numbers.iter().max()) else { return run };
    let size = (most - least + 1) as usize;
    if least > 1 || size < LEAST || !numbers.len().is_multiple_of(size) {
        return run;
    }
    let line = run[0].line;
    if numbers.windows(2).all(|pair| pair[1] == pair[0] + 1) {
        return vec![Item { line, shape: Shape::Unknown }];
    }
    let is_board = |board: &[i64]| {
        let mut sorted = board.to_vec();
        sorted.sort_unstable();
        sorted.into_iter().eq(least..=most)
    };
    if !numbers.chunks(size).all(is_board) {
        return run;
    }
    let mut all = Vec::new();
    for (board, items) in numbers.chunks(size).zip(run.chunks(size)) {
        let numbers = board.iter().map(|&number| Some(number)).collect();
        let line = items[0].line;
        all.push(Item { line, shape: Shape::Words });
        all.push(Item { line, shape: Shape::Numbers { numbers, loose: false } });
    }
    all.push(Item { line: run[run.len() - 1].line, shape: Shape::Words });
    all
}

/// Rows of as many numbers.
fn rows(run: Vec<Item>) -> Vec<Item> {
    let columns: Option<Vec<Vec<i64>>> = run
        .iter()
        .map(|item| match &item.shape {
            Shape::Numbers { numbers, .. } => columns(numbers),
            _ => None,
        })
        .collect();
    let Some(columns) = columns else { return run };
    let spelled = |(item, columns): (Item, Vec<i64>)| {
        let loose = matches!(item.shape, Shape::Numbers { loose: true, .. });
        let numbers = columns.into_iter().map(Some).collect();
        Item { line: item.line, shape: Shape::Numbers { numbers, loose } }
    };
    run.into_iter().zip(columns).map(spelled).collect()
}

/// The column of each row, from 1, of queens by the numbers of their squares, which are right in one way of counting.
fn columns(numbers: &[Option<i64>]) -> Option<Vec<i64>> {
    let size = numbers.len() as i64;
    let mut squares: Vec<i64> = numbers.iter().copied().collect::<Option<_>>()?;
    if squares.len() < LEAST || squares.iter().all(|&square| square <= size) {
        return None;
    }
    squares.sort_unstable();
    (0..=1).find_map(|first| {
        let column = |(row, square): (i64, &i64)| {
            let column = square - first - row * size;
            (0..size).contains(&column).then_some(column + 1)
        };
        let columns: Vec<i64> = (0..).zip(&squares).map(column).collect::<Option<_>>()?;
        let queens = || (0_i64..).zip(&columns);
        let is_right = queens().all(|(row, column)| {
            let mut others = queens().take(row as usize);
            others.all(|(above, other)| column != other && column.abs_diff(*other) != row.abs_diff(above))
        });
        is_right.then_some(columns)
    })
}
