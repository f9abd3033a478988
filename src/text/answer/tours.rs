//! The verdicts on the tours of an output.

use super::seen::Seen;
use super::{Answer, Boards, Checked, Fault, Source, Verdict};
use crate::board::{Board, MAX_SIDE, Square};
use crate::knight::referee::{Break, Shape, judge};
use crate::knight::{Holes, moves};
use crate::queens::Size;
use crate::sliced::repeat;
use crate::text::board::{Found, Gathered, Written};

/// This many knight's moves in a row are no coincidence.
const WALK: usize = 5;

/// Whether a board is a tour, and no queens.
pub(super) fn is_tour(board: &Written<'_>, source: Source) -> bool {
    (source.is_knight() && has_all_squares(board)) || is_like_a_tour(board)
}

/// Whether there are as many squares as the smallest board has that holds them.
fn has_all_squares(board: &Written<'_>) -> bool {
    let length = match board {
        Written::Pairs(pairs) => pairs.len(),
        Written::Squares { squares, .. } => squares.len(),
        _ => return false,
    };
    length >= WALK && side_of(board).is_some_and(|(files, ranks)| usize::from(files) * usize::from(ranks) == length)
}

fn is_like_a_tour(board: &Written<'_>) -> bool {
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

/// Judges the tours among the boards. Of a wrong one five squares at least are legal, but for those of some sources.
pub(super) async fn tours_of(gathered: &Gathered<'_>, source: Source) -> Option<Answer> {
    let (tours, others): (Vec<&Found<'_>>, Vec<&Found<'_>>) =
        gathered.boards.iter().partition(|found| is_tour(&found.board, source));
    let others = others.into_iter().filter(|found| !found.board.is_number()).map(|found| found.line).min();
    let unread = gathered.unknown.into_iter().chain(others).min();
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
        let (tour, fault) = tour_of(&found.board, board);
        let judged = {
            let holes = Holes::try_new(board, tour.holes.iter().copied()).unwrap_or_default();
            let judged = judge(board, &holes, &tour.squares);
            let legal = judged.as_ref().err().map_or(tour.squares.len(), |cause| cause.at());
            let packed: Vec<u32> = tour.squares.iter().map(|square| square.pack()).collect();
            all.push(tour.squares.clone());
            let is_begun = fault.is_none() && !tour.squares.is_empty() && legal == tour.squares.len();
            let is_whole = fault.is_none() && tour.squares.len() == board.squares();
            let may_begin_wrong =
                (source == Source::Paste && is_likely(&tour.squares)) || (source.is_knight() && is_whole);
            if legal >= WALK || is_begun || may_begin_wrong {
                first.get_or_insert(Tour { squares: tour.squares[..legal].to_vec(), holes: tour.holes });
            }
            // A number that is there twice is no fault before the move that is.
            match (judged, fault) {
                (Err(Break::Unvisited { .. }), Some(fault)) => Err(fault),
                (Err(cause), _) => Err(Fault::Broken(cause)),
                (Ok(_), Some(fault)) => Err(fault),
                (Ok(shape), None) => Ok((shape, packed)),
            }
        };
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
    let Tour { squares, holes } = first?;
    let boards = Boards::Tours { board, holes, first: squares };
    let (sizes, total, missing, first_missing) = (Vec::new(), None, None, None);
    Some(Answer { boards, checked, squares: all, sizes, total, missing, first_missing, unread })
}

/// Whether squares are no coincidence: half of their steps are knight's moves, four at least.
fn is_likely(squares: &[Square]) -> bool {
    let moves = squares.windows(2).filter(|pair| moves::digit(pair[0], pair[1]).is_some()).count();
    moves + 1 >= WALK && moves * 2 >= squares.len()
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

/// The squares of a tour in order and those that were taken out of its board, up to a fault in its numbers.
fn tour_of(written: &Written<'_>, board: Board) -> (Tour, Option<Fault>) {
    let at = |row: i64, file: i64| {
        let rank = i64::from(board.ranks()) - 1 - row;
        let square = u16::try_from(file).ok().zip(u16::try_from(rank).ok());
        square.and_then(|(file, rank)| Square::try_new(file, rank)).filter(|&square| board.contains(square))
    };
    let mut tour = Tour { squares: Vec::new(), holes: Vec::new() };
    match written {
        Written::Squares { squares, .. } => tour.squares = squares.to_vec(),
        Written::Pairs(pairs) => {
            let base = i64::from(!pairs.iter().any(|&(row, column)| row == 0 || column == 0));
            for &(row, column) in pairs.iter() {
                let Some(square) = at(row - base, column - base) else {
                    return (tour, Some(Fault::Off { row: (row + 1 - base) as usize, found: column }));
                };
                tour.squares.push(square);
            }
        }
        Written::Grid(rows) => return numbered(rows, at),
        Written::Columns { .. } | Written::Digits(_) | Written::Marks(_) => {}
    }
    (tour, None)
}

/// The squares of a grid of numbers in the order of these.
fn numbered(rows: &[&[Option<i64>]], at: impl Fn(i64, i64) -> Option<Square>) -> (Tour, Option<Fault>) {
    let numbers = || rows.iter().copied().flatten().flatten().copied();
    let zeros = numbers().filter(|&number| number == 0).count();
    let first = i64::from(zeros != 1);
    // Squares that are not visited have a 0, where there are several, or a number below.
    let is_visited = |number: i64| number >= first;
    let count = numbers().filter(|&number| is_visited(number)).count();
    let mut squares: Vec<Option<Square>> = vec![None; count];
    let mut holes = Vec::new();
    let mut fault = None;
    for (row, cells) in (0..).zip(rows) {
        for (file, cell) in (0..).zip(*cells) {
            let Some(number) = *cell else {
                holes.extend(at(row, file));
                continue;
            };
            if !is_visited(number) {
                continue;
            }
            match usize::try_from(number - first).ok().and_then(|place| squares.get_mut(place)) {
                Some(place @ None) => *place = at(row, file),
                _ => fault = fault.or(Some(Fault::Number { number })),
            }
        }
    }
    // After a number that is missing or repeated, the rest cannot be judged.
    let twice = match fault {
        Some(Fault::Number { number }) => usize::try_from(number - first).unwrap_or(count),
        _ => count,
    };
    let mut squares: Vec<Square> = squares.into_iter().take(twice).map_while(|square| square).collect();
    // The one 0 may also be a square that was not visited.
    let is_move = |pair: &[Square]| moves::digit(pair[0], pair[1]).is_some();
    if first == 0 && squares.len() > WALK && !is_move(&squares[..2]) && squares[1..].windows(2).all(is_move) {
        squares.remove(0);
    }
    (Tour { squares, holes }, fault)
}
