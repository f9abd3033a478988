//! `template % values`: the template's pieces, and one conversion applied to a value.

use super::layout::first_chars;
use super::{FloatStyle, FormatError, IntDigits, double_to_string};

/// A piece of a template, from left to right.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Piece {
    /// Text that is copied.
    Literal(String),
    /// A conversion, which takes a value.
    Convert(Conversion),
    /// The template is wrong from here on. Raised once the values before it are converted.
    Fail(FormatError),
}

/// A width or a precision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Count {
    /// Nothing is written.
    #[default]
    None,
    /// A number.
    Fixed(usize),
    /// `*`: the next value.
    Next,
}

/// `%[(key)][flags][width][.precision]kind`
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Conversion {
    /// The key of a dict.
    pub key: Option<String>,
    /// `-`
    pub left: bool,
    /// `+`
    pub plus: bool,
    /// A space.
    pub space: bool,
    /// `#`
    pub alternate: bool,
    /// `0`
    pub zero: bool,
    /// The least width.
    pub width: Count,
    /// The digits, or the longest part of a text.
    pub precision: Count,
    /// `d i u o x X e E f F g G c r s a`
    pub kind: char,
}

/// Splits a template into pieces.
#[must_use]
pub(crate) fn parse(template: &str) -> Vec<Piece> {
    let chars: Vec<char> = template.chars().collect();
    let mut pieces = Vec::new();
    let mut literal = String::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        at += 1;
        if c != '%' {
            literal.push(c);
        } else if chars.get(at) == Some(&'%') {
            literal.push('%');
            at += 1;
        } else {
            if !literal.is_empty() {
                pieces.push(Piece::Literal(std::mem::take(&mut literal)));
            }
            match conversion(&chars, &mut at) {
                Ok(conversion) => pieces.push(Piece::Convert(conversion)),
                Err(error) => {
                    pieces.push(Piece::Fail(error));
                    return pieces;
                }
            }
        }
    }
    if !literal.is_empty() {
        pieces.push(Piece::Literal(literal));
    }
    pieces
}

fn conversion(chars: &[char], at: &mut usize) -> Result<Conversion, FormatError> {
    let mut out = Conversion::default();
    if chars.get(*at) == Some(&'(') {
        out.key = Some(key(chars, at)?);
    }
    while let Some(flag) = chars.get(*at) {
        match flag {
            '-' => out.left = true,
            '+' => out.plus = true,
            ' ' => out.space = true,
            '#' => out.alternate = true,
            '0' => out.zero = true,
            _ => break,
        }
        *at += 1;
    }
    out.width = count(chars, at, "width too big")?;
    if chars.get(*at) == Some(&'.') {
        *at += 1;
        out.precision = match count(chars, at, "precision too big")? {
            Count::None => Count::Fixed(0),
            count => count,
        };
    }
    if let Some('h' | 'l' | 'L') = chars.get(*at) {
        *at += 1;
    }
    out.kind = *chars.get(*at).ok_or_else(|| FormatError::value("incomplete format"))?;
    if !"diuoxXeEfFgGcrsa".contains(out.kind) {
        let shown = if (' '..='~').contains(&out.kind) { out.kind } else { '?' };
        let code = u32::from(out.kind);
        return Err(FormatError::value(format!("unsupported format character '{shown}' ({code:#x}) at index {at}")));
    }
    *at += 1;
    Ok(out)
}

/// The text between parentheses, which may contain more of them.
fn key(chars: &[char], at: &mut usize) -> Result<String, FormatError> {
    *at += 1;
    let start = *at;
    let mut depth = 1;
    while let Some(c) = chars.get(*at) {
        *at += 1;
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Ok(chars[start..*at - 1].iter().collect());
        }
    }
    Err(FormatError::value("incomplete format key"))
}

fn count(chars: &[char], at: &mut usize, too_big: &str) -> Result<Count, FormatError> {
    if chars.get(*at) == Some(&'*') {
        *at += 1;
        return Ok(Count::Next);
    }
    let mut value = None;
    while let Some(digit) = chars.get(*at).and_then(|c| c.to_digit(10)) {
        let next = value.unwrap_or(0usize).checked_mul(10).and_then(|v| v.checked_add(digit as usize));
        value = Some(next.filter(|&v| v < 1 << 31).ok_or_else(|| FormatError::value(too_big))?);
        *at += 1;
    }
    Ok(value.map_or(Count::None, Count::Fixed))
}

impl Conversion {
    /// The base of an integer conversion, or `None`.
    #[must_use]
    pub(crate) fn base(&self) -> Option<u32> {
        match self.kind {
            'd' | 'i' | 'u' => Some(10),
            'o' => Some(8),
            'x' | 'X' => Some(16),
            _ => None,
        }
    }

    /// Writes a text: `s`, `r`, `a`, and `c` of a character.
    pub(crate) fn text(&self, out: &mut String, value: &str, width: Option<usize>, precision: Option<usize>) {
        let most = if self.kind == 'c' { None } else { precision };
        self.pad(out, ("", ""), first_chars(value, most), width, ' ');
    }

    /// Writes an integer, whose digits are in the base of [`Conversion::base`].
    pub(crate) fn int(&self, out: &mut String, value: IntDigits, width: Option<usize>, precision: Option<usize>) {
        let mut digits = value.digits;
        if let Some(missing) = precision.and_then(|least| least.checked_sub(digits.len())) {
            digits.insert_str(0, &"0".repeat(missing));
        }
        let prefix = match (self.alternate, self.kind) {
            (true, 'o') => "0o",
            (true, 'x') => "0x",
            (true, 'X') => "0X",
            _ => "",
        };
        if self.kind == 'X' {
            digits.make_ascii_uppercase();
        }
        self.pad(out, (self.sign(value.negative), prefix), &digits, width, self.fill());
    }

    /// Writes a float: `e`, `f` or `g`.
    pub(crate) fn float(&self, out: &mut String, value: f64, width: Option<usize>, precision: Option<usize>) {
        let digits = precision.unwrap_or(6);
        let style = match self.kind {
            'e' | 'E' => FloatStyle::Exponent(digits),
            'f' | 'F' => FloatStyle::Fixed(digits),
            _ => FloatStyle::General(digits),
        };
        let mut text = double_to_string(value, style, self.alternate, false);
        if self.kind.is_ascii_uppercase() {
            text.make_ascii_uppercase();
        }
        let rest = text.strip_prefix('-');
        self.pad(out, (self.sign(rest.is_some()), ""), rest.unwrap_or(&text), width, self.fill());
    }

    fn sign(&self, negative: bool) -> &'static str {
        match (negative, self.plus, self.space) {
            (true, _, _) => "-",
            (_, true, _) => "+",
            (_, _, true) => " ",
            _ => "",
        }
    }

    fn fill(&self) -> char {
        if self.zero { '0' } else { ' ' }
    }

    /// Zeros come after sign and prefix, spaces before them.
    fn pad(&self, out: &mut String, lead: (&str, &str), body: &str, width: Option<usize>, fill: char) {
        let used = lead.0.len() + lead.1.len() + body.chars().count();
        let missing = width.unwrap_or(0).saturating_sub(used);
        let before = if self.left { 0 } else { missing };
        if fill == ' ' {
            out.extend(std::iter::repeat_n(' ', before));
        }
        out.push_str(lead.0);
        out.push_str(lead.1);
        if fill == '0' {
            out.extend(std::iter::repeat_n('0', before));
        }
        out.push_str(body);
        out.extend(std::iter::repeat_n(' ', missing - before));
    }
}
