//! Attributes that are no entries of a namespace, as `__name__` and `args`.

use crate::dict::Dict;
use crate::names::Name;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

impl Call<'_> {
    /// The attributes that are no entries of a namespace.
    pub(super) fn named_attribute(&mut self, value: Value, name: Name) -> Result<Option<Value>, Stop> {
        let text = self.machine.names.text(name).clone();
        if &*text == "__class__" {
            return Ok(Some(self.class_of(value)));
        }
        if let Value::Type(class) = value {
            return match &*text {
                "__name__" | "__qualname__" => {
                    let name = self.class_name(Value::Type(class));
                    self.heap().new_str(name).map(Some)
                }
                "__doc__" => Ok(Some(Value::None)),
                "__module__" => self.heap().new_str("builtins").map(Some),
                "__mro__" => {
                    let mro = super::classes::type_mro(class);
                    self.heap().new_tuple(mro).map(Some)
                }
                "__bases__" => self.heap().new_tuple([Value::Type(class.base())]).map(Some),
                _ => Ok(None),
            };
        }
        if let Value::Native(native) = value {
            return match &*text {
                "__name__" | "__qualname__" => self.heap().new_str(native.short_name()).map(Some),
                "__doc__" => Ok(Some(Value::None)),
                "__module__" => self.heap().new_str("builtins").map(Some),
                _ => Ok(None),
            };
        }
        if let Value::Module(module) = value {
            return match &*text {
                "__name__" => self.heap().new_str(module.name).map(Some),
                "__doc__" => Ok(Some(Value::None)),
                _ => Ok(None),
            };
        }
        match (value, &*text) {
            (Value::Int(_) | Value::Bool(_), "real" | "numerator") => return Ok(Some(value.as_number())),
            (Value::Int(_) | Value::Bool(_), "imag") => return Ok(Some(Value::Int(0))),
            (Value::Int(_) | Value::Bool(_), "denominator") => return Ok(Some(Value::Int(1))),
            (Value::Float(_), "real") => return Ok(Some(value)),
            (Value::Float(_), "imag") => return Ok(Some(Value::Float(0.0))),
            _ => {}
        }
        let Some(object) = self.look().object(value) else { return Ok(None) };
        let found = match (object, &*text) {
            (Object::Function(function), "__name__") => Made::Text(function.name.clone()),
            (Object::Function(function), "__qualname__") => Made::Text(function.qualname.clone()),
            (Object::Function(function), "__doc__") => Made::Value(function.doc),
            (Object::Function(_) | Object::Class(_) | Object::Instance(_), "__module__") => {
                Made::Text("__main__".into())
            }
            (Object::Function(function), "__defaults__") if function.defaults.is_empty() => Made::Value(Value::None),
            (Object::Function(function), "__defaults__") => Made::Tuple(function.defaults.to_vec()),
            (Object::Function(function), "__annotations__") => Made::Annotations(function.annotations),
            (Object::Function(function), "__dict__") => Made::Dict(function.attributes.iter().collect()),
            (Object::Property(parts), "__doc__") => match self.look().object(parts[0]) {
                Some(Object::Function(getter)) if parts[3].is_unbound() || parts[3].is_none() => {
                    Made::Value(getter.doc)
                }
                _ => Made::Value(parts[3].or(Value::None)),
            },
            (Object::Class(class), "__name__") => Made::Text(class.name.clone()),
            (Object::Class(class), "__qualname__") => Made::Text(class.qualname.clone()),
            (Object::Class(class), "__bases__") => Made::Tuple(class.bases.to_vec()),
            (Object::Class(class), "__mro__") => Made::Tuple(class.mro.to_vec()),
            (Object::Class(class), "__dict__") => Made::Dict(class.attributes.iter().collect()),
            (Object::Class(_), "__doc__") => Made::Value(Value::None),
            (Object::Instance(instance), "__dict__") => Made::Dict(instance.attributes.iter().collect()),
            (Object::Exception(exception), "args") => Made::Value(exception.args),
            (Object::Exception(exception), "__cause__") => Made::Value(exception.cause.or(Value::None)),
            (Object::Exception(exception), "__context__") => Made::Value(exception.context.or(Value::None)),
            (Object::Exception(exception), "__suppress_context__") => Made::Value(exception.suppressed.into()),
            (Object::Exception(_), "__traceback__") => Made::Value(Value::None),
            (Object::Exception(exception), "__dict__") => Made::Dict(exception.attributes.iter().collect()),
            (Object::Exception(exception), "value" | "code" | "name" | "msg") => {
                let class = match &*text {
                    "value" => Type::StopIteration,
                    "code" => Type::SystemExit,
                    _ => Type::ImportError,
                };
                if !self.machine.is_exception(value, class) {
                    return Ok(None);
                }
                let args = self.look().sequence(exception.args).unwrap_or_default();
                Made::Value(args.first().copied().unwrap_or(Value::None))
            }
            (Object::Method { receiver, .. }, "__self__") => Made::Value(*receiver),
            (Object::Method { function, .. }, "__func__") => Made::Value(*function),
            (Object::Method { function, .. }, _) => {
                let function = *function;
                return self.find_attribute(function, name);
            }
            (Object::Generator(generator), "__name__") => Made::Text(generator.name.clone()),
            (Object::Range(range), "start") => Made::Value(range.start.into()),
            (Object::Range(range), "stop") => Made::Value(range.stop.into()),
            (Object::Range(range), "step") => Made::Value(range.step.into()),
            (Object::Slice(parts), "start") => Made::Value(parts[0]),
            (Object::Slice(parts), "stop") => Made::Value(parts[1]),
            (Object::Slice(parts), "step") => Made::Value(parts[2]),
            (Object::Property(parts), "fget") => Made::Value(parts[0]),
            (Object::Property(parts), "fset") => Made::Value(parts[1]),
            (Object::Int(_), "real" | "numerator") => Made::Value(value),
            _ => return Ok(None),
        };
        self.make(found).map(Some)
    }

    fn make(&mut self, made: Made) -> Result<Value, Stop> {
        match made {
            Made::Value(value) => Ok(value),
            Made::Text(text) => self.heap().new_str(text),
            Made::Tuple(items) => self.heap().new_tuple(items),
            Made::Dict(entries) => {
                let mut dict = Dict::default();
                for (name, value) in entries {
                    let text = self.machine.names.text(name).clone();
                    let hash = crate::library::hash::hash_str(&text);
                    let key = self.heap().new_str(text)?;
                    dict.insert(hash, key, value);
                }
                self.heap().new_dict(dict)
            }
            Made::Annotations(pairs) => {
                let pairs = self.look().sequence(pairs).unwrap_or_default().to_vec();
                let mut dict = Dict::default();
                for pair in pairs.chunks_exact(2) {
                    let hash = self.look().hash(pair[0]).unwrap_or_default();
                    dict.insert(hash, pair[0], pair[1]);
                }
                self.heap().new_dict(dict)
            }
        }
    }
}

/// An attribute that is made when it is asked for.
enum Made {
    Value(Value),
    Text(std::rc::Rc<str>),
    Tuple(Vec<Value>),
    Dict(Vec<(Name, Value)>),
    /// Names and annotations by turns, a tuple.
    Annotations(Value),
}
