//! The value of a number.

use super::Parser;
use super::failure::Result;
use crate::ast::Constant;
use crate::big_int::BigInt;
use crate::library::format::decimal;
use crate::refusal::Feature;
use crate::token::TokenKind;

/// CPython reads no decimal number with more digits, as it takes quadratic time.
const MAX_DIGITS: usize = 4300;

impl Parser<'_> {
    pub(super) fn number(&mut self) -> Result<Constant> {
        let token = self.expect(TokenKind::Number)?;
        let text = self.word(token).replace('_', "").to_ascii_lowercase();
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] {
            if let Some(digits) = text.strip_prefix(prefix) {
                return Ok(whole(digits, radix));
            }
        }
        if text.ends_with('j') {
            self.note_unsupported(Feature::Complex, token.span);
            return Ok(Constant::Int(0));
        }
        if text.contains(['.', 'e']) {
            return Ok(Constant::Float(decimal::read(&text).unwrap_or(f64::NAN)));
        }
        if text.len() > MAX_DIGITS {
            let message = format!(
                "Exceeds the limit ({MAX_DIGITS} digits) for integer string conversion: value has {} digits; \
                 use sys.set_int_max_str_digits() to increase the limit - \
                 Consider hexadecimal for huge integer literals to avoid decimal conversion limits.",
                text.len()
            );
            return Err(self.error_at(token.span, message));
        }
        Ok(whole(&text, 10))
    }
}

fn whole(digits: &str, radix: u32) -> Constant {
    match i64::from_str_radix(digits, radix) {
        Ok(value) => Constant::Int(value),
        Err(_) => Constant::BigInt(BigInt::parse(digits, radix).unwrap_or_default()),
    }
}
