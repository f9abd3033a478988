//! The numbers of a program that are its N, and the same program with another N.

use crate::program::order::sort_few;

/// A whole number in the text of a program that may be its N.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Literal {
    /// The variable that it is assigned to, or the function that it is given to.
    pub name: String,
    /// The line, from 1.
    pub line: usize,
    /// Whether it is given to a function.
    pub is_argument: bool,
    /// Its bytes in the text.
    place: std::ops::Range<usize>,
}

/// The numbers of a text that are equal to `n` and assigned to a variable, or given to a function as its first argument.
#[must_use]
pub fn literals(text: &str, n: u8) -> Vec<Literal> {
    let mut found = Vec::new();
    let code = without_texts(text);
    let bytes = code.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
        if !is_word(bytes[at]) {
            at += 1;
            continue;
        }
        let end = at + bytes[at..].iter().take_while(|&&byte| is_word(byte)).count();
        let word = at..end;
        at = end;
        if code[word.clone()].parse() != Ok(n) || bytes.get(end) == Some(&b'.') {
            continue;
        }
        let before = code[..word.start].trim_end_matches([' ', '\t']);
        let after = code[end..].trim_start_matches([' ', '\t']);
        let (sign, owner) = match before.as_bytes().last() {
            Some(sign @ (b'=' | b'(')) => (*sign, before[..before.len() - 1].trim_end_matches([' ', '\t'])),
            _ => continue,
        };
        let name: String =
            owner.chars().rev().take_while(|&letter| letter.is_alphanumeric() || letter == '_').collect();
        let name: String = name.chars().rev().collect();
        let is_argument = sign == b'(';
        // Neither a comparison nor a part of a larger sum, nor a range of its own.
        let ends = after.is_empty() || after.starts_with(['\n', '\r', ')', ',', ';', '#', ':']);
        if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) || name == "range" || !ends {
            continue;
        }
        let line = code[..word.start].matches('\n').count() + 1;
        found.push(Literal { name, line, is_argument, place: word });
    }
    found
}

/// The text with another number in these places.
#[must_use]
pub fn text_with_size(text: &str, places: &[Literal], n: u8) -> String {
    let mut text = text.to_owned();
    let mut places: Vec<&Literal> = places.iter().collect();
    sort_few(&mut places, |literal| std::cmp::Reverse(literal.place.start));
    for literal in places {
        text.replace_range(literal.place.clone(), &n.to_string());
    }
    text
}

/// The text with blanks for comments and for what stands in quotation marks; all other bytes stay where they are.
fn without_texts(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut quote: Option<&str> = None;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let mut width = first.len_utf8();
        let mut is_code = quote.is_none();
        match quote {
            None if first == '#' => {
                width = rest.find('\n').unwrap_or(rest.len());
                is_code = false;
            }
            None => {
                let marks = ["\"\"\"", "'''", "\"", "'"];
                if let Some(mark) = marks.into_iter().find(|mark| rest.starts_with(mark)) {
                    quote = Some(mark);
                    width = mark.len();
                    is_code = false;
                }
            }
            Some(_) if first == '\\' => width += rest[1..].chars().next().map_or(0, char::len_utf8),
            Some(mark) if rest.starts_with(mark) => {
                quote = None;
                width = mark.len();
            }
            Some(mark) if first == '\n' && mark.len() == 1 => quote = None,
            Some(_) => {}
        }
        let (part, after) = rest.split_at(width);
        if is_code {
            out.push_str(part);
        } else {
            out.extend(part.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        }
        rest = after;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_number_stands_in_the_places_chosen() {
        let text = "n = 8  # 8\nsolve(8)\nprint(n, 8)\n";
        let places = literals(text, 8);
        assert_eq!(text_with_size(text, &places, 12), "n = 12  # 8\nsolve(12)\nprint(n, 8)\n");
        assert_eq!(text_with_size(text, &places[1..], 4), "n = 8  # 8\nsolve(4)\nprint(n, 8)\n");
        assert_eq!(text_with_size(text, &[], 4), text);
    }

    #[test]
    fn the_numbers_that_may_be_n_are_found() {
        let text = "\
# n = 8
N = 8  # 8
s = 'n = 8'
size=8
def f(n=8, m = 8): pass
solve(8)
Queens( 8 ).run(0, 8)
for i in range(8):
    if n == 8 or x >= 8: y = 8 * 2
z = 88
t = \"\"\"
N = 8
\"\"\"
b = [8]
";
        let found: Vec<(String, usize, bool)> =
            literals(text, 8).into_iter().map(|each| (each.name, each.line, each.is_argument)).collect();
        let expected = [
            ("N", 2, false),
            ("size", 4, false),
            ("n", 5, false),
            ("m", 5, false),
            ("solve", 6, true),
            ("Queens", 7, true),
        ];
        assert_eq!(found, expected.map(|(name, line, is_argument)| (name.to_owned(), line, is_argument)));
    }
}
