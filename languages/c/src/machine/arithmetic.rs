//! Arithmetic on registers; undefined results wrap, and are noted.

use super::{Machine, Stop};
use crate::note::{Fault, NoteReason};
use crate::tree::Operator;
use crate::types::Kind;

pub(crate) use crate::parse::wrapped as cut;

/// The name of the type of a kind.
fn name(kind: Kind) -> &'static str {
    match kind {
        Kind::I8 => "char",
        Kind::U8 => "unsigned char",
        Kind::I16 => "short",
        Kind::U16 => "unsigned short",
        Kind::I32 => "int",
        Kind::U32 => "unsigned int",
        Kind::I64 => "long",
        Kind::U64 => "unsigned long",
        _ => "number",
    }
}

impl Machine {
    #[cold]
    pub(crate) fn note_overflow(&mut self, kind: Kind) {
        self.note("overflow", |_| NoteReason::Overflow { ty: name(kind).to_owned() });
    }

    pub(super) fn binary(&mut self, operator: Operator, kind: Kind, a: u64, b: u64) -> Result<u64, Stop> {
        if matches!(kind, Kind::F32 | Kind::F64) {
            let (a, b) = (f64::from_bits(a), f64::from_bits(b));
            let value = match operator {
                Operator::Add => a + b,
                Operator::Subtract => a - b,
                Operator::Multiply => a * b,
                Operator::Remainder => a % b,
                _ => a / b,
            };
            // x86 makes its NaN negative.
            let made = value.is_nan() && !a.is_nan() && !b.is_nan();
            return Ok(if made { (-f64::NAN.abs()).to_bits() } else { value.to_bits() });
        }
        let (x, y) = (a as i64, b as i64);
        let signed = matches!(kind, Kind::I32 | Kind::I64);
        if matches!(operator, Operator::Divide | Operator::Remainder) {
            if y == 0 {
                return Err(Machine::divide_fault());
            }
            if signed && !self.code.is_java && y == -1 && cut(kind, x.wrapping_neg()) == x && x != 0 {
                return Err(Stop::Fault(Fault::DivideOverflow));
            }
        }
        let (value, over) = match operator {
            Operator::Add => x.overflowing_add(y),
            Operator::Subtract => x.overflowing_sub(y),
            Operator::Multiply => x.overflowing_mul(y),
            Operator::Divide if kind == Kind::U64 => ((a / b) as i64, false),
            Operator::Remainder if kind == Kind::U64 => ((a % b) as i64, false),
            Operator::Divide => (x.wrapping_div(y), false),
            Operator::Remainder => (x.wrapping_rem(y), false),
            Operator::And => (x & y, false),
            Operator::Or => (x | y, false),
            Operator::Xor => (x ^ y, false),
            Operator::ShiftLeft | Operator::ShiftRight => (x, false),
        };
        let result = cut(kind, value);
        if signed && (over || result != value) {
            self.note_overflow(kind);
        }
        Ok(result as u64)
    }

    /// A shift: by as many places as x86 makes of too many, with a note.
    pub(super) fn shift(&mut self, kind: Kind, a: u64, by: i64, left: bool) -> u64 {
        let bits = 8 * kind.size();
        if by < 0 || by >= i64::from(bits) {
            self.note("shift-too-far", |_| NoteReason::ShiftTooFar { by, bits });
        }
        let places = (by as u32) & (bits - 1);
        let x = a as i64;
        if !left {
            let value = if kind == Kind::U64 { (a >> places) as i64 } else { x >> places };
            return cut(kind, value) as u64;
        }
        cut(kind, x << places) as u64
    }

    pub(super) fn negate(&mut self, kind: Kind, a: u64) -> u64 {
        if matches!(kind, Kind::F32 | Kind::F64) {
            return (-f64::from_bits(a)).to_bits();
        }
        let x = a as i64;
        let value = x.wrapping_neg();
        let result = cut(kind, value);
        if matches!(kind, Kind::I32 | Kind::I64) && (result != value || (x == i64::MIN)) {
            self.note_overflow(kind);
        }
        result as u64
    }

    /// A floating number cut to a whole one, as x86 does it.
    pub(super) fn truncate(&mut self, kind: Kind, x: f64) -> u64 {
        if kind == Kind::Bool {
            return u64::from(x != 0.0);
        }
        if self.code.is_java {
            let whole = if kind == Kind::I64 { x as i64 } else { i64::from(x as i32) };
            return cut(kind, whole) as u64;
        }
        let (low, high) = match kind {
            Kind::I8 => (-128.0, 127.0),
            Kind::U8 => (0.0, 255.0),
            Kind::I16 => (-32_768.0, 32_767.0),
            Kind::U16 => (0.0, 65_535.0),
            Kind::I32 => (-2_147_483_648.0, 2_147_483_647.0),
            Kind::U32 => (0.0, 4_294_967_295.0),
            Kind::I64 => (-9_223_372_036_854_775_808.0, 9_223_372_036_854_774_784.0),
            _ => (0.0, 18_446_744_073_709_549_568.0),
        };
        let whole = x.trunc();
        if !(low..=high).contains(&whole) {
            self.note("float-range", |_| NoteReason::FloatRange { ty: name(kind).to_owned() });
        }
        let wide =
            |x: f64| if x.is_nan() || !(-9.3e18..9.223_372_036_854_775e18).contains(&x) { i64::MIN } else { x as i64 };
        let value = match kind {
            Kind::I32 | Kind::I8 | Kind::I16 | Kind::U8 | Kind::U16 => {
                if (-2_147_483_648.0..=2_147_483_647.0).contains(&whole) { whole as i64 } else { i64::from(i32::MIN) }
            }
            Kind::U64 if whole >= 9_223_372_036_854_775_808.0 => wide(whole - 9_223_372_036_854_775_808.0) ^ i64::MIN,
            _ => wide(whole),
        };
        cut(kind, value) as u64
    }
}
