//! `c[key]`, `c[key] = x`, `del c[key]`.

use crate::dict::Missing;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value, index};

/// The classes that may be subscripted in an annotation.
const TAKE_TYPES: &[Type] = &[
    Type::List,
    Type::Dict,
    Type::Set,
    Type::Tuple,
    Type::FrozenSet,
    Type::Type,
    Type::Deque,
    Type::DefaultDict,
    Type::Counter,
    Type::OrderedDict,
    Type::Generic,
];

impl Call<'_> {
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
            None => Err(self.class_error(value, "'{}' object cannot be interpreted as an integer")),
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
            return self.dict_get(handle, key)?.map_or_else(|| self.missing_item(value, handle, key, missing), Ok);
        }
        if let Some(Object::Slice(parts)) = self.heap().object(key) {
            let parts = **parts;
            return self.slice_item(value, handle, parts);
        }
        let (kind, length) = match self.look().get(handle) {
            Object::List(items) => ("list", items.len() as u64),
            Object::Tuple(items) => ("tuple", items.len() as u64),
            Object::Str(text) => ("string", text.len() as u64),
            Object::Range(range) => ("range object", range.len()),
            _ => return self.class_item(value, key),
        };
        // A number that is too large for the others is only out of range for a range.
        let key = match self.look().object(key) {
            Some(Object::Int(_)) if kind == "range object" => Value::Int(i64::MAX),
            _ => key,
        };
        let at = self.place(key, length, kind, "")?;
        match self.look().get(handle) {
            Object::List(items) => Ok(items[index(at)]),
            Object::Tuple(items) => Ok(items[index(at)]),
            Object::Range(range) => Ok(Value::Int(range.at(at))),
            Object::Str(text) => {
                let c = text.char_at(index(at)).unwrap_or_default();
                self.heap().new_char(c)
            }
            _ => Ok(Value::None),
        }
    }

    /// `list[int]` in an annotation, and the error for all that has no elements.
    pub(super) fn class_item(&mut self, value: Value, key: Value) -> Result<Value, Stop> {
        if let Some(element) = self.foreign_item(value, key)? {
            return Ok(element);
        }
        if let Some(member) = self.member_by_name(value, key)? {
            return Ok(member);
        }
        let takes_types = match value {
            Value::Type(class) => TAKE_TYPES.contains(&class),
            _ => self.is_subclass(value, Type::Generic.into()),
        };
        if takes_types {
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
    fn place(&mut self, key: Value, length: u64, kind: &str, purpose: &str) -> Result<u64, Stop> {
        let is_index = self.whole(key).is_some() || self.special(key, "__index__")?.is_some();
        if !is_index {
            if kind == "string" {
                return Err(self.must_be_quoted("string indices must be integers", key));
            }
            let kind = if kind == "range object" { "range" } else { kind };
            return Err(self.must_be(&format!("{kind} indices must be integers or slices"), key));
        }
        let index = self.index(key)?;
        let at = if index < 0 { length.checked_sub(index.unsigned_abs()) } else { Some(index.unsigned_abs()) };
        let at = at.filter(|&at| at < length);
        at.ok_or_else(|| self.raise(Type::IndexError, format_args!("{kind}{purpose} index out of range")))
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
                self.heap().set_element(handle, at, element);
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
                let at = index(self.place(key, length as u64, "list", " assignment")?);
                self.heap().set_element(handle, at, element);
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
            Object::Dict(dict) => {
                let is_counter = dict.class() == Type::Counter;
                match self.dict_remove(handle, key)? {
                    None if !is_counter => Err(self.key_error(key)),
                    _ => Ok(()),
                }
            }
            Object::List(items) => {
                let length = items.len();
                if let Some(Object::Slice(parts)) = self.heap().object(key) {
                    let parts = **parts;
                    let section = self.section(parts, length as u64)?;
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
                let at = index(self.place(key, length as u64, "list", " assignment")?);
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

    /// The result of `dict[key]` for a missing key.
    fn missing_item(
        &mut self,
        value: Value,
        dict: Handle,
        key: Value,
        missing: crate::dict::Missing,
    ) -> Result<Value, Stop> {
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
}
