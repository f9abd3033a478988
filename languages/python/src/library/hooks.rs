//! Calls from the machine to the modules: attributes of their objects, and classes that they change.

use std::rc::Rc;

use crate::library::Foreign;
use crate::names::Name;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

/// What a module keeps for a class of the program.
#[derive(Clone, Debug)]
pub enum Special {
    /// `abc`: the names of the methods that are missing.
    Abstract(Rc<[Rc<str>]>),
    /// `Enum`: the members, each by its first name.
    Enum(Rc<[(Rc<str>, Value)]>),
}

impl Special {
    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        match self {
            Special::Abstract(_) => {}
            Special::Enum(members) => members.iter().for_each(|member| mark(member.1)),
        }
    }
}

impl Call<'_> {
    /// What a module keeps for a class.
    pub(crate) fn special_of(&self, class: Value) -> Option<&Special> {
        let Some(Object::Class(class)) = self.look().object(class) else { return None };
        match self.foreign(class.special) {
            Some(Foreign::Special(special)) => Some(special),
            _ => None,
        }
    }

    /// Keeps something for a class.
    pub(crate) fn set_special(&mut self, class: Handle, special: Special) -> Result<(), Stop> {
        let special = self.keep(|heap| {
            let special = Object::Foreign(Box::new(Foreign::Special(special)));
            heap.insert(special).map(Value::Ref)
        })?;
        if let Object::Class(class) = self.heap().get_mut(class) {
            class.special = special;
        }
        Ok(())
    }

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
            (Some(Foreign::Moment(_)), "tzinfo") => Value::None,
            (Some(Foreign::Moment(_) | Foreign::Span(_)), _) => return Ok(self.time_attribute(value, &text)),
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

    /// An attribute of a class of the program that a module gives it.
    pub(crate) fn class_extra_attribute(&mut self, class: Value, name: Name) -> Result<Option<Value>, Stop> {
        match (self.special_of(class).cloned(), &*self.machine.names.text(name).clone()) {
            (Some(Special::Enum(members)), "__members__") => {
                let dict = self.heap().new_dict(Default::default())?;
                let handle = self.handle(dict)?;
                for (name, member) in members.iter() {
                    let name = self.new_str(name.clone())?;
                    self.dict_set(handle, name, *member)?;
                }
                Ok(Some(dict))
            }
            _ => Ok(None),
        }
    }

    /// Calls a class of the program that has something special of a module; `None` for the usual way.
    pub(crate) fn construct_special(&mut self, class: Value, arguments: &[Value]) -> Result<Option<Value>, Stop> {
        match self.special_of(class).cloned() {
            None => Ok(None),
            Some(Special::Abstract(names)) => Err(self.is_abstract(class, &names)),
            Some(Special::Enum(members)) => self.member_by_value(class, &members, arguments).map(Some),
        }
    }

    /// Does what a base of a module does with a new class, and returns it or another one.
    pub(crate) fn finish_class(&mut self, class: Value) -> Result<Value, Stop> {
        let (Value::Ref(handle), Some(Object::Class(object))) = (class, self.look().object(class)) else {
            return Ok(class);
        };
        let mro = object.mro.clone();
        let derives = |base: Type| mro.iter().any(|other| other.is(base.into()));
        if derives(Type::Enum) {
            self.finish_enum(handle)?;
        } else if derives(Type::NamedTuple) {
            return self.call_library("collections", "of_typing", &[class]);
        } else if derives(Type::Abc) {
            self.finish_abstract(handle)?;
        }
        Ok(class)
    }
}
