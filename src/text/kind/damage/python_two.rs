//! Python 2 as far as it is words: `print` without brackets, `xrange`, `raw_input`, `unicode`, `/` of whole numbers,
//! `has_key` and backquotes.

use super::python::{renamed, word_at};
use super::{Damage, DamageKind, Lines};

pub(super) fn mend(program: &Lines) -> Option<Damage> {
    let prints = |line: usize| printed(&program.text[line], &program.masked[line].code).is_some();
    let has = |word: &str| program.masked.iter().any(|line| word_at(&line.code, word, 0).is_some());
    let is_bound = |word: &str| {
        program.codes().any(|code| {
            code.replace(' ', "").starts_with(&format!("{word}=")) || code.starts_with(&format!("def {word}"))
        })
    };
    let is_two = (0..program.text.len()).any(prints)
        || ["xrange", "raw_input", "unicode"].iter().any(|word| has(word) && !is_bound(word))
        || program.codes().any(|code| code.contains(".has_key("));
    if !is_two {
        return None;
    }
    // A division of whole numbers drops the fraction, unless a fraction is about.
    let is_whole = !program.codes().any(|code| {
        let point = |pair: [char; 2]| pair[0].is_ascii_digit() && pair[1] == '.';
        let codes: Vec<char> = code.chars().collect();
        codes.windows(2).any(|pair| point([pair[0], pair[1]]))
            || code.contains("float(")
            || code.contains("division")
            || code.contains("time(")
    });
    let others = (0..program.text.len()).filter_map(|line| {
        let mended = line_mended(program, line, is_whole);
        (mended != program.text[line]).then_some((line, mended))
    });
    program.with(DamageKind::PythonTwo, &others.collect::<Vec<_>>())
}

/// The new text of a line, from the line and its code; nothing where it stays.
type Change<'a> = dyn Fn(&[char], &[char]) -> Option<Vec<char>> + 'a;

fn line_mended(program: &Lines, line: usize, is_whole: bool) -> Vec<char> {
    let mut text = program.text[line].clone();
    let mut code = program.masked[line].code.clone();
    let mut both = |change: &Change<'_>| {
        if let Some(other) = change(&text, &code) {
            // The mask changes in the same way: nothing is put into a string.
            let masked = change(&code, &code);
            (text, code) = (other, masked.unwrap_or_default());
        }
    };
    for (word, other) in [("xrange", "range"), ("raw_input", "input"), ("unicode", "str")] {
        both(&|line, code| word_at(code, word, 0).map(|_| renamed(line, code, word, other)));
    }
    for _ in 0..8 {
        both(&|line, code| with_key(line, code));
        both(&|line, code| with_quotes(line, code));
    }
    if is_whole {
        both(&|line, code| Some(divided(line, code)));
    }
    both(&|line, code| printed(line, code));
    text
}

/// `/` of a line as `//`.
fn divided(line: &[char], code: &[char]) -> Vec<char> {
    let is_single = |at: usize| code[at] == '/' && code.get(at + 1) != Some(&'/') && (at == 0 || code[at - 1] != '/');
    (0..line.len()).flat_map(|at| std::iter::repeat_n(line[at], if is_single(at) { 2 } else { 1 })).collect()
}

/// `d.has_key(k)` as `(k in d)`.
fn with_key(line: &[char], code: &[char]) -> Option<Vec<char>> {
    let call: Vec<char> = ".has_key(".chars().collect();
    let at = code.windows(call.len()).position(|part| part == call)?;
    let is_part = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '.');
    let from = code[..at].iter().rposition(|c| !is_part(c)).map_or(0, |before| before + 1);
    let inside = at + call.len();
    let mut depth = 1;
    let end = (inside..code.len()).find(|&i| {
        depth += match code[i] {
            '(' | '[' => 1,
            ')' | ']' => -1,
            _ => 0,
        };
        depth == 0
    })?;
    if from == at {
        return None;
    }
    let (key, place) = (&line[inside..end], &line[from..at]);
    Some([&line[..from], &['('], key, &[' ', 'i', 'n', ' '], place, &[')'], &line[end + 1..]].concat())
}

/// `` `x` `` as `repr(x)`.
fn with_quotes(line: &[char], code: &[char]) -> Option<Vec<char>> {
    let from = code.iter().position(|&c| c == '`')?;
    let to = from + 1 + code[from + 1..].iter().position(|&c| c == '`')?;
    let repr: Vec<char> = "repr(".chars().collect();
    Some([&line[..from], &repr, &line[from + 1..to], &[')'], &line[to + 1..]].concat())
}

/// A line with its `print` as a call; nothing where that has brackets, or prints into a file.
fn printed(line: &[char], code: &[char]) -> Option<Vec<char>> {
    let begins = |at: usize| {
        let before: String = code[..at].iter().collect();
        before.trim().is_empty() || before.trim_end().ends_with([':', ';'])
    };
    let mut from = 0;
    let at = loop {
        let at = word_at(code, "print", from)?;
        if begins(at) {
            break at;
        }
        from = at + 5;
    };
    let end = code[at..].iter().position(|&c| c == ';').map_or(code.len(), |end| at + end);
    let end = code[..end].iter().rposition(|c| !c.is_whitespace()).map_or(at + 5, |last| (last + 1).max(at + 5));
    let what: String = code[at + 5..end].iter().collect();
    let first = what.trim_start().chars().next();
    let is_call = first == Some('(') && closes_at_end(&what) || matches!(first, Some('=' | ',' | '.' | '>'));
    if is_call {
        return None;
    }
    let shown = &line[at + 5..end];
    let shown = &shown[shown.iter().take_while(|c| c.is_whitespace()).count()..];
    let stays = shown.last() == Some(&',');
    let shown = if stays { &shown[..shown.len() - 1] } else { shown };
    let close = if stays { ", end=\" \")" } else { ")" };
    let open: Vec<char> = "print(".chars().collect();
    Some([&line[..at], &open, shown, &close.chars().collect::<Vec<_>>(), &line[end..]].concat())
}

/// Whether the bracket that a text begins with is closed at its end, and not before: `(a), (b)` are two things.
fn closes_at_end(text: &str) -> bool {
    let text = text.trim();
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        depth += match c {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            let rest = &text[at + c.len_utf8()..];
            return !rest.trim_start().starts_with(',') || rest.trim() == ",";
        }
    }
    true
}
