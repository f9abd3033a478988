//! Brackets that web pages have lost, doubled or moved.

use std::collections::BTreeSet;

use super::{Damage, DamageKind, Lines};

/// `a][i]]` for `a[i]]`: of the names directly in brackets it is the last that has an index elsewhere.
pub(super) fn moved(program: &Lines) -> Option<Damage> {
    let indexed = program.indexed();
    let lines = (0..program.text.len()).filter_map(|line| Some((line, moved_in(program, line, &indexed)?)));
    program.with(DamageKind::Moved, &lines.collect::<Vec<_>>())
}

fn moved_in(program: &Lines, line: usize, indexed: &BTreeSet<&[char]>) -> Option<Vec<char>> {
    let code = &program.masked[line].code;
    let count = |sign| code.iter().filter(|&&found| found == sign).count();
    if count(']') != count('[') + 1 {
        return None;
    }
    let is_name = |c: &char| c.is_alphanumeric() || *c == '_';
    let candidates = (1..code.len().saturating_sub(1)).filter(|&at| {
        let from = code[..at].iter().rposition(|c| !is_name(c));
        let is_alone =
            code[at] == ']' && code[at + 1] == '[' && from.is_some_and(|from| code[from] == '[' && from + 1 < at);
        is_alone && from.is_some_and(|from| indexed.contains(&code[from + 1..at]))
    });
    let at = candidates.max()?;
    let mut mended = program.text[line].clone();
    mended.remove(at);
    Some(mended)
}

/// Brackets that close nothing.
pub(super) fn closing(program: &Lines) -> Option<Damage> {
    let indexed = program.indexed();
    // Those of a loop have semicolons between them.
    let mut open: Vec<(char, bool)> = Vec::new();
    let mut others = Vec::new();
    for (line, masked) in program.masked.iter().enumerate() {
        let mut extra: Vec<usize> = Vec::new();
        for (at, &found) in masked.code.iter().enumerate() {
            let block = open.iter().rposition(|(sign, _)| *sign == '{').map_or(0, |at| at + 1);
            match found {
                '(' | '[' | '{' => {
                    let before = masked.code[..at].iter().rposition(|c| !c.is_whitespace()).map_or(0, |last| last + 1);
                    open.push((found, masked.code[..before].ends_with(&['f', 'o', 'r'])));
                }
                ')' | ']' => {
                    let wanted = if found == ')' { '(' } else { '[' };
                    match open[block..].iter().rposition(|(sign, _)| *sign == wanted) {
                        // What was opened behind it was not closed: another mistake.
                        Some(at) => open.truncate(block + at),
                        None => extra.push(at),
                    }
                }
                '}' => open.truncate(block.saturating_sub(1)),
                ';' if !open[block..].iter().any(|(_, is_loop)| *is_loop) => open.truncate(block),
                _ => {}
            }
        }
        if !extra.is_empty() && !masked.is_cut && moved_in(program, line, &indexed).is_none() {
            let mut mended = program.text[line].clone();
            extra.iter().rev().for_each(|&at| _ = mended.remove(at));
            others.push((line, mended));
        }
    }
    program.with(DamageKind::Closing, &others)
}

/// Round brackets that are open where a statement ends, or its block begins: they are closed there.
pub(super) fn unclosed(program: &Lines) -> Option<Damage> {
    let mut others = Vec::new();
    let mut before = String::new();
    for line in 0..program.text.len() {
        let code = &program.masked[line].code;
        let count = |sign| code.iter().filter(|&&found| found == sign).count();
        let text = program.code(line);
        if text.is_empty() {
            continue;
        }
        let is_for = text.starts_with("for") || text.contains(" for");
        let is_whole = text.ends_with('{') || (text.ends_with(';') && (!is_for || count(';') > 2));
        let begins_whole = before.is_empty()
            || before.ends_with([';', '{', '}', ':', ')'])
            || before.starts_with('#')
            || before == "else";
        before = text;
        if !is_whole || !begins_whole || count('(') <= count(')') || program.masked[line].is_cut {
            continue;
        }
        let Some(end) = code.iter().rposition(|c| *c == '{' || *c == ';') else { continue };
        let at = code[..end].iter().rposition(|c| !c.is_whitespace()).map_or(end, |last| last + 1);
        let mut mended = program.text[line].clone();
        for _ in count(')')..count('(') {
            mended.insert(at, ')');
        }
        others.push((line, mended));
    }
    program.with(DamageKind::Unclosed, &others)
}
