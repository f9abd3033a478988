//! The player: any walk ends where a fresh run would.

use proptest::prelude::*;
use queens_and_knights::queens::solvers::{QueensRules, marks::Marks, permute::Permute, scan::Scan};
use queens_and_knights::queens::{Given, Size};
use queens_and_knights::{
    Backtrack, Counts, Event, EventKind, Player, Run, Search, Snapshot, Square, Statistics, StepSearch,
};
use std::cell::Cell;
use std::rc::Rc;
use std::task::Poll;

/// One use of the controls.
#[derive(Clone, Copy, Debug)]
enum Walk {
    Forward(u64),
    Back(u64),
    To(u64),
    Explore(u64),
    Next(EventKind),
    Previous(EventKind),
}

fn walk() -> impl Strategy<Value = Walk> {
    let mark = || prop_oneof![Just(EventKind::Solution), Just(EventKind::Backtrack), Just(EventKind::Placement)];
    prop_oneof![
        (0u64..70).prop_map(Walk::Forward),
        (0u64..70).prop_map(Walk::Back),
        (0u64..60_000).prop_map(Walk::To),
        (0u64..9_000).prop_map(Walk::Explore),
        mark().prop_map(Walk::Next),
        mark().prop_map(Walk::Previous),
    ]
}

/// All visible state at a step, from a run that only goes forward.
fn fresh<S: Search>(mut search: S, step: u64) -> (Vec<Square>, Option<Event>, Statistics, u64) {
    let mut statistics = Statistics::new(search.height());
    let mut last = None;
    for _ in 0..step {
        last = search.next();
        statistics.add(last.unwrap());
    }
    (search.path().to_vec(), last, statistics, search.effort())
}

fn check<S: Search>(search: S, walks: &[Walk]) -> Result<(), TestCaseError> {
    let mut player = Player::new(search.clone());
    for &walk in walks {
        let step = player.here().step();
        match walk {
            Walk::Forward(n) => player.go_to(step + n),
            Walk::Back(n) => player.go_to(step.saturating_sub(n)),
            Walk::To(n) => player.go_to(n),
            Walk::Explore(n) => drop(player.explore(n)),
            Walk::Next(mark) => player.go_to(player.next(mark).unwrap_or(step)),
            Walk::Previous(mark) => player.go_to(player.previous(mark).unwrap_or(step)),
        }
        let here = player.here();
        let (path, last, statistics, effort) = fresh(search.clone(), here.step());
        prop_assert_eq!(here.run().path(), path);
        prop_assert_eq!(here.last(), last);
        prop_assert_eq!(here.counts(), &statistics);
        prop_assert_eq!(here.run().effort(), effort);
    }
    Ok(())
}

/// As many as there are ways to place that many queens in the first rows, which the search tries each in turn.
#[test]
fn queens_are_counted_by_their_rows() {
    let search = Marks::search(Given::none(Size::new(8)));
    let (.., statistics, _) = fresh(search.clone(), search.count() as u64);
    assert_eq!(statistics.levels, [8, 42, 140, 344, 568, 550, 312, 92]);
    assert_eq!((statistics.placements, statistics.backtracks, statistics.solutions), (2_056, 2_056, 92));
    assert_eq!((statistics.depth, statistics.tests()), (0, statistics.placements + statistics.rejections));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn any_walk_ends_where_a_fresh_run_would(n in 1u8..=9, walks in proptest::collection::vec(walk(), 1..12)) {
        let given = || Given::none(Size::new(n));
        check(Marks::search(given()), &walks)?;
        check(Scan::search(given()), &walks)?;
        check(Permute::search(given()), &walks)?;
    }
}

#[test]
fn marks_are_found_both_ways() {
    let events: Vec<Event> = Marks::search(Given::none(Size::new(6))).collect();
    let mut player = Player::new(Marks::search(Given::none(Size::new(6))));
    player.explore(u64::MAX);
    for (mark, is) in [
        (EventKind::Solution, (|event| *event == Event::Solved) as fn(&Event) -> bool),
        (EventKind::Backtrack, |event| matches!(event, Event::Remove(_))),
        (EventKind::Placement, |event| matches!(event, Event::Place(_))),
    ] {
        let steps: Vec<u64> = (1..).zip(&events).filter(|(_, event)| is(event)).map(|(step, _)| step).collect();
        for (nth, &step) in (1..).zip(&steps) {
            assert_eq!(player.step_of(mark, nth), Some(step));
        }
        assert_eq!(player.step_of(mark, 0), None);
        assert_eq!(player.step_of(mark, steps.len() as u64 + 1), None);
        for here in 0..=events.len() as u64 {
            player.go_to(here);
            assert_eq!(player.next(mark), steps.iter().copied().find(|&step| step > here));
            assert_eq!(player.previous(mark), steps.iter().copied().rfind(|&step| step < here));
        }
    }
}

#[test]
fn beyond_the_end_is_the_end() {
    let mut player = Player::new(Marks::search(Given::none(Size::new(8))));
    assert_eq!(player.length(), None);
    player.go_to(20_000);
    assert_eq!((player.here().step(), player.length()), (17_868, Some(17_868)));
    assert!(!player.explore(1));
    player.go_to(0);
    assert_eq!(player.here().last(), None);
}

#[test]
fn the_end_is_known_on_reaching_it() {
    let mut player = Player::new(Marks::search(Given::none(Size::new(8))));
    assert!(player.explore(17_867));
    assert!(!player.explore(1));
    assert_eq!(player.length(), Some(17_868));
}

/// How solutions and backtracks are spread over the run.
const SPREAD: [EventKind; 2] = [EventKind::Solution, EventKind::Backtrack];

#[test]
fn densities_add_up_and_lie_where_the_events_lie() {
    let mut player = Player::new(Marks::search(Given::none(Size::new(8))));
    player.explore(u64::MAX);
    let stretches = player.densities(SPREAD, 17_868, 100);
    assert_eq!(stretches.iter().map(|[solutions, _]| solutions).sum::<u64>(), 92);
    assert_eq!(stretches.iter().map(|[_, backtracks]| backtracks).sum::<u64>(), 2_056);
    assert!(stretches[..5].iter().all(|[solutions, _]| *solutions == 0), "the first solution is at step 982 of 17,868");
    assert!(player.densities(SPREAD, 17_868, 0).is_empty());
    let short = Player::new(Marks::search(Given::none(Size::new(8))));
    assert_eq!(short.densities(SPREAD, 0, 3), [[0, 0]; 3]);
}

#[test]
fn densities_are_a_few_thousandths_of_the_run_late_at_most() {
    const STRETCHES: u64 = 100;
    let events: Vec<Event> = Marks::search(Given::none(Size::new(8))).collect();
    let length = events.len() as u64;
    let mut player = Player::new(Marks::search(Given::none(Size::new(8))));
    player.explore(u64::MAX);
    let mut counted = 0;
    for (stretch, [solutions]) in (0..).zip(player.densities([EventKind::Solution], length, STRETCHES as usize)) {
        counted += solutions;
        let until = |late: u64| {
            let solutions = (1..).zip(&events).filter(|&(_, &event)| event == Event::Solved);
            solutions.filter(|(step, _)| (step + late) * (STRETCHES - 1) / length <= stretch).count() as u64
        };
        assert!((until(length / 2_000)..=until(0)).contains(&counted), "{counted} until stretch {stretch}");
    }
}

/// A search that counts the events that are taken from it and from its clones.
#[derive(Clone)]
struct Counted<S> {
    search: S,
    taken: Rc<Cell<u64>>,
}

impl<S: Search> Iterator for Counted<S> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        self.taken.set(self.taken.get() + 1);
        self.search.next()
    }
}

impl<S: Search> Search for Counted<S> {
    fn path(&self) -> &[Square] {
        self.search.path()
    }

    fn effort(&self) -> u64 {
        self.search.effort()
    }

    fn height(&self) -> usize {
        self.search.height()
    }

    fn has_ended(&self) -> bool {
        self.search.has_ended()
    }
}

#[test]
fn every_explored_step_is_a_few_thousandths_of_the_run_away() {
    let taken = Rc::new(Cell::new(0));
    let mut player =
        Player::new(Counted { search: Marks::search(Given::none(Size::new(8))), taken: Rc::clone(&taken) });
    player.explore(u64::MAX);
    let length = player.length().unwrap();
    // Far away both ways, by steps of a large prime; from there a step on, and a step back.
    for far in (1..1_000).map(|jump| jump * 7_919 % length) {
        for (step, most) in [(far, length / 2_000), (far + 1, 1), (far, length / 2_000)] {
            taken.set(0);
            player.go_to(step);
            assert_eq!(player.here().step(), step);
            assert!(taken.get() <= most, "{} events to step {step}", taken.get());
        }
    }
}

#[test]
fn to_go_to_a_step_explores_no_further() {
    let mut player = Player::new(Marks::search(Given::none(Size::new(8))));
    for step in [10, 5, 30, 31, 5_000, 12_345] {
        player.go_to(step);
        assert_eq!(player.furthest().step(), step.max(10));
    }
}

#[test]
fn a_long_run_keeps_a_bounded_number_of_checkpoints() {
    let mut player = Player::new(Marks::search(Given::none(Size::new(12))));
    assert!(!player.explore(u64::MAX));
    let length = player.length().unwrap();
    assert_eq!(player.furthest().counts().solutions, 14_200);
    assert_eq!(player.furthest().counts().placements, 856_188);
    assert_eq!(player.furthest().counts().tests(), 10_103_868);
    let before = fresh(Marks::search(Given::none(Size::new(12))), length - 1);
    player.go_to(length - 1);
    assert_eq!(player.here().counts(), &before.2);
}

/// A run whose steps are the numbers from 1 to `last`, and whose state takes `room(step)` bytes.
#[derive(Clone)]
pub struct Swelling {
    last: u64,
    room: fn(u64) -> usize,
    step: u64,
    state: Vec<u8>,
}

/// The number of steps; a mark is a number whose multiples are met.
#[derive(Clone, Debug)]
pub struct Multiples(u64);

impl Swelling {
    pub fn new(last: u64, room: fn(u64) -> usize) -> Swelling {
        Swelling { last, room, step: 0, state: vec![0; room(0)] }
    }

    /// Whether the state is that of the step.
    pub fn is_whole(&self) -> bool {
        self.state.len() == (self.room)(self.step) && self.state.first().is_none_or(|&byte| byte == self.step as u8)
    }
}

impl Iterator for Swelling {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        if self.step == self.last {
            return None;
        }
        self.step += 1;
        let room = (self.room)(self.step);
        if self.state.len() != room {
            self.state = vec![0; room];
        }
        self.state.iter_mut().take(1).for_each(|byte| *byte = self.step as u8);
        Some(self.step)
    }
}

impl Run for Swelling {
    type Counts = Multiples;

    fn counts(&self) -> Multiples {
        Multiples(0)
    }

    fn has_ended(&self) -> bool {
        self.step == self.last
    }

    fn footprint(&self) -> usize {
        self.state.len()
    }
}

impl Counts for Multiples {
    type Step = u64;
    type Mark = u64;

    fn add(&mut self, step: u64) {
        self.0 = step;
    }

    fn count(&self, of: u64) -> u64 {
        self.0 / of
    }

    fn rise(step: u64, of: u64) -> u64 {
        u64::from(step.is_multiple_of(of))
    }
}

#[test]
fn a_run_may_have_steps_and_marks_of_another_kind() {
    let mut player = Player::new(Swelling::new(100, |_| 0));
    assert!(!player.explore(1_000));
    assert_eq!(player.length(), Some(100));
    for here in 0..=100 {
        player.go_to(here);
        assert_eq!(player.here().last(), (here > 0).then_some(here));
        for of in [1, 7, 60] {
            let next = here / of * of + of;
            assert_eq!(player.next(of), (next <= 100).then_some(next));
            let previous = here.saturating_sub(1) / of * of;
            assert_eq!(player.previous(of), (previous > 0).then_some(previous));
        }
    }
    assert_eq!((player.step_of(7, 14), player.step_of(7, 15)), (Some(98), None));
    assert_eq!(player.densities([7, 60], 100, 5), [[3, 0], [4, 0], [3, 1], [4, 0], [0, 0]]);
}

/// A run whose step 40 takes as long as a thousand others, and which says how long all took that were carried out.
#[derive(Clone)]
struct Slow {
    step: u64,
    time: Rc<Cell<u64>>,
}

impl Iterator for Slow {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        self.step += 1;
        self.time.set(self.time.get() + Slow::weight(self.step));
        Some(self.step)
    }
}

impl Run for Slow {
    type Counts = Multiples;

    const CHECKPOINTS: usize = 8;
    const SPACING: u64 = 16;

    fn counts(&self) -> Multiples {
        Multiples(0)
    }

    fn has_ended(&self) -> bool {
        false
    }

    fn weight(step: u64) -> u64 {
        if step == 40 { 1_000 } else { 1 }
    }

    fn footprint(&self) -> usize {
        0
    }
}

#[test]
fn a_step_that_takes_long_is_not_walked_again_for_one_after_it() {
    let time = Rc::new(Cell::new(0));
    let mut player = Player::new(Slow { step: 0, time: Rc::clone(&time) });
    player.go_to(2_000);
    // All marks lie where they were met, however far apart the checkpoints are.
    assert_eq!(player.densities([100], 2_000, 21)[1..], [[1]; 20]);
    for step in (0..2_000).rev() {
        let before = time.get();
        player.go_to(step);
        assert_eq!(player.here().step(), step);
        let walked = time.get() - before;
        assert!(walked <= 512, "{walked} for step {step}");
    }
}

#[test]
fn steps_at_which_something_holds_are_found_both_ways() {
    let search = Marks::search(Given::none(Size::new(6)));
    // The tenth square is met a few times only, far apart.
    let on_it = |event: Option<Event>| matches!(event, Some(Event::Place(square)) if square.to_string() == "d4");
    let events: Vec<Event> = search.clone().collect();
    let steps: Vec<u64> = (1..).zip(&events).filter(|&(_, &event)| on_it(Some(event))).map(|(step, _)| step).collect();
    assert!(steps.len() > 2);
    let mut player = Player::new(search);
    player.explore(u64::MAX);
    for here in (0..=events.len() as u64).step_by(7) {
        player.go_to(here);
        let next = steps.iter().copied().find(|&step| step > here);
        let last = steps.iter().copied().rfind(|&step| step < here);
        for most in [1, 5, u64::MAX] {
            let found = |player: &mut Player<_>, mut search: StepSearch<_>| loop {
                if let Poll::Ready(found) = player.search(&mut search, most, |at| on_it(at.last())) {
                    return found;
                }
            };
            let (ahead, behind) = (player.ahead(), player.behind());
            assert_eq!(found(&mut player, ahead), next, "after {here}");
            assert_eq!(found(&mut player, behind), last, "before {here}");
        }
    }
}

#[test]
fn a_look_ahead_explores_what_is_not_explored_yet() {
    let search = Marks::search(Given::none(Size::new(6)));
    let solutions: Vec<u64> = (1..).zip(search.clone()).filter(|step| step.1 == Event::Solved).map(|it| it.0).collect();
    for most in [1, 100, u64::MAX] {
        let mut player = Player::new(search.clone());
        for nth in 1..=solutions.len() as u64 + 1 {
            let mut search = player.toward(EventKind::Solution, nth);
            let found = loop {
                let count = |at: &Snapshot<Backtrack<Marks>>| at.counts().count(EventKind::Solution);
                if let Poll::Ready(found) = player.search(&mut search, most, |at| count(at) >= nth) {
                    break found;
                }
            };
            assert_eq!(found, solutions.get(nth as usize - 1).copied());
            assert!(found.is_none_or(|step| step <= player.furthest().step()));
        }
    }
}

#[test]
fn a_step_is_sought_in_slices() {
    let mut player = Player::new(Swelling::new(300_000, |_| 9_000));
    let mut random = 1_u64;
    for _ in 0..200 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let (step, most) = ((random >> 33) % 310_000, 1 << ((random >> 20) % 16));
        let before = player.here().step();
        let mut slices = 0;
        // Every tenth is given up halfway, for another one.
        while !(player.seek(step, most) || slices > 5 && random.is_multiple_of(10)) {
            assert_eq!(player.here().step(), before, "nothing moves on the way");
            slices += 1;
        }
        assert!(slices <= 310_000 / most + 1);
        if player.here().step() != before {
            assert_eq!(player.here().step(), step.min(300_000));
            assert_eq!(player.here().last().unwrap_or(0), player.here().step());
        }
    }
}
