//! The instructions that are rare.

use std::rc::Rc;

use super::{Machine, natives};
use crate::code::{Code, Op};
use crate::frame::{Frame, Then};
use crate::names::Name;
use crate::native::Stop;
use crate::object::{Function, Object};
use crate::types::Type;
use crate::value::{Handle, Value, index as index_at};

impl Machine {
    pub(super) fn execute_rare(&mut self, op: Op, base: usize, code: &Code) -> Result<(), Stop> {
        match op {
            Op::DeleteFast(slot) => {
                let place = &mut self.stack[base + slot as usize];
                if place.is_unbound() {
                    let name = &code.slots[slot as usize];
                    let text = format!("cannot access local variable '{name}' where it is not associated with a value");
                    return Err(self.raise(Type::UnboundLocalError, text));
                }
                let before = std::mem::replace(place, Value::Unbound);
                self.drops([before].iter());
            }
            Op::DeleteDeref(slot) => {
                let cell = self.stack[base + slot as usize];
                if self.cell(cell).is_unbound() {
                    return Err(self.unbound_cell(code, slot));
                }
                self.set_cell(cell, Value::Unbound);
            }
            Op::DeleteGlobal(index) => {
                if self.globals[index as usize].is_unbound() {
                    return Err(self.unknown_name(index));
                }
                let before = std::mem::replace(&mut self.globals[index as usize], Value::Unbound);
                self.drops([before].iter());
                self.global_order.retain(|&other| other != index);
            }
            Op::LoadClassDeref(slot) => {
                let name = self.intern(&code.slots[slot as usize]);
                let value = self.class_name_value(name).unwrap_or_else(|| self.cell(self.stack[base + slot as usize]));
                if value.is_unbound() {
                    return Err(self.unbound_cell(code, slot));
                }
                self.stack.push(value);
            }
            Op::LoadName(index) => {
                let (name, builtin) = self.program.globals[index as usize];
                let value = self.class_name_value(name).unwrap_or(self.globals[index as usize]).or(builtin);
                if value.is_unbound() {
                    return Err(self.unknown_name(index));
                }
                self.stack.push(value);
            }
            Op::StoreName(index) => {
                let name = self.program.globals[index as usize].0;
                let value = self.pop();
                if let Some(names) = self.class_names()
                    && let Object::Names(names) = self.heap.get_mut(names)
                {
                    names.set(name, value);
                }
            }
            Op::DeleteName(index) => {
                let name = self.program.globals[index as usize].0;
                let removed = self.class_names().and_then(|names| match self.heap.get_mut(names) {
                    Object::Names(names) => names.remove(name),
                    _ => None,
                });
                if removed.is_none() {
                    return Err(self.unknown_name(index));
                }
            }
            Op::BuildSet(count) => self.operate(&natives::BUILD_SET, count as usize, Then::Push)?,
            Op::BuildMap(count) => self.operate(&natives::BUILD_MAP, 2 * count as usize, Then::Push)?,
            Op::BuildConstKeyMap(count) => {
                let keys = self.pop();
                let values = self.stack.split_off(self.stack.len() - count as usize);
                let keys = self.heap.sequence(keys).unwrap_or_default();
                for (&key, value) in keys.iter().zip(values) {
                    self.stack.extend([key, value]);
                }
                self.operate(&natives::BUILD_MAP, 2 * count as usize, Then::Push)?;
            }
            Op::BuildString(count) => {
                let first = self.stack.len() - count as usize;
                let parts = self.stack[first..].iter().filter_map(|&part| self.heap.str(part));
                let text: String = parts.map(|part| part.as_str()).collect();
                let text = self.heap.new_str(text)?;
                self.stack.truncate(first);
                self.stack.push(text);
            }
            Op::SetAdd(depth) => self.add_to(&natives::SET_ADD, depth, 1)?,
            Op::MapAdd(depth) => self.add_to(&natives::MAP_ADD, depth, 2)?,
            Op::ListExtend(depth) => self.add_to(&natives::EXTEND, depth, 1)?,
            Op::SetUpdate(depth) => self.add_to(&natives::SET_UPDATE, depth, 1)?,
            Op::DictUpdate(depth) => self.add_to(&natives::DICT_UPDATE, depth, 1)?,
            Op::DictMerge(depth) => self.add_to(&natives::DICT_MERGE, depth, 1)?,
            Op::ListToTuple => {
                let list = self.pop();
                let items: Rc<[Value]> = self.heap.sequence(list).unwrap_or_default().into();
                let tuple = self.heap.new_tuple(items)?;
                self.stack.push(tuple);
            }
            Op::FormatValue(flags) => {
                if flags & 4 == 0 {
                    self.stack.push(Value::Unbound);
                }
                self.stack.push(Value::Int(i64::from(flags & 3)));
                self.operate(&natives::FORMAT, 3, Then::Push)?;
            }
            Op::DeleteSubscript => self.operate(&natives::DELETE_SUBSCRIPT, 2, Then::Drop)?,
            Op::CallEx(named) => self.call_spread(named)?,
            Op::GetYieldFromIter => self.operate(&natives::ITER, 1, Then::Push)?,
            Op::Send(_) => {
                let value = self.pop();
                let Some(&Value::Ref(iter)) = self.stack.last() else { return Ok(()) };
                if let Object::Generator(_) = self.heap.get(iter) {
                    let bottom = self.stack.len();
                    self.resume(iter, Some(value), bottom, Then::Send)?;
                } else {
                    self.stack.push(Value::Ref(iter));
                    self.operate(&natives::NEXT, 1, Then::Send)?;
                }
            }
            Op::PushExcInfo => {
                let exception = self.pop();
                self.stack.extend([self.handled, exception]);
                self.handled = exception;
            }
            Op::PopExcept => self.handled = self.pop(),
            Op::CheckExcMatch => {
                let classes = self.pop();
                let exception = self.stack.last().copied().unwrap_or(Value::Unbound);
                let matches = self.exception_matches(exception, classes)?;
                self.stack.push(Value::Bool(matches));
            }
            Op::RaiseVarargs(0) => {
                let handled = self.handled;
                if handled.is_unbound() {
                    return Err(self.raise(Type::RuntimeError, "No active exception to reraise"));
                }
                return Err(Stop::raise(handled));
            }
            Op::RaiseVarargs(count) => {
                if count == 1 {
                    self.stack.push(Value::Unbound);
                }
                self.operate(&natives::RAISE, 2, Then::Drop)?;
            }
            Op::LoadAssertionError => self.stack.push(Type::AssertionError.into()),
            Op::BeforeWith => self.operate(&natives::ENTER, 1, Then::Push)?,
            Op::WithExceptStart => {
                let length = self.stack.len();
                let (exit, exception) = (self.stack[length - 4], self.stack[length - 1]);
                self.stack.extend([exit, exception]);
                self.operate(&natives::EXIT, 2, Then::Push)?;
            }
            Op::MakeFunction(flags) => self.make_function(flags)?,
            Op::LoadBuildClass => self.stack.push(Value::Native(&super::classes::BUILD_CLASS)),
            Op::ImportName(name) => {
                let module = self.import(name)?;
                self.stack.push(module);
            }
            Op::ImportFrom(name) => {
                let module = self.stack.last().copied().unwrap_or(Value::Unbound);
                self.stack.extend([module, Value::Int(i64::from(name.0))]);
                self.operate(&natives::IMPORT_FROM, 2, Then::Push)?;
            }
            Op::ImportStar => self.operate(&natives::IMPORT_STAR, 1, Then::Drop)?,
            Op::MatchClass(count) => {
                self.stack.push(Value::Int(i64::from(count)));
                self.operate(&natives::MATCH_CLASS, 4, Then::Push)?;
            }
            Op::MatchKeys => {
                let length = self.stack.len();
                self.stack.extend([self.stack[length - 2], self.stack[length - 1]]);
                self.operate(&natives::MATCH_KEYS, 2, Then::Push)?;
            }
            Op::MatchMapping | Op::MatchSequence => {
                let subject = self.payload(self.stack.last().copied().unwrap_or(Value::Unbound));
                let matches = match self.heap.object(subject) {
                    Some(Object::Dict(_)) => op == Op::MatchMapping,
                    Some(Object::List(_) | Object::Tuple(_) | Object::Range(_)) => op == Op::MatchSequence,
                    _ => false,
                };
                self.stack.push(Value::Bool(matches));
            }
            Op::GetLen => {
                let subject = self.stack.last().copied().unwrap_or(Value::Unbound);
                self.stack.push(subject);
                self.operate(&natives::LENGTH, 1, Then::Push)?;
            }
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn pop(&mut self) -> Value {
        self.stack.pop().unwrap_or(Value::Unbound)
    }

    /// Adds the operands on top to the container at a depth below them.
    fn add_to(&mut self, native: &'static crate::native::Native, depth: u32, count: usize) -> Result<(), Stop> {
        let first = self.stack.len() - count;
        let container = self.stack[first - depth as usize];
        self.stack.insert(first, container);
        self.operate(native, count + 1, Then::Drop)
    }

    /// function, tuple of arguments and maybe a dict of named ones →
    fn call_spread(&mut self, named: bool) -> Result<(), Stop> {
        let keywords = if named { self.pop() } else { Value::Unbound };
        let arguments = self.pop();
        let first = self.stack.len();
        let function = self.stack[first - 1];
        let Some(items) = self.heap.sequence(arguments) else {
            // Only `f(*iterable)` comes with another thing than a tuple. The function is on the stack already.
            self.stack.extend([arguments, keywords]);
            return self.operate(&super::arguments::CALL_ITERABLE, 3, Then::Push);
        };
        self.stack.extend_from_slice(items);
        let mut names: Vec<Name> = Vec::new();
        if let Some(Object::Dict(dict)) = self.heap.object(keywords) {
            let entries: Vec<_> = dict.iter().collect();
            for (key, value) in entries {
                let Some(text) = self.heap.str(key).map(|text| text.shared()) else {
                    return Err(self.raise(Type::TypeError, "keywords must be strings"));
                };
                names.push(self.intern(&text));
                self.stack.push(value);
            }
        }
        self.call(function, first, &names, first - 1, Then::Push)
    }

    pub(crate) fn make_function(&mut self, flags: u32) -> Result<(), Stop> {
        let Value::Int(index) = self.pop() else { return Ok(()) };
        let closure = if flags & 8 > 0 { self.pop() } else { Value::Unbound };
        let annotations = if flags & 4 > 0 { self.pop() } else { Value::Unbound };
        let keyword_defaults = if flags & 2 > 0 { self.pop() } else { Value::Unbound };
        let defaults = if flags & 1 > 0 { self.pop() } else { Value::Unbound };
        let program = self.program.clone();
        let code = &program.codes[index_at(index)];
        let mut named = Vec::new();
        if let Some(Object::Dict(dict)) = self.heap.object(keyword_defaults) {
            let entries: Vec<_> = dict.iter().collect();
            for (key, value) in entries {
                let text = self.heap.str(key).map(|text| text.shared()).unwrap_or_default();
                named.push((self.intern(&text), value));
            }
        }
        let items = |machine: &Machine, tuple: Value| -> Rc<[Value]> {
            machine.heap.sequence(tuple).unwrap_or_default().into()
        };
        let function = Function {
            code: u32::try_from(index).unwrap_or_default(),
            name: code.name.clone(),
            qualname: code.qualname.clone(),
            defaults: items(self, defaults),
            keyword_defaults: named.into(),
            closure: items(self, closure),
            doc: code.doc.map_or(Value::None, |doc| self.constants[doc as usize]),
            annotations,
            attributes: Default::default(),
        };
        let function = self.heap.insert(Object::Function(Box::new(function)))?;
        self.stack.push(Value::Ref(function));
        Ok(())
    }

    /// The names of the class body on top.
    fn class_names(&self) -> Option<Handle> {
        match self.frames.last() {
            Some(Frame::Python(frame)) => frame.names.handle(),
            _ => None,
        }
    }

    fn class_name_value(&self, name: Name) -> Option<Value> {
        match self.heap.get(self.class_names()?) {
            Object::Names(names) => names.get(name),
            _ => None,
        }
    }

    /// Whether an exception is of a class, or of one of a tuple of classes.
    fn exception_matches(&mut self, exception: Value, classes: Value) -> Result<bool, Stop> {
        let all = match self.heap.object(classes) {
            Some(Object::Tuple(items)) => items.clone(),
            _ => Rc::from([classes]),
        };
        let class = self.exception(exception).map_or(Value::None, |exception| exception.class);
        for &other in all.iter() {
            if !self.is_subclass(other, Type::BaseException.into()) {
                let text = "catching classes that do not inherit from BaseException is not allowed";
                return Err(self.raise(Type::TypeError, text));
            }
        }
        Ok(all.iter().any(|&other| self.is_subclass(class, other)))
    }
}
