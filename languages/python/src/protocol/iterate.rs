//! Iterators.

use crate::native::{Answer, Call, Stop};
use crate::object::{DictPart, Iter, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

/// What one step of an iterator gives, as far as no Python code is needed.
enum Step {
    Element(Value),
    End,
    /// Of another iterator, or by Python code.
    Inner(Iter),
}

impl Call<'_> {
    /// `iter(value)`
    ///
    /// # Errors
    /// TypeError if the value cannot be iterated; what an `__iter__` raises.
    pub fn iter(&mut self, whole: Value) -> Result<Value, Stop> {
        let value = if self.is_own(whole) {
            if let Some(method) = self.special(whole, "__iter__")? {
                return self.own_iterator(method);
            }
            if self.special(whole, "__getitem__")?.is_some() && self.plain(whole).is(whole) {
                let Value::Ref(handle) = whole else { return Ok(whole) };
                return self.keep(|heap| heap.new_iter(Iter::Subscripts(handle, 0)));
            }
            self.plain(whole)
        } else {
            whole
        };
        let Value::Ref(handle) = value else { return Err(self.not_iterable(whole)) };
        let iter = match self.look().get(handle) {
            Object::Iter(_) | Object::Generator(_) => return Ok(value),
            Object::List(_) | Object::Tuple(_) => Iter::Sequence(handle, 0),
            Object::Str(_) => Iter::Str(handle, 0),
            Object::Dict(dict) => Iter::Dict(DictPart::Keys, handle, 0, dict.len() as u32),
            Object::DictView(part, dict) => {
                let (part, dict) = (*part, *dict);
                let length = match self.heap().get(dict) {
                    Object::Dict(dict) => dict.len(),
                    _ => 0,
                };
                Iter::Dict(part, dict, 0, length as u32)
            }
            Object::Set(set) => Iter::Set(handle, 0, set.len() as u32),
            Object::FrozenSet(set) => Iter::Set(handle, 0, set.len() as u32),
            // No program gets through four thousand million.
            Object::Range(range) => Iter::Range {
                next: range.start,
                step: range.step,
                left: u32::try_from(range.len()).unwrap_or(u32::MAX),
            },
            Object::Foreign(foreign) if foreign.is_iterator() => return Ok(value),
            Object::Class(_) => {
                let Some(members) = self.members(value) else { return Err(self.not_iterable(whole)) };
                let members = members.to_vec();
                let list = self.keep(|heap| heap.new_tuple(members))?;
                Iter::Sequence(self.handle(list)?, 0)
            }
            Object::Foreign(_) => {
                return self.foreign_iter(handle)?.ok_or_else(|| self.not_iterable(whole));
            }
            _ => return Err(self.not_iterable(whole)),
        };
        self.keep(|heap| heap.new_iter(iter))
    }

    fn own_iterator(&mut self, method: Value) -> Result<Value, Stop> {
        let iter = self.call(method, &[])?;
        let is_iterator = match self.heap().object(iter) {
            Some(Object::Iter(_) | Object::Generator(_)) => true,
            Some(Object::Foreign(foreign)) => foreign.is_iterator(),
            _ => self.is_own(iter) && self.special(iter, "__next__")?.is_some(),
        };
        if is_iterator {
            return Ok(iter);
        }
        Err(self.class_error(iter, "iter() returned non-iterator of type '{}'"))
    }

    fn not_iterable(&mut self, value: Value) -> Stop {
        self.class_error(value, "'{}' object is not iterable")
    }

    /// The next element of an iterator, or `None` at its end.
    ///
    /// # Errors
    /// TypeError if the value is no iterator; what Python code raises.
    pub fn next(&mut self, iter: Value) -> Result<Option<Value>, Stop> {
        let Value::Ref(handle) = iter else { return Err(self.not_an_iterator(iter)) };
        if self.used == self.answers.len() && self.look().is_crowded() {
            return Err(self.machine.ask(crate::machine::Asked::Collection, false));
        }
        match self.look().get(handle) {
            Object::Iter(_) => {}
            Object::Generator(_) => return self.resume(handle),
            Object::Foreign(foreign) if foreign.is_iterator() => {
                self.work()?;
                return self.foreign_next(handle);
            }
            _ => {
                return match self.special(iter, "__next__")? {
                    Some(method) => self.call_until_stop(method, &[]),
                    None => Err(self.not_an_iterator(iter)),
                };
            }
        }
        // A step of an iterator changes it, so it is an answer like those of Python code.
        match self.recorded() {
            Some(Answer::Value(Value::Unbound)) => Ok(None),
            Some(Answer::Value(element)) => Ok(Some(element)),
            Some(Answer::Raised(_)) => {
                let inner = match self.look().get(handle) {
                    Object::Iter(inner) => inner.clone(),
                    _ => Iter::Ended,
                };
                self.inner_step(handle, inner)
            }
            None => match self.work().and_then(|()| self.step(handle))? {
                Step::Element(element) => {
                    self.note(element);
                    Ok(Some(element))
                }
                Step::End => {
                    self.note(Value::Unbound);
                    Ok(None)
                }
                Step::Inner(inner) => {
                    // Marks that the parts below are the answers: no element is raised.
                    self.record(Answer::Raised(Value::None));
                    self.inner_step(handle, inner)
                }
            },
        }
    }

    fn not_an_iterator(&mut self, value: Value) -> Stop {
        self.class_error(value, "'{}' object is not an iterator")
    }

    /// Calls a function, of which StopIteration means the end.
    pub(crate) fn call_until_stop(&mut self, function: Value, arguments: &[Value]) -> Result<Option<Value>, Stop> {
        match self.try_call(function, arguments)? {
            Ok(element) => Ok(Some(element)),
            Err(exception) if self.is_instance(exception, Type::StopIteration.into()) => Ok(None),
            Err(exception) => Err(Stop::raise(exception)),
        }
    }

    /// One step of an iterator over data.
    fn step(&mut self, handle: Handle) -> Result<Step, Stop> {
        let Object::Iter(iter) = self.heap().get(handle) else { return Ok(Step::End) };
        match iter.clone() {
            Iter::Ended => Ok(Step::End),
            Iter::Sequence(sequence, at) => {
                let items = self.heap().sequence(Value::Ref(sequence)).unwrap_or_default();
                let element = items.get(at as usize).copied();
                Ok(self.advance(handle, element, Iter::Sequence(sequence, at + 1)))
            }
            Iter::Reversed(sequence, after) => {
                let at = after.checked_sub(1);
                let items = self.heap().sequence(Value::Ref(sequence)).unwrap_or_default();
                let element = at.and_then(|at| items.get(at as usize)).copied();
                Ok(self.advance(handle, element, Iter::Reversed(sequence, at.unwrap_or(0))))
            }
            Iter::Str(text, byte) => {
                let shared = self.heap().str(Value::Ref(text)).map(|text| text.shared());
                let c = shared.and_then(|text| text[byte as usize..].chars().next());
                let element = c.map(|c| self.heap().new_char(c)).transpose()?;
                let next = byte + c.map_or(0, |c| c.len_utf8() as u32);
                Ok(self.advance(handle, element, Iter::Str(text, next)))
            }
            Iter::Range { left: 0, .. } => Ok(Step::End),
            Iter::Range { next, step, left } => {
                let following = Iter::Range { next: next.wrapping_add(step), step, left: left - 1 };
                Ok(self.advance(handle, Some(Value::Int(next)), following))
            }
            Iter::Dict(part, dict, at, length) => {
                let Object::Dict(entries) = self.heap().get(dict) else { return Ok(Step::End) };
                if entries.len() != length as usize {
                    *self.heap().get_mut(handle) = Object::Iter(Iter::Dict(part, dict, u32::MAX, u32::MAX));
                    return Err(self.raise(Type::RuntimeError, "dictionary changed size during iteration"));
                }
                let Some((next, key, value)) = entries.next_from(at as usize) else {
                    return Ok(self.advance(handle, None, Iter::Ended));
                };
                let element = match part {
                    DictPart::Keys => key,
                    DictPart::Values => value,
                    DictPart::Items => self.heap().new_tuple([key, value])?,
                };
                Ok(self.advance(handle, Some(element), Iter::Dict(part, dict, next as u32, length)))
            }
            Iter::Set(set, at, length) => {
                let elements = match self.heap().get(set) {
                    Object::Set(elements) => &**elements,
                    Object::FrozenSet(elements) => elements,
                    _ => return Ok(Step::End),
                };
                if elements.len() != length as usize {
                    *self.heap().get_mut(handle) = Object::Iter(Iter::Set(set, u32::MAX, u32::MAX));
                    return Err(self.raise(Type::RuntimeError, "Set changed size during iteration"));
                }
                let found = elements.next_from(at as usize);
                let next = found.map_or(at, |(next, _)| next as u32);
                Ok(self.advance(handle, found.map(|(_, element)| element), Iter::Set(set, next, length)))
            }
            inner => Ok(Step::Inner(inner)),
        }
    }

    fn advance(&mut self, handle: Handle, element: Option<Value>, next: Iter) -> Step {
        match element {
            Some(element) => {
                *self.heap().get_mut(handle) = Object::Iter(next);
                Step::Element(element)
            }
            None => {
                *self.heap().get_mut(handle) = Object::Iter(Iter::Ended);
                Step::End
            }
        }
    }

    /// One step of an iterator that uses others, or Python code.
    fn inner_step(&mut self, handle: Handle, iter: Iter) -> Result<Option<Value>, Stop> {
        match iter {
            Iter::Enumerate(inner, _) => {
                let Some(element) = self.next(Value::Ref(inner))? else { return Ok(None) };
                self.keep(|heap| {
                    let Object::Iter(Iter::Enumerate(_, number)) = heap.get_mut(handle) else { return Ok(element) };
                    let index = *number;
                    *number += 1;
                    heap.new_tuple([Value::Int(index), element])
                })
                .map(Some)
            }
            Iter::Zip(inner, strict) => {
                let mut elements = Vec::with_capacity(inner.len());
                for (index, &iter) in inner.iter().enumerate() {
                    match self.next(iter)? {
                        Some(element) => elements.push(element),
                        None if !strict => return Ok(None),
                        None if index > 0 => return Err(self.unequal_zip(index, "shorter")),
                        None => return self.end_of_strict_zip(&inner),
                    }
                }
                if elements.is_empty() {
                    return Ok(None);
                }
                self.keep(|heap| heap.new_tuple(elements)).map(Some)
            }
            Iter::Map(parts) => {
                let mut arguments = Vec::with_capacity(parts.len() - 1);
                for &iter in &parts[1..] {
                    let Some(element) = self.next(iter)? else { return Ok(None) };
                    arguments.push(element);
                }
                self.call(parts[0], &arguments).map(Some)
            }
            Iter::Filter(parts) => {
                let mark = self.mark();
                while let Some(element) = self.next(parts[1])? {
                    let result = if parts[0].is_none() { element } else { self.call(parts[0], &[element])? };
                    if self.truth(result)? {
                        return Ok(Some(element));
                    }
                    self.forget(mark);
                }
                Ok(None)
            }
            Iter::Callable(parts) => {
                let element = self.call(parts[0], &[])?;
                if self.equal(element, parts[1])? {
                    self.end(handle)?;
                    return Ok(None);
                }
                Ok(Some(element))
            }
            Iter::Subscripts(sequence, at) | Iter::ReversedSubscripts(sequence, at) => {
                self.subscript_step(handle, sequence, at, matches!(iter, Iter::ReversedSubscripts(..)))
            }
            _ => Ok(None),
        }
    }

    /// By `__getitem__`, whose IndexError means the end.
    fn subscript_step(&mut self, handle: Handle, sequence: Handle, at: i64, down: bool) -> Result<Option<Value>, Stop> {
        // The index is an answer, because the iterator moves on before the next run.
        let at = self.keep(|heap| {
            let next = if down { at - 1 } else { at + 1 };
            *heap.get_mut(handle) = Object::Iter(match down {
                true => Iter::ReversedSubscripts(sequence, next),
                false => Iter::Subscripts(sequence, next),
            });
            Ok(Value::Int(if down { at - 1 } else { at }))
        })?;
        if matches!(at, Value::Int(..0)) {
            return Ok(None);
        }
        if !self.is_own(Value::Ref(sequence)) {
            return self.item(Value::Ref(sequence), at).map(Some);
        }
        let Some(method) = self.special(Value::Ref(sequence), "__getitem__")? else { return Ok(None) };
        match self.try_call(method, &[at])? {
            Ok(element) => Ok(Some(element)),
            Err(exception)
                if self.is_instance(exception, Type::IndexError.into())
                    || self.is_instance(exception, Type::StopIteration.into()) =>
            {
                self.end(handle)?;
                Ok(None)
            }
            Err(exception) => Err(Stop::raise(exception)),
        }
    }

    fn end(&mut self, handle: Handle) -> Result<(), Stop> {
        self.keep(|heap| {
            *heap.get_mut(handle) = Object::Iter(Iter::Ended);
            Ok(Value::None)
        })?;
        Ok(())
    }

    fn end_of_strict_zip(&mut self, inner: &[Value]) -> Result<Option<Value>, Stop> {
        for (index, &iter) in inner.iter().enumerate().skip(1) {
            if self.next(iter)?.is_some() {
                return Err(self.unequal_zip(index, "longer"));
            }
        }
        Ok(None)
    }

    fn unequal_zip(&mut self, index: usize, how: &str) -> Stop {
        let others = if index == 1 { "argument 1".to_owned() } else { format!("arguments 1-{index}") };
        self.value_error(format_args!("zip() argument {} is {how} than {others}", index + 1))
    }

    /// A new list of the elements of an iterable.
    ///
    /// # Errors
    /// Those of the iterable; a limit.
    pub fn collect(&mut self, value: Value) -> Result<Value, Stop> {
        if let Some(items) = self.heap().sequence(value) {
            let items = items.to_vec();
            return self.keep(|heap| heap.new_list(items));
        }
        let list = self.keep_list()?;
        self.take_all(list, value)?;
        Ok(list.into())
    }

    /// Appends the elements of an iterable to a list. As in CPython, a class of the program is asked for its length,
    /// which is only a hint for the capacity.
    pub(crate) fn take_all(&mut self, list: Handle, iterable: Value) -> Result<(), Stop> {
        let iter = self.iter(iterable)?;
        if self.is_own(iterable)
            && let Some(method) = self.special(iterable, "__len__")?
        {
            self.call(method, &[])?;
        }
        let mark = self.mark();
        while let Some(element) = self.next(iter)? {
            self.heap().push(list, element)?;
            self.forget(mark);
        }
        Ok(())
    }
}
