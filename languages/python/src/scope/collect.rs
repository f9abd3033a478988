//! How every scope uses its names, collected in one walk over the tree.

use std::rc::Rc;

use super::{ScopeKind, Scopes, Uses, address, mangle};
use crate::ast::*;
use crate::names::Index;
use crate::walk::{self, Visitor};

/// The scopes of a program.
///
/// # Errors
/// The name of a `nonlocal` that no function around has.
pub(crate) fn collect(module: &Module) -> Result<Scopes, Rc<str>> {
    let mut scopes = Scopes::default();
    let root = scopes.add(ScopeKind::Module, None, None);
    walk::block(&mut Collector { scopes: &mut scopes, current: root }, &module.body);
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

    fn expressions<'e>(&mut self, expressions: impl IntoIterator<Item = &'e Expr>) {
        expressions.into_iter().for_each(|expression| self.expr(expression));
    }

    fn parameters(&mut self, params: &Params) {
        for param in params.by_slot() {
            self.uses(self.current, &param.name).parameter = true;
        }
    }

    fn comprehension(&mut self, comprehension: &Comprehension, key: Option<&Expr>, is_generator: bool) {
        let first = &comprehension.generators[0];
        self.expr(&first.iter);
        self.inside(address(comprehension), ScopeKind::Function, None, |inner| {
            let scope = &mut inner.scopes.list[inner.current];
            scope.is_comprehension = true;
            scope.is_generator = is_generator;
            inner.uses(inner.current, &".0".into()).parameter = true;
            for (index, generator) in comprehension.generators.iter().enumerate() {
                walk::target(inner, &generator.target);
                if index > 0 {
                    inner.expr(&generator.iter);
                }
                inner.expressions(&generator.conditions);
            }
            inner.expressions(key);
            inner.expr(&comprehension.element);
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

impl Visitor for Collector<'_> {
    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::FunctionDef(def) => {
                self.assign(&def.name);
                self.expressions(&def.decorators);
                self.expressions(walk::defaults(&def.params));
                self.expressions(walk::annotations(def));
                self.inside(address(&**def), ScopeKind::Function, None, |inner| {
                    inner.parameters(&def.params);
                    walk::block(inner, &def.body);
                });
            }
            StmtKind::ClassDef(class) => {
                self.assign(&class.name);
                self.expressions(&class.decorators);
                self.expressions(&class.bases);
                self.expressions(class.keywords.iter().map(|keyword| &keyword.value));
                let private = Some(class.name.clone());
                self.inside(address(&**class), ScopeKind::Class, private, |inner| walk::block(inner, &class.body));
            }
            StmtKind::Assign { targets, value } => {
                self.expr(value);
                targets.iter().for_each(|target| walk::target(self, target));
            }
            StmtKind::Global(names) => names.iter().for_each(|name| self.uses(self.current, name).global = true),
            StmtKind::Nonlocal(names) => names.iter().for_each(|name| self.uses(self.current, name).nonlocal = true),
            _ => walk::within_statement(self, statement),
        }
    }

    fn expr(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Name(name) => self.load(name),
            ExprKind::ListComp(inner) | ExprKind::SetComp(inner) => self.comprehension(inner, None, false),
            ExprKind::GeneratorExp(inner) => self.comprehension(inner, None, true),
            ExprKind::DictComp { key, comprehension } => self.comprehension(comprehension, Some(key), false),
            ExprKind::Lambda { params, body } => {
                self.expressions(walk::defaults(params));
                self.inside(address(&**params), ScopeKind::Function, None, |inner| {
                    inner.parameters(params);
                    inner.expr(body);
                });
            }
            ExprKind::Named { target, value, .. } => {
                self.named(target);
                self.expr(value);
            }
            ExprKind::Yield(_) | ExprKind::YieldFrom(_) => {
                self.scopes.list[self.current].is_generator = true;
                walk::within_expr(self, expression);
            }
            _ => walk::within_expr(self, expression),
        }
    }

    fn bind(&mut self, name: &Text, _span: Span) {
        if &**name != "*" {
            self.assign(name);
        }
    }
}
