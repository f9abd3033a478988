//! The format mini-language: `[[fill]align][sign][z][#][0][width][grouping][.precision][type]`.

use super::FormatError;

/// Where a text stands in a field that is wider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// `<`
    Left,
    /// `>`
    Right,
    /// `^`
    Center,
    /// `=`: the padding comes between the sign and the digits.
    AfterSign,
}

/// The sign of a number that is not negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sign {
    /// `-`, or nothing written: none.
    #[default]
    Minus,
    /// `+`
    Plus,
    /// A space.
    Space,
}

/// A format specification, read but not yet applied to a value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spec {
    /// The text of the padding; `None` if none is written, which is a space.
    pub fill: Option<char>,
    /// The alignment; `None` if none is written, which depends on the value.
    pub align: Option<Align>,
    /// The sign, and whether one is written.
    pub sign: Option<Sign>,
    /// `z`: a float that is rounded to −0 is written as 0.
    pub no_negative_zero: bool,
    /// `#`
    pub alternate: bool,
    /// The least width in characters.
    pub width: Option<usize>,
    /// `,` or `_` between groups of digits.
    pub grouping: Option<char>,
    /// The digits after `.`, or the longest part of a text.
    pub precision: Option<usize>,
    /// The last letter; `None` if none is written.
    pub kind: Option<char>,
}

impl Spec {
    /// Reads `text`. `type_name` is the type of the value, for the message of an error.
    ///
    /// # Errors
    /// As CPython's `format`: a ValueError for a text that no type understands.
    pub(crate) fn parse(text: &str, type_name: &str) -> Result<Self, FormatError> {
        let invalid =
            || FormatError::value(format!("Invalid format specifier '{text}' for object of type '{type_name}'"));
        let chars: Vec<char> = text.chars().collect();
        let mut at = 0;
        let mut spec = Self::default();

        if let Some(align) = chars.get(1).and_then(|&c| align_of(c)) {
            (spec.fill, spec.align) = (Some(chars[0]), Some(align));
            at = 2;
        } else if let Some(align) = chars.first().and_then(|&c| align_of(c)) {
            spec.align = Some(align);
            at = 1;
        }
        spec.sign = match chars.get(at) {
            Some('+') => Some(Sign::Plus),
            Some('-') => Some(Sign::Minus),
            Some(' ') => Some(Sign::Space),
            _ => None,
        };
        at += usize::from(spec.sign.is_some());
        spec.no_negative_zero = take(&chars, &mut at, 'z');
        spec.alternate = take(&chars, &mut at, '#');
        if spec.fill.is_none() && chars.get(at) == Some(&'0') {
            spec.fill = Some('0');
            if spec.align.is_none() {
                // A text has no sign to pad after: `Spec::for_text` aligns it to the left.
                spec.align = (type_name != "str").then_some(Align::AfterSign);
            }
            at += 1;
        }
        spec.width = number(&chars, &mut at)?;
        for mark in [',', '_'] {
            if take(&chars, &mut at, mark) {
                if spec.grouping.is_some() {
                    return Err(FormatError::value("Cannot specify both ',' and '_'."));
                }
                spec.grouping = Some(mark);
            }
        }
        if spec.grouping == Some('_') && chars.get(at) == Some(&',') {
            return Err(FormatError::value("Cannot specify both ',' and '_'."));
        }
        if take(&chars, &mut at, '.') {
            spec.precision = number(&chars, &mut at)?;
            if spec.precision.is_none() {
                return Err(FormatError::value("Format specifier missing precision"));
            }
        }
        match chars.len() - at {
            0 => {}
            1 => spec.kind = Some(chars[at]),
            _ => return Err(invalid()),
        }
        if let Some(mark) = spec.grouping {
            let default = if type_name == "str" { Some('s') } else { None };
            match (mark, spec.kind.or(default)) {
                (_, None | Some('d' | 'e' | 'f' | 'g' | 'E' | 'G' | '%' | 'F'))
                | ('_', Some('b' | 'o' | 'x' | 'X')) => {}
                (_, Some(kind)) if kind > ' ' && kind < '\u{80}' => {
                    return Err(FormatError::value(format!("Cannot specify '{mark}' with '{kind}'.")));
                }
                (_, Some(kind)) => {
                    return Err(FormatError::value(format!(
                        "Cannot specify '{mark}' with '\\x{:x}'.",
                        u32::from(kind)
                    )));
                }
            }
        }
        Ok(spec)
    }
}

fn align_of(c: char) -> Option<Align> {
    match c {
        '<' => Some(Align::Left),
        '>' => Some(Align::Right),
        '^' => Some(Align::Center),
        '=' => Some(Align::AfterSign),
        _ => None,
    }
}

fn take(chars: &[char], at: &mut usize, wanted: char) -> bool {
    let found = chars.get(*at) == Some(&wanted);
    *at += usize::from(found);
    found
}

/// The decimal number at `at`, if there is one.
fn number(chars: &[char], at: &mut usize) -> Result<Option<usize>, FormatError> {
    let start = *at;
    let mut value: usize = 0;
    while let Some(digit) = chars.get(*at).and_then(|c| c.to_digit(10)) {
        value = value
            .checked_mul(10)
            .and_then(|v| v.checked_add(digit as usize))
            .ok_or_else(|| FormatError::value("Too many decimal digits in format string"))?;
        *at += 1;
    }
    Ok((*at > start).then_some(value))
}
