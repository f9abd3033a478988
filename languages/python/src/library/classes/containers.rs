//! `list tuple dict set frozenset range slice`

use crate::dict::Dict;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::{Object, Range};
use crate::set::Set;
use crate::value::{Handle, Value};

natives! {
    /// Containers.
    CONTAINERS:
    Native::new("dict", dict).takes(0, &[""]).any_keyword() => [
        "print(dict(), dict(a=1, b=2), dict([('x', 1), (2, 3)]), dict({'k': 0}, z=1))"
            => "{} {'a': 1, 'b': 2} {'x': 1, 2: 3} {'k': 0, 'z': 1}",
        "print(dict(zip('ab', range(2))))" => "{'a': 0, 'b': 1}",
    ];
    Native::new("frozenset", frozenset).takes(0, &[""]) => [
        "print(frozenset(), frozenset([3, 1, 2]), len({frozenset([1]), frozenset([1])}))" => "frozenset() frozenset({1, 2, 3}) 1",
    ];
    Native::new("list", list).takes(0, &[""]) => [
        "print(list(), list('ab'), list(range(3)), list({1: 2}), list(x * x for x in [1, 2]))"
            => "[] ['a', 'b'] [0, 1, 2] [1] [1, 4]",
        "a = [1]; b = list(a); b.append(2); print(a, b)" => "[1] [1, 2]",
    ];
    Native::new("range", range).takes(1, &["", "", ""]) => [
        "print(list(range(3)), list(range(1, 4)), list(range(5, 0, -2)), range(3), range(1, 9, 2))"
            => "[0, 1, 2] [1, 2, 3] [5, 3, 1] range(0, 3) range(1, 9, 2)",
        "r = range(2, 20, 3); print(len(r), r[1], r[-1], r[1:3], 8 in r, 9 in r, r == range(2, 19, 3))"
            => "6 5 17 range(5, 11, 3) True False True",
    ];
    Native::new("set", set).takes(0, &[""]) => [
        "print(set(), set([3, 1, 2, 1]), set(range(20, 0, -5)), sorted(set('hello')))"
            => "set() {1, 2, 3} {10, 20, 5, 15} ['e', 'h', 'l', 'o']",
        "print(set((y, x) for x in range(2) for y in range(2)))" => "{(1, 0), (0, 1), (1, 1), (0, 0)}",
    ];
    Native::new("slice", |call| call.typed(slice)).takes(1, &["", "", ""]) => [
        "s = slice(1, 5, 2); print([0, 1, 2, 3, 4, 5][s], s, slice(3))" => "[1, 3] slice(1, 5, 2) slice(None, 3, None)",
    ];
    Native::new("tuple", tuple).takes(0, &[""]) => [
        "print(tuple(), tuple([1, 2]), tuple('ab'), tuple(x for x in range(2)))" => "() (1, 2) ('a', 'b') (0, 1)",
    ];
}

fn list(call: &mut Call<'_>) -> Result<Value, Stop> {
    match call.arg(0) {
        Value::Unbound => call.heap().new_list(Vec::new()),
        iterable => call.collect(iterable),
    }
}

fn tuple(call: &mut Call<'_>) -> Result<Value, Stop> {
    let value = call.arg(0);
    if value.is_unbound() {
        return call.heap().new_tuple([]);
    }
    if matches!(call.look().object(value), Some(Object::Tuple(_))) {
        return Ok(value);
    }
    let items = call.elements(value)?;
    call.heap().new_tuple(items)
}

fn dict(call: &mut Call<'_>) -> Result<Value, Stop> {
    let dict = call.keep_dict(Dict::default())?;
    fill_dict(call, dict, 0)?;
    Ok(dict.into())
}

/// Gives a dict the entries of the argument at an index, if it is given, and those given by name.
pub(crate) fn fill_dict(call: &mut Call<'_>, dict: Handle, argument: usize) -> Result<(), Stop> {
    let (other, named) = (call.arg(argument), call.named());
    if !other.is_unbound() {
        call.dict_update(dict, other)?;
    }
    call.dict_update(dict, named)
}

fn set(call: &mut Call<'_>) -> Result<Value, Stop> {
    match call.arg(0) {
        Value::Unbound => call.heap().new_set(Set::default()),
        iterable => call.new_set(iterable),
    }
}

fn frozenset(call: &mut Call<'_>) -> Result<Value, Stop> {
    match call.arg(0) {
        Value::Unbound => call.heap().new_frozenset(Set::default()),
        value if matches!(call.look().object(value), Some(Object::FrozenSet(_))) => Ok(value),
        iterable => {
            let set = call.new_set(iterable)?;
            call.freeze(set)
        }
    }
}

fn range(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (first, second, third) = (call.arg(0), call.arg(1), call.arg(2));
    let (start, stop) = if second.is_unbound() { (Value::Int(0), first) } else { (first, second) };
    let (start, stop) = (call.index(start)?, call.index(stop)?);
    let step = if third.is_unbound() { 1 } else { call.index(third)? };
    if step == 0 {
        return Err(call.value_error("range() arg 3 must not be zero"));
    }
    call.heap().insert(Object::Range(Range { start, stop, step })).map(Value::Ref)
}

fn slice(call: &mut Call<'_>, first: Value, second: Value, third: Value) -> Result<Value, Stop> {
    let parts =
        if second.is_unbound() { [Value::None, first, Value::None] } else { [first, second, third.or(Value::None)] };
    call.heap().insert(Object::Slice(Box::new(parts))).map(Value::Ref)
}
