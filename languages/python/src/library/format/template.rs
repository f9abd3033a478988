//! `str.format`: the template's pieces.

use super::FormatError;

/// A piece of a template, from left to right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Text that is copied.
    Literal(String),
    /// A field in braces.
    Field(Field),
    /// The template is wrong from here on. Raised once the fields before it are written.
    Fail(FormatError),
}

/// `{name.attribute[index]!conversion:spec}`
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// An argument: a name, digits, or nothing for the next one.
    pub name: String,
    /// The steps from the argument to the value.
    pub path: Vec<Step>,
    /// `r`, `s` or `a`.
    pub conversion: Option<char>,
    /// The specification, in which fields may stand.
    pub spec: Vec<Piece>,
}

/// A step from an argument to the value that is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// `.name`
    Attribute(String),
    /// `[3]`
    Index(usize),
    /// `[key]`
    Key(String),
    /// The rest of the field is wrong.
    Fail(FormatError),
}

/// Splits a template into pieces. Specifications hold fields one level deep, as in CPython.
#[must_use]
pub(crate) fn parse_template(template: &str) -> Vec<Piece> {
    parse(&template.chars().collect::<Vec<_>>(), 2)
}

fn parse(chars: &[char], depth: usize) -> Vec<Piece> {
    if depth == 0 {
        return vec![Piece::Fail(FormatError::value("Max string recursion exceeded"))];
    }
    let mut pieces = Vec::new();
    let mut literal = String::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        at += 1;
        if c != '{' && c != '}' {
            literal.push(c);
            continue;
        }
        if chars.get(at) == Some(&c) {
            literal.push(c);
            at += 1;
            continue;
        }
        if !literal.is_empty() {
            pieces.push(Piece::Literal(std::mem::take(&mut literal)));
        }
        let single = c == '}' || at == chars.len();
        let read = if single {
            Err(FormatError::value(format!("Single '{c}' encountered in format string")))
        } else {
            field(chars, &mut at, depth)
        };
        match read {
            Ok(field) => pieces.push(Piece::Field(field)),
            Err(error) => {
                pieces.push(Piece::Fail(error));
                return pieces;
            }
        }
    }
    if !literal.is_empty() {
        pieces.push(Piece::Literal(literal));
    }
    pieces
}

/// The field after its `{`.
fn field(chars: &[char], at: &mut usize, depth: usize) -> Result<Field, FormatError> {
    let start = *at;
    let mut end = None;
    while let Some(&c) = chars.get(*at) {
        *at += 1;
        match c {
            '{' => return Err(FormatError::value("unexpected '{' in field name")),
            '[' => *at += chars[*at..].iter().take_while(|&&c| c != ']').count(),
            '}' | ':' | '!' => {
                end = Some(c);
                break;
            }
            _ => {}
        }
    }
    let end = end.ok_or_else(|| FormatError::value("expected '}' before end of string"))?;
    let (name, path) = split_name(&chars[start..*at - 1]);
    let mut out = Field { name, path, conversion: None, spec: Vec::new() };
    if end == '}' {
        return Ok(out);
    }
    if end == '!' {
        let missing = || FormatError::value("end of string while looking for conversion specifier");
        out.conversion = Some(*chars.get(*at).ok_or_else(missing)?);
        *at += 1;
        match chars.get(*at) {
            Some('}') => {
                *at += 1;
                return Ok(out);
            }
            Some(':') => *at += 1,
            Some(_) => return Err(FormatError::value("expected ':' after conversion specifier")),
            None => {}
        }
    }
    let start = *at;
    let mut open = 1;
    while let Some(&c) = chars.get(*at) {
        *at += 1;
        match c {
            '{' => open += 1,
            '}' => open -= 1,
            _ => {}
        }
        if open == 0 {
            let spec = &chars[start..*at - 1];
            // Without a field, braces cannot be in it, and nothing is to be expanded.
            out.spec = if spec.is_empty() { Vec::new() } else { parse(spec, depth - 1) };
            if !spec.contains(&'{') && !spec.is_empty() {
                out.spec = vec![Piece::Literal(spec.iter().collect())];
            }
            return Ok(out);
        }
    }
    Err(FormatError::value("unmatched '{' in format spec"))
}

/// `name.attribute[3]` as the name and its steps.
fn split_name(chars: &[char]) -> (String, Vec<Step>) {
    let first = chars.iter().take_while(|&&c| c != '.' && c != '[').count();
    let name: String = chars[..first].iter().collect();
    let mut path = Vec::new();
    let mut at = first;
    while let Some(&c) = chars.get(at) {
        at += 1;
        let length = |stop: &[char]| chars[at..].iter().take_while(|c| !stop.contains(c)).count();
        let step = match c {
            '.' => {
                let text: String = chars[at..at + length(&['.', '['])].iter().collect();
                at += text.chars().count();
                if text.is_empty() { fail("Empty attribute in format string") } else { Step::Attribute(text) }
            }
            '[' => {
                let text: String = chars[at..at + length(&[']'])].iter().collect();
                at += text.chars().count();
                let closed = at < chars.len();
                at += 1;
                match (closed, text.parse()) {
                    (false, _) => fail("Missing ']' in format string"),
                    (_, Ok(index)) if text.bytes().all(|b| b.is_ascii_digit()) => Step::Index(index),
                    _ if text.is_empty() => fail("Empty attribute in format string"),
                    _ => Step::Key(text),
                }
            }
            _ => fail("Only '.' or '[' may follow ']' in format field specifier"),
        };
        let failed = matches!(step, Step::Fail(_));
        path.push(step);
        if failed {
            break;
        }
    }
    (name, path)
}

fn fail(message: &str) -> Step {
    Step::Fail(FormatError::value(message))
}
