//! Expressions and the targets of assignments.

use super::conditions::inverse;
use super::constants::{FormatPart, fold, format_parts, literal};
use super::displays::Display;
use super::{Access, Compiler, MANY};
use crate::ast::*;
use crate::code::{Const, Op};

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

    /// An expression that is not constant.
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
