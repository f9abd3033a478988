//! Union, intersection and difference, which decide the order of the new set as CPython does.

use crate::ast::BinaryOp;
use crate::native::{Call, Slot, Stop};
use crate::object::{DictPart, Object};
use crate::set::Set;
use crate::value::{Handle, Value};

impl Call<'_> {
    /// The handle of a set, a frozenset, or a view of keys or items.
    pub(crate) fn as_set(&self, value: Value) -> Option<Handle> {
        let Value::Ref(handle) = self.plain(value) else { return None };
        match self.look().get(handle) {
            Object::Set(_) | Object::FrozenSet(_) | Object::DictView(DictPart::Keys | DictPart::Items, _) => {
                Some(handle)
            }
            _ => None,
        }
    }

    /// The elements of a set or a frozenset.
    pub(crate) fn set_of(&self, value: Value) -> Option<&Set> {
        let value = self.plain(value);
        match self.look().object(value) {
            Some(Object::Set(set)) => Some(set),
            Some(Object::FrozenSet(set)) => Some(set),
            _ => None,
        }
    }

    pub(crate) fn set_length(&self, value: Value) -> usize {
        if let Some(set) = self.set_of(value) {
            return set.len();
        }
        let value = self.plain(value);
        let dict = match self.look().object(value) {
            Some(Object::DictView(_, dict)) => *dict,
            _ => return 0,
        };
        match self.look().get(dict) {
            Object::Dict(dict) => dict.len(),
            _ => 0,
        }
    }

    /// A new set of the elements of an iterable, kept.
    ///
    /// # Errors
    /// Those of the iterable and of the elements.
    pub(crate) fn new_set(&mut self, iterable: Value) -> Result<Value, Stop> {
        let set = self.keep_set()?;
        self.set_update(set, iterable)?;
        Ok(set.into())
    }

    /// Adds the elements of an iterable to a set.
    ///
    /// # Errors
    /// Those of the iterable and of the elements.
    pub(crate) fn set_update(&mut self, set: Handle, iterable: Value) -> Result<(), Stop> {
        if matches!(iterable, Value::Ref(other) if other == set) {
            // Nothing comes, so no room is made, which would change the order.
            return Ok(());
        }
        if self.set_of(iterable).is_none() {
            return self.each(iterable, |call, element| {
                call.set_add(set, element)?;
                Ok(true)
            });
        }
        // A set makes room at once, and its hashes are known.
        let done = self.keep(|heap| {
            let other = match iterable {
                Value::Ref(handle) => heap.set_elements(handle),
                _ => None,
            };
            let Some(other) = other else { return Ok(Value::Bool(false)) };
            let Object::Set(own) = heap.get_mut(set) else { return Ok(Value::Bool(true)) };
            let before = own.bytes();
            let done = own.reserve_merge(&other);
            let grown = own.bytes().saturating_sub(before);
            heap.grow(grown)?;
            Ok(Value::Bool(done))
        })?;
        if matches!(done, Value::Bool(true)) {
            return Ok(());
        }
        self.each_hashed(iterable, |call, hash, element| {
            call.set_add_hashed(set, hash, element)?;
            Ok(true)
        })
    }

    /// Calls a function with each element of a set and its hash, until it returns false. What it changes, it changes
    /// after its last question.
    pub(crate) fn each_hashed(
        &mut self,
        set: Value,
        mut visit: impl FnMut(&mut Self, i64, Value) -> Result<bool, Stop>,
    ) -> Result<(), Stop> {
        let at: Slot = self.slot(Value::Int(0));
        let mark = self.mark();
        while let Value::Int(place) = self.get_slot(at) {
            let place = usize::try_from(place).unwrap_or(usize::MAX);
            let Some((next, hash, element)) = self.set_of(set).and_then(|set| set.next_hashed(place)) else { break };
            if !visit(self, hash, element)? {
                break;
            }
            self.set_slot(at, next.into());
            self.forget(mark);
        }
        Ok(())
    }

    /// A set as it is, or a new one of the elements of another iterable.
    pub(crate) fn set_or_new(&mut self, value: Value) -> Result<Value, Stop> {
        if self.set_of(value).is_some() { Ok(self.plain(value)) } else { self.new_set(value) }
    }

    /// Whether all elements of `a` are in `b`; both are sets or views.
    pub(crate) fn is_subset(&mut self, a: Value, b: Value) -> Result<bool, Stop> {
        let (a, b) = (self.set_or_new(a)?, self.set_or_new(b)?);
        let Value::Ref(large) = b else { return Ok(false) };
        let mut all = true;
        self.each_hashed(a, |call, hash, element| {
            all = call.set_contains_hashed(large, hash, element)?;
            Ok(all)
        })?;
        Ok(all)
    }

    /// The elements of `a` that are in the iterable `b`: a new set.
    pub(crate) fn set_intersection(&mut self, a: Value, b: Value) -> Result<Value, Stop> {
        if a.is(b) && self.set_of(b).is_some() {
            return self.new_set(a);
        }
        let result = self.keep_set()?;
        if self.set_of(b).is_some() {
            // The smaller one is gone through.
            let (small, large) = if self.set_length(b) > self.set_length(a) { (a, b) } else { (b, a) };
            let Some(large) = self.as_set(large) else { return Ok(result.into()) };
            self.each_hashed(small, |call, hash, element| {
                if call.set_contains_hashed(large, hash, element)? {
                    call.set_add_hashed(result, hash, element)?;
                }
                Ok(true)
            })?;
            return Ok(result.into());
        }
        let Some(a) = self.as_set(a) else { return Ok(result.into()) };
        self.each(b, |call, element| {
            let hash = call.hash(element)?;
            if call.set_contains_hashed(a, hash, element)? {
                call.set_add_hashed(result, hash, element)?;
            }
            Ok(true)
        })?;
        Ok(result.into())
    }

    /// The elements of `a` that are not in the iterable `b`: a new set.
    pub(crate) fn set_difference(&mut self, a: Value, b: Value) -> Result<Value, Stop> {
        // Few elements are taken out of a copy; many are left out of a new set.
        let few = self.set_of(b).is_some() && self.set_length(a) >> 2 > self.set_length(b);
        if self.set_of(b).is_none() || few {
            let result = self.new_set(a)?;
            if let Value::Ref(handle) = result {
                self.set_difference_update(handle, b)?;
            }
            return Ok(result);
        }
        let result = self.keep_set()?;
        let Some(b) = self.as_set(b) else { return Ok(result.into()) };
        self.each_hashed(a, |call, hash, element| {
            if !call.set_contains_hashed(b, hash, element)? {
                call.set_add_hashed(result, hash, element)?;
            }
            Ok(true)
        })?;
        Ok(result.into())
    }

    /// Removes the elements of an iterable from a set.
    pub(crate) fn set_difference_update(&mut self, set: Handle, other: Value) -> Result<(), Stop> {
        if self.plain(other).is(Value::Ref(set)) {
            return self.change_set(set, Set::clear);
        }
        if self.set_of(other).is_some() {
            self.each_hashed(other, |call, hash, element| {
                call.set_remove_hashed(set, hash, element)?;
                Ok(true)
            })?;
        } else {
            self.each(other, |call, element| {
                call.set_remove(set, element)?;
                Ok(true)
            })?;
        }
        self.change_set(set, Set::shrink)
    }

    fn change_set(&mut self, set: Handle, change: fn(&mut Set)) -> Result<(), Stop> {
        self.keep(|heap| {
            if let Object::Set(elements) = heap.get_mut(set) {
                change(elements);
            }
            Ok(Value::None)
        })?;
        Ok(())
    }

    /// The elements that are in one of both only: a new set.
    pub(crate) fn set_symmetric_difference(&mut self, a: Value, b: Value) -> Result<Value, Stop> {
        let result = self.new_set(b)?;
        if let Value::Ref(handle) = result {
            self.set_symmetric_update(handle, a)?;
        }
        Ok(result)
    }

    /// Removes from a set the elements in both, and adds those in the other one only.
    pub(crate) fn set_symmetric_update(&mut self, set: Handle, other: Value) -> Result<(), Stop> {
        if self.plain(other).is(Value::Ref(set)) {
            return self.set_difference_update(set, other);
        }
        let other = self.set_or_new(other)?;
        self.each_hashed(other, |call, hash, element| {
            if call.set_contains_hashed(set, hash, element)? {
                call.set_remove_hashed(set, hash, element)?;
            } else {
                call.set_add_hashed(set, hash, element)?;
            }
            Ok(true)
        })
    }

    /// `a op b` of two sets or views: `| & - ^`. The result is of the class of `a`.
    pub(crate) fn set_operator(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        if self.as_set(a).is_none() || self.as_set(b).is_none() {
            return Ok(None);
        }
        let result = match op {
            BinaryOp::BitOr => {
                let result = self.new_set(a)?;
                if let (Value::Ref(handle), false) = (result, a.is(b)) {
                    self.set_update(handle, b)?;
                }
                result
            }
            BinaryOp::BitAnd => {
                let a = self.set_or_new(a)?;
                self.set_intersection(a, b)?
            }
            BinaryOp::Sub => {
                let a = self.set_or_new(a)?;
                self.set_difference(a, b)?
            }
            BinaryOp::BitXor => self.set_symmetric_difference(a, b)?,
            _ => return Ok(None),
        };
        self.set_like(a, result).map(Some)
    }

    /// A new set as a frozenset, if the other value is one.
    pub(crate) fn set_like(&mut self, like: Value, set: Value) -> Result<Value, Stop> {
        let like = self.plain(like);
        if !matches!(self.heap().object(like), Some(Object::FrozenSet(_))) {
            return Ok(set);
        }
        self.freeze(set)
    }

    /// The frozenset of the elements of a set that nothing else refers to.
    pub(crate) fn freeze(&mut self, set: Value) -> Result<Value, Stop> {
        self.keep(|heap| {
            let elements = match set {
                Value::Ref(handle) => heap.set_elements(handle),
                _ => None,
            };
            heap.new_frozenset(elements.unwrap_or_default())
        })
    }

    /// `a op= b` of a set; `None` if the values have no such operator.
    pub(crate) fn set_in_place(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        let Value::Ref(handle) = a else { return Ok(None) };
        if !matches!(self.heap().get(handle), Object::Set(_)) || self.as_set(b).is_none() {
            return Ok(None);
        }
        match op {
            BinaryOp::BitOr => self.set_update(handle, b)?,
            BinaryOp::Sub => self.set_difference_update(handle, b)?,
            BinaryOp::BitXor => self.set_symmetric_update(handle, b)?,
            BinaryOp::BitAnd => {
                let both = self.set_intersection(a, b)?;
                self.set_replace(handle, both);
            }
            _ => return Ok(None),
        }
        Ok(Some(a))
    }

    /// Gives a set the elements of another one.
    pub(crate) fn set_replace(&mut self, set: Handle, by: Value) {
        let Value::Ref(by) = by else { return };
        if let Some(elements) = self.heap().set_elements(by)
            && let Object::Set(own) = self.heap().get_mut(set)
        {
            **own = elements;
        }
    }
}
