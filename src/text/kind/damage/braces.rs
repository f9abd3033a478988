//! Braces, headers and classes of C, C++ and Java.

use super::{Damage, DamageKind, Lines};
use crate::text::kind::language::Language;

/// How deep the braces are before each line, and at the end.
fn depths(program: &Lines) -> Vec<i32> {
    let mut depths = vec![0];
    for line in &program.masked {
        let change: i32 = line
            .code
            .iter()
            .map(|c| {
                if *c == '{' {
                    1
                } else if *c == '}' {
                    -1
                } else {
                    0
                }
            })
            .sum();
        depths.push(depths[depths.len() - 1] + change);
    }
    depths
}

fn put(line: &[char], text: &str, in_front: bool) -> Vec<char> {
    if in_front {
        text.chars().chain(line.iter().copied()).collect()
    } else {
        line.iter().copied().chain(text.chars()).collect()
    }
}

/// A function in front of `main` that is not closed, as the text shows at its end.
pub(super) fn before_main(program: &Lines) -> Option<Damage> {
    let depths = depths(program);
    let main = program.main()?;
    let missing = usize::try_from(depths[main]).ok().filter(|&missing| missing > 0 && missing < 4)?;
    if program.language == Language::Java || depths[depths.len() - 1] < depths[main] {
        return None;
    }
    let braces = "}".repeat(missing);
    // They go on an empty line before it, or else in front of it.
    let empty = main.checked_sub(1).filter(|&line| program.text[line].iter().all(|c| c.is_whitespace()));
    let other = empty.map_or_else(
        || (main, put(&program.text[main], &format!("{braces} "), true)),
        |line| (line, braces.chars().collect()),
    );
    program.with_at(DamageKind::BeforeMain, main, &[other])
}

/// A text that ends before its last brace.
pub(super) fn at_end(program: &Lines) -> Option<Damage> {
    let depths = depths(program);
    let before =
        if program.language == Language::Java { 0 } else { program.main().map_or(0, |main| depths[main].max(0)) };
    let missing =
        usize::try_from(depths[depths.len() - 1] - before).ok().filter(|&missing| missing > 0 && missing < 4)?;
    let last = program.last()?;
    if depths.iter().any(|&depth| depth < 0) || program.masked[last].has_comment {
        return None;
    }
    program.with(DamageKind::AtEnd, &[(last, put(&program.text[last], &format!(" {}", "}".repeat(missing)), false))])
}

/// The headers of C++ before it was a standard. What they declare is in the namespace `std` today, which the first line
/// behind the headers says.
pub(super) fn old_header(program: &Lines) -> Option<Damage> {
    if program.language != Language::Cpp {
        return None;
    }
    let is_old = |code: &str| {
        ["<iostream.h>", "<iomanip.h>", "<fstream.h>"].iter().any(|name| code.replace(' ', "").contains(name))
    };
    let old: Vec<usize> = (0..program.text.len())
        .filter(|&line| program.code(line).starts_with('#') && is_old(&program.code(line)))
        .collect();
    let first = *old.first()?;
    let modern = |&line: &usize| {
        let text: String = program.text[line].iter().collect();
        (line, text.replacen(".h", "", 1).chars().collect())
    };
    let mut others: Vec<(usize, Vec<char>)> = old.iter().map(modern).collect();
    if !program.codes().any(|code| code.starts_with("using namespace std")) {
        let codes = program.codes().collect::<Vec<_>>();
        let last = codes.iter().rposition(|code| code.starts_with("#include")).unwrap_or(first);
        let free = (last + 1..program.text.len()).find(|&line| {
            let in_comment = program.masked[line].has_comment && codes[line].is_empty();
            !codes[line].starts_with('#') && !in_comment
        })?;
        others.push((free, put(&program.text[free], "using namespace std; ", true)));
    }
    let mut damage = program.with(DamageKind::OldHeader, &others)?;
    damage.lines = old.iter().map(|line| line + 1).collect();
    Some(damage)
}

/// Methods of Java by themselves: a class is put around them, on the lines that are there.
pub(super) fn no_class(program: &Lines) -> Option<Damage> {
    if program.language != Language::Java {
        return None;
    }
    let is_type = |code: &String| {
        let mut words = code.split(|c: char| !(c.is_alphanumeric() || c == '_'));
        words.any(|word| matches!(word, "class" | "interface" | "enum" | "record"))
    };
    if program.codes().any(|code| is_type(&code)) || depths(program).iter().any(|&depth| depth < 0) {
        return None;
    }
    let is_head = |code: &str| code.starts_with("import ") || code.starts_with("package ");
    let first = (0..program.text.len()).find(|&line| {
        let says = program.text[line].iter().any(|c| !c.is_whitespace());
        says && !is_head(&program.code(line))
    })?;
    let last = program.last()?;
    let opened = put(&program.text[first], "class Main { ", true);
    let is_comment_line = program.masked[last].has_comment && program.code(last).is_empty();
    if is_comment_line {
        return None;
    }
    let others = if first == last {
        vec![(first, put(&opened, " }", false))]
    } else {
        vec![(first, opened), (last, put(&program.text[last], " }", false))]
    };
    program.with_at(DamageKind::NoClass, first, &others)
}
