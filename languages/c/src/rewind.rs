//! The machine as a [`rewindable::Machine`], for those who know no C.

use std::borrow::Cow;
use std::rc::Rc;

use rewindable::{Call, End, Key, Limit, Marks, Message, Named, Note, Value, Variable, View};

use crate::inspect::Place;
use crate::machine::{self, FILES, Machine, RunLimit};
use crate::memory::{Object, State};
use crate::types::{Shape, Ty};
use crate::view;

/// A variable that was found by its name.
#[derive(Clone, Debug)]
pub enum Slot {
    /// A global one.
    Global(Place),
    /// Those of the functions of a name, by the numbers of the function and of the variable.
    Local(Vec<(u32, u32)>),
}

impl rewindable::Machine for Machine {
    type Place = Place;
    type Slot = Slot;

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
        Machine::depth(self) + 1
    }

    fn function(&self) -> Option<&str> {
        self.innermost_call().map(|call| call.function())
    }

    fn marks(&self) -> Marks {
        let marks = Machine::marks(self);
        Marks { called: marks.called, returned: marks.returned }
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
            machine::End::Exit(code) => End::Exit { code: i32::from(*code) },
            machine::End::Fault { line, fault } => End::Fault {
                message: Message { key: fault.key(), values: fault.values(), english: fault.to_string() },
                line: *line,
            },
            machine::End::Limit { limit, .. } => End::Limit(match limit {
                RunLimit::Output => Limit::Output,
                RunLimit::Memory => Limit::Heap,
                RunLimit::Work => Limit::Work,
            }),
            machine::End::Refused { line, word } => End::Fault {
                message: Message {
                    key: "not-here",
                    values: vec![("word", word.clone())],
                    english: format!("`{word}` is not here"),
                },
                line: *line,
            },
        })
    }

    fn notes(&self) -> Vec<Note> {
        let notes = Machine::notes(self).iter().map(|note| {
            let reason = &note.reason;
            let message = Message { key: reason.key(), values: reason.values(), english: reason.to_string() };
            Note { message, line: note.line, count: note.count, first: note.first }
        });
        notes.collect()
    }

    fn missing_input(&self) -> Option<u32> {
        Machine::missing_input(self)
    }

    fn effort(&self) -> u64 {
        Machine::effort(self)
    }

    fn footprint(&self) -> usize {
        Machine::footprint(self)
    }

    fn each_local(&self, mut each: impl FnMut(Key, Place, u64)) {
        let has_parts = |ty| !self.code.types.is_arithmetic(ty);
        self.each_seen(has_parts, |key, place| {
            if let Some((place, identity)) = self.known(place) {
                each(key, place, identity);
            }
        });
    }

    fn each_global(&self, mut each: impl FnMut(Key, Place, u64)) {
        for (index, global) in self.code.globals.iter().enumerate() {
            if global.is_literal || self.code.types.is_arithmetic(global.ty) {
                continue;
            }
            if let Some((place, identity)) = self.known(Place::new(global.at, global.ty)) {
                each(Key(index as u64), place, identity);
            }
        }
    }

    fn each_number(&self, mut each: impl FnMut(Key, i64)) {
        let is_number = |ty| self.code.types.is_integer(ty);
        self.each_seen(is_number, |key, place| {
            if let Some(number) = self.whole(place) {
                each(key, number);
            }
        });
        for (index, global) in self.code.globals.iter().enumerate().filter(|(_, global)| !global.is_literal) {
            if let Some(number) = self.whole(Place::new(global.at, global.ty)) {
                each(Key(index as u64), number);
            }
        }
    }

    fn variable(&self, key: Key) -> Variable {
        let (function, index) = ((key.0 >> 32) as usize, key.0 as u32 as usize);
        if function == 0 {
            return Variable::Global(self.code.globals[index].name.clone());
        }
        let routine = &self.code.routines[function - 1];
        Variable::Local { function: routine.name.clone(), name: routine.variables[index].name.clone() }
    }

    fn find(&self, variable: &Variable) -> Slot {
        match variable {
            Variable::Global(name) => {
                let found = self.globals().find(|(global, _)| **global == **name);
                found.map_or(Slot::Local(Vec::new()), |(_, place)| Slot::Global(place))
            }
            Variable::Local { function, name } => {
                let routines = (0..).zip(&self.code.routines).filter(|(_, routine)| routine.name == *function);
                let variables = routines.flat_map(|(index, routine)| {
                    let named = (0..).zip(&routine.variables).filter(|(_, variable)| variable.name == *name);
                    named.map(move |(variable, _)| (index, variable)).collect::<Vec<_>>()
                });
                Slot::Local(variables.collect())
            }
            Variable::Attribute(_) => Slot::Local(Vec::new()),
        }
    }

    fn read(&self, slot: &Slot) -> Option<Place> {
        match slot {
            Slot::Global(place) => Some(*place),
            Slot::Local(variables) => self.frames.iter().rev().find_map(|frame| {
                let own = variables.iter().rev().filter(|(function, _)| *function == frame.function);
                own.filter_map(|&(_, variable)| self.seen(frame, variable as usize)).next()
            }),
        }
    }

    fn calls(&self) -> Vec<Call<Place>> {
        let named = |(name, place): (&str, Place)| Named { name: Rc::from(name), place, is_receiver: false };
        let line = Machine::calls(self).next().map_or(self.line(), |call| call.line());
        let mut calls =
            vec![Call { function: Rc::from("program"), line, variables: self.globals().map(named).collect() }];
        calls.extend(Machine::calls(self).map(|call| Call {
            function: Rc::from(call.function()),
            line: call.line(),
            variables: call.variables().map(named).collect(),
        }));
        calls
    }

    fn handed(&self) -> impl Iterator<Item = (&str, Place)> {
        std::iter::empty()
    }

    fn value(&self, place: Place) -> Value<'_> {
        let types = &self.code.types;
        if place.count == 0 && !types.is_java && types.size(place.ty) > 1 && types.is_integer(place.ty) {
            return self.whole(place).map_or(Value::Unset, Value::Int);
        }
        if let Some(text) = self.java_text(place) {
            return Value::Text(Cow::Owned(text));
        }
        let place = self.looked_through(place);
        if self.java_items(place).is_some() {
            return Value::Sequence { length: self.length(place), grows: true };
        }
        if place.count > 0 || types.is_array(place.ty) {
            if let Some(text) = self.characters(place) {
                return Value::Text(Cow::Owned(text));
            }
            return Value::Sequence { length: self.length(place), grows: false };
        }
        match types.shape(place.ty) {
            Shape::Struct(_) => Value::Other,
            Shape::Pointer(_) => match self.pointer(place) {
                None => Value::Unset,
                Some(0) => Value::None,
                Some(_) => Value::Other,
            },
            Shape::Float | Shape::Double => {
                let kind = types.kind(place.ty);
                match self.memory.load(kind, place.address) {
                    (bits, true) => Value::Float(f64::from_bits(bits)),
                    _ => Value::Unset,
                }
            }
            shape => match (self.whole(place), shape) {
                (None, _) => Value::Unset,
                (Some(number), Shape::Bool) => Value::Bool(number != 0),
                (Some(number @ 32..127), Shape::Int(_))
                    if types.size(place.ty) == 1 && !types.is_java
                        || types.is_java && place.ty.same(Ty::UNSIGNED_SHORT) =>
                {
                    Value::Char(number as u8 as char)
                }
                (Some(number), _) => Value::Int(number),
            },
        }
    }

    fn parts(&self, place: Place, from: usize) -> impl Iterator<Item = Place> {
        let place = self.looked_through(place);
        let length = self.length(place);
        let first = self.item(place, 0);
        let size = first.map_or(0, |first| self.place_size(first));
        // They lie one behind the other.
        (from..length).map_while(move |index| {
            let first = first?;
            let address = u64::from(first.address) + index as u64 * size;
            Some(Place { address: u32::try_from(address).ok()?, ..first })
        })
    }

    fn filled(&self, place: Place) -> Option<usize> {
        let place = self.looked_through(place);
        let (length, first) = (self.length(place), self.item(place, 0)?);
        let size = u32::try_from(self.place_size(first)).ok().filter(|&size| size > 0)?;
        // The elements of a container lie elsewhere.
        if !self.memory.has(first.address, size * length as u32) {
            return None;
        }
        // A write of eight bytes is known at its first four alone.
        let last = |index: usize| {
            let start = first.address + index as u32 * size;
            (start..start + size).step_by(4).map(|at| self.memory.order(at)).max().unwrap_or(0)
        };
        let latest = (0..length).map(|index| (last(index), index)).max()?;
        Some(if latest.0 == 0 { 0 } else { latest.1 + 1 })
    }

    fn entries(&self, _: Place) -> impl Iterator<Item = (Place, Place)> {
        std::iter::empty()
    }

    fn view(&self, place: Place, most: usize) -> View<Place> {
        let through = self.looked_through(place);
        match Machine::view(self, through, most) {
            view::View::Unset => View::Unset,
            view::View::Plain(text) => View::Plain(text),
            view::View::Items { items, more } => {
                if let Some(text) = self.characters(through) {
                    return View::Plain(format!("{text:?}"));
                }
                View::Items { class: Cow::Owned(self.code.types.name(place.ty)), items, more, ordered: true }
            }
            view::View::Fields { ty, fields, more } => View::Instance { class: ty.into(), attributes: fields, more },
            view::View::Pointer { name, .. } => View::Plain(name),
        }
    }

    fn identity(&self, place: Place) -> Option<u64> {
        self.known(place).map(|(_, identity)| identity)
    }

    fn version(&self, place: Place) -> u64 {
        Machine::version(self, self.looked_through(place)).max(Machine::version(self, place)) + 1
    }

    fn writes(&self) -> u64 {
        // Hardly a line of C writes nothing.
        Machine::lines(self) + 1
    }

    fn is_written(&self, place: Place, since: u64, most: usize) -> bool {
        let place = self.looked_through(place);
        let types = &self.code.types;
        let own = |place: Place| {
            let size = self.place_size(place).min(u64::from(u32::MAX)) as u32;
            self.memory.has(place.address, size) && self.memory.is_written(place.address, size, since)
        };
        let items = |place| self.span(place).filter(|span| span.count > 0);
        let is_own = |place| own(place) || items(place).is_some_and(own);
        if is_own(place) {
            return true;
        }
        // What an element refers to lies elsewhere.
        let mut of = items(place).unwrap_or(place).ty;
        while let Some(inner) = types.element(of) {
            of = inner;
        }
        (types.is_pointer(of) || types.is_struct(of))
            && self.length(place) <= most
            && rewindable::Machine::parts(self, place, 0).any(|part| is_own(self.looked_through(part)))
    }
}

impl Machine {
    /// Calls a function with each variable of the innermost call that can be seen, if it is wanted by its type.
    fn each_seen(&self, is_wanted: impl Fn(Ty) -> bool, mut each: impl FnMut(Key, Place)) {
        let hidden = |frame: &&machine::Frame| !self.code.routines[frame.function as usize].is_hidden;
        let Some(frame) = self.frames.iter().rev().find(hidden) else { return };
        for (index, variable) in self.code.routines[frame.function as usize].variables.iter().enumerate() {
            if is_wanted(variable.ty)
                && let Some(place) = self.seen(frame, index)
            {
                each(Key((u64::from(frame.function) + 1) << 32 | index as u64), place);
            }
        }
    }

    /// A value that has parts, or what a pointer to such a value points at, with its identity.
    fn known(&self, variable: Place) -> Option<(Place, u64)> {
        let (place, object) = self.target(variable);
        if object.is_none() && place.count == 0 && self.code.types.is_scalar(place.ty) {
            return None;
        }
        if place.address < self.code.data_end {
            // A global variable is there as long as the program.
            return Some((place, place.address.into()));
        }
        let is_owner = |frame: &&machine::Frame| place.address >= frame.bottom;
        let call = self.frames.iter().rev().filter(|_| Machine::is_stack(place.address)).find(is_owner);
        let generation = || object.or_else(|| self.objects.at(place.address)).map_or(0, |object| object.generation);
        let owner = call.map_or_else(generation, |frame| frame.serial);
        Some((place, u64::from(owner) << 32 | u64::from(place.address)))
    }

    /// What a pointer variable holds, if it was set.
    fn pointer(&self, place: Place) -> Option<u64> {
        let (pointer, set) = self.memory.has(place.address, 8).then(|| self.memory.read(place.address, 8))?;
        set.then_some(pointer)
    }

    /// A pointer to the beginning of several elements as these elements.
    fn looked_through(&self, place: Place) -> Place {
        self.target(place).0
    }

    /// The same, with the object that was found by the pointer.
    fn target(&self, place: Place) -> (Place, Option<&Object>) {
        let types = &self.code.types;
        let Some(to) = types.pointee(place.ty).filter(|_| place.count == 0) else { return (place, None) };
        let Some(pointer) = self.pointer(place) else { return (place, None) };
        let (tag, at) = ((pointer >> 32) as u32, pointer as u32);
        if tag == 0 || tag >= FILES || !types.is_complete(to) {
            return (place, None);
        }
        let Some(object) = self.objects.find(tag).filter(|object| object.start == at) else { return (place, None) };
        if matches!(object.state, State::Freed | State::Gone) {
            return (place, None);
        }
        let count = u64::from(object.size) / types.size(to).max(1);
        if types.is_java {
            // An array of one element is an array, and a list is what it refers to.
            let count = if types.is_struct(to) { 0 } else { count as u32 };
            let is_array = count > 0 || types.is_struct(to);
            return if is_array { (Place { count, ..Place::new(at, to) }, Some(object)) } else { (place, None) };
        }
        if count < 2 && !types.is_struct(to) {
            return (place, None);
        }
        (Place { address: at, ty: to, lengths: [0; 3], count: count as u32 }, Some(object))
    }

    /// The text of an array of characters that has an end; none of marks that are no letters.
    fn characters(&self, place: Place) -> Option<String> {
        let types = &self.code.types;
        let of: Ty = if place.count > 0 { place.ty } else { types.element(place.ty)? };
        if !of.same(Ty::CHAR) {
            return None;
        }
        let mut bytes = Vec::new();
        for at in (place.address..).take(self.length(place)) {
            match self.memory.byte(at) {
                (0, true) if !bytes.is_empty() => return String::from_utf8(bytes).ok(),
                (byte @ 0..=31, true) if byte != b'\n' && byte != b'\t' => return None,
                (byte, true) => bytes.push(byte),
                (_, false) => return None,
            }
        }
        None
    }
}
