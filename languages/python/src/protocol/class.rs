//! Classes of values, and the methods with underscores that they define.

use crate::native::{Answer, Call, Stop};
use crate::object::{DictPart, Iter, Object};
use crate::types::Type;
use crate::value::Value;

impl Object {
    /// Its class: one of Python, or an object of the heap.
    pub(crate) fn class(&self) -> Value {
        Value::Type(match self {
            Object::Free => Type::Object,
            Object::Str(_) => Type::Str,
            Object::Int(_) => Type::Int,
            Object::List(_) => Type::List,
            Object::Tuple(_) => Type::Tuple,
            Object::Dict(dict) => dict.class(),
            Object::DictView(DictPart::Keys, _) => Type::DictKeys,
            Object::DictView(DictPart::Values, _) => Type::DictValues,
            Object::DictView(DictPart::Items, _) => Type::DictItems,
            Object::Set(_) => Type::Set,
            Object::FrozenSet(_) => Type::FrozenSet,
            Object::Range(_) => Type::Range,
            Object::Slice(_) => Type::Slice,
            Object::Iter(iter) => iter.class(),
            Object::Cell(_) => Type::Cell,
            Object::Function(_) => Type::Function,
            Object::Method { function: Value::Native(_), .. } => Type::BuiltinFunction,
            Object::Method { .. } => Type::Method,
            Object::Class(_) => Type::Type,
            Object::Instance(instance) => return Value::Ref(instance.class),
            Object::Exception(exception) => return exception.class,
            Object::Generator(_) => Type::Generator,
            Object::Property(_) => Type::Property,
            Object::StaticMethod(_) => Type::StaticMethod,
            Object::ClassMethod(_) => Type::ClassMethod,
            Object::Super { .. } => Type::Super,
            Object::Names(_) => Type::Dict,
            Object::Foreign(foreign) => foreign.class(),
        })
    }
}

impl Iter {
    fn class(&self) -> Type {
        match self {
            Iter::Ended | Iter::Sequence(..) => Type::ListIterator,
            Iter::Reversed(..) | Iter::ReversedSubscripts(..) => Type::Reversed,
            Iter::Str(..) => Type::StrIterator,
            Iter::Range { .. } => Type::RangeIterator,
            Iter::Dict(DictPart::Keys, ..) => Type::DictKeyIterator,
            Iter::Dict(DictPart::Values, ..) => Type::DictValueIterator,
            Iter::Dict(DictPart::Items, ..) => Type::DictItemIterator,
            Iter::Set(..) => Type::SetIterator,
            Iter::Enumerate(..) => Type::Enumerate,
            Iter::Zip(..) => Type::Zip,
            Iter::Map(_) => Type::Map,
            Iter::Filter(_) => Type::Filter,
            Iter::Callable(_) => Type::CallableIterator,
            Iter::Subscripts(..) => Type::SequenceIterator,
        }
    }
}

impl Call<'_> {
    /// The objects, to be looked at.
    #[inline]
    pub(crate) fn look(&self) -> &crate::heap::Heap {
        &self.machine.heap
    }

    /// The class of a value.
    pub fn class_of(&self, value: Value) -> Value {
        Value::Type(match value {
            Value::Unbound | Value::None => Type::NoneType,
            Value::NotImplemented => Type::NotImplementedType,
            Value::Ellipsis => Type::EllipsisType,
            Value::Bool(_) => Type::Bool,
            Value::Int(_) => Type::Int,
            Value::Float(_) => Type::Float,
            Value::Type(_) => Type::Type,
            Value::Native(_) => Type::BuiltinFunction,
            Value::Module(_) => Type::Module,
            Value::Ref(handle) => return self.look().get(handle).class(),
        })
    }

    /// Whether a value is an instance of a class, or of a class that derives from it.
    pub fn is_instance(&self, value: Value, class: Value) -> bool {
        self.is_subclass(self.class_of(value), class)
    }

    /// Whether a class is another or derives from it.
    pub fn is_subclass(&self, class: Value, base: Value) -> bool {
        match (class, base) {
            (Value::Type(class), Value::Type(base)) => class.derives(base),
            _ => match self.look().object(class) {
                Some(Object::Class(object)) => object.mro.iter().any(|&other| match (other, base) {
                    (Value::Type(other), Value::Type(base)) => other.derives(base),
                    _ => other.is(base),
                }),
                _ => false,
            },
        }
    }

    /// The object of Python that an instance of a class of the program also is, or the value itself.
    pub(crate) fn plain(&self, value: Value) -> Value {
        match self.look().object(value) {
            Some(Object::Instance(instance)) if !instance.payload.is_unbound() => instance.payload,
            _ => value,
        }
    }

    /// Whether a value is of a class of the program, so that operators may be methods of it.
    #[inline]
    pub(crate) fn is_own(&self, value: Value) -> bool {
        match value {
            Value::Ref(handle) => match self.look().get(handle) {
                Object::Instance(_) => true,
                Object::Exception(exception) => matches!(exception.class, Value::Ref(_)),
                _ => false,
            },
            _ => false,
        }
    }
}

impl Call<'_> {
    /// A method that a class of the program defines for an operator, bound to the value; of an object that only a
    /// module knows, the method of its class. `None` if there is none.
    ///
    /// # Errors
    /// When the heap is full.
    pub fn special(&mut self, value: Value, name: &str) -> Result<Option<Value>, Stop> {
        let Value::Ref(handle) = value else { return Ok(None) };
        let class = match self.heap().get(handle) {
            Object::Instance(instance) => instance.class,
            Object::Exception(exception) => match exception.class {
                Value::Ref(class) => class,
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        let Some(name) = self.machine.names.find(name) else { return Ok(None) };
        match self.class_attribute(class, name) {
            None => Ok(None),
            Some(attribute) => match self.heap().object(attribute) {
                Some(Object::Function(_)) => self.bind(attribute, value).map(Some),
                Some(Object::StaticMethod(function)) => Ok(Some(*function)),
                Some(Object::ClassMethod(function)) => {
                    let function = *function;
                    self.bind(function, Value::Ref(class)).map(Some)
                }
                _ if matches!(attribute, Value::Native(_)) => self.bind(attribute, value).map(Some),
                _ => Ok(Some(attribute)),
            },
        }
    }

    fn bind(&mut self, function: Value, receiver: Value) -> Result<Value, Stop> {
        self.heap().insert(Object::Method { function, receiver }).map(Value::Ref)
    }

    /// The attribute that a class of the program, or one that it derives from, gives a name.
    fn class_attribute(&self, class: crate::value::Handle, name: crate::names::Name) -> Option<Value> {
        let heap = self.look();
        let Object::Class(class) = heap.get(class) else { return None };
        class.mro.iter().find_map(|&class| match heap.object(class) {
            Some(Object::Class(class)) => class.attributes.get(name),
            _ => None,
        })
    }

    /// The answer that is recorded at this place, if there is one.
    pub(crate) fn replay(&mut self) -> Option<Value> {
        self.recorded().map(|answer| match answer {
            Answer::Value(value) | Answer::Raised(value) => value,
        })
    }

    /// Whether an answer is recorded at this place.
    pub(crate) fn is_recorded(&self) -> bool {
        self.used < self.answers.len()
    }

    /// Records an answer.
    #[inline]
    pub(crate) fn note(&mut self, value: Value) {
        self.record(Answer::Value(value));
    }
}
