//! Expressions and the targets of assignments.

use super::constants::{FormatPart, fold, fold_container, format_parts, literal};
use super::{Access, Compiler, MANY};
use crate::ast::*;
use crate::code::{Const, Op, Target};

impl<'a> Compiler<'a> {
    /// Compiles a part of an expression on its own line, then returns to the line around.
    pub(super) fn at(&mut self, expression: &Expr, compile: impl FnOnce(&mut Self)) {
        let line = std::mem::replace(&mut self.unit.line, expression.span.line as i32);
        compile(self);
        self.unit.line = line;
    }

    pub(super) fn expressions(&mut self, expressions: &'a [Expr]) {
        for expression in expressions {
            self.expression(expression);
        }
    }

    pub(super) fn expression(&mut self, expression: &'a Expr) {
        self.at(expression, |this| match fold(expression) {
            Some(constant) => this.constant(constant),
            None => this.computed(expression),
        });
    }

    /// An expression whose value is not known yet.
    fn computed(&mut self, expression: &'a Expr) {
        match &expression.kind {
            ExprKind::Constant(constant) => self.constant(literal(constant)),
            ExprKind::Name(name) => self.load(name),
            ExprKind::JoinedStr(parts) => self.f_string(parts, expression.span.line),
            ExprKind::Tuple(items) => self.display(items, 0, Display::Tuple),
            ExprKind::List(items) => self.display(items, 0, Display::List),
            ExprKind::Set(items) => self.display(items, 0, Display::Set),
            ExprKind::Dict(items) => self.dict(items),
            ExprKind::ListComp(_) | ExprKind::SetComp(_) | ExprKind::GeneratorExp(_) | ExprKind::DictComp { .. } => {
                self.comprehension(expression)
            }
            ExprKind::BoolOp { op, values } => {
                let end = self.new_block();
                let (last, first) = values.split_last().expect("at least two values");
                for value in first {
                    self.expression(value);
                    self.emit(match op {
                        BoolOp::And => Op::JumpIfFalseOrPop(end),
                        BoolOp::Or => Op::JumpIfTrueOrPop(end),
                    });
                    let next = self.new_block();
                    self.use_block(next);
                }
                self.expression(last);
                self.use_block(end);
            }
            ExprKind::Binary { left, op: BinaryOp::Mod, right } if self.formatted(left, right) => {}
            ExprKind::Binary { left, op, right } => {
                self.expression(left);
                self.expression(right);
                self.emit(Op::Binary(*op));
            }
            ExprKind::Unary { op: UnaryOp::Not, operand } => match inverse(operand) {
                Some((left, op, right)) => self.at(operand, |this| this.comparison(left, op, right)),
                None => {
                    self.expression(operand);
                    self.emit(Op::Unary(UnaryOp::Not));
                }
            },
            ExprKind::Unary { op, operand } => {
                self.expression(operand);
                self.emit(Op::Unary(*op));
            }
            ExprKind::Compare { left, comparisons } => self.compare(left, comparisons),
            ExprKind::Conditional { test, body, orelse } => {
                let (next, end) = (self.new_block(), self.new_block());
                self.jump_if(test, next, false);
                self.expression(body);
                self.emit_artificial(Op::Jump(end));
                self.use_block(next);
                self.expression(orelse);
                self.use_block(end);
            }
            ExprKind::Lambda { params, body } => self.lambda(params, body, expression.span.line),
            ExprKind::Named { target, target_span, value } => {
                self.expression(value);
                self.emit(Op::Copy(1));
                let line = std::mem::replace(&mut self.unit.line, target_span.line as i32);
                self.store(target);
                self.unit.line = line;
            }
            ExprKind::Yield(value) => {
                match value {
                    Some(value) => self.expression(value),
                    None => self.constant(Const::None),
                }
                self.emit(Op::Yield);
            }
            ExprKind::YieldFrom(value) => {
                self.expression(value);
                self.emit(Op::GetYieldFromIter);
                self.constant(Const::None);
                let (start, resume, exit) = (self.new_block(), self.new_block(), self.new_block());
                self.use_block(start);
                self.emit(Op::Send(exit));
                self.use_block(resume);
                self.emit(Op::Yield);
                self.emit(Op::Jump(start));
                self.use_block(exit);
            }
            ExprKind::Call { func, args, keywords } => self.call(func, args, keywords),
            ExprKind::Attribute { value, attr } => {
                self.expression(value);
                self.unit.line = expression.span.end_line as i32;
                let name = self.attribute(attr);
                self.emit(Op::LoadAttribute(name));
            }
            ExprKind::Subscript { value, index } => {
                self.expression(value);
                self.expression(index);
                self.emit(Op::Subscript);
            }
            ExprKind::Slice { lower, upper, step } => {
                for part in [lower, upper] {
                    match part {
                        Some(part) => self.expression(part),
                        None => self.constant(Const::None),
                    }
                }
                if let Some(step) = step {
                    self.expression(step);
                }
                self.emit(Op::BuildSlice(2 + u32::from(step.is_some())));
            }
            // The parser refuses a star anywhere else than in displays, calls, subscripts and targets.
            ExprKind::Starred(inner) => self.expression(inner),
        }
    }

    /// The parts of an f-string or specification, which are joined on a line.
    fn f_string(&mut self, parts: &'a [FStringPart], line: u32) {
        let many = parts.len() > MANY;
        if many {
            self.constant(Const::Str("".into()));
            let join = self.name("join");
            self.emit(Op::LoadMethod(join));
            self.emit(Op::BuildList(0));
        }
        for part in parts {
            match part {
                FStringPart::Literal(text) => self.constant(Const::Str(text.clone())),
                FStringPart::Value { value, conversion, spec, line } => {
                    self.expression(value);
                    let conversion = match conversion {
                        None => 0,
                        Some(Conversion::Str) => 1,
                        Some(Conversion::Repr) => 2,
                        Some(Conversion::Ascii) => 3,
                    };
                    if let Some(spec) = spec {
                        self.f_string(spec, *line);
                    }
                    self.emit(Op::FormatValue(conversion | u32::from(spec.is_some()) << 2));
                }
            }
            if many {
                self.emit(Op::ListAppend(1));
            }
        }
        if many {
            self.emit(Op::CallMethod(1));
        } else if parts.len() != 1 {
            let around = std::mem::replace(&mut self.unit.line, line as i32);
            self.emit(Op::BuildString(parts.len() as u32));
            self.unit.line = around;
        }
    }

    /// `text % (…)`, if CPython makes an f-string of it; whether it does.
    fn formatted(&mut self, left: &'a Expr, right: &'a Expr) -> bool {
        let (Some(Const::Str(text)), ExprKind::Tuple(items)) = (fold(left), &right.kind) else { return false };
        if items.iter().any(|item| matches!(item.kind, ExprKind::Starred(_))) || fold(right).is_some() {
            return false;
        }
        let Some(parts) = format_parts(&text, items.len()) else { return false };
        let count = parts.len();
        let mut items = items.iter();
        let line = self.unit.line;
        if count > MANY {
            return false;
        }
        for part in parts {
            match part {
                // These constants have no line in CPython.
                FormatPart::Literal(text) => {
                    self.no_line();
                    self.constant(Const::Str(text.into()));
                }
                FormatPart::Value(conversion, specification) => {
                    let Some(item) = items.next() else { break };
                    self.expression(item);
                    if !specification.is_empty() {
                        self.no_line();
                        self.constant(Const::Str(specification.as_str().into()));
                    }
                    self.unit.line = item.span.line as i32;
                    self.emit(Op::FormatValue(conversion | u32::from(!specification.is_empty()) << 2));
                }
            }
        }
        self.unit.line = line;
        if count != 1 {
            self.emit(Op::BuildString(count as u32));
        }
        true
    }

    /// A tuple, list or set; `pushed` elements are on the stack already.
    pub(super) fn display(&mut self, items: &'a [Expr], pushed: u32, kind: Display) {
        let constants = items.iter().map(fold).collect::<Option<Vec<_>>>();
        if let Some(constants) = constants.filter(|constants| constants.len() > 2) {
            if kind == Display::Tuple && pushed == 0 {
                return self.constant(Const::Tuple(constants));
            }
            self.emit(kind.build(pushed));
            self.constant(if kind == Display::Set { Const::FrozenSet(constants) } else { Const::Tuple(constants) });
            self.emit(kind.extend());
            if kind == Display::Tuple {
                self.emit(Op::ListToTuple);
            }
            return;
        }
        let many = items.len() + pushed as usize > MANY;
        if !many && !items.iter().any(|item| matches!(item.kind, ExprKind::Starred(_))) {
            self.expressions(items);
            let count = items.len() as u32 + pushed;
            return self.emit(if kind == Display::Tuple { Op::BuildTuple(count) } else { kind.build(count) });
        }
        let mut built = many;
        if many {
            self.emit(kind.build(pushed));
        }
        for (index, item) in items.iter().enumerate() {
            if let ExprKind::Starred(inner) = &item.kind {
                if !built {
                    self.emit(kind.build(index as u32 + pushed));
                    built = true;
                }
                self.expression(inner);
                self.emit(kind.extend());
            } else {
                self.expression(item);
                if built {
                    self.emit(kind.add());
                }
            }
        }
        if kind == Display::Tuple {
            self.emit(Op::ListToTuple);
        }
    }

    fn dict(&mut self, items: &'a [DictItem]) {
        let mut built = false;
        let mut begin = 0;
        for (index, item) in items.iter().enumerate() {
            if item.key.is_none() {
                self.dict_part(&items[begin..index], &mut built);
                begin = index + 1;
                if !built {
                    self.emit(Op::BuildMap(0));
                    built = true;
                }
                self.expression(&item.value);
                self.emit(Op::DictUpdate(1));
            } else if (index - begin) * 2 > MANY {
                self.dict_part(&items[begin..=index], &mut built);
                begin = index + 1;
            }
        }
        self.dict_part(&items[begin..], &mut built);
        if !built {
            self.emit(Op::BuildMap(0));
        }
    }

    fn dict_part(&mut self, items: &'a [DictItem], built: &mut bool) {
        if items.is_empty() {
            return;
        }
        let many = items.len() * 2 > MANY;
        let keys: Option<Vec<_>> = items.iter().map(|item| item.key.as_ref().and_then(fold)).collect();
        match keys.filter(|keys| keys.len() > 1 && !many) {
            Some(keys) => {
                items.iter().for_each(|item| self.expression(&item.value));
                self.constant(Const::Tuple(keys));
                self.emit(Op::BuildConstKeyMap(items.len() as u32));
            }
            None => {
                if many {
                    self.emit(Op::BuildMap(0));
                }
                for item in items {
                    item.key.iter().for_each(|key| self.expression(key));
                    self.expression(&item.value);
                    if many {
                        self.emit(Op::MapAdd(1));
                    }
                }
                if !many {
                    self.emit(Op::BuildMap(items.len() as u32));
                }
            }
        }
        if *built {
            self.emit(Op::DictUpdate(1));
        }
        *built = true;
    }

    fn compare(&mut self, left: &'a Expr, comparisons: &'a [(CompareOp, Expr)]) {
        let ((last_op, last), first) = comparisons.split_last().expect("at least one comparison");
        if first.is_empty() {
            return self.comparison(left, *last_op, last);
        }
        self.expression(left);
        let (cleanup, end) = (self.new_block(), self.new_block());
        for (op, right) in first {
            self.chain(*op, right);
            self.emit(Op::JumpIfFalseOrPop(cleanup));
        }
        self.expression(last);
        self.emit(compare_op(*last_op));
        self.emit_artificial(Op::Jump(end));
        self.use_block(cleanup);
        self.emit(Op::Swap(2));
        self.emit(Op::PopTop);
        self.use_block(end);
    }

    /// One comparison that keeps its right side for the next one.
    fn chain(&mut self, op: CompareOp, right: &'a Expr) {
        self.expression(right);
        self.emit(Op::Swap(2));
        self.emit(Op::Copy(2));
        self.emit(compare_op(op));
    }

    fn comparison(&mut self, left: &'a Expr, op: CompareOp, right: &'a Expr) {
        self.expression(left);
        match fold_container(right).filter(|_| matches!(op, CompareOp::In | CompareOp::NotIn)) {
            Some(container) => self.at(right, |this| this.constant(container)),
            None => self.expression(right),
        }
        self.emit(compare_op(op));
    }

    /// Jumps to a block if a condition is as given, else goes on.
    pub(super) fn jump_if(&mut self, test: &'a Expr, target: Target, condition: bool) {
        match &test.kind {
            _ if fold(test).is_some() => {}
            ExprKind::Unary { op: UnaryOp::Not, operand } if inverse(operand).is_none() => {
                return self.jump_if(operand, target, !condition);
            }
            ExprKind::BoolOp { op, values } => {
                let inner = *op == BoolOp::Or;
                let to = if inner == condition { target } else { self.new_block() };
                let (last, first) = values.split_last().expect("at least two values");
                for value in first {
                    self.jump_if(value, to, inner);
                }
                self.jump_if(last, target, condition);
                if to != target {
                    self.use_block(to);
                }
                return;
            }
            ExprKind::Conditional { test, body, orelse } => {
                let (end, next) = (self.new_block(), self.new_block());
                self.jump_if(test, next, false);
                self.jump_if(body, target, condition);
                self.emit_artificial(Op::Jump(end));
                self.use_block(next);
                self.jump_if(orelse, target, condition);
                self.use_block(end);
                return;
            }
            ExprKind::Compare { left, comparisons } => {
                self.unit.line = test.span.line as i32;
                let ((last_op, last), first) = comparisons.split_last().expect("at least one comparison");
                if !first.is_empty() {
                    let cleanup = self.new_block();
                    self.expression(left);
                    for (op, right) in first {
                        self.chain(*op, right);
                        self.emit(Op::PopJumpIfFalse(cleanup));
                    }
                    self.expression(last);
                    self.emit(compare_op(*last_op));
                    self.emit(if condition { Op::PopJumpIfTrue(target) } else { Op::PopJumpIfFalse(target) });
                    let end = self.new_block();
                    self.emit_artificial(Op::Jump(end));
                    self.use_block(cleanup);
                    self.emit(Op::PopTop);
                    if !condition {
                        self.emit_artificial(Op::Jump(target));
                    }
                    self.use_block(end);
                    return;
                }
            }
            _ => {}
        }
        // As CPython's optimizer of trees turns `not a is b` into `a is not b`, this is then a comparison.
        if let ExprKind::Unary { op: UnaryOp::Not, operand } = &test.kind
            && inverse(operand).is_some()
        {
            self.unit.line = test.span.line as i32;
        }
        self.expression(test);
        self.emit(if condition { Op::PopJumpIfTrue(target) } else { Op::PopJumpIfFalse(target) });
    }

    /// Assigns the value on top.
    pub(super) fn target(&mut self, target: &'a Expr) {
        self.at(target, |this| match &target.kind {
            ExprKind::Name(name) => this.variable(name, Access::Store),
            ExprKind::Attribute { value, attr } => {
                this.expression(value);
                this.unit.line = target.span.end_line as i32;
                let name = this.attribute(attr);
                this.emit(Op::StoreAttribute(name));
            }
            ExprKind::Subscript { value, index } => {
                this.expression(value);
                this.expression(index);
                this.emit(Op::StoreSubscript);
            }
            ExprKind::Tuple(items) | ExprKind::List(items) => {
                let star = items.iter().position(|item| matches!(item.kind, ExprKind::Starred(_)));
                this.emit(match star {
                    Some(star) => Op::UnpackEx(star as u16, (items.len() - star - 1) as u16),
                    None => Op::UnpackSequence(items.len() as u32),
                });
                for item in items {
                    match &item.kind {
                        ExprKind::Starred(inner) => this.target(inner),
                        _ => this.target(item),
                    }
                }
            }
            // The parser allows no other targets.
            _ => this.emit(Op::PopTop),
        });
    }
}

/// The instruction of a comparison.
pub(super) fn compare_op(op: CompareOp) -> Op {
    match op {
        CompareOp::Is => Op::Is(false),
        CompareOp::IsNot => Op::Is(true),
        CompareOp::In => Op::Contains(false),
        CompareOp::NotIn => Op::Contains(true),
        op => Op::Compare(op),
    }
}

/// `a is not b` for `a is b`, and the like for `in`: the comparison that `not` before it makes.
fn inverse(operand: &Expr) -> Option<(&Expr, CompareOp, &Expr)> {
    let ExprKind::Compare { left, comparisons } = &operand.kind else { return None };
    let [(op, right)] = &comparisons[..] else { return None };
    let op = match op {
        CompareOp::Is => CompareOp::IsNot,
        CompareOp::IsNot => CompareOp::Is,
        CompareOp::In => CompareOp::NotIn,
        CompareOp::NotIn => CompareOp::In,
        _ => return None,
    };
    Some((left, op, right))
}

/// The kinds of display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Display {
    Tuple,
    List,
    Set,
}

impl Display {
    /// Begins one piece by piece; a tuple begins as a list.
    fn build(self, count: u32) -> Op {
        if self == Display::Set { Op::BuildSet(count) } else { Op::BuildList(count) }
    }

    fn add(self) -> Op {
        if self == Display::Set { Op::SetAdd(1) } else { Op::ListAppend(1) }
    }

    fn extend(self) -> Op {
        if self == Display::Set { Op::SetUpdate(1) } else { Op::ListExtend(1) }
    }
}
