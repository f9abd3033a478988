//! Damaged programs: each small program with one token taken out, doubled, moved or changed is refused or run as
//! `tests/traces/damaged.txt` says, which `UPDATE_TRACES=1` writes anew.

use std::fmt::Write as _;

use rewindable_c::{Language, Program};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::traces::{fnv, state};
use crate::{cases, cpp, java};

/// The damages of each program.
const DAMAGES: usize = 8;

/// A longer run is compared up to here: in lines, and in instructions and elements.
const LINES: u64 = 1_000;
const EFFORT: u64 = 1_000_000;

/// The run is compared at one line in this many, with all its variables.
const LOOK: u64 = 16;

/// What may come in the place of a token that is among its own row.
const ROWS: [&str; 10] = [
    "+ - * / % & | ^ << >> >>>",
    "== != < <= > >= && ||",
    "= += -= *= /= %= <<= >>= &= |= ^=",
    "++ -- ! ~ -",
    "int char short long unsigned float double bool boolean byte string String void auto",
    "0 1 2 3 4 7 10 31 32 63 100 127 128 255 256 1000 2147483647 2147483648 0x10 017 1.5 1e3 'a' -1",
    "if while for switch do return else break continue case default goto",
    "struct class enum union interface record template typename namespace typedef using",
    "public private protected static const final virtual override abstract",
    ". -> :: , ; :",
];

/// What is inserted.
const PIECES: &str = "( ) [ ] { } < > ; , : . * & ! = -> :: ++ static const int double unsigned return break x 0 \"s\" 'c' new this auto ...";

/// A generator of random numbers below a bound.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }
}

/// The tokens of a text, roughly: words with their points, literals, operators, and what is between them.
fn tokens(text: &str) -> Vec<&str> {
    let operators: Vec<&str> = ROWS
        .iter()
        .flat_map(|row| row.split(' '))
        .filter(|word| word.starts_with(|c: char| c.is_ascii_punctuation()))
        .collect();
    let mut rest = text;
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || !c.is_ascii();
        let length = if is_word(first) {
            rest.find(|c| !is_word(c) && !(c == '.' && first.is_ascii_digit())).unwrap_or(rest.len())
        } else if first.is_ascii_whitespace() {
            rest.find(|c: char| !c.is_ascii_whitespace()).unwrap_or(rest.len())
        } else if first == '"' || first == '\'' {
            let end = rest[1..].match_indices(first).find(|(at, _)| !rest[..at + 1].ends_with('\\'));
            end.map_or(1, |(at, _)| at + 2)
        } else {
            operators
                .iter()
                .filter(|each| !each.starts_with('\'') && rest.starts_with(**each))
                .map(|each| each.len())
                .max()
                .unwrap_or(1)
        };
        let (token, after) = rest.split_at(length);
        found.push(token);
        rest = after;
    }
    found
}

/// The length of what all programs begin with, and which stays as it is: headers, and the class and the method of a body in Java.
fn head_of(text: &str) -> usize {
    let Some(open) = text.strip_prefix("import").and(text.find('{')) else {
        let is_head = |line: &&str| line.starts_with("#include") || *line == "using namespace std;\n";
        return text.split_inclusive('\n').take_while(is_head).map(str::len).sum();
    };
    let method = " public static void main(String[] args) {\n";
    open + 1 + if text[open + 1..].starts_with(method) { method.len() } else { 0 }
}

/// The damage of a kind to a program.
fn damaged(text: &str, kind: usize, dice: &mut Dice) -> String {
    let (head, text) = text.split_at(head_of(text));
    let all = tokens(text);
    let solid: Vec<usize> = (0..all.len()).filter(|&at| !all[at].trim().is_empty()).collect();
    let mut now: Vec<&str> = all.clone();
    let at = dice.below(solid.len());
    let here = solid[at];
    let row_of = |token: &str| ROWS.iter().find(|row| row.split(' ').any(|word| word == token));
    let is_name = |token: &str| token.starts_with(|c: char| c.is_ascii_alphabetic()) && row_of(token).is_none();
    match kind {
        0 => now[here] = "",
        1 => now.insert(here, all[here]),
        2 => now.swap(here, solid[(at + 1) % solid.len()]),
        3 => now[here] = all[solid[dice.below(solid.len())]],
        4 => now.insert(here, dice.of(&PIECES.split(' ').collect::<Vec<_>>())),
        5 => {
            let names: Vec<usize> = solid.iter().copied().filter(|&at| is_name(all[at])).collect();
            if !names.is_empty() {
                now[names[dice.below(names.len())]] = all[names[dice.below(names.len())]];
            }
        }
        _ => {
            // A token and another of its row: mostly a program that runs, but otherwise.
            let in_rows: Vec<usize> = solid.iter().copied().filter(|&at| row_of(all[at]).is_some()).collect();
            if !in_rows.is_empty() {
                let at = in_rows[dice.below(in_rows.len())];
                let row: Vec<&str> = row_of(all[at]).expect("its row").split(' ').collect();
                now[at] = dice.of(&row);
            }
        }
    }
    // A piece between two words is apart from them.
    if kind == 4 {
        now.insert(here + 1, " ");
        now.insert(here, " ");
    }
    format!("{head}{}", now.concat())
}

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
        let mut dice = Dice(u64::from(fnv(&name)));
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
