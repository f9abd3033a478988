//! Statements.

use super::{Around, Compiler};
use crate::ast::*;
use crate::code::{Const, Op};
use crate::scope::ScopeKind;

impl<'a> Compiler<'a> {
    pub(super) fn block(&mut self, body: &'a [Stmt]) {
        for statement in body {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &'a Stmt) {
        let line = statement.span.line;
        self.unit.line = line as i32;
        match &statement.kind {
            StmtKind::FunctionDef(def) => self.function(def, line),
            StmtKind::ClassDef(class) => self.class(class, line),
            StmtKind::Return(value) => self.return_statement(value.as_ref(), line),
            StmtKind::Delete(targets) => targets.iter().for_each(|target| self.delete(target)),
            StmtKind::Assign { targets, value } => {
                self.expression(value);
                let (last, first) = targets.split_last().expect("at least one target");
                for target in first {
                    self.emit(Op::Copy(1));
                    self.target(target);
                }
                self.target(last);
            }
            StmtKind::AugAssign { target, op, value } => self.aug_assign(target, *op, value),
            StmtKind::AnnAssign { target, annotation, value, simple } => {
                self.ann_assign(target, annotation, value.as_ref(), *simple);
            }
            StmtKind::For { target, iter, body, orelse } => {
                let (start, cleanup, end) = (self.new_block(), self.new_block(), self.new_block());
                self.unit.around.push(Around::Loop { is_for: true, start, end });
                self.iterable(iter);
                self.emit(Op::GetIter);
                self.use_block(start);
                self.emit(Op::ForIter(cleanup));
                let inner = self.new_block();
                self.use_block(inner);
                self.target(target);
                self.block(body);
                self.no_line();
                self.emit(Op::Jump(start));
                self.use_block(cleanup);
                self.unit.around.pop();
                self.block(orelse);
                self.use_block(end);
            }
            StmtKind::While { test, body, orelse } => {
                let (start, inner) = (self.new_block(), self.new_block());
                let (anchor, end) = (self.new_block(), self.new_block());
                self.use_block(start);
                self.unit.around.push(Around::Loop { is_for: false, start, end });
                self.jump_if(test, anchor, false);
                self.use_block(inner);
                self.block(body);
                self.unit.line = line as i32;
                self.jump_if(test, inner, true);
                self.unit.around.pop();
                self.use_block(anchor);
                self.block(orelse);
                self.use_block(end);
            }
            StmtKind::If { branches, orelse } => self.if_statement(branches, orelse),
            StmtKind::With { items, body } => self.with_statement(items, body, line),
            StmtKind::Match { subject, cases } => self.match_statement(subject, cases),
            StmtKind::Raise { exc, cause } => {
                exc.iter().for_each(|part| self.expression(part));
                cause.iter().for_each(|part| self.expression(part));
                let count = u32::from(exc.is_some()) + u32::from(cause.is_some());
                self.emit(Op::RaiseVarargs(count));
            }
            StmtKind::Try { body, handlers, orelse, finalbody } => {
                if finalbody.is_empty() {
                    self.try_except(body, handlers, orelse);
                } else {
                    self.try_finally(body, handlers, orelse, finalbody);
                }
            }
            StmtKind::Assert { test, msg } => {
                let end = self.new_block();
                self.jump_if(test, end, true);
                self.emit(Op::LoadAssertionError);
                if let Some(msg) = msg {
                    self.expression(msg);
                    self.emit(Op::Call(1));
                }
                self.emit(Op::RaiseVarargs(1));
                self.use_block(end);
            }
            StmtKind::Import(names) => names.iter().for_each(|alias| self.import(alias)),
            StmtKind::ImportFrom { module, names, .. } => {
                let module = self.name(module.as_deref().unwrap_or_default());
                self.emit(Op::ImportName(module));
                if names.iter().any(|alias| &*alias.name == "*") {
                    return self.emit(Op::ImportStar);
                }
                for alias in names {
                    let name = self.name(&alias.name);
                    self.emit(Op::ImportFrom(name));
                    self.store(&alias.bound());
                }
                self.emit(Op::PopTop);
            }
            StmtKind::Global(_) | StmtKind::Nonlocal(_) => {}
            StmtKind::Expr(value) => {
                if super::constants::fold(value).is_some() {
                    return self.emit(Op::Nop);
                }
                self.expression(value);
                self.no_line();
                self.emit(Op::PopTop);
            }
            StmtKind::Pass => self.emit(Op::Nop),
            StmtKind::Break => {
                self.emit(Op::Nop);
                if let Some(depth) = self.unwind(false, true)
                    && let Around::Loop { is_for, end, .. } = self.unit.around[depth]
                {
                    if is_for {
                        self.emit(Op::PopTop);
                    }
                    self.emit(Op::Jump(end));
                }
            }
            StmtKind::Continue => {
                self.emit(Op::Nop);
                if let Some(depth) = self.unwind(false, true)
                    && let Around::Loop { start, .. } = self.unit.around[depth]
                {
                    self.emit(Op::Jump(start));
                }
            }
        }
    }

    fn if_statement(&mut self, branches: &'a [Branch], orelse: &'a [Stmt]) {
        let Some((branch, rest)) = branches.split_first() else { return self.block(orelse) };
        // CPython's tree has an `elif` as an `if` in the `else`, which is a statement.
        self.unit.line = branch.span.line as i32;
        let end = self.new_block();
        if rest.is_empty() && orelse.is_empty() {
            self.jump_if(&branch.test, end, false);
            self.block(&branch.body);
        } else {
            let next = self.new_block();
            self.jump_if(&branch.test, next, false);
            self.block(&branch.body);
            self.emit_artificial(Op::Jump(end));
            self.use_block(next);
            self.if_statement(rest, orelse);
        }
        self.use_block(end);
    }

    fn return_statement(&mut self, value: Option<&'a Expr>, line: u32) {
        let constant = value.and_then(super::constants::fold);
        match value {
            Some(value) if constant.is_none() => self.expression(value),
            Some(value) => {
                self.unit.line = value.span.line as i32;
                self.emit(Op::Nop);
            }
            None => {}
        }
        if value.is_none_or(|value| value.span.line != line) {
            self.unit.line = line as i32;
            self.emit(Op::Nop);
        }
        self.unwind(value.is_some() && constant.is_none(), false);
        match (value, constant) {
            (None, _) => self.constant(Const::None),
            (Some(_), Some(constant)) => self.constant(constant),
            (Some(_), None) => {}
        }
        self.emit(Op::Return);
    }

    fn aug_assign(&mut self, target: &'a Expr, op: BinaryOp, value: &'a Expr) {
        let line = self.unit.line;
        self.unit.line = target.span.line as i32;
        match &target.kind {
            ExprKind::Attribute { value: object, attr } => {
                self.expression(object);
                self.emit(Op::Copy(1));
                self.unit.line = target.span.end_line as i32;
                let name = self.attribute(attr);
                self.emit(Op::LoadAttribute(name));
            }
            ExprKind::Subscript { value: container, index } => {
                self.expression(container);
                self.expression(index);
                self.emit(Op::Copy(2));
                self.emit(Op::Copy(2));
                self.emit(Op::Subscript);
            }
            ExprKind::Name(name) => self.load(name),
            _ => {}
        }
        self.unit.line = line;
        self.expression(value);
        self.emit(Op::InPlace(op));
        self.unit.line = target.span.line as i32;
        match &target.kind {
            ExprKind::Attribute { attr, .. } => {
                self.unit.line = target.span.end_line as i32;
                self.emit(Op::Swap(2));
                let name = self.attribute(attr);
                self.emit(Op::StoreAttribute(name));
            }
            ExprKind::Subscript { .. } => {
                self.emit(Op::Swap(3));
                self.emit(Op::Swap(2));
                self.emit(Op::StoreSubscript);
            }
            ExprKind::Name(name) => self.store(name),
            _ => {}
        }
    }

    fn ann_assign(&mut self, target: &'a Expr, annotation: &'a Expr, value: Option<&'a Expr>, simple: bool) {
        if let Some(value) = value {
            self.expression(value);
            self.target(target);
        }
        let is_kept = self.scopes.get(self.unit.scope).kind != ScopeKind::Function;
        match &target.kind {
            ExprKind::Name(name) if simple && is_kept => {
                self.annotation(annotation);
                self.load(&"__annotations__".into());
                let private = self.scopes.get(self.unit.scope).private.clone();
                self.constant(Const::Str(crate::scope::mangle(private.as_deref(), name)));
                self.emit(Op::StoreSubscript);
            }
            ExprKind::Attribute { value: object, .. } if value.is_none() => self.dropped(object),
            ExprKind::Subscript { value: container, index } if value.is_none() => {
                self.dropped(container);
                self.dropped(index);
            }
            _ => {}
        }
        if !simple && is_kept && !self.text_annotations {
            self.dropped(annotation);
        }
    }

    fn dropped(&mut self, expression: &'a Expr) {
        self.expression(expression);
        self.emit(Op::PopTop);
    }

    fn import(&mut self, alias: &Alias) {
        let module = self.name(&alias.module());
        self.emit(Op::ImportName(module));
        self.store(&alias.bound());
    }
}
