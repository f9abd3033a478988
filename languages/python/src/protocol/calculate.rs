//! The operators of numbers.

use crate::ast::BinaryOp;
use crate::big_int::BigInt;
use crate::elementary;
use crate::heap::INT_LIMIT;
use crate::native::{Call, Limit, Stop};
use crate::operators::{floor_division, true_division};
use crate::protocol::numbers::Number;
use crate::types::Type;
use crate::value::Value;

impl Call<'_> {
    pub(super) fn calculate(&mut self, op: BinaryOp, a: Number, b: Number) -> Result<Option<Value>, Stop> {
        if a.is_float() || b.is_float() {
            for number in [&a, &b] {
                if let Number::Big(number) = number
                    && crate::library::number::to_float(number).is_infinite()
                {
                    return Err(self.raise(Type::OverflowError, "int too large to convert to float"));
                }
            }
            return self.calculate_floats(op, a.to_float(), b.to_float());
        }
        if let (Number::Int(a), Number::Int(b)) = (&a, &b)
            && let Some(result) = small(op, *a, *b)
        {
            return Ok(Some(result));
        }
        let (Some(a), Some(b)) = (a.to_big(), b.to_big()) else { return Ok(None) };
        let zero = |call: &mut Self, message: &str| Err(call.raise(Type::ZeroDivisionError, message));
        let result = match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mult => {
                check_bits(a.bits() + b.bits())?;
                a * b
            }
            BinaryOp::Div if b.is_zero() => return zero(self, "division by zero"),
            BinaryOp::Div => {
                return match true_division(&a, &b) {
                    result if result.is_finite() => Ok(Some(Value::Float(result))),
                    _ => Err(self.raise(Type::OverflowError, "integer division result too large for a float")),
                };
            }
            BinaryOp::FloorDiv if b.is_zero() => return zero(self, "integer division or modulo by zero"),
            BinaryOp::FloorDiv => a.div_mod_floor(&b).0,
            BinaryOp::Mod if b.is_zero() => return zero(self, "integer modulo by zero"),
            BinaryOp::Mod => a.div_mod_floor(&b).1,
            BinaryOp::Pow if b.is_negative() => {
                let (a, b) = (self.big_to_float(&a)?, self.big_to_float(&b)?);
                return self.calculate_floats(op, a, b);
            }
            BinaryOp::Pow => {
                check_bits(b.to_u64().unwrap_or(u64::MAX).saturating_mul(a.bits().saturating_sub(1)))?;
                // Only the powers of −1, 0 and 1 have an exponent beyond 32 bits here.
                match b.to_u32() {
                    Some(exponent) => a.pow(exponent),
                    None if b.is_even() => a.abs(),
                    None => a,
                }
            }
            BinaryOp::LShift | BinaryOp::RShift if b.is_negative() => {
                return Err(self.value_error("negative shift count"));
            }
            BinaryOp::LShift if a.is_zero() => a,
            BinaryOp::LShift => {
                let shift = b.to_u64().unwrap_or(u64::MAX);
                check_bits(a.bits().saturating_add(shift))?;
                a << shift
            }
            BinaryOp::RShift => match b.to_u64() {
                Some(shift) => a >> shift,
                None => BigInt::from(if a.is_negative() { -1 } else { 0 }),
            },
            BinaryOp::BitAnd => a & b,
            BinaryOp::BitOr => a | b,
            BinaryOp::BitXor => a ^ b,
            BinaryOp::MatMult => return Ok(None),
        };
        self.heap().new_int(result).map(Some)
    }

    fn big_to_float(&mut self, number: &BigInt) -> Result<f64, Stop> {
        match crate::library::number::to_float(number) {
            float if float.is_finite() => Ok(float),
            _ => Err(self.raise(Type::OverflowError, "int too large to convert to float")),
        }
    }

    fn calculate_floats(&mut self, op: BinaryOp, a: f64, b: f64) -> Result<Option<Value>, Stop> {
        let zero = |call: &mut Self, message: &str| Err(call.raise(Type::ZeroDivisionError, message));
        Ok(Some(Value::Float(match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mult => a * b,
            BinaryOp::Div if b == 0.0 => return zero(self, "float division by zero"),
            BinaryOp::Div => a / b,
            BinaryOp::FloorDiv if b == 0.0 => return zero(self, "float floor division by zero"),
            BinaryOp::FloorDiv => floor_division(a, b).0,
            BinaryOp::Mod if b == 0.0 => return zero(self, "float modulo"),
            BinaryOp::Mod => floor_division(a, b).1,
            BinaryOp::Pow => return self.power(a, b).map(|power| Some(Value::Float(power))),
            _ => return Ok(None),
        })))
    }

    fn power(&mut self, a: f64, b: f64) -> Result<f64, Stop> {
        if a == 0.0 && b < 0.0 && b.is_finite() {
            return Err(self.raise(Type::ZeroDivisionError, "0.0 cannot be raised to a negative power"));
        }
        if a < 0.0 && a.is_finite() && b.is_finite() && b != b.floor() {
            return Err(self.value_error("the result is a complex number, which is not here"));
        }
        let result = elementary::pow(a, b);
        if result.is_infinite() && a.is_finite() && b.is_finite() {
            let arguments = [Value::Int(34), self.heap().new_str("Numerical result out of range")?];
            return Err(self.machine.raise_with(Type::OverflowError.into(), &arguments));
        }
        Ok(result)
    }
}

/// The results that fit, of the operators that are not quicker.
fn small(op: BinaryOp, a: i64, b: i64) -> Option<Value> {
    Some(Value::Int(match op {
        BinaryOp::Add => a.checked_add(b)?,
        BinaryOp::Sub => a.checked_sub(b)?,
        BinaryOp::Mult => a.checked_mul(b)?,
        BinaryOp::FloorDiv if b != 0 => {
            let quotient = a.checked_div(b)?;
            if a % b != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
        }
        BinaryOp::Mod if b != 0 => {
            let rest = a.checked_rem(b)?;
            if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }
        }
        BinaryOp::Div if b != 0 && a.unsigned_abs() <= 1 << 53 && b.unsigned_abs() <= 1 << 53 => {
            return Some(Value::Float(a as f64 / b as f64));
        }
        BinaryOp::Pow => a.checked_pow(u32::try_from(b).ok()?)?,
        BinaryOp::LShift => {
            let shift = u32::try_from(b).ok().filter(|&shift| shift < 63)?;
            let shifted = a << shift;
            if shifted >> shift == a { shifted } else { return None }
        }
        BinaryOp::RShift => a >> u32::try_from(b).ok()?.min(63),
        BinaryOp::BitAnd => a & b,
        BinaryOp::BitOr => a | b,
        BinaryOp::BitXor => a ^ b,
        _ => return None,
    }))
}

/// Refuses whole numbers of too many bits before they are made.
fn check_bits(bits: u64) -> Result<(), Stop> {
    if bits > INT_LIMIT { Err(Stop::limit(Limit::Size)) } else { Ok(()) }
}
