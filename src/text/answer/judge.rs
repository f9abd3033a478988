//! The verdicts on the boards of an output: those of queens.

use super::steps::{restated, without_growing, without_steps};
use super::tours::{is_tour, tours_of};
use super::{Answer, Boards, Checked, Fault, Total, Verdict};
use crate::board::Square;
use crate::queens::count::{CountSize, published_count, published_fundamental};
use crate::queens::packed::{self, Search};
use crate::queens::referee::line;
use crate::queens::{Placement, Size};
use crate::sliced::repeat;
use crate::text::board::{self, Found, Gathered, Written};
use std::collections::HashMap;

/// The largest N whose first missing solution is looked for.
const SEARCHED: u8 = 15;

/// The queens of a search for it that are placed between two pauses, at most.
const NODES: u64 = 100;

/// The boards that are judged of a judge's form: it asks for the first three solutions and their number.
const ASKED: usize = 3;

/// Smaller boards are taken for such only where one is right.
const LEAST: usize = 4;

/// Judges all boards; nothing where there is none. Of a wrong tour five squares at least are legal, or else, where it
/// `may_begin_wrong`, most of its moves.
pub(super) async fn answer(gathered: Gathered<'_>, may_begin_wrong: bool) -> Option<Answer> {
    let tours = gathered.boards.iter().filter(|found| is_tour(&found.board)).count();
    let boards = gathered.boards.iter().filter(|found| !is_number(&found.board)).count();
    if tours * 2 > boards { tours_of(&gathered, may_begin_wrong).await } else { queens(gathered).await }
}

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

/// The boards of one size and how they are read.
struct Group {
    size: Size,
    way: Way,
}

async fn queens(gathered: Gathered<'_>) -> Option<Answer> {
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
    let right = way.right;
    if right == 0 && usize::from(size.get()) < LEAST {
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
            None if is_number(&found.board) => {}
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

fn known_count(size: Size) -> Option<u64> {
    (size.get() <= CountSize::MAX).then(|| published_count(CountSize::new(size.get())))
}

/// The sizes of an output whose boards come size after size, of which each has a right one: the first is the one that most
/// boards have.
async fn groups(boards: &[Found<'_>], main: Group) -> Vec<Group> {
    let sizes: Vec<usize> = boards.iter().filter_map(|found| own_size(&found.board)).collect();
    let mut groups = vec![main];
    let mut others: Vec<usize> = sizes.chunk_by(|one, other| one == other).map(|part| part[0]).collect();
    let runs = others.len();
    others.sort_unstable();
    others.dedup();
    if others.len() != runs {
        return groups;
    }
    for size in others {
        let Some(size) = u8::try_from(size).ok().filter(|&n| usize::from(n) >= LEAST).and_then(Size::try_new) else {
            continue;
        };
        if size == groups[0].size {
            continue;
        }
        let of_size: Vec<Found<'_>> =
            boards.iter().filter(|found| own_size(&found.board) == Some(usize::from(size.get()))).cloned().collect();
        let way = way_of(&of_size, size).await;
        if way.right > 0 {
            groups.push(Group { size, way });
        }
    }
    groups
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

/// Whether what is no board is a number, or two that were asked for.
pub(super) fn is_number(board: &Written<'_>) -> bool {
    match board {
        Written::Digits(_) => true,
        Written::Columns { columns, loose: false } => columns.len() < 3,
        _ => false,
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

/// Whether digits can be columns: from 1 the tenth would have two digits.
fn is_columns(digits: &str) -> bool {
    digits.len() < 10 || (digits.len() == 10 && digits.contains('0'))
}

/// The same boards without the number before each, where rows are numbered from 1: in the first there is a column twice.
fn without_counter<'a>(boards: &[Found<'a>], size: Size) -> Option<(Vec<Found<'a>>, Size)> {
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
fn without_unused<'a>(boards: &[Found<'a>], size: Size) -> Option<(Vec<Found<'a>>, Size)> {
    let n = usize::from(size.get());
    let smaller = Size::try_new(size.get() - 1)?;
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

/// How columns are counted, and what is a queen.
struct Way {
    /// The first column.
    base: i64,
    mark: u8,
    /// How many boards are right.
    right: usize,
}

/// The way of counting that leaves the most boards right; from 0 where a 0 occurs.
async fn way_of(boards: &[Found<'_>], size: Size) -> Way {
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
    used.min_by_key(|&&mark| counts[usize::from(mark)]).copied().unwrap_or(b'Q')
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
fn read(found: &Found<'_>, size: Size, base: i64, mark: u8) -> Option<Reading> {
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
        // The first row that cannot stand is named, with the first queen above that attacks it.
        let attack = queens[..place].iter().find_map(|&one| Some((one, line(one, other)?)));
        if let Some((one, line)) = attack {
            return Some(Fault::Attack { one, other, line });
        }
    }
    let (found, size) = (queens.len(), placement.size());
    (found != usize::from(size.get())).then_some(Fault::Queens { found, size })
}

/// A number that is no board, with its line.
struct Lone {
    line: usize,
    /// Whether its sentence speaks of a total, and of fundamental solutions.
    named: bool,
    may_be_fundamental: bool,
    numbers: Vec<u64>,
}

/// The numbers that are no boards, those of sentences first.
fn lone_numbers(totals: Vec<board::Total<'_>>, boards: &[Found<'_>], size: Size, first: usize) -> Vec<Lone> {
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
fn total_of(lone: &[Lone], (first, last): (usize, usize), size_at: &dyn Fn(usize) -> Size) -> Option<Total> {
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

/// The right boards, each by its squares, packed, and where it is.
pub(crate) type Seen = HashMap<Vec<u32>, usize>;

/// The queens of a placement, packed.
pub(crate) fn key_of(placement: &Placement) -> Vec<u32> {
    placement.iter().map(Square::pack).collect()
}

/// The first solution, by the columns of its rows, that is not among those seen.
pub(crate) async fn first_missing(size: Size, seen: &Seen) -> Option<Placement> {
    if size.get() > SEARCHED {
        return None;
    }
    let mut search = Search::new(size.get());
    let mut missing = None;
    repeat(&mut || {
        let mut nodes = NODES;
        let solution = search.next(&mut nodes).map(|word| packed::placement(word, size));
        missing = solution.filter(|solution| !seen.contains_key(&key_of(solution)));
        missing.is_none() && !search.over()
    })
    .await;
    missing
}
