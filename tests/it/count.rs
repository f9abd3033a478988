//! Every counting method against the table of published values.

use queens_and_knights::CountSize;
use queens_and_knights::queens::count::{Counter, Method, Plan, PlanSize, naive, published_count};

/// The methods with the largest N that a normal test run has the time for.
const METHODS: [(Method, u8); 3] = [(Method::Naive, 15), (Method::Bitmask, 15), (Method::Join, 16)];

fn count(counter: &mut Counter, jobs: impl Iterator<Item = u32>) -> u64 {
    jobs.map(|job| counter.run(job)).sum()
}

#[test]
fn the_recursion_counts_what_is_published() {
    for n in (1..=12).map(CountSize::new) {
        assert_eq!(naive(n), published_count(n), "N = {n}");
    }
}

#[test]
fn every_method_counts_what_is_published() {
    for (method, largest) in METHODS {
        for n in (1..=largest).map(CountSize::new) {
            let mut counter = Counter::new(n, method);
            let jobs = counter.plan().jobs();
            assert_eq!(count(&mut counter, 0..jobs), published_count(n), "N = {n}, {method}");
        }
    }
}

/// `cargo test --release --test it -- --ignored --nocapture large_boards` takes about a quarter of an hour.
#[test]
#[ignore = "a quarter of an hour: N = 17 to 20"]
fn the_join_counts_large_boards() {
    for n in (17..=20).map(CountSize::new) {
        let begin = std::time::Instant::now();
        let mut counter = Counter::new(n, Method::Join);
        let jobs = counter.plan().jobs();
        assert_eq!(count(&mut counter, 0..jobs), published_count(n), "N = {n}");
        assert!(counter.memory() <= 150_000_000, "N = {n}");
        println!("N = {n}: {:.1} s, {} MiB", begin.elapsed().as_secs_f64(), counter.memory() >> 20);
    }
}

#[test]
fn jobs_may_run_in_any_order_on_any_counter() {
    for (method, largest) in METHODS {
        let n = CountSize::new(largest.min(13));
        let mut counters = [Counter::new(n, method), Counter::new(n, method)];
        let plan = Plan::new(n, method);
        let backwards = (0..plan.jobs()).rev().map(|job| counters[job as usize % 2].run(job));
        let backwards: Vec<u64> = backwards.collect();
        let mut forwards = Counter::new(n, method);
        for (job, &solutions) in (0..plan.jobs()).zip(backwards.iter().rev()) {
            assert_eq!(forwards.run(job), solutions, "N = {n}, {method}, job {job}");
        }
        assert_eq!(backwards.iter().sum::<u64>(), published_count(n), "N = {n}, {method}");
    }
}

#[test]
fn plans_have_enough_jobs_to_share() {
    for method in Method::ALL {
        for n in (1..=CountSize::MAX).map(CountSize::new) {
            let plan = Plan::new(n, method);
            assert!(plan.jobs() >= 1, "N = {n}, {method}");
            if n.get() >= 15 {
                assert!(plan.jobs() >= 64, "N = {n}, {method}");
            }
            let allowed = if n.get() <= 24 { 512 << 20 } else { 2_000_000_000 };
            assert!(plan.memory() <= allowed, "N = {n}, {method}");
            if plan.is_even() {
                assert!(
                    [0, plan.jobs() / 2, plan.jobs() - 1].map(|job| plan.weight(job)) == [1; 3],
                    "N = {n}, {method}"
                );
            } else {
                assert!((0..plan.jobs()).all(|job| plan.weight(job) > 0), "N = {n}, {method}");
            }
        }
    }
}

/// A page and a link end where the published numbers do.
#[test]
fn one_more_queen_than_has_been_counted_has_a_plan_by_joining_alone() {
    let n = PlanSize::try_new(28).expect("1 to 28");
    assert_eq!((n.published(), PlanSize::try_new(29)), (None, None));
    for method in Method::ALL {
        let plan = Plan::new(n, method);
        assert_eq!((plan.method(), plan.version()), (Method::Join, 5));
        assert!((5_000_000..7_000_000).contains(&plan.jobs()));
        assert!((0..plan.jobs()).step_by(1009).all(|job| plan.weight(job) > 0));
    }
}

#[test]
fn only_1_to_27_queens_can_be_counted() {
    for n in 0..=u8::MAX {
        assert_eq!(CountSize::try_new(n).map(CountSize::get), (1..=27).contains(&n).then_some(n));
    }
}

#[test]
fn methods_are_known_by_name() {
    for method in Method::ALL {
        assert_eq!(method.to_string().parse(), Ok(method));
    }
    let unknown = "magic".parse::<Method>().unwrap_err();
    assert_eq!(unknown.to_string(), "a counting method is one of naive, bitmask, join");
}

/// Saved jobs are added to those that a later release counts. Where these numbers change, so must the version.
#[test]
fn finished_jobs_of_large_boards_keep_their_meaning() {
    for (n, version, jobs, job, solutions) in [
        (20, 4, 4_096, 0, 8_536_500),
        (20, 4, 4_096, 4_095, 9_421_636),
        (21, 5, 4_162, 0, 33_702_572),
        (22, 5, 8_198, 8_191, 390_042),
    ] {
        let mut counter = Counter::new(CountSize::new(n), Method::Join);
        assert_eq!((counter.plan().version(), counter.plan().jobs()), (version, jobs), "N = {n}");
        assert_eq!(counter.run(job), solutions, "N = {n}, job {job}");
    }
}

#[test]
fn jobs_that_are_dealt_weigh_about_the_same() {
    for n in (14..=20).map(CountSize::new) {
        let plan = Plan::new(n, Method::Join);
        let weights: Vec<u64> = (0..plan.jobs()).map(|job| plan.weight(job)).collect();
        let (lightest, heaviest) = (weights.iter().min().unwrap(), weights.iter().max().unwrap());
        assert!(heaviest * 10 <= lightest * 11, "{n:?}: {lightest} to {heaviest}");
    }
}
