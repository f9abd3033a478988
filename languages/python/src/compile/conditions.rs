//! Comparisons, and jumps on conditions.

use super::Compiler;
use super::constants::{fold, fold_container};
use crate::ast::*;
use crate::code::{Op, Target};

impl<'a> Compiler<'a> {
    pub(super) fn compare(&mut self, left: &'a Expr, comparisons: &'a [(CompareOp, Expr)]) {
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

    pub(super) fn comparison(&mut self, left: &'a Expr, op: CompareOp, right: &'a Expr) {
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
pub(super) fn inverse(operand: &Expr) -> Option<(&Expr, CompareOp, &Expr)> {
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
