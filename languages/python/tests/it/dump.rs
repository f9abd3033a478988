//! Writes a tree as `tests/tools/trees.py` writes CPython's: `Name[1:0-1:1](id="x", ctx=Load())`.

use rewindable_python::ast::*;

/// What is done to an expression: CPython keeps it in the node.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Context {
    Load,
    Store,
    Del,
}
use Context::{Del, Load, Store};

/// One line a statement of the module.
pub(crate) fn module(module: &Module) -> String {
    module.body.iter().map(|statement| stmt(statement) + "\n").collect()
}

fn place(span: Span) -> String {
    format!("[{}:{}-{}:{}]", span.line, span.column, span.end_line, span.end_column)
}

fn node(name: &str, span: Span, fields: &[(&str, String)]) -> String {
    let fields: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{name}{}({})", place(span), fields.join(", "))
}

fn list<T>(items: &[T], write: impl Fn(&T) -> String) -> String {
    format!("[{}]", items.iter().map(write).collect::<Vec<_>>().join(", "))
}

fn option<T>(item: Option<&T>, write: impl Fn(&T) -> String) -> String {
    item.map_or_else(|| "None".to_owned(), write)
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

fn load(value: &Expr) -> String {
    expr(value, Load)
}

fn store(value: &Expr) -> String {
    expr(value, Store)
}

fn block(statements: &[Stmt]) -> String {
    list(statements, stmt)
}

fn stmt(statement: &Stmt) -> String {
    let span = statement.span;
    match &statement.kind {
        StmtKind::FunctionDef(def) => node(
            "FunctionDef",
            span,
            &[
                ("name", text(&def.name)),
                ("args", params(&def.params)),
                ("body", block(&def.body)),
                ("decorator_list", list(&def.decorators, load)),
                ("returns", option(def.returns.as_ref(), load)),
            ],
        ),
        StmtKind::ClassDef(def) => node(
            "ClassDef",
            span,
            &[
                ("name", text(&def.name)),
                ("bases", list(&def.bases, load)),
                ("keywords", list(&def.keywords, keyword)),
                ("body", block(&def.body)),
                ("decorator_list", list(&def.decorators, load)),
            ],
        ),
        StmtKind::Return(value) => node("Return", span, &[("value", option(value.as_ref(), load))]),
        StmtKind::Delete(targets) => node("Delete", span, &[("targets", list(targets, |target| expr(target, Del)))]),
        StmtKind::Assign { targets, value } => {
            node("Assign", span, &[("targets", list(targets, store)), ("value", load(value))])
        }
        StmtKind::AugAssign { target, op, value } => {
            node("AugAssign", span, &[("target", store(target)), ("op", format!("{op:?}()")), ("value", load(value))])
        }
        StmtKind::AnnAssign { target, annotation, value, simple } => node(
            "AnnAssign",
            span,
            &[
                ("target", store(target)),
                ("annotation", load(annotation)),
                ("value", option(value.as_ref(), load)),
                ("simple", u8::from(*simple).to_string()),
            ],
        ),
        StmtKind::For { target, iter, body, orelse } => node(
            "For",
            span,
            &[("target", store(target)), ("iter", load(iter)), ("body", block(body)), ("orelse", block(orelse))],
        ),
        StmtKind::While { test, body, orelse } => {
            node("While", span, &[("test", load(test)), ("body", block(body)), ("orelse", block(orelse))])
        }
        StmtKind::If { branches, orelse } => {
            branches.iter().enumerate().rev().fold(block(orelse), |orelse, (index, branch)| {
                let fields = [("test", load(&branch.test)), ("body", block(&branch.body)), ("orelse", orelse)];
                let text = node("If", branch.span, &fields);
                if index == 0 { text } else { format!("[{text}]") }
            })
        }
        StmtKind::With { items, body } => {
            let item = |item: &WithItem| {
                let target = option(item.target.as_ref(), store);
                format!("withitem(context_expr={}, optional_vars={target})", load(&item.context))
            };
            node("With", span, &[("items", list(items, item)), ("body", block(body))])
        }
        StmtKind::Match { subject, cases } => {
            let case = |case: &MatchCase| {
                let (guard, body) = (option(case.guard.as_ref(), load), block(&case.body));
                format!("match_case(pattern={}, guard={guard}, body={body})", pattern(&case.pattern))
            };
            node("Match", span, &[("subject", load(subject)), ("cases", list(cases, case))])
        }
        StmtKind::Raise { exc, cause } => {
            node("Raise", span, &[("exc", option(exc.as_ref(), load)), ("cause", option(cause.as_ref(), load))])
        }
        StmtKind::Try { body, handlers, orelse, finalbody } => node(
            "Try",
            span,
            &[
                ("body", block(body)),
                ("handlers", list(handlers, handler)),
                ("orelse", block(orelse)),
                ("finalbody", block(finalbody)),
            ],
        ),
        StmtKind::Assert { test, msg } => {
            node("Assert", span, &[("test", load(test)), ("msg", option(msg.as_ref(), load))])
        }
        StmtKind::Import(names) => node("Import", span, &[("names", list(names, alias))]),
        StmtKind::ImportFrom { module, names, level } => node(
            "ImportFrom",
            span,
            &[
                ("module", option(module.as_ref(), |name| text(name))),
                ("names", list(names, alias)),
                ("level", level.to_string()),
            ],
        ),
        StmtKind::Global(names) => node("Global", span, &[("names", list(names, |name| text(name)))]),
        StmtKind::Nonlocal(names) => node("Nonlocal", span, &[("names", list(names, |name| text(name)))]),
        StmtKind::Expr(value) => node("Expr", span, &[("value", load(value))]),
        StmtKind::Pass => node("Pass", span, &[]),
        StmtKind::Break => node("Break", span, &[]),
        StmtKind::Continue => node("Continue", span, &[]),
    }
}

fn params(params: &Params) -> String {
    let all = params.positional_only.iter().chain(&params.regular);
    let defaults: Vec<&Expr> = all.filter_map(|param| param.default.as_ref()).collect();
    let fields = [
        format!("posonlyargs={}", list(&params.positional_only, param)),
        format!("args={}", list(&params.regular, param)),
        format!("vararg={}", option(params.vararg.as_ref(), param)),
        format!("kwonlyargs={}", list(&params.keyword_only, param)),
        format!("kw_defaults={}", list(&params.keyword_only, |param| option(param.default.as_ref(), load))),
        format!("kwarg={}", option(params.kwarg.as_ref(), param)),
        format!("defaults={}", list(&defaults, |default| load(default))),
    ];
    format!("arguments({})", fields.join(", "))
}

fn param(param: &Param) -> String {
    let annotation = option(param.annotation.as_ref(), load);
    node("arg", param.span, &[("arg", text(&param.name)), ("annotation", annotation)])
}

fn handler(handler: &ExceptHandler) -> String {
    node(
        "ExceptHandler",
        handler.span,
        &[
            ("type", option(handler.exception.as_ref(), load)),
            ("name", option(handler.name.as_ref(), |name| text(name))),
            ("body", block(&handler.body)),
        ],
    )
}

fn alias(alias: &Alias) -> String {
    let asname = option(alias.asname.as_ref(), |name| text(name));
    node("alias", alias.span, &[("name", text(&alias.name)), ("asname", asname)])
}

fn keyword(keyword: &Keyword) -> String {
    let arg = option(keyword.name.as_ref(), |name| text(name));
    node("keyword", keyword.span, &[("arg", arg), ("value", load(&keyword.value))])
}

fn pattern(it: &Pattern) -> String {
    let span = it.span;
    let name = |name: Option<&Text>| option(name, |name| text(name));
    match &it.kind {
        PatternKind::Value(value) => node("MatchValue", span, &[("value", load(value))]),
        PatternKind::Singleton(value) => node("MatchSingleton", span, &[("value", constant(value))]),
        PatternKind::Sequence(patterns) => node("MatchSequence", span, &[("patterns", list(patterns, pattern))]),
        PatternKind::Mapping { entries, rest } => node(
            "MatchMapping",
            span,
            &[
                ("keys", list(entries, |(key, _)| load(key))),
                ("patterns", list(entries, |(_, value)| pattern(value))),
                ("rest", name(rest.as_ref())),
            ],
        ),
        PatternKind::Class { class, positional, keywords } => node(
            "MatchClass",
            span,
            &[
                ("cls", load(class)),
                ("patterns", list(positional, pattern)),
                ("kwd_attrs", list(keywords, |(name, _)| text(name))),
                ("kwd_patterns", list(keywords, |(_, value)| pattern(value))),
            ],
        ),
        PatternKind::Star(target) => node("MatchStar", span, &[("name", name(target.as_ref()))]),
        PatternKind::As { pattern: inner, name: target } => {
            node("MatchAs", span, &[("pattern", pattern(inner)), ("name", text(target))])
        }
        PatternKind::Capture(target) => {
            node("MatchAs", span, &[("pattern", "None".to_owned()), ("name", text(target))])
        }
        PatternKind::Wildcard => node("MatchAs", span, &[("pattern", "None".to_owned()), ("name", "None".to_owned())]),
        PatternKind::Or(patterns) => node("MatchOr", span, &[("patterns", list(patterns, pattern))]),
    }
}

fn expr(it: &Expr, context: Context) -> String {
    let span = it.span;
    let ctx = ("ctx", format!("{context:?}()"));
    let all = |items: &[Expr]| list(items, |item| expr(item, context));
    match &it.kind {
        ExprKind::Constant(value) => node("Constant", span, &[("value", constant(value))]),
        ExprKind::Name(name) => node("Name", span, &[("id", text(name)), ctx]),
        ExprKind::JoinedStr(parts) => joined(parts, &place(span)),
        ExprKind::Tuple(elements) => node("Tuple", span, &[("elts", all(elements)), ctx]),
        ExprKind::List(elements) => node("List", span, &[("elts", all(elements)), ctx]),
        ExprKind::Set(elements) => node("Set", span, &[("elts", all(elements))]),
        ExprKind::Dict(items) => node(
            "Dict",
            span,
            &[
                ("keys", list(items, |item| option(item.key.as_ref(), load))),
                ("values", list(items, |item| load(&item.value))),
            ],
        ),
        ExprKind::ListComp(comprehension) => comprehended("ListComp", None, comprehension, span),
        ExprKind::SetComp(comprehension) => comprehended("SetComp", None, comprehension, span),
        ExprKind::GeneratorExp(comprehension) => comprehended("GeneratorExp", None, comprehension, span),
        ExprKind::DictComp { key, comprehension } => comprehended("DictComp", Some(key), comprehension, span),
        ExprKind::BoolOp { op, values } => {
            node("BoolOp", span, &[("op", format!("{op:?}()")), ("values", list(values, load))])
        }
        ExprKind::Binary { left, op, right } => {
            node("BinOp", span, &[("left", load(left)), ("op", format!("{op:?}()")), ("right", load(right))])
        }
        ExprKind::Unary { op, operand } => {
            node("UnaryOp", span, &[("op", format!("{op:?}()")), ("operand", load(operand))])
        }
        ExprKind::Compare { left, comparisons } => node(
            "Compare",
            span,
            &[
                ("left", load(left)),
                ("ops", list(comparisons, |(op, _)| format!("{op:?}()"))),
                ("comparators", list(comparisons, |(_, right)| load(right))),
            ],
        ),
        ExprKind::Conditional { test, body, orelse } => {
            node("IfExp", span, &[("test", load(test)), ("body", load(body)), ("orelse", load(orelse))])
        }
        ExprKind::Lambda { params: list, body } => {
            node("Lambda", span, &[("args", params(list)), ("body", load(body))])
        }
        ExprKind::Named { target, target_span, value } => {
            let target = node("Name", *target_span, &[("id", text(target)), ("ctx", "Store()".to_owned())]);
            node("NamedExpr", span, &[("target", target), ("value", load(value))])
        }
        ExprKind::Yield(value) => node("Yield", span, &[("value", option(value.as_deref(), load))]),
        ExprKind::YieldFrom(value) => node("YieldFrom", span, &[("value", load(value))]),
        ExprKind::Call { func, args, keywords } => node(
            "Call",
            span,
            &[("func", load(func)), ("args", list(args, load)), ("keywords", list(keywords, keyword))],
        ),
        ExprKind::Attribute { value, attr } => {
            node("Attribute", span, &[("value", load(value)), ("attr", text(attr)), ctx])
        }
        ExprKind::Subscript { value, index } => {
            node("Subscript", span, &[("value", load(value)), ("slice", load(index)), ctx])
        }
        ExprKind::Slice { lower, upper, step } => node(
            "Slice",
            span,
            &[
                ("lower", option(lower.as_deref(), load)),
                ("upper", option(upper.as_deref(), load)),
                ("step", option(step.as_deref(), load)),
            ],
        ),
        ExprKind::Starred(value) => node("Starred", span, &[("value", expr(value, context)), ctx]),
    }
}

fn comprehended(name: &str, key: Option<&Expr>, comprehension: &Comprehension, span: Span) -> String {
    let element = load(&comprehension.element);
    let generators = list(&comprehension.generators, |generator| {
        let (target, iter) = (store(&generator.target), load(&generator.iter));
        let ifs = list(&generator.conditions, load);
        format!("comprehension(target={target}, iter={iter}, ifs={ifs}, is_async=0)")
    });
    match key {
        Some(key) => node(name, span, &[("key", load(key)), ("value", element), ("generators", generators)]),
        None => node(name, span, &[("elt", element), ("generators", generators)]),
    }
}

/// The parts have no places that are worth comparing.
fn joined(parts: &[FStringPart], place: &str) -> String {
    let values = list(parts, |part| match part {
        FStringPart::Literal(literal) => format!("Constant(value={})", text(literal)),
        FStringPart::Value { value, conversion, spec, .. } => {
            let conversion = match conversion {
                None => "-1",
                Some(Conversion::Str) => "115",
                Some(Conversion::Repr) => "114",
                Some(Conversion::Ascii) => "97",
            };
            let spec = option(spec.as_ref(), |parts| joined(parts, ""));
            format!("FormattedValue(value={}, conversion={conversion}, format_spec={spec})", load(value))
        }
    });
    format!("JoinedStr{place}(values={values})")
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
