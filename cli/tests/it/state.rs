//! The file of `--state`.

use std::fs::{self, File};

use crate::support::{Folder, line, run};

#[test]
fn a_count_goes_on_where_it_was() {
    let folder = Folder::new();
    let state = folder.path("state");
    assert_eq!(run(&["count", "16", "--jobs", "5..9", "--state", &state]).status, Some(0));
    let first = fs::read_to_string(&state).expect("the state");
    assert_eq!(first.lines().count(), 4);

    let whole = run(&["count", "16", "--state", &state]);
    assert!(whole.sentence().starts_with("N = 16 has 14772512 solutions"), "{whole:?}");
    assert_eq!(whole.lines().len(), 64);
    let second = fs::read_to_string(&state).expect("the state");
    assert!(second.starts_with(&first));
    assert_eq!(second.lines().count(), 64);

    let again = run(&["count", "16", "--state", &state]);
    assert_eq!((again.status, again.lines().len()), (Some(0), 64));
    assert_eq!(fs::read_to_string(&state).expect("the state"), second);
}

#[test]
fn what_it_has_is_printed_and_not_counted() {
    let folder = Folder::new();
    let forged = line(16, 7, 123);
    let state = folder.file("state", format!("{forged}\n{}\n", line(16, 20, 5)));
    let finished = run(&["count", "16", "--jobs", "6..9", "--state", &state]);
    let lines = finished.lines();
    assert_eq!(lines[0], forged);
    assert_eq!(lines[1..].iter().map(|line| line.job).collect::<Vec<_>>(), [6, 8]);

    let wrong = run(&["count", "16", "--state", &state]);
    assert_eq!(wrong.status, Some(1));
    assert!(wrong.sentence().ends_with("but 14772512 is published (OEIS A000170)"), "{wrong:?}");
}

#[test]
fn a_line_that_was_cut_short_is_counted_again() {
    let folder = Folder::new();
    let state = folder.path("state");
    run(&["count", "16", "--jobs", "0..3", "--state", &state]);
    let content = fs::read(&state).expect("the state");
    fs::write(&state, &content[..content.len() - 10]).expect("the state can be cut");

    let finished = run(&["count", "16", "--jobs", "0..3", "--state", &state]);
    assert_eq!((finished.status, finished.lines().len()), (Some(0), 3));
    assert_eq!(finished.sentence(), format!("{state}, line 3: the line is cut short; it is not used"));
    let mended = fs::read_to_string(&state).expect("the state");
    assert_eq!(mended.lines().count(), 4);
    assert_eq!(mended.lines().last(), Some(finished.lines()[2].to_string().as_str()));
}

#[test]
fn the_state_of_another_count_is_refused() {
    let folder = Folder::new();
    let state = folder.file("state", format!("{}\n", line(15, 0, 1)));
    let refused = run(&["count", "16", "--state", &state]);
    assert!(refused.refusal(2).starts_with(&format!("{state}, line 1: the line is of another plan (N = 15, ")));

    let state = folder.file("state", format!("{}\n{}\n", line(16, 3, 1), line(16, 3, 2)));
    let refused = run(&["count", "16", "--state", &state]);
    assert_eq!(refused.refusal(2), format!("{state}, line 2: job 3 has 2 solutions, but 1 in {state}, line 1"));
}

#[test]
fn a_second_process_is_refused() {
    let folder = Folder::new();
    let state = folder.file("state", "");
    let file = File::open(&state).expect("the state");
    file.lock().expect("nobody else holds it");
    let refused = run(&["count", "12", "--state", &state]);
    assert_eq!(refused.refusal(1), format!("{state} is in use by another process"));
    // Closing it is not enough: a process that another test is about to start has a copy of it until it runs.
    file.unlock().expect("it is held");
    assert_eq!(run(&["count", "12", "--state", &state]).status, Some(0));
}

#[cfg(unix)]
#[test]
fn a_killed_process_leaves_a_state_to_go_on_from() {
    use crate::support::queens;
    use std::io::{BufRead, BufReader};
    use std::process::Stdio;

    let folder = Folder::new();
    let state = folder.path("state");
    let mut command = queens(&["count", "18", "--threads", "2", "--state", &state]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the command starts");
    let mut lines = BufReader::new(child.stdout.take().expect("it is a pipe")).lines();
    assert!(lines.by_ref().take(5).all(|line| line.is_ok()));
    assert_eq!(run(&["count", "18", "--state", &state]).refusal(1), format!("{state} is in use by another process"));
    child.kill().expect("it runs");
    child.wait().expect("it ends");

    let kept = fs::read_to_string(&state).expect("the state").lines().count();
    assert!((5..512).contains(&kept), "{kept}");
    let finished = run(&["count", "18", "--jobs", "0..8", "--state", &state]);
    assert_eq!((finished.status, finished.lines().len()), (Some(0), 8));
}
