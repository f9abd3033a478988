//! `for` over a range, and names for the parts of a value.

use std::rc::Rc;

use super::Init;
use crate::parse::scope::{Scope, Symbol};
use crate::parse::specifiers::Specifiers;
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::text::Kind;
use crate::tree::{Comparison, Expression, ExpressionKind, Operator, Statement, StatementKind, Storage};
use crate::types::{Shape, Ty};

impl Parser {
    /// Whether `for (… : …)` comes.
    pub(super) fn is_range(&self) -> bool {
        let mut depth = 0;
        for ahead in 1.. {
            let token = self.ahead(ahead);
            if token.kind == Kind::End {
                return false;
            }
            if token.kind != Kind::Punct {
                continue;
            }
            match &*token.text {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => {
                    depth -= 1;
                    if depth == 0 {
                        return false;
                    }
                }
                ";" | "?" => return false,
                ":" if depth == 1 => return true,
                _ => {}
            }
        }
        false
    }

    pub(super) fn range_for(&mut self) -> Result<Statement> {
        let line = self.next().line;
        let line = if line == 0 { self.user_line } else { line };
        self.expect("(")?;
        self.scopes.push(Scope::default());
        let specifiers = self.specifiers()?;
        let mut names: Vec<Rc<str>> = Vec::new();
        let (mut name, mut ty) = (None, specifiers.ty);
        if self.is_structured_ahead() {
            if self.takes("&") || self.takes("&&") {
                ty = self.types.intern(Shape::Reference(ty));
            }
            self.next();
            while !self.takes("]") {
                names.push(self.name()?.text);
                self.takes(",");
            }
        } else {
            (name, ty) = self.declarator(specifiers.ty)?;
        }
        self.expect(":")?;
        let range = self.initial_value()?;
        self.expect(")")?;
        let mut begin = Vec::new();
        let range = self.held_range(range, line, &mut begin)?;
        let (first, last) = self.range_ends(&range, line)?;
        let (at, end) = (self.held(first, line, &mut begin)?, self.held(last, line, &mut begin)?);
        let test = match self.overloaded("!=", &at, Some(&end), line)? {
            Some(test) => test,
            None => self.compare(Comparison::NotEqual, "!=", at.clone(), end, line)?,
        };
        let test = self.full(test, true)?;
        let step = match self.overloaded("++", &at, None, line)? {
            Some(step) => step,
            None => self.count(at.clone(), true, true, line)?,
        };
        let step = self.full(step, false)?;
        let item = match self.overloaded("*", &at, None, line)? {
            Some(item) => item,
            None => self.deref(at, line)?,
        };
        self.scopes.push(Scope::default());
        let mut body = Vec::new();
        let shown = name.clone().unwrap_or_default();
        let local = self.new_local(shown.clone(), ty, line);
        if name.is_some() {
            self.declare_name(&shown, line, Symbol::Variable(Storage::Local(local)))?;
        }
        if self.is_deduced(ty) {
            self.begin_auto(Storage::Local(local), ty, item, line, &mut body)?;
        } else {
            let place = self.variable(local, line);
            self.current.locals[local].is_addressed |= !self.types.is_scalar(ty);
            let effect = self.initialize(place, ty, Init::Copy(item), line)?;
            self.begun(Storage::Local(local), effect, line, &mut body)?;
        }
        let ty = self.current.locals[local].ty;
        if self.needs_destroy(ty) {
            self.begins_object(local, body.len());
        }
        self.bind_names(&names, local, line, &mut body)?;
        self.current.loops += 1;
        self.current.breaks += 1;
        self.current.loop_scopes.push((self.scopes.len() - 1, true));
        let inner = self.statement()?;
        self.current.loop_scopes.pop();
        self.current.loops -= 1;
        self.current.breaks -= 1;
        body.push(inner);
        self.end_scope(&mut body)?;
        self.scopes.pop();
        let mut ends = Vec::new();
        self.end_scope(&mut ends)?;
        self.scopes.pop();
        let body = Box::new(Statement { line, kind: StatementKind::Block(body) });
        let kind = StatementKind::For { begin, test: Some(test), step: Some(step), body };
        ends.insert(0, Statement { line, kind });
        Ok(Statement { line, kind: StatementKind::Block(ends) })
    }

    /// `auto [a, b] = …`: each name is a reference to a member.
    pub(super) fn bind_names(
        &mut self,
        names: &[Rc<str>],
        local: usize,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        if names.is_empty() {
            return Ok(());
        }
        let whole = self.variable(local, line);
        let whole = self.dereferenced(whole);
        for (index, name) in names.iter().enumerate() {
            let part = if self.types.is_array(whole.ty) {
                self.index(whole.clone(), Expression::int(index as i64, Ty::LONG, line), line)?
            } else {
                let Some(class) = self.class_of(whole.ty) else { return self.lack("auto […]") };
                if index >= self.types.structures[class as usize].fields.len() {
                    return self.fail(Mistake::BadInitializer);
                }
                let part = self.field_of(whole.clone(), class, index, line);
                self.dereferenced(part)
            };
            let ty = self.types.intern(Shape::Reference(part.ty));
            let named = self.new_local(name.clone(), ty, line);
            self.declare_name(name, line, Symbol::Variable(Storage::Local(named)))?;
            let place = self.variable(named, line);
            let effect = self.initialize(place, ty, Init::Copy(part), line)?;
            statements.push(Statement { line, kind: StatementKind::Declare(named) });
            if let Some(effect) = effect {
                statements.push(Statement { line, kind: StatementKind::Hidden(effect) });
            }
        }
        Ok(())
    }

    /// Whether names for the parts of a value come, as in `auto &[a, b]`.
    pub(in crate::parse) fn is_structured_ahead(&self) -> bool {
        let is_reference = self.peek().is_punct("&") || self.peek().is_punct("&&");
        self.ahead(usize::from(is_reference)).is_punct("[")
    }

    /// `auto [a, b] = …;` as a statement.
    pub(in crate::parse) fn structured(
        &mut self,
        specifiers: Specifiers,
        line: u32,
        statements: &mut Vec<Statement>,
    ) -> Result<()> {
        let mut ty = specifiers.ty;
        if self.takes("&") {
            ty = self.types.intern(Shape::Reference(ty));
        } else if self.takes("&&") {
            ty = self.types.intern(Shape::Rvalue(ty));
        }
        self.expect("[")?;
        let mut names = Vec::new();
        while !self.takes("]") {
            names.push(self.name()?.text);
            self.takes(",");
        }
        let local = self.new_local("".into(), ty, line);
        let Some(value) = self.auto_init()? else { return self.expected("`=`") };
        if self.types.is_array(value.ty) && self.types.referred(ty).is_none() {
            // An array is copied as it is.
            let ty = value.ty.plain();
            self.current.locals[local].ty = ty;
            self.current.locals[local].is_addressed = true;
            let place = self.variable(local, line);
            let effect = self.initialize(place, ty, Init::Copy(value), line)?;
            self.begun(Storage::Local(local), effect, line, statements)?;
        } else {
            self.begin_auto(Storage::Local(local), ty, value, line, statements)?;
        }
        let ty = self.current.locals[local].ty;
        if self.needs_destroy(ty) {
            self.begins_object(local, statements.len());
        }
        self.bind_names(&names, local, line, statements)?;
        self.expect(";")
    }

    /// The range as a place that lives as long as the loop.
    pub(super) fn held_range(
        &mut self,
        range: Expression,
        line: u32,
        begin: &mut Vec<Statement>,
    ) -> Result<Expression> {
        let range = match range.kind {
            ExpressionKind::Braces(items) => self.list_living_on(items, line)?,
            _ => range,
        };
        if self.is_place(&range) {
            if let ExpressionKind::Variable(_) = range.kind {
                return Ok(range);
            }
            let ty = range.ty;
            let pointer = self.types.pointer(ty);
            let address = self.address(range, line)?;
            let held = self.held(Expression { ty: pointer, ..address }, line, begin)?;
            return Ok(Expression::new(ExpressionKind::Deref(Box::new(held)), ty, line));
        }
        let held = self.held(range, line, begin)?;
        if let ExpressionKind::Variable(Storage::Local(local)) = held.kind
            && self.needs_destroy(held.ty)
        {
            self.scope().objects.push(local);
        }
        Ok(held)
    }

    /// A value in a variable without a name.
    pub(super) fn held(&mut self, value: Expression, line: u32, begin: &mut Vec<Statement>) -> Result<Expression> {
        let ty = value.ty.plain();
        let local = self.new_local("".into(), ty, line);
        self.current.locals[local].is_addressed = self.types.is_struct(ty);
        let place = self.variable(local, line);
        let effect = self.initialize(place.clone(), ty, Init::Copy(value), line)?;
        if let Some(effect) = effect {
            let effect = self.full(effect, true)?;
            begin.push(Statement { line, kind: StatementKind::Hidden(effect) });
        }
        Ok(place)
    }

    pub(super) fn range_ends(&mut self, range: &Expression, line: u32) -> Result<(Expression, Expression)> {
        if let Shape::Array(_, Some(length)) = *self.types.shape(range.ty) {
            let first = self.value(range.clone())?;
            let count = Expression::int(length as i64, Ty::LONG, line);
            let ty = first.ty;
            let last = Expression::new(ExpressionKind::Move(Box::new(first.clone()), Box::new(count), true), ty, line);
            return Ok((first, last));
        }
        if let Shape::Vla(of, _) = *self.types.shape(range.ty) {
            let first = self.value(range.clone())?;
            let size = |ty| Expression::new(ExpressionKind::SizeOf(ty), Ty::UNSIGNED_LONG, line);
            let count = self.arithmetic(Operator::Divide, size(range.ty), size(of), line)?;
            let last = self.arithmetic(Operator::Add, first.clone(), count, line)?;
            return Ok((first, last));
        }
        let mut ends = Vec::new();
        for name in ["begin", "end"] {
            let set = self.class_of(range.ty).and_then(|class| self.symbol_of_class(class, name));
            let Some(Symbol::Set(set)) = set else {
                return Err(Refusal::mistake(line, Mistake::Undeclared { name: name.to_owned() }));
            };
            let callee = Expression::new(ExpressionKind::Overloads(set, Some(Box::new(range.clone()))), Ty::VOID, line);
            ends.push(self.cpp_call(callee, Vec::new(), line)?);
        }
        let last = ends.pop();
        match (ends.pop(), last) {
            (Some(first), Some(last)) => Ok((first, last)),
            _ => self.expected("a range"),
        }
    }
}
