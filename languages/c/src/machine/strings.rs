//! Texts in memory: bytes up to a zero.

use super::{Machine, RunLimit, Stop};
use crate::note::Fault;

impl Machine {
    /// How long the text is that a pointer points at.
    pub(crate) fn text_length(&mut self, pointer: u64) -> Result<u32, Stop> {
        let room = self.bytes_behind(pointer)?;
        let at = pointer as u32;
        for length in 0..room {
            let (byte, set) = self.memory.byte(at + length);
            if !set {
                self.note_unset(at + length);
            }
            if byte == 0 {
                self.take_work(u64::from(length) / 4)?;
                return Ok(length);
            }
        }
        Err(Stop::Fault(Fault::NoTextEnd { name: self.text_name(at) }))
    }

    fn text_name(&self, at: u32) -> String {
        match self.variable_around(at) {
            Some((_, name, _)) => name,
            None => "a block".to_owned(),
        }
    }

    /// The bytes of a text, at most as many as are wanted.
    pub(crate) fn text_bytes(&mut self, pointer: u64, most: Option<u64>) -> Result<Vec<u8>, Stop> {
        let room = if most == Some(0) { 0 } else { self.bytes_behind(pointer)? };
        let at = pointer as u32;
        let mut bytes = Vec::new();
        for length in 0..room {
            if most == Some(u64::from(length)) {
                return Ok(bytes);
            }
            let (byte, set) = self.memory.byte(at + length);
            if !set {
                self.note_unset(at + length);
            }
            if byte == 0 {
                self.take_work(u64::from(length) / 4)?;
                return Ok(bytes);
            }
            bytes.push(byte);
        }
        if most.is_some_and(|most| most <= u64::from(room)) {
            return Ok(bytes);
        }
        Err(Stop::Fault(Fault::NoTextEnd { name: self.text_name(at) }))
    }

    /// Writes bytes where a pointer points at.
    pub(crate) fn write_bytes(&mut self, pointer: u64, bytes: &[u8]) -> Result<(), Stop> {
        let at = self.check_bytes(pointer, bytes.len() as u64, true)?;
        for (at, &byte) in (at..).zip(bytes) {
            self.memory.write(at, 1, u64::from(byte));
        }
        self.take_work(bytes.len() as u64 / 4)
    }

    /// Writes a text with its end.
    pub(crate) fn write_text(&mut self, pointer: u64, bytes: &[u8]) -> Result<(), Stop> {
        let mut all = bytes.to_vec();
        all.push(0);
        self.write_bytes(pointer, &all)
    }

    /// Copies bytes with whether they were set.
    pub(crate) fn copy_bytes(&mut self, to: u64, from: u64, size: u64) -> Result<(), Stop> {
        let source = self.check_bytes(from, size, false)?;
        let target = self.check_bytes(to, size, true)?;
        if size > u64::from(u32::MAX) {
            return Err(Stop::Limit(RunLimit::Work));
        }
        self.take_work(size / 8)?;
        self.memory.copy(target, source, size as u32);
        Ok(())
    }
}
