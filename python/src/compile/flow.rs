//! The flow graph of one code, and the passes of CPython 3.11 over it, as far as they change what a tracer sees.
//!
//! Which lines a tracer reports depends on which instructions are left, in which order, and on which line each is. So
//! the passes are those of CPython, in its order: constant conditions, threading of jumps, copies of short exits,
//! removal of what is not reached and of no-ops, lines for exits that have none.

use crate::code::{Op, Target};

/// An instruction while compiling.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ins {
    pub(crate) op: Op,
    /// Its line, or −1.
    pub(crate) line: i32,
    /// The block that handles its exceptions.
    pub(crate) handler: Option<Target>,
}

/// A block: entered only at its beginning, left only at its end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) code: Vec<Ins>,
    /// The block after this one.
    pub(crate) next: Option<Target>,
    /// Whether it ends with a return or raise.
    pub(crate) is_exit: bool,
    /// Whether the next block is not reached from its end.
    pub(crate) no_fallthrough: bool,
    predecessors: u32,
    /// How many operands there are at its beginning; −1 if it is not reached.
    pub(crate) depth: i32,
    /// Whether it is a handler that also gets the place of the exception.
    pub(crate) with_place: bool,
    visited: bool,
}

/// The blocks of one code; the first one is its beginning.
#[derive(Debug)]
pub(crate) struct Flow {
    pub(crate) blocks: Vec<Block>,
}

/// What a constant is as a condition, and whether it is `None`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Truth {
    pub(crate) is_true: bool,
    pub(crate) is_none: bool,
}

impl Flow {
    /// Carries out all passes. `truth` tells of a constant; `tuple` makes one tuple constant of constants.
    pub(crate) fn optimize(
        &mut self,
        first_line: i32,
        truth: &dyn Fn(u32) -> Truth,
        tuple: &mut dyn FnMut(&[u32]) -> u32,
    ) {
        self.mark_ends();
        self.skip_empty_targets();
        (0..self.blocks.len()).rev().for_each(|block| self.copy_short_exit(block));
        for block in self.order() {
            self.optimize_block(block, truth, tuple);
            self.remove_nops(block);
        }
        self.order().into_iter().for_each(|block| self.copy_short_exit(block));
        self.remove_unreachable();
        for block in self.order() {
            self.remove_nops(block);
        }
        self.skip_empty();
        self.remove_redundant_jumps();
        self.give_exits_lines();
        self.propagate_lines();
        for block in self.order() {
            let block = &mut self.blocks[block];
            if block.code.last().is_some_and(|last| last.line < 0 && last.op == Op::Return) {
                block.code.iter_mut().for_each(|ins| ins.line = first_line);
            }
        }
        self.find_depths();
        self.find_handlers();
        for block in &mut self.blocks {
            for ins in &mut block.code {
                if ins.op.is_setup() || ins.op == Op::PopBlock {
                    ins.op = Op::Nop;
                }
            }
        }
        self.remove_redundant_jumps();
        for block in self.order() {
            self.remove_nops(block);
        }
    }

    /// The blocks from the first one on.
    pub(crate) fn order(&self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.blocks.len());
        let mut block = Some(0);
        while let Some(index) = block {
            order.push(index as usize);
            block = self.blocks[index as usize].next;
        }
        order
    }

    fn mark_ends(&mut self) {
        for block in &mut self.blocks {
            for ins in &block.code {
                if ins.op.is_exit() {
                    block.is_exit = true;
                    block.no_fallthrough = true;
                } else if matches!(ins.op, Op::Jump(_)) {
                    block.no_fallthrough = true;
                }
            }
        }
    }

    /// The first block at or after one that has instructions.
    fn filled(&self, mut block: Target) -> Target {
        while self.blocks[block as usize].code.is_empty() {
            match self.blocks[block as usize].next {
                Some(next) => block = next,
                None => break,
            }
        }
        block
    }

    fn optimize_block(&mut self, block: usize, truth: &dyn Fn(u32) -> Truth, tuple: &mut dyn FnMut(&[u32]) -> u32) {
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
                Op::Swap(_) => apply_swaps(&mut code, index),
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

    fn remove_nops(&mut self, block: usize) {
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

    /// Replaces a jump to a short exit without lines by a copy of it.
    fn copy_short_exit(&mut self, block: usize) {
        let Some(&Ins { op: Op::Jump(target), .. }) = self.blocks[block].code.last() else { return };
        if self.is_exit_without_line(target) && self.blocks[target as usize].code.len() <= 4 {
            let copy = self.blocks[target as usize].code.clone();
            let block = &mut self.blocks[block];
            block.code.last_mut().expect("it has a jump").op = Op::Nop;
            block.code.extend(copy);
            block.is_exit = true;
        }
    }

    fn remove_unreachable(&mut self) {
        let mut todo = vec![0];
        self.blocks[0].predecessors = 1;
        while let Some(block) = todo.pop() {
            if self.blocks[block].visited {
                continue;
            }
            self.blocks[block].visited = true;
            let next = self.blocks[block].next.filter(|_| !self.blocks[block].no_fallthrough);
            let targets = self.blocks[block].code.iter().filter_map(|ins| ins.op.target());
            for reached in targets.chain(next).collect::<Vec<_>>() {
                self.blocks[reached as usize].predecessors += 1;
                todo.push(reached as usize);
            }
        }
        for block in &mut self.blocks {
            if block.predecessors == 0 {
                block.code.clear();
                block.no_fallthrough = false;
            }
        }
    }

    /// Takes empty blocks out of the order.
    fn skip_empty(&mut self) {
        for block in self.order() {
            while let Some(next) = self.blocks[block].next {
                if !self.blocks[next as usize].code.is_empty() {
                    break;
                }
                self.blocks[block].next = self.blocks[next as usize].next;
            }
        }
        self.skip_empty_targets();
    }

    /// Lets jumps to empty blocks go to the first instruction after these.
    fn skip_empty_targets(&mut self) {
        for block in self.order() {
            for index in 0..self.blocks[block].code.len() {
                if let Some(target) = self.blocks[block].code[index].op.target() {
                    let filled = self.filled(target);
                    *self.blocks[block].code[index].op.target_mut().expect("it has a target") = filled;
                }
            }
        }
    }

    fn remove_redundant_jumps(&mut self) {
        let mut removed = false;
        for block in self.order() {
            let next = self.blocks[block].next;
            let block_ref = &mut self.blocks[block];
            if let Some(last) = block_ref.code.last_mut()
                && matches!(last.op, Op::Jump(target) if Some(target) == next)
            {
                last.op = Op::Nop;
                block_ref.no_fallthrough = false;
                removed = true;
                self.remove_nops(block);
            }
        }
        if removed {
            self.skip_empty();
        }
    }

    fn is_exit_without_line(&self, block: Target) -> bool {
        let block = &self.blocks[block as usize];
        block.is_exit && block.code.iter().all(|ins| ins.line < 0)
    }

    /// Gives each way to an exit without a line a copy of it on the line of the jump.
    fn give_exits_lines(&mut self) {
        for block in (0..self.blocks.len()).rev() {
            let Some(&last) = self.blocks[block].code.last() else { continue };
            let Some(target) = last.op.target().filter(|_| last.op.is_jump()) else { continue };
            if self.is_exit_without_line(target) && self.blocks[target as usize].predecessors > 1 {
                let mut copy = self.blocks[target as usize].clone();
                copy.code[0].line = last.line;
                copy.predecessors = 1;
                self.blocks[target as usize].predecessors -= 1;
                let new = self.blocks.len() as Target;
                self.blocks.push(copy);
                self.blocks[target as usize].next = Some(new);
                let last = self.blocks[block].code.last_mut().expect("it has a jump");
                *last.op.target_mut().expect("it has a target") = new;
            }
        }
        self.skip_empty();
        for block in self.order() {
            let Some(next) = self.blocks[block].next.filter(|_| !self.blocks[block].no_fallthrough) else { continue };
            if let Some(line) = self.blocks[block].code.last().map(|last| last.line)
                && self.is_exit_without_line(next)
            {
                self.blocks[next as usize].code[0].line = line;
            }
        }
    }

    /// Gives instructions without a line that of the one before, also over blocks with one way in.
    fn propagate_lines(&mut self) {
        for block in self.order() {
            let mut line = -1;
            for ins in &mut self.blocks[block].code {
                if ins.line < 0 {
                    ins.line = line;
                } else {
                    line = ins.line;
                }
            }
            let Some(&last) = self.blocks[block].code.last() else { continue };
            let next = self.blocks[block].next.filter(|_| !self.blocks[block].no_fallthrough);
            let target = last.op.target().filter(|_| last.op.is_jump());
            for reached in next.into_iter().chain(target) {
                let reached = &mut self.blocks[reached as usize];
                if reached.predecessors == 1 && reached.code[0].line < 0 {
                    reached.code[0].line = line;
                }
            }
        }
    }

    fn find_depths(&mut self) {
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

    fn find_handlers(&mut self) {
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

/// Carries out a swap before two stores by exchanging these.
fn apply_swaps(code: &mut [Ins], mut index: usize) {
    // CPython's `next_swappable_instruction`: stores to variables and pops may change places, no-ops are skipped.
    fn swappable(code: &[Ins], mut index: usize, line: i32) -> Option<usize> {
        loop {
            index += 1;
            let ins = code.get(index)?;
            if line >= 0 && ins.line != line {
                return None;
            }
            match ins.op {
                Op::Nop => {}
                Op::StoreFast(_) | Op::PopTop => return Some(index),
                _ => return None,
            }
        }
    }
    loop {
        let depth = match code[index].op {
            Op::Swap(depth) => depth,
            Op::Nop => {
                if index == 0 {
                    return;
                }
                index -= 1;
                continue;
            }
            _ => return,
        };
        let Some(first) = swappable(code, index, -1) else { return };
        let line = code[first].line;
        let mut second = first;
        for _ in 1..depth {
            match swappable(code, second, line) {
                Some(next) => second = next,
                None => return,
            }
        }
        if let (Op::StoreFast(a), Op::StoreFast(b)) = (code[first].op, code[second].op)
            && a == b
        {
            return;
        }
        code[index].op = Op::Nop;
        let op = code[first].op;
        code[first].op = code[second].op;
        code[second].op = op;
        if index == 0 {
            return;
        }
        index -= 1;
    }
}

/// By how much an instruction changes the number of operands, when it jumps or not.
fn effect(op: Op, jumps: bool) -> i32 {
    let jump = i32::from(jumps);
    match op {
        Op::Resume
        | Op::Nop
        | Op::Line(_)
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
