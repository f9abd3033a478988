//! A visitor of statements and expressions.

use crate::ast::*;

/// A visitor of the whole tree; each method visits the parts itself.
pub(crate) trait Visitor {
    fn statement(&mut self, statement: &Stmt);

    fn expr(&mut self, expr: &Expr);

    /// A name that gets a value here.
    fn bind(&mut self, _name: &Text, _span: Span) {}
}

pub(crate) fn block(visitor: &mut dyn Visitor, statements: &[Stmt]) {
    statements.iter().for_each(|statement| visitor.statement(statement));
}

pub(crate) fn within_statement(visitor: &mut dyn Visitor, statement: &Stmt) {
    let span = statement.span;
    match &statement.kind {
        StmtKind::FunctionDef(def) => {
            def.decorators.iter().for_each(|decorator| visitor.expr(decorator));
            visitor.bind(&def.name, span);
            signature(visitor, &def.params);
            def.returns.iter().for_each(|returns| visitor.expr(returns));
            block(visitor, &def.body);
        }
        StmtKind::ClassDef(def) => {
            def.decorators.iter().for_each(|part| visitor.expr(part));
            def.bases.iter().for_each(|part| visitor.expr(part));
            def.keywords.iter().for_each(|keyword| visitor.expr(&keyword.value));
            visitor.bind(&def.name, span);
            block(visitor, &def.body);
        }
        StmtKind::Return(value) => value.iter().for_each(|value| visitor.expr(value)),
        StmtKind::Delete(targets) => targets.iter().for_each(|target| visitor.expr(target)),
        StmtKind::Assign { targets, value } => {
            targets.iter().for_each(|part| self::target(visitor, part));
            visitor.expr(value);
        }
        StmtKind::AugAssign { target: to, value, .. } => {
            target(visitor, to);
            visitor.expr(value);
        }
        StmtKind::AnnAssign { target: to, annotation, value, .. } => {
            target(visitor, to);
            visitor.expr(annotation);
            value.iter().for_each(|value| visitor.expr(value));
        }
        StmtKind::For { target: variable, iter, body, orelse } => {
            target(visitor, variable);
            visitor.expr(iter);
            block(visitor, body);
            block(visitor, orelse);
        }
        StmtKind::While { test, body, orelse } => {
            visitor.expr(test);
            block(visitor, body);
            block(visitor, orelse);
        }
        StmtKind::If { branches, orelse } => {
            for branch in branches {
                visitor.expr(&branch.test);
                block(visitor, &branch.body);
            }
            block(visitor, orelse);
        }
        StmtKind::With { items, body } => {
            for item in items {
                visitor.expr(&item.context);
                item.target.iter().for_each(|part| target(visitor, part));
            }
            block(visitor, body);
        }
        StmtKind::Match { subject, cases } => {
            visitor.expr(subject);
            for case in cases {
                pattern(visitor, &case.pattern);
                case.guard.iter().for_each(|guard| visitor.expr(guard));
                block(visitor, &case.body);
            }
        }
        StmtKind::Raise { exc: first, cause: second } => {
            first.iter().for_each(|part| visitor.expr(part));
            second.iter().for_each(|part| visitor.expr(part));
        }
        StmtKind::Assert { test, msg } => {
            visitor.expr(test);
            msg.iter().for_each(|message| visitor.expr(message));
        }
        StmtKind::Try { body, handlers, orelse, finalbody } => {
            block(visitor, body);
            after_try(visitor, handlers, orelse, finalbody);
        }
        StmtKind::Import(names) | StmtKind::ImportFrom { names, .. } => {
            for alias in names {
                visitor.bind(&alias.bound(), alias.span);
            }
        }
        StmtKind::Expr(value) => visitor.expr(value),
        StmtKind::Global(_) | StmtKind::Nonlocal(_) | StmtKind::Pass | StmtKind::Break | StmtKind::Continue => {}
    }
}

/// What follows the block of a `try`.
pub(crate) fn after_try(visitor: &mut dyn Visitor, handlers: &[ExceptHandler], orelse: &[Stmt], last: &[Stmt]) {
    for handler in handlers {
        handler.exception.iter().for_each(|exception| visitor.expr(exception));
        handler.name.iter().for_each(|name| visitor.bind(name, handler.span));
        block(visitor, &handler.body);
    }
    block(visitor, orelse);
    block(visitor, last);
}

fn signature(visitor: &mut dyn Visitor, params: &Params) {
    for param in params.all() {
        visitor.bind(&param.name, param.span);
        param.annotation.iter().for_each(|part| visitor.expr(part));
        param.default.iter().for_each(|part| visitor.expr(part));
    }
}

pub(crate) fn target(visitor: &mut dyn Visitor, to: &Expr) {
    match &to.kind {
        ExprKind::Name(name) => visitor.bind(name, to.span),
        ExprKind::Tuple(elements) | ExprKind::List(elements) => {
            elements.iter().for_each(|element| target(visitor, element));
        }
        ExprKind::Starred(value) => target(visitor, value),
        _ => visitor.expr(to),
    }
}

fn pattern(visitor: &mut dyn Visitor, it: &Pattern) {
    match &it.kind {
        PatternKind::Value(value) => visitor.expr(value),
        PatternKind::Singleton(_) | PatternKind::Wildcard | PatternKind::Star(None) => {}
        PatternKind::Sequence(patterns) | PatternKind::Or(patterns) => {
            patterns.iter().for_each(|inner| pattern(visitor, inner));
        }
        PatternKind::Mapping { entries, rest } => {
            for (key, value) in entries {
                visitor.expr(key);
                pattern(visitor, value);
            }
            rest.iter().for_each(|name| visitor.bind(name, it.span));
        }
        PatternKind::Class { class, positional, keywords } => {
            visitor.expr(class);
            positional.iter().for_each(|inner| pattern(visitor, inner));
            keywords.iter().for_each(|(_, inner)| pattern(visitor, inner));
        }
        PatternKind::Star(Some(name)) | PatternKind::Capture(name) => visitor.bind(name, it.span),
        PatternKind::As { pattern: inner, name } => {
            pattern(visitor, inner);
            visitor.bind(name, it.span);
        }
    }
}

pub(crate) fn within_expr(visitor: &mut dyn Visitor, expr: &Expr) {
    match &expr.kind {
        ExprKind::Lambda { params, body } => {
            signature(visitor, params);
            visitor.expr(body);
        }
        ExprKind::Named { target, target_span, value } => {
            visitor.bind(target, *target_span);
            visitor.expr(value);
        }
        ExprKind::ListComp(it) | ExprKind::SetComp(it) | ExprKind::GeneratorExp(it) => generators(visitor, it),
        ExprKind::DictComp { key, comprehension: it } => {
            visitor.expr(key);
            generators(visitor, it);
        }
        _ => parts(expr, &mut |part| visitor.expr(part)),
    }
}

fn generators(visitor: &mut dyn Visitor, it: &Comprehension) {
    for generator in &it.generators {
        target(visitor, &generator.target);
        visitor.expr(&generator.iter);
        generator.conditions.iter().for_each(|condition| visitor.expr(condition));
    }
    visitor.expr(&it.element);
}

/// Visits the direct parts of an expression, mostly in the order of the text.
pub(crate) fn parts<'a>(expr: &'a Expr, visit: &mut dyn FnMut(&'a Expr)) {
    match &expr.kind {
        ExprKind::Constant(_) | ExprKind::Name(_) => {}
        ExprKind::JoinedStr(parts) => formatted(parts, visit),
        ExprKind::Tuple(elements) | ExprKind::List(elements) | ExprKind::Set(elements) => {
            elements.iter().for_each(visit);
        }
        ExprKind::Dict(items) => {
            for item in items {
                item.key.iter().for_each(&mut *visit);
                visit(&item.value);
            }
        }
        ExprKind::ListComp(it) | ExprKind::SetComp(it) | ExprKind::GeneratorExp(it) => comprehension(it, visit),
        ExprKind::DictComp { key, comprehension: it } => {
            visit(key);
            comprehension(it, visit);
        }
        ExprKind::BoolOp { values, .. } => values.iter().for_each(visit),
        ExprKind::Binary { left, right, .. } => [left, right].into_iter().for_each(|side| visit(side)),
        ExprKind::Unary { operand, .. } => visit(operand),
        ExprKind::Compare { left, comparisons } => {
            visit(left);
            comparisons.iter().for_each(|(_, right)| visit(right));
        }
        ExprKind::Conditional { test, body, orelse } => [test, body, orelse].into_iter().for_each(|part| visit(part)),
        ExprKind::Lambda { params, body } => {
            defaults(params).into_iter().for_each(&mut *visit);
            visit(body);
        }
        ExprKind::Named { value, .. } => visit(value),
        ExprKind::Yield(value) => value.iter().for_each(|value| visit(value)),
        ExprKind::YieldFrom(value) | ExprKind::Starred(value) | ExprKind::Attribute { value, .. } => visit(value),
        ExprKind::Call { func, args, keywords } => {
            visit(func);
            args.iter().for_each(&mut *visit);
            keywords.iter().for_each(|keyword| visit(&keyword.value));
        }
        ExprKind::Subscript { value, index } => [value, index].into_iter().for_each(|part| visit(part)),
        ExprKind::Slice { lower, upper, step } => {
            [lower, upper, step].into_iter().flatten().for_each(|bound| visit(bound));
        }
    }
}

fn comprehension<'a>(it: &'a Comprehension, visit: &mut dyn FnMut(&'a Expr)) {
    visit(&it.element);
    for generator in &it.generators {
        visit(&generator.target);
        visit(&generator.iter);
        generator.conditions.iter().for_each(&mut *visit);
    }
}

fn formatted<'a>(parts: &'a [FStringPart], visit: &mut dyn FnMut(&'a Expr)) {
    for part in parts {
        if let FStringPart::Value { value, spec, .. } = part {
            visit(value);
            formatted(spec.as_deref().unwrap_or_default(), visit);
        }
    }
}

/// The values of parameters that are not given, in the order in which CPython computes them.
pub(crate) fn defaults(params: &Params) -> Vec<&Expr> {
    let mut defaults = Vec::new();
    for param in params.by_slot() {
        defaults.extend(&param.default);
    }
    defaults
}

/// The annotations of a function.
pub(crate) fn annotations(def: &FunctionDef) -> Vec<&Expr> {
    let mut annotations = Vec::new();
    for param in def.params.all() {
        annotations.extend(&param.annotation);
    }
    annotations.extend(&def.returns);
    annotations
}
