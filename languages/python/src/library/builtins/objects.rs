//! `callable getattr … vars`: functions that look at objects and classes.

use std::rc::Rc;

use crate::library::Foreign;
use crate::library::modules::{exit, methods_of, stands_for};
use crate::library::repr::id;
use crate::library::table::natives;
use crate::native::{Call, Native, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

natives! {
    /// Functions that look at objects and classes.
    OBJECTS:
    Native::new("callable", |call| call.typed(callable)).takes(1, &[""]) => [
        "print(callable(len), callable(int), callable(3), callable(lambda: 0), callable([].append))"
            => "True True False True True",
    ];
    Native::new("delattr", delattr).takes(2, &["", ""]) => [
        "class A: pass\na = A(); a.x = 1; delattr(a, 'x'); print(hasattr(a, 'x'))" => "False",
    ];
    Native::new("exit", exit).takes(0, &[""]) => ["try: exit('no')\nexcept SystemExit as e: print(e.code)" => "no"];
    Native::new("getattr", getattr).takes(2, &["", "", ""]) => [
        "class A: x = 1\nprint(getattr(A, 'x'), getattr(A(), 'y', 2))" => "1 2",
    ];
    Native::new("hasattr", |call| optional_attribute(call).map(|found| found.is_some().into())).takes(2, &["", ""]) => [
        "class A: x = 1\nprint(hasattr(A, 'x'), hasattr(A(), 'y'), hasattr([], 'append'))" => "True False True",
    ];
    Native::new("hash", |call| call.typed(Call::hash)).takes(1, &[""]) => [
        "print(hash(-1), hash(2**61), hash(0.5), hash((1, 2)), hash(True) == hash(1.0))"
            => "-2 1 1152921504606846976 -3550055125485641917 True",
    ];
    Native::new("id", |call| call.pure(id)).takes(1, &[""]) => ["a = []; b = a; print(id(a) == id(b), id(a) == id([]))" => "True False"];
    Native::new("isinstance", |call| call.typed(isinstance)).takes(2, &["", ""]) => [
        "print(isinstance(True, int), isinstance(1, (str, float)), isinstance([], object))" => "True False True",
        "class A: pass\nclass B(A): pass\nprint(isinstance(B(), A), isinstance(A(), (int, (B, A))))" => "True True",
    ];
    Native::new("issubclass", |call| call.typed(issubclass)).takes(2, &["", ""]) => [
        "class A: pass\nclass B(A): pass\nprint(issubclass(B, A), issubclass(A, B), issubclass(bool, (str, int)))"
            => "True False True",
    ];
    Native::new("quit", exit).takes(0, &[""]) => ["print(1); quit(); print(2)" => "1"];
    Native::new("setattr", setattr).takes(3, &["", "", ""]) => [
        "class A: pass\na = A(); setattr(a, 'x', 5); print(a.x)" => "5",
    ];
    Native::new("vars", vars).takes(1, &[""]) => [
        "class A:\n    def __init__(self): self.x, self.y = 1, 2\nprint(vars(A()))" => "{'x': 1, 'y': 2}",
    ];
}

/// `getattr(object, name)`, as a function that can be called where its exception is caught.
static ATTRIBUTE: Native = Native::new("getattr", attribute).takes(2, &["", ""]);

fn callable(call: &mut Call<'_>, value: Value) -> Result<bool, Stop> {
    Ok(match value {
        Value::Native(_) | Value::Type(_) => true,
        _ => match call.heap().object(value) {
            Some(Object::Function(_) | Object::Class(_) | Object::Method { .. }) => true,
            Some(Object::Foreign(foreign)) => foreign.is_callable(),
            Some(Object::Instance(_)) => call.special(value, "__call__")?.is_some(),
            _ => false,
        },
    })
}

fn attribute(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = call.attribute_name(call.arg(1))?;
    call.attribute(call.arg(0), name)
}

fn getattr(call: &mut Call<'_>) -> Result<Value, Stop> {
    match call.arg(2) {
        Value::Unbound => attribute(call),
        default => Ok(optional_attribute(call)?.unwrap_or(default)),
    }
}

/// The attribute, or `None` after an AttributeError.
fn optional_attribute(call: &mut Call<'_>) -> Result<Option<Value>, Stop> {
    let arguments = [call.arg(0), call.arg(1)];
    match call.try_call(Value::Native(&ATTRIBUTE), &arguments)? {
        Ok(value) => Ok(Some(value)),
        Err(exception) if call.is_instance(exception, Type::AttributeError.into()) => Ok(None),
        Err(exception) => Err(Stop::raise(exception)),
    }
}

fn setattr(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = call.attribute_name(call.arg(1))?;
    call.set_attribute(call.arg(0), name, call.arg(2))?;
    Ok(Value::None)
}

fn delattr(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = call.attribute_name(call.arg(1))?;
    call.delete_attribute(call.arg(0), name)?;
    Ok(Value::None)
}

fn isinstance(call: &mut Call<'_>, value: Value, bases: Value) -> Result<bool, Stop> {
    derives(call, call.class_of(value), bases, "isinstance")
}

fn issubclass(call: &mut Call<'_>, class: Value, bases: Value) -> Result<bool, Stop> {
    if !is_class(call, class) {
        return Err(call.type_error("issubclass() arg 1 must be a class"));
    }
    derives(call, class, bases, "issubclass")
}

/// Whether a class derives from one of some classes, which may be in tuples of tuples and in unions.
fn derives(call: &mut Call<'_>, class: Value, bases: Value, function: &str) -> Result<bool, Stop> {
    let several: Option<Rc<[Value]>> = match call.heap().object(bases) {
        Some(Object::Tuple(items)) => Some(items.clone()),
        Some(Object::Foreign(foreign)) => match &**foreign {
            Foreign::Union(parts) => {
                let class = |part: &Value| if part.is_none() { Type::NoneType.into() } else { *part };
                Some(parts.iter().map(class).collect())
            }
            Foreign::Alias(name) => {
                let methods = methods_of(name);
                if !methods.is_empty() {
                    let mut has = |method: &&str| {
                        let name = call.name(method);
                        call.machine.attribute_of_class(class, name).is_some()
                    };
                    return Ok(methods.iter().all(&mut has));
                }
                let types = stands_for(name);
                if types.is_empty() { None } else { Some(types.into_iter().map(Value::from).collect()) }
            }
            _ => None,
        },
        _ => None,
    };
    if let Some(items) = several {
        for &item in items.iter() {
            if derives(call, class, item, function)? {
                return Ok(true);
            }
        }
        return Ok(false);
    }
    if !is_class(call, bases) {
        let kind = if function == "isinstance" { "type, a tuple of types," } else { "class, a tuple of classes," };
        return Err(call.type_error(format_args!("{function}() arg 2 must be a {kind} or a union")));
    }
    Ok(call.is_subclass(class, bases))
}

fn is_class(call: &mut Call<'_>, value: Value) -> bool {
    matches!(value, Value::Type(_)) || matches!(call.heap().object(value), Some(Object::Class(_)))
}

fn vars(call: &mut Call<'_>) -> Result<Value, Stop> {
    let attributes: Vec<_> = match call.look().object(call.arg(0)) {
        Some(Object::Instance(instance)) => instance.attributes.iter().collect(),
        Some(Object::Class(class)) => class.attributes.iter().collect(),
        Some(Object::Exception(exception)) => exception.attributes.iter().collect(),
        _ => return Err(call.type_error("vars() argument must have __dict__ attribute")),
    };
    let dict = call.heap().new_dict(Default::default())?;
    let Value::Ref(handle) = dict else { return Ok(dict) };
    for (name, value) in attributes {
        let text = call.machine.names.text(name).clone();
        let key = call.new_str(text)?;
        call.dict_set(handle, key, value)?;
    }
    Ok(dict)
}
