//! Comprehensions: each is a function of its first iterator.

use super::Compiler;
use crate::ast::*;
use crate::code::Op;
use crate::scope::address;

/// A comprehension, and the element of each iteration.
#[derive(Clone, Copy)]
struct Parts<'a> {
    generators: &'a [Generator],
    key: Option<&'a Expr>,
    element: &'a Expr,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    List,
    Set,
    Dict,
    Generator,
}

impl<'a> Compiler<'a> {
    pub(super) fn comprehension(&mut self, expression: &'a Expr) {
        let (kind, name, key, inner) = match &expression.kind {
            ExprKind::ListComp(inner) => (Kind::List, "<listcomp>", None, inner),
            ExprKind::SetComp(inner) => (Kind::Set, "<setcomp>", None, inner),
            ExprKind::DictComp { key, comprehension } => (Kind::Dict, "<dictcomp>", Some(&**key), comprehension),
            ExprKind::GeneratorExp(inner) => (Kind::Generator, "<genexpr>", None, inner),
            _ => return,
        };
        let scope = self.scopes.of(address(&**inner));
        self.enter(scope, name.into(), expression.span.line);
        self.emit(Op::Resume);
        match kind {
            Kind::List => self.emit(Op::BuildList(0)),
            Kind::Set => self.emit(Op::BuildSet(0)),
            Kind::Dict => self.emit(Op::BuildMap(0)),
            Kind::Generator => {}
        }
        let parts = Parts { generators: &inner.generators, key, element: &inner.element, kind };
        self.turns(parts, 0, 0);
        if kind == Kind::List && matches!(inner.element.kind, ExprKind::Constant(_)) {
            self.emit(Op::Fresh);
        }
        if kind != Kind::Generator {
            self.emit(Op::Return);
        }
        let code = self.leave();
        self.make_function(code, scope, 0);
        let first = &inner.generators[0];
        self.iterable(&first.iter);
        self.emit(Op::GetIter);
        self.emit(Op::Call(1));
    }

    /// The iterable: a list or set of constants is a constant.
    pub(super) fn iterable(&mut self, iterable: &'a Expr) {
        match super::constants::fold_container(iterable) {
            Some(constant) => self.at(iterable, |this| this.constant(constant)),
            None => self.expression(iterable),
        }
    }

    /// The loops from one on; `depth` loops with iterators on the stack are around.
    fn turns(&mut self, parts: Parts<'a>, index: usize, mut depth: u32) {
        let generator = &parts.generators[index];
        let (cleanup, anchor) = (self.new_block(), self.new_block());
        let mut start = Some(self.new_block());
        if index == 0 {
            self.emit(Op::LoadFast(0));
        } else {
            // `for y in [f(x)]` is an assignment.
            let only = match &generator.iter.kind {
                ExprKind::List(items) | ExprKind::Tuple(items) if items.len() == 1 => Some(&items[0]),
                _ => None,
            };
            match only.filter(|only| !matches!(only.kind, ExprKind::Starred(_))) {
                Some(only) => {
                    self.expression(only);
                    start = None;
                }
                None => {
                    self.iterable(&generator.iter);
                    self.emit(Op::GetIter);
                }
            }
        }
        if let Some(start) = start {
            depth += 1;
            self.use_block(start);
            self.emit(Op::ForIter(anchor));
        }
        self.target(&generator.target);
        for condition in &generator.conditions {
            self.jump_if(condition, cleanup, false);
        }
        if index + 1 < parts.generators.len() {
            self.turns(parts, index + 1, depth);
        } else {
            parts.key.iter().for_each(|key| self.expression(key));
            self.expression(parts.element);
            match parts.kind {
                Kind::List => self.emit(Op::ListAppend(depth + 1)),
                Kind::Set => self.emit(Op::SetAdd(depth + 1)),
                Kind::Dict => self.emit(Op::MapAdd(depth + 1)),
                Kind::Generator => {
                    self.emit(Op::Yield);
                    self.emit(Op::PopTop);
                }
            }
        }
        self.use_block(cleanup);
        if let Some(start) = start {
            self.emit(Op::Jump(start));
            self.use_block(anchor);
        }
    }
}
