//! The explanation of each solver at a step: its line of pseudo-code and its variables.

use std::fmt::{Debug, Write as _};

use proptest::prelude::*;
use queens_and_knights::queens::solvers::{Lines, QueensRules, access, marks, mask, permute, scan};
use queens_and_knights::queens::{Given, Placement, Size, Solver};
use queens_and_knights::{AnySearch, Backtrack, Event, EventKind, Player};

use crate::traces::{self, Shown};

/// The lines and the variables, as text, at the step where a player is.
fn shown(player: &Player<AnySearch>) -> (Lines, String) {
    fn text<R: QueensRules<Variables: Debug>>(search: &Backtrack<R>, last: Option<Event>) -> (Lines, String) {
        (R::lines(search, last), format!("{:?}", R::variables(search, last)))
    }
    let last = player.here().last();
    match player.here().run() {
        AnySearch::Scan(search) => text(search, last),
        AnySearch::Marks(search) => text(search, last),
        AnySearch::Mask(search) => text(search, last),
        AnySearch::Permute(search) => text(search, last),
        AnySearch::Access(search) => text(search, last),
        AnySearch::Knight(_) | AnySearch::Replay(_) => unreachable!("these are no queens"),
    }
}

/// The same of every step, from the textbook form of the article.
fn trace(solver: Solver, n: usize) -> Vec<(Lines, String)> {
    fn text<V: Debug>(steps: Vec<Shown<V>>) -> Vec<(Lines, String)> {
        let lines = |step: &Shown<V>| Lines { current: step.current, passed: step.passed };
        steps.iter().map(|step| (lines(step), format!("{:?}", step.variables))).collect()
    }
    match solver {
        Solver::Scan => text(traces::scan(n)),
        Solver::Marks => text(traces::marks(n)),
        Solver::Mask => text(traces::mask(n)),
        Solver::Permute => text(traces::permute(n)),
        Solver::Access => text(traces::access(n)),
    }
}

fn player(solver: Solver, n: u8) -> Player<AnySearch> {
    Player::new(AnySearch::queens(solver, Given::none(Size::new(n))))
}

#[test]
fn every_step_shows_the_line_and_the_variables_of_the_article() {
    for solver in Solver::ALL {
        for n in 1..=6 {
            let mut player = player(solver, n);
            for (step, expected) in (0..).zip(trace(solver, usize::from(n))) {
                player.go_to(step);
                assert_eq!(player.here().step(), step, "{solver}, N = {n}");
                assert_eq!(shown(&player), expected, "{solver}, N = {n}, step {step}: {:?}", player.here().last());
            }
            player.go_to(u64::MAX);
            assert_eq!(player.here().step() + 1, trace(solver, usize::from(n)).len() as u64);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn any_walk_shows_what_the_article_has_at_its_end(n in 4u8..=6, walk in proptest::collection::vec(0u64..1_500, 1..12)) {
        for solver in Solver::ALL {
            let expected = trace(solver, usize::from(n));
            let mut player = player(solver, n);
            for &step in &walk {
                player.go_to(step);
                prop_assert_eq!(&shown(&player), &expected[player.here().step() as usize]);
            }
        }
    }
}

#[test]
fn every_line_of_every_pseudo_code_is_lit_by_some_step() {
    let size = Size::new(6);
    let given = Given::try_from(&Placement::from_columns(size, [None, Some(3)])).unwrap();
    for solver in Solver::ALL {
        let mut lit = 0;
        for given in [Given::none(size), given.clone()] {
            let alone = given.placement().is_empty();
            let mut player = Player::new(AnySearch::queens(solver, given));
            player.explore(u64::MAX);
            for step in 0..=player.length().unwrap() {
                player.go_to(step);
                let lines = shown(&player).0;
                assert_eq!(lines.passed >> lines.current & 1, 1, "the current line was passed");
                assert!(
                    !alone || lines.passed >> solver.code().given & 1 == 0,
                    "without given queens nobody asks for them"
                );
                lit |= lines.passed;
            }
        }
        assert_eq!(lit, (1 << solver.code().lines) - 1, "{solver}");
    }
}

/// With given queens every step has variables, and the queens of the board are in them.
#[test]
fn given_queens_are_among_the_variables() {
    let size = Size::new(7);
    let given = Given::try_from(&Placement::from_columns(size, [None, Some(3), None, Some(0)])).unwrap();
    for solver in Solver::ALL {
        let mut player = Player::new(AnySearch::queens(solver, given.clone()));
        player.explore(u64::MAX);
        for step in 0..=player.length().unwrap() {
            player.go_to(step);
            let last = player.here().last();
            match player.here().run() {
                AnySearch::Scan(search) => {
                    let variables = scan::Scan::variables(search, last);
                    assert_eq!((variables.solution[1], variables.solution[3]), (3, 0));
                    let reads = matches!(last, Some(Event::Reject(_, attack)) if attack.is_given());
                    assert!(!reads || variables.looks.is_empty(), "a given queen is met before the board is asked");
                }
                AnySearch::Marks(search) => {
                    let owners = marks::Marks::variables(search, last).owners;
                    let owner = |row, column| owners[size.board().index(size.square(row, column))];
                    assert_eq!([owner(1, 3), owner(3, 0), owner(0, 3), owner(1, 0)], [2, 4, 2, 2]);
                }
                AnySearch::Mask(search) => {
                    let variables = mask::Mask::variables(search, last);
                    assert!(last.is_none() || variables.row != 1 && variables.row != 3);
                    assert_eq!(variables.free & variables.given, 0);
                    assert_eq!(variables.pos & !variables.free, 0);
                }
                AnySearch::Permute(search) => {
                    let variables = permute::Permute::variables(search, last);
                    assert_eq!(variables.used.len() + variables.left.len(), 7 - given_ahead(&variables.used));
                    assert!(!variables.left.contains(&1) && !variables.left.contains(&3));
                }
                AnySearch::Access(search) => {
                    let variables = access::Access::variables(search, last);
                    assert_eq!(variables.strikes.len(), usize::from(variables.column));
                    assert!(variables.cols.first().is_none_or(|&row| row == 3));
                }
                AnySearch::Knight(_) | AnySearch::Replay(_) => unreachable!(),
            }
        }
    }
    /// Given queens of later columns are in neither string.
    fn given_ahead(used: &[u8]) -> usize {
        [3, 1].iter().filter(|row| !used.contains(row)).count()
    }
}

/// Links depend on the numbers of steps: see LINKS.md. After release 1.0.0 these files never change.
/// `UPDATE_GOLDEN=1 cargo test golden` writes them anew.
#[test]
fn the_steps_of_each_solver_are_those_of_the_golden_files() {
    for solver in Solver::ALL {
        let mut text = format!("{solver}: the events of N = 5, packed as src/event.rs tells\n");
        let events: Vec<Event> = AnySearch::queens(solver, Given::none(Size::new(5))).collect();
        for events in events.chunks(12) {
            let words: Vec<String> = events.iter().map(|event| format!("{:08x}", event.pack())).collect();
            writeln!(text, "{}", words.join(" ")).unwrap();
        }
        let mut player = player(solver, 8);
        player.explore(u64::MAX);
        let steps: Vec<u64> = (1..).map_while(|nth| player.step_of(EventKind::Solution, nth)).collect();
        writeln!(text, "\nthe steps of the {} solutions of N = 8, of {}", steps.len(), player.length().unwrap())
            .unwrap();
        for steps in steps.chunks(12) {
            let numbers: Vec<String> = steps.iter().map(u64::to_string).collect();
            writeln!(text, "{}", numbers.join(" ")).unwrap();
        }
        let path = format!("{}/tests/golden/steps-{solver}.txt", env!("CARGO_MANIFEST_DIR"));
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), text, "{path}");
    }
}
