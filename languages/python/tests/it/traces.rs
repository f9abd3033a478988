//! Programs beside the traces of CPython 3.11, which `tests/tools/traces.py --freeze` has written; and clones of a
//! machine on them.

use std::fmt::Write as _;

use rewindable_python::machine::End;
use rewindable_python::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases;

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
    for case in cases::all() {
        let found = trace(case.start());
        for (number, (expected, found)) in case.trace.lines().zip(found.lines()).enumerate() {
            assert_eq!(found, expected, "{}, row {} of the trace", case.name, number + 1);
        }
        assert_eq!(found.lines().count(), case.trace.lines().count(), "{}", case.name);
    }
}

/// The visible state of a machine.
fn seen(machine: &Machine) -> (u32, u32, u64, u64, String) {
    (machine.line(), machine.depth(), machine.lines(), machine.printed(), machine.text().to_owned())
}

#[test]
fn a_clone_of_any_step_has_the_same_future() {
    const STEPS: usize = 1_500;
    const AHEAD: usize = 40;
    for case in cases::all() {
        let mut machine = case.start();
        let mut clones = vec![machine.clone()];
        while clones.len() < STEPS && machine.step() {
            clones.push(machine.clone());
        }
        // The clones precede all later steps of the machine.
        let run: Vec<_> = clones.iter().map(seen).collect();
        for (at, clone) in clones.into_iter().enumerate().rev() {
            let mut again = clone;
            for (step, expected) in run.iter().enumerate().skip(at).take(AHEAD) {
                assert_eq!(&seen(&again), expected, "{}: step {step} from step {at}", case.name);
                again.step();
            }
        }
    }
}

#[test]
fn a_clone_of_any_step_ends_as_the_run_does() {
    for case in cases::all() {
        let mut machine = case.start();
        let mut clones = Vec::new();
        while machine.end().is_none() {
            if machine.lines().is_multiple_of(97) {
                clones.push(machine.clone());
            }
            machine.step();
        }
        for mut clone in clones {
            while clone.step() {}
            assert_eq!((clone.end(), seen(&clone)), (machine.end(), seen(&machine)), "{}", case.name);
        }
    }
}

/// FNV-1a of 64 bits.
fn checksum(text: &str) -> String {
    let add = |sum: u64, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, add))
}

/// `tests/tools/freeze_random.py` says how a difference is shown.
#[test]
fn random_programs_do_what_cpython_does_line_by_line() {
    let programs = include_str!("../random.txt").split("# program: ").skip(1);
    for (index, program) in programs.enumerate() {
        let (head, source) = program.split_once('\n').expect("a program");
        let (name, expected) = head.rsplit_once(' ').expect("a name and a checksum");
        let machine = Program::new(source).unwrap_or_else(|refusals| panic!("{name}: {refusals:?}")).start("", 0);
        assert_eq!(checksum(&trace(machine)), expected, "program {index}, {name}");
    }
}

/// `tests/tools/freeze.py tracebacks` makes the expected ones.
#[test]
fn tracebacks_name_the_lines_of_cpython() {
    for case in include_str!("../tracebacks.txt").split("# case: ").skip(1) {
        let (program, expected) = case.split_once('\n').and_then(|it| it.1.split_once("# lines: ")).expect("a case");
        let mut machine = Program::new(program).unwrap_or_else(|refusals| panic!("{refusals:?}")).start("", 0);
        while machine.step() {}
        let Some(End::Error { text, line, .. }) = machine.end() else { panic!("{program}: {:?}", machine.end()) };
        let places = text.lines().filter_map(|line| line.split_once(", line ")?.1.split_once(", in "));
        let entries: Vec<_> = places.map(|(line, function)| format!("{line}:{function}")).collect();
        assert_eq!(entries.join(" "), expected.trim_end(), "{program}");
        let raised = expected.split_whitespace().last().and_then(|entry| entry.split(':').next());
        assert_eq!(raised, Some(&*line.to_string()), "{program}");
    }
}

#[test]
fn an_error_is_said_in_one_line() {
    for (program, expected) in [
        ("raise ValueError('no board:\\n  Q..\\n  .Q.')", "ValueError: no board:".to_owned()),
        ("raise ValueError", "ValueError".to_owned()),
        ("raise ValueError('\\nno board')", "ValueError: ".to_owned()),
        ("try:\n    {}[1]\nexcept KeyError:\n    {}[2]", "KeyError: 2".to_owned()),
        ("import sys\nsys.exit('no solution\\nat all')", "no solution".to_owned()),
        ("import sys\nsys.exit('')", "SystemExit".to_owned()),
        ("raise ValueError('Q' * 108)", format!("ValueError: {}", "Q".repeat(108))),
        ("raise ValueError('Q' * 1000)", format!("ValueError: {}…", "Q".repeat(108))),
        ("raise ValueError('Q' + '♛' * 36)", format!("ValueError: Q{}…", "♛".repeat(35))),
    ] {
        let mut machine = Program::new(program).unwrap_or_else(|refusals| panic!("{refusals:?}")).start("", 0);
        while machine.step() {}
        let Some(End::Error { error, .. }) = machine.end() else { panic!("{program}: {:?}", machine.end()) };
        assert_eq!(**error, *expected, "{program}");
    }
}
