//! What an expression consists of.

use crate::ast::{Comprehension, Expr, ExprKind, FStringPart, Params};

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
            defaults(params).for_each(&mut *visit);
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
pub(crate) fn defaults(params: &Params) -> impl Iterator<Item = &Expr> {
    let all = params.positional_only.iter().chain(&params.regular).chain(&params.keyword_only);
    all.filter_map(|param| param.default.as_ref())
}

/// The annotations of parameters.
pub(crate) fn annotations(params: &Params) -> impl Iterator<Item = &Expr> {
    let all = params.positional_only.iter().chain(&params.regular).chain(&params.vararg);
    all.chain(&params.keyword_only).chain(&params.kwarg).filter_map(|param| param.annotation.as_ref())
}
