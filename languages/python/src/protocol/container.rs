//! `len(c)`, `x in c`, `c[key]`, `c[key] = x`, `del c[key]`.

use crate::names::Name;
use crate::native::{Call, Stop};
use crate::object::{Object, Range};
use crate::types::Type;
use crate::value::{Handle, Value};

impl Call<'_> {
    /// `len(value)`
    ///
    /// # Errors
    /// TypeError if the value has no length; what a `__len__` raises.
    pub fn length(&mut self, value: Value) -> Result<u64, Stop> {
        if let Some(method) = self.special(value, "__len__")? {
            let result = self.call(method, &[])?;
            return match self.whole(result) {
                None => Err(self.class_error(result, "'{}' object cannot be interpreted as an integer")),
                Some(length) if length.is_negative() => Err(self.value_error("__len__() should return >= 0")),
                Some(length) => match length.to_i64() {
                    Some(length) => Ok(length.unsigned_abs()),
                    None => {
                        let class = self.type_name(result);
                        let text = format!("cannot fit '{class}' into an index-sized integer");
                        Err(self.raise(Type::OverflowError, text))
                    }
                },
            };
        }
        let plain = self.plain(value);
        let length = match self.look().object(plain) {
            Some(Object::Str(text)) => text.len(),
            Some(Object::List(items)) => items.len(),
            Some(Object::Tuple(items)) => items.len(),
            Some(Object::Dict(dict)) => dict.len(),
            Some(Object::Set(set)) => set.len(),
            Some(Object::FrozenSet(set)) => set.len(),
            Some(Object::Range(range)) => {
                let length = range.len();
                if i64::try_from(length).is_err() {
                    return Err(self.raise(Type::OverflowError, "Python int too large to convert to C ssize_t"));
                }
                return Ok(length);
            }
            Some(Object::DictView(_, dict)) => {
                let dict = *dict;
                return self.length(Value::Ref(dict));
            }
            Some(Object::Class(_)) if self.members(plain).is_some() => self.members(plain).map_or(0, <[Value]>::len),
            Some(Object::Foreign(foreign)) if foreign.length().is_some() => foreign.length().unwrap_or(0),
            _ => return Err(self.class_error(value, "object of type '{}' has no len()")),
        };
        Ok(length as u64)
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
                    None => Err(self.class_error(element, "'in <string>' requires string as left operand, not {}")),
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
                let names = [self.name("__iter__"), self.name("__getitem__")];
                let has = |name: &Name| self.machine.class_attribute(value, *name).is_some();
                if !names.iter().any(has) && self.members(value).is_none() {
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
        self.class_error(value, "argument of type '{}' is not iterable")
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
                let Some(Object::Tuple(pair)) = self.look().object(element) else { return Ok(false) };
                let &[key, wanted] = &pair[..] else { return Ok(false) };
                self.dict_get(dict, key)?.map_or(Ok(false), |value| self.equal(value, wanted))
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
