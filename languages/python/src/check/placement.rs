//! Misplaced statements and expressions: `return` outside a function, `break` outside a loop, a starred expression alone.

use super::Result;
use super::future::Future;
use super::pattern;
use crate::ast::*;
use crate::parser::Failure;
use crate::walk;

/// The most nested loops, `with`s and `try`s in a function, as in CPython.
const MAX_BLOCKS: u32 = 20;

/// The most targets that may be before a starred one.
const MAX_BEFORE_STAR: usize = 255;

pub(super) fn check(module: &Module, future: &Future) -> Result {
    Place { kind: Kind::Module, loops: 0, blocks: 0, future }.block(&module.body)
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Module,
    Class,
    Function,
}

/// The context of a statement.
#[derive(Clone, Copy)]
struct Place<'a> {
    kind: Kind,
    /// The loops around it in its function or class.
    loops: u32,
    /// The loops, `with`s and `try`s around it there.
    blocks: u32,
    future: &'a Future,
}

impl Place<'_> {
    fn block(self, statements: &[Stmt]) -> Result {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    fn inside(self, kind: Kind) -> Self {
        Place { kind, loops: 0, blocks: 0, ..self }
    }

    fn nested(self, blocks: u32, span: Span) -> Result<Self> {
        let blocks = self.blocks + blocks;
        if blocks > MAX_BLOCKS {
            return Err(Failure::new("too many statically nested blocks", span));
        }
        Ok(Place { blocks, ..self })
    }

    fn in_loop(self, span: Span) -> Result<Self> {
        let place = self.nested(1, span)?;
        Ok(Place { loops: self.loops + 1, ..place })
    }

    fn statement(self, statement: &Stmt) -> Result {
        let span = statement.span;
        match &statement.kind {
            StmtKind::FunctionDef(def) => {
                self.exprs(&def.decorators)?;
                self.function(&def.params)?;
                if !self.future.has_annotations {
                    for annotation in walk::annotations(def) {
                        self.annotation(annotation)?;
                    }
                }
                self.inside(Kind::Function).block(&def.body)?;
                not_debug(&def.name, "assign to", span)
            }
            StmtKind::ClassDef(def) => {
                self.exprs(&def.decorators)?;
                self.inside(Kind::Class).block(&def.body)?;
                self.arguments(&def.bases, &def.keywords)?;
                not_debug(&def.name, "assign to", span)
            }
            StmtKind::Return(value) => {
                if self.kind != Kind::Function {
                    return Err(Failure::new("'return' outside function", span));
                }
                self.exprs(value)
            }
            StmtKind::Break if self.loops == 0 => Err(Failure::new("'break' outside loop", span)),
            StmtKind::Continue if self.loops == 0 => Err(Failure::new("'continue' not properly in loop", span)),
            StmtKind::Delete(targets) => targets.iter().try_for_each(|target| self.target(target, "delete")),
            StmtKind::Assign { targets, value } => {
                self.expr(value)?;
                targets.iter().try_for_each(|target| self.target(target, "assign to"))
            }
            StmtKind::AugAssign { target, value, .. } => {
                self.target(target, "assign to")?;
                self.expr(value)
            }
            StmtKind::AnnAssign { target, annotation, value, simple } => {
                self.exprs(value)?;
                self.target(target, "assign to")?;
                let is_evaluated = !self.future.has_annotations && (!simple || self.kind != Kind::Function);
                if is_evaluated { self.expr(annotation) } else { Ok(()) }
            }
            StmtKind::For { target, iter, body, orelse } => {
                let inside = self.in_loop(span)?;
                self.expr(iter)?;
                inside.target(target, "assign to")?;
                inside.block(body)?;
                self.block(orelse)
            }
            StmtKind::While { test, body, orelse } => {
                let inside = self.in_loop(span)?;
                self.expr(test)?;
                inside.block(body)?;
                self.block(orelse)
            }
            StmtKind::If { branches, orelse } => {
                for branch in branches {
                    self.expr(&branch.test)?;
                    self.block(&branch.body)?;
                }
                self.block(orelse)
            }
            StmtKind::With { items, body } => {
                for item in items {
                    self.expr(&item.context)?;
                    item.target.iter().try_for_each(|target| self.target(target, "assign to"))?;
                }
                self.nested(items.len() as u32, span)?.block(body)
            }
            StmtKind::Match { subject, cases } => {
                self.expr(subject)?;
                pattern::check(cases)?;
                for case in cases {
                    self.exprs(&case.guard)?;
                    self.block(&case.body)?;
                }
                Ok(())
            }
            StmtKind::Try { body, handlers, orelse, finalbody } => {
                let guarded = if finalbody.is_empty() { self } else { self.nested(1, span)? };
                let in_body = if handlers.is_empty() { guarded } else { guarded.nested(1, span)? };
                in_body.block(body)?;
                guarded.handlers(handlers, span)?;
                guarded.block(orelse)?;
                self.block(finalbody)
            }
            StmtKind::ImportFrom { module: Some(name), level: 0, .. }
                if &**name == "__future__" && span.line > self.future.last_line =>
            {
                Err(Failure::new("from __future__ imports must occur at the beginning of the file", span))
            }
            StmtKind::Import(names) | StmtKind::ImportFrom { names, .. } => {
                let stored = names.iter().map(|alias| alias.asname.as_ref().unwrap_or(&alias.name));
                stored.into_iter().try_for_each(|name| not_debug(name, "assign to", span))
            }
            StmtKind::Expr(value) => self.expr(value),
            StmtKind::Raise { exc, cause } => {
                self.exprs(exc)?;
                self.exprs(cause)
            }
            StmtKind::Assert { test, msg } => {
                self.expr(test)?;
                self.exprs(msg)
            }
            StmtKind::Global(_) | StmtKind::Nonlocal(_) | StmtKind::Pass | StmtKind::Break | StmtKind::Continue => {
                Ok(())
            }
        }
    }

    fn handlers(self, handlers: &[ExceptHandler], span: Span) -> Result {
        for (index, handler) in handlers.iter().enumerate() {
            if handler.exception.is_none() && index + 1 < handlers.len() {
                return Err(Failure::new("default 'except:' must be last", handler.span));
            }
            self.exprs(&handler.exception)?;
            handler.name.iter().try_for_each(|name| not_debug(name, "assign to", handler.span))?;
            self.nested(2, span)?.block(&handler.body)?;
        }
        Ok(())
    }

    /// The parameters of a function or lambda.
    fn function(self, params: &Params) -> Result {
        for param in params.all() {
            not_debug(&param.name, "assign to", param.span)?;
        }
        self.exprs(walk::defaults(params))
    }

    /// `*args: *Types` is the one place for a starred annotation.
    fn annotation(self, annotation: &Expr) -> Result {
        match &annotation.kind {
            ExprKind::Starred(value) => self.expr(value),
            _ => self.expr(annotation),
        }
    }

    /// An expression that is assigned to or deleted.
    fn target(self, target: &Expr, verb: &str) -> Result {
        match &target.kind {
            ExprKind::Name(name) => not_debug(name, verb, target.span),
            ExprKind::Tuple(elements) | ExprKind::List(elements) => {
                let mut stars = (0..elements.len()).filter(|&at| matches!(elements[at].kind, ExprKind::Starred(_)));
                if stars.next().is_some_and(|first| first > MAX_BEFORE_STAR) {
                    let message = "too many expressions in star-unpacking assignment";
                    return Err(Failure::new(message, target.span));
                }
                if stars.next().is_some() {
                    return Err(Failure::new("multiple starred expressions in assignment", target.span));
                }
                elements.iter().try_for_each(|element| match &element.kind {
                    ExprKind::Starred(value) => self.target(value, verb),
                    _ => self.target(element, verb),
                })
            }
            ExprKind::Starred(_) => {
                Err(Failure::new("starred assignment target must be in a list or tuple", target.span))
            }
            ExprKind::Attribute { value, attr } => {
                self.expr(value)?;
                not_debug(attr, verb, target.span)
            }
            _ => self.parts(target),
        }
    }

    fn exprs<'a>(self, exprs: impl IntoIterator<Item = &'a Expr>) -> Result {
        exprs.into_iter().try_for_each(|expr| self.expr(expr))
    }

    fn expr(self, expr: &Expr) -> Result {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Starred(_) => Err(Failure::new("can't use starred expression here", span)),
            ExprKind::Yield(_) | ExprKind::YieldFrom(_) if self.kind != Kind::Function => {
                Err(Failure::new("'yield' outside function", span))
            }
            ExprKind::Tuple(elements) | ExprKind::List(elements) | ExprKind::Set(elements) => {
                elements.iter().try_for_each(|element| self.unstarred(element))
            }
            ExprKind::Call { func, args, keywords } => {
                self.expr(func)?;
                self.arguments(args, keywords)
            }
            ExprKind::Lambda { params, body } => {
                self.function(params)?;
                self.inside(Kind::Function).expr(body)
            }
            ExprKind::ListComp(it) | ExprKind::SetComp(it) | ExprKind::GeneratorExp(it) => self.comprehension(it, None),
            ExprKind::DictComp { key, comprehension: it } => self.comprehension(it, Some(key)),
            ExprKind::Named { target, value, .. } => {
                self.expr(value)?;
                not_debug(target, "assign to", span)
            }
            _ => self.parts(expr),
        }
    }

    fn parts(self, expr: &Expr) -> Result {
        let mut result = Ok(());
        walk::parts(expr, &mut |part| {
            if result.is_ok() {
                result = self.expr(part);
            }
        });
        result
    }

    /// An element of a display or an argument, where a star may be.
    fn unstarred(self, element: &Expr) -> Result {
        match &element.kind {
            ExprKind::Starred(value) => self.expr(value),
            _ => self.expr(element),
        }
    }

    fn arguments(self, args: &[Expr], keywords: &[Keyword]) -> Result {
        for (index, keyword) in keywords.iter().enumerate() {
            let Some(name) = &keyword.name else { continue };
            not_debug(name, "assign to", keyword.span)?;
            if keywords[index + 1..].iter().any(|later| later.name.as_ref() == Some(name)) {
                let again = keywords[index + 1..].iter().find(|later| later.name.as_ref() == Some(name));
                let span = again.map_or(keyword.span, |again| again.span);
                return Err(Failure::new(format!("keyword argument repeated: {name}"), span));
            }
        }
        args.iter().try_for_each(|arg| self.unstarred(arg))?;
        keywords.iter().try_for_each(|keyword| self.expr(&keyword.value))
    }

    /// The outermost iterable belongs to the scope around.
    fn comprehension(self, it: &Comprehension, key: Option<&Expr>) -> Result {
        let inside = self.inside(Kind::Function);
        for (index, generator) in it.generators.iter().enumerate() {
            inside.target(&generator.target, "assign to")?;
            if index == 0 {
                self.expr(&generator.iter)?
            } else {
                inside.expr(&generator.iter)?
            }
            inside.exprs(&generator.conditions)?;
        }
        inside.exprs(key)?;
        inside.expr(&it.element)
    }
}

/// `__debug__` is a constant.
fn not_debug(name: &str, verb: &str, span: Span) -> Result {
    match name {
        "__debug__" => Err(Failure::new(format!("cannot {verb} __debug__"), span)),
        _ => Ok(()),
    }
}
