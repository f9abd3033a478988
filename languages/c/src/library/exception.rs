//! Support of the machine for exceptions.

use crate::code::Argument;
use crate::machine::{HEADER, Machine, Stop};

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];

/// Room for an object that is thrown, with the number of its type in front.
pub(super) fn thrown(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Result<u64, Stop> {
    let block = super::stream::new(machine, &[values[0] + u64::from(HEADER)], kinds)?;
    machine.memory.write(block as u32, 8, values[1]);
    Ok(block + u64::from(HEADER))
}

pub(super) fn throw(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Result<u64, Stop> {
    Err(Stop::Throw(values[0]))
}
