//! What becomes of a value of one type where another one is wanted.

use super::{Java, Result};
use crate::parse::wrapped;
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind};
use crate::types::{Kind, Ty};

impl Java {
    /// How far a number is from a wider type: none if it does not become one by itself.
    fn widened(&self, from: Ty, to: Ty) -> Option<u32> {
        let (from, to) = (self.types.kind(from), self.types.kind(to));
        let level = |kind| match kind {
            Kind::I8 => Some(0),
            Kind::I16 | Kind::U16 => Some(1),
            Kind::I32 => Some(2),
            Kind::I64 => Some(3),
            Kind::F32 => Some(4),
            Kind::F64 => Some(5),
            _ => None,
        };
        if from == to {
            return Some(0);
        }
        let (a, b) = (level(from)?, level(to)?);
        (a < b && to != Kind::U16).then(|| b - a)
    }

    /// How far a type is from another one as an argument.
    pub(super) fn distance(&self, from: Ty, to: Ty) -> Option<u32> {
        if from.same(to) {
            return Some(0);
        }
        if self.types.is_arithmetic(from) && self.types.is_arithmetic(to) {
            return self.widened(from, to);
        }
        if !self.types.is_pointer(from) || !self.types.is_pointer(to) {
            return None;
        }
        if self.types.pointee(from).is_some_and(|of| of.same(Ty::VOID)) {
            return Some(1);
        }
        let (a, b) = (self.list_element(from)?, self.list_element(to)?);
        let is_general = match self.class_of(to)? {
            "List" => !matches!(self.class_of(from)?, "Deque" | "ArrayDeque" | "Queue"),
            "Deque" => matches!(self.class_of(from)?, "ArrayDeque" | "LinkedList"),
            "Queue" => matches!(self.class_of(from)?, "ArrayDeque" | "LinkedList" | "Deque"),
            class => Some(class) == self.class_of(from),
        };
        (is_general && (a.same(b) || a.same(Ty::VOID))).then_some(1)
    }

    /// A value as it is assigned, returned or tested.
    pub(super) fn convert_at(&mut self, value: Expression, to: Ty, line: u32) -> Result<Expression> {
        if self.distance(value.ty, to).is_some() {
            return Ok(self.cast_to(value, to));
        }
        if let ExpressionKind::Int(number) = value.kind
            && matches!(self.types.kind(value.ty), Kind::I8 | Kind::I16 | Kind::U16 | Kind::I32)
            && matches!(self.types.kind(to), Kind::I8 | Kind::I16 | Kind::U16)
            && wrapped(self.types.kind(to), number) == number
        {
            return Ok(Expression::int(number, to, value.line));
        }
        if value.ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        let (to, from) = (self.types.name(to), self.types.name(value.ty));
        Err(Refusal::mistake(line, Mistake::Incompatible { to, from }))
    }

    /// A value as another type, whatever becomes of it.
    pub(super) fn cast_to(&self, value: Expression, to: Ty) -> Expression {
        if value.ty.same(to) {
            return value;
        }
        let line = value.line;
        if self.types.is_pointer(to) {
            return Expression { ty: to, ..value };
        }
        match value.kind {
            ExpressionKind::Int(number) if self.types.is_integer(to) => {
                Expression::int(wrapped(self.types.kind(to), number), to, line)
            }
            ExpressionKind::Float(number) if to.same(Ty::INT) => Expression::int(i64::from(number as i32), to, line),
            ExpressionKind::Int(number) if to.same(Ty::DOUBLE) => {
                Expression::new(ExpressionKind::Float(number as f64), to, line)
            }
            _ => Expression::new(ExpressionKind::Cast(Box::new(value)), to, line),
        }
    }

    /// `(type) value`.
    pub(super) fn cast(&mut self, value: Expression, to: Ty, line: u32) -> Result<Expression> {
        let is_number = |ty: Ty| self.types.is_arithmetic(ty) && !ty.same(Ty::BOOL);
        if (is_number(value.ty) && is_number(to)) || self.distance(value.ty, to).is_some() {
            return Ok(self.cast_to(value, to));
        }
        self.convert_at(value, to, line)
    }

    /// The type in which two numbers are computed; none if they are no numbers.
    pub(super) fn common(&self, left: Ty, right: Ty) -> Option<Ty> {
        let is_number = |ty: Ty| self.types.is_arithmetic(ty) && !ty.same(Ty::BOOL);
        (is_number(left) && is_number(right)).then(|| self.types.common(left, right))
    }

    pub(super) fn is_whole(&self, ty: Ty) -> bool {
        self.types.is_integer(ty) && !ty.same(Ty::BOOL)
    }
}
