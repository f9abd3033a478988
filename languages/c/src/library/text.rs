//! string.h.

use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::note::Fault;

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];
type Answer = Result<u64, Stop>;

pub(super) fn strlen(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    machine.text_length(values[0]).map(u64::from)
}

pub(super) fn strnlen(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    machine.text_bytes(values[0], Some(values[1])).map(|bytes| bytes.len() as u64)
}

/// Whether two places of some bytes lie over each other.
fn overlap(a: u64, b: u64, size: u64) -> bool {
    a >> 32 == b >> 32 && size > 0 && a < b + size && b < a + size
}

/// Copies a text with its end; its bytes keep whether they were set.
fn copy_text(machine: &mut Machine, to: u64, from: u64, name: &str) -> Result<u64, Stop> {
    let length = u64::from(machine.text_length(from)?);
    if overlap(to, from, length + 1) {
        return Err(Stop::Fault(Fault::Overlap { name: name.to_owned() }));
    }
    machine.copy_bytes(to, from, length + 1)?;
    Ok(length)
}

pub(super) fn strcpy(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    copy_text(machine, values[0], values[1], "strcpy").map(|_| values[0])
}

pub(super) fn strcpy_s(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    copy_text(machine, values[0], values[2], "strcpy_s").map(|_| 0)
}

pub(super) fn stpcpy(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    copy_text(machine, values[0], values[1], "stpcpy").map(|length| values[0] + length)
}

pub(super) fn strncpy(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let bytes = machine.text_bytes(values[1], Some(values[2]))?;
    let at = machine.check_bytes(values[0], values[2], true)?;
    machine.write_bytes(values[0], &bytes)?;
    machine.memory.fill(at + bytes.len() as u32, (values[2] - bytes.len() as u64) as u32, 0);
    machine.take_work(values[2] / 8)?;
    Ok(values[0])
}

pub(super) fn strcat(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let length = u64::from(machine.text_length(values[0])?);
    copy_text(machine, values[0] + length, values[1], "strcat").map(|_| values[0])
}

pub(super) fn strncat(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let length = u64::from(machine.text_length(values[0])?);
    let bytes = machine.text_bytes(values[1], Some(values[2]))?;
    machine.write_text(values[0] + length, &bytes)?;
    Ok(values[0])
}

/// Compares texts byte by byte, as long as both go on.
fn compare(machine: &mut Machine, values: Values<'_>, most: u64, fold: fn(u8) -> u8) -> Answer {
    for index in 0..most {
        let mut bytes = [0u8; 2];
        for (byte, &pointer) in bytes.iter_mut().zip(values) {
            let name = || Stop::Fault(Fault::NoTextEnd { name: machine.name_of(pointer as u32) });
            let place = pointer + index;
            let at = if index == 0 {
                machine.check_bytes(place, 1, false)?
            } else {
                machine.check_bytes(place, 1, false).map_err(|_| name())?
            };
            let (value, set) = machine.memory.byte(at);
            if !set {
                machine.note_unset(at);
            }
            *byte = fold(value);
        }
        if bytes[0] != bytes[1] || bytes[0] == 0 {
            machine.take_work(index / 4)?;
            // glibc for x86-64 answers with the difference.
            return Ok((i64::from(bytes[0]) - i64::from(bytes[1])) as u64);
        }
    }
    machine.take_work(most / 4)?;
    Ok(0)
}

pub(super) fn strcmp(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    compare(machine, values, u64::from(u32::MAX), |byte| byte)
}

pub(super) fn strncmp(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    compare(machine, &values[..2], values[2].min(u64::from(u32::MAX)), |byte| byte)
}

pub(super) fn strcasecmp(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    compare(machine, values, u64::from(u32::MAX), |byte| byte.to_ascii_lowercase())
}

pub(super) fn strncasecmp(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    compare(machine, &values[..2], values[2].min(u64::from(u32::MAX)), |byte| byte.to_ascii_lowercase())
}

pub(super) fn strchr(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut bytes = machine.text_bytes(values[0], None)?;
    bytes.push(0);
    let found = bytes.iter().position(|&byte| byte == values[1] as u8);
    Ok(found.map_or(0, |index| values[0] + index as u64))
}

pub(super) fn strrchr(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut bytes = machine.text_bytes(values[0], None)?;
    bytes.push(0);
    let found = bytes.iter().rposition(|&byte| byte == values[1] as u8);
    Ok(found.map_or(0, |index| values[0] + index as u64))
}

pub(super) fn strstr(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (text, part) = (machine.text_bytes(values[0], None)?, machine.text_bytes(values[1], None)?);
    machine.take_work(text.len() as u64 * part.len().max(1) as u64 / 8)?;
    if part.is_empty() {
        return Ok(values[0]);
    }
    let found = text.windows(part.len()).position(|window| window == part);
    Ok(found.map_or(0, |index| values[0] + index as u64))
}

/// How many bytes of a text are in a set, or are not.
fn span(machine: &mut Machine, values: Values<'_>, inside: bool) -> Result<(usize, usize), Stop> {
    let (text, set) = (machine.text_bytes(values[0], None)?, machine.text_bytes(values[1], None)?);
    machine.take_work(text.len() as u64 * set.len().max(1) as u64 / 8)?;
    Ok((text.iter().take_while(|byte| set.contains(byte) == inside).count(), text.len()))
}

pub(super) fn strspn(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    span(machine, values, true).map(|(count, _)| count as u64)
}

pub(super) fn strcspn(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    span(machine, values, false).map(|(count, _)| count as u64)
}

pub(super) fn strpbrk(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let (count, length) = span(machine, values, false)?;
    Ok(if count < length { values[0] + count as u64 } else { 0 })
}

pub(super) fn strtok(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let from = if values[0] == 0 { machine.library.token } else { values[0] };
    if from == 0 {
        return Ok(0);
    }
    let skipped = span(machine, &[from, values[1]], true)?.0 as u64;
    let begin = from + skipped;
    let (length, all) = span(machine, &[begin, values[1]], false)?;
    if all == 0 {
        machine.library.token = 0;
        return Ok(0);
    }
    let end = begin + length as u64;
    if length < all {
        machine.write_bytes(end, &[0])?;
        machine.library.token = end + 1;
    } else {
        machine.library.token = end;
    }
    Ok(begin)
}

pub(super) fn strdup(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let length = u64::from(machine.text_length(values[0])?);
    let to = machine.allocate(length + 1)?;
    machine.copy_bytes(to, values[0], length + 1)?;
    Ok(to)
}

pub(super) fn memcpy(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    if values[0] != values[1] && overlap(values[0], values[1], values[2]) {
        return Err(Stop::Fault(Fault::Overlap { name: "memcpy".to_owned() }));
    }
    machine.copy_bytes(values[0], values[1], values[2])?;
    Ok(values[0])
}

pub(super) fn memmove(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    machine.copy_bytes(values[0], values[1], values[2])?;
    Ok(values[0])
}

fn fill(machine: &mut Machine, pointer: u64, size: u64, value: u8) -> Answer {
    let at = machine.check_bytes(pointer, size, true)?;
    machine.take_work(size / 16)?;
    machine.memory.fill(at, size as u32, value);
    Ok(pointer)
}

pub(super) fn memset(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    fill(machine, values[0], values[2], values[1] as u8)
}

pub(super) fn bzero(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    fill(machine, values[0], values[1], 0)
}

pub(super) fn memcmp(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let a = machine.check_bytes(values[0], values[2], false)?;
    let b = machine.check_bytes(values[1], values[2], false)?;
    machine.take_work(values[2] / 4)?;
    for index in 0..values[2] as u32 {
        for at in [a + index, b + index] {
            if !machine.memory.is_set(at, 1) {
                machine.note_unset(at);
            }
        }
        let (x, y) = (machine.memory.byte(a + index).0, machine.memory.byte(b + index).0);
        if x != y {
            return Ok((i64::from(x) - i64::from(y)) as u64);
        }
    }
    Ok(0)
}

pub(super) fn memchr(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let room = if values[2] == 0 { 0 } else { u64::from(machine.bytes_behind(values[0])?) };
    machine.take_work(values[2].min(room) / 4)?;
    for index in 0..values[2].min(room) {
        if machine.memory.byte((values[0] + index) as u32).0 == values[1] as u8 {
            return Ok(values[0] + index);
        }
    }
    if values[2] > room {
        machine.check_bytes(values[0], values[2], false)?;
    }
    Ok(0)
}
