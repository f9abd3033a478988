//! The search tree around the path, against the whole history of a run.

use std::collections::HashSet;

use queens_and_knights::queens::tree::{self, State};
use queens_and_knights::queens::{Given, Placement, Size, Solver};
use queens_and_knights::{AnySearch, Event, Player, Search, Square};

fn cases() -> Vec<(Solver, Given)> {
    let size = Size::new(6);
    let given = Given::try_from(&Placement::from_columns(size, [None, Some(3)])).unwrap();
    let boards = [Given::none(Size::new(1)), Given::none(Size::new(4)), Given::none(Size::new(5)), given];
    Solver::ALL.into_iter().flat_map(|solver| boards.iter().map(move |given| (solver, given.clone()))).collect()
}

/// The node that an event placed or rejected, with the queens on the path above it.
fn node(solver: Solver, path: &[Square], event: Event) -> Option<Vec<Square>> {
    let line = |square: &Square| if solver.by_columns() { square.file() } else { u16::MAX - square.rank() };
    let (Event::Place(square) | Event::Reject(square, _)) = event else { return None };
    let above = path.iter().copied().filter(|queen| line(queen) < line(&square));
    Some(above.chain([square]).collect())
}

#[test]
fn the_state_of_every_sibling_is_what_the_run_has_done_with_it() {
    for (solver, given) in cases() {
        let mut player = Player::new(AnySearch::queens(solver, given.clone()));
        player.explore(u64::MAX);
        let mut placed: HashSet<Vec<Square>> = HashSet::new();
        // A node is rejected whenever it is tried, or never.
        let mut rejected: HashSet<Vec<Square>> = HashSet::new();
        let mut search = AnySearch::queens(solver, given.clone());
        loop {
            let above = search.path().to_vec();
            match search.next() {
                Some(event @ Event::Reject(..)) => rejected.extend(node(solver, &above, event)),
                Some(_) => {}
                None => break,
            }
        }
        for step in 0..=player.length().unwrap() {
            player.go_to(step);
            let search = player.here().run();
            if let Some(Event::Place(_)) = player.here().last() {
                placed.insert(search.path().to_vec());
            }
            let levels = tree::levels(solver, &given, search);
            assert!(levels.len() >= search.path().len() && levels.len() <= search.path().len() + 1);
            for (depth, level) in levels.iter().enumerate() {
                let above = &search.path()[..depth];
                for &(square, state) in level {
                    let node = [above, &[square]].concat();
                    let expected = match state {
                        State::Current => search.path().get(depth) == Some(&square),
                        State::Searched => placed.contains(&node) && search.path().get(depth) != Some(&square),
                        State::Ahead => !placed.contains(&node) && !rejected.contains(&node),
                        State::Attacked => rejected.contains(&node),
                    };
                    assert!(expected, "{solver} step {step}: {node:?} is not {state:?}");
                }
            }
        }
    }
}

#[test]
fn the_step_of_every_node_is_found() {
    for (solver, given) in cases() {
        let mut player = Player::new(AnySearch::queens(solver, given.clone()));
        player.explore(u64::MAX);
        let mut search = AnySearch::queens(solver, given.clone());
        let mut step = 0;
        loop {
            let before = search.path().to_vec();
            let Some(event) = search.next() else { break };
            step += 1;
            let Some(node) = node(solver, &before, event) else { continue };
            assert!(tree::is_node(solver, &given, &node));
            let found = player.first(|snapshot| tree::has_reached(solver, &given, snapshot.run(), &node));
            assert_eq!(found.map(|snapshot| snapshot.step()), Some(step), "{solver}: {node:?} by {event:?}");
        }
    }
}

#[test]
fn what_is_no_node_is_refused() {
    let given = Given::none(Size::new(8));
    let square = |name: &str| name.parse::<Square>().unwrap();
    for (node, is) in [
        (vec![], false),
        (vec![square("a8")], true),
        (vec![square("a7")], false),
        (vec![square("a8"), square("b7")], true),
        (vec![square("a8"), square("b7"), square("d6")], false),
        (vec![square("a8"), square("c7"), square("j6")], false),
    ] {
        assert_eq!(tree::is_node(Solver::Marks, &given, &node), is, "{node:?}");
    }
}
