//! Programs with frozen steps: the lines by call; and clones of a machine on them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rewindable_c::{Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::{all, files, text};
use crate::{cpp, java};

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

/// The most lines of a small case that are compared.
const LINES: u64 = 20_000;

/// FNV-1a of 32 bits of nothing.
const NOTHING: u32 = 0x811c_9dc5;

/// FNV-1a of a text behind what has a sum already.
fn fnv_after(sum: u32, text: &str) -> u32 {
    text.bytes().fold(sum, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

pub(crate) fn fnv(text: &str) -> u32 {
    fnv_after(NOTHING, text)
}

/// FNV-1a of 32 bits over all steps: the depth and the line of each, and what the line before has printed; and how many they are.
fn checksum(mut machine: Machine) -> String {
    let mut sum = NOTHING;
    loop {
        let step = format!("{} {} {}\n", machine.depth(), machine.line(), machine.text());
        sum = fnv_after(sum, &step);
        if machine.lines() == LINES || !machine.step() {
            return format!("{sum:08x} {}", machine.lines());
        }
    }
}

/// In each language: `UPDATE_TRACES=1` freezes those of new cases, and changes none.
#[test]
fn steps_of_small_cases_are_the_frozen_ones() {
    let file = include_str!("../traces/cases.txt");
    let frozen: BTreeMap<&str, &str> = file.lines().filter_map(|line| line.rsplit_once(": ")).collect();
    let mut found = BTreeMap::new();
    for (language, cases) in [("c", all()), ("cpp", cpp::all()), ("java", java::all())] {
        for case in cases {
            let name = format!("{language} {}", case.name);
            assert!(found.insert(name, checksum(case.start())).is_none(), "{} twice", case.name);
        }
    }
    #[cfg(not(target_arch = "wasm32"))]
    if std::env::var_os("UPDATE_TRACES").is_some() {
        let kept = |(name, sum): (&String, &String)| format!("{name}: {}\n", frozen.get(&**name).unwrap_or(&&**sum));
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces/cases.txt");
        std::fs::write(path, found.iter().map(kept).collect::<String>()).expect("written");
        return;
    }
    let changed: Vec<&&str> = frozen
        .iter()
        .filter(|(name, sum)| found.get(**name).is_none_or(|now| now != *sum))
        .map(|(name, _)| name)
        .collect();
    assert!(frozen.len() >= 600 && changed.is_empty(), "of {}: {changed:?}", frozen.len());
}

/// All visible state of a machine.
pub(crate) fn state(machine: &Machine) -> String {
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
