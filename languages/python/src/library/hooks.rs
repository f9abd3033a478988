//! Calls from the machine to the modules: attributes of their objects, and classes that they change.

use crate::library::Foreign;
use crate::names::Name;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

impl Call<'_> {
    /// An attribute of an object that only a module knows.
    pub(crate) fn foreign_attribute(&mut self, value: Value, name: Name) -> Result<Option<Value>, Stop> {
        let text = self.machine.names.text(name).clone();
        let attribute = match (self.foreign(value), &*text) {
            (Some(Foreign::Deque(_, limit)), "maxlen") => limit.map_or(Value::None, Value::from),
            (Some(Foreign::Wrapper(wrapper)), _) => {
                let wrapper = wrapper.clone();
                return self.wrapper_attribute(&wrapper, name);
            }
            (Some(Foreign::Alias(alias)), "__name__") => {
                let alias = *alias;
                return self.new_str(alias).map(Some);
            }
            _ => match self.look().object(value) {
                Some(Object::Dict(dict)) if &*text == "default_factory" => match dict.missing() {
                    crate::dict::Missing::Factory(factory) => factory,
                    _ if dict.class() == Type::DefaultDict => Value::None,
                    _ => return Ok(None),
                },
                _ => return Ok(None),
            },
        };
        Ok(Some(attribute))
    }

    /// Sets an attribute of an object that only a module knows, or of one that has no attributes.
    pub(crate) fn set_foreign_attribute(&mut self, value: Value, name: Name, _attribute: Value) -> Result<(), Stop> {
        let (class, name) = (self.type_name(value), self.machine.names.text(name).clone());
        Err(self.raise(Type::AttributeError, format_args!("'{class}' object has no attribute '{name}'")))
    }

    /// Calls a class of the program that has something special of a module; `None` for the usual way.
    pub(crate) fn construct_special(&mut self, class: Value, arguments: &[Value]) -> Result<Option<Value>, Stop> {
        if self.members(class).is_none() {
            return self.call_library("abc", "refuse", &[class]).map(Some);
        }
        let arguments: Vec<_> = std::iter::once(class).chain(arguments.iter().copied()).collect();
        self.call_library("enum", "of_value", &arguments).map(Some)
    }

    /// Does what a base of a module does with a new class, and returns it or another one.
    pub(crate) fn finish_class(&mut self, class: Value) -> Result<Value, Stop> {
        let (Value::Ref(handle), Some(Object::Class(object))) = (class, self.look().object(class)) else {
            return Ok(class);
        };
        let mro = object.mro.clone();
        let derives = |base: Type| mro.iter().any(|other| other.is(base.into()));
        let special = if derives(Type::Enum) {
            self.call_library("enum", "finished", &[class])?
        } else if derives(Type::NamedTuple) {
            return self.call_library("collections", "of_typing", &[class]);
        } else if derives(Type::Abc) {
            self.call_library("abc", "missing", &[class])?
        } else {
            return Ok(class);
        };
        if let Object::Class(object) = self.heap().get_mut(handle) {
            object.special = if special.is_none() { Value::Unbound } else { special };
            object.layout = if object.layout == Type::Abc { Type::Object } else { object.layout };
        }
        Ok(class)
    }
}
