//! The lines of a lesson, and how they make paragraphs.

/// The kind of a line, without the white space around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<'a> {
    Title(&'a str),
    /// An address, or a link from its `#`.
    Link(&'a str),
    /// Text; empty between two paragraphs.
    Text(&'a str),
}

impl Line<'_> {
    /// The kind of a trimmed line.
    pub fn of(line: &str) -> Line<'_> {
        if let Some(rest) = line.strip_prefix('#')
            && (rest.is_empty() || rest.starts_with(is_space))
        {
            return Line::Title(trim(rest));
        }
        if is_link(line) {
            return Line::Link(line);
        }
        Line::Text(line.strip_prefix('\\').map_or(line, trim))
    }
}

/// White space as the page's language has it: Unicode's, and the byte order mark.
pub fn is_space(character: char) -> bool {
    character == '\u{feff}' || (character.is_whitespace() && character != '\u{85}')
}

/// A text without the white space around it.
pub fn trim(text: &str) -> &str {
    text.trim_matches(is_space)
}

fn is_link(line: &str) -> bool {
    if line.contains(is_space) {
        return false;
    }
    if let Some(rest) = line.strip_prefix('#') {
        return !rest.is_empty() && !rest.starts_with('#');
    }
    let Some((scheme, rest)) = line.split_once("://") else { return false };
    scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+.-".contains(&byte))
        && !rest.is_empty()
}

/// The paragraphs of a text, which are separated by lines of white space, each on one line.
pub fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs = Vec::new();
    let mut goes_on = false;
    for line in text.split('\n').map(trim) {
        add(&mut paragraphs, &mut goes_on, line);
    }
    paragraphs
}

/// Adds a trimmed line to the paragraphs before it; `goes_on` is whether the last of them does.
pub fn add(paragraphs: &mut Vec<String>, goes_on: &mut bool, line: &str) {
    match paragraphs.last_mut().filter(|_| *goes_on) {
        Some(paragraph) if !line.is_empty() => {
            let is_closed = paragraph.chars().next_back().is_some_and(is_wide) && line.starts_with(is_wide);
            paragraph.push_str(if is_closed { "" } else { " " });
            paragraph.push_str(line);
        }
        _ if !line.is_empty() => paragraphs.push(line.to_owned()),
        _ => {}
    }
    *goes_on = !line.is_empty();
}

/// Chinese characters and their punctuation: between two of them the end of a line is no space.
fn is_wide(character: char) -> bool {
    matches!(
        character,
        '\u{2e80}'..='\u{2fd5}'
            | '\u{3000}'..='\u{303f}'
            | '\u{3400}'..='\u{4dbf}'
            | '\u{4e00}'..='\u{9fff}'
            | '\u{f900}'..='\u{fad9}'
            | '\u{ff00}'..='\u{ffef}'
            | '\u{20000}'..='\u{323af}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_title_a_link_or_text() {
        for (line, expected) in [
            ("#", Line::Title("")),
            ("#  One", Line::Title("One")),
            ("#\u{3000}一", Line::Title("一")),
            ("#1/queens/8", Line::Link("#1/queens/8")),
            ("https://example.org", Line::Link("https://example.org")),
            ("git+ssh://x", Line::Link("git+ssh://x")),
            ("##1", Line::Text("##1")),
            ("## Two", Line::Text("## Two")),
            ("https://", Line::Text("https://")),
            ("see https://example.org", Line::Text("see https://example.org")),
            ("1a://x", Line::Text("1a://x")),
            ("\\# x", Line::Text("# x")),
            ("\\", Line::Text("")),
            ("", Line::Text("")),
        ] {
            assert_eq!(Line::of(line), expected, "{line}");
        }
    }

    #[test]
    fn lines_join_to_paragraphs() {
        assert_eq!(paragraphs("one\ntwo\n \n\nthree\n"), ["one two", "three"]);
        assert_eq!(paragraphs("皇后放下，\n列就封死了。\n再看\nWarnsdorff"), ["皇后放下，列就封死了。再看 Warnsdorff"]);
        assert!(paragraphs(" \n\n\u{feff}").is_empty());
    }
}
