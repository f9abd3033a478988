//! Classes of the program: how they are made, how instances are made, and what `object` gives them.

use std::rc::Rc;

use super::Machine;
use super::calls::Asked;
use crate::library::Foreign;
use crate::names::Namespace;
use crate::native::{Call, Native, Stop};
use crate::object::{Class, Object};
use crate::types::Type;
use crate::value::Value;

/// function of the body, name, bases … →
pub(super) static BUILD_CLASS: Native =
    Native::new("__build_class__", build_class).takes(2, &["", ""]).variadic().any_keyword();

impl Machine {
    /// Whether a class is another or derives from it.
    pub(crate) fn is_subclass(&self, class: Value, base: Value) -> bool {
        match (class, base) {
            (Value::Type(class), Value::Type(base)) => class.derives(base),
            _ => match self.heap.object(class) {
                Some(Object::Class(object)) => object.mro.iter().any(|&other| other.is(base)),
                _ => false,
            },
        }
    }

    /// The `__name__` of a class.
    pub(crate) fn class_name(&self, class: Value) -> Rc<str> {
        match class {
            Value::Type(class) => class.short_name().into(),
            _ => match self.heap.object(class) {
                Some(Object::Class(class)) => class.name.clone(),
                _ => "object".into(),
            },
        }
    }

    /// The name of the class of a value, as messages say it: with its module, if CPython has the class in C.
    pub(crate) fn type_name(&self, value: Value) -> Rc<str> {
        if let Some(Object::Foreign(foreign)) = self.heap.object(value)
            && let Foreign::Iter(iter) = &**foreign
        {
            return iter.name().into();
        }
        self.full_class_name(self.class_of(value))
    }

    /// The same of a class.
    pub(crate) fn full_class_name(&self, class: Value) -> Rc<str> {
        match (class, self.heap.object(class)) {
            (Value::Type(class), _) => class.name().into(),
            (_, Some(Object::Class(class))) if self.module_name(class) == "datetime" => {
                format!("datetime.{}", class.name).into()
            }
            _ => self.class_name(class),
        }
    }

    /// The `__module__` of a class.
    pub(crate) fn module_name(&self, class: &Class) -> &str {
        let module = self.names.find("__module__").and_then(|name| class.attributes.get(name));
        module.and_then(|module| self.heap.str(module)).map_or("__main__", |module| module.as_str())
    }

    /// The object of Python that an instance of a class of the program also is, or the value itself.
    pub(crate) fn payload(&self, value: Value) -> Value {
        match self.heap.object(value) {
            Some(Object::Instance(instance)) if !instance.payload.is_unbound() => instance.payload,
            _ => value,
        }
    }

    /// `str(value)`, if that needs no Python code; else its class.
    pub(crate) fn plain_text(&mut self, value: Value) -> String {
        self.with_call(|call| call.str(value)).unwrap_or_else(|| format!("<{}>", self.type_name(value)))
    }

    /// Computes something that must not need Python code.
    pub(super) fn with_call<T>(&mut self, compute: impl FnOnce(&mut Call<'_>) -> Result<T, Stop>) -> Option<T> {
        let first = self.stack.len();
        let mut call = Call { machine: self, first, positional: 0, answers: Vec::new(), used: 0 };
        let result = compute(&mut call).ok();
        self.asked = None;
        result
    }
}

fn build_class(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (body, name) = (call.arg(0), call.arg(1));
    let bases = call.rest(2);
    let names = call.keep(|heap| heap.insert(Object::Names(Box::default())).map(Value::Ref))?;
    let cell = match call.recorded() {
        Some(answer) => answer.any(),
        None => return Err(call.machine.ask(Asked::Body(body, names), false)),
    };
    let Some(Object::Names(attributes)) = call.look().object(names) else { return Ok(Value::None) };
    let mut attributes = (**attributes).clone();
    let made = call.name("__classcell__");
    attributes.remove(made);
    let text = call.look().str(name).map(|text| text.shared()).unwrap_or_default();
    let class = match call.replay() {
        Some(class) => class,
        None => {
            let class = call.new_class(&text, &bases, attributes.clone())?;
            call.note(class);
            class
        }
    };
    call.machine.set_cell(cell, class);
    // `__set_name__` of attributes, then `__init_subclass__` of the bases.
    for (attribute_name, attribute) in attributes.iter() {
        if call.is_own(attribute)
            && let Some(method) = call.special(attribute, "__set_name__")?
        {
            let text = call.machine.names.text(attribute_name).clone();
            let text = call.keep_str(text)?;
            call.call(method, &[class, text])?;
        }
    }
    let init = call.name("__init_subclass__");
    let keywords = call.named();
    let inherited = match call.look().object(class) {
        Some(Object::Class(object)) => object.mro.clone(),
        _ => Rc::from([]),
    };
    let init = inherited.iter().skip(1).find_map(|&base| match call.look().object(base) {
        Some(Object::Class(base)) => base.attributes.get(init),
        _ => None,
    });
    if let Some(function) = init {
        let function = match call.look().object(function) {
            Some(&Object::ClassMethod(function)) => function,
            _ => function,
        };
        call.call_with(function, &[class], keywords)?;
    }
    call.finish_class(class)
}

impl Call<'_> {
    /// A class of the program.
    ///
    /// # Errors
    /// TypeError for bases that do not go together.
    pub(crate) fn new_class(&mut self, name: &str, bases: &[Value], mut attributes: Namespace) -> Result<Value, Stop> {
        for &base in bases {
            let is_class = match base {
                Value::Type(base) => !matches!(base, Type::Bool | Type::NoneType | Type::Function | Type::Range),
                _ => matches!(self.look().object(base), Some(Object::Class(_))),
            };
            if !is_class {
                let text = match base {
                    Value::Type(base) => format!("type '{}' is not an acceptable base type", base.name()),
                    _ => "bases must be classes".into(),
                };
                return Err(self.type_error(text));
            }
        }
        let bases: Rc<[Value]> = if bases.is_empty() { Rc::from([Value::Type(Type::Object)]) } else { bases.into() };
        let Some(rest) = self.linearize(&bases) else {
            let names: Vec<_> = bases.iter().map(|&base| self.class_name(base)).collect();
            let text =
                format!("Cannot create a consistent method resolution\norder (MRO) for bases {}", names.join(", "));
            return Err(self.type_error(text));
        };
        let (eq, hash) = (self.name("__eq__"), self.name("__hash__"));
        if attributes.get(eq).is_some() && attributes.get(hash).is_none() {
            attributes.set(hash, Value::None);
        }
        let layouts = bases.iter().map(|&base| self.layout(base));
        let layout = layouts.fold(Type::Object, |found, other| if found == Type::Object { other } else { found });
        let (setattr, new) = (self.name("__setattr__"), self.name("__new__"));
        let inherits = |this: &Self, of: fn(&Class) -> bool| {
            rest.iter().any(|&base| matches!(this.look().object(base), Some(Object::Class(class)) if of(class)))
        };
        let stores_plainly = attributes.get(setattr).is_none() && !inherits(self, |class| !class.stores_plainly);
        let makes_itself = attributes.get(new).is_some() || inherits(self, |class| class.makes_itself);
        let qualname = self.name("__qualname__");
        let qualname = attributes.get(qualname).and_then(|text| self.look().str(text)).map(|text| text.shared());
        let special = bases.iter().find_map(|&base| match self.look().object(base) {
            Some(Object::Class(class)) if !class.special.is_unbound() => Some(class.special),
            _ => None,
        });
        let class = Class {
            name: name.into(),
            qualname: qualname.unwrap_or_else(|| name.into()),
            bases,
            mro: Rc::from([]),
            layout,
            stores_plainly,
            makes_itself,
            attributes,
            special: special.unwrap_or(Value::Unbound),
        };
        let handle = self.heap().insert(Object::Class(Box::new(class)))?;
        let mro: Rc<[Value]> = std::iter::once(Value::Ref(handle)).chain(rest.iter().copied()).collect();
        if let Object::Class(class) = self.heap().get_mut(handle) {
            class.mro = mro;
        }
        Ok(Value::Ref(handle))
    }

    fn layout(&self, base: Value) -> Type {
        match base {
            Value::Type(Type::Generic) => Type::Object,
            Value::Type(base) => base,
            _ => match self.look().object(base) {
                Some(Object::Class(class)) => class.layout,
                _ => Type::Object,
            },
        }
    }

    /// The order of the classes after a new one with these bases: C3, or `None` if there is none.
    fn linearize(&self, bases: &[Value]) -> Option<Vec<Value>> {
        let mro = |base: Value| match base {
            Value::Type(base) => type_mro(base),
            _ => match self.look().object(base) {
                Some(Object::Class(class)) => class.mro.to_vec(),
                _ => Vec::new(),
            },
        };
        let mut rows: Vec<Vec<Value>> = bases.iter().map(|&base| mro(base)).collect();
        rows.push(bases.to_vec());
        let mut order = Vec::new();
        loop {
            rows.retain(|row| !row.is_empty());
            if rows.is_empty() {
                return Some(order);
            }
            let next = rows
                .iter()
                .map(|row| row[0])
                .find(|head| rows.iter().all(|row| !row[1..].iter().any(|other| other.is(*head))))?;
            order.push(next);
            for row in &mut rows {
                if row[0].is(next) {
                    row.remove(0);
                }
            }
        }
    }
}

/// A class of Python and those that it derives from.
pub(super) fn type_mro(class: Type) -> Vec<Value> {
    let mut mro = vec![Value::Type(class)];
    let mut class = class;
    while class != Type::Object {
        match class {
            Type::IntEnum => mro.push(Type::Int.into()),
            Type::StrEnum => mro.push(Type::Str.into()),
            _ => {}
        }
        class = class.base();
        mro.push(class.into());
    }
    mro
}
