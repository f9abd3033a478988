//! Tour number k of K: the order that links promise, both ways, and fair choice.

use queens_and_knights::knight::count::TourTable;
use queens_and_knights::knight::{Holes, Tour};
use queens_and_knights::{Board, Square};
use std::collections::{HashMap, HashSet};

const A1: Square = Square::new(0, 0);

/// The digit of a move as LINKS defines it, clockwise from two up, one right.
fn digit(from: Square, to: Square) -> usize {
    let files = i32::from(to.file()) - i32::from(from.file());
    let ranks = i32::from(to.rank()) - i32::from(from.rank());
    let moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
    moves.iter().position(|&step| step == (files, ranks)).unwrap()
}

/// The sequence by which tours are ordered: squares along the longer side, within it along the shorter, from a1; for each
/// the mask of its moves to later squares.
fn order_of(tour: &Tour) -> Vec<u32> {
    let board = tour.board();
    let place = |square: Square| match board.files() >= board.ranks() {
        true => (square.file(), square.rank()),
        false => (square.rank(), square.file()),
    };
    let mut squares: Vec<Square> = board.iter().collect();
    squares.sort_by_key(|&square| place(square));
    let ring = |index: usize| tour.squares()[index % tour.squares().len()];
    squares
        .iter()
        .map(|&square| {
            let index = tour.squares().iter().position(|&visited| visited == square).unwrap();
            let neighbours = [ring(index + 1), ring(index + tour.squares().len() - 1)];
            neighbours.iter().filter(|&&to| place(to) > place(square)).map(|&to| 1 << digit(square, to)).sum()
        })
        .collect()
}

/// A generator of random words (splitmix64, Steele, Lea and Flood 2014).
fn words(mut state: u64) -> impl FnMut() -> u64 {
    move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let word = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }
}

/// A random number of a tour.
fn draw(table: &TourTable, mut next: impl FnMut() -> u64) -> u64 {
    loop {
        if let Some(number) = table.drawn(next()) {
            return number;
        }
    }
}

#[test]
fn all_tours_of_a_board_come_in_order_each_once() {
    for (files, ranks, total) in [(6, 6, 9_862), (6, 5, 8), (5, 6, 8), (3, 12, 176), (12, 3, 176)] {
        let table = TourTable::try_new(Board::new(files, ranks)).unwrap();
        assert_eq!(table.total(), total);
        let mut before = vec![];
        for number in 1..=total {
            let tour = table.tour(number, A1).unwrap();
            assert!(tour.is_closed());
            let order = order_of(&tour);
            assert!(order > before, "number {number} of {files}×{ranks} comes after the one before");
            before = order;
            assert_eq!(table.number(&tour), Some(number));
        }
    }
}

#[test]
fn a_tour_is_drawn_from_any_start_towards_the_smaller_digit() {
    let board = Board::new(5, 6);
    let table = TourTable::try_new(board).unwrap();
    for number in 1..=table.total() {
        for start in board.iter() {
            let tour = table.tour(number, start).unwrap();
            let squares = tour.squares();
            assert_eq!(squares[0], start);
            assert!(digit(start, squares[1]) < digit(start, squares[29]));
            assert_eq!(table.number(&tour), Some(number), "from {start}");
            let back = squares.iter().rev().copied().collect();
            assert_eq!(table.number(&Tour::try_new(board, Holes::NONE, back).unwrap()), Some(number));
        }
    }
}

/// Golden answers: a number in a link means its tour for ever. Digits of the moves from a1.
const GOLDEN: [(u16, u16, u64, &str); 6] = [
    (6, 6, 1, "01034505217056416341412706541612346"),
    (6, 6, 4_711, "07125721466342107416543063216305275"),
    (6, 6, 9_862, "07272143567252107563230763612436572"),
    (6, 8, 1_234, "07012471436174276527434141274176507244141417246"),
    (8, 6, 1_234, "01023465052020614427064754161214664163414121646"),
    (3, 10, 16, "03614700742500630527433471633"),
];

#[test]
fn numbers_in_links_keep_their_meaning() {
    for (files, ranks, number, digits) in GOLDEN {
        let tour = TourTable::try_new(Board::new(files, ranks)).unwrap().tour(number, A1).unwrap();
        assert_eq!(tour.digits(), digits, "{files}×{ranks} number {number}");
    }
}

#[test]
fn sampled_numbers_of_the_largest_board_lead_to_distinct_tours_and_back() {
    for board in [Board::new(6, 8), Board::new(8, 6)] {
        let table = TourTable::try_new(board).unwrap();
        assert_eq!(table.total(), 55_488_142);
        let mut seen = HashSet::new();
        let mut sampled: Vec<u64> = (0..1_000).map(|index| 1 + index * (table.total() - 1) / 999).collect();
        let mut next = words(8);
        sampled.extend((0..1_000).map(|_| draw(&table, &mut next)));
        sampled.sort_unstable();
        sampled.dedup();
        let mut before = vec![];
        for number in sampled {
            let tour = table.tour(number, Square::new(2, 2)).unwrap();
            assert_eq!(table.number(&tour), Some(number));
            let order = order_of(&tour);
            assert!(order > before);
            assert!(seen.insert(order.clone()));
            before = order;
        }
    }
}

/// The least of the eight images of a closed tour, as sorted pairs of square indices.
fn class(tour: &Tour) -> Vec<(usize, usize)> {
    let board = tour.board();
    let side = board.files();
    let images = (0..8).map(|symmetry| {
        let image = |square: Square| {
            let (mut file, mut rank) = (square.file(), square.rank());
            if symmetry & 1 != 0 {
                file = side - 1 - file;
            }
            if symmetry & 2 != 0 {
                rank = side - 1 - rank;
            }
            if symmetry & 4 != 0 {
                (file, rank) = (rank, file);
            }
            board.index(Square::new(file, rank))
        };
        let squares = tour.squares();
        let mut links: Vec<(usize, usize)> = squares
            .iter()
            .zip(squares.iter().cycle().skip(1))
            .map(|(&a, &b)| (image(a).min(image(b)), image(a).max(image(b))))
            .collect();
        links.sort_unstable();
        links
    });
    images.min().unwrap()
}

/// The chi-squared test over the 1,245 classes of 6×6 under rotation and reflection, with a fixed seed.
#[test]
fn random_tours_are_uniform_over_the_classes_of_symmetry() {
    let table = TourTable::try_new(Board::new(6, 6)).unwrap();
    let mut sizes: HashMap<Vec<(usize, usize)>, u32> = HashMap::new();
    for number in 1..=table.total() {
        *sizes.entry(class(&table.tour(number, A1).unwrap())).or_default() += 1;
    }
    assert_eq!(sizes.len(), 1_245);
    // 78 tours look the same turned by 180°, and 10 of them by 90°: classes of 4 and of 2.
    assert_eq!(sizes.values().filter(|&&size| size == 4).sum::<u32>(), 68);
    assert_eq!(sizes.values().filter(|&&size| size == 2).sum::<u32>(), 10);

    let mut drawn: HashMap<Vec<(usize, usize)>, u32> = HashMap::new();
    let mut next = words(6);
    for _ in 0..10_000 {
        let tour = table.tour(draw(&table, &mut next), A1).unwrap();
        assert!(tour.is_closed());
        *drawn.entry(class(&tour)).or_default() += 1;
    }
    let chi_squared: f64 = sizes
        .iter()
        .map(|(class, &size)| {
            let expected = 10_000.0 * f64::from(size) / 9_862.0;
            let drawn = f64::from(drawn.get(class).copied().unwrap_or(0));
            (drawn - expected).powi(2) / expected
        })
        .sum();
    // With 1,244 degrees of freedom the mean is 1,244 and the standard deviation 49.9; this is three of them.
    assert!((1_094.0..1_394.0).contains(&chi_squared), "{chi_squared}");
}

#[test]
fn a_random_word_that_would_favour_some_numbers_is_not_taken() {
    let table = TourTable::try_new(Board::new(5, 6)).unwrap();
    let numbers: Vec<Option<u64>> = (15..18).map(|word| table.drawn(word)).collect();
    assert_eq!(numbers, [Some(8), Some(1), Some(2)]);
    assert_eq!(table.drawn(u64::MAX), None);
    assert_eq!(TourTable::try_new(Board::new(5, 5)).unwrap().drawn(0), None);
}

#[test]
fn what_is_no_number_or_no_tour_of_the_board_is_refused() {
    let board = Board::new(5, 6);
    let table = TourTable::try_new(board).unwrap();
    assert_eq!(table.tour(0, A1), None);
    assert_eq!(table.tour(9, A1), None);
    assert_eq!(table.tour(1, Square::new(5, 0)), None);
    let other = TourTable::try_new(Board::new(6, 5)).unwrap().tour(1, A1).unwrap();
    assert_eq!(table.number(&other), None);

    let opened = Tour::from_moves(
        Board::new(5, 5),
        Holes::NONE,
        A1,
        &[0, 7, 2, 1, 4, 3, 6, 0, 3, 5, 6, 0, 1, 3, 4, 6, 7, 1, 2, 4, 5, 7, 0, 3],
    );
    let none = TourTable::try_new(Board::new(5, 5)).unwrap();
    assert_eq!((none.total(), none.tour(1, A1)), (0, None));
    assert_eq!(none.number(&opened.unwrap()), None);

    for (files, ranks) in [(1, 1), (1, 48), (2, 3), (3, 4), (4, 12), (7, 5)] {
        let table = TourTable::try_new(Board::new(files, ranks)).unwrap();
        assert_eq!((table.total(), table.tour(1, A1)), (0, None), "{files}×{ranks}");
    }
    let refused = TourTable::try_new(Board::new(7, 7)).unwrap_err();
    assert_eq!(refused.to_string(), "closed tours are numbered on boards of at most 48 squares; 7×7 has 49");
}
