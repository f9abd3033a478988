//! Pieces of counts against pairs of halves that backtracking finds on the board itself.
//!
//! Nothing is shared with the lists under test: halves are filled column by column, and all diagonals are compared.

use super::diagonals::Geometry;
use super::even::{self, Even};
use super::matching::{Layout, Way};
use super::odd::{self, Odd};
use super::simd::Key;
use super::{Helpers, Join, JoinPlan, SMALLEST};
use crate::queens::count::{CountSize, PlanSize, published_count};
use std::ops::Range;

/// The diagonals of some queens: falling ones as row − column + N − 1, rising ones as row + column.
#[derive(Clone, Copy, Default)]
struct Diagonals {
    falling: u64,
    rising: u64,
}

impl Diagonals {
    fn of(n: u32, row: u32, column: u32) -> Diagonals {
        Diagonals { falling: 1 << (row + n - 1 - column), rising: 1 << (row + column) }
    }

    fn meet(self, other: Diagonals) -> bool {
        self.falling & other.falling | self.rising & other.rising != 0
    }

    fn with(self, other: Diagonals) -> Diagonals {
        Diagonals { falling: self.falling | other.falling, rising: self.rising | other.rising }
    }

    /// How many long diagonals have a queen.
    fn long(self, n: u32) -> u32 {
        (self.falling >> (n - 1) & 1) as u32 + (self.rising >> (n - 1) & 1) as u32
    }
}

/// All ways to place a queen in each of the columns, one in each of the `rows`, on `open` squares and off the diagonals
/// of `others`; one more than `most` when there are more.
fn halves(
    n: u32,
    columns: Range<u32>,
    rows: u32,
    others: Diagonals,
    open: &impl Fn(u32, u32) -> bool,
    most: usize,
) -> Vec<Diagonals> {
    fn fill(
        n: u32,
        columns: Range<u32>,
        rows: u32,
        queens: [Diagonals; 2],
        open: &impl Fn(u32, u32) -> bool,
        found: &mut (Vec<Diagonals>, usize),
    ) {
        let Some(column) = columns.clone().next() else {
            found.0.push(queens[0]);
            return;
        };
        for row in (0..n).filter(|row| rows >> row & 1 == 1 && open(*row, column)) {
            let queen = Diagonals::of(n, row, column);
            if found.0.len() <= found.1 && !queens[0].meet(queen) && !queens[1].meet(queen) {
                fill(n, column + 1..columns.end, rows & !(1 << row), [queens[0].with(queen), queens[1]], open, found);
            }
        }
    }
    let mut found = (Vec::new(), most);
    fill(n, columns, rows, [Diagonals::default(), others], open, &mut found);
    found.0
}

/// The sum of `weigh` over the west halves of all pairs that do not clash, or nothing when there are more than `most`
/// pairs or one of the lists was not finished.
fn pairs(west: &mut [Diagonals], east: &mut [Diagonals], most: u64, weigh: impl Fn(Diagonals) -> u64) -> Option<u64> {
    if west.len().max(east.len()) > longest(most) || west.len() as u64 * east.len() as u64 > most {
        return None;
    }
    Some(off_common_diagonals(west, east, 0, &weigh))
}

/// The same, where no pair clashes on the first `seen` of all diagonals: of the halves with a queen on the next diagonal,
/// those in the west meet only those in the east without one.
fn off_common_diagonals(
    west: &mut [Diagonals],
    east: &mut [Diagonals],
    seen: u32,
    weigh: &impl Fn(Diagonals) -> u64,
) -> u64 {
    /// With so few halves on one side, all pairs are gone through one by one.
    const FEW: usize = 16;
    if seen == 2 * u64::BITS || west.len().min(east.len()) <= FEW {
        let partners = |w: Diagonals| east.iter().filter(|&&e| !w.meet(e)).count() as u64;
        return west.iter().map(|&w| weigh(w) * partners(w)).sum();
    }
    let on_next = |queens: &Diagonals| {
        let lines = [queens.falling, queens.rising][seen as usize % 2];
        lines >> (seen / 2) & 1 == 1
    };
    let free_west = partition(west, |queens| !on_next(queens));
    let free_east = partition(east, |queens| !on_next(queens));
    let (free, on) = west.split_at_mut(free_west);
    off_common_diagonals(on, &mut east[..free_east], seen + 1, weigh)
        + off_common_diagonals(free, east, seen + 1, weigh)
}

/// Moves those for which `is_first` holds to the front, and gives their number.
fn partition(list: &mut [Diagonals], is_first: impl Fn(&Diagonals) -> bool) -> usize {
    let mut first = 0;
    for i in 0..list.len() {
        if is_first(&list[i]) {
            list.swap(first, i);
            first += 1;
        }
    }
    first
}

/// The longest list that is worth finding.
fn longest(most: u64) -> usize {
    4 * most.isqrt() as usize
}

/// The expected count of a class of an even board, or of an odd one with a queen in the centre.
fn even_by_pairs(board: Geometry, class: even::Class, most: u64) -> Option<u64> {
    let (n, m) = (board.n(), board.m);
    let rows = |half: u32| half & ((1 << m) - 1) | half >> m << (m + board.gap);
    let all = (1 << (2 * m)) - 1;
    let centre = if board.gap == 1 { Diagonals::of(n, m, m) } else { Diagonals::default() };
    let limit = longest(most);
    let mut sum = 0;
    for west in [class.west, all ^ class.west] {
        let mut of_west = halves(n, 0..m, rows(west), centre, &|_, _| true, limit);
        let off_long = |row, column| row != column && row + column != n - 1;
        let mut of_east = halves(n, m + board.gap..n, rows(all ^ west), centre, &off_long, limit);
        sum += pairs(&mut of_west, &mut of_east, most, |queens| 1 << queens.long(n))?;
    }
    Some(u64::from(class.multiplicity) * sum)
}

/// The expected count of a class of an odd board without a queen in the centre.
fn odd_by_pairs(board: Geometry, class: odd::Class, most: u64) -> Option<u64> {
    let (n, m) = (board.n(), board.m);
    let mut east = 0;
    for (bit, row) in (0..n).filter(|&row| row != class.q && row != m).enumerate() {
        east |= (class.east >> bit & 1) << row;
    }
    let west = ((1 << n) - 1) & !east & !(1 << class.q);
    let queen = Diagonals::of(n, class.q, m);
    let mut of_west = halves(n, 0..m, west, queen, &|row, column| row != m || column < class.q, longest(most));
    let mut of_east = halves(n, m + 1..n, east, queen, &|_, _| true, longest(most));
    pairs(&mut of_west, &mut of_east, most, |_| 8)
}

/// The plan of a board that can be joined.
fn plan(n: u8) -> JoinPlan {
    JoinPlan::try_new(PlanSize::try_new(n).expect("1 to 28")).expect("a board that can be joined")
}

/// Numbers of a seeded generator.
fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    }
}

/// Classes drawn by lot, of those with at most `uneven` rows in the north or in the south.
fn draw_classes(n: u8, uneven: u32) -> impl Iterator<Item = Drawn> {
    let plan = plan(n);
    let m = plan.board().m;
    let is_few = move |rows: u32| rows.count_ones() <= uneven;
    let (mut evens, mut odds) = (plan.even_classes(), plan.odd_classes());
    evens.retain(|class| is_few(class.west >> m) || is_few(class.west & ((1 << m) - 1)));
    odds.retain(|east| is_few(east >> (m - 1)) || is_few(east & ((1 << (m - 1)) - 1)));
    let mut draw = random(4711 + u64::from(n));
    std::iter::repeat_with(move || {
        let drawn = draw(evens.len() + odds.len());
        match evens.get(drawn) {
            Some(&class) => Drawn::Even(class),
            None => Drawn::Odd(odd::Class { q: 1 + draw(m as usize - 1) as u32, east: odds[drawn - evens.len()] }),
        }
    })
}

/// A class of either kind.
#[derive(Clone, Copy, Debug)]
enum Drawn {
    Even(even::Class),
    Odd(odd::Class),
}

/// Compares this many of the classes drawn that have a solution, by two counts of each; some may have none.
fn compare(n: u8, wanted: usize, uneven: u32, mut counts: impl FnMut(Drawn) -> Option<[u64; 2]>) {
    let mut compared = 0;
    for drawn in draw_classes(n, uneven) {
        let Some([counted, expected]) = counts(drawn) else { continue };
        assert_eq!(counted, expected, "N = {n}, {drawn:?}");
        println!("N = {n}, {drawn:?}: {counted}");
        compared += usize::from(counted > 0);
        if compared == wanted {
            break;
        }
    }
}

/// Compares classes of at most `most` pairs with the pairs of halves that backtracking finds.
fn compare_classes<K: Key>(n: u8, wanted: usize, uneven: u32, most: u64) {
    let board = plan(n).board();
    let way = Way::quickest(board);
    let (mut even, mut odd) = (Even::<K>::new(board, way), Odd::<K>::new(board, way));
    compare(n, wanted, uneven, |drawn| match drawn {
        Drawn::Even(class) => even_by_pairs(board, class, most).map(|expected| [even.count(class), expected]),
        Drawn::Odd(class) => odd_by_pairs(board, class, most).map(|expected| [odd.count(class), expected]),
    });
}

/// Compares classes with what they are by a layout of fewer bits, even ones upside down: by other lists, sorted by other
/// bits, and with more bits whose clashes are taken away.
fn compare_layouts(n: u8, wanted: usize, uneven: u32) {
    let board = plan(n).board();
    let [one, other] = [board.m, 11].map(|m| Way::Flat(Layout::quickest(m)));
    let (mut even, mut odd) = (Even::<u64>::new(board, one), Odd::<u64>::new(board, one));
    let (mut other_even, mut other_odd) = (Even::<u64>::new(board, other), Odd::<u64>::new(board, other));
    compare(n, wanted, uneven, |drawn| {
        Some(match drawn {
            Drawn::Even(class) => {
                let upside_down = even::Class { west: class.west.reverse_bits() >> (32 - 2 * board.m), ..class };
                [even.count(class), other_even.count(upside_down)]
            }
            Drawn::Odd(class) => [odd.count(class), other_odd.count(class)],
        })
    });
}

/// Compares classes by both ways of matching; even ones by trees upside down too, which is by other lists.
fn compare_ways(n: u8, wanted: usize, uneven: u32) {
    let board = plan(n).board();
    let [flat, tree] = [Way::Flat(Layout::quickest(board.m)), Way::Tree];
    let (mut even, mut odd) = (Even::<u64>::new(board, tree), Odd::<u64>::new(board, tree));
    let (mut flat_even, mut flat_odd) = (Even::<u64>::new(board, flat), Odd::<u64>::new(board, flat));
    compare(n, wanted, uneven, |drawn| {
        Some(match drawn {
            Drawn::Even(class) => {
                let upside_down = even::Class { west: class.west.reverse_bits() >> (32 - 2 * board.m), ..class };
                let counted = even.count(class);
                assert_eq!(counted, even.count(upside_down), "N = {n}, {drawn:?}");
                [counted, flat_even.count(class)]
            }
            Drawn::Odd(class) => [odd.count(class), flat_odd.count(class)],
        })
    });
}

#[test]
fn a_class_of_the_first_boards_of_trees_counts_alike_in_both_ways() {
    for n in [23, 24] {
        compare_ways(n, 1, 3);
    }
}

/// `cargo test --release --lib -- --ignored one_class_of_each` takes some minutes.
#[test]
#[ignore = "some minutes: a class each of N = 25 to 28"]
fn one_class_of_each_of_the_largest_boards_counts_alike_in_both_ways() {
    for (n, uneven) in [(25, 2), (26, 2), (27, 2), (28, 3)] {
        compare_ways(n, 1, uneven);
    }
}

/// `cargo test --release --lib -- --ignored --nocapture both_ways` takes about twenty minutes.
#[test]
#[ignore = "about twenty minutes: twenty classes each of N = 23 to 28"]
fn many_classes_of_the_largest_boards_count_alike_in_both_ways() {
    for (n, uneven) in [(23, 23), (24, 24), (25, 25), (26, 4), (27, 4), (28, 3)] {
        compare_ways(n, 20, uneven);
    }
}

/// `cargo test --release --lib -- --ignored --nocapture whole_boards` takes more than half an hour.
#[test]
#[ignore = "more than half an hour: N = 21 and 22, all of them"]
fn whole_boards_are_counted_by_trees() {
    for n in [21, 22] {
        let plan = plan(n);
        let mut join = Join::by(&plan, Way::Tree);
        let sum: u64 = (0..plan.jobs()).map(|job| join.run(&plan, job)).sum();
        assert_eq!(sum, published_count(CountSize::new(n)), "N = {n}");
        println!("N = {n}: {sum}");
    }
}

/// Helper threads, as many as possible, do not change the count.
#[test]
fn a_class_is_counted_alike_by_any_number_of_threads() {
    let board = plan(24).board();
    let class = draw_classes(24, 24).find_map(|drawn| match drawn {
        Drawn::Even(class) => Some(class),
        Drawn::Odd(_) => None,
    });
    let class = class.expect("an even board");
    let counts = [0, 1, 3].map(|threads| {
        let mut even = Even::<u64>::new(board, Way::Tree);
        even.share(&Helpers::new(threads, 1 << 28));
        even.count(class)
    });
    assert_eq!(counts, [counts[0]; 3]);
}

#[test]
fn every_class_of_a_small_board_counts_its_pairs() {
    for n in SMALLEST..=10 {
        let plan = plan(n);
        let (board, way) = (plan.board(), Way::Flat(Layout::quickest(u32::from(n) / 2)));
        let (mut even, mut odd) = (Even::<u32>::new(board, way), Odd::<u32>::new(board, way));
        let mut sum = 0;
        for class in plan.even_classes() {
            let expected = even_by_pairs(board, class, u64::MAX);
            assert_eq!(Some(even.count(class)), expected, "N = {n}, {class:?}");
            sum += expected.unwrap();
        }
        for q in 1..board.m {
            for east in plan.odd_classes() {
                let class = odd::Class { q, east };
                let expected = odd_by_pairs(board, class, u64::MAX);
                assert_eq!(Some(odd.count(class)), expected, "N = {n}, {class:?}");
                sum += expected.unwrap();
            }
        }
        assert_eq!(sum, published_count(CountSize::new(n)), "N = {n}");
    }
}

#[test]
fn classes_of_large_boards_count_their_pairs() {
    for n in [17, 18] {
        compare_classes::<u32>(n, 3, 3, 1 << 24);
    }
    for n in 19..=23 {
        compare_classes::<u64>(n, 1, 2, 1 << 29);
    }
    for n in 24..=27 {
        compare_layouts(n, 1, 2);
    }
}

/// `cargo test --release --lib -- --ignored --nocapture many_classes` takes about twenty minutes.
#[test]
#[ignore = "about twenty minutes: twenty classes each of N = 21 to 24 with up to a trillion pairs"]
fn many_classes_of_large_boards_count_their_pairs() {
    for (n, uneven, most) in [(21, 10, 1 << 40), (22, 11, 1 << 40), (23, 3, 1 << 36), (24, 3, 1 << 36)] {
        compare_classes::<u64>(n, 20, uneven, most);
    }
}

/// `cargo test --release --lib -- --ignored --nocapture largest` takes some hours.
#[test]
#[ignore = "an hour or more for each of N = 25 to 27: twenty classes with up to a trillion pairs"]
fn some_classes_of_the_largest_boards_count_their_pairs() {
    for n in 25..=27 {
        compare_classes::<u64>(n, 20, 3, 1 << 40);
    }
}

/// `cargo test --release --lib -- --ignored --nocapture any_layout` takes about twenty minutes.
#[test]
#[ignore = "about twenty minutes: twenty classes each of N = 24 to 27"]
fn classes_of_the_largest_boards_count_alike_by_any_layout() {
    for n in 24..=27 {
        compare_layouts(n, 20, 27);
    }
}

/// The keys and layouts of large boards on small ones.
#[test]
fn wide_keys_count_small_boards() {
    let flat = [(8, 10), (9, 11), (10, 11), (11, 12), (12, 13)].map(|(n, side)| (n, Way::Flat(Layout::quickest(side))));
    let by_trees = (SMALLEST..=14).map(|n| (n, Way::Tree));
    for (n, way) in flat.into_iter().chain(by_trees) {
        let plan = plan(n);
        let board = plan.board();
        let (mut even, mut odd) = (Even::<u64>::new(board, way), Odd::<u64>::new(board, way));
        let mut sum: u64 = plan.even_classes().into_iter().map(|class| even.count(class)).sum();
        for q in 1..board.m {
            sum += plan.odd_classes().into_iter().map(|east| odd.count(odd::Class { q, east })).sum::<u64>();
        }
        assert_eq!(sum, published_count(CountSize::new(n)), "N = {n}, {way:?}");
    }
}

/// The split of large boards on small ones.
#[test]
fn neighbouring_classes_are_all_of_a_count() {
    for n in SMALLEST..=13 {
        for wanted in [1, 7, 100] {
            let plan = JoinPlan::split(Geometry::new(n), false, wanted);
            let mut join = Join::new(&plan);
            let sum: u64 = (0..plan.jobs()).map(|job| join.run(&plan, job)).sum();
            assert_eq!(sum, published_count(CountSize::new(n)), "N = {n}, {wanted} jobs");
            assert!((0..plan.jobs()).all(|job| plan.weight(job) > 0));
        }
    }
}
