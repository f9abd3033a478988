//! The language of a program, by words that nearly every program in it has.

use super::language::Language;
use super::others::{OTHERS, TYPESCRIPT};
use super::words::{C, CPP, JAVA, Words};
use std::cmp::Reverse;

/// By so much the words of a language outnumber those of the next where it is named, as a fraction.
const CLEAR: (usize, usize) = (5, 4);

/// Beginnings of lines that only one of the languages with braces has.
const HEADS: [(&str, &str); 11] = [
    ("<?php", "PHP"),
    ("using System", "C#"),
    ("Console.Write", "C#"),
    ("package main", "Go"),
    ("fn ", "Rust"),
    ("pub fn ", "Rust"),
    ("println!", "Rust"),
    ("fun ", "Kotlin"),
    ("function ", "JavaScript"),
    ("export ", "JavaScript"),
    ("console.log", "JavaScript"),
];

/// The language with braces of some masked lines; what compiles as C is C.
pub(super) fn of_braces(lines: &[String]) -> Option<Language> {
    let (c, with_c) = C.in_lines(lines);
    let (cpp, with_cpp) = CPP.in_lines(lines);
    let (java, with_java) = JAVA.in_lines(lines);
    let is_include = lines.iter().any(|line| line.starts_with("#include") || line.starts_with("#define"));
    let other = strongest(lines);
    let has_block = lines.iter().any(|line| line.ends_with('{'));
    if let Some(name) = head_of(lines).filter(|_| has_block && !is_include) {
        return Some(other.map_or_else(|| typed(Language::Other(Some(name)), lines), |(language, _)| language));
    }
    // Without a type in front of anything it is neither.
    let is_typed = lines.iter().any(|line| C.begins.iter().any(|word| line.starts_with(word)));
    let family = if is_typed || is_include { c + cpp } else { 0 };
    let best = family.max(if is_include { 0 } else { c / 2 + 2 * java });
    match other {
        Some((language, words)) if words > best && !is_include => Some(language),
        _ if !is_include && java > 0 && c / 2 + 2 * java > family => (with_java >= 2).then_some(Language::Java),
        _ if family == 0 || (with_c + with_cpp < 2 && !is_include) => None,
        _ if cpp > 0 || is_cpp(lines) => Some(Language::Cpp),
        _ => Some(Language::C),
    }
}

/// Whether something of C++ is there that no single word shows: `bool` without its header, or a type named by its `struct`.
fn is_cpp(lines: &[String]) -> bool {
    let words =
        |line: &String, word: &str| line.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|found| found == word);
    let has_header = lines.iter().any(|line| line.contains("stdbool.h"));
    let defines = lines.iter().any(|line| {
        line.starts_with("#define") && words(line, "bool") || line.starts_with("typedef") && words(line, "bool")
    });
    if !has_header && !defines && lines.iter().any(|line| words(line, "bool")) {
        return true;
    }
    let structs: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("struct ")?.split(|c: char| !(c.is_alphanumeric() || c == '_')).next())
        .filter(|name| !name.is_empty())
        .collect();
    let is_plain = |line: &String, name: &str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' '));
    let is_named = |name: &&str| {
        let alias = lines.iter().any(|line| {
            line.starts_with("typedef") && words(line, name)
                || line.starts_with(&format!("}} {name};"))
                || line.starts_with(&format!("}}{name};"))
        });
        !alias && lines.iter().any(|line| is_plain(line, name))
    };
    structs.iter().any(is_named)
}

/// The language of which a line begins with an exclusive word.
fn head_of(lines: &[String]) -> Option<&'static str> {
    let head = |line: &String| HEADS.iter().find(|(head, _)| line.starts_with(head));
    lines.iter().find_map(head).map(|&(_, name)| name)
}

/// The other language of which most is there, with how much: in a third of the lines at least, and in three. It has a name where
/// no other has nearly as much, or by what a line begins with.
pub(super) fn strongest(lines: &[String]) -> Option<(Language, usize)> {
    let filled = lines.iter().filter(|line| !line.is_empty()).count();
    let of = |words: &Words| {
        let (sum, count) = words.in_lines(lines);
        (count >= 3 && count * 3 >= filled).then_some((words.language, sum))
    };
    let mut found: Vec<(Language, usize)> = OTHERS.iter().filter_map(of).collect();
    found.sort_by_key(|&(_, sum)| Reverse(sum));
    let &(first, most) = found.first()?;
    let near: Vec<Language> =
        found.iter().filter(|(_, sum)| most * CLEAR.1 < sum * CLEAR.0).map(|&(language, _)| language).collect();
    let of_head = Language::Other(head_of(lines));
    let language = match near.len() {
        1 => first,
        _ if near.contains(&of_head) => of_head,
        _ => Language::Other(None),
    };
    Some((typed(language, lines), most))
}

/// JavaScript with types is TypeScript.
fn typed(language: Language, lines: &[String]) -> Language {
    let has_types = language == Language::Other(Some("JavaScript")) && TYPESCRIPT.in_lines(lines).0 >= 2;
    if has_types { TYPESCRIPT.language } else { language }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_compiles_as_c_is_c() {
        let of = |text: &str| of_braces(&text.lines().map(|line| line.trim().to_owned()).collect::<Vec<_>>());
        assert_eq!(of("#include <stdio.h>\nint main() {\nprintf(\"\");\n}"), Some(Language::C));
        assert_eq!(of("#include <stdio.h>\nbool ok;\nint main() {\n}"), Some(Language::Cpp));
        assert_eq!(of("#include <stdbool.h>\nbool ok;\nint main() {\n}"), Some(Language::C));
        assert_eq!(of("#include <stdio.h>\nstruct P {\nint x;\n};\nP p;\n"), Some(Language::Cpp));
        assert_eq!(of("#include <stdio.h>\nstruct P {\nint x;\n};\nstruct P p;\n"), Some(Language::C));
        assert_eq!(of("#include <iostream>\nint main() {\n}"), Some(Language::Cpp));
        assert_eq!(of("private static boolean[] rows(int[] cols) {\nreturn rows;\n}"), None);
        assert_eq!(of("private static int n = 8;\nboolean rows[] = new boolean[n];\n"), Some(Language::Java));
        assert_eq!(of("fn main() {\nlet mut n = 8;\nprintln!(\"{n}\");\n}"), Some(Language::Other(Some("Rust"))));
    }
}
