//! `match`. Subjects and captured values lie on the stack until a pattern has matched as a whole.

use std::rc::Rc;

use super::Compiler;
use super::conditions::compare_op;
use crate::ast::*;
use crate::code::{Const, Op, Target};

/// The layout of the stack while a pattern is compiled.
#[derive(Debug, Default)]
struct Context<'a> {
    /// The captured names, whose values lie below `on_top`.
    stores: Vec<&'a Rc<str>>,
    /// The blocks that pop as many values as their index says and go to the next case.
    fail: Vec<Target>,
    /// How many subjects lie on top.
    on_top: usize,
}

impl<'a> Compiler<'a> {
    pub(super) fn match_statement(&mut self, subject: &'a Expr, cases: &'a [MatchCase]) {
        self.expression(subject);
        let end = self.new_block();
        let has_default = cases.len() > 1 && cases.last().is_some_and(|case| is_wildcard(&case.pattern));
        let tried = cases.len() - usize::from(has_default);
        for (index, case) in cases[..tried].iter().enumerate() {
            let is_last = index + 1 == tried;
            self.unit.line = case.pattern.span.line as i32;
            if !is_last {
                self.emit(Op::Copy(1));
            }
            let mut context = Context::default();
            self.pattern(&case.pattern, &mut context);
            for name in std::mem::take(&mut context.stores) {
                self.store(name);
            }
            if let Some(guard) = &case.guard {
                let fail = self.fail_block(&mut context, 0);
                self.jump_if(guard, fail, false);
            }
            if !is_last {
                self.emit(Op::PopTop);
            }
            self.block(&case.body);
            self.no_line();
            self.emit(Op::Jump(end));
            self.unit.line = case.pattern.span.line as i32;
            self.emit_fail(&mut context);
        }
        if has_default {
            let case = &cases[tried];
            self.unit.line = case.pattern.span.line as i32;
            self.emit(Op::Nop);
            if let Some(guard) = &case.guard {
                self.jump_if(guard, end, false);
            }
            self.block(&case.body);
        }
        self.use_block(end);
    }

    fn pattern(&mut self, pattern: &'a Pattern, context: &mut Context<'a>) {
        // As in CPython, what follows stays on this line until something else has another one.
        self.unit.line = pattern.span.line as i32;
        match &pattern.kind {
            PatternKind::Value(value) => {
                self.expression(value);
                self.emit(compare_op(CompareOp::Eq));
                self.fail_unless(context);
            }
            PatternKind::Singleton(constant) => {
                self.constant(super::constants::literal(constant));
                self.emit(Op::Is(false));
                self.fail_unless(context);
            }
            PatternKind::Sequence(items) => self.sequence(items, context),
            PatternKind::Mapping { entries, rest } => self.mapping(entries, rest.as_ref(), context),
            PatternKind::Class { class, positional, keywords } => {
                self.class_pattern(class, positional, keywords, context)
            }
            PatternKind::Star(name) => self.capture(name.as_ref(), context),
            PatternKind::Capture(name) => self.capture(Some(name), context),
            PatternKind::Wildcard => self.capture(None, context),
            PatternKind::As { pattern, name } => {
                context.on_top += 1;
                self.emit(Op::Copy(1));
                self.pattern(pattern, context);
                context.on_top -= 1;
                self.capture(Some(name), context);
            }
            PatternKind::Or(alternatives) => self.alternatives(alternatives, context),
        }
    }

    fn sequence(&mut self, items: &'a [Pattern], context: &mut Context<'a>) {
        let star = items.iter().position(|item| matches!(item.kind, PatternKind::Star(_)));
        let star_is_wild = star.is_some_and(|star| matches!(items[star].kind, PatternKind::Star(None)));
        let all_wild = items.iter().all(|item| is_wildcard(item) || matches!(item.kind, PatternKind::Star(None)));
        context.on_top += 1;
        self.emit(Op::MatchSequence);
        self.fail_unless(context);
        if star.is_none() || items.len() > 1 {
            self.emit(Op::GetLen);
            self.constant(Const::Int((items.len() - usize::from(star.is_some())).into()));
            self.emit(compare_op(if star.is_some() { CompareOp::GtE } else { CompareOp::Eq }));
            self.fail_unless(context);
        }
        context.on_top -= 1;
        match star {
            _ if all_wild => self.emit(Op::PopTop),
            Some(star) if star_is_wild => {
                context.on_top += 1;
                for (index, item) in items.iter().enumerate() {
                    if index == star || is_wildcard(item) {
                        continue;
                    }
                    self.emit(Op::Copy(1));
                    if index < star {
                        self.constant(Const::Int(index.into()));
                    } else {
                        self.emit(Op::GetLen);
                        self.constant(Const::Int((items.len() - index).into()));
                        self.emit(Op::Binary(BinaryOp::Sub));
                    }
                    self.emit(Op::Subscript);
                    self.pattern(item, context);
                }
                context.on_top -= 1;
                self.emit(Op::PopTop);
            }
            _ => {
                self.emit(match star {
                    Some(star) => Op::UnpackEx(star as u16, (items.len() - star - 1) as u16),
                    None => Op::UnpackSequence(items.len() as u32),
                });
                context.on_top += items.len();
                for item in items {
                    context.on_top -= 1;
                    self.pattern(item, context);
                }
            }
        }
    }

    fn mapping(&mut self, entries: &'a [(Expr, Pattern)], rest: Option<&'a Rc<str>>, context: &mut Context<'a>) {
        context.on_top += 1;
        self.emit(Op::MatchMapping);
        self.fail_unless(context);
        if entries.is_empty() && rest.is_none() {
            context.on_top -= 1;
            return self.emit(Op::PopTop);
        }
        let count = entries.len() as u32;
        if count > 0 {
            self.emit(Op::GetLen);
            self.constant(Const::Int(count.into()));
            self.emit(compare_op(CompareOp::GtE));
            self.fail_unless(context);
        }
        entries.iter().for_each(|(key, _)| self.expression(key));
        self.emit(Op::BuildTuple(count));
        self.emit(Op::MatchKeys);
        context.on_top += 2;
        self.fail_if_none(context);
        self.emit(Op::UnpackSequence(count));
        context.on_top += entries.len();
        context.on_top -= 1;
        for (_, value) in entries {
            context.on_top -= 1;
            self.pattern(value, context);
        }
        context.on_top -= 2;
        if rest.is_none() {
            self.emit(Op::PopTop);
            return self.emit(Op::PopTop);
        }
        self.emit(Op::BuildMap(0));
        self.emit(Op::Swap(3));
        self.emit(Op::DictUpdate(2));
        self.emit(Op::UnpackSequence(count));
        for left in (1..=count).rev() {
            self.emit(Op::Copy(1 + left));
            self.emit(Op::Swap(2));
            self.emit(Op::DeleteSubscript);
        }
        self.capture(rest, context);
    }

    fn class_pattern(
        &mut self,
        class: &'a Expr,
        positional: &'a [Pattern],
        keywords: &'a [(Rc<str>, Pattern)],
        context: &mut Context<'a>,
    ) {
        self.expression(class);
        self.constant(Const::Tuple(keywords.iter().map(|(name, _)| Const::Str(name.clone())).collect()));
        self.emit(Op::MatchClass(positional.len() as u32));
        context.on_top += 1;
        self.fail_if_none(context);
        let count = positional.len() + keywords.len();
        self.emit(Op::UnpackSequence(count as u32));
        context.on_top += count;
        context.on_top -= 1;
        for item in positional.iter().chain(keywords.iter().map(|(_, item)| item)) {
            context.on_top -= 1;
            if is_wildcard(item) {
                self.emit(Op::PopTop);
            } else {
                self.pattern(item, context);
            }
        }
    }

    fn alternatives(&mut self, alternatives: &'a [Pattern], context: &mut Context<'a>) {
        let end = self.new_block();
        let mut control: Option<Vec<&'a Rc<str>>> = None;
        for alternative in alternatives {
            let mut inner = Context::default();
            self.unit.line = alternative.span.line as i32;
            self.emit(Op::Copy(1));
            self.pattern(alternative, &mut inner);
            match &control {
                None => control = Some(inner.stores.clone()),
                Some(control) => self.reorder(control, &mut inner.stores),
            }
            self.emit(Op::Jump(end));
            self.emit_fail(&mut inner);
        }
        self.emit(Op::PopTop);
        let fail = self.fail_block(context, context.on_top + context.stores.len());
        self.emit(Op::Jump(fail));
        self.use_block(end);
        let names = control.unwrap_or_default();
        let depth = names.len() + 1 + context.on_top + context.stores.len();
        for name in names {
            self.rotate(depth);
            context.stores.push(name);
        }
        self.emit(Op::PopTop);
    }

    /// Brings captured values into the order of the first alternative.
    fn reorder(&mut self, control: &[&'a Rc<str>], stores: &mut Vec<&'a Rc<str>>) {
        for place in (0..control.len()).rev() {
            let Some(found) = stores.iter().position(|name| *name == control[place]) else { return };
            if found == place {
                continue;
            }
            let rotated: Vec<_> = stores.drain(..=found).collect();
            stores.splice(place - found..place - found, rotated);
            for _ in 0..=found {
                self.rotate(place + 1);
            }
        }
    }

    fn capture(&mut self, name: Option<&'a Rc<str>>, context: &mut Context<'a>) {
        let Some(name) = name else { return self.emit(Op::PopTop) };
        self.rotate(context.on_top + context.stores.len() + 1);
        context.stores.push(name);
    }

    /// Moves the top below as many values less one.
    fn rotate(&mut self, count: usize) {
        for depth in (2..=count as u32).rev() {
            self.emit(Op::Swap(depth));
        }
    }

    fn fail_if_none(&mut self, context: &mut Context<'a>) {
        self.emit(Op::Copy(1));
        self.constant(Const::None);
        self.emit(Op::Is(true));
        self.fail_unless(context);
    }

    fn fail_unless(&mut self, context: &mut Context<'a>) {
        let fail = self.fail_block(context, context.on_top + context.stores.len());
        self.emit(Op::PopJumpIfFalse(fail));
    }

    fn fail_block(&mut self, context: &mut Context<'a>, pops: usize) -> Target {
        while context.fail.len() <= pops {
            let block = self.new_block();
            context.fail.push(block);
        }
        context.fail[pops]
    }

    fn emit_fail(&mut self, context: &mut Context<'a>) {
        let Some((&first, others)) = context.fail.split_first() else {
            let next = self.new_block();
            return self.use_block(next);
        };
        for &block in others.iter().rev() {
            self.use_block(block);
            self.emit(Op::PopTop);
        }
        self.use_block(first);
    }
}

fn is_wildcard(pattern: &Pattern) -> bool {
    matches!(pattern.kind, PatternKind::Wildcard)
}
