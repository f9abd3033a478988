//! Constant folding: values known before the program runs.

use super::{Parser, Result};
use crate::refusal::{Lack, Mistake, Refusal};
use crate::tree::{Comparison, Expression, ExpressionKind, Operator};
use crate::types::{Kind, Types};

/// A number cut to a kind.
pub(crate) fn wrapped(kind: Kind, value: i64) -> i64 {
    match kind {
        Kind::I8 => i64::from(value as i8),
        Kind::U8 => i64::from(value as u8),
        Kind::I16 => i64::from(value as i16),
        Kind::U16 => i64::from(value as u16),
        Kind::I32 => i64::from(value as i32),
        Kind::U32 => i64::from(value as u32),
        Kind::Bool => i64::from(value != 0),
        _ => value,
    }
}

impl Parser {
    /// A constant whole number.
    pub(super) fn constant(&mut self) -> Result<i64> {
        let line = self.line();
        let value = self.nested(Parser::conditional)?;
        let value = self.value(value)?;
        match value.kind {
            ExpressionKind::Int(value) => Ok(value),
            _ => Err(self.not_constant(&value, line)),
        }
    }

    /// What is no number when the text is read; in C++ a call may be one.
    pub(super) fn not_constant(&self, value: &Expression, line: u32) -> Refusal {
        if self.is_cpp && value.has_effects() {
            return Refusal::lack(line, Lack::Word { word: "constexpr".to_owned() });
        }
        Refusal::mistake(line, Mistake::NotConstant)
    }

    /// The value of an expression, if it is known; what overflows or cannot be computed is left for the run.
    pub(super) fn folded(&self, value: Expression) -> Expression {
        match fold(&self.types, &value) {
            Some(number) => Expression::int(number, value.ty, value.line),
            None => value,
        }
    }
}

fn int(value: &Expression) -> Option<i64> {
    match value.kind {
        ExpressionKind::Int(value) => Some(value),
        _ => None,
    }
}

fn fold(types: &Types, value: &Expression) -> Option<i64> {
    use ExpressionKind as E;
    let kind = types.kind(value.ty);
    let fits = |result: i128| {
        let cut = wrapped(kind, result as i64);
        let is_unsigned = matches!(kind, Kind::U32 | Kind::U64);
        (is_unsigned || i128::from(cut) == result).then_some(cut)
    };
    match &value.kind {
        E::Negate(inner) if types.is_integer(value.ty) => fits(-wide(kind, int(inner)?)),
        E::Complement(inner) => Some(wrapped(kind, !int(inner)?)),
        E::Not(inner) => Some(i64::from(int(inner)? == 0)),
        E::Cast(inner) if types.is_integer(value.ty) => match inner.kind {
            E::Int(number) if types.is_integer(inner.ty) => Some(wrapped(kind, number)),
            E::Float(number) if number.abs() < 1e9 && kind != Kind::Bool => {
                (wrapped(kind, number as i64) == number as i64).then_some(number as i64)
            }
            _ => None,
        },
        E::And(a, b) => match (int(a)?, int(b)) {
            (0, _) => Some(0),
            (_, Some(b)) => Some(i64::from(b != 0)),
            _ => None,
        },
        E::Or(a, b) => match (int(a)?, int(b)) {
            (0, Some(b)) => Some(i64::from(b != 0)),
            (0, None) => None,
            _ => Some(1),
        },
        E::Choice(test, yes, no) => int(if int(test)? != 0 { yes } else { no }),
        E::Compare(comparison, a, b) => {
            let kind = types.kind(a.ty);
            Some(i64::from(compares(*comparison, &wide(kind, int(a)?), &wide(kind, int(b)?))))
        }
        E::Binary(operator, a, b) if types.is_integer(value.ty) => {
            let bits = 8 * i64::from(kind.size());
            let (left, right) = (wide(kind, int(a)?), int(b)?);
            let other = wide(kind, right);
            match operator {
                Operator::Add => fits(left + other),
                Operator::Subtract => fits(left - other),
                Operator::Multiply => fits(left.checked_mul(other)?),
                Operator::Divide => fits(left.checked_div(other)?),
                Operator::Remainder => fits(left.checked_rem(other)?),
                Operator::And => Some(left as i64 & right),
                Operator::Or => Some(left as i64 | right),
                Operator::Xor => Some(left as i64 ^ right),
                Operator::ShiftLeft => {
                    if !(0..bits).contains(&right) {
                        return None;
                    }
                    // UBSan and this machine take `1 << 31` for an overflow only where the value has more bits.
                    fits(left << right)
                }
                Operator::ShiftRight => (0..bits).contains(&right).then(|| wrapped(kind, (left >> right) as i64)),
            }
        }
        _ => None,
    }
}

/// A number with its sign.
fn wide(kind: Kind, value: i64) -> i128 {
    if kind == Kind::U64 || kind == Kind::Pointer { i128::from(value as u64) } else { i128::from(value) }
}

pub(crate) fn compares<T: PartialOrd>(comparison: Comparison, a: &T, b: &T) -> bool {
    match comparison {
        Comparison::Equal => a == b,
        Comparison::NotEqual => a != b,
        Comparison::Less => a < b,
        Comparison::LessOrEqual => a <= b,
        Comparison::Greater => a > b,
        Comparison::GreaterOrEqual => a >= b,
    }
}
