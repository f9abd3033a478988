//! Methods of strings that answer a question: `isalpha isdigit …`.

use std::rc::Rc;

use crate::library::format::is_printable;
use crate::library::number::{decimal_digit, is_space};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::Value;

natives! {
    /// Methods of strings that answer a question.
    TEST:
    Native::new("str.isalnum", |call| all(call, char::is_alphanumeric)).takes(1, &[""]) => ["print('a1'.isalnum(), 'a 1'.isalnum(), ''.isalnum())" => "True False False"];
    Native::new("str.isalpha", |call| all(call, is_letter)).takes(1, &[""]) => ["print('aé中'.isalpha(), 'a1'.isalpha(), ''.isalpha())" => "True False False"];
    Native::new("str.isascii", |call| call.pure(|text: Rc<str>| text.is_ascii())).takes(1, &[""]) => ["print('a'.isascii(), 'é'.isascii(), ''.isascii())" => "True False True"];
    Native::new("str.isdecimal", |call| all(call, is_decimal)).takes(1, &[""]) => ["print('12'.isdecimal(), '1.2'.isdecimal(), '²'.isdecimal())" => "True False False"];
    Native::new("str.isdigit", |call| all(call, |c| is_decimal(c) || is_other_digit(c))).takes(1, &[""]) => ["print('12'.isdigit(), '-1'.isdigit(), '²'.isdigit(), ''.isdigit())" => "True False True False"];
    Native::new("str.isidentifier", |call| call.pure(isidentifier)).takes(1, &[""]) => ["print('a_1'.isidentifier(), '1a'.isidentifier(), 'é'.isidentifier())" => "True False True"];
    Native::new("str.islower", |call| any(call, char::is_lowercase, char::is_uppercase)).takes(1, &[""]) => ["print('ab1'.islower(), 'aB'.islower(), '1'.islower())" => "True False False"];
    Native::new("str.isnumeric", |call| all(call, char::is_numeric)).takes(1, &[""]) => ["print('12'.isnumeric(), '½'.isnumeric(), 'a'.isnumeric())" => "True True False"];
    Native::new("str.isprintable", |call| call.pure(|text: Rc<str>| text.chars().all(is_printable))).takes(1, &[""]) => ["print('a b'.isprintable(), 'a\\n'.isprintable(), ''.isprintable())" => "True False True"];
    Native::new("str.isspace", |call| all(call, is_space)).takes(1, &[""]) => ["print(' \\t\\n'.isspace(), 'a '.isspace(), ''.isspace())" => "True False False"];
    Native::new("str.istitle", |call| call.pure(istitle)).takes(1, &[""]) => ["print('Ab Cd'.istitle(), 'AB'.istitle(), '1'.istitle())" => "True False False"];
    Native::new("str.isupper", |call| any(call, char::is_uppercase, char::is_lowercase)).takes(1, &[""]) => ["print('AB1'.isupper(), 'aB'.isupper(), '1'.isupper())" => "True False False"];
}

/// Whether there are characters, and all pass.
/// Whether all characters of a string, of which there are some, pass a test.
fn all(call: &mut Call<'_>, test: fn(char) -> bool) -> Result<Value, Stop> {
    call.pure(|text: Rc<str>| !text.is_empty() && text.chars().all(test))
}

/// Superscripts, subscripts and circled digits, which are digits but not decimal.
fn is_other_digit(c: char) -> bool {
    matches!(c, '²' | '³' | '¹' | '\u{2070}' | '\u{2074}'..='\u{2079}' | '\u{2080}'..='\u{2089}' | '\u{2460}'..='\u{2468}')
}

fn is_decimal(c: char) -> bool {
    decimal_digit(c).is_some()
}

/// Letters; the standard library also counts the numbers made of letters, as Ⅷ.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() && !c.is_numeric()
}

fn isidentifier(text: Rc<str>) -> bool {
    let mut chars = text.chars();
    let first = chars.next().is_some_and(|c| c == '_' || c.is_alphabetic());
    first && chars.all(|c| c == '_' || c.is_alphanumeric())
}

/// Whether some characters pass a test, and none passes another one.
fn any(call: &mut Call<'_>, test: fn(char) -> bool, other: fn(char) -> bool) -> Result<Value, Stop> {
    call.pure(|text: Rc<str>| text.chars().any(test) && !text.chars().any(other))
}

fn istitle(text: Rc<str>) -> bool {
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
    found && right
}
