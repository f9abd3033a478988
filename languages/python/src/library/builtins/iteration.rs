//! `all any enumerate … zip`: functions over iterables.

use crate::ast::{BinaryOp, CompareOp};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::value::Value;

natives! {
    /// Functions over iterables.
    ITERATION:
    Native::new("all", |call| first(call, false)).takes(1, &[""]) => [
        "print(all([1, 2]), all([1, 0]), all([]))" => "True False True",
        "print(all(x < 3 for x in range(9)))" => "False",
    ];
    Native::new("any", |call| first(call, true)).takes(1, &[""]) => [
        "print(any([0, 2]), any([0, '']), any([]))" => "True False False",
        "print(any(x == 3 for x in range(9)))" => "True",
    ];
    Native::new("iter", |call| call.typed(iter)).takes(1, &["", ""]) => [
        "i = iter([1, 2]); print(next(i), next(i), next(i, 'end'))" => "1 2 end",
        "a = [3, 2, 1]; print(list(iter(a.pop, 1)))" => "[]",
        "a = [3, 2, 1]; print(list(iter(lambda: a.pop(0), 1)))" => "[3, 2]",
    ];
    Native::new("len", |call| call.length(call.arg(0)).map(Value::from)).takes(1, &[""]) => [
        "print(len([1, 2]), len('abc'), len({1: 2}), len(range(2, 9, 3)), len(set()))" => "2 3 1 3 0",
    ];
    Native::new("max", |call| extreme(call, "max", CompareOp::Gt)).variadic().keywords(&["key", "default"]) => [
        "print(max([3, 1, 4]), max(3, 1, 4), max('abc'), max([], default=7))" => "4 4 c 7",
        "print(max(['aaa', 'b', 'ccc'], key=len), max((1, 2), (1, 3)))" => "aaa (1, 3)",
    ];
    Native::new("min", |call| extreme(call, "min", CompareOp::Lt)).variadic().keywords(&["key", "default"]) => [
        "print(min([3, 1, 4]), min(3, 1, 4), min('abc'), min([], default=None))" => "1 1 a None",
        "print(min(['aaa', 'b', 'c'], key=len), min(range(3), key=lambda x: -x))" => "b 2",
    ];
    Native::new("next", next).takes(1, &["", ""]) => [
        "g = (x * x for x in (1, 2)); print(next(g), next(g), next(g, None))" => "1 4 None",
        "def g():\n    yield 1\n    return 5\ni = g(); next(i)\ntry: next(i)\nexcept StopIteration as e: print(e.value)" => "5",
    ];
    Native::new("sorted", sorted).takes(1, &[""]).keywords(&["key", "reverse"]) => [
        "print(sorted([3, 1, 2]), sorted('bca', reverse=True))" => "[1, 2, 3] ['c', 'b', 'a']",
        "print(sorted([(1, 'b'), (0, 'c'), (1, 'a')], key=lambda p: p[0]))" => "[(0, 'c'), (1, 'b'), (1, 'a')]",
        "print(sorted([(1, 'b'), (0, 'c'), (1, 'a')], key=lambda p: p[0], reverse=True))"
            => "[(1, 'b'), (1, 'a'), (0, 'c')]",
    ];
    Native::new("sum", sum).takes(1, &["", "start"]) => [
        "print(sum([1, 2, 3]), sum([], 5), sum([0.1] * 3), sum([[1], [2]], []), sum([True, True]))"
            => "6 5 0.30000000000000004 [1, 2] 2",
        "print(sum([1, 2], start=10), sum(x for x in range(5)))" => "13 10",
    ];
}

/// Whether the last element that is looked at is true: `any` stops at the first that is, `all` at the first that is not.
fn first(call: &mut Call<'_>, wanted: bool) -> Result<Value, Stop> {
    let mut result = !wanted;
    call.each(call.arg(0), |call, element| {
        result = call.truth(element)?;
        Ok(result != wanted)
    })?;
    Ok(result.into())
}

fn iter(call: &mut Call<'_>, value: Value, sentinel: Value) -> Result<Value, Stop> {
    if sentinel.is_unbound() {
        return call.iter(value);
    }
    call.heap().new_iter(crate::object::Iter::Callable([value, sentinel].into()))
}

fn next(call: &mut Call<'_>) -> Result<Value, Stop> {
    let (iter, default) = (call.arg(0), call.arg(1));
    match call.next(iter)? {
        Some(element) => Ok(element),
        None if default.is_unbound() => Err(call.stop_iteration(iter)),
        None => Ok(default),
    }
}

/// `max` or `min`, by its comparison.
fn extreme(call: &mut Call<'_>, name: &str, op: CompareOp) -> Result<Value, Stop> {
    let arguments = call.rest(0);
    let (key, default) = (call.option(0).or(Value::None), call.option(1));
    let several = arguments.len() > 1;
    let iterable = match arguments[..] {
        [] => return Err(call.type_error(format_args!("{name} expected at least 1 argument, got 0"))),
        [iterable] => iterable,
        _ if !default.is_unbound() => {
            return Err(call
                .type_error(format_args!("Cannot specify a default for {name}() with multiple positional arguments")));
        }
        _ => call.keep(|heap| heap.new_tuple(arguments))?,
    };
    match (best(call, iterable, key, op)?, default) {
        (Value::Unbound, Value::Unbound) if !several => {
            Err(call.value_error(format_args!("{name}() arg is an empty sequence")))
        }
        (Value::Unbound, default) => Ok(default),
        (best, _) => Ok(best),
    }
}

/// The first element that is larger (or smaller) than all before it, and than which none after it is; unbound if there is
/// none.
fn best(call: &mut Call<'_>, iterable: Value, key: Value, op: CompareOp) -> Result<Value, Stop> {
    let best = call.slot(Value::Unbound);
    let best_key = call.slot(Value::Unbound);
    call.each(iterable, |call, element| {
        let value = if key.is_none() { element } else { call.call(key, &[element])? };
        let old = call.get_slot(best_key);
        let better = old.is_unbound() || {
            let result = call.compare(op, value, old)?;
            call.truth(result)?
        };
        if better {
            call.set_slot(best, element);
            call.set_slot(best_key, value);
        }
        Ok(true)
    })?;
    Ok(call.get_slot(best))
}

fn sorted(call: &mut Call<'_>) -> Result<Value, Stop> {
    let list = call.collect(call.arg(0))?;
    let (key, reverse) = (call.option(0), call.option(1));
    call.sort(list, key, reverse)?;
    Ok(list)
}

fn sum(call: &mut Call<'_>) -> Result<Value, Stop> {
    let start = call.arg(1).or(Value::Int(0));
    if call.text(start).is_some() {
        return Err(call.type_error("sum() can't sum strings [use ''.join(seq) instead]"));
    }
    let total = call.slot(start);
    call.each(call.arg(0), |call, element| {
        let sum = match (call.get_slot(total), element) {
            (Value::Int(a), Value::Int(b)) if a.checked_add(b).is_some() => Value::Int(a.wrapping_add(b)),
            (sum, element) => call.binary(BinaryOp::Add, sum, element)?,
        };
        call.set_slot(total, sum);
        Ok(true)
    })?;
    Ok(call.get_slot(total))
}
