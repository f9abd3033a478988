//! Programs with frozen steps: the lines by call; and clones of a machine on them.

use std::fmt::Write as _;

use rewindable_c::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::{all, files, text};

/// The lines in order, a row for each stretch of one depth, the output and the end.
fn trace(mut machine: Machine) -> String {
    let (mut rows, mut output, mut depth) = (String::new(), machine.text().to_owned(), 0);
    while machine.end().is_none() {
        if machine.depth() != depth {
            depth = machine.depth();
            let _ = write!(rows, "{}{depth}:", if rows.is_empty() { "" } else { "\n" });
        }
        let _ = write!(rows, " {}", machine.line());
        machine.step();
        output.push_str(machine.text());
    }
    let mut log: String = machine.notes().iter().map(|note| format!("note: {note}\n")).collect();
    log.push_str(&machine.end().map(ToString::to_string).unwrap_or_default());
    format!("{rows}\n--- output\n{output}--- end\n{log}\n")
}

/// The frozen programs with their traces: `UPDATE_TRACES=1` writes those anew.
fn frozen() -> Vec<(String, Machine, String)> {
    let programs = files("traces", "c").into_iter().map(|file| {
        let name = file.path().file_stem().expect("a name").to_string_lossy().into_owned();
        let program = Program::new(text(file)).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        let expected =
            files("traces", "txt").into_iter().find(|other| other.path() == file.path().with_extension("txt"));
        (name, program.start("6\n"), expected.map(text).unwrap_or_default().to_owned())
    });
    programs.collect()
}

#[test]
fn steps_are_the_frozen_ones() {
    for (name, machine, expected) in frozen() {
        let found = trace(machine);
        #[cfg(not(target_arch = "wasm32"))]
        if std::env::var_os("UPDATE_TRACES").is_some() {
            let path = format!("{}/tests/traces/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            std::fs::write(path, &found).expect("written");
            continue;
        }
        assert!(found == expected, "{name}:\n{found}");
    }
}

/// All visible state of a machine.
fn state(machine: &Machine) -> String {
    let mut text = format!("{} {} {:?}", machine.line(), machine.printed(), machine.end());
    for call in machine.calls() {
        let _ = write!(text, "\n{} {}", call.function(), call.line());
        for (name, place) in call.variables() {
            let _ = write!(text, " {name}={:?}", machine.view(place, 4));
        }
    }
    for (name, place) in machine.globals() {
        let _ = write!(text, " {name}={:?}", machine.view(place, 9));
    }
    let _ = write!(text, "\n{:?}", machine.notes());
    text
}

#[test]
fn jumps_through_clones_are_a_straight_run() {
    let mut seed = 7u64;
    let mut random = move |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below
    };
    let frozen = frozen().into_iter().map(|(name, machine, _)| (name, machine));
    let small = all().into_iter().map(|case| (case.name.to_owned(), case.start()));
    for (name, start) in frozen.chain(small) {
        let mut straight = vec![state(&start)];
        let mut machine = start.clone();
        while straight.len() < 400 && machine.step() {
            straight.push(state(&machine));
        }
        let mut kept = vec![start];
        for _ in 0..40 {
            let from = random(kept.len());
            let mut machine = kept[from].clone();
            let target = random(straight.len()) as u64;
            if machine.lines() > target {
                continue;
            }
            while machine.lines() < target {
                machine.step();
            }
            assert_eq!(state(&machine), straight[target as usize], "{name} at {target}");
            kept.push(machine);
        }
        for machine in &kept {
            assert_eq!(state(machine), straight[machine.lines() as usize], "{name} at {}", machine.lines());
        }
    }
}
