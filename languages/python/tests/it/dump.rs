//! Writes a tree as `tests/tools/trees.py` writes CPython's: `Name[1:0-1:1](id="x", ctx=Load())`.

use std::rc::Rc;

use rewindable_python::ast::*;

/// The use of an expression, which CPython keeps in the node.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Context {
    Load,
    Store,
    Del,
}
use Context::{Del, Load, Store};

/// A part of a tree that is written.
trait Dump {
    fn dump(&self) -> String;
}

/// A node with its place, or without one, and its fields by name.
macro_rules! node {
    ($name:expr, $place:expr; $($field:ident: $value:expr),*) => {{
        let fields: &[String] = &[$(format!("{}={}", stringify!($field), $value.dump())),*];
        format!("{}{}({})", $name, $place, fields.join(", "))
    }};
}

/// One line a statement of the module.
pub(crate) fn module(module: &Module) -> String {
    module.body.iter().map(|statement| statement.dump() + "\n").collect()
}

fn place(span: Span) -> String {
    format!("[{}:{}-{}:{}]", span.line, span.column, span.end_line, span.end_column)
}

/// The name of an operator or a context, as a node.
fn named(name: impl std::fmt::Debug) -> String {
    format!("{name:?}()")
}

/// Some of each item.
fn each<T, U: Dump>(items: &[T], part: impl Fn(&T) -> U) -> Vec<U> {
    items.iter().map(part).collect()
}

/// As JSON, in ASCII.
fn text(text: &str) -> String {
    let mut json = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => json.push_str("\\\""),
            '\\' => json.push_str("\\\\"),
            '\n' => json.push_str("\\n"),
            '\r' => json.push_str("\\r"),
            '\t' => json.push_str("\\t"),
            '\u{8}' => json.push_str("\\b"),
            '\u{c}' => json.push_str("\\f"),
            ' '..='~' => json.push(c),
            _ => c.encode_utf16(&mut [0; 2]).iter().for_each(|unit| json.push_str(&format!("\\u{unit:04x}"))),
        }
    }
    json + "\""
}

impl Dump for str {
    fn dump(&self) -> String {
        text(self)
    }
}

/// A part that is written already.
impl Dump for String {
    fn dump(&self) -> String {
        self.clone()
    }
}

impl Dump for u32 {
    fn dump(&self) -> String {
        self.to_string()
    }
}

impl<T: Dump + ?Sized> Dump for &T {
    fn dump(&self) -> String {
        (**self).dump()
    }
}

impl<T: Dump + ?Sized> Dump for Box<T> {
    fn dump(&self) -> String {
        (**self).dump()
    }
}

impl<T: Dump + ?Sized> Dump for Rc<T> {
    fn dump(&self) -> String {
        (**self).dump()
    }
}

impl<T: Dump> Dump for Option<T> {
    fn dump(&self) -> String {
        self.as_ref().map_or_else(|| "None".to_owned(), Dump::dump)
    }
}

impl<T: Dump> Dump for Vec<T> {
    fn dump(&self) -> String {
        format!("[{}]", self.iter().map(Dump::dump).collect::<Vec<_>>().join(", "))
    }
}

impl Dump for Stmt {
    fn dump(&self) -> String {
        let at = place(self.span);
        match &self.kind {
            StmtKind::FunctionDef(def) => node!("FunctionDef", at; name: def.name, args: def.params, body: def.body,
                decorator_list: def.decorators, returns: def.returns),
            StmtKind::ClassDef(def) => node!("ClassDef", at; name: def.name, bases: def.bases, keywords: def.keywords,
                body: def.body, decorator_list: def.decorators),
            StmtKind::Return(value) => node!("Return", at; value: value),
            StmtKind::Delete(targets) => node!("Delete", at; targets: each(targets, |target| expr(target, Del))),
            StmtKind::Assign { targets, value } => node!("Assign", at; targets: each(targets, store), value: value),
            StmtKind::AugAssign { target, op, value } => {
                node!("AugAssign", at; target: store(target), op: named(op), value: value)
            }
            StmtKind::AnnAssign { target, annotation, value, simple } => node!("AnnAssign", at; target: store(target),
                annotation: annotation, value: value, simple: u32::from(*simple)),
            StmtKind::For { target, iter, body, orelse } => {
                node!("For", at; target: store(target), iter: iter, body: body, orelse: orelse)
            }
            StmtKind::While { test, body, orelse } => node!("While", at; test: test, body: body, orelse: orelse),
            StmtKind::If { branches, orelse } => {
                branches.iter().enumerate().rev().fold(orelse.dump(), |orelse, (index, branch)| {
                    let text = node!("If", place(branch.span); test: branch.test, body: branch.body, orelse: orelse);
                    if index == 0 { text } else { format!("[{text}]") }
                })
            }
            StmtKind::With { items, body } => node!("With", at; items: items, body: body),
            StmtKind::Match { subject, cases } => node!("Match", at; subject: subject, cases: cases),
            StmtKind::Raise { exc, cause } => node!("Raise", at; exc: exc, cause: cause),
            StmtKind::Try { body, handlers, orelse, finalbody } => {
                node!("Try", at; body: body, handlers: handlers, orelse: orelse, finalbody: finalbody)
            }
            StmtKind::Assert { test, msg } => node!("Assert", at; test: test, msg: msg),
            StmtKind::Import(names) => node!("Import", at; names: names),
            StmtKind::ImportFrom { module, names, level } => {
                node!("ImportFrom", at; module: module, names: names, level: level)
            }
            StmtKind::Global(names) => node!("Global", at; names: names),
            StmtKind::Nonlocal(names) => node!("Nonlocal", at; names: names),
            StmtKind::Expr(value) => node!("Expr", at; value: value),
            StmtKind::Pass => node!("Pass", at;),
            StmtKind::Break => node!("Break", at;),
            StmtKind::Continue => node!("Continue", at;),
        }
    }
}

impl Dump for WithItem {
    fn dump(&self) -> String {
        node!("withitem", ""; context_expr: self.context, optional_vars: self.target.as_ref().map(store))
    }
}

impl Dump for MatchCase {
    fn dump(&self) -> String {
        node!("match_case", ""; pattern: self.pattern, guard: self.guard, body: self.body)
    }
}

impl Dump for Params {
    fn dump(&self) -> String {
        let all = self.positional_only.iter().chain(&self.regular);
        let defaults: Vec<&Expr> = all.filter_map(|param| param.default.as_ref()).collect();
        let keyword_defaults = each(&self.keyword_only, |param| param.default.dump());
        node!("arguments", ""; posonlyargs: self.positional_only, args: self.regular, vararg: self.vararg,
            kwonlyargs: self.keyword_only, kw_defaults: keyword_defaults, kwarg: self.kwarg, defaults: defaults)
    }
}

impl Dump for Param {
    fn dump(&self) -> String {
        node!("arg", place(self.span); arg: self.name, annotation: self.annotation)
    }
}

impl Dump for ExceptHandler {
    fn dump(&self) -> String {
        node!("ExceptHandler", place(self.span); type: self.exception, name: self.name, body: self.body)
    }
}

impl Dump for Alias {
    fn dump(&self) -> String {
        node!("alias", place(self.span); name: self.name, asname: self.asname)
    }
}

impl Dump for Keyword {
    fn dump(&self) -> String {
        node!("keyword", place(self.span); arg: self.name, value: self.value)
    }
}

impl Dump for Pattern {
    fn dump(&self) -> String {
        let at = place(self.span);
        match &self.kind {
            PatternKind::Value(value) => node!("MatchValue", at; value: value),
            PatternKind::Singleton(value) => node!("MatchSingleton", at; value: constant(value)),
            PatternKind::Sequence(patterns) => node!("MatchSequence", at; patterns: patterns),
            PatternKind::Mapping { entries, rest } => {
                node!("MatchMapping", at; keys: each(entries, |(key, _)| key.dump()),
                patterns: each(entries, |(_, value)| value.dump()), rest: rest)
            }
            PatternKind::Class { class, positional, keywords } => node!("MatchClass", at; cls: class,
                patterns: positional, kwd_attrs: each(keywords, |(name, _)| name.dump()),
                kwd_patterns: each(keywords, |(_, value)| value.dump())),
            PatternKind::Star(target) => node!("MatchStar", at; name: target),
            PatternKind::As { pattern, name } => node!("MatchAs", at; pattern: pattern, name: name),
            PatternKind::Capture(target) => node!("MatchAs", at; pattern: None::<Text>, name: target),
            PatternKind::Wildcard => node!("MatchAs", at; pattern: None::<Text>, name: None::<Text>),
            PatternKind::Or(patterns) => node!("MatchOr", at; patterns: patterns),
        }
    }
}

impl Dump for Expr {
    fn dump(&self) -> String {
        expr(self, Load)
    }
}

fn store(target: &Expr) -> String {
    expr(target, Store)
}

fn expr(it: &Expr, context: Context) -> String {
    let at = place(it.span);
    let ctx = named(context);
    let all = |items: &[Expr]| each(items, |item| expr(item, context));
    match &it.kind {
        ExprKind::Constant(value) => node!("Constant", at; value: constant(value)),
        ExprKind::Name(name) => node!("Name", at; id: name, ctx: ctx),
        ExprKind::JoinedStr(parts) => joined(parts, &at),
        ExprKind::Tuple(elements) => node!("Tuple", at; elts: all(elements), ctx: ctx),
        ExprKind::List(elements) => node!("List", at; elts: all(elements), ctx: ctx),
        ExprKind::Set(elements) => node!("Set", at; elts: all(elements)),
        ExprKind::Dict(items) => {
            node!("Dict", at; keys: each(items, |item| item.key.dump()), values: each(items, |item| item.value.dump()))
        }
        ExprKind::ListComp(comprehension) => comprehended("ListComp", None, comprehension, &at),
        ExprKind::SetComp(comprehension) => comprehended("SetComp", None, comprehension, &at),
        ExprKind::GeneratorExp(comprehension) => comprehended("GeneratorExp", None, comprehension, &at),
        ExprKind::DictComp { key, comprehension } => comprehended("DictComp", Some(key), comprehension, &at),
        ExprKind::BoolOp { op, values } => node!("BoolOp", at; op: named(op), values: values),
        ExprKind::Binary { left, op, right } => node!("BinOp", at; left: left, op: named(op), right: right),
        ExprKind::Unary { op, operand } => node!("UnaryOp", at; op: named(op), operand: operand),
        ExprKind::Compare { left, comparisons } => node!("Compare", at; left: left,
            ops: each(comparisons, |(op, _)| named(op)), comparators: each(comparisons, |(_, right)| right.dump())),
        ExprKind::Conditional { test, body, orelse } => node!("IfExp", at; test: test, body: body, orelse: orelse),
        ExprKind::Lambda { params, body } => node!("Lambda", at; args: params, body: body),
        ExprKind::Named { target, target_span, value } => {
            let target = node!("Name", place(*target_span); id: target, ctx: named(Store));
            node!("NamedExpr", at; target: target, value: value)
        }
        ExprKind::Yield(value) => node!("Yield", at; value: value),
        ExprKind::YieldFrom(value) => node!("YieldFrom", at; value: value),
        ExprKind::Call { func, args, keywords } => node!("Call", at; func: func, args: args, keywords: keywords),
        ExprKind::Attribute { value, attr } => node!("Attribute", at; value: value, attr: attr, ctx: ctx),
        ExprKind::Subscript { value, index } => node!("Subscript", at; value: value, slice: index, ctx: ctx),
        ExprKind::Slice { lower, upper, step } => node!("Slice", at; lower: lower, upper: upper, step: step),
        ExprKind::Starred(value) => node!("Starred", at; value: expr(value, context), ctx: ctx),
    }
}

impl Dump for Generator {
    fn dump(&self) -> String {
        node!("comprehension", ""; target: store(&self.target), iter: self.iter, ifs: self.conditions, is_async: 0)
    }
}

fn comprehended(name: &str, key: Option<&Expr>, comprehension: &Comprehension, at: &str) -> String {
    let Comprehension { element, generators } = comprehension;
    match key {
        Some(key) => node!(name, at; key: key, value: element, generators: generators),
        None => node!(name, at; elt: element, generators: generators),
    }
}

/// The parts have no places that are worth comparing.
fn joined(parts: &[FStringPart], place: &str) -> String {
    let values = each(parts, |part| match part {
        FStringPart::Literal(literal) => node!("Constant", ""; value: text(literal)),
        FStringPart::Value { value, conversion, spec, .. } => {
            let conversion = match conversion {
                None => "-1",
                Some(Conversion::Str) => "115",
                Some(Conversion::Repr) => "114",
                Some(Conversion::Ascii) => "97",
            };
            let spec = spec.as_ref().map(|parts| joined(parts, ""));
            node!("FormattedValue", ""; value: value, conversion: conversion.to_owned(), format_spec: spec)
        }
    });
    node!("JoinedStr", place; values: values)
}

fn constant(constant: &Constant) -> String {
    match constant {
        Constant::None => "None".to_owned(),
        Constant::True => "True".to_owned(),
        Constant::False => "False".to_owned(),
        Constant::Ellipsis => "Ellipsis".to_owned(),
        Constant::Int(value) => value.to_string(),
        Constant::BigInt(value) => value.to_string(),
        Constant::Float(value) => format!("float({:016x})", value.to_bits()),
        Constant::Str(value) => text(value),
    }
}
