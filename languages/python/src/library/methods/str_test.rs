//! Methods of strings that answer a question: `isalpha isdigit …`.

use super::str_search::receiver;
use crate::library::format::is_printable;
use crate::library::number::{decimal_digit, is_space};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::Value;

natives! {
    /// Methods of strings that answer a question.
    TEST:
    Native::new("str.isalnum", isalnum).takes(1, &[""]) => ["print('a1'.isalnum(), 'a 1'.isalnum(), ''.isalnum())" => "True False False"];
    Native::new("str.isalpha", isalpha).takes(1, &[""]) => ["print('aé中'.isalpha(), 'a1'.isalpha(), ''.isalpha())" => "True False False"];
    Native::new("str.isascii", isascii).takes(1, &[""]) => ["print('a'.isascii(), 'é'.isascii(), ''.isascii())" => "True False True"];
    Native::new("str.isdecimal", isdecimal).takes(1, &[""]) => ["print('12'.isdecimal(), '1.2'.isdecimal(), '²'.isdecimal())" => "True False False"];
    Native::new("str.isdigit", isdigit).takes(1, &[""]) => ["print('12'.isdigit(), '-1'.isdigit(), '²'.isdigit(), ''.isdigit())" => "True False True False"];
    Native::new("str.isidentifier", isidentifier).takes(1, &[""]) => ["print('a_1'.isidentifier(), '1a'.isidentifier(), 'é'.isidentifier())" => "True False True"];
    Native::new("str.islower", islower).takes(1, &[""]) => ["print('ab1'.islower(), 'aB'.islower(), '1'.islower())" => "True False False"];
    Native::new("str.isnumeric", isnumeric).takes(1, &[""]) => ["print('12'.isnumeric(), '½'.isnumeric(), 'a'.isnumeric())" => "True True False"];
    Native::new("str.isprintable", isprintable).takes(1, &[""]) => ["print('a b'.isprintable(), 'a\\n'.isprintable(), ''.isprintable())" => "True False True"];
    Native::new("str.isspace", isspace).takes(1, &[""]) => ["print(' \\t\\n'.isspace(), 'a '.isspace(), ''.isspace())" => "True False False"];
    Native::new("str.istitle", istitle).takes(1, &[""]) => ["print('Ab Cd'.istitle(), 'AB'.istitle(), '1'.istitle())" => "True False False"];
    Native::new("str.isupper", isupper).takes(1, &[""]) => ["print('AB1'.isupper(), 'aB'.isupper(), '1'.isupper())" => "True False False"];
}

/// Whether there are characters, and all pass.
fn all(call: &mut Call<'_>, test: fn(char) -> bool) -> Result<Value, Stop> {
    let text = receiver(call)?;
    Ok((!text.is_empty() && text.chars().all(test)).into())
}

/// Superscripts, subscripts and circled digits, which are digits but not decimal.
fn is_other_digit(c: char) -> bool {
    matches!(c, '²' | '³' | '¹' | '\u{2070}' | '\u{2074}'..='\u{2079}' | '\u{2080}'..='\u{2089}' | '\u{2460}'..='\u{2468}')
}

fn is_decimal(c: char) -> bool {
    decimal_digit(c).is_some()
}

fn isalnum(call: &mut Call<'_>) -> Result<Value, Stop> {
    all(call, |c| c.is_alphanumeric())
}

fn isalpha(call: &mut Call<'_>) -> Result<Value, Stop> {
    // Letters; the standard library also counts the numbers made of letters, as Ⅷ.
    all(call, |c| c.is_alphabetic() && !c.is_numeric())
}

fn isascii(call: &mut Call<'_>) -> Result<Value, Stop> {
    Ok(receiver(call)?.is_ascii().into())
}

fn isdecimal(call: &mut Call<'_>) -> Result<Value, Stop> {
    all(call, is_decimal)
}

fn isdigit(call: &mut Call<'_>) -> Result<Value, Stop> {
    all(call, |c| is_decimal(c) || is_other_digit(c))
}

fn isnumeric(call: &mut Call<'_>) -> Result<Value, Stop> {
    all(call, char::is_numeric)
}

fn isidentifier(call: &mut Call<'_>) -> Result<Value, Stop> {
    let text = receiver(call)?;
    let mut chars = text.chars();
    let first = chars.next().is_some_and(|c| c == '_' || c.is_alphabetic());
    Ok((first && chars.all(|c| c == '_' || c.is_alphanumeric())).into())
}

fn isprintable(call: &mut Call<'_>) -> Result<Value, Stop> {
    Ok(receiver(call)?.chars().all(is_printable).into())
}

fn isspace(call: &mut Call<'_>) -> Result<Value, Stop> {
    all(call, is_space)
}

fn islower(call: &mut Call<'_>) -> Result<Value, Stop> {
    let text = receiver(call)?;
    Ok((text.chars().any(char::is_lowercase) && !text.chars().any(char::is_uppercase)).into())
}

fn isupper(call: &mut Call<'_>) -> Result<Value, Stop> {
    let text = receiver(call)?;
    Ok((text.chars().any(char::is_uppercase) && !text.chars().any(char::is_lowercase)).into())
}

fn istitle(call: &mut Call<'_>) -> Result<Value, Stop> {
    let text = receiver(call)?;
    let (mut inside, mut found, mut right) = (false, false, true);
    for c in text.chars() {
        if c.is_uppercase() {
            right &= !inside;
        } else if c.is_lowercase() {
            right &= inside;
        }
        inside = c.is_uppercase() || c.is_lowercase();
        found |= inside;
    }
    Ok((found && right).into())
}
