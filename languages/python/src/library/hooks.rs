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
    /// `namedtuple`: the names of the fields, and the defaults of the last ones.
    Tuple(Rc<[Rc<str>]>, Rc<[Value]>),
}

impl Special {
    /// Calls a function with every value inside.
    pub fn visit(&self, mark: &mut dyn FnMut(Value)) {
        match self {
            Special::Abstract(_) => {}
            Special::Enum(members) => members.iter().for_each(|member| mark(member.1)),
            Special::Tuple(_, defaults) => defaults.iter().for_each(|&value| mark(value)),
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

    /// Gives a class an attribute, unless its body does.
    pub(crate) fn add_attribute(&mut self, class: Handle, name: &str, value: Value) {
        let name = self.name(name);
        if let Object::Class(class) = self.heap().get_mut(class)
            && class.attributes.get(name).is_none()
        {
            class.attributes.set(name, value);
        }
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
    pub(crate) fn construct_special(
        &mut self,
        class: Value,
        arguments: &[Value],
        keywords: Value,
    ) -> Result<Option<Value>, Stop> {
        match self.special_of(class).cloned() {
            None => Ok(None),
            Some(Special::Abstract(names)) => Err(self.is_abstract(class, &names)),
            Some(Special::Enum(members)) => self.member_by_value(class, &members, arguments).map(Some),
            Some(Special::Tuple(names, defaults)) => {
                self.construct_tuple(class, &names, &defaults, arguments, keywords).map(Some)
            }
        }
    }

    /// Does what a base of a module does with a new class, and returns it or another one.
    pub(crate) fn finish_class(&mut self, class: Value, _keywords: Value) -> Result<Value, Stop> {
        let (Value::Ref(handle), Some(Object::Class(object))) = (class, self.look().object(class)) else {
            return Ok(class);
        };
        let mro = object.mro.clone();
        let derives = |base: Type| mro.iter().any(|other| other.is(base.into()));
        if derives(Type::Enum) {
            self.finish_enum(handle)?;
        } else if derives(Type::NamedTuple) {
            self.finish_named_tuple(handle)?;
        } else if derives(Type::Abc) {
            self.finish_abstract(handle)?;
        }
        Ok(class)
    }

    /// Binds arguments to named fields as those of a function; `function` is its name in errors. Fields without an
    /// argument are unbound in the result.
    pub(crate) fn bind_fields(
        &mut self,
        function: &str,
        names: &[Rc<str>],
        required: impl Fn(usize) -> bool,
        arguments: &[Value],
        keywords: Value,
    ) -> Result<Vec<Value>, Stop> {
        let mut values = vec![Value::Unbound; names.len()];
        if arguments.len() > names.len() {
            let least = (0..names.len()).filter(|&field| required(field)).count() + 1;
            let (most, given) = (names.len() + 1, arguments.len() + 1);
            let takes = if least < most { format!("from {least} to {most}") } else { most.to_string() };
            let plural = if most == 1 { "" } else { "s" };
            let message = format!("{function}() takes {takes} positional argument{plural} but {given} were given");
            return Err(self.type_error(message));
        }
        values[..arguments.len()].copy_from_slice(arguments);
        let entries: Vec<_> = match self.look().object(keywords) {
            Some(Object::Dict(entries)) => entries.iter().collect(),
            _ => Vec::new(),
        };
        for (key, value) in entries {
            let key = self.text(key).unwrap_or_default();
            match names.iter().position(|name| *name == key) {
                None => {
                    return Err(
                        self.type_error(format_args!("{function}() got an unexpected keyword argument '{key}'"))
                    );
                }
                Some(field) if !values[field].is_unbound() => {
                    return Err(self.type_error(format_args!("{function}() got multiple values for argument '{key}'")));
                }
                Some(field) => values[field] = value,
            }
        }
        let missing: Vec<String> = (0..names.len())
            .filter(|&field| values[field].is_unbound() && required(field))
            .map(|field| format!("'{}'", names[field]))
            .collect();
        let listed = match &missing[..] {
            [] => return Ok(values),
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [first @ .., last] => format!("{}, and {last}", first.join(", ")),
        };
        let plural = if missing.len() == 1 { "" } else { "s" };
        let count = missing.len();
        Err(self
            .type_error(format_args!("{function}() missing {count} required positional argument{plural}: {listed}")))
    }
}
