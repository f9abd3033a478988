//! The parts of a program between the sentences of an article, put together.

use std::collections::BTreeSet;

use super::characters::Line;
use super::cleaning::{Cleaning, Cleanings};
use super::mask::{Family, Masked, Token, masked, tokens};
use super::statement::{Class, classes};

/// The most parts of a program in an article.
const MOST_PARTS: usize = 200;

/// The lines of a program, each with its kind.
pub(super) struct Code {
    pub(super) lines: Vec<Line>,
    pub(super) masked: Vec<Masked>,
    pub(super) classes: Vec<Class>,
}

impl Code {
    pub(super) fn new(lines: Vec<Line>, family: Family) -> Code {
        let masked = masked(lines.iter().map(|line| line.text.as_str()), family);
        let classes = classes(&masked, family);
        Code { lines, masked, classes }
    }

    fn is_code(&self, line: usize) -> bool {
        self.classes[line] >= Class::Code
    }

    /// The first line of code from one on, and before another.
    fn first_code(&self, span: &Span) -> Option<usize> {
        (span.from..span.to).find(|&line| self.is_code(line) && !self.masked[line].text().is_empty())
    }

    /// How many more braces some lines open than they close.
    fn depth(&self, span: &Span) -> i32 {
        let signs = self.masked[span.from..span.to].iter().flat_map(|line| &line.code);
        signs
            .map(|sign| {
                if *sign == '{' {
                    1
                } else if *sign == '}' {
                    -1
                } else {
                    0
                }
            })
            .sum()
    }

    fn has_main(&self, span: &Span) -> bool {
        self.masked[span.from..span.to].iter().any(|line| is_main(&line.text()))
    }

    /// The text of some lines without blanks.
    fn said(&self, span: &Span) -> Vec<&str> {
        let lines = self.lines[span.from..span.to].iter().map(|line| line.text.trim());
        lines.filter(|line| !line.is_empty()).collect()
    }
}

/// Whether a program begins with this line.
pub(super) fn is_main(line: &str) -> bool {
    let before = line.split_once("main").filter(|(_, rest)| rest.trim_start().starts_with('('));
    before.is_some_and(|(before, _)| {
        before.split_whitespace().all(|word| matches!(word, "int" | "void" | "public" | "static" | "signed" | "}"))
    })
}

/// Lines of a text between two sentences.
#[derive(Clone, Copy, Debug)]
struct Span {
    from: usize,
    to: usize,
}

/// The lines of one program: without the sentences around it and between its parts, without parts that it has already, and
/// without another program behind it. Nothing where no line is code.
pub(super) fn of_program(code: Code, family: Family, cleaned: &mut Cleanings) -> Option<Code> {
    let mut spans = spans(&code).filter(|spans| spans.len() <= MOST_PARTS)?;
    if spans.len() == 1 && spans[0].from == 0 && spans[0].to == code.lines.len() && family == Family::Indents {
        return Some(code);
    }
    let before = spans.len();
    spans = unlike_others(&code, spans, family);
    if spans.len() < before {
        cleaned.set(Cleaning::Repeated);
    }
    if family == Family::Braces {
        spans = definitions(&code, spans);
        spans = first_program(&code, spans, cleaned);
    }
    let is_kept = |line: usize| spans.iter().any(|span| (span.from..span.to).contains(&line));
    let is_prose =
        |line: usize| !is_kept(line) && code.classes[line] < Class::Code && code.classes[line] > Class::Blank;
    if (0..code.lines.len()).any(is_prose) {
        cleaned.set(Cleaning::Prose);
    }
    let mut lines: Vec<Line> = Vec::new();
    for span in &spans {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(code.lines[span.from..span.to].iter().cloned());
    }
    Some(Code::new(lines, family))
}

/// The stretches of code. Lines between two lines of code belong to them, unless one is a sentence.
fn spans(code: &Code) -> Option<Vec<Span>> {
    let all: Vec<usize> = (0..code.lines.len()).filter(|&line| code.is_code(line)).collect();
    let mut spans = vec![Span { from: *all.first()?, to: *all.first()? + 1 }];
    for line in all {
        let last = spans.len() - 1;
        let gap = spans[last].to.min(line)..line;
        if code.classes[gap].contains(&Class::Prose) {
            spans.push(Span { from: line, to: line + 1 });
        } else {
            spans[last].to = line + 1;
        }
    }
    // Empty lines at the ends of the text are part of it.
    let is_blank = |range: std::ops::Range<usize>| code.classes[range].iter().all(|&class| class == Class::Blank);
    let last = spans.len() - 1;
    if is_blank(0..spans[0].from) {
        spans[0].from = 0;
    }
    if is_blank(spans[last].to..code.lines.len()) {
        spans[last].to = code.lines.len();
    }
    Some(spans)
}

/// Without parts that a larger part, or an earlier one, has as well.
fn unlike_others(code: &Code, spans: Vec<Span>, family: Family) -> Vec<Span> {
    let least = if family == Family::Braces { 2 } else { 3 };
    let said: Vec<Vec<&str>> = spans.iter().map(|span| code.said(span)).collect();
    let sets: Vec<BTreeSet<&str>> = said.iter().map(|lines| lines.iter().copied().collect()).collect();
    let mut depth = 0;
    let mut kept = Vec::new();
    for (i, span) in spans.iter().enumerate() {
        let is_like = |j: usize| {
            let is_other = j != i && (said[j].len(), i) > (said[i].len(), j);
            is_other && said[i].iter().filter(|line| sets[j].contains(*line)).count() * 5 >= said[i].len() * 4
        };
        if depth == 0 && said[i].len() >= least && (0..spans.len()).any(is_like) {
            continue;
        }
        depth = (depth + code.depth(span)).max(0);
        kept.push(*span);
    }
    kept
}

/// Without parts that begin with a statement where none can stand, which an article explains: only where others define.
fn definitions(code: &Code, spans: Vec<Span>) -> Vec<Span> {
    let begins = |span: &Span| code.first_code(span).is_some_and(|line| is_statement(&tokens(&code.masked[line])));
    if spans.iter().all(begins) {
        return spans;
    }
    let mut depth = 0;
    let is_placed = |span: &Span| {
        let is_within = depth > 0;
        if !is_within && begins(span) {
            return false;
        }
        depth = (depth + code.depth(span)).max(0);
        true
    };
    spans.into_iter().filter(is_placed).collect()
}

/// Whether this can only stand within a function.
fn is_statement(parts: &[Token]) -> bool {
    let keyword = |word: &str| {
        matches!(
            word,
            "if" | "for" | "while" | "do" | "else" | "return" | "switch" | "cout" | "cin" | "printf" | "break"
        )
    };
    match parts {
        [Token::Word(word), ..] if keyword(word) => true,
        [Token::Sign('}' | '!' | '('), ..] => true,
        [Token::Word(_), Token::Sign('=' | '[' | '.' | '<' | '+' | '-'), ..] => true,
        [Token::Word(_), Token::Sign('('), ..] => parts.last() == Some(&Token::Sign(';')),
        _ => false,
    }
}

/// The first of several programs: another begins where there is a `main` already.
fn first_program(code: &Code, spans: Vec<Span>, cleaned: &mut Cleanings) -> Vec<Span> {
    let mut kept: Vec<Span> = Vec::new();
    for span in spans {
        let had_main = kept.iter().any(|span| code.has_main(span));
        let mut seen = had_main;
        let again = (span.from..span.to).find(|&line| {
            let text = code.masked[line].text();
            let begins = text.starts_with("#include") || is_main(&text);
            let is_another = seen && begins;
            seen |= is_main(&text);
            is_another
        });
        match again {
            _ if had_main && code.has_main(&span) => cleaned.set(Cleaning::Others),
            Some(line) if line > span.from => {
                cleaned.set(Cleaning::Others);
                kept.push(Span { to: line, ..span });
            }
            Some(_) => cleaned.set(Cleaning::Others),
            None => kept.push(span),
        }
    }
    kept
}
