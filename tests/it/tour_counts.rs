//! Exact numbers of tours against trying every one, against published numbers, and in slices of any size.

use queens_and_knights::knight::count::{
    CannotCount, Ends, Kind, NotCountable, Progress, TourCounter, Tours, count, exceeds, published,
};
use queens_and_knights::knight::{Goal, Holes, Question};
use queens_and_knights::{Board, Square};
use std::collections::HashMap;

const MB: u64 = 1_000_000;

fn closed(files: u16, ranks: u16) -> Tours {
    Tours::closed(Board::new(files, ranks)).unwrap()
}

fn open(files: u16, ranks: u16) -> Tours {
    Tours::open(Board::new(files, ranks)).unwrap()
}

/// Every directed path through all squares, by trying: how many lead from one square to another.
fn paths(board: Board, holes: &Holes) -> HashMap<(Square, Square), u128> {
    fn ride(here: Square, left: usize, seen: &mut Vec<bool>, board: Board, arrive: &mut impl FnMut(Square)) {
        if left == 0 {
            return arrive(here);
        }
        for (files, ranks) in [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)] {
            let Some(to) = here.offset(files, ranks).filter(|&to| board.contains(to)) else { continue };
            if !std::mem::replace(&mut seen[board.index(to)], true) {
                ride(to, left - 1, seen, board, arrive);
                seen[board.index(to)] = false;
            }
        }
    }
    let mut paths = HashMap::new();
    for start in board.iter().filter(|&square| !holes.contains(square)) {
        let mut seen: Vec<bool> = board.iter().map(|square| square == start || holes.contains(square)).collect();
        let left = holes.left(board) - 1;
        ride(start, left, &mut seen, board, &mut |end| *paths.entry((start, end)).or_default() += 1);
    }
    paths
}

fn a_move_apart(a: Square, b: Square) -> bool {
    a.file().abs_diff(b.file()) * a.rank().abs_diff(b.rank()) == 2
}

/// Compares the counts of every kind with exhaustive search.
fn check_against_paths(board: Board, holes: &Holes) {
    let paths = paths(board, holes);
    let squares = holes.left(board) as u128;
    let number = |kind| count(&Tours::try_new(board, holes.clone(), kind).unwrap(), 16 * MB).unwrap();
    let total = |which: &dyn Fn(Square, Square) -> bool| -> u128 {
        paths.iter().filter(|((a, b), _)| which(*a, *b)).map(|(_, paths)| paths).sum()
    };
    // Every cycle is a path from each of its squares in both directions; a single square is one path, not two.
    assert_eq!(number(Kind::Closed) * 2 * squares, total(&a_move_apart), "{board:?} {holes:?} closed");
    assert_eq!(number(Kind::Open(Ends::Any)), total(&|_, _| true).div_ceil(2), "{board:?} {holes:?} open");
    for from in board.iter().filter(|&square| !holes.contains(square)) {
        let expected = total(&|a, _| a == from);
        assert_eq!(number(Kind::Open(Ends::From(from))), expected, "{board:?} {holes:?} from {from}");
        if squares <= 15 {
            for to in board.iter().filter(|&square| !holes.contains(square)) {
                let expected = paths.get(&(from, to)).copied().unwrap_or(0);
                assert_eq!(number(Kind::Open(Ends::Between(from, to))), expected, "{board:?} {holes:?} {from} to {to}");
            }
        }
    }
}

#[test]
fn small_boards_have_as_many_tours_as_can_be_tried() {
    for files in 1..=24 {
        for ranks in 1..=24 {
            // Trying all of 4×6 and 5×5 takes seconds; the table below has 5×5.
            if files * ranks <= 21 || (files.min(ranks) <= 3 && files * ranks <= 24) {
                check_against_paths(Board::new(files, ranks), &Holes::NONE);
            }
        }
    }
}

#[test]
#[ignore = "five seconds: cargo test --release -- --ignored tour_counts::boards_of_24"]
fn boards_of_24_and_25_squares_have_as_many_tours_as_can_be_tried() {
    for (files, ranks) in [(4, 6), (6, 4), (5, 5)] {
        check_against_paths(Board::new(files, ranks), &Holes::NONE);
    }
}

#[test]
fn boards_with_holes_have_as_many_tours_as_can_be_tried() {
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    for round in 0..60 {
        let (files, ranks) = [(4, 4), (3, 6), (5, 4), (4, 5), (5, 5), (3, 7)][round % 6];
        let board = Board::new(files, ranks);
        let mut holes: Vec<Square> = vec![];
        while board.squares() - holes.len() > 12 + round % 7 {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let hole = board.square((random >> 33) as usize % board.squares());
            if !holes.contains(&hole) {
                holes.push(hole);
            }
        }
        check_against_paths(board, &Holes::try_new(board, holes).unwrap());
    }
    // The first known ring: 3×3 without its centre.
    let board = Board::new(3, 3);
    let ring = Holes::try_new(board, [Square::new(1, 1)]).unwrap();
    assert_eq!(count(&Tours::try_new(board, ring, Kind::Closed).unwrap(), MB), Ok(1));
}

#[test]
fn counts_are_those_known() {
    for (tours, known, megabytes) in [
        (closed(6, 6), 9_862, 5),
        (closed(5, 8), 44_202, 1),
        (closed(6, 7), 1_067_638, 10),
        (closed(7, 6), 1_067_638, 10),
        (closed(6, 8), 55_488_142, 20),
        (closed(8, 6), 55_488_142, 20),
        (closed(4, 20), 0, 1),
        (open(5, 5), 864, 1),
        (open(6, 6), 3_318_960, 60),
        (open(5, 8), 18_061_054, 10),
    ] {
        assert_eq!(count(&tours, megabytes * MB), Ok(known), "{tours:?}");
    }
}

#[test]
#[ignore = "ten seconds: cargo test --release -- --ignored tour_counts::larger"]
fn larger_counts_are_those_known() {
    for (tours, known) in [
        (open(6, 7), 389_969_466),
        (closed(6, 10), 239_187_240_144),
        (closed(7, 8), 34_524_432_316),
        (closed(8, 7), 34_524_432_316),
    ] {
        assert_eq!(count(&tours, 512 * MB), Ok(known), "{tours:?}");
    }
}

#[test]
#[ignore = "half a minute and 1.1 GB: cargo test --release -- --ignored tour_counts::seven_by_seven"]
fn seven_by_seven_has_as_many_open_tours_as_published() {
    let tours = open(7, 7);
    assert_eq!(count(&tours, 1_300 * MB), Ok(published(&tours).unwrap().tours));
}

#[test]
#[ignore = "minutes and 6.5 GB: cargo test --release -- --ignored tour_counts::the_chessboard"]
fn the_chessboard_has_as_many_closed_tours_as_published() {
    let tours = closed(8, 8);
    assert_eq!(count(&tours, 8_000 * MB), Ok(published(&tours).unwrap().tours));
}

#[test]
fn published_counts_agree_where_counting_is_quick() {
    for side in 1..=6 {
        for tours in [closed(side, side), open(side, side)] {
            if let Some(published) = published(&tours) {
                assert_eq!(count(&tours, 60 * MB), Ok(published.tours), "{tours:?}, {}", published.source);
            }
        }
    }
    assert_eq!(published(&closed(6, 6)).unwrap().source, "OEIS A001230");
    assert_eq!(published(&open(8, 8)).unwrap().tours * 2, 19_591_828_170_979_904);
    assert_eq!(published(&closed(6, 8)), None);
}

/// The closed tours of 3×2n by the recurrence of Knuth and Elkies (OEIS A070030), a wholly different method.
#[test]
fn thin_boards_follow_the_recurrence_of_knuth_and_elkies() {
    const NUMERATOR: [i128; 23] = [
        0, 0, 0, 0, 0, 1, 5, -34, -116, 505, 616, -3179, -4, 9536, -8176, -13392, 15360, 13888, 2784, -3328, -22016,
        5120, 2048,
    ];
    const DENOMINATOR: [i128; 22] = [
        1, -6, -64, 200, 1000, -3016, -3488, 24256, -23776, -104_168, 203_408, 184_704, -443_392, -14336, 151_296,
        -145_920, 263_424, -317_440, -36864, 966_656, -573_440, -131_072,
    ];
    let mut series: Vec<i128> = vec![];
    for n in 0..=38 {
        let earlier = (1..=n.min(21)).map(|back| DENOMINATOR[back] * series[n - back]);
        series.push(16 * NUMERATOR.get(n).copied().unwrap_or(0) - earlier.sum::<i128>());
    }
    // From 3×48 on the numbers have more than 64 bits.
    for n in 1..=38 {
        assert_eq!(count(&closed(2 * n, 3), MB), Ok(series[usize::from(n)] as u128), "3×{}", 2 * n);
    }
    assert_eq!(count(&closed(3, 100), MB), Err(CannotCount::TooMany));
}

#[test]
fn answers_to_a_question_are_counted() {
    let ask = |start: &str, goal| {
        let question = Question::try_new(Board::new(5, 5), Holes::NONE, start.parse().unwrap(), goal).unwrap();
        count(&Tours::answering(&question).unwrap(), 2 * MB)
    };
    // 304 from a corner, as has been known since Planche, 64 from the centre, none from a square of the other colour.
    assert_eq!(ask("a1", Goal::Open), Ok(304));
    assert_eq!(ask("c3", Goal::Open), Ok(64));
    assert_eq!(ask("a2", Goal::Open), Ok(0));
    assert_eq!(ask("a1", Goal::Closed), Ok(0));
    assert_eq!(ask("a1", Goal::To("a1".parse().unwrap())), Ok(0));
    assert!(ask("a1", Goal::To("c3".parse().unwrap())).unwrap() > 0);
}

#[test]
fn slices_of_any_size_give_the_same_count_and_never_go_back() {
    for budget in [0, 1, 1_000, 1_000_000, u64::MAX] {
        let mut counter = TourCounter::new(&closed(5, 6), MB);
        let mut before = 0.0;
        let total = loop {
            let progress = counter.advance(budget).unwrap();
            assert!(progress.fraction() >= before, "from {before} to {progress:?}");
            before = progress.fraction();
            match progress {
                Progress::Done(total) => break total,
                Progress::Counting { done, total } => assert!(done <= total && counter.memory().is_some()),
                Progress::Planning(_) => assert_eq!(counter.memory(), None),
            }
        };
        assert_eq!((total, before), (8, 1.0));
        assert_eq!(counter.advance(budget), Ok(Progress::Done(8)));
    }
}

#[test]
fn a_count_stays_within_its_memory_or_says_what_it_takes() {
    const ALLOWED: u64 = 3 * MB;
    let mut counter = TourCounter::new(&closed(6, 6), ALLOWED);
    let refused = loop {
        if let Err(refused) = counter.advance(1_000) {
            break refused;
        }
    };
    let CannotCount::Memory { needed: Some(needed), allowed: ALLOWED } = refused else { panic!("{refused:?}") };
    assert_eq!(counter.memory(), Some(needed));
    assert_eq!(refused.to_string(), "counting these tours takes 5 MB of memory, and 3 MB are allowed");
    assert_eq!(counter.advance(1), Err(refused));
    assert_eq!(count(&closed(6, 6), needed), Ok(9_862));
    assert!(count(&closed(6, 6), needed - 1).is_err());

    let refused = count(&closed(10, 10), 2 * MB).unwrap_err();
    assert_eq!(refused, CannotCount::Memory { needed: None, allowed: 2 * MB });
    assert_eq!(refused.to_string(), "counting these tours takes more than the 2 MB of memory allowed");
}

#[test]
fn a_count_known_to_need_too_much_is_named_before_it_begins() {
    const PAGE: u64 = 540_000_000;
    let known = |tours: &Tours| exceeds(tours, PAGE);
    for tours in [closed(7, 12), closed(12, 7), closed(8, 8), closed(10, 10), open(6, 18), open(7, 7), open(8, 8)] {
        assert!(known(&tours), "{tours:?}");
    }
    for tours in [closed(7, 8), closed(7, 10), closed(6, 40), closed(9, 9), open(6, 7), open(6, 17), open(5, 30)] {
        assert!(!known(&tours), "{tours:?}");
    }
    let taken_out = Holes::try_new(Board::new(8, 8), ["d4".parse().unwrap()]).unwrap();
    assert!(!known(&Tours::try_new(Board::new(8, 8), taken_out, Kind::Closed).unwrap()));
    let from = Kind::Open(Ends::From("a1".parse().unwrap()));
    assert!(!known(&Tours::try_new(Board::new(8, 8), Holes::NONE, from).unwrap()));
}

/// The smallest boards of the table, within the memory that the page allows.
#[test]
#[ignore = "twenty seconds: cargo test --release -- --ignored tour_counts::a_count_known"]
fn a_count_known_to_need_too_much_does() {
    const PAGE: u64 = 540_000_000;
    for tours in [closed(7, 12), closed(8, 8), open(6, 18), open(7, 7), open(8, 8)] {
        assert!(exceeds(&tours, PAGE));
        assert!(matches!(count(&tours, PAGE), Err(CannotCount::Memory { .. })), "{tours:?}");
    }
}

#[test]
fn tours_that_cannot_be_counted_are_refused_with_a_sentence() {
    let board = Board::new(3, 4);
    let hole = Holes::try_new(board, ["b2".parse().unwrap()]).unwrap();
    let wide = Tours::closed(Board::new(11, 11)).unwrap_err();
    assert_eq!(wide.to_string(), "tours are counted on boards whose shorter side is at most 10, not on 11×11");
    for (holes, end) in [(hole, "b2"), (Holes::NONE, "d4")] {
        let end: Square = end.parse().unwrap();
        let refused = Tours::try_new(board, holes, Kind::Open(Ends::From(end))).unwrap_err();
        assert_eq!(refused, NotCountable::NotASquare(end));
        assert_eq!(refused.to_string(), format!("{end} is not a square of this board"));
    }
}
