//! Time, and functions that are accepted and do nothing.

use crate::code::Argument;
use crate::machine::{Machine, Stop};

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];

/// When every run begins: the first second of 2026 in UTC. A line takes a microsecond.
const BEGIN: u64 = 1_767_225_600;

pub(super) fn zero(_: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(0)
}

pub(super) fn time(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let now = BEGIN + machine.lines() / 1_000_000;
    if values[0] != 0 {
        let at = machine.check(values[0], 8, true)?;
        machine.memory.write(at, 8, now);
    }
    Ok(now)
}

pub(super) fn clock(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(machine.lines())
}

pub(super) fn ticks(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(machine.lines() / 1_000)
}

pub(super) fn difftime(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Ok(((values[0] as i64).wrapping_sub(values[1] as i64) as f64).to_bits())
}

/// Writes seconds and a fraction of `unit` of a second.
fn write(machine: &mut Machine, pointer: u64, unit: u64) -> Result<(), Stop> {
    let lines = machine.lines();
    for (index, value) in [BEGIN + lines / 1_000_000, lines % 1_000_000 * (unit / 1_000_000)].into_iter().enumerate() {
        let at = machine.check(pointer + 8 * index as u64, 8, true)?;
        machine.memory.write(at, 8, value);
    }
    Ok(())
}

pub(super) fn clock_gettime(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    write(machine, values[1], 1_000_000_000).map(|()| 0)
}

pub(super) fn timespec_get(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    write(machine, values[0], 1_000_000_000).map(|()| 1)
}

pub(super) fn gettimeofday(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    write(machine, values[0], 1_000_000).map(|()| 0)
}

pub(super) fn errno(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    if machine.library.errno == 0 {
        machine.library.errno = machine.allocate(4)?;
        machine.memory.fill(machine.library.errno as u32, 4, 0);
    }
    Ok(machine.library.errno)
}
