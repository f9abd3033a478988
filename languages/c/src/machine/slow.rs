//! Tracks unset bytes while a register depends on them: their copies, and decisions by them. A copy
//! is no mistake, as in valgrind.

use super::Machine;
use crate::code::{Op, Reg};
use crate::note::NoteReason;

impl Machine {
    /// Follows an instruction before it is carried out.
    pub(super) fn watch(&mut self, op: Op, base: usize) {
        match op {
            Op::Int { d, .. }
            | Op::Wide { d, .. }
            | Op::AddressL { d, .. }
            | Op::PointerL { d, .. }
            | Op::PointerG { d, .. } => self.taint[base + usize::from(d)] = 0,
            Op::Copy { d, a }
            | Op::Shift { d, a, .. }
            | Op::PointerLA { d, a, .. }
            | Op::PointerGA { d, a, .. }
            | Op::AddI32 { d, a, .. }
            | Op::Negate { d, a, .. }
            | Op::Complement { d, a, .. }
            | Op::Not { d, a }
            | Op::NotFloat { d, a }
            | Op::Wrap { d, a, .. }
            | Op::Float { d, a, .. }
            | Op::Single { d, a }
            | Op::Truncate { d, a, .. }
            | Op::Offset { d, p: a, .. } => self.flow(base, d, a, a),
            Op::Add32 { d, a, b }
            | Op::Sub32 { d, a, b }
            | Op::Mul32 { d, a, b }
            | Op::Binary { d, a, b, .. }
            | Op::ShiftBits { d, a, b, .. }
            | Op::Compare { d, a, b, .. }
            | Op::CompareUnsigned { d, a, b, .. }
            | Op::CompareFloat { d, a, b, .. }
            | Op::ComparePointer { d, a, b, .. }
            | Op::Distance { d, a, b, .. }
            | Op::PointerP { d, p: a, a: b }
            | Op::Move { d, p: a, i: b, .. }
            | Op::Element { d, p: a, i: b, .. }
            | Op::MoveR { d, p: a, i: b, .. } => self.flow(base, d, a, b),
            Op::LoadXL32 { i, .. } | Op::LoadXG32 { i, .. } | Op::LoadXA32 { i, .. } | Op::StoreXG32 { i, .. } => {
                self.decide(base, i);
            }
            Op::IndexL { d, i, .. } | Op::IndexG { d, i, .. } | Op::IndexA { d, i, .. } => {
                self.decide(base, i);
                self.taint[base + usize::from(d)] = 0;
            }
            Op::LoadXP32 { p, i, .. } => {
                self.decide(base, p);
                self.decide(base, i);
            }
            Op::LoadP { p, .. } | Op::StoreP { p, .. } => self.decide(base, p),
            Op::Check { d, p, .. } => {
                self.decide(base, p);
                self.taint[base + usize::from(d)] = 0;
            }
            Op::Bound { i, n, .. } => {
                self.decide(base, i);
                self.decide(base, n);
            }
            Op::JumpZero { a, .. }
            | Op::JumpNotZero { a, .. }
            | Op::JumpCompareInt { a, .. }
            | Op::Switch { a, .. } => {
                self.decide(base, a);
            }
            Op::JumpCompare { a, b, .. } => {
                let both = self.taint[base + usize::from(a)] != 0;
                self.decide(base, a);
                if !both {
                    self.decide(base, b);
                }
                self.taint[base + usize::from(b)] = 0;
            }
            Op::CallPointer { p, .. } => self.decide(base, p),
            Op::Library { function, first, count, .. } => {
                let copies = crate::library::only_copies(function);
                for reg in first..first.saturating_add(count) {
                    if copies {
                        self.taint[base + usize::from(reg)] = 0;
                    } else {
                        self.decide(base, reg);
                    }
                }
                self.taint[base + usize::from(first)] = 0;
            }
            Op::Length { d, p, .. } => self.flow(base, d, p, p),
            Op::ReturnValue { a } => self.flow(base, 0, a, a),
            Op::Room { size, .. } => self.decide(base, size),
            _ => {}
        }
    }

    /// What is computed from two registers depends on what they depend on.
    fn flow(&mut self, base: usize, d: Reg, a: Reg, b: Reg) {
        let (a, b) = (self.taint[base + usize::from(a)], self.taint[base + usize::from(b)]);
        self.taint[base + usize::from(d)] = if a != 0 { a } else { b };
    }

    /// A register decides: a note, if it depends on unset bytes.
    fn decide(&mut self, base: usize, reg: Reg) {
        let at = std::mem::take(&mut self.taint[base + usize::from(reg)]);
        if at != 0 {
            self.note_unset(at);
        }
    }

    pub(crate) fn note_unset(&mut self, at: u32) {
        if at == 1 {
            if let Some(name) = self.library.no_return.clone() {
                self.note("no-return", |_| NoteReason::NoReturn { name: name.to_string() });
            }
            return;
        }
        self.note("unset", |machine| NoteReason::Unset { name: machine.name_of(at) });
    }
}
