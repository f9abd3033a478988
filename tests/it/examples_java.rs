//! The programs in Java that the page offers: each prints what java 17 makes it print, as `tests/golden/examples-java/` has
//! it, and keeps its board in the variable that the page shows; so does a program without a class, as an article has it.

use crate::examples::{found, names_of, printed, problem, read, walked};
use queens_and_knights::Size;
use queens_and_knights::program::{Finder, Problem};
use rewindable::End;
use rewindable_c::{Language, Machine, Program};

/// The name of each, the side of its board, and the variable that holds it.
const EXAMPLES: [(&str, u8, &str); 3] =
    [("marks", 6, ".queen"), ("recursion", 8, ".board"), ("warnsdorff", 8, ".board")];

fn start(text: &str) -> Machine {
    Program::with_language(text, Language::Java).unwrap().start("6\n")
}

#[test]
fn every_example_in_java_has_a_row() {
    assert_eq!(names_of("java"), EXAMPLES.map(|(name, ..)| name));
}

#[test]
fn examples_print_what_they_print_with_java() {
    for (name, ..) in EXAMPLES {
        let mut machine = start(&read(&format!("content/examples/{name}.java")));
        let output = printed(&mut machine);
        assert_eq!(rewindable::Machine::end(&machine), Some(End::Exit { code: 0 }), "{name}");
        assert_eq!(output, read(&format!("tests/golden/examples-java/{name}.txt")), "{name}");
    }
}

#[test]
fn the_board_of_each_example_in_java_is_found() {
    for (name, side, variable) in EXAMPLES {
        let text = read(&format!("content/examples/{name}.java"));
        let finder = walked(Finder::new(start(&text), problem(name, side)));
        assert_eq!(found(&finder), (variable.to_owned(), true), "{name}");
    }
}

/// Three pieces without a class, with numbers in blocks and sentences between them, as a page of an article has them.
#[test]
fn the_board_of_a_program_in_pieces_is_found() {
    let text = read("languages/c/tests/java/article.java");
    let pieces: Vec<&str> = text.split("\n\nprivate static ").collect();
    assert_eq!(pieces.len(), 3);
    let page = pieces.iter().enumerate().map(|(index, piece)| {
        let piece = if index == 0 { (*piece).to_owned() } else { format!("private static {piece}") };
        let numbers: String = (1..=piece.lines().count()).map(|number| format!("{number}\n")).collect();
        format!("下面的函数按列求出可以摆放的行,再从这一列回溯到下一列:\n\n{numbers}{piece}\n\n")
    });
    let cleaned = crate::kind::program(&page.collect::<String>());
    assert_eq!(cleaned.language, queens_and_knights::text::kind::Language::Java);
    let finder = walked(Finder::new(start(&cleaned.text), Problem::Queens(Size::new(8))));
    assert_eq!(found(&finder), ("place.rowOf".to_owned(), true));
    let mut machine = start(&cleaned.text);
    assert_eq!(printed(&mut machine), "92\n");
}

/// Without a name for N, an array that is written up to its end shows it; smaller boards seen before were partial.
#[test]
fn an_array_that_is_written_up_to_its_end_is_the_board() {
    let java = read("languages/c/tests/java/article.java");
    let texts = ["SIDE", "QUEEN_NUM", "WIDE"].map(|name| java.replace("SIDE", name));
    for text in texts {
        for asked in [5, 7, 8, 9] {
            let finder = walked(Finder::new(start(&text), Problem::Queens(Size::new(asked))));
            assert_eq!(finder.problem(), Problem::Queens(Size::new(8)), "asked for {asked}: {text}");
            let best = &finder.candidates()[0];
            assert_eq!((best.problem, best.confirmed.is_some()), (finder.problem(), true), "asked for {asked}: {text}");
        }
    }
}
