//! The programs in C that the page offers: each prints what gcc's program prints, as `tests/golden/examples-c/` has it, where
//! that runs to its end in defined ways; those with a usual mistake report it.

use crate::examples::{found, names_of, printed, problem, read, walked};
use queens_and_knights::program::Finder;
use rewindable::End;
use rewindable_c::Program;

/// The name of each, the side of its board, and the variable that holds it.
const EXAMPLES: [(&str, u8, &str); 11] = [
    ("assigned", 6, ".board"),
    ("bit-masks", 8, ".queens"),
    ("marks", 6, ".queen"),
    ("no-address", 6, ""),
    ("no-undo", 6, ".board"),
    ("own-stack", 8, ".stack"),
    ("past-the-end", 8, ".queen"),
    ("permutations", 6, ".columns"),
    ("recursion", 8, ".board"),
    ("unset", 6, ".board"),
    ("warnsdorff", 8, ".board"),
];

/// Those whose run C does not define: gcc's program prints something else each time it is compiled, or nothing.
const UNDEFINED: [&str; 3] = ["no-address", "past-the-end", "unset"];

/// An example that has run to its end, and its output.
fn run(name: &str) -> (rewindable_c::Machine, String) {
    let program = Program::new(&read(&format!("content/examples/{name}.c"))).unwrap();
    let mut machine = program.start("6\n");
    let output = printed(&mut machine);
    (machine, output)
}

#[test]
fn every_example_has_a_row() {
    assert_eq!(names_of("c"), EXAMPLES.map(|(name, ..)| name));
}

#[test]
fn examples_print_what_they_print_with_gcc() {
    for (name, ..) in EXAMPLES.iter().filter(|(name, ..)| !UNDEFINED.contains(name)) {
        let (machine, output) = run(name);
        assert_eq!(rewindable::Machine::end(&machine), Some(End::Exit { code: 0 }), "{name}");
        assert_eq!(output, read(&format!("tests/golden/examples-c/{name}.txt")), "{name}");
        assert_eq!(rewindable::Machine::notes(&machine), [], "{name}");
    }
}

#[test]
fn a_mistake_is_said_where_c_has_words_for_it() {
    let (machine, _) = run("past-the-end");
    let Some(End::Fault { message, line }) = rewindable::Machine::end(&machine) else { panic!("no fault") };
    assert_eq!((line, message.english.as_str()), (16, "diagonal[0][16] is outside diagonal[0], which has 16 elements"));

    let (machine, _) = run("no-address");
    let Some(End::Fault { line, .. }) = rewindable::Machine::end(&machine) else { panic!("no fault") };
    assert_eq!(line, 29);

    let (machine, _) = run("unset");
    let notes = rewindable::Machine::notes(&machine);
    let sentences: Vec<String> = notes.iter().map(|note| format!("{}: {}", note.line, note.message)).collect();
    assert_eq!(sentences, ["15: attacked is used and nobody has set it"]);
}

#[test]
fn the_board_of_each_example_is_found() {
    for (name, side, variable) in EXAMPLES {
        let program = Program::new(&read(&format!("content/examples/{name}.c"))).unwrap();
        let (found, is_confirmed) = found(&walked(Finder::new(program.start("6\n"), problem(name, side))));
        assert_eq!(found, variable, "{name}");
        let is_never_right = ["assigned", "no-address", "no-undo"].contains(&name);
        assert_eq!(!is_confirmed, is_never_right, "{name}");
    }
}
