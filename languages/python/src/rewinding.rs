//! Python's machine as any language's: [`rewindable::Machine`].

use rewindable::{Call, End, Key, Limit, Machine as Rewindable, Marks, Named, Note, Value as Read, Variable, View};
use std::borrow::Cow;

use crate::inspect::{AttributeName, Global, Slot};
use crate::machine::{self, Machine};
use crate::names::Name;
use crate::native::Limit as Reached;
use crate::object::Object;
use crate::value::{Handle, Value};
use crate::view::View as Own;

/// The place of a variable of Python.
#[derive(Clone, Debug)]
pub enum Found {
    /// Among the variables of functions.
    Local(Vec<Slot>),
    /// Among those of the program; nowhere if it has none of that name.
    Global(Option<Global>),
    /// Among the attributes of the variable `self`.
    Attribute(Vec<Slot>, Option<AttributeName>),
}

/// The kinds of key, in its two highest bits.
const LOCAL: u64 = 1 << 63;
const ATTRIBUTE: u64 = 1 << 62;

impl Rewindable for Machine {
    type Place = Value;
    type Slot = Found;

    fn step(&mut self) -> bool {
        Machine::step(self)
    }

    fn line(&self) -> u32 {
        Machine::line(self)
    }

    fn lines(&self) -> u64 {
        Machine::lines(self)
    }

    fn depth(&self) -> u32 {
        Machine::depth(self)
    }

    fn function(&self) -> Option<&str> {
        self.innermost_call().filter(|call| !call.is_program()).map(|call| call.function())
    }

    fn marks(&self) -> Marks {
        let machine::Marks { called, returned, .. } = Machine::marks(self);
        Marks { called, returned }
    }

    fn text(&self) -> &str {
        Machine::text(self)
    }

    fn printed(&self) -> u64 {
        Machine::printed(self)
    }

    fn has_ended(&self) -> bool {
        Machine::end(self).is_some()
    }

    fn end(&self) -> Option<End> {
        Some(match Machine::end(self)? {
            machine::End::Done => End::Exit { code: 0 },
            machine::End::Error { error, text, line } => {
                End::Error { error: error.clone(), text: text.clone(), line: *line }
            }
            machine::End::Limit(limit) => End::Limit(match limit {
                Reached::Output => Limit::Output,
                Reached::Heap => Limit::Heap,
                Reached::Size => Limit::Size,
                Reached::Work => Limit::Work,
            }),
        })
    }

    /// None: Python raises an exception instead.
    fn notes(&self) -> Vec<Note> {
        Vec::new()
    }

    fn effort(&self) -> u64 {
        Machine::effort(self)
    }

    fn footprint(&self) -> usize {
        Machine::footprint(self)
    }

    fn each_local(&self, mut each: impl FnMut(Key, Value, u64)) {
        let Some(call) = self.innermost_call().filter(|call| !call.is_program()) else { return };
        let code = call.number();
        // The variables of a comprehension come and go.
        let is_named = call.function().as_bytes().first() != Some(&b'<');
        call.each_local(|slot, name, value| {
            let Value::Ref(handle) = value else { return };
            // Bytes are compared faster than texts.
            let name = name.as_bytes();
            if name != b"self" {
                if is_named && name.first() != Some(&b'.') {
                    each(Key(LOCAL | u64::from(code) << 32 | u64::from(slot)), value, self.heap.born(handle).into());
                }
            } else if let Object::Instance(instance) = self.heap.get(handle) {
                for (name, value) in instance.attributes.iter() {
                    if let Value::Ref(handle) = value {
                        each(Key(ATTRIBUTE | u64::from(name.0)), value, self.heap.born(handle).into());
                    }
                }
            }
        });
    }

    fn each_global(&self, mut each: impl FnMut(Key, Value, u64)) {
        self.each_global_object(|index, handle| {
            if !matches!(self.heap.get(handle), Object::Function(_)) {
                each(Key(index.into()), Value::Ref(handle), self.heap.born(handle).into());
            }
        });
    }

    fn each_number(&self, mut each: impl FnMut(Key, i64)) {
        if let Some(call) = self.innermost_call().filter(|call| !call.is_program() && !call.function().starts_with('<'))
        {
            let code = call.number();
            call.each_local(|slot, name, value| match value {
                Value::Int(_) if name.starts_with('.') => {}
                Value::Int(number) => each(Key(LOCAL | u64::from(code) << 32 | u64::from(slot)), number),
                Value::Ref(handle) if name == "self" => {
                    let Object::Instance(instance) = self.heap.get(handle) else { return };
                    for (name, value) in instance.attributes.iter() {
                        if let Value::Int(number) = value {
                            each(Key(ATTRIBUTE | u64::from(name.0)), number);
                        }
                    }
                }
                _ => {}
            });
        }
        for &index in &self.global_order {
            if let Value::Int(number) = self.globals[index as usize] {
                each(Key(index.into()), number);
            }
        }
    }

    fn variable(&self, Key(key): Key) -> Variable {
        let low = key as u32;
        if key & LOCAL != 0 {
            let code = &self.program.codes[((key ^ LOCAL) >> 32) as usize];
            Variable::Local { function: (&*code.name).into(), name: (&*code.slots[low as usize]).into() }
        } else if key & ATTRIBUTE != 0 {
            Variable::Attribute(self.names.text(Name(low)).clone())
        } else {
            Variable::Global(self.names.text(self.program.globals[low as usize].0).clone())
        }
    }

    fn find(&self, variable: &Variable) -> Found {
        match variable {
            Variable::Local { function, name } => Found::Local(self.slots(Some(function), name)),
            Variable::Global(name) => Found::Global(self.global(name)),
            Variable::Attribute(name) => Found::Attribute(self.slots(None, "self"), self.attribute_name(name)),
        }
    }

    #[inline]
    fn read(&self, slot: &Found) -> Option<Value> {
        match slot {
            Found::Local(slots) => self.innermost(slots),
            Found::Global(global) => self.global_value((*global)?),
            Found::Attribute(slots, name) => self.attribute_value(self.innermost(slots)?, (*name)?),
        }
    }

    fn calls(&self, innermost: usize) -> Vec<Call<Value>> {
        let call = |(depth, call): (u32, crate::inspect::Call<'_>)| {
            let named = |(name, place): (&str, Value)| Named { name: name.into(), place, is_receiver: name == "self" };
            Call {
                function: call.function().into(),
                depth,
                line: call.line(),
                variables: call.variables().map(named).collect(),
            }
        };
        let depths = (0..Machine::depth(self)).rev();
        let inner = depths.zip(Machine::calls(self).rev()).take(innermost).filter(|(depth, _)| *depth > 0);
        let program = Machine::calls(self).next().map(|call| (0, call));
        let mut calls: Vec<Call<Value>> = inner.chain(program).map(call).collect();
        calls.reverse();
        calls
    }

    fn handed(&self) -> impl Iterator<Item = (&str, Value)> {
        Machine::handed(self).filter(|(function, _)| !function.starts_with('<'))
    }

    fn value(&self, place: Value) -> Read<'_> {
        match place {
            Value::None => Read::None,
            Value::Bool(truth) => Read::Bool(truth),
            Value::Int(number) => Read::Int(number),
            Value::Float(number) => Read::Float(number),
            Value::Ref(handle) => self.object_value(handle),
            _ => Read::Other,
        }
    }

    fn parts(&self, place: Value, from: usize) -> impl Iterator<Item = Value> {
        let (items, set) = match self.heap.object(place) {
            Some(Object::List(items)) => (&items[..], None),
            Some(Object::Tuple(items)) => (&items[..], None),
            Some(Object::Set(set)) => (&[][..], Some(set.iter())),
            Some(Object::FrozenSet(set)) => (&[][..], Some(set.iter())),
            _ => (&[][..], None),
        };
        items.get(from..).unwrap_or_default().iter().copied().chain(set.into_iter().flatten().skip(from))
    }

    fn was_set(&self, place: Value, at: usize) -> bool {
        if let Value::Ref(handle) = place { self.heap.was_set(handle, at) } else { true }
    }

    fn entries(&self, place: Value) -> impl Iterator<Item = (Value, Value)> {
        let dict = match self.heap.object(place) {
            Some(Object::Dict(dict)) => Some(dict),
            _ => None,
        };
        dict.into_iter().flat_map(|dict| dict.iter())
    }

    fn view(&self, place: Value, most: usize) -> View<Value> {
        match Machine::view(self, place, most) {
            Own::Plain(text) => View::Plain(text),
            Own::Definition(name) => View::Definition(name),
            Own::Items { class, items, more } => {
                let ordered = !matches!(class, "set" | "frozenset");
                View::Items { class: Cow::Borrowed(class), items, more, ordered }
            }
            Own::Entries { entries, more } => View::Entries { entries, more },
            Own::Instance { class, attributes, more } => View::Instance { class, attributes, more },
        }
    }

    fn identity(&self, place: Value) -> Option<u64> {
        place.handle().map(|handle| self.heap.born(handle).into())
    }

    #[inline]
    fn version(&self, place: Value) -> u64 {
        place.handle().map_or(0, |handle| self.heap.version(handle).into())
    }

    fn writes(&self) -> u64 {
        self.heap.writes().into()
    }

    fn is_written(&self, place: Value, since: u64, most: usize) -> bool {
        let Value::Ref(handle) = place else { return false };
        // The count of writes wraps.
        let is_newer = |handle| self.heap.version(handle).wrapping_sub(since as u32).cast_signed() > 0;
        let items = match self.heap.get(handle) {
            Object::List(items) => &items[..],
            Object::Tuple(items) => items,
            _ => &[],
        };
        let is_part = |item: &Value| matches!(*item, Value::Ref(part) if is_newer(part));
        is_newer(handle) || (items.len() <= most && items.iter().any(is_part))
    }
}

impl Machine {
    fn object_value(&self, handle: Handle) -> Read<'_> {
        match self.heap.get(handle) {
            Object::Str(text) => Read::Text(Cow::Borrowed(text.as_str())),
            Object::List(items) => Read::Sequence { length: items.len(), grows: true },
            Object::Tuple(items) => Read::Sequence { length: items.len(), grows: false },
            Object::Set(set) => Read::Set { length: set.len(), grows: true },
            Object::FrozenSet(set) => Read::Set { length: set.len(), grows: false },
            Object::Dict(dict) => Read::Map { length: dict.len() },
            _ => Read::Other,
        }
    }
}
