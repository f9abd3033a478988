//! The classifier of texts: everything that is pasted, dropped, opened as a file or typed into *Open* comes here
//! first.
//!
//! Programs come before boards. A program as it stands on a web page is cleaned: line numbers, sentences around it,
//! full-width punctuation and their like are taken out, and it is known that they were. [`damage`](damage()) finds what else
//! is wrong with it and can be mended.
//!
//! ```
//! use queens_and_knights::text::kind::{Cleaning, Kind, Language, kind_of};
//!
//! let text = "1 #include <stdio.h>\n2 int main(）\n3 {\n4     printf(“92”);\n5 }";
//! let Kind::Program(program) = kind_of(text, "") else { panic!("no program") };
//! assert_eq!(program.language, Language::C);
//! assert_eq!(program.text, "#include <stdio.h>\nint main()\n{\n    printf(\"92\");\n}\n");
//! assert!(program.cleaned.has(Cleaning::Numbers) && program.cleaned.has(Cleaning::FullWidth));
//! assert_eq!(kind_of("15863724", ""), Kind::Board);
//! ```

mod characters;
mod cleaning;
mod damage;
mod fragments;
mod language;
mod mask;
mod numbers;
mod others;
mod prompts;
mod recognise;
mod statement;
mod words;

pub use cleaning::{Cleaning, Cleanings};
pub use damage::{Damage, DamageKind, damage};
pub use language::Language;

use crate::board::Board;
use crate::text::answer::{Opened, open};
use crate::text::link::{LinkError, mended};
use characters::Line;
use fragments::{Code, of_program};
use mask::Family;
use statement::Class;

/// The longest text that is looked through for a program, in bytes: four times what a program may be, for an article
/// around it.
pub const MAX_LENGTH: usize = 262_144;

/// The number of first lines in which finished jobs are looked for.
const FIRST_LINES: usize = 8;

/// The kind of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing but blanks.
    Nothing,
    /// A picture in SVG, which may carry a link.
    Picture,
    /// Lines of finished jobs of a count.
    Jobs,
    /// A notebook of Jupyter, whose code cells are a program.
    Notebook,
    /// A lesson: a title, and links.
    Lesson,
    /// A program.
    Program(Program),
    /// A program in Python, or the text of a board: both can be read of it.
    Either(Program, String),
    /// A program in a language that the page does not know, by its name where it is clear which.
    Foreign(Option<&'static str>),
    /// Anything else, which is for the readers of boards: [`board`].
    Board,
}

/// A program out of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The language that it is in.
    pub language: Language,
    /// Its cleaned text; each line ends with `\n`.
    pub text: String,
    /// How the text was cleaned.
    pub cleaned: Cleanings,
    /// Whether a run begins in it: it has a `main`, or in Python a test of `__name__`.
    pub has_main: bool,
    /// Whether it is about a knight rather than queens; nothing where its words do not say.
    pub knight: Option<bool>,
}

/// Classifies a text. `file` is the name of the file that it comes from, empty for a text that was pasted or typed.
#[must_use]
pub fn kind_of(text: &str, file: &str) -> Kind {
    let start = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let end = file.rsplit_once('.').map(|(_, end)| end.to_ascii_lowercase()).unwrap_or_default();
    if start.is_empty() {
        return Kind::Nothing;
    }
    if start.starts_with('<') && !start.starts_with("<?php") && Language::of_file(file).is_none() {
        return if start.contains("<svg") { Kind::Picture } else { Kind::Board };
    }
    // The first line of a file may be lost.
    let is_job = |line: &str| {
        line.trim_start().starts_with('{') && line.contains("\"solutions\"") && has_field(line, "\"jobs\"")
    };
    if start.lines().take(FIRST_LINES).any(is_job) {
        return Kind::Jobs;
    }
    if end == "ipynb" || (start.starts_with('{') && start.contains("\"cells\"") && start.contains("\"cell_type\"")) {
        return Kind::Notebook;
    }
    let is_title = is_title(start);
    if (is_title || end == "md" || end == "markdown") && has_link_line(start) {
        return Kind::Lesson;
    }
    if let Some(kind) = program(text, file) {
        return kind;
    }
    if is_title || end == "md" || end == "markdown" { Kind::Lesson } else { Kind::Board }
}

/// Reads a text of [`Kind::Board`]: a link, also one that a sentence or a tracker has something hung on, a board in any of
/// the forms of [`read_pasted`](crate::text::paste::read_pasted), or the output of a program.
///
/// # Errors
/// Those of [`open`] where there is no such link in it either.
pub fn board(text: &str, knight: Option<Board>) -> Result<Opened, LinkError> {
    open(text, knight).or_else(|error| {
        let link = mended(text).ok_or(error)?;
        Ok(Opened { pasted: link.into(), answer: None })
    })
}

/// Whether a number follows a name in JSON.
fn has_field(text: &str, name: &str) -> bool {
    let Some((_, behind)) = text.split_once(name) else { return false };
    behind
        .trim_start()
        .strip_prefix(':')
        .is_some_and(|value| value.trim_start().starts_with(|c: char| c.is_ascii_digit()))
}

/// Whether a title of Markdown comes first, which no link is: a blank stands behind its `#`.
fn is_title(text: &str) -> bool {
    let Some(title) = text.strip_prefix('#').filter(|title| title.starts_with(char::is_whitespace)) else {
        return false;
    };
    let title = title.trim_start();
    !title.is_empty() && !title.starts_with("1/")
}

/// Whether a line is a link, as in a lesson.
fn has_link_line(text: &str) -> bool {
    text.lines().any(|line| line.find("#1/").is_some_and(|at| !line[..at].trim().contains(char::is_whitespace)))
}

/// The program in a text, if it is one.
fn program(text: &str, file: &str) -> Option<Kind> {
    if text.len() > MAX_LENGTH || is_report(text) {
        return None;
    }
    let named = Language::of_file(file);
    let is_named = named.is_some() || file.to_ascii_lowercase().ends_with(".h");
    let family = named.map_or_else(|| family_of(text), Language::family);
    let mut cleaned = Cleanings::default();
    let mut lines = characters::clean(text, family);
    let mut printed = String::new();
    if !is_named {
        lines = prompts::within_fences(lines, &mut cleaned);
        (lines, printed) = prompts::typed(lines, &mut cleaned);
    }
    lines = numbers::without_numbers(lines, &mut cleaned);
    let mut code = Code::new(lines, family);
    if !is_named {
        let all = code.lines.len();
        let other = if family == Family::Indents { foreign(&code) } else { None };
        code = of_program(code, family, &mut cleaned)?;
        // What of another language looks like Python is no program in an article.
        if code.lines.len() * 2 < all && other.is_some() {
            return other;
        }
        // One line of code does not make an article a program.
        if all > 20 && code.lines.len() * 20 < all {
            return None;
        }
    }
    code.lines.iter().for_each(|line| cleaned.add(line.cleaned));
    let plain: Vec<String> = code.masked.iter().map(|line| line.text()).collect();
    let language = match named {
        // The name of a file decides.
        Some(language) => language,
        None if is_named => recognise::of_braces(&plain).unwrap_or(Language::C),
        None => language_of(&code, &plain, family, cleaned.has(Cleaning::Prompts))?,
    };
    if let Language::Other(name) = language {
        return Some(Kind::Foreign(name));
    }
    let program = Program {
        language,
        has_main: plain.iter().any(|line| fragments::is_main(line) || line.contains("__name__")),
        knight: is_of_knight(&code.lines),
        cleaned,
        text: if cleaned.iter().next().is_none() { plain_text(text) } else { joined(&code.lines) },
    };
    let is_sure = code.classes.contains(&Class::Strong);
    if is_named || (is_sure && printed.is_empty()) {
        return Some(Kind::Program(program));
    }
    // The output of a session, or assignments alone.
    let rest = if printed.is_empty() { text.to_owned() } else { printed };
    let is_board = board(&rest, None).is_ok();
    match (is_board, is_sure || program.cleaned.has(Cleaning::Prompts)) {
        (true, _) => Some(Kind::Either(program, rest)),
        (false, true) => Some(Kind::Program(program)),
        (false, false) => None,
    }
}

/// Another language that all lines of a text have words of.
fn foreign(code: &Code) -> Option<Kind> {
    let lines: Vec<String> = code.masked.iter().map(|line| line.text()).filter(|line| !line.is_empty()).collect();
    match recognise::strongest(&lines)? {
        (Language::Other(name), words) if words >= lines.len() => Some(Kind::Foreign(name)),
        _ => None,
    }
}

/// Whether a text is what a run or a test of Python, or a compiler, says of a mistake: lines of the program are quoted in it.
fn is_report(text: &str) -> bool {
    let begins = |line: &str| {
        line.contains("Traceback (most recent call last)")
            || line.contains("= test session starts =")
            || line.contains(": error: ")
            || line.contains(": warning: ")
            || line.ends_with(": In function 'main':")
            || line.ends_with(": In function ‘main’:")
            || line.starts_with("Exception in thread ")
    };
    text.lines().filter(|line| !line.trim().is_empty()).take(2).any(begins)
}

/// The language of lines that may be a program; nothing where they are none. What was typed at prompts is Python.
fn language_of(code: &Code, plain: &[String], family: Family, is_typed: bool) -> Option<Language> {
    let count =
        |least: Class, most: Class| code.classes.iter().filter(|&&class| (least..=most).contains(&class)).count();
    let (lines, strong) = (count(Class::Code, Class::Strong), count(Class::Strong, Class::Strong));
    let others = count(Class::Prose, Class::Unclear);
    let of_others = recognise::strongest(plain);
    if family == Family::Braces {
        let is_code = strong > 0 && lines >= 3 * others;
        return if is_code { recognise::of_braces(plain) } else { of_others.map(|(language, _)| language) };
    }
    // Assignments alone are also what programs print, and lines of `#` alone may be drawn.
    let is_comment = plain.iter().all(String::is_empty);
    let is_code =
        !is_comment && (strong > 0 || is_typed || (lines >= 2 && others == 0)) && lines > 0 && lines >= 3 * others;
    match of_others {
        Some((language, words)) if !is_code || words > 2 * lines => Some(language),
        _ => is_code.then_some(Language::Python),
    }
}

/// How the comments and strings of a text are written, by what its lines begin and end with.
fn family_of(text: &str) -> Family {
    let (mut braces, mut indents) = (0, 0);
    for line in text.split(['\n', '\r']) {
        let line =
            line.trim_start_matches(|c: char| c.is_whitespace() || c.is_ascii_digit() || "|.:>".contains(c)).trim_end();
        let ends = line.ends_with([';', '{', '}', '；', '｛', '｝']) || line.contains("; //") || line.contains(";//");
        let begins = line.starts_with("#include") || line.starts_with("//") || line.starts_with("/*");
        braces += usize::from(ends || begins);
        let first = line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        let opens = line.ends_with([':', '：']);
        indents += usize::from(match first {
            "def" | "elif" | "except" | "with" => true,
            "import" | "from" | "print" | "in" | "In" => !line.ends_with([';', '；']),
            "if" | "for" | "while" | "class" | "else" | "try" => opens,
            _ => false,
        });
    }
    if braces > indents { Family::Braces } else { Family::Indents }
}

/// Whether the words of a program are those of a knight; nothing where they are as much those of queens.
fn is_of_knight(lines: &[Line]) -> Option<bool> {
    let (mut knight, mut queens) = (0_usize, 0_usize);
    for line in lines {
        let text = line.text.to_lowercase();
        let count = |words: &[&str]| words.iter().map(|word| text.matches(word).count()).sum::<usize>();
        knight += count(&["knight", "warnsdorff", "horse", "马", "骑士"]);
        queens += count(&["queen", "皇后"]);
    }
    (knight != queens).then_some(knight > queens)
}

/// A text that needed no cleaning, with the line ends of Unix.
fn plain_text(text: &str) -> String {
    text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n")
}

fn joined(lines: &[Line]) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(&line.text);
        text.push('\n');
    }
    let end = text.trim_end_matches('\n').len();
    text.truncate(end);
    text.push('\n');
    text
}
