//! Texts of fifteen sorts made from words: eight languages of programs, prose in English and in Chinese, logs, tables, JSON,
//! Markdown and settings. None holds a board, and none is opened as one; the programs are programs.

use queens_and_knights::text::kind::{Kind, Language, board, kind_of};

const SEED: u64 = 59;

/// Texts of each sort.
const EACH: usize = 20;

/// A generator that looks random enough: xorshift of 64 bits.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    fn of<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.below(words.len())]
    }

    /// Several of them, with a text between.
    fn some(&mut self, words: &[&str], least: usize, between: &str) -> String {
        let count = least + self.below(5);
        (0..count).map(|_| self.of(words)).collect::<Vec<_>>().join(between)
    }
}

const NAMES: &[&str] =
    &["row", "col", "board", "queens", "place", "count", "n", "i", "total", "check", "size", "steps"];
#[rustfmt::skip]
const WORDS: &[&str] = &[
    "the", "queen", "board", "of", "a", "search", "row", "and", "then", "goes", "back", "to", "column", "eight",
    "solutions", "with", "knight", "is", "placed", "attacked", "92", "every", "square", "first", "no",
];
#[rustfmt::skip]
const HANZI: &[&str] = &[
    "皇后", "棋盘", "回溯", "算法", "放置", "第八行", "的", "解", "我们", "从", "开始", "每一列", "共有", "92种", "方法",
];

/// Statements of a language with braces, by their forms.
fn braces(dice: &mut Dice, head: &str, typed: &str, print: &str, tail: &str) -> String {
    let mut text = String::from(head);
    for _ in 0..2 + dice.below(4) {
        let (a, b) = (dice.of(NAMES), dice.of(NAMES));
        let (x, y) = (dice.below(100), dice.below(9));
        text += &match dice.below(5) {
            0 => format!("    {typed} {a} = {x};\n"),
            1 => format!("    if ({a} > {b} + {y}) {{\n        {a} = {b} - {x};\n    }}\n"),
            2 => format!("    {}\n", print.replace('@', a)),
            3 => format!("    while ({a} < {x}) {{ {a} += {y}; }}\n"),
            _ => format!("    // {}\n    {a}({b}, {x});\n", dice.some(WORDS, 3, " ")),
        };
    }
    // The features that identify the language occur more than once.
    text += &format!("    {}\n    {typed} last = 1;\n", print.replace('@', "last"));
    text + tail
}

fn python(dice: &mut Dice) -> String {
    let (name, value) = (dice.of(NAMES), dice.below(100));
    let mut text = format!("# {}\ndef {name}(n):\n", dice.some(WORDS, 3, " "));
    for _ in 0..2 + dice.below(4) {
        let (a, b, x) = (dice.of(NAMES), dice.of(NAMES), dice.below(50));
        text += &match dice.below(5) {
            0 => format!("    {a} = [0] * {x}\n"),
            1 => format!("    for {a} in range({x}):\n        print({a}, {b})\n"),
            2 => format!("    if {a} == {b}:\n        return {x}\n"),
            3 => format!("    {a}.append(({b}, {x}))\n"),
            _ => format!("    print(\"{}\", {a})\n", dice.some(WORDS, 2, " ")),
        };
    }
    format!("{text}\n\n{name}({value})\n")
}

fn prose(dice: &mut Dice) -> String {
    let sentence = |dice: &mut Dice| {
        let ends = [".", "?", ", said the author.", ": see below.", "; it ends there."];
        format!("{}{}", dice.some(WORDS, 6, " "), dice.of(&ends))
    };
    (0..2 + dice.below(5)).map(|_| sentence(dice)).collect::<Vec<_>>().join(if dice.below(2) == 0 { "\n" } else { " " })
}

fn hanzi(dice: &mut Dice) -> String {
    let ends = ["。", "，", "：", "？"];
    (0..3 + dice.below(4)).map(|_| format!("{}{}\n", dice.some(HANZI, 5, ""), dice.of(&ends))).collect()
}

fn log(dice: &mut Dice) -> String {
    let line = |dice: &mut Dice| {
        let (hour, minute, second) = (dice.below(24), dice.below(60), dice.below(60));
        let (level, id) = (dice.of(&["INFO", "WARN", "ERROR", "DEBUG"]), dice.below(9999));
        let said = dice.some(WORDS, 2, " ");
        match dice.below(3) {
            0 => format!("2026-11-{:02} {hour:02}:{minute:02}:{second:02} {level} [{id}] {said}\n", 1 + dice.below(30)),
            1 => format!("{hour:02}:{minute:02}:{second:02}.{id:04} {level}: {said} ({id} ms)\n"),
            _ => format!("[{level}] worker-{id} {said} took {}.{} s\n", dice.below(9), dice.below(99)),
        }
    };
    (0..3 + dice.below(6)).map(|_| line(dice)).collect()
}

fn table(dice: &mut Dice) -> String {
    let between = dice.of(&["\t", ",", " | ", ";", "  "]);
    let columns = 3 + dice.below(3);
    let heads: Vec<&str> = ["name", "solutions", "time", "nodes", "memory", "rate"][..columns].to_vec();
    let row = |dice: &mut Dice| {
        let mut cells = vec![format!("{}-{}", dice.of(WORDS), dice.below(99))];
        cells.extend((1..columns).map(|_| format!("{}.{}", dice.below(500), dice.below(99))));
        cells.join(between)
    };
    let rows: Vec<String> = (0..2 + dice.below(6)).map(|_| row(dice)).collect();
    format!("{}\n{}\n", heads.join(between), rows.join("\n"))
}

fn json(dice: &mut Dice) -> String {
    let field = |dice: &mut Dice| match dice.below(4) {
        0 => format!("\"{}\": {}", dice.of(NAMES), dice.below(1000)),
        1 => format!("\"{}\": \"{}\"", dice.of(NAMES), dice.some(WORDS, 1, " ")),
        2 => format!("\"{}\": {{\"{}\": true}}", dice.of(NAMES), dice.of(WORDS)),
        _ => format!("\"{}\": [{}.5, null]", dice.of(NAMES), dice.below(50)),
    };
    let between = if dice.below(2) == 0 { ",\n  " } else { ", " };
    let fields: Vec<String> = (0..2 + dice.below(5)).map(|_| field(dice)).collect();
    format!("{{{}}}\n", fields.join(between))
}

fn markdown(dice: &mut Dice) -> String {
    let mut text = format!("{} {}\n\n", dice.of(&["#", "##", "Title:"]), dice.some(WORDS, 2, " "));
    for _ in 0..2 + dice.below(4) {
        text += &match dice.below(4) {
            0 => format!("- {}\n- **{}**\n", dice.some(WORDS, 2, " "), dice.some(WORDS, 2, " ")),
            1 => format!(
                "1. {}\n2. [{}](https://example.org/{})\n",
                dice.some(WORDS, 2, " "),
                dice.of(WORDS),
                dice.of(NAMES)
            ),
            2 => format!("> {}\n\n", dice.some(WORDS, 4, " ")),
            _ => format!("{}\n\n", dice.some(WORDS, 5, " ")),
        };
    }
    text
}

fn settings(dice: &mut Dice) -> String {
    let line =
        |dice: &mut Dice| format!("{}.{} = {}{}\n", dice.of(NAMES), dice.of(NAMES), dice.of(WORDS), dice.below(99));
    format!("[{}]\n{}", dice.of(NAMES), (0..3 + dice.below(4)).map(|_| line(dice)).collect::<String>())
}

/// A text of one of the sorts, and the language where it is a program.
fn made(sort: usize, dice: &mut Dice) -> (String, Option<Language>) {
    let name = dice.of(NAMES);
    let program = |text: String, language| (text, Some(language));
    let other = |text: String, name| (text, Some(Language::Other(Some(name))));
    match sort {
        0 => program(python(dice), Language::Python),
        1 => program(
            braces(
                dice,
                &format!("#include <stdio.h>\nint {name}(int n)\n{{\n"),
                "int",
                "printf(\"%d\\n\", @);",
                "    return 0;\n}\n",
            ),
            Language::C,
        ),
        2 => program(
            braces(
                dice,
                "#include <iostream>\nusing namespace std;\nint main() {\n",
                "int",
                "cout << @ << endl;",
                "}\n",
            ),
            Language::Cpp,
        ),
        3 => program(
            braces(
                dice,
                "public class Main {\n  public static void main(String[] args) {\n",
                "int",
                "System.out.println(@);",
                "  }\n}\n",
            ),
            Language::Java,
        ),
        4 => other(
            braces(dice, &format!("function {name}(n) {{\n"), "let", "console.log(@);", &format!("}}\n{name}(8);\n")),
            "JavaScript",
        ),
        5 => other(
            braces(
                dice,
                &format!("fn {name}(n: usize) -> usize {{\n"),
                "let mut",
                "println!(\"{}\", @);",
                "    n\n}\n",
            ),
            "Rust",
        ),
        6 => other(braces(dice, "using System;\nnamespace Queens {\n", "int", "Console.WriteLine(@);", "}\n"), "C#"),
        7 => other(
            braces(dice, "package main\n\nimport \"fmt\"\n\nfunc main() {\n", "var", "fmt.Println(@)", "}\n")
                .replace(';', ""),
            "Go",
        ),
        8 => (prose(dice), None),
        9 => (hanzi(dice), None),
        10 => (log(dice), None),
        11 => (table(dice), None),
        12 => (json(dice), None),
        13 => (markdown(dice), None),
        _ => (settings(dice), None),
    }
}

#[test]
fn no_text_that_holds_no_board_opens_one() {
    let mut dice = Dice(SEED);
    let mut wrong = Vec::new();
    for sort in 0..15 {
        for _ in 0..EACH {
            let (text, language) = made(sort, &mut dice);
            let found = match kind_of(&text, "") {
                Kind::Program(program) => Some(program.language),
                Kind::Foreign(name) => Some(Language::Other(name)),
                Kind::Board => {
                    if let Ok(opened) = board(&text, None) {
                        wrong.push(format!("{} is read in:\n{text}", opened.pasted.link));
                    }
                    None
                }
                Kind::Lesson if sort == 13 => None,
                other => panic!("{other:?}:\n{text}"),
            };
            if found != language {
                wrong.push(format!("{found:?}, not {language:?}:\n{text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), 15 * EACH, wrong.join("\n---\n"));
}
