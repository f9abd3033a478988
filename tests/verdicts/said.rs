//! What the project says of programs, a line each. They stand one after the other, each with its language, its input and what the
//! page shows:
//!
//! ```text
//! language python
//! asked queens 8
//! given 1
//! 6
//! lines 2
//! n = int(input())
//! print(n)
//! ```

use queens_and_knights::program::{AliasKind, Cause, Channel, Finder, Problem, Syntax, Verdict, Why};
use queens_and_knights::{Board, Size};
use rewindable::Machine;
use rewindable_c::Language;

/// How far a program is walked, as by the page.
const LINES: u64 = 10_000_000;

/// The next program of such a text, with what is said of it; nothing where it does not begin with one.
pub fn next<'a>(lines: &mut impl Iterator<Item = &'a str>) -> Option<(String, String)> {
    let language = lines.next()?.strip_prefix("language ")?;
    let asked = lines.next().and_then(|line| line.strip_prefix("asked ")).expect("what the page shows");
    let mut block = |name: &str| {
        let count = lines.next().and_then(|line| line.strip_prefix(name)).and_then(|count| count.trim().parse().ok());
        let count: usize = count.unwrap_or_else(|| panic!("no number of lines: {name}"));
        lines.by_ref().take(count).fold(String::new(), |text, line| text + line + "\n")
    };
    let (given, program) = (block("given"), block("lines"));
    let said = said_of(language, &program, &given, problem(asked), LINES);
    Some((program, said))
}

fn problem(text: &str) -> Problem {
    let sides: Vec<u16> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
    match sides[..] {
        [size] => Problem::Queens(Size::new(size as u8)),
        [files, ranks] => Problem::Knight(Board::new(files, ranks)),
        _ => panic!("no problem: {text}"),
    }
}

/// What is said of a program with its input, walked some lines far.
pub fn said_of(language: &str, text: &str, given: &str, problem: Problem, lines: u64) -> String {
    let language = match language {
        "c" => Language::C,
        "cpp" => Language::Cpp,
        "java" => Language::Java,
        _ => {
            return match rewindable_python::Program::new(text) {
                Err(refusals) => format!("refused: {refusals:?}"),
                Ok(program) => judged(Finder::of_text(program.start(given, 1), problem, text, Syntax::Hashes), lines),
            };
        }
    };
    match rewindable_c::Program::with_language(text, language) {
        Err(refusal) => format!("refused: {refusal}"),
        Ok(program) => judged(Finder::of_text(program.start(given), problem, text, Syntax::Slashes), lines),
    }
}

fn judged<M: Machine>(mut finder: Finder<M>, lines: u64) -> String {
    let ended = !finder.walk(lines);
    let open = if ended { "" } else { " (so far)" };
    let verdict = finder.verdict();
    // As on the page, the cause is sought in a run that has ended.
    let mut why = if ended { Why::new(&finder, &verdict) } else { None };
    while why.as_mut().is_some_and(|why| why.walk(lines / 100)) {}
    let cause = why.as_ref().and_then(Why::cause);
    format!("{}{}{open}", short(&verdict), named(cause.as_ref()))
}

/// The fields of a verdict, as the page says them.
fn short(verdict: &Verdict) -> String {
    let Verdict { boards, right, wrong, twice, total, .. } = verdict;
    let (rows, columns) = verdict.problem.sides();
    let problem = match verdict.problem {
        Problem::Queens(_) => format!("queens {rows}"),
        Problem::Knight(_) => format!("knight {columns} {rows}"),
    };
    let by = match verdict.channel {
        Some(Channel::Printed) => "printed",
        Some(Channel::Kept(_)) => "kept",
        Some(Channel::Handed(_)) => "handed",
        Some(Channel::Board(_)) => "board",
        None => "none",
    };
    let is_said = *boards > 1 && total.is_none_or(|total| total.right != Some(true));
    let missing = verdict.first_missing.as_ref().filter(|_| is_said).map_or(0, |missing| missing.count);
    let total = total.map_or("none".to_owned(), |total| {
        format!("{} {}", total.number, if total.right == Some(true) { "right" } else { "wrong" })
    });
    let alias = match verdict.alias.map(|alias| alias.kind) {
        Some(AliasKind::List) => "list",
        Some(AliasKind::Row) => "row",
        None => "none",
    };
    format!(
        "{problem}; {by} {boards}: {right} right, {wrong} wrong, {twice} again, {missing} missing; total {total}; \
         alias {alias}; cause "
    )
}

/// The cause with its line.
fn named(cause: Option<&Cause>) -> String {
    match cause {
        None => "none".to_owned(),
        Some(Cause::Accepted(site, _)) => format!("accepted {}", site.line),
        Some(Cause::Left(left)) => format!("unreset {}", left.line),
        Some(Cause::Untried { .. }) => "untried".to_owned(),
        Some(Cause::Stops(site)) => format!("stops {}", site.line),
        Some(Cause::Denied(site)) => format!("denied {}", site.line),
        Some(Cause::Shared(site)) => format!("alias {}", site.line),
    }
}
