//! `enumerate filter map reversed zip`

use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::{Iter, Object};
use crate::value::Value;

natives! {
    /// Iterators over iterables.
    ITERATORS:
    Native::new("enumerate", enumerate).takes(1, &["iterable", "start"]) => [
        "print(list(enumerate('ab')), list(enumerate('ab', 1)), list(enumerate([], start=5)))"
            => "[(0, 'a'), (1, 'b')] [(1, 'a'), (2, 'b')] []",
    ];
    Native::new("filter", |call| call.typed(filter)).takes(2, &["", ""]) => [
        "print(list(filter(None, [0, 1, '', 'a'])), list(filter(lambda x: x > 1, range(4))))" => "[1, 'a'] [2, 3]",
    ];
    Native::new("map", map).variadic() => [
        "print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2, 3], [10, 20])))" => "['1', '2'] [11, 22]",
        "print(list(map(int, '12 34'.split())), sum(map(len, ['a', 'bc'])))" => "[12, 34] 3",
    ];
    Native::new("reversed", reversed).takes(1, &[""]) => [
        "print(list(reversed([1, 2, 3])), list(reversed('ab')), list(reversed(range(1, 8, 3))), list(reversed((1, 2))))"
            => "[3, 2, 1] ['b', 'a'] [7, 4, 1] [2, 1]",
        "print(list(reversed({1: 2, 3: 4})), list(reversed({1: 2, 3: 4}.items())))" => "[3, 1] [(3, 4), (1, 2)]",
    ];
    Native::new("zip", zip).variadic().keywords(&["strict"]) => [
        "print(list(zip([1, 2], 'ab')), list(zip()), list(zip([1, 2, 3], [4, 5])), list(zip([1])))"
            => "[(1, 'a'), (2, 'b')] [] [(1, 4), (2, 5)] [(1,)]",
        "print(list(zip(*[(1, 2), (3, 4)])))" => "[(1, 3), (2, 4)]",
    ];
}

fn enumerate(call: &mut Call<'_>) -> Result<Value, Stop> {
    let start = call.index_or(call.arg(1), 0)?;
    let iter = call.iter(call.arg(0))?;
    let handle = call.handle(iter)?;
    call.heap().new_iter(Iter::Enumerate(handle, start))
}

fn filter(call: &mut Call<'_>, function: Value, iterable: Value) -> Result<Value, Stop> {
    let iter = call.iter(iterable)?;
    call.heap().new_iter(Iter::Filter([function, iter].into()))
}

fn map(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut parts = call.rest(0);
    if parts.len() < 2 {
        return Err(call.type_error("map() must have at least two arguments."));
    }
    for part in &mut parts[1..] {
        *part = call.iter(*part)?;
    }
    call.heap().new_iter(Iter::Map(parts.into()))
}

fn zip(call: &mut Call<'_>) -> Result<Value, Stop> {
    let mut parts = call.rest(0);
    let strict = call.option(0);
    let strict = !strict.is_unbound() && call.truth(strict)?;
    for part in &mut parts {
        *part = call.iter(*part)?;
    }
    call.heap().new_iter(Iter::Zip(parts.into(), strict))
}

fn reversed(call: &mut Call<'_>) -> Result<Value, Stop> {
    let value = call.arg(0);
    if let Some(method) = call.special(value, "__reversed__")? {
        return call.call(method, &[]);
    }
    let plain = call.plain(value);
    let Value::Ref(handle) = plain else { return Err(not_reversible(call, value)) };
    let iter = match call.look().get(handle) {
        Object::List(items) => Iter::Reversed(handle, items.len() as u32),
        Object::Tuple(items) => Iter::Reversed(handle, items.len() as u32),
        Object::Str(text) => Iter::ReversedSubscripts(handle, text.len() as i64),
        Object::Range(range) => {
            let left = u32::try_from(range.len()).unwrap_or(u32::MAX);
            let last = if left == 0 { range.start } else { range.at(range.len() - 1) };
            Iter::Range { next: last, step: range.step.wrapping_neg(), left }
        }
        _ if call.deque(plain).is_some()
            || matches!(call.look().get(handle), Object::Dict(_) | Object::DictView(..)) =>
        {
            let mut items = call.elements(value)?;
            items.reverse();
            let list = call.heap().new_list(items)?;
            let list = call.handle(list)?;
            Iter::Sequence(list, 0)
        }
        Object::Instance(_) => {
            if call.special(value, "__getitem__")?.is_none() {
                return Err(not_reversible(call, value));
            }
            let length = call.length(value)?;
            Iter::ReversedSubscripts(handle, length.cast_signed())
        }
        _ => return Err(not_reversible(call, value)),
    };
    call.heap().new_iter(iter)
}

fn not_reversible(call: &mut Call<'_>, value: Value) -> Stop {
    call.class_error(value, "'{}' object is not reversible")
}
