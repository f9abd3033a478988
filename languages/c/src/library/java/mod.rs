//! The library of Java: what `java.lang` and `java.util` give to programs of static methods. A `String` is its UTF-16
//! units in a block that nobody writes, an array is a block of its elements; the length is that of the block.

mod arrays;
mod builder;
mod collect;
mod format;
mod list;
mod number;
mod scanner;
mod table;
mod text;

pub(crate) use format::shown;
pub(crate) use table::{is_box, members};

use crate::code::Argument;
use crate::machine::{Machine, Stop};
use crate::memory::Object;
use crate::note::Fault;
use crate::types::{Kind, Shape, Ty};

/// The number of the first function of Java.
pub(crate) const FIRST: u16 = 0x4000;
/// Functions that the parser and the compiler know.
pub(crate) const LENGTH: u16 = FIRST;
pub(crate) const ARRAY: u16 = FIRST + 1;
pub(crate) const NEW_ARRAY: u16 = FIRST + 2;
pub(crate) const CONCAT: u16 = FIRST + 3;
pub(crate) const SWITCH: u16 = FIRST + 4;
pub(crate) const THROW: u16 = FIRST + 5;
pub(crate) const NEW_LIST: u16 = FIRST + 7;
pub(crate) const LIST_GET: u16 = FIRST + 8;
pub(crate) const LIST_SIZE: u16 = FIRST + 9;
pub(crate) const BOX: u16 = FIRST + 10;
pub(crate) const SAME_BOX: u16 = FIRST + 11;

type Values<'a> = &'a [u64];
type Kinds<'a> = &'a [Argument];
type Answer = Result<u64, Stop>;

/// An exception that nobody catches.
pub(crate) fn thrown<T>(exception: impl Into<String>) -> Result<T, Stop> {
    Err(Stop::Fault(Fault::Thrown { exception: exception.into() }))
}

impl Machine {
    /// Calls a function of the library of Java.
    pub(crate) fn call_java(&mut self, function: u16, values: &[u64], kinds: &[Argument]) -> Result<u64, Stop> {
        (table::run(function))(self, values, kinds)
    }

    /// The object of a reference.
    fn object_of(&self, reference: u64) -> Result<Object, Stop> {
        match self.objects.find((reference >> 32) as u32) {
            Some(object) if reference != 0 => Ok(*object),
            _ => thrown("NullPointerException"),
        }
    }

    /// A new object of bytes that are 0.
    fn new_object(&mut self, size: u64) -> Answer {
        let reference = self.allocate(size)?;
        self.take_work(size / 16)?;
        self.memory.fill(reference as u32, size as u32, 0);
        self.library.garbage += (size as u32).max(64);
        Ok(reference)
    }

    /// How many elements an array has.
    pub(crate) fn array_length(&self, array: u64, stride: u32) -> Result<u32, Stop> {
        Ok(self.object_of(array)?.size / stride.max(1))
    }

    /// The size of the elements of an array or a list.
    fn element(&self, argument: Argument) -> (Kind, Ty) {
        let types = &self.code.types;
        let to = types.pointee(argument.ty).unwrap_or(Ty::INT);
        let of = match types.shape(to) {
            Shape::Struct(_) => types.structure(to).and_then(|list| types.pointee(list.fields.first()?.ty)),
            _ => Some(to),
        };
        let of = of.unwrap_or(Ty::INT);
        (types.kind(of), of)
    }

    /// The elements of an array.
    fn elements(&mut self, array: u64, argument: Argument) -> Result<Vec<u64>, Stop> {
        let (kind, _) = self.element(argument);
        let count = self.array_length(array, kind.size())?;
        self.take_work(u64::from(count))?;
        Ok((0..count).map(|index| self.memory.load(kind, array as u32 + index * kind.size()).0).collect())
    }

    /// A new array of elements.
    fn new_array(&mut self, kind: Kind, values: &[u64]) -> Answer {
        let array = self.new_object(values.len() as u64 * u64::from(kind.size()))?;
        self.take_work(values.len() as u64)?;
        for (at, &value) in (array as u32..).step_by(kind.size() as usize).zip(values) {
            self.memory.store(kind, at, value);
        }
        Ok(array)
    }

    /// The units of a text.
    fn units(&mut self, text: u64) -> Result<Vec<u16>, Stop> {
        let object = self.object_of(text)?;
        self.take_work(u64::from(object.size) / 8)?;
        Ok((0..object.size / 2).map(|index| self.memory.read(object.start + 2 * index, 2).0 as u16).collect())
    }

    fn new_units(&mut self, units: &[u16]) -> Answer {
        let text = self.new_object(2 * units.len() as u64)?;
        self.take_work(units.len() as u64 / 4)?;
        for (at, &unit) in (text as u32..).step_by(2).zip(units) {
            self.memory.write(at, 2, u64::from(unit));
        }
        Ok(text)
    }

    fn new_text(&mut self, text: &str) -> Answer {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_units(&units)
    }

    fn string(&mut self, text: u64) -> Result<String, Stop> {
        Ok(String::from_utf16_lossy(&self.units(text)?))
    }
}

fn length(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (kind, _) = machine.element(kinds[0]);
    machine.array_length(values[0], kind.size()).map(u64::from)
}

/// `{a, b, c}`, behind an array of its type that is null.
fn array(machine: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let (kind, _) = machine.element(kinds[0]);
    machine.new_array(kind, &values[1..])
}

/// `new int[n][m]`: the size of the elements of the last array, then the lengths.
fn new_array(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    if let Some(&negative) = values[1..].iter().find(|&&length| (length as i64) < 0) {
        return thrown(format!("NegativeArraySizeException: {}", negative as i64));
    }
    arrays(machine, values[0], &values[1..])
}

fn arrays(machine: &mut Machine, size: u64, lengths: &[u64]) -> Answer {
    let (length, inner) = (lengths[0], &lengths[1..]);
    if inner.is_empty() {
        return machine.new_object(length * size);
    }
    let array = machine.new_object(8 * length)?;
    for index in 0..length as u32 {
        let row = arrays(machine, size, inner)?;
        machine.memory.write(array as u32 + 8 * index, 8, row);
    }
    Ok(array)
}

/// Which of the texts behind the first one is it? One more than the last for none.
fn switch(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let wanted = machine.units(values[0])?;
    for (index, &text) in (0..).zip(&values[1..]) {
        if machine.units(text)? == wanted {
            return Ok(index);
        }
    }
    Ok(values.len() as u64)
}

/// `(Integer) x`
fn boxed(_: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    Ok(values[0])
}

/// Whether two boxes are one: those of equal small values are; of larger ones it is not known here.
fn same_box(_: &mut Machine, values: Values<'_>, kinds: Kinds<'_>) -> Answer {
    let is_small = kinds[0].ty.same(Ty::BOOL) || (-128..128).contains(&(values[0] as i64));
    match values[0] == values[1] {
        true if kinds[0].ty.same(Ty::DOUBLE) || !is_small => Err(Stop::Refused("== of boxes".to_owned())),
        is_same => Ok(u64::from(is_same)),
    }
}

fn throw(machine: &mut Machine, values: Values<'_>, _: Kinds<'_>) -> Answer {
    let mut exception = machine.string(values[0])?;
    if let Some(&message) = values.get(1).filter(|&&message| message != 0) {
        exception = format!("{exception}: {}", machine.string(message)?);
    }
    thrown(exception)
}
