//! Knight's tours for every start on every small board, each judged by the referee, each refusal with its reason.

use crate::reasons::number_without_value;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use queens_and_knights::knight::existence::{self, Reason, Verdict};
use queens_and_knights::knight::referee::{self, Shape};
use queens_and_knights::knight::{Goal, Holes, Question, Tour, construct, moves};
use queens_and_knights::{Board, Square};
use std::collections::BTreeSet;

fn ask(board: Board, start: Square, goal: Goal) -> Result<Tour, construct::NoTour> {
    construct::tour(&Question::try_new(board, Holes::NONE, start, goal).unwrap())
}

/// Every board with both sides in the range, the files not fewer than the ranks and the other way round.
fn boards(sides: std::ops::RangeInclusive<u16>) -> impl Iterator<Item = Board> {
    let files = sides.clone();
    files.flat_map(move |files| sides.clone().map(move |ranks| Board::new(files, ranks)))
}

/// Asks for a tour from every start and compares the answer with the theorems of Schwenk and of Cull and De Curtins and with
/// the starts that have none; gives the number of tours.
fn every_start(board: Board, goal: Goal) -> usize {
    let mut tours = 0;
    for start in board.iter() {
        let question = Question::try_new(board, Holes::NONE, start, goal).unwrap();
        match construct::tour(&question) {
            Ok(tour) => {
                let shape = referee::judge_answer(&question, tour.squares()).unwrap();
                assert!(goal != Goal::Closed || shape == Shape::Closed);
                assert!(!matches!(existence::at_once(&question), Verdict::Impossible(_)));
                tours += 1;
            }
            Err(construct::NoTour::Impossible(reason)) => {
                assert!(!matches!(existence::at_once(&question), Verdict::Possible(_)), "{question:?}: {reason}");
                assert_eq!(number_without_value(&reason), None, "{question:?}: {reason}");
            }
            Err(undecided) => panic!("{undecided}: {question:?}"),
        }
    }
    tours
}

/// From how many squares an open tour starts: all those of the corner's colour on odd boards, all on even ones, but
/// for the thin boards found by trying every way.
fn open_starts(board: Board) -> usize {
    let (short, long) = (board.files().min(board.ranks()), board.files().max(board.ranks()));
    match (short, long) {
        (1, 1) => 1,
        (1 | 2, _) | (3, 3 | 5 | 6) | (4, 4) => 0,
        (3, 4) => 6,
        (3, 7) => 10,
        (3, 8) => 22,
        (4, _) => 2 * usize::from(long),
        _ if board.squares() % 2 == 1 => board.squares().div_ceil(2),
        _ => board.squares(),
    }
}

fn closed_starts(board: Board) -> usize {
    let (short, long) = (board.files().min(board.ranks()), board.files().max(board.ranks()));
    let none = board.squares() % 2 == 1 || matches!((short, long), (1 | 2 | 4, _) | (3, 4 | 6 | 8));
    if none { 0 } else { board.squares() }
}

#[test]
fn there_is_a_tour_from_every_feasible_start_with_sides_up_to_twelve() {
    for board in boards(1..=12) {
        assert_eq!(every_start(board, Goal::Closed), closed_starts(board), "closed on {board:?}");
        assert_eq!(every_start(board, Goal::Open), open_starts(board), "open on {board:?}");
    }
}

#[test]
#[ignore = "half a minute: cargo test --release --test it -- --ignored from_every_feasible_start"]
fn there_is_a_tour_from_every_feasible_start_with_sides_up_to_twenty_and_on_odd_boards_up_to_fifty() {
    for board in boards(3..=20) {
        assert_eq!(every_start(board, Goal::Closed), closed_starts(board), "closed on {board:?}");
        assert_eq!(every_start(board, Goal::Open), open_starts(board), "open on {board:?}");
    }
    for board in boards(3..=50).filter(|board| board.squares() % 2 == 1 && board.files() >= board.ranks()) {
        assert_eq!(every_start(board, Goal::Open), open_starts(board), "open on {board:?}");
    }
}

/// How many pairs of a start and an end whose colours fit have a tour, and how many have none.
fn every_pair(board: Board) -> (usize, usize) {
    let (mut tours, mut refused) = (0, 0);
    for start in board.iter() {
        for end in board.iter().filter(|&end| end != start) {
            match ask(board, start, Goal::To(end)) {
                Ok(tour) => {
                    assert_eq!((tour.start(), tour.end()), (start, end));
                    tours += 1;
                }
                Err(construct::NoTour::Impossible(Reason::StartColour { .. } | Reason::EndColour { .. })) => {}
                Err(construct::NoTour::Impossible(_)) => refused += 1,
                Err(undecided) => panic!("{undecided}: {board:?} from {start} to {end}"),
            }
        }
    }
    (tours, refused)
}

/// How many pairs of a start and an end have colours that fit.
fn fitting_pairs(board: Board) -> usize {
    let squares = board.squares();
    if squares.is_multiple_of(2) { squares * squares / 2 } else { squares.div_ceil(2) * (squares / 2) }
}

#[test]
fn there_is_a_tour_between_any_two_squares_whose_colours_fit_with_sides_from_six_to_eight() {
    for board in boards(6..=8) {
        assert_eq!(every_pair(board), (fitting_pairs(board), 0), "{board:?}");
    }
}

#[test]
#[ignore = "half a minute: cargo test --release --test it -- --ignored between_any_two_squares"]
fn there_is_a_tour_between_any_two_squares_whose_colours_fit_with_sides_from_six_to_eighteen() {
    for board in boards(6..=18).filter(|board| board.files() >= board.ranks() || board.files() <= 12) {
        assert_eq!(every_pair(board), (fitting_pairs(board), 0), "{board:?}");
    }
}

#[test]
fn on_thin_boards_some_pairs_of_ends_have_no_tour() {
    for (files, ranks, refused) in [
        (7, 3, 76),
        (3, 8, 144),
        (9, 3, 82),
        (3, 10, 156),
        (11, 3, 12),
        // 3n - 5 unordered pairs on 3×n for even n from 12, and 5n - 5 on 5×n for even n from 8.
        (12, 3, 2 * 31),
        (3, 14, 2 * 37),
        (5, 5, 72),
        (6, 5, 94),
        (5, 7, 0),
        (5, 8, 2 * 35),
        (10, 5, 2 * 45),
        (5, 12, 2 * 55),
    ] {
        let board = Board::new(files, ranks);
        assert_eq!(every_pair(board), (fitting_pairs(board) - refused, refused), "{board:?}");
    }
}

#[test]
fn there_are_tours_of_large_boards() {
    for (files, ranks) in [(50, 50), (49, 49), (3, 50), (50, 4), (5, 50), (1000, 3), (200, 317)] {
        let board = Board::new(files, ranks);
        let corner = Square::new(files - 1, ranks - 1);
        assert!(ask(board, corner, Goal::Open).is_ok(), "open on {board:?}");
        assert_eq!(ask(board, corner, Goal::Closed).is_ok(), closed_starts(board) > 0, "closed on {board:?}");
    }
}

#[test]
fn the_table_of_a_large_tour_keeps_its_numbers_apart() {
    let tour = ask(Board::new(100, 100), Square::new(0, 0), Goal::Closed).unwrap();
    let table = tour.table();
    let ranks: Vec<&str> = table.lines().step_by(2).collect();
    assert!(ranks.iter().all(|rank| rank.len() == 100 * " 10000".len()));
    let numbers = ranks.iter().rev().flat_map(|rank| rank.split_whitespace()).map(|number| number.parse().unwrap());
    assert_eq!(numbers.collect::<Vec<u32>>(), tour.numbers());
}

/// Any question on a board of up to 12 squares a side.
fn any_question() -> impl Strategy<Value = Question> {
    let sides = (1..=12u16, 1..=12u16);
    (sides, vec(any::<Index>(), 0..8), any::<[Index; 2]>(), 0..3usize).prop_map(|(sides, holes, ends, goal)| {
        let board = Board::new(sides.0, sides.1);
        let square = |index: &Index| board.square(index.index(board.squares()));
        let ends = ends.each_ref().map(square);
        let taken: BTreeSet<Square> = holes.iter().map(square).filter(|hole| !ends.contains(hole)).collect();
        let goal = [Goal::Open, Goal::Closed, Goal::To(ends[1])][goal];
        Question::try_new(board, Holes::try_new(board, taken).unwrap(), ends[0], goal).unwrap()
    })
}

proptest! {
    #[test]
    fn any_question_gets_a_tour_or_a_reason_and_always_the_same(question in any_question()) {
        let answer = construct::tour(&question);
        prop_assert_eq!(&answer, &construct::tour(&question));
        if let Some(soon) = construct::tour_soon(&question) {
            prop_assert_eq!(&soon, &answer);
        }
        let verdict = existence::answer(&question);
        match answer {
            Ok(tour) => {
                prop_assert_eq!(tour.is_closed(), referee::judge_answer(&question, tour.squares()) == Ok(Shape::Closed));
                prop_assert!(!matches!(verdict, Verdict::Impossible(_)));
                let digits = moves::parse_digits(&tour.digits()).unwrap();
                let parsed = Tour::from_moves(question.board(), question.holes().clone(), question.start(), &digits);
                prop_assert_eq!(parsed.as_ref(), Ok(&tour));
                let numbers: Vec<u32> = tour.squares().iter().map(|&square| tour.number(square).unwrap()).collect();
                prop_assert!(numbers.into_iter().eq(1..=question.squares() as u32));
            }
            Err(construct::NoTour::Impossible(reason)) => {
                prop_assert!(!matches!(verdict, Verdict::Possible(_)));
                prop_assert!(queens_and_knights::sentence(&reason).ends_with('.'));
                prop_assert_eq!(number_without_value(&reason), None);
            }
            Err(construct::NoTour::NotFound) => prop_assert!(question.squares() > 36),
            Err(other) => panic!("{other}"),
        }
    }
}

/// Tours as links name them: a link shows the same tour for ever, so a change here is a change of the
/// contract. `UPDATE_GOLDEN=1 cargo test tours` writes the file anew.
#[test]
fn the_same_question_has_the_same_tour_for_ever() {
    let mut text = String::new();
    for (files, ranks, start, goal, taken) in [
        (8, 8, "a1", "open", ""),
        (8, 8, "a1", "closed", ""),
        (8, 8, "c3", "closed", ""),
        (8, 8, "a1", "h1", ""),
        (8, 8, "a1", "open", "d4.d5"),
        (8, 8, "e4", "closed", "a1.h1"),
        (5, 5, "a1", "open", ""),
        (5, 5, "c3", "a1", ""),
        (6, 6, "a1", "closed", ""),
        (3, 10, "b1", "closed", ""),
        (7, 4, "a1", "open", ""),
        (12, 12, "f6", "closed", ""),
        (20, 18, "t18", "a2", ""),
        (50, 50, "z26", "closed", ""),
        (200, 300, "a1", "closed", ""),
        (1000, 1000, "a1", "closed", ""),
        (1000, 1000, "a1", "all1", ""),
        (1000, 999, "a1", "open", ""),
    ] {
        let board = Board::new(files, ranks);
        let squares = taken.split_terminator('.').map(|name| name.parse().unwrap());
        let to = match goal {
            "open" => Goal::Open,
            "closed" => Goal::Closed,
            end => Goal::To(end.parse().unwrap()),
        };
        let holes = Holes::try_new(board, squares).unwrap();
        let question = Question::try_new(board, holes, start.parse().unwrap(), to).unwrap();
        let digits = construct::tour(&question).unwrap().digits();
        let moves = if digits.len() < 500 { digits } else { format!("{:016x}", fnv(digits.as_bytes())) };
        text += &format!("{files}x{ranks} {start} {goal} [{taken}] {moves}\n");
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/tours.txt");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}

/// FNV-1a with 64 bits, for tours too long to be written down.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
