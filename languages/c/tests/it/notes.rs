//! Notes and faults: each program with the end and the notes that it has.

use rewindable_c::Program;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::named;

/// The notes and the end of a program, a line each.
pub(crate) fn log(program: &str, input: &str) -> String {
    let mut machine = match Program::new(program) {
        Ok(program) => program.start(input),
        Err(refusal) => return format!("{refusal}\n"),
    };
    while machine.lines() < 2_000_000 && machine.step() {}
    let mut log: String = machine.notes().iter().map(|note| format!("note: {note}\n")).collect();
    log.push_str(&machine.end().map_or("running".to_owned(), ToString::to_string));
    log + "\n"
}

#[test]
fn each_program_has_its_notes_and_its_end() {
    let mut wrong = Vec::new();
    for (name, case) in named("notes") {
        let (program, expected) = case.split_once("// log:\n").expect("a log");
        let found = log(program, "");
        if found != expected {
            wrong.push(format!("{name}:\n{found}---\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The names at each line of `main`.
#[test]
fn a_variable_is_seen_until_its_block_ends() {
    let text = "int main() {
    int a = 1;
    {
        int b = 2;
        a += b;
    }
    for (int c = 0; c < 1; c++) {
        int d = c;
        a += d;
    }
    a++;
    int e = a;
    return e;
}
";
    let mut machine = Program::new(text).expect("a program").start("");
    let mut seen = Vec::new();
    while machine.end().is_none() {
        let names: Vec<&str> = machine.calls().last().expect("a call").variables().map(|(name, _)| name).collect();
        seen.push(format!("{}: {}", machine.line(), names.join(" ")));
        machine.step();
    }
    assert_eq!(seen.join(", "), "2: a, 4: a b, 5: a b, 7: a c, 8: a c d, 9: a c d, 7: a c, 11: a, 12: a e, 13: a e");
}
