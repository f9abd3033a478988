//! The loop that carries out instructions. It exists twice: as long as no register depends on an unset byte,
//! nothing is watched; [`slow`](super::slow) has the rules of the other one.

use super::pointers::moved;
use super::{Machine, Stop, WINDOW};
use crate::code::Op;
use crate::note::Fault;
use crate::parse::compares;
use crate::types::Kind;

/// The registers of the innermost call.
#[inline]
fn window(regs: &mut [u64], base: usize) -> &mut [u64; WINDOW] {
    match regs.get_mut(base..base + WINDOW).and_then(|regs| regs.try_into().ok()) {
        Some(window) => window,
        None => unreachable!("a call has registers"),
    }
}

impl Machine {
    /// Carries out instructions until a line begins or something ends the run.
    pub(super) fn execute<const WATCH: bool>(&mut self) -> Stop {
        let code = self.code.clone();
        self.widen();
        let Some(frame) = self.frames.last() else { return Stop::Exit(0) };
        let (mut pc, mut base, mut bottom, mut line) =
            (frame.pc as usize, frame.base as usize, frame.bottom, frame.line);
        let mut regs = window(&mut self.regs, base);

        /// Stores the position of the call, for debuggers.
        macro_rules! save {
            () => {
                if let Some(frame) = self.frames.last_mut() {
                    frame.pc = pc as u32;
                    frame.line = line;
                }
            };
        }
        macro_rules! reload {
            () => {{
                let Some(frame) = self.frames.last() else { return Stop::Exit(0) };
                (pc, base, bottom, line) = (frame.pc as usize, frame.base as usize, frame.bottom, frame.line);
                regs = window(&mut self.regs, base);
            }};
        }
        macro_rules! stop {
            ($stop:expr) => {{
                save!();
                return $stop;
            }};
        }
        /// A step that may fail: where the call is must be known to it.
        macro_rules! attempt {
            ($result:expr) => {{
                save!();
                match $result {
                    Ok(value) => {
                        regs = window(&mut self.regs, base);
                        value
                    }
                    Err(stop) => return stop,
                }
            }};
        }
        macro_rules! r {
            ($reg:expr) => {
                regs[$reg as usize]
            };
        }
        macro_rules! int {
            ($reg:expr) => {
                regs[$reg as usize] as i64
            };
        }
        /// A value that was read, from bytes that may not be set.
        macro_rules! loaded {
            ($d:expr, $value:expr, $set:expr, $at:expr, $size:expr) => {{
                r!($d) = $value;
                if !$set {
                    let first = self.memory.first_unset($at, $size).unwrap_or($at);
                    if WATCH {
                        self.taint[base + $d as usize] = first;
                    } else {
                        self.pending = (base + $d as usize, first);
                        stop!(Stop::Watch);
                    }
                } else if WATCH {
                    self.taint[base + $d as usize] = 0;
                }
            }};
        }
        macro_rules! load {
            ($d:expr, $kind:expr, $at:expr) => {{
                let (kind, at): (Kind, u32) = ($kind, $at);
                let (value, set) = self.memory.load(kind, at);
                loaded!($d, value, set, at, kind.size());
            }};
        }
        macro_rules! load32 {
            ($d:expr, $at:expr) => {{
                let at: u32 = $at;
                let (value, set) = self.memory.read32(at);
                loaded!($d, i64::from(value) as u64, set, at, 4);
            }};
        }
        macro_rules! store {
            ($s:expr, $kind:expr, $at:expr) => {{
                let (kind, at): (Kind, u32) = ($kind, $at);
                self.memory.store(kind, at, r!($s));
                if WATCH && self.taint[base + $s as usize] != 0 {
                    self.memory.forget(at, kind.size());
                }
            }};
        }
        macro_rules! store32 {
            ($s:expr, $at:expr) => {{
                let at: u32 = $at;
                self.memory.write(at, 4, r!($s));
                if WATCH && self.taint[base + $s as usize] != 0 {
                    self.memory.forget(at, 4);
                }
            }};
        }
        macro_rules! index {
            ($i:expr, $length:expr, $start:expr, $stride:expr) => {{
                let (i, length): (u64, u32) = (r!($i), $length);
                if i >= u64::from(length) {
                    save!();
                    return self.index_fault(i as i64, length, $start, $stride);
                }
                i as u32
            }};
        }
        macro_rules! overflowing {
            ($d:expr, $a:expr, $b:expr, $method:ident) => {{
                let (value, over) = ($a as i32).$method($b as i32);
                r!($d) = i64::from(value) as u64;
                if over {
                    save!();
                    self.note_overflow(Kind::I32);
                    regs = window(&mut self.regs, base);
                }
            }};
        }
        macro_rules! jump {
            ($to:expr) => {
                pc = $to as usize
            };
        }

        loop {
            let op = code.ops[pc];
            pc += 1;
            if WATCH {
                save!();
                self.watch(op, base);
                regs = window(&mut self.regs, base);
            }
            match op {
                Op::Line { line: next } => {
                    if next != line {
                        line = next;
                        save!();
                        return self.event::<WATCH>(next, base);
                    }
                }
                Op::Head { line: next } => {
                    line = next;
                    save!();
                    return self.event::<WATCH>(next, base);
                }
                Op::Fresh => line = 0,
                Op::Work => attempt!(self.take_operation()),
                Op::Int { d, value } => r!(d) = i64::from(value) as u64,
                Op::Wide { d, index } => r!(d) = code.wides[index as usize],
                Op::Copy { d, a } => r!(d) = r!(a),

                Op::LoadL { d, kind, offset } => load!(d, kind, bottom + offset),
                Op::LoadL32 { d, offset } => load32!(d, bottom + offset),
                Op::LoadG { d, kind, at } => load!(d, kind, at),
                Op::LoadG32 { d, at } => load32!(d, at),
                Op::LoadA { d, a, kind, offset } => load!(d, kind, r!(a) as u32 + offset),
                Op::LoadP { d, p, kind, offset } => {
                    let pointer = moved(r!(p), i64::from(offset));
                    match self.objects.check(pointer, kind.size(), false) {
                        Some(at) => load!(d, kind, at),
                        None => stop!(self.pointer_fault(pointer, kind.size(), false)),
                    }
                }
                Op::LoadXL32 { d, i, offset, length } => {
                    let i = index!(i, length, bottom + offset, 4);
                    load32!(d, bottom + offset + 4 * i);
                }
                Op::LoadXG32 { d, i, at, length } => {
                    let i = index!(i, length, at, 4);
                    load32!(d, at + 4 * i);
                }
                Op::LoadXA32 { d, a, i, length } => {
                    let at = r!(a) as u32;
                    let i = index!(i, length, at, 4);
                    load32!(d, at + 4 * i);
                }
                Op::LoadXP32 { d, p, i } => {
                    let pointer = moved(r!(p), int!(i).saturating_mul(4));
                    match self.objects.check(pointer, 4, false) {
                        Some(at) => load32!(d, at),
                        None if code.is_java => {
                            let (array, index) = (r!(p), int!(i));
                            let element = self.element_of(array, index, 4);
                            let fault = self.reference_fault(element);
                            stop!(Stop::Fault(fault));
                        }
                        None => stop!(self.pointer_fault(pointer, 4, false)),
                    }
                }

                Op::StoreL { s, kind, offset } => store!(s, kind, bottom + offset),
                Op::StoreL32 { s, offset } => store32!(s, bottom + offset),
                Op::StoreG { s, kind, at } => store!(s, kind, at),
                Op::StoreA { s, a, kind, offset } => store!(s, kind, r!(a) as u32 + offset),
                Op::StoreP { s, p, kind, offset } => {
                    let pointer = moved(r!(p), i64::from(offset));
                    match self.objects.check(pointer, kind.size(), true) {
                        Some(at) => store!(s, kind, at),
                        None => stop!(self.pointer_fault(pointer, kind.size(), true)),
                    }
                }
                Op::StoreXG32 { s, i, at, length } => {
                    let i = index!(i, length, at, 4);
                    store32!(s, at + 4 * i);
                }
                Op::IncL32 { offset, by } => {
                    let at = bottom + offset;
                    let (value, set) = self.memory.read32(at);
                    let (value, over) = value.overflowing_add(by);
                    self.memory.write(at, 4, value as u32 as u64);
                    if !set {
                        self.memory.forget(at, 4);
                    }
                    if over {
                        save!();
                        self.note_overflow(Kind::I32);
                        regs = window(&mut self.regs, base);
                    }
                }

                Op::AddressL { d, offset } => r!(d) = u64::from(bottom + offset),
                Op::IndexL { d, i, offset, length, stride } => {
                    let i = index!(i, length, bottom + offset, stride);
                    r!(d) = u64::from(bottom + offset + i * stride);
                }
                Op::IndexG { d, i, at, length, stride } => {
                    let i = index!(i, length, at, stride);
                    r!(d) = u64::from(at + i * stride);
                }
                Op::IndexA { d, a, i, length, stride } => {
                    let at = r!(a) as u32;
                    let i = index!(i, length, at, stride);
                    r!(d) = u64::from(at + i * stride);
                }
                Op::Bound { i, n, slot } => {
                    let (i, n) = (r!(i), r!(n));
                    if i >= n {
                        stop!(self.bound_fault(i as i64, n, bottom.wrapping_add(slot)));
                    }
                }
                Op::Shift { d, a, by } => r!(d) = r!(a).wrapping_add(u64::from(by)),
                Op::Check { d, p, offset, size, write } => {
                    let pointer = moved(r!(p), i64::from(offset));
                    match self.objects.check(pointer, size, write) {
                        Some(at) => r!(d) = u64::from(at),
                        None => stop!(self.pointer_fault(pointer, size, write)),
                    }
                }
                Op::Bytes { to, from, size } => {
                    let (to, from) = (r!(to) as u32, r!(from) as u32);
                    self.memory.copy(to, from, size);
                    attempt!(self.take_work(u64::from(size) / 16));
                }
                Op::Zero { a, size } => {
                    let at = r!(a) as u32;
                    self.memory.fill(at, size, 0);
                    attempt!(self.take_work(u64::from(size) / 64));
                }
                Op::Unset { offset, size } => self.memory.forget(bottom + offset, size),

                Op::PointerL { d, base: start, size, offset } => {
                    let tag = attempt!(self.local_tag(bottom + start, size));
                    r!(d) = tag | u64::from(bottom + offset);
                }
                Op::PointerLA { d, a, base: start, size } => {
                    let tag = attempt!(self.local_tag(bottom + start, size));
                    r!(d) = tag | u64::from(r!(a) as u32);
                }
                Op::PointerG { d, object, at } => r!(d) = u64::from(object) << 32 | u64::from(at),
                Op::PointerGA { d, a, object } => r!(d) = u64::from(object) << 32 | u64::from(r!(a) as u32),
                Op::PointerP { d, p, a } => r!(d) = r!(p) & 0xffff_ffff_0000_0000 | u64::from(r!(a) as u32),
                Op::Offset { d, p, by } => r!(d) = moved(r!(p), i64::from(by)),
                Op::Move { d, p, i, stride } => r!(d) = moved(r!(p), int!(i).saturating_mul(i64::from(stride))),
                Op::MoveR { d, p, i, stride, back } => {
                    let by = int!(i).saturating_mul(int!(stride));
                    r!(d) = moved(r!(p), if back { by.saturating_neg() } else { by });
                }
                Op::Element { d, p, i, stride } => {
                    let (array, index) = (r!(p), int!(i));
                    let element = self.element_of(array, index, stride);
                    regs = window(&mut self.regs, base);
                    r!(d) = element;
                }
                Op::Length { d, p, stride } => {
                    let array = r!(p);
                    r!(d) = u64::from(attempt!(self.array_length(array, stride)));
                }
                Op::Distance { d, a, b, size } => {
                    let distance = i64::from(r!(a) as u32) - i64::from(r!(b) as u32);
                    r!(d) = (distance / i64::from(size)) as u64;
                }

                Op::Add32 { d, a, b } => overflowing!(d, r!(a), r!(b), overflowing_add),
                Op::AddI32 { d, a, by } => overflowing!(d, r!(a), by, overflowing_add),
                Op::Sub32 { d, a, b } => overflowing!(d, r!(a), r!(b), overflowing_sub),
                Op::Mul32 { d, a, b } => overflowing!(d, r!(a), r!(b), overflowing_mul),
                Op::Binary { d, a, b, kind, operator } => {
                    let (x, y) = (r!(a), r!(b));
                    r!(d) = attempt!(self.binary(operator, kind, x, y));
                }
                Op::ShiftBits { d, a, b, kind, left } => {
                    let (x, y) = (r!(a), int!(b));
                    save!();
                    let value = self.shift(kind, x, y, left);
                    regs = window(&mut self.regs, base);
                    r!(d) = value;
                }
                Op::Negate { d, a, kind } => {
                    let x = r!(a);
                    save!();
                    let value = self.negate(kind, x);
                    regs = window(&mut self.regs, base);
                    r!(d) = value;
                }
                Op::Complement { d, a, kind } => r!(d) = super::arithmetic::cut(kind, !int!(a)) as u64,
                Op::Not { d, a } => r!(d) = u64::from(r!(a) == 0),
                Op::NotFloat { d, a } => r!(d) = u64::from(f64::from_bits(r!(a)) == 0.0),
                Op::Wrap { d, a, kind } => r!(d) = super::arithmetic::cut(kind, int!(a)) as u64,
                Op::Float { d, a, unsigned, single } => {
                    let (whole, sign) = (r!(a), int!(a));
                    let value = match (unsigned, single) {
                        (true, true) => f64::from(whole as f32),
                        (true, false) => whole as f64,
                        (false, true) => f64::from(sign as f32),
                        (false, false) => sign as f64,
                    };
                    r!(d) = value.to_bits();
                }
                Op::Single { d, a } => r!(d) = f64::from(f64::from_bits(r!(a)) as f32).to_bits(),
                Op::Truncate { d, a, kind } => {
                    let x = f64::from_bits(r!(a));
                    save!();
                    let value = self.truncate(kind, x);
                    regs = window(&mut self.regs, base);
                    r!(d) = value;
                }
                Op::Compare { d, a, b, comparison } => r!(d) = u64::from(compares(comparison, &int!(a), &int!(b))),
                Op::CompareUnsigned { d, a, b, comparison } => r!(d) = u64::from(compares(comparison, &r!(a), &r!(b))),
                Op::CompareFloat { d, a, b, comparison } => {
                    r!(d) = u64::from(compares(comparison, &f64::from_bits(r!(a)), &f64::from_bits(r!(b))));
                }
                Op::ComparePointer { d, a, b, comparison } => {
                    let place =
                        |pointer: u64| if pointer >> 32 == 0 { pointer } else { 1 << 63 | (pointer & 0xffff_ffff) };
                    r!(d) = u64::from(compares(comparison, &place(r!(a)), &place(r!(b))));
                }

                Op::Jump { to } => jump!(to),
                Op::JumpZero { a, to } => {
                    if r!(a) == 0 {
                        jump!(to);
                    }
                }
                Op::JumpNotZero { a, to } => {
                    if r!(a) != 0 {
                        jump!(to);
                    }
                }
                Op::JumpCompare { a, b, comparison, to } => {
                    if compares(comparison, &int!(a), &int!(b)) {
                        jump!(to);
                    }
                }
                Op::JumpCompareInt { a, comparison, with, to } => {
                    if compares(comparison, &int!(a), &i64::from(with)) {
                        jump!(to);
                    }
                }
                Op::Switch { a, table } => {
                    let value = int!(a);
                    let table = &code.switches[table as usize];
                    let (cases, last) = table.split_at(table.len() - 1);
                    let found = cases.iter().find(|&&(low, high, _)| low <= value && value <= high);
                    jump!(found.or(last.first()).map_or(0, |&(_, _, to)| to));
                }

                Op::Call { function, first, count, result } => {
                    save!();
                    if let Err(stop) = self.enter(function, first, usize::from(count), result) {
                        return stop;
                    }
                    reload!();
                }
                Op::CallPointer { p, first, count, result, signature } => {
                    let pointer = r!(p);
                    let arguments = &code.kinds[signature as usize];
                    debug_assert_eq!(usize::from(count), arguments.len());
                    save!();
                    match self.call_pointer(pointer, first, arguments, result) {
                        Ok(Some(library)) => {
                            attempt!(self.call_library(library, base + usize::from(first), arguments));
                        }
                        Ok(None) => reload!(),
                        Err(stop) => return stop,
                    }
                }
                Op::Library { function, first, count, kinds } => {
                    let arguments = &code.kinds[kinds as usize];
                    attempt!(self.call_library(function, base + usize::from(first), arguments));
                    debug_assert_eq!(usize::from(count), arguments.len());
                }
                Op::Return => {
                    if !self.leave() {
                        return Stop::Exit(0);
                    }
                    reload!();
                }
                Op::ReturnValue { a } => {
                    let value = r!(a);
                    r!(0) = value;
                    if self.order.has_come(self.frames.len()) {
                        save!();
                        if self.compared(value != 0) {
                            return Stop::Event;
                        }
                    }
                    if !self.leave() {
                        return Stop::Exit(value as u8);
                    }
                    reload!();
                }
                Op::ReturnStruct { a, size } => {
                    let from = r!(a) as u32;
                    self.return_struct(from, size);
                    if !self.leave() {
                        return Stop::Exit(0);
                    }
                    reload!();
                }
                Op::NoReturn => {
                    save!();
                    self.no_return();
                    if !self.leave() {
                        return Stop::Exit(0);
                    }
                    if WATCH {
                        self.taint[base] = 1;
                        reload!();
                    } else {
                        self.pending = (base, 1);
                        return Stop::Watch;
                    }
                }

                Op::Room { size, slot } => {
                    let size = r!(size);
                    attempt!(self.make_room(size, slot));
                }
                Op::KeepTop { slot } => {
                    let top = self.frames.last().map_or(0, |frame| frame.top);
                    self.memory.write(bottom + slot, 8, u64::from(top));
                }
                Op::ResetTop { slot } => {
                    let top = self.memory.read(bottom + slot, 8).0 as u32;
                    save!();
                    self.reset_top(top);
                    regs = window(&mut self.regs, base);
                }
            }
        }
    }

    /// A line begins.
    fn event<const WATCH: bool>(&mut self, line: u32, base: usize) -> Stop {
        self.line = line;
        if WATCH {
            // Nothing of this call is in a register between two statements.
            self.taint[base..].fill(0);
            if self.taint[..base].iter().all(|&at| at == 0) {
                self.is_watching = false;
                self.taint.clear();
            }
        }
        Stop::Event
    }

    /// An instruction that divides by zero.
    pub(super) fn divide_fault() -> Stop {
        Stop::Fault(Fault::DivideByZero)
    }
}
