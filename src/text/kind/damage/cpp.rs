//! Parts that C++ code from an online judge lacks: headers, and a `main` that calls it.

use super::python::word_at;
use super::{Damage, DamageKind, Lines};
use crate::text::kind::language::Language;

/// Templates of the standard library, which nothing else is where `<` follows.
const TEMPLATES: [&str; 15] = [
    "vector", "pair", "map", "set", "unordered_map", "unordered_set", "multiset", "multimap", "queue",
    "priority_queue", "stack", "deque", "list", "function", "array",
];

/// Streams and other names of the standard library, each of which is a word of its own.
const NAMES: [&str; 6] = ["cout", "cin", "cerr", "string", "stringstream", "endl"];

/// The number of queens in a call that is added.
const QUEENS: usize = 8;

/// How a text names the standard library.
struct Standard {
    /// The first line that does.
    line: usize,
    /// Whether it is somewhere without its `std::`.
    is_bare: bool,
}

fn standard(program: &Lines) -> Option<Standard> {
    let mut found: Option<Standard> = None;
    for line in 0..program.text.len() {
        let code = &program.masked[line].code;
        let is_bare = code.first() != Some(&'#') && has_bare_name(code);
        if is_bare || word_at(code, "std", 0).is_some_and(|at| code[at + 3..].starts_with(&[':', ':'])) {
            let found = found.get_or_insert(Standard { line, is_bare });
            found.is_bare |= is_bare;
        }
    }
    found
}

fn has_bare_name(code: &[char]) -> bool {
    let is_bare = |name: &str, is_template: bool| {
        let mut from = 0;
        while let Some(at) = word_at(code, name, from) {
            from = at + name.len();
            let behind = code[from..].iter().find(|c| !c.is_whitespace());
            let is_member = at > 0 && matches!(code[at - 1], ':' | '>');
            if !is_member && (!is_template || behind == Some(&'<')) {
                return true;
            }
        }
        false
    };
    TEMPLATES.iter().any(|name| is_bare(name, true)) || NAMES.iter().any(|name| is_bare(name, false))
}

/// Whether a line includes a header; with a name, whether it is this one.
fn includes(program: &Lines, names: &[&str]) -> bool {
    program.text.iter().any(|line| {
        let line: String = line.iter().filter(|c| !c.is_whitespace()).collect();
        line.starts_with("#include") && (names.is_empty() || names.iter().any(|name| line.contains(name)))
    })
}

/// The lines that a text without any header needs above the first.
fn headers(program: &Lines, standard: &Standard) -> String {
    let is_said = program.codes().any(|code| code.starts_with("using namespace std"));
    let using = if standard.is_bare && !is_said { "using namespace std;\n" } else { "" };
    format!("#include <bits/stdc++.h>\n{using}")
}

/// A text that uses the standard library and includes no header.
pub(super) fn no_header(program: &Lines) -> Option<Damage> {
    if program.language != Language::Cpp || includes(program, &[]) {
        return None;
    }
    let standard = standard(program)?;
    let first: Vec<char> = headers(program, &standard).chars().chain(program.text[0].iter().copied()).collect();
    program.with_at(DamageKind::NoHeader, standard.line, &[(0, first)])
}

/// A class with a method of one number `n`, and no `main`: one is put behind the last line, with the headers that it needs.
pub(super) fn no_main(program: &Lines) -> Option<Damage> {
    if program.language != Language::Cpp || program.main().is_some() {
        return None;
    }
    let Method { class, line, name, result } = method_of_n(program)?;
    let call = format!("solution.{name}({QUEENS})");
    let body = match result.as_str() {
        "void" => format!("    {call};\n"),
        "vector<vector<string>>" => format!(
            "    for (const auto& board : {call}) {{\n        for (const auto& row : board) std::cout << row << '\\n';\n        std::cout << '\\n';\n    }}\n"
        ),
        "vector<vector<int>>" => format!(
            "    for (const auto& board : {call}) {{\n        for (int cell : board) std::cout << cell << ' ';\n        std::cout << '\\n';\n    }}\n"
        ),
        "vector<string>" | "vector<int>" => {
            format!("    for (const auto& each : {call}) std::cout << each << '\\n';\n")
        }
        "int" | "long" | "longlong" | "unsigned" | "size_t" | "bool" | "double" | "string" => {
            format!("    std::cout << {call} << '\\n';\n")
        }
        _ => return None,
    };
    let last = program.last()?;
    let main = format!("\n\nint main() {{\n    {class} solution;\n{body}}}");
    let above = match standard(program) {
        Some(standard) if !includes(program, &[]) => headers(program, &standard),
        _ if includes(program, &["<iostream>", "<bits/stdc++.h>"]) || !main.contains("cout") => String::new(),
        _ => "#include <iostream>\n".to_owned(),
    };
    let put = |at: usize| {
        let (above, below) = (if at == 0 { above.as_str() } else { "" }, if at == last { main.as_str() } else { "" });
        (at, above.chars().chain(program.text[at].iter().copied()).chain(below.chars()).collect())
    };
    let others = if last == 0 { vec![put(0)] } else { vec![put(0), put(last)] };
    program.with_at(DamageKind::NoCall, line, &others)
}

/// A public method.
struct Method {
    class: String,
    /// The line on which the class begins.
    line: usize,
    name: String,
    /// Its type, without blanks and `std::`.
    result: String,
}

/// The first public method that takes one number by the name of `n`, of a class with a default constructor.
fn method_of_n(program: &Lines) -> Option<Method> {
    let mut found = None;
    let mut class: Option<(String, usize)> = None;
    let (mut depth, mut head, mut is_public) = (0, String::new(), false);
    for line in 0..program.text.len() {
        let code = program.code(line);
        if code.starts_with('#') {
            continue;
        }
        for c in code.chars().chain([' ']) {
            match c {
                '{' => {
                    if depth == 0 {
                        class = class_head(&head).map(|name| (name, line));
                        is_public = head.trim_start().starts_with("struct");
                    } else if let (1, Some((name, line))) = (depth, &class) {
                        if is_constructor_with_parameters(&head, name) {
                            return None;
                        }
                        if is_public && found.is_none() {
                            found = method(&head, name, *line);
                        }
                    }
                    depth += 1;
                    head.clear();
                }
                '}' => {
                    depth -= 1;
                    head.clear();
                }
                ';' => head.clear(),
                ':' if depth == 1 && matches!(head.trim(), "public" | "private" | "protected") => {
                    is_public = head.trim() == "public";
                    head.clear();
                }
                _ => head.push(c),
            }
        }
    }
    found
}

/// The name of a class from the text before its brace.
fn class_head(head: &str) -> Option<String> {
    let mut words = head.split_whitespace();
    let is_class = matches!(words.next()?, "class" | "struct");
    let name = words.next()?.trim_end_matches(':');
    is_class.then(|| name.to_owned())
}

fn is_constructor_with_parameters(head: &str, class: &str) -> bool {
    let Some((name, rest)) = head.split_once('(') else { return false };
    name.split_whitespace().last() == Some(class) && !rest.trim_start().starts_with(')')
}

fn method(head: &str, class: &str, line: usize) -> Option<Method> {
    let (before, rest) = head.split_once('(')?;
    let (parameters, _) = rest.split_once(')')?;
    let at = before.trim_end().rfind(|c: char| !(c.is_alphanumeric() || c == '_'))?;
    let (result, name) = before.trim_end().split_at(at + 1);
    let words: Vec<&str> = parameters.split_whitespace().filter(|&word| word != "const").collect();
    if !matches!(words[..], ["int", "n" | "N"]) || name.is_empty() {
        return None;
    }
    let result = result.split_whitespace().filter(|word| !matches!(*word, "static" | "inline" | "virtual"));
    let result = result.collect::<String>().replace("std::", "");
    Some(Method { class: class.to_owned(), line, name: name.to_owned(), result })
}
