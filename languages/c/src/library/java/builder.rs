//! `StringBuilder`.

use super::text::out_of_range;
use super::{Answer, Kinds, Values, format, shown, thrown};
use crate::machine::{Machine, Stop};
use crate::types::Kind;

impl Machine {
    /// The units of a `StringBuilder`: a block with an array and a number of units.
    pub(super) fn built(&mut self, builder: u64) -> Result<Vec<u16>, Stop> {
        let at = self.object_of(builder)?.start;
        let (units, count) = (self.memory.read(at, 8).0 as u32, self.memory.read(at + 8, 8).0 as u32);
        self.take_work(u64::from(count) / 8)?;
        Ok((0..count).map(|index| self.memory.read(units + 2 * index, 2).0 as u16).collect())
    }

    fn set_built(&mut self, builder: u64, units: &[u16]) -> Answer {
        let at = self.object_of(builder)?.start;
        let block = self.memory.read(at, 8).0;
        let room = if block == 0 { 0 } else { self.array_length(block, 2)? as usize };
        let block = if units.len() > room { self.new_object((4 * units.len()).max(32) as u64)? } else { block };
        for (at, &unit) in (block as u32..).step_by(2).zip(units) {
            self.memory.write(at, 2, u64::from(unit));
        }
        self.take_work(units.len() as u64 / 4)?;
        self.memory.write(at, 8, block);
        self.memory.write(at + 8, 8, units.len() as u64);
        Ok(builder)
    }
}

pub(super) fn new_builder(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let builder = machine.new_object(16)?;
    match kinds.first() {
        Some(argument) if argument.kind == Kind::Pointer => {
            let units = machine.units(values[0])?;
            machine.set_built(builder, &units)
        }
        _ => Ok(builder),
    }
}

/// Puts units behind those that are there, of which only the room may have to grow.
pub(super) fn append(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let text = match kinds[1].kind {
        Kind::U16 => vec![values[1] as u16],
        _ => {
            let made = format::concat(machine, &values[1..2], &kinds[1..2])?;
            machine.units(made)?
        }
    };
    let at = machine.object_of(values[0])?.start;
    let (block, count) = (machine.memory.read(at, 8).0, machine.memory.read(at + 8, 8).0 as usize);
    let room = if block == 0 { 0 } else { machine.array_length(block, 2)? as usize };
    if count + text.len() > room {
        let mut units = machine.built(values[0])?;
        units.extend(text);
        return machine.set_built(values[0], &units);
    }
    for (at, &unit) in (block as u32 + 2 * count as u32..).step_by(2).zip(&text) {
        machine.memory.write(at, 2, u64::from(unit));
    }
    machine.memory.write(at + 8, 8, (count + text.len()) as u64);
    Ok(values[0])
}

pub(super) fn built_length(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let at = machine.object_of(values[0])?.start;
    Ok(machine.memory.read(at + 8, 8).0)
}

fn within(units: &[u16], index: u64) -> Result<usize, Stop> {
    if index < units.len() as u64 {
        return Ok(index as usize);
    }
    thrown(format!("StringIndexOutOfBoundsException: index {}, length {}", index as i64, units.len()))
}

pub(super) fn built_char(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let units = machine.built(values[0])?;
    Ok(u64::from(units[within(&units, values[1])?]))
}

pub(super) fn set_char(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut units = machine.built(values[0])?;
    let index = within(&units, values[1])?;
    units[index] = values[2] as u16;
    machine.set_built(values[0], &units)
}

pub(super) fn delete_char(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut units = machine.built(values[0])?;
    units.remove(within(&units, values[1])?);
    machine.set_built(values[0], &units)
}

pub(super) fn delete(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut units = machine.built(values[0])?;
    let (start, length) = (values[1] as i64, units.len() as i64);
    let end = (values[2] as i64).min(length);
    if start < 0 || start > end {
        return thrown(format!("StringIndexOutOfBoundsException: start {start}, end {end}, length {length}"));
    }
    units.drain(start as usize..end as usize);
    machine.set_built(values[0], &units)
}

pub(super) fn set_length(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    if (values[1] as i64) < 0 {
        return out_of_range(values[1]);
    }
    let mut units = machine.built(values[0])?;
    machine.take_work(values[1])?;
    units.resize(values[1] as usize, 0);
    machine.set_built(values[0], &units)
}

pub(super) fn insert(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let mut units = machine.built(values[0])?;
    if values[1] > units.len() as u64 {
        let length = units.len();
        return thrown(format!("StringIndexOutOfBoundsException: offset {}, length {length}", values[1] as i64));
    }
    let text = shown(machine, values[2], kinds[2].ty)?;
    let at = values[1] as usize;
    units.splice(at..at, text.encode_utf16());
    machine.set_built(values[0], &units)
}

pub(super) fn reverse(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut units = machine.built(values[0])?;
    units.reverse();
    machine.set_built(values[0], &units)
}
