//! The formats of `printf`.

use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::note::NoteReason;
use crate::types::Kind;

/// A conversion: `%-08.3lf`.
#[derive(Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// The size of a whole number in bytes.
    size: u32,
    conversion: u8,
    text: String,
}

/// The arguments behind the format. On x86-64 whole numbers and floating ones are handed over in registers of two kinds:
/// a conversion takes the next one of its kind, whatever stands in between.
struct Arguments<'a> {
    values: &'a [u64],
    kinds: &'a [Argument],
    /// How many of each kind were taken, and how many conversions there were.
    whole: usize,
    float: usize,
    next: usize,
}

fn is_float(kind: Kind) -> bool {
    matches!(kind, Kind::F32 | Kind::F64)
}

impl Arguments<'_> {
    /// The next argument of a kind for a conversion of a size; notes where another one was given.
    fn take(&mut self, machine: &mut Machine, float: bool, size: u32, conversion: &str) -> Option<(u64, Argument)> {
        let place = if float { &mut self.float } else { &mut self.whole };
        let of_kind = |&index: &usize| is_float(self.kinds[index].kind) == float;
        let found = (0..self.values.len()).filter(of_kind).nth(*place);
        *place += 1;
        let position = self.next;
        self.next += 1;
        let fits = found == Some(position)
            && (float
                || self.kinds[position].kind.size() == size
                || (size < 4 && self.kinds[position].kind.size() == 4));
        if !fits {
            let conversion = conversion.to_owned();
            match self.kinds.get(position).copied() {
                Some(given) => machine
                    .note("format", |machine| NoteReason::Format { conversion, ty: machine.code.types.name(given.ty) }),
                None => machine.note("few-format-arguments", |_| NoteReason::FewArguments { conversion }),
            }
        }
        found.map(|index| (self.values[index], self.kinds[index]))
    }
}

/// The longest that one conversion writes.
const LONGEST: usize = 100_000;

/// The output of a format with its arguments.
pub(super) fn format(
    machine: &mut Machine,
    format: &[u8],
    values: &[u64],
    kinds: &[Argument],
) -> Result<Vec<u8>, Stop> {
    let mut output = Vec::with_capacity(format.len() + 16);
    let mut arguments = Arguments { values, kinds, whole: 0, float: 0, next: 0 };
    let mut at = 0;
    while let Some(&byte) = format.get(at) {
        at += 1;
        if byte != b'%' {
            output.push(byte);
            continue;
        }
        let begin = at - 1;
        let Some(spec) = read(machine, format, &mut at, &mut arguments)? else {
            output.extend_from_slice(&format[begin..at]);
            continue;
        };
        convert(machine, &spec, &mut arguments, &mut output)?;
        machine.take_work(output.len() as u64 / 64)?;
    }
    Ok(output)
}

/// Reads a conversion behind its `%`; none if it is unknown, which glibc prints as it stands.
fn read(
    machine: &mut Machine,
    format: &[u8],
    at: &mut usize,
    arguments: &mut Arguments<'_>,
) -> Result<Option<Spec>, Stop> {
    let begin = *at - 1;
    let mut spec = Spec { size: 4, ..Spec::default() };
    while let Some(&byte) = format.get(*at) {
        match byte {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'#' => spec.alternate = true,
            b'0' => spec.zero = true,
            b'\'' | b'I' => {}
            _ => break,
        }
        *at += 1;
    }
    let number = |at: &mut usize| {
        let mut value = 0usize;
        while let Some(digit) = format.get(*at).filter(|byte| byte.is_ascii_digit()) {
            value = (value * 10 + usize::from(digit - b'0')).min(LONGEST + 1);
            *at += 1;
        }
        value
    };
    if format.get(*at) == Some(&b'*') {
        *at += 1;
        let width = arguments.take(machine, false, 4, "%*").map_or(0, |(value, _)| value as i32);
        spec.left |= width < 0;
        spec.width = (width.unsigned_abs() as usize).min(LONGEST + 1);
    } else {
        spec.width = number(at);
    }
    if format.get(*at) == Some(&b'.') {
        *at += 1;
        if format.get(*at) == Some(&b'*') {
            *at += 1;
            let precision = arguments.take(machine, false, 4, "%.*").map_or(0, |(value, _)| value as i32);
            spec.precision = usize::try_from(precision).ok().map(|precision| precision.min(LONGEST + 1));
        } else {
            spec.precision = Some(number(at));
        }
    }
    if spec.width > LONGEST || spec.precision.is_some_and(|precision| precision > LONGEST) {
        return Err(Stop::Limit(crate::machine::RunLimit::Work));
    }
    let mut is_long_double = false;
    while let Some(&byte) = format.get(*at) {
        match byte {
            b'h' => spec.size = if spec.size == 2 { 1 } else { 2 },
            b'l' | b'z' | b'j' | b't' | b'q' => spec.size = 8,
            b'L' => is_long_double = true,
            _ => break,
        }
        *at += 1;
    }
    let Some(&conversion) = format.get(*at) else { return Ok(None) };
    *at += 1;
    spec.conversion = conversion;
    spec.text = String::from_utf8_lossy(&format[begin..*at]).into_owned();
    if is_long_double && b"fFeEgGaA".contains(&conversion) {
        return Err(Stop::Refused(spec.text));
    }
    Ok(b"diouxXcspfFeEgGaAn%".contains(&conversion).then_some(spec))
}

fn convert(
    machine: &mut Machine,
    spec: &Spec,
    arguments: &mut Arguments<'_>,
    output: &mut Vec<u8>,
) -> Result<(), Stop> {
    match spec.conversion {
        b'%' => output.push(b'%'),
        b'c' => {
            if spec.size == 8 {
                return Err(Stop::Refused(spec.text.clone()));
            }
            let value = arguments.take(machine, false, 4, &spec.text).map_or(0, |(value, _)| value as u8);
            pad(output, &[], &[value], spec, false);
        }
        b's' => {
            if spec.size == 8 {
                return Err(Stop::Refused(spec.text.clone()));
            }
            let pointer = arguments.take(machine, false, 8, &spec.text).map_or(0, |(value, _)| value);
            let most = spec.precision.map(|precision| precision as u64);
            let bytes = if pointer == 0 && most.is_none_or(|most| most >= 6) {
                b"(null)".to_vec()
            } else if pointer == 0 {
                Vec::new()
            } else {
                machine.text_bytes(pointer, most)?
            };
            pad(output, &[], &bytes, spec, false);
        }
        b'p' => {
            let value = arguments.take(machine, false, 8, &spec.text).map_or(0, |(value, _)| value);
            let text = if value == 0 {
                "(nil)".to_owned()
            } else {
                format!("0x{:x}", 0x7f00_0000_0000 + (value & 0xffff_ffff))
            };
            pad(output, &[], text.as_bytes(), spec, false);
        }
        b'n' => {
            let count = output.len() as u64;
            if let Some((pointer, _)) = arguments.take(machine, false, 8, &spec.text) {
                let at = machine.check(pointer, spec.size, true)?;
                machine.memory.write(at, spec.size, count);
            }
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
            let value = arguments.take(machine, true, 8, &spec.text).map_or(0.0, |(value, _)| f64::from_bits(value));
            float(output, spec, value)?;
        }
        _ => {
            let value = arguments.take(machine, false, spec.size, &spec.text);
            // A number of 4 bytes is handed over with zeros above it.
            let value =
                value.map_or(0, |(value, given)| if given.kind.size() == 4 { value & 0xffff_ffff } else { value });
            whole(output, spec, value);
        }
    }
    Ok(())
}

fn whole(output: &mut Vec<u8>, spec: &Spec, value: u64) {
    let (mut sign, digits) = match spec.conversion {
        b'd' | b'i' => {
            let value = match spec.size {
                1 => i64::from(value as i8),
                2 => i64::from(value as i16),
                4 => i64::from(value as i32),
                _ => value as i64,
            };
            let sign = if value < 0 {
                "-"
            } else if spec.plus {
                "+"
            } else if spec.space {
                " "
            } else {
                ""
            };
            (sign.to_owned(), value.unsigned_abs().to_string())
        }
        conversion => {
            let value = if spec.size == 8 { value } else { value & ((1 << (8 * spec.size)) - 1) };
            let digits = match conversion {
                b'o' => format!("{value:o}"),
                b'x' => format!("{value:x}"),
                b'X' => format!("{value:X}"),
                _ => value.to_string(),
            };
            let sign = match conversion {
                b'x' if spec.alternate && value != 0 => "0x",
                b'X' if spec.alternate && value != 0 => "0X",
                _ => "",
            };
            (sign.to_owned(), digits)
        }
    };
    let mut digits = digits;
    if digits == "0" && spec.precision == Some(0) {
        digits.clear();
    }
    if let Some(precision) = spec.precision {
        while digits.len() < precision {
            let missing = precision - digits.len();
            digits.insert_str(0, &"0".repeat(missing));
        }
    }
    if spec.conversion == b'o' && spec.alternate && !digits.starts_with('0') {
        sign.push('0');
    }
    pad(output, sign.as_bytes(), digits.as_bytes(), spec, spec.zero && spec.precision.is_none());
}

fn float(output: &mut Vec<u8>, spec: &Spec, value: f64) -> Result<(), Stop> {
    let sign = if value.is_sign_negative() {
        "-"
    } else if spec.plus {
        "+"
    } else if spec.space {
        " "
    } else {
        ""
    };
    let is_upper = spec.conversion.is_ascii_uppercase();
    if !value.is_finite() {
        let text = if value.is_nan() { "nan" } else { "inf" };
        let text = if is_upper { text.to_uppercase() } else { text.to_owned() };
        pad(output, sign.as_bytes(), text.as_bytes(), spec, false);
        return Ok(());
    }
    let value = value.abs();
    let precision = spec.precision.unwrap_or(6);
    let text = match spec.conversion.to_ascii_lowercase() {
        b'f' => {
            let point = if precision == 0 && spec.alternate { "." } else { "" };
            fixed(value, precision) + point
        }
        b'e' => exponential(value, precision, spec.alternate),
        b'g' => general(value, precision.max(1), spec.alternate),
        _ => return Err(Stop::Refused(spec.text.clone())),
    };
    let text = if is_upper { text.to_uppercase() } else { text };
    pad(output, sign.as_bytes(), text.as_bytes(), spec, spec.zero);
    Ok(())
}

/// The most digits of a number behind its point that are not 0; Rust writes at most 65,535.
const EXACT: usize = 1100;

/// `1.50`.
fn fixed(value: f64, precision: usize) -> String {
    let digits = precision.min(EXACT);
    format!("{value:.digits$}{}", "0".repeat(precision - digits))
}

/// `1.50e+03`.
fn exponential(value: f64, precision: usize, alternate: bool) -> String {
    let exact = precision.min(EXACT);
    let text = format!("{value:.exact$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let zeros = "0".repeat(precision - exact);
    let point = if precision == 0 && alternate { "." } else { "" };
    format!("{digits}{zeros}{point}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

/// The shorter form, without zeros at the end.
fn general(value: f64, precision: usize, alternate: bool) -> String {
    let rounded = format!("{value:.*e}", (precision - 1).min(EXACT));
    let exponent: i64 = rounded.split_once('e').and_then(|(_, exponent)| exponent.parse().ok()).unwrap_or(0);
    let is_short = exponent < -4 || exponent >= precision as i64;
    let text = if is_short {
        exponential(value, precision - 1, alternate)
    } else {
        fixed(value, (precision as i64 - 1 - exponent) as usize)
    };
    if alternate {
        let is_whole = !text.contains('.') && !text.contains('e');
        return if is_whole { text + "." } else { text };
    }
    let (digits, exponent) = text.split_at(text.find('e').unwrap_or(text.len()));
    let digits = if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits };
    format!("{digits}{exponent}")
}

/// Writes a sign and a body in a width.
fn pad(output: &mut Vec<u8>, sign: &[u8], body: &[u8], spec: &Spec, zeros: bool) {
    let missing = spec.width.saturating_sub(sign.len() + body.len());
    if !spec.left && !zeros {
        output.extend(std::iter::repeat_n(b' ', missing));
    }
    output.extend_from_slice(sign);
    if zeros && !spec.left {
        output.extend(std::iter::repeat_n(b'0', missing));
    }
    output.extend_from_slice(body);
    if spec.left {
        output.extend(std::iter::repeat_n(b' ', missing));
    }
}
