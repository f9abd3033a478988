//! `len(c)`, `x in c`, `c[key]`, `c[key] = x`, `del c[key]`.

use num_traits::ToPrimitive;

use crate::ast::BinaryOp;
use crate::native::{Call, Stop};
use crate::object::{Object, Range};
use crate::types::Type;
use crate::value::{Handle, Value};

/// A slice of a sequence of known length: the first index, the step, and how many there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Section {
    pub(crate) start: i64,
    pub(crate) step: i64,
    pub(crate) count: usize,
}

impl Section {
    /// The indices, in order.
    pub(crate) fn indices(self) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator {
        (0..self.count).map(move |n| (self.start + self.step * n as i64) as usize)
    }
}

impl Call<'_> {
    /// `len(value)`
    ///
    /// # Errors
    /// TypeError if the value has no length; what a `__len__` raises.
    pub fn length(&mut self, value: Value) -> Result<usize, Stop> {
        if let Some(method) = self.special(value, "__len__")? {
            let result = self.call(method, &[])?;
            return match self.whole(result) {
                None => {
                    let class = self.type_name(result);
                    Err(self.type_error(format_args!("'{class}' object cannot be interpreted as an integer")))
                }
                Some(length) => match length.to_usize() {
                    Some(length) => Ok(length),
                    None => Err(self.value_error("__len__() should return >= 0")),
                },
            };
        }
        let plain = self.plain(value);
        match self.look().object(plain) {
            Some(Object::Str(text)) => Ok(text.len()),
            Some(Object::List(items)) => Ok(items.len()),
            Some(Object::Tuple(items)) => Ok(items.len()),
            Some(Object::Dict(dict)) => Ok(dict.len()),
            Some(Object::Set(set)) => Ok(set.len()),
            Some(Object::FrozenSet(set)) => Ok(set.len()),
            Some(Object::Range(range)) => Ok(usize::try_from(range.len()).unwrap_or(usize::MAX)),
            Some(Object::DictView(_, dict)) => {
                let dict = *dict;
                self.length(Value::Ref(dict))
            }
            Some(Object::Class(_)) if self.members(plain).is_some() => {
                Ok(self.members(plain).map_or(0, |all| all.len()))
            }
            Some(Object::Foreign(foreign)) if foreign.length().is_some() => Ok(foreign.length().unwrap_or(0)),
            _ => {
                let class = self.type_name(value);
                Err(self.type_error(format_args!("object of type '{class}' has no len()")))
            }
        }
    }

    /// `element in value`
    ///
    /// # Errors
    /// TypeError if the value contains nothing; what a method raises.
    pub fn contains(&mut self, value: Value, element: Value) -> Result<bool, Stop> {
        if let Some(method) = self.special(value, "__contains__")? {
            let result = self.call(method, &[element])?;
            return self.truth(result);
        }
        let plain = self.plain(value);
        let Value::Ref(handle) = plain else { return Err(self.not_a_container(value)) };
        match self.look().get(handle) {
            Object::List(items) => {
                if let Value::Int(wanted) = element
                    && let Some(found) = plain_search(items, wanted)
                {
                    return Ok(found);
                }
                let items = items.clone();
                self.is_among(&items, element)
            }
            Object::Tuple(items) => {
                let items = items.clone();
                self.is_among(&items, element)
            }
            Object::Dict(_) => Ok(self.dict_get(handle, element)?.is_some()),
            Object::Set(_) | Object::FrozenSet(_) => {
                // A set is looked for as if it were frozen.
                let frozen = match self.heap().object(element) {
                    Some(Object::Set(_)) => self.freeze(element)?,
                    _ => element,
                };
                self.set_contains(handle, frozen)
            }
            Object::Str(text) => {
                let text = text.shared();
                match self.text(element) {
                    Some(part) => Ok(text.contains(&*part)),
                    None => {
                        let class = self.type_name(element);
                        let message = format!("'in <string>' requires string as left operand, not {class}");
                        Err(self.type_error(message))
                    }
                }
            }
            Object::Range(range) => {
                let range = *range;
                self.range_contains(range, element)
            }
            Object::DictView(part, dict) => {
                let (part, dict) = (*part, *dict);
                self.view_contains(part, dict, element)
            }
            _ => {
                if matches!(self.look().get(handle), Object::Instance(_)) && self.special(value, "__iter__")?.is_none()
                {
                    if self.special(value, "__getitem__")?.is_none() {
                        return Err(self.not_a_container(value));
                    }
                } else if matches!(self.look().get(handle), Object::Function(_))
                    || matches!(self.look().get(handle), Object::Class(_)) && self.members(value).is_none()
                {
                    return Err(self.not_a_container(value));
                }
                let mut found = false;
                self.each(value, |call, other| {
                    found = call.equal(other, element)?;
                    Ok(!found)
                })?;
                Ok(found)
            }
        }
    }

    fn not_a_container(&mut self, value: Value) -> Stop {
        let class = self.type_name(value);
        self.type_error(format_args!("argument of type '{class}' is not iterable"))
    }

    /// Whether one of some elements is equal to another.
    pub(crate) fn is_among(&mut self, items: &[Value], element: Value) -> Result<bool, Stop> {
        self.work_on(items.len())?;
        for &item in items {
            if self.equal(item, element)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn view_contains(&mut self, part: crate::object::DictPart, dict: Handle, element: Value) -> Result<bool, Stop> {
        use crate::object::DictPart;
        match part {
            DictPart::Keys => Ok(self.dict_get(dict, element)?.is_some()),
            DictPart::Values => {
                let Object::Dict(entries) = self.heap().get(dict) else { return Ok(false) };
                let values: Vec<_> = entries.iter().map(|(_, value)| value).collect();
                self.is_among(&values, element)
            }
            DictPart::Items => {
                let pair = match self.heap().object(element) {
                    Some(Object::Tuple(pair)) if pair.len() == 2 => [pair[0], pair[1]],
                    _ => return Ok(false),
                };
                match self.dict_get(dict, pair[0])? {
                    Some(value) => self.equal(value, pair[1]),
                    None => Ok(false),
                }
            }
        }
    }

    fn range_contains(&mut self, range: Range, element: Value) -> Result<bool, Stop> {
        let number = match self.plain(element) {
            Value::Int(number) => Some(number),
            Value::Bool(value) => Some(value.into()),
            Value::Float(number) if number == number.trunc() && number.abs() < 9e18 => Some(number as i64),
            _ => None,
        };
        Ok(number.is_some_and(|number| range.index_of(number).is_some()))
    }

    /// A value as an index: a whole number, or what its `__index__` returns.
    ///
    /// # Errors
    /// TypeError for any other value; IndexError beyond 64 bits.
    pub fn index(&mut self, value: Value) -> Result<i64, Stop> {
        if let Value::Int(number) = value {
            return Ok(number);
        }
        let number = match self.whole(value) {
            Some(number) => Some(number),
            None => match self.special(value, "__index__")? {
                Some(method) => {
                    let result = self.call(method, &[])?;
                    self.whole(result)
                }
                None => None,
            },
        };
        match number {
            Some(number) => match number.to_i64() {
                Some(number) => Ok(number),
                None => Err(self.raise(Type::IndexError, "cannot fit 'int' into an index-sized integer")),
            },
            None => {
                let class = self.type_name(value);
                Err(self.type_error(format_args!("'{class}' object cannot be interpreted as an integer")))
            }
        }
    }

    /// `value[key]`
    ///
    /// # Errors
    /// TypeError if the value has no elements; IndexError or KeyError; what a method raises.
    #[inline]
    pub fn item(&mut self, value: Value, key: Value) -> Result<Value, Stop> {
        if let (Value::Ref(handle), Value::Int(index)) = (value, key) {
            let items = match self.look().get(handle) {
                Object::List(items) => Some(items.as_slice()),
                Object::Tuple(items) => Some(&**items),
                _ => None,
            };
            if let Some(items) = items {
                let at = if index < 0 { index + items.len() as i64 } else { index };
                if let Some(&element) = usize::try_from(at).ok().and_then(|at| items.get(at)) {
                    return Ok(element);
                }
            }
        }
        self.any_item(value, key)
    }

    fn any_item(&mut self, value: Value, key: Value) -> Result<Value, Stop> {
        if let Some(method) = self.special(value, "__getitem__")? {
            return self.call(method, &[key]);
        }
        let plain = self.plain(value);
        let Value::Ref(handle) = plain else { return self.class_item(value, key) };
        if let Object::Dict(dict) = self.heap().get(handle) {
            let missing = dict.missing();
            return match self.dict_get(handle, key)? {
                Some(value) => Ok(value),
                None => self.missing_item(value, handle, key, missing),
            };
        }
        if let Some(Object::Slice(parts)) = self.heap().object(key) {
            let parts = **parts;
            return self.slice_item(value, handle, parts);
        }
        let (kind, length) = match self.look().get(handle) {
            Object::List(items) => ("list", items.len()),
            Object::Tuple(items) => ("tuple", items.len()),
            Object::Str(text) => ("string", text.len()),
            Object::Range(range) => ("range object", usize::try_from(range.len()).unwrap_or(usize::MAX)),
            _ => return self.class_item(value, key),
        };
        // A number that is too large for the others is only out of range for a range.
        let key = match self.look().object(key) {
            Some(Object::Int(_)) if kind == "range object" => Value::Int(i64::MAX),
            _ => key,
        };
        let at = self.place(key, length, kind, "")?;
        match self.look().get(handle) {
            Object::List(items) => Ok(items[at]),
            Object::Tuple(items) => Ok(items[at]),
            Object::Range(range) => Ok(Value::Int(range.at(at as u64))),
            Object::Str(text) => {
                let c = text.char_at(at).unwrap_or_default();
                self.heap().new_char(c)
            }
            _ => Ok(Value::None),
        }
    }

    /// `list[int]` in an annotation, and the error for all that has no elements.
    fn class_item(&mut self, value: Value, key: Value) -> Result<Value, Stop> {
        if let Some(element) = self.foreign_item(value, key)? {
            return Ok(element);
        }
        if let Some(member) = self.member_by_name(value, key)? {
            return Ok(member);
        }
        if let Value::Type(Type::List | Type::Dict | Type::Set | Type::Tuple | Type::FrozenSet | Type::Type) = value {
            return Ok(value);
        }
        let class = self.type_name(value);
        let message = match value {
            Value::Type(class) => format!("type '{}' is not subscriptable", class.name()),
            _ => format!("'{class}' object is not subscriptable"),
        };
        Err(self.type_error(message))
    }

    /// A subscript as an index below the length.
    fn place(&mut self, key: Value, length: usize, kind: &str, purpose: &str) -> Result<usize, Stop> {
        let is_index = self.whole(key).is_some() || self.special(key, "__index__")?.is_some();
        if !is_index {
            let class = self.type_name(key);
            let message = match kind {
                "string" => format!("string indices must be integers, not '{class}'"),
                "range object" => format!("range indices must be integers or slices, not {class}"),
                _ => format!("{kind} indices must be integers or slices, not {class}"),
            };
            return Err(self.type_error(message));
        }
        let index = self.index(key)?;
        let at = if index < 0 { index + length as i64 } else { index };
        match usize::try_from(at).ok().filter(|&at| at < length) {
            Some(at) => Ok(at),
            None => Err(self.raise(Type::IndexError, format_args!("{kind}{purpose} index out of range"))),
        }
    }

    /// What a slice means for a sequence of this length.
    pub(crate) fn section(&mut self, [start, stop, step]: [Value; 3], length: usize) -> Result<Section, Stop> {
        let length = i64::try_from(length).unwrap_or(i64::MAX);
        let step = self.slice_index(step)?.unwrap_or(1);
        if step == 0 {
            return Err(self.value_error("slice step cannot be zero"));
        }
        let (low, high) = if step > 0 { (0, length) } else { (-1, length - 1) };
        let bound = |index: Option<i64>, default: i64| match index {
            None => default,
            Some(index) if index < 0 => (index.saturating_add(length)).max(low),
            Some(index) => index.min(high),
        };
        let start = bound(self.slice_index(start)?, if step > 0 { low } else { high });
        let stop = bound(self.slice_index(stop)?, if step > 0 { high } else { low });
        let count = Range { start, stop, step }.len();
        Ok(Section { start, step, count: usize::try_from(count).unwrap_or(usize::MAX) })
    }

    fn slice_index(&mut self, value: Value) -> Result<Option<i64>, Stop> {
        if Self::is_absent(value) {
            return Ok(None);
        }
        if let Some(number) = self.whole(value) {
            let cut =
                number.to_i64().unwrap_or(if number.sign() == num_bigint::Sign::Minus { i64::MIN } else { i64::MAX });
            return Ok(Some(cut.max(i64::MIN + 1)));
        }
        if self.special(value, "__index__")?.is_some() {
            return self.index(value).map(Some);
        }
        Err(self.type_error("slice indices must be integers or None or have an __index__ method"))
    }

    fn slice_item(&mut self, value: Value, handle: Handle, parts: [Value; 3]) -> Result<Value, Stop> {
        let length = match self.look().get(handle) {
            Object::List(items) => items.len(),
            Object::Tuple(items) => items.len(),
            Object::Str(text) => text.len(),
            Object::Range(range) => usize::try_from(range.len()).unwrap_or(usize::MAX),
            _ => return self.class_item(value, Value::None),
        };
        let section = self.section(parts, length)?;
        let heap = self.heap();
        let pick = |items: &[Value]| -> Vec<Value> {
            if section.step == 1 {
                return items[section.start as usize..][..section.count].to_vec();
            }
            section.indices().map(|at| items[at]).collect()
        };
        match heap.get(handle) {
            Object::List(items) => {
                let items = pick(items);
                heap.new_list(items)
            }
            Object::Tuple(items) => {
                let items = pick(items);
                heap.new_tuple(items)
            }
            Object::Str(text) => {
                let text = if text.is_ascii() && section.step == 1 {
                    text.as_str()[section.start as usize..][..section.count].to_owned()
                } else {
                    let chars: Vec<char> = text.as_str().chars().collect();
                    section.indices().map(|at| chars[at]).collect()
                };
                heap.new_str(text)
            }
            Object::Range(range) => {
                let start = range.start.wrapping_add(range.step.wrapping_mul(section.start));
                let step = range.step.wrapping_mul(section.step);
                let stop = start.wrapping_add(step.wrapping_mul(section.count as i64));
                heap.insert(Object::Range(Range { start, stop, step })).map(Value::Ref)
            }
            _ => Ok(Value::None),
        }
    }

    /// `value[key] = element`
    ///
    /// # Errors
    /// TypeError if the value has no elements that can change; IndexError; what a method raises.
    #[inline]
    pub fn set_item(&mut self, value: Value, key: Value, element: Value) -> Result<(), Stop> {
        if let (Value::Ref(handle), Value::Int(index)) = (value, key)
            && let Object::List(items) = self.heap().get(handle)
        {
            let at = if index < 0 { index + items.len() as i64 } else { index };
            if let Ok(at) = usize::try_from(at)
                && at < items.len()
            {
                if let Some(items) = self.heap().list_mut(handle) {
                    items[at] = element;
                }
                return Ok(());
            }
        }
        self.set_any_item(value, key, element)
    }

    fn set_any_item(&mut self, value: Value, key: Value, element: Value) -> Result<(), Stop> {
        if let Some(method) = self.special(value, "__setitem__")? {
            self.call(method, &[key, element])?;
            return Ok(());
        }
        let plain = self.plain(value);
        let Value::Ref(handle) = plain else { return Err(self.fixed_item(value, "assignment")) };
        match self.look().get(handle) {
            Object::Dict(_) => self.dict_set(handle, key, element),
            Object::List(items) => {
                let length = items.len();
                if let Some(Object::Slice(parts)) = self.heap().object(key) {
                    let parts = **parts;
                    return self.set_slice(handle, parts, element);
                }
                let at = self.place(key, length, "list", " assignment")?;
                if let Some(items) = self.heap().list_mut(handle) {
                    items[at] = element;
                }
                Ok(())
            }
            Object::Foreign(_) => match self.foreign_set_item(plain, key, Some(element))? {
                true => Ok(()),
                false => Err(self.fixed_item(value, "assignment")),
            },
            _ => Err(self.fixed_item(value, "assignment")),
        }
    }

    fn fixed_item(&mut self, value: Value, purpose: &str) -> Stop {
        let class = self.type_name(value);
        let not = if purpose == "deletion" { "doesn't" } else { "does not" };
        self.type_error(format_args!("'{class}' object {not} support item {purpose}"))
    }

    fn set_slice(&mut self, list: Handle, parts: [Value; 3], by: Value) -> Result<(), Stop> {
        let by = match self.sequence_or_collect(by)? {
            Some(items) => items,
            None => return Err(self.type_error("can only assign an iterable")),
        };
        let length = self.heap().list(list).len();
        let section = self.section(parts, length)?;
        if section.step == 1 {
            let (start, grown) = (section.start as usize, by.len().saturating_sub(section.count));
            if let Some(items) = self.heap().list_mut(list) {
                items.splice(start..start + section.count, by);
                let length = items.len();
                crate::heap::check_length(length)?;
            }
            return self.heap().grow(grown * size_of::<Value>());
        }
        if by.len() != section.count {
            let (given, wanted) = (by.len(), section.count);
            return Err(self.value_error(format_args!(
                "attempt to assign sequence of size {given} to extended slice of size {wanted}"
            )));
        }
        if let Some(items) = self.heap().list_mut(list) {
            section.indices().zip(by).for_each(|(at, element)| items[at] = element);
        }
        Ok(())
    }

    /// The elements of an iterable, or `None` if the value is not one.
    fn sequence_or_collect(&mut self, value: Value) -> Result<Option<Vec<Value>>, Stop> {
        let iterable = match value {
            Value::Ref(handle) => {
                !matches!(self.look().get(handle), Object::Function(_) | Object::Class(_) | Object::Method { .. })
            }
            _ => false,
        };
        if iterable { self.elements(value).map(Some) } else { Ok(None) }
    }

    /// `del value[key]`
    ///
    /// # Errors
    /// TypeError if the value has no elements that can change; IndexError or KeyError; what a method raises.
    pub fn delete_item(&mut self, value: Value, key: Value) -> Result<(), Stop> {
        if let Some(method) = self.special(value, "__delitem__")? {
            self.call(method, &[key])?;
            return Ok(());
        }
        let plain = self.plain(value);
        let Value::Ref(handle) = plain else { return Err(self.fixed_item(value, "deletion")) };
        match self.look().get(handle) {
            Object::Dict(_) => match self.dict_remove(handle, key)? {
                Some(_) => Ok(()),
                None => Err(self.key_error(key)),
            },
            Object::List(items) => {
                let length = items.len();
                if let Some(Object::Slice(parts)) = self.heap().object(key) {
                    let parts = **parts;
                    let section = self.section(parts, length)?;
                    let mut taken = vec![false; length];
                    section.indices().for_each(|at| taken[at] = true);
                    if let Some(items) = self.heap().list_mut(handle) {
                        let mut at = 0;
                        items.retain(|_| {
                            at += 1;
                            !taken[at - 1]
                        });
                    }
                    return Ok(());
                }
                let at = self.place(key, length, "list", " assignment")?;
                if let Some(items) = self.heap().list_mut(handle) {
                    items.remove(at);
                }
                Ok(())
            }
            Object::Foreign(_) => match self.foreign_set_item(plain, key, None)? {
                true => Ok(()),
                false => Err(self.fixed_item(value, "deletion")),
            },
            _ => Err(self.fixed_item(value, "deletion")),
        }
    }

    /// What `dict[key]` gives for a key that is not there.
    fn missing_item(
        &mut self,
        value: Value,
        dict: Handle,
        key: Value,
        missing: crate::dict::Missing,
    ) -> Result<Value, Stop> {
        use crate::dict::Missing;
        if let Some(method) = self.special(value, "__missing__")? {
            return self.call(method, &[key]);
        }
        match missing {
            Missing::Error => Err(self.key_error(key)),
            Missing::Zero => Ok(Value::Int(0)),
            Missing::Factory(factory) => {
                let element = self.call(factory, &[])?;
                self.dict_set(dict, key, element)?;
                Ok(element)
            }
        }
    }

    /// Appends the elements of an iterable to a list.
    ///
    /// # Errors
    /// Those of the iterable; a limit.
    pub fn list_extend(&mut self, list: Handle, iterable: Value) -> Result<(), Stop> {
        if let Some(items) = self.heap().sequence(iterable) {
            let items = items.to_vec();
            let grown = items.len();
            if let Some(list) = self.heap().list_mut(list) {
                list.extend(items);
                let length = list.len();
                crate::heap::check_length(length)?;
            }
            return self.heap().grow(grown * size_of::<Value>());
        }
        self.take_all(list, iterable)
    }

    /// Gives a dict the entries of another mapping, or of an iterable of pairs.
    ///
    /// # Errors
    /// Those of the iterable; TypeError or ValueError for what is no pair.
    pub fn dict_update(&mut self, dict: Handle, other: Value) -> Result<(), Stop> {
        let plain = self.plain(other);
        if let Some(Object::Dict(entries)) = self.heap().object(plain) {
            let entries: Vec<_> = entries.iter_hashed().collect();
            for (hash, key, value) in entries {
                self.dict_set_hashed(dict, hash, key, value)?;
            }
            return Ok(());
        }
        if self.special(other, "keys")?.is_some() {
            let name = self.name("keys");
            let keys = self.attribute(other, name)?;
            let keys = self.call(keys, &[])?;
            return self.each(keys, |call, key| {
                let value = call.item(other, key)?;
                call.dict_set(dict, key, value)?;
                Ok(true)
            });
        }
        let index = self.slot(Value::Int(0));
        self.each(other, |call, element| {
            let Value::Int(number) = call.get_slot(index) else { return Ok(false) };
            let pair = match call.sequence_or_collect(element)? {
                Some(pair) => pair,
                None => {
                    let message = format!("cannot convert dictionary update sequence element #{number} to a sequence");
                    return Err(call.type_error(message));
                }
            };
            let [key, value] = pair[..] else {
                return Err(call.value_error(format_args!(
                    "dictionary update sequence element #{number} has length {}; 2 is required",
                    pair.len()
                )));
            };
            call.dict_set(dict, key, value)?;
            call.set_slot(index, Value::Int(number + 1));
            Ok(true)
        })
    }

    /// `a | b` of dicts.
    pub(crate) fn dict_operator(&mut self, op: BinaryOp, a: Value, b: Value) -> Result<Option<Value>, Stop> {
        if let Some(result) = self.counter_operator(op, a, b)? {
            return Ok(Some(result));
        }
        if op != BinaryOp::BitOr {
            return Ok(None);
        }
        let Some(Object::Dict(entries)) = self.heap().object(a) else { return Ok(None) };
        let copy = (**entries).clone();
        let result = self.keep(|heap| heap.new_dict(copy))?;
        if let Value::Ref(handle) = result {
            self.dict_update(handle, b)?;
        }
        Ok(Some(result))
    }
}

/// Whether a whole number is among elements that are all whole numbers; `None` if others are met first.
fn plain_search(items: &[Value], wanted: i64) -> Option<bool> {
    for item in items {
        match item {
            Value::Int(number) if *number == wanted => return Some(true),
            Value::Int(_) | Value::None => {}
            _ => return None,
        }
    }
    Some(false)
}
