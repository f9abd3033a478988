//! Global variables and objects that are reported as unchanged are unchanged.

use std::collections::HashMap;

use rewindable::{Machine, Value};
use rewindable_c::{Language, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A value with all its parts.
fn shown<M: Machine>(machine: &M, place: M::Place, depth: u32) -> String {
    match machine.value(place) {
        Value::Sequence { .. } | Value::Set { .. } if depth > 0 => {
            let parts = machine.parts(place, 0).map(|part| shown(machine, part, depth - 1));
            format!("[{}]", parts.collect::<Vec<_>>().join(" "))
        }
        value => format!("{value:?}"),
    }
}

/// Walks along a run: the numbers of lines after which the global variables were reported as unchanged.
fn quiet_lines(text: &str, language: Language) -> u32 {
    let mut machine = Program::with_language(text, language).unwrap().start("");
    let mut seen: HashMap<(u64, u64), (u64, String)> = HashMap::new();
    let (mut before, mut globals, mut quiet) = (0, Vec::new(), 0);
    while machine.step() && !machine.has_ended() {
        let (line, writes) = (machine.lines(), machine.writes());
        let mut now = Vec::new();
        machine.each_global(|key, place, identity| now.push((key, identity, shown(&machine, place, 3))));
        if !machine.has_written_globals(before) {
            assert_eq!(now, globals, "line {line} of\n{text}");
            quiet += 1;
        }
        (before, globals) = (writes, now);
        let mut look = |key: rewindable::Key, place, identity| {
            let now = shown(&machine, place, 3);
            if let Some((since, was)) = seen.get(&(key.0, identity))
                && !machine.is_written(place, *since, 64)
            {
                assert_eq!(now, *was, "line {line} of\n{text}");
            }
            seen.insert((key.0, identity), (writes, now));
        };
        machine.each_local(&mut look);
        machine.each_global(&mut look);
    }
    assert!(machine.lines() > 50, "{text}");
    quiet
}

/// A search that puts queens into an array, and takes them away again.
const SEARCH: &str = "
void search(int row) {
    if (row == 4) {
        return;
    }
    for (int column = 0; column < 4; column++) {
        int doubled = 2 * column;
        PUT
        search(row + 1);
    }
}
";

fn search(before: &str, put: &str, main: &str) -> String {
    format!("{before}{}int main() {{\n{main}\nsearch(2);\n}}\n", SEARCH.replace("PUT", put))
}

#[test]
fn what_is_said_to_be_as_it_was_is_as_it_was() {
    for (before, put, main, is_quiet) in [
        ("int a[4];", "a[row] = doubled;", "", true),
        ("bool a[4][4];", "a[row][column] = true;\na[row][column ^ 1] = false;", "", true),
        ("std::vector<std::vector<int>> a(4, std::vector<int>(4));", "a[row][column] = doubled;", "", true),
        ("struct Board { std::vector<int> rows; } a;", "a.rows.push_back(doubled);\na.rows.pop_back();", "", true),
        ("std::set<int> a;", "a.insert(doubled);\na.erase(2);", "", false),
        // A variable of `main` that a global one leads to.
        ("int *a;", "a[row] = doubled;", "int b[4] = {};\na = b;", false),
        ("int *a[2];", "a[row & 1][row] = doubled;", "int b[4] = {};\na[0] = a[1] = b;", false),
        ("struct Board { int *rows; int n; } a;", "a.rows[row] = doubled;", "int b[4] = {};\na.rows = b;", false),
        ("std::vector<int *> a;", "a[0][row] = doubled;", "int b[4] = {};\na.push_back(b);", false),
    ] {
        let before = format!("#include <vector>\n#include <set>\n{before}");
        let quiet = quiet_lines(&search(&before, put, main), Language::Cpp);
        assert_eq!(quiet > 0, is_quiet, "{before}");
    }
}

/// For elements of each size, after each line that writes one.
#[test]
fn an_array_is_filled_up_to_the_element_written_last() {
    for (array, writes, expected) in [
        ("int a[8];", "a[5] = 1; a[2] = 1; a[7] = 1; a[0] = 1;", [6, 3, 8, 1]),
        ("long a[4];", "a[1] = 1; a[3] = 1; a[2] = 1; a[0] = 1;", [2, 4, 3, 1]),
        ("int a[4][4];", "a[2][0] = 1; a[1][3] = 1; a[3][2] = 1; a[0][0] = 1;", [3, 2, 4, 1]),
        ("struct { int x, y, z; } a[4];", "a[2].x = 1; a[1].z = 1; a[3].y = 1; a[0].z = 1;", [3, 2, 4, 1]),
        ("struct { char x, y, z; } a[9];", "a[8].x = 1; a[3].z = 1; a[0].x = 1; a[5].x = 1;", [9, 4, 2, 6]),
        // Four bytes are known together.
        ("char a[10];", "a[5] = 1; a[9] = 1; a[0] = 1; a[7] = 1;", [8, 10, 4, 8]),
        ("short a[5];", "a[2] = 1; a[4] = 1; a[0] = 1; a[3] = 1;", [4, 5, 2, 4]),
    ] {
        let text = format!("{array}\nint main() {{\n{}\n}}\n", writes.replace("; ", ";\n"));
        let mut machine = Program::new(&text).expect("a program").start("");
        let mut found = Vec::new();
        loop {
            machine.each_global(|_, place, _| found.extend(Machine::filled(&machine, place)));
            if !machine.step() {
                break;
            }
        }
        assert_eq!(found[..5], [&[0], &expected[..]].concat(), "{text}");
    }
}
