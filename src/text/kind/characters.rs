//! Undoes what web pages and word processors do to the characters of a program: outside comments and strings every
//! character becomes ASCII again.

use super::cleaning::{Cleaning, Cleanings};
use super::mask::Family;
use crate::text::board::plain::ascii;

/// A line of a text, and how it was changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) cleaned: Cleanings,
}

/// The entities of HTML, each with its character.
const ENTITIES: [(&str, char); 8] = [
    ("&lt;", '<'),
    ("&gt;", '>'),
    ("&quot;", '"'),
    ("&#34;", '"'),
    ("&#39;", '\''),
    ("&#x27;", '\''),
    ("&nbsp;", ' '),
    ("&amp;", '&'),
];

/// The lines of a text, cleaned.
pub(super) fn clean(text: &str, family: Family) -> Vec<Line> {
    let text = text.strip_suffix("\r\n").or_else(|| text.strip_suffix('\n')).unwrap_or(text);
    // An escaped text nowhere has the plain characters.
    let bare = ENTITIES.iter().fold(text.to_owned(), |text, (name, _)| text.replace(name, ""));
    let escaped: Vec<(&str, char)> = ENTITIES
        .into_iter()
        .filter(|(name, plain)| text.contains(name) && (*plain == ' ' || !bare.contains(*plain)))
        .collect();
    let mut open = State::Code;
    let mut lines = Vec::new();
    for (given, lone_return) in split(text.strip_prefix('\u{feff}').unwrap_or(text)) {
        let mut line = Line::default();
        if lone_return {
            line.cleaned.set(Cleaning::LineEnds);
        }
        let given = without_codes(given, &mut line.cleaned);
        let given = unescaped(given, &escaped, &mut line.cleaned);
        characters(&given, family, &mut open, &mut line);
        lines.push(line);
    }
    lines
}

/// The lines, each with whether a carriage return alone ends it.
fn split(text: &str) -> Vec<(&str, bool)> {
    let mut lines = Vec::new();
    let mut rest = text;
    while let Some(end) = rest.find(['\n', '\r', '\u{2028}', '\u{2029}']) {
        let (line, behind) = rest.split_at(end);
        let is_alone = behind.starts_with('\r') && !behind.starts_with("\r\n");
        rest = behind.strip_prefix("\r\n").unwrap_or_else(|| {
            let mut others = behind.chars();
            others.next();
            others.as_str()
        });
        lines.push((line, is_alone));
    }
    lines.push((rest, false));
    lines
}

/// Without the codes by which a terminal colours a text.
fn without_codes(line: &str, cleaned: &mut Cleanings) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line.chars().peekable();
    while let Some(found) = rest.next() {
        if found != '\u{1b}' {
            plain.push(found);
            continue;
        }
        cleaned.set(Cleaning::Codes);
        if rest.next_if_eq(&'[').is_some() {
            while rest.next_if(|c| !('@'..='~').contains(c)).is_some() {}
            rest.next();
        }
    }
    plain
}

fn unescaped(line: String, escaped: &[(&str, char)], cleaned: &mut Cleanings) -> String {
    escaped.iter().fold(line, |line, (name, plain)| {
        if !line.contains(name) {
            return line;
        }
        cleaned.set(Cleaning::Entities);
        line.replace(name, plain.encode_utf8(&mut [0; 4]))
    })
}

/// Where a character stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Code,
    /// To the end of the line.
    Comment,
    /// To its `*/`.
    Block,
    /// A string that ends with either of these.
    Text(char, char),
    /// A string, to three of these quotes.
    Triple(char),
}

fn characters(given: &str, family: Family, state: &mut State, line: &mut Line) {
    let given: Vec<char> = given.chars().collect();
    let mut i = 0;
    while let Some(&found) = given.get(i) {
        let behind = &given[i + 1..];
        i += 1;
        match found {
            // A joiner in a string holds an emoji together.
            '\u{200d}' if matches!(state, State::Text(..) | State::Triple(_)) => line.text.push(found),
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' => {
                line.cleaned.set(Cleaning::Invisible);
            }
            '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' => {
                line.cleaned.set(Cleaning::Blanks);
                line.text.push(' ');
            }
            // It is as wide as two letters.
            '\u{3000}' if *state == State::Code => {
                line.cleaned.set(Cleaning::Blanks);
                line.text.push_str("  ");
            }
            _ => i += of_state(found, behind, family, state, line),
        }
    }
    if matches!(state, State::Comment | State::Text(..)) {
        *state = State::Code;
    }
}

/// Takes over a character, and says how many of those behind it as well.
fn of_state(found: char, behind: &[char], family: Family, state: &mut State, line: &mut Line) -> usize {
    match *state {
        State::Code => return in_code(found, behind, family, state, line),
        State::Text(plain, end) if found == plain || found == end => {
            if found != plain {
                line.cleaned.set(Cleaning::Quotes);
            }
            line.text.push(plain);
            *state = State::Code;
        }
        State::Text(..) if found == '\\' => {
            line.text.push(found);
            line.text.extend(behind.first());
            return behind.len().min(1);
        }
        State::Triple(quote) if found == quote && behind.starts_with(&[quote; 2]) => {
            line.text.extend([quote; 3]);
            *state = State::Code;
            return 2;
        }
        State::Block if found == '*' && behind.starts_with(&['/']) => {
            line.text.push_str("*/");
            *state = State::Code;
            return 1;
        }
        _ => line.text.push(found),
    }
    0
}

fn in_code(found: char, behind: &[char], family: Family, state: &mut State, line: &mut Line) -> usize {
    let plain = match found {
        '“' | '”' | '„' => '"',
        '‘' | '’' => '\'',
        '《' => '<',
        '》' => '>',
        // A text of a board separates by it; a program has blocks behind it.
        '：' => ':',
        // No punctuation of a program.
        '×' | '♕' | '♛' | '·' | '\u{fe0e}' | '\u{fe0f}' => found,
        _ => ascii(found).unwrap_or(found),
    };
    let is_curly = matches!(found, '“' | '”' | '„' | '‘' | '’');
    if plain != found {
        line.cleaned.set(if is_curly { Cleaning::Quotes } else { Cleaning::FullWidth });
    }
    let before = line.text.chars().next_back();
    line.text.push(plain);
    match (family, plain) {
        (Family::Indents, '"' | '\'') if behind.starts_with(&[found; 2]) => {
            line.text.extend([plain; 2]);
            *state = State::Triple(plain);
            return 2;
        }
        (_, '"' | '\'') => {
            // A string may begin with one kind of quote and end with the other.
            let curly: &[char] = if plain == '"' { &['”', '“', '„'] } else { &['’', '‘'] };
            let end = behind.iter().find(|c| curly.contains(c)).filter(|_| is_curly || !behind.contains(&plain));
            *state = State::Text(plain, *end.unwrap_or(&plain));
        }
        (Family::Braces, '/') if before == Some('/') => *state = State::Comment,
        (Family::Braces, '*') if before == Some('/') => *state = State::Block,
        (Family::Indents, '#') => *state = State::Comment,
        _ => {}
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_become_ascii_outside_comments_and_strings() {
        let of = |text: &str, family| {
            let lines = clean(text, family);
            lines.into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n")
        };
        for (given, expected) in [
            ("for（int i＝0；i＜n；i++）｛ // （不变）", "for(int i=0;i<n;i++){ // （不变）"),
            ("printf(“%d，”，n);", "printf(\"%d，\",n);"),
            ("cout &lt;&lt; x &amp;&amp; y;", "cout << x && y;"),
            ("a\u{a0}=\u{200b} 1;\rb;\r\nc;", "a = 1;\nb;\nc;"),
            ("\u{1b}[1;32mint\u{1b}[0m x;", "int x;"),
            ("/* ‘a’\n“b” */ c = ‘d’;", "/* ‘a’\n“b” */ c = 'd';"),
            ("printf(\"say “x”\");", "printf(\"say “x”\");"),
        ] {
            assert_eq!(of(given, Family::Braces), expected);
        }
        let python = "if x＝＝1：\n\u{3000}print（'''，'''，“a”）";
        assert_eq!(of(python, Family::Indents), "if x==1:\n  print('''，''',\"a\")");
    }
}
