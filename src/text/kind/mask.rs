//! The code of a text line by line, with comments and strings masked so that later steps do not read them.

/// How comments and strings are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Family {
    /// `// …`, `/* … */`, strings that end with their line: C, C++, Java and their like.
    Braces,
    /// `# …` and strings in three quotes: Python and its like.
    Indents,
}

/// The state at the end of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Open {
    /// Nothing.
    #[default]
    Nothing,
    /// A comment, to its `*/`.
    Comment,
    /// A string, to three of these quotes.
    Triple(char),
}

/// A line with its comments as blanks and what its strings hold as `s`, a character for a character.
#[derive(Clone, Debug)]
pub(super) struct Masked {
    /// The characters.
    pub(super) code: Vec<char>,
    /// Whether some of it is a comment or a string of several lines.
    pub(super) has_comment: bool,
    /// Whether a string is still open at its end, as behind the apostrophe of a sentence.
    pub(super) is_cut: bool,
}

impl Masked {
    /// The code as a text without the blanks around it.
    pub(super) fn text(&self) -> String {
        self.code.iter().collect::<String>().trim().to_owned()
    }
}

/// The lines of a text, masked.
pub(super) fn masked<'a>(lines: impl Iterator<Item = &'a str>, family: Family) -> Vec<Masked> {
    let mut open = Open::Nothing;
    lines.map(|line| mask(line, family, &mut open)).collect()
}

fn mask(line: &str, family: Family, open: &mut Open) -> Masked {
    let given: Vec<char> = line.chars().collect();
    let mut code = Vec::with_capacity(given.len());
    let mut has_comment = *open != Open::Nothing;
    let mut quote: Option<char> = None;
    let at = |index: usize| given.get(index).copied().unwrap_or('\n');
    while code.len() < given.len() {
        let i = code.len();
        let (found, next) = (given[i], at(i + 1));
        match (*open, quote) {
            (Open::Comment, _) if (found, next) == ('*', '/') => {
                *open = Open::Nothing;
                code.extend([' ', ' ']);
            }
            (Open::Comment, _) => code.push(' '),
            (Open::Triple(end), _) if [found, next, at(i + 2)] == [end; 3] => {
                *open = Open::Nothing;
                code.extend([end; 3]);
            }
            (Open::Triple(_), _) => code.push('s'),
            (Open::Nothing, Some(_)) if found == '\\' && i + 1 < given.len() => code.extend(['s', 's']),
            (Open::Nothing, Some(end)) if found == end => {
                quote = None;
                code.push(end);
            }
            (Open::Nothing, Some(_)) => code.push('s'),
            (Open::Nothing, None) => match (family, found, next) {
                (Family::Braces, '/', '/') | (Family::Indents, '#', _) => {
                    has_comment = true;
                    code.resize(given.len(), ' ');
                }
                (Family::Braces, '/', '*') => {
                    has_comment = true;
                    *open = Open::Comment;
                    code.extend([' ', ' ']);
                }
                (Family::Indents, '"' | '\'', _) if next == found && at(i + 2) == found => {
                    *open = Open::Triple(found);
                    has_comment = true;
                    code.extend([found; 3]);
                }
                (_, '"' | '\'', _) => {
                    quote = Some(found);
                    code.push(found);
                }
                _ => code.push(found),
            },
        }
    }
    Masked { code, has_comment, is_cut: quote.is_some() }
}

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A name or a keyword.
    Word(String),
    /// A number.
    Number,
    /// A string.
    Text,
    /// Any other character.
    Sign(char),
}

impl Token {
    /// Whether it is this word.
    pub(super) fn is(&self, word: &str) -> bool {
        matches!(self, Token::Word(found) if found == word)
    }
}

/// The parts of a masked line.
pub(super) fn tokens(line: &Masked) -> Vec<Token> {
    let mut found = Vec::new();
    let mut rest = line.code.iter().copied().peekable();
    while let Some(first) = rest.next() {
        if first.is_whitespace() {
            continue;
        }
        if first == '"' || first == '\'' {
            while rest.next_if(|&c| c != first).is_some() {}
            rest.next();
            found.push(Token::Text);
        } else if first.is_ascii_digit() {
            while rest.next_if(|&c| c.is_ascii_alphanumeric() || c == '_' || c == '.').is_some() {}
            found.push(Token::Number);
        } else if first.is_alphabetic() || first == '_' {
            let mut word = String::from(first);
            while let Some(next) = rest.next_if(|&c| c.is_alphanumeric() || c == '_') {
                word.push(next);
            }
            // A letter before a quote says what kind of string it is.
            let is_prefix = word.len() <= 2 && word.chars().all(|c| "rbfuRBFUL".contains(c));
            if !(is_prefix && matches!(rest.peek(), Some('"' | '\''))) {
                found.push(Token::Word(word));
            }
        } else {
            found.push(Token::Sign(first));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_blanks_and_strings_are_covered_a_character_for_a_character() {
        let of = |text: &str, family| {
            let lines = masked(text.lines(), family);
            lines.iter().map(|line| line.code.iter().collect::<String>()).collect::<Vec<_>>()
        };
        assert_eq!(of("a(\"{\\\"\"); // }", Family::Braces), ["a(\"sss\");     "]);
        assert_eq!(of("x /* {\n} */ y", Family::Braces), ["x     ", "     y"]);
        assert_eq!(of("'''皇后\n''' + '#' # }", Family::Indents), ["'''ss", "''' + 's'    "]);
        assert!(masked(["don't"].into_iter(), Family::Braces)[0].is_cut);
    }
}
