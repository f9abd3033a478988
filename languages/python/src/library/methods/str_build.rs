//! Methods of strings that make another one: `center format join …`.

use std::rc::Rc;

use super::str_search::most;
use crate::library::case::{self, Case};
use crate::library::number::is_space;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::{Handle, Value, index};

natives! {
    /// Methods of strings that make another one.
    BUILD:
    Native::new("str.capitalize", |call| call.pure(capitalize)).takes(1, &[""]) => ["print('hELLO wORLD'.capitalize(), ''.capitalize())" => "Hello world "];
    Native::new("str.casefold", |call| call.pure(|text: Rc<str>| case::lower(&text).replace('ß', "ss").replace('ς', "σ"))).takes(1, &[""]) => ["print('ABC'.casefold(), 'ß'.casefold())" => "abc ss"];
    Native::new("str.center", |call| call.typed(center)).takes(2, &["", "", ""]) => [
        "print('[' + 'ab'.center(5) + ']', 'abc'.center(6, '*'), 'abc'.center(2), 'a'.center(4, '-'))" => "[  ab ] *abc** abc -a--",
    ];
    Native::new("str.expandtabs", |call| call.typed(expandtabs)).takes(1, &["", "tabsize"]) => ["print('a\\tb\\tc'.expandtabs(4))" => "a   b   c"];
    Native::new("str.format", |call| call.typed(format)).takes(1, &[""]).variadic().any_keyword() => [
        "print('{} {1}'.format.__name__, '{}-{}'.format(1, 'a'), '{1}{0}'.format(1, 2), '{x:>4}'.format(x=5))"
            => "format 1-a 21    5",
        "print('{0[1]} {a.__class__.__name__} {{}} {1!r:>5} {2:{w}.{p}f}'.format([1, 2], 'x', 3.14159, a=1, w=8, p=2))" => "2 int {}   'x'     3.14",
    ];
    Native::new("str.format_map", |call| call.typed(format_map)).takes(2, &["", ""]) => ["print('{a}{b}'.format_map({'a': 1, 'b': 2}))" => "12"];
    Native::new("str.join", |call| call.typed(join)).takes(2, &["", ""]) => [
        "print(', '.join(['a', 'b']), ''.join('abc'), '-'.join(str(x) for x in range(3)), ','.join([]))" => "a, b abc 0-1-2 ",
    ];
    Native::new("str.ljust", |call| call.typed(ljust)).takes(2, &["", "", ""]) => ["print('ab'.ljust(4) + '|', 'ab'.ljust(4, '.'))" => "ab  | ab.."];
    Native::new("str.lower", |call| call.pure(|text: Rc<str>| case::lower(&text))).takes(1, &[""]) => ["print('AbC'.lower())" => "abc"];
    Native::new("str.lstrip", |call| stripped(call, true, false)).takes(1, &["", ""]) => ["print('  a '.lstrip() + '|', 'xxay'.lstrip('xy'))" => "a | ay"];
    Native::new("str.maketrans", |call| call.typed(maketrans)).takes(1, &["", "", ""]) => [
        "print(str.maketrans('ab', 'xy'), 'abc'.translate(str.maketrans('ab', 'xy', 'c')))" => "{97: 120, 98: 121} xy",
    ];
    Native::new("str.removeprefix", |call| call.typed(removeprefix)).takes(2, &["", ""]) => ["print('abc'.removeprefix('ab'), 'abc'.removeprefix('x'))" => "c abc"];
    Native::new("str.removesuffix", |call| call.typed(removesuffix)).takes(2, &["", ""]) => ["print('abc'.removesuffix('bc'), 'abc'.removesuffix(''))" => "a abc"];
    Native::new("str.replace", |call| call.typed(replace)).takes(3, &["", "", "", ""]) => [
        "print('banana'.replace('an', 'AN'), 'aaa'.replace('a', 'b', 2), 'ab'.replace('', '-'))" => "bANANa bba -a-b-",
    ];
    Native::new("str.rjust", |call| call.typed(rjust)).takes(2, &["", "", ""]) => ["print('ab'.rjust(4), 'ab'.rjust(4, '.'))" => "  ab ..ab"];
    Native::new("str.rstrip", |call| stripped(call, false, true)).takes(1, &["", ""]) => ["print(' a  '.rstrip() + '|', 'ayx'.rstrip('xy'))" => " a| a"];
    Native::new("str.strip", |call| stripped(call, true, true)).takes(1, &["", ""]) => ["print('  a b '.strip(), 'xyaxy'.strip('xy'), '\\n\\ta'.strip())" => "a b a a"];
    Native::new("str.swapcase", |call| call.pure(swapcase)).takes(1, &[""]) => ["print('aBc'.swapcase())" => "AbC"];
    Native::new("str.title", |call| call.pure(title)).takes(1, &[""]) => ["print('hello wORLD it\\'s'.title())" => "Hello World It'S"];
    Native::new("str.translate", |call| call.typed(translate)).takes(2, &["", ""]) => ["print('abc'.translate({97: 'x', 98: None, 99: 100}))" => "xd"];
    Native::new("str.upper", |call| call.pure(|text: Rc<str>| case::upper(&text))).takes(1, &[""]) => ["print('abc'.upper(), 'ß'.upper())" => "ABC SS"];
    Native::new("str.zfill", |call| call.typed(zfill)).takes(2, &["", ""]) => ["print('7'.zfill(3), '-7'.zfill(4), '+1'.zfill(2), 'abc'.zfill(2))" => "007 -007 +1 abc"];
}

fn capitalize(text: Rc<str>) -> String {
    let mut chars = text.chars();
    let mut out = String::new();
    if let Some(first) = chars.next() {
        Case::upper().push(&mut out, first);
    }
    out + &case::lower(chars.as_str())
}

fn swapcase(text: Rc<str>) -> String {
    let (lower, upper) = (Case::lower(), Case::upper());
    let mut out = String::new();
    for c in text.chars() {
        if c.is_uppercase() { &lower } else { &upper }.push(&mut out, c);
    }
    out
}

fn title(text: Rc<str>) -> String {
    let (lower, upper) = (Case::lower(), Case::upper());
    let mut out = String::new();
    let mut inside = false;
    for c in text.chars() {
        if inside { &lower } else { &upper }.push(&mut out, c);
        inside = c.is_uppercase() || c.is_lowercase();
    }
    out
}

/// How many characters are missing to the width, and the one that fills.
fn padding(call: &mut Call<'_>, text: &str) -> Result<(usize, String), Stop> {
    let width = index(call.index(call.arg(1))?.max(0));
    let fill = match call.arg(2) {
        Value::Unbound => " ".into(),
        fill => match call.text(fill).filter(|fill| fill.chars().count() == 1) {
            Some(fill) => fill,
            None => {
                let message = match call.text(fill) {
                    Some(_) => "The fill character must be exactly one character long".to_owned(),
                    None => format!("The fill character must be a unicode character, not {}", call.type_name(fill)),
                };
                return Err(call.type_error(message));
            }
        },
    };
    crate::heap::check_length(width)?;
    Ok((width.saturating_sub(text.chars().count()), fill.to_string()))
}

fn center(call: &mut Call<'_>, text: Rc<str>) -> Result<String, Stop> {
    let (missing, fill) = padding(call, &text)?;
    let width = missing + text.chars().count();
    // Of an odd number the larger part goes to the left if the width is odd too.
    let left = missing / 2 + (missing & width & 1);
    Ok(fill.repeat(left) + &text + &fill.repeat(missing - left))
}

fn ljust(call: &mut Call<'_>, text: Rc<str>) -> Result<String, Stop> {
    let (missing, fill) = padding(call, &text)?;
    Ok(text.to_string() + &fill.repeat(missing))
}

fn rjust(call: &mut Call<'_>, text: Rc<str>) -> Result<String, Stop> {
    let (missing, fill) = padding(call, &text)?;
    Ok(fill.repeat(missing) + &text)
}

fn zfill(_: &mut Call<'_>, text: Rc<str>, width: i64) -> Result<String, Stop> {
    let width = index(width.max(0));
    crate::heap::check_length(width)?;
    let zeros = "0".repeat(width.saturating_sub(text.chars().count()));
    let (sign, digits) = text.split_at(usize::from(text.starts_with(['+', '-'])));
    Ok([sign, &zeros, digits].concat())
}

fn expandtabs(_: &mut Call<'_>, text: Rc<str>, size: Option<i64>) -> Result<String, Stop> {
    let size = index(size.unwrap_or(8).max(0));
    crate::heap::check_length(size)?;
    let mut out = String::new();
    let mut column = 0;
    for c in text.chars() {
        if c == '\t' {
            let spaces = if size == 0 { 0 } else { size - column % size };
            out.extend(std::iter::repeat_n(' ', spaces));
            column += spaces;
        } else {
            out.push(c);
            column = if matches!(c, '\n' | '\r') { 0 } else { column + 1 };
        }
        crate::heap::check_length(out.len() / 4)?;
    }
    Ok(out)
}

fn format(call: &mut Call<'_>, template: Rc<str>) -> Result<String, Stop> {
    let (positional, named) = (call.rest(1), call.named());
    call.format_template(&template, &positional, named)
}

fn format_map(call: &mut Call<'_>, template: Rc<str>, named: Value) -> Result<String, Stop> {
    call.format_template(&template, &[], named)
}

fn join(call: &mut Call<'_>, separator: Rc<str>, iterable: Value) -> Result<String, Stop> {
    if !matches!(iterable, Value::Ref(_)) {
        return Err(call.type_error("can only join an iterable"));
    }
    let parts = call.elements(iterable)?;
    let mut out = String::new();
    for (index, part) in parts.into_iter().enumerate() {
        let Some(text) = call.text(part) else {
            let class = call.type_name(part);
            return Err(call.type_error(format_args!("sequence item {index}: expected str instance, {class} found")));
        };
        if index > 0 {
            out.push_str(&separator);
        }
        out.push_str(&text);
        crate::heap::check_length(out.len() / 4)?;
    }
    Ok(out)
}

/// Takes characters away at the ends.
fn stripped(call: &mut Call<'_>, start: bool, end: bool) -> Result<Value, Stop> {
    let text = call.own_str(call.arg(0))?;
    let set = match call.arg(1) {
        Value::Unbound | Value::None => None,
        value => match call.text(value) {
            Some(set) => Some(set),
            None => return Err(call.type_error("strip arg must be None or str")),
        },
    };
    let taken = |c: char| set.as_ref().map_or_else(|| is_space(c), |set| set.contains(c));
    let mut rest = &*text;
    if start {
        rest = rest.trim_start_matches(taken);
    }
    if end {
        rest = rest.trim_end_matches(taken);
    }
    call.new_str(rest)
}

fn removeprefix(call: &mut Call<'_>, text: Rc<str>, prefix: Value) -> Result<Value, Stop> {
    let prefix = call.text_or(prefix, "removeprefix() argument must be str")?;
    call.new_str(text.strip_prefix(&*prefix).unwrap_or(&text))
}

fn removesuffix(call: &mut Call<'_>, text: Rc<str>, suffix: Value) -> Result<Value, Stop> {
    let suffix = call.text_or(suffix, "removesuffix() argument must be str")?;
    call.new_str(text.strip_suffix(&*suffix).unwrap_or(&text))
}

fn replace(call: &mut Call<'_>, text: Rc<str>) -> Result<String, Stop> {
    let old = call.text_or(call.arg(1), "replace() argument 1 must be str")?;
    let new = call.text_or(call.arg(2), "replace() argument 2 must be str")?;
    let most = most(call, 3)?;
    let found = if old.is_empty() { text.chars().count() + 1 } else { text.matches(&*old).count() };
    crate::heap::check_length(text.len() / 4 + found.min(most).saturating_mul(new.chars().count()))?;
    Ok(text.replacen(&*old, &new, most))
}

fn maketrans(call: &mut Call<'_>, from: Value, to: Value, without: Value) -> Result<Handle, Stop> {
    let dict = call.keep_dict(Default::default())?;
    if to.is_unbound() {
        let entries: Vec<_> = match call.look().object(from) {
            Some(Object::Dict(entries)) => entries.iter().collect(),
            _ => return Err(call.type_error("if you give only one argument to maketrans it must be a dict")),
        };
        for (key, value) in entries {
            let single = call.text(key).and_then(|text| text.chars().next());
            let key = single.map_or(key, |c| Value::Int(u32::from(c).into()));
            call.dict_set(dict, key, value)?;
        }
        return Ok(dict);
    }
    let (Some(from), Some(to)) = (call.text(from), call.text(to)) else {
        return Err(call.type_error("maketrans() argument must be str"));
    };
    if from.chars().count() != to.chars().count() {
        return Err(call.value_error("the first two maketrans arguments must have equal length"));
    }
    for (from, to) in from.chars().zip(to.chars()) {
        call.dict_set(dict, Value::Int(u32::from(from).into()), Value::Int(u32::from(to).into()))?;
    }
    if let Some(without) = call.text(without) {
        for c in without.chars() {
            call.dict_set(dict, Value::Int(u32::from(c).into()), Value::None)?;
        }
    }
    Ok(dict)
}

fn translate(call: &mut Call<'_>, text: Rc<str>, table: Handle) -> Result<String, Stop> {
    let mut out = String::new();
    for c in text.chars() {
        match call.dict_get(table, Value::Int(u32::from(c).into()))? {
            None => out.push(c),
            Some(Value::None) => {}
            Some(Value::Int(code)) => match u32::try_from(code).ok().and_then(char::from_u32) {
                Some(c) => out.push(c),
                None => return Err(call.value_error("character mapping must be in range(0x110000)")),
            },
            Some(value) => match call.text(value) {
                Some(text) => out.push_str(&text),
                None => return Err(call.type_error("character mapping must return integer, None or str")),
            },
        }
        crate::heap::check_length(out.len() / 4)?;
    }
    Ok(out)
}
