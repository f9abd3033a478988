//! Methods of dicts.

use crate::dict::{Dict, Missing};
use crate::library::classes::fill_dict;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::{DictPart, Object};
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// Methods of dicts.
    DICT:
    Native::new("dict.clear", |call| call.typed(clear)).takes(1, &[""]) => ["d = {1: 2}; d.clear(); print(d)" => "{}"];
    Native::new("dict.copy", |call| call.typed(copy)).takes(1, &[""]) => ["d = {1: 2}; e = d.copy(); e[3] = 4; print(d, e)" => "{1: 2} {1: 2, 3: 4}"];
    Native::new("dict.fromkeys", |call| keys_of(call, Dict::default())).takes(1, &["", "", ""]) => [
        "print(dict.fromkeys('ab'), dict.fromkeys([1, 2], 0), {}.fromkeys('x', 1))"
            => "{'a': None, 'b': None} {1: 0, 2: 0} {'x': 1}",
    ];
    Native::new("dict.get", |call| call.typed(get)).takes(2, &["", "", ""]) => ["d = {1: 2}; print(d.get(1), d.get(3), d.get(3, 'x'))" => "2 None x"];
    Native::new("dict.items", |call| view(call, DictPart::Items)).takes(1, &[""]) => [
        "d = {1: 2}; i = d.items(); d[3] = 4; print(i, len(i), (1, 2) in i)" => "dict_items([(1, 2), (3, 4)]) 2 True",
    ];
    Native::new("dict.keys", |call| view(call, DictPart::Keys)).takes(1, &[""]) => [
        "d = {1: 2, 3: 4}; print(d.keys(), d.keys() & {1, 5}, list(d.keys()))" => "dict_keys([1, 3]) {1} [1, 3]",
    ];
    Native::new("dict.pop", |call| call.typed(pop)).takes(2, &["", "", ""]) => ["d = {1: 2}; print(d.pop(1), d, d.pop(1, None))" => "2 {} None"];
    Native::new("dict.popitem", |call| call.typed(popitem)).takes(1, &[""]) => ["d = {1: 2, 3: 4}; print(d.popitem(), d)" => "(3, 4) {1: 2}"];
    Native::new("dict.setdefault", |call| call.typed(setdefault)).takes(2, &["", "", ""]) => [
        "d = {}; d.setdefault('a', []).append(1); print(d, d.setdefault('a'), d.setdefault('b'), d)"
            => "{'a': [1], 'b': None} [1] None {'a': [1], 'b': None}",
    ];
    Native::new("dict.update", |call| call.typed(|call: &mut Call<'_>, dict| fill_dict(call, dict, 1))).takes(1, &["", ""]).any_keyword() => [
        "d = {1: 2}; d.update({1: 3, 4: 5}); d.update([(6, 7)], x=8); print(d)" => "{1: 3, 4: 5, 6: 7, 'x': 8}",
    ];
    Native::new("dict.values", |call| view(call, DictPart::Values)).takes(1, &[""]) => [
        "d = {1: 2, 3: 4}; print(d.values(), sum(d.values()), 4 in d.values())" => "dict_values([2, 4]) 6 True",
    ];
}

natives! {
    /// Methods of ordered dicts.
    ORDERED:
    Native::new("OrderedDict.popitem", |call| call.typed(popitem)).takes(1, &["", "last"]) => [
        "from collections import OrderedDict\nprint(OrderedDict(a=1, b=2).popitem(last=False))" => "('a', 1)",
    ];
    Native::new("OrderedDict.move_to_end", |call| call.typed(move_to_end)).takes(2, &["", "key", "last"]) => [
        "from collections import OrderedDict\nd = OrderedDict(a=1, b=2); d.move_to_end('a'); print(list(d))" => "['b', 'a']",
    ];
    Native::new("OrderedDict.fromkeys", |call| keys_of(call, Dict::of(Type::OrderedDict, Missing::Error))).takes(1, &["", "", ""]) => [
        "from collections import OrderedDict\nprint(OrderedDict.fromkeys('ab', 1))" => "OrderedDict([('a', 1), ('b', 1)])",
    ];
}

natives! {
    /// Methods of the view of the keys of a dict.
    DICT_KEYS:
    Native::new("dict_keys.isdisjoint", |call| call.typed(isdisjoint)).takes(2, &["", ""]) => ["print({1: 2}.keys().isdisjoint([3]))" => "True"];
}

fn clear(call: &mut Call<'_>, dict: Handle) -> Result<(), Stop> {
    if let Object::Dict(dict) = call.heap().get_mut(dict) {
        dict.clear();
    }
    Ok(())
}

fn copy(call: &mut Call<'_>, dict: Handle) -> Result<Value, Stop> {
    let copy = match call.look().get(dict) {
        Object::Dict(dict) => (**dict).clone(),
        _ => Dict::default(),
    };
    call.heap().new_dict(copy)
}

/// Gives an empty dict the keys of `fromkeys`.
fn keys_of(call: &mut Call<'_>, dict: Dict) -> Result<Value, Stop> {
    // Called on a dict, that is the first argument; called on the class, there is none.
    let on_dict = matches!(call.look().object(call.arg(0)), Some(Object::Dict(_))) && !call.arg(1).is_unbound();
    let (keys, value) = if on_dict { (call.arg(1), call.arg(2)) } else { (call.arg(0), call.arg(1)) };
    let dict = call.keep_dict(dict)?;
    call.each(keys, |call, key| {
        call.dict_set(dict, key, value.or(Value::None))?;
        Ok(true)
    })?;
    Ok(dict.into())
}

fn get(call: &mut Call<'_>, dict: Handle) -> Result<Value, Stop> {
    let found = call.dict_get(dict, call.arg(1))?;
    Ok(found.unwrap_or(call.arg(2).or(Value::None)))
}

fn view(call: &mut Call<'_>, part: DictPart) -> Result<Value, Stop> {
    let dict = call.handle(call.arg(0))?;
    call.heap().insert(Object::DictView(part, dict)).map(Value::Ref)
}

fn pop(call: &mut Call<'_>, dict: Handle) -> Result<Value, Stop> {
    let (key, default) = (call.arg(1), call.arg(2));
    match call.dict_remove(dict, key)? {
        Some(value) => Ok(value),
        None if default.is_unbound() => Err(call.key_error(key)),
        None => Ok(default),
    }
}

fn popitem(call: &mut Call<'_>, dict: Handle, last: Option<bool>) -> Result<Value, Stop> {
    let Object::Dict(entries) = call.heap().get_mut(dict) else { return Ok(Value::None) };
    let first = || entries.next_from(0).map(|(next, ..)| next - 1);
    let entry = if last.unwrap_or(true) { entries.last().map(|(index, ..)| index) } else { first() };
    match entry {
        Some(entry) => {
            let (key, value) = entries.remove(entry);
            call.heap().new_tuple([key, value])
        }
        None => {
            let message = call.keep_str("popitem(): dictionary is empty")?;
            Err(call.machine.raise_with(Type::KeyError.into(), &[message]))
        }
    }
}

fn setdefault(call: &mut Call<'_>, dict: Handle) -> Result<Value, Stop> {
    let (key, default) = (call.arg(1), call.arg(2).or(Value::None));
    if let Some(value) = call.dict_get(dict, key)? {
        return Ok(value);
    }
    call.dict_set(dict, key, default)?;
    Ok(default)
}

fn move_to_end(call: &mut Call<'_>, dict: Handle, key: Value, last: Option<bool>) -> Result<(), Stop> {
    let last = last.unwrap_or(true);
    let hash = call.hash(key)?;
    let Some(value) = call.dict_remove(dict, key)? else { return Err(call.key_error(key)) };
    let Object::Dict(entries) = call.heap().get_mut(dict) else { return Ok(()) };
    let others: Vec<_> = if last { Vec::new() } else { entries.iter_hashed().collect() };
    if !last {
        entries.clear();
    }
    entries.insert(hash, key, value);
    others.into_iter().for_each(|(hash, key, value)| entries.insert(hash, key, value));
    Ok(())
}

fn isdisjoint(call: &mut Call<'_>, own: Value, other: Value) -> Result<bool, Stop> {
    let mut disjoint = true;
    call.each(other, |call, element| {
        disjoint = !call.contains(own, element)?;
        Ok(disjoint)
    })?;
    Ok(disjoint)
}
