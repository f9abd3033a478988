//! The expression of `#if`.

use super::expand::{Expander, Macros};
use super::headers::header;
use super::token::{Kind, Token};
use crate::limits::MAX_NESTING;
use crate::parse::{Number, char_value, characters, number};
use crate::refusal::{Mistake, Refusal, TextLimit};

struct Condition<'t> {
    tokens: &'t [Token],
    at: usize,
    line: u32,
    depth: u32,
    /// Whether the value of what is read is not asked for, as behind `0 &&`.
    is_skipped: bool,
}

/// Whether the expression of an `#if` is true.
pub(super) fn condition(macros: &Macros, line: u32, tokens: &[Token]) -> Result<bool, Refusal> {
    let mut asked = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        let is_defined = token.is("defined");
        if !is_defined && !token.is("__has_include") {
            asked.push(token.clone());
            continue;
        }
        let bracket = tokens.get(at).is_some_and(|token| token.is_punct("("));
        at += usize::from(bracket);
        let holds = if is_defined {
            let Some(name) = tokens.get(at).filter(|token| token.kind == Kind::Name) else {
                return Err(Refusal::mistake(line, Mistake::Condition));
            };
            at += 1;
            macros.contains_key(&name.text)
        } else {
            let end = tokens[at..].iter().position(|token| token.is_punct(")")).unwrap_or(tokens.len() - at);
            let name: String = tokens[at..at + end].iter().map(|token| &*token.text).collect();
            at += end;
            header(name.trim_matches(|letter| matches!(letter, '<' | '>' | '"'))).is_some()
        };
        if bracket {
            if !tokens.get(at).is_some_and(|token| token.is_punct(")")) {
                return Err(Refusal::mistake(line, Mistake::Condition));
            }
            at += 1;
        }
        asked.push(Token { kind: Kind::Number, text: if holds { "1" } else { "0" }.into(), ..token.clone() });
    }
    let mut expanded = Vec::new();
    Expander::new(macros, &mut expanded).expand(&asked)?;
    let mut condition = Condition { tokens: &expanded, at: 0, line, depth: 0, is_skipped: false };
    let value = condition.conditional()?;
    if condition.at < expanded.len() {
        return condition.fail();
    }
    Ok(value != 0)
}

impl Condition<'_> {
    fn fail<T>(&self) -> Result<T, Refusal> {
        Err(Refusal::mistake(self.line, Mistake::Condition))
    }

    fn takes(&mut self, text: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|token| token.is_punct(text));
        self.at += usize::from(found);
        found
    }

    fn conditional(&mut self) -> Result<i64, Refusal> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(Refusal::limit(self.line, TextLimit::Nesting));
        }
        let value = self.choice();
        self.depth -= 1;
        value
    }

    fn choice(&mut self) -> Result<i64, Refusal> {
        let value = self.binary(0)?;
        if !self.takes("?") {
            return Ok(value);
        }
        let yes = self.skipped_if(value == 0, Condition::conditional)?;
        if !self.takes(":") {
            return self.fail();
        }
        let no = self.skipped_if(value != 0, Condition::conditional)?;
        Ok(if value != 0 { yes } else { no })
    }

    /// Reads a part whose value may not be asked for: nothing is divided there.
    fn skipped_if(
        &mut self,
        is_skipped: bool,
        read: impl FnOnce(&mut Self) -> Result<i64, Refusal>,
    ) -> Result<i64, Refusal> {
        let before = self.is_skipped;
        self.is_skipped |= is_skipped;
        let value = read(self);
        self.is_skipped = before;
        value
    }

    fn binary(&mut self, least: u8) -> Result<i64, Refusal> {
        let mut left = self.unary()?;
        loop {
            let Some(token) = self.tokens.get(self.at).filter(|token| token.kind == Kind::Punct) else {
                return Ok(left);
            };
            let operator = token.text.clone();
            let Some(level) = crate::parse::level(&operator).filter(|&level| level > least) else { return Ok(left) };
            self.at += 1;
            let is_known = (*operator == *"&&" && left == 0) || (*operator == *"||" && left != 0);
            let right = self.skipped_if(is_known, |condition| condition.binary(level))?;
            left = match &*operator {
                "||" => i64::from(left != 0 || right != 0),
                "&&" => i64::from(left != 0 && right != 0),
                "|" => left | right,
                "^" => left ^ right,
                "&" => left & right,
                "==" => i64::from(left == right),
                "!=" => i64::from(left != right),
                "<" => i64::from(left < right),
                ">" => i64::from(left > right),
                "<=" => i64::from(left <= right),
                ">=" => i64::from(left >= right),
                "<<" => left.wrapping_shl(right as u32),
                ">>" => left.wrapping_shr(right as u32),
                "+" => left.wrapping_add(right),
                "-" => left.wrapping_sub(right),
                "*" => left.wrapping_mul(right),
                "/" | "%" if right == 0 && self.is_skipped => 0,
                "/" | "%" if right == 0 => return self.fail(),
                "/" => left.wrapping_div(right),
                _ => left.wrapping_rem(right),
            };
        }
    }

    fn unary(&mut self) -> Result<i64, Refusal> {
        self.depth += 1;
        if self.depth > MAX_NESTING {
            return Err(Refusal::limit(self.line, TextLimit::Nesting));
        }
        let value = self.operand();
        self.depth -= 1;
        value
    }

    fn operand(&mut self) -> Result<i64, Refusal> {
        if self.takes("!") {
            return Ok(i64::from(self.unary()? == 0));
        }
        if self.takes("-") {
            return Ok(self.unary()?.wrapping_neg());
        }
        if self.takes("+") {
            return self.unary();
        }
        if self.takes("~") {
            return Ok(!self.unary()?);
        }
        if self.takes("(") {
            let value = self.conditional()?;
            return if self.takes(")") { Ok(value) } else { self.fail() };
        }
        let Some(token) = self.tokens.get(self.at) else { return self.fail() };
        self.at += 1;
        match token.kind {
            Kind::Number => match number(&token.text) {
                Some(Number::Int { value, .. }) => Ok(value as i64),
                _ => self.fail(),
            },
            Kind::Char => characters(&token.text).and_then(|bytes| char_value(&bytes)).map_or_else(|| self.fail(), Ok),
            Kind::Name => Ok(0),
            _ => self.fail(),
        }
    }
}
