//! Damaged programs: each small program with one token taken out, doubled, moved or changed is refused or run as
//! `tests/traces/damaged.txt` says, which `UPDATE_TRACES=1` writes anew.

use std::fmt::Write as _;

use rewindable_c::{Language, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::traces::{fnv, state};
use crate::{cases, cpp, java};
use damage::{Dice, damaged};

#[path = "../../../../tests/it/fuzz/damage.rs"]
mod damage;

/// The damages of each program, each of another kind but the last two.
const DAMAGES: usize = 8;

/// A longer run is compared up to here: in lines, and in instructions and elements.
const LINES: u64 = 1_000;
const EFFORT: u64 = 1_000_000;

/// The run is compared at one line in this many, with all its variables.
const LOOK: u64 = 16;

/// What is said of a program, or how it runs: a sum over its steps, how many they are, and the end.
fn outcome(text: &str, language: Language) -> String {
    let program = match Program::with_language(text, language) {
        Ok(program) => program,
        Err(refusal) => return refusal.to_string(),
    };
    let mut machine = program.start("8 3 -7\nabc 1.5\n");
    let (mut sum, mut effort) = (fnv(""), 0);
    loop {
        sum = sum.rotate_left(5) ^ fnv(&format!("{} {} {}", machine.depth(), machine.line(), machine.text()));
        if machine.lines() % LOOK == 3 || machine.end().is_some() {
            sum = sum.rotate_left(5) ^ fnv(&state(&machine));
        }
        effort += machine.effort();
        if machine.lines() == LINES || effort > EFFORT || !machine.step() {
            break;
        }
    }
    let mut said = format!("{sum:08x} {}", machine.lines());
    if let Some(end) = machine.end() {
        let _ = write!(said, " {end}");
    }
    for note in machine.notes().iter().take(2) {
        let _ = write!(said, "; {note}");
    }
    said.replace('\n', "\\n")
}

#[test]
fn each_is_refused_or_run_as_frozen() {
    let frozen = include_str!("../traces/damaged.txt");
    let mut old = frozen.lines();
    let (mut found, mut wrong) = (String::new(), Vec::new());
    let c = cases::all().into_iter().map(|case| (case, Language::C));
    let cpp = cpp::all().into_iter().map(|case| (case, Language::Cpp));
    let java = java::all().into_iter().map(|case| (case, Language::Java));
    for (case, language) in c.chain(cpp).chain(java) {
        let name = format!("{language:?} {}", case.name);
        let mut dice = Dice::new(u64::from(fnv(&name)));
        let _ = writeln!(found, "{name}");
        let is_known = old.next() == Some(&name);
        for kind in 0..DAMAGES {
            let text = damaged(&case.program, kind, &mut dice);
            let said = outcome(&text, language);
            let _ = writeln!(found, "{said}");
            let before = old.next();
            if is_known && before != Some(&said) {
                wrong.push(format!("{name}, damage {kind}: {said}, not {}\n{text}", before.unwrap_or_default()));
            }
            #[cfg(not(target_arch = "wasm32"))]
            if let Some(folder) = std::env::var_os("DAMAGED") {
                let ending = ["c", "cpp", "java"][language as usize];
                let path =
                    std::path::Path::new(&folder).join(format!("{}-{kind}.{ending}", name.replace([' ', '/'], "_")));
                std::fs::write(path, format!("{text}\n// {said}\n")).expect("written");
            }
        }
    }
    #[cfg(not(target_arch = "wasm32"))]
    if std::env::var_os("UPDATE_TRACES").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces/damaged.txt");
        std::fs::write(path, found).expect("written");
        return;
    }
    assert!(
        wrong.is_empty() && found == frozen,
        "{} differ:\n{}",
        wrong.len(),
        wrong.iter().take(5).cloned().collect::<String>()
    );
}
