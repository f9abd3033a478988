//! Links to programs in C, C++ and Java show what `tests/golden/release-1.2.0-programs.txt` says, a line for each:
//!
//! ```text
//! link => lines, checksum of the steps, end; step: line, board, checksums of the variables and of the output; step: …
//! ```
//!
//! Beside natively and as a test on wasm32 it is read of the module that ships, by tests/js/program-promised.test.mjs. The link
//! has the text of its program, so an example may change. `UPDATE_GOLDEN=1 cargo test promised` writes the lines of new links.

use std::fmt::Write as _;

use queens_and_knights::program::{Content, Finder, Frame, ProgramRun, Shown, Syntax, Tree, frames};
use queens_and_knights::text::link;
use queens_and_knights::{Link, Player};
use rewindable::End;
use rewindable_c::{Language, Machine, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const PROMISED: &str = include_str!("../golden/release-1.2.0-programs.txt");

/// The digits of base64url.
const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The text of a program in a link.
fn unpacked(packed: &str) -> String {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0, 0);
    for letter in packed.bytes() {
        let digit = DIGITS.iter().position(|&digit| digit == letter).expect("a digit");
        (bits, count) = (bits << 6 | digit as u32, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    String::from_utf8(miniz_oxide::inflate::decompress_to_vec_zlib(&bytes).expect("zlib")).expect("UTF-8")
}

/// FNV-1a of 32 bits, so far and with a text behind it.
fn added(sum: u32, text: &str) -> u32 {
    text.bytes().fold(sum, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

const EMPTY: u32 = 0x811c_9dc5;

/// How many lines a run has, a checksum of their numbers with the depth of the calls and what is printed, and the end.
fn run(mut machine: Machine) -> (u64, String) {
    let mut sum = EMPTY;
    loop {
        sum = added(sum, &format!("{} {} {}\n", machine.depth(), machine.line(), machine.text()));
        if !machine.step() {
            break;
        }
    }
    let end = match rewindable::Machine::end(&machine).expect("an end") {
        End::Exit { .. } => "end".to_owned(),
        End::Error { line, .. } => format!("error {line}"),
        End::Fault { line, .. } => format!("fault {line}"),
        End::Limit(_) => format!("limit {}", machine.line()),
    };
    (machine.lines(), format!("{}, {sum:08x}, {end}", machine.lines()))
}

fn value(Tree { content, .. }: &Tree) -> String {
    let joined = |parts: Vec<String>| parts.join(", ");
    match content {
        Content::Plain(text) => text.clone(),
        Content::Unset => "unset".to_owned(),
        Content::Items { class, items, more, .. } => {
            format!("{class}({}) + {more}", joined(items.iter().map(value).collect()))
        }
        Content::Entries { entries, more } => {
            let each = entries.iter().map(|(key, of)| format!("{}: {}", value(key), value(of)));
            format!("{{{}}} + {more}", joined(each.collect()))
        }
        Content::Instance { class, attributes, more } => {
            let each = attributes.iter().map(|Shown { name, value: of, .. }| format!("{name}={}", value(of)));
            format!("{class}({}) + {more}", joined(each.collect()))
        }
    }
}

fn variables(frames: &[Frame]) -> String {
    let mut text = String::new();
    for Frame { function, line, depth, variables } in frames {
        let _ = writeln!(text, "{depth} {function} {line}");
        for Shown { name, value: of, .. } in variables {
            let _ = writeln!(text, "{name} = {}", value(of));
        }
    }
    text
}

/// All that is shown at a step.
fn state(run: &ProgramRun<Machine>) -> String {
    let squares: String = run.board().squares.iter().map(ToString::to_string).collect();
    let board = if squares.is_empty() { "-" } else { &squares };
    let [variables, output] = [variables(&frames(run, &[])), run.output()].map(|text| added(EMPTY, &text));
    format!("{} {board} {variables:08x} {output:08x}", run.machine().line())
}

/// What a link shows at these steps; without any, at the first one, the last one and three between them.
fn shown(text: &str, steps: &[u64]) -> String {
    let link: Link = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let Some(link::View::Program(program)) = link.view() else { panic!("{text} is no program") };
    let language = match program.language {
        link::Language::C => Language::C,
        link::Language::Cpp => Language::Cpp,
        link::Language::Java => Language::Java,
        link::Language::Python => panic!("{text} is in Python"),
    };
    let source = unpacked(program.text.get());
    let read = Program::with_language(&source, language).unwrap_or_else(|refusal| panic!("{refusal}\n{source}"));
    let start = read.start(program.input.get());
    let (lines, mut shown) = run(start.clone());

    let mut finder = Finder::of_text(start, program.problem, &source, Syntax::Slashes);
    while finder.walk(100_000) {}
    let board = program.board.as_ref().expect("a board").get();
    let found = finder.candidates().into_iter().find(|each| each.source.variable.to_string() == board);
    assert_eq!(found.is_none(), board == link::BoardName::NONE, "{board} in\n{source}");
    let problem = found.as_ref().map_or(program.problem, |each| each.problem);
    let mut player: Player<_> = finder.player(found.map(|each| each.source), problem);
    let mut five = vec![1, lines / 4, lines / 2, lines / 4 * 3, lines];
    five.retain(|&step| step > 0);
    five.dedup();
    for &step in if steps.is_empty() { &five } else { steps } {
        player.go_to(step);
        let _ = write!(shown, "; {step}: {}", state(player.here().run()));
    }
    shown
}

#[test]
fn links_to_programs_in_c_cpp_and_java_show_what_they_did() {
    let mut lines = Vec::new();
    for line in PROMISED.lines() {
        let (link, expected) = line.split_once(" => ").unwrap_or((line, ""));
        if link.starts_with(';') {
            lines.push(line.to_owned());
            continue;
        }
        let step = |state: &str| state.split_once(": ").and_then(|(step, _)| step.parse().ok());
        let steps: Vec<u64> = expected.split("; ").filter_map(step).collect();
        lines.push(if expected.is_empty() && is_update() {
            format!("{link} => {}", shown(link, &steps))
        } else {
            assert_eq!(shown(link, &steps), expected, "{link}");
            line.to_owned()
        });
    }
    #[cfg(not(target_arch = "wasm32"))]
    if is_update() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/release-1.2.0-programs.txt");
        std::fs::write(path, lines.join("\n") + "\n").expect("written");
    }
    for lang in ["c", "cpp", "java"] {
        let count = lines.iter().filter(|line| line.contains(&format!("?lang={lang}&"))).count();
        assert!(count >= 5, "{count} links in {lang}");
    }
}

fn is_update() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}
