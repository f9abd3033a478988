//! Support for streams and texts of C++.

use super::numbers;
use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::note::Fault;

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];
type Answer = Result<u64, Stop>;

// Where the parts of a stream lie.
const PRECISION: u32 = 8;
const FLAGS: u32 = 16;
const FILL: u32 = 20;
const TEXT: u32 = 32;

const LEFT: u32 = 1;
const INTERNAL: u32 = 4;
const HEX: u32 = 16;
const OCT: u32 = 32;
const FIXED: u32 = 64;
const SCIENTIFIC: u32 = 128;
const BOOL: u32 = 256;
const POINT: u32 = 512;
const PLUS: u32 = 1024;
const BASE: u32 = 2048;
const UPPER: u32 = 4096;

fn field(machine: &Machine, stream: u64, offset: u32, size: u32) -> u64 {
    machine.memory.read(stream as u32 + offset, size).0
}

/// Writes to a stream: as wide as it wants, once.
fn put(machine: &mut Machine, stream: u64, sign: usize, text: &[u8]) -> Result<(), Stop> {
    machine.check(stream, 8, true)?;
    let width = (field(machine, stream, 0, 8) as i64).clamp(0, 100_000) as usize;
    let flags = field(machine, stream, FLAGS, 4) as u32;
    let fill = vec![field(machine, stream, FILL, 1) as u8; width.saturating_sub(text.len())];
    machine.memory.write(stream as u32, 8, 0);
    let bytes = if flags & LEFT != 0 {
        [text, &fill].concat()
    } else if flags & INTERNAL != 0 {
        [&text[..sign], &fill, &text[sign..]].concat()
    } else {
        [&fill, text].concat()
    };
    match field(machine, stream, TEXT, 8) {
        0 => machine.print(&bytes),
        string => add(machine, string, &bytes),
    }
}

pub(super) fn put_int(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (stream, bits, kind) = (values[0], values[1], values[2] as i32);
    let flags = field(machine, stream, FLAGS, 4) as u32;
    let case = |text: String| if flags & UPPER != 0 { text.to_uppercase() } else { text };
    let based = |text: String, prefix: &str| {
        if flags & BASE != 0 && bits != 0 { format!("{}{}", case(prefix.to_owned()), case(text)) } else { case(text) }
    };
    // A negative number in another base is that of its size.
    let cut = match kind {
        0 => u64::from(bits as u32),
        5 => u64::from(bits as u16),
        _ => bits,
    };
    let text = match kind {
        3 if flags & BOOL != 0 => if bits != 0 { "true" } else { "false" }.to_owned(),
        4 if bits == 0 => "0".to_owned(),
        4 => format!("0x{:x}", 0x7f00_0000_0000 + (bits & 0xffff_ffff)),
        _ if flags & HEX != 0 => based(format!("{cut:x}"), "0x"),
        _ if flags & OCT != 0 => based(format!("{cut:o}"), "0"),
        2 => format!("{bits}"),
        _ if flags & PLUS != 0 && (bits as i64) >= 0 => format!("+{bits}"),
        _ => format!("{}", bits as i64),
    };
    let sign = usize::from(text.starts_with(['-', '+']));
    put(machine, stream, sign, text.as_bytes())?;
    Ok(0)
}

pub(super) fn put_float(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let stream = values[0];
    let flags = field(machine, stream, FLAGS, 4) as u32;
    let precision = (field(machine, stream, PRECISION, 8) as i64).clamp(0, 300);
    let mut format = String::from("%");
    if flags & PLUS != 0 {
        format.push('+');
    }
    if flags & POINT != 0 {
        format.push('#');
    }
    let letter = match flags & (FIXED | SCIENTIFIC) {
        FIXED => 'f',
        SCIENTIFIC => 'e',
        0 => 'g',
        _ => 'a',
    };
    if letter != 'a' {
        format.push_str(&format!(".{precision}"));
    }
    format.push(if flags & UPPER != 0 { letter.to_ascii_uppercase() } else { letter });
    let text = super::print::format(machine, format.as_bytes(), &values[1..2], &kinds[1..2])?;
    let sign = usize::from(text.starts_with(b"-") || text.starts_with(b"+"));
    put(machine, stream, sign, &text)?;
    Ok(0)
}

pub(super) fn put_text(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let bytes = read(machine, values[1], values[2])?;
    put(machine, values[0], 0, &bytes)?;
    Ok(0)
}

/// Bytes in memory; unset ones are noted.
pub(super) fn read(machine: &mut Machine, from: u64, size: u64) -> Result<Vec<u8>, Stop> {
    if size == 0 {
        return Ok(Vec::new());
    }
    let at = machine.check_bytes(from, size, false)?;
    machine.take_work(size / 8)?;
    let mut bytes = Vec::with_capacity(size as usize);
    for at in at..at + size as u32 {
        let (byte, set) = machine.memory.byte(at);
        if !set {
            machine.note_unset(at);
        }
        bytes.push(byte);
    }
    Ok(bytes)
}

/// Adds bytes to a `string`: where it begins, its length, its room.
fn add(machine: &mut Machine, string: u64, bytes: &[u8]) -> Result<(), Stop> {
    machine.check(string, 8, true)?;
    let at = string as u32;
    let (old, length, room) =
        (machine.memory.read(at, 8).0, machine.memory.read(at + 8, 8).0, machine.memory.read(at + 16, 8).0);
    let wanted = length + bytes.len() as u64 + 1;
    let mut place = old;
    if wanted > room {
        let grown = wanted.max(if room == 0 { 16 } else { 2 * room - 1 });
        place = machine.allocate(grown)?;
        if place == 0 {
            return Err(Stop::Limit(crate::machine::RunLimit::Memory));
        }
        if old != 0 {
            machine.memory.copy(place as u32, old as u32, length as u32);
            super::stdlib::free(machine, &[old], &[])?;
        }
        machine.memory.write(at, 8, place);
        machine.memory.write(at + 16, 8, grown);
    }
    let end = place as u32 + length as u32;
    for (to, &byte) in (end..).zip(bytes) {
        machine.memory.write(to, 1, u64::from(byte));
    }
    machine.memory.write(end + bytes.len() as u32, 1, 0);
    machine.memory.write(at + 8, 8, length + bytes.len() as u64);
    machine.take_work(bytes.len() as u64 / 8)
}

pub(super) fn append(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let bytes = read(machine, values[1], values[2])?;
    add(machine, values[0], &bytes)?;
    Ok(0)
}

pub(super) fn length(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    if values[0] == 0 {
        return Err(Stop::Fault(Fault::Null));
    }
    machine.text_length(values[0]).map(u64::from)
}

pub(super) fn compare(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (a, b) = (read(machine, values[0], values[1])?, read(machine, values[2], values[3])?);
    let other = a.iter().zip(&b).find(|(a, b)| a != b);
    Ok(other.map_or(a.len() as i64 - b.len() as i64, |(&a, &b)| i64::from(a) - i64::from(b)) as u64)
}

pub(super) fn find(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (text, part) = (read(machine, values[0], values[1])?, read(machine, values[2], values[3])?);
    let from = values[4];
    if from > text.len() as u64 || part.len() > text.len() {
        return Ok(u64::MAX);
    }
    let last = text.len() - part.len();
    let found = (from as usize..=last).find(|&at| text[at..].starts_with(&part));
    Ok(found.map_or(u64::MAX, |at| at as u64))
}

pub(super) fn swap_bytes(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (a, b) = (machine.check_bytes(values[0], values[2], true)?, machine.check_bytes(values[1], values[2], true)?);
    let size = values[2] as u32;
    if a == b {
        return Ok(0);
    }
    machine.take_work(u64::from(size) / 8)?;
    let width = if (a | b | size) & 7 == 0 { 8 } else { 1 };
    for offset in (0..size).step_by(width as usize) {
        let (first, second) = (machine.memory.read(a + offset, width), machine.memory.read(b + offset, width));
        for (at, (bits, set)) in [(a + offset, second), (b + offset, first)] {
            if set {
                machine.memory.write(at, width, bits);
            } else {
                machine.memory.write_unset(at, width, bits);
            }
        }
    }
    Ok(0)
}

pub(super) fn new(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    match machine.allocate(values[0])? {
        0 => Err(Stop::Limit(crate::machine::RunLimit::Memory)),
        pointer => Ok(pointer),
    }
}

/// An index of a container, which is named by the variable that it is.
pub(super) fn bound(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (index, length) = (values[0], values[1]);
    if index < length {
        return Ok(index);
    }
    // The first member of the container is no part of its name.
    let name = machine.name_of(values[2] as u32);
    let name = name.split(".__").next().unwrap_or_default().to_owned();
    Err(Stop::Fault(Fault::Index { name, index: index as i64, length }))
}

pub(super) fn parse(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let bytes = machine.text_bytes(values[0], None)?;
    let (value, negative, ..) = numbers::whole(&bytes, values[1] as u32);
    Ok(if negative { value.wrapping_neg() } else { value })
}

pub(super) fn too_big(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let bytes = machine.text_bytes(values[0], None)?;
    let (value, negative, over, _) = numbers::whole(&bytes, values[1] as u32);
    Ok(u64::from(over || value > i64::MAX as u64 + u64::from(negative)))
}
