//! `object type property staticmethod classmethod`. Exceptions are made by the machine.

use crate::library::Foreign;
use crate::library::table::natives;
use crate::native::{Call, Stop};
use crate::object::Object;
use crate::value::{Handle, Value};

natives! {
    /// Classes for what classes are made of.
    OTHERS:
    Native::new("classmethod", |call| call.typed(classmethod)).takes(1, &[""]) => [
        "class A:\n    @classmethod\n    def name(cls): return cls.__name__\nprint(A.name(), A().name())" => "A A",
    ];
    Native::new("object", |call| call.new_foreign(Foreign::Plain)) => ["a = object(); print(a == a, a == object(), a is None)" => "True False False"];
    Native::new("property", property).takes(0, &["fget", "fset", "fdel", "doc"]) => [
        "class A:\n    @property\n    def x(self): return 5\nprint(A().x)" => "5",
        "class A:\n    def __init__(self): self._x = 1\n    @property\n    def x(self): return self._x\n    \
         @x.setter\n    def x(self, v): self._x = v * 2\na = A(); a.x = 4; print(a.x)" => "8",
    ];
    Native::new("staticmethod", |call| call.typed(staticmethod)).takes(1, &[""]) => [
        "class A:\n    @staticmethod\n    def twice(x): return 2 * x\nprint(A.twice(2), A().twice(3))" => "4 6",
    ];
    Native::new("type", |call| Ok(call.class_of(call.arg(0)))).takes(1, &[""]) => [
        "print(type(1), type('').__name__, type([]) is list, type(type(1)))" => "<class 'int'> str True <class 'type'>",
        "class A: pass\nprint(type(A()) is A, type(A()).__name__, type(A))" => "True A <class 'type'>",
    ];
}

fn classmethod(call: &mut Call<'_>, function: Value) -> Result<Handle, Stop> {
    call.heap().insert(Object::ClassMethod(function))
}

fn staticmethod(call: &mut Call<'_>, function: Value) -> Result<Handle, Stop> {
    call.heap().insert(Object::StaticMethod(function))
}

fn property(call: &mut Call<'_>) -> Result<Value, Stop> {
    let parts = [0, 1, 2, 3].map(|index| call.arg(index).or(Value::None));
    call.heap().insert(Object::Property(Box::new(parts))).map(Value::Ref)
}
