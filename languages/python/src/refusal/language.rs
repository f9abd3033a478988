//! Programs in other languages, recognized by the lines that nearly all of them have.

/// A language that is not Python.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Language {
    C,
    Cpp,
    Java,
    JavaScript,
}

impl Language {
    /// Its usual name.
    pub fn name(self) -> &'static str {
        match self {
            Language::C => "C",
            Language::Cpp => "C++",
            Language::Java => "Java",
            Language::JavaScript => "JavaScript",
        }
    }

    /// The language of a text that Python cannot read, if it is one of these: that with the most lines that look like
    /// it, at least two. `None` if most lines could be Python.
    pub(super) fn of(text: &str) -> Option<Language> {
        let all = [Language::Cpp, Language::C, Language::Java, Language::JavaScript];
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let ends = lines.iter().filter(|line| line.ends_with([';', '{', '}']) || line.starts_with("//")).count();
        let defines = lines.iter().filter(|line| line.starts_with("def ") && line.ends_with(':')).count();
        if defines > 0 || ends * 3 < lines.len() {
            return None;
        }
        let signs = |language: Language| lines.iter().map(move |line| language.signs(line)).filter(|&signs| signs > 0);
        let best = all.into_iter().rev().max_by_key(|&language| signs(language).sum::<usize>())?;
        (signs(best).count() >= 2).then_some(best)
    }

    /// How many signs of this language a line has.
    fn signs(self, line: &str) -> usize {
        let begins = |words: &[&str]| usize::from(words.iter().any(|word| line.starts_with(word)));
        let has = |words: &[&str]| usize::from(words.iter().any(|word| line.contains(word)));
        let typed = begins(&["int ", "void ", "bool ", "char ", "long ", "double ", "float ", "static "]);
        let c_like = typed + has(&["int main(", "printf(", "#define "]);
        match self {
            Language::C => {
                c_like + 3 * has(&["<stdio.h>", "<stdlib.h>", "<stdbool.h>", "<string.h>"]) + has(&["malloc("])
            }
            Language::Cpp => {
                let headers = ["<iostream>", "<vector>", "<bits/stdc++.h>", "<algorithm>", "<cstdio>", "<string>"];
                let words = ["std::", "cout", "cin >>", "vector<", "using namespace", "public:", "private:", "::"];
                c_like + 3 * has(&headers) + 2 * has(&words)
            }
            Language::Java => {
                let begin =
                    ["public class ", "import java", "public static ", "private static ", "private ", "package "];
                let words = ["System.out", "String[]", "boolean ", "List<", "new int[", ".length;", "@Override"];
                typed + 3 * begins(&begin) + 2 * has(&words)
            }
            Language::JavaScript => {
                let begin =
                    ["function ", "const ", "let ", "var ", "export ", "'use strict'", "\"use strict\"", "class "];
                let words = ["console.log", "=> ", "===", "!==", ".push(", "document.", "require(", ".length;"];
                2 * begins(&begin) + 2 * has(&words)
            }
        }
    }
}
