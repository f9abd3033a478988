//! What the machine knows of the classes of `enum`: that they are iterated, and subscripted by names.

use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

impl Call<'_> {
    /// The members of a class, if it is an enumeration.
    pub(crate) fn members(&self, class: Value) -> Option<&[Value]> {
        match self.look().object(class) {
            Some(Object::Class(object)) if self.is_subclass(class, Type::Enum.into()) => {
                self.look().sequence(object.special)
            }
            _ => None,
        }
    }

    /// `Color['RED']`, if the value is an enumeration.
    pub(crate) fn member_by_name(&mut self, class: Value, name: Value) -> Result<Option<Value>, Stop> {
        if self.members(class).is_none() {
            return Ok(None);
        }
        if let (Value::Ref(handle), Some(text)) = (class, self.text(name)) {
            let attribute = self.name(&text);
            if let Some(member) = self.machine.mro_attribute(handle, attribute)
                && self.class_of(member).is(class)
            {
                return Ok(Some(member));
            }
        }
        Err(self.key_error(name))
    }
}
