//! The queens solvers against their articles.

use proptest::prelude::*;
use queens_and_knights::queens::race::{Counts, Racer};
use queens_and_knights::queens::solvers::{
    QueensRules, access::Access, marks::Marks, mask::Mask, permute::Permute, scan::Scan,
};
use queens_and_knights::queens::{Given, Placement, Size, Solver, challenge, referee};
use queens_and_knights::{AnySearch, Event, EventKind, Link, Player, Search};

use crate::oracle::{self, Act};

fn none(n: u8) -> Given {
    Given::none(Size::new(n))
}

fn acts(n: u8, search: impl Search) -> Vec<Act> {
    let size = Size::new(n);
    let at = |square| (usize::from(size.row(square)), usize::from(size.column(square)));
    search
        .map(|event| match event {
            Event::Place(square) => Act::Place(at(square).0, at(square).1),
            Event::Remove(square) => Act::Remove(at(square).0, at(square).1),
            Event::Reject(square, _) => Act::Reject(at(square).0, at(square).1),
            Event::Solved => Act::Solved,
        })
        .collect()
}

/// The solutions of a search in its order, as the column of each row, given queens included.
fn solutions(given: &Given, mut search: impl Search) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    while let Some(event) = search.next() {
        if event == Event::Solved {
            let mut placement = *given.placement();
            for &square in search.path() {
                assert!(placement.insert(square));
            }
            assert!(referee::is_solution(&placement));
            found.push(placement.columns().unwrap().into_iter().map(|column| usize::from(column.unwrap())).collect());
        }
    }
    found
}

#[test]
fn every_solver_does_what_its_article_does_in_its_order() {
    for n in 1..=8 {
        let plain = usize::from(n);
        assert_eq!(acts(n, Scan::search(none(n))), oracle::scan(plain), "scan {n}");
        assert_eq!(acts(n, Marks::search(none(n))), oracle::marks(plain), "marks {n}");
        assert_eq!(acts(n, Mask::search(none(n))), oracle::mask(plain), "mask {n}");
        assert_eq!(acts(n, Permute::search(none(n))), oracle::permute(plain).0, "permute {n}");
        assert_eq!(acts(n, Access::search(none(n))), oracle::access(plain).0, "access {n}");
    }
}

#[test]
fn the_cost_of_a_solver_is_that_of_its_article() {
    fn effort(mut search: impl Search) -> u64 {
        search.by_ref().for_each(drop);
        search.effort()
    }
    for n in 1..=8 {
        let plain = usize::from(n);
        assert_eq!(effort(Permute::search(none(n))), oracle::permute(plain).1);
        assert_eq!(effort(Access::search(none(n))), oracle::access(plain).1);
    }
    assert_eq!(effort(Scan::search(none(8))), 1_965);
    assert_eq!(effort(Permute::search(none(8))), 19_368);
    assert_eq!(effort(Access::search(none(8))), 10_212);
}

/// The classic figures on eight by eight: the solver, all tests and steps, and the tests until the first solution.
const FIGURES: [(Solver, u64, u64, u64); 5] = [
    (Solver::Scan, 15_720, 17_868, 876),
    (Solver::Marks, 15_720, 17_868, 876),
    (Solver::Mask, 2_056, 4_204, 113),
    (Solver::Permute, 5_508, 7_656, 336),
    (Solver::Access, 15_720, 17_868, 876),
];

#[test]
fn the_full_run_at_eight_has_the_classic_figures() {
    assert_eq!(FIGURES.map(|(solver, ..)| solver), Solver::ALL);
    for (name, tests, steps, first_tests) in FIGURES {
        let mut player = Player::new(AnySearch::queens(name, none(8)));
        player.explore(u64::MAX);
        let all = player.furthest().counts();
        assert_eq!((all.tests(), all.placements, all.backtracks, all.solutions), (tests, 2_056, 2_056, 92), "{name}");
        assert_eq!(player.length(), Some(steps), "{name}");
        player.go_to(player.step_of(EventKind::Solution, 1).unwrap());
        let first = player.here().counts();
        assert_eq!((first.tests(), first.placements), (first_tests, 113), "{name}");
    }
}

#[test]
fn solutions_come_in_the_order_of_the_article() {
    let all = oracle::solutions(8);
    assert_eq!(all.len(), 92);
    assert_eq!(all[0], [0, 4, 7, 5, 2, 6, 1, 3]);
    let given = none(8);
    assert_eq!(solutions(&given, Marks::search(none(8))), all);
    assert_eq!(solutions(&given, Scan::search(none(8))), all);
    let mirrored: Vec<Vec<usize>> = all.iter().map(|columns| columns.iter().map(|c| 7 - c).collect()).collect();
    assert_eq!(solutions(&given, Mask::search(none(8))), mirrored);
    let transposed: Vec<Vec<usize>> =
        all.iter().map(|rows| (0..8).map(|row| rows.iter().position(|&r| r == row).unwrap()).collect()).collect();
    assert_eq!(solutions(&given, Permute::search(none(8))), transposed);
    assert_eq!(solutions(&given, Access::search(none(8))), transposed);
}

/// The attack of a rejection points at a queen on the board that does attack the square, and says truly
/// whether that queen was given.
fn check_reasons(given: &Given, mut search: impl Search) {
    while let Some(event) = search.next() {
        if let Event::Reject(square, attack) = event {
            let attacker = attack.attacker(square).unwrap();
            assert_eq!(given.placement().contains(attacker), attack.is_given());
            assert!(attack.is_given() || search.path().contains(&attacker), "{square} by {attacker}");
            assert!(referee::line(square, attacker).is_some());
        }
    }
}

#[test]
fn every_rejection_names_a_queen_that_attacks() {
    for n in 1..=7 {
        for solver in Solver::ALL {
            check_reasons(&none(n), AnySearch::queens(solver, none(n)));
        }
    }
}

/// Random peaceful placements: queens are added in random order where they do not clash.
fn given_queens() -> impl Strategy<Value = Given> {
    (1u8..=8).prop_flat_map(|n| {
        proptest::collection::vec((0..n, 0..n), 0..4).prop_map(move |wanted| {
            let size = Size::new(n);
            let mut placement = Placement::empty(size);
            for (row, column) in wanted {
                let square = size.square(row, column);
                if placement.insert(square) && !referee::is_peaceful(&placement) {
                    placement.remove(square);
                }
            }
            Given::try_from(&placement).unwrap()
        })
    })
}

proptest! {
    #[test]
    fn with_given_queens_a_solver_finds_exactly_their_completions(given in given_queens()) {
        let size = given.size();
        let fits = |columns: &Vec<usize>| given.placement().iter()
            .all(|queen| columns[usize::from(size.row(queen))] == usize::from(size.column(queen)));
        let expected: Vec<Vec<usize>> = oracle::solutions(usize::from(size.get())).into_iter().filter(fits).collect();
        for solver in Solver::ALL {
            let mut found = solutions(&given, AnySearch::queens(solver, given.clone()));
            found.sort();
            prop_assert_eq!(&found, &expected, "{}", solver);
            check_reasons(&given, AnySearch::queens(solver, given.clone()));
        }
    }
}

/// The problem's own example, and the whole of its range against the plain list of solutions.
#[test]
fn the_checker_challenge_is_answered_in_its_format() {
    for n in 6..=9 {
        let all = oracle::solutions(usize::from(n));
        let line =
            |columns: &Vec<usize>| columns.iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = all[..3].iter().map(line).chain([all.len().to_string()]).collect();
        assert_eq!(challenge::output(Size::new(n)), Some(lines.join("\n") + "\n"));
    }
    let totals: Vec<String> =
        (6..=13).map(|n| challenge::output(Size::new(n)).unwrap().lines().nth(3).unwrap().to_owned()).collect();
    assert_eq!(totals, ["4", "40", "92", "352", "724", "2680", "14200", "73712"]);
    assert_eq!((challenge::output(Size::new(5)), challenge::output(Size::new(14))), (None, None));
}

/// A racer to its end, in slices.
fn raced(solver: Solver, given: &Given, first_only: bool, slice: u64) -> Counts {
    let mut racer = Racer::new(solver, given, first_only);
    while racer.run(slice) {}
    assert!(!racer.run(slice));
    racer.counts()
}

/// The counts of the search itself until its first solution, or until its end.
fn searched(solver: Solver, given: &Given, first_only: bool) -> Counts {
    let mut tally = Counts::default();
    for event in AnySearch::queens(solver, given.clone()) {
        match event {
            Event::Place(_) => (tally.tests, tally.placements) = (tally.tests + 1, tally.placements + 1),
            Event::Reject(..) => tally.tests += 1,
            Event::Remove(_) => {}
            Event::Solved => tally.solutions += 1,
        }
        if first_only && event == Event::Solved {
            break;
        }
    }
    tally
}

proptest! {
    #[test]
    fn a_racer_does_what_its_search_does(given in given_queens(), slice in 1u64..5_000, first_only: bool) {
        for solver in Solver::ALL {
            prop_assert_eq!(raced(solver, &given, first_only, slice), searched(solver, &given, first_only), "{}", solver);
        }
    }
}

#[test]
fn racers_run_the_classic_figures() {
    for (solver, tests, _, first) in FIGURES {
        let all = Counts { tests, placements: 2_056, solutions: 92 };
        assert_eq!(raced(solver, &none(8), false, 100), all, "{solver}");
        let one = Counts { tests: first, placements: 113, solutions: 1 };
        assert_eq!(raced(solver, &none(8), true, 100), one, "{solver}");
    }
}

#[test]
fn thirty_two_queens_do_not_overflow() {
    // The first and the last square of the board are where shifts and indices are largest.
    let last = Given::try_from(&Placement::from_columns(Size::new(32), [Some(31)])).unwrap();
    for given in [none(32), last] {
        for solver in Solver::ALL {
            let mut player = Player::new(AnySearch::queens(solver, given.clone()));
            player.explore(200_000);
            assert_eq!(player.furthest().step(), 200_000, "{solver}");
        }
    }
}

#[test]
fn given_queens_that_clash_are_refused_by_name() {
    let clash = Given::try_from(&Placement::from_columns(Size::new(8), [Some(0), None, Some(2)])).unwrap_err();
    assert_eq!(clash.to_string(), "the given queens on a8 and c6 attack each other");
}

/// Every solver of the list has its file, its golden steps, a type for each variable that it shows, and a race, and is
/// named where a link names another.
#[test]
fn every_solver_of_the_list_has_its_parts() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let refused = "#1/queens/8?solver=guess".parse::<Link>().unwrap_err().to_string();
    for solver in Solver::ALL {
        assert!(refused.contains(solver.key()), "{solver}: {refused}");
        let source = root.join(format!("src/queens/solvers/{solver}.rs"));
        let source = std::fs::read_to_string(&source).unwrap_or_else(|error| panic!("{}: {error}", source.display()));
        assert!(root.join(format!("tests/golden/steps-{solver}.txt")).exists(), "{solver}");
        let mut player = Player::new(AnySearch::queens(solver, none(4)));
        player.go_to(5);
        let explanation = player.here().run().explain(player.here().last()).unwrap();
        assert_eq!(explanation.solver, solver);
        assert!(explanation.lines.current < solver.code().lines);
        let types = &source[source.find("export interface Explanations").expect("types")..];
        let types = &types[..types.find("};").unwrap()];
        for (name, _) in explanation.fields.iter() {
            assert!(
                types.contains(&format!(" {name}: ")) || types.contains(&format!(" {name}?: ")),
                "{solver}: {name}"
            );
        }
        assert_eq!(raced(solver, &none(4), false, 10).solutions, 2, "{solver}");
    }
}

fn check_tests(solver: Solver, sizes: std::ops::RangeInclusive<u8>) {
    for n in sizes {
        let tests = raced(solver, &none(n), false, 1_000_000).tests;
        assert_eq!(solver.tests(Size::new(n)), Some(tests), "{solver} on {n}×{n}");
    }
}

#[test]
fn the_tests_of_every_solver_are_those_of_its_run() {
    for solver in Solver::ALL {
        check_tests(solver, 1..=10);
        let known = if solver == Solver::Permute { 14 } else { 17 };
        assert!(solver.tests(Size::new(known)).is_some() && solver.tests(Size::new(known + 1)).is_none(), "{solver}");
    }
}

#[test]
#[ignore = "searches hundreds of millions of candidates"]
fn the_tests_of_every_solver_are_those_of_its_run_on_larger_boards() {
    Solver::ALL.iter().for_each(|&solver| check_tests(solver, 11..=14));
}
