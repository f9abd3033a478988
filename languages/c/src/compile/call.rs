//! Calls. Arguments are evaluated from right to left, as gcc does on x86-64.

use super::{Compiler, Result};
use crate::code::{Argument, Op, Reg};
use crate::library::java::SAME_BOX;
use crate::refusal::{Refusal, TextLimit};
use crate::tree::{Expression, ExpressionKind};
use crate::types::{Kind, Ty};

impl Compiler<'_> {
    pub(super) fn call(&mut self, callee: &Expression, arguments: &[Expression], result: Ty) -> Result<Reg> {
        let line = self.line;
        let (pointer, first) = self.arguments(callee, arguments)?;
        self.carry_out(callee, arguments, result, line, pointer, first)
    }

    /// A call of which the value comes to a place: gcc evaluates arguments that have effects, then the place, and then calls.
    pub(super) fn call_to(&mut self, place: &Expression, value: &Expression) -> Result<Reg> {
        let ExpressionKind::Call(callee, arguments) = &value.kind else { return self.value(value) };
        let line = self.line;
        let (pointer, evaluated) = self.arguments(callee, arguments)?;
        let spot = self.place(place, false)?;
        let p = pointer.map(|_| self.alloc()).transpose()?;
        let first = self.top;
        self.room_for(arguments.len())?;
        for index in 0..arguments.len() {
            self.emit(Op::Copy { d: (first + index) as Reg, a: (evaluated + index) as Reg });
        }
        self.top = first + arguments.len().max(1);
        if let (Some(p), Some(a)) = (p, pointer) {
            self.emit(Op::Copy { d: p, a });
        }
        let s = self.carry_out(callee, arguments, value.ty, line, p, first)?;
        self.store_any(s, spot, place.ty.plain())?;
        Ok(s)
    }

    fn room_for(&self, arguments: usize) -> Result<()> {
        if self.top + arguments.max(1) > 250 {
            return Err(Refusal::limit(self.line.max(1), TextLimit::Registers));
        }
        Ok(())
    }

    /// Evaluates what is called, if it is a pointer, and the arguments, which come to registers one behind another.
    fn arguments(&mut self, callee: &Expression, arguments: &[Expression]) -> Result<(Option<Reg>, usize)> {
        let pointer = match &callee.kind {
            ExpressionKind::Function(_) | ExpressionKind::Library(_) => None,
            ExpressionKind::Deref(pointer) => Some(self.value(pointer)?),
            _ => Some(self.value(callee)?),
        };
        self.room_for(arguments.len())?;
        let first = self.top;
        // Each argument comes into its own register; what is read late is read at last.
        self.top = first + arguments.len().max(1);
        let mut late = Vec::new();
        let mut order: Vec<_> = arguments.iter().enumerate().collect();
        if !self.tree.is_java {
            order.reverse();
        }
        for (index, argument) in order {
            let top = self.top;
            match self.operand(argument)? {
                super::operand::Operand::Ready(from) => {
                    self.emit(Op::Copy { d: (first + index) as Reg, a: from });
                    self.retarget(first + index, from);
                }
                super::operand::Operand::Late(variable) => late.push((index, variable)),
            }
            self.top = top;
        }
        for (index, variable) in late.into_iter().rev() {
            let top = self.top;
            let from = self.value(variable)?;
            self.emit(Op::Copy { d: (first + index) as Reg, a: from });
            self.retarget(first + index, from);
            self.top = top;
        }
        Ok((pointer, first))
    }

    fn carry_out(
        &mut self,
        callee: &Expression,
        arguments: &[Expression],
        result: Ty,
        line: u32,
        pointer: Option<Reg>,
        first: usize,
    ) -> Result<Reg> {
        match callee.kind {
            _ if !self.tree.is_java => self.line = line,
            ExpressionKind::Library(..=SAME_BOX) => {}
            _ => self.mark(callee),
        }
        let (first, count) = (first as Reg, arguments.len() as u8);
        let place = if self.types.is_struct(result) {
            self.slot(self.types.size(result), self.types.align(result))?
        } else {
            0
        };
        match &callee.kind {
            ExpressionKind::Function(index) => match self.tree.functions[*index].library {
                Some(function) => {
                    let kinds = self.kinds(arguments);
                    self.emit(Op::Library { function, first, count, kinds });
                }
                None => {
                    self.emit(Op::Call { function: *index as u32, first, count, result: place });
                }
            },
            ExpressionKind::Library(crate::library::java::LENGTH) => {
                let of = self.types.pointee(arguments[0].ty).unwrap_or(Ty::CHAR);
                self.emit(Op::Length { d: first, p: first, stride: self.types.size(of) as u32 });
            }
            ExpressionKind::Library(library) => {
                let kinds = self.kinds(arguments);
                self.emit(Op::Library { function: *library, first, count, kinds });
            }
            _ => {
                let signature = self.kinds(arguments);
                let p = pointer.unwrap_or(first);
                self.emit(Op::CallPointer { p, first, count, result: place, signature });
            }
        }
        self.top = usize::from(first) + 1;
        if let Some(p) = pointer {
            self.emit(Op::Copy { d: p, a: first });
            self.top = usize::from(p) + 1;
            return Ok(p);
        }
        Ok(first)
    }

    /// Lets the instruction before a copy write where the copy would, if it only loads something.
    fn retarget(&mut self, to: usize, from: Reg) {
        let count = self.code.ops.len();
        if count < 2 {
            return;
        }
        let to = to as Reg;
        // A jump may come to the copy: then the value may come from elsewhere.
        if self.landed as usize >= count - 1 {
            return;
        }
        match &mut self.code.ops[count - 2] {
            Op::Int { d, .. }
            | Op::Wide { d, .. }
            | Op::LoadL { d, .. }
            | Op::LoadL32 { d, .. }
            | Op::LoadG { d, .. }
            | Op::LoadG32 { d, .. }
            | Op::PointerG { d, .. }
            | Op::PointerL { d, .. }
                if *d == from =>
            {
                *d = to;
            }
            Op::AddI32 { d, .. } if *d == from => *d = to,
            _ => return,
        }
        self.code.ops.pop();
        self.code.lines.pop();
    }

    fn kinds(&mut self, arguments: &[Expression]) -> u32 {
        let kinds: Vec<Argument> = arguments
            .iter()
            .map(|argument| Argument {
                kind: if self.types.is_scalar(argument.ty) { self.types.kind(argument.ty) } else { Kind::Pointer },
                ty: argument.ty,
            })
            .collect();
        if let Some(index) = self.code.kinds.iter().rposition(|known| *known == kinds) {
            return index as u32;
        }
        self.code.kinds.push(kinds);
        (self.code.kinds.len() - 1) as u32
    }
}
