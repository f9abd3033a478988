//! Methods of strings that look for a part: `count endswith find …`.

use std::rc::Rc;

use crate::library::calls::clamp;
use crate::library::number::is_space;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::Value;

natives! {
    /// Methods of strings that look for a part.
    SEARCH:
    Native::new("str.count", count).takes(2, &["", "", "", ""]) => [
        "print('banana'.count('an'), 'aaa'.count('aa'), 'abc'.count(''), 'banana'.count('a', 2, 5))" => "2 1 4 1",
    ];
    Native::new("str.endswith", |call| affix(call, "endswith first arg must be str or a tuple of str", |text, part| text.ends_with(part))).takes(2, &["", "", "", ""]) => [
        "print('abc'.endswith('bc'), 'abc'.endswith(('x', 'c')), 'abc'.endswith('b', 0, 2))" => "True True True",
    ];
    Native::new("str.find", |call| find(call, false)).takes(2, &["", "", "", ""]) => [
        "print('banana'.find('an'), 'banana'.find('an', 2), 'banana'.find('x'), 'é♛x'.find('x'), ''.find(''))" => "1 3 -1 2 0",
    ];
    Native::new("str.index", |call| index(call, false)).takes(2, &["", "", "", ""]) => ["print('banana'.index('n'), 'abc'.index('c', -1))" => "2 2"];
    Native::new("str.partition", |call| cut(call, false)).takes(2, &["", ""]) => [
        "print('a=b=c'.partition('='), 'abc'.partition('='))" => "('a', '=', 'b=c') ('abc', '', '')",
    ];
    Native::new("str.rfind", |call| find(call, true)).takes(2, &["", "", "", ""]) => ["print('banana'.rfind('an'), 'abc'.rfind('x'), 'é♛é'.rfind('é'))" => "3 -1 2"];
    Native::new("str.rindex", |call| index(call, true)).takes(2, &["", "", "", ""]) => ["print('banana'.rindex('n'))" => "4"];
    Native::new("str.rpartition", |call| cut(call, true)).takes(2, &["", ""]) => [
        "print('a=b=c'.rpartition('='), 'abc'.rpartition('='))" => "('a=b', '=', 'c') ('', '', 'abc')",
    ];
    Native::new("str.rsplit", |call| call.typed(rsplit)).takes(1, &["", "sep", "maxsplit"]) => [
        "print('a b  c'.rsplit(None, 1), 'a,b,c'.rsplit(',', 1), ' a '.rsplit(), ' a b '.rsplit(None, 1))"
            => "['a b', 'c'] ['a,b', 'c'] ['a'] [' a', 'b']",
    ];
    Native::new("str.split", |call| call.typed(split)).takes(1, &["", "sep", "maxsplit"]) => [
        "print('a b  c '.split(), 'a,b,,c'.split(','), 'a b c'.split(maxsplit=1), ''.split(), ''.split(','))"
            => "['a', 'b', 'c'] ['a', 'b', '', 'c'] ['a', 'b c'] [] ['']",
    ];
    Native::new("str.splitlines", |call| call.typed(splitlines)).takes(1, &["", "keepends"]) => [
        "print('a\\nb\\r\\nc\\n'.splitlines(), 'a\\nb'.splitlines(True), ''.splitlines())" => r"['a', 'b', 'c'] ['a\n', 'b'] []",
    ];
    Native::new("str.startswith", |call| affix(call, "startswith first arg must be str or a tuple of str", |text, part| text.starts_with(part))).takes(2, &["", "", "", ""]) => [
        "print('abc'.startswith('ab'), 'abc'.startswith(('x', 'a')), 'abc'.startswith('b', 1))" => "True True True",
    ];
}

/// The part of a string between two bounds.
struct Section {
    text: Rc<str>,
    /// In bytes.
    part: std::ops::Range<usize>,
    /// The number of characters before it.
    before: usize,
}

impl Section {
    fn as_str(&self) -> &str {
        &self.text[self.part.clone()]
    }
}

/// The part of the receiver between the bounds that are arguments. `None` if the first one is beyond the end.
fn section(call: &mut Call<'_>) -> Result<Option<Section>, Stop> {
    let text = call.own_str(call.arg(0))?;
    if call.arg(2).is_unbound() {
        return Ok(Some(Section { part: 0..text.len(), text, before: 0 }));
    }
    let length = text.chars().count();
    let first = call.index_or(call.arg(2), 0)?;
    let (start, stop) = (clamp(first, length), clamp(call.index_or(call.arg(3), i64::MAX)?, length));
    if first > length as i64 || start > stop {
        return Ok(None);
    }
    let byte = |index: usize| text.char_indices().nth(index).map_or(text.len(), |(byte, _)| byte);
    let part = byte(start)..byte(stop);
    Ok(Some(Section { text, part, before: start }))
}

fn count(call: &mut Call<'_>) -> Result<Value, Stop> {
    let wanted = call.text_or(call.arg(1), "must be str")?;
    let Some(section) = section(call)? else { return Ok(Value::Int(0)) };
    let part = section.as_str();
    let count = if wanted.is_empty() { part.chars().count() + 1 } else { part.matches(&*wanted).count() };
    Ok(count.into())
}

/// The index of the first or last occurrence.
fn search(call: &mut Call<'_>, last: bool) -> Result<Option<usize>, Stop> {
    let wanted = call.text_or(call.arg(1), "must be str")?;
    let Some(section) = section(call)? else { return Ok(None) };
    let (part, before) = (section.as_str(), section.before);
    let byte = if last { part.rfind(&*wanted) } else { part.find(&*wanted) };
    Ok(byte.map(|byte| before + part[..byte].chars().count()))
}

/// The index, or −1.
fn find(call: &mut Call<'_>, last: bool) -> Result<Value, Stop> {
    Ok(search(call, last)?.map_or(Value::Int(-1), Value::from))
}

fn index(call: &mut Call<'_>, last: bool) -> Result<Value, Stop> {
    search(call, last)?.map(Value::from).ok_or_else(|| call.value_error("substring not found"))
}

/// Whether the part between the bounds begins or ends with the argument, or with one of a tuple.
fn affix(call: &mut Call<'_>, must: &str, fits: fn(&str, &str) -> bool) -> Result<Value, Stop> {
    let wanted = call.arg(1);
    let options = match call.look().object(wanted) {
        Some(Object::Tuple(items)) => items.to_vec(),
        _ => vec![wanted],
    };
    let section = section(call)?;
    for option in options {
        let text = call.text_or(option, must)?;
        if let Some(section) = &section
            && fits(section.as_str(), &text)
        {
            return Ok(Value::Bool(true));
        }
    }
    Ok(Value::Bool(false))
}

fn strings(call: &mut Call<'_>, parts: &[&str]) -> Result<Vec<Value>, Stop> {
    let mut values = Vec::with_capacity(parts.len());
    for &part in parts {
        values.push(call.new_str(part)?);
    }
    Ok(values)
}

/// The text before the first or last separator, the separator, and the text after it.
fn cut(call: &mut Call<'_>, last: bool) -> Result<Value, Stop> {
    let text = call.own_str(call.arg(0))?;
    let separator = call.text_or(call.arg(1), "must be str")?;
    if separator.is_empty() {
        return Err(call.value_error("empty separator"));
    }
    let found = if last { text.rsplit_once(&*separator) } else { text.split_once(&*separator) };
    let parts = match found {
        Some((before, after)) => [before, &separator, after],
        None if last => ["", "", &text],
        None => [&text, "", ""],
    };
    let parts = strings(call, &parts)?;
    call.heap().new_tuple(parts)
}

/// How often `split` or `replace` cuts at most, by an argument.
pub(super) fn most(call: &mut Call<'_>, index: usize) -> Result<usize, Stop> {
    let most = call.index(call.arg(index).or(Value::Int(-1)))?;
    Ok(crate::value::index(most))
}

fn separator(call: &mut Call<'_>) -> Result<Option<Rc<str>>, Stop> {
    if Call::is_absent(call.arg(1)) {
        return Ok(None);
    }
    let separator = call.text_or(call.arg(1), "must be str or None")?;
    if separator.is_empty() {
        return Err(call.value_error("empty separator"));
    }
    Ok(Some(separator))
}

fn split(call: &mut Call<'_>, text: Rc<str>) -> Result<Vec<Value>, Stop> {
    let (separator, most) = (separator(call)?, most(call, 2)?);
    let parts: Vec<&str> = match &separator {
        Some(separator) => text.splitn(most.saturating_add(1), &**separator).collect(),
        None => {
            let mut parts = Vec::new();
            let mut rest = text.trim_start_matches(is_space);
            while !rest.is_empty() {
                if parts.len() == most {
                    parts.push(rest);
                    break;
                }
                let end = rest.find(is_space).unwrap_or(rest.len());
                parts.push(&rest[..end]);
                rest = rest[end..].trim_start_matches(is_space);
            }
            parts
        }
    };
    strings(call, &parts)
}

fn rsplit(call: &mut Call<'_>, text: Rc<str>) -> Result<Vec<Value>, Stop> {
    let (separator, most) = (separator(call)?, most(call, 2)?);
    let mut parts: Vec<&str> = match &separator {
        Some(separator) => text.rsplitn(most.saturating_add(1), &**separator).collect(),
        None => {
            let mut parts = Vec::new();
            let mut rest = text.trim_end_matches(is_space);
            while !rest.is_empty() {
                if parts.len() == most {
                    parts.push(rest);
                    break;
                }
                let start =
                    rest.char_indices().rev().find(|&(_, c)| is_space(c)).map_or(0, |(at, c)| at + c.len_utf8());
                parts.push(&rest[start..]);
                rest = rest[..start].trim_end_matches(is_space);
            }
            parts
        }
    };
    parts.reverse();
    strings(call, &parts)
}

fn splitlines(call: &mut Call<'_>, text: Rc<str>, keep: Option<bool>) -> Result<Vec<Value>, Stop> {
    let keep = keep.unwrap_or(false);
    let is_end =
        |c: char| matches!(c, '\n' | '\r' | '\x0b' | '\x0c' | '\x1c'..='\x1e' | '\u{85}' | '\u{2028}' | '\u{2029}');
    let mut parts = Vec::new();
    let mut rest = &*text;
    while !rest.is_empty() {
        let (line, end) = match rest.char_indices().find(|&(_, c)| is_end(c)) {
            None => (rest.len(), rest.len()),
            Some((at, _)) if rest[at..].starts_with("\r\n") => (at, at + 2),
            Some((at, c)) => (at, at + c.len_utf8()),
        };
        parts.push(&rest[..if keep { end } else { line }]);
        rest = &rest[end..];
    }
    strings(call, &parts)
}
