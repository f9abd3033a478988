//! The output of a count, and how it ends early.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

use crate::support::{Finished, queens, run, run_on};

#[test]
fn a_whole_count_prints_every_job_once_and_the_sum() {
    for n in 1..=16 {
        let finished = run(&["count", &n.to_string()]);
        assert_eq!(finished.status, Some(0), "N = {n}");
        let lines = finished.lines();
        let mut jobs: Vec<u32> = lines.iter().map(|line| line.job).collect();
        jobs.sort_unstable();
        assert!(jobs.iter().copied().eq(0..lines[0].plan.jobs), "N = {n}");
        let sum: u64 = lines.iter().map(|line| line.solutions).sum();
        assert_eq!(finished.sentence(), format!("N = {n} has {sum} solutions, the published number (OEIS A000170)"));
    }
}

#[test]
fn some_jobs_print_their_lines_and_nothing_else() {
    let jobs = |arguments: &[&str]| {
        let finished = run(arguments);
        assert_eq!((finished.status, finished.errors.as_str()), (Some(0), ""), "{arguments:?}");
        finished.lines().iter().map(|line| line.job).collect::<Vec<_>>()
    };
    assert_eq!(jobs(&["count", "16", "--jobs", "3..6"]), [3, 4, 5]);
    assert_eq!(jobs(&["count", "16", "--jobs", "63"]), [63]);
    assert_eq!(jobs(&["count", "16", "--jobs", "3..6", "--threads", "1"]), [3, 4, 5]);
}

#[test]
fn a_count_says_first_how_much_memory_it_takes() {
    let memory = |arguments: &[&str], input: &[u8]| run_on(arguments, input).memory;
    let plan = run(&["plan", "16"]).output;
    assert!(plan.contains("\nmemory   up to 4 MB for each thread\n"), "{plan}");
    let sentence = |memory: &str| Some(format!("queens: counting N = 16 takes up to {memory}\n"));
    assert_eq!(memory(&["count", "16", "--jobs", "0"], b""), sentence("4 MB of memory with 1 thread"));
    assert_eq!(
        memory(&["count", "16", "--part", "0/8", "--threads", "2"], b""),
        sentence("7 MB of memory with 2 threads")
    );
    assert_eq!(memory(&["count", "16", "--jobs", "-"], b""), None, "there is nothing to count");
    assert_eq!(memory(&["count", "29"], b""), None);

    // Before the first job is finished.
    let mut command = queens(&["count", "20", "--threads", "1"]);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the command starts");
    let mut first = String::new();
    BufReader::new(child.stderr.take().expect("it is a pipe")).read_line(&mut first).expect("a line");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert_eq!(first, "queens: counting N = 20 takes up to 89 MB of memory with 1 thread\n");
}

#[test]
fn the_parts_are_the_ranges_of_the_plan() {
    for (n, count) in [(16, 7), (15, 64), (14, 1)] {
        let (n, k) = (n.to_string(), count.to_string());
        let ranges = run(&["plan", &n, "--ranges", &k]).output;
        assert_eq!(ranges.lines().count(), count);
        let mut next = 0;
        for (i, range) in ranges.lines().enumerate() {
            let (begin, end) = range.split_once("..").expect("a range");
            let (begin, end): (u32, u32) = (begin.parse().expect("a job"), end.parse().expect("a job"));
            assert!(begin == next && begin < end, "{range}");
            next = end;
            if i % 10 == 0 {
                let part = run(&["count", &n, "--part", &format!("{i}/{k}")]).lines();
                assert!(part.iter().map(|line| line.job).eq(begin..end), "{range}");
            }
        }
        assert_eq!(next.to_string(), jobs_of(&n));
    }
}

/// The number of jobs, as the plan prints it.
fn jobs_of(n: &str) -> String {
    let plan = run(&["plan", n]).output;
    let jobs = plan.lines().find_map(|line| line.strip_prefix("jobs     ")).expect("a line of jobs");
    jobs.split(',').next().expect("a number").to_owned()
}

/// A task of a cluster is named by its part: it must never come to mean other jobs under the same version.
#[test]
fn ranges_of_equal_weight_are_frozen() {
    let ranges = |n, k| run(&["plan", n, "--ranges", k]).output.lines().collect::<Vec<_>>().join(" ");
    assert_eq!(ranges("16", "5"), "0..13 13..26 26..39 39..52 52..64");
    assert_eq!(ranges("19", "4"), "0..512 512..1026 1026..1539 1539..2052");
}

#[test]
fn a_plan_says_how_much_there_is_to_do() {
    let plan = run(&["plan", "20"]);
    assert_eq!((plan.status, plan.errors.as_str()), (Some(0), ""));
    for name in ["N        20", "method   join", "plan ", "jobs     4096, ", "weights ", "memory ", "time "] {
        assert_eq!(plan.output.lines().filter(|line| line.starts_with(name)).count(), 1, "{name}: {plan:?}");
    }
}

#[test]
fn jobs_are_read_from_standard_input_when_asked_for() {
    let jobs = |input: &[u8]| run_on(&["count", "16", "--jobs", "-"], input);
    let numbers = |input: &[u8]| jobs(input).lines().iter().map(|line| line.job).collect::<Vec<_>>();
    assert_eq!(numbers(b"7\n3..5\n\n 4..6\t9"), [3, 4, 5, 7, 9]);
    assert_eq!(numbers(b""), []);
    assert_eq!(jobs(b"").status, Some(0));
    assert_eq!(
        jobs(b"1\n2..x\n").refusal(2),
        r#"standard input, line 2: a job must be a whole number from 0 to 4294967295, not "x""#
    );
    assert_eq!(
        jobs(b"63..65").refusal(2),
        "standard input, line 1: the jobs of N = 16 are 0..64, which does not include 63..65"
    );
    assert!(jobs(&[b'7'; 100_000]).refusal(2).len() < 200);
    assert!(jobs(b"\xff\xfe").refusal(2).starts_with("standard input, line 1: jobs are "));
}

/// Threads without the memory for a job of their own help with that of another, and all keep to the limit.
#[cfg(target_os = "linux")]
#[test]
fn threads_share_a_job_within_a_limit_of_memory() {
    use crate::support::bounded;

    let job = ["count", "24", "--jobs", "32000"];
    let alone = run(&job);
    assert_eq!((alone.status, alone.lines().len()), (Some(0), 1), "{alone:?}");
    let arguments = [&job[..], &["--threads", "4", "--memory", "600MB"]].concat();
    let shared = bounded(800_000, &arguments);
    assert_eq!((shared.status, &shared.output), (Some(0), &alone.output), "{shared:?}");
    let sentence = "queens: counting N = 24 takes up to 600 MB of memory with 4 threads\n";
    assert_eq!(shared.memory.as_deref(), Some(sentence));

    let refused = run(&["count", "24", "--jobs", "32000", "--memory", "100MB"]);
    let sentence = "N = 24 takes up to 537 MB of memory with this number of threads (1), and --memory allows 100 MB";
    assert_eq!(refused.refusal(1), sentence);
    let refused = run(&["count", "20", "--jobs", "0..9", "--threads", "2", "--memory", "100MB"]);
    let sentence = "N = 20 takes up to 177 MB of memory with this number of threads (2), and --memory allows 100 MB";
    assert_eq!(refused.refusal(1), sentence);
}

/// A count of N = 20 that has printed its first line, and the reader of the others.
#[cfg(unix)]
fn begun() -> (Child, BufReader<std::process::ChildStdout>) {
    let mut command = queens(&["count", "20", "--threads", "1"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command starts");
    let mut output = BufReader::new(child.stdout.take().expect("it is a pipe"));
    let mut first = String::new();
    output.read_line(&mut first).expect("a line");
    assert!(first.ends_with("\"}\n"), "{first}");
    (child, output)
}

#[cfg(unix)]
#[test]
fn a_signal_lets_the_job_at_hand_finish() {
    for (signal, status) in [("-TERM", 143), ("-INT", 130)] {
        // Now and then the signal comes before the second job has begun; then there is none at hand.
        let more = (0..20).any(|_| {
            let (child, mut output) = begun();
            Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill starts");
            let mut rest = String::new();
            output.read_to_string(&mut rest).expect("the rest");
            let finished = Finished::new(child.wait_with_output().expect("it ends"));
            assert_eq!((finished.status, finished.errors.as_str()), (Some(status), ""), "{signal}");
            assert!(rest.is_empty() || rest.ends_with("\"}\n"), "{signal}: {rest}");
            assert!(rest.lines().count() < 4000, "{signal}");
            !rest.is_empty()
        });
        assert!(more, "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_wants_no_more_ends_the_count_quietly() {
    let (child, output) = begun();
    drop(output);
    let finished = Finished::new(child.wait_with_output().expect("it ends"));
    assert_eq!((finished.status, finished.errors.as_str()), (Some(1), ""));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_sentence() {
    let full = || File::options().write(true).open("/dev/full").expect("Linux has it");
    for arguments in [&["count", "12"][..], &["plan", "12"], &["plan", "12", "--ranges", "2"], &["--help"]] {
        let finished = Finished::new(queens(arguments).stdout(full()).output().expect("the command starts"));
        assert_eq!(
            finished.refusal(1),
            "standard output cannot be written: No space left on device (os error 28)",
            "{arguments:?}"
        );
    }
    // That nobody can be told of a mistake is none.
    let finished = Finished::new(queens(&["count", "8"]).stderr(full()).output().expect("the command starts"));
    assert_eq!((finished.status, finished.lines().len()), (Some(0), 1));
    assert_eq!(queens(&["count", "99"]).stderr(full()).status().expect("the command starts").code(), Some(2));
}
