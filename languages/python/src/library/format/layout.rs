//! Applies a [`Spec`] to a value: digits, groups, sign, prefix, padding.

use super::{Align, FloatStyle, FormatError, Sign, Spec, double_to_string};

/// An integer in the base that its format asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct IntDigits {
    /// Whether it is below 0.
    pub negative: bool,
    /// Its absolute value, lower case, without prefix.
    pub digits: String,
}

/// The parts of a number, from left to right.
struct Number<'a> {
    negative: bool,
    prefix: &'a str,
    whole: &'a str,
    rest: &'a str,
    group: usize,
}

/// `format(value, spec)` of a text.
///
/// # Errors
/// ValueError for what only numbers have: a sign, `=`, `,`, another letter than `s`.
pub(crate) fn format_text(value: &str, spec: &Spec) -> Result<String, FormatError> {
    let refuse = |what: &str| Err(FormatError::value(format!("{what} not allowed in string format specifier")));
    match spec.kind {
        None | Some('s') => {}
        Some(kind) => return Err(unknown_code(kind, "str")),
    }
    match spec.sign {
        Some(Sign::Space) => return refuse("Space"),
        Some(_) => return refuse("Sign"),
        None => {}
    }
    if spec.no_negative_zero {
        return refuse("Negative zero coercion (z)");
    }
    if spec.alternate {
        return refuse("Alternate form (#)");
    }
    if spec.align == Some(Align::AfterSign) {
        return refuse("'=' alignment");
    }
    let shown = first_chars(value, spec.precision);
    let mut out = String::with_capacity(shown.len());
    pad(&mut out, spec, Align::Left, "", shown);
    Ok(out)
}

/// The first characters of a text, at most so many.
pub(super) fn first_chars(text: &str, most: Option<usize>) -> &str {
    most.and_then(|most| text.char_indices().nth(most)).map_or(text, |(end, _)| &text[..end])
}

/// `format(value, spec)` of an integer. `in_base` writes it in base 2, 8, 10 or 16; `as_float` is its nearest float.
///
/// # Errors
/// ValueError for a letter or a precision that integers do not have; OverflowError for a character that there is not.
pub(crate) fn format_int(
    spec: &Spec,
    type_name: &str,
    in_base: impl FnOnce(u32) -> IntDigits,
    as_float: impl FnOnce() -> Result<f64, FormatError>,
) -> Result<String, FormatError> {
    let kind = spec.kind.unwrap_or('d');
    let (base, prefix) = match kind {
        'd' | 'n' | 'c' => (10, ""),
        'b' => (2, "0b"),
        'o' => (8, "0o"),
        'x' => (16, "0x"),
        'X' => (16, "0X"),
        'e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%' => return format_float(as_float()?, spec, type_name),
        other => return Err(unknown_code(other, type_name)),
    };
    if spec.precision.is_some() {
        return Err(FormatError::value("Precision not allowed in integer format specifier"));
    }
    if spec.no_negative_zero {
        return Err(FormatError::value("Negative zero coercion (z) not allowed in integer format specifier"));
    }
    let IntDigits { negative, mut digits } = in_base(base);
    if kind == 'c' {
        return format_char(negative, &digits, spec);
    }
    if kind == 'X' {
        digits.make_ascii_uppercase();
    }
    let prefix = if spec.alternate { prefix } else { "" };
    let group = if base == 10 { 3 } else { 4 };
    Ok(number(spec, &Number { negative, prefix, whole: &digits, rest: "", group }))
}

fn format_char(negative: bool, digits: &str, spec: &Spec) -> Result<String, FormatError> {
    if spec.sign.is_some() {
        return Err(FormatError::value("Sign not allowed with integer format specifier 'c'"));
    }
    if spec.alternate {
        return Err(FormatError::value("Alternate form (#) not allowed with integer format specifier 'c'"));
    }
    if digits.parse::<i64>().is_err() {
        return Err(FormatError::overflow("Python int too large to convert to C long"));
    }
    let shown = digits.parse().ok().filter(|_| !negative).and_then(char::from_u32);
    let shown = shown.ok_or_else(|| FormatError::overflow("%c arg not in range(0x110000)"))?;
    let mut out = String::new();
    // Right, as for every integer; a `0` before the width pads on the left as well.
    pad(&mut out, spec, Align::Right, "", shown.encode_utf8(&mut [0; 4]));
    Ok(out)
}

/// `format(value, spec)` of a float.
///
/// # Errors
/// ValueError for a letter that floats do not have.
pub(crate) fn format_float(value: f64, spec: &Spec, type_name: &str) -> Result<String, FormatError> {
    let digits = spec.precision.unwrap_or(6);
    let (style, value, suffix) = match spec.kind {
        None => (spec.precision.map_or(FloatStyle::Shortest, FloatStyle::General), value, ""),
        Some('e' | 'E') => (FloatStyle::Exponent(digits), value, ""),
        Some('f' | 'F') => (FloatStyle::Fixed(digits), value, ""),
        Some('g' | 'G' | 'n') => (FloatStyle::General(digits), value, ""),
        Some('%') => (FloatStyle::Fixed(digits), value * 100.0, "%"),
        Some(other) => return Err(unknown_code(other, type_name)),
    };
    let mut text = double_to_string(value, style, spec.alternate, spec.kind.is_none());
    let zero = !text.bytes().any(|b| b.is_ascii_digit() && b != b'0') || text.starts_with("-0e");
    if spec.no_negative_zero && text.starts_with('-') && zero && value.is_finite() {
        text.remove(0);
    }
    if matches!(spec.kind, Some('E' | 'F' | 'G')) {
        text.make_ascii_uppercase();
    }
    text.push_str(suffix);
    let rest = text.strip_prefix('-');
    let (negative, text) = (rest.is_some(), rest.unwrap_or(&text));
    let (whole, rest) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    Ok(number(spec, &Number { negative, prefix: "", whole, rest, group: 3 }))
}

fn number(spec: &Spec, number: &Number<'_>) -> String {
    let sign = match (number.negative, spec.sign) {
        (true, _) => "-",
        (false, Some(Sign::Plus)) => "+",
        (false, Some(Sign::Space)) => " ",
        (false, _) => "",
    };
    let lead = format!("{sign}{}", number.prefix);
    let zeros = spec.fill == Some('0') && spec.align == Some(Align::AfterSign);
    let least = if zeros { spec.width.unwrap_or(0).saturating_sub(lead.len() + number.rest.len()) } else { 0 };
    let mut body = match spec.grouping {
        Some(mark) if !number.whole.is_empty() => grouped(number.whole, number.group, mark, least),
        _ => format!("{}{}", "0".repeat(least.saturating_sub(number.whole.len())), number.whole),
    };
    body.push_str(number.rest);
    let mut out = String::with_capacity(spec.width.unwrap_or(0).max(lead.len() + body.len()));
    pad(&mut out, spec, Align::Right, &lead, &body);
    out
}

/// `digits` in groups, with zeros before them until the text has `least` characters. A group mark is never the first.
fn grouped(digits: &str, group: usize, mark: char, least: usize) -> String {
    let length = |count: usize| count + count.saturating_sub(1) / group;
    let mut count = digits.len();
    if length(count) < least {
        // Whole groups cost group + 1 characters each.
        count = least / (group + 1) * group + least % (group + 1);
        count = count.max(digits.len());
        if length(count) < least {
            count += 1;
        }
    }
    let mut out = String::with_capacity(length(count));
    let zeros = count - digits.len();
    for place in 0..count {
        if place > 0 && (count - place).is_multiple_of(group) {
            out.push(mark);
        }
        out.push(if place < zeros { '0' } else { char::from(digits.as_bytes()[place - zeros]) });
    }
    out
}

/// Appends `lead` and `body`, padded to the width of `spec`.
fn pad(out: &mut String, spec: &Spec, default: Align, lead: &str, body: &str) {
    let used = lead.len() + body.chars().count();
    let total = spec.width.unwrap_or(0).saturating_sub(used);
    let fill = spec.fill.unwrap_or(' ');
    let (left, inner, right) = match spec.align.unwrap_or(default) {
        Align::Left => (0, 0, total),
        Align::Right => (total, 0, 0),
        Align::Center => (total / 2, 0, total - total / 2),
        Align::AfterSign => (0, total, 0),
    };
    out.extend(std::iter::repeat_n(fill, left));
    out.push_str(lead);
    out.extend(std::iter::repeat_n(fill, inner));
    out.push_str(body);
    out.extend(std::iter::repeat_n(fill, right));
}

fn unknown_code(kind: char, type_name: &str) -> FormatError {
    let shown = if kind > ' ' && kind < '\u{80}' { kind.to_string() } else { format!("\\x{:x}", u32::from(kind)) };
    FormatError::value(format!("Unknown format code '{shown}' for object of type '{type_name}'"))
}
