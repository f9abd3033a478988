//! Existence of knight's tours against exhaustive search: the ends of each start, by dynamic programming over sets of
//! visited squares, which shares nothing with the code it judges.

use super::certificates::{check_argument, check_certificate, is_move};
use proptest::prelude::*;
use queens_and_knights::knight::count::{self, Tours};
use queens_and_knights::knight::existence::{self, Verdict};
use queens_and_knights::knight::{Goal, Holes, Question, construct};
use queens_and_knights::{Board, Square};
use std::collections::HashMap;

/// The ends of all open tours from a start, and whether one of at least four squares can be closed.
fn ends(board: Board, holes: &Holes, start: Square) -> (Vec<Square>, bool) {
    let squares: Vec<Square> = board.iter().filter(|&square| !holes.contains(square)).collect();
    let moves: Vec<u32> = squares
        .iter()
        .map(|&from| (0..squares.len()).filter(|&to| is_move(from, squares[to])).fold(0, |set, to| set | 1 << to))
        .collect();
    let first = squares.iter().position(|&square| square == start).unwrap();
    // For each set of visited squares the set of squares where the knight can be.
    let mut layer = HashMap::from([(1u32 << first, 1u32 << first)]);
    for _ in 1..squares.len() {
        let mut next: HashMap<u32, u32> = HashMap::new();
        for (visited, standing) in layer {
            for from in (0..squares.len()).filter(|from| standing >> from & 1 == 1) {
                for to in (0..squares.len()).filter(|to| (moves[from] & !visited) >> to & 1 == 1) {
                    *next.entry(visited | 1 << to).or_default() |= 1 << to;
                }
            }
        }
        layer = next;
    }
    let standing = layer.into_values().next().unwrap_or(0);
    let ends = (0..squares.len()).filter(|end| standing >> end & 1 == 1).map(|end| squares[end]).collect();
    (ends, standing & moves[first] != 0 && squares.len() >= 4)
}

/// Compares both modules with the exact result.
fn check(board: Board, holes: &Holes, start: Square, goal: Goal, exists: bool) {
    let question = Question::try_new(board, holes.clone(), start, goal).unwrap();
    match existence::answer(&question) {
        Verdict::Possible(_) => assert!(exists, "{question:?}"),
        Verdict::Impossible(reason) => assert!(!exists, "{question:?}: {reason}"),
        Verdict::Undecided => panic!("undecided: {question:?}"),
    }
    match construct::tour(&question) {
        Ok(_) => assert!(exists, "{question:?}"),
        Err(construct::NoTour::Impossible(reason)) => {
            assert!(!exists, "{question:?}: {reason}");
            check_certificate(&question, &reason);
        }
        Err(undecided) => panic!("{undecided}: {question:?}"),
    }
}

/// Asks for open and closed tours and for every end from one start; gives whether there is an open tour and whether
/// there is a closed one.
fn check_start(board: Board, holes: &Holes, start: Square) -> (bool, bool) {
    let (ends, closed) = ends(board, holes, start);
    check(board, holes, start, Goal::Open, !ends.is_empty());
    check(board, holes, start, Goal::Closed, closed);
    for end in board.iter().filter(|&end| !holes.contains(end)) {
        check(board, holes, start, Goal::To(end), ends.contains(&end));
    }
    (!ends.is_empty(), closed)
}

fn check_board(board: Board, holes: &Holes) {
    let starts = board.iter().filter(|&start| !holes.contains(start));
    let found: Vec<(bool, bool)> = starts.map(|start| check_start(board, holes, start)).collect();
    for (closed, exists) in [(false, found.iter().any(|start| start.0)), (true, found.iter().any(|start| start.1))] {
        match existence::any_start(board, holes, closed) {
            Verdict::Possible(_) => assert!(exists, "{board:?} {holes:?} closed: {closed}"),
            Verdict::Impossible(reason) => {
                assert!(!exists, "{board:?} {holes:?}: {reason}");
                check_argument(board, holes, &reason);
            }
            Verdict::Undecided => panic!("undecided: {board:?} {holes:?} closed: {closed}"),
        }
    }
}

/// Boards with this many squares, each shape once, lying or standing by turns.
pub fn boards(squares: std::ops::RangeInclusive<u16>) -> impl Iterator<Item = Board> {
    squares.flat_map(|count| {
        (1..=count).filter(move |short| count.is_multiple_of(*short) && short * short <= count).map(move |short| {
            let (short, long) = (short, count / short);
            if count % 3 == 0 { Board::new(short, long) } else { Board::new(long, short) }
        })
    })
}

#[test]
fn every_start_and_every_end_on_boards_of_up_to_24_squares_is_as_trying_every_way_says() {
    for board in boards(1..=24) {
        check_board(board, &Holes::NONE);
    }
}

/// A board with some squares taken out in pairs of a dark and a light one.
fn with_pairs_of_holes(
    sides: std::ops::RangeInclusive<u16>,
    pairs: std::ops::RangeInclusive<usize>,
) -> impl Strategy<Value = (Board, Holes)> {
    (sides.clone(), sides, pairs, any::<u64>()).prop_map(|(files, ranks, pairs, seed)| {
        let board = Board::new(files, ranks);
        (board, pairs_of_holes(board, pairs, &mut Random(seed)))
    })
}

fn pairs_of_holes(board: Board, pairs: usize, random: &mut Random) -> Holes {
    let mut holes: Vec<Square> = Vec::new();
    for dark in [true, false].repeat(pairs) {
        let candidates: Vec<Square> =
            board.iter().filter(|square| square.is_dark() == dark && !holes.contains(square)).collect();
        holes.push(candidates[random.below(candidates.len())]);
    }
    Holes::try_new(board, holes).unwrap()
}

/// xorshift64 (Marsaglia 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.max(1);
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn small_boards_with_holes_are_as_trying_every_way_says((board, holes) in with_pairs_of_holes(3..=5, 1..=3)) {
        prop_assume!(holes.left(board) <= 19);
        check_board(board, &holes);
    }
}

#[test]
fn boards_four_squares_wide_miss_what_their_reason_says() {
    for (files, ranks) in [(4, 9), (11, 4), (3, 4), (4, 3), (50, 4)] {
        let board = Board::new(files, ranks);
        for start in board.iter() {
            for goal in [Goal::Closed, Goal::Open] {
                let question = Question::try_new(board, Holes::NONE, start, goal).unwrap();
                if let Verdict::Impossible(reason) = existence::at_once(&question) {
                    check_certificate(&question, &reason);
                }
            }
        }
    }
}

/// Three rooms that only two squares hold together: walls two squares thick in the form of a T.
#[test]
fn rooms_that_too_few_squares_join_have_no_closed_tour() {
    let board = Board::new(12, 12);
    let doors = [Square::new(5, 5), Square::new(6, 5)];
    let wall =
        |square: &Square| [4, 5].contains(&square.rank()) || (square.rank() > 5 && [5, 6].contains(&square.file()));
    let holes = Holes::try_new(board, board.iter().filter(wall).filter(|square| !doors.contains(square))).unwrap();
    let ask = |goal| {
        let question = Question::try_new(board, holes.clone(), Square::new(0, 0), goal).unwrap();
        construct::tour(&question).inspect_err(|refused| {
            if let construct::NoTour::Impossible(reason) = refused {
                check_certificate(&question, reason);
            }
        })
    };
    let sentence = "Without the 2 marked squares the board falls into 3 parts, but a tour into 2 at most.";
    assert_eq!(queens_and_knights::sentence(&ask(Goal::Closed).unwrap_err()), sentence);
    assert_eq!(queens_and_knights::sentence(&ask(Goal::To(Square::new(1, 0))).unwrap_err()), sentence);
    assert!(ask(Goal::Open).is_ok());
    assert!(ask(Goal::To(Square::new(0, 11))).is_ok());
}

/// The outcomes of the questions, by goal.
#[derive(Default, PartialEq, Eq, Debug)]
struct Counts {
    solved: u32,
    impossible: u32,
    undecided: u32,
}

/// A board with 2 to 8 squares taken out in pairs of a dark and a light one, asked for a closed tour, an open one and
/// one to a square whose colour fits.
fn questions_with_holes(random: &mut Random, sides: std::ops::RangeInclusive<u16>) -> [Question; 3] {
    let mut side = || sides.start() + random.below(sides.len()) as u16;
    let board = Board::new(side(), side());
    let pairs = 1 + random.below(4);
    let holes = pairs_of_holes(board, pairs, random);
    let left: Vec<Square> = board.iter().filter(|&square| !holes.contains(square)).collect();
    let starts: Vec<Square> =
        left.iter().copied().filter(|square| square.is_dark() || left.len().is_multiple_of(2)).collect();
    let start = starts[random.below(starts.len())];
    let same_colour = left.len() % 2 == 1;
    let ends: Vec<Square> =
        left.into_iter().filter(|&end| end != start && (end.is_dark() == start.is_dark()) == same_colour).collect();
    let end = ends[random.below(ends.len())];
    [Goal::Closed, Goal::Open, Goal::To(end)].map(|goal| Question::try_new(board, holes.clone(), start, goal).unwrap())
}

#[test]
fn three_hundred_boards_with_holes_are_decided() {
    let mut random = Random(0x5eed);
    let mut counts: [Counts; 3] = Default::default();
    for _ in 0..300 {
        for (counts, question) in counts.iter_mut().zip(questions_with_holes(&mut random, 6..=12)) {
            let verdict = existence::answer(&question);
            match construct::tour(&question) {
                Ok(_) => {
                    assert!(!matches!(verdict, Verdict::Impossible(_)));
                    counts.solved += 1;
                }
                Err(construct::NoTour::Impossible(reason)) => {
                    assert!(!matches!(verdict, Verdict::Possible(_)));
                    check_certificate(&question, &reason);
                    counts.impossible += 1;
                }
                Err(construct::NoTour::NotFound) => counts.undecided += 1,
                Err(other) => panic!("{other}: {question:?}"),
            }
        }
    }
    for (goal, Counts { solved, impossible, undecided }) in ["closed", "open", "to an end"].iter().zip(&counts) {
        println!("{goal}: {solved} solved, {impossible} proven impossible, {undecided} undecided");
    }
    let expected = [(133, 167, 0), (222, 78, 0), (166, 134, 0)].map(|(solved, impossible, undecided)| Counts {
        solved,
        impossible,
        undecided,
    });
    assert_eq!(counts, expected);
}

/// Compares answers on 6×6 boards with holes with the exact count of tours.
fn agree_with_the_count(boards: usize) {
    let mut random = Random(0xc0de);
    for _ in 0..boards {
        for question in questions_with_holes(&mut random, 6..=6) {
            let tours = count::count(&Tours::answering(&question).unwrap(), 1 << 30).unwrap();
            let decided = matches!(existence::answer(&question), Verdict::Possible(_));
            assert_eq!(decided, tours > 0, "{question:?}");
            assert_eq!(construct::tour(&question).is_ok(), tours > 0, "{question:?}");
        }
    }
}

#[test]
fn the_exact_count_agrees_on_six_by_six_with_holes() {
    agree_with_the_count(5);
}

#[test]
#[ignore = "half a minute: cargo test --release --test it -- --ignored the_exact_count"]
fn the_exact_count_agrees_on_many_six_by_six_with_holes() {
    agree_with_the_count(300);
}
