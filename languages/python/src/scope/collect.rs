//! How every scope uses its names, collected in one walk over the tree.

use std::rc::Rc;

use super::{ScopeKind, Scopes, Uses, address, mangle};
use crate::ast::*;
use crate::names::Index;
use crate::walk;

/// The scopes of a program.
///
/// # Errors
/// The name of a `nonlocal` that no function around has.
pub(crate) fn collect(module: &Module) -> Result<Scopes, Rc<str>> {
    let mut scopes = Scopes::default();
    let root = scopes.add(ScopeKind::Module, None, None);
    Collector { scopes: &mut scopes, current: root }.block(&module.body);
    scopes.resolve(root, &Index::new())?;
    Ok(scopes)
}

struct Collector<'s> {
    scopes: &'s mut Scopes,
    current: usize,
}

impl Collector<'_> {
    fn uses(&mut self, scope: usize, name: &Rc<str>) -> &mut Uses {
        let scope = &mut self.scopes.list[scope];
        let name = mangle(scope.private.as_deref(), name);
        scope.uses.entry(&name)
    }

    fn assign(&mut self, name: &Rc<str>) {
        self.uses(self.current, name).assigned = true;
    }

    fn load(&mut self, name: &Rc<str>) {
        self.uses(self.current, name);
        if &**name == "super" && self.scopes.list[self.current].kind == ScopeKind::Function {
            self.uses(self.current, &"__class__".into());
        }
    }

    /// Collects in a new scope inside of the current one.
    fn inside(&mut self, node: usize, kind: ScopeKind, private: Option<Rc<str>>, walk: impl FnOnce(&mut Self)) {
        let outer = self.current;
        let private = private.or_else(|| self.scopes.list[outer].private.clone());
        self.current = self.scopes.add(kind, Some(outer), private);
        self.scopes.by_node.insert(node, self.current);
        walk(self);
        self.current = outer;
    }

    fn block(&mut self, body: &[Stmt]) {
        for statement in body {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::FunctionDef(def) => {
                self.assign(&def.name);
                self.expressions(&def.decorators);
                self.defaults(&def.params);
                for param in def.params.all() {
                    self.optional(param.annotation.as_ref());
                }
                self.optional(def.returns.as_ref());
                self.inside(address(&**def), ScopeKind::Function, None, |inner| {
                    inner.parameters(&def.params);
                    inner.block(&def.body);
                });
            }
            StmtKind::ClassDef(class) => {
                self.assign(&class.name);
                self.expressions(&class.decorators);
                self.expressions(&class.bases);
                class.keywords.iter().for_each(|keyword| self.expression(&keyword.value));
                let private = Some(class.name.clone());
                self.inside(address(&**class), ScopeKind::Class, private, |inner| inner.block(&class.body));
            }
            StmtKind::Return(value) => self.optional(value.as_ref()),
            StmtKind::Delete(targets) => targets.iter().for_each(|target| self.target(target)),
            StmtKind::Assign { targets, value } => {
                self.expression(value);
                targets.iter().for_each(|target| self.target(target));
            }
            StmtKind::AugAssign { target, value, .. } => {
                self.target(target);
                self.expression(value);
            }
            StmtKind::AnnAssign { target, annotation, value, .. } => {
                self.target(target);
                self.expression(annotation);
                self.optional(value.as_ref());
            }
            StmtKind::For { target, iter, body, orelse } => {
                self.target(target);
                self.expression(iter);
                self.block(body);
                self.block(orelse);
            }
            StmtKind::While { test, body, orelse } => {
                self.expression(test);
                self.block(body);
                self.block(orelse);
            }
            StmtKind::If { branches, orelse } => {
                for branch in branches {
                    self.expression(&branch.test);
                    self.block(&branch.body);
                }
                self.block(orelse);
            }
            StmtKind::With { items, body } => {
                for item in items {
                    self.expression(&item.context);
                    item.target.iter().for_each(|target| self.target(target));
                }
                self.block(body);
            }
            StmtKind::Match { subject, cases } => {
                self.expression(subject);
                for case in cases {
                    self.pattern(&case.pattern);
                    self.optional(case.guard.as_ref());
                    self.block(&case.body);
                }
            }
            StmtKind::Raise { exc, cause } => {
                self.optional(exc.as_ref());
                self.optional(cause.as_ref());
            }
            StmtKind::Try { body, handlers, orelse, finalbody } => {
                self.block(body);
                for handler in handlers {
                    self.optional(handler.exception.as_ref());
                    handler.name.iter().for_each(|name| self.assign(name));
                    self.block(&handler.body);
                }
                self.block(orelse);
                self.block(finalbody);
            }
            StmtKind::Assert { test, msg } => {
                self.expression(test);
                self.optional(msg.as_ref());
            }
            StmtKind::Import(names) | StmtKind::ImportFrom { names, .. } => {
                for alias in names.iter().filter(|alias| &*alias.name != "*") {
                    self.assign(&alias.bound());
                }
            }
            StmtKind::Global(names) => names.iter().for_each(|name| self.uses(self.current, name).global = true),
            StmtKind::Nonlocal(names) => names.iter().for_each(|name| self.uses(self.current, name).nonlocal = true),
            StmtKind::Expr(value) => self.expression(value),
            StmtKind::Pass | StmtKind::Break | StmtKind::Continue => {}
        }
    }

    fn defaults(&mut self, params: &Params) {
        self.expressions(walk::defaults(params));
    }

    fn parameters(&mut self, params: &Params) {
        for param in params.by_slot() {
            self.uses(self.current, &param.name).parameter = true;
        }
    }

    fn optional(&mut self, expression: Option<&Expr>) {
        if let Some(expression) = expression {
            self.expression(expression);
        }
    }

    fn expressions<'e>(&mut self, expressions: impl IntoIterator<Item = &'e Expr>) {
        for expression in expressions {
            self.expression(expression);
        }
    }

    fn target(&mut self, target: &Expr) {
        match &target.kind {
            ExprKind::Name(name) => self.assign(name),
            ExprKind::Tuple(items) | ExprKind::List(items) => items.iter().for_each(|item| self.target(item)),
            ExprKind::Starred(inner) => self.target(inner),
            _ => self.expression(target),
        }
    }

    fn pattern(&mut self, pattern: &Pattern) {
        match &pattern.kind {
            PatternKind::Value(value) => self.expression(value),
            PatternKind::Singleton(_) | PatternKind::Wildcard | PatternKind::Star(None) => {}
            PatternKind::Sequence(items) | PatternKind::Or(items) => items.iter().for_each(|item| self.pattern(item)),
            PatternKind::Mapping { entries, rest } => {
                for (key, value) in entries {
                    self.expression(key);
                    self.pattern(value);
                }
                rest.iter().for_each(|name| self.assign(name));
            }
            PatternKind::Class { class, positional, keywords } => {
                self.expression(class);
                positional.iter().for_each(|item| self.pattern(item));
                keywords.iter().for_each(|(_, item)| self.pattern(item));
            }
            PatternKind::Star(Some(name)) | PatternKind::Capture(name) => self.assign(name),
            PatternKind::As { pattern, name } => {
                self.pattern(pattern);
                self.assign(name);
            }
        }
    }

    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Constant(_) => {}
            ExprKind::Name(name) => self.load(name),
            ExprKind::JoinedStr(parts) => self.parts(parts),
            ExprKind::Tuple(items) | ExprKind::List(items) | ExprKind::Set(items) => self.expressions(items),
            ExprKind::Dict(items) => {
                for item in items {
                    self.optional(item.key.as_ref());
                    self.expression(&item.value);
                }
            }
            ExprKind::ListComp(inner) | ExprKind::SetComp(inner) => self.comprehension(inner, None, false),
            ExprKind::GeneratorExp(inner) => self.comprehension(inner, None, true),
            ExprKind::DictComp { key, comprehension } => self.comprehension(comprehension, Some(key), false),
            ExprKind::BoolOp { values, .. } => self.expressions(values),
            ExprKind::Binary { left, right, .. } => {
                self.expression(left);
                self.expression(right);
            }
            ExprKind::Unary { operand, .. } => self.expression(operand),
            ExprKind::Compare { left, comparisons } => {
                self.expression(left);
                comparisons.iter().for_each(|(_, right)| self.expression(right));
            }
            ExprKind::Conditional { test, body, orelse } => {
                self.expression(test);
                self.expression(body);
                self.expression(orelse);
            }
            ExprKind::Lambda { params, body } => {
                self.defaults(params);
                self.inside(address(&**params), ScopeKind::Function, None, |inner| {
                    inner.parameters(params);
                    inner.expression(body);
                });
            }
            ExprKind::Named { target, value, .. } => {
                self.named(target);
                self.expression(value);
            }
            ExprKind::Yield(value) => {
                self.scopes.list[self.current].is_generator = true;
                self.optional(value.as_deref());
            }
            ExprKind::YieldFrom(value) => {
                self.scopes.list[self.current].is_generator = true;
                self.expression(value);
            }
            ExprKind::Call { func, args, keywords } => {
                self.expression(func);
                self.expressions(args);
                keywords.iter().for_each(|keyword| self.expression(&keyword.value));
            }
            ExprKind::Attribute { value, .. } => self.expression(value),
            ExprKind::Subscript { value, index } => {
                self.expression(value);
                self.expression(index);
            }
            ExprKind::Slice { lower, upper, step } => {
                [lower, upper, step].into_iter().for_each(|part| self.optional(part.as_deref()));
            }
            ExprKind::Starred(inner) => self.expression(inner),
        }
    }

    fn parts(&mut self, parts: &[FStringPart]) {
        for part in parts {
            if let FStringPart::Value { value, spec, .. } = part {
                self.expression(value);
                spec.iter().for_each(|spec| self.parts(spec));
            }
        }
    }

    fn comprehension(&mut self, comprehension: &Comprehension, key: Option<&Expr>, is_generator: bool) {
        let first = &comprehension.generators[0];
        self.expression(&first.iter);
        self.inside(address(comprehension), ScopeKind::Function, None, |inner| {
            let scope = &mut inner.scopes.list[inner.current];
            scope.is_comprehension = true;
            scope.is_generator = is_generator;
            inner.uses(inner.current, &".0".into()).parameter = true;
            for (index, generator) in comprehension.generators.iter().enumerate() {
                inner.target(&generator.target);
                if index > 0 {
                    inner.expression(&generator.iter);
                }
                inner.expressions(&generator.conditions);
            }
            inner.optional(key);
            inner.expression(&comprehension.element);
        });
    }

    /// `name := …` in comprehensions assigns in the scope around all of them.
    fn named(&mut self, name: &Rc<str>) {
        let mut scope = self.current;
        while self.scopes.list[scope].is_comprehension {
            scope = self.scopes.list[scope].parent.unwrap_or(0);
        }
        if scope == self.current {
            return self.assign(name);
        }
        let is_function = self.scopes.list[scope].kind == ScopeKind::Function;
        let is_global = !is_function || self.uses(scope, name).global;
        if !self.uses(scope, name).nonlocal {
            self.uses(scope, name).assigned = true;
        }
        let mut inner = self.current;
        while inner != scope {
            let uses = self.uses(inner, name);
            uses.global = is_global;
            uses.nonlocal = !is_global;
            inner = self.scopes.list[inner].parent.unwrap_or(0);
        }
    }
}
