//! `list.extend(…)`, `dict.update(…)` and `dict | dict`.

use crate::ast::BinaryOp;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::{Handle, Value};

impl Call<'_> {
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
    /// Those of the iterable; TypeError or ValueError for an element that is not a pair.
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
            let pair = call.sequence_or_collect(element)?.ok_or_else(|| {
                let message = format!("cannot convert dictionary update sequence element #{number} to a sequence");
                call.type_error(message)
            })?;
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
        let result = self.keep_dict(copy)?;
        self.dict_update(result, b)?;
        Ok(Some(result.into()))
    }

    /// The elements of an iterable, or `None` if the value is not one.
    pub(super) fn sequence_or_collect(&mut self, value: Value) -> Result<Option<Vec<Value>>, Stop> {
        let iterable = match value {
            Value::Ref(handle) => {
                !matches!(self.look().get(handle), Object::Function(_) | Object::Class(_) | Object::Method { .. })
            }
            _ => false,
        };
        if iterable { self.elements(value).map(Some) } else { Ok(None) }
    }
}
