//! The order in which two operands are evaluated, as gcc does it at `-O0` on x86-64.
//!
//! A local variable that no pointer points at is read only when the operation is carried out, after what stands to its
//! right: `i + i++` adds the `i` after. Of operators whose sides can be swapped, a plain variable on the left is read
//! after the right side.

use super::{Compiler, Result};
use crate::code::Reg;
use crate::tree::{Expression, ExpressionKind, Operator, Storage};

/// An operand: in a register, or a variable that is read late.
#[derive(Clone, Copy)]
pub(super) enum Operand<'e> {
    Ready(Reg),
    Late(&'e Expression),
}

impl Compiler<'_> {
    /// Evaluates an operand, or leaves it for later.
    pub(super) fn operand<'e>(&mut self, expression: &'e Expression) -> Result<Operand<'e>> {
        if self.is_late(expression) {
            return Ok(Operand::Late(expression));
        }
        match &expression.kind {
            // What `++i` and `i = …` are worth is the variable.
            ExpressionKind::Count { place, before: true, .. }
            | ExpressionKind::Assign(place, _)
            | ExpressionKind::Update(_, place, ..)
                if self.is_late(place) =>
            {
                let top = self.top;
                self.effect(expression)?;
                self.top = top;
                Ok(Operand::Late(place))
            }
            _ => Ok(Operand::Ready(self.value(expression)?)),
        }
    }

    pub(super) fn settled(&mut self, operand: Operand<'_>) -> Result<Reg> {
        match operand {
            Operand::Ready(register) => Ok(register),
            Operand::Late(expression) => self.value(expression),
        }
    }

    /// Whether an expression is a variable that is read late.
    pub(super) fn is_late(&self, expression: &Expression) -> bool {
        match expression.kind {
            _ if self.tree.is_java => false,
            ExpressionKind::Variable(storage) => self.is_plain_local(storage) && self.types.is_scalar(expression.ty),
            _ => false,
        }
    }

    /// Both operands, in gcc's order.
    pub(super) fn operands(&mut self, left: &Expression, right: &Expression, swaps: bool) -> Result<(Reg, Reg)> {
        if swaps && !self.tree.is_java && right.has_effects() && self.is_variable(left) && !self.is_variable(right) {
            let b = self.operand(right)?;
            let b = self.settled(b)?;
            return Ok((self.value(left)?, b));
        }
        let a = self.operand(left)?;
        let b = self.operand(right)?;
        Ok((self.settled(a)?, self.settled(b)?))
    }

    /// A variable, also as the same number of bits with another sign.
    pub(super) fn is_variable(&self, expression: &Expression) -> bool {
        match &expression.kind {
            ExpressionKind::Variable(_) => true,
            ExpressionKind::Cast(inner) => {
                let scalars = self.types.is_scalar(expression.ty) && self.types.is_scalar(inner.ty);
                scalars
                    && !self.types.is_floating(expression.ty)
                    && !self.types.is_floating(inner.ty)
                    && self.types.size(expression.ty) == self.types.size(inner.ty)
                    && self.is_variable(inner)
            }
            _ => false,
        }
    }

    /// Whether a place can be found after the value that is assigned to it: it reads only constants and variables that are
    /// read late.
    pub(super) fn is_late_place(&self, place: &Expression) -> bool {
        match &place.kind {
            ExpressionKind::Variable(storage) => {
                !matches!(storage, Storage::Local(_)) || !self.types.is_variable(place.ty)
            }
            ExpressionKind::Member(inner, _) => self.is_late_place(inner),
            ExpressionKind::Element(array, index) => self.is_late_place(array) && self.is_late_index(index),
            ExpressionKind::Deref(pointer) => self.is_late(pointer),
            _ => false,
        }
    }

    fn is_late_index(&self, index: &Expression) -> bool {
        match &index.kind {
            ExpressionKind::Int(_) => true,
            ExpressionKind::Cast(inner) => self.is_late(inner),
            _ => self.is_late(index),
        }
    }
}

/// Whether gcc may swap the sides of an operator.
pub(super) fn swaps(operator: Operator) -> bool {
    matches!(operator, Operator::Add | Operator::Multiply | Operator::And | Operator::Or | Operator::Xor)
}
