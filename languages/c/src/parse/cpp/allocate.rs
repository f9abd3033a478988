//! `new` and `delete`.

use super::Init;
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Expression, ExpressionKind, Operator};
use crate::types::Ty;

impl Parser {
    /// `new T`, `new T(…)`, `new T[n]`, `new (place) T(…)`.
    pub(super) fn new_object(&mut self) -> Result<Expression> {
        let line = self.next().line;
        let mut place = None;
        if self.peek().is_punct("(") && !self.declares_ahead(1) {
            self.next();
            if self.peek().is("nothrow") || self.peek().is("std") {
                while !self.takes(")") {
                    self.next();
                }
            } else {
                let value = self.assignment()?;
                place = Some(self.value(value)?);
                self.expect(")")?;
            }
        }
        let bracket = self.takes("(");
        let mut ty = self.specifiers()?.ty;
        while self.takes("*") {
            ty = self.types.pointer(ty);
        }
        if bracket {
            self.expect(")")?;
        }
        if ty.same(self.auto_type) {
            return self.lack("new auto");
        }
        if !self.types.is_complete(ty) {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: self.types.name(ty) }));
        }
        if self.takes("[") {
            let count = self.expression()?;
            let count = self.as_number(count, line)?;
            self.expect("]")?;
            return self.new_array(ty, count, line);
        }
        let init =
            if self.peek().is_punct("(") || self.peek().is_punct("{") { self.member_value()? } else { Init::Default };
        let pointer = self.types.pointer(ty);
        let memory = match place {
            Some(place) => self.explicit_cast(place, pointer, line)?,
            None => {
                let size = Expression::int(self.types.size(ty) as i64, Ty::UNSIGNED_LONG, line);
                self.allocated(size, pointer, line)?
            }
        };
        let local = self.new_local("".into(), pointer, line);
        let kept = self.variable(local, line);
        let mut effects =
            vec![Expression::new(ExpressionKind::Assign(Box::new(kept.clone()), Box::new(memory)), pointer, line)];
        let object = Expression::new(ExpressionKind::Deref(Box::new(kept.clone())), ty, line);
        effects.extend(self.initialize(object, ty, init, line)?);
        effects.push(Expression::new(ExpressionKind::Cast(Box::new(kept)), pointer, line));
        match self.sequence(effects) {
            Some(value) => Ok(value),
            None => self.expected("a value"),
        }
    }

    pub(super) fn allocated(&mut self, size: Expression, pointer: Ty, line: u32) -> Result<Expression> {
        let library = crate::library::find("__new").unwrap_or_default();
        let ty = self.library_type(library)?;
        let callee = Expression::new(ExpressionKind::Library(library), ty, line);
        let void = self.types.pointer(Ty::VOID);
        let call = Expression::new(ExpressionKind::Call(Box::new(callee), vec![size]), void, line);
        Ok(self.cast_to(call, pointer))
    }

    pub(super) fn new_array(&mut self, mut ty: Ty, count: Expression, line: u32) -> Result<Expression> {
        let mut lengths = Vec::new();
        while self.takes("[") {
            lengths.push(self.constant()?);
            self.expect("]")?;
        }
        for length in lengths.into_iter().rev() {
            ty = self.types.array(ty, Some(length.max(0) as u64));
        }
        let count = self.cpp_converted(count, Ty::UNSIGNED_LONG)?;
        let pointer = self.types.pointer(ty);
        let zero = if self.takes("(") {
            self.expect(")")?;
            true
        } else if self.peek().is_punct("{") {
            if !self.ahead(1).is_punct("}") {
                return self.new_list(ty, count, line);
            }
            self.next();
            self.next();
            true
        } else {
            false
        };
        if !self.is_trivial_default(ty) || self.needs_destroy(ty) {
            let none = Expression::new(ExpressionKind::Int(0), pointer, line);
            let function = if self.needs_destroy(ty) { "__new_objects" } else { "__new_plain" };
            return self.call_library(function, vec![none, count], line);
        }
        let size = Expression::int(self.types.size(ty) as i64, Ty::UNSIGNED_LONG, line);
        let size = self.arithmetic(Operator::Multiply, count, size, line)?;
        if zero {
            let library = crate::library::find("calloc").unwrap_or_default();
            let callee_ty = self.library_type(library)?;
            let callee = Expression::new(ExpressionKind::Library(library), callee_ty, line);
            let one = Expression::int(1, Ty::UNSIGNED_LONG, line);
            let void = self.types.pointer(Ty::VOID);
            let call = Expression::new(ExpressionKind::Call(Box::new(callee), vec![size, one]), void, line);
            return Ok(self.cast_to(call, pointer));
        }
        self.allocated(size, pointer, line)
    }

    /// `new T[n]{a, b}`
    fn new_list(&mut self, ty: Ty, count: Expression, line: u32) -> Result<Expression> {
        let value = self.initial_value()?;
        let (ExpressionKind::Braces(items), ExpressionKind::Int(length)) = (value.kind, &count.kind) else {
            return self.lack("new T[n]{…}");
        };
        let length = *length;
        if self.needs_destroy(ty) || items.len() as i64 > length || length > 100_000 {
            return self.lack("new T[n]{…}");
        }
        let pointer = self.types.pointer(ty);
        let size = Expression::int(self.types.size(ty) as i64 * length, Ty::UNSIGNED_LONG, line);
        let memory = self.allocated(size, pointer, line)?;
        let local = self.new_local("".into(), pointer, line);
        let kept = self.variable(local, line);
        let kind = ExpressionKind::Assign(Box::new(kept.clone()), Box::new(memory));
        let mut effects = vec![Expression::new(kind, pointer, line)];
        let mut items = items.into_iter();
        for index in 0..length {
            let at = Expression::int(index, Ty::LONG, line);
            let place = self.index(kept.clone(), at, line)?;
            let init = items.next().map_or(Init::Zero, Init::Copy);
            effects.extend(self.initialize(place, ty, init, line)?);
        }
        effects.push(Expression::new(ExpressionKind::Cast(Box::new(kept)), pointer, line));
        match self.sequence(effects) {
            Some(value) => Ok(value),
            None => self.expected("a value"),
        }
    }

    pub(super) fn delete_object(&mut self) -> Result<Expression> {
        let line = self.next().line;
        let is_array = self.takes("[");
        if is_array {
            self.expect("]")?;
        }
        let value = self.nested(Parser::cast)?;
        let value = self.value(value)?;
        let Some(to) = self.types.pointee(value.ty) else {
            let ty = self.types.name(value.ty);
            return Err(Refusal::mistake(line, Mistake::Operand { operator: "delete".to_owned(), ty }));
        };
        if self.needs_destroy(to) {
            let pointer = self.types.pointer(to.plain());
            let value = Expression { ty: pointer, ..value };
            return self.call_library(if is_array { "__delete_objects" } else { "__delete" }, vec![value], line);
        }
        let library = crate::library::find("free").unwrap_or_default();
        let ty = self.library_type(library)?;
        let callee = Expression::new(ExpressionKind::Library(library), ty, line);
        let void = self.types.pointer(Ty::VOID);
        let value = self.cast_to(value, void);
        Ok(Expression::new(ExpressionKind::Call(Box::new(callee), vec![value]), Ty::VOID, line))
    }

    /// `__builtin_bound(i, n, this)`: an index that is known to be inside, of a container.
    pub(super) fn bound_index(&mut self) -> Result<Expression> {
        let line = self.next().line;
        self.expect("(")?;
        let arguments = self.call_arguments()?;
        let library = crate::library::find("__bound").unwrap_or_default();
        let ty = self.library_type(library)?;
        let callee = Expression::new(ExpressionKind::Library(library), ty, line);
        let mut passed = Vec::new();
        for (index, argument) in arguments.into_iter().enumerate() {
            let ty = if index < 2 { Ty::UNSIGNED_LONG } else { self.types.pointer(Ty::VOID) };
            let argument = self.value(argument)?;
            passed.push(self.cast_to(argument, ty));
        }
        Ok(Expression::new(ExpressionKind::Call(Box::new(callee), passed), Ty::UNSIGNED_LONG, line))
    }
}
