//! Errors in names: declarations, bindings and uses by scope.
//!
//! CPython's symbol table, `Python/symtable.c`: first each scope collects how it uses its names, in the order of the
//! text; then each `nonlocal` is looked for in the functions around it.

use std::borrow::Cow;

use super::Result;
use crate::ast::*;
use crate::names::{ByName, Index};
use crate::parser::Failure;
use crate::walk::{self, Visitor};

pub(super) fn check(module: &Module, has_future_annotations: bool) -> Result {
    let mut table = Table { scopes: Vec::new(), open: Vec::new(), has_future_annotations, failure: None };
    table.enter(Kind::Module);
    walk::block(&mut table, &module.body);
    match table.failure.take() {
        Some(failure) => Err(failure),
        None => table.resolve(0, None),
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Module,
    Class,
    Function,
    /// With CPython's name of it.
    Comprehension(&'static str),
    /// An annotation that is not evaluated.
    Annotation,
}

/// How a scope uses a name.
#[derive(Clone, Copy, Default)]
struct Uses {
    parameter: bool,
    bound: bool,
    used: bool,
    annotated: bool,
    global: bool,
    nonlocal: bool,
    /// As the variable of a comprehension.
    iterated: bool,
}

struct Scope {
    kind: Kind,
    uses: ByName<Uses>,
    /// Each `global` and `nonlocal`, in the order of the text.
    declared: Vec<(Text, Span)>,
    inner: Vec<usize>,
    /// Inside the iterable of a comprehension.
    in_iterable: u32,
    /// Inside the variables of a comprehension.
    in_target: bool,
}

struct Table {
    scopes: Vec<Scope>,
    /// The scopes around the place that is visited, the innermost last.
    open: Vec<usize>,
    has_future_annotations: bool,
    /// The first error.
    failure: Option<Failure>,
}

impl Table {
    fn enter(&mut self, kind: Kind) {
        let id = self.scopes.len();
        if let Some(&outer) = self.open.last() {
            self.scopes[outer].inner.push(id);
        }
        let (uses, declared, inner) = Default::default();
        self.scopes.push(Scope { kind, uses, declared, inner, in_iterable: 0, in_target: false });
        self.open.push(id);
    }

    fn inside(&mut self, kind: Kind, visit: impl FnOnce(&mut Self)) {
        self.enter(kind);
        visit(self);
        self.open.pop();
    }

    fn scope(&mut self) -> &mut Scope {
        let innermost = self.open[self.open.len() - 1];
        &mut self.scopes[innermost]
    }

    fn fail(&mut self, message: impl Into<Cow<'static, str>>, span: Span) {
        self.failure.get_or_insert_with(|| Failure::new(message, span));
    }

    fn define(&mut self, name: &Text, span: Span, how: impl Fn(&mut Uses)) {
        let scope = self.scope();
        let uses = scope.uses.entry(name);
        how(uses);
        if scope.in_target && (uses.global || uses.nonlocal) {
            self.fail(format!("comprehension inner loop cannot rebind assignment expression target '{name}'"), span);
        } else if scope.in_target {
            uses.iterated = true;
        }
    }

    /// `global name` or `nonlocal name`, before which the scope must not have used the name.
    fn declare(&mut self, name: &Text, span: Span, word: &str) {
        let uses = self.scope().uses.get(name);
        let message = if uses.parameter {
            format!("name '{name}' is parameter and {word}")
        } else if uses.used {
            format!("name '{name}' is used prior to {word} declaration")
        } else if uses.annotated {
            format!("annotated name '{name}' can't be {word}")
        } else if uses.bound {
            format!("name '{name}' is assigned to before {word} declaration")
        } else {
            return self.share(name, span, word == "global");
        };
        self.fail(message, span);
    }

    /// Notes that a name is that of a scope around.
    fn share(&mut self, name: &Text, span: Span, is_global: bool) {
        self.scope().declared.push((name.clone(), span));
        self.define(name, span, |uses| {
            uses.global |= is_global;
            uses.nonlocal |= !is_global;
        });
    }

    fn annotated(&mut self, target: &Expr, has_value: bool, simple: bool) {
        let ExprKind::Name(name) = &target.kind else { return walk::target(self, target) };
        let scope = self.scope();
        let uses = scope.uses.get(name);
        if (uses.global || uses.nonlocal) && scope.kind != Kind::Module && simple {
            let word = if uses.global { "global" } else { "nonlocal" };
            self.fail(format!("annotated name '{name}' can't be {word}"), target.span);
        } else if simple || has_value {
            self.define(name, target.span, |uses| {
                uses.annotated |= simple;
                uses.bound = true;
            });
        }
    }

    fn annotation(&mut self, annotation: &Expr) {
        if !self.has_future_annotations {
            return self.expr(annotation);
        }
        self.inside(Kind::Annotation, |inner| inner.expr(annotation));
    }

    fn params(&mut self, params: &Params) {
        for param in params.by_slot() {
            let name = &param.name;
            if self.scope().uses.get(name).parameter {
                self.fail(format!("duplicate argument '{name}' in function definition"), param.span);
            }
            self.define(name, param.span, |uses| uses.parameter = true);
        }
    }

    fn exprs<'a>(&mut self, exprs: impl IntoIterator<Item = &'a Expr>) {
        exprs.into_iter().for_each(|expr| self.expr(expr));
    }

    fn not_in_annotation(&mut self, what: &str, span: Span) {
        if self.scope().kind == Kind::Annotation {
            self.fail(format!("{what} cannot be used within an annotation"), span);
        }
    }

    /// The outermost iterable belongs to the scope around.
    fn comprehension(&mut self, name: &'static str, it: &Comprehension, key: Option<&Expr>) {
        self.iterable(&it.generators[0].iter);
        self.inside(Kind::Comprehension(name), |inner| {
            for (index, generator) in it.generators.iter().enumerate() {
                inner.scope().in_target = true;
                walk::target(inner, &generator.target);
                inner.scope().in_target = false;
                if index > 0 {
                    inner.iterable(&generator.iter);
                }
                inner.exprs(&generator.conditions);
            }
            inner.expr(&it.element);
            inner.exprs(key);
        });
    }

    fn iterable(&mut self, iterable: &Expr) {
        self.scope().in_iterable += 1;
        self.expr(iterable);
        self.scope().in_iterable -= 1;
    }

    /// In a comprehension, `name := value` binds the name in the function around.
    fn walrus(&mut self, span: Span, name: &Text) {
        self.not_in_annotation("named expression", span);
        if self.scope().in_iterable > 0 {
            return self.fail("assignment expression cannot be used in a comprehension iterable expression", span);
        }
        if !matches!(self.scope().kind, Kind::Comprehension(_)) {
            return;
        }
        for index in (0..self.open.len()).rev() {
            let scope = &mut self.scopes[self.open[index]];
            let uses = scope.uses.get(name);
            match scope.kind {
                Kind::Comprehension(_) if uses.iterated => {
                    let message = "assignment expression cannot rebind comprehension iteration variable";
                    return self.fail(format!("{message} '{name}'"), span);
                }
                Kind::Comprehension(_) | Kind::Annotation => {}
                Kind::Class => {
                    let message = "assignment expression within a comprehension cannot be used in a class body";
                    return self.fail(message, span);
                }
                Kind::Function | Kind::Module => {
                    let is_global = scope.kind == Kind::Module || uses.global;
                    let outer = scope.uses.entry(name);
                    outer.bound |= scope.kind == Kind::Function;
                    outer.global |= scope.kind == Kind::Module;
                    return self.share(name, span, is_global);
                }
            }
        }
    }

    /// Looks for the variable of each `nonlocal`; `bound` are those of the functions around, none at the top.
    fn resolve(&self, id: usize, bound: Option<&Index>) -> Result {
        let scope = &self.scopes[id];
        let mut inner = bound.cloned().unwrap_or_default();
        for (name, span) in &scope.declared {
            let uses = scope.uses.get(name);
            let message = match bound {
                _ if uses.global && uses.nonlocal => format!("name '{name}' is nonlocal and global"),
                _ if !uses.nonlocal => continue,
                None => "nonlocal declaration not allowed at module level".to_owned(),
                Some(bound) if bound.contains_key(name) => continue,
                Some(_) => format!("no binding for nonlocal '{name}' found"),
            };
            return Err(Failure::new(message, *span));
        }
        for (name, uses) in scope.uses.entries() {
            if uses.global {
                inner.remove(name);
            } else if matches!(scope.kind, Kind::Function | Kind::Comprehension(_)) && (uses.bound || uses.parameter) {
                inner.insert(name.clone(), 0);
            }
        }
        if scope.kind == Kind::Class {
            inner.insert("__class__".into(), 0);
        }
        scope.inner.iter().try_for_each(|&id| self.resolve(id, Some(&inner)))
    }
}

impl Visitor for Table {
    fn statement(&mut self, statement: &Stmt) {
        let span = statement.span;
        match &statement.kind {
            StmtKind::FunctionDef(def) => {
                self.bind(&def.name, span);
                self.exprs(walk::defaults(&def.params));
                walk::annotations(def).into_iter().for_each(|annotation| self.annotation(annotation));
                self.exprs(&def.decorators);
                self.inside(Kind::Function, |inner| {
                    inner.params(&def.params);
                    walk::block(inner, &def.body);
                });
            }
            StmtKind::ClassDef(def) => {
                self.bind(&def.name, span);
                self.exprs(&def.bases);
                self.exprs(def.keywords.iter().map(|keyword| &keyword.value));
                self.exprs(&def.decorators);
                self.inside(Kind::Class, |inner| walk::block(inner, &def.body));
            }
            StmtKind::AnnAssign { target, annotation, value, simple } => {
                self.annotated(target, value.is_some(), *simple);
                self.annotation(annotation);
                self.exprs(value);
            }
            StmtKind::Try { body, handlers, orelse, finalbody } => {
                walk::block(self, body);
                walk::block(self, orelse);
                walk::after_try(self, handlers, &[], finalbody);
            }
            StmtKind::Global(names) => names.iter().for_each(|name| self.declare(name, span, "global")),
            StmtKind::Nonlocal(names) => names.iter().for_each(|name| self.declare(name, span, "nonlocal")),
            _ => walk::within_statement(self, statement),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Name(name) => self.define(name, expr.span, |uses| uses.used = true),
            ExprKind::Lambda { params, body } => {
                self.exprs(walk::defaults(params));
                self.inside(Kind::Function, |inner| {
                    inner.params(params);
                    inner.expr(body);
                });
            }
            ExprKind::ListComp(it) => self.comprehension("list comprehension", it, None),
            ExprKind::SetComp(it) => self.comprehension("set comprehension", it, None),
            ExprKind::GeneratorExp(it) => self.comprehension("generator expression", it, None),
            ExprKind::DictComp { key, comprehension: it } => self.comprehension("dict comprehension", it, Some(key)),
            ExprKind::Named { target, target_span, value } => {
                self.walrus(expr.span, target);
                self.expr(value);
                self.bind(target, *target_span);
            }
            ExprKind::Yield(_) | ExprKind::YieldFrom(_) => {
                self.not_in_annotation("yield expression", expr.span);
                walk::within_expr(self, expr);
                if let Kind::Comprehension(name) = self.scope().kind {
                    self.fail(format!("'yield' inside {name}"), expr.span);
                }
            }
            _ => walk::within_expr(self, expr),
        }
    }

    fn bind(&mut self, name: &Text, span: Span) {
        if &**name != "*" {
            self.define(name, span, |uses| uses.bound = true);
        } else if self.scope().kind != Kind::Module {
            self.fail("import * only allowed at module level", span);
        }
    }
}
