//! Conditions: jumps instead of values.

use super::{Compiler, Result};
use crate::code::Op;
use crate::tree::{Comparison, Expression, ExpressionKind};
use crate::types::Kind;

impl Compiler<'_> {
    /// Jumps where a condition is false; the places of the jumps are added.
    pub(super) fn jump_unless(&mut self, test: &Expression, jumps: &mut Vec<usize>) -> Result<()> {
        self.jump(test, false, jumps)
    }

    /// Jumps where a condition is true.
    pub(super) fn jump_if(&mut self, test: &Expression, jumps: &mut Vec<usize>) -> Result<()> {
        self.jump(test, true, jumps)
    }

    fn jump(&mut self, test: &Expression, when: bool, jumps: &mut Vec<usize>) -> Result<()> {
        let top = self.top;
        match &test.kind {
            ExpressionKind::Not(inner) => self.jump(inner, !when, jumps)?,
            ExpressionKind::And(a, b) if !when => {
                self.jump(a, false, jumps)?;
                self.jump(b, false, jumps)?;
            }
            ExpressionKind::Or(a, b) if when => {
                self.jump(a, true, jumps)?;
                self.jump(b, true, jumps)?;
            }
            ExpressionKind::And(a, b) | ExpressionKind::Or(a, b) => {
                let mut past = Vec::new();
                self.jump(a, !when, &mut past)?;
                self.jump(b, when, jumps)?;
                self.land(past);
            }
            ExpressionKind::Int(value) => {
                if (*value != 0) == when {
                    jumps.push(self.emit(Op::Jump { to: 0 }));
                }
            }
            ExpressionKind::Compare(comparison, a, b) => self.jump_compare(*comparison, a, b, when, jumps)?,
            _ => {
                let mut a = self.value(test)?;
                if self.types.is_floating(test.ty) {
                    self.emit(Op::NotFloat { d: a, a });
                    self.emit(Op::Not { d: a, a });
                } else if self.types.is_struct(test.ty) {
                    a = 0;
                }
                jumps.push(self.emit(if when { Op::JumpNotZero { a, to: 0 } } else { Op::JumpZero { a, to: 0 } }));
            }
        }
        self.top = top;
        Ok(())
    }

    fn jump_compare(
        &mut self,
        comparison: Comparison,
        a: &Expression,
        b: &Expression,
        when: bool,
        jumps: &mut Vec<usize>,
    ) -> Result<()> {
        let kind = self.types.kind(a.ty);
        if matches!(kind, Kind::F32 | Kind::F64 | Kind::U64 | Kind::Pointer) {
            let (x, y) = self.operands(a, b, true)?;
            let op = self.comparison(comparison, a.ty, x, x, y);
            self.emit(op);
            jumps.push(self.emit(if when { Op::JumpNotZero { a: x, to: 0 } } else { Op::JumpZero { a: x, to: 0 } }));
            return Ok(());
        }
        let comparison = if when { comparison } else { opposite(comparison) };
        if let ExpressionKind::Int(with) = b.kind
            && let Ok(with) = i32::try_from(with)
        {
            let a = self.value(a)?;
            jumps.push(self.emit(Op::JumpCompareInt { a, comparison, with, to: 0 }));
            return Ok(());
        }
        let (a, b) = self.operands(a, b, true)?;
        jumps.push(self.emit(Op::JumpCompare { a, b, comparison, to: 0 }));
        Ok(())
    }
}

fn opposite(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Equal => Comparison::NotEqual,
        Comparison::NotEqual => Comparison::Equal,
        Comparison::Less => Comparison::GreaterOrEqual,
        Comparison::LessOrEqual => Comparison::Greater,
        Comparison::Greater => Comparison::LessOrEqual,
        Comparison::GreaterOrEqual => Comparison::Less,
    }
}
