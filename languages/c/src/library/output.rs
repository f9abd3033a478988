//! stdio.h: output.

use super::print::format;
use crate::code::Argument;
use crate::machine::{FILES, Machine, Stop};
use crate::note::Fault;

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];
type Answer = Result<u64, Stop>;

/// Checks that a file can be written.
fn writable(file: u64) -> Result<(), Stop> {
    match (file >> 32 == u64::from(FILES), file as u32) {
        (true, 2 | 3 | 5) => Ok(()),
        (false, _) if file == 0 => Err(Stop::Fault(Fault::Null)),
        _ => Err(Stop::Fault(Fault::Argument { name: "FILE *".to_owned() })),
    }
}

fn number(count: usize) -> u64 {
    count as u64
}

pub(super) fn printf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = machine.text_bytes(values[0], None)?;
    if text == b"%s\n" && values.get(1) == Some(&0) {
        // gcc makes `puts` of it, which knows no "(null)".
        return Err(Stop::Fault(Fault::Null));
    }
    let bytes = format(machine, &text, &values[1..], &kinds[1..])?;
    machine.print(&bytes)?;
    Ok(number(bytes.len()))
}

pub(super) fn fprintf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    writable(values[0])?;
    let text = machine.text_bytes(values[1], None)?;
    let bytes = format(machine, &text, &values[2..], &kinds[2..])?;
    machine.print(&bytes)?;
    Ok(number(bytes.len()))
}

pub(super) fn sprintf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = machine.text_bytes(values[1], None)?;
    let bytes = format(machine, &text, &values[2..], &kinds[2..])?;
    machine.write_text(values[0], &bytes)?;
    Ok(number(bytes.len()))
}

pub(super) fn snprintf(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = machine.text_bytes(values[2], None)?;
    let bytes = format(machine, &text, &values[3..], &kinds[3..])?;
    if values[1] > 0 {
        let room = (values[1] - 1).min(bytes.len() as u64) as usize;
        machine.write_text(values[0], &bytes[..room])?;
    }
    Ok(number(bytes.len()))
}

pub(super) fn puts(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut bytes = machine.text_bytes(values[0], None)?;
    bytes.push(b'\n');
    machine.print(&bytes)?;
    Ok(number(bytes.len()))
}

pub(super) fn putchar(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    machine.print(&[values[0] as u8])?;
    Ok(values[0] & 255)
}

pub(super) fn fputs(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    writable(values[1])?;
    let bytes = machine.text_bytes(values[0], None)?;
    machine.print(&bytes)?;
    Ok(1)
}

pub(super) fn fputc(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    writable(values[1])?;
    putchar(machine, values, kinds)
}

pub(super) fn fwrite(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    writable(values[3])?;
    let size = values[1].saturating_mul(values[2]);
    let at = machine.check_bytes(values[0], size, false)?;
    machine.take_work(size / 4)?;
    let mut bytes = Vec::new();
    for at in at..at + size as u32 {
        let (byte, set) = machine.memory.byte(at);
        if !set {
            machine.note_unset(at);
        }
        bytes.push(byte);
    }
    machine.print(&bytes)?;
    Ok(values[2])
}

pub(super) fn perror(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut bytes = machine.text_bytes(values[0], None)?;
    bytes.extend_from_slice(b": Success\n");
    machine.print_error(&bytes)?;
    Ok(0)
}

impl Machine {
    /// Prints to the standard error: it is shown with what is printed.
    pub(crate) fn print_error(&mut self, bytes: &[u8]) -> Result<(), Stop> {
        self.print(bytes)
    }
}
