//! Expressions.

use super::ty::primitive;
use super::{Java, Result, is_keyword};
use crate::library::java::BOX;
use crate::parse::level;
use crate::refusal::{Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Expression, ExpressionKind, Storage};
use crate::types::Ty;

impl Java {
    pub(super) fn expression(&mut self) -> Result<Expression> {
        self.beside(|java| java.nested(Java::assignment))
    }

    fn assignment(&mut self) -> Result<Expression> {
        // What is only assigned to need not have a value.
        let is_plain = self.peek().kind == Kind::Name && self.ahead(1).is_punct("=");
        let place = if is_plain { self.unread_name()? } else { self.choice()? };
        let line = self.line();
        let Some(operator) = self.assignment_operator() else { return Ok(place) };
        if !is_place(&place) {
            return Err(Refusal::mistake(line, Mistake::NotAssignable));
        }
        self.check_final(&place, line)?;
        if operator.is_empty() {
            let value = if self.peek().is("{") { return self.expected(line, "a value") } else { self.expression()? };
            let at = value.line;
            let value = self.convert_at(value, place.ty, at)?;
            if let ExpressionKind::Variable(Storage::Local(local)) = place.kind {
                self.flow.assign(local);
            }
            let ty = place.ty;
            return Ok(Expression::new(ExpressionKind::Assign(Box::new(place), Box::new(value)), ty, line));
        }
        let value = self.expression()?;
        self.update(&operator, place, value, line)
    }

    /// The operator in front of `=`: empty for `=` alone.
    fn assignment_operator(&mut self) -> Option<String> {
        let token = self.peek();
        if token.kind != Kind::Punct {
            return None;
        }
        if token.is(">>") && self.ahead(1).is_punct(">=") && !self.ahead(1).space {
            self.skip(2);
            return Some(">>>".to_owned());
        }
        let text = token.text.strip_suffix('=')?;
        if matches!(text, "=" | "!" | "<" | ">") {
            return None;
        }
        let text = text.to_owned();
        self.skip(1);
        Some(text)
    }

    fn check_final(&self, place: &Expression, line: u32) -> Result<()> {
        let ExpressionKind::Variable(storage) = place.kind else { return Ok(()) };
        let is_final = match storage {
            Storage::Local(local) => self.scope.iter().any(|known| known.local == local && known.is_final),
            Storage::Global(global) => {
                let begun = self.fields.iter().any(|field| field.global == Some(global) && field.is_final);
                // A `static` block may give a constant its value.
                begun && self.constants.contains_key(&global)
            }
        };
        if is_final {
            let name = self.storage_name(storage).to_string();
            return Err(Refusal::mistake(line, Mistake::Final { name }));
        }
        Ok(())
    }

    pub(super) fn choice(&mut self) -> Result<Expression> {
        let test = self.levels(1)?;
        if !self.peek().is_punct("?") {
            return Ok(test);
        }
        let line = self.line();
        self.next();
        let at = test.line;
        let test = self.convert_at(test, Ty::BOOL, at)?;
        let yes = self.expression()?;
        self.expect(":")?;
        let no = self.nested(Java::choice)?;
        self.chosen(test, yes, no, line)
    }

    /// A binary operator that comes, with its level; `>>>` is three tokens of which two belong together.
    fn operator_ahead(&self) -> Option<(String, u8, usize)> {
        let token = self.peek();
        if token.kind != Kind::Punct {
            return None;
        }
        if token.is(">>") && self.ahead(1).text.starts_with('>') && !self.ahead(1).space {
            return (&*self.ahead(1).text == ">").then(|| (">>>".to_owned(), 8, 2));
        }
        Some((token.text.to_string(), level(&token.text)?, 1))
    }

    fn levels(&mut self, lowest: u8) -> Result<Expression> {
        let mut left = self.nested(Java::unary_expression)?;
        loop {
            if self.peek().is("instanceof") {
                return self.lack(self.line(), "instanceof");
            }
            let Some((text, level, tokens)) = self.operator_ahead().filter(|(_, level, _)| *level >= lowest) else {
                return Ok(left);
            };
            let line = self.line();
            self.skip(tokens);
            let right = self.beside(|java| java.nested(|java| java.levels(level + 1)))?;
            left = self.binary(&text, left, right, line)?;
            self.height.grow(self.line())?;
        }
    }

    fn unary_expression(&mut self) -> Result<Expression> {
        let token = self.peek().clone();
        let line = token.line;
        if token.kind == Kind::Punct {
            match &*token.text {
                "-" if self.ahead(1).kind == Kind::Number => {
                    self.next();
                    let number = self.number(true)?;
                    return self.postfix(number);
                }
                "+" | "-" | "!" | "~" => {
                    self.next();
                    let value = self.nested(Java::unary_expression)?;
                    return self.unary(&token.text, value, line);
                }
                "++" | "--" => {
                    self.next();
                    let place = self.nested(Java::unary_expression)?;
                    return self.count(place, token.is("++"), true, line);
                }
                "(" => {
                    if let Some(value) = self.cast_expression(line)? {
                        return Ok(value);
                    }
                }
                _ => {}
            }
        }
        let value = self.primary()?;
        self.postfix(value)
    }

    /// `(type) value`, if that comes.
    fn cast_expression(&mut self, line: u32) -> Result<Option<Expression>> {
        let begin = self.at;
        let word = self.ahead(1).clone();
        let is_primitive = primitive(&word.text).is_some();
        let is_class = word.kind == Kind::Name && !is_keyword(&word.text) && {
            let mut at = self.at + 2;
            let text = |at: usize| self.tokens.get(at).map_or("", |token| &*token.text);
            while matches!(text(at), "[" | "]" | "<" | ">" | "." | ">>") || (text(at - 1) == "<" || text(at - 1) == ".")
            {
                at += 1;
            }
            let after = self.tokens.get(at + 1);
            text(at) == ")"
                && after.is_some_and(|after| {
                    let begins = matches!(&*after.text, "(" | "!" | "~" | "new" | "this" | "null");
                    let is_word = after.kind == Kind::Name && !matches!(&*after.text, "instanceof");
                    begins
                        || (is_word && !is_keyword(&after.text))
                        || matches!(after.kind, Kind::Number | Kind::Str | Kind::Char)
                })
        };
        if !is_primitive && !is_class {
            return Ok(None);
        }
        self.next();
        let is_box = matches!(&*word.text, "Integer" | "Long" | "Double" | "Boolean" | "Character");
        let ty = if is_box { self.boxed_type()? } else { self.whole_type()? };
        if !self.takes(")") {
            self.at = begin;
            return Ok(None);
        }
        let value = self.nested(Java::unary_expression)?;
        let value = self.cast(value, ty, line)?;
        Ok(Some(if is_box { self.library_call(BOX, vec![value], ty, line) } else { value }))
    }

    fn count(&mut self, place: Expression, up: bool, before: bool, line: u32) -> Result<Expression> {
        if !is_place(&place) {
            return Err(Refusal::mistake(line, Mistake::NotAssignable));
        }
        self.check_final(&place, line)?;
        let ty = place.ty;
        if self.common(ty, ty).is_none() {
            let operator = if up { "++" } else { "--" }.to_owned();
            return Err(Refusal::mistake(line, Mistake::Operand { operator, ty: self.types.name(ty) }));
        }
        Ok(Expression::new(ExpressionKind::Count { place: Box::new(place), up, before }, ty, line))
    }

    fn postfix(&mut self, first: Expression) -> Result<Expression> {
        let mut value = first;
        loop {
            let token = self.peek().clone();
            let line = token.line;
            if token.kind != Kind::Punct {
                return Ok(value);
            }
            match &*token.text {
                "[" => {
                    self.next();
                    let index = self.expression()?;
                    self.expect("]")?;
                    value = self.indexed(value, index, line)?;
                }
                "." => {
                    self.next();
                    value = self.member_of(value, line)?;
                }
                "++" | "--" => {
                    self.next();
                    value = self.count(value, token.is("++"), false, line)?;
                }
                "::" | "->" => return self.lack(line, &token.text),
                _ => return Ok(value),
            }
            self.height.grow(self.line())?;
        }
    }

    fn indexed(&mut self, array: Expression, index: Expression, line: u32) -> Result<Expression> {
        let Some(of) = self.element(array.ty) else {
            let ty = self.types.name(array.ty);
            return Err(Refusal::mistake(line, Mistake::NotIndexed { ty }));
        };
        let index = self.convert_at(index, Ty::INT, line)?;
        Ok(self.element_at(array, index, of, line))
    }

    pub(super) fn element_at(&mut self, array: Expression, index: Expression, of: Ty, line: u32) -> Expression {
        let ty = array.ty;
        let place = ExpressionKind::Move(Box::new(array), Box::new(index), true);
        let place = Expression::new(place, ty, line);
        Expression::new(ExpressionKind::Deref(Box::new(place)), of, line)
    }
}

/// Whether something can be assigned to.
pub(super) fn is_place(value: &Expression) -> bool {
    matches!(value.kind, ExpressionKind::Variable(_) | ExpressionKind::Deref(_))
}
