//! The methods with underscores of Python's own classes, for programs that call them by name: `super().__setitem__(k, v)`,
//! `list.__len__(x)`, `generator.__next__()`. Operators do not come here.

use crate::ast::{BinaryOp, CompareOp};
use crate::native::{Call, Native, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::Value;

/// The method of a class of Python.
pub(super) fn method(class: Type, name: &str) -> Option<&'static Native> {
    if !name.starts_with("__") {
        return None;
    }
    let group = DUNDERS.iter().find(|group| group.classes.contains(&class) && group.find(name).is_some())?;
    group.find(name)
}

/// Classes, and methods that all of them have.
struct Group {
    classes: &'static [Type],
    methods: &'static [Native],
}

impl Group {
    fn find(&self, name: &str) -> Option<&'static Native> {
        self.methods.iter().find(|native| native.short_name() == name)
    }
}

const fn one(name: &'static str, run: fn(&mut Call<'_>) -> Result<Value, Stop>) -> Native {
    Native::new(name, run).takes(1, &[""])
}

const fn two(name: &'static str, run: fn(&mut Call<'_>) -> Result<Value, Stop>) -> Native {
    Native::new(name, run).takes(2, &["", ""])
}

const VALUES: &[Type] =
    &[Type::Int, Type::Float, Type::Str, Type::List, Type::Tuple, Type::Dict, Type::Set, Type::FrozenSet, Type::Range];

static DUNDERS: &[Group] = &[
    Group {
        classes: &[Type::Object],
        methods: &[
            one("object.__repr__", |call| {
                let text = call.default_repr(call.arg(0))?;
                call.heap().new_str(text)
            }),
            one("object.__str__", |call| {
                let text = call.repr(call.arg(0))?;
                call.heap().new_str(text)
            }),
            two("object.__eq__", |call| identity(call, false)),
            two("object.__ne__", |call| identity(call, true)),
            one("object.__hash__", |call| Ok(Value::Int(crate::library::repr::id(call.arg(0)) >> 4))),
        ],
    },
    Group {
        classes: VALUES,
        methods: &[
            one("object.__repr__", |call| {
                let text = call.repr(call.arg(0))?;
                call.heap().new_str(text)
            }),
            one("object.__str__", |call| {
                let text = call.str(call.arg(0))?;
                call.heap().new_str(text)
            }),
            one("object.__hash__", |call| call.hash(call.arg(0)).map(Value::Int)),
            one("object.__bool__", |call| call.truth(call.arg(0)).map(Value::Bool)),
            two("object.__eq__", |call| call.compare(CompareOp::Eq, call.arg(0), call.arg(1))),
            two("object.__ne__", |call| call.compare(CompareOp::NotEq, call.arg(0), call.arg(1))),
            two("object.__lt__", |call| call.compare(CompareOp::Lt, call.arg(0), call.arg(1))),
            two("object.__le__", |call| call.compare(CompareOp::LtE, call.arg(0), call.arg(1))),
            two("object.__gt__", |call| call.compare(CompareOp::Gt, call.arg(0), call.arg(1))),
            two("object.__ge__", |call| call.compare(CompareOp::GtE, call.arg(0), call.arg(1))),
            two("object.__add__", |call| call.binary(BinaryOp::Add, call.arg(0), call.arg(1))),
            two("object.__sub__", |call| call.binary(BinaryOp::Sub, call.arg(0), call.arg(1))),
            two("object.__mul__", |call| call.binary(BinaryOp::Mult, call.arg(0), call.arg(1))),
            two("object.__mod__", |call| call.binary(BinaryOp::Mod, call.arg(0), call.arg(1))),
            two("object.__and__", |call| call.binary(BinaryOp::BitAnd, call.arg(0), call.arg(1))),
            two("object.__or__", |call| call.binary(BinaryOp::BitOr, call.arg(0), call.arg(1))),
            two("object.__xor__", |call| call.binary(BinaryOp::BitXor, call.arg(0), call.arg(1))),
            two("object.__floordiv__", |call| call.binary(BinaryOp::FloorDiv, call.arg(0), call.arg(1))),
            two("object.__truediv__", |call| call.binary(BinaryOp::Div, call.arg(0), call.arg(1))),
            two("object.__pow__", |call| call.binary(BinaryOp::Pow, call.arg(0), call.arg(1))),
        ],
    },
    Group {
        classes: &[Type::Str, Type::List, Type::Tuple, Type::Dict, Type::Set, Type::FrozenSet, Type::Range],
        methods: &[
            one("object.__len__", |call| call.length(call.arg(0)).map(Value::from)),
            one("object.__iter__", |call| call.iter(call.arg(0))),
            two("object.__contains__", |call| call.contains(call.arg(0), call.arg(1)).map(Value::Bool)),
            two("object.__getitem__", |call| call.item(call.arg(0), call.arg(1))),
        ],
    },
    Group {
        classes: &[Type::List, Type::Dict],
        methods: &[
            Native::new("object.__setitem__", |call| {
                call.set_item(call.arg(0), call.arg(1), call.arg(2)).map(|()| Value::None)
            })
            .takes(3, &["", "", ""]),
            two("object.__delitem__", |call| call.delete_item(call.arg(0), call.arg(1)).map(|()| Value::None)),
        ],
    },
    Group {
        classes: &[
            Type::ListIterator,
            Type::RangeIterator,
            Type::StrIterator,
            Type::DictKeyIterator,
            Type::DictValueIterator,
            Type::DictItemIterator,
            Type::SetIterator,
            Type::Enumerate,
            Type::Zip,
            Type::Map,
            Type::Filter,
            Type::Reversed,
        ],
        methods: &[
            one("object.__iter__", |call| Ok(call.arg(0))),
            one("object.__next__", |call| match call.next(call.arg(0))? {
                Some(value) => Ok(value),
                None => Err(call.machine.raise_with(Type::StopIteration.into(), &[])),
            }),
        ],
    },
];

fn identity(call: &mut Call<'_>, inverted: bool) -> Result<Value, Stop> {
    let same = call.arg(0).is(call.arg(1));
    Ok(if same { Value::Bool(!inverted) } else { Value::NotImplemented })
}

impl Call<'_> {
    /// What `object.__repr__` says of an instance.
    fn default_repr(&mut self, value: Value) -> Result<String, Stop> {
        let Some(Object::Instance(instance)) = self.look().object(value) else { return self.repr(value) };
        let class = Value::Ref(instance.class);
        let name = match self.look().object(class) {
            Some(Object::Class(class)) => class.qualname.clone(),
            _ => "object".into(),
        };
        Ok(format!("<__main__.{name} object at {}>", crate::library::repr::address(value)))
    }
}
