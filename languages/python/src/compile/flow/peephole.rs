//! The passes within a block: constant conditions, jumps to jumps, tuples and swaps, no-ops.

use super::{Flow, Ins, Truth};
use crate::code::Op;

impl Flow {
    pub(super) fn optimize_block(
        &mut self,
        block: usize,
        truth: &dyn Fn(u32) -> Truth,
        tuple: &mut dyn FnMut(&[u32]) -> u32,
    ) {
        // The block may jump to itself, so its code is not taken out.
        let mut code = self.blocks[block].code.clone();
        let mut index = 0;
        while index < code.len() {
            if let Some(target) = code[index].op.target() {
                *code[index].op.target_mut().expect("it has a target") = self.filled(target);
            }
            let next = code.get(index + 1).map_or(Op::Nop, |ins| ins.op);
            match code[index].op {
                Op::LoadConst(constant) => {
                    let Truth { is_true, is_none } = truth(constant);
                    match next {
                        Op::PopJumpIfFalse(target) | Op::PopJumpIfTrue(target) => {
                            code[index].op = Op::Nop;
                            if is_true == matches!(next, Op::PopJumpIfTrue(_)) {
                                code[index + 1].op = Op::Jump(target);
                                self.blocks[block].no_fallthrough = true;
                            } else {
                                code[index + 1].op = Op::Nop;
                            }
                        }
                        Op::JumpIfFalseOrPop(target) | Op::JumpIfTrueOrPop(target) => {
                            if is_true == matches!(next, Op::JumpIfTrueOrPop(_)) {
                                code[index + 1].op = Op::Jump(target);
                                self.blocks[block].no_fallthrough = true;
                            } else {
                                code[index].op = Op::Nop;
                                code[index + 1].op = Op::Nop;
                            }
                        }
                        Op::Is(inverted) if is_none => {
                            let jump = match code.get(index + 2).map(|ins| ins.op) {
                                Some(Op::PopJumpIfFalse(target)) => Some((!inverted, target)),
                                Some(Op::PopJumpIfTrue(target)) => Some((inverted, target)),
                                _ => None,
                            };
                            if let Some((not_none, target)) = jump {
                                code[index].op = Op::Nop;
                                code[index + 1].op = Op::Nop;
                                code[index + 2].op =
                                    if not_none { Op::PopJumpIfNotNone(target) } else { Op::PopJumpIfNone(target) };
                            }
                        }
                        _ => {}
                    }
                }
                Op::BuildTuple(count) => match (next, count) {
                    (Op::UnpackSequence(other), 1) if other == count => {
                        code[index].op = Op::Nop;
                        code[index + 1].op = Op::Nop;
                    }
                    (Op::UnpackSequence(other), 2 | 3) if other == count => {
                        code[index].op = Op::Nop;
                        code[index + 1].op = Op::Swap(count);
                    }
                    _ => fold_tuple(&mut code, index, count as usize, tuple),
                },
                Op::Swap(1) => code[index].op = Op::Nop,
                _ => {
                    if self.thread_jump(block, &mut code[index]) {
                        continue;
                    }
                }
            }
            index += 1;
        }
        self.blocks[block].code = code;
    }

    /// Lets a jump to a jump go to where that one goes; whether it has changed.
    fn thread_jump(&mut self, block: usize, ins: &mut Ins) -> bool {
        let Some(target) = ins.op.target() else { return false };
        if target as usize == block {
            return false;
        }
        let Some(&at) = self.blocks[target as usize].code.first() else { return false };
        let after = self.blocks[target as usize].next;
        let through = |op: Op| at.op.target().filter(|&next| next != target && ins.line == at.line).map(|_| op);
        let threaded = match (ins.op, at.op) {
            (Op::JumpIfFalseOrPop(_), Op::PopJumpIfFalse(next)) => through(Op::PopJumpIfFalse(next)),
            (Op::JumpIfFalseOrPop(_), Op::Jump(next) | Op::JumpIfFalseOrPop(next)) => {
                through(Op::JumpIfFalseOrPop(next))
            }
            (Op::JumpIfFalseOrPop(_), Op::JumpIfTrueOrPop(_) | Op::PopJumpIfTrue(_)) => {
                after.filter(|_| ins.line == at.line).map(Op::PopJumpIfFalse)
            }
            (Op::JumpIfTrueOrPop(_), Op::PopJumpIfTrue(next)) => through(Op::PopJumpIfTrue(next)),
            (Op::JumpIfTrueOrPop(_), Op::Jump(next) | Op::JumpIfTrueOrPop(next)) => through(Op::JumpIfTrueOrPop(next)),
            (Op::JumpIfTrueOrPop(_), Op::JumpIfFalseOrPop(_) | Op::PopJumpIfFalse(_)) => {
                after.filter(|_| ins.line == at.line).map(Op::PopJumpIfTrue)
            }
            (Op::PopJumpIfFalse(_), Op::Jump(next)) => through(Op::PopJumpIfFalse(next)),
            (Op::PopJumpIfTrue(_), Op::Jump(next)) => through(Op::PopJumpIfTrue(next)),
            (Op::PopJumpIfNone(_), Op::Jump(next)) => through(Op::PopJumpIfNone(next)),
            (Op::PopJumpIfNotNone(_), Op::Jump(next)) => through(Op::PopJumpIfNotNone(next)),
            (Op::Jump(_), Op::Jump(next)) => through(Op::Jump(next)),
            _ => None,
        };
        match threaded {
            Some(op) if op != ins.op => {
                ins.op = op;
                true
            }
            _ => false,
        }
    }

    pub(super) fn remove_nops(&mut self, block: usize) {
        let mut code = std::mem::take(&mut self.blocks[block].code);
        let mut kept: Vec<Ins> = Vec::with_capacity(code.len());
        let mut before = -1;
        for index in 0..code.len() {
            let ins = code[index];
            if ins.op == Op::Nop {
                if ins.line < 0 || before == ins.line {
                    continue;
                }
                if let Some(next) = code.get_mut(index + 1) {
                    if next.line < 0 || next.line == ins.line {
                        next.line = ins.line;
                        continue;
                    }
                } else if let Some(next) = self.blocks[block].next.map(|next| self.filled(next) as usize)
                    && self.blocks[next].code.first().is_some_and(|first| first.line == ins.line)
                {
                    continue;
                }
            }
            before = ins.line;
            kept.push(ins);
        }
        self.blocks[block].code = kept;
    }
}

/// Replaces constants and the tuple that is built of them by one constant.
fn fold_tuple(code: &mut [Ins], index: usize, count: usize, tuple: &mut dyn FnMut(&[u32]) -> u32) {
    if index < count {
        return;
    }
    let mut constants = Vec::with_capacity(count);
    for ins in &code[index - count..index] {
        let Op::LoadConst(constant) = ins.op else { return };
        constants.push(constant);
    }
    code[index - count..index].iter_mut().for_each(|ins| ins.op = Op::Nop);
    code[index].op = Op::LoadConst(tuple(&constants));
}
