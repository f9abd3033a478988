//! The programs that the page offers: each prints what CPython 3.11 prints, as `tests/golden/examples/` has it, and keeps
//! its board in the variable that the page shows.

use queens_and_knights::program::{Finder, LineKind, Problem, ProgramRun};
use queens_and_knights::{Board, Player, Size};
use rewindable::Machine;
use rewindable_python::Program;
use rewindable_python::machine::End;
use std::fs::{read_dir, read_to_string};
use std::path::Path;

/// The name of each, the side of its board, and the variable that holds it.
const EXAMPLES: [(&str, u8, &str); 11] = [
    ("bit-masks", 8, ".columns"),
    ("class", 6, "self.queens"),
    ("generator", 6, ".solution"),
    ("marks", 6, ".board"),
    ("no-undo", 6, ".board"),
    ("one-diagonal", 6, "solve.queens"),
    ("own-stack", 8, ".stack"),
    ("permutations", 6, ".columns"),
    ("recursion", 8, ".board"),
    ("sets", 6, "backtrack.queens"),
    ("warnsdorff", 8, ".board"),
];

/// The problem of an example.
pub fn problem(name: &str, side: u8) -> Problem {
    match name {
        "warnsdorff" => Problem::Knight(Board::new(side.into(), side.into())),
        _ => Problem::Queens(Size::new(side)),
    }
}

/// A file of the project, with the ends of lines that the programs have.
pub fn read(path: &str) -> String {
    read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap().replace("\r\n", "\n")
}

/// All that a program prints.
pub fn printed(machine: &mut impl Machine) -> String {
    let mut output = String::new();
    while machine.step() {
        output.push_str(machine.text());
    }
    output
}

/// A finder that has walked a whole run.
pub fn walked<M: Machine>(mut finder: Finder<M>) -> Finder<M> {
    while finder.walk(100_000) {}
    finder
}

/// The variable of the likeliest board, empty without one, and whether it is confirmed.
pub fn found<M: Machine>(finder: &Finder<M>) -> (String, bool) {
    let best = finder.candidates();
    best.first().map(|best| (best.source.variable.to_string(), best.confirmed.is_some())).unwrap_or_default()
}

/// The names of the examples in a language, in order.
pub fn names_of(extension: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("content/examples");
    let files = read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == extension));
    let mut names: Vec<String> = files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

#[test]
fn every_example_has_a_row() {
    assert_eq!(names_of("py"), EXAMPLES.map(|(name, ..)| name));
}

#[test]
fn examples_print_what_they_print_in_cpython() {
    for (name, ..) in EXAMPLES {
        let mut machine = Program::new(&read(&format!("content/examples/{name}.py"))).unwrap().start("", 1);
        let output = printed(&mut machine);
        assert_eq!(machine.end(), Some(&End::Done), "{name}");
        assert_eq!(output, read(&format!("tests/golden/examples/{name}.txt")), "{name}");
    }
}

#[test]
fn the_board_of_each_example_is_found() {
    for (name, side, variable) in EXAMPLES {
        let program = Program::new(&read(&format!("content/examples/{name}.py"))).unwrap();
        let finder = walked(Finder::new(program.start("", 1), problem(name, side)));
        let candidates = finder.candidates();
        assert_eq!(candidates[0].source.variable.to_string(), variable, "{name}");
        let is_wrong = name == "no-undo";
        assert_eq!(candidates[0].confirmed.is_none(), is_wrong, "{name}");
        let source = candidates[0].source.clone();
        let run = ProgramRun::new(program.start("", 1), problem(name, side), Some(source));
        let mut player = Player::new(run);
        player.explore(u64::MAX);
        assert_eq!(player.step_of(LineKind::Solution, 1).is_none(), is_wrong, "{name}");
    }
}
