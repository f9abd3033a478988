//! How many operands there are where, and which block handles an exception.

use super::Flow;
use crate::code::{Op, Target};

impl Flow {
    pub(super) fn find_depths(&mut self) {
        self.blocks.iter_mut().for_each(|block| block.depth = -1);
        self.blocks[0].depth = 0;
        let mut todo = vec![0];
        while let Some(block) = todo.pop() {
            let mut depth = self.blocks[block].depth;
            let reach = |this: &mut Flow, target: Target, depth: i32, todo: &mut Vec<usize>| {
                if this.blocks[target as usize].depth < 0 {
                    this.blocks[target as usize].depth = depth;
                    todo.push(target as usize);
                }
            };
            for index in 0..self.blocks[block].code.len() {
                let op = self.blocks[block].code[index].op;
                if let Some(target) = op.target() {
                    reach(self, target, depth + effect(op, true), &mut todo);
                }
                depth += effect(op, false);
            }
            if let Some(next) = self.blocks[block].next.filter(|_| !self.blocks[block].no_fallthrough) {
                reach(self, next, depth, &mut todo);
            }
        }
    }

    pub(super) fn find_handlers(&mut self) {
        self.blocks.iter_mut().for_each(|block| block.visited = false);
        let mut todo = vec![(0, Vec::<Target>::new())];
        self.blocks[0].visited = true;
        while let Some((block, mut stack)) = todo.pop() {
            for index in 0..self.blocks[block].code.len() {
                self.blocks[block].code[index].handler = stack.last().copied();
                let op = self.blocks[block].code[index].op;
                if let Some(target) = op.target() {
                    if !self.blocks[target as usize].visited {
                        self.blocks[target as usize].visited = true;
                        todo.push((target as usize, stack.clone()));
                    }
                    if op.is_setup() {
                        stack.push(target);
                        self.blocks[target as usize].with_place |= !matches!(op, Op::SetupFinally(_));
                    }
                } else if op == Op::PopBlock {
                    stack.pop();
                }
            }
            if let Some(next) = self.blocks[block].next.filter(|_| !self.blocks[block].no_fallthrough)
                && !self.blocks[next as usize].visited
            {
                self.blocks[next as usize].visited = true;
                todo.push((next as usize, stack));
            }
        }
    }
}

/// By how much an instruction changes the number of operands, when it jumps or not.
fn effect(op: Op, jumps: bool) -> i32 {
    let jump = i32::from(jumps);
    match op {
        Op::Resume
        | Op::Nop
        | Op::Line(_)
        | Op::Work
        | Op::Jump(_)
        | Op::JumpLine(_)
        | Op::NoReceiver
        | Op::Spread
        | Op::PopBlock
        | Op::Swap(_)
        | Op::Unary(_)
        | Op::DeleteFast(_)
        | Op::DeleteDeref(_)
        | Op::DeleteGlobal(_)
        | Op::DeleteName(_)
        | Op::LoadAttribute(_)
        | Op::GetIter
        | Op::GetYieldFromIter
        | Op::Yield
        | Op::CheckExcMatch
        | Op::Fresh
        | Op::ListToTuple => 0,
        Op::LoadConst(_)
        | Op::LoadFast(_)
        | Op::LoadDeref(_)
        | Op::LoadClassDeref(_)
        | Op::LoadClosure(_)
        | Op::LoadGlobal(_)
        | Op::LoadName(_)
        | Op::Copy(_)
        | Op::LoadMethod(_)
        | Op::LoadAssertionError
        | Op::LoadBuildClass
        | Op::ImportName(_)
        | Op::ImportFrom(_)
        | Op::PushExcInfo
        | Op::BeforeWith
        | Op::WithExceptStart
        | Op::MatchMapping
        | Op::MatchSequence
        | Op::MatchKeys
        | Op::GetLen => 1,
        Op::StoreFast(_)
        | Op::StoreDeref(_)
        | Op::StoreGlobal(_)
        | Op::StoreName(_)
        | Op::PopTop
        | Op::Binary(_)
        | Op::InPlace(_)
        | Op::Compare(_)
        | Op::Is(_)
        | Op::Contains(_)
        | Op::Subscript
        | Op::DeleteAttribute(_)
        | Op::ListAppend(_)
        | Op::SetAdd(_)
        | Op::ListExtend(_)
        | Op::SetUpdate(_)
        | Op::DictUpdate(_)
        | Op::DictMerge(_)
        | Op::PopJumpIfFalse(_)
        | Op::PopJumpIfTrue(_)
        | Op::PopJumpIfNone(_)
        | Op::PopJumpIfNotNone(_)
        | Op::Return
        | Op::PopExcept
        | Op::Reraise(_)
        | Op::ImportStar => -1,
        Op::StoreAttribute(_) | Op::DeleteSubscript | Op::MapAdd(_) | Op::MatchClass(_) => -2,
        Op::StoreSubscript => -3,
        Op::BuildSlice(count) => 1 - count as i32,
        Op::Call(count) | Op::CallNamed(count, _) => -(count as i32),
        Op::CallMethod(count) | Op::CallMethodNamed(count, _) => -(count as i32) - 1,
        Op::CallEx(named) => -1 - i32::from(named),
        Op::BuildTuple(count) | Op::BuildList(count) | Op::BuildSet(count) | Op::BuildString(count) => 1 - count as i32,
        Op::BuildMap(count) => 1 - 2 * count as i32,
        Op::BuildConstKeyMap(count) => -(count as i32),
        Op::FormatValue(flags) => -i32::from(flags & 4 != 0),
        Op::UnpackSequence(count) => count as i32 - 1,
        Op::UnpackEx(before, after) => i32::from(before) + i32::from(after),
        Op::JumpIfFalseOrPop(_) | Op::JumpIfTrueOrPop(_) => jump - 1,
        Op::ForIter(_) => 1 - 2 * jump,
        Op::Send(_) => -jump,
        Op::SetupFinally(_) | Op::SetupWith(_) => jump,
        Op::SetupCleanup(_) => 2 * jump,
        Op::RaiseVarargs(count) => -(count as i32),
        Op::MakeFunction(flags) => -(flags.count_ones() as i32),
    }
}
