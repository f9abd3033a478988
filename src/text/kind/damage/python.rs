//! Parts that Python code from an online judge lacks: an import, a call, a number.

use super::{Damage, DamageKind, Lines};

/// The names of `typing` that are types themselves by now, each with the type.
const TYPES: [(&str, &str); 5] =
    [("List", "list"), ("Dict", "dict"), ("Set", "set"), ("Tuple", "tuple"), ("FrozenSet", "frozenset")];

/// The number of queens in a call that is added.
const QUEENS: usize = 8;

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Where a whole word begins in a line, from a place on.
pub(super) fn word_at(code: &[char], word: &str, from: usize) -> Option<usize> {
    let word: Vec<char> = word.chars().collect();
    (from..(code.len() + 1).saturating_sub(word.len())).find(|&at| {
        let before = at.checked_sub(1).is_some_and(|before| is_name(code[before]) || code[before] == '.');
        let behind = code.get(at + word.len()).is_some_and(|&c| is_name(c));
        code[at..].starts_with(&word) && !before && !behind
    })
}

/// A line with one word in the place of another, wherever that is code.
pub(super) fn renamed(line: &[char], code: &[char], word: &str, other: &str) -> Vec<char> {
    let mut text = Vec::with_capacity(line.len());
    let mut from = 0;
    while let Some(at) = word_at(code, word, from) {
        text.extend_from_slice(&line[from..at]);
        text.extend(other.chars());
        from = at + word.chars().count();
    }
    text.extend_from_slice(&line[from..]);
    text
}

/// `List[int]` without `from typing import List`: `list[int]` says the same.
pub(super) fn no_import(program: &Lines) -> Option<Damage> {
    let missing = TYPES.into_iter().filter(|(name, _)| {
        let is_known = |code: &String| {
            let mut words = code.split(|c: char| !is_name(c));
            let binds = code.starts_with("from ") || code.starts_with("import ") || code.starts_with("class ");
            code.contains("import *")
                || (binds && words.any(|word| word == *name))
                || code.replace(' ', "").starts_with(&format!("{name}="))
        };
        !program.codes().any(|code| is_known(&code))
    });
    let mut text = program.text.clone();
    let mut masked: Vec<Vec<char>> = program.masked.iter().map(|line| line.code.clone()).collect();
    let mut lines = Vec::new();
    for (name, plain) in missing {
        for line in 0..text.len() {
            let bracket = word_at(&masked[line], name, 0).and_then(|at| masked[line].get(at + name.len()));
            if bracket != Some(&'[') {
                continue;
            }
            text[line] = renamed(&text[line], &masked[line], name, plain);
            masked[line] = renamed(&masked[line].clone(), &masked[line], name, plain);
            lines.push(line);
        }
    }
    lines.sort_unstable();
    lines.dedup();
    let others: Vec<_> = lines.into_iter().map(|line| (line, text[line].clone())).collect();
    program.with(DamageKind::NoImport, &others)
}

/// `eval(input())` reads any expression, but is meant for a number.
pub(super) fn eval(program: &Lines) -> Option<Damage> {
    let others = (0..program.text.len()).filter_map(|line| {
        let code = &program.masked[line].code;
        let at = word_at(code, "eval", 0)?;
        let behind: String = code[at + 4..].iter().filter(|c| !c.is_whitespace()).take(7).collect();
        (behind.starts_with("(input(")).then(|| {
            let mut mended = program.text[line].clone();
            mended.splice(at..at + 4, "int".chars());
            (line, mended)
        })
    });
    program.with(DamageKind::Eval, &others.collect::<Vec<_>>())
}

/// A class with a method of one number, and nothing else that runs: it is called with a number of queens, behind the last
/// line.
pub(super) fn no_call(program: &Lines) -> Option<Damage> {
    let mut class = None;
    let mut method = None;
    for line in 0..program.text.len() {
        let code = program.code(line);
        if code.is_empty() || program.masked[line].has_comment && code.chars().all(|c| matches!(c, '"' | '\'' | 's')) {
            continue;
        }
        let is_inner = program.text[line].first().is_some_and(|c| c.is_whitespace());
        if is_inner {
            if let (Some(_), None, Some(head)) = (&class, &method, code.strip_prefix("def ")) {
                method = of_one_number(head);
            }
        } else if let Some(head) = code.strip_prefix("class ") {
            class.get_or_insert((line, head.chars().take_while(|&c| is_name(c)).collect::<String>()));
        } else if !(code.starts_with("import ")
            || code.starts_with("from ")
            || code.starts_with("def ")
            || code.starts_with(['@', ')', ']']))
        {
            return None;
        }
    }
    let ((line, class), method) = (class?, method?);
    let last = program.last()?;
    // A further line at the end leaves all others where they are.
    let call = format!("\nprint({class}().{method}({QUEENS}))");
    let mended: Vec<char> = program.text[last].iter().copied().chain(call.chars()).collect();
    program.with_at(DamageKind::NoCall, line, &[(last, mended)])
}

/// The name of a method that takes itself and one number, by its head behind `def`.
fn of_one_number(head: &str) -> Option<String> {
    let (name, rest) = head.split_once('(')?;
    let (parameters, _) = rest.split_once(')')?;
    let parameters: Vec<&str> = parameters.split(',').map(str::trim).collect();
    let ["self", parameter] = parameters[..] else { return None };
    let is_number =
        parameter.split(':').nth(1).map_or(parameter == "n" || parameter == "N", |kind| kind.trim() == "int");
    (is_number && !name.starts_with('_')).then(|| name.trim().to_owned())
}
