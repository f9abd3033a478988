//! The steps of the iterators.
//!
//! A step may be run again from its beginning, after its iterator has changed: see [`native`](crate::native). So what
//! it depends on is read once, by [`Call::keep`], and every change is made there too.

use super::ModuleIter;
use crate::ast::BinaryOp;
use crate::heap::Heap;
use crate::library::Foreign;
use crate::library::foreign::Stream;
use crate::library::modules::sys::line;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

/// The length that no deque has, of an iterator whose deque has changed.
const CHANGED: usize = usize::MAX;

/// Gives a variable of an iterator another value, once.
macro_rules! set {
    ($call:ident, $handle:ident, $kind:ident.$variable:ident = $value:expr) => {
        let value = $value;
        $call.change($handle, |iter| {
            if let ModuleIter::$kind { $variable, .. } = iter {
                *$variable = value;
            }
        })?;
    };
}

/// The iterator at a handle, to be changed.
fn iter_mut(heap: &mut Heap, handle: Handle) -> Option<&mut ModuleIter> {
    match heap.get_mut(handle) {
        Object::Foreign(foreign) => match &mut **foreign {
            Foreign::Iter(iter) => Some(iter),
            _ => None,
        },
        _ => None,
    }
}

impl Call<'_> {
    /// The next element of an iterator of a module.
    pub(crate) fn foreign_next(&mut self, handle: Handle) -> Result<Option<Value>, Stop> {
        let iter = match self.foreign(Value::Ref(handle)) {
            Some(Foreign::Iter(iter)) => iter.clone(),
            Some(Foreign::Stream(Stream::Stdin)) => {
                let line = if self.is_recorded() { None } else { line(self) };
                let line = self.keep(|heap| line.map_or(Ok(Value::Unbound), |line| heap.new_str(line)))?;
                return Ok(Some(line).filter(|line| !line.is_unbound()));
            }
            _ => return Ok(None),
        };
        match iter {
            ModuleIter::Deque { deque, .. } => self.deque_step(handle, deque),
            ModuleIter::Select(_) => {
                let next = self.keep(|heap| match iter_mut(heap, handle) {
                    Some(ModuleIter::Select(selection)) => {
                        selection.next().map_or(Ok(Value::Unbound), |items| heap.new_tuple(items))
                    }
                    _ => Ok(Value::Unbound),
                })?;
                Ok(Some(next).filter(|next| !next.is_unbound()))
            }
            ModuleIter::Repeat { element, .. } => {
                let next = self.keep(|heap| match iter_mut(heap, handle) {
                    Some(ModuleIter::Repeat { left: Some(0), .. }) => Ok(Value::Unbound),
                    Some(ModuleIter::Repeat { left: Some(left), .. }) => {
                        *left -= 1;
                        Ok(element)
                    }
                    _ => Ok(element),
                })?;
                Ok(Some(next).filter(|next| !next.is_unbound()))
            }
            ModuleIter::Count { next, step } => {
                let next = self.keep_value(next);
                let following = self.binary(BinaryOp::Add, next, step)?;
                set!(self, handle, Count.next = following);
                Ok(Some(next))
            }
            ModuleIter::Chain { outer, inner } => self.chain_step(handle, outer, inner),
            ModuleIter::Accumulate { iter, function, total } => self.accumulate_step(handle, iter, function, total),
            ModuleIter::Compress { iter, conditions } => {
                let mark = self.mark();
                while let (Some(element), Some(condition)) = (self.next(iter)?, self.next(conditions)?) {
                    if self.truth(condition)? {
                        return Ok(Some(element));
                    }
                    self.forget(mark);
                }
                Ok(None)
            }
            ModuleIter::Cycle { iter, saved, at } => self.cycle_step(handle, iter, saved, at),
            ModuleIter::TakeWhile { function, iter } => {
                let function = self.keep_value(function);
                if function.is_unbound() {
                    return Ok(None);
                }
                let Some(element) = self.next(iter)? else { return Ok(None) };
                let result = self.call(function, &[element])?;
                if self.truth(result)? {
                    return Ok(Some(element));
                }
                set!(self, handle, TakeWhile.function = Value::Unbound);
                Ok(None)
            }
            ModuleIter::DropWhile { function, iter } => self.dropwhile_step(handle, function, iter),
            ModuleIter::FilterFalse { function, iter } => {
                let mark = self.mark();
                while let Some(element) = self.next(iter)? {
                    let result = if function.is_none() { element } else { self.call(function, &[element])? };
                    if !self.truth(result)? {
                        return Ok(Some(element));
                    }
                    self.forget(mark);
                }
                Ok(None)
            }
            ModuleIter::StarMap { function, iter } => {
                let Some(arguments) = self.next(iter)? else { return Ok(None) };
                let arguments = self.elements(arguments)?;
                self.call(function, &arguments).map(Some)
            }
            ModuleIter::Pairwise { iter, last } => {
                let mut first = self.keep_value(last);
                if first.is_unbound() {
                    match self.next(iter)? {
                        Some(element) => first = element,
                        None => return Ok(None),
                    }
                }
                let Some(second) = self.next(iter)? else { return Ok(None) };
                set!(self, handle, Pairwise.last = second);
                self.keep(|heap| heap.new_tuple([first, second])).map(Some)
            }
            ModuleIter::Islice { .. } => self.islice_step(handle),
            ModuleIter::Tee { iter, read, at } => self.tee_step(handle, iter, read, at),
            ModuleIter::ZipLongest { iters, fill } => self.zip_longest_step(handle, &iters, fill),
            ModuleIter::GroupBy { iter, function, .. } => self.groupby_step(handle, iter, function),
            ModuleIter::Group { of, number } => self.group_step(of, number),
        }
    }

    /// Changes an iterator once.
    fn change(&mut self, handle: Handle, change: impl FnOnce(&mut ModuleIter)) -> Result<(), Stop> {
        self.keep(|heap| {
            if let Some(iter) = iter_mut(heap, handle) {
                change(iter);
            }
            Ok(Value::None)
        })?;
        Ok(())
    }

    /// The iterator as it is now.
    fn module_iter(&self, handle: Handle) -> Option<ModuleIter> {
        match self.foreign(Value::Ref(handle)) {
            Some(Foreign::Iter(iter)) => Some(iter.clone()),
            _ => None,
        }
    }

    fn deque_step(&mut self, handle: Handle, deque: Handle) -> Result<Option<Value>, Stop> {
        let items = self.deque(Value::Ref(deque)).map_or(0, std::collections::VecDeque::len);
        let next = self.keep(|heap| {
            let Some(ModuleIter::Deque { at, length, .. }) = iter_mut(heap, handle) else { return Ok(Value::Unbound) };
            if *length != items {
                *length = CHANGED;
                return Ok(Value::Unbound);
            }
            let place = *at;
            *at += 1;
            match heap.get(deque) {
                Object::Foreign(foreign) => match &**foreign {
                    Foreign::Deque(items, _) => Ok(items.get(place).copied().unwrap_or(Value::Unbound)),
                    _ => Ok(Value::Unbound),
                },
                _ => Ok(Value::Unbound),
            }
        })?;
        if !next.is_unbound() {
            return Ok(Some(next));
        }
        match self.module_iter(handle) {
            Some(ModuleIter::Deque { length: CHANGED, .. }) => {
                Err(self.raise(Type::RuntimeError, "deque mutated during iteration"))
            }
            _ => Ok(None),
        }
    }

    fn chain_step(&mut self, handle: Handle, outer: Value, inner: Value) -> Result<Option<Value>, Stop> {
        let mut inner = self.keep_value(inner);
        loop {
            if !inner.is_unbound()
                && let Some(element) = self.next(inner)?
            {
                return Ok(Some(element));
            }
            let Some(iterable) = self.next(outer)? else { return Ok(None) };
            inner = self.iter(iterable)?;
            set!(self, handle, Chain.inner = inner);
        }
    }

    fn accumulate_step(
        &mut self,
        handle: Handle,
        iter: Value,
        function: Value,
        total: Value,
    ) -> Result<Option<Value>, Stop> {
        let total = self.keep_value(total);
        let Some(element) = self.next(iter)? else { return Ok(None) };
        let result = match (total, function) {
            (Value::Unbound, _) => element,
            (_, Value::None) => {
                let sum = self.binary(BinaryOp::Add, total, element)?;
                self.keep_value(sum)
            }
            _ => self.call(function, &[total, element])?,
        };
        set!(self, handle, Accumulate.total = result);
        Ok(Some(result))
    }

    fn cycle_step(&mut self, handle: Handle, iter: Value, saved: Value, at: usize) -> Result<Option<Value>, Stop> {
        let iter = self.keep_value(iter);
        let Value::Ref(list) = saved else { return Ok(None) };
        if !iter.is_unbound() {
            if let Some(element) = self.next(iter)? {
                self.keep(|heap| heap.push(list, element).map(|()| Value::None))?;
                return Ok(Some(element));
            }
            set!(self, handle, Cycle.iter = Value::Unbound);
        }
        let next = self.keep(|heap| {
            let length = heap.list(list).len();
            if let Some(ModuleIter::Cycle { at, .. }) = iter_mut(heap, handle) {
                *at = (*at + 1) % length.max(1);
            }
            Ok(heap.list(list).get(at).copied().unwrap_or(Value::Unbound))
        })?;
        Ok(Some(next).filter(|next| !next.is_unbound()))
    }

    fn dropwhile_step(&mut self, handle: Handle, function: Value, iter: Value) -> Result<Option<Value>, Stop> {
        let function = self.keep_value(function);
        if function.is_unbound() {
            return self.next(iter);
        }
        let mark = self.mark();
        while let Some(element) = self.next(iter)? {
            let result = self.call(function, &[element])?;
            if !self.truth(result)? {
                set!(self, handle, DropWhile.function = Value::Unbound);
                return Ok(Some(element));
            }
            self.forget(mark);
        }
        Ok(None)
    }

    fn islice_step(&mut self, handle: Handle) -> Result<Option<Value>, Stop> {
        let Some(ModuleIter::Islice { iter, next, stop, .. }) = self.module_iter(handle) else { return Ok(None) };
        let target = self.keep_value(Value::Int(next as i64));
        let Value::Int(target) = target else { return Ok(None) };
        let target = target.unsigned_abs();
        let advance = |heap: &mut Heap| {
            if let Some(ModuleIter::Islice { taken, .. }) = iter_mut(heap, handle) {
                *taken += 1;
            }
        };
        let mark = self.mark();
        loop {
            let Some(ModuleIter::Islice { taken, .. }) = self.module_iter(handle) else { return Ok(None) };
            if taken >= target {
                break;
            }
            if self.next(iter)?.is_none() {
                return Ok(None);
            }
            advance(self.heap());
            self.forget(mark);
        }
        let ended = self.keep_value(Value::Bool(next >= stop));
        if matches!(ended, Value::Bool(true)) {
            return Ok(None);
        }
        let Some(element) = self.next(iter)? else { return Ok(None) };
        self.change(handle, |iter| {
            if let ModuleIter::Islice { taken, next, step, .. } = iter {
                *taken += 1;
                *next = next.saturating_add(*step).min(stop);
            }
        })?;
        Ok(Some(element))
    }

    fn tee_step(&mut self, handle: Handle, iter: Value, read: Value, at: usize) -> Result<Option<Value>, Stop> {
        let Value::Ref(list) = read else { return Ok(None) };
        let known = self.keep(|heap| Ok(heap.list(list).get(at).copied().unwrap_or(Value::Unbound)))?;
        let element = if known.is_unbound() {
            let Some(element) = self.next(iter)? else { return Ok(None) };
            self.keep(|heap| heap.push(list, element).map(|()| Value::None))?;
            element
        } else {
            known
        };
        self.change(handle, |iter| {
            if let ModuleIter::Tee { at, .. } = iter {
                *at += 1;
            }
        })?;
        Ok(Some(element))
    }

    fn zip_longest_step(&mut self, handle: Handle, iters: &[Value], fill: Value) -> Result<Option<Value>, Stop> {
        let mut elements = Vec::with_capacity(iters.len());
        let mut going = false;
        for (place, &iter) in iters.iter().enumerate() {
            let iter = self.keep_value(iter);
            let element = if iter.is_unbound() { None } else { self.next(iter)? };
            going |= element.is_some();
            if element.is_none() && !iter.is_unbound() {
                self.change(handle, |iter| {
                    if let ModuleIter::ZipLongest { iters, .. } = iter {
                        let mut left = iters.to_vec();
                        left[place] = Value::Unbound;
                        *iters = left.into();
                    }
                })?;
            }
            elements.push(element.unwrap_or(fill));
        }
        if !going {
            return Ok(None);
        }
        self.keep(|heap| heap.new_tuple(elements)).map(Some)
    }

    /// Reads the next element of a `groupby` ahead, with its key. Returns false at the end.
    fn read_ahead(&mut self, handle: Handle, iter: Value, function: Value) -> Result<bool, Stop> {
        let Some(element) = self.next(iter)? else { return Ok(false) };
        let own = if function.is_none() { element } else { self.call(function, &[element])? };
        self.change(handle, |iter| {
            if let ModuleIter::GroupBy { ahead, key, .. } = iter {
                (*ahead, *key) = (element, own);
            }
        })?;
        Ok(true)
    }

    fn groupby_step(&mut self, handle: Handle, iter: Value, function: Value) -> Result<Option<Value>, Stop> {
        // What is left of the group before is skipped.
        let mark = self.mark();
        let key = loop {
            let Some(ModuleIter::GroupBy { ahead, key, current, .. }) = self.module_iter(handle) else {
                return Ok(None);
            };
            let ahead = self.keep_value(ahead);
            let key = self.keep_value(key);
            let current = self.keep_value(current);
            if !ahead.is_unbound() && (current.is_unbound() || !self.equal(key, current)?) {
                break key;
            }
            if !self.read_ahead(handle, iter, function)? {
                return Ok(None);
            }
            self.forget(mark);
        };
        let number = self.keep(|heap| {
            let Some(ModuleIter::GroupBy { current, number, .. }) = iter_mut(heap, handle) else {
                return Ok(Value::Int(0));
            };
            *current = key;
            *number += 1;
            Ok(Value::Int(*number))
        })?;
        let Value::Int(number) = number else { return Ok(None) };
        let group = Object::Foreign(Box::new(Foreign::Iter(ModuleIter::Group { of: handle, number })));
        let group = self.keep(|heap| heap.insert(group).map(Value::Ref))?;
        self.keep(|heap| heap.new_tuple([key, group])).map(Some)
    }

    fn group_step(&mut self, of: Handle, number: i64) -> Result<Option<Value>, Stop> {
        let Some(ModuleIter::GroupBy { iter, function, ahead, key, current, number: now }) = self.module_iter(of)
        else {
            return Ok(None);
        };
        let ahead = self.keep_value(ahead);
        let (key, current) = (self.keep_value(key), self.keep_value(current));
        let is_over = self.keep_value(Value::Bool(now != number));
        if matches!(is_over, Value::Bool(true)) {
            return Ok(None);
        }
        if !ahead.is_unbound() {
            if !self.equal(key, current)? {
                return Ok(None);
            }
            set!(self, of, GroupBy.ahead = Value::Unbound);
            return Ok(Some(ahead));
        }
        if !self.read_ahead(of, iter, function)? {
            return Ok(None);
        }
        let Some(ModuleIter::GroupBy { ahead, key, .. }) = self.module_iter(of) else { return Ok(None) };
        let (ahead, key) = (self.keep_value(ahead), self.keep_value(key));
        if !self.equal(key, current)? {
            return Ok(None);
        }
        set!(self, of, GroupBy.ahead = Value::Unbound);
        Ok(Some(ahead))
    }
}
