//! The methods behind the operators, for programs that call them by their names: `[1].__len__()`, `super().__eq__(x)`.

use crate::ast::{BinaryOp, CompareOp, UnaryOp};
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::Value;

natives! {
    /// Of every object.
    OBJECT:
    Native::new("object.__eq__", |call| identical(call, CompareOp::Eq)).takes(2, &["", ""]) => [
        "class A:\n    def __eq__(self, o): return super().__eq__(o)\na = A(); print(a == a, a == A(), 'a'.__eq__('a'))" => "True False True",
    ];
    Native::new("object.__format__", |call| {
        let spec = call.text(call.arg(1)).unwrap_or_default();
        let text = call.format(call.arg(0), &spec)?;
        call.new_str(text)
    }).takes(2, &["", ""]) => ["print((3).__format__('>3'))" => "  3"];
    Native::new("object.__hash__", hash).takes(1, &[""]) => [
        "class A:\n    def __hash__(self): return super().__hash__()\na = A(); print(a in {a}, (5).__hash__())" => "True 5",
    ];
    Native::new("object.__ne__", |call| identical(call, CompareOp::NotEq)).takes(2, &["", ""]) => ["print((1).__ne__(2))" => "True"];
    Native::new("object.__repr__", |call| call.typed(repr)).takes(1, &[""]) => [
        "class A:\n    def __repr__(self): return 'my ' + super().__repr__()[:19]\nprint(A(), 'a'.__repr__())" => "my <__main__.A object  'a'",
    ];
    Native::new("object.__str__", |call| call.typed(str)).takes(1, &[""]) => ["print((1).__str__() + 'a'.__str__())" => "1a"];
}

natives! {
    /// Of containers.
    CONTAINER:
    Native::new("container.__contains__", |call| call.typed(Call::contains)).takes(2, &["", ""]) => [
        "print([1].__contains__(1), {2: 3}.__contains__(1))" => "True False",
    ];
    Native::new("container.__iter__", |call| call.iter(call.arg(0))).takes(1, &[""]) => ["print(list([1].__iter__()))" => "[1]"];
    Native::new("container.__len__", |call| call.typed(Call::length)).takes(1, &[""]) => ["print('abc'.__len__())" => "3"];
}

natives! {
    /// Of what can be called.
    CALL:
    Native::new("function.__call__", |call| {
        let (arguments, named) = (call.rest(1), call.named());
        call.call_with(call.arg(0), &arguments, named)
    }).takes(1, &[""]).variadic().any_keyword() => [
        "print(max.__call__(1, 2), (lambda *a, **b: (a, b)).__call__(1, x=2))" => "2 ((1,), {'x': 2})",
    ];
}

natives! {
    /// Of containers with keys or indices.
    SUBSCRIPT:
    Native::new("container.__getitem__", |call| call.item(call.arg(0), call.arg(1))).takes(2, &["", ""]) => [
        "class L(list):\n    def __getitem__(self, i): return super().__getitem__(i) * 2\nprint(L([1, 2])[1], [3].__getitem__(0))" => "4 3",
    ];
}

natives! {
    /// Of containers whose elements can be changed.
    CHANGE:
    Native::new("container.__delitem__", |call| call.typed(Call::delete_item)).takes(2, &["", ""]) => [
        "d = {1: 2}; d.__delitem__(1); print(d)" => "{}",
    ];
    Native::new("container.__setitem__", |call| call.typed(Call::set_item)).takes(3, &["", "", ""]) => [
        "class D(dict):\n    def __setitem__(self, k, v): super().__setitem__(k, v + 1)\nd = D(); d['a'] = 1; print(d)" => "{'a': 2}",
    ];
}

natives! {
    /// Of iterators.
    ITERATOR:
    Native::new("iterator.__iter__", |call| Ok(call.arg(0))).takes(1, &[""]) => ["g = (x for x in [1]); print(g.__iter__() is g)" => "True"];
    Native::new("iterator.__next__", |call| call.typed(next)).takes(1, &[""]) => ["print(iter([1]).__next__(), (x for x in [2]).__next__())" => "1 2"];
}

natives! {
    /// Of what can be added and multiplied: numbers and sequences.
    SUM:
    Native::new("number.__add__", |call| call.binary(BinaryOp::Add, call.arg(0), call.arg(1))).takes(2, &["", ""]) => ["print((1).__add__(2), [1].__add__([2]))" => "3 [1, 2]"];
    Native::new("number.__mul__", |call| call.binary(BinaryOp::Mult, call.arg(0), call.arg(1))).takes(2, &["", ""]) => ["print('a'.__mul__(2))" => "aa"];
    Native::new("number.__lt__", |call| call.compare(CompareOp::Lt, call.arg(0), call.arg(1))).takes(2, &["", ""]) => ["print((1).__lt__(2), 'a'.__gt__('b'))" => "True False"];
    Native::new("number.__le__", |call| call.compare(CompareOp::LtE, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("number.__gt__", |call| call.compare(CompareOp::Gt, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("number.__ge__", |call| call.compare(CompareOp::GtE, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
}

natives! {
    /// Of numbers.
    NUMBER:
    Native::new("number.__abs__", |call| {
        let negative = call.less(call.arg(0), Value::Int(0))?;
        call.unary(if negative { UnaryOp::USub } else { UnaryOp::UAdd }, call.arg(0))
    }).takes(1, &[""]) => ["print((-3).__abs__())" => "3"];
    Native::new("number.__bool__", |call| call.typed(Call::truth)).takes(1, &[""]) => ["print((0).__bool__())" => "False"];
    Native::new("number.__floordiv__", |call| call.binary(BinaryOp::FloorDiv, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("number.__mod__", |call| call.binary(BinaryOp::Mod, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("number.__neg__", |call| call.unary(UnaryOp::USub, call.arg(0))).takes(1, &[""]) => [];
    Native::new("number.__pow__", |call| call.binary(BinaryOp::Pow, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
    Native::new("number.__sub__", |call| call.binary(BinaryOp::Sub, call.arg(0), call.arg(1))).takes(2, &["", ""]) => ["print((5).__sub__(3))" => "2"];
    Native::new("number.__truediv__", |call| call.binary(BinaryOp::Div, call.arg(0), call.arg(1))).takes(2, &["", ""]) => [];
}

/// Equality of an instance of a class of the program is identity; of other values it is theirs.
fn identical(call: &mut Call<'_>, op: CompareOp) -> Result<Value, Stop> {
    let (own, other) = (call.arg(0), call.arg(1));
    if !call.is_own(own) {
        return call.compare(op, own, call.plain(other));
    }
    Ok(match own.is(other) {
        true => Value::Bool(op == CompareOp::Eq),
        false => Value::NotImplemented,
    })
}

fn hash(call: &mut Call<'_>) -> Result<Value, Stop> {
    match call.arg(0) {
        Value::Ref(handle) if call.is_own(call.arg(0)) => Ok(Value::Int(handle.0.into())),
        value => call.hash(value).map(Value::Int),
    }
}

fn repr(call: &mut Call<'_>, value: Value) -> Result<String, Stop> {
    match call.look().object(value) {
        Some(object @ Object::Instance(_)) => {
            let object = object.clone();
            call.address_repr(value, &object)
        }
        Some(Object::Exception(exception)) => {
            let exception = exception.clone();
            let mut text = String::new();
            call.write_exception(&mut text, &exception, &mut Vec::new())?;
            Ok(text)
        }
        _ => call.repr(value),
    }
}

fn str(call: &mut Call<'_>, value: Value) -> Result<String, Stop> {
    // That of an instance without `__str__` is its `__repr__`.
    if call.is_own(value) { call.repr(value) } else { call.str(value) }
}

fn next(call: &mut Call<'_>, iter: Value) -> Result<Value, Stop> {
    call.next(iter)?.ok_or_else(|| call.stop_iteration(iter))
}
