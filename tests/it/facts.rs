//! Facts of tours, against a plain second computation, known tours and known numbers of symmetric ones.

use std::collections::BTreeSet;

use queens_and_knights::knight::count::TourTable;
use queens_and_knights::knight::facts::{Alike, Magic, Symmetry, facts};
use queens_and_knights::knight::{Goal, Holes, Question, Tour, construct};
use queens_and_knights::{Board, Square};

/// A tour from its numbers, the highest rank first.
fn tour_of(rows: &[&[u32]]) -> Tour {
    let board = Board::new(rows[0].len() as u16, rows.len() as u16);
    let mut squares: Vec<(u32, Square)> = Vec::new();
    for (rank, row) in (0..).zip(rows.iter().rev()) {
        squares.extend((0..).zip(*row).map(|(file, &number)| (number, Square::new(file, rank))));
    }
    squares.sort_unstable();
    Tour::try_new(board, Holes::NONE, squares.into_iter().map(|(_, square)| square).collect()).unwrap()
}

/// The first tour of which all rows and columns sum alike, by William Beverley, 1848. There is none on this board whose
/// diagonals do as well (Meyrignac, Stertenbrink and Mackay, 2003).
const BEVERLEY: [&[u32]; 8] = [
    &[1, 48, 31, 50, 33, 16, 63, 18],
    &[30, 51, 46, 3, 62, 19, 14, 35],
    &[47, 2, 49, 32, 15, 34, 17, 64],
    &[52, 29, 4, 45, 20, 61, 36, 13],
    &[5, 44, 25, 56, 9, 40, 21, 60],
    &[28, 53, 8, 41, 24, 57, 12, 37],
    &[43, 6, 55, 26, 39, 10, 59, 22],
    &[54, 27, 42, 7, 58, 23, 38, 11],
];

#[test]
fn the_tour_of_beverley_is_semi_magic() {
    let sums = facts(&tour_of(&BEVERLEY), false).sums.unwrap();
    let all = Alike { sum: 260, count: 8, of: 8 };
    assert_eq!((sums.rows, sums.columns, sums.magic), (all, all, Some(Magic::Semi)));
    let falling = BEVERLEY.iter().enumerate().map(|(at, row)| u64::from(row[at])).sum::<u64>();
    let rising = BEVERLEY.iter().enumerate().map(|(at, row)| u64::from(row[7 - at])).sum::<u64>();
    assert_ne!(falling, rising);
    assert_eq!(sums.diagonals, Some(Alike { sum: falling.min(rising), count: 1, of: 2 }));
}

/// A tour of Euler, 1759: opposite squares sum to 26, so the lines through the centre sum to 65 and no others.
#[test]
fn the_tour_of_euler_has_a_half_turn() {
    let tour = tour_of(&[
        &[23, 18, 11, 6, 25],
        &[10, 5, 24, 17, 12],
        &[19, 22, 13, 4, 7],
        &[14, 9, 2, 21, 16],
        &[1, 20, 15, 8, 3],
    ]);
    let facts = facts(&tour, false);
    let sums = facts.sums.unwrap();
    assert_eq!(facts.symmetries, [Symmetry::HalfTurn]);
    assert_eq!((sums.diagonals, sums.magic), (Some(Alike { sum: 65, count: 2, of: 2 }), None));
}

/// Of the 9,862 closed tours of 6×6, 17 distinct ones have a half turn alone and 5 a quarter turn (Kraitchik 1927, de Hijo
/// 1882): 17 times four images and 5 times two.
#[test]
fn as_many_tours_of_six_by_six_are_symmetric_as_is_known() {
    let table = TourTable::try_new(Board::new(6, 6)).unwrap();
    let (mut half, mut quarter, mut other) = (0, 0, 0);
    for number in 1..=9862 {
        let symmetries = facts(&table.tour(number, Square::new(0, 0)).unwrap(), true).symmetries;
        half += u32::from(symmetries.contains(&Symmetry::HalfTurn));
        quarter += u32::from(symmetries.contains(&Symmetry::QuarterTurn));
        other += u32::from(symmetries.iter().any(|one| !matches!(one, Symmetry::HalfTurn | Symmetry::QuarterTurn)));
    }
    assert_eq!((half, quarter, other), (17 * 4 + 5 * 2, 5 * 2, 0));
}

type Point = (i32, i32);

/// A symmetry, the image of a point, and whether the board has it.
type Image<'a> = (Symmetry, &'a dyn Fn(Point) -> Point, bool);

fn points(tour: &Tour, closed: bool) -> Vec<(Point, Point)> {
    let point = |square: &Square| (i32::from(square.file()), i32::from(square.rank()));
    let mut moves: Vec<_> = tour.squares().windows(2).map(|pair| (point(&pair[0]), point(&pair[1]))).collect();
    if closed {
        moves.push((point(&tour.end()), point(&tour.start())));
    }
    moves
}

/// Whether two moves meet between their ends, by solving for where: (x, y) = a + s (b − a) = c + t (d − c).
fn meet(((ax, ay), (bx, by)): (Point, Point), ((cx, cy), (dx, dy)): (Point, Point)) -> bool {
    let (ux, uy, vx, vy, wx, wy) = (bx - ax, by - ay, dx - cx, dy - cy, cx - ax, cy - ay);
    let (det, s, t) = (ux * vy - uy * vx, wx * vy - wy * vx, wx * uy - wy * ux);
    let inside = |part: i32| if det > 0 { 0 < part && part < det } else { det < part && part < 0 };
    det != 0 && inside(s) && inside(t)
}

fn check(tour: &Tour, closed: bool) -> usize {
    let facts = facts(tour, closed);
    let moves = points(tour, closed);
    assert_eq!(facts.moves, moves.len() as u64);
    let pairs = (0..moves.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    assert_eq!(facts.crossings, pairs.filter(|&(one, other)| meet(moves[one], moves[other])).count() as u64);

    let turn = |one: (Point, Point), other: (Point, Point)| {
        (one.1.0 - one.0.0, one.1.1 - one.0.1) != (other.1.0 - other.0.0, other.1.1 - other.0.1)
    };
    let mut turns = moves.windows(2).filter(|pair| turn(pair[0], pair[1])).count();
    turns += usize::from(closed && turn(moves[moves.len() - 1], moves[0]));
    assert_eq!(facts.turns, turns as u64);

    let both = |(from, to): (Point, Point)| [(from, to), (to, from)];
    let path: BTreeSet<_> = moves.iter().copied().flat_map(both).collect();
    let (right, top) = (i32::from(tour.board().files()) - 1, i32::from(tour.board().ranks()) - 1);
    let images: [Image<'_>; 6] = [
        (Symmetry::HalfTurn, &|(x, y)| (right - x, top - y), true),
        (Symmetry::QuarterTurn, &|(x, y)| (y, right - x), right == top),
        (Symmetry::LeftRight, &|(x, y)| (right - x, y), true),
        (Symmetry::TopBottom, &|(x, y)| (x, top - y), true),
        (Symmetry::Rising, &|(x, y)| (y, x), right == top),
        (Symmetry::Falling, &|(x, y)| (top - y, right - x), right == top),
    ];
    let kept = images.iter().filter(|(_, image, fits)| {
        *fits && path.iter().map(|&(from, to)| (image(from), image(to))).collect::<BTreeSet<_>>() == path
    });
    assert_eq!(facts.symmetries, kept.map(|(symmetry, ..)| *symmetry).collect::<Vec<_>>());

    assert_eq!(facts.sums.is_some(), tour.holes().is_empty());
    if let Some(sums) = facts.sums {
        let number = |x: i32, y: i32| u64::from(tour.number(Square::new(x as u16, y as u16)).unwrap());
        let rows: Vec<u64> = (0..=top).map(|y| (0..=right).map(|x| number(x, y)).sum()).collect();
        let columns: Vec<u64> = (0..=right).map(|x| (0..=top).map(|y| number(x, y)).sum()).collect();
        for (alike, lines) in [(sums.rows, &rows), (sums.columns, &columns)] {
            let count = |sum: u64| lines.iter().filter(|line| **line == sum).count();
            assert_eq!(usize::from(alike.of), lines.len());
            assert_eq!(usize::from(alike.count), count(alike.sum));
            let better =
                |sum: u64| count(sum) > count(alike.sum) || (count(sum) == count(alike.sum) && sum < alike.sum);
            assert!(!lines.iter().any(|&sum| better(sum)));
        }
        let all = |lines: &[u64]| lines.iter().all(|&sum| sum == rows[0]);
        assert_eq!(sums.magic.is_some(), right == top && all(&rows) && all(&columns));
    }
    facts.symmetries.len()
}

#[test]
fn facts_are_those_of_a_plain_computation() {
    let hole = Square::new(2, 2);
    let mut checked = 0;
    for (files, ranks) in [(3, 4), (4, 3), (5, 5), (6, 5), (5, 6), (6, 6), (3, 10), (7, 7), (8, 8), (9, 12)] {
        let board = Board::new(files, ranks);
        for holes in [Holes::NONE, Holes::try_new(board, [hole]).unwrap()] {
            for goal in [Goal::Open, Goal::Closed] {
                for start in board.iter().filter(|&start| !holes.contains(start)) {
                    let Ok(question) = Question::try_new(board, holes.clone(), start, goal) else { continue };
                    let Ok(tour) = construct::tour(&question) else { continue };
                    check(&tour, goal == Goal::Closed);
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 400, "{checked}");
}

/// The knight's way around 3×3 is kept by every symmetry.
#[test]
fn the_ring_around_three_by_three_has_every_symmetry() {
    let board = Board::new(3, 3);
    let holes = Holes::try_new(board, [Square::new(1, 1)]).unwrap();
    let ring = ["a1", "b3", "c1", "a2", "c3", "b1", "a3", "c2"].map(|name| name.parse().unwrap()).to_vec();
    let ring = Tour::try_new(board, holes, ring).unwrap();
    assert_eq!(check(&ring, true), Symmetry::ALL.len());
}

/// All closed tours of two boards, of which some are symmetric.
#[test]
fn symmetries_are_those_of_a_plain_computation() {
    for (files, ranks, total) in [(10, 3, 16), (3, 10, 16), (5, 6, 8)] {
        let table = TourTable::try_new(Board::new(files, ranks)).unwrap();
        let symmetric = (1..=total).filter(|&number| check(&table.tour(number, Square::new(0, 0)).unwrap(), true) > 0);
        assert!(symmetric.count() > 0, "{files} {ranks}");
    }
}

#[test]
fn the_shortest_tours_have_facts() {
    let one = Tour::try_new(Board::new(1, 1), Holes::NONE, vec![Square::new(0, 0)]).unwrap();
    let facts_of_one = facts(&one, true);
    assert_eq!((facts_of_one.moves, facts_of_one.turns, facts_of_one.crossings), (0, 0, 0));
    assert_eq!((facts_of_one.symmetries, facts_of_one.sums.unwrap().magic), (vec![], Some(Magic::Full)));
    let board = Board::new(3, 2);
    let holes = ["a1", "b1", "b2", "c2"].map(|name| name.parse().unwrap());
    let two = ["c1", "a2"].map(|name| name.parse().unwrap()).to_vec();
    let two = Tour::try_new(board, Holes::try_new(board, holes).unwrap(), two).unwrap();
    assert_eq!((facts(&two, true).moves, facts(&two, false).symmetries), (1, vec![Symmetry::HalfTurn]));
}
