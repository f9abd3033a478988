//! `ArrayList`, `LinkedList`, `Stack`, `ArrayDeque`: a block with an array and the number of its elements that are in use.

use super::{Answer, Kinds, Values, shown, thrown};
use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::types::Kind;

/// A list as its elements.
struct List {
    at: u32,
    kind: Kind,
    items: u64,
    size: u32,
}

impl Machine {
    fn list(&self, list: u64, argument: Argument) -> Result<List, Stop> {
        let at = self.object_of(list)?.start;
        let (kind, _) = self.element(argument);
        Ok(List { at, kind, items: self.memory.read(at, 8).0, size: self.memory.read(at + 8, 8).0 as u32 })
    }

    pub(super) fn list_values(&mut self, list: u64, argument: Argument) -> Result<Vec<u64>, Stop> {
        let list = self.list(list, argument)?;
        self.take_work(u64::from(list.size))?;
        Ok((0..list.size).map(|index| self.get_item(&list, index)).collect())
    }

    fn get_item(&self, list: &List, index: u32) -> u64 {
        self.memory.load(list.kind, list.items as u32 + index * list.kind.size()).0
    }

    /// Puts a value before another one.
    fn insert(&mut self, list: &List, index: u32, value: u64) -> Result<(), Stop> {
        let stride = list.kind.size();
        let mut items = list.items;
        if items == 0 || self.array_length(items, stride)? <= list.size {
            items = self.new_object(u64::from((2 * list.size).max(8) * stride))?;
            self.memory.copy(items as u32, list.items as u32, list.size * stride);
            self.memory.write(list.at, 8, items);
        }
        let from = items as u32 + index * stride;
        self.memory.copy(from + stride, from, (list.size - index) * stride);
        self.take_work(u64::from(list.size - index) / 4)?;
        self.memory.store(list.kind, from, value);
        self.memory.write(list.at + 8, 8, u64::from(list.size + 1));
        Ok(())
    }

    fn take_item(&mut self, list: &List, index: u32) -> Result<u64, Stop> {
        let value = self.get_item(list, index);
        let (stride, from) = (list.kind.size(), list.items as u32 + index * list.kind.size());
        self.memory.copy(from, from + stride, (list.size - index - 1) * stride);
        self.take_work(u64::from(list.size - index) / 4)?;
        // What is no element any more leads nowhere.
        self.memory.store(list.kind, list.items as u32 + (list.size - 1) * stride, 0);
        self.memory.write(list.at + 8, 8, u64::from(list.size - 1));
        Ok(value)
    }
}

fn within(list: &List, index: u64) -> Result<u32, Stop> {
    if index < u64::from(list.size) {
        return Ok(index as u32);
    }
    thrown(format!("IndexOutOfBoundsException: Index {} out of bounds for length {}", index as i64, list.size))
}

fn filled<'l>(list: &'l List, exception: &str) -> Result<&'l List, Stop> {
    if list.size == 0 { thrown(exception) } else { Ok(list) }
}

const NO_ELEMENT: &str = "NoSuchElementException";
const EMPTY: &str = "EmptyStackException";

/// A list that is empty, or has the elements of another one.
pub(super) fn new(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let items = match kinds.first() {
        Some(&argument) if argument.kind == Kind::Pointer => machine.list_values(values[0], argument)?,
        _ => Vec::new(),
    };
    let list = machine.new_object(16)?;
    if let Some(&argument) = kinds.first().filter(|_| !items.is_empty()) {
        let kind = machine.element(argument).0;
        let block = machine.new_array(kind, &items)?;
        machine.memory.write(list as u32, 8, block);
        machine.memory.write(list as u32 + 8, 8, items.len() as u64);
    }
    Ok(list)
}

pub(super) fn size(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    Ok(u64::from(machine.list(values[0], kinds[0])?.size))
}

pub(super) fn is_empty(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    Ok(u64::from(machine.list(values[0], kinds[0])?.size == 0))
}

pub(super) fn get(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    let index = within(&list, values[1])?;
    Ok(machine.get_item(&list, index))
}

pub(super) fn set(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    let index = within(&list, values[1])?;
    let old = machine.get_item(&list, index);
    machine.memory.store(list.kind, list.items as u32 + index * list.kind.size(), values[2]);
    Ok(old)
}

pub(super) fn add(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    machine.insert(&list, list.size, values[1]).map(|()| 1)
}

pub(super) fn push(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    add(machine, values, kinds).map(|_| values[1])
}

pub(super) fn add_first(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    machine.insert(&list, 0, values[1]).map(|()| 1)
}

pub(super) fn add_at(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    if values[1] > u64::from(list.size) {
        return thrown(format!("IndexOutOfBoundsException: Index: {}, Size: {}", values[1] as i64, list.size));
    }
    machine.insert(&list, values[1] as u32, values[2]).map(|()| 0)
}

pub(super) fn remove_at(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    let index = within(&list, values[1])?;
    machine.take_item(&list, index)
}

/// Removes the first element that is equal; whether there was one.
pub(super) fn remove_item(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let index = index_of(machine, values, kinds)?;
    let list = machine.list(values[0], kinds[0])?;
    if index < u64::from(list.size) {
        machine.take_item(&list, index as u32)?;
        return Ok(1);
    }
    Ok(0)
}

fn end_of(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>, last: bool, takes: bool, none: &str) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    let index = if last { filled(&list, none)?.size - 1 } else { filled(&list, none).map(|_| 0)? };
    if takes { machine.take_item(&list, index) } else { Ok(machine.get_item(&list, index)) }
}

pub(super) fn remove_first(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_of(machine, values, kinds, false, true, NO_ELEMENT)
}

pub(super) fn remove_last(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_of(machine, values, kinds, true, true, NO_ELEMENT)
}

pub(super) fn first(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_of(machine, values, kinds, false, false, NO_ELEMENT)
}

pub(super) fn last(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_of(machine, values, kinds, true, false, NO_ELEMENT)
}

pub(super) fn pop(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_of(machine, values, kinds, true, true, EMPTY)
}

pub(super) fn peek(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_of(machine, values, kinds, true, false, EMPTY)
}

/// An end of a list that may be empty: then it is `null`, which a number cannot be here.
fn end_or_null(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>, last: bool, takes: bool) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    if list.size > 0 {
        return end_of(machine, values, kinds, last, takes, NO_ELEMENT);
    }
    if list.kind == Kind::Pointer { Ok(0) } else { Err(Stop::Refused("null".to_owned())) }
}

pub(super) fn poll(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_or_null(machine, values, kinds, false, true)
}

pub(super) fn poll_last(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_or_null(machine, values, kinds, true, true)
}

pub(super) fn peek_first(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_or_null(machine, values, kinds, false, false)
}

pub(super) fn peek_last(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    end_or_null(machine, values, kinds, true, false)
}

pub(super) fn clear(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    machine.memory.fill(list.at, 16, 0);
    Ok(0)
}

/// Where an element that is equal comes first; -1 for nowhere.
pub(super) fn index_of(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let wanted = shown(machine, values[1], kinds[1].ty)?;
    let ty = machine.element(kinds[0]).1;
    for (index, item) in (0..).zip(machine.list_values(values[0], kinds[0])?) {
        if item == values[1] || (machine.is_text(ty) && shown(machine, item, ty)? == wanted) {
            return Ok(index);
        }
    }
    Ok(-1i64 as u64)
}

pub(super) fn contains(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    Ok(u64::from(index_of(machine, values, kinds)? as i64 >= 0))
}

pub(super) fn reverse(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let list = machine.list(values[0], kinds[0])?;
    let items = machine.list_values(values[0], kinds[0])?;
    for (index, &item) in (0..).zip(items.iter().rev()) {
        machine.memory.store(list.kind, list.items as u32 + index * list.kind.size(), item);
    }
    Ok(0)
}
