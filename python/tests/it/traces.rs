//! Programs beside the traces of CPython 3.11, which `tests/tools/traces.py --freeze` has written; and what a clone of a
//! machine promises on them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use rewindable_python::machine::End;
use rewindable_python::{Machine, Program};

pub fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/traces");
    let files = std::fs::read_dir(folder).expect("the folder of traces").map(|file| file.expect("a file").path());
    let mut programs: Vec<_> = files.filter(|path| path.extension().is_some_and(|end| end == "py")).collect();
    programs.sort();
    assert!(!programs.is_empty());
    programs
}

fn start(path: &Path) -> Machine {
    let text = std::fs::read_to_string(path).expect("a program");
    Program::new(&text).expect("Python").start("", 0)
}

/// The trace in the form of the frozen ones.
fn trace(mut machine: Machine) -> String {
    let (mut rows, mut output, mut depth) = (String::new(), String::new(), 0);
    while machine.end().is_none() {
        if machine.depth() != depth {
            depth = machine.depth();
            let _ = write!(rows, "{}{depth}:", if rows.is_empty() { "" } else { "\n" });
        }
        let _ = write!(rows, " {}", machine.line());
        machine.step();
        output.push_str(machine.text());
    }
    let end = match machine.end() {
        Some(End::Error { text, .. }) => text.trim_end().rsplit('\n').next().unwrap_or_default().to_owned(),
        Some(End::Done) => "done".to_owned(),
        other => format!("{other:?}"),
    };
    format!("{rows}\n--- output\n{output}--- end\n{end}\n")
}

#[test]
fn programs_do_what_cpython_does_line_by_line() {
    for path in programs() {
        let expected = std::fs::read_to_string(path.with_extension("txt")).expect("a trace");
        let found = trace(start(&path));
        for (number, (expected, found)) in expected.lines().zip(found.lines()).enumerate() {
            assert_eq!(found, expected, "{}, row {} of the trace", path.display(), number + 1);
        }
        assert_eq!(found.lines().count(), expected.lines().count(), "{}", path.display());
    }
}

/// What is seen of a machine.
fn seen(machine: &Machine) -> (u32, u32, u64, u64, String) {
    (machine.line(), machine.depth(), machine.lines(), machine.printed(), machine.text().to_owned())
}

#[test]
fn a_clone_of_any_step_has_the_same_future() {
    const STEPS: usize = 1_500;
    const AHEAD: usize = 40;
    for path in programs() {
        let mut machine = start(&path);
        let mut clones = vec![machine.clone()];
        while clones.len() < STEPS && machine.step() {
            clones.push(machine.clone());
        }
        // The clones are older than all that the machine has done since.
        let run: Vec<_> = clones.iter().map(seen).collect();
        for (at, clone) in clones.into_iter().enumerate().rev() {
            let mut again = clone;
            for (step, expected) in run.iter().enumerate().skip(at).take(AHEAD) {
                assert_eq!(&seen(&again), expected, "{}: step {step} from step {at}", path.display());
                again.step();
            }
        }
    }
}

#[test]
fn a_clone_of_any_step_ends_as_the_run_does() {
    for path in programs() {
        let mut machine = start(&path);
        let mut clones = Vec::new();
        while machine.end().is_none() {
            if machine.lines().is_multiple_of(97) {
                clones.push(machine.clone());
            }
            machine.step();
        }
        for mut clone in clones {
            while clone.step() {}
            assert_eq!((clone.end(), seen(&clone)), (machine.end(), seen(&machine)), "{}", path.display());
        }
    }
}
