//! The programs in C++ that the page offers: each prints what g++'s program prints, as `tests/golden/examples-cpp/` has it.

use crate::examples::{found, names_of, printed, read, walked};
use queens_and_knights::program::{Finder, Problem, Syntax};
use queens_and_knights::{Board, Size};
use rewindable::End;
use rewindable_c::{Language, Machine, Program};

const EXAMPLES: [&str; 8] =
    ["bit-masks", "by-value", "class", "no-order", "permutations", "sets", "vector", "warnsdorff"];

fn start(name: &str) -> Machine {
    let text = read(&format!("content/examples/{name}.cpp"));
    Program::with_language(&text, Language::Cpp).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}")).start("6\n")
}

#[test]
fn every_example_has_a_row() {
    assert_eq!(names_of("cpp"), EXAMPLES);
}

#[test]
fn examples_print_what_they_print_with_gxx() {
    for name in EXAMPLES {
        let mut machine = start(name);
        let output = printed(&mut machine);
        assert_eq!(rewindable::Machine::end(&machine), Some(End::Exit { code: 0 }), "{name}");
        assert_eq!(output, read(&format!("tests/golden/examples-cpp/{name}.txt")), "{name}");
        let notes = rewindable::Machine::notes(&machine);
        let noted: Vec<(u32, &str)> = notes.iter().map(|note| (note.line, note.message.key)).collect();
        // Its order is none.
        assert_eq!(noted, if name == "no-order" { vec![(21, "order")] } else { Vec::new() }, "{name}");
    }
}

#[test]
fn a_tour_is_found_in_its_board() {
    for (name, side) in [("no-order", 6), ("warnsdorff", 8)] {
        let finder = walked(Finder::new(start(name), Problem::Knight(Board::new(side, side))));
        assert_eq!(found(&finder), (".board".to_owned(), true), "{name}");
    }
}

#[test]
fn the_board_of_each_example_is_found_and_judged() {
    for (name, variable, boards, right, total) in [
        ("bit-masks", ".queens", 1, 1, Some(92)),
        ("by-value", "place.columns", 1, 1, None),
        ("class", "self.column", 3, 3, Some(92)),
        ("permutations", "main.columns", 4, 4, Some(4)),
        ("sets", ".queens", 4, 4, Some(4)),
        ("vector", "place.board", 4, 4, Some(4)),
    ] {
        let text = read(&format!("content/examples/{name}.cpp"));
        let finder = walked(Finder::of_text(start(name), Problem::Queens(Size::new(8)), &text, Syntax::Slashes));
        let (found, _) = found(&finder);
        let verdict = finder.verdict();
        let number = verdict.total.as_ref().map(|total| total.number);
        let judged = (found.as_str(), verdict.boards, verdict.right, number);
        assert_eq!(judged, (variable, boards, right, total), "{name}: {verdict:?} {:?}", finder.candidates());
    }
}
