//! The machine as a [`rewindable::Machine`], independent of C.

use std::borrow::Cow;
use std::rc::Rc;

use rewindable::{Call, End, Key, Limit, Marks, Message, Named, Note, Value, Variable, View};

use crate::inspect::{Part, Place};
use crate::machine::{self, FILES, Machine, RunLimit};
use crate::memory::{Object, State};
use crate::types::{Container, Shape, Ty};
use crate::view;

/// A variable that was found by its name.
#[derive(Clone, Debug)]
pub enum Slot {
    /// A global one.
    Global(Place),
    /// Those of the functions of a name, by the numbers of the function and of the variable.
    Local(Vec<(u32, u32)>),
    /// A member of the object in a variable.
    Member(Box<Slot>, Rc<str>),
    /// A member of the object whose method runs.
    Attribute(Rc<str>),
}

/// The name of the object whose method runs.
const THIS: &str = "this";

/// The keys of members of the object whose method runs.
const ATTRIBUTE: u64 = 1 << 63;

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
            if !self.is_receiver(key) {
                self.each_in(key, place, &mut each);
            }
        });
        self.each_attribute(has_parts, |key, place| {
            if let Some((place, identity)) = self.known(place) {
                each(key, place, identity);
            }
        });
    }

    fn each_global(&self, mut each: impl FnMut(Key, Place, u64)) {
        for &index in &self.code.watched {
            let global = &self.code.globals[index as usize];
            self.each_in(Key(index.into()), Place::new(global.at, global.ty), &mut each);
        }
    }

    fn each_number(&self, mut each: impl FnMut(Key, i64)) {
        let mut number = |key, place| {
            if let Some(number) = self.whole(self.referred(place)) {
                each(key, number);
            }
        };
        let is_number = |ty| self.code.types.is_integer(self.code.types.referred(ty).unwrap_or(ty));
        self.each_seen(is_number, &mut number);
        self.each_attribute(is_number, &mut number);
        for (index, global) in self.code.globals.iter().enumerate().filter(|(_, global)| !global.is_hidden) {
            number(Key(index as u64), Place::new(global.at, global.ty));
        }
    }

    fn variable(&self, key: Key) -> Variable {
        let (function, member, index) =
            ((key.0 >> 32) as usize, (key.0 >> 16) as usize & 0xffff, key.0 as usize & 0xffff);
        if key.0 & ATTRIBUTE != 0 {
            let structure = &self.code.types.structures[(key.0 & !ATTRIBUTE) as usize >> 16];
            return Variable::Attribute(structure.fields[index].name.clone());
        }
        let named = |name: &Rc<str>, ty: Ty| match member.checked_sub(1) {
            Some(member) => self.member_name(ty, member).map_or(name.clone(), |of| format!("{name}:{of}").into()),
            None => name.clone(),
        };
        if function == 0 {
            let global = &self.code.globals[index];
            return Variable::Global(named(&global.name, global.ty));
        }
        let routine = &self.code.routines[function - 1];
        let variable = &routine.variables[index];
        Variable::Local { function: routine.name.clone(), name: named(&variable.name, variable.ty) }
    }

    fn find(&self, variable: &Variable) -> Slot {
        if let Variable::Attribute(name) = variable {
            return Slot::Attribute(name.clone());
        }
        if let Some((object, member)) = variable.name().split_once(':') {
            let object = match variable {
                Variable::Local { function, .. } => Variable::Local { function: function.clone(), name: object.into() },
                _ => Variable::Global(object.into()),
            };
            return Slot::Member(Box::new(rewindable::Machine::find(self, &object)), member.into());
        }
        match variable {
            Variable::Local { function, name } => {
                let routines = (0..).zip(&self.code.routines).filter(|(_, routine)| routine.name == *function);
                let variables = routines.flat_map(|(index, routine)| {
                    let named = (0..).zip(&routine.variables).filter(|(_, variable)| variable.name == *name);
                    named.map(move |(variable, _)| (index, variable)).collect::<Vec<_>>()
                });
                Slot::Local(variables.collect())
            }
            _ => {
                let found = self.globals().find(|(global, _)| *global == &**variable.name());
                found.map_or(Slot::Local(Vec::new()), |(_, place)| Slot::Global(place))
            }
        }
    }

    fn read(&self, slot: &Slot) -> Option<Place> {
        match slot {
            Slot::Global(place) => Some(*place),
            Slot::Local(variables) => self.frames.iter().rev().find_map(|frame| {
                let own = variables.iter().rev().filter(|(function, _)| *function == frame.function);
                own.filter_map(|&(_, variable)| self.seen(frame, variable as usize)).next()
            }),
            Slot::Member(object, name) => {
                let object = rewindable::Machine::read(self, object)?;
                self.member(self.resolved(object), name)
            }
            Slot::Attribute(name) => {
                let mut receivers = self.frames.iter().rev().filter_map(|frame| self.receiver(frame));
                receivers.find_map(|receiver| self.member(receiver, name))
            }
        }
    }

    fn calls(&self, innermost: usize) -> Vec<Call<Place>> {
        let is_receiver = |name: &str| name == THIS && !self.code.types.is_java;
        let named =
            |(name, place): (&str, Place)| Named { name: Rc::from(name), place, is_receiver: is_receiver(name) };
        let line = Machine::calls(self).next().map_or(self.line(), |call| call.line());
        let depths = (1..=Machine::depth(self)).rev();
        let mut calls: Vec<Call<Place>> = depths
            .zip(Machine::calls(self).rev())
            .take(innermost)
            .map(|(depth, call)| Call {
                function: Rc::from(call.function()),
                depth,
                line: call.line(),
                variables: call.variables().map(named).collect(),
            })
            .collect();
        let variables = self.globals().map(named).collect();
        calls.push(Call { function: Rc::from("program"), depth: 0, line, variables });
        calls.reverse();
        calls
    }

    fn handed(&self) -> impl Iterator<Item = (&str, Place)> {
        std::iter::empty()
    }

    fn value(&self, place: Place) -> Value<'_> {
        let types = &self.code.types;
        // Most are numbers.
        let is_number = match types.shape(place.ty) {
            Shape::Bool if place.count == 0 => {
                return self.whole(place).map_or(Value::Unset, |number| Value::Bool(number != 0));
            }
            Shape::Int(int) if types.is_java => int.size() > 2,
            Shape::Int(int) => int.size() > 1,
            Shape::Enum(_) => true,
            _ => false,
        };
        if is_number && place.count == 0 {
            return self.whole(place).map_or(Value::Unset, Value::Int);
        }
        if let Some(text) = self.java_text(place) {
            return Value::Text(Cow::Owned(text));
        }
        let place = self.resolved(place);
        if self.java_items(place).is_some() {
            return Value::Sequence { length: self.length(place), grows: true };
        }
        if types.is_struct(place.ty) && place.count == 0 {
            return self.container_value(place);
        }
        if place.count > 0 || types.is_array(place.ty) {
            if let Some(text) = self.characters(place) {
                return Value::Text(Cow::Owned(text));
            }
            return Value::Sequence { length: self.length(place), grows: false };
        }
        match types.shape(place.ty) {
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
        let place = self.resolved(place);
        let listed = self.nodes(place).or_else(|| self.pair(place).map(Vec::from));
        let length = listed.as_ref().map_or_else(|| self.length(place), Vec::len);
        let first = self.item(place, 0);
        let size = first.map_or(0, |first| self.place_size(first));
        (from..length).map_while(move |index| {
            if let Some(listed) = &listed {
                return listed.get(index).copied();
            }
            // They lie one behind the other.
            let first = first?;
            let address = u64::from(first.address) + index as u64 * size;
            Some(Place { address: u32::try_from(address).ok()?, ..first })
        })
    }

    fn filled(&self, place: Place) -> Option<usize> {
        let (start, size, length) = self.laid_out(place)?;
        if size <= 2 || (size | start).is_multiple_of(4) {
            let (order, at) = self.memory.latest(start, size * length as u32);
            // The last of those that share four bytes.
            let last = (at | 3).min(start + size * length as u32 - 1);
            return Some(if order == 0 { 0 } else { ((last - start) / size) as usize + 1 });
        }
        // A write of eight bytes is known at its first four alone.
        let last = |index: usize| {
            let start = start + index as u32 * size;
            (start..start + size).step_by(4).map(|at| self.memory.order(at)).max().unwrap_or(0)
        };
        let latest = (0..length).map(|index| (last(index), index)).max()?;
        Some(if latest.0 == 0 { 0 } else { latest.1 + 1 })
    }

    fn is_filled(&self, place: Place) -> bool {
        self.laid_out(place).is_some()
    }

    fn is_in_one_go(&self, place: Place) -> bool {
        // Lines of a loop that clears several arrays.
        const APART: u32 = 4;
        let Some((start, size, length)) = self.laid_out(place) else { return true };
        let orders: Vec<u32> = (0..length as u32).map(|index| self.memory.order(start + index * size)).collect();
        orders.windows(2).all(|pair| pair[0].abs_diff(pair[1]) <= APART)
    }

    fn refers(&self, place: Place) -> bool {
        place.count == 0 && (self.code.types.is_java || self.code.types.is_pointer(place.ty))
    }

    fn was_set(&self, place: Place, index: usize) -> bool {
        let place = self.resolved(place);
        let Some(item) = self.item(self.span(place).unwrap_or(place), index) else { return true };
        let size = u32::try_from(self.place_size(item)).unwrap_or(0);
        !self.memory.has(item.address, size)
            || (item.address..item.address + size).step_by(4).any(|at| self.memory.order(at) > 0)
    }

    fn entries(&self, place: Place) -> impl Iterator<Item = (Place, Place)> {
        let place = self.resolved(place);
        let is_map = self.tree(place).is_some_and(|(_, is_map)| is_map);
        let nodes = if is_map { self.nodes(place).unwrap_or_default() } else { Vec::new() };
        nodes.into_iter().filter_map(|node| self.pair(node).map(|[key, value]| (key, value)))
    }

    fn view(&self, place: Place, most: usize) -> View<Place> {
        let through = self.resolved(place);
        if self.tree(through).is_some_and(|(_, is_map)| is_map) {
            let mut entries: Vec<(Place, Place)> = rewindable::Machine::entries(self, through).collect();
            let more = entries.len().saturating_sub(most);
            entries.truncate(most);
            return View::Entries { entries, more };
        }
        match Machine::view(self, through, most) {
            view::View::Unset => View::Unset,
            view::View::Plain(text) => View::Plain(text),
            view::View::Items { items, more } => {
                if let Some(text) = self.characters(through) {
                    return View::Plain(format!("{text:?}"));
                }
                let ordered = self.tree(through).is_none();
                View::Items { class: Cow::Owned(self.code.types.name(place.ty)), items, more, ordered }
            }
            view::View::Fields { ty, fields, more } => View::Instance { class: ty.into(), attributes: fields, more },
            view::View::Pointer { name, .. } => View::Plain(name),
        }
    }

    fn identity(&self, place: Place) -> Option<u64> {
        self.known(place).map(|(_, identity)| identity)
    }

    fn version(&self, place: Place) -> u64 {
        // Not that of a reference to it: one in a list is written again where the list grows.
        Machine::version(self, self.resolved(place)) + 1
    }

    fn writes(&self) -> u64 {
        // Hardly a line of C writes nothing.
        Machine::lines(self) + 1
    }

    fn has_written_globals(&self, since: u64) -> bool {
        self.code.leads_away || self.memory.is_data_written(since)
    }

    fn is_written(&self, place: Place, since: u64, most: usize) -> bool {
        let place = self.resolved(place);
        let types = &self.code.types;
        let is_quiet = !self.memory.is_data_written(since);
        if is_quiet && !Machine::is_stack(place.address) && !types.leads_away(place.ty) {
            return false;
        }
        let own = |place: Place| {
            let size = self.place_size(place).min(u64::from(u32::MAX)) as u32;
            self.memory.has(place.address, size) && self.memory.is_written(place.address, size, since)
        };
        // What lies on the stack has its elements there, or in the heap.
        if is_quiet && !types.leads_away(place.ty) {
            return own(place);
        }
        let items = |place| self.span(place).filter(|span| span.count > 0);
        let is_own = |place| own(place) || items(place).is_some_and(own);
        if is_own(place) {
            return true;
        }
        if let Some((length, has_values)) = self.tree(place).or_else(|| self.listed(place).map(|length| (length, true)))
        {
            return has_values && length <= most && rewindable::Machine::parts(self, place, 0).any(is_own);
        }
        // What an element refers to lies elsewhere.
        let mut of = items(place).unwrap_or(place).ty;
        while let Some(inner) = types.element(of) {
            of = inner;
        }
        (types.is_pointer(of) || types.is_struct(of))
            && self.length(place) <= most
            && rewindable::Machine::parts(self, place, 0).any(|part| is_own(self.resolved(part)))
    }
}

impl Machine {
    /// Calls a function with each variable of the innermost call that can be seen, if it is wanted by its type.
    fn each_seen(&self, is_wanted: impl Fn(Ty) -> bool, mut each: impl FnMut(Key, Place)) {
        let Some(frame) = self.innermost_shown() else { return };
        for (index, variable) in self.code.routines[frame.function as usize].variables.iter().enumerate() {
            if is_wanted(variable.ty)
                && let Some(place) = self.seen(frame, index)
            {
                each(Key((u64::from(frame.function) + 1) << 32 | index as u64), place);
            }
        }
    }

    /// Where the elements of an array begin, the size of each, and how many there are; nothing where there are none.
    fn laid_out(&self, place: Place) -> Option<(u32, u32, usize)> {
        let place = self.resolved(place);
        let place = self.span(place).unwrap_or(place);
        let (length, first) = (self.length(place), self.item(place, 0)?);
        let size = u32::try_from(self.place_size(first)).ok().filter(|&size| size > 0 && length > 0)?;
        // The elements of a container lie elsewhere.
        self.memory.has(first.address, size * length as u32).then_some((first.address, size, length))
    }

    /// A variable whose value has parts, or else the members of the object in it that have.
    fn each_in(&self, key: Key, place: Place, each: &mut impl FnMut(Key, Place, u64)) {
        if let Some((place, identity)) = self.known(place) {
            return each(key, place, identity);
        }
        let object = self.resolved(place);
        let Some(structure) = self.code.types.structure(object.ty).filter(|_| object.count == 0) else { return };
        for (index, field) in (1..1 << 15).zip(&structure.fields) {
            let member = Place::new(object.address + field.offset as u32, field.ty);
            let is_own = !field.name.is_empty() && !field.name.starts_with("__");
            if let Some((place, identity)) = self.known(member).filter(|_| is_own) {
                each(Key(key.0 | index << 16), place, identity);
            }
        }
    }

    /// Calls a function with each member of the object whose method runs, and of the classes that its class comes from.
    fn each_attribute(&self, is_wanted: impl Fn(Ty) -> bool, mut each: impl FnMut(Key, Place)) {
        let Some(frame) = self.innermost_shown() else { return };
        let mut next = self.receiver(frame);
        while let Some(object) = next {
            next = None;
            let Shape::Struct(class) = *self.code.types.shape(object.ty) else { return };
            for (index, field) in (0..1 << 16).zip(&self.code.types.structures[class as usize].fields) {
                let member = Place::new(object.address + field.offset as u32, field.ty);
                if field.name.is_empty() && self.code.types.is_struct(field.ty) {
                    next = Some(member);
                } else if is_wanted(field.ty) && !field.name.is_empty() && !field.name.starts_with("__") {
                    each(Key(ATTRIBUTE | u64::from(class) << 16 | index), member);
                }
            }
        }
    }

    /// Whether a variable of a call is the object whose method runs.
    fn is_receiver(&self, key: Key) -> bool {
        let routine = &self.code.routines[(key.0 >> 32) as usize - 1];
        !self.code.types.is_java && *routine.variables[key.0 as usize & 0xffff].name == *THIS
    }

    /// The innermost call of a function of the program.
    fn innermost_shown(&self) -> Option<&machine::Frame> {
        self.frames.iter().rev().find(|frame| !self.code.routines[frame.function as usize].is_hidden)
    }

    /// The object whose method runs in a call.
    fn receiver(&self, frame: &machine::Frame) -> Option<Place> {
        let routine = &self.code.routines[frame.function as usize];
        if routine.is_hidden || self.code.types.is_java {
            return None;
        }
        let index = routine.variables.iter().position(|variable| &*variable.name == THIS)?;
        let object = self.resolved(self.seen(frame, index)?);
        (object.count == 0 && self.code.types.is_struct(object.ty)).then_some(object)
    }

    /// A member of an object by its name, or of a class that its class comes from.
    fn member(&self, object: Place, name: &str) -> Option<Place> {
        let structure = self.code.types.structure(object.ty).filter(|_| object.count == 0)?;
        let at = |field: &crate::types::Field| Place::new(object.address + field.offset as u32, field.ty);
        let own = structure.fields.iter().find(|field| &*field.name == name).map(at);
        own.or_else(|| self.member(at(structure.fields.first().filter(|field| field.name.is_empty())?), name))
    }

    /// The name of a member of what a type is, points at or refers to.
    fn member_name(&self, mut ty: Ty, member: usize) -> Option<Rc<str>> {
        let types = &self.code.types;
        while let Some(to) = types.referred(ty).or_else(|| types.pointee(ty)) {
            ty = to;
        }
        Some(types.structure(ty)?.fields.get(member)?.name.clone())
    }

    /// A value that has parts, or what a pointer or a reference to such a value leads to, with its identity.
    fn known(&self, variable: Place) -> Option<(Place, u64)> {
        let types = &self.code.types;
        if types.is_arithmetic(variable.ty) && variable.count == 0 {
            return None;
        }
        let place = self.resolved(variable);
        let has_parts = place.count > 0
            || types.is_array(place.ty)
            || types.container(place.ty) != Container::Other
            || types.is_java && !types.is_scalar(place.ty);
        if !has_parts {
            return None;
        }
        let owner = match place.part {
            // When it was written tells it from what was there before.
            Part::Element => (Machine::version(self, place) as u32).wrapping_mul(0x9e37_79b1),
            Part::Node(number) => number,
            // A global variable is there as long as the program.
            Part::None if place.address < self.code.data_end => 0,
            Part::None => self.owner(variable, place.address),
        };
        Some((place, u64::from(owner) << 32 | u64::from(place.address)))
    }

    /// The number of the call or of the object in which an address lies to which a variable has led.
    fn owner(&self, variable: Place, address: u32) -> u32 {
        let is_owner = |frame: &&machine::Frame| address >= frame.bottom;
        let call = self.frames.iter().rev().filter(|_| Machine::is_stack(address)).find(is_owner);
        let generation = || {
            let pointer = if self.code.types.is_array(variable.ty) { None } else { self.pointer(variable) };
            let object = pointer.and_then(|pointer| self.objects.find((pointer >> 32) as u32));
            let has = |object: &&Object| object.start <= address && address - object.start < object.size;
            object.filter(has).or_else(|| self.objects.at(address)).map_or(0, |object| object.generation)
        };
        call.map_or_else(generation, |frame| frame.serial)
    }

    /// A container of C++ as a value.
    fn container_value(&self, place: Place) -> Value<'_> {
        const LONGEST_TEXT: u32 = 1 << 16;
        let types = &self.code.types;
        if let Some((length, is_map)) = self.tree(place) {
            return if is_map { Value::Map { length } } else { Value::Set { length, grows: true } };
        }
        if self.pair(place).is_some() {
            return Value::Sequence { length: 2, grows: false };
        }
        if let Some(length) = self.listed(place) {
            return Value::Sequence { length, grows: true };
        }
        let Some(span) = self.span(place) else { return Value::Other };
        if types.container(place.ty) == Container::Text {
            let bytes = (span.address..).take(span.count as usize).map(|at| self.memory.byte(at).0);
            let text = (span.count < LONGEST_TEXT).then(|| String::from_utf8(bytes.collect()).ok());
            return text.flatten().map_or(Value::Other, |text| Value::Text(Cow::Owned(text)));
        }
        // A list of numbers is filled as an array is.
        let grows = span.count > 0 && !types.is_scalar(span.ty);
        Value::Sequence { length: self.length(place), grows }
    }

    /// What a reference refers to; any other place itself.
    fn referred(&self, place: Place) -> Place {
        let types = &self.code.types;
        let Some(to) = types.referred(place.ty).filter(|_| place.count == 0) else { return place };
        let object = self.pointer(place).and_then(|pointer| self.alive_at(pointer, types.size(to)));
        object.map_or(place, |at| Place::new(at, to))
    }

    /// The address that a pointer points at, if so many bytes of something that is still there lie there.
    fn alive_at(&self, pointer: u64, size: u64) -> Option<u32> {
        let (tag, at) = ((pointer >> 32) as u32, pointer as u32);
        let object = self.objects.find(tag).filter(|_| tag != 0 && tag < FILES)?;
        let lives = !matches!(object.state, State::Freed | State::Gone) && at >= object.start;
        (lives && u64::from(at - object.start) + size <= u64::from(object.size)).then_some(at)
    }

    /// What references, and pointers to several elements or to an object, lead to.
    fn resolved(&self, mut place: Place) -> Place {
        const MOST: u32 = 4;
        let types = &self.code.types;
        if types.is_java {
            return self.looked_through(place);
        }
        for _ in 0..MOST {
            if place.count > 0
                || !matches!(types.shape(place.ty), Shape::Pointer(_) | Shape::Reference(_) | Shape::Rvalue(_))
            {
                break;
            }
            let mut next = self.referred(self.looked_through(place));
            if let Some(to) = types.pointee(next.ty).filter(|&to| next.count == 0 && types.is_struct(to))
                && types.is_complete(to)
                && let Some(at) = self.pointer(next).and_then(|pointer| self.alive_at(pointer, types.size(to)))
            {
                next = Place::new(at, to);
            }
            if next.count == 1 && types.is_struct(next.ty) {
                next.count = 0;
            }
            if next == place {
                break;
            }
            place = next;
        }
        place
    }

    /// What a pointer variable holds, if it was set.
    fn pointer(&self, place: Place) -> Option<u64> {
        let (pointer, set) = self.memory.has(place.address, 8).then(|| self.memory.read(place.address, 8))?;
        set.then_some(pointer)
    }

    /// A pointer to the beginning of several elements as these elements.
    fn looked_through(&self, place: Place) -> Place {
        let types = &self.code.types;
        let Some(to) = types.pointee(place.ty).filter(|_| place.count == 0) else { return place };
        let Some(pointer) = self.pointer(place) else { return place };
        let (tag, at) = ((pointer >> 32) as u32, pointer as u32);
        if tag == 0 || tag >= FILES || !types.is_complete(to) {
            return place;
        }
        let Some(object) = self.objects.find(tag).filter(|object| object.start == at) else { return place };
        if matches!(object.state, State::Freed | State::Gone) {
            return place;
        }
        let count = u64::from(object.size) / types.size(to).max(1);
        if types.is_java {
            // An array of one element is an array, and a list is what it refers to.
            let count = if types.is_struct(to) { 0 } else { count as u32 };
            let is_array = count > 0 || types.is_struct(to);
            return if is_array { Place { count, ..Place::new(at, to) } } else { place };
        }
        if count < 2 && !types.is_struct(to) {
            return place;
        }
        Place { count: count as u32, ..Place::new(at, to) }
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
