//! Names that are more than functions: macros of headers and built-ins of gcc.

use super::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Comparison, Expression, ExpressionKind, Operator};
use crate::types::Ty;

impl Parser {
    /// The meaning of a name that begins with `__builtin`; none if it is a function of the library.
    pub(super) fn builtin(&mut self, name: &str, line: u32) -> Result<Option<Expression>> {
        let float = |value: f64, ty: Ty| Expression::new(ExpressionKind::Float(value), ty, line);
        Ok(Some(match name {
            "__builtin_stdin" | "__builtin_stdout" | "__builtin_stderr" => {
                let number = match name {
                    "__builtin_stdin" => 1,
                    "__builtin_stdout" => 2,
                    _ => 3,
                };
                let tag = self.tag("__file");
                let ty = tag.map_or(Ty::LONG, |tag| self.types.pointer(tag));
                Expression::int(crate::machine::file_pointer(number), ty, line)
            }
            "__builtin_inf" | "__builtin_inff" | "__builtin_nan" | "__builtin_nanf" | "__builtin_huge_val" => {
                self.expect("(")?;
                if !self.peek().is_punct(")") {
                    self.assignment()?;
                }
                self.expect(")")?;
                let ty = if name.ends_with('f') { Ty::FLOAT } else { Ty::DOUBLE };
                float(if name.contains("nan") { f64::NAN } else { f64::INFINITY }, ty)
            }
            "__builtin_isnan" | "__builtin_isinf" | "__builtin_isfinite" | "__builtin_signbit" => {
                let value = self.bracketed()?;
                let value = self.cast_to(value, Ty::DOUBLE);
                self.float_test(name, value, line)
            }
            "__builtin_offsetof" => {
                self.expect("(")?;
                let ty = self.type_name()?;
                self.expect(",")?;
                let field = self.name()?;
                self.expect(")")?;
                let found = self.types.structure(ty).and_then(|structure| {
                    structure.fields.iter().find(|found| found.name == field.text).map(|found| found.offset)
                });
                let Some(offset) = found else {
                    let (name, of) = (field.text.to_string(), self.types.name(ty));
                    return Err(Refusal::mistake(line, Mistake::NoMember { name, of }));
                };
                Expression::int(offset as i64, Ty::UNSIGNED_LONG, line)
            }
            "__builtin_expect" => {
                self.expect("(")?;
                let value = self.assignment()?;
                self.expect(",")?;
                self.assignment()?;
                self.expect(")")?;
                let value = self.value(value)?;
                self.converted(value, Ty::LONG)?
            }
            _ => return Ok(None),
        }))
    }

    fn bracketed(&mut self) -> Result<Expression> {
        self.expect("(")?;
        let value = self.expression()?;
        self.expect(")")?;
        let value = self.value(value)?;
        if !self.types.is_arithmetic(value.ty) {
            let ty = self.types.name(value.ty);
            return self.fail(Mistake::Operand { operator: "isnan".to_owned(), ty });
        }
        Ok(value)
    }

    /// Tests that need no function: `x != x`, `x - x == 0`; and `x < 0`, or 1 divided by it is, since it is -0.
    fn float_test(&mut self, name: &str, value: Expression, line: u32) -> Expression {
        let int = |kind| Box::new(Expression::new(kind, Ty::INT, line));
        let double = |kind| Box::new(Expression::new(kind, Ty::DOUBLE, line));
        let zero = || double(ExpressionKind::Float(0.0));
        let own = || Box::new(value.clone());
        let difference = || double(ExpressionKind::Binary(Operator::Subtract, own(), own()));
        let kind = match name {
            "__builtin_isnan" => ExpressionKind::Compare(Comparison::NotEqual, own(), own()),
            "__builtin_isfinite" => ExpressionKind::Compare(Comparison::Equal, difference(), zero()),
            "__builtin_signbit" => {
                let inverse =
                    double(ExpressionKind::Binary(Operator::Divide, double(ExpressionKind::Float(1.0)), own()));
                let is_zero = int(ExpressionKind::Compare(Comparison::Equal, own(), zero()));
                let is_below = int(ExpressionKind::Compare(Comparison::Less, inverse, zero()));
                let is_less = int(ExpressionKind::Compare(Comparison::Less, own(), zero()));
                ExpressionKind::Or(is_less, int(ExpressionKind::And(is_zero, is_below)))
            }
            _ => {
                let is_number = int(ExpressionKind::Compare(Comparison::Equal, own(), own()));
                ExpressionKind::And(is_number, int(ExpressionKind::Compare(Comparison::NotEqual, difference(), zero())))
            }
        };
        Expression::new(kind, Ty::INT, line)
    }
}
