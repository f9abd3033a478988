//! The instructions. The common cases are here; all others are [native functions](super::natives), so that they can
//! call Python code.

use super::quick::small;
use super::{Machine, natives};
use crate::ast::{CompareOp, UnaryOp};
use crate::code::{Op, Program};
use crate::frame::{Frame, Then};
use crate::native::{Native, Stop};
use crate::object::{Iter, Object};
use crate::value::{Value, index as index_at};

/// A line of the library counts as so many elements.
const LINE: u64 = 2;

impl Machine {
    /// Carries out the frame on top until a line begins, which is returned, or another kind of frame is on top.
    pub(super) fn execute(&mut self, program: &Program) -> Result<Option<u32>, Stop> {
        'frames: loop {
            if self.has_dropped {
                self.close_dropped()?;
            }
            let Some(Frame::Python(frame)) = self.frames.last() else { return Ok(None) };
            if !std::ptr::eq(program, &raw const *self.program) {
                return Ok(None);
            }
            let code = &program.codes.as_slice()[frame.code as usize];
            let ops = code.ops.as_slice();
            let mut pc = frame.pc as usize;
            let base = frame.base as usize;

            // What has to happen before anything that can raise, call or pause.
            macro_rules! save {
                () => {
                    if let Some(Frame::Python(frame)) = self.frames.last_mut() {
                        frame.pc = pc as u32;
                    }
                };
            }
            macro_rules! attempt {
                ($result:expr) => {
                    match $result {
                        Ok(value) => value,
                        Err(stop) => {
                            save!();
                            return Err(stop);
                        }
                    }
                };
            }
            // A native function takes the operands on top, and the next instruction finds its value there.
            macro_rules! operate {
                ($native:expr, $count:expr, $then:expr) => {
                    break (&$native, $count, $then)
                };
            }
            // A place of the stack. As an index of the vector it would be a call where a module is made small.
            macro_rules! at {
                ($place:expr) => {
                    self.stack.as_mut_slice()[$place]
                };
            }
            macro_rules! pop {
                () => {
                    self.stack.pop().unwrap_or(Value::Unbound)
                };
            }
            macro_rules! top {
                () => {
                    self.stack.last().copied().unwrap_or(Value::Unbound)
                };
            }
            // If Python code decides, the instruction runs again with the bool on top.
            macro_rules! jump_on_truth {
                ($jump_if:expr, $target:expr) => {{
                    match self.heap.truth(top!()) {
                        Some(is_true) => {
                            self.stack.pop();
                            if is_true == $jump_if {
                                pc = $target as usize;
                            }
                        }
                        None => {
                            pc -= 1;
                            operate!(natives::TRUTH, 1, Then::Push)
                        }
                    }
                }};
            }
            // For Python code there is a copy of the instruction that finds the bool above the value.
            macro_rules! jump_or_pop {
                ($jump_if:expr, $target:expr) => {{
                    let value = top!();
                    match self.heap.truth(value) {
                        Some(is_true) if is_true == $jump_if => pc = $target as usize,
                        Some(_) => {
                            self.stack.pop();
                        }
                        None => {
                            pc = code.copy_of(pc - 1);
                            self.stack.push(value);
                            operate!(natives::TRUTH, 1, Then::Push)
                        }
                    }
                }};
            }

            let (native, count, then): (&Native, usize, Then) = loop {
                let op = ops[pc];
                pc += 1;
                match op {
                    Op::Line(line) => {
                        save!();
                        return Ok(Some(line));
                    }
                    Op::Work => attempt!(self.count_work(LINE)),
                    Op::LoadFast(slot) => {
                        let value = at!(base + slot as usize);
                        if value.is_unbound() {
                            save!();
                            return Err(self.unbound_local(&code.slots[slot as usize]));
                        }
                        self.stack.push(value);
                    }
                    Op::LoadConst(index) => self.stack.push(self.constants[index as usize]),
                    Op::StoreFast(slot) => {
                        let value = pop!();
                        let before = std::mem::replace(&mut at!(base + slot as usize), value);
                        if self.drops([before].iter()) {
                            save!();
                            continue 'frames;
                        }
                    }
                    Op::LoadGlobal(index) => {
                        let mut value = self.globals.as_mut_slice()[index as usize];
                        if value.is_unbound() {
                            value = program.globals[index as usize].1;
                            if value.is_unbound() {
                                save!();
                                return Err(self.unknown_name(index));
                            }
                        }
                        self.stack.push(value);
                    }
                    Op::Binary(binary) | Op::InPlace(binary) => {
                        let length = self.stack.len();
                        if let (Value::Int(a), Value::Int(b)) = (at!(length - 2), at!(length - 1))
                            && let Some(result) = small(binary, a, b)
                        {
                            self.stack.truncate(length - 1);
                            at!(length - 2) = Value::Int(result);
                            continue;
                        }
                        self.stack.push(Value::Int(binary as i64));
                        let native = if matches!(op, Op::InPlace(_)) { &natives::IN_PLACE } else { &natives::BINARY };
                        operate!(*native, 3, Then::Push)
                    }
                    Op::Compare(op) => {
                        let length = self.stack.len();
                        if let (Value::Int(a), Value::Int(b)) = (at!(length - 2), at!(length - 1)) {
                            let result = match op {
                                CompareOp::Eq => a == b,
                                CompareOp::NotEq => a != b,
                                CompareOp::Lt => a < b,
                                CompareOp::LtE => a <= b,
                                CompareOp::Gt => a > b,
                                _ => a >= b,
                            };
                            self.stack.truncate(length - 1);
                            at!(length - 2) = Value::Bool(result);
                            continue;
                        }
                        self.stack.push(Value::Int(op as i64));
                        operate!(natives::COMPARE, 3, Then::Push)
                    }
                    Op::Subscript => {
                        let length = self.stack.len();
                        if let (Value::Ref(handle), Value::Int(index)) = (at!(length - 2), at!(length - 1)) {
                            let items: &[Value] = match self.heap.get(handle) {
                                Object::List(items) => items,
                                Object::Tuple(items) => items,
                                _ => &[],
                            };
                            let at = if index < 0 { index + items.len() as i64 } else { index };
                            if let Some(&value) = items.get(index_at(at)) {
                                self.stack.truncate(length - 1);
                                at!(length - 2) = value;
                                continue;
                            }
                        }
                        operate!(natives::SUBSCRIPT, 2, Then::Push)
                    }
                    Op::StoreSubscript => {
                        let length = self.stack.len();
                        if let (Value::Ref(handle), Value::Int(index)) = (at!(length - 2), at!(length - 1)) {
                            let value = at!(length - 3);
                            if let Object::List(items) = self.heap.get(handle) {
                                let at = if index < 0 { index + items.len() as i64 } else { index };
                                if index_at(at) < items.len() {
                                    self.heap.set_element(handle, index_at(at), value);
                                    self.stack.truncate(length - 3);
                                    continue;
                                }
                            }
                        }
                        operate!(natives::STORE_SUBSCRIPT, 3, Then::Drop)
                    }
                    Op::PopJumpIfFalse(target) => jump_on_truth!(false, target),
                    Op::PopJumpIfTrue(target) => jump_on_truth!(true, target),
                    Op::JumpIfFalseOrPop(target) => jump_or_pop!(false, target),
                    Op::JumpIfTrueOrPop(target) => jump_or_pop!(true, target),
                    Op::Jump(target) => pc = target as usize,
                    Op::JumpLine(target) => {
                        pc = target as usize;
                        save!();
                        match code.lines[pc] {
                            0 => self.count_work(LINE)?,
                            line => return Ok(Some(line)),
                        }
                    }
                    Op::ForIter(target) => {
                        let iter = top!();
                        let Value::Ref(handle) = iter else { continue };
                        match self.heap.advance(handle) {
                            Some(Some(value)) => self.stack.push(value),
                            Some(None) => {
                                self.stack.pop();
                                pc = target as usize;
                            }
                            None => {
                                save!();
                                if let Object::Generator(_) = self.heap.get(handle) {
                                    let bottom = self.stack.len();
                                    self.resume(handle, None, bottom, Then::Next)?;
                                } else {
                                    self.stack.push(iter);
                                    self.operate(&natives::NEXT, 1, Then::Next)?;
                                }
                                continue 'frames;
                            }
                        }
                    }
                    Op::GetIter => {
                        let Value::Ref(handle) = top!() else { operate!(natives::ITER, 1, Then::Push) };
                        let iter = match self.heap.get(handle) {
                            Object::List(_) | Object::Tuple(_) => Iter::Sequence(handle, 0),
                            Object::Range(range) if range.len() <= u64::from(u32::MAX) => Iter::Range {
                                next: range.start,
                                step: range.step,
                                left: u32::try_from(range.len()).unwrap_or(u32::MAX),
                            },
                            Object::Generator(_) | Object::Iter(_) => continue,
                            _ => operate!(natives::ITER, 1, Then::Push),
                        };
                        let iter = attempt!(self.heap.new_iter(iter));
                        self.stack.pop();
                        self.stack.push(iter);
                    }
                    Op::Call(count) => {
                        save!();
                        let first = self.stack.len() - count as usize;
                        let function = at!(first - 1);
                        self.call(function, first, &[], first - 1, Then::Push)?;
                        continue 'frames;
                    }
                    Op::CallNamed(count, names) => {
                        save!();
                        let first = self.stack.len() - count as usize;
                        let function = at!(first - 1);
                        self.call(function, first, &program.keywords[names as usize], first - 1, Then::Push)?;
                        continue 'frames;
                    }
                    Op::CallMethod(count) => {
                        save!();
                        self.call_method(count as usize, &[])?;
                        continue 'frames;
                    }
                    Op::CallMethodNamed(count, names) => {
                        save!();
                        self.call_method(count as usize, &program.keywords[names as usize])?;
                        continue 'frames;
                    }
                    Op::LoadMethod(name) => {
                        let object = top!();
                        if let Some((function, receiver)) = self.simple_method(object, name) {
                            self.stack.pop();
                            self.stack.push(function);
                            self.stack.push(receiver);
                            pc += 1;
                            continue;
                        }
                        self.stack.push(Value::Int(i64::from(name.0)));
                        operate!(natives::ATTRIBUTE, 2, Then::Push)
                    }
                    Op::NoReceiver => self.stack.push(Value::Unbound),
                    Op::LoadAttribute(name) => {
                        if let Some(value) = self.simple_attribute(top!(), name) {
                            self.stack.pop();
                            self.stack.push(value);
                            continue;
                        }
                        self.stack.push(Value::Int(i64::from(name.0)));
                        operate!(natives::ATTRIBUTE, 2, Then::Push)
                    }
                    Op::StoreAttribute(name) => {
                        let length = self.stack.len();
                        let (object, value) = (at!(length - 1), at!(length - 2));
                        if self.store_simple_attribute(object, name, value) {
                            self.stack.truncate(length - 2);
                            continue;
                        }
                        self.stack.push(Value::Int(i64::from(name.0)));
                        operate!(natives::STORE_ATTRIBUTE, 3, Then::Drop)
                    }
                    Op::DeleteAttribute(name) => {
                        self.stack.push(Value::Int(i64::from(name.0)));
                        operate!(natives::DELETE_ATTRIBUTE, 2, Then::Drop)
                    }
                    Op::Return => {
                        save!();
                        let value = pop!();
                        self.return_value(value)?;
                        continue 'frames;
                    }
                    Op::Yield => {
                        save!();
                        let value = pop!();
                        self.yield_value(value)?;
                        continue 'frames;
                    }

                    Op::PopTop => {
                        let value = pop!();
                        if self.drops([value].iter()) {
                            save!();
                            continue 'frames;
                        }
                    }
                    Op::Copy(depth) => {
                        let place = self.stack.len() - depth as usize;
                        let value = at!(place);
                        self.stack.push(value);
                    }
                    Op::Swap(depth) => {
                        let length = self.stack.len();
                        self.stack.swap(length - 1, length - depth as usize);
                    }
                    Op::LoadDeref(slot) => {
                        let cell = at!(base + slot as usize);
                        let value = self.cell(cell);
                        if value.is_unbound() {
                            save!();
                            return Err(self.unbound_cell(code, slot));
                        }
                        self.stack.push(value);
                    }
                    Op::StoreDeref(slot) => {
                        let value = pop!();
                        let cell = at!(base + slot as usize);
                        self.set_cell(cell, value);
                    }
                    Op::LoadClosure(slot) => {
                        let cell = at!(base + slot as usize);
                        self.stack.push(cell);
                    }
                    Op::StoreGlobal(index) => {
                        let value = pop!();
                        let before = self.globals.as_mut_slice()[index as usize];
                        self.set_global(index, value);
                        if self.drops([before].iter()) {
                            save!();
                            continue 'frames;
                        }
                    }
                    Op::Is(inverted) => {
                        let (b, a) = (pop!(), pop!());
                        self.stack.push(Value::Bool(a.is(b) != inverted));
                    }
                    Op::Contains(inverted) => {
                        let length = self.stack.len();
                        let (element, container) = (at!(length - 2), at!(length - 1));
                        if let Some(Object::List(items)) = self.heap.object(container) {
                            self.work += items.len() as u64;
                        }
                        if let Some(found) = self.heap.contains(container, element) {
                            self.stack.truncate(length - 1);
                            at!(length - 2) = Value::Bool(found != inverted);
                            continue;
                        }
                        self.stack.push(Value::Bool(inverted));
                        operate!(natives::CONTAINS, 3, Then::Push)
                    }
                    Op::Unary(UnaryOp::Not) => match self.heap.truth(top!()) {
                        Some(is_true) => {
                            self.stack.pop();
                            self.stack.push(Value::Bool(!is_true));
                        }
                        None => operate!(natives::NOT, 1, Then::Push),
                    },
                    Op::Unary(op) => match (op, top!()) {
                        (UnaryOp::USub, Value::Int(number)) if number != i64::MIN => {
                            self.stack.pop();
                            self.stack.push(Value::Int(-number));
                        }
                        _ => {
                            self.stack.push(Value::Int(op as i64));
                            operate!(natives::UNARY, 2, Then::Push)
                        }
                    },
                    Op::BuildList(count) => {
                        let items = self.stack.split_off(self.stack.len() - count as usize);
                        let list = attempt!(self.heap.new_list(items));
                        self.stack.push(list);
                    }
                    Op::BuildTuple(count) => {
                        let first = self.stack.len() - count as usize;
                        let tuple = attempt!(self.heap.new_tuple(&self.stack[first..]));
                        self.stack.truncate(first);
                        self.stack.push(tuple);
                    }
                    Op::Fresh => {
                        let list = self.stack.last().copied().unwrap_or(Value::None);
                        self.heap.follow(list);
                    }
                    Op::ListAppend(depth) => {
                        let value = pop!();
                        let place = self.stack.len() - depth as usize;
                        if let Value::Ref(list) = at!(place) {
                            attempt!(self.heap.push(list, value));
                        }
                    }
                    Op::BuildSlice(count) => {
                        let step = if count == 3 { pop!() } else { Value::None };
                        let (stop, start) = (pop!(), pop!());
                        let slice = attempt!(self.heap.insert(Object::Slice(Box::new([start, stop, step]))));
                        self.stack.push(Value::Ref(slice));
                    }
                    Op::UnpackSequence(count) => {
                        let value = top!();
                        let count = count as usize;
                        match self.heap.sequence(value) {
                            Some(items) if items.len() == count => {
                                self.stack.pop();
                                self.stack.extend(items.iter().rev());
                                pc += 1;
                            }
                            _ => {
                                self.stack.push(Value::Int(count as i64));
                                operate!(natives::UNPACK, 2, Then::Push)
                            }
                        }
                    }
                    Op::UnpackEx(before, after) => {
                        self.stack.push(Value::Int(i64::from(before)));
                        self.stack.push(Value::Int(i64::from(after)));
                        operate!(natives::UNPACK_STAR, 3, Then::Push)
                    }
                    Op::Spread => {
                        let tuple = pop!();
                        if let Some(items) = self.heap.sequence(tuple) {
                            self.stack.extend(items.iter().rev());
                        }
                    }
                    Op::PopJumpIfNone(target) => {
                        if pop!().is_none() {
                            pc = target as usize;
                        }
                    }
                    Op::PopJumpIfNotNone(target) => {
                        if !pop!().is_none() {
                            pc = target as usize;
                        }
                    }
                    Op::Reraise(depth) => {
                        // Below an exception lies the place where it was raised first.
                        let place = match self.stack.get(self.stack.len() - 1 - depth as usize) {
                            Some(&Value::Int(place)) if depth > 0 => u32::try_from(place).unwrap_or_default(),
                            _ => pc as u32 - 1,
                        };
                        let exception = pop!();
                        save!();
                        match self.unwind(exception, Some(place))? {
                            None => continue 'frames,
                            line => return Ok(line),
                        }
                    }
                    Op::Nop
                    | Op::Resume
                    | Op::SetupFinally(_)
                    | Op::SetupCleanup(_)
                    | Op::SetupWith(_)
                    | Op::PopBlock => {}
                    _ => {
                        save!();
                        self.execute_rare(op, base, code)?;
                        continue 'frames;
                    }
                }
            };
            save!();
            self.operate(native, count, then)?;
        }
    }

    /// Runs a native function on the operands on top.
    pub(super) fn operate(&mut self, native: &'static Native, count: usize, then: Then) -> Result<(), Stop> {
        let first = self.stack.len() - count;
        self.call_native(native, first, &[], first, then)
    }

    /// function, receiver or nothing, arguments →
    fn call_method(&mut self, count: usize, names: &[crate::names::Name]) -> Result<(), Stop> {
        let first = self.stack.len() - count;
        let function = self.stack[first - 2];
        let first = if self.stack[first - 1].is_unbound() { first } else { first - 1 };
        let bottom = self.stack.len() - count - 2;
        self.call(function, first, names, bottom, Then::Push)
    }
}
