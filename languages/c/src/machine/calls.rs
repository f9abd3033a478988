//! Calls and returns.

use super::pointers::Callee;
use super::{Frame, Machine, Stop, WINDOW};
use crate::code::Argument;
use crate::limits::MAX_STACK;
use crate::memory::{STACK, State};
use crate::note::Fault;
use crate::types::Kind;

/// The overhead of a call on the stack beside its variables: the return address and saved registers.
const CALL: u32 = 32;

impl Machine {
    /// Enters a function whose arguments are in registers from `first` of the present call on.
    pub(crate) fn enter(&mut self, function: u32, first: u8, count: usize, result: u32) -> Result<(), Stop> {
        let code = self.code.clone();
        let routine = &code.routines[function as usize];
        let order = if self.hidden != 0 && !routine.is_hidden { self.turned(function, first) } else { None };
        let (base, bottom) = match self.frames.last() {
            Some(frame) => (frame.base + u32::from(first), frame.top),
            None => (0, STACK),
        };
        let top = bottom + routine.size + CALL;
        if top - STACK > MAX_STACK {
            return Err(Stop::Fault(Fault::Stack));
        }
        self.memory.grow(top, false);
        self.memory.clear(bottom, routine.size);
        if count != routine.parameters.len() && count < routine.parameters.len() {
            return Err(Stop::Fault(Fault::CallArguments { name: routine.name.to_string() }));
        }
        let base_index = base as usize;
        for (index, parameter) in routine.parameters.iter().enumerate() {
            let (value, at) = (self.regs[base_index + index], bottom + parameter.offset);
            if parameter.size > 0 {
                self.memory.copy(at, value as u32, parameter.size);
            } else {
                self.memory.store(parameter.kind, at, value);
                if self.is_watching && self.taint[base_index + index] != 0 {
                    self.memory.forget(at, parameter.kind.size());
                }
            }
        }
        let objects = self.locals.len() as u32;
        self.frames.push(Frame {
            function,
            pc: routine.begin,
            base,
            bottom,
            top,
            line: 0,
            objects,
            result,
            serial: self.calls,
        });
        self.calls = self.calls.wrapping_add(1);
        if let Some(order) = order {
            self.order.pending = if order { self.frames.len() as u32 } else { 0 };
        }
        self.widen();
        if routine.is_hidden {
            self.hidden += 1;
        } else {
            self.marks.called = true;
        }
        Ok(())
    }

    /// Registers for the innermost call.
    pub(super) fn widen(&mut self) {
        let wanted = self.frames.last().map_or(0, |frame| frame.base as usize) + WINDOW;
        if self.regs.len() < wanted {
            self.regs.resize(wanted, 0);
        }
        if self.is_watching && self.taint.len() < wanted {
            self.taint.resize(wanted, 0);
        }
    }

    /// `main` with the arguments of a program that has none: its name alone.
    pub(super) fn enter_main(&mut self, main: u32) -> Result<(), Stop> {
        let count = self.code.routines[main as usize].parameters.len();
        self.regs.resize(WINDOW, 0);
        if count > 0 && self.code.is_java {
            self.regs[0] = self.allocate(0)?;
        } else if count > 0 {
            let name = self.allocate(10)?;
            for (at, &byte) in (name as u32..).zip(b"./program\0") {
                self.memory.write(at, 1, u64::from(byte));
            }
            let list = self.allocate(16)?;
            self.memory.write(list as u32, 8, name);
            self.memory.write(list as u32 + 8, 8, 0);
            let nothing = self.allocate(8)?;
            self.memory.write(nothing as u32, 8, 0);
            self.regs[0] = 1;
            self.regs[1] = list;
            self.regs[2] = nothing;
        }
        self.enter(main, 0, count, 0)
    }

    /// Leaves the innermost call; `false` if there is none left.
    pub(crate) fn leave(&mut self) -> bool {
        let Some(frame) = self.frames.pop() else { return false };
        if self.locals.len() > frame.objects as usize {
            self.end_locals(frame.objects as usize, 0);
        }
        if self.code.routines[frame.function as usize].is_hidden {
            self.hidden -= 1;
        } else {
            self.marks.returned = true;
        }
        !self.frames.is_empty()
    }

    /// A structure is returned: it is copied to where the caller wants it.
    pub(crate) fn return_struct(&mut self, from: u32, size: u32) {
        let Some(frame) = self.frames.last().copied() else { return };
        let before = self.frames.len().checked_sub(2).map(|index| self.frames[index].bottom);
        let to = before.map_or(from, |bottom| bottom + frame.result);
        self.memory.copy(to, from, size);
        self.regs[frame.base as usize] = u64::from(to);
        if self.is_watching {
            self.taint[frame.base as usize] = 0;
        }
    }

    /// A function with a result has come to its end without one.
    pub(crate) fn no_return(&mut self) {
        let Some(frame) = self.frames.last().copied() else { return };
        let routine = &self.code.routines[frame.function as usize];
        let name = routine.name.clone();
        let returns = routine.returns;
        if self.code.types.is_struct(returns) {
            let before = self.frames.len().checked_sub(2).map(|index| self.frames[index].bottom);
            let to = before.map_or(frame.bottom, |bottom| bottom + frame.result);
            self.regs[frame.base as usize] = u64::from(to);
            return;
        }
        self.library.no_return = Some(name);
        self.regs[frame.base as usize] = 0;
    }

    /// Calls what a pointer points at. `Some` if it is of the library.
    pub(crate) fn call_pointer(
        &mut self,
        pointer: u64,
        first: u8,
        arguments: &[Argument],
        result: u32,
    ) -> Result<Option<u16>, Stop> {
        match self.callee(pointer)? {
            Callee::Library(library) => Ok(Some(library)),
            Callee::Function(function) => {
                let code = self.code.clone();
                let routine = &code.routines[function as usize];
                let fits = arguments.len() >= routine.parameters.len()
                    && arguments.iter().zip(&routine.parameters).all(|(argument, parameter)| {
                        let is_float = |kind| matches!(kind, Kind::F32 | Kind::F64);
                        is_float(argument.kind) == is_float(parameter.kind)
                    });
                if !fits {
                    return Err(Stop::Fault(Fault::CallArguments { name: routine.name.to_string() }));
                }
                self.enter(function, first, arguments.len(), result)?;
                Ok(None)
            }
        }
    }

    /// Room on the stack for an array of variable length: its pointer goes to a variable of the call.
    pub(crate) fn make_room(&mut self, size: u64, slot: u32) -> Result<(), Stop> {
        let Some(frame) = self.frames.last().copied() else { return Ok(()) };
        if size as i64 <= 0 {
            return Err(Stop::Fault(Fault::ArrayLength { length: size as i64 }));
        }
        let left = MAX_STACK - (frame.top - STACK).min(MAX_STACK);
        if size > u64::from(left) {
            return Err(Stop::Fault(Fault::Stack));
        }
        let at = frame.top;
        let top = at + (size as u32).next_multiple_of(16) + 16;
        if top - STACK > MAX_STACK {
            return Err(Stop::Fault(Fault::Stack));
        }
        self.memory.grow(top, false);
        self.memory.clear(at, size as u32);
        self.take_work(size / 64)?;
        let tag = self.objects.add(at, size as u32, State::Local, 0).ok_or(Stop::Limit(super::RunLimit::Memory))?;
        self.locals.push((at, tag));
        if let Some(frame) = self.frames.last_mut() {
            frame.top = top;
        }
        self.memory.write(frame.bottom + slot, 8, u64::from(tag) << 32 | u64::from(at));
        Ok(())
    }

    /// The stack goes back to a height.
    pub(crate) fn reset_top(&mut self, top: u32) {
        let Some(frame) = self.frames.last_mut() else { return };
        if top < frame.bottom || top > frame.top {
            return;
        }
        frame.top = top;
        let first = frame.objects as usize;
        // Objects of the variables of the call lie below.
        let mut kept = Vec::new();
        for &(start, tag) in &self.locals[first..] {
            if start >= top {
                self.objects.end(tag, State::Gone);
            } else {
                kept.push((start, tag));
            }
        }
        self.locals.truncate(first);
        self.locals.extend(kept);
    }
}
