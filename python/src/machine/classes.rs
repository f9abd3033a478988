//! Classes of the program: how they are made, how instances are made, and what `object` gives them.

use std::rc::Rc;

use super::Machine;
use super::calls::Asked;
use crate::frame::{Frame, Then};
use crate::names::{Name, Namespace};
use crate::native::{Call, Native, Stop};
use crate::object::{Class, Instance, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

/// function of the body, name, bases … →
pub(super) static BUILD_CLASS: Native =
    Native::new("__build_class__", build_class).takes(2, &["", ""]).variadic().any_keyword();

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
        let is_simple = object.layout == Type::Object && object.special.is_unbound() && !object.makes_itself;
        let init = self.intern("__init__");
        if is_simple && then == Then::Push && matches!(self.frames.last(), Some(Frame::Python(_))) {
            let method = self.mro_attribute(class, init);
            let function = method.and_then(Value::handle);
            match function.filter(|&function| matches!(self.heap.get(function), Object::Function(_))) {
                Some(function) => {
                    let instance = self.new_instance(class)?;
                    // The instance is the value, and the first argument.
                    self.stack.splice(bottom..first, [instance, instance]);
                    self.call(Value::Ref(function), bottom + 1, names, bottom + 1, Then::Init)?;
                    if let Some(Frame::Python(frame)) = self.frames.last_mut() {
                        frame.weight += 1;
                        self.nesting += 1;
                    }
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

    fn new_instance(&mut self, class: Handle) -> Result<Value, Stop> {
        let instance = Instance { class, attributes: Namespace::default(), payload: Value::Unbound };
        self.heap.insert(Object::Instance(Box::new(instance))).map(Value::Ref)
    }

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
            Value::Type(class) => class.name().rsplit('.').next().unwrap_or_default().into(),
            _ => match self.heap.object(class) {
                Some(Object::Class(class)) => class.name.clone(),
                _ => "object".into(),
            },
        }
    }

    /// The `__name__` of the class of a value.
    pub(crate) fn type_name(&self, value: Value) -> Rc<str> {
        self.class_name(self.class_of(value))
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
            let text = call.keep(|heap| heap.new_str(text))?;
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
    call.finish_class(class, keywords)
}

impl Call<'_> {
    /// A class of the program.
    ///
    /// # Errors
    /// TypeError for bases that do not go together.
    pub(crate) fn new_class(&mut self, name: &str, bases: &[Value], attributes: Namespace) -> Result<Value, Stop> {
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
        class = class.base();
        mro.push(Value::Type(class));
    }
    mro
}

fn construct(call: &mut Call<'_>) -> Result<Value, Stop> {
    let class = call.arg(0);
    let arguments = call.rest(1);
    let keywords = call.named();
    let Value::Ref(handle) = class else { return Ok(Value::None) };
    let Some(Object::Class(object)) = call.look().object(class) else { return Ok(Value::None) };
    let (makes_itself, is_special) = (object.makes_itself, !object.special.is_unbound());
    if is_special && let Some(made) = call.construct_special(class, &arguments, keywords)? {
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
    if !call.is_instance(instance, class)? {
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
                let class = call.type_name(result);
                return Err(call.type_error(format_args!("__init__() should return None, not '{class}'")));
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
        let entries: Vec<_> = match self.look().object(keywords) {
            Some(Object::Dict(dict)) => dict.iter().collect(),
            _ => Vec::new(),
        };
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

/// The methods of classes of Python that only the machine can have.
pub(super) fn method(class: Type, name: &str) -> Option<&'static Native> {
    let own = METHODS.iter().find(|method| method.0 == class && method.1.short_name() == name);
    own.map(|method| &method.1)
}

/// `generator.close()`
pub(super) static CLOSE: Native = close_native();

const fn close_native() -> Native {
    Native::new("generator.close", close).takes(1, &[""])
}

/// Closes a generator that was dropped when an exception was raised, which goes on afterwards.
pub(super) static CLOSE_AND_RAISE: Native = Native::new("generator.close", |call| {
    close(call)?;
    Err(Stop::raise(call.arg(1)))
})
.takes(2, &["", ""]);

static METHODS: &[(Type, Native)] = &[
    (Type::Object, Native::new("object.__init__", |_| Ok(Value::None)).takes(1, &[""]).variadic().any_keyword()),
    (Type::Object, Native::new("object.__new__", new).takes(1, &[""]).variadic().any_keyword()),
    (Type::Object, Native::new("object.__setattr__", set_attribute).takes(3, &["", "", ""])),
    (Type::Object, Native::new("object.__delattr__", delete_attribute).takes(2, &["", ""])),
    (Type::Object, Native::new("object.__getattribute__", get_attribute).takes(2, &["", ""])),
    (Type::Object, Native::new("object.__init_subclass__", |_| Ok(Value::None)).variadic().any_keyword()),
    (Type::List, Native::new("list.__init__", init_payload).takes(1, &[""]).variadic().any_keyword()),
    (Type::Dict, Native::new("dict.__init__", init_payload).takes(1, &[""]).variadic().any_keyword()),
    (Type::Set, Native::new("set.__init__", init_payload).takes(1, &[""]).variadic()),
    (Type::Generator, Native::new("generator.__iter__", |call| Ok(call.arg(0))).takes(1, &[""])),
    (Type::Generator, Native::new("generator.__next__", next).takes(1, &[""])),
    (Type::Generator, Native::new("generator.send", send).takes(2, &["", ""])),
    (Type::Generator, Native::new("generator.throw", throw).takes(2, &["", "", "", ""])),
    (Type::Generator, close_native()),
    (Type::Type, Native::new("type.mro", mro).takes(1, &[""])),
];

fn new(call: &mut Call<'_>) -> Result<Value, Stop> {
    let class = call.arg(0);
    let arguments = call.rest(1);
    let is_class = matches!(call.look().object(class), Some(Object::Class(_)));
    if is_class { call.make_instance(class, &arguments, Value::Unbound) } else { call.call(class, &[]) }
}

fn set_attribute(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = attribute_name(call, 1)?;
    call.set_plainly(call.arg(0), name, call.arg(2)).map(|()| Value::None)
}

fn delete_attribute(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = attribute_name(call, 1)?;
    call.delete_attribute(call.arg(0), name).map(|()| Value::None)
}

fn get_attribute(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = attribute_name(call, 1)?;
    call.attribute(call.arg(0), name)
}

fn attribute_name(call: &mut Call<'_>, index: usize) -> Result<Name, Stop> {
    match call.look().str(call.arg(index)).map(|text| text.shared()) {
        Some(text) => Ok(call.name(&text)),
        None => Err(call.type_error("attribute name must be string")),
    }
}

/// Gives an instance of a class that derives from `list`, `dict` … the data that the class of Python makes.
fn init_payload(call: &mut Call<'_>) -> Result<Value, Stop> {
    let instance = call.arg(0);
    let arguments = call.rest(1);
    let Some(Object::Instance(object)) = call.look().object(instance) else { return Ok(Value::None) };
    let class = object.payload;
    let class = call.class_of(class);
    let keywords = match class {
        Value::Type(Type::Dict) => call.named(),
        _ => Value::Unbound,
    };
    let payload = call.call_with(class, &arguments, keywords)?;
    if let Value::Ref(handle) = instance
        && let Object::Instance(instance) = call.heap().get_mut(handle)
    {
        instance.payload = payload;
    }
    Ok(Value::None)
}

fn next(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Value::Ref(handle) = call.arg(0) else { return Ok(Value::None) };
    match call.recorded() {
        Some(answer) => result_of(call, answer.any()),
        None => Err(call.machine.ask(Asked::Resume(handle, Value::None), false)),
    }
}

fn send(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (generator, value) = (call.arg(0), call.arg(1));
    let Value::Ref(handle) = generator else { return Ok(Value::None) };
    match call.recorded() {
        Some(answer) => result_of(call, answer.any()),
        None => Err(call.machine.ask(Asked::Resume(handle, value), false)),
    }
}

/// The value that a generator has given, or StopIteration with the one that it returned.
fn result_of(call: &mut Call<'_>, value: Value) -> Result<Value, Stop> {
    if !value.is_unbound() {
        return Ok(value);
    }
    Err(call.stop_iteration(call.arg(0)))
}

impl Call<'_> {
    /// StopIteration of an iterator that has just ended, with the value that a generator returned.
    pub(crate) fn stop_iteration(&mut self, iter: Value) -> Stop {
        let is_generator = matches!(self.look().object(iter), Some(Object::Generator(_)));
        let result = [self.machine.generator_result];
        let arguments = if is_generator && !result[0].is_none() { &result[..] } else { &[] };
        self.machine.raise_with(Type::StopIteration.into(), arguments)
    }
}

fn throw(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Value::Ref(handle) = call.arg(0) else { return Ok(Value::None) };
    let (mut exception, value) = (call.arg(1), call.arg(2));
    if call.machine.exception(exception).is_none() {
        let arguments: &[Value] = if value.is_unbound() || value.is_none() { &[] } else { &[value] };
        exception = match call.machine.exception(value) {
            Some(_) => value,
            None => call.call(exception, arguments)?,
        };
    }
    match call.recorded() {
        Some(answer) => result_of(call, answer.any()),
        None => Err(call.machine.ask(Asked::Throw(handle, exception), false)),
    }
}

fn close(call: &mut Call<'_>) -> Result<Value, Stop> {
    let Value::Ref(handle) = call.arg(0) else { return Ok(Value::None) };
    let inner = call.machine.delegate(handle).map_or(Value::None, Value::Ref);
    let inner = call.keep(|_| Ok(inner))?;
    // As in CPython, the generator of a `yield from` is closed first, and not inside of this one.
    let failed = match inner {
        Value::None => None,
        inner => call.try_call(Value::Native(&CLOSE), &[inner])?.err(),
    };
    match call.recorded() {
        None => {
            let exception = match failed {
                Some(exception) => exception,
                None => call.machine.new_exception(Type::GeneratorExit.into(), &[])?,
            };
            Err(call.machine.ask(Asked::ThrowHere(handle, exception), true))
        }
        Some(crate::native::Answer::Value(value)) if value.is_unbound() => Ok(Value::None),
        Some(crate::native::Answer::Value(_)) => Err(call.raise(Type::RuntimeError, "generator ignored GeneratorExit")),
        Some(crate::native::Answer::Raised(exception)) => {
            let is_end = call.machine.is_exception(exception, Type::GeneratorExit)
                || call.machine.is_exception(exception, Type::StopIteration);
            if is_end { Ok(Value::None) } else { Err(Stop::raise(exception)) }
        }
    }
}

fn mro(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mro = match call.arg(0) {
        Value::Type(class) => type_mro(class),
        class => match call.look().object(class) {
            Some(Object::Class(class)) => class.mro.to_vec(),
            _ => Vec::new(),
        },
    };
    call.heap().new_list(mro)
}
