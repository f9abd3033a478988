//! Java: small programs compared with java 17, mistakes in the line of javac, and the views of a run.
//! `tests/tools/freeze_java.py` freezes the results.

use rewindable_c::machine::End;
use rewindable_c::view::View;
use rewindable_c::{Language, Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::cases::{Case, compare, lines, named, printed_by, read, refused};

/// A program as an article has it: methods without a class, and fields behind the methods that use them.
const ARTICLE: &str = include_str!("../java/article.java");

fn start(text: &str, input: &str) -> Machine {
    Program::with_language(text, Language::Java).unwrap_or_else(|refusal| panic!("{refusal}\n{text}")).start(input)
}

/// The program of a case: a class around its members, or around its statements as `main`.
pub(crate) fn whole(body: &str) -> String {
    let header = "import java.util.*; public class Main { ";
    if body.contains("static void main") {
        return format!("{header}{body}}}\n");
    }
    format!("{header}public static void main(String[] args) {{\n{body}}}}}\n")
}

pub(crate) fn all() -> Vec<Case> {
    read("java/cases", Language::Java, whole, "\n// end: ")
}

#[test]
fn each_prints_what_java_makes_it_print() {
    assert!(all().len() >= 120);
    compare(&all(), End::to_string);
}

#[test]
fn mistakes_are_refused_in_the_line_of_javac() {
    let count = refused("java/mistakes", 0, Language::Java, whole);
    assert!(count >= 350, "{count}");
}

#[test]
fn what_is_not_here_is_refused_by_line_and_word() {
    for (expected, text) in named("java/refused") {
        let refusal = Program::with_language(text, Language::Java).expect_err(text);
        assert_eq!(refusal.to_string(), expected);
    }
}

/// Methods and fields without a class around them, as in an article.
#[test]
fn the_program_of_an_article_prints_92() {
    let mut machine = start(ARTICLE, "");
    assert_eq!(printed_by(&mut machine), "92\n");
    assert_eq!(machine.end(), Some(&End::Exit(0)));
}

#[test]
fn statements_without_a_method_are_main() {
    let mut machine = start(
        "int n = 4;\nfor (int i = 0; i < n; i++)\n    System.out.print(square(i) + \" \");\nint square(int x) {\n    return x * x;\n}\n",
        "",
    );
    assert_eq!(printed_by(&mut machine), "0 1 4 9 ");
}

/// The rule of C: a statement on another line than the one before, and the head of a loop once a round.
#[test]
fn steps_are_those_of_c() {
    let text = "static int f(int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++)\n        s += i;\n    for (int x : new int[2])\n        \
                s++;\n    return s;\n}\npublic static void main(String[] args) {\n    int a; int b = 1;\n    System.out.println(\n        f(2));\n}\n";
    let mut machine = start(text, "");
    assert_eq!(lines(&mut machine), [10, 11, 2, 3, 4, 3, 4, 3, 5, 6, 5, 6, 5, 7]);
}

#[test]
fn arrays_texts_and_lists_are_shown_as_values() {
    let text = "public static void main(String[] args) {\n    int[][] board = new int[2][3];\n    boolean[] used = {true};\n    \
                String name = \"ab\";\n    char[] row = {'Q', '.'};\n    List<Integer> list = new ArrayList<>();\n    list.add(7);\n    int[] none = null;\n    System.out.println();\n}\n";
    let mut machine = start(text, "");
    while machine.line() != 9 {
        assert!(machine.step());
    }
    let shown = |name: &str| {
        let call = rewindable::Machine::calls(&machine, 1).pop().expect("a call");
        let place = call.variables.iter().find(|variable| &*variable.name == name).expect("a variable").place;
        rewindable::Machine::view(&machine, place, 9)
    };
    let items = |name: &str| match shown(name) {
        rewindable::View::Items { class, items, .. } => (class.into_owned(), items.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!(items("board"), ("int[][]".to_owned(), 2));
    assert_eq!(items("used"), ("boolean[]".to_owned(), 1));
    assert_eq!(items("row"), ("char[]".to_owned(), 2));
    assert_eq!(items("list"), ("List<Integer>".to_owned(), 1));
    let plain = |name: &str| match shown(name) {
        rewindable::View::Plain(text) => text,
        other => panic!("{other:?}"),
    };
    assert_eq!((plain("name").as_str(), plain("none").as_str()), ("\"ab\"", "null"));
    let call = machine.innermost_call().expect("a call");
    let (_, used) = call.variables().find(|(name, _)| *name == "used").expect("a variable");
    let View::Pointer { .. } = machine.view(used, 9) else { panic!("an array is a reference") };
}

/// A run that is cloned at each hundredth line continues as the first one did, also where memory is given back.
#[test]
fn clones_go_on_alike() {
    let text = "static int n = 5, total; static List<Integer> row = new ArrayList<>();\nstatic void place() {\n    \
                if (row.size() == n) { total++; return; }\n    int[] waste = new int[50000];\n    for (int c = 0; c < n; c++) {\n        \
                if (row.contains(c)) continue;\n        row.add(c);\n        place();\n        row.remove(row.size() - 1);\n    }\n}\n\
                public static void main(String[] args) {\n    place();\n    System.out.println(total + \"!\" + row);\n}\n";
    let mut machine = start(text, "");
    let mut clones = Vec::new();
    while machine.step() {
        if machine.lines() % 100 == 7 {
            clones.push(machine.clone());
        }
    }
    assert_eq!(machine.end(), Some(&End::Exit(0)));
    for mut clone in clones {
        assert!(printed_by(&mut clone).ends_with("120![]\n"));
        assert_eq!(clone.lines(), machine.lines());
    }
}

/// Texts that are no programs, and programs with pieces taken out or doubled, are refused or run, and nothing else.
#[test]
fn damaged_programs_are_refused_or_run() {
    let programs = [
        ARTICLE,
        "class A { static int[] a = {1, 2}; static { a[0]++; } public static void main(String[] s) { for (int x : a) System.out.printf(\"%d\", x); } }",
    ];
    let mut seed = 7u64;
    let mut next = |most: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % most
    };
    for round in 0..2_000 {
        let mut bytes = programs[round % 2].as_bytes().to_vec();
        for _ in 0..=next(3) {
            let (from, length) = (next(bytes.len()), 1 + next(12));
            let piece: Vec<u8> = bytes[from..(from + length).min(bytes.len())].to_vec();
            match next(3) {
                0 => drop(bytes.drain(from..(from + length).min(bytes.len()))),
                1 => drop(bytes.splice(from..from, piece)),
                _ => {
                    let at = next(bytes.len());
                    bytes.splice(at..at, piece);
                }
            }
            if bytes.is_empty() {
                bytes.push(b';');
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        match Program::with_language(&text, Language::Java) {
            Ok(program) => {
                let mut machine = program.start("");
                while machine.lines() < 2_000 && machine.step() {}
            }
            Err(refusal) => assert!(refusal.line > 0 && !refusal.to_string().is_empty(), "{text}"),
        }
    }
}

#[test]
fn limits_end_a_run() {
    for (body, expected) in [
        ("while (true) System.out.println(\"many\");", "limit: line 2: the program has printed 1 MB"),
        ("int[][] a = new int[9000][9000];", "limit: line 2: the program needs more than 64 MiB"),
        ("String s = \"x\"; while (true) s += s;", "limit: line 2: "),
        ("System.out.printf(\"%99999d\", 1);", "refused: line 2: `%99999d` is not here"),
        (
            "ArrayList<Integer> a = new ArrayList<>(); a.add(500); a.add(500); boolean b = a.get(0) == a.get(1);",
            "refused: line 2: `== of boxes` is not here",
        ),
    ] {
        let mut machine = start(&format!("public static void main(String[] args) {{\n{body}\n}}\n"), "");
        printed_by(&mut machine);
        let end = machine.end().map(End::to_string).unwrap_or_default();
        assert!(end.starts_with(expected), "{end}");
    }
    let deep = format!("static int f() {{\nreturn {}1{};\n}}\n", "(".repeat(300), ")".repeat(300));
    let steps = format!("static void f(int i) {{\nfor (;; i++{}) ;\n}}\n", ", i++".repeat(9_000));
    for text in [deep, steps] {
        let refusal = Program::with_language(&text, Language::Java).expect_err("a limit");
        assert_eq!(refusal.key(), "limit-nesting");
    }
}
