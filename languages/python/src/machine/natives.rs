//! The instructions that may call Python code, as native functions of the operands.

use crate::ast::{BinaryOp, CompareOp, UnaryOp};
use crate::dict::Dict;
use crate::names::Name;
use crate::native::{Call, Native, Stop};
use crate::types::Type;
use crate::value::{Value, index};

/// A native function of operands.
const fn operation(name: &'static str, count: u8, run: fn(&mut Call<'_>) -> Result<Value, Stop>) -> Native {
    const OPERANDS: &[&str] = &["", "", "", ""];
    Native::new(name, run).takes(count, OPERANDS.split_at(count as usize).0)
}

pub(super) static TRUTH: Native = operation("bool", 1, |call| call.truth(call.arg(0)).map(Value::Bool));
pub(super) static NOT: Native = operation("not", 1, |call| call.truth(call.arg(0)).map(|truth| Value::Bool(!truth)));
pub(super) static ITER: Native = operation("iter", 1, |call| call.iter(call.arg(0)));
pub(super) static NEXT: Native =
    operation("next", 1, |call| call.next(call.arg(0)).map(|next| next.unwrap_or(Value::Unbound)));
pub(super) static BINARY: Native = operation("binary", 3, |call| {
    let op = binary_op(call.arg(2));
    call.binary(op, call.arg(0), call.arg(1))
});
pub(super) static IN_PLACE: Native = operation("in-place", 3, |call| {
    let op = binary_op(call.arg(2));
    call.in_place(op, call.arg(0), call.arg(1))
});
pub(super) static COMPARE: Native = operation("compare", 3, |call| {
    let op = compare_op(call.arg(2));
    call.compare(op, call.arg(0), call.arg(1))
});
pub(super) static UNARY: Native = operation("unary", 2, |call| {
    let op = match call.arg(1) {
        Value::Int(0) => UnaryOp::Invert,
        Value::Int(2) => UnaryOp::UAdd,
        _ => UnaryOp::USub,
    };
    call.unary(op, call.arg(0))
});
pub(super) static CONTAINS: Native = operation("in", 3, |call| {
    let found = call.contains(call.arg(1), call.arg(0))?;
    Ok(Value::Bool(!call.arg(2).is(Value::Bool(found))))
});
pub(super) static SUBSCRIPT: Native = operation("subscript", 2, |call| call.item(call.arg(0), call.arg(1)));
pub(super) static STORE_SUBSCRIPT: Native =
    operation("store subscript", 3, |call| call.set_item(call.arg(1), call.arg(2), call.arg(0)).map(|()| Value::None));
pub(super) static DELETE_SUBSCRIPT: Native =
    operation("delete subscript", 2, |call| call.delete_item(call.arg(0), call.arg(1)).map(|()| Value::None));
pub(super) static ATTRIBUTE: Native = operation("attribute", 2, |call| call.attribute(call.arg(0), name(call.arg(1))));
pub(super) static STORE_ATTRIBUTE: Native = operation("store attribute", 3, |call| {
    call.set_attribute(call.arg(1), name(call.arg(2)), call.arg(0)).map(|()| Value::None)
});
pub(super) static DELETE_ATTRIBUTE: Native = operation("delete attribute", 2, |call| {
    call.delete_attribute(call.arg(0), name(call.arg(1))).map(|()| Value::None)
});

pub(super) static UNPACK: Native = operation("unpack", 2, |call| {
    let (value, Value::Int(count)) = (call.arg(0), call.arg(1)) else { return Ok(Value::None) };
    let count = index(count);
    let iter = call.unpack_iter(value)?;
    let list = call.keep_list()?;
    let mark = call.mark();
    while let Some(item) = call.next(iter)? {
        if call.look().list(list).len() == count {
            return Err(call.value_error(format_args!("too many values to unpack (expected {count})")));
        }
        call.heap().push(list, item)?;
        call.forget(mark);
    }
    let length = call.look().list(list).len();
    if length < count {
        return Err(call.value_error(format_args!("not enough values to unpack (expected {count}, got {length})")));
    }
    Ok(list.into())
});

pub(super) static UNPACK_STAR: Native = operation("unpack star", 3, |call| {
    let (Value::Int(before), Value::Int(after)) = (call.arg(1), call.arg(2)) else { return Ok(Value::None) };
    let (before, after) = (index(before), index(after));
    let iter = call.unpack_iter(call.arg(0))?;
    let list = call.keep_list()?;
    let mark = call.mark();
    while call.look().list(list).len() < before {
        let Some(item) = call.next(iter)? else { break };
        call.heap().push(list, item)?;
        call.forget(mark);
    }
    // As in CPython, the rest is taken by another iterator over the iterator.
    if call.look().list(list).len() >= before {
        call.take_all(list, iter)?;
    }
    let mut items = call.look().list(list).to_vec();
    if items.len() < before + after {
        let text = format!("not enough values to unpack (expected at least {}, got {})", before + after, items.len());
        return Err(call.value_error(text));
    }
    let middle = items.drain(before..items.len() - after).collect();
    let middle = call.heap().new_list(middle)?;
    items.insert(before, middle);
    call.heap().new_tuple(items)
});

pub(super) static FORMAT: Native = operation("format", 3, |call| {
    let Value::Int(flags) = call.arg(2) else { return Ok(Value::None) };
    let mut value = call.arg(0);
    let specification = call.arg(1);
    let converted = match flags & 3 {
        1 => Some(call.str(value)?),
        2 => Some(call.repr(value)?),
        3 => Some(call.ascii(value)?),
        _ => None,
    };
    if let Some(text) = converted {
        value = call.keep_str(text)?;
    }
    let specification = call.heap().str(specification).map(|text| text.shared());
    let text = call.format(value, specification.as_deref().unwrap_or_default())?;
    call.heap().new_str(text)
});

/// The container is the first operand, the element the second one.
pub(super) static EXTEND: Native = operation("extend", 2, |call| {
    let (list, value) = (call.arg(0), call.arg(1));
    if !call.has_iter(value)? {
        return Err(call.must_be("Value after * must be an iterable", value));
    }
    if let Value::Ref(list) = list {
        call.list_extend(list, value)?;
    }
    Ok(Value::None)
});
pub(super) static SET_ADD: Native = operation("set add", 2, |call| {
    let Value::Ref(set) = call.arg(0) else { return Ok(Value::None) };
    call.set_add(set, call.arg(1)).map(Value::Bool)
});
pub(super) static SET_UPDATE: Native = operation("set update", 2, |call| call.typed(Call::set_update));
pub(super) static MAP_ADD: Native = operation("map add", 3, |call| {
    let Value::Ref(dict) = call.arg(0) else { return Ok(Value::None) };
    call.dict_set(dict, call.arg(1), call.arg(2)).map(|()| Value::None)
});
pub(super) static DICT_UPDATE: Native = operation("dict update", 2, |call| merge(call, false));
pub(super) static DICT_MERGE: Native = operation("dict merge", 2, |call| merge(call, true));

fn merge(call: &mut Call<'_>, once: bool) -> Result<Value, Stop> {
    let (Value::Ref(dict), source) = (call.arg(0), call.arg(1)) else { return Ok(Value::None) };
    let text = if once { "argument after ** must be a mapping, not {}" } else { "'{}' object is not a mapping" };
    let entries = call.entries(source).ok_or_else(|| call.class_error(source, text))?;
    for (key, value) in entries {
        if once && call.dict_get(dict, key)?.is_some() {
            let key = call.str(key)?;
            return Err(call.type_error(format_args!("got multiple values for keyword argument '{key}'")));
        }
        call.dict_set(dict, key, value)?;
    }
    Ok(Value::None)
}

pub(super) static BUILD_SET: Native = Native::new("set", |call| {
    let set = call.keep_set()?;
    for item in call.rest(0) {
        call.set_add(set, item)?;
    }
    Ok(set.into())
})
.variadic();
/// Keys and values by turns.
pub(super) static BUILD_MAP: Native = Native::new("dict", |call| {
    let dict = call.keep_dict(Dict::default())?;
    for entry in call.rest(0).chunks_exact(2) {
        call.dict_set(dict, entry[0], entry[1])?;
    }
    Ok(dict.into())
})
.variadic();

/// The manager of a `with`.
pub(super) static ENTER: Native = operation("with", 1, |call| {
    let manager = call.arg(0);
    let mut methods = [Value::None; 2];
    for (index, name) in ["__enter__", "__exit__"].into_iter().enumerate() {
        match call.special(manager, name)? {
            Some(method) => methods[index] = call.keep_value(method),
            None => return Err(call.class_error(manager, "'{}' object does not support the context manager protocol")),
        }
    }
    let result = call.call(methods[0], &[])?;
    call.heap().new_tuple([result, methods[1]])
});
pub(super) static EXIT: Native = operation("with", 2, |call| {
    let (exit, exception) = (call.arg(0), call.arg(1));
    let class = call.class_of(exception);
    call.call(exit, &[class, exception, Value::None])
});

/// `raise exception from cause`
pub(super) static RAISE: Native = operation("raise", 2, |call| {
    let exception = call.arg(0);
    let exception = raised(call, exception, "exceptions must derive from BaseException")?;
    let cause = call.arg(1);
    if !cause.is_unbound() {
        let cause = match cause {
            Value::None => Value::None,
            cause => raised(call, cause, "exception causes must derive from BaseException")?,
        };
        if let Some(found) = call.machine.exception_mut(exception) {
            found.cause = cause;
            found.suppressed = true;
        }
    }
    Err(Stop::raise(exception))
});

/// An exception, made if the value is a class of exceptions.
fn raised(call: &mut Call<'_>, value: Value, otherwise: &str) -> Result<Value, Stop> {
    if call.machine.exception(value).is_some() {
        return Ok(value);
    }
    if call.machine.is_subclass(value, Type::BaseException.into()) {
        return call.call(value, &[]);
    }
    Err(call.type_error(otherwise))
}

pub(super) static IMPORT_FROM: Native =
    operation("import from", 2, |call| call.import_from(call.arg(0), name(call.arg(1))));
pub(super) static IMPORT_STAR: Native = operation("import star", 1, |call| call.import_star(call.arg(0)));

/// subject, class, names, number of positional patterns → tuple or None
pub(super) static MATCH_CLASS: Native = operation("match", 4, |call| call.match_class());
/// subject, keys → tuple of values or None
pub(super) static MATCH_KEYS: Native = operation("match keys", 2, |call| {
    let (subject, keys) = (call.arg(0), call.arg(1));
    let keys = call.heap().sequence(keys).unwrap_or_default().to_vec();
    let Value::Ref(dict) = call.plain(subject) else { return Ok(Value::None) };
    let mut values = Vec::with_capacity(keys.len());
    for key in keys {
        let Some(value) = call.dict_get(dict, key)? else { return Ok(Value::None) };
        values.push(value);
    }
    call.heap().new_tuple(values)
});
static STR: Native = operation("str", 1, |call| {
    let text = call.str(call.arg(0))?;
    call.new_str(text)
});
/// exception → its text in a traceback
pub(super) static LAST_WORDS: Native =
    operation("str", 1, |call| match call.try_call(Value::Native(&STR), &[call.arg(0)])? {
        Ok(text) => Ok(text),
        Err(_) => call.new_str(WORDLESS),
    });
/// CPython's text for an exception whose `__str__` raises another one.
pub(super) const WORDLESS: &str = "<exception str() failed>";
pub(super) static LENGTH: Native = operation("len", 1, |call| call.length(call.arg(0)).map(Value::from));

fn name(value: Value) -> Name {
    match value {
        Value::Int(number) => Name(u32::try_from(number).unwrap_or_default()),
        _ => Name(0),
    }
}

/// The operator of a number that an instruction has pushed.
fn binary_op(value: Value) -> BinaryOp {
    use BinaryOp::{Add, BitAnd, BitOr, BitXor, Div, FloorDiv, LShift, MatMult, Mod, Mult, Pow, RShift, Sub};
    const ALL: [BinaryOp; 13] =
        [Add, Sub, Mult, MatMult, Div, Mod, Pow, LShift, RShift, BitOr, BitXor, BitAnd, FloorDiv];
    match value {
        Value::Int(number) => ALL[index(number) % ALL.len()],
        _ => Add,
    }
}

fn compare_op(value: Value) -> CompareOp {
    use CompareOp::{Eq, Gt, GtE, Lt, LtE, NotEq};
    const ALL: [CompareOp; 6] = [Eq, NotEq, Lt, LtE, Gt, GtE];
    match value {
        Value::Int(number) => ALL[index(number) % ALL.len()],
        _ => Eq,
    }
}
