//! Pointers: an address with the tag of its object, and the checks when one is followed.

use super::{Machine, Stop};
use crate::memory::State;
use crate::note::Fault;

/// The tags of pointers without an object.
const FUNCTIONS: u32 = u32::MAX;
const LIBRARY: u32 = u32::MAX - 1;
pub(crate) const FILES: u32 = u32::MAX - 2;

pub(crate) const fn function_pointer(index: u32) -> u64 {
    ((FUNCTIONS as u64) << 32) | ((index as u64 + 1) * 16)
}

pub(crate) const fn library_pointer(index: u16) -> u64 {
    ((LIBRARY as u64) << 32) | ((index as u64 + 1) * 16)
}

pub(crate) const fn file_pointer(number: u32) -> i64 {
    ((FILES as u64) << 32 | number as u64) as i64
}

/// What a pointer to a function points at.
pub(crate) enum Callee {
    Function(u32),
    Library(u16),
}

#[inline]
pub(crate) fn tag(pointer: u64) -> u32 {
    (pointer >> 32) as u32
}

/// A pointer moved by bytes; what goes beyond 4 GiB stays at an end, where there is nothing.
#[inline]
pub(crate) fn moved(pointer: u64, by: i64) -> u64 {
    let tag = pointer & 0xffff_ffff_0000_0000;
    let at = i64::from(pointer as u32).wrapping_add(by);
    if tag == 0 {
        // A number that was made a pointer.
        return (pointer as i64).wrapping_add(by) as u64;
    }
    tag | at.clamp(0, i64::from(u32::MAX)) as u64
}

impl Machine {
    /// The address that a pointer points at, if `size` bytes of a living object are there.
    #[inline]
    pub(crate) fn check(&self, pointer: u64, size: u32, write: bool) -> Result<u32, Stop> {
        self.objects.check(pointer, size, write).ok_or_else(|| self.pointer_fault(pointer, size, write))
    }

    /// The address of bytes that need not begin at a multiple of anything.
    pub(crate) fn check_bytes(&self, pointer: u64, size: u64, write: bool) -> Result<u32, Stop> {
        let at = pointer as u32;
        if size == 0 {
            return Ok(at);
        }
        if let Some(object) = self.objects.find(tag(pointer))
            && at >= object.start
            && u64::from(at - object.start) + size <= u64::from(object.size)
            && !matches!(object.state, State::Gone | State::Freed)
            && !(write && object.state == State::ReadOnly)
        {
            return Ok(at);
        }
        let object = self.objects.find(tag(pointer));
        // Names the first byte that is not there.
        let end = object.map_or(at, |object| object.start.saturating_add(object.size).max(at));
        let first = if object.is_some_and(|object| at >= object.start) { end } else { at };
        Err(self.pointer_fault(pointer & 0xffff_ffff_0000_0000 | u64::from(first), 1, write))
    }

    /// How many bytes of a living object lie from a pointer on.
    pub(crate) fn bytes_behind(&self, pointer: u64) -> Result<u32, Stop> {
        let at = self.check_bytes(pointer, 1, false)?;
        Ok(self.objects.find(tag(pointer)).map_or(0, |object| object.size - (at - object.start)))
    }

    #[cold]
    pub(super) fn pointer_fault(&self, pointer: u64, size: u32, write: bool) -> Stop {
        if self.code.is_java {
            return Stop::Fault(self.reference_fault(pointer));
        }
        let at = pointer as u32;
        let tag = tag(pointer);
        if tag == 0 {
            return Stop::Fault(if pointer < 0x1000 { Fault::Null } else { Fault::Wild });
        }
        if tag >= FILES {
            return Stop::Fault(Fault::Wild);
        }
        let Some(object) = self.objects.find(tag) else {
            let name = self.block_name(None);
            return Stop::Fault(if !self.objects.is_stale(tag) {
                Fault::Wild
            } else if Machine::is_stack(at) {
                Fault::Gone
            } else {
                Fault::Freed { name }
            });
        };
        match object.state {
            State::Gone => return Stop::Fault(Fault::Gone),
            State::Freed => return Stop::Fault(Fault::Freed { name: self.block_name(Some(object)) }),
            _ => {}
        }
        let inside = at >= object.start && u64::from(at - object.start) + u64::from(size) <= u64::from(object.size);
        if !inside {
            return Stop::Fault(self.outside(object, at, size));
        }
        Stop::Fault(if write && object.state == State::ReadOnly { Fault::ReadOnly } else { Fault::Misaligned { size } })
    }

    /// The function that a pointer points at.
    pub(crate) fn callee(&self, pointer: u64) -> Result<Callee, Stop> {
        let index = (pointer as u32 / 16).wrapping_sub(1);
        match tag(pointer) {
            FUNCTIONS if (pointer as u32).is_multiple_of(16) && (index as usize) < self.code.routines.len() => {
                Ok(Callee::Function(index))
            }
            LIBRARY if (pointer as u32).is_multiple_of(16) => Ok(Callee::Library(index as u16)),
            0 if pointer == 0 => Err(Stop::Fault(Fault::Null)),
            _ => Err(Stop::Fault(Fault::NotFunction)),
        }
    }

    /// The tag of a variable of the innermost call, made when a pointer first points at it.
    pub(crate) fn local_tag(&mut self, start: u32, size: u32) -> Result<u64, Stop> {
        let first = self.frames.last().map_or(0, |frame| frame.objects as usize);
        if let Some((_, tag)) = self.locals[first..].iter().find(|(begin, _)| *begin == start) {
            return Ok(u64::from(*tag) << 32);
        }
        let tag = self.objects.add(start, size, State::Local, 0).ok_or(Stop::Limit(super::RunLimit::Memory))?;
        self.locals.push((start, tag));
        Ok(u64::from(tag) << 32)
    }

    /// The variables from a place of the stack on are gone.
    pub(crate) fn end_locals(&mut self, first: usize, from: u32) {
        let mut at = self.locals.len();
        while at > first && self.locals[at - 1].0 >= from {
            at -= 1;
            let (_, tag) = self.locals[at];
            self.objects.end(tag, State::Gone);
        }
        self.locals.truncate(at);
    }
}
