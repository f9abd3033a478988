//! What those who watch a run read of its variables: a frozen sum of each small program in C, C++ and Java.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rewindable::{Machine, Value};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::all;
use crate::traces::fnv;
use crate::{cpp, java};

/// So many lines of each program are read.
const LINES: u64 = 60;

/// So many parts of a value, and so deep.
const PARTS: usize = 6;
const DEPTH: u32 = 3;

/// A value with its parts.
fn value<M: Machine>(machine: &M, place: M::Place, depth: u32, text: &mut String) {
    let found = machine.value(place);
    let _ = write!(text, "{found:?}");
    if depth == 0 {
        return;
    }
    match found {
        Value::Sequence { .. } | Value::Set { .. } => {
            let _ = write!(text, " {:?} {}", machine.filled(place), machine.is_in_one_go(place));
            for (index, part) in machine.parts(place, 0).take(PARTS).enumerate() {
                let _ = write!(text, " [{index} {}: ", machine.was_set(place, index));
                value(machine, part, depth - 1, text);
                text.push(']');
            }
            let _ = write!(text, " behind {}", machine.parts(place, 2).take(PARTS).count());
        }
        Value::Map { .. } => {
            for (key, held) in machine.entries(place).take(PARTS) {
                text.push_str(" {");
                value(machine, key, depth - 1, text);
                text.push_str(": ");
                value(machine, held, depth - 1, text);
                text.push('}');
            }
        }
        _ => {}
    }
}

/// All that is read of a machine, with what was written since the step before.
fn read<M: Machine>(machine: &M, since: u64) -> String {
    let mut text = String::new();
    let mut places = Vec::new();
    machine.each_local(|key, place, identity| places.push((key, place, identity)));
    machine.each_global(|key, place, identity| places.push((key, place, identity)));
    for (key, place, identity) in places {
        let variable = machine.variable(key);
        let again = machine.read(&machine.find(&variable)).map(|place| machine.value(place));
        let facts = (machine.refers(place), machine.version(place), machine.is_written(place, since, 4));
        let _ = write!(text, "\n{variable:?} {identity} {:?} {facts:?} {again:?} ", machine.identity(place));
        let _ = write!(text, "{:?} ", machine.view(place, 3));
        value(machine, place, DEPTH, &mut text);
    }
    machine.each_number(|key, number| {
        let _ = write!(text, "\n{:?} = {number}", machine.variable(key));
    });
    for (name, place) in machine.handed() {
        let _ = write!(text, "\nhanded {name}: ");
        value(machine, place, 1, &mut text);
    }
    let calls = machine.calls(3);
    let run = (machine.line(), machine.depth(), machine.function(), machine.marks(), machine.has_ended());
    let written = (machine.has_written_globals(since), machine.missing_input());
    let _ = write!(text, "\n{run:?} {written:?} {calls:?} {:?} {:?}", machine.end(), machine.notes());
    text
}

/// What is read at the first steps of a run.
fn steps<M: Machine>(mut machine: M) -> String {
    let (mut text, mut since) = (String::new(), machine.writes());
    while machine.lines() < LINES && machine.step() {
        text.push_str(&read(&machine, since));
        since = machine.writes();
    }
    text
}

#[test]
fn what_is_read_of_small_cases_is_frozen() {
    let frozen: BTreeMap<&str, &str> =
        include_str!("../traces/read.txt").lines().filter_map(|line| line.rsplit_once(": ")).collect();
    let mut found = BTreeMap::new();
    for (language, cases) in [("c", all()), ("cpp", cpp::all()), ("java", java::all())] {
        for case in cases {
            found.insert(format!("{language} {}", case.name), format!("{:08x}", fnv(&steps(case.start()))));
        }
    }
    #[cfg(not(target_arch = "wasm32"))]
    if std::env::var_os("UPDATE_TRACES").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/traces/read.txt");
        let lines = found.iter().map(|(name, sum)| format!("{name}: {sum}\n"));
        std::fs::write(path, lines.collect::<String>()).expect("written");
        return;
    }
    let changed: Vec<&String> =
        found.iter().filter(|(name, sum)| frozen.get(&***name) != Some(&&***sum)).map(|(name, _)| name).collect();
    assert!(found.len() >= 600 && changed.is_empty(), "of {}: {changed:?}", found.len());
}

/// What lists the calls has no more to do where they are many.
#[test]
fn of_many_calls_the_innermost_are_told_with_how_deep_they_are() {
    let text = "int down(int n) { return n == 0 ? 0 : down(n - 1); }\nint main(void) { return down(500); }\n";
    let mut machine = rewindable_c::Program::new(text).expect("a program").start("");
    while Machine::depth(&machine) < 400 {
        assert!(Machine::step(&mut machine));
    }
    let calls = |innermost| {
        let calls = Machine::calls(&machine, innermost).into_iter();
        calls.map(|call| (call.function.to_string(), call.depth)).collect::<Vec<_>>()
    };
    let named = |name: &str, depth| (name.to_owned(), depth);
    assert_eq!(calls(2), [named("program", 0), named("down", 398), named("down", 399)]);
    assert_eq!(calls(0), [named("program", 0)]);
    let all = calls(usize::MAX);
    assert_eq!((all.len(), &all[1]), (400, &named("main", 1)));
}
