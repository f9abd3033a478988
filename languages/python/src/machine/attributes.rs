//! Attributes: of instances and classes by the order of the classes (MRO), with properties and bound methods.

use super::Machine;
use crate::names::Name;
use crate::native::{Call, Native, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

impl Machine {
    /// The method of a class of Python, or of one that it derives from.
    pub(crate) fn native_method(&self, mut class: Type, name: Name) -> Option<&'static Native> {
        loop {
            if let Some(native) = self.own_method(class, name) {
                return Some(native);
            }
            if class == Type::Object {
                return None;
            }
            class = class.base();
        }
    }

    /// The method that a class of Python has itself.
    fn own_method(&self, class: Type, name: Name) -> Option<&'static Native> {
        if let Some(methods) = self.program.methods.get(name.0 as usize) {
            return methods.iter().find(|method| method.0 == class).map(|method| method.1);
        }
        let name = self.names.text(name);
        super::methods().find(|method| method.0 == class && method.1.short_name() == &**name).map(|method| method.1)
    }

    /// The attribute of a class of the program, or of one that it derives from.
    #[inline]
    pub(crate) fn mro_attribute(&self, class: Handle, name: Name) -> Option<Value> {
        let Object::Class(object) = self.heap.get(class) else { return None };
        if let Some(value) = object.attributes.get(name) {
            return Some(value);
        }
        object.mro[1..].iter().find_map(|&base| match base {
            Value::Type(base) => self.own_method(base, name).map(Value::Native),
            Value::Ref(base) => match self.heap.get(base) {
                Object::Class(base) => base.attributes.get(name),
                _ => None,
            },
            _ => None,
        })
    }

    /// The attribute that the class of a value has.
    pub(crate) fn class_attribute(&self, value: Value, name: Name) -> Option<Value> {
        self.attribute_of_class(self.class_of(value), name)
    }

    /// The attribute that a class gives its instances.
    pub(crate) fn attribute_of_class(&self, class: Value, name: Name) -> Option<Value> {
        match class {
            Value::Ref(class) => self.mro_attribute(class, name),
            Value::Type(class) => self.native_method(class, name).map(Value::Native),
            _ => None,
        }
    }

    /// The class of a value.
    pub(crate) fn class_of(&self, value: Value) -> Value {
        match value {
            Value::Ref(handle) => self.heap.get(handle).class(),
            Value::Unbound | Value::None => Type::NoneType.into(),
            Value::NotImplemented => Type::NotImplementedType.into(),
            Value::Ellipsis => Type::EllipsisType.into(),
            Value::Bool(_) => Type::Bool.into(),
            Value::Int(_) => Type::Int.into(),
            Value::Float(_) => Type::Float.into(),
            Value::Type(_) => Type::Type.into(),
            Value::Native(_) => Type::BuiltinFunction.into(),
            Value::Module(_) => Type::Module.into(),
        }
    }

    /// A method and its receiver, where no bound method has to be made.
    #[inline]
    pub(super) fn simple_method(&self, object: Value, name: Name) -> Option<(Value, Value)> {
        match object {
            Value::Ref(handle) => match self.heap.get(handle) {
                Object::Instance(instance) => {
                    if instance.attributes.get(name).is_some() {
                        return None;
                    }
                    let method = self.mro_attribute(instance.class, name)?;
                    let is_function = match method {
                        Value::Native(_) => instance.payload.is_unbound(),
                        _ => matches!(self.heap.object(method), Some(Object::Function(_))),
                    };
                    is_function.then_some((method, object))
                }
                Object::Class(_) | Object::Exception(_) | Object::Super { .. } | Object::Function(_) => None,
                other => match other.class() {
                    Value::Type(class) => self.native_method(class, name).map(|native| (Value::Native(native), object)),
                    _ => None,
                },
            },
            Value::Module(module) => self.made_attribute(module.name, name).map(|value| (value, Value::Unbound)),
            _ => None,
        }
    }

    /// An attribute that lies in the object itself.
    #[inline]
    pub(super) fn simple_attribute(&self, object: Value, name: Name) -> Option<Value> {
        match object {
            Value::Ref(handle) => match self.heap.get(handle) {
                Object::Instance(instance) => instance.attributes.get(name),
                _ => None,
            },
            Value::Module(module) => self.made_attribute(module.name, name),
            _ => None,
        }
    }

    /// Gives an attribute of an instance that it has already another value; whether that was possible.
    #[inline]
    pub(super) fn store_simple_attribute(&mut self, object: Value, name: Name, value: Value) -> bool {
        let Value::Ref(handle) = object else { return false };
        let Object::Instance(instance) = self.heap.get(handle) else { return false };
        let is_plain = matches!(self.heap.get(instance.class), Object::Class(class) if class.stores_plainly);
        if !is_plain || instance.attributes.get(name).is_none() {
            return false;
        }
        if let Object::Instance(instance) = self.heap.get_mut(handle) {
            instance.attributes.set(name, value);
        }
        true
    }
}

impl Call<'_> {
    /// `value.name`
    ///
    /// # Errors
    /// AttributeError; what a property raises.
    pub fn attribute(&mut self, value: Value, name: Name) -> Result<Value, Stop> {
        if let Some(found) = self.find_attribute(value, name)? {
            return Ok(found);
        }
        if self.is_own(value)
            && let Some(method) = self.special(value, "__getattr__")?
        {
            let text = self.machine.names.text(name).clone();
            let text = self.keep_str(text)?;
            return self.call(method, &[text]);
        }
        Err(self.no_attribute(value, name))
    }

    fn no_attribute(&mut self, value: Value, name: Name) -> Stop {
        let name = self.machine.names.text(name).clone();
        let text = match value {
            Value::Module(module) => format!("module '{}' has no attribute '{name}'", module.name),
            _ => match (value, self.look().object(value)) {
                (_, Some(Object::Class(_))) if self.members(value).is_some() => name.to_string(),
                (Value::Type(_), _) | (_, Some(Object::Class(_))) => {
                    format!("type object '{}' has no attribute '{name}'", self.machine.full_class_name(value))
                }
                (_, Some(Object::Super { .. })) => format!("'super' object has no attribute '{name}'"),
                _ => format!("'{}' object has no attribute '{name}'", self.type_name(value)),
            },
        };
        self.raise(Type::AttributeError, text)
    }

    /// An attribute, if there is one.
    pub(crate) fn find_attribute(&mut self, value: Value, name: Name) -> Result<Option<Value>, Stop> {
        match value {
            Value::Module(_) => {
                let found = self.module_attribute(value, name)?;
                return if found.is_some() { Ok(found) } else { self.named_attribute(value, name) };
            }
            Value::Type(class) => {
                return match self.machine.native_method(class, name) {
                    Some(native) => Ok(Some(Value::Native(native))),
                    None => self.named_attribute(value, name),
                };
            }
            _ => {}
        }
        match self.look().object(value) {
            Some(Object::Class(_)) => return self.class_object_attribute(value, name),
            Some(&Object::Super { class, receiver }) => return self.super_attribute(class, receiver, name),
            _ => {}
        }
        let in_class = self.machine.class_attribute(value, name);
        if let Some(Object::Property(parts)) = in_class.and_then(|found| self.look().object(found)) {
            let getter = parts[0];
            return self.call(getter, &[value]).map(Some);
        }
        let own = match self.look().object(value) {
            Some(Object::Instance(instance)) => instance.attributes.get(name),
            Some(Object::Exception(exception)) => exception.attributes.get(name),
            Some(Object::Function(function)) => function.attributes.get(name),
            _ => None,
        };
        if own.is_some() {
            return Ok(own);
        }
        if let Some(found) = self.named_attribute(value, name)? {
            return Ok(Some(found));
        }
        match in_class {
            Some(found) => self.bound(found, value).map(Some),
            None => self.foreign_attribute(value, name),
        }
    }

    /// An attribute of a class, seen through an instance.
    fn bound(&mut self, attribute: Value, receiver: Value) -> Result<Value, Stop> {
        let method = match (attribute, self.look().object(attribute)) {
            (Value::Native(native), _) => {
                Object::Method { function: attribute, receiver: self.native_receiver(native, receiver) }
            }
            (_, Some(Object::Function(_))) => Object::Method { function: attribute, receiver },
            (_, Some(&Object::StaticMethod(function))) => return Ok(function),
            (_, Some(&Object::ClassMethod(function))) => {
                let receiver = self.class_of(receiver);
                Object::Method { function, receiver }
            }
            (_, Some(Object::Foreign(foreign))) if foreign.is_callable() => {
                Object::Method { function: attribute, receiver }
            }
            _ => return Ok(attribute),
        };
        self.heap().insert(method).map(Value::Ref)
    }

    /// Native methods of `list`, `dict` … see the list or dict that an instance also is, others the instance.
    fn native_receiver(&self, native: &'static Native, receiver: Value) -> Value {
        let plain = self.plain(receiver);
        if let (Value::Type(class), Some(name)) = (self.class_of(plain), self.machine.names.find(native.short_name()))
            && self.machine.native_method(class, name).is_some_and(|method| std::ptr::eq(method, native))
        {
            return plain;
        }
        receiver
    }

    fn class_object_attribute(&mut self, class: Value, name: Name) -> Result<Option<Value>, Stop> {
        let Value::Ref(handle) = class else { return Ok(None) };
        let Some(found) = self.machine.mro_attribute(handle, name) else {
            return self.named_attribute(class, name);
        };
        if matches!(found, Value::Native(_))
            && let Some(found) = self.named_attribute(class, name)?
        {
            return Ok(Some(found));
        }
        match self.look().object(found) {
            Some(&Object::StaticMethod(function)) => Ok(Some(function)),
            Some(&Object::ClassMethod(function)) => {
                self.heap().insert(Object::Method { function, receiver: class }).map(|method| Some(method.into()))
            }
            _ => Ok(Some(found)),
        }
    }

    /// `super().name`: of the classes after one in the order of the receiver's class.
    fn super_attribute(&mut self, class: Value, receiver: Value, name: Name) -> Result<Option<Value>, Stop> {
        let is_class = matches!(self.look().object(receiver), Some(Object::Class(_)));
        let of = if is_class { receiver } else { self.class_of(receiver) };
        let Some(Object::Class(object)) = self.look().object(of) else { return Ok(None) };
        let mro = object.mro.clone();
        let after = mro.iter().position(|other| other.is(class)).map_or(mro.len(), |at| at + 1);
        for &base in &mro[after..] {
            let found = match base {
                Value::Type(base) => self.machine.own_method(base, name).map(Value::Native),
                _ => match self.look().object(base) {
                    Some(Object::Class(base)) => base.attributes.get(name),
                    _ => None,
                },
            };
            let Some(found) = found else { continue };
            return match self.look().object(found) {
                Some(Object::Property(parts)) if !is_class => {
                    let getter = parts[0];
                    self.call(getter, &[receiver]).map(Some)
                }
                Some(&Object::StaticMethod(function)) => Ok(Some(function)),
                Some(&Object::ClassMethod(function)) => {
                    self.heap().insert(Object::Method { function, receiver: of }).map(|method| Some(method.into()))
                }
                Some(Object::Function(_)) if is_class => Ok(Some(found)),
                _ if matches!(found, Value::Native(_)) => self.super_native(found, base, receiver).map(Some),
                _ => self.bound(found, receiver).map(Some),
            };
        }
        Ok(None)
    }

    /// Methods of `list`, `dict` … see the list or dict that the instance also is, but for `__init__`, which makes it.
    fn super_native(&mut self, found: Value, base: Value, receiver: Value) -> Result<Value, Stop> {
        let Value::Native(native) = found else { return Ok(found) };
        // `__new__` is a static method.
        if native.short_name() == "__new__" {
            return Ok(found);
        }
        let sees_instance = base.is(Value::Type(Type::Object)) || native.short_name() == "__init__";
        let receiver = if sees_instance { receiver } else { self.plain(receiver) };
        self.heap().insert(Object::Method { function: found, receiver }).map(Value::Ref)
    }

    /// `value.name = attribute`
    ///
    /// # Errors
    /// AttributeError; what a property raises.
    pub fn set_attribute(&mut self, value: Value, name: Name, attribute: Value) -> Result<(), Stop> {
        if self.is_own(value) {
            let setattr = self.name("__setattr__");
            match self.machine.class_attribute(value, setattr) {
                Some(Value::Native(native)) if native.name.starts_with("object.") => {}
                Some(method) => {
                    let text = self.machine.names.text(name).clone();
                    let text = self.keep_str(text)?;
                    self.call(method, &[value, text, attribute])?;
                    return Ok(());
                }
                None => {}
            }
        }
        self.set_plainly(value, name, attribute)
    }

    /// The same without a `__setattr__` of the program.
    pub(crate) fn set_plainly(&mut self, value: Value, name: Name, attribute: Value) -> Result<(), Stop> {
        // The streams of `sys` stay what they are: `print` does not ask for them.
        if let Value::Module(module) = value
            && !(module.name == "sys" && self.machine.names.text(name).starts_with("std"))
        {
            let kept = &mut self.machine.module_attributes;
            kept.retain(|entry| (entry.0, entry.1) != (module.name, name));
            kept.push((module.name, name, attribute));
            return Ok(());
        }
        let Value::Ref(handle) = value else { return Err(self.cannot_set(value, name)) };
        if self.is_own(value) {
            let in_class = self.machine.class_attribute(value, name);
            if let Some(Object::Property(parts)) = in_class.and_then(|found| self.look().object(found)) {
                let setter = parts[1];
                if setter.is_none() || setter.is_unbound() {
                    let (class, name) = (self.type_name(value), self.machine.names.text(name).clone());
                    let text = format!("property '{name}' of '{class}' object has no setter");
                    return Err(self.raise(Type::AttributeError, text));
                }
                self.call(setter, &[value, attribute])?;
                return Ok(());
            }
        }
        let (setattr, doc) = (self.name("__setattr__"), self.name("__doc__"));
        self.heap().grow(size_of::<(Name, Value)>())?;
        let namespace = match self.heap().get_mut(handle) {
            Object::Instance(instance) => &mut instance.attributes,
            Object::Exception(exception) => &mut exception.attributes,
            Object::Function(function) => &mut function.attributes,
            Object::Class(class) => {
                class.stores_plainly &= name != setattr;
                &mut class.attributes
            }
            Object::Property(parts) if name == doc => {
                parts[3] = attribute;
                return Ok(());
            }
            _ => return self.set_foreign_attribute(value, name, attribute),
        };
        namespace.set(name, attribute);
        Ok(())
    }

    fn cannot_set(&mut self, value: Value, name: Name) -> Stop {
        self.no_attribute(value, name)
    }

    /// `del value.name`
    ///
    /// # Errors
    /// AttributeError; what a property raises.
    pub fn delete_attribute(&mut self, value: Value, name: Name) -> Result<(), Stop> {
        let in_class = self.machine.class_attribute(value, name);
        if let Some(Object::Property(parts)) = in_class.and_then(|found| self.look().object(found)) {
            let deleter = parts[2];
            if !deleter.is_none() && !deleter.is_unbound() {
                self.call(deleter, &[value])?;
                return Ok(());
            }
        }
        let removed = match value {
            Value::Ref(handle) => match self.heap().get_mut(handle) {
                Object::Instance(instance) => instance.attributes.remove(name),
                Object::Exception(exception) => exception.attributes.remove(name),
                Object::Function(function) => function.attributes.remove(name),
                Object::Class(class) => class.attributes.remove(name),
                _ => None,
            },
            _ => None,
        };
        match removed {
            Some(_) => Ok(()),
            None => {
                let text = self.machine.names.text(name).clone();
                Err(match self.look().object(value) {
                    Some(Object::Instance(_)) => self.raise(Type::AttributeError, text),
                    _ => self.no_attribute(value, name),
                })
            }
        }
    }
}
