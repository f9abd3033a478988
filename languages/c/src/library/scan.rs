//! The formats of `scanf`.

use super::numbers::{float_length, signed, whole};
use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::note::NoteReason;
use crate::types::Kind;

/// Where characters come from.
pub(super) enum Source {
    Input,
    Text(Vec<u8>, usize),
}

struct Scan<'a> {
    source: Source,
    values: &'a [u64],
    kinds: &'a [Argument],
    next: usize,
    read: usize,
    stored: u64,
    /// `scanf_s`: a size follows the place of a text.
    sized: bool,
}

/// Reads as a format says: how many values were stored, or −1 if the input ended before the first.
pub(super) fn scan(
    machine: &mut Machine,
    source: Source,
    format: &[u8],
    values: &[u64],
    kinds: &[Argument],
    sized: bool,
) -> Result<u64, Stop> {
    if matches!(source, Source::Input) {
        machine.begin_read();
    }
    let mut scan = Scan { source, values, kinds, next: 0, read: 0, stored: 0, sized };
    let mut at = 0;
    while let Some(&byte) = format.get(at) {
        at += 1;
        if is_space(byte) {
            scan.skip_space(machine);
            continue;
        }
        let ended = if byte != b'%' || format.get(at) == Some(&b'%') {
            if byte == b'%' {
                at += 1;
                scan.skip_space(machine);
            }
            scan.literal(machine, byte)
        } else {
            scan.conversion(machine, format, &mut at)?
        };
        match ended {
            Ended::No => {}
            Ended::Mismatch => return Ok(scan.stored),
            Ended::Input => return Ok(if scan.stored == 0 { -1i64 as u64 } else { scan.stored }),
        }
    }
    Ok(scan.stored)
}

#[derive(PartialEq, Eq)]
enum Ended {
    No,
    Mismatch,
    Input,
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | 9..=13)
}

impl Scan<'_> {
    fn get(&mut self, machine: &mut Machine) -> Option<u8> {
        let byte = match &mut self.source {
            Source::Input => machine.library.next_byte(),
            Source::Text(text, at) => {
                let byte = text.get(*at).copied();
                *at += usize::from(byte.is_some());
                byte
            }
        };
        self.read += usize::from(byte.is_some());
        byte
    }

    fn back(&mut self, machine: &mut Machine, byte: u8) {
        self.read -= 1;
        match &mut self.source {
            Source::Input => machine.library.put_back(byte),
            Source::Text(_, at) => *at -= 1,
        }
    }

    fn skip_space(&mut self, machine: &mut Machine) {
        while let Some(byte) = self.get(machine) {
            if !is_space(byte) {
                self.back(machine, byte);
                return;
            }
        }
    }

    fn literal(&mut self, machine: &mut Machine, wanted: u8) -> Ended {
        match self.get(machine) {
            Some(byte) if byte == wanted => Ended::No,
            Some(byte) => {
                self.back(machine, byte);
                Ended::Mismatch
            }
            None => Ended::Input,
        }
    }

    /// Characters as long as they belong, at most this many.
    fn while_in(&mut self, machine: &mut Machine, most: usize, belongs: impl Fn(&[u8], u8) -> bool) -> Vec<u8> {
        let mut bytes = Vec::new();
        while bytes.len() < most {
            let Some(byte) = self.get(machine) else { break };
            if !belongs(&bytes, byte) {
                self.back(machine, byte);
                break;
            }
            bytes.push(byte);
        }
        bytes
    }

    fn conversion(&mut self, machine: &mut Machine, format: &[u8], at: &mut usize) -> Result<Ended, Stop> {
        let begin = *at - 1;
        let byte = |at: usize| format.get(at).copied().unwrap_or(0);
        let skips = byte(*at) == b'*';
        *at += usize::from(skips);
        let mut width = 0usize;
        while byte(*at).is_ascii_digit() {
            width = (width * 10 + usize::from(byte(*at) - b'0')).min(1 << 24);
            *at += 1;
        }
        let most = if width == 0 { usize::MAX } else { width };
        let mut size = 4;
        let mut is_long = false;
        loop {
            match byte(*at) {
                b'h' => size = if size == 2 { 1 } else { 2 },
                b'l' | b'z' | b'j' | b't' | b'q' | b'L' => {
                    is_long = true;
                    size = 8;
                }
                _ => break,
            }
            *at += 1;
        }
        let conversion = byte(*at);
        *at += 1;
        let mut set = (Vec::new(), false);
        if conversion == b'[' {
            set = read_set(format, at);
        }
        let end = (*at).min(format.len());
        let text = String::from_utf8_lossy(&format[begin..end]).into_owned();
        if !matches!(conversion, b'c' | b'[' | b'n') {
            self.skip_space(machine);
        }
        let bytes = match conversion {
            b'd' | b'i' | b'u' | b'o' | b'x' | b'X' | b'p' => {
                self.while_in(machine, most, |before, next| belongs_to_number(conversion, before, next))
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' => self.while_in(machine, most, belongs_to_float),
            b's' => self.while_in(machine, most, |_, next| !is_space(next)),
            b'[' => self.while_in(machine, most, |_, next| set.0.contains(&next) != set.1),
            b'c' => self.while_in(machine, width.max(1), |_, _| true),
            b'n' => {
                let count = self.read as u64;
                self.put(machine, size, count, &text)?;
                return Ok(Ended::No);
            }
            _ => return Err(Stop::Refused(text)),
        };
        machine.take_work(bytes.len() as u64 / 4)?;
        if bytes.is_empty() {
            let next = self.get(machine);
            if let Some(next) = next {
                self.back(machine, next);
            }
            return Ok(if next.is_none() { Ended::Input } else { Ended::Mismatch });
        }
        match conversion {
            b's' | b'[' | b'c' => {
                if skips {
                    return Ok(Ended::No);
                }
                let pointer = self.place(machine, 1, false, &text);
                if conversion == b'c' {
                    machine.write_bytes(pointer, &bytes)?
                } else {
                    machine.write_text(pointer, &bytes)?
                }
                if self.sized {
                    self.next += 1;
                }
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' => {
                if float_length(&bytes) != bytes.len() {
                    return Ok(Ended::Mismatch);
                }
                if skips {
                    return Ok(Ended::No);
                }
                let digits = std::str::from_utf8(&bytes).unwrap_or_default();
                let size = if is_long { 8 } else { 4 };
                let bits = if is_long {
                    digits.parse::<f64>().unwrap_or(0.0).to_bits()
                } else {
                    u64::from(digits.parse::<f32>().unwrap_or(0.0).to_bits())
                };
                let pointer = self.place(machine, size, true, &text);
                let at = machine.check(pointer, size, true)?;
                machine.memory.write(at, size, bits);
            }
            _ => {
                let base = match conversion {
                    b'i' => 0,
                    b'o' => 8,
                    b'x' | b'X' | b'p' => 16,
                    _ => 10,
                };
                let found = whole(&bytes, base);
                if found.3 == 0 {
                    return Ok(Ended::Mismatch);
                }
                if skips {
                    return Ok(Ended::No);
                }
                let is_signed = matches!(conversion, b'd' | b'i');
                let value = match found {
                    _ if is_signed => signed(found) as u64,
                    (_, _, true, _) => u64::MAX,
                    (value, true, ..) => value.wrapping_neg(),
                    (value, ..) => value,
                };
                self.put(machine, size, value, &text)?;
            }
        }
        self.stored += 1;
        Ok(Ended::No)
    }

    fn put(&mut self, machine: &mut Machine, size: u32, value: u64, text: &str) -> Result<(), Stop> {
        let pointer = self.place(machine, size, false, text);
        let at = machine.check(pointer, size, true)?;
        machine.memory.write(at, size, value);
        Ok(())
    }

    /// The pointer of the next argument; notes where it points at something of another size or kind.
    fn place(&mut self, machine: &mut Machine, size: u32, float: bool, text: &str) -> u64 {
        let index = self.next;
        self.next += 1;
        let conversion = text.to_owned();
        let (Some(&value), Some(given)) = (self.values.get(index), self.kinds.get(index).copied()) else {
            machine.note("few-format-arguments", |_| NoteReason::FewArguments { conversion });
            return 0;
        };
        let types = &machine.code.types;
        let fits = types.pointee(given.ty).is_some_and(|to| {
            let is_float = types.is_floating(to);
            types.is_scalar(to)
                && types.size(to) == u64::from(size)
                && is_float == float
                && types.kind(to) != Kind::Bool
        });
        let is_void = types.pointee(given.ty).is_some_and(|to| to.same(crate::types::Ty::VOID));
        let is_text = size == 1
            && types.pointee(given.ty).is_some_and(|to| types.element(to).is_some_and(|of| types.size(of) == 1));
        if !fits && !is_void && !is_text {
            machine.note("format", |machine| NoteReason::Format { conversion, ty: machine.code.types.name(given.ty) });
        }
        value
    }
}

/// The characters of `[…]`, and whether they are those that do not belong.
fn read_set(format: &[u8], at: &mut usize) -> (Vec<u8>, bool) {
    let byte = |at: usize| format.get(at).copied().unwrap_or(0);
    let negated = byte(*at) == b'^';
    *at += usize::from(negated);
    let first = *at;
    let mut set = Vec::new();
    while *at < format.len() && (byte(*at) != b']' || *at == first) {
        let is_range = byte(*at) == b'-' && *at > first && byte(*at + 1) != b']' && *at + 1 < format.len();
        if let (true, Some(&last)) = (is_range, set.last()) {
            set.extend(last..=byte(*at + 1));
            *at += 2;
        } else {
            set.push(byte(*at));
            *at += 1;
        }
    }
    *at += 1;
    (set, negated)
}

fn belongs_to_number(conversion: u8, before: &[u8], next: u8) -> bool {
    let digits = before.strip_prefix(b"+").or(before.strip_prefix(b"-")).unwrap_or(before);
    let is_hex = digits.starts_with(b"0x") || digits.starts_with(b"0X");
    match next {
        b'+' | b'-' => before.is_empty(),
        b'x' | b'X' => matches!(conversion, b'i' | b'x' | b'X' | b'p') && digits == b"0",
        b'8' | b'9' => conversion != b'o' && !(conversion == b'i' && !is_hex && digits.starts_with(b"0")),
        b'0'..=b'7' => true,
        _ => next.is_ascii_hexdigit() && (matches!(conversion, b'x' | b'X' | b'p') || (conversion == b'i' && is_hex)),
    }
}

fn belongs_to_float(before: &[u8], next: u8) -> bool {
    let has_exponent = before.iter().any(|byte| matches!(byte, b'e' | b'E'));
    let has_digit = before.iter().any(u8::is_ascii_digit);
    match next {
        b'0'..=b'9' => true,
        b'+' | b'-' => before.is_empty() || matches!(before.last(), Some(b'e' | b'E')),
        b'.' => !before.contains(&b'.') && !has_exponent,
        b'e' | b'E' => has_digit && !has_exponent,
        _ => {
            let word: Vec<u8> =
                before.iter().filter(|byte| byte.is_ascii_alphabetic()).chain([&next]).copied().collect();
            !has_digit
                && ["infinity", "nan"].iter().any(|known| known.as_bytes().starts_with(&word.to_ascii_lowercase()))
        }
    }
}
