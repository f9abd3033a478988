//! From blocks to one row of instructions, with the places where a tracer reports a line.
//!
//! CPython reports a line before an instruction if the instruction before it in the same frame, by time, is on another
//! line, or if it jumped backwards. Both are known here for every way into an instruction.

use super::flow::{Flow, Ins, Truth};
use super::{Compiler, Unit};
use crate::code::{Code, Const, Handler, Op};

impl<'a> Compiler<'a> {
    /// The code of a unit.
    pub(super) fn assemble(&mut self, unit: Unit<'a>) -> Code {
        let scope = self.scopes.get(unit.scope);
        let mut slots = scope.slots();
        let cells = slots.iter().enumerate().filter(|(_, name)| scope.is_cell(name)).map(|(slot, _)| slot as u32);
        let cells = cells.collect();
        let free = scope.free();
        let mut code = Code {
            name: unit.name,
            qualname: unit.qualname,
            first_line: unit.first_line,
            ops: Vec::new(),
            lines: Vec::new(),
            copies: Vec::new(),
            handlers: Vec::new(),
            positional_only: 0,
            positional: 0,
            keyword_only: 0,
            has_varargs: false,
            has_kwargs: false,
            slots: Vec::new(),
            parameters: Vec::new(),
            cells,
            free: free.len() as u32,
            is_generator: scope.is_generator,
            doc: unit.doc,
        };
        if let Some(params) = unit.parameters {
            code.positional_only = params.positional_only.len() as u32;
            code.positional = code.positional_only + params.regular.len() as u32;
            code.keyword_only = params.keyword_only.len() as u32;
            code.has_varargs = params.vararg.is_some();
            code.has_kwargs = params.kwarg.is_some();
        } else if scope.is_comprehension {
            code.positional_only = 1;
            code.positional = 1;
        }
        let parameters = (code.positional + code.keyword_only) as usize;
        code.parameters = slots[..parameters].iter().map(|name| self.name(name)).collect();
        slots.extend(free);
        code.slots = slots;

        let mut flow = Flow { blocks: unit.flow };
        let constants = std::cell::RefCell::new(self);
        flow.optimize(
            unit.first_line as i32,
            &|index| {
                let constant = &constants.borrow().program.constants[index as usize];
                Truth { is_true: constant.is_true(), is_none: *constant == Const::None }
            },
            &mut |indices| {
                let mut this = constants.borrow_mut();
                let items = indices.iter().map(|&index| this.program.constants[index as usize].clone()).collect();
                this.constant_index(Const::Tuple(items))
            },
        );
        let this = constants.into_inner();
        if let Some(lines) = &mut this.lines {
            let order = flow.order();
            let all =
                order.iter().flat_map(|&block| &flow.blocks[block].code).map(|ins| ins.line.max(0).cast_unsigned());
            lines.push((code.qualname.to_string(), code.first_line, all.skip(1).collect()));
        }
        write(&flow, &mut code);
        if this.library.is_some() {
            hide_lines(&mut code);
        }
        code
    }
}

/// Whether a tracer reports the line of an instruction when it comes from another one.
fn is_reported(from: (usize, Ins), to: (usize, Ins)) -> bool {
    let jumps_back = to.0 <= from.0 && !matches!(to.1.op, Op::Send(_));
    to.1.line >= 0 && (to.1.line != from.1.line || from.1.op == Op::Resume || jumps_back)
}

/// Writes the instructions in order.
fn write(flow: &Flow, code: &mut Code) {
    let order = flow.order();
    let mut begin = vec![0; flow.blocks.len()];
    let mut row: Vec<Ins> = Vec::new();
    for &block in &order {
        begin[block] = row.len();
        row.extend(&flow.blocks[block].code);
    }
    let falls = |ins: &Ins| !ins.op.is_exit() && !matches!(ins.op, Op::Jump(_));

    // A line begins before an instruction if it does so for the way from the one before it, or for a jump to one that
    // is only reached by jumps.
    let mut marked: Vec<bool> = (0..row.len())
        .map(|index| {
            index > 0 && falls(&row[index - 1]) && is_reported((index - 1, row[index - 1]), (index, row[index]))
        })
        .collect();
    for (index, ins) in row.iter().enumerate() {
        if let Some(target) = ins.op.target().filter(|_| ins.op.is_jump()) {
            let target = begin[target as usize];
            let only_jumps = target == 0 || !falls(&row[target - 1]);
            marked[target] |= only_jumps && is_reported((index, *ins), (target, row[target]));
        }
    }

    // The place of each instruction, and of the line before it.
    let mut places = Vec::with_capacity(row.len() + 1);
    let mut place = 0;
    for (index, ins) in row.iter().enumerate() {
        places.push(place);
        place += u32::from(marked[index]) + width(ins.op);
    }
    places.push(place);
    let (mut reporting, mut reported_lines) = (Vec::new(), Vec::new());
    for (index, ins) in row.iter().enumerate() {
        let mut op = ins.op;
        if let Some(to) = op.target() {
            let target = begin[to as usize];
            let reported = is_reported((index, *ins), (target, row[target]));
            let after_mark = places[target] + u32::from(marked[target]);
            // A no-op has a line and no place.
            let has_place = width(row[target].op) > 0;
            let to = if !reported {
                after_mark
            } else if marked[target] {
                places[target]
            } else if matches!(op, Op::Jump(_)) && has_place {
                op = Op::JumpLine(0);
                after_mark
            } else {
                // A jump that reports the line is put at the end, and this one jumps there.
                let stub = place + reporting.len() as u32;
                match has_place {
                    true => reporting.push(Op::JumpLine(after_mark)),
                    false => reporting.extend([Op::Line(row[target].line.cast_unsigned()), Op::Jump(after_mark)]),
                }
                reported_lines.resize(reporting.len(), row[target].line.cast_unsigned());
                stub
            };
            *op.target_mut().expect("it has a target") = to;
        }
        if marked[index] {
            code.ops.push(Op::Line(ins.line.cast_unsigned()));
            code.lines.push(ins.line.cast_unsigned());
        }
        if width(op) > 0 {
            code.ops.push(op);
            code.ops.extend(companion(op));
            code.lines.resize(code.ops.len(), ins.line.max(0).cast_unsigned());
        }
    }
    code.ops.extend(reporting);
    code.lines.extend(reported_lines);
    write_copies(code);
    write_handlers(flow, &row, &begin, &marked, &places, code);
}

/// Makes the lines of a code none that a tracer reports.
fn hide_lines(code: &mut Code) {
    for op in code.ops.iter_mut().filter(|op| matches!(op, Op::Line(_))) {
        *op = Op::Work;
    }
    code.lines.fill(0);
}

/// The instruction that belongs to one and is skipped where that has done all.
fn companion(op: Op) -> Option<Op> {
    match op {
        Op::LoadMethod(_) => Some(Op::NoReceiver),
        Op::UnpackSequence(_) | Op::UnpackEx(..) | Op::BeforeWith => Some(Op::Spread),
        _ => None,
    }
}

/// How many instructions one becomes.
fn width(op: Op) -> u32 {
    if matches!(op, Op::Nop | Op::Resume) { 0 } else { 1 + u32::from(companion(op).is_some()) }
}

/// Adds the copies of `JumpIf…OrPop`.
fn write_copies(code: &mut Code) {
    for place in 0..code.ops.len() {
        let jump = match code.ops[place] {
            Op::JumpIfFalseOrPop(target) => Op::PopJumpIfFalse(target),
            Op::JumpIfTrueOrPop(target) => Op::PopJumpIfTrue(target),
            _ => continue,
        };
        code.copies.push((place as u32, code.ops.len() as u32));
        code.ops.extend([jump, Op::PopTop, Op::Jump(place as u32 + 1)]);
        code.lines.resize(code.ops.len(), code.lines[place]);
    }
}

fn write_handlers(flow: &Flow, row: &[Ins], begin: &[usize], marked: &[bool], places: &[u32], code: &mut Code) {
    let mut index = 0;
    while index < row.len() {
        let handler = row[index].handler;
        let first = index;
        while index < row.len() && row[index].handler == handler {
            index += 1;
        }
        let Some(handler) = handler else { continue };
        let block = &flow.blocks[handler as usize];
        let target = begin[handler as usize];
        code.handlers.push(Handler {
            start: places[first],
            end: places[index],
            target: places[target] + u32::from(marked[target]),
            depth: (block.depth - 1 - i32::from(block.with_place)).max(0).cast_unsigned(),
            with_place: block.with_place,
        });
    }
}
