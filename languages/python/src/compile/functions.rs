//! Functions, lambdas and classes.

use std::rc::Rc;

use super::{Access, Compiler};
use crate::ast::*;
use crate::code::{Const, Op};
use crate::scope::{address, mangle};

/// The bits of `Op::MakeFunction`.
const DEFAULTS: u32 = 1;
const KEYWORD_DEFAULTS: u32 = 2;
const ANNOTATIONS: u32 = 4;
const CLOSURE: u32 = 8;

/// The docstring of a body.
fn docstring(body: &[Stmt]) -> Option<&Rc<str>> {
    match &body.first()?.kind {
        StmtKind::Expr(Expr { kind: ExprKind::Constant(Constant::Str(text)), .. }) => Some(text),
        _ => None,
    }
}

impl<'a> Compiler<'a> {
    /// The body of the program or of a class.
    pub(super) fn body(&mut self, body: &'a [Stmt]) {
        if let (0, Some(first)) = (self.unit.index, body.first()) {
            self.unit.line = first.span.line as i32;
        }
        if annotates(body) {
            self.emit(Op::BuildMap(0));
            self.store(&"__annotations__".into());
        }
        let mut rest = body;
        if let Some(text) = docstring(body) {
            self.unit.line = body[0].span.line as i32;
            self.constant(Const::Str(text.clone()));
            self.no_line();
            self.store(&"__doc__".into());
            rest = &body[1..];
        }
        self.block(rest);
    }

    pub(super) fn function(&mut self, def: &'a FunctionDef, line: u32) {
        self.decorators(&def.decorators);
        let first_line = def.decorators.first().map_or(line, |decorator| decorator.span.line);
        let mut flags = self.defaults(&def.params);
        flags |= self.annotations(def);
        let scope = self.scopes.of(address(def));
        self.enter(scope, def.name.clone(), first_line);
        self.emit(Op::Resume);
        self.unit.parameters = Some(&def.params);
        let mut body = &def.body[..];
        if let Some(text) = docstring(body) {
            self.unit.doc = Some(self.constant_index(Const::Str(text.clone())));
            body = &body[1..];
        }
        self.block(body);
        let code = self.leave();
        self.make_function(code, scope, flags);
        self.apply_decorators(&def.decorators);
        self.store(&def.name);
    }

    pub(super) fn lambda(&mut self, params: &'a Params, body: &'a Expr, line: u32) {
        let flags = self.defaults(params);
        let scope = self.scopes.of(address(params));
        self.enter(scope, "<lambda>".into(), line);
        self.emit(Op::Resume);
        self.unit.parameters = Some(params);
        self.expression(body);
        if self.scopes.get(scope).is_generator {
            self.emit(Op::PopTop);
        } else {
            self.emit(Op::Return);
        }
        let code = self.leave();
        self.make_function(code, scope, flags);
    }

    pub(super) fn class(&mut self, class: &'a ClassDef, line: u32) {
        self.decorators(&class.decorators);
        let first_line = class.decorators.first().map_or(line, |decorator| decorator.span.line);
        let scope = self.scopes.of(address(class));
        self.enter(scope, class.name.clone(), first_line);
        self.emit(Op::Resume);
        match self.library {
            Some(module) => self.constant(Const::Str(module.into())),
            None => self.load(&"__name__".into()),
        }
        self.store(&"__module__".into());
        let qualname = self.unit.qualname.clone();
        self.constant(Const::Str(qualname));
        self.store(&"__qualname__".into());
        self.body(&class.body);
        self.no_line();
        if self.scopes.get(scope).has_class_cell {
            let cell = self.unit.slots["__class__"];
            self.emit(Op::LoadClosure(cell));
            self.emit(Op::Copy(1));
            self.store(&"__classcell__".into());
        } else {
            self.constant(Const::None);
        }
        self.emit(Op::Return);
        let code = self.leave();
        self.emit(Op::LoadBuildClass);
        self.make_function(code, scope, 0);
        self.constant(Const::Str(class.name.clone()));
        self.call_arguments(2, &class.bases, &class.keywords);
        self.apply_decorators(&class.decorators);
        self.store(&class.name);
    }

    fn decorators(&mut self, decorators: &'a [Expr]) {
        self.expressions(decorators);
    }

    fn apply_decorators(&mut self, decorators: &[Expr]) {
        let line = self.unit.line;
        for decorator in decorators.iter().rev() {
            self.unit.line = decorator.span.line as i32;
            self.emit(Op::Call(1));
        }
        self.unit.line = line;
    }

    fn defaults(&mut self, params: &'a Params) -> u32 {
        let mut flags = 0;
        let mut defaults = Vec::new();
        for param in params.by_place() {
            defaults.extend(&param.default);
        }
        if !defaults.is_empty() {
            flags |= DEFAULTS;
            defaults.iter().for_each(|default| self.expression(default));
            self.emit(Op::BuildTuple(defaults.len() as u32));
        }
        let named = params.keyword_only.iter().filter_map(|param| Some((&param.name, param.default.as_ref()?)));
        let named: Vec<_> = named.collect();
        if !named.is_empty() {
            flags |= KEYWORD_DEFAULTS;
            named.iter().for_each(|(_, default)| self.expression(default));
            let private = self.scopes.get(self.unit.scope).private.clone();
            let names = named.iter().map(|(name, _)| Const::Str(mangle(private.as_deref(), name))).collect();
            self.constant(Const::Tuple(names));
            self.emit(Op::BuildConstKeyMap(named.len() as u32));
        }
        flags
    }

    fn annotations(&mut self, def: &'a FunctionDef) -> u32 {
        let mut all: Vec<(Rc<str>, &Expr)> = Vec::new();
        for param in def.params.all() {
            all.extend(param.annotation.as_ref().map(|annotation| (param.name.clone(), annotation)));
        }
        all.extend(def.returns.as_ref().map(|returns| ("return".into(), returns)));
        for (name, annotation) in &all {
            self.constant(Const::Str(name.clone()));
            self.annotation(annotation);
        }
        if all.is_empty() {
            return 0;
        }
        self.emit(Op::BuildTuple(2 * all.len() as u32));
        ANNOTATIONS
    }

    pub(super) fn annotation(&mut self, annotation: &'a Expr) {
        if self.text_annotations {
            self.constant(Const::Str(super::constants::annotation_text(annotation).into()));
        } else {
            self.expression(annotation);
        }
    }

    /// The function of a code, with the cells that it needs.
    pub(super) fn make_function(&mut self, code: usize, scope: usize, mut flags: u32) {
        let free = self.scopes.get(scope).free();
        if !free.is_empty() {
            for name in &free {
                let slot = self.unit.slots[name];
                self.emit(Op::LoadClosure(slot));
            }
            self.emit(Op::BuildTuple(free.len() as u32));
            flags |= CLOSURE;
        }
        self.constant(Const::Code(code as u32));
        self.emit(Op::MakeFunction(flags));
    }

    pub(super) fn delete(&mut self, target: &'a Expr) {
        self.at(target, |this| match &target.kind {
            ExprKind::Name(name) => this.variable(name, Access::Delete),
            ExprKind::Attribute { value, attr } => {
                this.expression(value);
                this.unit.line = target.span.end_line as i32;
                let name = this.attribute(attr);
                this.emit(Op::DeleteAttribute(name));
            }
            ExprKind::Subscript { value, index } => {
                this.expression(value);
                this.expression(index);
                this.emit(Op::DeleteSubscript);
            }
            ExprKind::Tuple(items) | ExprKind::List(items) => items.iter().for_each(|item| this.delete(item)),
            _ => {}
        });
    }
}

/// Whether a body has an annotated assignment outside of functions and classes.
fn annotates(body: &[Stmt]) -> bool {
    body.iter().any(|statement| match &statement.kind {
        StmtKind::AnnAssign { .. } => true,
        StmtKind::For { body, orelse, .. } | StmtKind::While { body, orelse, .. } => {
            annotates(body) || annotates(orelse)
        }
        StmtKind::If { branches, orelse } => branches.iter().any(|branch| annotates(&branch.body)) || annotates(orelse),
        StmtKind::With { body, .. } => annotates(body),
        StmtKind::Try { body, handlers, orelse, finalbody } => {
            let handlers = handlers.iter().any(|handler| annotates(&handler.body));
            annotates(body) || handlers || annotates(orelse) || annotates(finalbody)
        }
        StmtKind::Match { cases, .. } => cases.iter().any(|case| annotates(&case.body)),
        _ => false,
    })
}
