//! stdio.h: input. It ends as in a pipe.

use super::Library;
use super::scan::{Source, scan};
use crate::code::Argument;
use crate::machine::{FILES, Machine, Stop, file_pointer};
use crate::note::Fault;

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];
type Answer = Result<u64, Stop>;

/// `EOF`.
const END: u64 = -1i64 as u64;

impl Library {
    /// The next character of the input.
    pub(super) fn next_byte(&mut self) -> Option<u8> {
        if let Some(byte) = self.back.pop() {
            return Some(byte);
        }
        let byte = self.input.get(self.at).copied();
        self.at += usize::from(byte.is_some());
        // The end of a last line without a line end is no other line.
        let is_another = self.is_at_end || self.input.last().is_none_or(|&last| last == b'\n');
        self.is_at_end = byte.is_none();
        let read = &mut self.read;
        if byte.is_some_and(|byte| !byte.is_ascii_whitespace()) {
            read.has_read = true;
            if !read.readers.contains(&read.line) {
                read.readers.push(read.line);
            }
        }
        self.asked |= byte.is_none() && is_another && (read.has_read || !read.goes_on);
        byte
    }

    /// Begins what a line reads in a step. `while (scanf(…) != EOF)` meets the end after all that it has read, and stops:
    /// nothing is missing. It is, where a line has read nothing before, only a part, or goes on behind the end.
    fn begin_read(&mut self, line: u32, step: u64) {
        let read = &mut self.read;
        if (read.line, read.step) == (line, step) {
            return;
        }
        if self.is_at_end && !read.has_read && !read.enders.contains(&read.line) {
            read.enders.push(read.line);
        }
        (read.line, read.step, read.has_read) = (line, step, false);
        read.goes_on = read.readers.contains(&line) && !read.enders.contains(&line);
    }

    pub(super) fn put_back(&mut self, byte: u8) {
        if self.back.is_empty() && self.at > 0 && self.input.get(self.at - 1) == Some(&byte) {
            self.at -= 1;
        } else {
            self.back.push(byte);
        }
        self.is_at_end = false;
    }
}

impl Machine {
    /// Begins a read of the input at the line that is carried out.
    pub(super) fn begin_read(&mut self) {
        let (line, step) = (self.fault_line(), self.lines());
        self.library.begin_read(line, step);
    }
}

/// Checks that a file can be read.
fn readable(file: u64) -> Result<(), Stop> {
    match (file >> 32 == u64::from(FILES), file as u32) {
        (true, 1 | 4) => Ok(()),
        (false, _) if file == 0 => Err(Stop::Fault(Fault::Null)),
        _ => Err(Stop::Fault(Fault::Argument { name: "FILE *".to_owned() })),
    }
}

pub(super) fn getchar(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Answer {
    machine.begin_read();
    Ok(machine.library.next_byte().map_or(END, u64::from))
}

pub(super) fn fgetc(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    readable(values[0])?;
    getchar(machine, &[], kinds)
}

pub(super) fn ungetc(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    readable(values[1])?;
    if values[0] as i32 == -1 {
        return Ok(END);
    }
    machine.library.put_back(values[0] as u8);
    Ok(values[0] & 255)
}

pub(super) fn feof(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    readable(values[0])?;
    Ok(u64::from(machine.library.is_at_end))
}

/// A line of at most this many characters, with its end.
fn line(machine: &mut Machine, most: u64) -> Vec<u8> {
    machine.begin_read();
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < most {
        let Some(byte) = machine.library.next_byte() else { break };
        bytes.push(byte);
        if byte == b'\n' {
            break;
        }
    }
    bytes
}

pub(super) fn fgets(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    readable(values[2])?;
    let most = i64::from(values[1] as i32);
    if most <= 0 {
        return Ok(0);
    }
    let bytes = line(machine, most as u64 - 1);
    if bytes.is_empty() && most > 1 {
        return Ok(0);
    }
    machine.write_text(values[0], &bytes)?;
    Ok(values[0])
}

pub(super) fn gets(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut bytes = line(machine, u64::MAX);
    if bytes.is_empty() {
        return Ok(0);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    }
    machine.write_text(values[0], &bytes)?;
    Ok(values[0])
}

pub(super) fn scanf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let format = machine.text_bytes(values[0], None)?;
    scan(machine, Source::Input, &format, &values[1..], &kinds[1..], false)
}

pub(super) fn scanf_s(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let format = machine.text_bytes(values[0], None)?;
    scan(machine, Source::Input, &format, &values[1..], &kinds[1..], true)
}

pub(super) fn fscanf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    readable(values[0])?;
    let format = machine.text_bytes(values[1], None)?;
    scan(machine, Source::Input, &format, &values[2..], &kinds[2..], false)
}

pub(super) fn sscanf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = machine.text_bytes(values[0], None)?;
    let format = machine.text_bytes(values[1], None)?;
    scan(machine, Source::Text(text, 0), &format, &values[2..], &kinds[2..], false)
}

/// The file of a mode: the input to be read, the output to be written.
fn open(machine: &mut Machine, mode: u64) -> Answer {
    let mode = machine.text_bytes(mode, None)?;
    match mode.first() {
        _ if mode.contains(&b'+') => Err(Stop::Refused(format!("\"{}\"", String::from_utf8_lossy(&mode)))),
        Some(b'r') => Ok(file_pointer(4) as u64),
        Some(b'w' | b'a') => Ok(file_pointer(5) as u64),
        _ => Ok(0),
    }
}

pub(super) fn fopen(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    open(machine, values[1])
}

pub(super) fn freopen(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    open(machine, values[1]).map(|file| if file == 0 { 0 } else { values[2] })
}
