//! Calls of classes: how instances are made.

use super::Machine;
use super::calls::Asked;
use crate::frame::{Frame, Then};
use crate::names::{Name, Namespace};
use crate::native::{Call, Native, Stop};
use crate::object::{Instance, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

/// class, arguments … → instance
static CONSTRUCT: Native = Native::new("type", construct).takes(1, &[""]).variadic().any_keyword();

impl Machine {
    /// Calls a class of Python.
    pub(super) fn call_type(
        &mut self,
        class: Type,
        first: usize,
        names: &[Name],
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        if class == Type::Super {
            return self.call_super(first, bottom, then);
        }
        if class.is_exception() {
            if !names.is_empty() && class != Type::ImportError {
                return Err(self.raise(Type::TypeError, format_args!("{}() takes no keyword arguments", class.name())));
            }
            let arguments = self.stack[first..].to_vec();
            let exception = self.new_exception(class.into(), &arguments)?;
            self.stack.truncate(bottom);
            return self.deliver(exception, then);
        }
        match crate::library::constructor(class) {
            Some(native) => self.call_native(native, first, names, bottom, then),
            None => Err(self.raise(Type::TypeError, format_args!("cannot create '{}' instances", class.name()))),
        }
    }

    /// `super()` in a method, or `super(class, receiver)`.
    fn call_super(&mut self, first: usize, bottom: usize, then: Then) -> Result<(), Stop> {
        let (mut class, mut receiver) = match self.stack[first..] {
            [class, receiver] => (class, receiver),
            [class] => (class, Value::Unbound),
            _ => (Value::Unbound, Value::Unbound),
        };
        if let (true, Some(Frame::Python(frame))) = (class.is_unbound(), self.frames.last()) {
            let code = &self.program.codes[frame.code as usize];
            let base = frame.base as usize;
            if let Some(slot) = code.slots.iter().position(|name| &**name == "__class__") {
                class = self.cell(self.stack[base + slot]);
                receiver = self.stack[base];
                if code.cells.contains(&0) {
                    receiver = self.cell(receiver);
                }
            }
        }
        if class.is_unbound() || receiver.is_unbound() {
            return Err(self.raise(Type::RuntimeError, "super(): no arguments"));
        }
        let value = self.heap.insert(Object::Super { class, receiver })?;
        self.stack.truncate(bottom);
        self.deliver(Value::Ref(value), then)
    }

    /// Calls a class of the program.
    pub(super) fn call_class(
        &mut self,
        class: Handle,
        first: usize,
        names: &[Name],
        bottom: usize,
        then: Then,
    ) -> Result<(), Stop> {
        let Object::Class(object) = self.heap.get(class) else { return Ok(()) };
        let (makes_itself, is_plain) = (object.makes_itself, object.special.is_unbound());
        let is_simple = object.layout == Type::Object && is_plain && !makes_itself;
        let init = self.intern("__init__");
        if makes_itself && is_plain && !matches!(self.mro_attribute(class, init), Some(Value::Ref(_))) {
            let new = self.intern("__new__");
            if let Some(function @ Value::Ref(handle)) = self.mro_attribute(class, new)
                && let Object::Function(_) = self.heap.get(handle)
            {
                self.stack.insert(first, Value::Ref(class));
                self.call(function, first, names, bottom, then)?;
                self.weigh_call();
                return Ok(());
            }
        }
        if is_simple && then == Then::Push && matches!(self.frames.last(), Some(Frame::Python(_))) {
            let method = self.mro_attribute(class, init);
            let function = method.and_then(Value::handle);
            match function.filter(|&function| matches!(self.heap.get(function), Object::Function(_))) {
                Some(function) => {
                    let instance = self.new_instance(class)?;
                    // The instance is the value, and the first argument.
                    self.stack.splice(bottom..first, [instance, instance]);
                    self.call(Value::Ref(function), bottom + 1, names, bottom + 1, Then::Init)?;
                    self.weigh_call();
                    return Ok(());
                }
                None if self.stack.len() == first => {
                    let instance = self.new_instance(class)?;
                    self.stack.truncate(bottom);
                    return self.deliver(instance, then);
                }
                None => {}
            }
        }
        self.stack.insert(first, Value::Ref(class));
        self.call_native(&CONSTRUCT, first, names, bottom, then)
    }

    /// In CPython a class is called in C, which counts against the limit of recursion as well.
    fn weigh_call(&mut self) {
        if let Some(Frame::Python(frame)) = self.frames.last_mut() {
            frame.weight += 1;
            self.nesting += 1;
        }
    }

    fn new_instance(&mut self, class: Handle) -> Result<Value, Stop> {
        let instance = Instance { class, attributes: Namespace::default(), payload: Value::Unbound };
        self.heap.insert(Object::Instance(Box::new(instance))).map(Value::Ref)
    }
}

fn construct(call: &mut Call<'_>) -> Result<Value, Stop> {
    let class = call.arg(0);
    let arguments = call.rest(1);
    let keywords = call.named();
    let Value::Ref(handle) = class else { return Ok(Value::None) };
    let Some(Object::Class(object)) = call.look().object(class) else { return Ok(Value::None) };
    let (makes_itself, is_special) = (object.makes_itself, !object.special.is_unbound());
    if is_special && let Some(made) = call.construct_special(class, &arguments)? {
        return Ok(made);
    }
    let instance = if makes_itself {
        let new = call.name("__new__");
        let function = call.machine.mro_attribute(handle, new);
        let function = match function.and_then(|function| call.look().object(function)) {
            Some(&Object::StaticMethod(function)) => function,
            _ => function.unwrap_or(Value::None),
        };
        let mut all = vec![class];
        all.extend(&arguments);
        call.call_with(function, &all, keywords)?
    } else {
        call.make_instance(class, &arguments, keywords)?
    };
    if !call.is_instance(instance, class) {
        return Ok(instance);
    }
    let init = call.name("__init__");
    match call.machine.mro_attribute(handle, init) {
        Some(Value::Native(_)) | None => {
            let is_plain = matches!(call.look().object(instance), Some(Object::Instance(instance)) if instance.payload.is_unbound());
            let has_keywords = matches!(call.look().object(keywords), Some(Object::Dict(dict)) if !dict.is_empty());
            if is_plain && !makes_itself && (!arguments.is_empty() || has_keywords) {
                let name = call.class_name(class);
                return Err(call.type_error(format_args!("{name}() takes no arguments")));
            }
        }
        Some(init) => {
            let mut all = vec![instance];
            all.extend(&arguments);
            let result = call.call_with(init, &all, keywords)?;
            if !result.is_none() {
                return Err(call.must_be_quoted("__init__() should return None", result));
            }
        }
    }
    Ok(instance)
}

impl Call<'_> {
    /// An instance before its `__init__`: what `__new__` of the class of Python does.
    pub(crate) fn make_instance(&mut self, class: Value, arguments: &[Value], keywords: Value) -> Result<Value, Stop> {
        let Value::Ref(handle) = class else { return self.call_with(class, arguments, keywords) };
        let Some(Object::Class(object)) = self.look().object(class) else { return Ok(Value::None) };
        let layout = object.layout;
        if layout.is_exception() {
            let arguments = arguments.to_vec();
            if let Some(made) = self.replay() {
                return Ok(made);
            }
            let made = self.machine.new_exception(class, &arguments)?;
            self.note(made);
            return Ok(made);
        }
        let init = self.name("__init__");
        let inits = matches!(self.machine.mro_attribute(handle, init), Some(Value::Ref(_)));
        let payload = match layout {
            Type::Object => Value::Unbound,
            // What cannot change has its value from the beginning; the others get theirs in `__init__`.
            Type::Int | Type::Float | Type::Str | Type::Tuple | Type::FrozenSet => {
                self.call_with(Value::Type(layout), arguments, keywords)?
            }
            _ if inits => self.call(Value::Type(layout), &[])?,
            _ => self.call_with(Value::Type(layout), arguments, keywords)?,
        };
        self.keep(|heap| {
            let instance = Instance { class: handle, attributes: Namespace::default(), payload };
            heap.insert(Object::Instance(Box::new(instance))).map(Value::Ref)
        })
    }

    /// Calls a function with arguments by place, and a dict of named ones or nothing.
    ///
    /// # Errors
    /// As [`call`](Call::call).
    pub(crate) fn call_with(&mut self, function: Value, arguments: &[Value], keywords: Value) -> Result<Value, Stop> {
        let entries = self.entries(keywords).unwrap_or_default();
        if entries.is_empty() {
            return self.call(function, arguments);
        }
        if let Some(answer) = self.replay() {
            return Ok(answer);
        }
        let mut names = Vec::new();
        let mut all = arguments.to_vec();
        for (key, value) in entries {
            let Some(text) = self.look().str(key).map(|text| text.shared()) else {
                return Err(self.type_error("keywords must be strings"));
            };
            names.push(self.machine.intern(&text));
            all.push(value);
        }
        Err(self.machine.ask(Asked::Call(function, all, Some(names.into())), false))
    }
}
