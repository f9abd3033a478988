//! Whether a line is code or a sentence: sentences put one word after another, code puts signs between its
//! names.

mod braces;
mod indents;

use super::mask::{Family, Masked, Token, tokens};
use braces::braces;
use indents::{indents, within_brackets};

/// The kind of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Class {
    /// Nothing but blanks.
    Blank,
    /// A sentence, a heading, an item of a list.
    Prose,
    /// Neither: a number by itself, or code with a mistake.
    Unclear,
    /// A line that code has and other texts may have.
    Code,
    /// A line that hardly anything but a program has.
    Strong,
}

/// The kind of each line.
pub(super) fn classes(lines: &[Masked], family: Family) -> Vec<Class> {
    let mut depth = 0_i32;
    let mut is_continued = false;
    let classes = lines.iter().map(|line| {
        let parts = tokens(line);
        let class = match family {
            _ if line.has_comment && parts.iter().all(is_covered) => Class::Code,
            _ if parts.is_empty() => Class::Blank,
            Family::Braces => braces(line, &parts),
            Family::Indents if depth > 0 || is_continued => within_brackets(&parts),
            Family::Indents => indents(line, &parts),
        };
        if family == Family::Indents {
            // A bracket that a sentence opens goes on no further.
            depth = if class < Class::Unclear { 0 } else { (depth + brackets(&parts)).clamp(0, 100) };
            is_continued = line.code.last() == Some(&'\\');
            // Nothing that begins a statement stands in brackets: one before was not closed.
            if class == Class::Strong {
                depth = brackets(&parts).max(0);
            }
        }
        class
    });
    classes.collect()
}

/// Whether it is a string, or all that is seen of one over several lines.
fn is_covered(part: &Token) -> bool {
    match part {
        Token::Text => true,
        Token::Word(word) => word.bytes().all(|b| b == b's'),
        _ => false,
    }
}

/// How many more brackets a line opens than it closes.
pub(super) fn brackets(parts: &[Token]) -> i32 {
    let one = |part: &Token| match part {
        Token::Sign('(' | '[' | '{') => 1,
        Token::Sign(')' | ']' | '}') => -1,
        _ => 0,
    };
    parts.iter().map(one).sum()
}

/// How many words there are in a row at most that are no keywords.
fn words_in_row(parts: &[Token], keywords: &[&str]) -> usize {
    let is_word = |part: &Token| matches!(part, Token::Word(word) if !keywords.contains(&word.as_str()));
    parts.split(|part| !is_word(part)).map(<[Token]>::len).max().unwrap_or(0)
}

/// Whether it has letters that are written without blanks between words.
fn is_ideographic(parts: &[Token]) -> bool {
    let is_wide = |c: char| ('\u{2e80}'..='\u{9fff}').contains(&c) || ('\u{ac00}'..='\u{d7ff}').contains(&c);
    parts.iter().any(|part| match part {
        Token::Word(word) => word.contains(is_wide),
        Token::Sign(sign) => is_wide(*sign),
        _ => false,
    })
}

/// Whether a line is a sentence: of three words in a row, or of words that are written without blanks.
fn is_prose(line: &Masked, parts: &[Token], keywords: &[&str]) -> bool {
    let signs =
        parts.iter().filter(|part| matches!(part, Token::Sign('=' | ';' | '{' | '}' | '[' | '(' | '<'))).count();
    let row = words_in_row(parts, keywords);
    let is_item = matches!(parts, [Token::Sign('•' | '●' | '◆' | '·' | '–' | '—'), ..]);
    row >= 4 || row == 3 && signs < 2 || is_item || (line.is_cut && row >= 2) || is_caption(parts)
}

/// A heading of a listing on a web page: the name of its language, a button, *Output:*.
fn is_caption(parts: &[Token]) -> bool {
    const CAPTIONS: [&str; 16] = [
        "copy", "code", "output", "input", "example", "program", "python", "python3", "c", "cpp", "java", "run",
        "listing", "result", "results", "text",
    ];
    let words: Vec<String> = parts
        .iter()
        .filter_map(|part| if let Token::Word(word) = part { Some(word.to_lowercase()) } else { None })
        .collect();
    let signs =
        parts.iter().filter(|part| matches!(part, Token::Sign(sign) if !matches!(sign, ':' | '+' | '.'))).count();
    !words.is_empty() && signs == 0 && words.len() <= 3 && words.iter().all(|word| CAPTIONS.contains(&word.as_str()))
}

#[cfg(test)]
mod tests {
    use super::super::mask::masked;
    use super::*;

    fn class(text: &str, family: Family) -> Class {
        classes(&masked([text].into_iter(), family), family)[0]
    }

    #[test]
    fn statements_of_python_are_code_and_sentences_are_not() {
        for (text, expected) in [
            ("def place(row, n=8):", Class::Strong),
            ("for i, c in enumerate(queens):", Class::Strong),
            ("if x: return", Class::Strong),
            ("from typing import List, Dict", Class::Strong),
            ("print \"a\", b", Class::Strong),
            ("print a, b", Class::Code),
            ("print(*board, sep='\\n')", Class::Strong),
            ("queens[row] = col  # a comment of words", Class::Code),
            ("x: int = 5", Class::Code),
            ("solve(0)", Class::Code),
            ("n, m = 4, 5; place(n)", Class::Code),
            ("key = lambda move: move[0]", Class::Code),
            ("for example in the following we place it:", Class::Prose),
            ("import duties rose in the second year", Class::Prose),
            ("return to sender as soon as possible", Class::Prose),
            ("N = 12: 14200", Class::Unclear),
            ("while the board is empty:", Class::Prose),
            ("我们用一个数组表示棋盘", Class::Prose),
            ("15863724", Class::Unclear),
            ("for i in range(8)", Class::Unclear),
        ] {
            assert_eq!(class(text, Family::Indents), expected, "{text}");
        }
    }

    #[test]
    fn lines_with_braces_are_code_and_sentences_are_not() {
        for (text, expected) in [
            ("#include <stdio.h>", Class::Strong),
            ("int check(int row, int col);", Class::Strong),
            ("for (i = 0; i < n; i++)", Class::Strong),
            ("QUEEN queen(8);", Class::Code),
            ("} else {", Class::Code),
            ("const unsigned long long most = 20;", Class::Strong),
            ("case 3:", Class::Code),
            ("// a whole sentence as a comment", Class::Code),
            ("It then goes back to the row before (see above)", Class::Prose),
            ("We don't need that;", Class::Prose),
            ("if (有可能的路线) 前进一步", Class::Prose),
            ("Code:", Class::Prose),
            ("0 0", Class::Unclear),
            ("#1/queens/8", Class::Unclear),
        ] {
            assert_eq!(class(text, Family::Braces), expected, "{text}");
        }
    }
}
