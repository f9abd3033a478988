//! Knight's tours for every start on every small board, each judged by the referee, each refusal with its reason.

use queens_and_knights::board::{Board, Square};
use queens_and_knights::knight::existence::{self, Verdict};
use queens_and_knights::knight::referee::{self, Shape};
use queens_and_knights::knight::{Goal, Holes, Question, Tour, construct};

fn ask(board: Board, start: Square, goal: Goal) -> Result<Tour, construct::NoTour> {
    construct::tour(&Question::try_new(board, Holes::NONE, start, goal).unwrap())
}

/// Every board with both sides in the range, the files not fewer than the ranks and the other way round.
fn boards(sides: std::ops::RangeInclusive<u16>) -> impl Iterator<Item = Board> {
    let files = sides.clone();
    files.flat_map(move |files| sides.clone().map(move |ranks| Board::new(files, ranks)))
}

/// Asks for a tour from every start and holds the answer to Schwenk's and Cull and De Curtins's theorems and to the
/// starts that have none; gives the number of tours.
fn every_start(board: Board, goal: Goal) -> usize {
    let mut tours = 0;
    for start in board.iter() {
        let question = Question::try_new(board, Holes::NONE, start, goal).unwrap();
        match construct::tour(&question) {
            Ok(tour) => {
                let shape = referee::judge_answer(&question, tour.squares()).unwrap();
                assert!(goal != Goal::Closed || shape == Shape::Closed);
                assert!(!matches!(existence::by_theorem(&question), Verdict::Impossible(_)));
                tours += 1;
            }
            Err(construct::NoTour::Impossible(reason)) => {
                assert!(!matches!(existence::by_theorem(&question), Verdict::Possible(_)), "{question:?}: {reason}");
            }
            Err(construct::NoTour::NotFound) => panic!("not decided: {question:?}"),
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
#[ignore = "longer: cargo test --release --test it -- --ignored sides_up_to_sixteen"]
fn there_is_a_tour_from_every_feasible_start_with_sides_up_to_sixteen() {
    for board in boards(3..=16) {
        assert_eq!(every_start(board, Goal::Closed), closed_starts(board), "closed on {board:?}");
        assert_eq!(every_start(board, Goal::Open), open_starts(board), "open on {board:?}");
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
fn a_refusal_gives_its_reason() {
    for (files, ranks, start, goal, sentence) in [
        (5, 5, "a1", Goal::Closed, "A closed tour needs an even number of squares: 5×5 has 25."),
        (5, 5, "a2", Goal::Open, "On 5×5 an open tour starts only on a square of the corner's colour."),
        (1, 5, "a1", Goal::Open, "On a board one square wide a knight cannot move: 1×5."),
        (9, 2, "a1", Goal::Open, "On a board two squares wide a knight can only go along one line of squares: 9×2."),
        (
            4,
            7,
            "a1",
            Goal::Closed,
            "A board four squares wide has no closed tour: 4×7 (Schwenk, Mathematics Magazine 64, 1991).",
        ),
        (6, 3, "a1", Goal::Closed, "6×3 has no closed tour (Schwenk, Mathematics Magazine 64, 1991)."),
        (4, 4, "a1", Goal::Open, "4×4 has no tour (Cull and De Curtins, Fibonacci Quarterly 16, 1978)."),
        (
            7,
            4,
            "c2",
            Goal::Open,
            "On a board four squares wide a tour starts and ends on the two outer lines: on 7×4, c2 lies on an inner \
             one.",
        ),
        (7, 3, "d2", Goal::Open, "No tour of 7×3 starts or ends on d2 (every way was tried)."),
        (
            8,
            8,
            "a1",
            Goal::To(Square::new(2, 2)),
            "A knight changes colour at each move, so on 8×8 a tour from a1 ends on a light square: c3 is dark.",
        ),
        (8, 8, "a1", Goal::To(Square::new(0, 0)), "An open tour does not end where it starts, on a1."),
    ] {
        let refused = ask(Board::new(files, ranks), start.parse().unwrap(), goal).unwrap_err();
        assert_eq!(refused.to_string(), sentence);
    }
}
