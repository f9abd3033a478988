//! Names of a program that are not supported: modules, their members, and built-in names.

use super::builtins::{is_builtin, is_standard_module};
use super::python2::Python2;
use super::{Feature, Found, Reason, dunder};
use crate::ast::*;
use crate::library;
use crate::names::Index;
use crate::walk::{self, Visitor};

pub(super) fn check(module: &Module) -> Vec<Found> {
    let mut bound = Bound::default();
    walk::block(&mut bound, &module.body);
    let mut uses =
        Uses { bound, found: Vec::new(), excused: Excused::default(), read: Index::default(), idle: Vec::new() };
    walk::block(&mut uses, &module.body);
    let Uses { mut found, read, idle, .. } = uses;
    found.extend(idle.into_iter().filter(|(names, _)| names.iter().any(|name| read.contains_key(name))).map(|it| it.1));
    found
}

/// All names that get a value anywhere in the program.
#[derive(Default)]
struct Bound {
    names: Index,
    /// Those that are a module whatever happens: bound once, by an import.
    modules: Vec<(Text, &'static library::Module)>,
    /// Methods and functions that the program defines.
    functions: Index,
}

impl Bound {
    fn module(&self, name: &Text) -> Option<&'static library::Module> {
        self.modules.iter().find(|known| known.0 == *name).map(|known| known.1)
    }
}

impl Visitor for Bound {
    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Import(names) => {
                for alias in names {
                    let name = alias.bound();
                    let is_first = self.names.insert(name.clone(), 0).is_none();
                    match library::module(&alias.module()) {
                        Some(module) if is_first || self.module(&name).is_some() => {
                            self.modules.retain(|known| known.0 != name);
                            self.modules.push((name, module));
                        }
                        _ => self.bind(&name, alias.span),
                    }
                }
                return;
            }
            StmtKind::ImportFrom { module: Some(module), names, .. }
                if &**module == "functools" && &*names[0].name == "*" =>
            {
                // The one name of Python 2 that a module of Python 3 has.
                self.bind(&"reduce".into(), statement.span);
            }
            StmtKind::FunctionDef(def) => {
                self.functions.insert(def.name.clone(), 0);
            }
            _ => {}
        }
        walk::within_statement(self, statement);
    }

    fn expr(&mut self, expr: &Expr) {
        walk::within_expr(self, expr);
    }

    fn bind(&mut self, name: &Text, _span: Span) {
        self.modules.retain(|known| known.0 != *name);
        self.names.insert(name.clone(), 0);
    }
}

/// The exceptions that an enclosing `try` handles. It excuses only names that CPython does not have either, so that the
/// handler runs there, too.
#[derive(Clone, Copy, Default)]
struct Excused {
    imports: bool,
    names: bool,
    attributes: bool,
}

struct Uses {
    bound: Bound,
    found: Vec<Found>,
    excused: Excused,
    /// All names in expressions, also those that get a value.
    read: Index,
    /// Imports of modules that Python has and that are not here, which matter if one of their names is read.
    idle: Vec<(Vec<Text>, Found)>,
}

fn found(word: &str, span: Span, reason: Reason) -> Found {
    let end = (span.end_line, span.end_column);
    Found { line: span.line, column: span.column, word: word.to_owned(), end, reason }
}

impl Uses {
    fn refuse(&mut self, word: &str, span: Span, reason: Reason) {
        self.found.push(found(word, span, reason));
    }

    /// `names` are those that the import binds.
    fn import(&mut self, name: &str, names: Vec<Text>, span: Span) -> Option<&'static library::Module> {
        let module = library::module(name);
        if module.is_none() {
            if is_standard_module(name) && !names.iter().any(|name| &**name == "*") {
                self.idle.push((names, found(name, span, Reason::Module)));
            } else if !self.excused.imports || is_standard_module(name) {
                self.refuse(name, span, Reason::Module);
            }
        }
        module
    }

    fn import_from(&mut self, module: Option<&Text>, names: &[Alias], level: u32, span: Span) {
        let dots = ".".repeat(level as usize);
        let name = format!("{dots}{}", module.map_or("", |name| name));
        if name == "__future__" {
            return;
        }
        let bound = names.iter().map(Alias::bound).collect();
        let Some(module) = self.import(&name, bound, span) else { return };
        for alias in names {
            if &*alias.name != "*" {
                self.attribute_of(module, &alias.name, &alias.name, alias.span);
            }
        }
    }

    fn attribute_of(&mut self, module: &library::Module, name: &str, word: &str, span: Span) {
        let is_special = name.starts_with("__") && name.ends_with("__");
        if !is_special && !module.names().any(|known| known == name) {
            self.refuse(word, span, Reason::ModuleName { module: module.name.to_owned() });
        }
    }

    fn class(&mut self, def: &ClassDef) {
        for keyword in &def.keywords {
            let name = keyword.name.as_deref().unwrap_or("**");
            self.refuse(name, keyword.span, Reason::Feature(Feature::ClassKeyword));
        }
        for statement in &def.body {
            if let StmtKind::FunctionDef(method) = &statement.kind
                && dunder::is_missing_method(&method.name)
            {
                self.refuse(&format!("def {}", method.name), statement.span, Reason::Dunder);
            }
        }
    }

    fn name(&mut self, name: &Text, span: Span) {
        if self.bound.names.contains_key(name) {
            return;
        }
        if let Some(python2) = Python2::of_name(name) {
            if self.excused.names {
                return;
            }
            self.refuse(name, span, Reason::Python2(python2));
        } else if dunder::is_missing_attribute(name) || &**name == "__import__" {
            self.refuse(name, span, Reason::Dunder);
        } else if is_builtin(name) && library::builtin(name).is_none() {
            self.refuse(name, span, Reason::Builtin);
        }
    }

    fn attribute(&mut self, value: &Expr, attr: &Text, span: Span) {
        if let ExprKind::Name(name) = &value.kind
            && let Some(module) = self.bound.module(name)
        {
            return self.attribute_of(module, attr, &format!("{name}.{attr}"), span);
        }
        if dunder::is_missing_attribute(attr) {
            self.refuse(&format!(".{attr}"), span, Reason::Dunder);
        }
        match Python2::of_method(attr) {
            Some(python2) if !self.bound.functions.contains_key(attr) && !self.excused.attributes => {
                self.refuse(&format!(".{attr}"), span, Reason::Python2(python2));
            }
            _ => {}
        }
    }

    /// The block of a `try` may use what its handlers catch the absence of.
    fn guarded(&mut self, body: &[Stmt], handlers: &[ExceptHandler]) {
        let before = self.excused;
        for exception in handlers.iter().map(caught) {
            for name in exception {
                let is_all = matches!(name, "" | "Exception" | "BaseException");
                self.excused.imports |= is_all || matches!(name, "ImportError" | "ModuleNotFoundError");
                self.excused.names |= is_all || name == "NameError";
                self.excused.attributes |= is_all || name == "AttributeError";
            }
        }
        walk::block(self, body);
        self.excused = before;
    }
}

/// The names of the exceptions that a handler catches; an empty one for all.
fn caught(handler: &ExceptHandler) -> Vec<&str> {
    match handler.exception.as_ref().map(|exception| &exception.kind) {
        None => vec![""],
        Some(ExprKind::Name(name)) => vec![name],
        Some(ExprKind::Tuple(elements)) => elements
            .iter()
            .filter_map(|element| match &element.kind {
                ExprKind::Name(name) => Some(&**name),
                _ => None,
            })
            .collect(),
        Some(_) => Vec::new(),
    }
}

impl Visitor for Uses {
    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Import(names) => {
                for alias in names {
                    self.import(&alias.name, vec![alias.bound()], alias.span);
                }
            }
            StmtKind::ImportFrom { module, names, level } => {
                self.import_from(module.as_ref(), names, *level, statement.span);
            }
            StmtKind::ClassDef(def) => {
                self.class(def);
                walk::within_statement(self, statement);
            }
            StmtKind::Try { body, handlers, orelse, finalbody } => {
                self.guarded(body, handlers);
                walk::after_try(self, handlers, orelse, finalbody);
            }
            StmtKind::Expr(Expr { kind: ExprKind::Tuple(elements), .. }) => {
                // Python 2's `print >>file, text` is a tuple.
                if let Some(ExprKind::Binary { left, op: BinaryOp::RShift, .. }) = elements.first().map(|it| &it.kind)
                    && matches!(&left.kind, ExprKind::Name(name) if &**name == "print")
                {
                    self.refuse("print >>", statement.span, Reason::Python2(Python2::Print));
                }
                walk::within_statement(self, statement);
            }
            _ => walk::within_statement(self, statement),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Name(name) => {
                self.read.insert(name.clone(), 0);
                self.name(name, expr.span);
            }
            ExprKind::Attribute { value, attr } => self.attribute(value, attr, expr.span),
            _ => {}
        }
        walk::within_expr(self, expr);
    }
}
