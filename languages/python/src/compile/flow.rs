//! The flow graph of one code, and the passes of CPython 3.11 over it, as far as they change what a tracer sees.
//!
//! Which lines a tracer reports depends on which instructions are left, in which order, and on which line each is. So
//! the passes are those of CPython, in its order: constant conditions, threading of jumps, copies of short exits,
//! removal of unreachable code and of no-ops, lines for exits that have none.

mod depths;
mod peephole;

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

/// The truth value of a constant, and whether it is `None`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Truth {
    pub(crate) is_true: bool,
    pub(crate) is_none: bool,
}

impl Flow {
    /// Runs all passes. `truth` gives the truth value of a constant; `tuple` makes one tuple constant of constants.
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
}
