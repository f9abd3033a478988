//! Where the machine asks the modules: attributes of their objects, and classes that they change.

use crate::names::Name;
use crate::native::{Call, Stop};
use crate::types::Type;
use crate::value::Value;

impl Call<'_> {
    /// An attribute of an object that only a module knows.
    pub(crate) fn foreign_attribute(&mut self, _value: Value, _name: Name) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// Sets an attribute of an object that only a module knows, or of one that has no attributes.
    pub(crate) fn set_foreign_attribute(&mut self, value: Value, name: Name, _attribute: Value) -> Result<(), Stop> {
        let (class, name) = (self.type_name(value), self.machine.names.text(name).clone());
        Err(self.raise(Type::AttributeError, format!("'{class}' object has no attribute '{name}'")))
    }

    /// An attribute of a class of the program that a module gives it.
    pub(crate) fn class_extra_attribute(&mut self, _class: Value, _name: Name) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// Calls a class of the program that has something special of a module; `None` for the usual way.
    pub(crate) fn construct_special(
        &mut self,
        _class: Value,
        _arguments: &[Value],
        _keywords: Value,
    ) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// Does what a base of a module does with a new class, and returns it or another one.
    pub(crate) fn finish_class(&mut self, class: Value, _keywords: Value) -> Result<Value, Stop> {
        Ok(class)
    }
}
