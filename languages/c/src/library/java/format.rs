//! Values as texts: what `+`, `print` and `String.format` make of them.

use super::{Answer, Kinds, Values, thrown};
use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::types::{Kind, Shape, Ty};

impl Machine {
    fn tag_of(&self, ty: Ty) -> Option<&str> {
        let to = self.code.types.pointee(ty)?;
        self.code.types.structure(to)?.tag.as_deref()
    }

    pub(super) fn is_text(&self, ty: Ty) -> bool {
        self.tag_of(ty) == Some("String")
    }
}

/// A value as `String.valueOf` makes it.
pub(crate) fn shown(machine: &mut Machine, value: u64, ty: Ty) -> Result<String, Stop> {
    let kind = if machine.code.types.is_scalar(ty) { machine.code.types.kind(ty) } else { Kind::Pointer };
    Ok(match kind {
        Kind::Bool => (value != 0).to_string(),
        Kind::U16 => String::from_utf16_lossy(&[value as u16]),
        Kind::F64 => double(f64::from_bits(value)),
        Kind::F32 => float(f64::from_bits(value) as f32),
        Kind::Pointer if value == 0 => "null".to_owned(),
        Kind::Pointer => return reference(machine, value, ty),
        _ => (value as i64).to_string(),
    })
}

fn reference(machine: &mut Machine, value: u64, ty: Ty) -> Result<String, Stop> {
    match machine.tag_of(ty) {
        Some("String") => machine.string(value),
        Some("StringBuilder") => {
            let units = machine.built(value)?;
            Ok(String::from_utf16_lossy(&units))
        }
        Some(_) => {
            let argument = Argument { kind: Kind::Pointer, ty };
            let items = machine.list_values(value, argument)?;
            let of = machine.element(argument).1;
            joined(machine, &items, of, 0)
        }
        None => {
            let argument = Argument { kind: Kind::Pointer, ty };
            let items = machine.elements(value, argument)?;
            let of = machine.element(argument).1;
            joined(machine, &items, of, 1)
        }
    }
}

/// `[a, b]`; rows of an array inside of it are shown so, too, as many levels deep as the type has.
fn joined(machine: &mut Machine, items: &[u64], of: Ty, level: u32) -> Result<String, Stop> {
    if level > 8 {
        return Ok("[...]".to_owned());
    }
    let mut text = String::from("[");
    for (index, &item) in items.iter().enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        text.push_str(&shown(machine, item, of)?);
    }
    text.push(']');
    machine.take_work(text.len() as u64 / 8)?;
    Ok(text)
}

/// The digits of a number in their shortest form, with the power of ten of the first one.
fn digits(x: f64) -> (String, i32) {
    parted(&format!("{:e}", x.abs()))
}

fn parted(text: &str) -> (String, i32) {
    let (digits, power) = text.split_once('e').unwrap_or((text, "0"));
    (digits.replace('.', ""), power.parse().unwrap_or(0))
}

fn written(is_negative: bool, digits: &str, power: i32) -> String {
    let sign = if is_negative { "-" } else { "" };
    if (-3..7).contains(&power) {
        let (whole, rest) = plain(digits, power);
        return format!("{sign}{whole}.{}", if rest.is_empty() { "0" } else { &rest });
    }
    let (first, rest) = digits.split_at(1);
    format!("{sign}{first}.{}E{power}", if rest.is_empty() { "0" } else { rest })
}

/// What stands before and behind the point.
fn plain(digits: &str, power: i32) -> (String, String) {
    if power < 0 {
        return ("0".to_owned(), "0".repeat((-1 - power) as usize) + digits);
    }
    let whole = power as usize + 1;
    if digits.len() <= whole {
        return (format!("{digits:0<whole$}"), String::new());
    }
    (digits[..whole].to_owned(), digits[whole..].to_owned())
}

fn special(x: f64) -> Option<String> {
    if x.is_nan() {
        Some("NaN".to_owned())
    } else if x.is_infinite() {
        Some(if x > 0.0 { "Infinity" } else { "-Infinity" }.to_owned())
    } else if x == 0.0 {
        Some(if x.is_sign_negative() { "-0.0" } else { "0.0" }.to_owned())
    } else {
        None
    }
}

fn double(x: f64) -> String {
    special(x).unwrap_or_else(|| {
        let (digits, power) = closest(x.abs());
        written(x < 0.0, &digits, power)
    })
}

/// The digits of a number: of one digit two are written where they are closer, `4.9E-324`.
fn closest<T: std::fmt::LowerExp + std::str::FromStr + PartialEq>(x: T) -> (String, i32) {
    let (shortest, two) = (format!("{x:e}"), format!("{x:.1e}"));
    let is_closer = !shortest.contains('.') && !two.contains(".0e") && two.parse().is_ok_and(|read: T| read == x);
    parted(if is_closer { &two } else { &shortest })
}

fn float(x: f32) -> String {
    special(f64::from(x)).unwrap_or_else(|| {
        let (digits, power) = closest(x.abs());
        written(x < 0.0, &digits, power)
    })
}

/// Digits cut to a number of them, rounded half up.
fn rounded(digits: &str, power: i32, keep: i32) -> (String, i32) {
    if keep >= digits.len() as i32 {
        return (digits.to_owned(), power);
    }
    if keep < 0 {
        return ("0".to_owned(), 0);
    }
    let keep = keep as usize;
    let up = u64::from(digits.as_bytes()[keep] >= b'5');
    let mut text = (digits[..keep].parse().unwrap_or(0) + up).to_string();
    let is_longer = text.len() > keep;
    text.truncate(keep.max(1));
    (text, power + i32::from(is_longer))
}

fn fixed(x: f64, precision: usize) -> String {
    let (all, power) = digits(x);
    let (all, power) = rounded(&all, power, power + 1 + precision as i32);
    let (whole, rest) = plain(&all, power);
    let rest: String = rest.chars().take(precision).collect();
    if precision == 0 { whole } else { format!("{whole}.{rest:0<precision$}") }
}

fn scientific(x: f64, precision: usize) -> String {
    let (all, power) = digits(x);
    let (all, power) = rounded(&all, power, 1 + precision as i32);
    let (first, rest) = all.split_at(1);
    let point = if precision == 0 { "" } else { "." };
    let sign = if power < 0 { '-' } else { '+' };
    format!("{first}{point}{rest:0<precision$}e{sign}{:02}", power.abs())
}

/// A conversion of a format.
#[derive(Default)]
struct Conversion {
    left: bool,
    plus: bool,
    space: bool,
    zero: bool,
    comma: bool,
    width: Option<usize>,
    precision: Option<usize>,
    letter: char,
    text: String,
}

fn conversion(rest: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Result<Conversion, Stop> {
    let mut made = Conversion { text: "%".to_owned(), ..Conversion::default() };
    while let Some(&flag) = rest.peek() {
        match flag {
            '-' => made.left = true,
            '+' => made.plus = true,
            ' ' => made.space = true,
            '0' => made.zero = true,
            ',' => made.comma = true,
            '#' | '(' | '<' => return Err(Stop::Refused(format!("%{flag}"))),
            _ => break,
        }
        made.text.push(flag);
        rest.next();
    }
    let number = |rest: &mut std::iter::Peekable<std::str::Chars<'_>>, text: &mut String| {
        let mut value = None;
        while let Some(digit) = rest.peek().and_then(|digit| digit.to_digit(10)) {
            value = Some((value.unwrap_or(0usize) * 10 + digit as usize).min(1_000_000));
            text.extend(rest.next());
        }
        value
    };
    made.width = number(rest, &mut made.text);
    if rest.peek() == Some(&'.') {
        made.text.extend(rest.next());
        made.precision = number(rest, &mut made.text);
    }
    match rest.next() {
        Some('$' | 't' | 'T') => return Err(Stop::Refused("%$".to_owned())),
        Some(letter) if "dxXofeEcCbBsSgGaAhHn%".contains(letter) => made.letter = letter,
        // What is no letter is named by what stands behind the `%`.
        other => {
            let letter = other.filter(char::is_ascii_alphabetic).or(made.text.chars().nth(1)).or(other).unwrap_or('%');
            return thrown(format!("UnknownFormatConversionException: Conversion = '{letter}'"));
        }
    }
    made.text.push(made.letter);
    // Nothing is written wider.
    if made.width.max(made.precision) > Some(usize::from(u16::MAX)) {
        return Err(Stop::Refused(made.text));
    }
    if made.left && made.width.is_none() {
        return thrown(format!("MissingFormatWidthException: {}", made.text));
    }
    if let (Some(digits), 'd' | 'x' | 'X' | 'o' | 'c' | 'C') = (made.precision, made.letter) {
        return thrown(format!("IllegalFormatPrecisionException: {digits}"));
    }
    Ok(made)
}

/// The class of what a value of a type is in a box.
fn boxed(machine: &Machine, ty: Ty) -> &'static str {
    match machine.code.types.shape(ty) {
        Shape::Pointer(_) => "String",
        _ => match machine.code.types.kind(ty) {
            Kind::Bool => "Boolean",
            Kind::U16 => "Character",
            Kind::I8 => "Byte",
            Kind::I16 => "Short",
            Kind::I64 => "Long",
            Kind::F32 => "Float",
            Kind::F64 => "Double",
            _ => "Integer",
        },
    }
}

impl Conversion {
    /// A number with its sign, up to its width.
    fn signed(&self, is_negative: bool, number: String) -> String {
        let number = if self.comma { grouped(&number) } else { number };
        let sign = match (is_negative, self.plus, self.space) {
            (true, ..) => "-",
            (_, true, _) => "+",
            (_, _, true) => " ",
            _ => "",
        };
        let width = self.width.unwrap_or(0).saturating_sub(sign.len());
        if self.zero { format!("{sign}{number:0>width$}") } else { format!("{sign}{number}") }
    }

    fn one(&self, machine: &mut Machine, value: u64, argument: Argument) -> Result<String, Stop> {
        let ty = argument.ty;
        let kind = machine.code.types.kind(ty);
        let is_whole = matches!(kind, Kind::I8 | Kind::I16 | Kind::I32 | Kind::I64);
        let wrong = |machine: &Machine| {
            let name = boxed(machine, ty);
            thrown(format!("IllegalFormatConversionException: {} != java.lang.{name}", self.letter))
        };
        let is_null = kind == Kind::Pointer && value == 0;
        match self.letter.to_ascii_lowercase() {
            'd' | 'x' | 'o' | 'f' | 'e' | 'c' if is_null => Ok("null".to_owned()),
            'd' if is_whole => Ok(self.signed((value as i64) < 0, (value as i64).unsigned_abs().to_string())),
            'x' | 'o' if is_whole => {
                let bits = if kind.size() == 8 { value } else { value & ((1 << (8 * kind.size())) - 1) };
                let text = if self.letter == 'o' { format!("{bits:o}") } else { format!("{bits:x}") };
                Ok(self.signed(false, text))
            }
            'f' | 'e' if matches!(kind, Kind::F32 | Kind::F64) => {
                let x = f64::from_bits(value);
                if !x.is_finite() {
                    return Ok(double(x));
                }
                // The digits of a `float` are its own.
                let x = if kind == Kind::F32 { (x as f32).to_string().parse().unwrap_or(x) } else { x };
                let precision = self.precision.unwrap_or(6);
                let text = if self.letter == 'f' { fixed(x, precision) } else { scientific(x, precision) };
                Ok(self.signed(x < 0.0 || (x == 0.0 && x.is_sign_negative()), text))
            }
            'c' if kind == Kind::U16 => Ok(String::from_utf16_lossy(&[value as u16])),
            'c' if is_whole && kind != Kind::I64 => {
                let letter = char::from_u32(value as u32);
                letter.map_or_else(
                    || thrown(format!("IllegalFormatCodePointException: Code point = 0x{value:x}")),
                    |letter| Ok(letter.to_string()),
                )
            }
            'b' => self.cut(if kind == Kind::Bool { value != 0 } else { !is_null }.to_string()),
            's' => {
                let text = shown(machine, value, ty)?;
                self.cut(text)
            }
            'd' | 'x' | 'o' | 'f' | 'e' | 'c' => wrong(machine),
            _ => Err(Stop::Refused(format!("%{}", self.letter))),
        }
    }

    fn cut(&self, text: String) -> Result<String, Stop> {
        Ok(match self.precision {
            Some(most) => text.chars().take(most).collect(),
            None => text,
        })
    }
}

fn grouped(number: &str) -> String {
    let (whole, rest) = number.split_once('.').map_or((number, None), |(whole, rest)| (whole, Some(rest)));
    let mut text = String::new();
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if let Some(rest) = rest {
        text.push('.');
        text.push_str(rest);
    }
    text
}

/// The text of a format with its values. Where a value does not fit, what stands in front of it is there.
fn formatted(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>, text: &mut String) -> Result<(), Stop> {
    let format = machine.string(values[0])?;
    let mut arguments = values.iter().zip(kinds).skip(1);
    // The format is read as a whole before anything is written.
    let mut rest = format.chars().peekable();
    while let Some(letter) = rest.next() {
        if letter == '%' {
            conversion(&mut rest)?;
        }
    }
    let mut rest = format.chars().peekable();
    while let Some(letter) = rest.next() {
        if letter != '%' {
            text.push(letter);
            continue;
        }
        let conversion = conversion(&mut rest)?;
        let mut part = match conversion.letter {
            'n' => "\n".to_owned(),
            '%' => "%".to_owned(),
            _ => match arguments.next() {
                Some((&value, &argument)) => conversion.one(machine, value, argument)?,
                None => {
                    return thrown(format!("MissingFormatArgumentException: Format specifier '{}'", conversion.text));
                }
            },
        };
        if conversion.letter.is_ascii_uppercase() {
            part = part.to_ascii_uppercase();
        }
        let width = conversion.width.unwrap_or(0);
        machine.take_work(width as u64 / 8)?;
        text.push_str(&if conversion.left { format!("{part:<width$}") } else { format!("{part:>width$}") });
    }
    Ok(())
}

pub(super) fn format(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let mut text = String::new();
    formatted(machine, values, kinds, &mut text)?;
    machine.new_text(&text)
}

pub(super) fn printf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let mut text = String::new();
    let done = formatted(machine, values, kinds, &mut text);
    machine.print(text.as_bytes())?;
    done.map(|()| 0)
}

pub(super) fn print(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = spelled(machine, values, kinds)?;
    machine.print(text.as_bytes()).map(|()| 0)
}

pub(super) fn println(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let mut text = spelled(machine, values, kinds)?;
    text.push('\n');
    machine.print(text.as_bytes()).map(|()| 0)
}

/// The values, one behind the other; an array of characters is its characters.
fn spelled(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Result<String, Stop> {
    let mut text = String::new();
    for (&value, &argument) in values.iter().zip(kinds) {
        let is_letters = machine.code.types.pointee(argument.ty).is_some_and(|of| of.same(Ty::UNSIGNED_SHORT));
        let part = if is_letters { machine.string(value)? } else { shown(machine, value, argument.ty)? };
        text.push_str(&part);
    }
    machine.take_work(text.len() as u64 / 8)?;
    Ok(text)
}

/// `a + b`, where one of them is a text; and `String.valueOf`.
pub(super) fn concat(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = spelled(machine, values, kinds)?;
    machine.new_text(&text)
}
