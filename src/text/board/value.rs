//! Lists as programs print them, nested and over any number of lines.

use super::cell::whole;
use std::mem::take;

/// Brackets deeper than this hold no board: a list of boards of rows of squares is three deep.
const DEEPEST: u32 = 5;

/// A part of a list, with the line on which it begins, from 1.
pub(super) struct Value {
    pub line: usize,
    pub kind: Kind,
}

pub(super) enum Kind {
    List(Vec<Value>),
    Int(i64),
    /// `None` or `null`: a row without a queen, or a square taken out.
    Nothing,
    /// A quoted text, or any other word.
    Text(String),
}

impl Value {
    /// The elements of a list.
    pub fn list(&self) -> Option<&[Value]> {
        if let Kind::List(items) = &self.kind { Some(items) } else { None }
    }

    /// Whether it is a list that is no pair: a board, or a row of one.
    fn is_long(&self) -> bool {
        self.list().is_some_and(|items| items.len() > 2)
    }

    /// The numbers of a list that has nothing else, or gaps between them.
    pub fn numbers(&self) -> Option<Vec<Option<i64>>> {
        let one = |item: &Value| match item.kind {
            Kind::Int(number) => Some(Some(number)),
            Kind::Nothing => Some(None),
            Kind::List(_) | Kind::Text(_) => None,
        };
        let numbers: Vec<Option<i64>> = self.list()?.iter().map(one).collect::<Option<_>>()?;
        numbers.iter().any(Option::is_some).then_some(numbers)
    }

    /// The two numbers of a pair, or of an object that names them row and column.
    pub fn pair(&self) -> Option<(i64, i64)> {
        if let [Value { kind: Kind::Text(one), .. }, row, Value { kind: Kind::Text(other), .. }, column] =
            self.list()?
        {
            let is_place = ["row", "r"].contains(&one.as_str()) && ["col", "column", "c"].contains(&other.as_str());
            return match (&row.kind, &column.kind) {
                (Kind::Int(row), Kind::Int(column)) if is_place => Some((*row, *column)),
                _ => None,
            };
        }
        match self.numbers()?[..] {
            [Some(one), Some(other)] => Some((one, other)),
            _ => None,
        }
    }

    /// The square and its number in an entry of a dict, which may name either first.
    pub fn numbered(&self) -> Option<(i64, (i64, i64))> {
        match self.list()? {
            [Value { kind: Kind::Int(number), .. }, square] | [square, Value { kind: Kind::Int(number), .. }] => {
                Some((*number, square.pair()?))
            }
            _ => None,
        }
    }

    /// The texts of a list that has nothing else.
    pub fn texts(&self) -> Option<Vec<&str>> {
        self.list()?
            .iter()
            .map(|item| if let Kind::Text(text) = &item.kind { Some(text.as_str()) } else { None })
            .collect()
    }
}

/// Why there is no list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoList {
    /// The text ends before a bracket closes it.
    Open,
    /// It is too deep, or another bracket closes it.
    Broken,
}

/// Reads the list whose bracket is the next byte; gives the place behind it. Of a list of lists that `is_all` there is of the
/// text leaves open, those that are complete are read.
pub(super) fn list(text: &[u8], at: usize, line: usize, is_all: bool) -> Result<(Value, usize), NoList> {
    Reader { text, at, line, is_all }.list(0).map(|(value, reader)| (value, reader.at))
}

#[derive(Clone, Copy)]
struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    line: usize,
    is_all: bool,
}

impl<'a> Reader<'a> {
    fn list(self, depth: u32) -> Result<(Value, Reader<'a>), NoList> {
        let mut items = Vec::new();
        let after = match self.items(&mut items, depth) {
            Err(NoList::Open) if self.is_all && depth == 0 && items.first().is_some_and(Value::is_long) => {
                Reader { at: self.text.len(), ..self }
            }
            after => after?,
        };
        Ok((Value { line: self.line, kind: Kind::List(items) }, after))
    }

    /// Reads the items of a list; gives the place behind its bracket.
    fn items(mut self, items: &mut Vec<Value>, depth: u32) -> Result<Reader<'a>, NoList> {
        let next = |reader: &Reader<'_>| reader.text.get(reader.at).copied().ok_or(NoList::Open);
        let closer = closer(next(&self)?).ok_or(NoList::Broken)?;
        self.at += 1;
        // Behind the colon of a dict.
        let mut is_value = false;
        loop {
            let count = items.len();
            match next(&self)? {
                b':' if closer == b'}' => (self.at, is_value) = (self.at + 1, true),
                b'=' if closer == b')' && !self.text[self.at..].starts_with(b"=>") => self.at += 1,
                b'=' if self.text[self.at..].starts_with(b"=>") => (self.at, is_value) = (self.at + 2, true),
                byte if byte == closer => {
                    self.at += 1;
                    return Ok(self);
                }
                b'\n' => (self.at, self.line) = (self.at + 1, self.line + 1),
                b',' | b';' | b' ' | b'\t' | b'\r' => self.at += 1,
                b']' | b')' | b'}' => return Err(NoList::Broken),
                b'[' | b'(' | b'{' if depth == DEEPEST => return Err(NoList::Broken),
                b'[' | b'(' | b'{' => {
                    let is_call = self.text[self.at] == b'(' && self.text[self.at - 1].is_ascii_alphanumeric();
                    let (item, after) = self.list(depth + 1)?;
                    if is_call && matches!(items.last(), Some(Value { kind: Kind::Text(_), .. })) {
                        items.pop();
                    }
                    items.push(item);
                    self = after;
                }
                quote @ (b'"' | b'\'') => {
                    let rest = &self.text[self.at + 1..];
                    let length = rest.iter().position(|&byte| byte == quote || byte == b'\n');
                    let length = length.ok_or(NoList::Open)?;
                    if rest[length] == b'\n' {
                        return Err(NoList::Broken);
                    }
                    let text = String::from_utf8_lossy(&rest[..length]).into_owned();
                    items.push(Value { line: self.line, kind: Kind::Text(text) });
                    self.at += length + 2;
                }
                _ => {
                    let rest = &self.text[self.at..];
                    let ends = |byte: &u8| {
                        b" \t\r\n,;[](){}\"'".contains(byte)
                            || (*byte == b':' && closer == b'}')
                            || (*byte == b'=' && closer == b')')
                    };
                    let length = rest.iter().position(ends).ok_or(NoList::Open)?;
                    let arrow = rest[..length].windows(2).position(|pair| pair == b"=>");
                    let length = arrow.filter(|&at| at > 0).unwrap_or(length);
                    let word = String::from_utf8_lossy(&rest[..length]);
                    let square = word.split_once('/').and_then(|(row, column)| whole(row).zip(whole(column)));
                    let number = |number| Value { line: self.line, kind: Kind::Int(number) };
                    let kind = match (whole(&word), square, &*word) {
                        (Some(number), ..) => Kind::Int(number),
                        // As in Prolog.
                        (_, Some((row, column)), _) => Kind::List(vec![number(row), number(column)]),
                        (.., "True" | "true") => Kind::Int(1),
                        (.., "False" | "false") => Kind::Int(0),
                        (.., "None" | "null" | "nan" | "NaN") => Kind::Nothing,
                        (.., word) => Kind::Text(word.to_owned()),
                    };
                    items.push(Value { line: self.line, kind });
                    self.at += length;
                }
            }
            if items.len() > count && take(&mut is_value) {
                entry(items);
            }
        }
    }
}

/// Makes one item of the last two, the key and the value of a dict, where the key is a number or a square.
fn entry(items: &mut Vec<Value>) {
    // PHP writes keys in brackets.
    if let Some([key, _]) = items.last_chunk_mut()
        && let Kind::List(inside) = &mut key.kind
        && let [Value { kind: Kind::Int(number), .. }] = inside[..]
    {
        key.kind = Kind::Int(number);
    }
    if let Some([key, _]) = items.last_chunk()
        && (matches!(key.kind, Kind::Int(_)) || key.pair().is_some())
    {
        let line = key.line;
        let entry = items.split_off(items.len() - 2);
        items.push(Value { line, kind: Kind::List(entry) });
    }
}

fn closer(opener: u8) -> Option<u8> {
    Some(match opener {
        b'[' => b']',
        b'(' => b')',
        b'{' => b'}',
        _ => return None,
    })
}
