//! The verdicts on the boards of an output.

use super::gather::{Found, Gathered, Lone, Written};
use super::{Answer, Boards, Checked, Fault, Total, Verdict};
use crate::board::{Board, MAX_SIDE, Square};
use crate::knight::Holes;
use crate::knight::referee::{Shape, judge};
use crate::queens::count::{CountSize, published_count};
use crate::queens::packed::{self, Search};
use crate::queens::referee::line;
use crate::queens::{Placement, Size};
use crate::sliced::repeat;
use std::collections::HashMap;

/// The largest N whose first missing solution is looked for.
const SEARCHED: u8 = 15;

/// The queens of a search for it that are placed between two pauses, at most.
const NODES: u64 = 100;

/// The boards that are judged of a judge's form: it asks for the first three solutions and their number.
const ASKED: usize = 3;

/// Smaller boards are taken for such only where one is right.
const LEAST: usize = 4;

/// How many knight's moves are no coincidence.
const WALK: usize = 5;

/// Judges all boards; nothing where there is none.
pub(super) async fn answer(gathered: Gathered<'_>) -> Option<Answer> {
    let tours = gathered.boards.iter().filter(|found| is_tour(&found.board)).count();
    if tours * 2 > gathered.boards.len() { tours_of(&gathered.boards).await } else { queens(gathered).await }
}

// Queens.

/// A board read under one way of counting.
struct Reading {
    line: usize,
    queens: Result<Placement, Fault>,
    /// Why the queens are no solution.
    fault: Option<Fault>,
}

async fn queens(gathered: Gathered<'_>) -> Option<Answer> {
    let Gathered { boards, lone } = gathered;
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
    let Way { base, mark, right } = way;
    if right == 0 && usize::from(size.get()) < LEAST {
        return None;
    }
    let mut readings = boards.iter().filter_map(|found| read(found, size, base, mark)).peekable();
    let lone = lone_numbers(lone, &boards, size, readings.peek()?.line);

    let mut seen = Seen::new();
    let mut checked = Vec::with_capacity(boards.len());
    let mut squares = Vec::with_capacity(boards.len());
    let mut first = None;
    repeat(&mut || {
        let Some(Reading { line, queens, fault }) = readings.next() else { return false };
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
        true
    })
    .await;
    let in_range =
        |checked: &Checked| !matches!(checked.verdict, Verdict::Wrong(Fault::Size { .. } | Fault::Off { .. }));
    if right == 0 && !checked.iter().all(in_range) {
        return None;
    }
    let known = (size.get() <= CountSize::MAX).then(|| published_count(CountSize::new(size.get())));
    let total = total_of(&lone, checked[0].line, checked[checked.len() - 1].line, size, known);
    let has_all_asked =
        checked.len() == ASKED && seen.len() == ASKED && total.is_some_and(|total| total.right == Some(true));
    let missing = known.filter(|_| !has_all_asked).map(|known| known - seen.len() as u64);
    let first_missing =
        if missing.is_some_and(|missing| missing > 0) { first_missing(size, &seen).await } else { None };
    let boards = Boards::Queens { size, first: first?, from_zero: base == 0 };
    Some(Answer { boards, checked, squares, total, missing, first_missing })
}

/// The size that most boards have; of several the largest.
fn size_of(boards: &[Found<'_>]) -> Option<Size> {
    let mut counts = [0u32; Size::MAX as usize + 1];
    for found in boards {
        let size = match &found.board {
            Written::Columns { columns, .. } => columns.len(),
            Written::Digits(digits) => {
                if is_columns(digits) {
                    digits.len()
                } else {
                    0
                }
            }
            Written::Marks(rows) => rows[0].len(),
            Written::Pairs(pairs) => pairs.len(),
            Written::Squares { squares, .. } => squares.len(),
            Written::Grid(_) => 0,
        };
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
            right += usize::from(reading.is_some_and(|it| it.queens.is_ok() && it.fault.is_none()));
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
                (0..).zip(*columns).filter_map(|(row, column)| Some((row, (*column)?))).try_for_each(|(r, c)| put(r, c))
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
    Some(Reading { line: found.line, queens: queens.map(|()| placement), fault })
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

/// The numbers that are no boards, in the order of their lines.
fn lone_numbers(lone: Vec<Lone>, boards: &[Found<'_>], size: Size, first: usize) -> Vec<Lone> {
    let number = |found: &Found<'_>| match &found.board {
        Written::Digits(digits) if digits.len() != usize::from(size.get()) || !is_columns(digits) => {
            Some(Lone { line: found.line, named: false, numbers: digits.parse().into_iter().collect() })
        }
        _ => None,
    };
    let mut all: Vec<Lone> = lone;
    all.extend(boards.iter().filter_map(number));
    all.retain(|lone| lone.named || lone.line > first || lone.numbers != [u64::from(size.get())]);
    all
}

/// The total that the output states: a sentence that speaks of one, or else the number behind the last board or before the
/// first.
fn total_of(lone: &[Lone], first: usize, last: usize, size: Size, known: Option<u64>) -> Option<Total> {
    let judged = |line, number| Total { line, number, right: known.map(|known| known == number) };
    let mut named = lone.iter().filter(|lone| lone.named).filter_map(|lone| {
        let others: Vec<u64> = lone.numbers.iter().copied().filter(|&number| number != u64::from(size.get())).collect();
        match (others.as_slice(), lone.numbers.as_slice()) {
            ([number], _) | ([], [number]) => Some(judged(lone.line, *number)),
            _ => None,
        }
    });
    let bare = |lone: &&Lone| !lone.named && lone.numbers.len() == 1;
    let behind = lone.iter().filter(bare).find(|lone| lone.line > last);
    let before = lone.iter().filter(bare).filter(|lone| lone.line < first).max_by_key(|lone| lone.line);
    named.next_back().or_else(|| behind.or(before).map(|lone| judged(lone.line, lone.numbers[0])))
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

// Tours.

fn is_tour(board: &Written<'_>) -> bool {
    match board {
        Written::Grid(_) => true,
        Written::Squares { squares, dashed } => {
            let pairs: Vec<(i64, i64)> = squares.iter().map(|s| (i64::from(s.file()), i64::from(s.rank()))).collect();
            is_walk(&pairs) && (*dashed || !is_apart(&pairs))
        }
        Written::Pairs(pairs) => is_walk(pairs) && !is_apart(pairs),
        Written::Columns { .. } | Written::Digits(_) | Written::Marks(_) => false,
    }
}

/// Whether nearly all steps between squares are knight's moves.
fn is_walk(squares: &[(i64, i64)]) -> bool {
    let is_move =
        |pair: &&[(i64, i64)]| pair[0].0.abs_diff(pair[1].0).saturating_mul(pair[0].1.abs_diff(pair[1].1)) == 2;
    let moves = squares.windows(2).filter(is_move).count();
    moves + 1 >= WALK && moves * 4 >= (squares.len() - 1) * 3
}

/// Whether squares lie on different rows and columns, as queens do.
fn is_apart(squares: &[(i64, i64)]) -> bool {
    let differ =
        |(place, one): (usize, &(i64, i64))| squares[..place].iter().all(|other| one.0 != other.0 && one.1 != other.1);
    squares.len() <= usize::from(Size::MAX) && squares.iter().enumerate().all(differ)
}

/// A tour as it is written.
struct Tour {
    squares: Vec<Square>,
    holes: Vec<Square>,
}

async fn tours_of(boards: &[Found<'_>]) -> Option<Answer> {
    let tours: Vec<&Found<'_>> = boards.iter().filter(|found| is_tour(&found.board)).collect();
    let sides = tours.iter().filter_map(|found| side_of(&found.board));
    let (files, ranks) = sides.reduce(|(files, ranks), (f, r)| (files.max(f), ranks.max(r)))?;
    let board = Board::new(files, ranks);
    let mut seen = Seen::new();
    let mut first: Option<Tour> = None;
    let mut checked = Vec::new();
    let mut all = Vec::new();
    let mut left = tours.into_iter();
    repeat(&mut || {
        let Some(found) = left.next() else { return false };
        let judged = tour_of(&found.board, board).and_then(|tour| {
            all.resize(checked.len(), Vec::new());
            all.push(tour.squares.clone());
            let holes = Holes::try_new(board, tour.holes.iter().copied()).unwrap_or_default();
            let judged = judge(board, &holes, &tour.squares);
            let legal = judged.as_ref().err().map_or(tour.squares.len(), |cause| cause.at());
            let packed: Vec<u32> = tour.squares.iter().map(|square| square.pack()).collect();
            if legal >= WALK.min(tour.squares.len()) {
                first.get_or_insert(Tour { squares: tour.squares[..legal].to_vec(), holes: tour.holes });
            }
            judged.map(|shape| (shape, packed)).map_err(Fault::Broken)
        });
        let verdict = match judged {
            Err(fault) => Verdict::Wrong(fault),
            Ok((_, packed)) if seen.contains_key(&packed) => Verdict::Twice { line: seen[&packed] },
            Ok((shape, packed)) => {
                seen.insert(packed, found.line);
                Verdict::Right { closed: Some(shape == Shape::Closed) }
            }
        };
        checked.push(Checked { line: found.line, verdict });
        true
    })
    .await;
    all.resize(checked.len(), Vec::new());
    let Tour { squares, holes } = first?;
    let boards = Boards::Tours { board, holes, first: squares };
    Some(Answer { boards, checked, squares: all, total: None, missing: None, first_missing: None })
}

/// The files and ranks that a tour needs.
fn side_of(board: &Written<'_>) -> Option<(u16, u16)> {
    let side = |length: usize| u16::try_from(length).ok().filter(|&side| (1..=MAX_SIDE).contains(&side));
    match board {
        Written::Grid(rows) => Some((side(rows[0].len())?, side(rows.len())?)),
        Written::Squares { squares, .. } => {
            let most = |part: fn(&Square) -> u16| squares.iter().map(part).max().map(|last| last + 1);
            Some((most(|square| square.file())?, most(|square| square.rank())?))
        }
        Written::Pairs(pairs) => {
            let base = i64::from(!pairs.iter().any(|&(row, column)| row == 0 || column == 0));
            let most = |part: fn(&(i64, i64)) -> i64| usize::try_from(pairs.iter().map(part).max()? + 1 - base).ok();
            Some((side(most(|pair| pair.1)?)?, side(most(|pair| pair.0)?)?))
        }
        Written::Columns { .. } | Written::Digits(_) | Written::Marks(_) => None,
    }
}

/// The squares of a tour in order, and those that were taken out of its board.
fn tour_of(written: &Written<'_>, board: Board) -> Result<Tour, Fault> {
    let at = |row: i64, file: i64| {
        let rank = i64::from(board.ranks()) - 1 - row;
        let square = u16::try_from(file).ok().zip(u16::try_from(rank).ok());
        square.and_then(|(file, rank)| Square::try_new(file, rank)).filter(|&square| board.contains(square))
    };
    let whole = |squares| Tour { squares, holes: Vec::new() };
    match written {
        Written::Squares { squares, .. } => Ok(whole(squares.to_vec())),
        Written::Pairs(pairs) => {
            let base = i64::from(!pairs.iter().any(|&(row, column)| row == 0 || column == 0));
            let square = |&(row, column): &(i64, i64)| {
                at(row - base, column - base).ok_or(Fault::Off { row: (row + 1 - base) as usize, found: column })
            };
            pairs.iter().map(square).collect::<Result<_, _>>().map(whole)
        }
        Written::Grid(rows) => {
            let numbers = || rows.iter().copied().flatten().flatten().copied();
            let count = numbers().count();
            let first = i64::from(!numbers().any(|number| number == 0));
            let mut squares: Vec<Option<Square>> = vec![None; count];
            let mut holes = Vec::new();
            for (row, cells) in (0..).zip(rows) {
                for (file, cell) in (0..).zip(*cells) {
                    let Some(number) = *cell else {
                        holes.extend(at(row, file));
                        continue;
                    };
                    let place =
                        usize::try_from(number.wrapping_sub(first)).ok().and_then(|place| squares.get_mut(place));
                    match place {
                        Some(place @ None) => *place = at(row, file),
                        _ => return Err(Fault::Number { number }),
                    }
                }
            }
            // As many different numbers as there are places are all of them.
            Ok(Tour { squares: squares.into_iter().flatten().collect(), holes })
        }
        Written::Columns { .. } | Written::Digits(_) | Written::Marks(_) => Ok(whole(Vec::new())),
    }
}
