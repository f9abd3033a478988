//! Operators, and their constant values.

use super::{Java, Result};
use crate::library::java::{CONCAT, SAME_BOX};
use crate::parse::expression::{comparison, operator};
use crate::parse::{compares, wrapped};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Comparison, Expression, ExpressionKind, Operator};
use crate::types::{Kind, Ty};

impl Java {
    pub(super) fn binary(&mut self, text: &str, left: Expression, right: Expression, line: u32) -> Result<Expression> {
        let operands = |java: &Java, left: &Expression, right: &Expression| {
            let (left, right) = (java.types.name(left.ty), java.types.name(right.ty));
            Err(Refusal::mistake(line, Mistake::Operands { operator: text.to_owned(), left, right }))
        };
        if left.ty.same(Ty::VOID) || right.ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        if text == "+" && (self.is_text(left.ty) || self.is_text(right.ty)) {
            return self.concatenated(left, right, line);
        }
        let are_truths = left.ty.same(Ty::BOOL) && right.ty.same(Ty::BOOL);
        if text == "&&" || text == "||" {
            if !are_truths {
                return operands(self, &left, &right);
            }
            return Ok(logical(text == "&&", left, right, line));
        }
        if let Some(comparison) = comparison(text) {
            let is_equality = matches!(comparison, Comparison::Equal | Comparison::NotEqual);
            let are_references = self.types.is_pointer(left.ty) && self.types.is_pointer(right.ty);
            if is_equality && self.is_box(&left) && self.is_box(&right) {
                let is_same = self.library_call(SAME_BOX, vec![left, right], Ty::BOOL, line);
                return match comparison {
                    Comparison::Equal => Ok(is_same),
                    _ => Ok(Expression::new(ExpressionKind::Not(Box::new(is_same)), Ty::BOOL, line)),
                };
            }
            let (left, right) = match self.common(left.ty, right.ty) {
                Some(ty) => (self.cast_to(left, ty), self.cast_to(right, ty)),
                None if is_equality && are_truths => (left, right),
                None if is_equality
                    && are_references
                    && (self.distance(left.ty, right.ty).is_some() || self.distance(right.ty, left.ty).is_some()) =>
                {
                    (left, right)
                }
                // What is an `int` here may be an `Integer` in Java.
                None if is_equality && [&left, &right].iter().any(|side| self.types.name(side.ty) == "null") => {
                    return self.lack(line, &format!("{text} null"));
                }
                None => return operands(self, &left, &right),
            };
            if let (ExpressionKind::Int(a), ExpressionKind::Int(b)) = (&left.kind, &right.kind) {
                return Ok(Expression::int(i64::from(compares(comparison, a, b)), Ty::BOOL, line));
            }
            let kind = ExpressionKind::Compare(comparison, Box::new(left), Box::new(right));
            return Ok(Expression::new(kind, Ty::BOOL, line));
        }
        let is_shift = matches!(text, "<<" | ">>" | ">>>");
        let is_bits = matches!(text, "&" | "|" | "^");
        let ty = if is_bits && are_truths {
            Ty::BOOL
        } else {
            match self.common(left.ty, right.ty) {
                Some(_) if is_shift && self.is_whole(left.ty) && self.is_whole(right.ty) => {
                    self.types.promoted(left.ty)
                }
                Some(ty) if !is_shift && (!is_bits || self.is_whole(ty)) => ty,
                _ => return operands(self, &left, &right),
            }
        };
        let left = self.cast_to(left, ty);
        let right = if is_shift {
            let by = self.types.promoted(right.ty);
            self.cast_to(right, by)
        } else {
            self.cast_to(right, ty)
        };
        if text == ">>>" {
            let unsigned = if self.types.size(ty) == 8 { Ty::UNSIGNED_LONG } else { Ty::UNSIGNED };
            let left = self.cast_to(left, unsigned);
            let kind = ExpressionKind::Binary(Operator::ShiftRight, Box::new(left), Box::new(right));
            return Ok(self.cast_to(Expression::new(kind, unsigned, line), ty));
        }
        let Some(operator) = operator(text) else { return operands(self, &left, &right) };
        if let (ExpressionKind::Int(a), ExpressionKind::Int(b)) = (&left.kind, &right.kind)
            && let Some(value) = computed(operator, self.types.kind(ty), *a, *b)
        {
            return Ok(Expression::int(value, ty, line));
        }
        Ok(Expression::new(ExpressionKind::Binary(operator, Box::new(left), Box::new(right)), ty, line))
    }

    fn concatenated(&mut self, left: Expression, right: Expression, line: u32) -> Result<Expression> {
        for side in [&left, &right] {
            if self.element(side.ty).is_some() || self.class_of(side.ty) == Some("Scanner") {
                return self.lack(line, &format!("{} as a text", self.types.name(side.ty)));
            }
        }
        // What can change becomes a text before what stands to the right of it is computed.
        let ty = self.text_type();
        let [left, right] = [left, right].map(|side| {
            let is_changed =
                self.types.is_pointer(side.ty) && !self.is_text(side.ty) && self.class_of(side.ty).is_some();
            if is_changed { self.library_call(CONCAT, vec![side], ty, line) } else { side }
        });
        // A sum of many texts is one call.
        let mut values = match left.kind {
            ExpressionKind::Call(callee, values)
                if matches!(callee.kind, ExpressionKind::Library(CONCAT)) && (2..100).contains(&values.len()) =>
            {
                values
            }
            kind => vec![Expression { kind, ..left }],
        };
        values.push(right);
        Ok(self.library_call(CONCAT, values, ty, line))
    }

    /// `a op= b`.
    pub(super) fn update(&mut self, text: &str, place: Expression, value: Expression, line: u32) -> Result<Expression> {
        let ty = place.ty;
        let is_twice = place.has_effects();
        if self.is_text(ty) && text == "+" || text == ">>>" {
            if is_twice {
                return self.lack(line, &format!("{text}="));
            }
            let value = self.binary(text, place.clone(), value, line)?;
            let value = self.cast(value, ty, line)?;
            return Ok(Expression::new(ExpressionKind::Assign(Box::new(place), Box::new(value)), ty, line));
        }
        // What the operator takes is what it takes between two values.
        let sum =
            self.binary(text, Expression { kind: ExpressionKind::Library(0), ..place.clone() }, value.clone(), line)?;
        let common = match &sum.kind {
            ExpressionKind::Binary(_, left, _) => left.ty,
            _ => sum.ty,
        };
        self.cast(sum, ty, line)?;
        let Some(operator) = operator(text) else { return self.lack(line, text) };
        let is_shift = matches!(operator, Operator::ShiftLeft | Operator::ShiftRight);
        let wanted = if is_shift { self.types.promoted(value.ty) } else { common };
        let value = self.cast_to(value, wanted);
        Ok(Expression::new(ExpressionKind::Update(operator, Box::new(place), Box::new(value), common), ty, line))
    }

    pub(super) fn unary(&mut self, text: &str, value: Expression, line: u32) -> Result<Expression> {
        let fits = match text {
            "!" => value.ty.same(Ty::BOOL),
            "~" => self.is_whole(value.ty),
            _ => self.common(value.ty, value.ty).is_some(),
        };
        if !fits {
            let ty = self.types.name(value.ty);
            return Err(Refusal::mistake(line, Mistake::Operand { operator: text.to_owned(), ty }));
        }
        if text == "!" {
            if let ExpressionKind::Int(value) = value.kind {
                return Ok(Expression::int(1 - value, Ty::BOOL, line));
            }
            return Ok(Expression::new(ExpressionKind::Not(Box::new(value)), Ty::BOOL, line));
        }
        let ty = self.types.promoted(value.ty);
        let value = self.cast_to(value, ty);
        let kind = self.types.kind(ty);
        Ok(match (text, &value.kind) {
            ("+", _) => value,
            ("-", ExpressionKind::Int(number)) => Expression::int(wrapped(kind, number.wrapping_neg()), ty, line),
            ("-", ExpressionKind::Float(number)) => Expression::new(ExpressionKind::Float(-number), ty, line),
            ("~", ExpressionKind::Int(number)) => Expression::int(wrapped(kind, !number), ty, line),
            ("-", _) => Expression::new(ExpressionKind::Negate(Box::new(value)), ty, line),
            _ => Expression::new(ExpressionKind::Complement(Box::new(value)), ty, line),
        })
    }

    /// `test ? yes : no`.
    pub(super) fn chosen(
        &mut self,
        test: Expression,
        yes: Expression,
        no: Expression,
        line: u32,
    ) -> Result<Expression> {
        let narrow = |constant: &Expression, other: &Expression| {
            let kind = self.types.kind(other.ty);
            let fits = |number: i64| wrapped(kind, number) == number;
            let is_small = matches!(kind, Kind::I8 | Kind::I16 | Kind::U16);
            is_small
                && constant.ty.same(Ty::INT)
                && matches!(constant.kind, ExpressionKind::Int(number) if fits(number))
        };
        let ty = if yes.ty.same(no.ty) {
            yes.ty
        } else if narrow(&yes, &no) {
            no.ty
        } else if narrow(&no, &yes) {
            yes.ty
        } else if let Some(ty) = self.common(yes.ty, no.ty) {
            ty
        } else if self.types.is_pointer(yes.ty) && self.distance(no.ty, yes.ty).is_some() {
            yes.ty
        } else if self.types.is_pointer(no.ty) && self.distance(yes.ty, no.ty).is_some() {
            no.ty
        } else {
            let (left, right) = (self.types.name(yes.ty), self.types.name(no.ty));
            // An object of either: it is shown as what it is, and nothing else can be done with it here.
            if !yes.ty.same(Ty::VOID) && !no.ty.same(Ty::VOID) {
                return self.lack(line, &format!("? {left} : {right}"));
            }
            return Err(Refusal::mistake(line, Mistake::Operands { operator: "?:".to_owned(), left, right }));
        };
        let (yes, no) = (self.cast_to(yes, ty), self.cast_to(no, ty));
        Ok(match test.kind {
            ExpressionKind::Int(1) if matches!(yes.kind, ExpressionKind::Int(_)) => yes,
            ExpressionKind::Int(0) if matches!(no.kind, ExpressionKind::Int(_)) => no,
            _ => Expression::new(ExpressionKind::Choice(Box::new(test), Box::new(yes), Box::new(no)), ty, line),
        })
    }
}

fn logical(is_and: bool, left: Expression, right: Expression, line: u32) -> Expression {
    if let (ExpressionKind::Int(a), ExpressionKind::Int(b)) = (&left.kind, &right.kind) {
        return Expression::int(if is_and { a & b } else { a | b }, Ty::BOOL, line);
    }
    let (left, right) = (Box::new(left), Box::new(right));
    let kind = if is_and { ExpressionKind::And(left, right) } else { ExpressionKind::Or(left, right) };
    Expression::new(kind, Ty::BOOL, line)
}

/// A constant of whole numbers; none for a division by zero, which is left for the run.
fn computed(operator: Operator, kind: Kind, a: i64, b: i64) -> Option<i64> {
    let bits = 8 * kind.size() - 1;
    let value = match operator {
        Operator::Add => a.wrapping_add(b),
        Operator::Subtract => a.wrapping_sub(b),
        Operator::Multiply => a.wrapping_mul(b),
        Operator::Divide if b != 0 => a.wrapping_div(b),
        Operator::Remainder if b != 0 => a.wrapping_rem(b),
        Operator::And => a & b,
        Operator::Or => a | b,
        Operator::Xor => a ^ b,
        Operator::ShiftLeft => a.wrapping_shl(b as u32 & bits),
        Operator::ShiftRight => a >> (b as u32 & bits),
        _ => return None,
    };
    Some(wrapped(kind, value))
}
