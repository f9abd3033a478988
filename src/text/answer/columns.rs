//! How to read the boards of an output: the number of the first column, the mark of a queen, and counters.

use super::Fault;
use crate::board::Square;
use crate::queens::referee::line;
use crate::queens::{Placement, Size};
use crate::sliced::repeat;
use crate::text::board::{Found, Written};

/// Smaller boards are recognised only where one is right.
pub(super) const LEAST: usize = 4;

/// A board read under one way of counting.
pub(super) struct Reading {
    pub line: usize,
    pub size: Size,
    /// The form in which it is written, as a number.
    pub form: u8,
    pub queens: Result<Placement, Fault>,
    /// Why the queens are no solution.
    pub fault: Option<Fault>,
}

impl Reading {
    pub fn is_right(&self) -> bool {
        self.queens.is_ok() && self.fault.is_none()
    }
}

/// Whether digits can be columns: from 1 the tenth would have two digits.
pub(super) fn is_columns(digits: &str) -> bool {
    digits.len() < 10 || (digits.len() == 10 && digits.contains('0'))
}

/// The same boards without the number before each, where rows are numbered from 1: the first board has a column twice.
pub(super) fn without_counter<'a>(boards: &[Found<'a>], size: Size) -> Option<(Vec<Found<'a>>, Size)> {
    let n = usize::from(size.get());
    let rows = || {
        boards.iter().filter_map(|found| match &found.board {
            Written::Columns { columns, .. } if columns.len() == n => Some(*columns),
            _ => None,
        })
    };
    let is_counted = rows().zip(1..).all(|(row, number)| row[0] == Some(number));
    let is_board = |row: &[Option<i64>]| (1..row.len()).all(|place| !row[..place].contains(&row[place]));
    if n <= LEAST || rows().count() < 2 || !is_counted || rows().next().is_some_and(is_board) {
        return None;
    }
    let mut shorter = boards.to_vec();
    for found in &mut shorter {
        if let Written::Columns { columns, .. } = &mut found.board
            && columns.len() == n
        {
            *columns = &columns[1..];
        }
    }
    Some((shorter, Size::new(size.get() - 1)))
}

/// The same boards without their first entry, where no row has a queen there: it is the same in all, none, 0 or less, and
/// in no other row.
pub(super) fn without_unused<'a>(boards: &[Found<'a>], size: Size) -> Option<(Vec<Found<'a>>, Size)> {
    let n = usize::from(size.get());
    let smaller = Size::try_new(size.get() - 1).filter(|smaller| usize::from(smaller.get()) >= LEAST)?;
    let mut first = None;
    let mut shorter = Vec::with_capacity(boards.len());
    for found in boards {
        let mut found = found.clone();
        if let Written::Columns { columns, .. } = &mut found.board
            && columns.len() == n
        {
            let (&unused, rest) = columns.split_first()?;
            if *first.get_or_insert(unused) != unused || unused.is_some_and(|it| it > 0) || rest.contains(&unused) {
                return None;
            }
            *columns = rest;
        }
        shorter.push(found);
    }
    first.map(|_| (shorter, smaller))
}

/// The number of the first column, and the mark of a queen.
pub(super) struct Way {
    /// The first column.
    pub base: i64,
    pub mark: u8,
    /// How many boards are right.
    pub right: usize,
}

/// The way of counting that leaves the most boards right; from 0 where a 0 occurs.
pub(super) async fn way_of(boards: &[Found<'_>], size: Size) -> Way {
    let mark = queen_mark(boards);
    let likely = i64::from(!boards.iter().any(|found| has_zero(&found.board, size)));
    let mut best = Way { base: likely, mark, right: 0 };
    for base in [likely, 1 - likely] {
        let (mut right, mut left) = (0, boards.iter());
        repeat(&mut || {
            let Some(found) = left.next() else { return false };
            let reading = read(found, size, base, mark);
            right += usize::from(reading.is_some_and(|it| it.is_right()));
            true
        })
        .await;
        if right > best.right {
            best = Way { base, mark, right };
        }
        if right == boards.len() {
            break;
        }
    }
    best
}

/// The mark of a queen in all boards: a Q, or of two marks the rarer one.
fn queen_mark(boards: &[Found<'_>]) -> u8 {
    let mut counts = [0u32; 256];
    for found in boards {
        if let Written::Marks(rows) = &found.board {
            rows.iter().copied().flatten().for_each(|&mark| counts[usize::from(mark)] += 1);
        }
    }
    let known = |mark: &&u8| counts[usize::from(**mark)] > 0;
    if let Some(&mark) = b"Qq".iter().find(known) {
        return mark;
    }
    let used = b"1*#@xXoO+0.-_".iter().filter(known);
    // A board with a single kind of mark is empty.
    if let [b'0' | b'.' | b'-' | b'_'] = used.clone().copied().collect::<Vec<u8>>()[..] {
        return b'Q';
    }
    used.min_by_key(|&&mark| counts[usize::from(mark)]).copied().unwrap_or(b'Q')
}

/// Whether a board has only light and dark squares, and neither as one queen a row: a pattern, a maze.
pub(super) fn is_pattern(found: &Found<'_>, mark: u8) -> bool {
    let Written::Marks(rows) = &found.board else { return false };
    let queens = rows.iter().copied().flatten().filter(|&&found| found == mark).count();
    b".-_#".contains(&mark) && queens != rows.len()
}

fn has_zero(board: &Written<'_>, size: Size) -> bool {
    match board {
        Written::Columns { columns, .. } => columns.len() == usize::from(size.get()) && columns.contains(&Some(0)),
        Written::Digits(digits) => digits.len() == usize::from(size.get()) && digits.contains('0'),
        Written::Pairs(pairs) => pairs.iter().any(|&(row, column)| row == 0 || column == 0),
        Written::Marks(_) | Written::Squares { .. } | Written::Grid(_) => false,
    }
}

/// Reads a board whose columns count from `base`; nothing where it is a number, or words with numbers.
pub(super) fn read(found: &Found<'_>, size: Size, base: i64, mark: u8) -> Option<Reading> {
    let n = usize::from(size.get());
    let sized = |length: usize| if length == n { Ok(()) } else { Err(Fault::Size { found: length, size }) };
    let inside = |number: i64| u8::try_from(number - base).ok().filter(|&number| number < size.get());
    let mut placement = Placement::empty(size);
    let mut put = |row: i64, column: i64| {
        let off = Fault::Off { row: (row + 1) as usize, found: column };
        let square = u8::try_from(row).ok().filter(|&row| row < size.get()).zip(inside(column));
        let (row, column) = square.ok_or(off)?;
        placement.insert(size.square(row, column));
        Ok(())
    };
    let queens = match &found.board {
        Written::Columns { columns, loose } => {
            if columns.len() != n && (*loose || columns.len() * 2 <= n) {
                return None;
            }
            sized(columns.len()).and_then(|()| {
                // A row that has no queen yet is -1 where columns are numbers.
                let queens = (0..).zip(*columns).filter_map(|(row, column)| Some((row, (*column)?)));
                queens.filter(|&(_, column)| column != -1).try_for_each(|(row, column)| put(row, column))
            })
        }
        Written::Digits(digits) if digits.len() == n && is_columns(digits) => {
            (0..).zip(digits.bytes()).try_for_each(|(row, digit)| put(row, i64::from(digit - b'0')))
        }
        Written::Digits(_) | Written::Grid(_) => return None,
        Written::Marks(rows) => sized(rows.len()).and_then(|()| sized(rows[0].len())).and_then(|()| {
            let cells = (0..).zip(rows).flat_map(|(row, cells)| (base..).zip(*cells).map(move |cell| (row, cell)));
            cells.filter(|(_, (_, cell))| **cell == mark).try_for_each(|(row, (column, _))| put(row, column))
        }),
        Written::Pairs(pairs) => {
            sized(pairs.len()).and_then(|()| pairs.iter().try_for_each(|&(row, column)| put(row - base, column)))
        }
        Written::Squares { squares, .. } => sized(squares.len()).and_then(|()| {
            let top = i64::from(size.get()) - 1;
            squares.iter().try_for_each(|square| put(top - i64::from(square.rank()), i64::from(square.file()) + base))
        }),
    };
    let fault = queens.is_ok().then(|| fault(&placement)).flatten();
    let form = match &found.board {
        Written::Columns { .. } => 0,
        Written::Digits(_) => 1,
        Written::Marks(_) => 2,
        Written::Pairs(_) => 3,
        Written::Squares { .. } | Written::Grid(_) => 4,
    };
    Some(Reading { line: found.line, size, form, queens: queens.map(|()| placement), fault })
}

/// Why a placement is no solution.
pub(crate) fn fault(placement: &Placement) -> Option<Fault> {
    let queens: Vec<Square> = placement.iter().collect();
    for (place, &other) in queens.iter().enumerate() {
        // Report the first attacked row, with the first queen above that attacks it.
        let attack = queens[..place].iter().find_map(|&one| Some((one, line(one, other)?)));
        if let Some((one, line)) = attack {
            return Some(Fault::Attack { one, other, line });
        }
    }
    let (found, size) = (queens.len(), placement.size());
    (found != usize::from(size.get())).then_some(Fault::Queens { found, size })
}
