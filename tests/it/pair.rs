//! Two runs in step: each side is where its own run is at that position, as counted out on all events.

use proptest::prelude::*;
use queens_and_knights::knight::backtrack::{self, Order, Task};
use queens_and_knights::{
    AnySearch, Board, Counts, Event, EventKind, Given, Holes, Pair, Size, Solver, Square, Statistics,
};

const UNITS: [Option<EventKind>; 3] = [None, Some(EventKind::Placement), Some(EventKind::Solution)];

/// A side, event by event.
struct Counted {
    events: Vec<Event>,
    /// The counts before each event, and at the end.
    counts: Vec<Statistics>,
    /// The step of each position.
    steps: Vec<u64>,
    unit: Option<EventKind>,
}

impl Counted {
    fn new(search: AnySearch, unit: Option<EventKind>) -> Counted {
        let events: Vec<Event> = search.collect();
        let mut counts = vec![Statistics::default()];
        let mut steps = vec![0];
        for (step, &event) in (1..).zip(&events) {
            let mut next = counts.last().unwrap().clone();
            next.add(event);
            counts.push(next);
            if unit.is_none_or(|unit| Statistics::rise(event, unit) == 1) {
                steps.push(step);
            }
        }
        let end = events.len() as u64;
        if steps.last() != Some(&end) {
            steps.push(end);
        }
        Counted { events, counts, steps, unit }
    }

    fn step_at(&self, position: u64) -> u64 {
        self.steps.get(position as usize).copied().unwrap_or(self.events.len() as u64)
    }

    /// The positions at which events of a kind are seen.
    fn positions(&self, kind: EventKind) -> impl Iterator<Item = u64> {
        let step_of = move |(index, event): (usize, &Event)| (Statistics::rise(*event, kind) == 1).then_some(index + 1);
        self.events.iter().enumerate().filter_map(step_of).map(move |step| match self.unit {
            None => step as u64,
            Some(unit) if kind == EventKind::Solution => self.counts[step].count(unit),
            Some(_) => self.steps.partition_point(|&there| there < step as u64) as u64,
        })
    }
}

fn queens(n: u8, solver: Solver) -> AnySearch {
    AnySearch::queens(solver, Given::none(Size::new(n)))
}

/// The next and the previous position for a kind of event.
fn beside(sides: &[Counted; 2], unit: Option<EventKind>, kind: EventKind, position: u64) -> [Option<u64>; 2] {
    if unit == Some(EventKind::Solution) {
        let end = sides.iter().map(|side| side.steps.len() as u64 - 1).max().unwrap();
        let solutions = sides.iter().map(|side| side.counts.last().unwrap().solutions).max().unwrap();
        let there = if kind == EventKind::Solution { 1..=solutions } else { 0..=end };
        return [Some(position + 1), position.checked_sub(1)].map(|other| other.filter(|other| there.contains(other)));
    }
    let all = || sides.iter().flat_map(|side| side.positions(kind));
    [all().filter(|&other| other > position).min(), all().filter(|&other| other < position).max()]
}

/// Compares a pair that is explored to its end with its sides, at every nth position.
fn check(searches: [AnySearch; 2], unit: Option<EventKind>, stride: usize) {
    let sides = searches.clone().map(|search| Counted::new(search, unit));
    let mut pair = Pair::new(searches, unit);
    while pair.explore(1000) {}
    let end = sides.iter().map(|side| side.steps.len() as u64 - 1).max().unwrap();
    assert_eq!((pair.length(), pair.furthest()), (Some(end), end));
    for position in (0..=end).step_by(stride).chain([end, end + 5]) {
        pair.go_to(position);
        let position = position.min(end);
        assert_eq!(pair.position(), position);
        for (player, side) in pair.players().into_iter().zip(&sides) {
            let step = side.step_at(position);
            let counts = Statistics { levels: Vec::new(), ..player.here().counts().clone() };
            assert_eq!((player.here().step(), &counts), (step, &side.counts[step as usize]), "{unit:?} {position}");
        }
        for kind in EventKind::ALL {
            let found = [pair.next(kind), pair.previous(kind)];
            assert_eq!(found, beside(&sides, unit, kind, position), "{unit:?} {kind:?} {position}");
        }
    }
}

#[test]
fn queens_are_where_each_would_be_alone_and_jumps_go_to_the_marks_of_either() {
    for (n, stride) in [(1, 1), (2, 1), (4, 1), (5, 1), (6, 7)] {
        for left in Solver::ALL {
            for right in Solver::ALL {
                for unit in UNITS {
                    check([left, right].map(|solver| queens(n, solver)), unit, stride);
                }
            }
        }
    }
}

#[test]
fn knights_are_where_each_would_be_alone() {
    let ride = |files, ranks, order, closed| {
        let task = Task { order, closed, prune: closed && order == Order::Warnsdorff };
        AnySearch::Knight(backtrack::search(Board::new(files, ranks), &Holes::NONE, Square::new(0, 0), task))
    };
    for unit in UNITS {
        for (files, ranks, closed) in [(3, 4, false), (4, 3, true)] {
            check([Order::Warnsdorff, Order::Plain].map(|order| ride(files, ranks, order, closed)), unit, 37);
        }
    }
}

proptest! {
    #[test]
    fn a_pair_explored_in_part_shows_what_the_whole_one_does(
        unit in proptest::sample::select(&UNITS[..]),
        slices in proptest::collection::vec(1u64..3000, 1..5),
        positions in proptest::collection::vec(0u64..4000, 1..6),
    ) {
        let searches = || [queens(7, Solver::Scan), queens(7, Solver::Mask)];
        let sides = searches().map(|search| Counted::new(search, unit));
        let mut pair = Pair::new(searches(), unit);
        for (most, position) in slices.into_iter().zip(positions) {
            let explored = |pair: &Pair<_>| pair.players().map(|player| player.furthest().step()).iter().sum::<u64>();
            let before = (pair.furthest(), explored(&pair));
            let goes_on = pair.explore(most);
            prop_assert_eq!(goes_on, pair.length().is_none());
            prop_assert!(pair.furthest() >= before.0);
            if unit.is_none() {
                prop_assert!(explored(&pair) <= before.1 + most);
            }
            pair.go_to(position);
            prop_assert_eq!(pair.position(), position.min(pair.furthest()));
            for (player, side) in pair.players().into_iter().zip(&sides) {
                prop_assert_eq!(player.here().step(), side.step_at(pair.position()));
            }
            for kind in EventKind::ALL {
                let [next, previous] = beside(&sides, unit, kind, pair.position());
                prop_assert_eq!(pair.previous(kind), previous);
                prop_assert_eq!(pair.next(kind), next.filter(|&next| next <= pair.furthest()));
            }
        }
    }
}
