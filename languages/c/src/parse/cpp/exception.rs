//! Exceptions: `throw`, `try`, and what goes where one leaves a block.

use super::Init;
use crate::parse::scope::{Scope, Symbol, among};
use crate::parse::{Parser, Result};
use crate::refusal::{Mistake, Refusal};
use crate::tree::{Catch, Expression, ExpressionKind, Handler, Statement, StatementKind, Storage};
use crate::types::{Shape, Ty};

impl Parser {
    /// `throw` with a value, which is copied to an object of its own, or again what was caught.
    pub(super) fn throw(&mut self) -> Result<Expression> {
        let line = self.next().line;
        if [";", ")", ":", ","].iter().any(|end| self.peek().is_punct(end)) {
            let Some(&holder) = self.current.caught.last() else { return self.lack("throw;") };
            let object = self.variable(holder, line);
            return self.library("__throw", vec![object], Ty::VOID, line);
        }
        let value = self.assignment()?;
        let value = self.single(value)?;
        let ty = self.decayed(&value);
        if ty.same(Ty::VOID) {
            return Err(Refusal::mistake(line, Mistake::VoidValue));
        }
        let pointer = self.types.pointer(ty);
        let size = Expression::int(self.types.size(ty) as i64, Ty::UNSIGNED_LONG, line);
        let number = Expression::int(i64::from(ty.number()), Ty::UNSIGNED_LONG, line);
        let memory = self.library("__thrown", vec![size, number], pointer, line)?;
        let local = self.new_local("".into(), pointer, line);
        let kept = self.variable(local, line);
        let kind = ExpressionKind::Assign(Box::new(kept.clone()), Box::new(memory));
        let mut effects = vec![Expression::new(kind, pointer, line)];
        let object = Expression::new(ExpressionKind::Deref(Box::new(kept.clone())), ty, line);
        effects.extend(self.initialize(object, ty, Init::Copy(value), line)?);
        effects.push(self.library("__throw", vec![kept], Ty::VOID, line)?);
        match self.sequence(effects) {
            Some(value) => Ok(value),
            None => self.expected("a value"),
        }
    }

    /// Calls a function of the library that has no name in the program.
    fn library(&mut self, name: &str, values: Vec<Expression>, ty: Ty, line: u32) -> Result<Expression> {
        let library = crate::library::find(name).unwrap_or_default();
        let callee = Expression::new(ExpressionKind::Library(library), self.library_type(library)?, line);
        Ok(Expression::new(ExpressionKind::Call(Box::new(callee), values), ty, line))
    }

    /// `try {…} catch (…) {…}`
    pub(super) fn try_statement(&mut self) -> Result<Statement> {
        let line = self.next().line;
        self.expect("{")?;
        let body = self.block(line)?;
        let mut handlers = Vec::new();
        while self.takes("catch") {
            handlers.push(self.handler(line)?);
        }
        if handlers.is_empty() {
            return self.expected("`catch`");
        }
        Ok(Statement { line, kind: StatementKind::Try(vec![body], handlers) })
    }

    /// What stands behind `catch`.
    fn handler(&mut self, line: u32) -> Result<Handler> {
        self.expect("(")?;
        let void = self.types.pointer(Ty::VOID);
        let holder = self.new_local("".into(), void, line);
        self.scopes.push(Scope::default());
        let mut body = Vec::new();
        let catches = if self.takes("...") { Catch::All } else { Catch::Type(self.caught(holder, &mut body)?) };
        self.expect(")")?;
        let line = self.line();
        self.expect("{")?;
        self.current.caught.push(holder);
        let inner = self.block(line)?;
        self.current.caught.pop();
        body.push(inner);
        self.end_scope(&mut body)?;
        self.scopes.pop();
        Ok(Handler { catches, holder, body })
    }

    /// The variable of a `catch`: the type of what it stands for.
    fn caught(&mut self, holder: usize, body: &mut Vec<Statement>) -> Result<Ty> {
        let line = self.line();
        let specifiers = self.specifiers()?;
        let (name, ty) = self.declarator(specifiers.ty)?;
        let of = self.types.referred(ty).unwrap_or(ty).plain();
        if !self.types.is_complete(of) {
            return Err(Refusal::mistake(line, Mistake::Incomplete { name: self.types.name(of) }));
        }
        let Some(name) = name else { return Ok(of) };
        let local = self.new_local(name.clone(), ty, line);
        self.current.locals[local].is_addressed |= !self.types.is_scalar(ty);
        self.declare_name(&name, line, Symbol::Variable(Storage::Local(local)))?;
        let pointer = self.types.pointer(of);
        let held = Expression { ty: pointer, ..self.variable(holder, line) };
        let object = Expression::new(ExpressionKind::Deref(Box::new(held)), of, line);
        let place = self.variable(local, line);
        let effect = self.initialize(place, ty, Init::Copy(object), line)?;
        body.push(Statement { line, kind: StatementKind::Declare(local) });
        if let Some(effect) = effect {
            let effect = self.full(effect, true)?;
            body.push(Statement { line, kind: StatementKind::Hidden(effect) });
        }
        if self.needs_destroy(ty) {
            self.begins_object(local, body.len());
        }
        Ok(of)
    }

    /// A variable of a class has begun with the last of so many statements of its block.
    pub(super) fn begins_object(&mut self, local: usize, behind: usize) {
        self.scope().objects.push(local);
        self.current.begun.push((local, behind));
    }

    /// What stands behind the beginning of an object ends it where an exception leaves it.
    pub(super) fn guard_objects(&mut self, statements: &mut Vec<Statement>) -> Result<()> {
        let line = self.user_line;
        let objects = self.scopes.last().map(|scope| scope.objects.clone()).unwrap_or_default();
        for local in objects.into_iter().rev() {
            let Some(behind) = among(&self.current.begun, &local) else { continue };
            if behind >= statements.len() {
                continue;
            }
            let ty = self.current.locals[local].ty;
            let place = self.variable(local, line);
            let Some(effect) = self.destroyed(place, ty, line)? else { continue };
            let void = self.types.pointer(Ty::VOID);
            let holder = self.new_local("".into(), void, line);
            let object = self.variable(holder, line);
            let on = self.library("__throw", vec![object], Ty::VOID, line)?;
            let body = [effect, on].map(|effect| Statement { line, kind: StatementKind::Hidden(effect) }).into();
            let guarded = statements.split_off(behind);
            let handlers = vec![Handler { catches: Catch::Nothing, holder, body }];
            statements.push(Statement { line, kind: StatementKind::Try(guarded, handlers) });
        }
        Ok(())
    }

    /// The classes that derive from others, for those who catch.
    pub(in crate::parse) fn bases(&mut self) -> Vec<(Ty, Ty)> {
        let derived: Vec<(u32, Ty)> =
            self.classes.iter().filter_map(|(&class, found)| Some((class, found.base?))).collect();
        derived.into_iter().map(|(class, base)| (self.types.intern(Shape::Struct(class)), base.plain())).collect()
    }
}
