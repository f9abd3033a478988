//! The memory that the core states and promises, compared with that of the allocator.

use crate::player::Swelling;
use allocation_counter::{AllocationInfo, measure};
use queens_and_knights::knight::Holes;
use queens_and_knights::knight::backtrack::{self, Order, Task};
use queens_and_knights::knight::count::{CannotCount, Progress, TourCounter, Tours};
use queens_and_knights::queens::count::{Counter, Method};
use queens_and_knights::queens::{Given, Size};
use queens_and_knights::{AnySearch, Board, CountSize, Player, Solver, Square};

/// The result of some work, its peak memory, and the memory held in the end, including the result.
fn measured<T>(work: impl FnOnce() -> T) -> (Box<T>, AllocationInfo) {
    let mut result = None;
    let info = measure(|| result = Some(Box::new(work())));
    (result.unwrap(), info)
}

#[test]
fn a_counter_of_queens_holds_what_it_says_and_no_more_than_its_plan() {
    /// Tables that are no counter's own but the thread's.
    const COMMON: usize = 300_000;
    for n in (4..=15).map(CountSize::new) {
        let (counter, info) = measured(|| {
            let mut counter = Counter::new(n, Method::Join);
            for job in 0..counter.plan().jobs() {
                counter.run(job);
            }
            counter
        });
        let (held, said, planned) = (info.bytes_current as usize, counter.memory(), counter.plan().memory());
        assert!(held <= said && said <= held + COMMON, "{n:?}: {held} held, {said} said");
        assert!(said <= planned, "{n:?}: {said} said, {planned} planned");
        let (counter, info) = measured(|| Counter::new(n, Method::Bitmask));
        assert_eq!(info.bytes_current as usize, counter.memory() + size_of::<Counter>());
    }
}

#[test]
fn a_count_of_tours_takes_what_it_says() {
    for tours in [
        Tours::open(Board::new(3, 10)),
        Tours::closed(Board::new(5, 6)),
        Tours::open(Board::new(5, 6)),
        Tours::open(Board::new(4, 9)),
        Tours::closed(Board::new(6, 6)),
    ] {
        let (counter, info) = measured(|| {
            let mut counter = TourCounter::new(tours.as_ref().unwrap(), 1 << 30);
            while !matches!(counter.advance(100_000).unwrap(), Progress::Done(_)) {}
            counter
        });
        let (said, taken) = (counter.memory().unwrap(), info.bytes_max);
        assert!(taken <= said + 10_000 && said <= taken * 3 / 2, "{tours:?}: {said} said, {taken} taken");
    }
}

#[test]
fn a_count_of_tours_that_is_refused_has_taken_about_what_is_allowed() {
    for (board, allowed) in [(Board::new(6, 6), 3 << 20), (Board::new(7, 7), 4 << 20), (Board::new(10, 10), 2 << 20)] {
        let (refused, info) = measured(|| {
            let mut counter = TourCounter::new(&Tours::open(board).unwrap(), allowed);
            loop {
                if let Err(refused) = counter.advance(1_000) {
                    break refused;
                }
            }
        });
        assert!(matches!(*refused, CannotCount::Memory { .. }), "{board:?}: {refused}");
        assert!(
            (allowed * 3 / 4..=allowed * 3 / 2).contains(&info.bytes_max),
            "{board:?}: {} of {allowed}",
            info.bytes_max
        );
    }
}

#[test]
fn a_player_keeps_its_checkpoints_within_eight_mebibytes() {
    let queens = |n| Solver::ALL.map(move |solver| AnySearch::queens(solver, Given::none(Size::new(n))));
    let task = Task { order: Order::Warnsdorff, closed: false, prune: false };
    let knight =
        |side| AnySearch::Knight(backtrack::search(Board::new(side, side), &Holes::NONE, Square::new(0, 0), task));
    for search in [8, 12, 32].into_iter().flat_map(queens).chain([8, 20, 50].map(knight)) {
        let (player, info) = measured(|| {
            let mut player = Player::new(search);
            player.explore(100_000);
            player
        });
        let held = info.bytes_current;
        assert!(held <= 8 << 20, "{held} bytes after {} steps", player.furthest().step());
    }
}

#[test]
fn a_run_that_grows_keeps_its_checkpoints_within_eight_mebibytes() {
    const MEMORY: usize = 8 << 20;
    /// The rooms of the checkpoints themselves, which are some 100 bytes large.
    const COMMON: usize = 1 << 20;
    let grows: fn(u64) -> usize = |step| 20 * step as usize;
    let shrinks: fn(u64) -> usize = |step| (3_000_000 - 1_000 * step as usize).max(10);
    for (name, last, room, least) in [
        ("grows to 200 kB", 10_000, grows, MEMORY / 4),
        ("shrinks from 3 MB", 3_000, shrinks, MEMORY / 4),
        ("takes 1 MB", 2_000, |_| 1_000_000, MEMORY / 4),
        ("takes 3 MB", 100, |_| 3_000_000, 6_000_000),
        ("takes 5 MB from the second step on", 100, |step| 5_000_000 * usize::from(step > 1), 5_000_000),
        ("takes 9 MB from the second step on", 100, |step| 9_000_000 * usize::from(step > 1), 0),
        ("takes 9 MB", 100, |_| 9_000_000, 9_000_000),
    ] as [(&str, u64, fn(u64) -> usize, usize); 7]
    {
        let (mut player, info) = measured(|| {
            let mut player = Player::new(Swelling::new(last, room));
            player.explore(u64::MAX);
            player
        });
        // Beside the checkpoints a player holds the step shown and the furthest one.
        let ends = room(0) + room(last);
        let held = info.bytes_current as usize - ends;
        assert!(held <= MEMORY.max(room(0)) + COMMON, "a run that {name}: {held} bytes");
        assert!(held >= least, "a run that {name} keeps too few: {held} bytes");
        for step in [last, 0, last / 2, 1, last - 1, last / 3, 0] {
            player.go_to(step);
            assert_eq!(player.here().step(), step);
            assert!(player.here().run().is_whole(), "a run that {name}: step {step}");
        }
    }
}
