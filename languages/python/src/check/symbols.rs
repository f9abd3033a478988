//! Errors in names: declarations, bindings and uses by scope.
//!
//! CPython's symbol table, `Python/symtable.c`: first each scope collects how it uses its names, in the order of the
//! text; then each `nonlocal` is looked for in the functions around it.

use super::Result;
use crate::ast::*;
use crate::names::{ByName, Index};
use crate::parser::Failure;
use crate::walk;

pub(super) fn check(module: &Module, has_future_annotations: bool) -> Result {
    let mut table = Table { scopes: Vec::new(), open: Vec::new(), has_future_annotations };
    table.enter(Kind::Module);
    table.block(&module.body)?;
    table.resolve(0, None)
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

    fn scope(&mut self) -> &mut Scope {
        let innermost = self.open[self.open.len() - 1];
        &mut self.scopes[innermost]
    }

    fn define(&mut self, name: &Text, span: Span, how: impl Fn(&mut Uses)) -> Result {
        let scope = self.scope();
        let uses = scope.uses.entry(name);
        how(uses);
        if scope.in_target {
            if uses.global || uses.nonlocal {
                let message = format!("comprehension inner loop cannot rebind assignment expression target '{name}'");
                return Err(Failure::new(message, span));
            }
            uses.iterated = true;
        }
        Ok(())
    }

    fn bind(&mut self, name: &Text, span: Span) -> Result {
        self.define(name, span, |uses| uses.bound = true)
    }

    fn block(&mut self, statements: &[Stmt]) -> Result {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Stmt) -> Result {
        let span = statement.span;
        match &statement.kind {
            StmtKind::FunctionDef(def) => {
                self.bind(&def.name, span)?;
                self.exprs(walk::defaults(&def.params))?;
                for annotation in walk::annotations(def) {
                    self.annotation(annotation)?;
                }
                self.exprs(&def.decorators)?;
                self.enter(Kind::Function);
                self.params(&def.params)?;
                self.block(&def.body)?;
                self.open.pop();
            }
            StmtKind::ClassDef(def) => {
                self.bind(&def.name, span)?;
                self.exprs(&def.bases)?;
                def.keywords.iter().try_for_each(|keyword| self.expr(&keyword.value))?;
                self.exprs(&def.decorators)?;
                self.enter(Kind::Class);
                self.block(&def.body)?;
                self.open.pop();
            }
            StmtKind::Delete(targets) => targets.iter().try_for_each(|target| self.target(target))?,
            StmtKind::Assign { targets, value } => {
                targets.iter().try_for_each(|target| self.target(target))?;
                self.expr(value)?;
            }
            StmtKind::AugAssign { target, value, .. } => {
                self.target(target)?;
                self.expr(value)?;
            }
            StmtKind::AnnAssign { target, annotation, value, simple } => {
                self.annotated(target, value.is_some(), *simple)?;
                self.annotation(annotation)?;
                self.exprs(value)?;
            }
            StmtKind::For { target, iter, body, orelse } => {
                self.target(target)?;
                self.expr(iter)?;
                self.block(body)?;
                self.block(orelse)?;
            }
            StmtKind::While { test, body, orelse } => {
                self.expr(test)?;
                self.block(body)?;
                self.block(orelse)?;
            }
            StmtKind::If { branches, orelse } => {
                for branch in branches {
                    self.expr(&branch.test)?;
                    self.block(&branch.body)?;
                }
                self.block(orelse)?;
            }
            StmtKind::With { items, body } => {
                for item in items {
                    self.expr(&item.context)?;
                    item.target.iter().try_for_each(|target| self.target(target))?;
                }
                self.block(body)?;
            }
            StmtKind::Match { subject, cases } => {
                self.expr(subject)?;
                for case in cases {
                    self.pattern(&case.pattern)?;
                    self.exprs(&case.guard)?;
                    self.block(&case.body)?;
                }
            }
            StmtKind::Try { body, handlers, orelse, finalbody } => {
                self.block(body)?;
                self.block(orelse)?;
                for handler in handlers {
                    self.exprs(&handler.exception)?;
                    handler.name.iter().try_for_each(|name| self.bind(name, handler.span))?;
                    self.block(&handler.body)?;
                }
                self.block(finalbody)?;
            }
            StmtKind::Import(names) | StmtKind::ImportFrom { names, .. } => self.import(names)?,
            StmtKind::Global(names) => names.iter().try_for_each(|name| self.declare(name, span, "global"))?,
            StmtKind::Nonlocal(names) => names.iter().try_for_each(|name| self.declare(name, span, "nonlocal"))?,
            StmtKind::Return(value) => self.exprs(value)?,
            StmtKind::Expr(value) => self.expr(value)?,
            StmtKind::Raise { exc: first, cause: second } => {
                self.exprs(first)?;
                self.exprs(second)?;
            }
            StmtKind::Assert { test, msg } => {
                self.expr(test)?;
                self.exprs(msg)?;
            }
            StmtKind::Pass | StmtKind::Break | StmtKind::Continue => {}
        }
        Ok(())
    }

    fn import(&mut self, names: &[Alias]) -> Result {
        for alias in names {
            if &*alias.name != "*" {
                self.bind(&alias.bound(), alias.span)?;
            } else if self.scope().kind != Kind::Module {
                return Err(Failure::new("import * only allowed at module level", alias.span));
            }
        }
        Ok(())
    }

    /// `global name` or `nonlocal name`, before which the scope must not have used the name.
    fn declare(&mut self, name: &Text, span: Span, word: &str) -> Result {
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
            self.scope().declared.push((name.clone(), span));
            let is_global = word == "global";
            return self.define(name, span, |uses| {
                uses.global |= is_global;
                uses.nonlocal |= !is_global;
            });
        };
        Err(Failure::new(message, span))
    }

    fn annotated(&mut self, target: &Expr, has_value: bool, simple: bool) -> Result {
        let ExprKind::Name(name) = &target.kind else { return self.target(target) };
        let scope = self.scope();
        let uses = scope.uses.get(name);
        if (uses.global || uses.nonlocal) && scope.kind != Kind::Module && simple {
            let word = if uses.global { "global" } else { "nonlocal" };
            return Err(Failure::new(format!("annotated name '{name}' can't be {word}"), target.span));
        }
        if !simple && !has_value {
            return Ok(());
        }
        self.define(name, target.span, |uses| {
            uses.annotated |= simple;
            uses.bound = true;
        })
    }

    fn annotation(&mut self, annotation: &Expr) -> Result {
        if !self.has_future_annotations {
            return self.expr(annotation);
        }
        self.enter(Kind::Annotation);
        self.expr(annotation)?;
        self.open.pop();
        Ok(())
    }

    fn params(&mut self, params: &Params) -> Result {
        for param in params.by_slot() {
            let name = &param.name;
            if self.scope().uses.get(name).parameter {
                let message = format!("duplicate argument '{name}' in function definition");
                return Err(Failure::new(message, param.span));
            }
            self.define(name, param.span, |uses| uses.parameter = true)?;
        }
        Ok(())
    }

    fn pattern(&mut self, pattern: &Pattern) -> Result {
        let span = pattern.span;
        match &pattern.kind {
            PatternKind::Value(value) => self.expr(value),
            PatternKind::Singleton(_) | PatternKind::Wildcard | PatternKind::Star(None) => Ok(()),
            PatternKind::Sequence(patterns) | PatternKind::Or(patterns) => {
                patterns.iter().try_for_each(|pattern| self.pattern(pattern))
            }
            PatternKind::Mapping { entries, rest } => {
                entries.iter().try_for_each(|(key, _)| self.expr(key))?;
                entries.iter().try_for_each(|(_, value)| self.pattern(value))?;
                rest.iter().try_for_each(|name| self.bind(name, span))
            }
            PatternKind::Class { class, positional, keywords } => {
                self.expr(class)?;
                positional.iter().try_for_each(|pattern| self.pattern(pattern))?;
                keywords.iter().try_for_each(|(_, pattern)| self.pattern(pattern))
            }
            PatternKind::Star(Some(name)) | PatternKind::Capture(name) => self.bind(name, span),
            PatternKind::As { pattern, name } => {
                self.pattern(pattern)?;
                self.bind(name, span)
            }
        }
    }

    /// An expression that is assigned to or deleted.
    fn target(&mut self, target: &Expr) -> Result {
        match &target.kind {
            ExprKind::Name(name) => self.bind(name, target.span),
            ExprKind::Tuple(elements) | ExprKind::List(elements) => {
                elements.iter().try_for_each(|element| self.target(element))
            }
            ExprKind::Starred(value) => self.target(value),
            _ => self.expr(target),
        }
    }

    fn exprs<'a>(&mut self, exprs: impl IntoIterator<Item = &'a Expr>) -> Result {
        exprs.into_iter().try_for_each(|expr| self.expr(expr))
    }

    fn expr(&mut self, expr: &Expr) -> Result {
        match &expr.kind {
            ExprKind::Name(name) => self.define(name, expr.span, |uses| uses.used = true),
            ExprKind::Lambda { params, body } => {
                self.exprs(walk::defaults(params))?;
                self.enter(Kind::Function);
                self.params(params)?;
                self.expr(body)?;
                self.open.pop();
                Ok(())
            }
            ExprKind::ListComp(it) => self.comprehension("list comprehension", it, None),
            ExprKind::SetComp(it) => self.comprehension("set comprehension", it, None),
            ExprKind::GeneratorExp(it) => self.comprehension("generator expression", it, None),
            ExprKind::DictComp { key, comprehension: it } => self.comprehension("dict comprehension", it, Some(key)),
            ExprKind::Named { target, target_span, value } => {
                self.walrus(expr.span, target)?;
                self.expr(value)?;
                self.bind(target, *target_span)
            }
            ExprKind::Yield(_) | ExprKind::YieldFrom(_) => {
                self.not_in_annotation("yield expression", expr.span)?;
                self.parts(expr)?;
                match self.scope().kind {
                    Kind::Comprehension(name) => Err(Failure::new(format!("'yield' inside {name}"), expr.span)),
                    _ => Ok(()),
                }
            }
            _ => self.parts(expr),
        }
    }

    fn parts(&mut self, expr: &Expr) -> Result {
        let mut result = Ok(());
        walk::parts(expr, &mut |part| {
            if result.is_ok() {
                result = self.expr(part);
            }
        });
        result
    }

    fn not_in_annotation(&mut self, what: &str, span: Span) -> Result {
        match self.scope().kind {
            Kind::Annotation => Err(Failure::new(format!("{what} cannot be used within an annotation"), span)),
            _ => Ok(()),
        }
    }

    /// The outermost iterable belongs to the scope around.
    fn comprehension(&mut self, name: &'static str, it: &Comprehension, key: Option<&Expr>) -> Result {
        for (index, generator) in it.generators.iter().enumerate() {
            if index == 0 {
                self.iterable(&generator.iter)?;
                self.enter(Kind::Comprehension(name));
            }
            self.scope().in_target = true;
            self.target(&generator.target)?;
            self.scope().in_target = false;
            if index > 0 {
                self.iterable(&generator.iter)?;
            }
            self.exprs(&generator.conditions)?;
        }
        self.expr(&it.element)?;
        self.exprs(key)?;
        self.open.pop();
        Ok(())
    }

    fn iterable(&mut self, iterable: &Expr) -> Result {
        self.scope().in_iterable += 1;
        self.expr(iterable)?;
        self.scope().in_iterable -= 1;
        Ok(())
    }

    /// In a comprehension, `name := value` binds the name in the function around.
    fn walrus(&mut self, span: Span, name: &Text) -> Result {
        self.not_in_annotation("named expression", span)?;
        if self.scope().in_iterable > 0 {
            let message = "assignment expression cannot be used in a comprehension iterable expression";
            return Err(Failure::new(message, span));
        }
        if !matches!(self.scope().kind, Kind::Comprehension(_)) {
            return Ok(());
        }
        for index in (0..self.open.len()).rev() {
            let scope = &mut self.scopes[self.open[index]];
            let uses = scope.uses.get(name);
            match scope.kind {
                Kind::Comprehension(_) if uses.iterated => {
                    let message =
                        format!("assignment expression cannot rebind comprehension iteration variable '{name}'");
                    return Err(Failure::new(message, span));
                }
                Kind::Comprehension(_) | Kind::Annotation => {}
                Kind::Class => {
                    let message = "assignment expression within a comprehension cannot be used in a class body";
                    return Err(Failure::new(message, span));
                }
                Kind::Function | Kind::Module => {
                    let is_global = scope.kind == Kind::Module || uses.global;
                    let outer = scope.uses.entry(name);
                    outer.bound |= scope.kind == Kind::Function;
                    outer.global |= scope.kind == Kind::Module;
                    self.scope().declared.push((name.clone(), span));
                    return self.define(name, span, |uses| {
                        uses.global |= is_global;
                        uses.nonlocal |= !is_global;
                    });
                }
            }
        }
        Ok(())
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
