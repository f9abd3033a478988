//! stdlib.h: memory, ends, random numbers.

use std::rc::Rc;

use super::random::Random;
use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::memory::State;
use crate::note::Fault;

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];

/// The exit code of a program that aborts.
pub(crate) const ABORTED: u8 = 134;

pub(super) fn malloc(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    machine.allocate(values[0])
}

pub(super) fn calloc(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let Some(size) = values[0].checked_mul(values[1]) else { return Ok(0) };
    let pointer = machine.allocate(size)?;
    if pointer != 0 {
        machine.memory.fill(pointer as u32, size as u32, 0);
    }
    Ok(pointer)
}

/// The block that a pointer points at, which must be its beginning.
fn block(machine: &Machine, pointer: u64) -> Result<(u32, u32), Stop> {
    let tag = (pointer >> 32) as u32;
    match machine.objects.find(tag) {
        Some(object) if object.state == State::Heap && object.start == pointer as u32 => {
            Ok((object.start, object.size))
        }
        Some(object) if object.state == State::Freed => Err(Stop::Fault(Fault::DoubleFree)),
        None if tag != 0 && machine.objects.is_stale(tag) && !Machine::is_stack(pointer as u32) => {
            Err(Stop::Fault(Fault::DoubleFree))
        }
        _ => Err(Stop::Fault(Fault::BadFree)),
    }
}

pub(super) fn free(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let pointer = values[0];
    if pointer != 0 {
        let (start, size) = block(machine, pointer)?;
        machine.objects.end((pointer >> 32) as u32, State::Freed);
        machine.heap.give_back(start, size);
    }
    Ok(0)
}

pub(super) fn realloc(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Result<u64, Stop> {
    let (pointer, size) = (values[0], values[1]);
    if pointer == 0 {
        return machine.allocate(size);
    }
    let (start, old) = block(machine, pointer)?;
    if size == 0 {
        free(machine, &[pointer], kinds)?;
        return Ok(0);
    }
    let new = machine.allocate(size)?;
    if new != 0 {
        machine.memory.copy(new as u32, start, old.min(size as u32));
        machine.take_work(u64::from(old) / 8)?;
        free(machine, &[pointer], kinds)?;
    }
    Ok(new)
}

pub(super) fn exit(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Err(Stop::Exit(values[0] as u8))
}

pub(super) fn abort(_: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Err(Stop::Exit(ABORTED))
}

pub(super) fn assert_fail(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let mut text = b"program: ".to_vec();
    text.extend(machine.text_bytes(values[1], None)?);
    text.extend(format!(":{}: ", values[2] as u32).bytes());
    text.extend(machine.text_bytes(values[3], None)?);
    text.extend(b": Assertion `");
    text.extend(machine.text_bytes(values[0], None)?);
    text.extend(b"' failed.\n");
    machine.print_error(&text)?;
    Err(Stop::Exit(ABORTED))
}

pub(super) fn rand(machine: &mut Machine, _: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let random = machine.library.random.get_or_insert_with(|| Rc::new(Random::new(1)));
    Ok(u64::from(Rc::make_mut(random).next()))
}

pub(super) fn srand(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    machine.library.random = Some(Rc::new(Random::new(values[0] as u32)));
    Ok(0)
}

pub(super) fn abs(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let value = values[0] as i32;
    if value == i32::MIN {
        machine.note_overflow(crate::types::Kind::I32);
    }
    Ok(i64::from(value.wrapping_abs()) as u64)
}

pub(super) fn labs(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    let value = values[0] as i64;
    if value == i64::MIN {
        machine.note_overflow(crate::types::Kind::I64);
    }
    Ok(value.wrapping_abs() as u64)
}
