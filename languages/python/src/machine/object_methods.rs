//! The methods of classes of Python that only the machine can have.

use super::classes::type_mro;
use crate::native::{Call, Native, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

/// All methods that classes of Python have themselves, in the order in which one is looked for.
pub(crate) fn methods() -> impl Iterator<Item = (Type, &'static Native)> {
    let own = METHODS.iter().chain(super::generator_methods::METHODS).map(|method| (method.0, &method.1));
    own.chain(crate::library::all_methods())
}

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
    (Type::Type, Native::new("type.mro", mro).takes(1, &[""])),
];

fn new(call: &mut Call<'_>) -> Result<Value, Stop> {
    let class = call.arg(0);
    let arguments = call.rest(1);
    let is_class = matches!(call.look().object(class), Some(Object::Class(_)));
    if is_class { call.make_instance(class, &arguments, Value::Unbound) } else { call.call(class, &[]) }
}

fn set_attribute(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = call.attribute_name(call.arg(1))?;
    call.set_plainly(call.arg(0), name, call.arg(2)).map(|()| Value::None)
}

fn delete_attribute(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = call.attribute_name(call.arg(1))?;
    call.delete_attribute(call.arg(0), name).map(|()| Value::None)
}

fn get_attribute(call: &mut Call<'_>) -> Result<Value, Stop> {
    let name = call.attribute_name(call.arg(1))?;
    call.attribute(call.arg(0), name)
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
