//! Methods of sets and frozensets.

use crate::ast::CompareOp;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::types::Type;
use crate::value::{Handle, Value};

natives! {
    /// Methods of sets.
    SET:
    Native::new("set.add", |call| call.typed(|call: &mut Call<'_>, set, element: Value| call.set_add(set, element).map(drop))).takes(2, &["", ""]) => ["s = {1}; s.add(2); s.add(1); print(s)" => "{1, 2}"];
    Native::new("set.clear", |call| call.typed(clear)).takes(1, &[""]) => ["s = {1}; s.clear(); print(s)" => "set()"];
    Native::new("set.copy", copy).takes(1, &[""]) => ["s = {1}; t = s.copy(); t.add(2); print(s, t)" => "{1} {1, 2}"];
    Native::new("set.difference", difference).takes(1, &[""]).variadic() => [
        "print({1, 2, 3}.difference([1], (2,)), {1}.difference())" => "{3} {1}",
    ];
    Native::new("set.difference_update", |call| call.typed(difference_update)).takes(1, &[""]).variadic() => [
        "s = {1, 2, 3}; s.difference_update([1, 5]); print(s)" => "{2, 3}",
    ];
    Native::new("set.discard", |call| call.typed(|call: &mut Call<'_>, set, element: Value| call.set_remove(set, element).map(drop))).takes(2, &["", ""]) => ["s = {1}; s.discard(1); s.discard(2); print(s)" => "set()"];
    Native::new("set.intersection", intersection).takes(1, &[""]).variadic() => [
        "print({1, 2, 3}.intersection([3, 1]), {1, 2}.intersection({2}, [2, 3]))" => "{1, 3} {2}",
        "s = set([-3, 5]); print(s, s & s, {5, -3} & s)" => "{5, -3} {5, -3} {-3, 5}",
    ];
    Native::new("set.intersection_update", |call| call.typed(intersection_update)).takes(1, &[""]).variadic() => [
        "s = {1, 2, 3}; s.intersection_update([3, 1, 9]); print(s)" => "{1, 3}",
    ];
    Native::new("set.isdisjoint", |call| call.typed(isdisjoint)).takes(2, &["", ""]) => ["print({1}.isdisjoint([2]), {1}.isdisjoint({1}))" => "True False"];
    Native::new("set.issubset", |call| compared(call, CompareOp::LtE)).takes(2, &["", ""]) => ["print({1}.issubset([1, 2]), {1, 3}.issubset({1}))" => "True False"];
    Native::new("set.issuperset", |call| compared(call, CompareOp::GtE)).takes(2, &["", ""]) => ["print({1, 2}.issuperset([1]), {1}.issuperset('a'))" => "True False"];
    Native::new("set.pop", |call| call.typed(pop)).takes(1, &[""]) => ["s = {5, 3}; print(s.pop(), s.pop(), s)" => "3 5 set()"];
    Native::new("set.remove", |call| call.typed(remove)).takes(2, &["", ""]) => ["s = {1, 2}; s.remove(1); print(s)" => "{2}"];
    Native::new("set.symmetric_difference", symmetric_difference).takes(2, &["", ""]) => [
        "print({1, 2}.symmetric_difference([2, 3]))" => "{1, 3}",
    ];
    Native::new("set.symmetric_difference_update", |call| call.typed(Call::set_symmetric_update)).takes(2, &["", ""]) => [
        "s = {1, 2}; s.symmetric_difference_update([2, 3]); print(s)" => "{1, 3}",
    ];
    Native::new("set.union", union).takes(1, &[""]).variadic() => [
        "print({1}.union([2], (3,)), {1}.union())" => "{1, 2, 3} {1}",
        "s = {3, 8, 4}; print(s | s, s.union(s), s | {4}); s |= s; print(s)" => "{8, 3, 4} {8, 3, 4} {8, 3, 4}\n{8, 3, 4}",
    ];
    Native::new("set.update", |call| call.typed(update)).takes(1, &[""]).variadic() => ["s = {1}; s.update([2], 'a'); print(len(s))" => "3"];
}

natives! {
    /// Methods of frozensets.
    FROZENSET:
    Native::new("frozenset.copy", copy).takes(1, &[""]) => ["print(frozenset([1]).copy())" => "frozenset({1})"];
    Native::new("frozenset.difference", difference).takes(1, &[""]).variadic() => [
        "print(frozenset([1, 2]).difference([1]))" => "frozenset({2})",
    ];
    Native::new("frozenset.intersection", intersection).takes(1, &[""]).variadic() => [
        "print(frozenset([1, 2]).intersection([1]))" => "frozenset({1})",
    ];
    Native::new("frozenset.isdisjoint", |call| call.typed(isdisjoint)).takes(2, &["", ""]) => ["print(frozenset([1]).isdisjoint([2]))" => "True"];
    Native::new("frozenset.issubset", |call| compared(call, CompareOp::LtE)).takes(2, &["", ""]) => ["print(frozenset([1]).issubset([1]))" => "True"];
    Native::new("frozenset.issuperset", |call| compared(call, CompareOp::GtE)).takes(2, &["", ""]) => ["print(frozenset([1]).issuperset([1]))" => "True"];
    Native::new("frozenset.symmetric_difference", symmetric_difference).takes(2, &["", ""]) => [
        "print(frozenset([1, 2]).symmetric_difference([2]))" => "frozenset({1})",
    ];
    Native::new("frozenset.union", union).takes(1, &[""]).variadic() => ["print(frozenset([1]).union([2]))" => "frozenset({1, 2})"];
}

fn clear(call: &mut Call<'_>, set: Handle) -> Result<(), Stop> {
    if let Object::Set(set) = call.heap().get_mut(set) {
        set.clear();
    }
    Ok(())
}

fn copy(call: &mut Call<'_>) -> Result<Value, Stop> {
    let own = call.plain(call.arg(0));
    let copy = call.new_set(own)?;
    call.set_like(own, copy)
}

fn union(call: &mut Call<'_>) -> Result<Value, Stop> {
    let own = call.plain(call.arg(0));
    let result = call.new_set(own)?;
    let handle = call.handle(result)?;
    for other in call.rest(1) {
        if !own.is(other) {
            call.set_update(handle, other)?;
        }
    }
    call.set_like(own, result)
}

fn intersection(call: &mut Call<'_>) -> Result<Value, Stop> {
    let own = call.plain(call.arg(0));
    let mut result = own;
    let others = call.rest(1);
    if others.is_empty() {
        return copy(call);
    }
    for other in others {
        result = call.set_intersection(result, other)?;
    }
    call.set_like(own, result)
}

fn difference(call: &mut Call<'_>) -> Result<Value, Stop> {
    let own = call.plain(call.arg(0));
    let mut others = call.rest(1).into_iter();
    let Some(first) = others.next() else { return copy(call) };
    let result = call.set_difference(own, first)?;
    let handle = call.handle(result)?;
    for other in others {
        call.set_difference_update(handle, other)?;
    }
    call.set_like(own, result)
}

fn symmetric_difference(call: &mut Call<'_>) -> Result<Value, Stop> {
    let own = call.plain(call.arg(0));
    let result = call.set_symmetric_difference(own, call.arg(1))?;
    call.set_like(own, result)
}

fn update(call: &mut Call<'_>, set: Handle) -> Result<(), Stop> {
    call.rest(1).into_iter().try_for_each(|other| call.set_update(set, other))
}

fn intersection_update(call: &mut Call<'_>, set: Handle) -> Result<(), Stop> {
    let mut result = Value::Ref(set);
    for other in call.rest(1) {
        result = call.set_intersection(result, other)?;
    }
    if !result.is(Value::Ref(set)) {
        call.set_replace(set, result);
    }
    Ok(())
}

fn difference_update(call: &mut Call<'_>, set: Handle) -> Result<(), Stop> {
    call.rest(1).into_iter().try_for_each(|other| call.set_difference_update(set, other))
}

fn remove(call: &mut Call<'_>, set: Handle, element: Value) -> Result<(), Stop> {
    if call.set_remove(set, element)? { Ok(()) } else { Err(call.key_error(element)) }
}

fn pop(call: &mut Call<'_>, set: Handle) -> Result<Value, Stop> {
    let popped = match call.heap().get_mut(set) {
        Object::Set(set) => set.pop(),
        _ => None,
    };
    popped.ok_or_else(|| call.raise(Type::KeyError, "pop from an empty set"))
}

/// Compares a set with another one, or with that of the elements of an iterable.
fn compared(call: &mut Call<'_>, op: CompareOp) -> Result<Value, Stop> {
    let other = call.set_or_new(call.arg(1))?;
    call.compare(op, call.plain(call.arg(0)), other)
}

fn isdisjoint(call: &mut Call<'_>, set: Handle, other: Value) -> Result<bool, Stop> {
    let mut disjoint = true;
    call.each(other, |call, element| {
        disjoint = !call.set_contains(set, element)?;
        Ok(disjoint)
    })?;
    Ok(disjoint)
}
