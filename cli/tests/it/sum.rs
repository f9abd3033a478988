//! Lines of finished jobs, added up from files that may have suffered.

use std::fmt::Write;
use std::sync::LazyLock;

use crate::support::{Folder, line, run, run_on};

/// The lines of N = 16, in the order of jobs.
static LINES: LazyLock<Vec<String>> =
    LazyLock::new(|| run(&["count", "16", "--threads", "1"]).output.lines().map(|line| format!("{line}\n")).collect());

const WHOLE: &str = "N = 16 has 14772512 solutions, the published number (OEIS A000170)\n";

#[test]
fn all_jobs_add_up_in_any_order_with_doubles_and_blank_lines() {
    let folder = Folder::new();
    let backwards: String = LINES.iter().rev().map(String::as_str).collect();
    let windows = format!("\n{}\n  \n", LINES[..30].concat().replace('\n', "\r\n"));
    let files = [folder.file("all", backwards), folder.file("some", windows), folder.file("empty", "")];
    let finished = run(&["sum", &files[0], &files[1], &files[2], &files[0]]);
    assert_eq!((finished.status, finished.output.as_str(), finished.errors.as_str()), (Some(0), WHOLE, ""));

    let finished = run_on(&["sum", &files[1], "-"], LINES[20..].concat().as_bytes());
    assert_eq!((finished.status, finished.output.as_str()), (Some(0), WHOLE));
    let finished = run_on(&["sum"], LINES.concat().as_bytes());
    assert_eq!((finished.status, finished.output.as_str()), (Some(0), WHOLE));
}

#[test]
fn missing_jobs_are_ranges_that_can_be_counted() {
    let some = [&LINES[1..5], &LINES[6..20], &LINES[40..63]].concat().concat();
    let gaps = run_on(&["sum"], some.as_bytes());
    assert_eq!((gaps.status, gaps.output.as_str()), (Some(1), "0..1\n5..6\n20..40\n63..64\n"));
    let solutions: u64 = some
        .lines()
        .map(|line| line.parse::<queens_and_knights::text::job_line::JobLine>().expect("a line").solutions)
        .sum();
    assert_eq!(gaps.sentence(), format!("N = 16: 23 of 64 jobs are missing; the others have {solutions} solutions"));
    let rest = run_on(&["count", "16", "--jobs", "-"], gaps.output.as_bytes());
    let finished = run_on(&["sum"], format!("{some}{}", rest.output).as_bytes());
    assert_eq!((finished.status, finished.output.as_str()), (Some(0), WHOLE));
}

#[test]
fn contradictions_are_refused_with_file_and_line() {
    let folder = Folder::new();
    let first = folder.file("first", LINES.concat());
    let second = folder.file("second", format!("\n{}{}\n", LINES[3], line(16, 9, 1)));
    let refused = run(&["sum", &first, &second]);
    assert_eq!((refused.status, refused.output.as_str()), (Some(1), ""));
    let solutions = LINES[9].parse::<queens_and_knights::text::job_line::JobLine>().expect("a line").solutions;
    assert_eq!(
        refused.errors,
        format!(
            "queens: {second}, line 3: job 9 has 1 solutions, but {solutions} in {first}, line 10\n\
             queens: there is no sum, as 1 line contradicts the others\n"
        )
    );
}

#[test]
fn foreign_plans_are_refused_with_file_and_line() {
    let folder = Folder::new();
    let first = folder.file("first", LINES.concat());
    let line = &LINES[0];
    for (is, foreign) in
        [("\"n\":16", "\"n\":17"), ("join", "bitmask"), ("\"plan\":", "\"plan\":9"), ("\"jobs\":64", "\"jobs\":65")]
    {
        let other = folder.file("other", line.replace(is, foreign));
        let refused = run(&["sum", &first, &other]);
        assert_eq!((refused.status, refused.output.as_str()), (Some(1), ""), "{foreign}");
        assert!(
            refused.errors.starts_with(&format!("queens: {other}, line 1: the line is of another plan (")),
            "{refused:?}"
        );
        if !foreign.contains("17") {
            // Also alone: the jobs that it lacks are none that could be counted here.
            assert_eq!(run(&["sum", &other]).status, Some(1));
        }
    }
    let many = format!("{}{}", LINES.concat(), line.replace("join", "bitmask").repeat(1000));
    let refused = run_on(&["sum"], many.as_bytes());
    assert_eq!(refused.errors.lines().count(), 11);
    assert!(refused.errors.ends_with("there is no sum, as 1000 lines contradict the others\n"));
}

#[test]
fn lines_that_cannot_be_read_are_named_and_their_jobs_are_missing() {
    let folder = Folder::new();
    let (cut, _) = LINES[63].split_at(50);
    let whole = LINES.concat();
    let together = format!("{}{}{}{}{cut}", LINES[..8].concat(), LINES[8].trim(), LINES[9], LINES[10..63].concat());
    let file = folder.file("file", &together);
    let finished = run(&["sum", &file]);
    assert_eq!((finished.status, finished.output.as_str()), (Some(1), "8..10\n63..64\n"));
    let named: Vec<&str> = finished.errors.lines().collect();
    assert_eq!(named.len(), 3);
    assert!(
        named[0].starts_with(&format!("queens: {file}, line 9: the line cannot be read from character ")),
        "{named:?}"
    );
    assert_eq!(named[1], format!("queens: {file}, line 63: the line is cut short; it is left out"));

    let finished = run_on(&["sum", &file, "-"], whole.as_bytes());
    assert_eq!((finished.status, finished.output.as_str()), (Some(0), WHOLE));
    assert_eq!(finished.errors.lines().count(), 2);
}

#[test]
fn files_without_a_line_have_no_sum() {
    let folder = Folder::new();
    let empty = folder.file("empty", "");
    assert_eq!(run(&["sum", &empty, &empty]).refusal(1), "there is no line of a finished job");
    assert_eq!(run(&["sum"]).refusal(1), "there is no line of a finished job");
    let binary = run_on(&["sum"], &[0xff; 9000]);
    assert_eq!(binary.status, Some(1));
    assert!(
        binary
            .errors
            .starts_with("queens: standard input, line 1: the line is longer than 4096 bytes; it is left out\n")
    );
}

#[test]
fn huge_files_are_read_line_by_line() {
    let folder = Folder::new();
    let mut huge = LINES.concat().repeat(2000);
    writeln!(huge, "{}", "x".repeat(5_000_000)).expect("a string can be written to");
    huge += &LINES[5];
    let file = folder.file("huge", huge);
    let finished = run(&["sum", &file]);
    assert_eq!((finished.status, finished.output.as_str()), (Some(0), WHOLE));
    assert_eq!(finished.sentence(), format!("{file}, line 128001: the line is longer than 4096 bytes; it is left out"));
}

/// Nobody has published a number for N = 28.
#[test]
fn a_sum_without_a_published_number_says_what_can_be_said() {
    let plan = run(&["plan", "28"]).output;
    let jobs = plan.lines().find_map(|line| line.strip_prefix("jobs     ")).expect("a line of jobs");
    let jobs: u32 = jobs.split(',').next().expect("a number").parse().expect("a number");
    let line = |job: u32, solutions: u64| {
        let plan = format!(r#"{{"n":28,"method":"join","plan":5,"jobs":{jobs},"job":{job}"#);
        format!(r#"{plan},"solutions":"{solutions}"}}"#)
    };
    let some = run_on(&["sum"], format!("{}\n{}\n", line(0, 8), line(2, 4)).as_bytes());
    assert_eq!((some.status, some.output), (Some(1), format!("1..2\n3..{jobs}\n")));
    let sentence = format!("queens: N = 28: {} of {jobs} jobs are missing; the others have 12 solutions\n", jobs - 2);
    assert_eq!(some.errors, sentence);
}

#[test]
fn a_whole_count_with_a_wrong_sum_is_no_success() {
    let other = line(16, 0, 1).to_string();
    let finished = run_on(&["sum"], format!("{other}\n{}", LINES[1..].concat()).as_bytes());
    assert!(finished.refusal(1).ends_with("but 14772512 is published (OEIS A000170)"));
    // Numbers that no count has must not overflow.
    let largest: String = (0..64).fold(String::new(), |text, job| text + &format!("{}\n", line(16, job, u64::MAX)));
    assert!(run_on(&["sum"], largest.as_bytes()).refusal(1).contains(&(64 * u128::from(u64::MAX)).to_string()));
}
